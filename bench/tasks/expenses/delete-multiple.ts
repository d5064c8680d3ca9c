import { task, type Phone, type Task } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, longPress, open, row, scrollTo, tap } from '../steps.ts';
import { CATEGORY_IDS, pounds, putEntry, SHOPS, taskEntry } from './make.ts';

interface P {
  names: string[];
  cents: number[];
}
const dropping =
  (...keys: (number | string)[]) =>
  (_s: Phone, _p: unknown, ctx: SetupCtx) =>
    ctx.act('expenses', 'remove', { entries: keys.map(taskEntry) });
const entries = (p: P) =>
  p.names
    .slice(0, 3)
    .map((name, i) => `${name} (${pounds(p.cents[i]!)})`)
    .join(', ');
const sampled = (most: number) => ({
  names: distinct(5, oneOf(...SHOPS)),
  cents: distinct(5, int(215, 9_995, 5)),
  category: oneOf(...CATEGORY_IDS),
  days: distinct(5, int(1, most)),
});

const ask = {
  en: [
    (p: P) => `Delete these expenses from Expenses: ${entries(p)}.`,
    (p: P) => `Please take the following out of Expenses, and leave everything else: ${entries(p)}.`,
  ],
  zh: [(p: P) => `请从 Expenses 里删除这几笔支出：${entries(p)}。其他的保留。`],
};
const expect = { gone: dropping(0, 1, 2) };
const nearMisses = {
  theNearOne: { change: dropping(0, 1, 'near'), because: ['gone', 'sideEffects'] as const },
  allOfTheShop: { change: dropping(0, 1, 2, 'twin'), because: 'sideEffects' as const },
};
/** Besides the three: other entries of the week, one that differs by ten pence, and one of the same shop. */
function setup(s: Phone, p: P & { category: (typeof CATEGORY_IDS)[number]; days: number[] }, ctx: SetupCtx) {
  for (const [i, name] of p.names.entries())
    putEntry(s, ctx, i, {
      name,
      cents: p.cents[i]!,
      category: p.category,
      daysAgo: p.days[i]!,
      minute: 700 + i,
    });
  putEntry(s, ctx, 'near', {
    name: p.names[2]!,
    cents: p.cents[2]! + 10,
    category: p.category,
    daysAgo: p.days[2]! + 1,
  });
  putEntry(s, ctx, 'twin', {
    name: p.names[0]!,
    cents: p.cents[3]!,
    category: p.category,
    daysAgo: p.days[0]! + 1,
  });
}
const it = (p: P, i: number) => ({
  what: `entry ${p.names[i]}`,
  rank: (e: Parameters<ReturnType<typeof row>['rank']>[0]) =>
    e.states.clickable && e.name.startsWith(`${p.names[i]},`) && e.name.includes(`−${pounds(p.cents[i]!)},`)
      ? 0
      : null,
});

export const deleteMultiple: Task = task('expenses/delete-multiple', sampled(5), {
  tags: ['delete', 'multi-entity'],
  counterpart: 'ExpenseDeleteMultiple',
  ask,
  setup,
  expect,
  nearMisses,
  solve: function* (seen, p) {
    seen = yield open('expenses');
    const order = [0, 1, 2].sort((a, b) => p.days[a]! - p.days[b]! || b - a);
    for (const [n, i] of order.entries()) {
      seen = yield* scrollTo(seen, it(p, i));
      seen = yield n === 0 ? longPress(seen, it(p, i)) : tap(seen, it(p, i));
    }
    seen = yield tap(seen, button('Delete'));
    yield tap(seen, button('Delete'));
    yield done();
  },
});

export const deleteMultiple2: Task = task('expenses/delete-multiple-2', sampled(90), {
  tags: ['delete', 'multi-entity', 'search', 'noise'],
  counterpart: 'ExpenseDeleteMultiple2',
  ask,
  expect,
  nearMisses,
  setup: (s, p, ctx) => {
    setup(s, p, ctx);
    for (let i = 0; i < 40; i++)
      putEntry(s, ctx, `noise-${i}`, {
        name: p.names[3 + (i % 2)]!,
        cents: p.cents[i % 3]! + (i + 1) * 35,
        category: p.category,
        daysAgo: 1 + ((i * 7) % 100),
        minute: 500 + i,
      });
  },
  solve: function* (seen, p) {
    seen = yield open('expenses');
    seen = yield tap(seen, button('Search'));
    for (const i of [0, 1, 2]) {
      seen = yield fill(seen, field('Search entries'), p.names[i]!, { clear: true, enter: true });
      seen = yield tap(seen, it(p, i));
      seen = yield tap(seen, button('Delete'));
      seen = yield tap(seen, button('Delete'));
    }
    yield done();
  },
});
