import { reminderWords } from '../../../apps/calendar/select.ts';
import { added, only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Phone } from '../form.ts';
import { date, oneOf, params, time } from '../sample.ts';
import { button, done, field, fill, has, press, rid, scrollTo, tap, toggle } from '../steps.ts';
import { putEvent, startEvent } from './make.ts';
import type { Event } from '../../../apps/calendar/state.ts';

interface P {
  title: string;
  place: string;
  day: { iso: string };
  at: { minutes: number };
  remind: number;
}
const make = (s: Phone, p: P, more: Partial<Event> = {}) =>
  putEvent(s, 'event-new', {
    title: p.title,
    day: p.day.iso,
    at: p.at.minutes,
    minutes: 60,
    place: p.place,
    reminders: [10, p.remind],
    ...more,
  });
const fresh = ({ was, now }: { was: Phone; now: Phone }) =>
  added(was.apps.calendar.events, now.apps.calendar.events);

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
    goals: {
      made: m => only(fresh(m), e => e.title === m.p.title && !e.allDay && e.repeat === null),
      when: {
        weight: 2,
        test: m =>
          only(
            fresh(m),
            e =>
              e.startDate === m.p.day.iso &&
              e.startMinute === m.p.at.minutes &&
              e.endDate === m.p.day.iso &&
              e.endMinute === m.p.at.minutes + 60 &&
              e.zone === 'Europe/London',
          ),
      },
      where: m => only(fresh(m), e => e.place === m.p.place),
      reminds: m => only(fresh(m), e => e.reminders.includes(m.p.remind)),
    },
    allow: s => [newIn(s.apps.calendar.events)],
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
      aDayLate: {
        change: (s, p) => {
          const [y, m, d] = p.day.iso.split('-').map(Number) as [number, number, number];
          make(s, p, {
            startDate: `${y}-${String(m).padStart(2, '0')}-${String(d === 28 ? 27 : (d % 27) + 1).padStart(2, '0')}`,
          });
        },
        because: 'when',
      },
      noReminder: { change: (s, p) => make(s, p, { reminders: [10] }), because: 'reminds' },
      twice: {
        change: (s, p) => {
          make(s, p);
          putEvent(s, 'event-again', {
            title: p.title,
            day: p.day.iso,
            at: p.at.minutes,
            minutes: 60,
            place: p.place,
            reminders: [p.remind],
          });
        },
        because: ['made', 'when', 'where', 'reminds'],
      },
      everyWeek: {
        change: (s, p) =>
          make(s, p, {
            repeat: { every: 'day', interval: 7, weekdays: [], monthly: 'date', until: null, count: null },
          }),
        because: 'made',
      },
      andDeletedOne: {
        change: (s, p) => {
          make(s, p);
          delete s.apps.calendar.events['event-dentist'];
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      onlyThatReminder: {
        change: (s, p) => make(s, p, { reminders: [p.remind], calendar: 'calendar-work' }),
      },
    },
  },
);
