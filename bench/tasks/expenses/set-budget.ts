import { task, type Task } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, open, option, rid, scrollTo, tap } from '../steps.ts';
import { CATEGORIES, place, pounds } from './make.ts';

const FREE = [
  'category-flat',
  'category-health',
  'category-sport',
  'category-clothes',
  'category-travel',
] as const;
const set = (ctx: SetupCtx, p: { category: string; pounds: number }, month: string | null = null) =>
  ctx.act('expenses', 'setBudget', { category: p.category, month, cents: p.pounds * 100 });

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
    expect: { set: (_s, p, ctx) => set(ctx, p) },
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
        change: (_s, p, ctx) => set(ctx, p, '2026-03'),
        because: ['set', 'sideEffects'],
      },
      bothWays: {
        change: (_s, p, ctx) => {
          set(ctx, p);
          set(ctx, p, '2026-03');
        },
        because: 'sideEffects',
      },
    },
  },
);
