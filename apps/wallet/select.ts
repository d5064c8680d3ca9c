import { compare } from '../../src/sdk/core/compare.ts';
import { remembered } from '../../src/sdk/core/remembered.ts';
import { partsAt } from '../../src/state/clock.ts';
import { twoDigits } from '../../src/state/civil.ts';
import { balanceOf, balancesOf, refundedOf, shareOut, spendable } from './ledger.ts';
import { BALANCE, HELD, type Category, type Request, type Transaction, type Wallet } from './state.ts';

export { balanceOf, balancesOf, refundedOf, shareOut, spendable };
export { paidToday, isLocked, isSource, TRIES } from './actions/shared.ts';
export { dueAt } from './actions/bills.ts';
export { paidFor, payKey } from './actions/pay.ts';

export type Row = Transaction & { id: string };

/** Whether the money of an account is the owner’s. */
export function isOwn(state: Wallet, account: string): boolean {
  const kind = state.accounts[account]?.kind;
  return kind === 'balance' || kind === 'card' || kind === 'pot';
}

/** Whether money leaves the owner, comes to them, or stays theirs. */
export function directionOf(state: Wallet, t: Pick<Transaction, 'from' | 'to'>): 'out' | 'in' | 'own' {
  if (!isOwn(state, t.from)) return 'in';
  return isOwn(state, t.to) ? 'own' : 'out';
}

/** Who is on the other side; of the owner’s own moves the account that it reaches. */
export const partyOf = (state: Wallet, t: Pick<Transaction, 'from' | 'to'>): string =>
  directionOf(state, t) === 'in' ? t.from : t.to;
/** The owner’s account of a transaction. */
export const mineOf = (state: Wallet, t: Pick<Transaction, 'from' | 'to'>): string =>
  directionOf(state, t) === 'in' ? t.to : t.from;

/** All that the owner sees, newest first. */
export const rowsOf = remembered((transactions: Wallet['transactions']): readonly Row[] =>
  Object.entries(transactions)
    .filter(([, t]) => t.kind !== 'opening')
    .map(([id, t]) => ({ ...t, id }))
    .sort((a, b) => b.at - a.at || compare(b.id, a.id)),
);

/** The month of a moment, YYYY-MM. */
export function monthAt(at: number, zone: string): string {
  const { year, month } = partsAt(at, zone);
  return `${year}-${twoDigits(month)}`;
}

export type Show = 'all' | 'out' | 'in' | 'own' | 'refunds' | 'pending';
export interface Filter {
  show: Show;
  category: Category | null;
  account: string | null;
  month: string | null;
  text: string;
}
export const NO_FILTER: Filter = { show: 'all', category: null, account: null, month: null, text: '' };

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function shows(state: Wallet, t: Row, show: Show): boolean {
  if (show === 'refunds') return t.kind === 'refund' || refundedOf(state, t.id) > 0;
  if (show === 'pending') return t.status === 'pending';
  return show === 'all' || directionOf(state, t) === show;
}

/** Bills that fit a filter, newest first. Every word of the text has to stand in the name, purpose, remark, reference or amount. */
export function billsOf(state: Wallet, filter: Filter, zone: string): Row[] {
  const words = plain(filter.text).split(/\s+/).filter(Boolean);
  return rowsOf(state.transactions).filter(t => {
    if (!shows(state, t, filter.show)) return false;
    if (filter.category !== null && (t.category !== filter.category || directionOf(state, t) === 'own'))
      return false;
    if (filter.account !== null && t.from !== filter.account && t.to !== filter.account) return false;
    if (filter.month !== null && monthAt(t.at, zone) !== filter.month) return false;
    const party = state.accounts[partyOf(state, t)]!.name;
    const all = plain(`${party} ${t.what} ${t.memo} ${t.reference ?? ''} ${(t.cents / 100).toFixed(2)}`);
    return words.every(word => all.includes(word));
  });
}

/** Months in which money moved, newest first. */
export const monthsOf = (state: Wallet, zone: string): string[] => [
  ...new Set(rowsOf(state.transactions).map(t => monthAt(t.at, zone))),
];

