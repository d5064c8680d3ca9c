import { task } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { button, done, field, fill, open, option, rid, row, scrollTo, tap } from '../steps.ts';
import { CATEGORIES, CATEGORY_IDS, pounds, inAnyAccount, writeDown, writeOn } from './make.ts';

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
const EVERY = {
  week: ['every week', '每周', 'Every week'],
  month: ['every month', '每月', 'Every month'],
  year: ['every year', '每年', 'Every year'],
} as const;

export const recurringNew = task(
  'expenses/recurring-new',
  {
    name: oneOf(...NAMES),
    cents: int(350, 6_995, 5),
    category: oneOf(...CATEGORY_IDS),
    every: oneOf<['week', 'month', 'year']>('week', 'month', 'year'),
  },
  {
    tags: ['recurrence'],
    ask: {
      en: [
        p =>
          `From today I pay ${pounds(p.cents)} for “${p.name}” ${EVERY[p.every][0]}. Set that up in Expenses as a recurring expense in ${CATEGORIES[p.category]}, the first one today.`,
        p =>
          `Make a recurring expense in Expenses: ${p.name}, ${pounds(p.cents)}, category ${CATEGORIES[p.category]}, ${EVERY[p.every][0]}, beginning today.`,
      ],
      zh: [
        p =>
          `请在 Expenses 里建一笔定期支出：“${p.name}”，${pounds(p.cents)}，类别 ${CATEGORIES[p.category]}，${EVERY[p.every][1]}一次，从今天开始。`,
      ],
    },
    expect: { rule: (s, p, ctx, now) => writeOn(s, ctx, now, p) },
    ...inAnyAccount,
    solve: function* (seen, p) {
      seen = yield open('expenses');
      seen = yield tap(seen, button('New entry'));
      seen = yield tap(seen, option(CATEGORIES[p.category]));
      seen = yield fill(seen, field('Amount'), (p.cents / 100).toFixed(2));
      seen = yield fill(seen, field('Name'), p.name);
      seen = yield* scrollTo(seen, row('Does not repeat'));
      seen = yield tap(seen, row('Does not repeat'));
      seen = yield tap(seen, option(EVERY[p.every][2]));
      yield tap(seen, rid('save'));
      yield done();
    },
    nearMisses: {
      onlyOnce: {
        change: (s, p, ctx) => void writeDown(s, ctx, { ...p, every: null }),
        because: ['rule', 'sideEffects'],
      },
      fromTomorrow: {
        change: (s, p, ctx) => void writeDown(s, ctx, { ...p, at: ctx.now + 86_400_000 }),
        because: ['rule', 'sideEffects'],
      },
      fromLastMonth: {
        change: (s, p, ctx) => void writeDown(s, ctx, { ...p, at: ctx.now - 28 * 86_400_000 }),
        because: ['rule', 'sideEffects'],
      },
    },
  },
);
