import { task, type Phone, type Task } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { button, done, field, fill, has, impossible, open, row, scrollTo, tap } from '../steps.ts';
import { CATEGORY_IDS, pounds, putEntry, SHOPS, taskEntry } from './make.ts';
import type { SetupCtx } from '../setup.ts';

interface P {
  names: string[];
  cents: number[];
  days: number;
  category: (typeof CATEGORY_IDS)[number];
}
const sampled = {
  names: distinct(2, oneOf(...SHOPS)),
  cents: distinct(2, int(215, 9_995, 5)),
  days: int(0, 2),
  category: oneOf(...CATEGORY_IDS),
};
const around = (s: Phone, p: P, ctx: SetupCtx) => {
  putEntry(s, ctx, 'amount', {
    name: p.names[0]!,
    cents: p.cents[1]!,
    category: p.category,
    daysAgo: p.days,
  });
  putEntry(s, ctx, 'name', { name: p.names[1]!, cents: p.cents[0]!, category: p.category, daysAgo: p.days });
};
const dropping =
  (...keys: string[]) =>
  (_s: Phone, _p: unknown, ctx: SetupCtx) =>
    ctx.act('expenses', 'remove', { entries: keys.map(taskEntry) });
const ask = {
  en: [
    (p: P) => `Delete the expense “${p.names[0]}” of ${pounds(p.cents[0]!)} from Expenses.`,
    (p: P) =>
      `In Expenses there is an entry of ${pounds(p.cents[0]!)} called ${p.names[0]}. I never bought that: take it out, and nothing else.`,
  ],
  zh: [(p: P) => `请从 Expenses 里删除“${p.names[0]}”那笔 ${pounds(p.cents[0]!)} 的支出，别的不要动。`],
};

export const deleteSingle: Task = task('expenses/delete-single', sampled, {
  tags: ['delete', 'namesakes'],
  counterpart: 'ExpenseDeleteSingle',
  twin: 'expenses/delete-single-missing',
  ask,
  setup: (s, p, ctx) => {
    around(s, p, ctx);
    putEntry(s, ctx, 'it', {
      name: p.names[0]!,
      cents: p.cents[0]!,
      category: p.category,
      daysAgo: p.days + 1,
      minute: 830 - p.days,
    });
  },
  expect: { gone: dropping('it') },
  solve: function* (seen, p) {
    seen = yield open('expenses');
    const it = (e: Parameters<ReturnType<typeof row>['rank']>[0]) =>
      e.name.startsWith(`${p.names[0]},`) && e.name.includes(`−${pounds(p.cents[0]!)},`) && e.states.clickable
        ? 0
        : null;
    seen = yield* scrollTo(seen, { what: 'the entry', rank: it });
    seen = yield tap(seen, { what: 'the entry', rank: it });
    seen = yield tap(seen, button('Delete'));
    yield tap(seen, button('Delete'));
    yield done();
  },
  nearMisses: {
    theOtherAmount: { change: dropping('amount'), because: ['gone', 'sideEffects'] },
    bothOfTheShop: { change: dropping('it', 'amount'), because: 'sideEffects' },
  },
});

export const deleteSingleMissing = task('expenses/delete-single-missing', sampled, {
  tags: ['delete', 'namesakes', 'impossible'],
  expects: 'impossible',
  twin: 'expenses/delete-single',
  ask,
  setup: around,
  solve: function* (seen, p) {
    seen = yield open('expenses');
    seen = yield tap(seen, button('Search'));
    seen = yield fill(seen, field('Search entries'), p.names[0]!);
    const it = {
      what: 'the entry',
      rank: (e: Parameters<ReturnType<typeof row>['rank']>[0]) =>
        e.name.startsWith(`${p.names[0]},`) && e.name.includes(`−${pounds(p.cents[0]!)},`) ? 0 : null,
    };
    if (!has(seen, it)) yield impossible(`There is no entry ${p.names[0]} of ${pounds(p.cents[0]!)}`);
    else yield done();
  },
  nearMisses: {
    theOtherAmount: {
      change: dropping('amount'),
      declared: 'done',
      because: ['impossible', 'sideEffects'],
    },
    deletedAndGaveUp: { change: dropping('name'), declared: 'impossible', because: 'sideEffects' },
  },
});
