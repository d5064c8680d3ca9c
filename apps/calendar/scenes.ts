import { after, changed, oneOfEach, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';
import type { Calendar } from './state.ts';
import { VIEWS } from './state.ts';

const ONE = '/event/event-dentist/2026-03-24';
const SERIES = '/event/event-spanish/2026-03-16';
const EDIT = '/edit/event-dentist/2026-03-24';
const EDIT_SERIES = '/edit/event-spanish/2026-03-16';
const OWN = '/calendar/calendar-family';
const down: Touch = { type: 'scroll', direction: 'down', amount: 0.8 };
const typed: Touch = { type: 'type', element: 'field/title', text: 'Tea' };
const back: Touch = { type: 'key', key: 'back' };

const dialogs: readonly DialogRow[] = [
  ['/', 'Views and calendars', ['button/menu']],
  [ONE, 'More options', ['button/more-options']],
  [
    ONE,
    'Move to calendar',
    ['button/more-options', 'menuitem/move-to-calendar'],
    'apps/calendar/ui/Choose.tsx title',
  ],
  [ONE, 'Delete this event?', ['button/more-options', 'menuitem/delete']],
  [
    SERIES,
    'Delete recurring event',
    ['button/more-options', 'menuitem/delete'],
    'apps/calendar/ui/ScopeDialog.tsx title',
  ],
  ['/new', 'Time zone', ['zone']],
  ['/new', 'Repeat', ['repeat']],
  ['/new', 'Custom repetition', ['repeat', 'radio#option-custom']],
  ['/new', 'Reminder', ['add-reminder']],
  [
    '/new',
    'Custom reminder',
    [
      'add-reminder',
      { type: 'scroll', element: 'scroll/reminders', direction: 'down', amount: 1 },
      'radio#option-custom',
    ],
  ],
  ['/new', 'Calendar', [down, 'calendar']],
  ['/new', 'Colour', [down, 'colour'], 'apps/calendar/ui/Choose.tsx title'],
  [EDIT, 'Discard your changes?', [typed, back, 'button/close']],
  [EDIT_SERIES, 'Save recurring event', [typed, back, 'save']],
  ['/settings', 'First day of the week', ['first-day']],
  ['/settings', 'Default calendar', ['default-calendar']],
  ['/settings', 'Default duration', ['length']],
  ['/settings', 'Default reminder', ['reminder']],
  ['/settings', 'Default reminder of all-day events', ['all-day-reminder']],
  ['/settings', 'Add calendar', [{ type: 'scroll', direction: 'down', amount: 2 }, 'add-calendar']],
  [OWN, 'Rename calendar', ['rename']],
  [OWN, 'Delete Family?', ['button/delete-calendar']],
];

const bare = (s: Calendar) => {
  s.events = {};
};

export const scenes: AppScenes = {
  params: {
    event: ({ apps: { calendar } }) =>
      oneOfEach(calendar.events, e => `${e.allDay} ${e.repeat === null} ${e.organiser === null} ${e.answer}`),
    date: () => ['2026-03-12'],
    contact: () => ['contact-mira-osei'],
    form: () => ['form-one'],
    file: ({ device }) =>
      ['concert_times.ics', 'readme first.txt'].flatMap(name =>
        Object.entries(device.storage.files)
          .filter(([, f]) => f.name === name)
          .map(([id]) => id),
      ),
    calendar: ({ apps: { calendar } }) => oneOfEach(calendar.calendars, c => c.kind),
  },
  screens: ({ world, scene }) => [
    ...VIEWS.map(view => scene(`as ${view}`, '/', { phone: after(world, 'calendar', 'setView', { view }) })),
    ...VIEWS.map(view =>
      scene(`as ${view}, empty`, '/', {
        phone: changed(after(world, 'calendar', 'setView', { view }), ({ calendar }) => bare(calendar)),
      }),
    ),
    scene('with week numbers', '/', {
      phone: changed(world, ({ calendar }) => {
        calendar.settings.weekNumbers = true;
        calendar.view = 'month';
      }),
    }),
    scene('with the small month', '/', { do: ['button/march'] }),
    scene('found', '/search', { do: [{ type: 'type', element: 'field/query', text: 'gannet' }] }),
    scene('nothing found', '/search', { do: [{ type: 'type', element: 'field/query', text: 'zeppelin' }] }),
    scene('all day', '/new', { do: ['switch/all-day'] }),
  ],
  dialogs: () => ({ list: dialogs }),
};
