import { isSource } from '../../../apps/wallet/select.ts';
import type { Request, Transaction } from '../../../apps/wallet/state.ts';
import { added } from '../../../judges/changes.ts';
import { newRow } from '../../../judges/side-effects.ts';
import type { Element, Observation } from '../../../src/protocol/observation.ts';
import { addDays, startOfDay } from '../../../src/state/clock.ts';
import type { Phone } from '../form.ts';
import { oneOf, type Row } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import {
  all,
  back,
  field,
  fill,
  find,
  has,
  open,
  rid,
  row,
  scrollTo,
  SolverError,
  tap,
  type Steps,
} from '../steps.ts';
import { isPlainNote } from '../wording.ts';

/** The owner’s passcode, which the goals of payments say. */
export const CODE = '481526';
export const CREDIT = 'card-9023';
export const DEBIT = 'card-4417';
export const POT = 'pot-bicycle';

/** People whom both Copperleaf and Parley know, under one name that no other contains. */
const FRIENDS = [
  'Mira Osei',
  'Jonas Weir',
  'Priya Raman',
  'Tom Ferris',
  'Hana Morikawa',
  'Leo Brandtner',
  'Freya Lindholm',
  'Callum Reid',
  'Aoife Brennan',
  'Ruth Adeyemi',
  'Owen Pryce',
  'Walter Finch',
  'Luca Morandi',
  'Femi Balogun',
] as const;
export const friend = () => oneOf(...FRIENDS);
const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-');
/** Somebody's account in Copperleaf. */
export const personOf = (name: string): string => `person-${slug(name)}`;
/** Somebody's contact in Parley. */
export const contactOf = (name: string): string => `c-${slug(name)}`;
export const given = (name: string): string => name.split(' ')[0]!;

export const pounds = (cents: number): string => `£${(cents / 100).toFixed(2)}`;
/** An amount as it is typed. */
export const typed = (cents: number): string => (cents / 100).toFixed(2);

/** A moment some days before today, at a minute of that day, epoch ms. */
export const momentAgo = (s: Phone, days: number, minute = 780): number =>
  addDays(startOfDay(s.clock.now, s.clock.zone), -days, s.clock.zone) + minute * 60_000;

export const billId = (key: string): string => `tx-task-${key}`;
export const requestId = (key: string): string => `request-task-${key}`;

type Bill = Pick<Transaction, 'from' | 'to' | 'cents'> &
  Partial<Transaction> & { daysAgo?: number; minute?: number };
/** Adds a movement of money that is settled; by default a payment. Gives its id. */
export function putBill(s: Phone, key: string, { daysAgo = 1, minute = 780, ...given }: Bill): string {
  const at = momentAgo(s, daysAgo, minute);
  const id = billId(key);
  const { from, to, cents } = given;
  s.apps.wallet.transactions[id] = {
    kind: 'payment',
    what: '',
    memo: '',
    category: s.apps.wallet.firms[to]?.category ?? s.apps.wallet.firms[from]?.category ?? 'people',
    reference: null,
    of: null,
    subscription: null,
    app: null,
    at,
    status: 'settled',
    settledAt: at + 90_000,
    postings: [
      { account: from, cents: -cents },
      { account: to, cents },
    ],
    ...given,
  };
  return id;
}

/** Changes what a movement that is settled came to. */
export function setCents(t: Transaction, cents: number): void {
  t.cents = cents;
  t.postings = [
    { account: t.from, cents: -cents },
    { account: t.to, cents },
  ];
}

type Asked = Pick<Request, 'direction' | 'person' | 'cents' | 'note'> &
  Partial<Request> & { daysAgo?: number; minute?: number };
/** Adds a request for money, by default an open one. Gives its id. */
export function putRequest(s: Phone, key: string, { daysAgo = 1, minute = 1_100, ...asked }: Asked): string {
  const id = requestId(key);
  s.apps.wallet.requests[id] = {
    status: 'open',
    at: momentAgo(s, daysAgo, minute),
    closedAt: null,
    transaction: null,
    split: null,
    ...asked,
  };
  return id;
}

/** Takes away open requests and what people would do by themselves: a template has only its own. */
export function quiet(s: Phone): void {
  const { wallet } = s.apps;
  for (const [id, { status }] of Object.entries(wallet.requests))
    if (status === 'open') delete wallet.requests[id];
  wallet.plans = {};
}

/** Puts money from the current account into the balance. */
export const fund = (s: Phone, cents: number): string =>
  putBill(s, 'fund', { kind: 'topUp', from: DEBIT, to: 'balance', cents, category: 'other', daysAgo: 3 });

export const newBills = (was: Phone, now: Phone): Row<Transaction>[] =>
  added(was.apps.wallet.transactions, now.apps.wallet.transactions);
/** The account that the agent paid somebody from, where the instruction leaves it open; otherwise the balance. */
function sourceOf(s: Phone, theirs: Transaction | undefined): string {
  return theirs && isSource(s.apps.wallet, theirs.from) ? theirs.from : 'balance';
}
/** The transfer to somebody that the agent made, if there is one. */
const transferTo = (s: Phone, now: Phone, to: string) =>
  newBills(s, now).find(t => t.kind === 'transfer' && t.to === to);

