import { civilOf, dayNumber, weekdayOf } from '../../src/state/civil.ts';
import { epochOf } from '../../src/state/clock.ts';
import { MONTHS, WEEKDAYS } from '../../src/sdk/core/format.ts';

export { civilOf, dayAt, dayOf, isoOf, weekdayOf, weekStart } from '../../src/state/civil.ts';

/** Dates are day numbers (src/state/civil.ts): here are the words for them, and the moments that they stand for. */

/** The moment at which a clock of the zone shows a minute of a day; minutes before 0 and past 1439 run over. */
export function momentOf(day: number, minute: number, zone: string): number {
  const { year, month, day: d } = civilOf(day + Math.floor(minute / 1440));
  const within = ((minute % 1440) + 1440) % 1440;
  return epochOf({ year, month, day: d, hour: Math.floor(within / 60), minute: within % 60 }, zone);
}

/** The day `date` of the month `by` months after that of `day`; the last one where that month is shorter. */
export function monthsOn(day: number, by: number, date: number): number {
  const { year, month } = civilOf(day);
  const first = dayNumber({ year, month: month + by, day: 1 });
  const last = dayNumber({ year, month: month + by + 1, day: 1 }) - 1;
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
  return `${short(WEEKDAYS[weekdayOf(day)]!)}, ${c.day} ${short(MONTHS[c.month - 1]!)}${c.year === civilOf(today).year ? '' : ` ${c.year}`}`;
}

/** `Today`, `Tomorrow`, `Friday, 20 March`: over the tasks of a day. */
export function headingOf(day: number, today: number): string {
  const c = civilOf(day);
  const words = `${WEEKDAYS[weekdayOf(day)]}, ${c.day} ${MONTHS[c.month - 1]}${c.year === civilOf(today).year ? '' : ` ${c.year}`}`;
  if (day === today) return 'Today';
  if (day === today + 1) return 'Tomorrow';
  return day === today - 1 ? 'Yesterday' : words;
}
