import type { ReactNode } from 'react';
import { useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Chip,
  EmptyState,
  Fab,
  Icon,
  IconButton,
  Menu,
  Screen,
  Scroller,
  SectionHeader,
  SwipeRow,
  type MenuItem,
} from './kit.ts';
import type { IconName } from './icons.ts';
import { headingOf } from '../dates.ts';
import {
  NO_FILTER,
  placeKey,
  sectionsOf,
  sortOf,
  type Filter,
  type Place,
  type Row,
  type Section,
} from '../select.ts';
import { SORTS, type Draft } from '../state.ts';
import { PRIORITY_NAMES, SORT_NAMES, SPAN_NAMES, tasksWords } from '../words.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DueMenu } from './Choose.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { useAct, useDialog, useMinute, usePicked, usePicker, useTodo, useToday } from './hooks.ts';
import { QuickAdd, useQuickAdd } from './QuickAdd.tsx';
import { SelectBar } from './SelectBar.tsx';
import { TaskRow } from './TaskRow.tsx';
import { useUndoBar } from './UndoBar.tsx';
import css from './todo.module.css';

interface Props {
  place: Place;
  title: string;
  empty: { icon: IconName; title: string; text: string };
  /** What the screen says of a task that is added on it. */
  adds?: Partial<Draft>;
  /** Things to do with this very list, at the end of its menu. */
  items?: readonly MenuItem[];
  children?: ReactNode;
}

/** The tasks of a list, a smart list or a tag, and all that is done with them. */
export function TaskPage({ place, title, empty, adds = {}, items = [], children }: Props) {
  const state = useTodo();
  const now = useMinute();
  const zone = useZone();
  const [filter, setFilter] = useScreenState<Filter>('filter', NO_FILTER);
  const [ordering, setOrdering] = useScreenState('ordering', false);
  const [picked, setPicked] = usePicked();
  const [dialog, setDialog] = useDialog();
  const act = useAct();
  const add = useQuickAdd();
  const undo = useUndoBar();
  const sections = sectionsOf(state, place, now, zone, filter);
  const sort = sortOf(state, place);
  const ids = sections.flatMap(s => s.rows.map(t => t.id));
  const filtered = filter.priorities.length > 0 || filter.tag !== null;
  const gathers = 'smart' in place;
  const manual = 'list' in place && sort === 'manual';
  const then = (run: () => void) => () => {
    setDialog(null);
    run();
  };
  const open = sections.filter(s => s.at !== 'completed').reduce((n, s) => n + s.rows.length, 0);
  const bar =
    picked !== null ? (
      <SelectBar ids={ids} />
    ) : ordering ? (
      <AppBar
        title="Reorder"
        subtitle={title}
        leading="close"
        onLeading={() => setOrdering(false)}
        color="var(--c-surface-container-high)"
        actions={<IconButton icon="check" label="Done" onClick={() => setOrdering(false)} />}
      />
    ) : (
      <AppBar
        title={title}
        subtitle={
          'smart' in place && place.smart === 'completed'
            ? `${tasksWords(ids.length)} completed`
            : tasksWords(open)
        }
        actions={
          <>
            <IconButton
              icon="filter_list"
              label="Filter"
              badge={filtered}
              onClick={() => setDialog('filter')}
            />
            <IconButton icon="more_vert" label="More options" onClick={() => setDialog('menu')} />
          </>
        }
      />
    );
  return (
    <>
      <Screen
        label={title}
        className={css['colours']!}
        appBar={bar}
        bottom={undo}
        fab={
          picked === null && !ordering && !(gathers && place.smart === 'completed') ? (
            <Fab icon="add" label="New task" onClick={() => add(adds)} />
          ) : undefined
        }
      >
        {filtered && (
          <Scroller name="filters" axis="x" label="Filters">
            <div className={css['chips']}>
              {filter.priorities.map(p => (
                <Chip
                  key={p}
                  icon="flag"
                  label={p === 'none' ? 'No priority' : PRIORITY_NAMES[p]}
                  selected
                  onRemove={() =>
                    setFilter({ ...filter, priorities: filter.priorities.filter(x => x !== p) })
                  }
                />
              ))}
              {filter.tag !== null && (
                <Chip
                  label={`#${filter.tag}`}
                  selected
                  onRemove={() => setFilter({ ...filter, tag: null })}
                />
              )}
            </div>
          </Scroller>
        )}
        {sections.length === 0 && (
          <EmptyState
            {...(filtered
              ? {
                  icon: 'filter_list',
                  title: 'No tasks',
                  text: 'Nothing here fits the filter.',
                  action: { label: 'Clear filter', onClick: () => setFilter(NO_FILTER) },
                }
              : empty)}
          />
        )}
        {sections.map(s => (
          <Part
            key={s.at}
            place={place}
            section={s}
            alone={sections.length === 1}
            ordering={ordering && s.at === 'open'}
          />
        ))}
      </Screen>
      <Menu
        open={dialog === 'menu'}
        label="More options"
        onClose={() => setDialog(null)}
        items={[
          ...(gathers && place.smart === 'completed'
            ? []
            : [
                {
                  label: 'Sort by',
                  icon: 'sort' as const,
                  meta: SORT_NAMES[sort],
                  rid: 'sort',
                  onClick: () => setDialog('sort'),
                },
              ]),
          {
            label: 'Select',
            icon: 'checklist',
            disabled: ids.length === 0,
            onClick: then(() => setPicked([])),
          },
          ...(manual
            ? [
                {
                  label: 'Reorder',
                  icon: 'swap_vert' as const,
                  disabled: open < 2,
                  onClick: then(() => setOrdering(true)),
                },
              ]
            : []),
          ...(gathers
            ? []
            : [
                {
                  label: state.settings.showCompleted ? 'Hide completed' : 'Show completed',
                  icon: 'done_all' as const,
                  onClick: then(() =>
                    act.changeSettings({ settings: { showCompleted: !state.settings.showCompleted } }),
                  ),
                },
              ]),
          ...items.map(i => ({ ...i, onClick: then(i.onClick) })),
        ]}
      />
      <Menu
        open={dialog === 'sort'}
        anchor="center"
        label="Sort by"
        onClose={() => setDialog(null)}
        items={SORTS.filter(s => s !== 'manual' || 'list' in place).map(s => ({
          label: SORT_NAMES[s],
          checked: s === sort,
          onClick: then(() => act.setSort({ place: placeKey(place), sort: s })),
        }))}
      />
      <FilterSheet
        open={dialog === 'filter'}
        filter={filter}
        onChange={setFilter}
        onClose={() => setDialog(null)}
        completed={!gathers}
      />
      {children}
      <QuickAdd />
    </>
  );
}

