import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, button, done, has, rid, scroll, scrollTo, tap, toggle } from '../steps.ts';
import {
  buy,
  CODE,
  emptyCart,
  inCart,
  openPlace,
  orderAndPay,
  orderOpen,
  ready,
  sendTo,
  ware,
  WORK,
  type Ware,
} from './make.ts';
import type { Phone } from '../form.ts';

/** What is sold out, and the one other colour that is not. */
const PAIRS = {
  'v-kite-1': 'v-kite-2',
  'v-boat-2': 'v-boat-1',
  'v-scarf-1': 'v-scarf-2',
  'v-wash-bag-2': 'v-wash-bag-1',
  'v-torch-1': 'v-torch-2',
  'v-earbuds-2': 'v-earbuds-1',
  'v-wall-clock-1': 'v-wall-clock-2',
} as const;
interface P {
  wares: Ware[];
  gone: keyof typeof PAIRS;
  rise: number;
  fall: number;
  count: number;
}
const rest = (p: P) => [
  { variant: p.wares[1]!.variant, count: p.count },
  { variant: p.wares[2]!.variant, count: 1 },
  { variant: PAIRS[p.gone], count: 1 },
];
const putOff = (ctx: SetupCtx, p: P, i = 0) =>
  ctx.act('shop', 'saveForLater', { variant: p.wares[i]!.variant, on: true });
const order = (s: Phone, ctx: SetupCtx, now: Phone, p: P, address = WORK) => {
  ctx.act('shop', 'acceptPrices', {});
  buy(s, ctx, now, { lines: rest(p), address });
};

/** A cart of which one thing got dearer, one cheaper, and one is sold out in that colour. */
export const putOffTheDearer = task(
  'shop/put-off-the-dearer',
  params({
    wares: distinct(
      3,
      ware(w => w.cents < 60_00 && !/kite|boat|scarf|wash-bag|torch|earbuds|wall-clock/.test(w.product)),
    ),
    gone: oneOf(
      'v-kite-1',
      'v-boat-2',
      'v-scarf-1',
      'v-wash-bag-2',
      'v-torch-1',
      'v-earbuds-2',
      'v-wall-clock-1',
    ),
    rise: int(60, 3_40, 20),
    fall: int(60, 3_40, 20),
    count: int(2, 3),
  }).such(p => new Set(p.wares.map(w => w.product)).size === 3),
  {
    tags: ['condition', 'payment', 'multi-step', 'comparison'],
    needs: { lookups: 4, conditions: 3, memory: 1 },
    ask: {
      en: [
        `Go through my Bazari cart before we order it. Save for later whatever costs more than when I added it. Of what is sold out in my colour, take the other colour. Then order everything that is left in the cart in one go, sent to my work. Passcode ${CODE}.`,
        `Please order what is in my cart on Bazari, to the office. Two things first: if something has become dearer since I put it in, keep it for later instead of buying it, and swap anything that is sold out for its other colour. My code is ${CODE}.`,
      ],
      zh: [
        `下单前先检查一下我的 Bazari 购物车：加入后涨价的先“保存待买”；我选的颜色卖完了的，换成另一种颜色。然后把购物车里剩下的一次下单，寄到公司。支付密码 ${CODE}。`,
      ],
    },
    setup: (s, p) => {
      ready(s);
      emptyCart(s);
      const [dear, cheap, same] = p.wares as [Ware, Ware, Ware];
      s.apps.shop.variants[p.gone]!.stock = 0;
      inCart(s, cheap.variant, { cents: cheap.cents + p.fall, count: p.count, hours: 30 });
      inCart(s, dear.variant, { cents: dear.cents - p.rise, hours: 18 + (p.rise % 3) * 10 });
      inCart(s, p.gone, { hours: 26 });
      inCart(s, same.variant, { hours: 22 });
    },
    expect: {
      putOff: (_s, p, ctx) => putOff(ctx, p),
      ordered: {
        weight: 3,
        change: (s, p, ctx, now) => {
          if (s.apps.shop.cart[p.gone])
            ctx.act('shop', 'changeVariant', { variant: p.gone, to: PAIRS[p.gone] });
          order(s, ctx, now, p);
        },
      },
    },
    choices: orderOpen,
    solve: function* (_seen, p) {
      let seen = yield* openPlace('cart');
      const [name] = p.wares;
      for (let scrolls = 0; scrolls < 2; scrolls++) seen = yield scroll('down');
      seen = yield* scrollTo(seen, rid(`later-${name!.variant}`), { direction: 'up' });
      seen = yield tap(seen, rid(`later-${name!.variant}`));
      seen = yield* scrollTo(seen, rid(`variant-${p.gone}`), { direction: 'up' });
      seen = yield tap(seen, rid(`variant-${p.gone}`));
      const other = {
        what: 'the other',
        rank: (e: { id: string }) => (e.id.endsWith(`to-${PAIRS[p.gone]}`) ? 0 : null),
      };
      seen = yield tap(seen, other);
      if (has(seen, rid('accept-prices')) || all(seen, rid('accept-prices')).length > 0)
        seen = yield tap(seen, rid('accept-prices'));
      if (has(seen, toggle('Select all')) && !/\(\d\)/.test(seen.elements!.map(e => e.name).join()))
        seen = yield tap(seen, toggle('Select all'));
      seen = yield tap(seen, rid('checkout'));
      if (has(seen, button('Accept the new prices'))) seen = yield tap(seen, rid('accept-prices'));
      yield* orderAndPay(yield* sendTo(seen, 'Work'));
      yield done();
    },
    nearMisses: {
      theCheaperPutOff: {
        change: (s, p, ctx) => {
          putOff(ctx, p, 1);
          ctx.act('shop', 'changeVariant', { variant: p.gone, to: PAIRS[p.gone] });
          ctx.act('shop', 'acceptPrices', {});
          const lines = [p.wares[0]!.variant, p.wares[2]!.variant, PAIRS[p.gone]];
          buy(s, ctx, s, { lines: lines.map(variant => ({ variant, count: 1 })), address: WORK });
        },
        because: ['putOff', 'ordered', 'sideEffects'],
      },
      sentHome: {
        change: (s, p, ctx) => {
          putOff(ctx, p);
          ctx.act('shop', 'changeVariant', { variant: p.gone, to: PAIRS[p.gone] });
          order(s, ctx, s, p, 'address-home');
        },
        because: ['ordered', 'sideEffects'],
      },
    },
  },
);
