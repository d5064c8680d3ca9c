import { addToIso } from '../../../apps/expenses/select.ts';
import { task, type Task } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { button, done, open, rid, row, scrollTo, tap } from '../steps.ts';
import { fromMenu, pounds } from './make.ts';

const NAMES = [
  'Harbour Gym',
  'Night School',
  'Bay Bulletin',
  'Cellar Rent',
  'Window Cleaner',
  'Cloud Locker',
  'Tide Radio',
  'Allotment',
] as const;
const IT = 'recurring-task-it';
const NEAR = 'recurring-task-near';

export const endRecurring: Task = task(
  'expenses/end-recurring',
  { names: distinct(2, oneOf(...NAMES)), cents: distinct(2, int(350, 6_995, 5)), day: int(13, 28) },
  {
    tags: ['recurrence', 'namesakes'],
    ask: {
      en: [
        p =>
          `I cancelled “${p.names[0]}” at ${pounds(p.cents[0]!)} a month. End that recurring entry in Expenses, but keep what it has added and keep it in the list.`,
        p =>
          `In Expenses, end the monthly recurring entry ${p.names[0]} of ${pounds(p.cents[0]!)}: nothing more is to be added, what is there stays. Do not delete it.`,
      ],
      zh: [
        p =>
          `我退订了每月 ${pounds(p.cents[0]!)} 的“${p.names[0]}”。请在 Expenses 里结束这笔定期支出（不要删除），以前记下的保留。`,
      ],
    },
    setup: (s, p, ctx) => {
      const base = {
        kind: 'expense' as const,
        category: 'category-subscriptions',
        account: 'account-card',
        to: null,
        note: '',
        tags: [],
        every: 'month' as const,
        interval: 1,
        start: `2025-11-${p.day}`,
        minute: 360,
        next: `2026-03-${p.day}`,
        until: null,
        paused: false,
        createdAt: ctx.now - 9_000_000_000,
      };
      s.apps.expenses.recurring[IT] = { ...base, name: p.names[0]!, cents: p.cents[0]! };
      s.apps.expenses.recurring[NEAR] = {
        ...base,
        name: `${p.names[0]!} Plus`,
        cents: p.cents[1]!,
        next: `2026-03-${p.day === 13 ? 14 : p.day - 1}`,
      };
      s.apps.expenses.recurring['recurring-task-other'] = {
        ...base,
        name: p.names[1]!,
        cents: p.cents[0]!,
        paused: true,
      };
    },
    // It may also have been given a last day, after the one that was added last and before the next is due.
    expect: {
      ended: (s, _p, ctx, now) => {
        const rule = s.apps.expenses.recurring[IT]!;
        const due = rule.next!;
        ctx.act('expenses', 'end', { recurring: IT });
        const last = now.apps.expenses.recurring[IT]?.until;
        if (last && last < due && last >= addToIso(due, -28)) rule.until = last;
      },
    },
    choices: s => [s.apps.expenses.recurring[IT]!.until],
    solve: function* (seen, p) {
      seen = yield open('expenses');
      seen = yield* fromMenu(seen, 'Recurring entries');
      seen = yield* scrollTo(seen, row(p.names[0]!));
      seen = yield tap(seen, row(p.names[0]!));
      seen = yield tap(seen, rid('end'));
      yield tap(seen, button('End'));
      yield done();
    },
    nearMisses: {
      paused: {
        change: (_s, _p, ctx) => ctx.act('expenses', 'pause', { recurring: IT, paused: true }),
        because: ['ended', 'sideEffects'],
      },
      theOther: {
        change: (_s, _p, ctx) => ctx.act('expenses', 'end', { recurring: NEAR }),
        because: ['ended', 'sideEffects'],
      },
      deleted: {
        change: (_s, _p, ctx) => ctx.act('expenses', 'deleteRecurring', { recurring: IT }),
        because: ['ended', 'sideEffects'],
      },
    },
  },
);
