import { openThread, receive, say, send } from '../chat/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, find, has, impossible, open, text, type Steps } from '../steps.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { contactOf, friend, given } from '../wallet/make.ts';
import { adultsTo, changeAdults, cottage, kelpTrip, openTrip } from './make.ts';

const ASKS = ['me', 'me and my sister', 'the two of us and Ben'] as const;
const YES = [
  'You are in!',
  'There is a bed for you.',
  'Done, come along.',
  'All booked, see you at the pier.',
] as const;
const samples = (left: readonly [number, number]) =>
  params({
    friends: distinct(2, friend()),
    adults: int(3, 5),
    more: oneOf(1, 2, 3),
    left: int(...left),
    yes: oneOf(...YES),
  });
type P = ReturnType<ReturnType<typeof samples>['draw']>;
const sum = (p: P) => p.adults + p.more;

const ask = {
  en: [
    (p: P) =>
      `${given(p.friends[0]!)} asks on Parley to join us at Kelp Cottage. Change our Lodgepole booking of the whole cottage so that it counts everyone ${given(p.friends[0]!)} brings, one cottage as before, and answer “${p.yes}”`,
    (p: P) =>
      `See in Parley how many people ${p.friends[0]} would add to our weekend at Kelp Cottage, add them as adults to the one booking that we have, and reply with “${p.yes}”`,
  ],
  zh: [
    (p: P) =>
      `${p.friends[0]}在 Parley 上问能不能一起去 Kelp Cottage。请在 Lodgepole 里把对方要带来的人都加到我们现有的预订里（仍是一栋），然后回复“${p.yes}”`,
  ],
};
function prepare(s: Phone, p: P, ctx: SetupCtx): void {
  kelpTrip(s).adults = p.adults;
  cottage(s).rooms[0]!.sleeps = p.adults + p.left;
  receive(s, ctx, contactOf(p.friends[1]!), 'I would have loved to come to the isle, next time!', 90);
  receive(
    s,
    ctx,
    contactOf(p.friends[0]!),
    `Is there room at Kelp Cottage for ${ASKS[p.more - 1]}? We sleep anywhere but in the shed`,
    25,
  );
}
/** Reads how many want to come, and asks for as many more. */
function* change(seen: Observation, p: P): Steps {
  seen = yield* openThread(seen, p.friends[0]!);
  const who = / for (.+)\?/.exec(find(seen, text(/^Is there room at Kelp Cottage/)).name)![1]!;
  seen = yield* openTrip('Kelp Cottage');
  return yield* changeAdults(seen, ASKS.indexOf(who as never) + 1);
}

export const oneMoreGuest = task('stays/one-more-guest', samples([3, 5]), {
  tags: ['cross-app', 'arithmetic', 'twin'],
  twin: 'stays/no-bed-left',
  needs: { lookups: 1, memory: 1 },
  ask,
  setup: prepare,
  expect: {
    added: { weight: 2, change: (_s, p, ctx) => adultsTo(ctx, sum(p)) },
    told: (s, p, ctx) => send(s, ctx, contactOf(p.friends[0]!), p.yes),
  },
  solve: function* (seen, p) {
    yield* change(seen, p);
    seen = yield open('chat');
    yield* say(seen, p.yes);
    yield done();
  },
  nearMisses: {
    anotherNumber: {
      change: (s, p, ctx) => {
        adultsTo(ctx, p.more === 1 ? sum(p) + 1 : p.adults + 1);
        send(s, ctx, contactOf(p.friends[0]!), p.yes);
      },
      because: ['added', 'sideEffects'],
    },
    calledImpossible: {
      change: (s, p, ctx) => {
        adultsTo(ctx, sum(p));
        send(s, ctx, contactOf(p.friends[0]!), p.yes);
      },
      declared: 'impossible',
      because: 'declared',
    },
  },
});

export const noBedLeft = task('stays/no-bed-left', samples([0, 0]), {
  tags: ['cross-app', 'arithmetic', 'twin', 'impossible'],
  expects: 'impossible',
  twin: 'stays/one-more-guest',
  needs: { lookups: 1, memory: 1 },
  ask,
  setup: prepare,
  solve: function* (seen, p) {
    seen = yield* change(seen, p);
    if (has(seen, text('Too many people'))) yield impossible('The cottage has no more beds');
  },
  nearMisses: {
    toldAnyway: {
      change: (s, p, ctx) => send(s, ctx, contactOf(p.friends[0]!), p.yes),
      declared: 'done',
      because: ['sideEffects', 'impossible'],
    },
  },
});
