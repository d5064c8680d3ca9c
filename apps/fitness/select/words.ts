import { formatTime, MONTHS, WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { dayAt } from '../../../src/state/civil.ts';
import { hasDistance, KINDS, type Type } from '../kinds.ts';
import type { Activity, Fitness, Goal } from '../state.ts';
import {
  countWords,
  distanceWords,
  heightWords,
  lengthWords,
  rateWords,
  times,
  timeWords,
  type Units,
} from '../units.ts';
import { caloriesOf } from './activity.ts';

/** `Today, 07:12`, `Yesterday, 18:30`, `Sun 8 Mar, 09:04`, with the year where it is another. */
export function whenWords(ms: number, now: number, zone: string, h24 = true): string {
  const p = partsAt(ms, zone);
  const days = dayAt(now, zone) - dayAt(ms, zone);
  const weekday = WEEKDAYS[p.weekday]!.slice(0, 3);
  const month = MONTHS[p.month - 1]!.slice(0, 3);
  const year = p.year === partsAt(now, zone).year ? '' : ` ${p.year}`;
  const date = `${weekday} ${p.day} ${month}${year}`;
  const day = days === 0 ? 'Today' : days === 1 ? 'Yesterday' : date;
  return `${day}, ${formatTime(ms, zone, h24)}`;
}

/** `Morning run`, `Evening ride`: what an activity is called until it is named. */
export function usualName(type: Type, ms: number, zone: string): string {
  const { hour } = partsAt(ms, zone);
  return `${partOfDay(hour)} ${KINDS[type].name.toLowerCase()}`;
}
function partOfDay(hour: number): string {
  if (hour < 5 || hour >= 21) return 'Night';
  if (hour < 12) return 'Morning';
  if (hour < 14) return 'Lunchtime';
  return hour < 17 ? 'Afternoon' : 'Evening';
}

const EFFORTS = [
  'Not rated',
  'Very easy',
  'Easy',
  'Easy',
  'Moderate',
  'Moderate',
  'Hard',
  'Hard',
  'Very hard',
  'Very hard',
  'All out',
] as const;
export const effortWords = (effort: number): string =>
  effort === 0 ? EFFORTS[0] : `${effort} · ${EFFORTS[effort]}`;

/** An activity as text to share. */
export function shareText(
  a: Activity,
  weights: Fitness['weights'],
  units: Units,
  now: number,
  zone: string,
): string {
  const lines = [
    `${a.name} (${KINDS[a.type].name.toLowerCase()}, ${whenWords(a.startedAt, now, zone).replace(
      /^Today|^Yesterday/,
      () => {
        const p = partsAt(a.startedAt, zone);
        return `${WEEKDAYS[p.weekday]!.slice(0, 3)} ${p.day} ${MONTHS[p.month - 1]!.slice(0, 3)}`;
      },
    )})`,
  ];
  if (hasDistance(a.type) && a.metres > 0) lines.push(`Distance ${distanceWords(a.metres, units)}`);
  lines.push(`Time ${timeWords(a.seconds)}`);
  if (hasDistance(a.type) && a.metres > 0)
    lines.push(
      `${KINDS[a.type].rate === 'speed' ? 'Speed' : 'Pace'} ${rateWords(a.type, a.metres, a.seconds, units)}`,
    );
  if (a.climb > 0) lines.push(`Climbing ${heightWords(a.climb, units)}`);
  lines.push(`${countWords(caloriesOf(a, weights, zone))} kcal`);
  if (a.notes !== '') lines.push(a.notes);
  return lines.join('\n');
}

/** `3.6 km of 12 km a week`, `4,578 of 8,000 steps a day`. */
export const progressWords = (
  goal: Pick<Goal, 'metric' | 'period' | 'target'>,
  done: number,
  units: Units,
): string => {
  const counted = goal.metric === 'count' || goal.metric === 'steps';
  const amount = counted ? countWords(done) : amountWords(goal.metric, done, units);
  return `${amount} of ${targetWords(goal, units)}`;
};
const PERIOD = { day: 'a day', week: 'a week', month: 'a month' } as const;
/** `Run 15 km a week`, `Be active 3 h a week`, `8,000 steps a day`. */
export function goalTitle(goal: Pick<Goal, 'metric' | 'type' | 'period'>): string {
  const kind = goal.type ? KINDS[goal.type] : null;
  const period = { day: 'Daily', week: 'Weekly', month: 'Monthly' }[goal.period];
  if (goal.metric === 'steps') return 'Daily steps';
  const metric = { distance: 'distance', time: 'time', count: kind ? 'count' : 'activities' }[goal.metric];
  return kind ? `${period} ${kind.name.toLowerCase()} ${metric}` : `${period} ${metric}`;
}
export function amountWords(metric: Goal['metric'], amount: number, units: Units): string {
  if (metric === 'distance')
    return distanceWords(amount, units)
      .replace(/\.00(?= )/, '')
      .replace(/(\.\d)0(?= )/, '$1');
  if (metric === 'time') return lengthWords(amount);
  return metric === 'steps' ? times(amount, 'step', 'steps') : times(amount, 'activity', 'activities');
}
/** `15 km a week`. */
export const targetWords = (goal: Pick<Goal, 'metric' | 'period' | 'target'>, units: Units): string =>
  `${amountWords(goal.metric, goal.target, units)} ${PERIOD[goal.period]}`;
