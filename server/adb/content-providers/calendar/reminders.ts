import type { AdbDevice } from '../../device.ts';
import { numberOf, type ContentTable } from '../table.ts';
import { eventNumbers, stateOf } from './state.ts';

/** CalendarContract.RemindersColumns: a notification on the phone. */
const METHOD_ALERT = 1;

export const remindersTable = (device: AdbDevice): ContentTable => ({
  type: 'vnd.android.cursor.dir/reminder',
  columns: ['_id', 'event_id', 'minutes', 'method'],
  order: '_id',
  rows() {
    const number = eventNumbers(device);
    return Object.entries(stateOf(device).events).flatMap(([id, { reminders }]) =>
      reminders.map(minutes => {
        const key = `${id} ${minutes}`;
        return { key, values: { _id: numberOf(key), event_id: number(id), minutes, method: METHOD_ALERT } };
      }),
    );
  },
});