/** Sends somebody money; from which account and with which note is the agent’s choice, where it is not said. */
export function sendTo(
  s: Phone,
  ctx: SetupCtx,
  now: Phone,
  { name, cents, note, source }: { name: string; cents: number; note?: string; source?: string },
): void {
  const to = personOf(name);
  const theirs = transferTo(s, now, to);
  ctx.act('wallet', 'transfer', {
    to,
    cents,
    note: note ?? (isPlainNote(theirs?.what ?? '', [cents]) ? (theirs?.what ?? '') : ''),
    source: source ?? sourceOf(s, theirs),
    passcode: CODE,
  });
}
/** What the owner wrote on the requests since the start, where they all say the same and that is a note of this payment; ours otherwise. */
export function noteOfRequests(s: Phone, now: Phone, total: number, ours: string): string {
  const asked = added(s.apps.wallet.requests, now.apps.wallet.requests).filter(r => r.direction === 'out');
  const [note, ...more] = new Set(asked.map(r => r.note.trim()));
  const cents = [total, ...asked.map(r => r.cents)];
  return note !== undefined && more.length === 0 && isPlainNote(note, cents) ? note : ours;
}
/** Pays a request, from the account that the agent chose. */
export function accept(s: Phone, ctx: SetupCtx, now: Phone, request: string, source?: string): void {
  const paid = now.apps.wallet.requests[request]?.transaction;
  const theirs = paid ? now.apps.wallet.transactions[paid] : undefined;
  ctx.act('wallet', 'acceptRequest', { request, source: source ?? sourceOf(s, theirs), passcode: CODE });
}
/** Fields of a new movement that these rules leave to the agent. */
export const leftOpen = (s: Phone): unknown[] => {
  const made = newRow(s.apps.wallet.transactions);
  return [made.from, made.what];
};
export const sourceOpen = (s: Phone): unknown[] => [newRow(s.apps.wallet.transactions).from];

/** Goes on from a filled form and enters the passcode. */
export function* confirm(seen: Observation): Steps {
  seen = yield tap(seen, rid('go-on'));
  return yield* enterCode(seen);
}
export function* enterCode(seen: Observation): Steps {
  for (const digit of CODE) seen = yield tap(seen, rid(`key-${digit}`));
  return seen;
}
/** One of the four places at the bottom. */
export const place = (name: 'home' | 'bills' | 'cards' | 'more') => rid(`nav-${name}`);

/** Opens the app and goes back to one of its four places. */
export function* openWallet(): Steps {
  let seen = yield open('wallet');
  for (let tries = 0; tries < 4 && !has(seen, place('more')); tries++) seen = yield back();
  return seen;
}
/** Opens a tile of More. */
export function* openTile(name: string): Steps {
  let seen = yield* openWallet();
  seen = yield tap(seen, place('more'));
  seen = yield* scrollTo(seen, row(name));
  return yield tap(seen, row(name));
}
/** Opens Bills and searches. */
export function* searchBills(words: string): Steps {
  let seen = yield* openWallet();
  seen = yield tap(seen, place('bills'));
  return yield fill(seen, field('Search bills'), words, { clear: true });
}
/** Chooses somebody after `Transfer` or `Request` on the first screen. */
export function* choose(seen: Observation, what: 'transfer' | 'request', name: string): Steps {
  seen = yield tap(seen, rid(what));
  seen = yield fill(seen, field('Name or number'), name);
  return yield tap(seen, row(name));
}
/** Sends somebody money from the first screen, from the account that pays first. */
export function* transferThrough(
  seen: Observation,
  name: string,
  cents: number,
  source?: RegExp,
  note?: string,
): Steps {
  seen = yield* choose(seen, 'transfer', name);
  seen = yield fill(seen, field('Amount'), typed(cents));
  if (note !== undefined) {
    seen = yield* scrollTo(seen, field('Note'));
    seen = yield fill(seen, field('Note'), note);
  }
  if (source) seen = yield* payWith(seen, source);
  return yield* confirm(seen);
}
/** Chooses another account to pay from. */
export function* payWith(seen: Observation, name: RegExp): Steps {
  seen = yield* scrollTo(seen, rid('source'));
  seen = yield tap(seen, rid('source'));
  return yield tap(seen, {
    what: `account ${name}`,
    rank: e => (e.resourceId.endsWith('pay_with') && name.test(e.name) ? 0 : null),
  });
}

/** A row that is pressed and whose name fits. */
export const rowLike = (fits: RegExp | ((name: string) => boolean)) => ({
  what: `row like ${String(fits)}`,
  rank: (e: Element): number | null =>
    e.states.clickable && (fits instanceof RegExp ? fits.test(e.name) : fits(e.name)) ? 0 : null,
});
/** The first amount of a text, pence. */
export function centsIn(text: string): number {
  const read = /£([\d,]+)\.(\d\d)/.exec(text);
  if (!read) throw new SolverError(`No amount in ${JSON.stringify(text)}`);
  return Number(read[1]!.replaceAll(',', '')) * 100 + Number(read[2]);
}
/** The amount in an element’s name. */
export const amountOf = (seen: Observation, matcher: Parameters<typeof find>[1]): number =>
  centsIn(find(seen, matcher).name);
export const rowsLike = (seen: Observation, fits: RegExp): Element[] => all(seen, rowLike(fits));
