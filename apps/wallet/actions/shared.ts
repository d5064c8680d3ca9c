import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import type { Payee, PayRefusal } from '../../../src/sdk/core/payments.ts';
import { sameNumber } from '../../../src/sdk/core/telephone.ts';
import { partsAt, startOfDay } from '../../../src/state/clock.ts';
import { twoDigits } from '../../../src/state/civil.ts';
import { record, spendable, type Movement } from '../ledger.ts';
import { words } from '../words.ts';
import { BALANCE, type Problem, type Transaction, type Wallet } from '../state.ts';
import { orderedEntries } from '../../../src/state/order.ts';

export const action = actionsOf<Wallet>();

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** How long a card’s bank takes to settle a payment, a refund to a card to arrive, and a withdrawal to reach the bank. */
export const SETTLE_MS = 90 * SECOND;
export const REFUND_MS = 5 * MINUTE;
export const WITHDRAW_MS = 30 * MINUTE;
/** How long money of a kind is under way. */
export function pendingMs(kind: Transaction['kind']): number {
  if (kind === 'withdrawal') return WITHDRAW_MS;
  return kind === 'refund' ? REFUND_MS : SETTLE_MS;
}
/** Wrong passcodes in a row that lock payments, and for how long. */
export const TRIES = 3;
export const LOCK_MS = 15 * MINUTE;

export const isLocked = (state: Pick<Wallet, 'lockedUntil'>, now: number): boolean =>
  state.lockedUntil !== null && state.lockedUntil > now;

/** What the app that asked is told of each problem. */
const REASONS: Readonly<Record<Problem, PayRefusal>> = {
  offline: 'offline',
  locked: 'passcode',
  passcode: 'passcode',
  expired: 'declined',
  single: 'limit',
  day: 'limit',
  insufficient: 'insufficient',
  declined: 'declined',
  frozen: 'declined',
  refunded: 'declined',
};
export const reasonOf = (problem: Problem): PayRefusal => REASONS[problem];

/** Shows a refusal on the screen that tried. */
export function refuse(state: Wallet, key: string, problem: Problem, source: string | null = null): void {
  state.attempt = { key, problem, source };
}

/** Checks the passcode, and counts wrong ones: the third locks payments for a time. */
export function codeProblem(state: Wallet, ctx: Ctx, passcode: string): Problem | null {
  if (isLocked(state, ctx.now)) return 'locked';
  state.lockedUntil = null;
  if (passcode === state.settings.passcode) {
    state.wrongCodes = 0;
    return null;
  }
  state.wrongCodes++;
  if (state.wrongCodes < TRIES) return 'passcode';
  state.wrongCodes = 0;
  state.lockedUntil = ctx.now + LOCK_MS;
  return 'locked';
}

const OUTGOING: readonly Transaction['kind'][] = ['payment', 'transfer'];

/** What the owner has paid since midnight, pence. Subscriptions and what went back do not count. */
export function paidToday(state: Wallet, now: number, zone: string): number {
  const midnight = startOfDay(now, zone);
  return Object.values(state.transactions)
    .filter(t => t.at >= midnight && OUTGOING.includes(t.kind))
    .filter(t => t.subscription === null && t.status !== 'returned')
    .reduce((sum, t) => sum + t.cents, 0);
}

/** Whether a card may pay at all on that day. */
export function cardProblem(state: Wallet, account: string, now: number, zone: string): Problem | null {
  const card = state.cards[account];
  if (!card) return null;
  if (card.frozen) return 'frozen';
  const { year, month } = partsAt(now, zone);
  const isOver = card.expires < `${year}-${twoDigits(month)}`;
  return isOver || !card.bound ? 'declined' : null;
}

/** What an account’s bank says to a payment. */
export function fundsProblem(state: Wallet, source: string, cents: number): Problem | null {
  if (spendable(state, source) >= cents) return null;
  return state.cards[source] ? 'declined' : 'insufficient';
}

export interface Ask {
  source: string;
  cents: number;
  passcode: string;
  /** Whether the limits hold: not for money that stays the owner’s. */
  limited: boolean;
}
/** Why money cannot be paid now, or null. */
export function problemWith(
  state: Wallet,
  ctx: Ctx,
  { source, cents, passcode, limited }: Ask,
): Problem | null {
  if (!ctx.online()) return 'offline';
  if (isLocked(state, ctx.now)) return 'locked';
  if (limited && cents > state.settings.singleCents) return 'single';
  if (limited && paidToday(state, ctx.now, ctx.zone) + cents > state.settings.dayCents) return 'day';
  return (
    codeProblem(state, ctx, passcode) ??
    cardProblem(state, source, ctx.now, ctx.zone) ??
    fundsProblem(state, source, cents)
  );
}

/** Whether money of the owner can be paid from it. */
export const isSource = (state: Wallet, account: string): boolean =>
  account === BALANCE || state.pots[account] !== undefined || state.cards[account]?.bound === true;

const accountIdOf = (state: Wallet, { kind, id, phone }: Payee): string => {
  const known =
    phone === undefined
      ? undefined
      : orderedEntries(state.people).find(([, person]) => sameNumber(person.phone, phone))?.[0];
  return known ?? `${kind}-${id}`;
};

/** The account of a payee, where the wallet knows them. */
export function knownPayee(state: Wallet, payee: Payee): string | undefined {
  const id = accountIdOf(state, payee);
  return state.accounts[id] ? id : undefined;
}

/** The account of a payee; opens one for somebody new. */
export function payeeAccount(state: Wallet, payee: Payee): string {
  const id = accountIdOf(state, payee);
  if (state.accounts[id]) return id;
  state.accounts[id] = { kind: payee.kind, name: payee.name, floorCents: null };
  if (payee.kind === 'firm') state.firms[id] = { category: 'shopping', code: null };
  if (payee.kind === 'person') state.people[id] = { phone: payee.phone ?? '', portrait: null };
  return id;
}

/** How the ledger of the phone names an account: a person by number, a firm or group by its id. */
export const ledgerName = (state: Wallet, account: string): string =>
  state.people[account]?.phone || account.replace(/^(?:firm|group|person)-/, '');

/** Pays somebody: writes the ledger, moves the money, and has a card’s payment settle later. Gives the transaction. */
export function payOut(state: Wallet, ctx: Ctx, movement: Movement): string {
  const { from, to, cents, what = '' } = movement;
  ctx.effect('payment', [ledgerName(state, to)], { cents, currency: 'GBP', note: what });
  const pending = state.cards[from] !== undefined;
  const id = record(state, ctx, { ...movement, pending });
  if (pending) scheduleSettle(ctx, id, ctx.now + SETTLE_MS);
  return id;
}

export const settleTimer = (transaction: string): string => `wallet-settle-${transaction}`;
export const scheduleSettle = (ctx: Ctx, transaction: string, at: number): string =>
  ctx.schedule(at, 'settle', { transaction }, settleTimer(transaction));

/** Tells of a payment, where the owner wants to hear of them. */
export function tell(
  state: Wallet,
  ctx: Ctx,
  key: 'refundArrived' | 'withdrawalArrived' | 'subscriptionPaid',
  { transaction, cents, name }: { transaction: string; cents: number; name: string },
): void {
  if (!state.settings.notifyPayments) return;
  const t = ctx.words(words);
  ctx.notify({
    channel: 'payments',
    tag: `wallet-${transaction}`,
    title: t(key, { amount: ctx.format.money(cents, 'GBP'), name }),
    text: name,
    route: `/bill/${transaction}`,
  });
}
