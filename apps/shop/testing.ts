import { catalogue, createWorld } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import { topScreen } from '../../src/sdk/core/stack.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { payOrderOf } from './actions/checkout.ts';
import type { Shop } from './state.ts';

export const CODE = '481526';
export const MINUTE = 60_000;
export const DAY = 1_440 * MINUTE;
export const world: AnyPhone = await createWorld();
export const run = (phone: AnyPhone, action: string, args: object = {}, app = 'shop'): AnyPhone =>
  dispatch(catalogue, phone, app, action, args).phone;
export const wait = (phone: AnyPhone, ms: number): AnyPhone =>
  advance(catalogue, phone, phone.clock.now + ms).phone;
export const shop = (phone: AnyPhone): Shop => phone.apps['shop'] as Shop;
export const told = (phone: AnyPhone) => phone.os.effects.slice(world.os.effects.length);
export const toast = (phone: AnyPhone): string | undefined => phone.ui.toast?.text;
export const path = (phone: AnyPhone): string | undefined => topScreen(phone)?.path;
export const open = (phone: AnyPhone, at = '/'): AnyPhone =>
  run(phone, 'openAt', { app: 'shop', path: at }, 'system');
export const offline = (phone: AnyPhone): AnyPhone => run(phone, 'setAeroplane', { on: true }, 'system');

export interface Wanted {
  variant: string;
  count: number;
}
export const place = (phone: AnyPhone, lines: readonly Wanted[], more: object = {}): AnyPhone =>
  run(phone, 'placeOrder', {
    lines,
    address: 'address-home',
    methods: {},
    coupon: null,
    giftNote: '',
    ...more,
  });
/** Number of the order that was made last. */
export const newest = (phone: AnyPhone): string => Object.keys(shop(phone).orders).at(-1)!;
/** What the wallet is asked for an order, as the checkout asks. */
export const bill = (phone: AnyPhone, number: string) =>
  payOrderOf(
    { words: (w: Record<string, string>) => (key: string) => w[key] } as never,
    number,
    shop(phone).orders[number]!,
  );
/** Pays in the wallet. A phone that sleeps hears of it when the order is looked at. */
export function pay(phone: AnyPhone, number = newest(phone), source = 'card-9023'): AnyPhone {
  const paid = run(
    phone,
    'pay',
    { order: bill(phone, number), source, passcode: CODE, app: 'shop' },
    'wallet',
  );
  return shop(paid).orders[number]!.paidAt === null ? run(paid, 'payOrder', { order: number }) : paid;
}
/** Payments of an order in the wallet, and what came back of them, pence. */
export function money(phone: AnyPhone, number: string) {
  const { transactions } = phone.apps['wallet'] as {
    transactions: Record<
      string,
      { kind: string; reference: string | null; of: string | null; cents: number; status: string }
    >;
  };
  const paid = Object.entries(transactions).filter(([, t]) => t.reference === number && t.kind === 'payment');
  const back = Object.values(transactions).filter(
    t => t.kind === 'refund' && paid.some(([id]) => id === t.of),
  );
  const returned = paid.filter(([, t]) => t.status === 'returned');
  return {
    times: paid.length,
    paid: paid.reduce((sum, [, t]) => sum + t.cents, 0),
    back: [...back, ...returned.map(([, t]) => t)].reduce((sum, t) => sum + t.cents, 0),
  };
}
