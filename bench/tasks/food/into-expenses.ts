import {
  addThrough,
  inAnyAccount,
  putEntry,
  writeDown,
  writeOn,
  type Wanted as Entry,
} from '../expenses/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { keptOf } from '../../../apps/food/select.ts';
import { done, find, open, scrollTo, text, type Matcher } from '../steps.ts';
import { centsIn } from '../wallet/make.ts';
import { dishId, momentOn, openOrder, orderId, putOrder, WORK } from './make.ts';

const KITCHENS = {
  'hawthorn-bank-bakehouse': ['Hawthorn Bank Bakehouse', 'sausage-roll', 'cinnamon-bun'],
  'platform-two-coffee': ['Platform Two Coffee', 'bacon-bap', 'iced-latte'],
  'paper-lantern-cafe': ['Paper Lantern Café', 'jianbing', 'tea-eggs-two'],
} as const;
type Kitchen = keyof typeof KITCHENS;
const NUMBER = '8920';
interface P {
  kitchens: Kitchen[];
  count: number;
  back: number;
  minute: number;
}
const entry = (s: Phone, p: P): Entry => ({
  name: KITCHENS[p.kitchens[0]!][0],
  cents: keptOf(s.apps.food.orders[orderId(NUMBER)]!),
  category: 'category-eating-out',
});

/** What an order cost in the end is neither what was paid nor what the mail says. */
export const intoExpenses = task(
  'food/into-expenses',
  params({
    kitchens: distinct(2, oneOf('hawthorn-bank-bakehouse', 'platform-two-coffee', 'paper-lantern-cafe')),
    count: int(3, 6),
    back: int(2_05, 6_95, 5),
    minute: int(425, 500, 15),
  }),
  {
    tags: ['cross-app', 'transcription', 'money', 'refund'],
    needs: { lookups: 3, memory: 2 },
    ask: {
      en: [
        "Some of the money for this morning's Dishcart breakfast came back. Write what it cost in the end into Expenses for today, under the name of the kitchen, as eating out.",
        'Enter today’s Dishcart order in Expenses: the kitchen’s name, category Eating out, today, and the amount that I am left with after the refund.',
      ],
      zh: [
        '今早 Dishcart 的早餐退了一部分钱。请把最后实际花的金额记进 Expenses：日期今天，名称写店名（英文），类别选“Eating out”。',
      ],
    },
    setup: (s, p, ctx) => {
      const order = (i: number, days: number, number: string) => {
        const kitchen = p.kitchens[i]!;
        const [, main, side] = KITCHENS[kitchen];
        const wanted = [
          { dish: dishId(kitchen, main), count: p.count },
          { dish: dishId(kitchen, side), count: 2 },
        ];
        const at = momentOn(s, days, p.minute - i);
        const id = putOrder(s, number, { kitchen, wanted, at, to: WORK, tipCents: 1_50, rider: 'Hamza L.' });
        s.apps.food.orders[id]!.refundedCents = p.back + 90 * i;
      };
      order(0, 0, NUMBER);
      order(1, -1, '8917');
      const [name] = KITCHENS[p.kitchens[0]!];
      putEntry(s, ctx, 'before', { name, cents: 9_40, category: 'category-eating-out', daysAgo: 8 });
    },
    expect: { written: (s, p, ctx, now) => void writeOn(s, ctx, now, entry(s, p)) },
    ...inAnyAccount,
    solve: function* (seen, p) {
      seen = yield* openOrder(`Order ${NUMBER}`);
      const kept = text('You paid in the end');
      seen = yield* scrollTo(seen, kept);
      const top = find(seen, kept).bounds[1]!;
      const amount: Matcher = {
        what: 'what it cost',
        rank: e => (/^£/.test(e.name) && Math.abs(e.bounds[1]! - top) < 14 ? 0 : null),
      };
      const cents = centsIn(find(seen, amount).name);
      seen = yield open('expenses');
      yield* addThrough(seen, { name: KITCHENS[p.kitchens[0]!][0], cents, category: 'category-eating-out' });
      yield done();
    },
    nearMisses: {
      whatWasPaid: {
        change: (s, p, ctx) => void writeDown(s, ctx, { ...entry(s, p), cents: entry(s, p).cents + p.back }),
        because: ['written', 'sideEffects'],
      },
      yesterdays: {
        change: (s, p, ctx) =>
          void writeDown(s, ctx, {
            ...entry(s, p),
            name: KITCHENS[p.kitchens[1]!][0],
            cents: keptOf(s.apps.food.orders[orderId('8917')]!),
          }),
        because: ['written', 'sideEffects'],
      },
    },
  },
);
