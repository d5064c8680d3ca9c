import type { Phone } from '../../../apps/catalogue.ts';
import { occurrencesOf } from '../../../apps/calendar/select.ts';
import type { Event, Repeat } from '../../../apps/calendar/state.ts';
import { sameText } from '../../../judges/changes.ts';
import { dayOf, isoOf, weekdayOf } from '../../../src/state/civil.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { probe, type Probe, type Row } from '../probe.ts';
import { timeText } from '../sample.ts';
import { quoted, sqlText } from './words.ts';

const EVENTS = 'content://com.android.calendar/events';

/** An event as the calendar provider lists it. Fields that are missing may have any value. */
export interface Wanted {
  title: string;
  /** ISO, in the phone's zone. */
  day: string;
  /** Minutes after midnight. */
  at: number;
  /** Minutes; any length if missing. */
  minutes?: number;
  place?: string;
  notes?: string;
  /** Tests its recurrence rule; without this, the event must not repeat. */
  rule?: (rule: string) => boolean;
}

/** A moment by its day and minutes after midnight, epoch ms. */
export function moment(iso: string, minutes: number, zone: string): number {
  const [year, month, day] = isoOf(dayOf(iso) + Math.floor(minutes / 1_440))
    .split('-')
    .map(Number) as [number, number, number];
  return epochOf(
    { year, month, day, hour: Math.floor((minutes % 1_440) / 60), minute: minutes % 60, second: 0 },
    zone,
  );
}

const MS: Readonly<Record<string, number>> = {
  W: 604_800_000,
  D: 86_400_000,
  H: 3_600_000,
  M: 60_000,
  S: 1_000,
};
/** How long an event lasts. The provider has the end of a single event, and the duration (RFC 5545) of a series. */
function lengthOf({ dtstart, dtend, duration }: Row): number {
  if (dtend) return Number(dtend) - Number(dtstart);
  return [...(duration ?? '').matchAll(/(\d+)([WDHMS])/g)].reduce(
    (sum, [, n, unit]) => sum + Number(n) * MS[unit!]!,
    0,
  );
}

/** The single events of these titles, as they are. */
export const wantedOf = ({ apps }: Phone, titles: readonly string[], but: readonly string[] = []): Wanted[] =>
  Object.entries(apps.calendar.events)
    .filter(([id, e]) => titles.includes(e.title) && !but.includes(id))
    .map(([, e]) => ({
      title: e.title,
      day: e.startDate,
      at: e.startMinute,
      minutes: (dayOf(e.endDate) - dayOf(e.startDate)) * 1_440 + e.endMinute - e.startMinute,
      place: e.place,
      notes: e.notes,
    }));

const listed = (titles: readonly string[]): string => titles.map(sqlText).join(', ');
const PROJECTION = [
  '_id',
  'dtstart',
  'dtend',
  'duration',
  'allDay',
  'rrule',
  'title',
  'eventLocation',
  'description',
] as const;

/** Asks whether the events with these titles are exactly the wanted ones. */
export function events(
  { clock: { zone } }: Phone,
  titles: readonly string[],
  wanted: readonly Wanted[],
): Probe {
  const fits =
    (row: Row) =>
    ({ title, day, at, minutes, place, notes, rule }: Wanted): boolean =>
      sameText(row['title'] ?? '', title) &&
      row['allDay'] !== '1' &&
      Number(row['dtstart']) === moment(day, at, zone) &&
      (minutes === undefined || lengthOf(row) === minutes * 60_000) &&
      (place === undefined || (row['eventLocation'] ?? '').toLowerCase() === place.toLowerCase()) &&
      (notes === undefined || sameText(row['description'] ?? '', notes)) &&
      (rule ? rule(row['rrule'] ?? '') : !row['rrule']);
  return probe(
    'content',
    {
      uri: EVENTS,
      where: `title IN (${listed(titles)})`,
      projection: PROJECTION,
    },
    `of ${titles.join(', ')} there are ${wanted.map(each => `${each.title} (${each.day})`).join(', ') || 'none'}`,
    rows => {
      const left = [...wanted];
      return (
        rows.length === wanted.length &&
        rows.every(row => {
          const at = left.findIndex(fits(row));
          return at >= 0 && left.splice(at, 1).length === 1;
        })
      );
    },
  );
}

