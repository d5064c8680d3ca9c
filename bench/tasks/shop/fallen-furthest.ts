import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, back, button, done, row, scroll, scrollTo, tap } from '../steps.ts';
import { centsIn } from '../wallet/make.ts';
import {
  buy,
  checkOut,
  CODE,
  one,
  openPlace,
  orderAndPay,
  orderOpen,
  ready,
  variantsOf,
  ware,
  wareIn,
  type Ware,
} from './make.ts';

interface P {
  list: string;
  wares: Ware[];
  falls: number[];
  gone: number;
}
const wish = (i: number) => `wish-task-${i}`;
/** Pence by which each is cheaper: the first most of those that are there, the last most of all, but sold out. */
const fallOf = (p: P, i: number) => p.falls.toSorted((a, b) => b - a)[[1, 2, 3, 4, 0][i]!]!;
const clear = (ctx: SetupCtx, i: number) => ctx.act('shop', 'unwish', { wish: wish(i) });

/** What has become cheaper by most since it was put on a list is ordered, and what is sold out leaves the list. */
export const fallenFurthest = task(
  'shop/fallen-furthest',
  params({
    list: oneOf('Rainy day', 'Some day', 'For the flat', 'When I am rich'),
    wares: distinct(
      5,
      ware(w => w.cents > 14_00 && w.cents < 130_00),
    ),
    falls: distinct(5, int(1_10, 9_90, 20)),
    gone: int(1, 3),
  }).such(p => new Set(p.wares.map(w => w.product)).size === 5),
  {
    tags: ['comparison', 'payment', 'clean-up'],
    needs: { lookups: 5, conditions: 2, memory: 1 },
    ask: {
      en: [
        p =>
          `Of the things on my “${p.list}” wishlist in Bazari, order the one whose price has dropped by the most pounds since I put it there and that can be had, to my home as usual. It and whatever is sold out should no longer be on the list. My cart stays as it is. Passcode ${CODE}.`,
        p =>
          `Look through my Bazari wishlist “${p.list}”: buy me the biggest bargain, counted in pounds saved, among what is in stock, one of it, sent home. Then that one and the sold-out ones come off the list. Nothing else in my cart is to be bought or touched. My code is ${CODE}.`,
      ],
      zh: [
        p =>
          `看一下我在 Bazari 的心愿单“${p.list}”：有货的商品里，买下自加入以来降价金额最多的那一件，照常寄到家。买下的和已售罄的都从这个心愿单里删掉，购物车里原有的东西不要动。支付密码 ${CODE}。`,
      ],
    },
    setup: (s, p) => {
      ready(s);
      const { shop } = s.apps;
      shop.lists['list-task'] = { name: p.list, at: s.clock.now - 9_000_000_000 };
      p.wares.forEach((w, i) => {
        shop.wishes[wish(i)] = {
          list: 'list-task',
          variant: w.variant,
          cents: w.cents + fallOf(p, i) * (i === 3 ? -1 : 1),
          at: s.clock.now - ((i + p.gone) % 5) * 90_000_000 - 300_000_000,
        };
      });
      // The greatest fall is of what cannot be had, in no colour or size.
      for (const i of [4, p.gone === 3 ? 2 : p.gone]) shop.variants[p.wares[i]!.variant]!.stock = 0;
    },
    expect: {
      ordered: {
        weight: 2,
        change: (s, p, ctx, now) => buy(s, ctx, now, { lines: [one(p.wares[0]!.variant)] }),
      },
      offTheList: (_s, _p, ctx) => clear(ctx, 0),
      soldOutOff: (_s, p, ctx) => [4, p.gone === 3 ? 2 : p.gone].forEach(i => clear(ctx, i)),
    },
    choices: orderOpen,
    solve: function* (_seen, p) {
      let seen = yield* openPlace('wish');
      seen = yield tap(seen, row(p.list));
      const found = new Map<string, { saved: number; gone: boolean }>();
      for (let scrolls = 0; scrolls < 4; scrolls++) {
        for (const e of all(seen, { what: 'wish', rank: e => (e.id.startsWith('wish#') ? 0 : null) })) {
          const w = p.wares.find(each => `, ${e.name}, `.includes(`, ${each.name}, `));
          const saved = /(£[\d.]+) cheaper/.exec(e.name);
          if (w) found.set(w.full, { saved: saved ? centsIn(saved[1]!) : 0, gone: /Sold out/.test(e.name) });
        }
        seen = yield scroll('down', 0.5);
      }
      for (const [full] of [...found].filter(([, f]) => f.gone)) {
        const { name } = p.wares.find(w => w.full === full)!;
        seen = yield* scrollTo(seen, button(`Remove ${name}`), { direction: 'up' });
        seen = yield tap(seen, button(`Remove ${name}`));
      }
      const [full] = [...found].filter(([, f]) => !f.gone).sort(([, a], [, b]) => b.saved - a.saved)[0]!;
      const { name } = p.wares.find(w => w.full === full)!;
      seen = yield* scrollTo(seen, button(`To the cart: ${name}`), { direction: 'up' });
      seen = yield tap(seen, button(`To the cart: ${name}`));
      yield back();
      yield* orderAndPay(yield* checkOut([full]));
      yield done();
    },
    nearMisses: {
      theOneThatRose: {
        change: (s, p, ctx) => buy(s, ctx, s, { lines: [one(p.wares[3]!.variant)] }),
        because: ['ordered', 'offTheList', 'soldOutOff', 'sideEffects'],
      },
      anotherVariant: {
        change: (s: Phone, p, ctx) => {
          const w = wareIn(s, p.wares[0]!.variant);
          const other = variantsOf(s.apps.shop, w.product).find(v => v.id !== w.variant && v.stock > 0);
          buy(s, ctx, s, { lines: [other ? one(other.id) : { variant: w.variant, count: 2 }] });
          for (const i of [0, 4, p.gone === 3 ? 2 : p.gone]) clear(ctx, i);
        },
        because: ['ordered', 'sideEffects'],
      },
    },
  },
);
