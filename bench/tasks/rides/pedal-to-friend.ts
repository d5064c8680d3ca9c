import { openThread, receive } from '../chat/make.ts';
import { task, type Phone } from '../form.ts';
import { date, distinct, int, oneOf, params, timeText } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, find, has, impossible, rid, row, tap, text, type Steps } from '../steps.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { contactOf, friend, given } from '../wallet/make.ts';
import { bookRide, chooseType, inCash, momentOn, pickUpAt, planTo, SPOTS, spotNamed } from './make.ts';

/** When the last pedal cab starts: at eight in the evening they are all in bed. */
const LAST = 20 * 60;
const samples = (earliest: number, latest: number) =>
  params({
    friends: distinct(2, friend()),
    to: oneOf(...SPOTS),
    day: date(1, 12),
    at: int(earliest, latest, 5),
  });
type P = ReturnType<ReturnType<typeof samples>['draw']>;

const ask = {
  en: [
    (p: P) =>
      `I meet ${given(p.friends[0]!)} on ${p.day.en}; where and when is in our Parley chat. Book a pedal cab in Hopalong (Bike) from home, with the pick-up at exactly the time that ${given(p.friends[0]!)} wrote. It has to be a pedal cab, I get sick in cars.`,
    (p: P) =>
      `Find out on Parley where ${p.friends[0]} wants to see me on ${p.day.en}, and at what time. Then arrange a Bike ride there in Hopalong: from my flat, leaving at that very time. No other type of ride.`,
  ],
  zh: [
    (p: P) =>
      `${p.day.zh}我和${p.friends[0]}见面，时间地点在 Parley 聊天里。请在蹦蹦出行（Hopalong）预约一辆三轮车（Bike）从家出发，接车时间就是对方写的时间。只要三轮车，别的车型不行。`,
  ],
};
function prepare(s: Phone, p: P, ctx: SetupCtx): void {
  inCash(s);
  const [name, another] = p.friends as [string, string];
  receive(s, ctx, contactOf(name), `See you at ${p.to}, ${p.day.en}; set off at ${timeText(p.at)}`, 60);
  const wrong = p.at > LAST ? p.at - 360 : p.at + 15;
  receive(s, ctx, contactOf(another), `On ${p.day.en} I am out from ${timeText(wrong)}, try another day`, 25);
}
const book = (s: Phone, p: P, ctx: SetupCtx, over: object = {}) =>
  bookRide(s, ctx, { to: spotNamed(p.to), kind: 'bike', at: momentOn(p.day, p.at), ...over });

/** Plans the ride from what the friend wrote, up to the button that books it. */
function* plan(seen: Observation, p: P): Steps {
  seen = yield* openThread(seen, p.friends[0]!);
  const said = find(seen, text(/^See you at /)).name;
  const [, place, hour, minute] = /^See you at (.+), .+; set off at (\d\d):(\d\d)$/.exec(said)!;
  seen = yield* planTo(place!);
  seen = yield* pickUpAt(seen, p.day, Number(hour) * 60 + Number(minute));
  seen = yield* chooseType(seen, 'bike');
  return yield tap(seen, rid('book'));
}

export const pedalToFriend = task('rides/pedal-to-friend', samples(9 * 60, 19 * 60 + 50), {
  tags: ['cross-app', 'search', 'twin'],
  twin: 'rides/pedal-too-late',
  needs: { lookups: 2, memory: 2 },
  ask,
  setup: prepare,
  expect: { booked: (s, p, ctx) => book(s, p, ctx) },
  solve: function* (seen, p) {
    yield* plan(seen, p);
    yield done();
  },
  nearMisses: {
    byCar: { change: (s, p, ctx) => book(s, p, ctx, { kind: 'hop' }), because: ['booked', 'sideEffects'] },
    calledImpossible: {
      change: (s, p, ctx) => book(s, p, ctx),
      declared: 'impossible',
      because: 'declared',
    },
  },
});

export const pedalTooLate = task('rides/pedal-too-late', samples(LAST + 10, 22 * 60 + 30), {
  tags: ['cross-app', 'search', 'twin', 'impossible'],
  expects: 'impossible',
  twin: 'rides/pedal-to-friend',
  needs: { lookups: 2, memory: 2 },
  ask,
  setup: prepare,
  solve: function* (seen, p) {
    seen = yield* plan(seen, p);
    if (has(seen, text('Not at this hour'))) yield impossible('Pedal cabs run until 20:00');
    else find(seen, row('Not at this hour'));
  },
  nearMisses: {
    byCar: {
      change: (s, p, ctx) => book(s, p, ctx, { kind: 'hop' }),
      declared: 'done',
      because: ['sideEffects', 'impossible'],
    },
    earlier: {
      change: (s, p, ctx) => book(s, p, ctx, { at: momentOn(p.day, LAST - 15) }),
      declared: 'done',
      because: ['sideEffects', 'impossible'],
    },
  },
});
