import { epochOf, partsAt } from '../../src/state/clock.ts';
import { MONTHS, WEEKDAYS } from '../../src/sdk/core/format.ts';

/** Dates as day numbers, days since 1970-01-01: a date has no zone, a zone comes in only where a moment is meant. */

const DAY = 86_400_000;
const two = (n: number): string => String(n).padStart(2, '0');

/** Day number of a date; months and days may run over. */
export const dayNumber = (year: number, month: number, day: number): number => Math.floor(epochOf({ year, month, day }, 'UTC') / DAY);
export const civilOf = (day: number) => partsAt(day * DAY, 'UTC');
export const dayOf = (iso: string): number => dayNumber(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8, 10)));
export function isoOf(day: number): string {
  const { year, month, day: d } = civilOf(day);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(d)}`;
}
/** 0 (Sunday) to 6. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;
/** First day of the week that a day lies in, where weeks begin on `firstDay`. */
export const weekStart = (day: number, firstDay: number): number => day - ((weekdayOf(day) - firstDay + 7) % 7);

/** Day number of a moment in a zone. */
export function dayAt(ms: number, zone: string): number {
  const { year, month, day } = partsAt(ms, zone);
  return dayNumber(year, month, day);
}

/** The moment at which a clock of the zone shows a minute of a day; minutes before 0 and past 1439 run over. */
export function momentOf(day: number, minute: number, zone: string): number {
  const { year, month, day: d } = civilOf(day + Math.floor(minute / 1440));
  const within = ((minute % 1440) + 1440) % 1440;
  return epochOf({ year, month, day: d, hour: Math.floor(within / 60), minute: within % 60 }, zone);
}

/** The day `date` of the month `by` months after that of `day`; the last one where that month is shorter. */
export function monthsOn(day: number, by: number, date: number): number {
  const { year, month } = civilOf(day);
  const first = dayNumber(year, month + by, 1);
  const last = dayNumber(year, month + by + 1, 1) - 1;
  return Math.min(first + date - 1, last);
}

const short = (name: string): string => name.slice(0, 3);

/** `Today`, `Tomorrow`, `Yesterday`, `Saturday` within the week to come, else `Fri, 20 Mar`, with the year where it is another. */
export function dayWords(day: number, today: number): string {
  const by = day - today;
  if (by === 0) return 'Today';
  if (by === 1) return 'Tomorrow';
  if (by === -1) return 'Yesterday';
  return by > 1 && by < 7 ? WEEKDAYS[weekdayOf(day)]! : fullDay(day, today);
}

/** `Fri, 20 Mar`, with the year where it is another. */
export function fullDay(day: number, today: number): string {
  const c = civilOf(day);
  return `${short(WEEKDAYS[c.weekday]!)}, ${c.day} ${short(MONTHS[c.month - 1]!)}${c.year === civilOf(today).year ? '' : ` ${c.year}`}`;
}

/** `Today`, `Tomorrow`, `Friday, 20 March`: over the tasks of a day. */
export function headingOf(day: number, today: number): string {
  const c = civilOf(day);
  const words = `${WEEKDAYS[c.weekday]}, ${c.day} ${MONTHS[c.month - 1]}${c.year === civilOf(today).year ? '' : ` ${c.year}`}`;
  return day === today ? 'Today' : day === today + 1 ? 'Tomorrow' : day === today - 1 ? 'Yesterday' : words;
}
