import { splitOf } from '../../../apps/calculator/select.ts';
import { task, wrongAnswer } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { answer, back, button, done, field, fill, find, first, rid, tap, text, within } from '../steps.ts';
import { openTool, pounds } from './make.ts';

interface Bill {
  bill: number;
  tenths: number;
  people: number;
}
const split = (p: Bill) =>
  splitOf({ bill: pounds(p.bill), tenths: p.tenths, people: p.people, roundUp: false })!;
const percent = (tenths: number) => `${tenths / 10}%`;
const share = (total: number, people: number) => Math.round(total / people) / 100;

export const tipSplit = task(
  'calculator/tip-split',
  { bill: int(4_120, 19_880, 20), tenths: oneOf(100, 125, 150, 200), people: oneOf(2, 3, 5, 6) },
  {
    tags: ['arithmetic', 'answer-sheet'],
    ask: {
      en: [
        p =>
          `The bill is £${pounds(p.bill)}, we add ${percent(p.tenths)} tip and split it between ${p.people}. How much does each pay? Answer in pounds, to the penny.`,
        p =>
          `Work out each one’s share: ${p.people} people, a bill of £${pounds(p.bill)} and ${percent(p.tenths)} tip on top. Fill in the amount in pounds and pence.`,
      ],
      zh: [
        p =>
          `账单 £${pounds(p.bill)}，加 ${percent(p.tenths)} 小费，${p.people} 个人平分。每人付多少英镑？精确到便士。`,
      ],
    },
    setup: (s, p) => {
      s.apps.calculator.tip = {
        bill: pounds(p.bill + 1_000),
        tenths: p.tenths === 100 ? 150 : 100,
        people: 4,
        roundUp: false,
      };
    },
    answer: {
      fields: { each: { type: 'number', unit: 'GBP', label: { en: 'Each pays', zh: '每人付' } } },
      key: ({ p }) => ({ each: { value: split(p).total / p.people / 100, tolerance: 0.0101 } }),
    },
    solve: function* (seen, p) {
      seen = yield* openTool(seen, 'Tip and split');
      seen = yield fill(seen, field('Bill (£)'), pounds(p.bill), { clear: true });
      seen = yield back();
      seen = yield tap(seen, button(percent(p.tenths)));
      for (let n = 4; n !== p.people; n += Math.sign(p.people - n))
        seen = yield tap(seen, button(p.people > n ? 'Increase People' : 'Decrease People'));
      const [, each] =
        /£([\d,]+\.\d\d)/.exec(find(seen, first(within(rid('split'), text(/^£[\d,]+\.\d\d$/)))).name) ?? [];
      yield answer({ each: Number(each!.replace(',', '')) });
      yield done();
    },
    nearMisses: {
      withoutTheTip: wrongAnswer(p => ({ each: share(p.bill, p.people) })),
      tipNotShared: wrongAnswer(p => ({ each: share(p.bill, p.people) + split(p).tip / 100 })),
      oneFewer: wrongAnswer(p => ({ each: share(split(p).total, p.people - 1) })),
      theTotal: wrongAnswer(p => ({ each: split(p).total / 100 })),
    },
  },
);
