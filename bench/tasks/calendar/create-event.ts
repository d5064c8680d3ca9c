import { reminderWords } from '../../../apps/calendar/select.ts';
import { newRow } from '../../../judges/side-effects.ts';
import { anyOf, task, type Phone } from '../form.ts';
import { date, oneOf, params, time } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, has, press, rid, scrollTo, tap, toggle } from '../steps.ts';
import { saveNew, startEvent } from './make.ts';
import type { Draft } from '../../../apps/calendar/state.ts';

interface P {
  title: string;
  place: string;
  day: { iso: string };
  at: { minutes: number };
  remind: number;
}
const make = (s: Phone, p: P, ctx: SetupCtx, more: Partial<Draft> = {}) =>
  saveNew(s, ctx, {
    title: p.title,
    day: p.day.iso,
    at: p.at.minutes,
    minutes: 60,
    place: p.place,
    reminders: [p.remind],
    ...more,
  });
/** The reminder that the form begins with, and the one that was asked for. */
const beside = (s: Phone, p: P) => {
  const { reminder } = s.apps.calendar.settings;
  return reminder === null ? [p.remind] : [reminder, p.remind];
};

export const createEvent = task(
  'calendar/create-event',
  params({
    title: oneOf(
      'Piano tuner',
      'Keys to Walter',
      'Boat talk',
      'Flu jab',
      'Coffee with Priya',
      'Look at the flat',
      'Passport photos',
      'Meet Tariq',
    ),
    place: oneOf('Lantern Hill Library', 'The Bollard', 'Northgate Clinic', 'Pier 3', 'Fennel Park'),
    day: date(2, 40),
    at: time('08:00', '20:30', 30),
    remind: oneOf(5, 15, 30, 60, 120),
  }),
  {
    tags: ['create', 'multi-step', 'date-picker'],
    ask: {
      en: [
        ({ title, place, day, at, remind }) =>
          `Put “${title}” into my calendar: ${day.en}, ${at.text}, one hour, at ${place}, with a reminder ${reminderWords(remind, false)}.`,
        ({ title, place, day, at, remind }) =>
          `I have “${title}” on ${day.en} at ${at.text} for an hour. Make an event of it, place ${place}, and have the phone remind me ${reminderWords(remind, false)}.`,
      ],
      zh: [
        ({ title, place, day, at, remind }) =>
          `在日历里新建“${title}”：${day.zh}${at.text}开始，一小时，地点 ${place}，提前${remind}分钟提醒。`,
      ],
    },
    expect: {
      made: anyOf(
        (s, p, ctx) => make(s, p, ctx),
        (s, p, ctx) => make(s, p, ctx, { reminders: beside(s, p) }),
      ),
    },
    free: s => {
      const event = newRow(s.apps.calendar.events);
      return [event.calendar, event.colour];
    },
    solve: function* (seen, { title, place, day, at, remind }) {
      seen = yield* startEvent(title, day, at.minutes);
      seen = yield* scrollTo(seen, field('Place'));
      seen = yield fill(seen, field('Place'), place);
      seen = yield press('back');
      seen = yield* scrollTo(seen, rid('add-reminder'));
      seen = yield tap(seen, rid('add-reminder'));
      if (has(seen, toggle(reminderWords(remind, false))))
        seen = yield tap(seen, toggle(reminderWords(remind, false)));
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      everyWeek: {
        change: (s, p, ctx) =>
          make(s, p, ctx, {
            repeat: { every: 'day', interval: 7, weekdays: [], monthly: 'date', until: null, count: null },
          }),
        because: ['made', 'sideEffects'],
      },
      onlyTheUsualReminder: {
        change: (s, p, ctx) => make(s, p, ctx, { reminders: [10] }),
        because: ['made', 'sideEffects'],
      },
    },
    alternatives: {
      inAnotherCalendar: { change: (s, p, ctx) => make(s, p, ctx, { calendar: 'calendar-work' }) },
    },
  },
);