/** What a transaction adds to spending: refunds take away from it. */
function spending(state: Wallet, t: Row): number {
  if (t.status === 'returned' || t.kind === 'cardBill') return 0;
  if (t.kind === 'refund') return -t.cents;
  return directionOf(state, t) === 'out' ? t.cents : 0;
}

export interface Share {
  category: Category;
  cents: number;
}
/** What a month’s spending was, and by category, largest first. `received` is what people sent. */
export function monthOf(
  state: Wallet,
  month: string,
  zone: string,
): { spent: number; received: number; shares: Share[] } {
  const rows = rowsOf(state.transactions).filter(t => monthAt(t.at, zone) === month);
  const by = new Map<Category, number>();
  for (const t of rows) {
    const cents = spending(state, t);
    if (cents !== 0) by.set(t.category, (by.get(t.category) ?? 0) + cents);
  }
  const shares = [...by]
    .map(([category, cents]) => ({ category, cents }))
    .sort((a, b) => b.cents - a.cents || compare(a.category, b.category));
  const received = rows.filter(t => t.kind === 'received').reduce((sum, t) => sum + t.cents, 0);
  return { spent: shares.reduce((sum, s) => sum + s.cents, 0), received, shares };
}

/** Cards in the wallet, in the order in which they were added. */
export const cardsOf = (state: Wallet): string[] =>
  Object.keys(state.cards)
    .filter(id => state.cards[id]!.bound)
    .sort((a, b) => state.cards[a]!.addedAt - state.cards[b]!.addedAt || compare(a, b));
export const debitCardsOf = (state: Wallet): string[] =>
  cardsOf(state).filter(id => state.cards[id]!.kind === 'debit');
/** What the owner may pay from: the balance, cards, pots. */
export const sourcesOf = (state: Wallet): string[] => [BALANCE, ...cardsOf(state), ...potsOf(state)];
/** Pots, by name. */
export const potsOf = (state: Wallet): string[] => {
  const name = (id: string) => state.accounts[id]?.name ?? '';
  return Object.keys(state.pots).sort((a, b) => compare(name(a), name(b)) || compare(a, b));
};

/** Money of the owner that is under way, pence. */
export const heldOf = (state: Wallet): number => balanceOf(state, HELD);

export type Asked = Request & { id: string };
/** Requests, the open ones first, then the newest. */
export const requestsOf = (state: Wallet): Asked[] =>
  Object.entries(state.requests)
    .map(([id, r]) => ({ ...r, id }))
    .sort(
      (a, b) =>
        Number(b.status === 'open') - Number(a.status === 'open') || b.at - a.at || compare(a.id, b.id),
    );
export const openToMe = (state: Wallet): Asked[] =>
  requestsOf(state).filter(r => r.status === 'open' && r.direction === 'in');

/** People whose name or number has the text, those of the latest money first. */
export function peopleOf(state: Wallet, text = ''): string[] {
  const last: Record<string, number> = {};
  for (const t of rowsOf(state.transactions)) {
    const party = partyOf(state, t);
    last[party] ??= t.at;
  }
  const digits = text.replace(/\D/g, '');
  return Object.keys(state.people)
    .filter(
      id =>
        plain(state.accounts[id]!.name).includes(plain(text.trim())) ||
        (digits.length > 2 && state.people[id]!.phone.replace(/\D/g, '').includes(digits)),
    )
    .sort(
      (a, b) =>
        (last[b] ?? 0) - (last[a] ?? 0) ||
        compare(state.accounts[a]!.name, state.accounts[b]!.name) ||
        compare(a, b),
    );
}

/** Subscriptions, those that go on first, then by the next day. */
export const subscriptionsOf = (state: Wallet): string[] =>
  Object.keys(state.subscriptions).sort((a, b) => {
    const [x, y] = [state.subscriptions[a]!, state.subscriptions[b]!];
    return Number(y.active) - Number(x.active) || compare(x.next, y.next) || compare(a, b);
  });

/** Pence of an amount as it is typed, `12`, `12.5` or `12.50`; 0 where it is none. */
export function centsOf(text: string): number {
  const [, pounds, pence = ''] = /^\s*£?\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  return pounds === undefined ? 0 : Number(pounds) * 100 + Number(pence.padEnd(2, '0'));
}
export const amountText = (cents: number): string => `${Math.floor(cents / 100)}.${twoDigits(cents % 100)}`;
