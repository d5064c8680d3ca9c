import { remembered } from '../../../src/sdk/core/remembered.ts';
import {
  addMonths,
  civilOf,
  dayAt,
  dayNumber,
  isoOf,
  monthStart,
  weekStart,
} from '../../../src/state/civil.ts';
import { KINDS, type Type } from '../kinds.ts';
import type { Activity, Fitness } from '../state.ts';

export type Row = Activity & { id: string };
type Activities = Fitness['activities'];

/** Every activity, newest first. */
export const activitiesOf = remembered((activities: Activities): readonly Row[] =>
  Object.entries(activities)
    .map(([id, a]) => ({ ...a, id }))
    .sort((a, b) => b.startedAt - a.startedAt || (a.id < b.id ? -1 : 1)),
);

/** Letters without marks or case, so that `jose` finds José. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
/** Whether all words of a search stand in an activity's name, notes, type or place. */
export function fitsSearch(a: Activity, query: string): boolean {
  const text = plain(`${a.name} ${a.notes} ${KINDS[a.type].name} ${a.place}`);
  return plain(query)
    .split(/\s+/)
    .every(word => text.includes(word));
}

export interface Sums {
  count: number;
  metres: number;
  seconds: number;
  climb: number;
}
export const sumsOf = (rows: readonly Activity[]): Sums => ({
  count: rows.length,
  metres: rows.reduce((n, a) => n + a.metres, 0),
  seconds: rows.reduce((n, a) => n + a.seconds, 0),
  climb: rows.reduce((n, a) => n + a.climb, 0),
});

export interface Month extends Sums {
  key: string;
  year: number;
  month: number;
  rows: Row[];
}
/** Activities of a type (or all) that a search finds, by month, newest first. */
export const monthsOf = remembered(
  (activities: Activities, type: Type | null, query: string, zone: string): readonly Month[] => {
    const months = new Map<string, Row[]>();
    for (const a of activitiesOf(activities)) {
      if ((type !== null && a.type !== type) || (query.trim() !== '' && !fitsSearch(a, query.trim())))
        continue;
      const key = isoOf(monthStart(dayAt(a.startedAt, zone))).slice(0, 7);
      (months.get(key) ?? months.set(key, []).get(key)!).push(a);
    }
    return [...months].map(([key, rows]) => ({
      key,
      year: Number(key.slice(0, 4)),
      month: Number(key.slice(5)),
      rows,
      ...sumsOf(rows),
    }));
  },
);

export type Span = 'week' | 'month' | 'year';
/** First day and the day after the last of the week, month or year that a day lies in, `by` of them on. Day numbers. */
export function spanOf(span: Span, day: number, firstDay: number, by = 0): { from: number; to: number } {
  if (span === 'week') {
    const from = weekStart(day, firstDay) + 7 * by;
    return { from, to: from + 7 };
  }
  if (span === 'month') {
    const from = addMonths(monthStart(day), by);
    return { from, to: addMonths(from, 1) };
  }
  const from = dayNumber({ year: civilOf(day).year + by, month: 1, day: 1 });
  return { from, to: dayNumber({ year: civilOf(day).year + by + 1, month: 1, day: 1 }) };
}

/** Activities of a type (or all) on the days [from, to), newest first. */
export const within = (
  activities: Activities,
  type: Type | null,
  from: number,
  to: number,
  zone: string,
): Row[] =>
  activitiesOf(activities).filter(a => {
    const day = dayAt(a.startedAt, zone);
    return day >= from && day < to && (type === null || a.type === type);
  });

/** Types that there are activities of, the commonest first. */
export const typesOf = remembered((activities: Activities): readonly Type[] => {
  const counts = new Map<Type, number>();
  for (const a of Object.values(activities)) counts.set(a.type, (counts.get(a.type) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([t]) => t);
});
