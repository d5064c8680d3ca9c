import { epochOf, partsAt } from '../../src/state/clock.ts';
import { dayNumber, weekdayOf } from '../../src/state/civil.ts';
import type { Repeat } from './state.ts';

/** An event of an iCalendar text (RFC 5545), its times in the phone's zone where the text names none or another than UTC. */
export interface IcsEvent {
  title: string;
  from: number;
  to: number;
  allDay: boolean;
  place: string;
  notes: string;
  repeat: Repeat | null;
}

const FREQUENCIES: Record<string, Repeat['every']> = {
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};
const DAY_MS = 86_400_000;

const plain = (value: string): string =>
  value
    .replace(/\\[nN]/g, '\n')
    .replace(/\\([,;\\])/g, '$1')
    .trim();

function moment(value: string, zone: string): number | undefined {
  const m = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?(Z)?)?$/.exec(value);
  if (!m) return undefined;
  const [year, month, day, hour, minute] = [m[1], m[2], m[3], m[4] ?? 0, m[5] ?? 0].map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || minute > 59)
    return undefined;
  return epochOf({ year, month, day, hour, minute }, m[6] ? 'UTC' : zone);
}

/** The rule where it is one that a form has: every so many days, weeks, months or years. */
function repeatOf(value: string, from: number, zone: string): Repeat | null {
  const parts = Object.fromEntries(value.split(';').map(p => p.split('=') as [string, string]));
  const every = FREQUENCIES[parts['FREQ'] ?? ''];
  if (!every) return null;
  const until = parts['UNTIL'] ? /^(\d{4})(\d\d)(\d\d)/.exec(parts['UNTIL']) : null;
  const whole = (text: string | undefined, most: number) =>
    Math.min(most, Math.max(1, Number.parseInt(text ?? '1', 10) || 1));
  return {
    every,
    interval: whole(parts['INTERVAL'], 99),
    weekdays: every === 'week' ? [weekdayOf(dayNumber(partsAt(from, zone)))] : [],
    monthly: 'date',
    until: until ? `${until[1]}-${until[2]}-${until[3]}` : null,
    count: parts['COUNT'] && !until ? whole(parts['COUNT'], 999) : null,
  };
}

/** The events of a text that have a start that can be read, in its order. */
export function readIcs(text: string, zone: string): IcsEvent[] {
  const found: IcsEvent[] = [];
  let fields: Record<string, string> | null = null;
  for (const line of text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')) {
    const [, name = '', value = ''] = /^([^:;]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    const key = name.toUpperCase();
    if (key === 'BEGIN' && value === 'VEVENT') fields = {};
    else if (key === 'END' && value === 'VEVENT' && fields) {
      const start = fields['DTSTART'] ?? '';
      const from = moment(start, zone);
      const allDay = !start.includes('T');
      if (from !== undefined) {
        // The end of whole days is the day after the last.
        const end = moment(fields['DTEND'] ?? '', zone);
        const to =
          end === undefined
            ? allDay
              ? from
              : from + 3_600_000
            : allDay
              ? Math.max(from, end - DAY_MS / 2)
              : Math.max(from, end);
        found.push({
          title: plain(fields['SUMMARY'] ?? ''),
          from,
          to,
          allDay,
          place: plain(fields['LOCATION'] ?? ''),
          notes: plain(fields['DESCRIPTION'] ?? ''),
          repeat: fields['RRULE'] ? repeatOf(fields['RRULE'], from, zone) : null,
        });
      }
      fields = null;
    } else if (fields && key !== '' && !(key in fields)) fields[key] = value;
  }
  return found;
}
