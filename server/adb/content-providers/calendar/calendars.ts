import type { AdbDevice } from '../../device.ts';
import {
  addedIds,
  flag,
  illegal,
  allowOnly,
  text,
  unsupported,
  wholeNumber,
  type ContentTable,
} from '../table.ts';
import { accountOf, argbOf, calendarNumbers, colourNamed, stateOf } from './state.ts';

/** CalendarContract.CalendarColumns: access levels. */
const [READ, OWNER] = [200, 700];

export const calendarsTable = (device: AdbDevice): ContentTable => ({
  type: 'vnd.android.cursor.dir/calendar',
  order: '_id',
  columns: [
    '_id',
    'account_name',
    'account_type',
    'name',
    'calendar_displayName',
    'calendar_color',
    'calendar_access_level',
    'visible',
    'sync_events',
    'calendar_timezone',
    'ownerAccount',
    'isPrimary',
    'deleted',
  ],
  rows() {
    const { calendars, settings } = stateOf(device);
    const number = calendarNumbers(device);
    const account = accountOf(device);
    return Object.entries(calendars).map(([key, { name, colour, kind, visible }]) => ({
      key,
      values: {
        _id: number(key),
        account_name: account,
        account_type: 'LOCAL',
        name,
        calendar_displayName: name,
        calendar_color: argbOf(colour),
        calendar_access_level: kind === 'own' ? OWNER : READ,
        visible: Number(visible),
        sync_events: 1,
        calendar_timezone: device.tree.clock.zone,
        ownerAccount: account,
        isPrimary: Number(settings.calendar === key),
        deleted: 0,
      },
    }));
  },
  async insert(values) {
    const colour = colourNamed(wholeNumber(values, 'calendar_color') ?? 0) ?? 'blue';
    const name = text(values, 'calendar_displayName', text(values, 'name'));
    const made = await addedIds(
      () => stateOf(device).calendars,
      () => device.run('calendar', 'addCalendar', { name, colour }),
    );
    if (made.length === 0) throw illegal('A calendar needs a name of its own');
  },
  async update(rows, values) {
    allowOnly(values, 'visible', 'calendar_displayName', 'name');
    for (const { key: calendar } of rows) {
      if (values['visible'] !== undefined)
        await device.run('calendar', 'showCalendar', { calendar, visible: flag(values['visible']) === 1 });
      const name = text(values, 'calendar_displayName', text(values, 'name'));
      if (name !== '') await device.run('calendar', 'renameCalendar', { calendar, name });
    }
  },
  async remove(rows) {
    for (const { key: calendar } of rows) {
      await device.run('calendar', 'deleteCalendar', { calendar });
      if (stateOf(device).calendars[calendar])
        throw unsupported('The last own calendar, holidays and birthdays cannot be deleted');
    }
  },
});
