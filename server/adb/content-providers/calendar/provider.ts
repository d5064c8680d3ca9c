import type { ContentProvider } from '../table.ts';
import { calendarsTable } from './calendars.ts';
import { eventsTable } from './events.ts';
import { instancesTable } from './instances.ts';
import { remindersTable } from './reminders.ts';

/** CalendarContract's calendars, events, reminders and instances (`instances/when/FROM/TO`). */
export const calendarProvider: ContentProvider = {
  authority: 'com.android.calendar',
  table(path, { device }) {
    const range = /^instances\/when\/(-?\d+)\/(-?\d+)$/.exec(path.join('/'));
    if (range) return instancesTable(device, Number(range[1]), Number(range[2]));
    const [what, ...more] = path;
    if (more.length > 0) return undefined;
    switch (what) {
      case 'calendars':
        return calendarsTable(device);
      case 'events':
        return eventsTable(device);
      case 'reminders':
        return remindersTable(device);
      default:
        return undefined;
    }
  },
};
