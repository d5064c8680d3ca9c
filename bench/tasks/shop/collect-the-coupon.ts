import { discountOf } from '../../../apps/shop/select.ts';
import type { Phone } from '../form.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { back, done, rid, scrollTo, tap } from '../steps.ts';
import { centsIn } from '../wallet/make.ts';
import {
  buy,
  checkOut,
  CODE,
  openPlace,
  openProduct,
  choose,
  orderAndPay,
  orderOpen,
  ready,
  said,
  ware,
  type Ware,
} from './make.ts';
import { orderedEntries } from '../../../src/state/order.ts';

/** Coupons that can be collected, by whose goods they are for. */
const TO_COLLECT = {
  'volt-lane': 'coupon-volt',
  'woolcombe-knits': 'coupon-knits',
  'cartwheel-paper': 'coupon-paper',
} as const;
interface P {
  seller: keyof typeof TO_COLLECT;
  a: Ware;
  b: Ware;
  off: number;
  least: number;
  percent: number;
  most: number;
}
const goods = (p: P) => p.a.cents + p.b.cents;
const offeredSaves = (p: P) => Math.min(p.most, Math.floor((goods(p) * p.percent) / 100));
const heldSaves = (p: P) => (goods(p) >= p.least ? p.off : 0);
const wanted = (p: P) => [p.a, p.b].map(w => ({ variant: w.variant, count: 1 }));
/** All coupons that may be used for the two, the one that saves most first: those not collected yet too. */
function ranked(s: Phone, p: P, now: number) {
  const { shop } = s.apps;
  return orderedEntries(shop.coupons)
    .filter(([, c]) => c.held || c.offered)
    .map(([id, c]) => ({ id, cents: discountOf(shop, c, wanted(p), now) }))
    .filter(c => c.cents > 0)
    .sort((x, y) => y.cents - x.cents);
}
const order = (s: Phone, ctx: SetupCtx, now: Phone, p: P, coupon: string | null) => {
  if (coupon !== null) ctx.act('shop', 'collectCoupon', { coupon });
  buy(s, ctx, now, { lines: wanted(p), coupon });
};

/** The coupon that saves most may still have to be collected; no other is to be taken. */
export const collectTheCoupon = task(
  'shop/collect-the-coupon',
  params({
    seller: oneOf('volt-lane', 'woolcombe-knits', 'cartwheel-paper'),
    off: int(3_00, 11_00, 50),
    least: oneOf(30_00, 40_00, 50_00),
    percent: oneOf(10, 12, 15, 20),
    most: int(5_00, 15_00, 50),
  })
    .and(({ seller }) => {
      const theirs = ware(w => w.seller === seller && w.cents < 70_00 && w.category !== 'home');
      return { a: theirs, b: theirs };
    })
    .such(p => {
      const [held, offered] = [heldSaves(p), offeredSaves(p)];
      return p.a.product !== p.b.product && held !== offered && goods(p) > 30_00;
    }),
  {
    tags: ['comparison', 'coupon', 'payment', 'condition'],
    needs: { lookups: 4, conditions: 2, memory: 1 },
    ask: {
      en: [
        p =>
          `Order one ${said(p.a)} and one ${said(p.b)} together on Bazari, sent home by standard delivery, with the coupon that takes the most off. It may be one that I have not collected yet: then collect that one, and no other. My code is ${CODE}.`,
        p =>
          `I want one ${said(p.a)} and one ${said(p.b)} from Bazari in a single order to my home. Use whichever coupon saves most, of mine and of those there are to collect, but do not collect any that you do not use. Passcode ${CODE}.`,
      ],
      zh: [
        p =>
          `在 Bazari 把 ${said(p.a)} 和 ${said(p.b)} 各一件放在一单里买，标准配送寄到家，用最划算的那张优惠券。如果最划算的是还没领的，就领那一张，用不到的不要领。支付密码 ${CODE}。`,
      ],
    },
    setup: (s, p) => {
      ready(s);
      Object.assign(s.apps.shop.coupons['coupon-welcome']!, {
        cents: p.off,
        minCents: p.least,
        title: 'Welcome back',
      });
      Object.assign(s.apps.shop.coupons[TO_COLLECT[p.seller]]!, {
        title: 'For regulars',
        cents: null,
        percent: p.percent,
        mostCents: p.most,
        minCents: 20_00,
      });
    },
    expect: {
      ordered: (s, p, ctx, now) => order(s, ctx, now, p, ranked(s, p, ctx.now)[0]!.id),
    },
    choices: orderOpen,
    solve: function* (seen, p) {
      for (const w of [p.a, p.b]) {
        seen = yield* openProduct(w.product, w.name);
        seen = yield* choose(seen, w);
        seen = yield tap(seen, rid('add-to-cart'));
      }
      const names = [p.a.full, p.b.full];
      seen = yield* checkOut(names);
      seen = yield* scrollTo(seen, rid('coupon'));
      const held = seen.elements!.find(e => /” saves £/.test(e.name));
      const collect = rid(`collect-${TO_COLLECT[p.seller]}`);
      seen = yield* openPlace('home');
      seen = yield* scrollTo(seen, rid('coupons'));
      seen = yield tap(seen, rid('coupons'));
      seen = yield* scrollTo(seen, collect);
      if (!held || centsIn(held.name) < offeredSaves(p)) seen = yield tap(seen, collect);
      yield back();
      seen = yield* openPlace('cart');
      seen = yield tap(seen, rid('checkout'));
      seen = yield* scrollTo(seen, rid('use-best'));
      seen = yield tap(seen, rid('use-best'));
      yield* orderAndPay(seen);
      yield done();
    },
    nearMisses: {
      theSecondBest: {
        change: (s, p, ctx) => order(s, ctx, s, p, ranked(s, p, ctx.now)[1]?.id ?? null),
        because: ['ordered', 'sideEffects'],
      },
      without: {
        change: (s, p, ctx) => order(s, ctx, s, p, null),
        because: ['ordered', 'sideEffects'],
      },
    },
  },
);
