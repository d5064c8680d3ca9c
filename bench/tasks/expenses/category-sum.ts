import { during, slicesOf } from '../../../apps/expenses/select.ts';
import { task, wrongAnswer, type Phone } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { answer, button, done, find, open, scrollTo, SolverError, tap } from '../steps.ts';
import { CATEGORIES, place, putEntry } from './make.ts';

const MONTHS = {
  '2025-12': ['December 2025', '2025年12月', 3],
  '2026-01': ['January 2026', '2026年1月', 2],
  '2026-02': ['February 2026', '2026年2月', 1],
} as const;
const IDS = [
  'category-groceries',
  'category-eating-out',
  'category-transport',
  'category-flat',
  'category-sport',
  'category-going-out',
  'category-gifts',
] as const;
interface P {
  category: (typeof IDS)[number];
  month: keyof typeof MONTHS;
  extra: number;
}
const sum = (s: Phone, p: P, month: string = p.month, category: string = p.category) =>
  (slicesOf(s.apps.expenses, during(s.apps.expenses, month, s.clock.zone), 'expense').find(
    x => x.category === category,
  )?.pence ?? 0) / 100;
const DAY = 86_400_000;

export const categorySum = task(
  'expenses/category-sum',
  { category: oneOf(...IDS), month: oneOf('2025-12', '2026-01', '2026-02'), extra: int(105, 2_995, 5) },
  {
    tags: ['charts', 'arithmetic'],
    ask: {
      en: [
        p =>
          `How much did I spend on ${CATEGORIES[p.category]} in ${MONTHS[p.month][0]}, by Expenses? Fill in the answer.`,
        p =>
          `Look up in Expenses what the category ${CATEGORIES[p.category]} came to in ${MONTHS[p.month][0]}, and put it into the answer sheet.`,
      ],
      zh: [
        p =>
          `根据 Expenses，${MONTHS[p.month][1]}我在 ${CATEGORIES[p.category]} 上一共花了多少钱？请填在答题表里。`,
      ],
    },
    setup: (s, p, ctx) => {
      const daysAgo = Math.round(
        (ctx.now - Date.UTC(Number(p.month.slice(0, 4)), Number(p.month.slice(5)) - 1, 16, 12)) / DAY,
      );
      putEntry(s, ctx, 'in', { name: 'Corner shop', cents: p.extra, category: p.category, daysAgo });
      putEntry(s, ctx, 'income', {
        kind: 'income',
        category: 'category-paid-back',
        name: 'Refund',
        cents: p.extra + 300,
        daysAgo,
      });
      putEntry(s, ctx, 'later', {
        name: 'Corner shop',
        cents: p.extra + 45,
        category: p.category,
        daysAgo: daysAgo - 31,
      });
    },
    answer: {
      fields: { total: { type: 'number', unit: 'GBP', label: { en: 'Spent', zh: '支出' } } },
      key: ({ was, p }) => ({ total: sum(was, p) }),
    },
    solve: function* (seen, p) {
      seen = yield open('expenses');
      seen = yield tap(seen, place('Charts'));
      for (let i = 0; i < MONTHS[p.month][2]; i++) seen = yield tap(seen, button('Previous'));
      const slice = {
        what: `slice ${CATEGORIES[p.category]}`,
        rank: (e: { name: string; states: { clickable: boolean } }) =>
          e.states.clickable && e.name.startsWith(`${CATEGORIES[p.category]}, `) ? 0 : null,
      };
      seen = yield* scrollTo(seen, slice as never);
      const read = /£([\d,]+)\.(\d\d)/.exec(find(seen, slice as never).name);
      if (!read) throw new SolverError('No amount in the slice');
      yield answer({ total: (Number(read[1]!.replaceAll(',', '')) * 100 + Number(read[2])) / 100 });
      yield done();
    },
    nearMisses: {
      monthBefore: wrongAnswer((p, start) => ({
        total: sum(
          start,
          p,
          p.month === '2026-01' ? '2025-12' : p.month === '2026-02' ? '2026-01' : '2025-11',
        ),
      })),
      otherCategory: wrongAnswer((p, start) => ({
        total: sum(
          start,
          p,
          p.month,
          p.category === 'category-groceries' ? 'category-gifts' : 'category-groceries',
        ),
      })),
    },
  },
);
