import { added, only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import type { Event } from '../../../apps/calendar/state.ts';
import { putEvent, startEvent } from '../calendar/make.ts';
import { task, type Phone } from '../form.ts';
import { events } from '../probes/events.ts';
import { openWith, person, receive } from '../messages/make.ts';
import { date, distinct, oneOf, params, time, timeText } from '../sample.ts';
import { button, done, field, fill, find, press, scrollTo, tap, text } from '../steps.ts';

interface P {
  people: { name: string }[];
  title: string;
  day: { iso: string };
  at: { minutes: number };
  place: string;
}
const make = (s: Phone, p: P, more: Partial<Event> = {}) =>
  putEvent(s, 'event-new', {
    title: p.title,
    day: p.day.iso,
    at: p.at.minutes,
    minutes: 60,
    place: p.place,
    ...more,
  });
const words = (p: { title: string; day: { en: string }; at: { text: string }; place: string }) =>
  `${p.title}: ${p.day.en}, ${p.at.text}, ${p.place}. See you there!`;

/** Enters an appointment from a text message into the calendar. */
export const textToCalendar = task(
  'cross/text-to-calendar',
  params({
    people: distinct(2, person()),
    title: oneOf('Kite repair', 'Boat survey', 'Choir extra', 'Garden day', 'Lamp testing', 'Map evening'),
    day: date(2, 30),
    at: time('08:30', '20:00', 15),
    place: oneOf('The Bollard', 'Pier 3', 'Tidal Hall', 'Fennel Park', 'Lantern Hill Library'),
  }).and(({ day }) => ({ old: date(31, 40), before: oneOf(day.iso) })),
  {
    tags: ['transfer', 'cross-app', 'date-picker', 'newest'],
    ask: {
      en: [
        ({ people, title }) =>
          `${people[0]!.name} texted me when and where “${title}” is. Put it into my calendar under that title, with the place; the newest text counts.`,
        ({ people, title }) =>
          `Make a calendar event “${title}” from ${people[0]!.name}'s latest text: day, start and place as they wrote.`,
      ],
      zh: [
        ({ people, title }) =>
          `${people[0]!.name} 发短信告诉了我“${title}”的时间和地点。按最新的短信在日历里建一个同名日程，写上地点。`,
      ],
    },
    // A later message changed the date, and another event looks similar.
    setup: (s, p, ctx) => {
      receive(s, ctx, p.people[0]!.number, words({ ...p, day: p.old }), 2_900);
      receive(s, ctx, p.people[0]!.number, words(p), 55);
      receive(
        s,
        ctx,
        p.people[1]!.number,
        words({ ...p, at: { text: timeText((p.at.minutes + 60) % 1_440) } }),
        20,
      );
    },
    goals: {
      when: {
        weight: 2,
        test: ({ was, now, p }) =>
          only(
            added(was.apps.calendar.events, now.apps.calendar.events),
            e =>
              e.startDate === p.day.iso && e.startMinute === p.at.minutes && !e.allDay && e.repeat === null,
          ),
      },
      what: ({ was, now, p }) =>
        only(
          added(was.apps.calendar.events, now.apps.calendar.events),
          e => e.title.toLowerCase() === p.title.toLowerCase(),
        ),
      where: ({ was, now, p }) =>
        only(
          added(was.apps.calendar.events, now.apps.calendar.events),
          e => e.place.toLowerCase() === p.place.toLowerCase(),
        ),
    },
    allow: s => [newIn(s.apps.calendar.events)],
    solve: function* (seen, p) {
      seen = yield* openWith(seen, p.people[0]!);
      const said = /: (\w+ \d+ \w+), (\d\d):(\d\d), (.+)\. See you/.exec(find(seen, text(words(p))).name)!;
      seen = yield* startEvent(p.title, p.day, Number(said[2]) * 60 + Number(said[3]));
      seen = yield* scrollTo(seen, field('Place'));
      seen = yield fill(seen, field('Place'), said[4]!);
      seen = yield press('back');
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      theOldDate: { change: (s, p) => make(s, { ...p, day: p.old }), because: 'when' },
      theOthersHour: {
        change: (s, p) => make(s, { ...p, at: { minutes: (p.at.minutes + 60) % 1_440 } }),
        because: 'when',
      },
      noPlace: { change: (s, p) => make(s, p, { place: '' }), because: 'where' },
      everyWeek: {
        change: (s, p) =>
          make(s, p, {
            repeat: { every: 'day', interval: 7, weekdays: [], monthly: 'date', until: null, count: null },
          }),
        because: 'when',
      },
      twice: {
        change: (s, p) => {
          make(s, p);
          putEvent(s, 'event-again', {
            title: p.title,
            day: p.day.iso,
            at: p.at.minutes,
            minutes: 60,
            place: p.place,
          });
        },
        because: ['when', 'what', 'where'],
      },
    },
    alternatives: {
      longer: { change: (s, p) => make(s, p, { endMinute: (p.at.minutes + 90) % 1_440, reminders: [30] }) },
    },
    probe: (p, was) => [
      events(was, [p.title], [{ title: p.title, day: p.day.iso, at: p.at.minutes, place: p.place }]),
    ],
  },
);
