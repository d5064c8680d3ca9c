import { beforeAll, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { plainAmount, rateText } from './money.ts';
import { momentOf } from './months.ts';
import type { Draft, Entry, Expenses, Recurring } from './state.ts';
import { draft, ZONE } from './testing.ts';

type Act = [name: string, args: object];
let world: AnyPhone;
beforeAll(async () => {
  world = dispatch(catalogue, await createWorld(), 'system', 'openApp', { app: 'expenses' }).phone;
});

const state = (phone: AnyPhone) => phone.apps['expenses'] as Expenses;
const run = (phone: AnyPhone, ...acts: Act[]) =>
  acts.reduce((p, [name, args]) => dispatch(catalogue, p, 'expenses', name, args).phone, phone);

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
