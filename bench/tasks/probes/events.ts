import type { Phone } from '../../../apps/catalogue.ts';
import type { Event } from '../../../apps/calendar/state.ts';
import { dayOf, isoOf } from '../../../src/state/civil.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { quoted, sqlText } from './words.ts';

const EVENTS = 'content://com.android.calendar/events';

/** A moment by its day and minutes after midnight, epoch ms. */
function moment(iso: string, minutes: number, zone: string): number {
  const [year, month, day] = isoOf(dayOf(iso) + Math.floor(minutes / 1_440))
    .split('-')
    .map(Number) as [number, number, number];
  return epochOf(
    { year, month, day, hour: Math.floor((minutes % 1_440) / 60), minute: minutes % 60, second: 0 },
    zone,
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
