import { current, isDraft } from 'immer';
import { RuleError } from '../../src/sdk/core/rule-error.ts';
import { remembered } from '../../src/sdk/core/remembered.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { BALANCE, HELD, type Posting, type Transaction, type Wallet } from './state.ts';

/*
 * Double entry: a transaction is a list of postings that sum to 0, so money is moved and never made. Balances are sums of postings.
 * Every rule moves money by `record`, `settle` and `giveBack`, which refuse what would break either of the two promises: postings
 * sum to 0, and no account falls below its floor.
 */

const sums = remembered((transactions: Wallet['transactions']): Readonly<Record<string, number>> => {
  const all: Record<string, number> = {};
  for (const { postings } of Object.values(transactions))
    for (const { account, cents } of postings) all[account] = (all[account] ?? 0) + cents;
  return all;
});

/** Balances of all accounts that money has moved through, pence, by their ids. */
export const balancesOf = (state: Pick<Wallet, 'transactions'>): Readonly<Record<string, number>> =>
  sums(isDraft(state.transactions) ? current(state.transactions) : state.transactions);

/** What an account has, pence. */
export const balanceOf = (state: Pick<Wallet, 'transactions'>, account: string): number =>
  balancesOf(state)[account] ?? 0;

/** What can leave an account of the owner now, pence: of a credit card what is left of its credit. */
export function spendable(state: Wallet, account: string): number {
  const floor = state.accounts[account]?.floorCents;
  return floor === null || floor === undefined ? 0 : balanceOf(state, account) - floor;
}

function assertSound(state: Wallet, postings: readonly Posting[]): void {
  const sum = postings.reduce((all, p) => all + p.cents, 0);
  if (sum !== 0) throw new RuleError('NOT_BALANCED', `Postings sum to ${sum}, not 0`);
  const after: Record<string, number> = {};
  for (const { account, cents } of postings)
    after[account] = (after[account] ?? balanceOf(state, account)) + cents;
  for (const [id, cents] of Object.entries(after)) {
    const account = state.accounts[id];
    if (!account) throw new RuleError('NO_ACCOUNT', `There is no account ${id}`);
    const falls = cents < balanceOf(state, id);
    if (falls && account.floorCents !== null && cents < account.floorCents)
      throw new RuleError('BELOW_FLOOR', `${id} would fall to ${cents}, below ${account.floorCents}`);
  }
}

/** A movement from one account to another. `pending`: the money waits in `held` until `settle`. */
export type Movement = Pick<Transaction, 'kind' | 'from' | 'to' | 'cents'> &
  Partial<Pick<Transaction, 'what' | 'category' | 'reference' | 'of' | 'subscription' | 'app'>> & {
    pending?: boolean;
  };

/** Moves money and gives the transaction's id. Throws BELOW_FLOOR where the account has too little: ask `spendable` first. */
export function record(state: Wallet, ctx: Pick<Ctx, 'id' | 'now'>, movement: Movement): string {
  const { pending = false, ...given } = movement;
  const { from, to, cents } = given;
  const postings = [
    { account: from, cents: -cents },
    { account: pending ? HELD : to, cents },
  ];
  assertSound(state, postings);
  const id = ctx.id('tx');
  state.transactions[id] = {
    what: '',
    memo: '',
    category: 'other',
    reference: null,
    of: null,
    subscription: null,
    app: null,
    ...given,
    at: ctx.now,
    status: pending ? 'pending' : 'settled',
    settledAt: pending ? null : ctx.now,
    postings,
  };
  return id;
}

/** Lets what is held of a transaction go on to an account, and ends its pending. */
function release(
  state: Wallet,
  now: number,
  id: string,
  to: string,
  status: 'settled' | 'returned',
): boolean {
  const found = state.transactions[id];
  if (found?.status !== 'pending') return false;
  const postings = [
    { account: HELD, cents: -found.cents },
    { account: to, cents: found.cents },
  ];
  assertSound(state, postings);
  found.postings.push(...postings);
  found.status = status;
  found.settledAt = now;
  return true;
}

/** The account that money for another one goes to now: a card that was removed takes none, so its money goes to the balance. */
export const takerOf = (state: Wallet, account: string): string =>
  state.cards[account] && !state.cards[account].bound ? BALANCE : account;

/** Lets pending money arrive. False where it is not pending any more. */
export const settle = (state: Wallet, now: number, id: string): boolean =>
  release(state, now, id, takerOf(state, state.transactions[id]?.to ?? ''), 'settled');

/** Sends pending money back where it came from. False where it is not pending any more. */
export const giveBack = (state: Wallet, now: number, id: string): boolean =>
  release(state, now, id, takerOf(state, state.transactions[id]?.from ?? ''), 'returned');

/** What has come back of a payment, or is on its way back, pence. */
export function refundedOf(state: Wallet, id: string): number {
  const found = state.transactions[id];
  if (!found) return 0;
  if (found.status === 'returned') return found.cents;
  return Object.values(state.transactions).reduce((sum, t) => (t.of === id ? sum + t.cents : sum), 0);
}

/** Splits an amount by weights, to the penny: what is left over goes to the largest remainders, the first of equal ones first. */
export function shareOut(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, w) => sum + w, 0);
  if (total <= 0) return weights.map(() => 0);
  const shares = weights.map(w => Math.floor((cents * w) / total));
  const rests = weights.map((w, i) => ({ i, rest: (cents * w) % total }));
  const left = cents - shares.reduce((sum, s) => sum + s, 0);
  const first = rests.sort((a, b) => b.rest - a.rest || a.i - b.i).slice(0, left);
  for (const { i } of first) shares[i]!++;
  return shares;
}
