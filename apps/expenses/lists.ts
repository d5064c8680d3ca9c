import { remembered } from '../../src/sdk/core/remembered.ts';
import { compare } from '../../src/sdk/core/compare.ts';
import { exchanged, toPence } from './money.ts';
import { isoAt, monthOf, spanOf, within, type Period } from './months.ts';
import type { Account, Budget, Category, Entry, Expenses, Span } from './state.ts';

export type WithId<T> = T & { id: string };
export type EntryRow = WithId<Entry>;

const byId = (a: { id: string }, b: { id: string }): number => compare(a.id, b.id);
const rows = <T extends object>(table: Record<string, T>): WithId<T>[] =>
  Object.entries(table).map(([id, row]) => ({ ...row, id }));
const oldestFirst = <T extends { createdAt: number; id: string }>(a: T, b: T): number =>
  a.createdAt - b.createdAt || byId(a, b);

/** All entries, newest first. */
export const entriesOf = remembered((entries: Expenses['entries']): EntryRow[] =>
  rows(entries).sort((a, b) => b.at - a.at || b.createdAt - a.createdAt || byId(a, b)),
);
/** ISO dates of all entries by their ids. */
export const daysOf = remembered(
  (entries: Expenses['entries'], zone: string): ReadonlyMap<string, string> =>
    new Map(Object.entries(entries).map(([id, e]) => [id, isoAt(e.at, zone)])),
);
export const accountsOf = remembered((accounts: Expenses['accounts']): WithId<Account>[] =>
  rows(accounts).sort(oldestFirst),
);
export const allCategories = remembered((categories: Expenses['categories']): WithId<Category>[] =>
  rows(categories).sort(oldestFirst),
);
export const categoriesOf = (state: Expenses, kind: Category['kind']): WithId<Category>[] =>
  allCategories(state.categories).filter(c => c.kind === kind);

/** The title of an entry in lists. */
export function nameOf(
  state: Expenses,
  entry: Pick<Entry, 'name' | 'category' | 'kind' | 'account' | 'to'>,
): string {
  if (entry.name !== '') return entry.name;
  if (entry.kind === 'transfer') return `Transfer to ${state.accounts[entry.to ?? '']?.name ?? 'an account'}`;
  return state.categories[entry.category ?? '']?.name ?? (entry.kind === 'income' ? 'Income' : 'Expense');
}
/** Second line of a row. */
export function placeOf(
  state: Expenses,
  entry: Pick<Entry, 'name' | 'category' | 'kind' | 'account' | 'to'>,
): string {
  const account = state.accounts[entry.account]?.name ?? '';
  if (entry.kind === 'transfer') return `${account} → ${state.accounts[entry.to ?? '']?.name ?? ''}`;
  return `${state.categories[entry.category ?? '']?.name ?? 'No category'} · ${account}`;
}
export const currencyOf = (state: Expenses, account: string | null): Account['currency'] =>
  state.accounts[account ?? '']?.currency ?? 'GBP';
/** Worth of an entry in pence. */
export const penceOf = (state: Pick<Expenses, 'accounts'>, entry: Pick<Entry, 'cents' | 'account'>): number =>
  toPence(entry.cents, state.accounts[entry.account]?.rate ?? 10_000);

/** The amount that arrives in the other account of a transfer. */
export const arrives = (state: Expenses, cents: number, from: string, to: string): number =>
  exchanged(cents, state.accounts[from]?.rate ?? 10_000, state.accounts[to]?.rate ?? 10_000);

/** Balances of all accounts, each in its own currency. */
const balances = remembered(
  (entries: Expenses['entries'], accounts: Expenses['accounts']): Record<string, number> => {
    const all: Record<string, number> = Object.fromEntries(
      Object.entries(accounts).map(([id, a]) => [id, a.openingCents]),
    );
    const add = (account: string | null, cents: number) => {
      if (account !== null && account in all) all[account]! += cents;
    };
    for (const e of Object.values(entries)) {
      add(e.account, e.kind === 'income' ? e.cents : -e.cents);
      if (e.kind === 'transfer') add(e.to, e.toCents ?? e.cents);
    }
    return all;
  },
);
export const balanceOf = (state: Expenses, account: string): number =>
  balances(state.entries, state.accounts)[account] ?? 0;
/** Everything there is, in pence. */
export const worthInAll = (state: Expenses): number =>
  Object.entries(state.accounts).reduce((sum, [id, a]) => sum + toPence(balanceOf(state, id), a.rate), 0);

export interface Filter {
  text: string;
  kind: Entry['kind'] | null;
  category: string | null;
  account: string | null;
  least: number | null;
  most: number | null;
  span: Span;
}
export const NO_FILTER: Filter = {
  text: '',
  kind: null,
  category: null,
  account: null,
  least: null,
  most: null,
  span: { from: null, to: null },
};

/** Letters without their accents and case, as a search compares them. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Entries that a filter lets through, newest first. The amount is that of the account's own currency. */
export function found(state: Expenses, filter: Filter, zone: string): EntryRow[] {
  const words = plain(filter.text).split(/\s+/).filter(Boolean);
  const days = daysOf(state.entries, zone);
  return entriesOf(state.entries).filter(e => {
    if (filter.kind !== null && e.kind !== filter.kind) return false;
    if (filter.category !== null && e.category !== filter.category) return false;
    if (filter.account !== null && e.account !== filter.account && e.to !== filter.account) return false;
    if ((filter.least !== null && e.cents < filter.least) || (filter.most !== null && e.cents > filter.most))
      return false;
    if (!within(days.get(e.id)!, filter.span)) return false;
    if (words.length === 0) return true;
    const text = plain(
      [nameOf(state, e), e.note, e.tags.map(t => `#${t}`).join(' '), placeOf(state, e)].join('\n'),
    );
    return words.every(w => text.includes(w));
  });
}

