import { useNow, useFieldText, useFields, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { Chip, ChipGroup, IconButton, Scroller, Sheet, TextField } from './kit.ts';
import { readTask } from '../actions/adding.ts';
import { dayOf, dayWords } from '../dates.ts';
import type { Token } from '../parse-rules.ts';
import { homeList } from '../select.ts';
import type { Draft } from '../state.ts';
import { clockWords, PRIORITY_NAMES } from '../words.ts';
import { DueMenu, ListMenu, PriorityMenu } from './Choose.tsx';
import { useAct, useH24, usePicker, useTodo, useToday } from './hooks.ts';
import css from './todo.module.css';

const ICONS = {
  due: 'calendar_today',
  time: 'schedule',
  repeat: 'repeat',
  priority: 'flag',
  tag: 'label',
  list: 'list',
} as const satisfies Record<Token['kind'], string>;

/** Opens the sheet for a new task, with what the screen already says of it. */
export function useQuickAdd(): (given?: Partial<Draft>) => void {
  const act = useAct();
  const fields = useFields();
  return (given = {}) => {
    act.startDraft(given);
    fields.set('new-task', '');
    fields.focus('new-task');
  };
}

/** A new task in a line: what its words say stands below as chips, and can be chosen by hand as well. */
export function QuickAdd() {
  const { draft } = useTodo();
  return draft ? <Open draft={draft} /> : null;
}

function Open({ draft }: { draft: Draft }) {
  const state = useTodo();
  const text = useFieldText('new-task');
  const [menu, setMenu] = useScreenState<'due' | 'priority' | 'list' | null>('quick-menu', null);
  const now = useNow();
  const zone = useZone();
  const h24 = useH24();
  const today = useToday();
  const fields = useFields();
  const act = useAct();
  const pick = usePicker();
  const said = readTask(state, text, draft.ignored, { now, zone, h24 });
  const put = (change: Partial<Draft>) => act.changeDraft({ change });
  const leave = () => {
    fields.blur();
    setMenu(null);
    act.dropDraft();
  };
  const add = () => {
    if (said.title !== '') {
      fields.blur();
      act.add({ text, ...draft });
    }
  };
  const open = (which: 'due' | 'priority' | 'list') => {
    fields.blur();
    setMenu(which);
  };
  const close = () => setMenu(null);
  const time = draft.time ?? null;
  const wanted = draft.list ?? said.list ?? draft.home;
  const list = wanted && state.lists[wanted] ? wanted : homeList(state);
  const day = draft.due === undefined && said.due === null ? draft.day : draft.due;
  const due = day === undefined ? undefined : day === null ? 'No date' : dayWords(dayOf(day), today);
  return (
    <>
      <Sheet open label="New task" onClose={leave}>
        <div className={css['quick']}>
          <TextField
            name="new-task"
            label="New task"
            hint="Ring Mum tomorrow 5pm !high #calls"
            variant="plain"
            enterKey="done"
            capitalise
            onEnter={add}
          />
        </div>
        {said.tokens.length > 0 && (
          <div className={css['quickChips']}>
            <ChipGroup label="Read from the words">
              {said.tokens.map(t => (
                <Chip
                  key={`${t.kind}-${t.raw}`}
                  icon={ICONS[t.kind]}
                  label={t.label}
                  onRemove={() => put({ ignored: [...draft.ignored, t.raw.toLowerCase()] })}
                />
              ))}
            </ChipGroup>
          </div>
        )}
        <div className={css['quickFoot']}>
          <div className={css['quickOptions']}>
            <Scroller name="quick-options" axis="x" label="Details">
              <div className={css['options']}>
                <Chip
                  rid="quick-due"
                  icon="calendar_today"
                  label={due ?? 'Date'}
                  selected={due !== undefined}
                  onClick={() => open('due')}
                />
                <Chip
                  rid="quick-priority"
                  icon="flag"
                  label={draft.priority ? `${PRIORITY_NAMES[draft.priority]} priority` : 'Priority'}
                  selected={draft.priority !== undefined}
                  onClick={() => open('priority')}
                />
                <Chip
                  rid="quick-list"
                  icon={state.lists[list]!.icon}
                  label={state.lists[list]!.name}
                  opens
                  onClick={() => open('list')}
                />
                <Chip
                  rid="quick-time"
                  icon="schedule"
                  label={time === null ? 'Time' : clockWords(time, h24)}
                  selected={time !== null}
                  onClick={() => {
                    fields.blur();
                    pick.time('Time', time ?? said.time ?? 9 * 60, 'pickDraftTime', {});
                  }}
                />
                <Chip
                  rid="quick-star"
                  icon="star"
                  label="Important"
                  selected={draft.starred ?? false}
                  onClick={() => put({ starred: !draft.starred })}
                />
              </div>
            </Scroller>
          </div>
          <div className={css['send']}>
            <IconButton icon="send" label="Add task" filled disabled={said.title === ''} onClick={add} />
          </div>
        </div>
      </Sheet>
      <DueMenu
        open={menu === 'due'}
        onClose={close}
        onPick={d => put({ due: d })}
        onCalendar={() =>
          pick.date('Due date', draft.due ? dayOf(draft.due) : (said.due ?? today), 'pickDraftDue', {})
        }
      />
      <PriorityMenu
        open={menu === 'priority'}
        onClose={close}
        {...(draft.priority ? { value: draft.priority } : {})}
        onPick={priority => put({ priority })}
      />
      <ListMenu open={menu === 'list'} onClose={close} value={list} onPick={l => put({ list: l })} />
    </>
  );
}
