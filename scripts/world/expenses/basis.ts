import type { AccountKey, CategoryKey } from './types.ts';

/** Accounts in the order in which they were added. `end` is what the current account had on 11 March, 19:20, by the bank's text. */
export const accounts: readonly {
  id: AccountKey;
  name: string;
  kind: 'cash' | 'current' | 'card' | 'savings';
  currency?: 'EUR';
  opening: number;
  rate?: number;
}[] = [
  { id: 'current', name: 'Bay Mutual 4417', kind: 'current', opening: 0 },
  { id: 'card', name: 'Card 9023', kind: 'card', opening: -96_40 },
  { id: 'cash', name: 'Cash', kind: 'cash', opening: 46_50 },
  { id: 'savings', name: 'Savings', kind: 'savings', opening: 2_860_00 },
  { id: 'euro', name: 'Trips (euro)', kind: 'cash', currency: 'EUR', opening: 38_20, rate: 8640 },
];
export const BALANCE = { account: 'current', at: '2026-03-11 19:20', cents: 1_246_09 } as const;

export const categories: readonly {
  id: CategoryKey;
  name: string;
  kind?: 'income';
  icon: string;
  colour: string;
}[] = [
  { id: 'groceries', name: 'Groceries', icon: 'shopping_basket', colour: 'green' },
  { id: 'eating-out', name: 'Eating out', icon: 'restaurant', colour: 'orange' },
  { id: 'coffee', name: 'Coffee & snacks', icon: 'local_cafe', colour: 'brown' },
  { id: 'transport', name: 'Transport', icon: 'directions_bus', colour: 'sky' },
  { id: 'rent', name: 'Rent', icon: 'home', colour: 'blue' },
  { id: 'bills', name: 'Bills', icon: 'bolt', colour: 'amber' },
  { id: 'flat', name: 'Flat & furniture', icon: 'handyman', colour: 'teal' },
  { id: 'health', name: 'Health', icon: 'medical_services', colour: 'red' },
  { id: 'sport', name: 'Sport', icon: 'fitness_center', colour: 'lime' },
  { id: 'going-out', name: 'Going out', icon: 'sports_bar', colour: 'violet' },
  { id: 'books', name: 'Books & courses', icon: 'menu_book', colour: 'pink' },
  { id: 'clothes', name: 'Clothes & hair', icon: 'checkroom', colour: 'grey' },
  { id: 'gifts', name: 'Gifts', icon: 'redeem', colour: 'red' },
  { id: 'travel', name: 'Travel', icon: 'luggage', colour: 'violet' },
  { id: 'work', name: 'Work, claim back', icon: 'work', colour: 'sky' },
  { id: 'subscriptions', name: 'Subscriptions', icon: 'subscriptions', colour: 'pink' },
  { id: 'other', name: 'Other', icon: 'category', colour: 'grey' },
  { id: 'pay', name: 'Pay', kind: 'income', icon: 'payments', colour: 'green' },
  { id: 'paid-back', name: 'Paid back', kind: 'income', icon: 'undo', colour: 'teal' },
  { id: 'other-income', name: 'Other income', kind: 'income', icon: 'savings', colour: 'amber' },
];

/** What comes again, as in the note "What we pay every month". `next` is the day after 12 March on which it is due. */
export const recurring: readonly {
  id: string;
  kind?: 'income' | 'transfer';
  name: string;
  cents: number;
  category?: CategoryKey;
  account: AccountKey;
  to?: AccountKey;
  every?: 'week';
  interval?: number;
  start: string;
  at: string;
  next: string | null;
  until?: string;
  paused?: true;
  note?: string;
  tags?: readonly string[];
}[] = [
  {
    id: 'rent',
    name: 'Penhallow Lettings',
    cents: 985_00,
    category: 'rent',
    account: 'current',
    start: '2025-11-01',
    at: '07:15',
    next: '2026-04-01',
    note: '1,010 from May',
  },
  {
    id: 'power',
    name: 'Power & gas',
    cents: 94_00,
    category: 'bills',
    account: 'current',
    start: '2025-11-05',
    at: '06:00',
    next: '2026-04-05',
  },
  {
    id: 'internet',
    name: 'Internet',
    cents: 31_50,
    category: 'bills',
    account: 'current',
    start: '2025-11-08',
    at: '06:00',
    next: '2026-04-08',
  },
  {
    id: 'tonearm',
    name: 'Tonearm',
    cents: 9_99,
    category: 'subscriptions',
    account: 'card',
    start: '2025-11-15',
    at: '05:30',
    next: '2026-03-15',
  },
  {
    id: 'barn',
    name: 'Saltmarsh Climbing Barn',
    cents: 38_00,
    category: 'sport',
    account: 'current',
    start: '2025-11-20',
    at: '06:00',
    next: '2026-03-20',
    note: 'Membership. Locker 31',
  },
  {
    id: 'loopreel',
    name: 'Loopreel',
    cents: 7_49,
    category: 'subscriptions',
    account: 'card',
    start: '2025-11-22',
    at: '05:30',
    next: '2026-03-22',
    note: 'cancel?',
  },
  {
    id: 'skerry',
    name: 'Skerry Mobile',
    cents: 14_00,
    category: 'bills',
    account: 'current',
    start: '2025-11-28',
    at: '12:00',
    next: '2026-03-28',
  },
  {
    id: 'pay',
    kind: 'income',
    name: 'Kittiwake Studio',
    cents: 2_184_50,
    category: 'pay',
    account: 'current',
    start: '2025-11-27',
    at: '06:02',
    next: '2026-03-27',
  },
  {
    id: 'ines',
    kind: 'income',
    name: 'Inés, bills',
    cents: 295_50,
    category: 'paid-back',
    account: 'current',
    start: '2025-11-02',
    at: '09:00',
    next: '2026-04-02',
    note: 'her part of power, internet and the shop',
  },
  {
    id: 'saving',
    kind: 'transfer',
    name: 'Put aside',
    cents: 150_00,
    account: 'current',
    to: 'savings',
    start: '2025-11-28',
    at: '08:00',
    next: '2026-03-28',
  },
  {
    id: 'echo',
    name: 'Bay Echo, weekend paper',
    cents: 2_40,
    category: 'coffee',
    account: 'cash',
    every: 'week',
    start: '2025-11-01',
    at: '09:15',
    next: '2026-03-14',
    paused: true,
    note: 'reading it at the library instead',
  },
  {
    id: 'pottery',
    name: 'Kiln & Co. Pottery',
    cents: 27_00,
    category: 'books',
    account: 'card',
    every: 'week',
    interval: 2,
    start: '2025-11-06',
    at: '19:00',
    next: null,
    until: '2025-12-18',
    note: 'autumn course, four evenings',
  },
];

/** Month null is every month. */
export const budgets: readonly { category: CategoryKey | null; month: string | null; cents: number }[] = [
  { category: null, month: null, cents: 2_300_00 },
  { category: 'groceries', month: null, cents: 260_00 },
  { category: 'groceries', month: '2025-12', cents: 330_00 },
  { category: 'eating-out', month: null, cents: 90_00 },
  { category: 'coffee', month: null, cents: 30_00 },
  { category: 'transport', month: null, cents: 70_00 },
  { category: 'going-out', month: null, cents: 60_00 },
  { category: 'gifts', month: '2026-03', cents: 120_00 },
];
