import { useMemo } from 'react';
import { WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { usePhone, useSurface } from '../../../src/sdk/react/hooks.ts';
import { Picture, WindowedList } from './kit.ts';
import { rowStarts } from '../../../src/sdk/react/kit/offsets.ts';
import { civilOf, monthStart, weekdayOf, weekNumber, weekStart } from '../../../src/state/civil.ts';
import { inOrder, momentOf, type Occurrence } from '../occurrences.ts';
import { dayWords, hoursWords, monthWords, weekWords } from '../words.ts';
import { Block } from './Block.tsx';
import { useApp, useH24, useNav, useOccurrences, useScale, useTodayNumber, useZone } from './hooks.ts';
import css from './schedule.module.css';

/** What stands in the list, one a row. */
type Row =
  | { kind: 'month'; day: number }
  | { kind: 'week'; day: number }
  | { kind: 'empty'; day: number }
  | { kind: 'event'; day: number; o: Occurrence; head: boolean; tail: boolean };

/** Days before and after the day that was gone to. */
const BEFORE = 100;
const AFTER = 400;
/** A picture for each month, from January. */
const PICTURES = [
  'snowy-cabin-night',
  'bridge-in-fog',
  'lighthouse-on-rocks',
  'ducks-on-pond',
  'red-bicycle-by-wall',
  'hot-air-balloons',
  'beach-striped-umbrella',
  'sunflower-field',
  'mountain-lake-morning',
  'autumn-forest-path',
  'yellow-umbrella-in-rain',
  'city-skyline-night',
] as const;

function useRows(day: number): { rows: Row[]; height: (row: Row) => number } {
  const today = useTodayNumber();
  const scale = useScale();
  const firstDay = useApp(s => s.settings.firstDay);
  const from = weekStart(Math.min(day, today) - BEFORE, firstDay);
  const to = Math.max(day, today) + AFTER;
  const list = useOccurrences(from, to);
  return useMemo(() => {
    const byDay = new Map<number, Occurrence[]>();
    for (const o of list)
      for (let d = Math.max(from, o.first); d <= Math.min(to, o.last); d++)
        byDay.set(d, [...(byDay.get(d) ?? []), o]);
    for (const d of new Set([today, day])) if (!byDay.has(d)) byDay.set(d, []);
    const rows: Row[] = [];
    let month = -1;
    let week = -1;
    for (const d of [...byDay.keys()].sort((a, b) => a - b)) {
      for (let m = month < 0 ? monthStart(d) : monthStart(month + 40); m <= d; m = monthStart(m + 40)) {
        rows.push({ kind: 'month', day: m });
        month = m;
      }
      if (weekStart(d, firstDay) !== week) {
        week = weekStart(d, firstDay);
        rows.push({ kind: 'week', day: week });
      }
      const events = byDay.get(d)!.sort(inOrder);
      if (events.length === 0) rows.push({ kind: 'empty', day: d });
      events.forEach((o, i) =>
        rows.push({ kind: 'event', day: d, o, head: i === 0, tail: i === events.length - 1 }),
      );
    }
    const height = (row: Row) => {
      if (row.kind === 'month') return 128;
      if (row.kind === 'week') return Math.round(36 * scale);
      if (row.kind === 'empty') return Math.round(60 * scale);
      const own = row.o.event.allDay ? 34 : 54;
      return Math.round((row.head && row.tail ? Math.max(own, 50) : own) * scale) + (row.tail ? 14 : 4);
    };
    return { rows, height };
  }, [list, from, to, today, day, scale, firstDay]);
}

/** Month (its first day) of what stands at the top of the list; `day` where it is not shown. */
export function useShownMonth(active: boolean, day: number): number {
  const { id } = useSurface();
  const offset = usePhone(p => (active ? (p.ui.surfaces[id]?.scroll?.['schedule'] ?? 0) : 0));
  const { rows, height } = useRows(day);
  return useMemo(() => {
    if (!active) return day;
    const starts = rowStarts(rows.length, i => height(rows[i]!));
    let last = rows[0]?.day ?? day;
    for (let i = 0; i < rows.length && starts[i]! <= offset + 40; i++)
      last = rows[i]!.kind === 'week' ? last : rows[i]!.day;
    return last;
  }, [active, day, rows, height, offset]);
}

/** Everything that is to come and was, one day under the other; days without anything are left out. */
export function Schedule({ day }: { day: number }) {
  const { rows, height } = useRows(day);
  const today = useTodayNumber();
  const zone = useZone();
  const h24 = useH24();
  const weekNumbers = useApp(s => s.settings.weekNumbers);
  const nav = useNav();
  const rowHeight = useMemo(() => (i: number) => height(rows[i]!), [rows, height]);
  const here = useMemo(() => {
    const at = rows.findIndex(r => r.day >= day && r.kind !== 'month' && r.kind !== 'week');
    return rowStarts(rows.length, rowHeight)[Math.max(0, at)]!;
  }, [rows, rowHeight, day]);
  const render = (i: number) => {
    const row = rows[i]!;
    if (row.kind === 'month')
      return (
        <div className={css['month']}>
          <Picture name={PICTURES[civilOf(row.day).month - 1]!} alt="" />
          <span role="heading" aria-level={2}>
            {monthWords(row.day, today)}
          </span>
        </div>
      );
    if (row.kind === 'week')
      return (
        <div className={css['week']}>
          {weekNumbers && `Week ${weekNumber(weekStart(row.day, 1))}, `}
          {weekWords(row.day)}
        </div>
      );
    const head = row.kind === 'empty' || row.head;
    return (
      <div className={css['row']}>
        <div className={css['day']} data-today={row.day === today || undefined}>
          {head && (
            <>
              <span>{WEEKDAYS[weekdayOf(row.day)]!.slice(0, 3)}</span>
              <b>{civilOf(row.day).day}</b>
            </>
          )}
        </div>
        {row.kind === 'empty' ? (
          <button
            type="button"
            className={css['empty']}
            onClick={() => nav.push('/new', {}, { from: momentOf(row.day, 540, zone) })}
          >
            Nothing planned. Tap to create.
          </button>
        ) : (
          <Block
            o={row.o}
            className={css['event']!}
            day={row.day}
            style={{ marginBlockEnd: row.tail ? 14 : 4 }}
            label={[hoursWords(row.o, row.day, zone, h24), row.o.event.place, dayWords(row.day, today)]}
          >
            {!row.o.event.allDay && (
              <span className={css['sub']} dir="auto" aria-hidden="true">
                {[hoursWords(row.o, row.day, zone, h24), row.o.event.place].filter(Boolean).join(' · ')}
              </span>
            )}
          </Block>
        )}
      </div>
    );
  };
  return (
    <WindowedList
      name="schedule"
      label="Schedule"
      count={rows.length}
      rowHeight={rowHeight}
      render={render}
      overscan={3}
      className={css['list']!}
      header={<div data-key="here" className={css['here']} style={{ insetBlockStart: here }} />}
      footer={<div className={css['end']} />}
    />
  );
}
