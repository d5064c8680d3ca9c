// Over 300 lines: one script that makes the world from its tables, from top to bottom.
import { writeFileSync } from 'node:fs';
import { cast, me } from '../cast.ts';
import { lines, moves as expenseMoves } from '../expenses/index.ts';
import chat from '../../../apps/chat/world.json' with { type: 'json' };
import { epochOf } from '../../../src/state/clock.ts';
import { validate } from '../../../src/state/validate.ts';
import {
  BALANCE,
  HELD,
  OUTSIDE,
  Wallet,
  type Category,
  type Posting,
  type Transaction,
} from '../../../apps/wallet/state.ts';
import { hasCheckDigit, RESERVED } from '../../../apps/wallet/cards.ts';
import { deals } from '../town/deals.ts';
import { apps, asFirm, firms, references } from './firms.ts';
import { friends, moves, plans, requests } from './friends.ts';
import { summer, summerBills } from './summer.ts';

/*
 * Writes world.json from scripts/world/wallet: npx tsx scripts/world/wallet/build.ts
 * What expenses say of card 9023 is what was paid with it here. Fails where money does not add up.
 */
const CREDIT = 'card-9023';
const DEBIT = 'card-4417';
const POT = 'pot-bicycle';
const LIMIT = 2_000_00;
/** What the bank’s text of 11 March says of the current account, and what card 9023 owed on 1 November. */
const BANK = { at: '2026-03-11 19:20', cents: 1_246_09 };
const OWED = { at: '2025-11-01 00:00', cents: -96_40 };
const START = '2025-07-11 09:00';
const MINUTE = 60_000;

const fullOf = (local: string): string => (local.length === 11 ? `2025-${local}` : local);
const at = (local: string): number => {
  const full = fullOf(local);
  const [year, month, day, hour, minute] = full.split(/[- :]/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute }, 'Europe/London');
};

const CATEGORY: Readonly<Record<string, Category>> = {
  groceries: 'groceries',
  'eating-out': 'eating',
  coffee: 'eating',
  transport: 'transport',
  flat: 'home',
  health: 'health',
  sport: 'leisure',
  'going-out': 'leisure',
  books: 'learning',
  clothes: 'shopping',
  gifts: 'gifts',
  travel: 'travel',
  subscriptions: 'bills',
};
const firmNamed = new Map(firms.map(([id, name]) => [name, id]));
const subscriptionOf: Readonly<Record<string, string>> = {
  tonearm: 'sub-tonearm',
  loopreel: 'sub-loopreel',
  skylight: 'sub-skylight',
};
const plan: Readonly<Record<string, string>> = {
  tonearm: 'Tonearm, one person',
  loopreel: 'Loopreel without adverts',
  skylight: 'Skylight radar',
};

const made: Transaction[] = [];
const settled = (from: string, to: string, cents: number): Posting[] => [
  { account: from, cents: -cents },
  { account: to, cents },
];
function add(
  kind: Transaction['kind'],
  time: string,
  from: string,
  to: string,
  cents: number,
  more: Partial<Transaction> = {},
): void {
  made.push({
    kind,
    from,
    to,
    cents,
    what: '',
    memo: '',
    category: 'other',
    reference: null,
    of: null,
    subscription: null,
    app: null,
    at: at(time),
    status: 'settled',
    settledAt: at(time) + (from.startsWith('card-') && kind === 'payment' ? 90_000 : 0),
    postings: settled(from, to, cents),
    ...more,
  });
}
/** Number and app of an order that was paid at a time. */
const dealt = (time: string): Pick<Transaction, 'reference' | 'app'> => {
  const full = fullOf(time);
  return { reference: references[full] ?? null, app: apps[full] ?? null };
};
const buy = (time: string, firm: string, cents: number, what: string, category?: Category): void =>
  add('payment', time, CREDIT, `firm-${firm}`, cents, {
    what: what || (plan[firm] ?? ''),
    category: category ?? firms.find(([id]) => id === firm)![2],
    ...dealt(time),
    subscription: subscriptionOf[firm] ?? null,
  });

for (const [time, firm, cents, what = ''] of summer) buy(time, firm, cents, what);
for (const [time, cents] of summerBills) add('cardBill', time, DEBIT, CREDIT, cents);
for (const [time, name, cents, category, account, more] of lines) {
  // A line that was written down twice was paid once.
  if (account !== 'card' || more?.made) continue;
  const [firm, what = ''] = asFirm[name] ?? [firmNamed.get(name)];
  if (firm === undefined) throw new Error(`No firm for ${name} of ${time}`);
  buy(time, firm, cents, what, CATEGORY[category] ?? 'other');
}
for (const { at: time, firm, from, cents, lines: bought } of deals)
  if (from === 'balance')
    add('payment', time, BALANCE, `firm-${firm}`, cents, {
      what: bought.map(([what]) => what).join('; '),
      category: firms.find(([id]) => id === firm)![2],
      ...dealt(time),
    });
