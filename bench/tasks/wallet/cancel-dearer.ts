import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { back, done, rid, scrollTo, SolverError, tap } from '../steps.ts';
import { centsIn, openTile, quiet, rowLike, rowsLike, setCents } from './make.ts';

const NAMES = { 'sub-tonearm': 'Tonearm', 'sub-loopreel': 'Loopreel', 'sub-skylight': 'Skylight' } as const;
type Sub = keyof typeof NAMES;
/** The price changed between the payments of November and December. */
const CHANGE = Date.UTC(2025, 10, 28);

/** Gives a subscription a price now and one before the change. */
function price(s: Phone, sub: Sub, now: number, before: number): void {
  const { wallet } = s.apps;
  wallet.subscriptions[sub]!.cents = now;
  for (const t of Object.values(wallet.transactions))
    if (t.subscription === sub) setCents(t, t.at < CHANGE ? before : now);
}
const cancel = (ctx: SetupCtx, subscription: Sub) =>
  ctx.act('wallet', 'cancelSubscription', { subscription });

/** Which subscription became dearer follows from what was paid for each: one became cheaper, one stayed. */
export const cancelDearer = task(
  'wallet/cancel-dearer',
  params({
    subs: distinct(3, oneOf('sub-tonearm', 'sub-loopreel', 'sub-skylight')),
    now: distinct(3, int(4_49, 14_99, 50)),
    by: int(50, 2_50, 25),
  }),
  {
    tags: ['subscriptions', 'comparison', 'outward'],
    needs: { lookups: 3, conditions: 1 },
    ask: {
      en: [
        'One of my subscriptions costs more than it did last autumn. See in Copperleaf which one it is, and cancel that one.',
        'I will not pay price rises. Go through what I paid for each subscription since autumn, and cancel the one that has gone up. The others stay.',
      ],
      zh: ['我的订阅里有一个比去年秋天涨价了。在 Copperleaf 里查出是哪一个，把它取消，其他的保留。'],
    },
    setup: (s, p) => {
      quiet(s);
      const [dearer, cheaper, same] = p.subs as [Sub, Sub, Sub];
      const [a, b, c] = p.now as [number, number, number];
      price(s, dearer, a, a - p.by);
      price(s, cheaper, b, b + p.by + 50);
      price(s, same, c, c);
    },
    expect: { cancelled: (_s, p, ctx) => cancel(ctx, p.subs[0]!) },
    solve: function* (_seen, _p) {
      let seen = yield* openTile('Subscriptions');
      for (const name of Object.values(NAMES)) {
        seen = yield tap(seen, rowLike(new RegExp(`^${name}, `)));
        const paid: number[] = [];
        for (let scrolls = 0; scrolls < 4; scrolls++) {
          const shown = rowsLike(seen, /−£/).map(e => centsIn(e.name));
          paid.push(...shown);
          seen = yield { type: 'scroll', direction: 'down' };
        }
        if (paid[0]! > paid.at(-1)!) {
          seen = yield* scrollTo(seen, rid('cancel-subscription'), { direction: 'up' });
          seen = yield tap(seen, rid('cancel-subscription'));
          yield tap(seen, rowLike(/^Cancel it$/));
          yield done();
          return;
        }
        seen = yield back();
      }
      throw new SolverError('No subscription became dearer');
    },
    nearMisses: {
      theCheaper: { change: (_s, p, ctx) => cancel(ctx, p.subs[1]!), because: ['cancelled', 'sideEffects'] },
      both: {
        change: (_s, p, ctx) => {
          cancel(ctx, p.subs[0]!);
          cancel(ctx, p.subs[1]!);
        },
        because: 'sideEffects',
      },
      paidOtherwise: {
        change: (s, p, ctx) =>
          ctx.act('wallet', 'setSubscriptionSource', {
            subscription: p.subs[0]!,
            source: s.apps.wallet.subscriptions[p.subs[0]!]!.source === 'balance' ? 'card-4417' : 'balance',
          }),
        because: ['cancelled', 'sideEffects'],
      },
    },
  },
);
