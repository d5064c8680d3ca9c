import { remembered } from '../../../src/sdk/core/remembered.ts';
import { MONTHS, WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { addMonths, civilOf, dayAt, weekdayOf, weekStart } from '../../../src/state/civil.ts';
import { hashOf } from '../../../src/sdk/city/index.ts';
import { KINDS, type Type } from '../kinds.ts';
import type { Fitness, Goal } from '../state.ts';
import { secondsAt, stepsOf } from './activity.ts';
import { activitiesOf, spanOf, sumsOf, within, type Row, type Span, type Sums } from './history.ts';

type Activities = Fitness['activities'];

/**
 * How many of a day's steps that belong to no activity were taken by a minute of the day: little at night,
 * most on the ways to work and home.
 */
export function dailySteps(day: number, minute: number): number {
  const whole = 3400 + (hashOf(`steps ${day}`) % 3900) + (weekdayOf(day) === 6 ? 1800 : 0);
  const parts = [
    [390, 540, 0.26],
    [540, 720, 0.12],
    [720, 810, 0.2],
    [810, 1020, 0.12],
    [1020, 1140, 0.22],
    [1140, 1350, 0.08],
  ] as const;
  return Math.round(
    parts.reduce(
      (sum, [from, to, share]) =>
        sum + whole * share * Math.max(0, Math.min(1, (minute - from) / (to - from))),
      0,
    ),
  );
}
/** Steps of a day: those about the day until now, and those of its activities. */
export function stepsOn(activities: Activities, day: number, now: number, zone: string): number {
  const today = dayAt(now, zone);
  if (day > today) return 0;
  const minute = day < today ? 1440 : minuteOf(now, zone);
  return (
    dailySteps(day, minute) + within(activities, null, day, day + 1, zone).reduce((n, a) => n + stepsOf(a), 0)
  );
}
export const minuteOf = (ms: number, zone: string): number => {
  const p = partsAt(ms, zone);
  return p.hour * 60 + p.minute;
};

/** First day of the period of a goal that a day lies in, and the day after its last. */
export const periodOf = (goal: Pick<Goal, 'period'>, day: number, firstDay: number) =>
  goal.period === 'day' ? { from: day, to: day + 1 } : spanOf(goal.period, day, firstDay);
/** How much of a goal is done in the period that is now. */
export function progressOf(
  goal: Pick<Goal, 'metric' | 'type' | 'period'>,
  activities: Activities,
  now: number,
  zone: string,
  firstDay: number,
): number {
  const day = dayAt(now, zone);
  if (goal.metric === 'steps') return stepsOn(activities, day, now, zone);
  const { from, to } = periodOf(goal, day, firstDay);
  const sums = sumsOf(within(activities, goal.type, from, to, zone));
  return goal.metric === 'distance' ? sums.metres : goal.metric === 'time' ? sums.seconds : sums.count;
}
/** Goals in the order in which they are shown: daily, weekly, monthly, then the older first. */
export const goalsOf = remembered((goals: Fitness['goals']): readonly (Goal & { id: string })[] => {
  const order = { day: 0, week: 1, month: 2 };
  return Object.entries(goals)
    .map(([id, g]) => ({ ...g, id }))
    .sort((a, b) => order[a.period] - order[b.period] || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
});

export type Measure = 'distance' | 'time' | 'count' | 'climb';
export const measured = (sums: Sums, measure: Measure): number =>
  ({ distance: sums.metres, time: sums.seconds, count: sums.count, climb: sums.climb })[measure];
export interface Bar extends Sums {
  label: string;
  name: string;
  from: number;
  to: number;
}
/** A period in parts: a week by day, a month by week, a year by month. */
export const barsOf = remembered(
  (
    activities: Activities,
    span: Span,
    type: Type | null,
    day: number,
    by: number,
    firstDay: number,
    zone: string,
  ): Bar[] => {
    const { from, to } = spanOf(span, day, firstDay, by);
    const rows = within(activities, type, from, to, zone);
    const part = (a: number, b: number, label: string, name: string): Bar => ({
      label,
      name,
      from: a,
      to: b,
      ...sumsOf(
        rows.filter(r => {
          const d = dayAt(r.startedAt, zone);
          return d >= a && d < b;
        }),
      ),
    });
    if (span === 'week')
      return Array.from({ length: 7 }, (_, i) =>
        part(
          from + i,
          from + i + 1,
          WEEKDAYS[weekdayOf(from + i)]!.slice(0, 2),
          WEEKDAYS[weekdayOf(from + i)]!,
        ),
      );
    if (span === 'year')
      return Array.from({ length: 12 }, (_, i) =>
        part(addMonths(from, i), addMonths(from, i + 1), MONTHS[i]!.slice(0, 1), MONTHS[i]!),
      );
    const bars: Bar[] = [];
    for (let a = from; a < to;) {
      const b = Math.min(to, weekStart(a, firstDay) + 7);
      const [p, q] = [civilOf(a).day, civilOf(b - 1).day];
      const label = p === q ? `${p}` : `${p}–${q}`;
      bars.push(part(a, b, label, `${label} ${MONTHS[civilOf(a).month - 1]}`));
      a = b;
    }
    return bars;
  },
);

/** `9 – 15 Mar`, `March 2026`, `2026`. */
export function spanWords(span: Span, from: number, to: number): string {
  const [a, b] = [civilOf(from), civilOf(to - 1)];
  if (span === 'year') return String(a.year);
  if (span === 'month') return `${MONTHS[a.month - 1]} ${a.year}`;
  const month = (m: number) => MONTHS[m - 1]!.slice(0, 3);
  return a.month === b.month
    ? `${a.day} – ${b.day} ${month(b.month)} ${b.year}`
    : `${a.day} ${month(a.month)} – ${b.day} ${month(b.month)} ${b.year}`;
}

/** Weeks in a row, up to this one, with an activity; a week that is not over breaks nothing. */
export const streakOf = remembered(
  (activities: Activities, today: number, firstDay: number, zone: string): number => {
    const weeks = new Set(activitiesOf(activities).map(a => weekStart(dayAt(a.startedAt, zone), firstDay)));
    let at = weekStart(today, firstDay);
    if (!weeks.has(at)) at -= 7;
    let count = 0;
    for (; weeks.has(at); at -= 7) count++;
    return count;
  },
);

export interface Best {
  what: string;
  activity: Row;
  value: number;
  kind: 'distance' | 'time' | 'climb' | 'fastest';
  metres: number;
}
/** Fastest stretch of so many whole kilometres within an activity, in seconds. */
function fastest(a: Row, km: number): number | null {
  if (a.metres < km * 1000 || a.splits.length === 0) return null;
  let best = Infinity;
  for (let from = 0; from + km * 1000 <= a.metres; from += 1000)
    best = Math.min(best, secondsAt(a, from + km * 1000) - secondsAt(a, from));
  return Math.round(best);
}
/** Personal bests of a type. Of two as good, the earlier one holds. */
export const bestsOf = remembered((activities: Activities, type: Type): Best[] => {
  const rows = activitiesOf(activities)
    .filter(a => a.type === type)
    .reverse();
  const most = (what: string, kind: Best['kind'], of: (a: Row) => number, metres = 0): Best[] => {
    const top = rows.reduce<Row | null>((b, a) => (of(a) > (b ? of(b) : 0) ? a : b), null);
    return top ? [{ what, activity: top, value: of(top), kind, metres }] : [];
  };
  const least = (km: number): Best[] => {
    const found = rows
      .map(a => ({ a, s: fastest(a, km) }))
      .filter(f => f.s !== null)
      .reduce<{ a: Row; s: number | null } | null>((b, f) => (b === null || f.s! < b.s! ? f : b), null);
    return found
      ? [{ what: `Fastest ${km} km`, activity: found.a, value: found.s!, kind: 'fastest', metres: km * 1000 }]
      : [];
  };
  const distances = KINDS[type].rate === 'pace' ? [1, 5, 10] : KINDS[type].rate === 'speed' ? [10, 20] : [];
  return [
    ...most('Longest distance', 'distance', a => a.metres),
    ...most('Longest time', 'time', a => a.seconds),
    ...most('Most climbing', 'climb', a => a.climb),
    ...distances.flatMap(least),
  ];
});

/** Every type of a period with its sums, the longest time first. */
export const byType = (
  activities: Activities,
  from: number,
  to: number,
  zone: string,
): ({ type: Type } & Sums)[] => {
  const rows = within(activities, null, from, to, zone);
  return [...new Set(rows.map(r => r.type))]
    .map(type => ({ type, ...sumsOf(rows.filter(r => r.type === type)) }))
    .sort((a, b) => b.seconds - a.seconds || (a.type < b.type ? -1 : 1));
};
