import { partsAt } from '../../src/state/clock.ts';
import { formatTime, MONTHS, WEEKDAYS } from '../../src/sdk/core/format.ts';
import { civilOf, dayNumber, dayOf, weekdayOf } from '../../src/state/civil.ts';
import type { Occurrence } from './occurrences.ts';
import { ordinalOf } from './recur.ts';
import type { Answer, Colour, Event, Repeat } from './state.ts';

const short = (name: string) => name.slice(0, 3);
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const UNITS = { day: 'day', week: 'week', month: 'month', year: 'year' } as const;
const SINGLE = { day: 'Daily', week: 'Weekly', month: 'Monthly', year: 'Annually' } as const;

/** `Thu, 12 Mar`; with the year where it is another than that of `today`. */
export function dayWords(day: number, today: number, long = false): string {
  const c = civilOf(day);
  const year = c.year === civilOf(today).year ? '' : ` ${c.year}`;
  const weekday = WEEKDAYS[weekdayOf(day)]!;
  const month = MONTHS[c.month - 1]!;
  return long ? `${weekday}, ${c.day} ${month}${year}` : `${short(weekday)}, ${c.day} ${short(month)}${year}`;
}

/** `12 Mar 2026`, without the year where it is that of `today`. */
export function plainDay(day: number, today: number): string {
  const c = civilOf(day);
  return `${c.day} ${short(MONTHS[c.month - 1]!)}${c.year === civilOf(today).year ? '' : ` ${c.year}`}`;
}

export const monthWords = (day: number, today: number): string => {
  const c = civilOf(day);
  return `${MONTHS[c.month - 1]}${c.year === civilOf(today).year ? '' : ` ${c.year}`}`;
};

/** `9 – 15 Mar`, `30 Mar – 5 Apr`. */
export function weekWords(first: number): string {
  const a = civilOf(first);
  const b = civilOf(first + 6);
  return a.month === b.month
    ? `${a.day} – ${b.day} ${short(MONTHS[b.month - 1]!)}`
    : `${a.day} ${short(MONTHS[a.month - 1]!)} – ${b.day} ${short(MONTHS[b.month - 1]!)}`;
}

/** When an occurrence takes place: `Thursday, 12 March · 14:00 – 15:30`, `Fri, 27 Mar, 17:15 – Sun, 29 Mar, 16:05`. */
export function whenWords(
  o: Pick<Occurrence, 'event' | 'from' | 'to' | 'first' | 'last'>,
  zone: string,
  now: number,
  h24: boolean,
): string {
  const today = dayNumber(partsAt(now, zone));
  if (o.event.allDay)
    return o.first === o.last
      ? dayWords(o.first, today, true)
      : `${dayWords(o.first, today)} – ${dayWords(o.last, today)}`;
  const from = formatTime(o.from, zone, h24);
  const to = formatTime(o.to, zone, h24);
  const end = dayNumber(partsAt(o.to, zone));
  if (o.first === end) return `${dayWords(o.first, today, true)} · ${from === to ? from : `${from} – ${to}`}`;
  return `${dayWords(o.first, today)}, ${from} – ${dayWords(end, today)}, ${to}`;
}

/** Times of an occurrence as lists of one day write them: `14:00 – 15:30`, `Until 16:05`. */
export function hoursWords(o: Occurrence, day: number, zone: string, h24: boolean): string {
  if (o.event.allDay)
    return o.first === o.last ? 'All day' : `Day ${day - o.first + 1} of ${o.last - o.first + 1}`;
  const from = formatTime(o.from, zone, h24);
  const to = formatTime(o.to, zone, h24);
  if (o.first === o.last) return from === to ? from : `${from} – ${to}`;
  return day === o.first ? `From ${from}` : day === o.last ? `Until ${to}` : 'All day';
}

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function weekdayWords(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return ' on all days';
  if (weekdays.join() === '1,2,3,4,5') return ' on weekdays';
  return weekdays.length > 0 ? ` on ${listed(weekdays.map(d => short(WEEKDAYS[d]!)))}` : '';
}

