import type { Phone } from '../catalogue.ts';
import { fresh, idle, pair, turn, type UndoPairs } from '../undo.ts';

const of = (phone: Phone) => phone.apps.calendar;
/** An event of one's own that does not repeat and has no guests, and lies ahead. */
const eventOf = (phone: Phone): string =>
  Object.entries(of(phone).events).find(
    ([, e]) =>
      e.repeat === null &&
      e.guests.length === 0 &&
      e.calendar === 'calendar-personal' &&
      !e.allDay &&
      e.startDate > '2026-03-13',
  )![0];
const rowOf = (phone: Phone) => of(phone).events[eventOf(phone)]!;

export const undo: UndoPairs = {
  'the calendar of an event': pair(
    now => [['setCalendar', { event: eventOf(now), calendar: 'calendar-family' }]],
    (_, was) => [['setCalendar', { event: eventOf(was), calendar: rowOf(was).calendar }]],
  ),
  'the time of an event': pair(
    now => [
      [
        'moveTo',
        {
          event: eventOf(now),
          date: rowOf(now).startDate,
          startDate: '2026-04-20',
          startMinute: 600,
          scope: 'all',
        },
      ],
    ],
    (_, was) => {
      const { startDate, startMinute } = rowOf(was);
      return [['moveTo', { event: eventOf(was), date: '2026-04-20', startDate, startMinute, scope: 'all' }]];
    },
  ),
  'a copy that is not saved': {
    act: now => [['duplicate', { event: eventOf(now), date: rowOf(now).startDate }]],
    undo: [],
  },
  'a calendar that is hidden': turn(
    'showCalendar',
    { calendar: 'calendar-work', visible: false },
    { calendar: 'calendar-work', visible: true },
  ),
  'the name of a calendar': turn(
    'renameCalendar',
    { calendar: 'calendar-personal', name: 'Another' },
    { calendar: 'calendar-personal', name: 'Personal' },
  ),
  'the colour of a calendar': turn(
    'colourCalendar',
    { calendar: 'calendar-personal', colour: 'green' },
    { calendar: 'calendar-personal', colour: 'blue' },
  ),
  'a calendar that is made': pair([['addCalendar', { name: 'Another', colour: 'green' }]], (now, was) => [
    ['deleteCalendar', { calendar: fresh(of(now).calendars, of(was).calendars)[0] }],
  ]),
  'a setting': turn('changeSettings', { settings: { firstDay: 0 } }, { settings: { firstDay: 1 } }),
  looking: idle(['setView', { view: 'month' }], ['remember', { query: 'Ruth' }]),
};
