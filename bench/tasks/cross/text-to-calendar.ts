import { dayOf } from '../../../apps/calendar/select.ts';
import type { Draft } from '../../../apps/calendar/state.ts';
import { added } from '../../../judges/changes.ts';
import { newRow } from '../../../judges/side-effects.ts';
import { leftOpen, saveNew, startEvent } from '../calendar/make.ts';
import { task, type Phone } from '../form.ts';
import { openWith, person, receive } from '../messages/make.ts';
import { date, distinct, oneOf, params, time, timeText } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, find, press, scrollTo, tap, text } from '../steps.ts';

interface P {
  people: { name: string }[];
  title: string;
  day: { iso: string };
  at: { minutes: number };
  place: string;
}
/** Saves a new event, changed in these fields. */
const make = (s: Phone, p: P, ctx: SetupCtx, change: Partial<Draft> & { minutes?: number } = {}) =>
  saveNew(s, ctx, {
    title: p.title,
    day: p.day.iso,
    at: p.at.minutes,
    minutes: 60,
    place: p.place,
    ...change,
  });

const HALF_A_DAY = 720;
/** How long the new event lasts, in minutes; an hour where that is not plausible. */
function lengthIn(s: Phone, now: Phone): number {
  const [event] = added(s.apps.calendar.events, now.apps.calendar.events);
  if (!event) return 60;
  const { startDate, startMinute, endDate, endMinute } = event;
  const minutes = (dayOf(endDate) - dayOf(startDate)) * 1_440 + endMinute - startMinute;
  return minutes > 0 && minutes <= HALF_A_DAY ? minutes : 60;
}

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
    // How long it lasts is open: the agent's length is taken, up to half a day.
    expect: { entered: (s, p, ctx, now) => make(s, p, ctx, { minutes: lengthIn(s, now) }) },
    free: leftOpen,
    choices: s => {
      const event = newRow(s.apps.calendar.events);
      return [event.endDate, event.endMinute];
    },
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
      theOldDate: {
        change: (s, p, ctx) => make(s, { ...p, day: p.old }, ctx),
        because: ['entered', 'sideEffects'],
      },
      theOthersHour: {
        change: (s, p, ctx) => make(s, { ...p, at: { minutes: (p.at.minutes + 60) % 1_440 } }, ctx),
        because: ['entered', 'sideEffects'],
      },
      inTokyo: {
        change: (s, p, ctx) => make(s, p, ctx, { zone: 'Asia/Tokyo' }),
        because: ['entered', 'sideEffects'],
      },
      everyWeek: {
        change: (s, p, ctx) =>
          make(s, p, ctx, {
            repeat: { every: 'day', interval: 7, weekdays: [], monthly: 'date', until: null, count: null },
          }),
        because: ['entered', 'sideEffects'],
      },
    },
    alternatives: {
      longer: { change: (s, p, ctx) => make(s, p, ctx, { reminders: [30], minutes: 90 }) },
    },
  },
);