/** A rule in words: `Weekly on Tue and Thu until 30 Apr`, `Every 2 weeks on Thu`, `Monthly on the last Thursday, 6 times`. */
export function repeatWords(rule: Repeat | null, startDate: string, today: number): string {
  if (!rule) return 'Does not repeat';
  const start = dayOf(startDate);
  const unit = rule.interval === 1 ? SINGLE[rule.every] : `Every ${rule.interval} ${UNITS[rule.every]}s`;
  const c = civilOf(start);
  const weekdays = [...rule.weekdays].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  let on = '';
  if (rule.every === 'week') on = weekdayWords(weekdays);
  if (rule.every === 'month')
    on =
      rule.monthly === 'date'
        ? ` on day ${c.day}`
        : ` on the ${rule.monthly === 'last' ? 'last' : ORDINALS[ordinalOf(start) - 1]} ${WEEKDAYS[weekdayOf(start)]}`;
  if (rule.every === 'year') on = ` on ${c.day} ${MONTHS[c.month - 1]}`;
  const end =
    rule.until !== null
      ? ` until ${plainDay(dayOf(rule.until), today)}`
      : rule.count !== null
        ? `, ${rule.count} ${rule.count === 1 ? 'time' : 'times'}`
        : '';
  return `${unit}${on}${end}`;
}

const amount = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`;
const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** `10 minutes before`, `1 day before`, `At start`; of an all-day event `On the day at 09:00`, `The day before at 17:00`. */
export function reminderWords(minutes: number, allDay: boolean): string {
  if (allDay) {
    const daysBefore = Math.ceil(minutes / 1440);
    const at = clockOf(daysBefore * 1440 - minutes);
    if (daysBefore <= 0) return `On the day at ${at}`;
    return daysBefore === 1
      ? `The day before at ${at}`
      : daysBefore % 7 === 0
        ? `${amount(daysBefore / 7, 'week')} before at ${at}`
        : `${daysBefore} days before at ${at}`;
  }
  if (minutes === 0) return 'At the start';
  if (minutes % 10_080 === 0) return `${amount(minutes / 10_080, 'week')} before`;
  if (minutes % 1440 === 0) return `${amount(minutes / 1440, 'day')} before`;
  if (minutes % 60 === 0) return `${amount(minutes / 60, 'hour')} before`;
  return `${amount(minutes, 'minute')} before`;
}

/** A length of time in words: `45 minutes`, `1 hour`, `1 h 30 min`. */
export function lengthWords(minutes: number): string {
  if (minutes < 60) return amount(minutes, 'minute');
  return minutes % 60 === 0
    ? amount(minutes / 60, 'hour')
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** How long until something, for a reminder's text: `in 10 minutes`, `tomorrow`. */
export function untilWords(from: number, now: number, zone: string, h24: boolean): string {
  const minutes = Math.round((from - now) / 60_000);
  if (minutes <= 0) return 'Now';
  if (minutes < 60) return `In ${amount(minutes, 'minute')}`;
  const between = dayNumber(partsAt(from, zone)) - dayNumber(partsAt(now, zone));
  const at = formatTime(from, zone, h24);
  return between === 0
    ? `Today at ${at}`
    : between === 1
      ? `Tomorrow at ${at}`
      : `${dayWords(dayNumber(partsAt(from, zone)), dayNumber(partsAt(now, zone)))} at ${at}`;
}

export const titleOf = (event: Pick<Event, 'title'>): string => event.title.trim() || '(No title)';

export const COLOUR_NAMES: Record<Colour, string> = {
  red: 'Red',
  pink: 'Pink',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  forest: 'Forest',
  sky: 'Sky',
  blue: 'Blue',
  lavender: 'Lavender',
  purple: 'Purple',
  grey: 'Grey',
};
export const ANSWER_WORDS: Record<Answer, string> = {
  yes: 'Yes',
  no: 'No',
  maybe: 'Maybe',
  waiting: 'Awaiting answer',
};
export const WEEKDAY_LETTERS = ['S', 'M', 'T', 'W', 'T', 'F', 'S'] as const;
