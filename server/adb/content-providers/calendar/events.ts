import { equal } from '../../../../src/state/json.ts';
import type { AdbDevice } from '../../device.ts';
import {
  addedIds,
  runFormRule,
  illegal,
  allowOnly,
  text,
  changeThroughProvider,
  wholeNumber,
  type Bound,
  type ContentTable,
  type Row,
} from '../table.ts';
import { formatRrule, parseRrule } from './recurrence.ts';
import {
  accountOf,
  argbOf,
  calendarNumbers,
  DAY,
  eventNumbers,
  stateOf,
  type CalendarEvent,
} from './state.ts';
import { boundTimes, momentOf, rangeOf } from './times.ts';

/** CalendarContract.AttendeesColumns: the owner's answer to an invitation. */
const ANSWER = { yes: 1, no: 2, waiting: 3, maybe: 4 } as const;

const COLUMNS = [
  '_id',
  'calendar_id',
  'title',
  'description',
  'eventLocation',
  'dtstart',
  'dtend',
  'duration',
  'allDay',
  'eventTimezone',
  'rrule',
  'exdate',
  'original_id',
  'originalInstanceTime',
  'hasAlarm',
  'hasAttendeeData',
  'availability',
  'eventStatus',
  'selfAttendeeStatus',
  'organizer',
  'eventColor',
  'displayColor',
  'lastDate',
  'calendar_displayName',
  'visible',
  'deleted',
];

const WRITABLE = [
  'calendar_id',
  'title',
  'description',
  'eventLocation',
  'dtstart',
  'dtend',
  'duration',
  'allDay',
  'eventTimezone',
  'eventEndTimezone',
  'rrule',
  'availability',
  'hasAlarm',
  'hasAttendeeData',
  'eventStatus',
  'accessLevel',
];

/** When an event takes place, in columns. Android gives an end to a single event and a duration to a repeating one. */
function timeColumns(event: CalendarEvent): Bound {
  const { from, to } = rangeOf(event);
  const { allDay, repeat, startDate, cancelled } = event;
  const duration = allDay ? `P${(to - from) / DAY}D` : `P${(to - from) / 1_000}S`;
  return {
    dtstart: from,
    dtend: repeat ? null : to,
    duration: repeat ? duration : null,
    allDay: Number(allDay),
    eventTimezone: allDay ? 'UTC' : event.zone,
    rrule: repeat && formatRrule(repeat, startDate),
    exdate: cancelled.map(date => date.replaceAll('-', '')).join(',') || null,
    lastDate: repeat ? null : to,
  };
}

/** The repeating event that an exception belongs to, and the time of the occurrence that it replaces. */
function seriesColumns(event: CalendarEvent, number: (id: string) => number): Bound {
  const { series, allDay, startMinute, zone } = event;
  if (!series) return { original_id: null, originalInstanceTime: null };
  return {
    original_id: number(series.event),
    originalInstanceTime: momentOf(series.date, allDay ? 0 : startMinute, allDay ? 'UTC' : zone),
  };
}

function eventRows(device: AdbDevice): Row[] {
  const { events, calendars } = stateOf(device);
  const number = eventNumbers(device);
  const calendarNumber = calendarNumbers(device);
  return Object.entries(events).map(([key, event]) => {
    const calendar = calendars[event.calendar];
    return {
      key,
      values: {
        _id: number(key),
        calendar_id: calendarNumber(event.calendar),
        title: event.title,
        description: event.notes || null,
        eventLocation: event.place || null,
        ...timeColumns(event),
        ...seriesColumns(event, number),
        hasAlarm: Number(event.reminders.length > 0),
        hasAttendeeData: Number(event.guests.length > 0),
        availability: Number(!event.busy),
        eventStatus: 1,
        selfAttendeeStatus: ANSWER[event.answer],
        organizer: event.organiser?.address ?? accountOf(device),
        eventColor: event.colour && argbOf(event.colour),
        displayColor: argbOf(event.colour ?? calendar?.colour ?? 'grey'),
        calendar_displayName: calendar?.name ?? null,
        visible: Number(calendar?.visible ?? false),
        deleted: 0,
      },
    };
  });
}

