import { expect } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import { payIntent, type PayOrder } from '../../src/sdk/core/payments.ts';
import { topScreen } from '../../src/sdk/core/stack.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { balanceOf, balancesOf } from './ledger.ts';
import type { Wallet } from './state.ts';

/** The passcode of the base data. */
export const CODE = '481526';
export const world: AnyPhone = await createWorld();
export const run = (phone: AnyPhone, action: string, args: object = {}, app = 'wallet'): AnyPhone =>
  dispatch(catalogue, phone, app, action, args).phone;
export const wait = (phone: AnyPhone, ms: number): AnyPhone =>
  advance(catalogue, phone, phone.clock.now + ms).phone;
export const state = (phone: AnyPhone): Wallet => phone.apps['wallet'] as Wallet;
export const has = (phone: AnyPhone, account: string): number => balanceOf(state(phone), account);
/** Transactions that were not there before, in the order in which they were made. */
export const made = (phone: AnyPhone, was: AnyPhone = world) =>
  Object.entries(state(phone).transactions)
    .filter(([id]) => !(id in state(was).transactions))
    .map(([id, t]) => ({ ...t, id }));
export const told = (phone: AnyPhone) => phone.os.effects.slice(world.os.effects.length);
export const toast = (phone: AnyPhone): string | undefined => phone.ui.toast?.text;
export const path = (phone: AnyPhone): string | undefined => topScreen(phone)?.path;
export const open = (phone: AnyPhone, at: string): AnyPhone =>
  run(phone, 'openAt', { app: 'wallet', path: at }, 'system');
export const offline = (phone: AnyPhone, on = true): AnyPhone => run(phone, 'setAeroplane', { on }, 'system');

export const ORDER: PayOrder = {
  payee: { kind: 'firm', id: 'bazari', name: 'Bazari' },
  cents: 24_50,
  currency: 'GBP',
  what: 'Two lamps',
  reference: 'PP-30001',
};
/** The cashier over the notes app, as an app that sells something opens it. */
export const cashier = (phone: AnyPhone, order: PayOrder = ORDER): AnyPhone =>
  run(phone, 'startIntent', { app: 'notes', intent: payIntent(order) }, 'system');

/** Everything that the two promises of the ledger say, of a phone. */
export function checkLedger(phone: AnyPhone): void {
  const wallet = state(phone);
  const balances = balancesOf(wallet);
  expect(Object.values(balances).reduce((a, b) => a + b, 0)).toBe(0);
  for (const [id, cents] of Object.entries(balances)) {
    const floor = wallet.accounts[id]!.floorCents;
    if (floor !== null) expect(cents, id).toBeGreaterThanOrEqual(floor);
  }
  let held = 0;
  for (const [id, t] of Object.entries(wallet.transactions)) {
    expect(
      t.postings.reduce((sum, p) => sum + p.cents, 0),
      id,
    ).toBe(0);
    expect(t.postings[0], id).toEqual({ account: t.from, cents: -t.cents });
    if (t.status === 'pending') held += t.cents;
  }
  expect(balances['held'] ?? 0).toBe(held);
}
