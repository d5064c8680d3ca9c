import { only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Task } from '../form.ts';
import { judged, untouched } from '../probes/tables.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { done, field, fill, open, option, rid, tap } from '../steps.ts';
import { ACCOUNTS, newEntries, place, pounds, writeDown, type AccountId } from './make.ts';

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
  category: null as never,
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
    goals: {
      moved: ({ was, now, p }) =>
        only(
          newEntries(was, now),
          e =>
            e.kind === 'transfer' &&
            e.cents === p.pounds * 100 &&
            e.account === p.accounts[0] &&
            e.to === p.accounts[1],
        ),
    },
    allow: s => [newIn(s.apps.expenses.entries)],
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
      backwards: {
        change: (s, p, ctx) => {
          writeDown(s, ctx, { ...move(p), account: p.accounts[1]!, to: p.accounts[0]! });
        },
        because: 'moved',
      },
      asExpense: {
        change: (s, p, ctx) => {
          writeDown(s, ctx, { cents: p.pounds * 100, account: p.accounts[0]! });
        },
        because: 'moved',
      },
      twice: {
        change: (s, p, ctx) => {
          writeDown(s, ctx, move(p));
          writeDown(s, ctx, move(p));
        },
        because: 'moved',
      },
      pence: {
        change: (s, p, ctx) => {
          writeDown(s, ctx, { ...move(p), cents: p.pounds });
        },
        because: 'moved',
      },
      openingChanged: {
        change: (s, p, ctx) => {
          writeDown(s, ctx, move(p));
          s.apps.expenses.accounts[p.accounts[0]!]!.openingCents -= p.pounds * 100;
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      byState: {
        change: (s, p, ctx) => {
          writeDown(s, ctx, move(p));
        },
      },
    },
    probe: (p, was) => [
      judged(transfer, p, was, 'expenses', 'entries', 'the transfer, and no other'),
      untouched(was, 'expenses', 'accounts'),
    ],
  },
);
