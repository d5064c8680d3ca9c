import { defineApp } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { actions } from './actions.ts';
import { settleAll } from './actions/shared.ts';
import { timersOf } from './recur.ts';
import { Expenses } from './state.ts';

/** Coming home closes forms, hides amounts again, and adds what is due. */
const home = (state: Expenses, _: Record<string, string>, ctx: Ctx) => {
  state.drafts = {};
  state.revealed = false;
  settleAll(state, ctx);
};

export const expenses = defineApp({
  id: 'expenses',
  name: 'Expenses',
  palette: 'expenses',
  describe:
    'Accounts, expenses, income and transfers, with categories, budgets, charts and recurring entries.',
  state: Expenses,
  actions,
  routes: {
    '/': { screen: 'Home', title: 'Expenses', activity: '.MainActivity', enter: home },
    '/charts': { screen: 'Charts', title: 'Charts', activity: '.ChartsActivity' },
    '/budgets': { screen: 'Budgets', title: 'Budgets', activity: '.BudgetsActivity' },
    '/accounts': { screen: 'Accounts', title: 'Accounts', activity: '.AccountsActivity' },
    '/entry/:entry': { screen: 'OneEntry', title: 'Entry', activity: '.EntryActivity' },
    '/receipt/:media': { screen: 'Receipt', title: 'Receipt', activity: '.ReceiptActivity' },
    '/new': { screen: 'NewEntry', title: 'New entry', activity: '.NewEntryActivity' },
    '/edit/:entry': { screen: 'EditEntry', title: 'Edit entry', activity: '.EditEntryActivity' },
    '/search': { screen: 'Search', title: 'Search', activity: '.SearchActivity' },
    '/entries/:kind/:of/:period': { screen: 'Entries', title: 'Entries', activity: '.EntriesActivity' },
    '/account/:account': { screen: 'OneAccount', title: 'Account', activity: '.AccountActivity' },
    '/edit-account/:account': {
      screen: 'EditAccount',
      title: 'Edit account',
      activity: '.EditAccountActivity',
    },
    '/new-account': { screen: 'NewAccount', title: 'New account', activity: '.NewAccountActivity' },
    '/categories': { screen: 'Categories', title: 'Categories', activity: '.CategoriesActivity' },
    '/category/:category': { screen: 'OneCategory', title: 'Category', activity: '.CategoryActivity' },
    '/new-category/:kind': { screen: 'NewCategory', title: 'New category', activity: '.NewCategoryActivity' },
    '/recurring': { screen: 'RecurringList', title: 'Recurring entries', activity: '.RecurringActivity' },
    '/recurring/:recurring': {
      screen: 'OneRecurring',
      title: 'Recurring entry',
      activity: '.RecurringEntryActivity',
    },
    '/edit-recurring/:recurring': {
      screen: 'EditRecurring',
      title: 'Edit recurring entry',
      activity: '.EditRecurringActivity',
    },
    '/duplicates': { screen: 'Duplicates', title: 'Duplicates', activity: '.DuplicatesActivity' },
    '/export': { screen: 'Export', title: 'Export', activity: '.ExportActivity' },
    '/import': { screen: 'ImportList', title: 'Import', activity: '.ImportActivity' },
    '/import/:file': { screen: 'ImportFile', title: 'Import a file', activity: '.ImportFileActivity' },
    '/take-csv': { screen: 'ImportText', title: 'Import into Expenses', activity: '.ShareActivity' },
    '/settings': { screen: 'Settings', title: 'Expenses settings', activity: '.SettingsActivity' },
  },
  intents: [
    { verb: 'SEND', mime: 'text/csv', route: '/take-csv', label: 'Expenses' },
    { verb: 'VIEW', mime: 'text/csv', route: '/import/:file', label: 'Expenses: import' },
  ],
  permissions: ['notifications', 'photos'],
  channels: [
    { id: 'budgets', name: 'Budgets' },
    { id: 'recurring', name: 'Recurring entries' },
  ],
  on: { clock: 'replan', zone: 'replan' },
  timers: timersOf,
});