/** Saves an event as the app's form does. Throws IllegalArgumentException. */
async function saveEvent(device: AdbDevice, key: string, values: Bound): Promise<void> {
  allowOnly(values, ...WRITABLE);
  const state = stateOf(device);
  const was = state.events[key]!;
  const { cancelled: _c, series: _s, organiser: _o, answer: _a, createdAt: _m, editedAt: _e, ...rest } = was;
  const times = boundTimes(device, values, was);
  const number = calendarNumbers(device);
  const wanted = wholeNumber(values, 'calendar_id');
  const calendar =
    wanted === undefined ? was.calendar : Object.keys(state.calendars).find(id => number(id) === wanted);
  if (calendar === undefined) throw illegal(`There is no calendar ${wanted}`);
  let { repeat, busy } = rest;
  if (values['rrule'] !== undefined) {
    const rule = text(values, 'rrule');
    repeat = rule === '' ? null : parseRrule(rule, times.startDate);
  }
  if (values['availability'] !== undefined) busy = wholeNumber(values, 'availability') !== 1;
  const initial = structuredClone({ ...rest, ...times, calendar, repeat, busy });
  const texts = {
    title: text(values, 'title', was.title).trim(),
    place: text(values, 'eventLocation', was.place).trim(),
    notes: text(values, 'description', was.notes),
  };
  // The form writes nothing where nothing is different.
  if (equal({ ...initial, ...texts }, rest)) return;
  await runFormRule(
    device,
    'calendar',
    'save',
    { form: 'content', initial, event: key, date: was.startDate, scope: 'all', ...texts },
    'Invalid event, or its calendar is read-only',
  );
}

async function insertEvent(device: AdbDevice, values: Bound): Promise<void> {
  allowOnly(values, ...WRITABLE);
  const times = boundTimes(device, values);
  const rule = text(values, 'rrule');
  // A rule that the app cannot express is refused before the event is made.
  if (rule !== '') parseRrule(rule, times.startDate);
  const wanted = wholeNumber(values, 'calendar_id');
  if (wanted === undefined) throw illegal('calendar_id is required');
  const number = calendarNumbers(device);
  const [, calendar] = Object.entries(stateOf(device).calendars).find(([id]) => number(id) === wanted) ?? [];
  if (!calendar) throw illegal(`There is no calendar ${wanted}`);
  if (calendar.kind !== 'own') throw illegal(`The calendar ${calendar.name} is read-only`);
  const { from, to } = rangeOf(times);
  const [key] = await addedIds(
    () => stateOf(device).events,
    () =>
      changeThroughProvider(device, 'calendar', provider => {
        provider.add({
          title: text(values, 'title'),
          from: times.allDay ? momentOf(times.startDate, 0, times.zone) : from,
          to: times.allDay ? momentOf(times.endDate, 720, times.zone) : to,
          allDay: times.allDay,
          place: text(values, 'eventLocation'),
          notes: text(values, 'description'),
          reminders: [],
        });
      }),
  );
  try {
    await saveEvent(device, key!, values);
  } catch (error) {
    await changeThroughProvider(device, 'calendar', provider => provider.remove(key!));
    throw error;
  }
}

async function removeEvent(device: AdbDevice, key: string): Promise<void> {
  const event = stateOf(device).events[key];
  if (event) await device.run('calendar', 'remove', { event: key, date: event.startDate, scope: 'all' });
  if (stateOf(device).events[key]) throw illegal('The calendar of this event is read-only');
}

export const eventsTable = (device: AdbDevice): ContentTable => ({
  type: 'vnd.android.cursor.dir/event',
  order: '_id',
  columns: COLUMNS,
  rows: () => eventRows(device),
  insert: values => insertEvent(device, values),
  async update(rows, values) {
    for (const { key } of rows) await saveEvent(device, key, values);
  },
  async remove(rows) {
    for (const { key } of rows) await removeEvent(device, key);
  },
});
