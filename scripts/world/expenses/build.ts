import { writeFileSync } from 'node:fs';
import {
  accounts,
  BALANCE,
  budgets,
  categories,
  lines,
  moves,
  recurring,
  type AccountKey,
  type More,
} from './index.ts';
import { epochOf } from '../../../src/state/clock.ts';
import type { Account, Category, Entry, Expenses, Recurring } from '../../../apps/expenses/state.ts';

/*
 * Writes world.json from scripts/world/expenses: npx tsx scripts/world/expenses/build.ts
 * Fails where the money does not agree with what other apps say of it.
 */
const at = (local: string): number => {
  const [, year, month, day, hour, minute] = /^(\d+)-(\d+)-(\d+) (\d+):(\d+)$/.exec(local)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute }, 'Europe/London');
};
const accountId = (key: AccountKey) => `account-${key}`;
const MINUTE = 60_000;

const incomes = new Set<string>(categories.filter(c => c.kind === 'income').map(c => c.id));
const common = (time: string, name: string, cents: number, account: AccountKey, more: More = {}) => {
  const made = more.made ? at(more.made) : more.of ? at(time) : at(time) + 4 * MINUTE;
  return {
    cents,
    account: accountId(account),
    name,
    note: more.note ?? '',
    tags: [...(more.tags ?? [])],
    receipt: more.photo ?? null,
    at: at(time),
    recurring: more.of ? `recurring-${more.of}` : null,
    createdAt: made,
    editedAt: made,
  };
};
const written: Entry[] = [
  ...lines.map(([time, name, cents, category, account, more]): Entry => ({
    kind: incomes.has(category) ? 'income' : 'expense',
    category: `category-${category}`,
    to: null,
    toCents: null,
    ...common(time, name, cents, account, more),
  })),
  ...moves.map(([time, name, cents, from, to, more]): Entry => ({
    kind: 'transfer',
    category: null,
    to: accountId(to),
    toCents: more?.brings ?? null,
    ...common(time, name, cents, from, more),
  })),
].sort((a, b) => a.createdAt - b.createdAt || a.at - b.at);

const effect = (e: Entry, account: string) =>
  (e.account === account ? (e.kind === 'income' ? e.cents : -e.cents) : 0) +
  (e.to === account ? (e.toCents ?? e.cents) : 0);
const before = written
  .filter(e => e.at <= at(BALANCE.at))
  .reduce((sum, e) => sum + effect(e, accountId(BALANCE.account)), 0);

const world: Expenses = {
  accounts: Object.fromEntries(
    accounts.map((a, i) => [
      accountId(a.id),
      {
        name: a.name,
        kind: a.kind,
        currency: a.currency ?? 'GBP',
        openingCents: a.id === BALANCE.account ? BALANCE.cents - before : a.opening,
        rate: a.rate ?? 10_000,
        createdAt: at('2025-11-01 08:00') + i * MINUTE,
      } satisfies Account,
    ]),
  ),
  categories: Object.fromEntries(
    categories.map((c, i) => [
      `category-${c.id}`,
      {
        name: c.name,
        kind: c.kind ?? 'expense',
        icon: c.icon as Category['icon'],
        colour: c.colour as Category['colour'],
        createdAt: at('2025-11-01 08:10') + i * MINUTE,
      } satisfies Category,
    ]),
  ),
  entries: Object.fromEntries(written.map((e, i) => [`entry-${String(i + 1).padStart(3, '0')}`, e])),
  budgets: Object.fromEntries(
    budgets.map(b => [
      `budget-${b.category ?? 'all'}${b.month === null ? '' : `-${b.month}`}`,
      { category: b.category === null ? null : `category-${b.category}`, month: b.month, cents: b.cents },
    ]),
  ),
  recurring: Object.fromEntries(
    recurring.map(r => [
      `recurring-${r.id}`,
      {
        kind: r.kind ?? 'expense',
        cents: r.cents,
        category: r.category ? `category-${r.category}` : null,
        account: accountId(r.account),
        to: r.to ? accountId(r.to) : null,
        name: r.name,
        note: r.note ?? '',
        tags: [...(r.tags ?? [])],
        every: r.every ?? 'month',
        interval: r.interval ?? 1,
        start: r.start,
        minute: Number(r.at.slice(0, 2)) * 60 + Number(r.at.slice(3)),
        next: r.next,
        until: r.until ?? null,
        paused: r.paused ?? false,
        createdAt: at('2025-11-01 07:00'),
      } satisfies Recurring,
    ]),
  ),
  settings: {
    symbol: 'before',
    weekStart: 1,
    monthStart: 1,
    account: 'account-card',
    confirmDelete: true,
    hideAmounts: false,
    budgetAlerts: true,
  },
  drafts: {},
  spans: { search: { from: null, to: null }, export: { from: null, to: null } },
  revealed: false,
  searches: ['bollard', 'gannet', '火锅'],
};

/** What a month came to, in whole pounds as Documents/Money/2025.csv has it: entries written down twice count once. */
for (const [month, end, income, out] of [
  ['2025-11', '2025-12', 2480, 2240],
  ['2025-12', '2026-01', 2880, 2905],
] as const) {
  const seen = new Set<string>();
  let [i, o] = [0, 0];
  for (const e of written.filter(x => x.at >= at(`${month}-01 00:00`) && x.at < at(`${end}-01 00:00`))) {
    const key = `${e.at} ${e.name} ${e.cents}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const pence = e.account === 'account-euro' ? Math.round(e.cents * 0.864) : e.cents;
    if (e.kind === 'income') i += pence;
    else if (e.kind === 'expense') o += pence;
  }
  if (Math.round(i / 100) !== income || Math.round(o / 100) !== out)
    throw new Error(`${month}: in ${i / 100} and out ${o / 100}, not ${income} and ${out}`);
}
writeFileSync(new URL('../../../apps/expenses/world.json', import.meta.url), `${JSON.stringify(world)}\n`);
const balance = (id: string) =>
  written.reduce((sum, e) => sum + effect(e, id), world.accounts[id]!.openingCents) / 100;
console.log(
  written.length,
  'entries',
  Object.keys(world.accounts)
    .map(id => `${id} opened ${world.accounts[id]!.openingCents / 100}, has ${balance(id)}`)
    .join('; '),
);
