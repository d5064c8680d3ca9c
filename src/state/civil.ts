import { partsAt } from './clock.ts';

/** A civil date. As a day number it is the days since 1970-01-01; it has no zone, which comes in only where a moment is meant. */
export interface Civil {
  year: number;
  month: number;
  day: number;
}

/** A number of at most two digits with both. */
export const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** Day number of a date; months may run over. After Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms". */
export function dayNumber({ year, month, day }: Civil): number {
  const months = year * 12 + month - 1;
  const m = (((months % 12) + 12) % 12) + 1;
  const y = Math.floor(months / 12) - (m <= 2 ? 1 : 0);
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (m + (m > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    era * 146_097 +
    yearOfEra * 365 +
    Math.floor(yearOfEra / 4) -
    Math.floor(yearOfEra / 100) +
    dayOfYear -
    719_468
  );
}

export function civilOf(number: number): Civil {
  const z = number + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const mp = Math.floor((5 * dayOfYear + 2) / 153);
  const month = mp < 10 ? mp + 3 : mp - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * mp + 2) / 5) + 1,
  };
}

/** Day number of a moment in a zone. */
export const dayAt = (ms: number, zone: string): number => dayNumber(partsAt(ms, zone));

/** Day number of an ISO date. */
export const dayOf = (iso: string): number =>
  dayNumber({ year: Number(iso.slice(0, 4)), month: Number(iso.slice(5, 7)), day: Number(iso.slice(8, 10)) });

/** ISO date of a day number. */
export function isoOf(number: number): string {
  const { year, month, day } = civilOf(number);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** 0 (Sunday) to 6. */
export const weekdayOf = (number: number): number => (((number + 4) % 7) + 7) % 7;

export const daysInMonth = (year: number, month: number): number =>
  dayNumber({ year, month: month + 1, day: 1 }) - dayNumber({ year, month, day: 1 });

/** First day of the month that a day lies in. */
export const monthStart = (number: number): number => number - civilOf(number).day + 1;

/** First day of the week that a day lies in, where weeks begin on `firstDay`. */
export const weekStart = (number: number, firstDay: number): number =>
  number - ((weekdayOf(number) - firstDay + 7) % 7);

/** Same day of the month `by` months on; the last one where the month is shorter. */
export function addMonths(number: number, by: number): number {
  const { year, month, day } = civilOf(number);
  const first = dayNumber({ year, month: month + by, day: 1 });
  const c = civilOf(first);
  return first + Math.min(day, daysInMonth(c.year, c.month)) - 1;
}

/** Week of the year by ISO 8601: the week that holds most of a week's days. Takes the first day of the week as shown. */
export function weekNumber(first: number): number {
  const middle = first + 3;
  return Math.floor((middle - dayNumber({ year: civilOf(middle).year, month: 1, day: 1 })) / 7) + 1;
}
