import { task, type Task } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { done, field, fill, open, option, rid, tap } from '../steps.ts';
import { ACCOUNTS, place, pounds, writeDown, writeOn, type AccountId } from './make.ts';

const IDS = Object.keys(ACCOUNTS) as [AccountId, ...AccountId[]];
interface P {
  accounts: AccountId[];
  pounds: number;
}
const move = (p: P) => ({
  kind: 'transfer' as const,
  cents: p.pounds * 100,
  account: p.accounts[0]!,
  to: p.accounts[1]!,
});

export const transfer: Task = task(
  'expenses/transfer',
  { accounts: distinct(2, oneOf(...IDS)), pounds: int(15, 480, 5) },
  {
    tags: ['accounts'],
    ask: {
      en: [
        p =>
          `I moved ${pounds(p.pounds * 100)} from ${ACCOUNTS[p.accounts[0]!]} to ${ACCOUNTS[p.accounts[1]!]}. Write it down in Expenses as a transfer.`,
        p =>
          `Record a transfer of ${pounds(p.pounds * 100)} in Expenses, out of ${ACCOUNTS[p.accounts[0]!]} and into ${ACCOUNTS[p.accounts[1]!]}.`,
      ],
      zh: [
        p =>
          `我从 ${ACCOUNTS[p.accounts[0]!]} 转了 ${pounds(p.pounds * 100)} 到 ${ACCOUNTS[p.accounts[1]!]}，请在 Expenses 里记一笔转账。`,
      ],
    },
    expect: { moved: (s, p, ctx, now) => writeOn(s, ctx, now, move(p)) },
    solve: function* (seen, p) {
      seen = yield open('expenses');
      seen = yield tap(seen, place('Accounts'));
      seen = yield tap(seen, rid('transfer'));
      if (p.accounts[0] !== 'account-card') {
        seen = yield tap(seen, rid('account'));
        seen = yield tap(seen, option(ACCOUNTS[p.accounts[0]!]));
      }
      seen = yield tap(seen, rid('to'));
      seen = yield tap(seen, option(ACCOUNTS[p.accounts[1]!]));
      seen = yield fill(seen, field('Amount'), String(p.pounds));
      yield tap(seen, rid('save'));
      yield done();
    },
    nearMisses: {
      asExpense: {
        change: (s, p, ctx) =>
          void writeDown(s, ctx, {
            cents: p.pounds * 100,
            account: p.accounts[0]!,
            category: 'category-other',
          }),
        because: ['moved', 'sideEffects'],
      },
      lastWeek: {
        change: (s, p, ctx) => void writeDown(s, ctx, { ...move(p), at: ctx.now - 7 * 86_400_000 }),
        because: ['moved', 'sideEffects'],
      },
    },
  },
);
