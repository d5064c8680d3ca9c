import type { Phone } from '../../../apps/catalogue.ts';
import { dishesCents, totalsOf } from '../../../apps/food/select.ts';
import { task, wrongAnswer } from '../form.ts';
import { int, params } from '../sample.ts';
import { answer, button, done, find, rid, tap } from '../steps.ts';
import { centsIn } from '../wallet/make.ts';
import { addDish, dishId, HOME, openFood, openKitchen, toCheckout, whole } from './make.ts';

/** Three cafés with what stands for the same breakfast in each. */
const CAFES = [
  ['cafe-bollard', 'The Bollard', ['flat-white', 'Flat white'], ['avocado-toast', 'Avocado toast']],
  [
    'platform-two-coffee',
    'Platform Two Coffee',
    ['flat-white', 'Flat white'],
    ['egg-and-spinach-bap', 'Egg and spinach bap'],
  ],
  [
    'cafe-alameda',
    'Café Alameda',
    ['cafe-con-leche', 'Café con leche'],
    ['tortilla-bocadillo', 'Tortilla bocadillo'],
  ],
] as const;
interface P {
  coffees: number;
  eats: number;
  dearer: number;
  which: number;
}
const wanted = (p: P, i: number) => {
  const [kitchen, , coffee, food] = CAFES[i]!;
  return [
    { dish: dishId(kitchen, coffee[0]), count: p.coffees },
    { dish: dishId(kitchen, food[0]), count: p.eats },
  ];
};
function total(s: Phone, p: P, i: number): number {
  const { food } = s.apps;
  const dishes = dishesCents(
    food,
    wanted(p, i).map(each => whole(s, each)),
  );
  const restaurant = food.restaurants[CAFES[i]![0]]!;
  const to = food.addresses[HOME]!;
  return totalsOf({ restaurant, dishes, mode: 'delivery', to, voucher: null, tipCents: 0 }).total;
}
const all = (s: Phone, p: P) => CAFES.map((_, i) => total(s, p, i));
const raise = (s: Phone, p: P) => {
  const [kitchen, , , food] = CAFES[p.which]!;
  s.apps.food.dishes[dishId(kitchen, food[0])]!.cents += p.dearer;
};
function outcome(s: Phone, p: P): { kitchen: string; less: number } {
  const sums = all(s, p).toSorted((a, b) => a - b);
  return { kitchen: CAFES[all(s, p).indexOf(sums[0]!)]![1], less: (sums[1]! - sums[0]!) / 100 };
}
const words = (p: P, i: number) => {
  const [, name, coffee, food] = CAFES[i]!;
  return `${p.coffees} ${coffee[1]} and ${p.eats} ${food[1]} from ${name}`;
};

/** The same breakfast at three cafés: fees, minimum and offers decide which comes cheapest. */
export const cheapestToDoor = task(
  'food/cheapest-to-door',
  params({ coffees: int(1, 3), eats: int(1, 2), dearer: int(0, 2_40, 30), which: int(0, 2) }).such(
    (p: P, s) => new Set(all(s, p)).size === 3,
  ),
  {
    tags: ['query', 'comparison', 'money', 'arithmetic'],
    needs: { lookups: 6, memory: 3 },
    ask: {
      en: [
        p =>
          `What would breakfast at home cost by Dishcart right now, everything included and no tip: ${words(p, 0)}, or ${words(p, 1)}, or ${words(p, 2)}? The answer sheet wants the cheapest place and what it saves against the second cheapest. Milk and bread as they come, no vouchers. Do not order, and leave the basket empty.`,
        p =>
          `Compare three breakfasts on Dishcart, delivered home as soon as possible, with all fees, without tip or voucher: ${words(p, 0)}; ${words(p, 1)}; ${words(p, 2)}. Plain choices for milk and bread. Which is cheapest, and by how much over the next? Answer on the sheet. Nothing is to stay in the basket.`,
      ],
      zh: [
        p =>
          `在 Dishcart 上比较现在送到家的三份早餐，含所有费用，不给小费不用券：The Bollard 的 ${p.coffees} 杯 Flat white 和 ${p.eats} 份 Avocado toast；Platform Two Coffee 的 ${p.coffees} 杯 Flat white 和 ${p.eats} 份 Egg and spinach bap；Café Alameda 的 ${p.coffees} 杯 Café con leche 和 ${p.eats} 份 Tortilla bocadillo。牛奶和面包按默认。哪家最便宜？比第二便宜的省多少？填在答题表里。不要下单，购物袋最后要是空的。`,
      ],
    },
    setup: raise,
    answer: {
      fields: {
        kitchen: {
          type: 'choice',
          label: { en: 'Cheapest', zh: '最便宜的' },
          options: CAFES.map(([, name]) => ({ en: name, zh: name })),
        },
        less: { type: 'number', unit: 'GBP', label: { en: 'Cheaper than the second by', zh: '比第二便宜' } },
      },
      key: ({ was, p }) => outcome(was, p),
    },
    solve: function* (_seen, p) {
      const sums: number[] = [];
      for (const [, name, coffee, food] of CAFES) {
        let seen = yield* openKitchen(name);
        seen = yield* addDish(seen, { name: coffee[1], count: p.coffees });
        seen = yield* addDish(seen, { name: food[1], count: p.eats });
        seen = yield* toCheckout(seen);
        sums.push(centsIn(find(seen, rid('order')).name));
        seen = yield { type: 'key', key: 'back' };
        seen = yield tap(seen, button('Empty the basket'));
        seen = yield tap(seen, button('Empty the basket'));
      }
      yield* openFood();
      const [least, next] = sums.toSorted((a, b) => a - b) as [number, number];
      yield answer({ kitchen: CAFES[sums.indexOf(least)]![1], less: (next - least) / 100 });
      yield done();
    },
    nearMisses: {
      withoutTheFees: wrongAnswer((p, s) => {
        const sums = CAFES.map((_, i) =>
          dishesCents(
            s.apps.food,
            wanted(p, i).map(w => whole(s, w)),
          ),
        );
        const [least, next] = sums.toSorted((a, b) => a - b) as [number, number];
        return { kitchen: CAFES[sums.indexOf(least)]![1], less: (next - least) / 100 + 0.01 };
      }),
      theSum: wrongAnswer((p, s) => ({ ...outcome(s, p), less: Math.min(...all(s, p)) / 100 })),
    },
  },
);
