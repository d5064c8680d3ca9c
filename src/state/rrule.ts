import { civilOf, dayOf } from './civil.ts';

/** How an event repeats, as the calendar app keeps it. */
export interface Repetition {
  every: 'day' | 'week' | 'month' | 'year';
  interval: number;
  /** Weekly: the days on which it falls, 0 (Sunday) to 6, ascending. */
  weekdays: number[];
  monthly: 'date' | 'nth' | 'last';
  until: string | null;
  count: number | null;
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const FREQUENCY = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;
const SUPPORTED_PARTS = ['FREQ', 'UNTIL', 'COUNT', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'WKST'];

/** Weekday of an ISO date, 0 for Sunday. */
const weekdayOf = (date: string): number => (((dayOf(date) + 4) % 7) + 7) % 7;

/** On which days within its unit an event repeats: the BYDAY or BYMONTHDAY part, or nothing. */
function daysPart({ every, weekdays, monthly }: Repetition, startDate: string): string {
  if (every === 'week') return `;BYDAY=${weekdays.map(weekday => WEEKDAYS[weekday]).join(',')}`;
  if (every !== 'month') return '';
  const { day } = civilOf(dayOf(startDate));
  if (monthly === 'date') return `;BYMONTHDAY=${day}`;
  const nth = monthly === 'last' ? -1 : Math.ceil(day / 7);
  return `;BYDAY=${nth}${WEEKDAYS[weekdayOf(startDate)]}`;
}

/** A repetition as an RRULE of RFC 5545. */
export function formatRrule(repeat: Repetition, startDate: string): string {
  const { every, interval, until, count } = repeat;
  let rule = `FREQ=${FREQUENCY[every]}`;
  if (until !== null) rule += `;UNTIL=${until.replaceAll('-', '')}`;
  if (count !== null) rule += `;COUNT=${count}`;
  if (interval !== 1) rule += `;INTERVAL=${interval}`;
  return rule + daysPart(repeat, startDate);
}

/** Reads an RRULE; undefined for a rule that the calendar app cannot express. */
export function parseRrule(rule: string, startDate: string): Repetition | undefined {
  const parts: Record<string, string | undefined> = Object.fromEntries(
    rule
      .replace(/^RRULE:/, '')
      .split(';')
      .map(part => part.split('=') as [string, string]),
  );
  const units = Object.keys(FREQUENCY) as Repetition['every'][];
  const every = units.find(unit => FREQUENCY[unit] === parts['FREQ']);
  const isSupported = Object.keys(parts).every(part => SUPPORTED_PARTS.includes(part));
  if (!every || !isSupported) return undefined;

  const days = (parts['BYDAY'] ?? '').split(',').filter(Boolean);
  let weekdays: number[] = [];
  if (every === 'week') {
    weekdays = days.map(day => WEEKDAYS.indexOf(day)).sort((a, b) => a - b);
    if (weekdays.length === 0) weekdays = [weekdayOf(startDate)];
  }
  if (weekdays.includes(-1)) return undefined;

  let monthly: Repetition['monthly'] = 'date';
  if (every === 'month' && days.length > 0) monthly = days[0]!.startsWith('-1') ? 'last' : 'nth';
  const until = /^(\d{4})(\d\d)(\d\d)/.exec(parts['UNTIL'] ?? '');
  return {
    every,
    interval: Number(parts['INTERVAL'] ?? 1),
    weekdays,
    monthly,
    until: until ? `${until[1]}-${until[2]}-${until[3]}` : null,
    count: parts['COUNT'] === undefined ? null : Number(parts['COUNT']),
  };
}

/** Seconds of a week, a day, an hour, a minute and a second. */
const UNIT_SECONDS = [604_800, 86_400, 3_600, 60, 1];

/** Milliseconds of an RFC 5545 duration such as `P3600S`, `PT1H30M` or `P1D`; undefined for what is none. */
export function durationMs(duration: string): number | undefined {
  const found = /^P(?:(\d+)W)?(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration);
  if (!found) return undefined;
  const seconds = UNIT_SECONDS.reduce((sum, unit, i) => sum + Number(found[i + 1] ?? 0) * unit, 0);
  return seconds * 1_000;
}
