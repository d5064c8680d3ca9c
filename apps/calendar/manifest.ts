import { defineApp } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { actions } from './actions.ts';
import { calendarProvider } from './provider.ts';
import { nextReminder, TIMER } from './reminders.ts';
import { Calendar } from './state.ts';

/** A form for a new event begins with the next full hour of when it was opened. */
const opened = (state: Calendar, _: Record<string, string>, ctx: Ctx) => {
  state.openedAt = ctx.now;
};

export const calendar = defineApp({
  id: 'calendar',
  name: 'Calendar',
  palette: 'system',
  describe: 'Events in several calendars by day, week and month, with repetition, reminders and invitations.',
  state: Calendar,
  actions,
  outward: ['save', 'moveTo', 'remove', 'answer', 'deleteCalendar'],
  routes: {
    '/': { screen: 'Home', title: 'Calendar', activity: '.MainActivity' },
    '/event/:event/:date': { screen: 'Event', title: 'Event', activity: '.EventActivity' },
    '/event/:event': { screen: 'AnyEvent', title: 'Event', activity: '.EventInfoActivity' },
    '/birthday/:contact': { screen: 'BirthdayScreen', title: 'Birthday', activity: '.BirthdayActivity' },
    '/new': { screen: 'NewEvent', title: 'New event', activity: '.NewEventActivity', enter: opened },
    '/edit/:event/:date': { screen: 'EditEvent', title: 'Edit event', activity: '.EditEventActivity' },
    '/guests/:form': { screen: 'Guests', title: 'Guests', activity: '.GuestsActivity' },
    '/import/:file': { screen: 'Import', title: 'Import', activity: '.ImportActivity' },
    '/search': { screen: 'Search', title: 'Search', activity: '.SearchActivity' },
    '/settings': { screen: 'Settings', title: 'Settings', activity: '.SettingsActivity' },
    '/calendar/:calendar': {
      screen: 'OneCalendar',
      title: 'Calendar settings',
      activity: '.CalendarActivity',
    },
  },
  intents: [
    { verb: 'VIEW', mime: 'vnd.android.cursor.item/event', route: '/event/:event' },
    { verb: 'EDIT', mime: 'vnd.android.cursor.item/event', route: '/new' },
    { verb: 'VIEW', mime: 'text/calendar', route: '/import/:file' },
  ],
  provides: { calendar: calendarProvider },
  uses: ['contacts'],
  permissions: ['contacts', 'notifications'],
  channels: [
    { id: 'reminders', name: 'Reminders' },
    { id: 'invitations', name: 'Invitations' },
  ],
  on: { zone: 'replan', clock: 'replan' },
  timers: (state, { now, zone }) => {
    const at = nextReminder(state, now, zone);
    return Object.fromEntries(at === undefined ? [] : [[TIMER, { at, action: 'remind', args: { at } }]]);
  },
  system: true,
});
