import { only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Phone, type Task } from '../form.ts';
import { judged } from '../probes/tables.ts';
import { int, oneOf } from '../sample.ts';
import { button, done, field, fill, open, option, rid, scrollTo, tap } from '../steps.ts';
import { CATEGORIES, place, pounds } from './make.ts';

const FREE = [
  'category-flat',
  'category-health',
  'category-sport',
  'category-clothes',
  'category-travel',
] as const;
const held = (s: Phone, category: string, month: string | null) =>
  Object.values(s.apps.expenses.budgets).filter(b => b.category === category && b.month === month);

export const setBudget: Task = task(
  'expenses/set-budget',
  { category: oneOf(...FREE), pounds: int(40, 380, 5) },
  {
    tags: ['settings'],
    ask: {
      en: [
        p =>
          `I want to spend at most ${pounds(p.pounds * 100)} a month on ${CATEGORIES[p.category]}. Set that as a budget in Expenses for every month.`,
        p =>
          `Make a monthly budget of ${pounds(p.pounds * 100)} for the category ${CATEGORIES[p.category]} in Expenses.`,
      ],
      zh: [p => `请在 Expenses 里给类别 ${CATEGORIES[p.category]} 设定每月预算 ${pounds(p.pounds * 100)}。`],
    },
    goals: { set: ({ now, p }) => only(held(now, p.category, null), b => b.cents === p.pounds * 100) },
    invariants: {
      nowhereElse: ({ now, p }) =>
        Object.values(now.apps.expenses.budgets).filter(b => b.category === p.category).length <= 1,
    },
    allow: s => [newIn(s.apps.expenses.budgets)],
    solve: function* (seen, p) {
      seen = yield open('expenses');
      seen = yield tap(seen, place('Budgets'));
      seen = yield tap(seen, button('New budget'));
      seen = yield* scrollTo(seen, option(CATEGORIES[p.category]));
      seen = yield tap(seen, option(CATEGORIES[p.category]));
      seen = yield fill(seen, field('Amount a month'), String(p.pounds));
      yield tap(seen, rid('save-budget'));
      yield done();
    },
    nearMisses: {
      onlyMarch: {
        change: (s, p, ctx) =>
          ctx.act('expenses', 'setBudget', { category: p.category, month: '2026-03', cents: p.pounds * 100 }),
        because: 'set',
      },
      pence: {
        change: (s, p, ctx) =>
          ctx.act('expenses', 'setBudget', { category: p.category, month: null, cents: p.pounds }),
        because: 'set',
      },
      otherCategory: {
        change: (s, p, ctx) =>
          ctx.act('expenses', 'setBudget', {
            category: 'category-groceries',
            month: null,
            cents: p.pounds * 100,
          }),
        because: ['set', 'sideEffects'],
      },
      bothWays: {
        change: (s, p, ctx) => {
          ctx.act('expenses', 'setBudget', { category: p.category, month: null, cents: p.pounds * 100 });
          ctx.act('expenses', 'setBudget', { category: p.category, month: '2026-03', cents: p.pounds * 100 });
        },
        because: 'nowhereElse',
      },
    },
    alternatives: {
      byState: {
        change: (_s, p, ctx) =>
          ctx.act('expenses', 'setBudget', { category: p.category, month: null, cents: p.pounds * 100 }),
      },
    },
    probe: (p, was) => [judged(setBudget, p, was, 'expenses', 'budgets', 'the budget of every month')],
  },
);
