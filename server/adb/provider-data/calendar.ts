import { calendarProvider } from '../content-providers/calendar/provider.ts';
import { fromContent, type ProviderDatabase } from './database.ts';

/** `calendar.db`: calendars, events and reminders of the Calendar app. */
export const calendarDatabase: ProviderDatabase = {
  package: 'com.android.providers.calendar',
  file: 'calendar.db',
  app: 'calendar',
  version: 606,
  tables: context => {
    const table = (name: string) => calendarProvider.table([name], context, new URLSearchParams())!;
    return [
      fromContent('Events', table('events'), [
        'calendar_id INTEGER',
        'title TEXT',
        'description TEXT',
        'eventLocation TEXT',
        'dtstart INTEGER',
        'dtend INTEGER',
        'duration TEXT',
        'allDay INTEGER DEFAULT 0',
        'eventTimezone TEXT',
        'rrule TEXT',
        'exdate TEXT',
        'original_id INTEGER',
        'originalInstanceTime INTEGER',
        'hasAlarm INTEGER DEFAULT 0',
        'availability INTEGER DEFAULT 0',
        'eventStatus INTEGER',
        'organizer TEXT',
        'lastDate INTEGER',
        'deleted INTEGER DEFAULT 0',
      ]),
      fromContent('Calendars', table('calendars'), [
        'account_name TEXT',
        'account_type TEXT',
        'name TEXT',
        'calendar_displayName TEXT',
        'calendar_color INTEGER',
        'calendar_access_level INTEGER',
        'visible INTEGER DEFAULT 1',
        'sync_events INTEGER DEFAULT 0',
        'calendar_timezone TEXT',
        'ownerAccount TEXT',
        'isPrimary INTEGER',
        'deleted INTEGER DEFAULT 0',
      ]),
      fromContent('Reminders', table('reminders'), [
        'event_id INTEGER',
        'minutes INTEGER',
        'method INTEGER DEFAULT 0',
      ]),
    ];
  },
};
