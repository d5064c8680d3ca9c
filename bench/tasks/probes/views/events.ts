import type { Phone } from '../../../../apps/catalogue.ts';
import { civilOf, dayNumber, dayOf, isoOf } from '../../../../src/state/civil.ts';
import { epochOf, partsAt } from '../../../../src/state/clock.ts';
import { durationMs, formatRrule, parseRrule } from '../../../../src/state/rrule.ts';
import type { Row } from '../../probe.ts';
import { ask, rowsIn, seenRows, type Reading, type Seen, type View } from './view.ts';

type Event = Phone['apps']['calendar']['events'][string];
const EVENTS = '/apps/calendar/events';
const DAY = 86_400_000;
/** CalendarContract.AttendeesColumns: what the owner answered. */
const ANSWERS: Readonly<Record<string, Event['answer']>> = { 1: 'yes', 2: 'no', 3: 'waiting', 4: 'maybe' };

interface Times {
  allDay: boolean;
  from: number;
  to: number;
  zone: string;
}

/** The fields of an event that say when it is. Whole days run from midnight UTC to the midnight after the last day. */
function seenTimes({ allDay, from, to, zone }: Times): Seen {
  const at = (ms: number) => partsAt(ms, zone);
  const day = (ms: number) => (allDay ? isoOf(Math.floor(ms / DAY)) : isoOf(dayNumber(at(ms))));
  const minute = (ms: number) => (allDay ? 0 : at(ms).hour * 60 + at(ms).minute);
  return {
    '/allDay': allDay,
    '/startDate': day(from),
    '/startMinute': minute(from),
    '/endDate': allDay ? day(Math.max(from, to - 1)) : day(to),
    '/endMinute': minute(to),
    ...(allDay ? {} : { '/zone': zone }),
  };
}

const momentOf = (date: string, minute: number, zone: string): number =>
  epochOf({ ...civilOf(dayOf(date)), minute }, zone);

function seenEvent(event: Event): Seen {
  const { allDay, startDate, startMinute, endDate, endMinute, zone, repeat, cancelled } = event;
  const from = allDay ? dayOf(startDate) * DAY : momentOf(startDate, startMinute, zone);
  const to = allDay ? (dayOf(endDate) + 1) * DAY : momentOf(endDate, endMinute, zone);
  return {
    '/title': event.title,
    '/calendar': event.calendar,
    '/place': event.place,
    '/notes': event.notes,
    ...seenTimes({ allDay, from, to, zone }),
    '/repeat': repeat && (parseRrule(formatRrule(repeat, startDate), startDate) ?? null),
    '/cancelled': [...cancelled].sort(),
    '/answer': event.answer,
    '/busy': event.busy,
  };
}

function readEvent(row: Row, calendars: ReadonlyMap<string, string>): Seen {
  const from = Number(row['dtstart']);
  const to = row['dtend'] ? Number(row['dtend']) : from + (durationMs(row['duration'] ?? '') ?? 0);
  const times = seenTimes({
    allDay: row['allDay'] === '1',
    from,
    to,
    zone: row['eventTimezone'] ?? 'UTC',
  });
  const days = (row['exdate'] ?? '').split(',').filter(Boolean);
  return {
    '/title': row['title'] ?? '',
    '/calendar': calendars.get(row['calendar_displayName'] ?? '') ?? row['calendar_displayName'],
    '/place': row['eventLocation'] ?? '',
    '/notes': row['description'] ?? '',
    ...times,
    // A rule that the app cannot express stays as it is written, which no event here has.
    '/repeat': row['rrule'] ? (parseRrule(row['rrule'], String(times['/startDate'])) ?? row['rrule']) : null,
    '/cancelled': days.map(day => day.replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3')).sort(),
    '/answer': ANSWERS[row['selfAttendeeStatus'] ?? ''] ?? 'yes',
    '/busy': row['availability'] !== '1',
  };
}

const PROJECTION = [
  '_id',
  'dtstart',
  'dtend',
  'duration',
  'allDay',
  'eventTimezone',
  'rrule',
  'exdate',
  'availability',
  'selfAttendeeStatus',
  'calendar_displayName',
  'title',
  'eventLocation',
  'description',
];

/** Events in the calendar provider. Guests, reminders and colours are the app's own. */
export const events: View = {
  id: 'events',
  app: 'calendar',
  questions: [ask('content', { uri: 'content://com.android.calendar/events', projection: PROJECTION })],
  of: ({ apps: { calendar } }): Reading => ({
    rows: { [EVENTS]: seenRows(calendar.events, seenEvent) },
    values: {},
  }),
  read(found, { apps: { calendar } }) {
    const calendars = new Map(Object.entries(calendar.calendars).map(([id, { name }]) => [name, id]));
    return {
      rows: {
        [EVENTS]: Object.fromEntries(
          rowsIn(found).map(row => [`event ${row['_id']}`, readEvent(row, calendars)] as const),
        ),
      },
      values: {},
    };
  },
};
