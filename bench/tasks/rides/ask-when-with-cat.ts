import { askFor } from '../chat/ask-what-to-write.ts';
import { task, type Phone } from '../form.ts';
import { date, oneOf, params, time, type Day, type TimeOfDay } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, field, fill, rid, scrollTo, tap, toggle } from '../steps.ts';
import { bookRide, chooseType, inCash, momentOn, pickUpAt, planTo, SPOTS, spotNamed } from './make.ts';

const NOTES = [
  'Ring at flat 4, please',
  'I wait at the corner',
  'Blue door, no bell',
  'At the bakery side',
] as const;
interface P {
  to: (typeof SPOTS)[number];
  day: Day;
  at: TimeOfDay;
  note: (typeof NOTES)[number];
}
const book = (s: Phone, p: P, ctx: SetupCtx, over: object = {}) =>
  bookRide(s, ctx, {
    to: spotNamed(p.to),
    kind: 'comfort',
    at: momentOn(p.day, p.at.minutes),
    note: p.note,
    wishes: { ...s.apps.rides.settings.wishes, pet: true },
    ...over,
  });

/** When the car has to come, and what the driver should read, is in nobody's phone. */
export const askWhenWithCat = task(
  'rides/ask-when-with-cat',
  params({ to: oneOf(...SPOTS), day: date(1, 12), at: time('08:00', '20:00'), note: oneOf(...NOTES) }),
  {
    tags: ['ask-user', 'form'],
    needs: { lookups: 0 },
    ask: {
      en: [
        p =>
          `Book me a Comfort in Hopalong from home to ${p.to} on ${p.day.en}. The cat comes along in her basket, so say that an animal rides with me. Ask me for the time and for what the note to the driver should be.`,
        p =>
          `I need a Hopalong Comfort to ${p.to} on ${p.day.en}, picked up at home, with the cat. I have not decided when, nor what to write to the driver: ask me both before you book.`,
      ],
      zh: [
        p =>
          `帮我在蹦蹦出行（Hopalong）预约${p.day.zh}从家到 ${p.to} 的 Comfort，要带猫，请勾选携带动物。几点来接、给司机写什么备注，先问我。`,
      ],
    },
    setup: s => inCash(s),
    user: {
      time: {
        about: {
          en: ['when', 'time', 'what hour', 'o’clock', 'pick-up', 'pickup'],
          zh: ['几点', '时间', '什么时候'],
        },
        says: { en: p => `“${p.at.text}”`, zh: p => `“${p.at.text}”` },
      },
      note: {
        about: { en: ['note', 'driver', 'write', 'message'], zh: ['备注', '司机', '留言', '写'] },
        says: { en: p => `“${p.note}”`, zh: p => `“${p.note}”` },
      },
    },
    expect: { booked: (s, p, ctx) => book(s, p, ctx) },
    solve: function* (_seen, p) {
      const told = yield* askFor('At what time should the car come?');
      const note = yield* askFor('What should the note say?');
      let seen = yield* planTo(p.to);
      const [hour, minute] = told.words.split(':').map(Number) as [number, number];
      seen = yield* pickUpAt(seen, p.day, hour * 60 + minute);
      seen = yield* chooseType(seen, 'comfort');
      seen = yield tap(seen, rid('options'));
      seen = yield fill(seen, field('Note to the driver'), note.words);
      seen = yield* scrollTo(seen, toggle('An animal comes along'));
      seen = yield tap(seen, toggle('An animal comes along'));
      seen = yield tap(seen, rid('options-done'));
      yield tap(seen, rid('book'));
      yield done();
    },
    nearMisses: {
      withoutTheCat: {
        change: (s, p, ctx) => book(s, p, ctx, { wishes: s.apps.rides.settings.wishes }),
        because: ['booked', 'sideEffects'],
      },
      atOnce: {
        change: (s, p, ctx) => book(s, p, ctx, { at: null }),
        because: ['booked', 'sideEffects'],
      },
    },
  },
);
