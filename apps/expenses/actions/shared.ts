import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { monthAt, nameOf, penceOf } from '../lists.ts';
import { moneyText } from '../money.ts';
import { isoAt, spanOf, within } from '../months.ts';
import { dayAfter, dueAt, firstFrom, timerOf } from '../recur.ts';
import type { Account, Budget, Entry, Expenses } from '../state.ts';
import { orderedIds, orderedRows } from '../../../src/state/order.ts';

export const action = actionsOf<Expenses>();

export const textOf = (state: Expenses, cents: number, currency: Account['currency'] = 'GBP'): string =>
  moneyText(cents, currency, state.settings.symbol);
export const some = (n: number, one = 'Entry', more = 'entries'): string => (n === 1 ? one : `${n} ${more}`);

/** The spending of the current month, for each budget that applies. */
function spentNow(state: Expenses, ctx: Ctx): { budget: Budget; spent: number }[] {
  const month = monthAt(state, ctx.now, ctx.zone);
  const span = spanOf(month, state.settings);
  const by = new Map<string | null, number>();
  const add = (key: string | null, pence: number) => by.set(key, (by.get(key) ?? 0) + pence);
  for (const e of Object.values(state.entries)) {
    if (e.kind !== 'expense' || !within(isoAt(e.at, ctx.zone), span)) continue;
    add(null, penceOf(state, e));
    add(e.category, penceOf(state, e));
  }
  const held = orderedRows(state.budgets).filter(
    b =>
      b.month === month ||
      (b.month === null &&
        !Object.values(state.budgets).some(o => o.category === b.category && o.month === month)),
  );
  return held.map(budget => ({ budget, spent: by.get(budget.category) ?? 0 }));
}
const tagOf = (budget: Budget): string => `budget-${budget.category ?? 'all'}`;

/** Runs a change of entries, and tells of the budgets that it crosses; one that is kept again is no longer told of. */
export function watched(state: Expenses, ctx: Ctx, change: () => void): void {
  const before = new Map(spentNow(state, ctx).map(({ budget, spent }) => [tagOf(budget), spent]));
  change();
  for (const { budget, spent } of spentNow(state, ctx)) {
    const tag = tagOf(budget);
    if (spent <= budget.cents) {
      if ((before.get(tag) ?? 0) > budget.cents) ctx.dismiss(tag);
      continue;
    }
    if ((before.get(tag) ?? 0) > budget.cents || !state.settings.budgetAlerts) continue;
    const name =
      budget.category === null ? 'All spending' : (state.categories[budget.category]?.name ?? 'Budget');
    const hidden = state.settings.hideAmounts;
    ctx.notify({
      channel: 'budgets',
      tag,
      title: `${name} is over budget`,
      text: hidden
        ? 'Open Expenses to see by how much'
        : `${textOf(state, spent)} of ${textOf(state, budget.cents)} spent this month`,
      route: '/budgets',
    });
  }
}

/** Adds what a recurring entry owes up to now, and sets the timer of its next one. */
export function settle(state: Expenses, id: string, ctx: Ctx): void {
  const rule = state.recurring[id];
  ctx.cancel(timerOf(id));
  if (!rule) return;
  for (let at = dueAt(rule, ctx.zone); at !== null && at <= ctx.now; at = dueAt(rule, ctx.zone)) {
    const due = at;
    watched(state, ctx, () => {
      addOf(state, id, due, ctx);
    });
    rule.next = firstFrom(rule, dayAfter(rule.next!));
  }
  const next = dueAt(rule, ctx.zone);
  if (next !== null) ctx.schedule(next, 'addDue', { recurring: id }, timerOf(id));
}
export function settleAll(state: Expenses, ctx: Ctx): void {
  for (const id of orderedIds(state.recurring)) settle(state, id, ctx);
}

/** Writes down one entry of a recurring one. */
export function addOf(state: Expenses, id: string, at: number, ctx: Ctx): string {
  const { kind, cents, category, account, to, name, note, tags } = state.recurring[id]!;
  const entry = ctx.id('entry');
  state.entries[entry] = {
    kind,
    cents,
    category,
    account,
    to,
    toCents: to === null ? null : toCents(state, cents, account, to),
    name,
    note,
    tags: [...tags],
    receipt: null,
    at,
    recurring: id,
    createdAt: ctx.now,
    editedAt: ctx.now,
  };
  const amount = state.settings.hideAmounts
    ? ''
    : `, ${textOf(state, cents, state.accounts[account]?.currency)}`;
  ctx.notify({
    channel: 'recurring',
    tag: `recurring-${id}`,
    title: 'Recurring entry added',
    text: `${nameOf(state, state.entries[entry])}${amount}`,
    silent: true,
    route: `/entry/${entry}`,
  });
  return entry;
}

/** The amount that arrives in an account of another currency; null if both currencies are the same. */
export function toCents(state: Expenses, cents: number, from: string, to: string): number | null {
  const [a, b] = [state.accounts[from], state.accounts[to]];
  return !a || !b || a.currency === b.currency ? null : Math.max(1, Math.round((cents * a.rate) / b.rate));
}

/** Puts an entry into another account, at the rate of the two where their currencies differ. False for a transfer that would go nowhere. */
export function moveTo(state: Expenses, entry: Entry, account: string): boolean {
  if (entry.account === account) return true;
  if (entry.to === account) return false;
  entry.cents = toCents(state, entry.cents, entry.account, account) ?? entry.cents;
  entry.account = account;
  if (entry.to !== null) entry.toCents = toCents(state, entry.cents, account, entry.to);
  return true;
}
