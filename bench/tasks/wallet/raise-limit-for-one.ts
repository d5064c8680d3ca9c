import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, field, fill, find, row, tap, type Steps } from '../steps.ts';
import {
  accept,
  CODE,
  confirm,
  DEBIT,
  friend,
  openTile,
  payWith,
  personOf,
  pounds,
  putRequest,
  quiet,
  requestId,
  rowLike,
  typed,
} from './make.ts';
import type { Observation } from '../../../src/protocol/observation.ts';

const limits = (ctx: SetupCtx, singleCents: number) =>
  ctx.act('wallet', 'setLimits', { singleCents, dayCents: 1_000_00, passcode: CODE });

/** Sets the limit of one payment on its screen, and gives what it was. */
function* setSingle(seen: Observation, cents: number): Steps {
  seen = yield fill(seen, field('Most for one payment'), typed(cents), { clear: true });
  return yield* confirm(seen);
}

/** A payment above the limit: the limit goes up for it, and back to what it was. */
export const raiseLimitForOne = task(
  'wallet/raise-limit-for-one',
  params({
    friends: distinct(2, friend()),
    what: oneOf('Cottage in June', 'The van', 'Boat share', 'Half of the piano', 'Course deposit'),
    cents: int(612_00, 895_00, 5_00),
    single: oneOf(350_00, 420_00, 480_00, 560_00, 600_00),
  }),
  {
    tags: ['payment', 'limits', 'multi-step', 'restore'],
    needs: { memory: 1, lookups: 2 },
    ask: {
      en: [
        p =>
          `Pay what ${p.friends[0]} asks me for in Copperleaf for “${p.what}”, from the Bay Mutual card. It is more than my limit for one payment: raise that as far as you need to, and afterwards set it back to what it is now. My code is ${CODE}.`,
        p =>
          `${p.friends[0]} is waiting for the money for “${p.what}”. Settle that request from Bay Mutual 4417. Copperleaf will say it is over the limit of a single payment, so lift the limit for this one and leave it as you found it. Passcode ${CODE}.`,
      ],
      zh: [
        p =>
          `用 Bay Mutual 卡付清${p.friends[0]}在 Copperleaf 里为“${p.what}”发来的收款请求。金额超过了单笔限额：先把限额调高，付完再改回原来的数。支付密码是 ${CODE}。`,
      ],
    },
    setup: (s, p) => {
      quiet(s);
      s.apps.wallet.settings.singleCents = p.single;
      const [who, other] = p.friends.map(personOf) as [string, string];
      putRequest(s, 'it', { direction: 'in', person: who, cents: p.cents, note: p.what });
      putRequest(s, 'small', { direction: 'in', person: who, cents: 4_80, note: 'Tea', minute: 1_160 });
      putRequest(s, 'other', { direction: 'in', person: other, cents: p.cents - 45_00, note: p.what });
    },
    expect: {
      paid: (s, p, ctx, now) => {
        limits(ctx, 1_000_00);
        accept(s, ctx, now, requestId('it'), DEBIT);
        limits(ctx, p.single);
      },
    },
    solve: function* (_seen, p) {
      let seen = yield* openTile('Limits');
      const was = find(seen, field('Most for one payment')).value!;
      seen = yield* setSingle(seen, 1_000_00);
      seen = yield tap(seen, row('Requests'));
      seen = yield tap(
        seen,
        rowLike(name => name.includes(pounds(p.cents)) && name.startsWith(p.friends[0]!)),
      );
      seen = yield* payWith(seen, /^Bay Mutual/);
      seen = yield* confirm(seen);
      seen = yield* openTile('Limits');
      yield* setSingle(seen, Math.round(Number(was) * 100));
      yield done();
    },
    nearMisses: {
      limitLeftHigh: {
        change: (s, _p, ctx) => {
          limits(ctx, 1_000_00);
          accept(s, ctx, s, requestId('it'), DEBIT);
        },
        because: 'sideEffects',
      },
      theirNamesakeOfPurpose: {
        change: (s, p, ctx) => {
          limits(ctx, 1_000_00);
          accept(s, ctx, s, requestId('other'), DEBIT);
          limits(ctx, p.single);
        },
        because: ['paid', 'sideEffects'],
      },
      fromTheCreditCard: {
        change: (s, p, ctx) => {
          limits(ctx, 1_000_00);
          accept(s, ctx, s, requestId('it'), 'card-9023');
          limits(ctx, p.single);
        },
        because: ['paid', 'sideEffects'],
      },
    },
  },
);
