import type { AdbDevice } from '../../device.ts';
import { numberOf, providerNamed, type ContentTable } from '../table.ts';
import { calendarNumbers, eventNumbers, stateOf } from './state.ts';
import { dayAndMinute } from './times.ts';

const MINUTE = 60_000;
/** The Julian day of 1 January 1970, from which Android's days count. */
const EPOCH_JULIAN = 2_440_588;

/** The occurrences of events between two moments, ms since the epoch. */
export const instancesTable = (device: AdbDevice, from: number, to: number): ContentTable => ({
  type: 'vnd.android.cursor.dir/event',
  columns: [
    '_id',
    'event_id',
    'begin',
    'end',
    'startDay',
    'endDay',
    'startMinute',
    'endMinute',
    'title',
    'description',
    'eventLocation',
    'allDay',
    'calendar_id',
    'calendar_displayName',
  ],
  order: 'begin, _id',
  rows() {
    const { events } = stateOf(device);
    const number = eventNumbers(device);
    const calendarNumber = calendarNumbers(device);
    const { zone } = device.tree.clock;
    const occurrences = providerNamed(device, 'calendar')?.between(from, to) ?? [];
    return occurrences.map(({ id, from: begin, to: end, title, notes, place, allDay, calendar }) => {
      const first = dayAndMinute(begin, zone);
      // The midnight that ends a whole day still belongs to that day.
      const last = dayAndMinute(Math.max(begin, end - (allDay ? MINUTE : 0)), zone);
      const key = `${id}@${begin}`;
      return {
        key,
        values: {
          _id: numberOf(key),
          event_id: number(id),
          begin,
          end,
          startDay: first.day + EPOCH_JULIAN,
          endDay: last.day + EPOCH_JULIAN,
          startMinute: first.minute,
          endMinute: last.minute,
          title,
          description: notes || null,
          eventLocation: place || null,
          allDay: Number(allDay),
          calendar_id: events[id] ? calendarNumber(events[id].calendar) : null,
          calendar_displayName: calendar,
        },
      };
    });
  },
});
