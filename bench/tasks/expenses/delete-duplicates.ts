import { anyOf, task, type Phone, type Task } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { button, done, open, rid, tap, toggle, has, scrollTo } from '../steps.ts';
import { CATEGORY_IDS, fromMenu, putEntry, SHOPS, taskEntry, withoutTwins } from './make.ts';

const dropping =
  (...keys: string[]) =>
  (_s: Phone, _p: unknown, ctx: SetupCtx) =>
    ctx.act('expenses', 'remove', { entries: keys.map(taskEntry) });

export const deleteDoubles: Task = task(
  'expenses/delete-duplicates',
  { name: oneOf(...SHOPS), cents: int(215, 9_995, 5), category: oneOf(...CATEGORY_IDS), days: int(1, 60) },
  {
    tags: ['delete', 'duplicates'],
    counterpart: 'ExpenseDeleteDuplicates',
    ask: {
      en: [
        'An expense got into Expenses twice by accident. Delete the duplicate, so that one of the two remains.',
        'In Expenses, delete all but one of any expenses that are exact duplicates, and make sure that one of each remains.',
      ],
      zh: ['Expenses 里有一笔支出被重复记录了，请删除重复的，只保留一笔。'],
    },
    setup: (s, p, ctx) => {
      withoutTwins(s);
      const same = { name: p.name, cents: p.cents, category: p.category, daysAgo: p.days };
      putEntry(s, ctx, 'a', same);
      const again = putEntry(s, ctx, 'a-again', same);
      s.apps.expenses.entries[again]!.createdAt += 3_600_000;
      putEntry(s, ctx, 'day-before', { ...same, daysAgo: p.days + 1 });
      putEntry(s, ctx, 'dearer', { ...same, cents: p.cents + 100 });
    },
    expect: { one: anyOf(dropping('a-again'), dropping('a')) },
    solve: function* (seen) {
      seen = yield open('expenses');
      seen = yield* fromMenu(seen, 'Find duplicates');
      seen = yield tap(seen, rid('select-extra'));
      seen = yield tap(seen, rid('delete-ticked'));
      yield tap(seen, button('Delete'));
      yield done();
    },
    nearMisses: {
      both: { change: dropping('a', 'a-again'), because: 'sideEffects' },
      theDayBefore: { change: dropping('day-before'), because: ['one', 'sideEffects'] },
      theDearerToo: { change: dropping('a-again', 'dearer'), because: 'sideEffects' },
    },
  },
);

const PAIRS = [
  ['a', 'a-again'],
  ['b', 'b-again', 'b-third'],
] as const;
export const deleteDoubles2: Task = task(
  'expenses/delete-duplicates-2',
  {
    names: distinct(3, oneOf(...SHOPS)),
    cents: distinct(3, int(215, 9_995, 5)),
    category: oneOf(...CATEGORY_IDS),
    days: distinct(3, int(1, 70)),
  },
  {
    tags: ['delete', 'duplicates', 'noise'],
    counterpart: 'ExpenseDeleteDuplicates2',
    ask: {
      en: [
        'In Expenses, delete all but one of any expenses that are exact duplicates: same name, amount, day, account and note. What differs in any of these stays.',
        'Some expenses were written down more than once in Expenses. Keep one of each that has the same name, amount, day, account and note, and keep everything that only looks alike.',
      ],
      zh: [
        'Expenses 里有些支出被重复记录了。名称、金额、日期、账户和备注完全相同的，每组只保留一笔；有任何一项不同的都要保留。',
      ],
    },
    setup: (s, p, ctx) => {
      withoutTwins(s);
      const same = (i: number) => ({
        name: p.names[i]!,
        cents: p.cents[i]!,
        category: p.category,
        daysAgo: p.days[i]!,
        minute: 700 + i,
      });
      putEntry(s, ctx, 'a', same(0));
      putEntry(s, ctx, 'a-again', same(0));
      for (const k of PAIRS[1]) putEntry(s, ctx, k, same(1));
      putEntry(s, ctx, 'there', { ...same(2), note: 'way there' });
      putEntry(s, ctx, 'back', { ...same(2), note: 'way back' });
      putEntry(s, ctx, 'a-next-day', { ...same(0), daysAgo: p.days[0]! + 1 });
      putEntry(s, ctx, 'b-dearer', { ...same(1), cents: p.cents[1]! + 10 });
      for (const [n, k] of ['a-again', 'b-again', 'b-third', 'back'].entries())
        s.apps.expenses.entries[taskEntry(k)]!.createdAt += (n + 1) * 600_000;
    },
    expect: {
      first: anyOf(dropping('a-again'), dropping('a')),
      second: {
        weight: 2,
        change: anyOf(dropping('b-again', 'b-third'), dropping('b', 'b-third'), dropping('b', 'b-again')),
      },
    },
    solve: function* (seen, p) {
      seen = yield open('expenses');
      seen = yield* fromMenu(seen, 'Find duplicates');
      for (const [i, n] of [
        [0, 2],
        [1, 2],
        [1, 3],
      ] as const) {
        const box = toggle(
          new RegExp(`^Select ${p.names[i]!.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} ${n}, `),
        );
        if (!has(seen, box))
          seen = yield* scrollTo(seen, box, { direction: p.days[i]! < p.days[0]! ? 'up' : 'down', most: 4 });
        seen = yield tap(seen, box);
      }
      seen = yield tap(seen, rid('delete-ticked'));
      yield tap(seen, button('Delete'));
      yield done();
    },
    nearMisses: {
      everyExtra: { change: dropping('a-again', 'b-again', 'b-third', 'back'), because: 'sideEffects' },
      noneLeft: { change: dropping('a', 'a-again', 'b', 'b-again', 'b-third'), because: 'sideEffects' },
      theNextDay: {
        change: dropping('a-again', 'b-again', 'b-third', 'a-next-day'),
        because: 'sideEffects',
      },
    },
    alternatives: { otherOnes: { change: dropping('a', 'b', 'b-again') } },
  },
);
