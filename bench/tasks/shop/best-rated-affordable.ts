import { faceOf, ratingOf, variantsOf } from '../../../apps/shop/select.ts';
import type { Shop } from '../../../apps/shop/state.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { all, button, done, field, fill, has, press, rid, scrollTo, tap } from '../steps.ts';
import { pounds } from '../wallet/make.ts';
import {
  buy,
  CODE,
  newOrders,
  one,
  openPlace,
  orderAndPay,
  orderOpen,
  ready,
  sendTo,
  tile,
  WORK,
} from './make.ts';
import { orderedIds } from '../../../src/state/order.ts';

const KINDS = {
  kitchen: ['the kitchen things', '厨房用品'],
  electronics: ['the electronics', '电子产品'],
  outdoors: ['the outdoor things', '户外用品'],
  bags: ['the bags', '箱包'],
  toys: ['the toys and games', '玩具'],
} as const;
type Kind = keyof typeof KINDS;
interface P {
  kind: Kind;
  most: number;
  least: number;
}
/** What is in reach, best rated first. A variant counts if it alone is in the range, in stock. */
function ranked(shop: Shop, p: P) {
  return orderedIds(shop.products)
    .filter(id => shop.products[id]!.category === p.kind)
    .flatMap(id => {
      const fits = variantsOf(shop, id).filter(v => v.stock > 0 && v.cents <= p.most && v.cents >= p.least);
      const { tenths, count } = ratingOf(shop, id);
      return fits.length > 0 && count > 0 ? [{ id, tenths, fits }] : [];
    })
    .sort((a, b) => b.tenths - a.tenths);
}

/** The best rated of a category within two prices; any variant of it that is within them. */
export const bestRatedAffordable = task(
  'shop/best-rated-affordable',
  params({
    kind: oneOf('kitchen', 'electronics', 'outdoors', 'bags', 'toys'),
    most: int(24_00, 66_00, 2_00),
    least: int(12_00, 22_00, 2_00),
  }).such((p, s) => {
    const [first, second] = ranked(s.apps.shop, p);
    if (!first || !second || first.tenths === second.tenths) return false;
    // What a list shows of a product is its cheapest variant.
    return first.fits.some(v => v.id === faceOf(s.apps.shop, first.id).id);
  }),
  {
    tags: ['filter', 'payment', 'search'],
    needs: { lookups: 2, conditions: 3 },
    ask: {
      en: [
        p =>
          `We draw lots for presents at work, and I need one for between ${pounds(p.least)} and ${pounds(p.most)}, before delivery. Take the best rated of ${KINDS[p.kind][0]} on Bazari in that range, in any colour that is in stock at such a price, and have it sent to my work. Passcode ${CODE}.`,
        p =>
          `Order one thing from Bazari to the office: of ${KINDS[p.kind][0]} that cost at least ${pounds(p.least)} and at most ${pounds(p.most)} without delivery, the one with the highest rating. Which colour or size does not matter, as long as it is there and its price is in that range. My code is ${CODE}.`,
      ],
      zh: [
        p =>
          `公司抽签送礼，我要买一件 ${pounds(p.least)} 到 ${pounds(p.most)}（不含运费）的礼物。在 Bazari 的${KINDS[p.kind][1]}里选这个价位评分最高的，颜色尺寸随意，有货且在价位内即可，寄到公司。支付密码 ${CODE}。`,
      ],
    },
    setup: s => ready(s),
    expect: {
      ordered: (s, p, ctx, now) => {
        const { fits } = ranked(s.apps.shop, p)[0]!;
        const taken = newOrders(s, now).flatMap(o => o.lines.map(l => l.variant));
        const chosen = fits.find(v => taken.includes(v.id)) ?? fits[0]!;
        buy(s, ctx, now, { lines: [one(chosen.id)], address: WORK });
      },
    },
    choices: orderOpen,
    solve: function* (_seen, p) {
      let seen = yield* openPlace('home');
      seen = yield* scrollTo(seen, rid('category-home'), { direction: 'up' });
      for (let tries = 0; tries < 5 && !has(seen, rid(`category-${p.kind}`)); tries++) {
        const { id } = all(seen, {
          what: 'shelves',
          rank: e => (/\/category_/.test(e.resourceId) ? 0 : null),
        })[0]!;
        seen = yield { type: 'scroll', direction: 'right', element: id };
      }
      seen = yield tap(seen, rid(`category-${p.kind}`));
      seen = yield tap(seen, rid('filters'));
      seen = yield* scrollTo(seen, field('From (£)'));
      seen = yield fill(seen, field('From (£)'), String(p.least / 100));
      seen = yield fill(seen, field('Up to (£)'), String(p.most / 100));
      seen = yield press('back');
      seen = yield tap(seen, button(/^Show \d+ products?$/));
      seen = yield tap(seen, rid('in-stock'));
      seen = yield tap(seen, rid('sort'));
      seen = yield tap(seen, rid('sort-rated'));
      const top = all(seen, { what: 'tiles', rank: e => (e.id.startsWith('product#') ? 0 : null) })[0]!;
      seen = yield tap(seen, tile(top.id.slice('product#'.length)));
      seen = yield tap(seen, rid('buy-now'));
      yield* orderAndPay(yield* sendTo(seen, 'Work'));
      yield done();
    },
    nearMisses: {
      theSecond: {
        change: (s, p, ctx) =>
          buy(s, ctx, s, { lines: [one(ranked(s.apps.shop, p)[1]!.fits[0]!.id)], address: WORK }),
        because: ['ordered', 'sideEffects'],
      },
    },
  },
);
