import { MONTHS, WEEKDAYS } from '../../src/sdk/core/format.ts';
import { addMonths, civilOf, dayNumber, dayOf, isoOf, weekdayOf } from '../../src/state/civil.ts';
import type { Days } from './state.ts';

/** The days that are reckoned with: those of the years 1 to 9999. */
const FIRST = dayNumber({ year: 1, month: 1, day: 1 });
const LAST = dayNumber({ year: 9999, month: 12, day: 31 });

const split = (iso: string) => {
  const { year, month, day } = civilOf(dayOf(iso));
  return [year, month, day] as const;
};

/** Days from one ISO date to another; negative where the second is earlier. */
export const daysFrom = (a: string, b: string): number => dayOf(b) - dayOf(a);

/** Months later on the same day, or on the last of the month where it has no such day. Undefined outside of the years 1 to 9999. */
function monthsLater(iso: string, months: number): string | undefined {
  const day = addMonths(dayOf(iso), months);
  return day < FIRST || day > LAST ? undefined : isoOf(day);
}

/** A date so many years, months and days later or earlier, in that order. Undefined outside of the years 1 to 9999. */
export function shifted(
  iso: string,
  { back, years, months, days }: Pick<Days, 'back' | 'years' | 'months' | 'days'>,
): string | undefined {
  const sign = back ? -1 : 1;
  const moved = monthsLater(iso, sign * (years * 12 + months));
  if (moved === undefined) return undefined;
  const n = dayOf(moved) + sign * days;
  return n < FIRST || n > LAST ? undefined : isoOf(n);
}

export interface Difference {
  days: number;
  years: number;
  months: number;
  rest: number;
  weekdays: number;
}

/** What lies between two dates, whichever is first; `weekdays` counts Monday to Friday from the earlier one, the later left out. */
export function between(a: string, b: string): Difference {
  const [first, last] = a <= b ? [a, b] : [b, a];
  const days = daysFrom(first, last);
  let all = (split(last)[0] - split(first)[0]) * 12 + split(last)[1] - split(first)[1];
  if (monthsLater(first, all)! > last) all--;
  const from = dayOf(first);
  let weekdays = Math.floor(days / 7) * 5;
  for (let n = from; n < from + (days % 7); n++) if (weekdayOf(n) % 6 !== 0) weekdays++;
  return {
    days,
    years: Math.floor(all / 12),
    months: all % 12,
    rest: daysFrom(monthsLater(first, all)!, last),
    weekdays,
  };
}

/** `Saturday, 28 March 2026`. */
export function spelledDay(iso: string): string {
  const [year, month, day] = split(iso);
  return `${WEEKDAYS[weekdayOf(dayOf(iso))]}, ${day} ${MONTHS[month - 1]} ${year}`;
}

/** `12 Mar 2026`. */
export function shortDay(iso: string): string {
  const [year, month, day] = split(iso);
  return `${day} ${MONTHS[month - 1]!.slice(0, 3)} ${year}`;
}
