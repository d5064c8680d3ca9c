import { beforeAll, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { plainAmount, rateText } from './money.ts';
import { momentOf } from './months.ts';
import type { Draft, Entry, Expenses, Recurring } from './state.ts';
import { at, draft, ZONE } from './testing.ts';

type Act = [name: string, args: object];
let world: AnyPhone;
beforeAll(async () => {
  world = dispatch(catalogue, await createWorld(), 'system', 'openApp', { app: 'expenses' }).phone;
});

const state = (phone: AnyPhone) => phone.apps['expenses'] as Expenses;
const run = (phone: AnyPhone, ...acts: Act[]) =>
  acts.reduce((p, [name, args]) => dispatch(catalogue, p, 'expenses', name, args).phone, phone);
/** What counts of the app's data: all but times of edits. */
const data = (phone: AnyPhone) => {
  const { accounts, categories, entries, budgets, recurring, settings } = state(phone);
  return {
    accounts,
    categories,
    budgets,
    recurring,
    settings,
    entries: Object.fromEntries(Object.entries(entries).map(([id, e]) => [id, { ...e, editedAt: 0 }])),
  };
};
const only = (now: object, was: object): string => Object.keys(now).find(id => !(id in was))!;

/** What the form of an entry gives where nothing was written. */
const formOf = (entry: string, e: Entry) => ({
  form: 's9',
  initial: draft({ ...pick(e), at: e.at }),
  amount: plainAmount(e.cents),
  name: e.name,
  note: e.note,
  ...(e.toCents === null ? {} : { arrives: plainAmount(e.toCents) }),
  entry,
});
const ruleForm = (recurring: string, r: Recurring) => ({
  form: 's9',
  initial: draft({
    ...pick({ ...r, receipt: null }),
    at: momentOf(r.next ?? r.start, r.minute, ZONE),
    every: r.every,
    interval: r.interval,
    until: r.until,
  }),
  amount: plainAmount(r.cents),
  name: r.name,
  note: r.note,
  recurring,
});
const pick = ({
  kind,
  category,
  account,
  to,
  tags,
  receipt,
}: Pick<Draft, 'kind' | 'category' | 'account' | 'to' | 'tags' | 'receipt'>) => ({
  kind,
  category,
  account,
  to,
  tags,
  receipt,
});

test('what is done and taken back leaves nothing', () => {
  const was = data(world);
  const { accounts, categories, entries, budgets, recurring, settings } = state(world);
  const [entry, e] = Object.entries(entries).find(
    ([, one]) => one.kind === 'expense' && accounts[one.account]!.currency === 'GBP',
  )!;
  const account = Object.keys(accounts).find(id => id !== e.account && accounts[id]!.currency === 'GBP')!;
  const category = Object.keys(categories).find(
    id => id !== e.category && categories[id]!.kind === 'expense',
  )!;
  const budget = Object.values(budgets)[0]!;
  const [rule, r] = Object.entries(recurring).find(([, one]) => one.next !== null && !one.paused)!;
  const named = categories[category]!;
  const pairs: Record<string, Act[]> = {
    account: [
      ['move', { entries: [entry], account }],
      ['move', { entries: [entry], account: e.account }],
    ],
    category: [
      ['categorise', { entries: [entry], category }],
      ['categorise', { entries: [entry], category: e.category }],
    ],
    form: [
      ['save', { ...formOf(entry, e), amount: '9.99', name: 'Another' }],
      ['save', formOf(entry, e)],
    ],
    rule: [
      ['save', { ...ruleForm(rule, r), amount: '9.99' }],
      ['save', ruleForm(rule, r)],
    ],
    pause: [
      ['pause', { recurring: rule, paused: true }],
      ['pause', { recurring: rule, paused: false }],
    ],
    budget: [
      ['setBudget', { ...budget, cents: budget.cents + 1 }],
      ['setBudget', budget],
    ],
    categoryName: [
      ['saveCategory', { category, ...named, name: 'Another' }],
      ['saveCategory', { category, ...named }],
    ],
    settings: [
      ['changeSettings', { settings: { ...settings, hideAmounts: !settings.hideAmounts } }],
      ['changeSettings', { settings }],
    ],
  };
  const args = ([name, given]: Act): Act =>
    name === 'saveCategory'
      ? [name, Object.fromEntries(Object.entries(given).filter(([key]) => key !== 'createdAt'))]
      : [name, given];
  for (const [what, acts] of Object.entries(pairs)) {
    expect(data(run(world, args(acts[0]!))), `${what}, done`).not.toEqual(was);
    expect(data(run(world, ...acts.map(args))), what).toEqual(was);
  }
});

test('what is made and deleted leaves nothing', () => {
  const was = data(world);
  const form = { form: 's9', initial: draft(), amount: '3.50', name: 'Bread', note: '' };
  const added = run(world, ['save', form]);
  expect(data(run(added, ['remove', { entries: [only(state(added).entries, was.entries)] }]))).toEqual(was);
  const rule = run(world, ['save', { ...form, initial: draft({ every: 'week', at: at(6, 1) }) }]);
  expect(
    data(run(rule, ['deleteRecurring', { recurring: only(state(rule).recurring, was.recurring) }])),
  ).toEqual(was);
  const account = run(world, [
    'saveAccount',
    { account: null, name: 'Another', kind: 'cash', currency: 'GBP', opening: '', rate: '' },
  ]);
  expect(
    data(run(account, ['deleteAccount', { account: only(state(account).accounts, was.accounts), to: null }])),
  ).toEqual(was);
  const category = run(world, [
    'saveCategory',
    { category: null, kind: 'expense', name: 'Another', icon: 'pets', colour: 'teal' },
  ]);
  expect(
    data(
      run(category, [
        'deleteCategory',
        { category: only(state(category).categories, was.categories), to: null },
      ]),
    ),
  ).toEqual(was);
  const budget = run(world, ['setBudget', { category: null, month: '2031-01', cents: 5 }]);
  expect(data(run(budget, ['deleteBudget', { budget: only(state(budget).budgets, was.budgets) }]))).toEqual(
    was,
  );
});

test('a form that is saved as it was writes nothing', () => {
  const { accounts, entries, recurring } = state(world);
  for (const [id, e] of Object.entries(entries).slice(0, 200))
    expect(state(run(world, ['save', formOf(id, e)])).entries[id], e.name).toEqual(e);
  const paused = run(
    world,
    ...Object.keys(recurring).map((id): Act => ['pause', { recurring: id, paused: true }]),
  );
  const later = { ...paused, clock: { ...paused.clock, now: paused.clock.now + 90 * 86_400_000 } };
  for (const phone of [world, later])
    for (const [id, r] of Object.entries(state(phone).recurring))
      expect(state(run(phone, ['save', ruleForm(id, r)])).recurring[id], r.name).toEqual(r);
  for (const [id, a] of Object.entries(accounts)) {
    const sign = a.openingCents < 0 ? '-' : '';
    const form = {
      account: id,
      name: a.name,
      kind: a.kind,
      currency: a.currency,
      opening: sign + plainAmount(Math.abs(a.openingCents)),
      rate: rateText(a.rate),
    };
    expect(state(run(world, ['saveAccount', form])).accounts).toEqual(accounts);
  }
});
