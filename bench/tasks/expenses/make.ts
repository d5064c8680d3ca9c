import type { Phone } from '../../../apps/catalogue.ts';
import { isoAt, moneyText, momentOf, type EntryRow } from '../../../apps/expenses/select.ts';
import type { Draft, Entry } from '../../../apps/expenses/state.ts';
import { added, sameText } from '../../../judges/changes.ts';
import { foldName } from '../../../judges/compare/text.ts';
import { newRow } from '../../../judges/side-effects.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { SetupCtx } from '../setup.ts';
import { button, field, fill, option, rid, row, scrollTo, tap, type Steps } from '../steps.ts';
import { orderedEntries } from '../../../src/state/order.ts';

/** Shops without an entry in the world. */
export const SHOPS = [
  'Tide & Thread',
  'Harbour Hardware',
  'Copper Kettle',
  'Quay Cobbler',
  'Fern and Fable',
  'Rope & Rigging',
  'Pier Arcade',
  'Windward Deli',
  'Old Lido',
  'Barnacle Bikes',
  'Saltbox Studio',
  'Gable Garden Centre',
  'Foghorn Records',
  'Dovecote Dry Cleaning',
] as const;
/** Categories of expenses by their ids, with the names that they have in the world. */
export const CATEGORIES = {
  'category-groceries': 'Groceries',
  'category-eating-out': 'Eating out',
  'category-transport': 'Transport',
  'category-flat': 'Flat & furniture',
  'category-health': 'Health',
  'category-sport': 'Sport',
  'category-going-out': 'Going out',
  'category-clothes': 'Clothes & hair',
  'category-gifts': 'Gifts',
  'category-travel': 'Travel',
  'category-other': 'Other',
} as const;
export type CategoryId = keyof typeof CATEGORIES;
export const CATEGORY_IDS = Object.keys(CATEGORIES) as [CategoryId, ...CategoryId[]];
export const ACCOUNTS = {
  'account-current': 'Bay Mutual 4417',
  'account-card': 'Card 9023',
  'account-cash': 'Cash',
  'account-savings': 'Savings',
} as const;
export type AccountId = keyof typeof ACCOUNTS;
export const NOTES = [
  'for the studio',
  'birthday on Saturday',
  'keep the receipt',
  'split with Inés',
  'second one half price',
  'ask about a refund',
] as const;

export const pounds = (cents: number): string => moneyText(cents, 'GBP', 'before');

/** An entry that a template asks for. */
export interface Wanted {
  name: string;
  cents: number;
  category: CategoryId;
  note?: string;
}
export const wantedWords = (w: Wanted): string => `${w.name}, ${pounds(w.cents)}, ${CATEGORIES[w.category]}`;

/** Whether an entry is the one asked for; account and time may differ. */
export const isWanted =
  (w: Wanted) =>
  (e: Entry): boolean =>
    e.kind === 'expense' &&
    e.cents === w.cents &&
    e.category === w.category &&
    sameText(e.name, w.name) &&
    (w.note === undefined || sameText(e.note, w.note)) &&
    currency(e) === 'GBP';
const currency = (e: Entry): 'GBP' | 'EUR' => (e.account === 'account-euro' ? 'EUR' : 'GBP');
export const newEntries = (was: Phone, now: Phone): EntryRow[] =>
  added(was.apps.expenses.entries, now.apps.expenses.entries);

export const taskEntry = (n: number | string): string => `entry-task-${n}`;
/** Adds an entry under an id derived from `key`; `daysAgo` and `minute` set its time. */
export function putEntry(
  s: Phone,
  ctx: Pick<SetupCtx, 'now' | 'zone'>,
  key: number | string,
  { daysAgo = 1, minute = 800, ...given }: Partial<Entry> & { daysAgo?: number; minute?: number },
): string {
  const id = taskEntry(key);
  const at = momentOf(isoAt(ctx.now - daysAgo * 86_400_000, ctx.zone), minute, ctx.zone);
  s.apps.expenses.entries[id] = {
    kind: 'expense',
    cents: 500,
    category: 'category-other',
    account: 'account-card',
    to: null,
    toCents: null,
    name: '',
    note: '',
    tags: [],
    receipt: null,
    at,
    recurring: null,
    createdAt: at + 60_000,
    editedAt: at + 60_000,
    ...given,
  };
  return id;
}
type Repetition = Partial<Pick<Draft, 'every' | 'interval'>>;

