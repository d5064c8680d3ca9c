import type { Phone } from '../../../apps/catalogue.ts';
import { keptOf } from '../../../apps/food/select.ts';
import { task, wrongAnswer } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import { answer, back, done, find, has, scrollTo, tap, text, type Matcher } from '../steps.ts';
import { centsIn } from '../wallet/make.ts';
import { dishId, momentOn, openFood, orderRow, place, putOrder } from './make.ts';

const KITCHENS = {
  'hook-line': 'haddock-and-chips',
  'tandoor-junction': 'karahi-chicken',
  zaytuna: 'lamb-kofta',
  'ramen-lighter': 'yuzu-shio',
  'la-chalupa': 'birria',
} as const;
type Kitchen = keyof typeof KITCHENS;
interface P {
  kitchens: Kitchen[];
  tips: number[];
  refunded: number;
  part: number;
}
const NUMBERS = ['8904', '8906', '8908', '8910'] as const;
/** Orders of this month; the last came in February. */
const DAYS = [-10, -8, -5, -2];
const tips = (p: P) => p.tips.reduce((sum, each) => sum + each, 0);
const march = (s: Phone) =>
  Object.values(s.apps.food.orders).filter(o => o.at >= Date.UTC(2026, 2, 1) && o.status !== 'refused');
const kept = (s: Phone) => march(s).reduce((sum, o) => sum + keptOf(o), 0);

/** What March has cost so far, less what came back, and what of it were tips: each receipt says its part. */
export const marchSoFar = task(
  'food/march-so-far',
  params({
    kitchens: distinct(4, oneOf('hook-line', 'tandoor-junction', 'zaytuna', 'ramen-lighter', 'la-chalupa')),
    tips: distinct(4, oneOf(50, 80, 1_00, 1_20, 1_50, 2_00, 2_50, 3_00)),
    refunded: oneOf(0, 1, 2),
    part: oneOf(3_40, 4_15, 5_05, 6_20, 7_85),
  }),
  {
    tags: ['query', 'arithmetic', 'money', 'count'],
    needs: { lookups: 8, memory: 8 },
    ask: {
      en: [
        'How much has Dishcart cost me in March so far, after everything that came back, and how much of it went to the riders as tips? Fill in the answer sheet.',
        'Go through my Dishcart orders since the first of March. The answer sheet wants what I paid in the end for all of them together, refunds taken off, and the sum of the tips.',
      ],
      zh: [
        '三月到现在我在 Dishcart 上一共实付了多少（扣掉退款）？其中给骑手的小费合计多少？请填在答题表里。',
      ],
    },
    setup: (s, p) => {
      p.kitchens.forEach((kitchen, i) => {
        const wanted = [{ dish: dishId(kitchen, KITCHENS[kitchen]), count: 1 + (i % 2) }];
        const at = momentOn(s, DAYS[i]!, 1_120 + 11 * i);
        const id = putOrder(s, NUMBERS[i]!, { kitchen, wanted, at, tipCents: p.tips[i]!, rider: 'Hamza L.' });
        if (i === p.refunded) s.apps.food.orders[id]!.refundedCents = p.part;
      });
      const wanted = [{ dish: dishId('hook-line', 'scampi-basket') }];
      const at = momentOn(s, -13, 1_100);
      putOrder(s, '8897', { kitchen: 'hook-line', wanted, at, tipCents: 2_00, rider: 'Rui M.' });
    },
    answer: {
      fields: {
        paid: { type: 'number', unit: 'GBP', label: { en: 'Paid in the end', zh: '实付合计' } },
        tips: { type: 'number', unit: 'GBP', label: { en: 'Tips', zh: '小费合计' } },
      },
      key: ({ was, p }) => ({ paid: kept(was) / 100, tips: tips(p) / 100 }),
    },
    solve: function* () {
      let seen = yield* openFood();
      seen = yield tap(seen, place('Orders'));
      let paid = 0;
      let tipped = 0;
      for (const number of [...NUMBERS, '8902']) {
        seen = yield* scrollTo(seen, orderRow(`Order ${number}`));
        const row = find(seen, orderRow(`Order ${number}`));
        paid += Math.round(Number(/£(\d+\.\d\d)$/.exec(row.name)![1]) * 100);
        seen = yield tap(seen, orderRow(`Order ${number}`));
        seen = yield* scrollTo(seen, text('Total'));
        if (has(seen, text('Tip for the rider'))) tipped += centsIn(beside(seen, 'Tip for the rider'));
        seen = yield back();
      }
      yield answer({ paid: paid / 100, tips: tipped / 100 });
      yield done();
    },
    nearMisses: {
      withoutTheRefund: wrongAnswer((p, s) => ({ paid: (kept(s) + p.part) / 100, tips: tips(p) / 100 })),
      withFebruary: wrongAnswer((p, s) => ({ paid: kept(s) / 100, tips: (tips(p) + 2_00) / 100 })),
    },
  },
);
/** The amount that stands to the right of a line of the receipt. */
function beside(seen: Parameters<typeof find>[0], label: string): string {
  const line = find(seen, text(label));
  const amount: Matcher = {
    what: `amount of ${label}`,
    rank: e => (/^£/.test(e.name) && Math.abs(e.bounds[1]! - line.bounds[1]!) < 12 ? 0 : null),
  };
  return find(seen, amount).name;
}
