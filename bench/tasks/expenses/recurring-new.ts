import { added, only, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { button, done, field, fill, open, option, rid, row, scrollTo, tap } from '../steps.ts';
import { CATEGORIES, CATEGORY_IDS, newEntries, pounds } from './make.ts';

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
  week: ['every week', '每周', 'Every week', '2026-03-19'],
  month: ['every month', '每月', 'Every month', '2026-04-12'],
  year: ['every year', '每年', 'Every year', '2027-03-12'],
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
    goals: {
      rule: {
        weight: 2,
        test: ({ was, now, p }) =>
          only(
            added(was.apps.expenses.recurring, now.apps.expenses.recurring),
            r =>
              r.kind === 'expense' &&
              r.cents === p.cents &&
              r.category === p.category &&
              r.every === p.every &&
              r.interval === 1 &&
              r.start === '2026-03-12' &&
              !r.paused &&
              r.until === null &&
              r.next === EVERY[p.every][3] &&
              sameText(r.name, p.name),
          ),
      },
      first: ({ was, now, p }) =>
        only(
          newEntries(was, now),
          e => e.recurring !== null && e.cents === p.cents && sameText(e.name, p.name),
        ),
    },
    allow: s => [newIn(s.apps.expenses.entries), newIn(s.apps.expenses.recurring)],
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
        change: (s, p, ctx) =>
          ctx.act('expenses', 'save', {
            form: 'form-x',
            initial: draftOf(p, ctx.now, null),
            amount: (p.cents / 100).toFixed(2),
            name: p.name,
            note: '',
          }),
        because: ['rule', 'first'],
      },
      otherInterval: {
        change: (s, p, ctx) =>
          ctx.act('expenses', 'save', {
            form: 'form-x',
            initial: draftOf(p, ctx.now, 'day'),
            amount: (p.cents / 100).toFixed(2),
            name: p.name,
            note: '',
          }),
        because: 'rule',
      },
      fromTomorrow: {
        change: (s, p, ctx) =>
          ctx.act('expenses', 'save', {
            form: 'form-x',
            initial: draftOf(p, ctx.now + 86_400_000, p.every),
            amount: (p.cents / 100).toFixed(2),
            name: p.name,
            note: '',
          }),
        because: ['rule', 'first'],
      },
      twice: {
        change: (s, p, ctx) => {
          for (const form of ['form-x', 'form-y'])
            ctx.act('expenses', 'save', {
              form,
              initial: draftOf(p, ctx.now, p.every),
              amount: (p.cents / 100).toFixed(2),
              name: p.name,
              note: '',
            });
        },
        because: ['rule', 'first'],
      },
    },
  },
);

const draftOf = (p: { category: string }, at: number, every: 'day' | 'week' | 'month' | 'year' | null) => ({
  kind: 'expense' as const,
  category: p.category,
  account: 'account-card',
  to: null,
  tags: [],
  receipt: null,
  at,
  every,
  interval: 1,
  until: null,
});