/** Entries of a period, newest first; of one account or category where told. */
export function during(
  state: Expenses,
  period: Period,
  zone: string,
  more: Partial<Pick<Filter, 'kind' | 'category' | 'account'>> = {},
): EntryRow[] {
  return found(state, { ...NO_FILTER, ...more, span: spanOf(period, state.settings) }, zone);
}

/** Money out and in, in pence; transfers are neither. */
export function sumsOf(
  state: Pick<Expenses, 'accounts'>,
  entries: readonly Entry[],
): { spent: number; income: number } {
  let [spent, income] = [0, 0];
  for (const e of entries) {
    if (e.kind === 'expense') spent += penceOf(state, e);
    else if (e.kind === 'income') income += penceOf(state, e);
  }
  return { spent, income };
}

export interface Slice {
  category: string;
  pence: number;
  count: number;
}
/** Money by category, most first. */
export function slicesOf(state: Expenses, entries: readonly EntryRow[], kind: Category['kind']): Slice[] {
  const by = new Map<string, Slice>();
  for (const e of entries) {
    if (e.kind !== kind || e.category === null) continue;
    const slice = by.get(e.category) ?? { category: e.category, pence: 0, count: 0 };
    by.set(e.category, { ...slice, pence: slice.pence + penceOf(state, e), count: slice.count + 1 });
  }
  return [...by.values()].sort((a, b) => b.pence - a.pence || (a.category < b.category ? -1 : 1));
}

/** Spent in a month, in a category or (null) in all. */
export function spentIn(state: Expenses, category: string | null, month: string, zone: string): number {
  return sumsOf(
    state,
    during(state, month, zone, { kind: 'expense', ...(category === null ? {} : { category }) }),
  ).spent;
}

export interface BudgetRow extends Budget {
  id: string;
  spent: number;
  own: boolean;
}
/** Budgets that hold in a month: its own before those of every month. That for everything comes first, then in the order of categories. */
export function budgetsOf(state: Expenses, month: string, zone: string): BudgetRow[] {
  const order = [null, ...allCategories(state.categories).map(c => c.id as string | null)];
  return order.flatMap(category => {
    const all = rows(state.budgets)
      .filter(b => b.category === category)
      .sort(byId);
    const held = all.find(b => b.month === month) ?? all.find(b => b.month === null);
    return held ? [{ ...held, spent: spentIn(state, category, month, zone), own: held.month !== null }] : [];
  });
}
export const monthAt = (state: Expenses, ms: number, zone: string): string =>
  monthOf(isoAt(ms, zone), state.settings);

export interface Twins {
  key: string;
  ids: string[];
}
const nameKey = (name: string): string => plain(name).trim().replace(/\s+/g, ' ');
/** Entries that were written down more than once: one kind, name, amount, currency and day. The one that was written first comes first. */
export function twinsOf(state: Expenses, zone: string): Twins[] {
  const days = daysOf(state.entries, zone);
  const groups = new Map<string, EntryRow[]>();
  for (const e of entriesOf(state.entries)) {
    const key = JSON.stringify([
      days.get(e.id),
      nameKey(nameOf(state, e)),
      e.cents,
      e.kind,
      currencyOf(state, e.account),
    ]);
    groups.set(key, [...(groups.get(key) ?? []), e]);
  }
  return [...groups]
    .filter(([, all]) => all.length > 1)
    .map(([key, all]) => ({
      key,
      ids: all.sort((a, b) => a.createdAt - b.createdAt || byId(a, b)).map(e => e.id),
    }));
}

/** Tags in use, most used first. */
export function tagsOf(state: Expenses): string[] {
  const counts = new Map<string, number>();
  for (const e of Object.values(state.entries))
    for (const t of e.tags) counts.set(t, (counts.get(t) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([t]) => t);
}

/** Names that were used before and begin with what is typed, with the latest entry of each: what a form offers. */
export function namesLike(state: Expenses, text: string, kind: Entry['kind'], most = 3): EntryRow[] {
  const typed = nameKey(text);
  if (typed === '') return [];
  const seen = new Map<string, EntryRow>();
  for (const e of entriesOf(state.entries)) {
    if (
      e.kind !== kind ||
      e.name === '' ||
      !nameKey(e.name).startsWith(typed) ||
      nameKey(e.name) === typed ||
      seen.has(nameKey(e.name))
    )
      continue;
    seen.set(nameKey(e.name), e);
    if (seen.size === most) break;
  }
  return [...seen.values()];
}

/** Cents in an account's currency of an amount that a table gives in another one, at the rate of an account of that currency. */
export function toCentsOf(
  state: Expenses,
  cents: number,
  currency: Account['currency'] | null,
  account: string,
): number {
  const to = state.accounts[account]!;
  if (currency === null || currency === to.currency) return cents;
  const rate =
    currency === 'GBP'
      ? 10_000
      : (accountsOf(state.accounts).find(a => a.currency === currency)?.rate ?? 10_000);
  return Math.max(1, exchanged(cents, rate, to.rate));
}
