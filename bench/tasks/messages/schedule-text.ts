import { added, only, same, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import { epochOf, partsAt } from '../../../src/state/clock.ts';
import { task } from '../form.ts';
import { date, distinct, oneOf, time, type Day, type TimeOfDay } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, longPress, rid, tap, toggle } from '../steps.ts';
import { numbersOf, openWith, person, send, sent, type Person } from './make.ts';

const at = (s: Phone, day: Day, t: TimeOfDay) =>
  epochOf(
    { ...partsAt(day.at, s.clock.zone), hour: Math.floor(t.minutes / 60), minute: t.minutes % 60, second: 0 },
    s.clock.zone,
  );
const put = (s: Phone, ctx: SetupCtx, to: Person, text: string, when: number) => {
  s.apps.messages.scheduled[ctx.id('later')] = { people: numbersOf([to]), text, at: when };
};

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
    goals: {
      scheduled: ({ was, now, p }) =>
        only(
          added(was.apps.messages.scheduled, now.apps.messages.scheduled),
          x =>
            same(x.people, numbersOf([p.people[0]!])) &&
            sameText(x.text, p.text) &&
            x.at === at(now, p.day, p.time),
        ),
    },
    invariants: { nothingSent: ({ was, now }) => sent(was, now).length === 0 },
    allow: s => [newIn(s.apps.messages.scheduled)],
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
      aDayLater: {
        change: (s, p, ctx) => put(s, ctx, p.people[0]!, p.text, at(s, p.day, p.time) + 86_400_000),
        because: 'scheduled',
      },
      twelveHoursOff: {
        change: (s, p, ctx) =>
          put(
            s,
            ctx,
            p.people[0]!,
            p.text,
            at(s, p.day, p.time) + (p.time.minutes < 720 ? 1 : -1) * 43_200_000,
          ),
        because: 'scheduled',
      },
      someoneElse: {
        change: (s, p, ctx) => put(s, ctx, p.people[1]!, p.text, at(s, p.day, p.time)),
        because: 'scheduled',
      },
      sentAtOnce: {
        change: (s, p, ctx) => send(s, ctx, [p.people[0]!], p.text),
        because: ['scheduled', 'nothingSent', 'sideEffects'],
      },
      twice: {
        change: (s, p, ctx) => {
          for (let i = 0; i < 2; i++) put(s, ctx, p.people[0]!, p.text, at(s, p.day, p.time));
        },
        because: 'scheduled',
      },
    },
  },
);
