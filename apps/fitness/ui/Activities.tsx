import { MONTHS } from '../../../src/sdk/core/format.ts';
import { useOs, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, ConfirmDialog, EmptyState, Fab, IconButton, Screen, WindowedList } from './kit.ts';
import { KINDS, type Type } from '../kinds.ts';
import { monthsOf, typesOf, type Month, type Row } from '../select.ts';
import { distanceWords, lengthWords, times, type Units } from '../units.ts';
import { useAct, useActivities, useNav, usePicked, useUnits } from './hooks.ts';
import { ActivityRow, MainBar, TypeChips } from './parts.tsx';
import { useUndoBar } from './Undo.tsx';
import css from './fitness.module.css';

const monthWords = (m: Month): string => `${MONTHS[m.month - 1]} ${m.year}`;
const sumWords = (m: Month, units: Units): string =>
  [
    times(m.count, 'activity', 'activities'),
    ...(m.metres > 0 ? [distanceWords(m.metres, units)] : []),
    lengthWords(m.seconds),
  ].join(' · ');

/** Activities by month, each month with its sums. */
export function MonthList({
  months,
  name,
  picked,
  onPick,
  top,
}: {
  months: readonly Month[];
  name: string;
  picked?: readonly string[] | null;
  onPick?: (id: string) => void;
  top?: boolean;
}) {
  const scale = useOs(o => o.settings.textScale);
  const units = useUnits();
  const nav = useNav();
  const rows: (Month | Row)[] = months.flatMap(m => [m, ...m.rows]);
  const height = (i: number) => Math.round('key' in rows[i]! ? 24 + 42 * scale : 24 + 64 * scale);
  return (
    <WindowedList
      name={name}
      label="Activities"
      count={rows.length}
      rowHeight={height}
      footer={<div style={{ blockSize: top ? 32 : 96 }} />}
      render={i => {
        const row = rows[i]!;
        if ('key' in row)
          return (
            <div className={css['month']}>
              <span className={css['monthName']} role="heading" aria-level={2}>
                {monthWords(row)}
              </span>
              <span className={css['muted']} dir="auto">
                {sumWords(row, units)}
              </span>
            </div>
          );
        return (
          <ActivityRow
            activity={row}
            {...(picked ? { picked: picked.includes(row.id) } : {})}
            onClick={() =>
              picked && onPick ? onPick(row.id) : nav.push('/activity/:activity', { activity: row.id })
            }
            {...(onPick ? { onLongPress: () => onPick(row.id) } : {})}
          />
        );
      }}
    />
  );
}

/** The history: by month, of all types or one; a long press picks several, to merge or delete them. */
export function Activities() {
  const activities = useActivities();
  const [type, setType] = useScreenState<Type | null>('type', null);
  const [picked, setPicked] = usePicked();
  const [asking, setAsking] = useScreenState<'delete' | 'merge' | null>('asking', null);
  const zone = useZone();
  const undo = useUndoBar();
  const act = useAct();
  const nav = useNav();
  const months = monthsOf(activities, type, '', zone);
  const pick = (id: string) =>
    setPicked(was => (was?.includes(id) ? was.filter(x => x !== id) : [...(was ?? []), id]));
  const chosen = picked ?? [];
  const done = () => {
    setAsking(null);
    setPicked(null);
  };
  const bar =
    picked === null ? (
      <AppBar
        title="Activities"
        leading="none"
        actions={
          <>
            <IconButton icon="search" label="Search" onClick={() => nav.push('/search')} />
            <IconButton icon="checklist" label="Select" onClick={() => setPicked([])} />
          </>
        }
      />
    ) : (
      <AppBar
        title={`${chosen.length} selected`}
        leading="close"
        onLeading={() => setPicked(null)}
        color="var(--c-surface-container-high)"
        actions={
          <>
            <IconButton
              icon="merge"
              label="Merge"
              disabled={chosen.length < 2}
              onClick={() => setAsking('merge')}
            />
            <IconButton
              icon="delete"
              label="Delete"
              disabled={chosen.length === 0}
              onClick={() => setAsking('delete')}
            />
          </>
        }
      />
    );
  return (
    <>
      <Screen
        label="Activities"
        scroll={false}
        appBar={bar}
        bottom={
          <>
            {undo}
            <MainBar at="activities" />
          </>
        }
        fab={
          picked === null ? (
            <Fab icon="add" label="Add activity" onClick={() => nav.push('/add')} />
          ) : undefined
        }
      >
        <div className={css['listPage']}>
          <TypeChips all value={type} onChange={setType} types={typesOf(activities)} />
          {months.length === 0 ? (
            <EmptyState
              icon="directions_run"
              title={type ? `No ${KINDS[type].plural.toLowerCase()} yet` : 'No activities yet'}
              text="Record one, or enter it by hand."
              action={{ label: 'Add activity', onClick: () => nav.push('/add') }}
            />
          ) : (
            <MonthList months={months} name="activities" picked={picked} onPick={pick} />
          )}
        </div>
      </Screen>
      <ConfirmDialog
        open={asking === 'delete'}
        title={chosen.length === 1 ? 'Delete 1 activity?' : `Delete ${chosen.length} activities?`}
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          done();
          act.deleteActivities({ activities: chosen });
        }}
        onCancel={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'merge'}
        title="Merge activities?"
        text="They become one, with the name of the first, all the distance and all the time."
        confirmLabel="Merge"
        onConfirm={() => {
          done();
          act.mergeActivities({ activities: chosen });
        }}
        onCancel={() => setAsking(null)}
      />
    </>
  );
}
