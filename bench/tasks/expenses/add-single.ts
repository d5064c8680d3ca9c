import { task, type Task } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { done, open } from '../steps.ts';
import {
  addThrough,
  CATEGORIES,
  CATEGORY_IDS,
  NOTES,
  pounds,
  putEntry,
  SHOPS,
  writeDown,
  writeOn,
  inAnyAccount,
  type Wanted,
} from './make.ts';

export const addSingle: Task = task(
  'expenses/add-single',
  {
    name: oneOf(...SHOPS),
    cents: int(215, 18_995, 5),
    category: oneOf(...CATEGORY_IDS),
    note: oneOf(...NOTES),
  },
  {
    tags: ['transcription'],
    counterpart: 'ExpenseAddSingle',
    ask: {
      en: [
        p =>
          `In Expenses, write down that I spent ${pounds(p.cents)} at “${p.name}”. Category ${CATEGORIES[p.category]}, note “${p.note}”.`,
        p =>
          `Add an expense: name ${p.name}, amount ${pounds(p.cents)}, category ${CATEGORIES[p.category]}, with the note “${p.note}”.`,
      ],
      zh: [
        p =>
          `在 Expenses 里记一笔支出：名称“${p.name}”，金额 ${pounds(p.cents)}，类别 ${CATEGORIES[p.category]}，备注“${p.note}”。`,
      ],
    },
    setup: (s, p, ctx) => {
      putEntry(s, ctx, 'before', {
        name: p.name,
        cents: p.cents + 300,
        category: p.category,
        note: p.note,
        daysAgo: 9,
      });
    },
    expect: { written: (s, p, ctx, now) => writeOn(s, ctx, now, p) },
    ...inAnyAccount,
    solve: function* (seen, p) {
      seen = yield open('expenses');
      yield* addThrough(seen, p as Wanted);
      yield done();
    },
    nearMisses: {
      aYearAgo: {
        change: (s, p, ctx) => void writeDown(s, ctx, { ...p, at: ctx.now - 365 * 86_400_000 }),
        because: ['written', 'sideEffects'],
      },
      inEuros: {
        change: (s, p, ctx) => void writeDown(s, ctx, { ...p, account: 'account-euro' }),
        because: 'inPounds',
      },
      oldOneChanged: {
        change: (s, p) => {
          s.apps.expenses.entries['entry-task-before']!.cents = p.cents;
        },
        because: ['written', 'sideEffects'],
      },
    },
    alternatives: {
      inCashThisMorning: {
        change: (s, p, ctx) => {
          const note = p.note[0]!.toUpperCase() + p.note.slice(1);
          writeDown(s, ctx, { ...p, note, account: 'account-cash', at: ctx.now - 3_600_000 });
        },
      },
    },
  },
);
