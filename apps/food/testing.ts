import { catalogue, createWorld, type Phone } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { payOrderOf } from './actions/checkout.ts';
import { firstChoices } from './select.ts';
import type { Food } from './state.ts';
import type { Order } from './state/order.ts';

export const world: AnyPhone = await createWorld();
export const run = (phone: AnyPhone, action: string, args: object = {}, app = 'food'): AnyPhone =>
  dispatch(catalogue, phone, app, action, args).phone;
export const wait = (phone: AnyPhone, ms: number): AnyPhone =>
  advance(catalogue, phone, phone.clock.now + ms).phone;
export const state = (phone: AnyPhone): Food => phone.apps['food'] as Food;
export const toast = (phone: AnyPhone): string | undefined => phone.ui.toast?.text;
export const told = (phone: AnyPhone, was: AnyPhone = world) => phone.os.effects.slice(was.os.effects.length);
export const refunds = (phone: AnyPhone): number =>
  Object.values((phone as unknown as Phone).apps.wallet.transactions)
    .filter(t => t.kind === 'refund' || t.status === 'returned')
    .filter(
      t => !Object.values((world as unknown as Phone).apps.wallet.transactions).some(w => w.at === t.at),
    )
    .reduce((sum, t) => sum + t.cents, 0);

export const MINUTE = 60_000;
/** A kitchen that is open in the morning, and a dish of it without choices. */
export const HUT = 'hawthorn-bank-bakehouse';
export const BUN = 'dish-hawthorn-bank-bakehouse-cinnamon-bun';
export const SOUP = 'dish-hawthorn-bank-bakehouse-tomato-soup-roll';
export const NOODLES = 'dish-nine-carp-noodles-beef-noodle-soup';

export const add = (phone: AnyPhone, dish: string, count = 1, more: object = {}): AnyPhone =>
  run(phone, 'addLine', {
    dish,
    count,
    options: firstChoices(state(phone), state(phone).dishes[dish]!),
    without: [],
    note: '',
    ...more,
  });
/** A phone with two soups and a bun in its basket. */
export const filled = (phone: AnyPhone = world): AnyPhone => add(add(phone, SOUP, 2), BUN);
export const lines = (phone: AnyPhone) =>
  Object.entries(state(phone).basket.lines).map(([id, l]) => ({ ...l, id }));

/** The order that is not over, or the latest. */
export const orderOf = (phone: AnyPhone): Order & { id: string } => {
  const fresh = Object.entries(state(phone).orders).find(([id]) => !(id in state(world).orders));
  return { ...fresh![1], id: fresh![0] };
};
export const payment = (phone: AnyPhone) => {
  const order = orderOf(phone);
  const passcode = (phone as unknown as Phone).apps.wallet.settings.passcode;
  return { order: payOrderOf(state(phone), order), source: 'balance', passcode, app: 'food' };
};
/** Orders what is in the basket, and pays it at the cashier. */
export const ordered = (phone: AnyPhone): AnyPhone => {
  const waiting = run(phone, 'order');
  return run(waiting, 'pay', payment(waiting), 'wallet');
};
/** Plays an order on until it stands so, for two hours at most. */
export const until = (phone: AnyPhone, status: Order['status']): AnyPhone => {
  let now = phone;
  for (let i = 0; i < 480 && orderOf(now).status !== status; i++) now = wait(now, 15_000);
  return now;
};