for (const [time, name, cents] of expenseMoves)
  if (name === 'Card bill') add('cardBill', time, DEBIT, CREDIT, cents);
for (const [time, person, cents, what, account = BALANCE] of friends) {
  const [mine, theirs] = [account, `person-${person}`];
  if (cents < 0) add('transfer', time, mine, theirs, -cents, { what, category: 'people' });
  else add('received', time, theirs, mine, cents, { what, category: 'people' });
}
for (const [time, from, to, cents] of moves) {
  const toBank = to === DEBIT;
  const kind = to === POT ? 'saving' : toBank ? 'withdrawal' : 'topUp';
  const under = toBank && time.startsWith('2026-03-12');
  add(kind, time, from, to, cents, {
    ...(toBank ? { settledAt: at(time) + 30 * MINUTE } : {}),
    ...(under ? { status: 'pending', settledAt: null, postings: settled(from, HELD, cents) } : {}),
  });
}
for (let month = 1; month <= 8; month++) {
  const date = new Date(Date.UTC(2025, 6 + month - 1, 18)).toISOString().slice(0, 10);
  add('payment', `${date} 06:00`, BALANCE, 'firm-skylight', 1_99, {
    what: plan['skylight']!,
    category: 'bills',
    subscription: 'sub-skylight',
  });
}
add('payment', '2025-08-04 06:00', CREDIT, 'firm-bay-bikes', 36_00, {
  what: 'A year of bicycles',
  category: 'transport',
  subscription: 'sub-bikes',
});

made.sort((a, b) => a.at - b.at);
const before = (account: string, time: string): number =>
  made
    .filter(t => t.at < at(time))
    .flatMap(t => t.postings)
    .reduce((sum, p) => (p.account === account ? sum + p.cents : sum), 0);
const opening = (account: string, cents: number): void => {
  const [from, to] = cents > 0 ? [OUTSIDE, account] : [account, OUTSIDE];
  add('opening', START, from, to, Math.abs(cents), { settledAt: at(START) });
};
const owed = OWED.cents - before(CREDIT, OWED.at);
const bank = BANK.cents - before(DEBIT, BANK.at);
opening(CREDIT, owed);
opening(DEBIT, bank);
opening(BALANCE, 95_48);
opening(POT, 120_00);
made.sort((a, b) => a.at - b.at);

const ids = made.map((_, i) => `tx-${String(i + 1).padStart(3, '0')}`);
const idAt = (time: string): string => ids[made.findIndex(t => t.at === at(time) && t.kind !== 'opening')]!;
// Refunds come after their payments have ids.
const refunds = [
  { of: '2025-09-20 14:10', at: '2025-10-02 11:20', cents: 64_00, what: 'Rain jacket, returned' },
  { of: '2025-11-29 11:25', at: '2025-12-19 10:05', cents: 20_00, what: 'Winter coat, price adjusted' },
] as const;
const transactions = Object.fromEntries(made.map((t, i) => [ids[i]!, t]));
refunds.forEach(({ of, at: time, cents, what }, i) => {
  const paid = transactions[idAt(of)]!;
  transactions[`tx-r${i + 1}`] = {
    ...paid,
    kind: 'refund',
    from: paid.to,
    to: paid.from,
    cents,
    what,
    of: idAt(of),
    at: at(time),
    settledAt: at(time) + 5 * MINUTE,
    postings: settled(paid.to, paid.from, cents),
  };
});
// On its way since this morning.
const hooks = idAt('2026-03-01 12:05');
transactions['tx-r3'] = {
  ...transactions[hooks]!,
  kind: 'refund',
  from: 'firm-bazari',
  to: CREDIT,
  cents: 6_50,
  what: 'PP-21340, one hook was missing',
  of: hooks,
  at: at('2026-03-12 09:38'),
  status: 'pending',
  settledAt: null,
  postings: settled('firm-bazari', HELD, 6_50),
};

const people = cast.filter(({ id }) =>
  [...friends.map(f => f[1]), ...requests.map(r => r[2]), ...plans.map(p => p[2])]
    .concat([
      'jonas-weir',
      'wang-meiling',
      'amina-haddad',
      'lucia-benitez',
      'david-calloway',
      'rosa-carvajal',
    ])
    .concat(['aoife-brennan', 'freya-lindholm', 'liu-siyuan', 'ruth-adeyemi', 'walter-finch', 'luca-morandi'])
    .includes(id),
);
const portraits = chat.contacts as Record<string, { portrait: string | null }>;

function card(prefix: string, last: string): string {
  for (let middle = 0; middle < 10_000; middle++) {
    const number = `${RESERVED}${prefix}${String(4821_00 + middle).slice(0, 6)}${last}`;
    if (number.length === 16 && hasCheckDigit(number)) return number;
  }
  throw new Error(`No number ends in ${last}`);
}

