import { Type, type Static } from 'typebox';
import {
  Cents,
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  Table,
  history,
  name,
  ordered,
  phoneNumber,
  stamp,
  trace,
  words,
} from '../../src/state/schema.ts';

const Amount = (description: string) => Cents({ minimum: 1, maximum: 9_999_999_99, description });

export const CATEGORIES = [
  'groceries',
  'eating',
  'transport',
  'shopping',
  'home',
  'health',
  'leisure',
  'travel',
  'gifts',
  'learning',
  'bills',
  'people',
  'other',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Whose money it is. `held` has what is under way; `outside` is the rest of the world, where an account’s first money comes from. */
export const Account = Type.Object(
  {
    kind: StringEnum(['balance', 'card', 'pot', 'held', 'person', 'firm', 'group', 'outside'], {
      description: 'What it is: the owner’s balance, cards and pots, money under way, or somebody else.',
    }),
    name: name(Type.String({ minLength: 1, description: 'Name as lists show it.' })),
    floorCents: Nullable(Cents({ maximum: 0, description: 'Lowest balance, pence.' }), {
      description:
        'What its balance may not fall below: 0, or less by a card’s credit. Null for somebody else.',
    }),
  },
  { additionalProperties: false },
);
export type Account = Static<typeof Account>;

export const Card = Type.Object(
  {
    kind: StringEnum(['debit', 'credit'], {
      description: 'Whether it spends money of a bank account or credit.',
    }),
    scheme: StringEnum(['Meridian', 'Orrery'], { description: 'Network on the card.' }),
    number: Type.String({ pattern: '^[0-9]{16}$', description: 'Number on the card.' }),
    expires: Type.String({
      pattern: '^[0-9]{4}-[0-9]{2}$',
      description: 'Last month in which it is valid, YYYY-MM.',
    }),
    tone: StringEnum(['copper', 'slate', 'pine', 'plum'], { description: 'Colour of its picture.' }),
    frozen: Type.Boolean({ description: 'Whether the owner has stopped payments with it.' }),
    bound: Type.Boolean({ description: 'Whether it is in the wallet; one that was removed stays known.' }),
    addedAt: stamp(EpochMs({ description: 'When it was added; cards are listed in this order.' })),
  },
  { additionalProperties: false },
);
export type Card = Static<typeof Card>;

export const Pot = Type.Object(
  { goalCents: Amount('What the owner saves for, pence.') },
  { additionalProperties: false },
);
export type Pot = Static<typeof Pot>;

export const Person = Type.Object(
  {
    phone: phoneNumber(Type.String({ description: 'Telephone number, by which others know them.' })),
    portrait: Nullable(Type.String(), { description: 'Name of their picture, or null.' }),
  },
  { additionalProperties: false },
);
export type Person = Static<typeof Person>;

export const Firm = Type.Object(
  {
    category: StringEnum([...CATEGORIES], { description: 'Category of what is bought there.' }),
    code: Nullable(Type.String({ pattern: '^[0-9]{6}$' }), {
      description: 'Number on its pay code, or null where it has none.',
    }),
  },
  { additionalProperties: false },
);
export type Firm = Static<typeof Firm>;

export const Posting = Type.Object(
  {
    account: Id(undefined, { description: 'Account.' }),
    cents: Cents({ description: 'What it gains, pence; negative where it gives.' }),
  },
  { additionalProperties: false },
);
export type Posting = Static<typeof Posting>;

export const Transaction = Type.Object(
  {
    kind: StringEnum(
      ['payment', 'transfer', 'received', 'topUp', 'withdrawal', 'saving', 'refund', 'cardBill', 'opening'],
      { description: 'What it is.' },
    ),
    from: Id(undefined, { description: 'Account that the money leaves.' }),
    to: Id(undefined, { description: 'Account that it reaches, or is on its way to.' }),
    cents: Amount('Amount, pence.'),
    what: words(Type.String({ description: 'What it is for; may be empty.' })),
    memo: words(Type.String({ description: 'The owner’s own remark; may be empty.' })),
    category: StringEnum([...CATEGORIES], { description: 'Category in the analysis.' }),
    reference: Nullable(Type.String(), { description: 'Order or invoice that it pays, or null.' }),
    of: Nullable(Id('tx'), { description: 'Payment that a refund gives back, or null.' }),
    subscription: Nullable(Id('sub'), { description: 'Subscription that it pays, or null.' }),
    app: trace(
      Nullable(Id(undefined, { description: 'App that asked for it.' }), {
        description:
          'App that asked for it and may ask after it and refund it; null for the owner’s own payments.',
      }),
    ),
    at: stamp(EpochMs({ description: 'When it was made.' })),
    status: trace(
      StringEnum(['pending', 'settled', 'returned'], {
        description: 'Whether the money is under way, has arrived, or went back before it did.',
      }),
    ),
    settledAt: trace(Nullable(EpochMs({ description: 'When it arrived or went back.' })), {
      description: 'When it arrived or went back; null while it is under way.',
    }),
    postings: trace(
      ordered(
        Type.Array(Posting, { minItems: 2, description: 'What accounts gain and give; they sum to 0.' }),
      ),
    ),
  },
  { additionalProperties: false },
);
export type Transaction = Static<typeof Transaction>;

export const Request = Type.Object(
  {
    direction: StringEnum(['in', 'out'], { description: 'Whether the owner is asked, or asks.' }),
    person: Id('person', { description: 'Who asks or is asked.' }),
    cents: Amount('Amount, pence.'),
    note: words(Type.String({ description: 'What for; may be empty.' })),
    status: StringEnum(['open', 'paid', 'refused', 'cancelled'], { description: 'How it stands.' }),
    at: stamp(EpochMs({ description: 'When it was sent.' })),
    closedAt: Nullable(stamp(EpochMs({ description: 'When it was answered.' })), {
      description: 'When it was paid, refused or taken back; null while it is open.',
    }),
    transaction: Nullable(stamp(Id('tx')), { description: 'Transaction that paid it, or null.' }),
    split: Nullable(stamp(Id('tx')), { description: 'Payment that was split by it, or null.' }),
  },
  { additionalProperties: false },
);
export type Request = Static<typeof Request>;

export const Subscription = Type.Object(
  {
    firm: Id('firm', { description: 'Whom it pays.' }),
    plan: Type.String({ description: 'What is subscribed to.' }),
    cents: Amount('Price, pence.'),
    every: StringEnum(['week', 'month', 'year'], { description: 'How often it is due.' }),
    anchor: Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
      description:
        'Day of the first payment; the others keep its day of the month, or the last of a shorter one.',
    }),
    next: stamp(
      Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Day on which it is due next.' }),
    ),
    source: Id(undefined, { description: 'Account that pays.' }),
    active: Type.Boolean({ description: 'Whether it goes on; false once it was cancelled.' }),
    failed: trace(
      Nullable(StringEnum(['insufficient', 'declined']), {
        description: 'Why the last try to pay it failed; null where it did not.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type Subscription = Static<typeof Subscription>;

/** What others will do on their own, at a time. */
export const Plan = Type.Object(
  {
    kind: StringEnum(['request', 'money'], { description: 'Asks for money, or sends some.' }),
    person: Id('person', { description: 'Who.' }),
    cents: Amount('Amount, pence.'),
    note: Type.String({ description: 'What for.' }),
    at: EpochMs({ description: 'When.' }),
  },
  { additionalProperties: false },
);
export type Plan = Static<typeof Plan>;

export const PROBLEMS = [
  'offline',
  'locked',
  'passcode',
  'expired',
  'single',
  'day',
  'insufficient',
  'declined',
  'frozen',
  'refunded',
] as const;
export type Problem = (typeof PROBLEMS)[number];

export const Settings = Type.Object(
  {
    passcode: Type.String({ pattern: '^[0-9]{6}$', description: 'Passcode that payments ask for.' }),
    source: Id(undefined, { description: 'Account that pays unless another one is chosen.' }),
    hideBalance: Type.Boolean({
      description: 'Amounts of the first screen are dots until the eye is tapped.',
    }),
    notifyPayments: Type.Boolean({ description: 'Notifies of payments, refunds and money that arrives.' }),
    notifyRequests: Type.Boolean({ description: 'Notifies of requests for money and their answers.' }),
    singleCents: Amount('Most that one payment may be, pence.'),
    dayCents: Amount('Most that the payments of a day may come to, pence.'),
  },
  { additionalProperties: false },
);
export type Settings = Static<typeof Settings>;

export const Wallet = Type.Object(
  {
    owner: name(Type.String({ minLength: 1, description: 'Name of the owner, as payers see it.' })),
    accounts: Table(Account, {
      description: 'Whose money moves: the owner’s accounts and everybody else’s.',
    }),
    cards: Table(Card, { description: 'Cards, by the id of their account.' }),
    pots: Table(Pot, { description: 'Savings pots, by the id of their account.' }),
    people: Table(Person, { description: 'People, by the id of their account.' }),
    firms: Table(Firm, { description: 'Firms, by the id of their account.' }),
    transactions: Table(Transaction, { description: 'Every movement of money.' }),
    requests: Table(Request, { description: 'Requests for money, of the owner and to them.' }),
    subscriptions: Table(Subscription, { description: 'Payments that fall due again and again.' }),
    settings: Type.Object(Settings.properties, { additionalProperties: false, description: 'What was set.' }),
    plans: trace(Table(Plan), { description: 'What people will do by themselves.' }),
    clockShift: trace(
      Type.Integer({ description: 'How far the clock was set by hand from the network’s time, ms.' }),
    ),
    wrongCodes: trace(Type.Integer({ minimum: 0, maximum: 3, description: 'Wrong passcodes in a row.' })),
    lockedUntil: trace(Nullable(EpochMs({ description: 'Until when payments are locked.' })), {
      description: 'Until when payments are locked, or null.',
    }),
    attempt: trace(
      Nullable(
        Type.Object(
          {
            key: Type.String({ description: 'What was tried.' }),
            problem: StringEnum([...PROBLEMS], { description: 'Why it was refused.' }),
            source: Nullable(Type.String(), { description: 'Account that was to pay, or null.' }),
          },
          { additionalProperties: false },
        ),
      ),
      { description: 'The refusal that the screen shows, or null.' },
    ),
    revealed: trace(Type.Boolean({ description: 'Whether hidden amounts are shown until the app is left.' })),
    searches: history(Type.Array(Type.String()), { description: 'Recent searches, newest first.' }),
  },
  { additionalProperties: false, description: 'Copperleaf.' },
);
export type Wallet = Static<typeof Wallet>;

export const BALANCE = 'balance';
export const HELD = 'held';
export const OUTSIDE = 'outside';
