import { task, type Task } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { done, open } from '../steps.ts';
import {
  addThrough,
  CATEGORY_IDS,
  putEntry,
  SHOPS,
  wantedWords,
  writeDown,
  writeOn,
  inAnyAccount,
  type CategoryId,
  type Wanted,
} from './make.ts';

interface P {
  names: string[];
  cents: number[];
  categories: CategoryId[];
}
const wanted = (p: P): Wanted[] =>
  [0, 1, 2].map(i => ({ name: p.names[i]!, cents: p.cents[i]!, category: p.categories[i]! }));
const listed = (p: P) =>
  wanted(p)
    .map((w, i) => `${i + 1}. ${wantedWords(w)}`)
    .join('\n');

export const addMultiple: Task = task(
  'expenses/add-multiple',
  {
    names: distinct(3, oneOf(...SHOPS)),
    cents: distinct(3, int(215, 18_995, 5)),
    categories: distinct(3, oneOf(...CATEGORY_IDS)),
  },
  {
    tags: ['transcription', 'multi-entity'],
    counterpart: 'ExpenseAddMultiple',
    ask: {
      en: [
        p => `Add these expenses to Expenses (name, amount, category):\n${listed(p)}`,
        p => `Three things to write down in Expenses, each as an expense of its own:\n${listed(p)}`,
      ],
      zh: [p => `请在 Expenses 里记下这三笔支出（名称、金额、类别）：\n${listed(p)}`],
    },
    setup: (s, p, ctx) => {
      putEntry(s, ctx, 'before', {
        name: p.names[0]!,
        cents: p.cents[0]!,
        category: p.categories[1]!,
        daysAgo: 12,
      });
    },
    expect: {
      written: (s, p, ctx, now) => {
        for (const w of wanted(p)) writeOn(s, ctx, now, w);
      },
    },
    ...inAnyAccount,
    solve: function* (seen, p) {
      seen = yield open('expenses');
      for (const w of wanted(p)) seen = yield* addThrough(seen, w);
      yield done();
    },
    nearMisses: {
      amountsSwapped: {
        change: (s, p, ctx) => {
          const [a, b, c] = wanted(p) as [Wanted, Wanted, Wanted];
          for (const w of [{ ...a, cents: b.cents }, { ...b, cents: a.cents }, c]) writeDown(s, ctx, w);
        },
        because: ['written', 'sideEffects'],
      },
      inOne: {
        change: (s, p, ctx) =>
          void writeDown(s, ctx, {
            name: p.names.join(', '),
            cents: p.cents.reduce((a, b) => a + b),
            category: p.categories[0]!,
          }),
        because: ['written', 'sideEffects'],
      },
    },
  },
);