const world: Wallet = {
  owner: me.name,
  accounts: {
    [BALANCE]: { kind: 'balance', name: 'Balance', floorCents: 0 },
    [CREDIT]: { kind: 'card', name: 'Orrery 9023', floorCents: -LIMIT },
    [DEBIT]: { kind: 'card', name: 'Bay Mutual 4417', floorCents: 0 },
    [POT]: { kind: 'pot', name: 'New bicycle', floorCents: 0 },
    [HELD]: { kind: 'held', name: 'Under way', floorCents: 0 },
    [OUTSIDE]: { kind: 'outside', name: 'Before Copperleaf', floorCents: null },
    ...Object.fromEntries(
      firms.map(([id, name]) => [`firm-${id}`, { kind: 'firm' as const, name, floorCents: null }]),
    ),
    ...Object.fromEntries(
      people.map(p => [`person-${p.id}`, { kind: 'person' as const, name: p.name, floorCents: null }]),
    ),
  },
  cards: {
    [CREDIT]: {
      kind: 'credit',
      scheme: 'Orrery',
      number: card('17', '9023'),
      expires: '2027-09',
      tone: 'copper',
      frozen: false,
      bound: true,
      addedAt: at('2025-07-11 09:04'),
    },
    [DEBIT]: {
      kind: 'debit',
      scheme: 'Meridian',
      number: card('02', '4417'),
      expires: '2028-04',
      tone: 'slate',
      frozen: false,
      bound: true,
      addedAt: at('2025-07-11 09:07'),
    },
  },
  pots: { [POT]: { goalCents: 900_00 } },
  people: Object.fromEntries(
    people.map(p => [
      `person-${p.id}`,
      { phone: p.phone, portrait: portraits[`c-${p.id}`]?.portrait ?? null },
    ]),
  ),
  firms: Object.fromEntries(
    firms.map(([id, , category, code]) => [`firm-${id}`, { category, code: code ?? null }]),
  ),
  transactions,
  requests: Object.fromEntries(
    requests.map(([id, direction, person, cents, note, status, time, closed]) => [
      `request-${id}`,
      {
        direction,
        person: `person-${person}`,
        cents,
        note,
        status,
        at: at(time),
        closedAt: closed ? at(closed) : null,
        transaction: status === 'paid' ? idAt(closed!) : null,
        split: null,
      },
    ]),
  ),
  subscriptions: {
    'sub-tonearm': sub('tonearm', 9_99, 'month', '2025-07-15', '2026-03-15', CREDIT),
    'sub-loopreel': sub('loopreel', 7_49, 'month', '2025-07-22', '2026-03-22', CREDIT),
    'sub-skylight': sub('skylight', 1_99, 'month', '2025-07-18', '2026-03-18', BALANCE),
    'sub-bikes': {
      ...sub('bay-bikes', 36_00, 'year', '2025-08-04', '2026-08-04', CREDIT),
      plan: 'A year of bicycles',
      active: false,
    },
  },
  settings: {
    passcode: '481526',
    source: BALANCE,
    hideBalance: false,
    notifyPayments: true,
    notifyRequests: true,
    singleCents: 500_00,
    dayCents: 1_000_00,
  },
  plans: Object.fromEntries(
    plans.map(([id, kind, person, cents, note, time]) => [
      `plan-${id}`,
      { kind, person: `person-${person}`, cents, note, at: at(time) },
    ]),
  ),
  clockShift: 0,
  wrongCodes: 0,
  lockedUntil: null,
  attempt: null,
  revealed: false,
  searches: ['bollard', 'mira', 'refund'],
};

function sub(
  firm: string,
  cents: number,
  every: 'month' | 'year',
  anchor: string,
  next: string,
  source: string,
): Wallet['subscriptions'][string] {
  const name = plan[firm] ?? '';
  return { firm: `firm-${firm}`, plan: name, cents, every, anchor, next, source, active: true, failed: null };
}

const wrong = validate(Wallet, world);
if (wrong.length > 0) throw new Error(JSON.stringify(wrong.slice(0, 5)));
/** Every balance at every moment is at its floor or above. */
const balances: Record<string, number> = {};
for (const t of Object.values(transactions).sort((a, b) => a.at - b.at))
  for (const { account, cents } of t.postings) {
    balances[account] = (balances[account] ?? 0) + cents;
    const floor = world.accounts[account]!.floorCents;
    if (floor !== null && balances[account] < floor)
      throw new Error(`${account} has ${balances[account]} at ${new Date(t.at).toISOString()}`);
  }
if (Object.values(balances).reduce((a, b) => a + b, 0) !== 0) throw new Error('Money was made');
writeFileSync(new URL('../../../apps/wallet/world.json', import.meta.url), `${JSON.stringify(world)}\n`);
console.log(
  Object.keys(transactions).length,
  'transactions;',
  [BALANCE, CREDIT, DEBIT, POT, HELD].map(id => `${id} ${balances[id]}`).join(', '),
  `opened ${owed}, ${bank}`,
);
