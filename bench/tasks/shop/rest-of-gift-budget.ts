import { ratingOf, totalsOf, variantsOf } from '../../../apps/shop/select.ts';
import {
  addThrough,
  inAnyAccount,
  place as tabOf,
  putEntry,
  writeDown,
  writeOn,
  type Wanted,
} from '../expenses/make.ts';
import type { Phone } from '../form.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import {
  all,
  back,
  button,
  done,
  field,
  fill,
  find,
  first,
  has,
  open,
  press,
  rid,
  scrollTo,
  tap,
} from '../steps.ts';
import { centsIn } from '../wallet/make.ts';
import {
  buy,
  CODE,
  newOrders,
  one,
  openPlace,
  orderAndPay,
  orderOpen,
  ready,
  sumAtFoot,
  tile,
} from './make.ts';
import { orderedIds } from '../../../src/state/order.ts';

interface P {
  budget: number;
  spent: readonly number[];
  kind: 'toys' | 'kitchen' | 'paper';
}
const KINDS = {
  toys: ['toys and games', '玩具'],
  kitchen: ['kitchen things', '厨房用品'],
  paper: ['books and paper', '图书文具'],
} as const;
const left = (p: P) => p.budget - p.spent[0]! - p.spent[1]!;
/** What comes to no more than that with delivery, best rated first. Only what lists show of a product counts. */
function ranked(s: Phone, p: P, now: number) {
  const { shop } = s.apps;
  return orderedIds(shop.products)
    .filter(id => shop.products[id]!.category === p.kind && ratingOf(shop, id).count > 0)
    .flatMap(id => {
      const fits = variantsOf(shop, id)
        .filter(v => v.stock > 0)
        .map(v => ({ id: v.id, total: totalsOf(shop, [one(v.id)], {}, null, now).total }))
        .filter(v => v.total <= left(p));
      return fits.length > 0 ? [{ id, tenths: ratingOf(shop, id).tenths, fits }] : [];
    })
    .sort((a, b) => b.tenths - a.tenths);
}
const taken = (s: Phone, now: Phone, p: P, at: number) => {
  const { fits } = ranked(s, p, at)[0]!;
  const theirs = newOrders(s, now).flatMap(o => o.lines.map(l => l.variant));
  return fits.find(v => theirs.includes(v.id)) ?? fits[0]!;
};
const wanted = (cents: number): Wanted => ({ name: 'Bazari', cents, category: 'category-gifts' });
const order = (s: Phone, ctx: SetupCtx, now: Phone, variant: string) =>
  buy(s, ctx, now, { lines: [one(variant)] });
/** Of which product the draft has ordered last, and what it came to. */
const written = (s: Phone): number => {
  const o = Object.values(s.apps.shop.orders).at(-1)!;
  return o.lines.reduce((sum, l) => sum + l.cents, 0) + o.deliveryCents - o.discountCents;
};

