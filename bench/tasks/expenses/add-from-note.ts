import { task, type Task } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { done, field, find, open, row, scrollTo, SolverError, tap } from '../steps.ts';
import { makeNote } from '../notes/make.ts';
import {
  addThrough,
  CATEGORIES,
  CATEGORY_IDS,
  pounds,
  SHOPS,
  writeDown,
  writeOn,
  inAnyAccount,
  type CategoryId,
  type Wanted,
} from './make.ts';

interface P {
  title: string;
  names: string[];
  cents: number[];
  categories: CategoryId[];
  marks: number[];
}
const all = (p: P): Wanted[] =>
  p.names.map((name, i) => ({ name, cents: p.cents[i]!, category: p.categories[i]! }));
const wanted = (p: P): Wanted[] => all(p).filter((_, i) => p.marks.includes(i));
const line = (w: Wanted, claim: boolean) =>
  `${w.name} | ${pounds(w.cents)} | ${CATEGORIES[w.category]}${claim ? ' | reimbursable' : ''}`;

export const logFromNote: Task = task(
  'expenses/add-from-note',
  {
    title: oneOf('Site visit', 'Port Ellery, two days', 'Museum set-up', 'Fair in Wexcombe'),
    names: distinct(6, oneOf(...SHOPS)),
    cents: distinct(6, int(215, 9_995, 5)),
    categories: distinct(6, oneOf(...CATEGORY_IDS)),
    marks: distinct(3, int(0, 5)),
  },
  {
    tags: ['transcription', 'cross-app', 'filter', 'multi-entity'],
    counterpart: 'ExpenseAddMultipleFromMarkor',
    ask: {
      en: [
        p =>
          `Go through the note “${p.title}” in Notes and log the reimbursable ones in Expenses, each with its name, amount and category.`,
        p =>
          `My note “${p.title}” lists what I spent. Write those that are marked reimbursable, and no others, down in Expenses with the same names, amounts and categories.`,
      ],
      zh: [
        p =>
          `看一下笔记“${p.title}”，把其中标有 reimbursable 的支出逐笔记到 Expenses 里，名称、金额和类别都照笔记写。`,
      ],
    },
    setup: (s, p, ctx) => {
      makeNote(s, ctx, {
        title: p.title,
        body: all(p)
          .map((w, i) => line(w, p.marks.includes(i)))
          .join('\n'),
        hoursAgo: 20,
      });
      makeNote(s, ctx, {
        title: `${p.title}, plan`,
        body: all(p)
          .map((w, i) => line({ ...w, cents: w.cents + 500 }, !p.marks.includes(i)))
          .join('\n'),
        hoursAgo: 90,
      });
    },
    expect: {
      written: (s, p, ctx, now) => {
        for (const w of wanted(p)) writeOn(s, ctx, now, w);
      },
    },
    ...inAnyAccount,
    solve: function* (seen, p) {
      seen = yield open('notes');
      seen = yield* scrollTo(seen, row(p.title));
      seen = yield tap(seen, row(p.title));
      const shown = find(seen, field('Note'));
      const read = [
        ...(shown.value ?? shown.name).matchAll(/^(.+) \| £([\d,]+)\.(\d\d) \| (.+) \| reimbursable$/gm),
      ].map(([, name, whole, pence, category]) => ({
        name: name!,
        cents: Number(whole!.replaceAll(',', '')) * 100 + Number(pence),
        category: CATEGORY_IDS.find(id => CATEGORIES[id] === category)!,
      }));
      if (read.length !== 3) throw new SolverError(`${read.length} of three lines read`);
      seen = yield open('expenses');
      for (const w of read) seen = yield* addThrough(seen, w);
      yield done();
    },
    nearMisses: {
      allOfThem: {
        change: (s, p, ctx) => {
          for (const w of all(p)) writeDown(s, ctx, w);
        },
        because: 'sideEffects',
      },
      ofThePlan: {
        change: (s, p, ctx) => {
          for (const w of wanted(p)) writeDown(s, ctx, { ...w, cents: w.cents + 500 });
        },
        because: ['written', 'sideEffects'],
      },
    },
  },
);
