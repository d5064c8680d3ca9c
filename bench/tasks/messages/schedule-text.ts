import type { Phone } from '../../../apps/catalogue.ts';
import { epochOf, partsAt } from '../../../src/state/clock.ts';
import { task } from '../form.ts';
import { date, distinct, oneOf, time, type Day, type TimeOfDay } from '../sample.ts';
import { button, done, field, fill, longPress, rid, tap, toggle } from '../steps.ts';
import { openWith, person, send } from './make.ts';

const at = (s: Phone, day: Day, t: TimeOfDay) =>
  epochOf(
    { ...partsAt(day.at, s.clock.zone), hour: Math.floor(t.minutes / 60), minute: t.minutes % 60, second: 0 },
    s.clock.zone,
  );
/** Schedules a text for a day and a time. */
export const scheduleText = task(
  'messages/schedule-text',
  {
    people: distinct(2, person()),
    day: date(1, 15),
    time: time('06:10', '21:50'),
    text: oneOf(
      'Happy birthday! Cake is on its way',
      'Please put the green bin out',
      'The tide is low at noon, bring boots',
      'Your key is under the blue pot',
      'Do not forget the tickets',
      'Water is off until half past twelve',
    ),
  },
  {
    tags: ['schedule', 'date', 'clock', 'deep'],
    ask: {
      en: [
        ({ people, day, time: t, text }) =>
          `Schedule a text message to ${people[0]!.name} for ${day.en} at ${t.text}: ${text}`,
        ({ people, day, time: t, text }) =>
          `Have Messages send “${text}” to ${people[0]!.name} by itself on ${day.en}, ${t.text}.`,
      ],
      zh: [
        ({ people, day, time: t, text }) =>
          `给 ${people[0]!.name} 定时发一条短信，时间为${day.zh} ${t.text}，内容：${text}`,
      ],
    },
    expect: {
      scheduled: (s, p, ctx) =>
        ctx.act('messages', 'schedule', {
          to: [p.people[0]!.number],
          text: p.text,
          at: at(s, p.day, p.time),
        }),
    },
    solve: function* (seen, { people, day, time: t, text }) {
      seen = yield* openWith(seen, people[0]!);
      seen = yield fill(seen, field('Text message'), text);
      seen = yield longPress(seen, button('Send SMS'));
      seen = yield tap(seen, rid('pick-time'));
      seen = yield tap(seen, rid('pick-date'));
      const [, number, month] = /(\d+) (\w+)$/.exec(day.en)!;
      seen = yield tap(seen, toggle(new RegExp(`^${number} ${month} \\d{4}$`)));
      seen = yield tap(seen, button('OK'));
      seen = yield tap(seen, rid('pick-clock'));
      seen = yield fill(seen, field('Hour'), t.text.slice(0, 2), { clear: true });
      seen = yield fill(seen, field('Minute'), t.text.slice(3), { clear: true });
      seen = yield tap(seen, button('OK'));
      yield tap(seen, button('Schedule'));
      yield done();
    },
    nearMisses: {
      sentAtOnce: {
        change: (s, p, ctx) => send(s, ctx, [p.people[0]!], p.text),
        because: ['scheduled', 'sideEffects'],
      },
    },
    alternatives: {
      twentySecondsOff: {
        change: (s, p, ctx) =>
          ctx.act('messages', 'schedule', {
            to: [p.people[0]!.number],
            text: p.text,
            at: at(s, p.day, p.time) + 20_000,
          }),
      },
    },
  },
);