/** What is left of a budget is the most that it may cost, delivery included; then it is written down. */
export const restOfGiftBudget = task(
  'shop/rest-of-gift-budget',
  params({
    budget: int(40_00, 70_00, 5_00),
    spent: oneOf([8_40, 6_15], [11_20, 3_90], [5_55, 12_70], [14_05, 7_80], [9_99, 2_50], [4_20, 16_35]),
    kind: oneOf('toys', 'kitchen', 'paper'),
  }).such((p, s) => {
    const [a, b] = ranked(s, p, s.clock.now);
    // A better one is there that is too dear by a little, or at all.
    return !!a && !!b && a.tenths > b.tenths;
  }),
  {
    tags: ['cross-app', 'arithmetic', 'payment', 'filter', 'condition'],
    needs: { lookups: 4, conditions: 2, memory: 2 },
    ask: {
      en: [
        p =>
          `I still need a present. Of the ${KINDS[p.kind][0]} on Bazari, order the best rated one that I can pay from what is left of my Gifts budget for this month in Expenses, delivery included; standard, to my home, no coupon, any colour. Then enter it in Expenses for today: “Bazari”, category Gifts, with what it came to. Passcode ${CODE}.`,
        p =>
          `See what remains of this month's Gifts budget in Expenses. Buy the top-rated thing under ${KINDS[p.kind][0]} on Bazari whose total, with standard delivery to me and without a coupon, does not go over that; the colour is up to you. Write the payment down in Expenses as “Bazari” under Gifts, dated today. My code is ${CODE}.`,
      ],
      zh: [
        p =>
          `我还要买一件礼物。在 Bazari 的${KINDS[p.kind][1]}里选评分最高、且总价（含标准配送到家，不用优惠券）不超过 Expenses 里本月 Gifts 预算余额的，颜色随意，下单付款。然后在 Expenses 记在今天：名称“Bazari”，类别 Gifts，金额为实付总额。支付密码 ${CODE}。`,
      ],
    },
    setup: (s, p, ctx) => {
      ready(s);
      for (const [id, e] of Object.entries(s.apps.expenses.entries))
        if (e.category === 'category-gifts' && e.at > s.clock.now - 13 * 86_400_000)
          delete s.apps.expenses.entries[id];
      s.apps.expenses.budgets['budget-gifts-2026-03']!.cents = p.budget;
      p.spent.forEach((cents, i) =>
        putEntry(s, ctx, i, {
          name: ['Petal Lane', 'Card shop'][i]!,
          cents,
          category: 'category-gifts',
          daysAgo: 3 + 4 * i,
        }),
      );
    },
    expect: {
      ordered: {
        weight: 3,
        change: (s, p, ctx, now) => order(s, ctx, now, taken(s, now, p, ctx.now).id),
      },
      written: (s, p, ctx, now) => {
        const number = Object.keys(s.apps.shop.orders).at(-1)!;
        const isNew = s.apps.shop.orders[number]!.placedAt > ctx.now - 3_600_000;
        void writeOn(s, ctx, now, wanted(isNew ? written(s) : taken(s, now, p, ctx.now).total));
      },
    },
    ...inAnyAccount,
    choices: orderOpen,
    solve: function* (seen, p) {
      seen = yield open('expenses');
      seen = yield tap(seen, tabOf('Budgets'));
      const gifts = { what: 'Gifts', rank: (e: { name: string }) => (/Gifts.*left/.test(e.name) ? 0 : null) };
      seen = yield* scrollTo(seen, gifts);
      const rest = centsIn(/£[\d.]+ left/.exec(find(seen, first({ ...gifts })).name)![0]);
      seen = yield* openPlace('home');
      for (let tries = 0; tries < 5 && !has(seen, rid(`category-${p.kind}`)); tries++) {
        const shelf = all(seen, {
          what: 'shelves',
          rank: e => (/\/category_/.test(e.resourceId) ? 0 : null),
        })[0]!;
        seen = yield { type: 'scroll', direction: 'right', element: shelf.id };
      }
      seen = yield tap(seen, rid(`category-${p.kind}`));
      seen = yield tap(seen, rid('filters'));
      seen = yield* scrollTo(seen, field('Up to (£)'));
      seen = yield fill(seen, field('Up to (£)'), (rest / 100).toFixed(2));
      seen = yield press('back');
      seen = yield tap(seen, button(/^Show \d+ products?$/));
      seen = yield tap(seen, rid('in-stock'));
      seen = yield tap(seen, rid('sort'));
      seen = yield tap(seen, rid('sort-rated'));
      const tiles = all(seen, { what: 'tiles', rank: e => (e.id.startsWith('product#') ? 0 : null) });
      for (const { id } of tiles) {
        seen = yield tap(seen, tile(id.slice('product#'.length)));
        seen = yield tap(seen, rid('buy-now'));
        const total = centsIn(find(seen, first(sumAtFoot)).name);
        if (total <= rest) {
          yield* orderAndPay(seen);
          seen = yield open('expenses');
          seen = yield tap(seen, tabOf('Home'));
          yield* addThrough(seen, wanted(total));
          return yield done();
        }
        seen = yield back();
        seen = yield back();
      }
    },
    nearMisses: {
      theSecond: {
        change: (s, p, ctx) => {
          const { fits } = ranked(s, p, ctx.now)[1]!;
          order(s, ctx, s, fits[0]!.id);
          void writeDown(s, ctx, wanted(fits[0]!.total));
        },
        because: ['ordered', 'written', 'sideEffects'],
      },
      notWrittenDown: {
        change: (s, p, ctx) => order(s, ctx, s, taken(s, s, p, ctx.now).id),
        because: 'written',
      },
    },
  },
);