/** Writes an entry down by the app's form, and gives its id. Without a time it is now, without an account that of new entries. */
export function writeDown(
  s: Phone,
  ctx: SetupCtx,
  { kind = 'expense', category = null, cents = 1, name = '', note = '', ...w }: Partial<Entry> & Repetition,
): string {
  const { entries, settings } = s.apps.expenses;
  const before = new Set(Object.keys(entries));
  ctx.act('expenses', 'save', {
    form: 'form-task',
    initial: {
      kind,
      category,
      account: w.account ?? settings.account,
      to: w.to ?? null,
      tags: [],
      receipt: null,
      at: w.at ?? ctx.now,
      every: w.every ?? null,
      interval: w.interval ?? 1,
      until: null,
    },
    amount: (cents / 100).toFixed(2),
    name,
    note,
  });
  return Object.keys(entries).find(id => !before.has(id)) ?? '';
}

/** The time that the agent gave an entry, where it lies on the day of `at`; otherwise `at`. */
function timeOf(s: Phone, ctx: SetupCtx, now: Phone, w: Partial<Entry>, at: number): number {
  const made = newEntries(s, now).filter(e => e.kind === (w.kind ?? 'expense'));
  const agents =
    made.find(e => w.name && foldName(e.name) === foldName(w.name)) ?? made.find(e => e.cents === w.cents);
  const chosen = agents?.at ?? firstOfRule(s, ctx, now, w);
  return chosen !== undefined && isoAt(chosen, ctx.zone) === isoAt(at, ctx.zone) ? chosen : at;
}
/** When the new recurring entry of this name begins: the first one may be due later today. */
function firstOfRule(s: Phone, { zone }: SetupCtx, now: Phone, w: Partial<Entry>): number | undefined {
  const rule = added(s.apps.expenses.recurring, now.apps.expenses.recurring).find(
    r => w.name && foldName(r.name) === foldName(w.name),
  );
  return rule && momentOf(rule.start, rule.minute, zone);
}
/** Writes an entry down on the day of `at`, by default today, at the time of that day that the agent chose; gives its id. */
export const writeOn = (s: Phone, ctx: SetupCtx, now: Phone, w: Partial<Entry> & Repetition, at = ctx.now) =>
  writeDown(s, ctx, { ...w, at: timeOf(s, ctx, now, w, at) });
/** For a sentence that names no account: any will do whose amounts are in pounds. */
export const inAnyAccount = {
  free: (s: Phone) => [newRow(s.apps.expenses.entries).account, newRow(s.apps.expenses.recurring).account],
  invariants: {
    inPounds: ({ was, now }: { was: Phone; now: Phone }) =>
      newEntries(was, now).every(e => currency(e) === 'GBP'),
  },
};

/** Removes the world's accidental duplicates, so that a template has only its own. */
export function withoutTwins(s: Phone): void {
  const seen = new Set<string>();
  for (const [id, e] of orderedEntries(s.apps.expenses.entries, (a, b) => a.createdAt - b.createdAt)) {
    const key = JSON.stringify([e.at, e.name, e.cents, e.kind]);
    if (seen.has(key)) delete s.apps.expenses.entries[id];
    seen.add(key);
  }
}

/** Writes an entry, starting from a list. It picks the category before the keyboard covers it. */
export function* addThrough(seen: Observation, w: Wanted): Steps {
  seen = yield tap(seen, button('New entry'));
  seen = yield* scrollTo(seen, option(CATEGORIES[w.category]));
  seen = yield tap(seen, option(CATEGORIES[w.category]));
  seen = yield fill(seen, field('Amount'), (w.cents / 100).toFixed(2));
  seen = yield fill(seen, field('Name'), w.name);
  if (w.note !== undefined) {
    seen = yield* scrollTo(seen, field('Note'));
    seen = yield fill(seen, field('Note'), w.note);
  }
  return yield tap(seen, rid('save'));
}

/** Opens an entry of the first screen's menu. */
export function* fromMenu(seen: Observation, item: string): Steps {
  seen = yield tap(seen, button('More options'));
  return yield tap(seen, button(item));
}
/** One of the main tabs. */
export const place = (name: string) => ({
  what: `place ${name}`,
  rank: (e: { role: string; name: string }) => (e.role === 'tab' && e.name === name ? 0 : null),
});
export { row };
