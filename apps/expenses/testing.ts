import { produce } from 'immer';
import type { Catalogue } from '../../src/sdk/core/app.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import { epochOf } from '../../src/state/clock.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Draft, Entry, Expenses, Recurring } from './state.ts';

export const ZONE = 'Europe/London';
/** A moment of 2026 in London. */
export const at = (month: number, day: number, hour = 12, minute = 0, year = 2026): number =>
  epochOf({ year, month, day, hour, minute }, ZONE);
export const entry = (more: Partial<Entry> = {}): Entry => ({
  kind: 'expense',
  cents: 10_00,
  category: more.kind === 'transfer' ? null : more.kind === 'income' ? 'category-pay' : 'category-groceries',
  account: 'account-card',
  to: null,
  toCents: null,
  name: 'Shop',
  note: '',
  tags: [],
  receipt: null,
  at: at(3, 10),
  recurring: null,
  createdAt: at(3, 10),
  editedAt: at(3, 10),
  ...more,
});
export const rule = (more: Partial<Recurring> = {}): Recurring => ({
  kind: 'expense',
  cents: 5_00,
  category: 'category-bills',
  account: 'account-current',
  to: null,
  name: 'Milk',
  note: '',
  tags: [],
  every: 'day',
  interval: 1,
  start: '2026-03-01',
  minute: 600,
  next: '2026-03-12',
  until: null,
  paused: false,
  createdAt: at(3, 1),
  ...more,
});
export const draft = (more: Partial<Draft> = {}): Draft => ({
  kind: 'expense',
  category: 'category-groceries',
  account: 'account-card',
  to: null,
  tags: [],
  receipt: null,
  at: at(3, 12, 9, 41),
  every: null,
  interval: 1,
  until: null,
  ...more,
});

export const state = (phone: AnyPhone): Expenses => phone.apps['expenses'] as Expenses;
export const top = (phone: AnyPhone) => phone.ui.tasks.find(t => t.id === phone.ui.foreground)?.stack.at(-1);
export const toast = (phone: AnyPhone): string | undefined => phone.ui.toast?.text;
export const notes = (phone: AnyPhone) =>
  Object.values(phone.os.notifications).filter(n => n.app === 'expenses');
export const made = (phone: AnyPhone, was: AnyPhone): Entry[] =>
  Object.entries(state(phone).entries)
    .filter(([id]) => !(id in state(was).entries))
    .map(([, e]) => e);

/** Phones for tests; the catalogue is the test's, which alone may reach it. */
export function phones(catalogue: Catalogue, world: AnyPhone) {
  const run = (phone: AnyPhone, name: string, args: object = {}, app = 'expenses'): AnyPhone =>
    dispatch(catalogue, phone, app, name, args).phone;
  return {
    run,
    push: (phone: AnyPhone, pattern: string, params: object = {}): AnyPhone =>
      run(phone, 'push', { app: 'expenses', pattern, params }, 'system'),
    until: (phone: AnyPhone, ms: number): AnyPhone => advance(catalogue, phone, ms).phone,
    /**
     * A phone with the world's accounts and categories, and only these entries, budgets and rules; Expenses
     * is open. Thursday 2026-03-12, 09:41.
     */
    phoneWith(entries: Record<string, Partial<Entry>> = {}, more: Partial<Expenses> = {}): AnyPhone {
      const phone = produce(world, d => {
        d.timers = {};
        Object.assign(d.apps['expenses'] as Expenses, {
          entries: Object.fromEntries(Object.entries(entries).map(([id, e]) => [`entry-${id}`, entry(e)])),
          budgets: {},
          recurring: {},
          ...more,
        });
      });
      return run(phone, 'openApp', { app: 'expenses' }, 'system');
    },
  };
}
