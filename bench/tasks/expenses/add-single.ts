import { only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Task } from '../form.ts';
import { judged, untouched } from '../probes/tables.ts';
import { int, oneOf } from '../sample.ts';
import { done, open } from '../steps.ts';
import {
  addThrough,
  CATEGORIES,
  CATEGORY_IDS,
  isWanted,
  newEntries,
  NOTES,
  pounds,
  putEntry,
  SHOPS,
  writeDown,
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
    goals: {
      there: ({ was, now, p }) =>
        newEntries(was, now).some(isWanted({ name: p.name, cents: p.cents, category: p.category })),
      whole: { weight: 2, test: ({ was, now, p }) => only(newEntries(was, now), isWanted(p as Wanted)) },
    },
    allow: s => [newIn(s.apps.expenses.entries)],
    solve: function* (seen, p) {
      seen = yield open('expenses');
      yield* addThrough(seen, p as Wanted);
      yield done();
    },
    nearMisses: {
      otherCategory: {
        change: (s, p, ctx) => {
          writeDown(s, ctx, {
            ...p,
            category: CATEGORY_IDS[(CATEGORY_IDS.indexOf(p.category) + 1) % CATEGORY_IDS.length]!,
          });
        },
        because: ['there', 'whole'],
      },
      pennyMore: {
        change: (s, p, ctx) => {
          writeDown(s, ctx, { ...p, cents: p.cents + 1 });
        },
        because: ['there', 'whole'],
      },
      twice: {
        change: (s, p, ctx) => {
          writeDown(s, ctx, p);
          writeDown(s, ctx, p);
        },
        because: 'whole',
      },
      withoutTheNote: {
        change: (s, p, ctx) => {
          writeDown(s, ctx, { ...p, note: '' });
        },
        because: 'whole',
      },
      asIncome: {
        change: (s, p, ctx) => {
          writeDown(s, ctx, { ...p, kind: 'income' });
        },
        because: ['there', 'whole'],
      },
      oldOneChanged: {
        change: (s, p) => {
          s.apps.expenses.entries['entry-task-before']!.cents = p.cents;
        },
        because: ['there', 'whole', 'sideEffects'],
      },
    },
    alternatives: {
      otherAccount: {
        change: (s, p, ctx) => {
          writeDown(s, ctx, { ...p, account: 'account-cash' });
        },
      },
    },
    probe: (p, was) => [
      judged(addSingle, p, was, 'expenses', 'entries', 'the entry, and no other'),
      untouched(was, 'expenses', 'accounts'),
    ],
  },
);