/** Asks whether no event begins between two minutes of a day (ISO). */
export const free = ({ clock: { zone } }: Phone, iso: string, from = 0, to = 1_440): Probe =>
  probe(
    'content',
    {
      uri: EVENTS,
      where: `dtstart >= ${moment(iso, from, zone)} AND dtstart < ${moment(iso, to, zone)}`,
      projection: ['_id', 'title'],
    },
    `nothing begins on ${iso}${from > 0 ? ` at ${timeText(from)}` : ''}`,
    rows => rows.length === 0,
  );

/** Asks whether the same events begin at a time of a day (ISO) as at the start. */
export function sameDay(was: Phone, iso: string): Probe {
  const {
    apps,
    clock: { zone },
  } = was;
  const expected = Object.values(apps.calendar.events)
    .filter(e => e.startDate === iso && !e.allDay)
    .map(e => e.title)
    .sort();
  return probe(
    'content',
    {
      uri: EVENTS,
      where: `allDay = 0 AND dtstart >= ${moment(iso, 0, zone)} AND dtstart < ${moment(iso, 1_440, zone)}`,
      projection: ['_id', 'title'],
    },
    `on ${iso} begins ${expected.join(', ') || 'nothing'}`,
    rows =>
      rows
        .map(row => row['title'])
        .sort()
        .join('\n') === expected.join('\n'),
  );
}

const UNITS: Readonly<Record<string, Repeat['every']>> = {
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};
const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Whether a daily or weekly rule (RFC 5545) gives exactly these days, from the first of them to a last day (ISO). */
export function gives(rule: string, days: readonly string[], last: string, zone: string): boolean {
  const parts = new Map(
    rule
      .replace(/^RRULE:/, '')
      .split(';')
      .map(part => part.split('=') as [string, string]),
  );
  const every = UNITS[parts.get('FREQ') ?? ''];
  if (!every) return false;
  const until = /^(\d{4})(\d\d)(\d\d)/.exec(parts.get('UNTIL') ?? '');
  const repeat: Repeat = {
    every,
    interval: Number(parts.get('INTERVAL') ?? 1),
    monthly: 'date',
    until: until ? until.slice(1).join('-') : null,
    count: parts.has('COUNT') ? Number(parts.get('COUNT')) : null,
    weekdays:
      every !== 'week'
        ? []
        : parts.has('BYDAY')
          ? parts
              .get('BYDAY')!
              .split(',')
              .map(day => DAYS.indexOf(day))
              .sort()
          : [weekdayOf(dayOf(days[0]!))],
  };
  const event: Event = {
    title: '',
    calendar: 'calendar-any',
    allDay: true,
    startDate: days[0]!,
    startMinute: 0,
    endDate: days[0]!,
    endMinute: 0,
    zone,
    repeat,
    place: '',
    notes: '',
    colour: null,
    busy: true,
    reminders: [],
    guests: [],
    cancelled: [],
    series: null,
    organiser: null,
    answer: 'yes',
    createdAt: 0,
    editedAt: 0,
  };
  return (
    occurrencesOf('event-any', event, dayOf(days[0]!), dayOf(last), zone)
      .map(each => each.date)
      .join() === days.join()
  );
}

/** Values of columns with their types for `content insert`: string, integer, long. */
type Columns = Readonly<Record<string, [type: 's' | 'i' | 'l', value: string | number]>>;

const bind = (columns: Columns): string =>
  Object.entries(columns)
    .map(([column, [type, value]]) => `--bind ${quoted(`${column}:${type}:${value}`)}`)
    .join(' ');

const columnsOf = (event: Event, zone: string): Columns => ({
  calendar_id: ['i', 1],
  title: ['s', event.title],
  dtstart: ['l', moment(event.startDate, event.startMinute, zone)],
  dtend: ['l', moment(event.endDate, event.endMinute, zone)],
  eventTimezone: ['s', zone],
  eventLocation: ['s', event.place],
  description: ['s', event.notes],
});

/** Shell lines that replace the events with these titles in a device's first calendar by the single events of the start. */
export const slateEvents = ({ apps, clock: { zone } }: Phone, titles: readonly string[]): string[] => [
  `content delete --uri ${EVENTS} --where ${quoted(`title IN (${titles.map(sqlText).join(', ')})`)}`,
  ...Object.values(apps.calendar.events)
    .filter(e => titles.includes(e.title) && e.repeat === null && !e.allDay)
    .map(event => `content insert --uri ${EVENTS} ${bind(columnsOf(event, zone))}`),
];
