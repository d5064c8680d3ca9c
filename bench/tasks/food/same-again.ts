import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { back, done, has, impossible, rid, scrollTo, SolverError, tap } from '../steps.ts';
import { dishId, holding, momentOn, openOrder, orderId, putIn, putOrder, WORK } from './make.ts';

const KITCHEN = 'pho-weir-road';
const DISHES = [
  'rare-beef-pho',
  'mushroom-pho',
  'banh-mi-tofu',
  'summer-rolls-two',
  'grilled-pork-noodles',
  'fried-rolls-four',
  'lime-soda',
] as const;
const NUMBER = '8907';
const samples = () =>
  params({
    dishes: distinct(4, oneOf(...DISHES)),
    counts: distinct(3, int(1, 4)),
    daysAgo: int(5, 9),
    dearer: oneOf(40, 60, 90),
  });
interface P {
  dishes: (typeof DISHES)[number][];
  counts: number[];
  daysAgo: number;
  dearer: number;
}
const wanted = (p: P) =>
  p.dishes.slice(0, 3).map((slug, i) => ({ dish: dishId(KITCHEN, slug), count: p.counts[i]! }));
const ask = {
  en: [
    () =>
      'Dinner for the crew again: fill my Dishcart basket with the same as in the last order that went to the studio from Pho Weir Road. It must be all of it or we take something else. I do the checkout myself.',
    () =>
      'Put what we last had delivered to Kittiwake Studio from Pho Weir Road into the Dishcart basket once more, the complete order or nothing at all. Do not order it yet.',
  ],
  zh: [
    () =>
      '把上次从 Pho Weir Road 送到工作室（Kittiwake Studio）的那一单，一样不少地重新放进 Dishcart 的购物袋；缺一样就算了，什么都别放。先不要下单。',
  ],
};
/** The order in question, and a newer one that went home. */
function prepare(s: Phone, p: P): void {
  const at = momentOn(s, -p.daysAgo, 1_150);
  putOrder(s, NUMBER, { kitchen: KITCHEN, wanted: wanted(p), at, to: WORK, rider: 'Pilar O.' });
  const other = [{ dish: dishId(KITCHEN, p.dishes[3]!), count: 2 }, wanted(p)[0]!];
  putOrder(s, '8914', { kitchen: KITCHEN, wanted: other, at: momentOn(s, -2, 1_140), rider: 'Kofi B.' });
  s.apps.food.dishes[dishId(KITCHEN, p.dishes[1]!)]!.cents += p.dearer;
}

export const sameAgain = task('food/same-again', samples(), {
  tags: ['search', 'twin', 'recency'],
  needs: { lookups: 2, conditions: 1 },
  twin: 'food/same-again-sold-out',
  ask,
  setup: (s, p) => prepare(s, p),
  expect: { filled: (s, p, ctx) => putIn(s, ctx, wanted(p)) },
  solve: function* () {
    let seen = yield* openOrder(`Order ${NUMBER}`);
    seen = yield* scrollTo(seen, holding('Kittiwake Studio'));
    seen = yield* scrollTo(seen, rid('again'));
    seen = yield tap(seen, rid('again'));
    if (has(seen, holding('Sold out today'))) throw new SolverError('Something is sold out');
    yield tap(seen, rid('to-basket'));
    yield done();
  },
  nearMisses: {
    theOneThatWentHome: {
      change: (_s, _p, ctx) => ctx.act('food', 'reorder', { order: orderId('8914') }),
      because: ['filled', 'sideEffects'],
    },
    calledImpossible: {
      change: (s, p, ctx) => putIn(s, ctx, wanted(p)),
      declared: 'impossible',
      because: 'declared',
    },
  },
});

export const sameAgainSoldOut = task('food/same-again-sold-out', samples(), {
  tags: ['search', 'twin', 'recency', 'impossible'],
  expects: 'impossible',
  twin: 'food/same-again',
  ask,
  setup: (s, p) => {
    prepare(s, p);
    s.apps.food.dishes[dishId(KITCHEN, p.dishes[2]!)]!.soldOut = true;
  },
  solve: function* () {
    let seen = yield* openOrder(`Order ${NUMBER}`);
    seen = yield* scrollTo(seen, holding('Kittiwake Studio'));
    seen = yield* scrollTo(seen, rid('again'));
    seen = yield tap(seen, rid('again'));
    if (!has(seen, holding('Sold out today'))) throw new SolverError('All of it can be had');
    yield back();
    yield impossible('One of the dishes is sold out today');
  },
  nearMisses: {
    theRest: {
      change: (_s, _p, ctx) => ctx.act('food', 'reorder', { order: orderId(NUMBER) }),
      declared: 'done',
      because: ['sideEffects', 'impossible'],
    },
  },
});
