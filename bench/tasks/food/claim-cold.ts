import { keyOf } from '../../../apps/food/select.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, has, impossible, option, rid, scrollTo, SolverError, tap, toggle } from '../steps.ts';
import { CLAIM_HOURS } from '../../../apps/food/select.ts';
import { dishId, momentOn, openOrder, orderId, putBreakfast, putOrder } from './make.ts';

const KITCHEN = 'kingfisher-cafe';
const DISHES = {
  'thai-omelette-on-rice': 'Thai omelette on rice',
  'massaman-beef': 'Massaman, beef',
  'cashew-chicken': 'Cashew chicken',
  'green-curry-tofu': 'Green curry, tofu',
  'banana-roti': 'Banana roti',
} as const;
type Slug = keyof typeof DISHES;
const NUMBER = '8917';
interface P {
  dishes: Slug[];
  /** Days ago and minute of the day at which it came: the café is open then on every day of the week. */
  days: number;
  minute: number;
}
const HOUR = 3_600_000;
const samples = () =>
  params({
    dishes: distinct(3, oneOf(...(Object.keys(DISHES) as [Slug, ...Slug[]]))),
    days: int(1, CLAIM_HOURS / 24),
    minute: int(13 * 60, 15 * 60 + 50),
  });
const ask = {
  en: [
    (p: P) =>
      `The ${DISHES[p.dishes[0]!]} in my last order from Kingfisher Café was cold when it came. Report that to Dishcart, just this dish, so that its price comes back.`,
    (p: P) =>
      `Claim my money back on Dishcart for the cold ${DISHES[p.dishes[0]!]} of my latest Kingfisher order. Everything else was fine.`,
  ],
  zh: [
    (p: P) =>
      `我上一次在 Dishcart 点的 Kingfisher Café 里，${DISHES[p.dishes[0]!]} 送到时是凉的。请申报这一道菜，把钱退回来，其他都没问题。`,
  ],
};
/** An order that came so many days ago, an earlier one of the same, and a breakfast from elsewhere. */
function prepare(s: Phone, p: P, daysAgo: number): void {
  const wanted = p.dishes.map(slug => ({ dish: dishId(KITCHEN, slug) }));
  const at = momentOn(s, -daysAgo, p.minute);
  const order = { kitchen: KITCHEN, wanted, at: at - 40 * 60_000, endedAt: at, rider: 'Rui M.' };
  putOrder(s, NUMBER, order);
  putOrder(s, '8909', { ...order, at: at - 170 * HOUR, endedAt: at - 169 * HOUR });
  putBreakfast(s, '8918');
}
const claim = (ctx: SetupCtx, slug: Slug, kind: 'spoilt' | 'wrong' = 'spoilt') =>
  ctx.act('food', 'claim', {
    order: orderId(NUMBER),
    kind,
    lines: [
      { line: keyOf({ dish: dishId(KITCHEN, slug), options: heat(slug), without: [], note: '' }), count: 1 },
    ],
    text: '',
  });
const heat = (slug: Slug): string[] => (/curry|cashew/.test(slug) ? ['thai-heat-not-hot'] : []);

export const claimCold = task('food/claim-cold', samples(), {
  tags: ['refund', 'twin', 'search'],
  twin: 'food/claim-cold-too-late',
  ask,
  setup: (s, p) => prepare(s, p, p.days),
  expect: { claimed: (_s, p, ctx) => claim(ctx, p.dishes[0]!) },
  solve: function* (seen, p) {
    seen = yield* openOrder(`Order ${NUMBER}`);
    seen = yield* scrollTo(seen, rid('help'));
    seen = yield tap(seen, rid('help'));
    seen = yield tap(seen, option('Cold or spilt'));
    const dish = toggle(new RegExp(`^${DISHES[p.dishes[0]!]}, £`));
    seen = yield* scrollTo(seen, dish);
    seen = yield tap(seen, dish);
    yield tap(seen, rid('send-claim'));
    yield done();
  },
  nearMisses: {
    missing: {
      change: (_s, p, ctx) => claim(ctx, p.dishes[0]!, 'wrong'),
      because: ['claimed', 'sideEffects'],
    },
    anotherDish: {
      change: (_s, p, ctx) => claim(ctx, p.dishes[1]!),
      because: ['claimed', 'sideEffects'],
    },
    calledImpossible: {
      change: (_s, p, ctx) => claim(ctx, p.dishes[0]!),
      declared: 'impossible',
      because: 'declared',
    },
  },
});

export const claimColdTooLate = task('food/claim-cold-too-late', samples(), {
  tags: ['refund', 'twin', 'impossible', 'search'],
  expects: 'impossible',
  twin: 'food/claim-cold',
  ask,
  setup: (s, p) => prepare(s, p, p.days + CLAIM_HOURS / 24),
  solve: function* (seen) {
    seen = yield* openOrder(`Order ${NUMBER}`);
    seen = yield* scrollTo(seen, rid('again'));
    if (has(seen, rid('help'))) throw new SolverError('It can still be claimed');
    yield impossible('The order came more than 48 hours ago');
  },
  nearMisses: {
    oneStar: {
      change: (_s, _p, ctx) =>
        ctx.act('food', 'rate', { order: orderId(NUMBER), stars: 1, rider: null, tags: ['cold'], text: '' }),
      declared: 'done',
      because: ['sideEffects', 'impossible'],
    },
  },
});
