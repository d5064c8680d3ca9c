import { MONTHS, WEEKDAYS } from '../../src/sdk/core/format.ts';
import type { Days } from './state.ts';

/** A calendar date without a zone: days since 1970-01-01. */
const dayNumber = (year: number, month: number, day: number): number => {
  const y = month > 2 ? year : year - 1;
  const era = Math.floor(y / 400);
  const inEra = y - era * 400;
  const inYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return era * 146_097 + inEra * 365 + Math.floor(inEra / 4) - Math.floor(inEra / 100) + inYear - 719_468;
};

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const lengthOf = (year: number, month: number) => (month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31);
const split = (iso: string) => iso.split('-').map(Number) as [number, number, number];
const numberOf = (iso: string) => dayNumber(...split(iso));
const isoOf = (year: number, month: number, day: number) => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function ofNumber(n: number): string {
  const z = n + 719_468;
  const era = Math.floor(z / 146_097);
  const inEra = z - era * 146_097;
  const y = Math.floor((inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365);
  const inYear = inEra - (365 * y + Math.floor(y / 4) - Math.floor(y / 100));
  const m = Math.floor((5 * inYear + 2) / 153);
  const month = m < 10 ? m + 3 : m - 9;
  return isoOf(era * 400 + y + (month <= 2 ? 1 : 0), month, inYear - Math.floor((153 * m + 2) / 5) + 1);
}

/** Days from one ISO date to another; negative where the second is earlier. */
export const daysFrom = (a: string, b: string): number => numberOf(b) - numberOf(a);

/** Months later on the same day, or on the last of the month where it has no such day. Undefined outside of the years 1 to 9999. */
function monthsLater(iso: string, months: number): string | undefined {
  const [year, month, day] = split(iso);
  const all = year * 12 + month - 1 + months;
  const y = Math.floor(all / 12);
  return y < 1 || y > 9999 ? undefined : isoOf(y, all - y * 12 + 1, Math.min(day, lengthOf(y, all - y * 12 + 1)));
}

/** A date so many years, months and days later or earlier, in that order. Undefined outside of the years 1 to 9999. */
export function shifted(iso: string, { back, years, months, days }: Pick<Days, 'back' | 'years' | 'months' | 'days'>): string | undefined {
  const sign = back ? -1 : 1;
  const moved = monthsLater(iso, sign * (years * 12 + months));
  if (moved === undefined) return undefined;
  const n = numberOf(moved) + sign * days;
  return n < dayNumber(1, 1, 1) || n > dayNumber(9999, 12, 31) ? undefined : ofNumber(n);
}

export interface Difference { days: number; years: number; months: number; rest: number; weekdays: number }

/** What lies between two dates, whichever is first; `weekdays` counts Monday to Friday from the earlier one, the later left out. */
export function between(a: string, b: string): Difference {
  const [first, last] = a <= b ? [a, b] : [b, a];
  const days = daysFrom(first, last);
  let all = (split(last)[0] - split(first)[0]) * 12 + split(last)[1] - split(first)[1];
  if (monthsLater(first, all)! > last) all--;
  const from = numberOf(first);
  let weekdays = Math.floor(days / 7) * 5;
  for (let n = from; n < from + (days % 7); n++) if (weekdayOf(n) % 6 !== 0) weekdays++;
  return { days, years: Math.floor(all / 12), months: all % 12, rest: daysFrom(monthsLater(first, all)!, last), weekdays };
}

/** 0 is Sunday; 1970-01-01 was a Thursday. */
const weekdayOf = (n: number) => (((n + 4) % 7) + 7) % 7;

/** `Saturday, 28 March 2026`. */
export function spelledDay(iso: string): string {
  const [year, month, day] = split(iso);
  return `${WEEKDAYS[weekdayOf(numberOf(iso))]}, ${day} ${MONTHS[month - 1]} ${year}`;
}

/** `12 Mar 2026`. */
export function shortDay(iso: string): string {
  const [year, month, day] = split(iso);
  return `${day} ${MONTHS[month - 1]!.slice(0, 3)} ${year}`;
}
