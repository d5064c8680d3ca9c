import type { Phone } from '../catalogue.ts';
import { fresh, pair, type UndoPairs, type UndoStep, type UndoSteps } from '../undo.ts';
import { plainAmount } from './money.ts';
import { momentOf } from './months.ts';
import type { Draft, Entry, Recurring } from './state.ts';

const ZONE = 'Europe/London';
const NO_DRAFT: Omit<Draft, 'at' | 'account' | 'category'> = {
  kind: 'expense',
  to: null,
  tags: [],
  receipt: null,
  every: null,
  interval: 1,
  until: null,
};

const of = (phone: Phone) => phone.apps.expenses;
const entryOf = (phone: Phone) => {
  const { accounts, entries } = of(phone);
  return Object.entries(entries).find(
    ([, one]) => one.kind === 'expense' && accounts[one.account]!.currency === 'GBP',
  )!;
};
const ruleOf = (phone: Phone) =>
  Object.entries(of(phone).recurring).find(([, one]) => one.next !== null && !one.paused)!;
const otherAccount = (phone: Phone) => {
  const { accounts } = of(phone);
  const [, { account }] = entryOf(phone);
  return Object.keys(accounts).find(id => id !== account && accounts[id]!.currency === 'GBP')!;
};
const otherCategory = (phone: Phone) => {
  const { categories } = of(phone);
  const [, { category }] = entryOf(phone);
  return Object.keys(categories).find(id => id !== category && categories[id]!.kind === 'expense')!;
};
const budgetOf = (phone: Phone) => Object.values(of(phone).budgets)[0]!;

/** What the form of an entry gives where nothing was written. */
const formOf = (entry: string, e: Entry) => ({
  form: 's9',
  initial: {
    ...NO_DRAFT,
    kind: e.kind,
    category: e.category,
    account: e.account,
    to: e.to,
    tags: e.tags,
    receipt: e.receipt,
    at: e.at,
  },
  amount: plainAmount(e.cents),
  name: e.name,
  note: e.note,
  entry,
});
const ruleForm = (recurring: string, r: Recurring) => ({
  form: 's9',
  initial: {
    ...NO_DRAFT,
    kind: r.kind,
    category: r.category,
    account: r.account,
    to: r.to,
    tags: r.tags,
    at: momentOf(r.next ?? r.start, r.minute, ZONE),
    every: r.every,
    interval: r.interval,
    until: r.until,
  },
  amount: plainAmount(r.cents),
  name: r.name,
  note: r.note,
  recurring,
});
/** The form of a new entry. */
const newForm = (phone: Phone, more: Partial<Draft> = {}) => ({
  form: 's9',
  initial: {
    ...NO_DRAFT,
    account: entryOf(phone)[1].account,
    category: entryOf(phone)[1].category,
    at: phone.clock.now - 3_600_000,
    ...more,
  },
  amount: '3.50',
  name: 'Bread',
  note: '',
});

/** One action with arguments that follow from the phone as it was. */
const on =
  (action: string, args: (phone: Phone) => object): UndoSteps =>
  (_, was) => [[action, args(was)]];
const saveCategory = (phone: Phone, name?: string): UndoStep => {
  const category = otherCategory(phone);
  const { createdAt: _, ...named } = of(phone).categories[category]! as { createdAt?: number; name: string };
  return ['saveCategory', { category, ...named, ...(name === undefined ? {} : { name }) }];
};

type Table = 'entries' | 'recurring' | 'accounts' | 'categories' | 'budgets';
/** What is made in a table, and removed. */
const made = (act: UndoSteps, table: Table, remove: (id: string) => UndoStep) =>
  pair(act, (now, was) => fresh(of(now)[table], of(was)[table]).map(remove));

export const undo: UndoPairs = {
  'an account': pair(
    on('move', was => ({ entries: [entryOf(was)[0]], account: otherAccount(was) })),
    on('move', was => ({ entries: [entryOf(was)[0]], account: entryOf(was)[1].account })),
  ),
  'a category': pair(
    on('categorise', was => ({ entries: [entryOf(was)[0]], category: otherCategory(was) })),
    on('categorise', was => ({ entries: [entryOf(was)[0]], category: entryOf(was)[1].category })),
  ),
  'a form': pair(
    on('save', was => ({ ...formOf(...entryOf(was)), amount: '9.99', name: 'Another' })),
    on('save', was => formOf(...entryOf(was))),
  ),
  'a form that is saved as it was': { act: on('save', was => formOf(...entryOf(was))), undo: [] },
  'a rule': pair(
    on('save', was => ({ ...ruleForm(...ruleOf(was)), amount: '9.99' })),
    on('save', was => ruleForm(...ruleOf(was))),
  ),
  'a pause': pair(
    on('pause', was => ({ recurring: ruleOf(was)[0], paused: true })),
    on('pause', was => ({ recurring: ruleOf(was)[0], paused: false })),
  ),
  'a budget': pair(
    on('setBudget', was => ({ ...budgetOf(was), cents: budgetOf(was).cents + 1 })),
    on('setBudget', was => budgetOf(was)),
  ),
  'a category’s name': pair(
    (_, was) => [saveCategory(was, 'Another')],
    (_, was) => [saveCategory(was)],
  ),
  settings: pair(
    on('changeSettings', was => ({
      settings: { ...of(was).settings, hideAmounts: !of(was).settings.hideAmounts },
    })),
    on('changeSettings', was => ({ settings: of(was).settings })),
  ),
  'an entry that is added': made(on('save', newForm), 'entries', id => ['remove', { entries: [id] }]),
  'a rule that is made': made(
    on('save', was => newForm(was, { every: 'week', at: was.clock.now + 90 * 86_400_000 })),
    'recurring',
    recurring => ['deleteRecurring', { recurring }],
  ),
  'an account that is made': made(
    [
      [
        'saveAccount',
        { account: null, name: 'Another', kind: 'cash', currency: 'GBP', opening: '', rate: '' },
      ],
    ],
    'accounts',
    account => ['deleteAccount', { account, to: null }],
  ),
  'a category that is made': made(
    [['saveCategory', { category: null, kind: 'expense', name: 'Another', icon: 'pets', colour: 'teal' }]],
    'categories',
    category => ['deleteCategory', { category, to: null }],
  ),
  'a budget that is made': made(
    [['setBudget', { category: null, month: '2031-01', cents: 5 }]],
    'budgets',
    budget => ['deleteBudget', { budget }],
  ),
};
