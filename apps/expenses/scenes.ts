import { after, changed, oneOfEach, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';
import type { Phone } from '../catalogue.ts';

const CSV =
  'date,name,amount,category\n2026-03-10,The Larder Grocery,18.20,Groceries\n2026-03-11,Lighthouse tea,4.50,Tea rooms\n';
const hold = (element: string): Touch => ({ type: 'long_press', element });
const down: Touch = { type: 'scroll', direction: 'down', amount: 0.8 };
const typed: Touch = { type: 'type', element: 'field/amount', text: '12' };
const back: Touch = { type: 'key', key: 'back' };
const ENTRY = 'entry#entry-233';

const SEVERAL = (file: string) =>
  `apps/expenses/ui/${file}.tsx chosen.length === 1 ? 'Delete this entry?' : \`Delete \${chosen.length} entries?\``;

const dialogs = (entry: string): readonly DialogRow[] => [
  ['/', 'More options', ['button/more-options']],
  ['/', 'More options', [hold(entry), 'button/more-options']],
  [
    '/',
    'Move to account',
    [hold(entry), 'button/more-options', 'menuitem/move-to-account'],
    'apps/expenses/ui/Choose.tsx title',
  ],
  [
    '/',
    'Change category',
    [hold(entry), 'button/more-options', 'menuitem/change-category'],
    'apps/expenses/ui/Choose.tsx title',
  ],
  ['/', 'Delete this entry?', [hold(entry), 'button/delete'], SEVERAL('SelectBar')],
  [`/entry/${entry.slice(6)}`, 'More options', ['button/more-options']],
  [
    `/entry/${entry.slice(6)}`,
    'Delete this entry?',
    ['button/delete'],
    'apps/expenses/ui/EntryScreen.tsx "Delete this entry?"',
  ],
  ['/new', 'Amount', ['button/amount-pad']],
  ['/new', 'Account', [down, 'account'], 'apps/expenses/ui/Choose.tsx title'],
  ['/new', 'From account', ['radio/transfer', 'account'], 'apps/expenses/ui/Choose.tsx title'],
  ['/new', 'To account', ['radio/transfer', 'to'], 'apps/expenses/ui/Choose.tsx title'],
  ['/new', 'Repeat', [down, 'repeat']],
  ['/new', 'Repeat every', [down, 'repeat', 'radio#option-own']],
  ['/new', 'Discard your changes?', [typed, back, 'button/close']],
  ['/budgets', 'Budget for', ['button/new-budget'], 'apps/expenses/ui/Choose.tsx title'],
  [
    '/budgets',
    'Budget: Groceries',
    ['budget#budget-groceries'],
    "apps/expenses/ui/Budgets.tsx `${editing?.budget ? 'Budget' : 'New budget'}: ${nameOf(editing?.category ?? null)}`",
  ],
  ['/account/account-card', 'More options', ['button/more-options']],
  ['/account/account-card', 'Delete Card 9023?', ['button/more-options', 'menuitem/delete-account']],
  [
    '/account/account-card',
    'Move entries to',
    ['button/more-options', 'menuitem/delete-account', 'button/move'],
    'apps/expenses/ui/Choose.tsx title',
  ],
  ['/category/category-groceries', 'More options', ['button/more-options']],
  [
    '/category/category-groceries',
    'Merge into',
    ['button/more-options', 'menuitem/merge-into'],
    'apps/expenses/ui/Choose.tsx title',
  ],
  [
    '/category/category-groceries',
    'Delete Groceries?',
    ['button/more-options', 'menuitem/delete-category'],
    'apps/expenses/ui/Choose.tsx title',
  ],
  ['/category/category-other', 'Delete Other?', ['button/more-options', 'menuitem/delete-category']],
  ['/recurring/recurring-rent', 'More options', ['button/more-options']],
  ['/recurring/recurring-rent', 'Delete this recurring entry?', ['button/more-options', 'menuitem/delete']],
  ['/recurring/recurring-rent', 'End this recurring entry?', ['end']],
  ['/duplicates', 'Delete 5 entries?', ['select-extra', 'delete-ticked'], SEVERAL('Duplicates')],
  ['/export', 'Account', ['account'], 'apps/expenses/ui/Choose.tsx title'],
  ['/take-csv', 'Account', ['account'], 'apps/expenses/ui/Choose.tsx title'],
  ['/search', 'Category', ['filter-category'], 'apps/expenses/ui/Choose.tsx title'],
  ['/search', 'Account', ['filter-account'], 'apps/expenses/ui/Choose.tsx title'],
  ['/search', 'Amount', ['filter-amount']],
  ['/search', 'Dates', ['filter-dates']],
  [
    '/search',
    'Kind',
    [{ type: 'scroll', element: 'scroll/filters', direction: 'right', amount: 1 }, 'filter-kind'],
  ],
  ['/settings', 'Currency sign', ['symbol'], 'apps/expenses/ui/Settings.tsx title'],
  ['/settings', 'First day of the week', ['week-start'], 'apps/expenses/ui/Settings.tsx title'],
  ['/settings', 'First day of the month', ['month-start'], 'apps/expenses/ui/Settings.tsx title'],
  ['/settings', 'Default account', ['default-account'], 'apps/expenses/ui/Choose.tsx title'],
];
const csvOf = (phone: Phone) =>
  Object.keys(phone.device.storage.files).find(id => phone.device.storage.files[id]!.name === '2025.csv')!;

export const scenes: AppScenes = {
  params: {
    entry: ({ apps: { expenses } }) =>
      oneOfEach(
        expenses.entries,
        e => `${e.kind} ${e.receipt !== null} ${e.recurring !== null} ${e.account === 'account-euro'}`,
      ),
    media: () => ['file-img-20260310-1331'],
    kind: () => ['expense'],
    of: () => ['category-groceries', 'all'],
    period: () => ['2026-03', '2025'],
    account: ({ apps: { expenses } }) => oneOfEach(expenses.accounts, a => a.currency),
    category: ({ apps: { expenses } }) => oneOfEach(expenses.categories, c => c.kind),
    recurring: ({ apps: { expenses } }) =>
      oneOfEach(expenses.recurring, r => `${r.kind} ${r.paused} ${r.next === null}`),
    file: phone => [csvOf(phone)],
  },
  args: { '/take-csv': { verb: 'SEND', mime: 'text/csv', text: CSV, title: 'tea.csv' } },
  screens: ({ world, scene }) => [
    scene('empty', '/', {
      phone: changed(world, ({ expenses }) => {
        expenses.entries = {};
      }),
    }),
    scene('amounts hidden', '/', {
      phone: after(world, 'expenses', 'changeSettings', { settings: { hideAmounts: true } }),
    }),
    scene('sign after the amount', '/', {
      phone: after(world, 'expenses', 'changeSettings', { settings: { symbol: 'after' } }),
    }),
    scene('picked', '/', { do: [hold(ENTRY)] }),
    scene('a year', '/charts', { do: ['radio/year'] }),
    scene('a week', '/charts', { do: ['radio/week'] }),
    scene('nothing to show', '/charts', {
      phone: changed(world, ({ expenses }) => {
        expenses.entries = {};
      }),
    }),
    scene('no budgets', '/budgets', {
      phone: changed(world, ({ expenses }) => {
        expenses.budgets = {};
      }),
    }),
    scene('a transfer', '/new', { do: ['radio/transfer'] }),
    scene('found', '/search', { do: [{ type: 'type', element: 'field/query', text: 'bollard' }] }),
    scene('nothing found', '/search', { do: [{ type: 'type', element: 'field/query', text: 'zeppelin' }] }),
    scene('chosen days', '/export', { do: ['radio#option-own'] }),
    scene('none', '/duplicates', {
      phone: changed(world, ({ expenses }) => {
        expenses.entries = {};
      }),
    }),
    scene('none', '/recurring', {
      phone: changed(world, ({ expenses }) => {
        expenses.recurring = {};
      }),
    }),
  ],
  dialogs: () => ({ list: dialogs(ENTRY) }),
};
