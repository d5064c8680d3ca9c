import {
  addThrough,
  CATEGORIES,
  CATEGORY_IDS,
  pounds,
  putEntry,
  SHOPS,
  writeDown,
  inAnyAccount,
  writeOn,
  type CategoryId,
  type Wanted,
} from '../expenses/make.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { done, open } from '../steps.ts';
import { openPicture } from './make.ts';
import { page, putPage } from './page.ts';

interface Bills {
  names: string[];
  cents: number[];
  categories: CategoryId[];
}

const bills = (p: Bills): Wanted[] =>
  [0, 1, 2].map(i => ({ name: p.names[i]!, cents: p.cents[i]!, category: p.categories[i]! }));

export const expensesFromPicture = task(
  'gallery/expenses-from-picture',
  {
    names: distinct(4, oneOf(...SHOPS)),
    cents: distinct(4, int(215, 18_995, 5)),
    categories: distinct(4, oneOf(...CATEGORY_IDS)),
  },
  {
    tags: ['transcription', 'vision', 'multi-entity', 'cross-app'],
    counterpart: 'ExpenseAddMultipleFromGallery',
    ask: {
      en: [
        'The picture expenses.jpg in Gallery lists three expenses with name, amount and category. Write each of them down in Expenses.',
        'Look at expenses.jpg in Gallery and add the three expenses on it to the Expenses app, with their names, amounts and categories.',
      ],
      zh: ['“Gallery”里的图片 expenses.jpg 上写着三笔支出（名称、金额、类别），请逐笔记到 Expenses 里。'],
    },
    setup: (s, p, ctx) => {
      putPage(
        s,
        0,
        'note',
        'expenses.jpg',
        'Still to write down',
        bills(p).flatMap((w, i) => [
          ...(i === 0 ? [] : ['']),
          `${i + 1}. ${w.name}`,
          `${CATEGORIES[w.category]}\t${pounds(w.cents)}`,
        ]),
        20,
      );
      putPage(
        s,
        1,
        'note',
        'expenses_old.jpg',
        'Done',
        [`1. ${p.names[3]!}`, `${CATEGORIES[p.categories[3]!]}\t${pounds(p.cents[3]!)}`],
        400,
      );
      putEntry(s, ctx, 'before', {
        name: p.names[0]!,
        cents: p.cents[0]!,
        category: p.categories[1]!,
        daysAgo: 12,
      });
    },
    expect: {
      first: (s, p, ctx, now) => writeOn(s, ctx, now, bills(p)[0]!),
      second: (s, p, ctx, now) => writeOn(s, ctx, now, bills(p)[1]!),
      third: (s, p, ctx, now) => writeOn(s, ctx, now, bills(p)[2]!),
    },
    ...inAnyAccount,
    solve: function* (_seen, p) {
      yield* openPicture('expenses.jpg', page);
      let seen = yield open('expenses');
      for (const w of bills(p)) seen = yield* addThrough(seen, w);
      yield done();
    },
    nearMisses: {
      amountsSwapped: {
        change: (s, p, ctx) => {
          const [a, b, c] = bills(p) as [Wanted, Wanted, Wanted];
          for (const w of [{ ...a, cents: b.cents }, { ...b, cents: a.cents }, c]) writeDown(s, ctx, w);
        },
        because: ['first', 'second', 'sideEffects'],
      },
      fromTheOldPictureToo: {
        change: (s, p, ctx) => {
          const old = { name: p.names[3]!, cents: p.cents[3]!, category: p.categories[3]! };
          for (const w of [...bills(p), old]) writeDown(s, ctx, w);
        },
        because: 'sideEffects',
      },
    },
  },
);
