import { produce } from 'immer';
import type { Phone } from '../../../apps/catalogue.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { basketTotals, voucherProblem } from '../../../apps/food/select.ts';
import { all, done, find, rid, scrollTo, tap, type Matcher, type Steps } from '../steps.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { setupCtx, type SetupCtx } from '../setup.ts';
import { centsIn } from '../wallet/make.ts';
import { dishId, momentOn, openFood, putIn } from './make.ts';

const KITCHEN = 'hook-line';
const BASKETS = [
  [
    ['cod-and-chips', 2],
    ['mushy-peas', 2],
  ],
  [
    ['scampi-basket', 2],
    ['chips', 1],
    ['curry-sauce', 2],
  ],
  [
    ['banana-blossom-and-chips', 1],
    ['grilled-mackerel-lemon', 2],
    ['tartare-sauce', 1],
  ],
  [
    ['haddock-and-chips', 3],
    ['pickled-onion', 2],
  ],
] as const;
interface P {
  basket: number;
  percent: number;
  most: number;
  amount: number;
  tip: number;
}
type Voucher = Phone['apps']['food']['vouchers'][string];
const START = 'voucher-ahoy';

/** Vouchers of which two do not hold tonight, and one looks better than it is: it has a limit. */
function setUp(s: Phone, p: P, ctx: SetupCtx): void {
  const { food } = s.apps;
  putIn(
    s,
    ctx,
    BASKETS[p.basket]!.map(([slug, count]) => ({ dish: dishId(KITCHEN, slug), count })),
  );
  const day = 86_400_000;
  const make = (code: string, more: Partial<Voucher>): Voucher => ({
    code,
    kind: 'amount',
    value: 0,
    mostCents: null,
    fromCents: 0,
    restaurants: [],
    cuisines: [],
    days: [],
    mode: null,
    first: false,
    from: ctx.now - 9 * day,
    until: ctx.now + 12 * day,
    held: true,
    uses: 1,
    ...more,
  });
  food.vouchers = {
    [START]: make('AHOY', { value: 1_50 }),
    'voucher-shoal': make('SHOAL', {
      kind: 'percent',
      value: p.percent,
      mostCents: p.most,
      fromCents: 12_00,
    }),
    'voucher-tide': make('TIDE', { value: p.amount, fromCents: 20_00 }),
    'voucher-rowboat': make('ROWBOAT', { kind: 'delivery', fromCents: 10_00 }),
    'voucher-sunday': make('SUNFISH', { kind: 'percent', value: 40, days: [6] }),
    'voucher-whale': make('WHALE', { value: 12_00, fromCents: 60_00 }),
  };
  const slot = momentOn(s, 0, 1_140);
  ctx.act('food', 'setCheckout', { slot, voucher: START, tipCents: p.tip });
}
/** What the basket comes to with each voucher that holds, and without one. */
function totals(s: Phone): Map<string | null, number> {
  const { food } = s.apps;
  const { restaurant, mode, slot } = food.basket;
  const dishes = basketTotals(food, s.clock.now, s.clock.zone)!.totals.dishes;
  const use = { restaurant: restaurant!, dishes, mode, at: slot!, now: s.clock.now, zone: s.clock.zone };
  const held = Object.keys(food.vouchers).filter(
    id => voucherProblem(food, food.vouchers[id]!, use) === null,
  );
  return new Map(
    [null, ...held].map(voucher => [
      voucher,
      basketTotals({ ...food, basket: { ...food.basket, voucher } }, s.clock.now, s.clock.zone)!.totals.total,
    ]),
  );
}
const ranked = (s: Phone) => [...totals(s)].toSorted(([, a], [, b]) => a - b);
/** Whether one choice is better than all others, and it is not the one at the start. */
const isClear = (phone: Phone, p: P): boolean => {
  const [[best, least], [, next]] = ranked(
    produce(phone, draft => setUp(draft as Phone, p, setupCtx(draft as Phone))),
  ) as [[string | null, number], [string | null, number]];
  return least < next && best !== START;
};
const choose = (ctx: SetupCtx, voucher: string | null) => ctx.act('food', 'setCheckout', { voucher });
function* openVouchers(seen: Observation): Steps {
  seen = yield* scrollTo(seen, rid('choose-voucher'));
  return yield tap(seen, rid('choose-voucher'));
}

/** Of vouchers with limits, days and minima, and the kitchen’s own offer, one makes the basket cheapest. */
export const bestVoucher = task(
  'food/best-voucher',
  params({
    basket: int(0, 3),
    percent: oneOf(15, 20, 25, 30),
    most: oneOf(2_50, 4_00, 6_00, 9_00),
    amount: oneOf(2_00, 3_50, 4_50, 5_50, 6_50),
    tip: oneOf(0, 1_00),
  }).such((p, phone) => isClear(phone, p)),
  {
    tags: ['comparison', 'vouchers', 'money'],
    needs: { lookups: 5, memory: 4, conditions: 1 },
    ask: {
      en: [
        'I have a Dishcart basket for tonight with a voucher in it, but I doubt that it is the best choice. Set it so that the whole order gets as cheap as it can, with another voucher or with none if that is better. Change nothing else, and do not order.',
        'Find out which of my vouchers, or none of them, makes the order in my Dishcart basket cheapest in the end, and leave the checkout set that way. I will pay later.',
      ],
      zh: [
        '我 Dishcart 购物袋里有一单今晚的外卖，已经选了一张优惠券，但不一定最划算。请帮我选出让总价最低的方式（换一张券，或者不用券更便宜就不用），其他别动，也不要下单。',
      ],
    },
    setup: setUp,
    expect: { chosen: (s, _p, ctx) => choose(ctx, ranked(s)[0]![0]) },
    solve: function* () {
      let seen = yield* openFood();
      seen = yield tap(seen, rid('view-basket'));
      seen = yield tap(seen, rid('to-checkout'));
      seen = yield* openVouchers(seen);
      const holds = all(seen, rid('voucher')).filter(
        e => e.states.enabled !== false && !/ hold|too little/.test(e.name),
      );
      let best: { cents: number; id: string | null } = { cents: Infinity, id: null };
      const choices = [null, ...holds.map(e => e.id)];
      const pick = (id: string | null): Matcher => ({
        what: `voucher ${id}`,
        rank: e => ((id === null ? e.name === 'No voucher' && e.role === 'radio' : e.id === id) ? 0 : null),
      });
      for (const [i, id] of choices.entries()) {
        if (i > 0) seen = yield* openVouchers(seen);
        seen = yield tap(seen, pick(id));
        const cents = centsIn(find(seen, rid('order')).name);
        if (cents < best.cents) best = { cents, id };
      }
      if (best.id !== choices.at(-1)) yield tap(yield* openVouchers(seen), pick(best.id));
      yield done();
    },
    nearMisses: {
      theSecondBest: {
        change: (s, _p, ctx) => choose(ctx, ranked(s).filter(([id]) => id !== START)[1]![0]),
        because: ['chosen', 'sideEffects'],
      },
    },
  },
);
