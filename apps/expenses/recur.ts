import { addToIso, dayOf, isoOf, lastDayOf, momentOf } from './months.ts';
import { compare } from '../../src/sdk/core/compare.ts';
import type { Expenses, Recurring } from './state.ts';
import type { WithId } from './lists.ts';

export const timerOf = (recurring: string): string => `expenses-${recurring}`;

/** Day of the n-th one (0 is the start). A day that a month lacks is its last. */
function nth(r: Pick<Recurring, 'every' | 'interval' | 'start'>, n: number): string {
  const by = n * r.interval;
  if (r.every === 'day') return addToIso(r.start, by);
  if (r.every === 'week') return addToIso(r.start, 7 * by);
  const [year, month, day] = r.start.split('-').map(Number) as [number, number, number];
  const months = year * 12 + month - 1 + (r.every === 'year' ? 12 * by : by);
  const [y, m] = [Math.floor(months / 12), (months % 12) + 1];
  return `${y}-${String(m).padStart(2, '0')}-${String(Math.min(day, lastDayOf(y, m))).padStart(2, '0')}`;
}

/** First day of a rule that is not before `iso`; null where it has ended by then. */
export function firstFrom(
  r: Pick<Recurring, 'every' | 'interval' | 'start' | 'until'>,
  iso: string,
): string | null {
  const unit = { day: 1, week: 7, month: 28, year: 365 }[r.every] * r.interval;
  let n = Math.max(0, Math.floor((dayOf(iso) - dayOf(r.start)) / unit));
  // Months and years are longer than the unit: the guess may lie too far.
  while (n > 0 && nth(r, n - 1) >= iso) n--;
  while (nth(r, n) < iso) n++;
  const day = nth(r, n);
  return r.until !== null && day > r.until ? null : day;
}
export const dayAfter = (iso: string): string => isoOf(dayOf(iso) + 1);

/** Moment of the next one; null for one that is paused or has ended. */
export const dueAt = (r: Recurring, zone: string): number | null =>
  r.paused || r.next === null ? null : momentOf(r.next, r.minute, zone);

/** `Every month`, `Every 2 weeks`. */
export const everyWords = (every: Recurring['every'], interval: number): string =>
  interval === 1 ? `Every ${every}` : `Every ${interval} ${every}s`;

/** Active rules by their next day, then paused and ended ones. */
export function recurringOf(state: Expenses): WithId<Recurring>[] {
  const rank = (r: Recurring) => (r.next === null ? 2 : r.paused ? 1 : 0);
  return Object.entries(state.recurring)
    .map(([id, r]) => ({ ...r, id }))
    .sort((a, b) => rank(a) - rank(b) || compare(a.next ?? '', b.next ?? '') || compare(a.id, b.id));
}

/** Timers of the base data. */
export function timersOf(state: Expenses, { zone }: { now: number; zone: string }) {
  return Object.fromEntries(
    Object.entries(state.recurring).flatMap(([id, r]) => {
      const at = dueAt(r, zone);
      return at === null ? [] : [[timerOf(id), { at, action: 'addDue', args: { recurring: id } }]];
    }),
  );
}
