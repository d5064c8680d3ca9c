import { receive } from '../messages/make.ts';
import { task, wrongAnswer } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { all, answer, done, first, open, row, scrollTo, SolverError, tap } from '../steps.ts';
import { centsIn, CREDIT, pounds, putBill, quiet, rowsLike, searchBills } from './make.ts';

const THINGS = [
  'Garden chair',
  'Bread bin',
  'Desk lamp',
  'Bath mat',
  'Rucksack',
  'Paper shredder',
  'Teapot',
  'Curtain rail',
] as const;
interface P {
  numbers: number[];
  cents: number[];
  things: string[];
  part: number;
}
const order = (n: number) => `BZ-${n}`;
/** Orders 0 to 2 were refunded, says the shop; the first never came, and of the second only a part was promised. */
const promised = (p: P, i: number) => (i === 1 ? p.cents[1]! - p.part : p.cents[i]!);

/** A shop says that it has refunded three orders. The wallet has two of them. */
export const refundNotCome = task(
  'wallet/refund-not-come',
  params({
    numbers: distinct(4, int(35_100, 39_900)),
    cents: distinct(4, int(21_05, 88_95, 5)),
    things: distinct(4, oneOf(...THINGS)),
    part: int(3_05, 9_95, 5),
    last: oneOf(0, 1, 2),
  }),
  {
    tags: ['query', 'cross-app', 'search', 'money'],
    needs: { lookups: 6, memory: 3 },
    ask: {
      en: [
        'Bazari texted me that it has refunded some of my orders. One of these refunds never reached Copperleaf. Which order is it, and how much should have come? Fill in the answer sheet.',
        'Check the refunds that Bazari promised me by text message against my bills in Copperleaf, and put into the answer sheet the number of the order whose money has not come, and the sum.',
      ],
      zh: [
        'Bazari 发短信说我有几个订单已经退款，但其中一笔退款 Copperleaf 里没有到账。是哪个订单，应退多少钱？请填在答题表里。',
      ],
    },
    setup: (s, p, ctx) => {
      quiet(s);
      p.numbers.forEach((number, i) => {
        const bill = putBill(s, `order-${i}`, {
          from: CREDIT,
          to: 'firm-bazari',
          cents: p.cents[i]!,
          what: p.things[i]!,
          reference: order(number),
          app: 'shop',
          daysAgo: 30 - 3 * i,
        });
        if (i !== 1 && i !== 2) return;
        putBill(s, `refund-${i}`, {
          kind: 'refund',
          from: 'firm-bazari',
          to: CREDIT,
          cents: promised(p, i),
          what: p.things[i]!,
          reference: order(number),
          of: bill,
          app: 'shop',
          daysAgo: 4 - i,
        });
      });
      const turn = [0, 1, 2].map(i => (i + p.last) % 3);
      turn.forEach((i, at) => {
        const words = `We have refunded ${pounds(promised(p, i))} of order ${order(p.numbers[i]!)} to the card you paid with.`;
        receive(s, ctx, 'BAZARI', words, 2_000 - at * 300);
      });
      receive(
        s,
        ctx,
        'BAZARI',
        `Order ${order(p.numbers[3]!)} (${p.things[3]!}) cannot be returned any more.`,
        700,
      );
    },
    answer: {
      fields: {
        order: { type: 'text', label: { en: 'Order', zh: '订单号' } },
        sum: { type: 'number', unit: 'GBP', label: { en: 'Refund', zh: '应退金额' } },
      },
      key: ({ p }) => ({ order: order(p.numbers[0]!), sum: promised(p, 0) / 100 }),
    },
    solve: function* (seen) {
      seen = yield open('messages');
      seen = yield* scrollTo(seen, first(row('BAZARI')));
      seen = yield tap(seen, first(row('BAZARI')));
      const told = all(seen, {
        what: 'a refund',
        rank: e => (/^We have refunded £[\d.]+ of order BZ-\d+ to/.test(e.name) ? 0 : null),
      }).map(e => e.name);
      for (const words of new Set(told)) {
        const number = /BZ-\d+/.exec(words)![0];
        seen = yield* searchBills(number);
        if (rowsLike(seen, /\+£/).length > 0) continue;
        yield answer({ order: number, sum: centsIn(words) / 100 });
        yield done();
        return;
      }
      throw new SolverError('Every refund has come');
    },
    nearMisses: {
      oneThatCame: wrongAnswer(p => ({ order: order(p.numbers[2]!), sum: p.cents[2]! / 100 })),
      neverPromised: wrongAnswer(p => ({ order: order(p.numbers[3]!), sum: p.cents[3]! / 100 })),
      theOneInPart: wrongAnswer(p => ({ order: order(p.numbers[1]!), sum: p.part / 100 })),
      aWrongSum: wrongAnswer(p => ({ order: order(p.numbers[0]!), sum: promised(p, 1) / 100 })),
    },
  },
);