/** The words over a section; none where they would say nothing. */
function Heading({
  place,
  section,
  alone,
  onReschedule,
}: {
  place: Place;
  section: Section;
  alone: boolean;
  onReschedule: () => void;
}) {
  const { folded } = useTodo();
  const today = useToday();
  const act = useAct();
  if (section.at === 'open') return null;
  if (section.at === 'overdue')
    return (
      <SectionHeader
        title={<span className={css['late']}>Overdue</span>}
        action={{ label: 'Reschedule', onClick: onReschedule }}
      />
    );
  if (section.at === 'completed') {
    const key = placeKey(place);
    const shut = folded.includes(key);
    return (
      <button
        type="button"
        className={css['foldable']}
        aria-expanded={!shut}
        data-rid="completed"
        onClick={() => act.fold({ list: key, folded: !shut })}
      >
        <Icon name={shut ? 'chevron_right' : 'keyboard_arrow_down'} size={20} />
        <span>{`Completed (${section.rows.length})`}</span>
      </button>
    );
  }
  const span = SPAN_NAMES[section.at as keyof typeof SPAN_NAMES];
  if (span) return <SectionHeader title={span} />;
  return alone && 'smart' in place && place.smart === 'today' ? null : (
    <SectionHeader title={headingOf(Number(section.at), today)} />
  );
}

function Part({
  place,
  section,
  alone,
  ordering,
}: {
  place: Place;
  section: Section;
  alone: boolean;
  ordering: boolean;
}) {
  const { folded } = useTodo();
  const [menu, setMenu] = useScreenState('reschedule', false);
  const today = useToday();
  const act = useAct();
  const pick = usePicker();
  const ids = section.rows.map(t => t.id);
  const shut = section.at === 'completed' && folded.includes(placeKey(place));
  return (
    <>
      <Heading place={place} section={section} alone={alone} onReschedule={() => setMenu(true)} />
      {!shut && (
        <div
          role="group"
          aria-label={
            section.at === 'overdue' ? 'Overdue' : section.at === 'completed' ? 'Completed tasks' : 'Tasks'
          }
        >
          {section.rows.map(t => (
            <Line key={t.id} task={t} ofList={!('list' in place)} ordering={ordering} />
          ))}
        </div>
      )}
      {section.at === 'overdue' && (
        <DueMenu
          open={menu}
          onClose={() => setMenu(false)}
          onPick={due => act.setDue({ tasks: ids, due })}
          onCalendar={() => pick.date('Due date', today, 'pickDue', { tasks: ids })}
        />
      )}
    </>
  );
}

/** A row that is completed or deleted by drawing it aside, picked by a long press, and moved by its handle. */
export function Line({
  task,
  ofList,
  marked,
  ordering = false,
}: {
  task: Row;
  ofList: boolean;
  marked?: readonly string[];
  ordering?: boolean;
}) {
  const { settings } = useTodo();
  const [picked, setPicked] = usePicked();
  const [asked, setAsked] = useScreenState<string | null>('deleting', null);
  const act = useAct();
  const { id } = task;
  const done = task.completedAt !== null;
  const onPick = () =>
    setPicked(was => (was?.includes(id) ? was.filter(x => x !== id) : [...(was ?? []), id]));
  const row = (
    <TaskRow
      task={task}
      ofList={ofList}
      {...(marked ? { marked } : {})}
      onPick={onPick}
      {...(picked ? { picked: picked.includes(id) } : {})}
      {...(ordering ? { onDrop: (to: number) => act.reorder({ task: id, to }) } : {})}
    />
  );
  if (ordering || picked) return row;
  return (
    <>
      <SwipeRow
        id={`swipe-${id}`}
        start={{
          label: done ? 'Not completed' : 'Complete',
          icon: done ? 'restart_alt' : 'check_circle',
          onSwipe: () => (done ? act.uncomplete({ tasks: [id] }) : act.complete({ tasks: [id] })),
        }}
        end={{
          label: 'Delete',
          icon: 'delete',
          danger: true,
          onSwipe: () => (settings.confirmDeletes ? setAsked(id) : act.bin({ tasks: [id] })),
        }}
      >
        {row}
      </SwipeRow>
      <DeleteDialog
        open={asked === id}
        onClose={() => setAsked(null)}
        onDelete={() => act.bin({ tasks: [id] })}
      />
    </>
  );
}
