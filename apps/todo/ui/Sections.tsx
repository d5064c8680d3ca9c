import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Icon, SectionHeader, SwipeRow } from './kit.ts';
import { headingOf } from '../dates.ts';
import { placeKey, type Place, type Row, type Section } from '../select.ts';
import { SPAN_NAMES } from '../words.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DueMenu } from './Choose.tsx';
import { useAct, usePicked, usePicker, useTodo, useToday } from './hooks.ts';
import { TaskRow } from './TaskRow.tsx';
import css from './todo.module.css';

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

export function Part({
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
