import { civilOf, dayNumber, dayOf, isoOf } from '../../../../src/state/civil.ts';
import { epochOf, partsAt } from '../../../../src/state/clock.ts';
import type { AdbDevice } from '../../device.ts';
import { flag, illegal, text, wholeNumber, type Bound } from '../table.ts';
import { parseDuration } from './recurrence.ts';
import { DAY, type CalendarEvent } from './state.ts';

/** The fields of an event that say when it takes place. */
export type EventTimes = Pick<
  CalendarEvent,
  'allDay' | 'startDate' | 'startMinute' | 'endDate' | 'endMinute' | 'zone'
>;

export const momentOf = (date: string, minute: number, zone: string): number =>
  epochOf({ ...civilOf(dayOf(date)), minute }, zone);

/** Day number and minute of the day at a moment in a zone. */
export function dayAndMinute(at: number, zone: string): { day: number; minute: number } {
  const parts = partsAt(at, zone);
  return { day: dayNumber(parts), minute: parts.hour * 60 + parts.minute };
}

/** An event's start and end in Android's terms. Whole days run from midnight UTC to the midnight after the last day. */
export function rangeOf(times: EventTimes): { from: number; to: number } {
  const { allDay, startDate, startMinute, endDate, endMinute, zone } = times;
  return allDay
    ? { from: dayOf(startDate) * DAY, to: (dayOf(endDate) + 1) * DAY }
    : { from: momentOf(startDate, startMinute, zone), to: momentOf(endDate, endMinute, zone) };
}

/** The end that columns bind: `dtend`, or `dtstart` and `duration`, or the length that the event has had. */
function boundEnd(values: Bound, from: number, before?: { from: number; to: number }): number | undefined {
  const end = wholeNumber(values, 'dtend');
  if (end !== undefined) return end;
  const duration = text(values, 'duration');
  if (duration) return from + parseDuration(duration);
  return before && from + before.to - before.from;
}

/** When an event takes place: what columns bind, over what it has had. Throws IllegalArgumentException. */
export function boundTimes(device: AdbDevice, values: Bound, was?: CalendarEvent): EventTimes {
  const phoneZone = device.tree.clock.zone;
  const allDay = values['allDay'] === undefined ? (was?.allDay ?? false) : flag(values['allDay']) === 1;
  const before = was && rangeOf(was);
  const from = wholeNumber(values, 'dtstart') ?? before?.from;
  if (from === undefined) throw illegal('dtstart is required');
  const to = boundEnd(values, from, before);
  if (to === undefined) throw illegal('dtend or duration is required');
  if (to < from) throw illegal('dtend is before dtstart');
  if (allDay) {
    const firstDay = Math.floor(from / DAY);
    return {
      allDay,
      startDate: isoOf(firstDay),
      startMinute: 0,
      endDate: isoOf(Math.max(firstDay, Math.ceil(to / DAY) - 1)),
      endMinute: 0,
      zone: was?.zone ?? phoneZone,
    };
  }
  const keepsZone = was && values['eventTimezone'] === undefined;
  const zone = keepsZone ? was.zone : text(values, 'eventTimezone', phoneZone);
  const [start, end] = [dayAndMinute(from, zone), dayAndMinute(to, zone)];
  return {
    allDay,
    startDate: isoOf(start.day),
    startMinute: start.minute,
    endDate: isoOf(end.day),
    endMinute: end.minute,
    zone,
  };
}
