import { task, type Task } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { button, done, longPress, open, option, scrollTo, tap } from '../steps.ts';
import { ACCOUNTS, CATEGORY_IDS, pounds, putEntry, SHOPS, taskEntry, type AccountId } from './make.ts';

const IDS = [0, 1, 2].map(taskEntry);
export const moveEntries: Task = task(
  'expenses/move-entries',
  {
    name: oneOf(...SHOPS),
    cents: distinct(4, int(215, 4_995, 5)),
    category: oneOf(...CATEGORY_IDS),
    to: oneOf<['account-cash', 'account-current']>('account-cash', 'account-current'),
  },
  {
    tags: ['multi-entity', 'accounts'],
    ask: {
      en: [
        p =>
          `The three expenses at “${p.name}” on Card 9023 this week were paid from ${ACCOUNTS[p.to]}. Move them to that account in Expenses.`,
        p =>
          `In Expenses, what I spent at ${p.name} this week is on the wrong account: it belongs to ${ACCOUNTS[p.to]}, not to Card 9023. Put all three entries right.`,
      ],
      zh: [
        p =>
          `Expenses 里这周在“${p.name}”的三笔支出记错了账户，请把它们从 Card 9023 改到 ${ACCOUNTS[p.to]}。`,
      ],
    },
    setup: (s, p, ctx) => {
      for (const i of [0, 1, 2])
        putEntry(s, ctx, i, {
          name: p.name,
          cents: p.cents[i]!,
          category: p.category,
          daysAgo: i,
          minute: 520 + i,
        });
      putEntry(s, ctx, 'other', {
        name: `${p.name} voucher`,
        cents: p.cents[3]!,
        category: p.category,
        daysAgo: 1,
        minute: 640,
      });
      putEntry(s, ctx, 'before', { name: p.name, cents: p.cents[3]!, category: p.category, daysAgo: 16 });
    },
    expect: { moved: (_s, { to }, ctx) => ctx.act('expenses', 'move', { entries: IDS, account: to }) },
    solve: function* (seen, p) {
      seen = yield open('expenses');
      for (const i of [0, 1, 2]) {
        const it = {
          what: `entry ${i}`,
          rank: (e: { name: string; states: { clickable: boolean } }) =>
            e.states.clickable &&
            e.name.startsWith(`${p.name}, `) &&
            e.name.includes(`−${pounds(p.cents[i]!)},`)
              ? 0
              : null,
        };
        seen = yield* scrollTo(seen, it as never);
        seen = yield i === 0 ? longPress(seen, it as never) : tap(seen, it as never);
      }
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Move to account'));
      yield tap(seen, option(ACCOUNTS[p.to as AccountId]));
      yield done();
    },
    nearMisses: {
      theVoucherToo: {
        change: (_s, p, ctx) =>
          ctx.act('expenses', 'move', { entries: [...IDS, taskEntry('other')], account: p.to }),
        because: 'sideEffects',
      },
      oldOneToo: {
        change: (_s, p, ctx) =>
          ctx.act('expenses', 'move', { entries: [...IDS, taskEntry('before')], account: p.to }),
        because: 'sideEffects',
      },
    },
  },
);
