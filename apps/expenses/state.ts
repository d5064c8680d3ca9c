import { Type, type Static } from 'typebox';
import {
  Cents,
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  Table,
  history,
  minute,
  name,
  stamp,
  trace,
} from '../../src/state/schema.ts';

const IsoDate = (description: string) => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description });
const Amount = (description: string) => Cents({ minimum: 1, maximum: 99_999_999_99, description });

export const CURRENCIES = ['GBP', 'EUR'] as const;
export const ACCOUNT_KINDS = ['cash', 'current', 'card', 'savings'] as const;
export const KINDS = ['expense', 'income', 'transfer'] as const;
export const COLOURS = [
  'red',
  'orange',
  'amber',
  'lime',
  'green',
  'teal',
  'sky',
  'blue',
  'violet',
  'pink',
  'brown',
  'grey',
] as const;
export const EVERY = ['day', 'week', 'month', 'year'] as const;
/** Icons that a category may have; `ui/icons.ts` has their drawings. */
export const CATEGORY_ICONS = [
  'shopping_basket',
  'restaurant',
  'local_cafe',
  'sports_bar',
  'directions_bus',
  'train',
  'directions_car',
  'flight',
  'home',
  'bolt',
  'cottage',
  'medical_services',
  'fitness_center',
  'movie',
  'music_note',
  'menu_book',
  'school',
  'checkroom',
  'redeem',
  'pets',
  'child_care',
  'work',
  'subscriptions',
  'luggage',
  'handyman',
  'content_cut',
  'smartphone',
  'volunteer_activism',
  'payments',
  'savings',
  'undo',
  'category',
] as const;

export const Account = Type.Object(
  {
    name: name(Type.String({ minLength: 1, description: 'Name, unique among accounts.' })),
    kind: StringEnum(ACCOUNT_KINDS, { description: 'What it is.' }),
    currency: StringEnum(CURRENCIES, { description: 'Currency of its amounts.' }),
    openingCents: Cents({
      description: 'Balance before its first entry, in its own currency; negative where money is owed.',
    }),
    rate: Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description: 'Worth of one unit of its currency in pounds, in ten-thousandths: 10000 for GBP.',
    }),
    createdAt: stamp(EpochMs({ description: 'When it was added; accounts are listed in this order.' })),
  },
  { additionalProperties: false },
);
export type Account = Static<typeof Account>;

export const Category = Type.Object(
  {
    name: name(Type.String({ minLength: 1, description: 'Name, unique among categories of its kind.' })),
    kind: StringEnum(['expense', 'income'], { description: 'Whether money goes out or comes in.' }),
    icon: StringEnum(CATEGORY_ICONS, { description: 'Name of its icon.' }),
    colour: StringEnum(COLOURS, { description: 'Colour in lists and charts.' }),
    createdAt: stamp(EpochMs({ description: 'When it was made; categories are listed in this order.' })),
  },
  { additionalProperties: false },
);
export type Category = Static<typeof Category>;

export const Entry = Type.Object(
  {
    kind: StringEnum(KINDS, { description: 'Money out, money in, or money moved between two accounts.' }),
    cents: Amount('Amount in the currency of its account, in hundredths.'),
    category: Nullable(Id('category'), { description: 'Category of its kind; null for a transfer.' }),
    account: Id('account', {
      description: 'Account that pays or is paid; of a transfer the one that it leaves.',
    }),
    to: Nullable(Id('account'), { description: 'Account that a transfer reaches; null for others.' }),
    toCents: Nullable(Amount('What arrives, in the other account’s currency.'), {
      description: 'What a transfer brings to an account of another currency; null where it is the amount.',
    }),
    name: name(Type.String({ description: 'Shop, person or purpose; may be empty.' })),
    // The keyboard begins it with a capital, which says nothing in a remark.
    note: name(Type.String({ description: 'Note; may be empty.' })),
    tags: Type.Array(name(Type.String({ minLength: 1 })), {
      description: 'Tags without #, in the order given.',
    }),
    receipt: Nullable(Type.String(), {
      description: 'Photo of the receipt (a file of shared storage), or null.',
    }),
    at: minute(EpochMs({ description: 'When the money moved.' })),
    recurring: Nullable(Id('recurring'), { description: 'Recurring entry that added it, or null.' }),
    createdAt: stamp(EpochMs({ description: 'When it was written down.' })),
    editedAt: stamp(EpochMs({ description: 'When it last changed.' })),
  },
  { additionalProperties: false },
);
export type Entry = Static<typeof Entry>;

export const Budget = Type.Object(
  {
    category: Nullable(Id('category'), { description: 'Category that it limits; null for all spending.' }),
    month: Nullable(Type.String({ pattern: '^\\d{4}-\\d{2}$' }), {
      description:
        'Month (YYYY-MM, the one in which it begins) that it is for; null for every month without a budget of its own.',
    }),
    cents: Amount('What may be spent in the month, pence.'),
  },
  { additionalProperties: false },
);
export type Budget = Static<typeof Budget>;

export const Recurring = Type.Object(
  {
    kind: StringEnum(KINDS, { description: 'Kind of the entries that it adds.' }),
    cents: Amount('Amount of each, in the currency of its account.'),
    category: Nullable(Id('category'), { description: 'Category; null for transfers.' }),
    account: Id('account', { description: 'Account.' }),
    to: Nullable(Id('account'), { description: 'Account that a transfer reaches; null for others.' }),
    name: name(Type.String({ description: 'Name of the entries.' })),
    note: name(Type.String({ description: 'Note of the entries.' })),
    tags: Type.Array(name(Type.String({ minLength: 1 })), { description: 'Tags of the entries.' }),
    every: StringEnum(EVERY, { description: 'Unit of the interval.' }),
    interval: Type.Integer({ minimum: 1, maximum: 99, description: 'So many units lie between two.' }),
    start: IsoDate(
      'Day of the first one; the others keep its day of the month, or the last of a shorter one.',
    ),
    minute: Type.Integer({ minimum: 0, maximum: 1439, description: 'Time of day, minutes after midnight.' }),
    next: Nullable(IsoDate('A day.'), {
      description: 'Day on which the next one is due; null when it has ended.',
    }),
    until: Nullable(IsoDate('A day.'), { description: 'Last day on which one may be added, or null.' }),
    paused: Type.Boolean({ description: 'Adds nothing until it goes on.' }),
    createdAt: stamp(EpochMs({ description: 'When it was set up.' })),
  },
  { additionalProperties: false },
);
export type Recurring = Static<typeof Recurring>;

/** The state of an open form except its texts. */
export const Draft = Type.Object(
  {
    kind: StringEnum(KINDS, { description: 'Kind that is chosen.' }),
    category: Nullable(Id('category'), { description: 'Category that is chosen.' }),
    account: Nullable(Id('account'), { description: 'Account that is chosen.' }),
    to: Nullable(Id('account'), { description: 'Account that a transfer goes to.' }),
    tags: Type.Array(Type.String({ minLength: 1 }), { description: 'Tags.' }),
    receipt: Nullable(Type.String(), { description: 'Photo that is attached.' }),
    at: EpochMs({ description: 'Date and time.' }),
    every: Nullable(StringEnum(EVERY), { description: 'How it repeats, or null.' }),
    interval: Type.Integer({ minimum: 1, maximum: 99, description: 'So many units lie between two.' }),
    until: Nullable(IsoDate('A day.'), { description: 'Last day of the repetition, or null.' }),
  },
  { additionalProperties: false },
);
export type Draft = Static<typeof Draft>;

export const Span = Type.Object(
  {
    from: Nullable(IsoDate('A day.'), { description: 'First day, or null for no limit.' }),
    to: Nullable(IsoDate('A day.'), { description: 'Last day, or null for no limit.' }),
  },
  { additionalProperties: false, description: 'Days from and to, both included.' },
);
export type Span = Static<typeof Span>;

export const Settings = Type.Object(
  {
    symbol: StringEnum(['before', 'after'], { description: 'Where the currency sign stands.' }),
    weekStart: Type.Integer({ minimum: 0, maximum: 6, description: 'First day of the week, 0 is Sunday.' }),
    monthStart: Type.Integer({
      minimum: 1,
      maximum: 28,
      description: 'Day on which a month of spending begins.',
    }),
    account: Id('account', { description: 'Account of new entries.' }),
    confirmDelete: Type.Boolean({ description: 'Asks before something is deleted.' }),
    hideAmounts: Type.Boolean({ description: 'Amounts are dots until the eye is tapped.' }),
    budgetAlerts: Type.Boolean({ description: 'Notifies when a budget is crossed.' }),
  },
  { additionalProperties: false },
);
export type Settings = Static<typeof Settings>;

export const Expenses = Type.Object(
  {
    accounts: Table(Account, { description: 'Accounts.' }),
    categories: Table(Category, { description: 'Categories of expenses and of income.' }),
    entries: Table(Entry, { description: 'Everything that was written down.' }),
    budgets: Table(Budget, {
      description: 'What may be spent a month; one at most for a category and month.',
    }),
    recurring: Table(Recurring, { description: 'Entries that are added by themselves.' }),
    settings: Type.Object(Settings.properties, { additionalProperties: false, description: 'What was set.' }),
    drafts: trace(Type.Record(Type.String(), Draft), {
      description: 'Forms that are open, by their screen.',
    }),
    spans: trace(Type.Object({ search: Span, export: Span }, { additionalProperties: false }), {
      description: 'Days that a search and an export are limited to.',
    }),
    revealed: trace(Type.Boolean(), {
      description: 'Whether hidden amounts are shown until the first screen is entered again.',
    }),
    searches: history(Type.Array(Type.String()), { description: 'Recent searches, newest first.' }),
  },
  { additionalProperties: false, description: 'Expenses.' },
);
export type Expenses = Static<typeof Expenses>;
