import { expect, test } from 'vitest';
import { catalogue } from '../../apps/catalogue.ts';
import { ME } from '../../apps/chat/state.ts';
import { add, BUN } from '../../apps/food/testing.ts';
import { orderCents, refundedCents } from '../../apps/shop/select.ts';
import { refundedOf } from '../../apps/wallet/ledger.ts';
import { checkLedger } from '../../apps/wallet/testing.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import { topScreen } from '../../src/sdk/core/stack.ts';
import { streamOf } from '../../src/state/random.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { apps, PAYERS, randomAct, rich } from './acts.ts';

const run = (phone: AnyPhone, app: string, action: string, args: object = {}): AnyPhone =>
  dispatch(catalogue, phone, app, action, args).phone;

/** What an app says of an order: the payments that it knows, what it counts as paid by them, and what it says came back. */
interface Book {
  app: string;
  order: string;
  payments: readonly (string | null)[];
  paid: number;
  back: number;
}

/** The books of all apps that pay, as far as they were written since the start. */
function booksOf(phone: AnyPhone): Book[] {
  const { wallet, shop, food, rides, stays } = apps(phone);
  const was = apps(rich);
  const fresh = <T>(now: Record<string, T>, then: Record<string, unknown>) =>
    Object.entries(now).filter(([id]) => !(id in then));
  const changesOf = (id: string) =>
    Object.values(stays.changes).filter(c => c.of === id && c.payment !== null);
  const bookings = [...fresh(stays.trips, was.stays.trips), ...fresh(stays.flights, was.stays.flights)];
  return [
    ...fresh(shop.orders, was.shop.orders).map(([id, order]) => ({
      app: 'shop',
      order: id,
      // The shop knows a payment by the number of its order.
      payments: Object.keys(wallet.transactions).filter(tx => {
        const { reference, app, kind, status } = wallet.transactions[tx]!;
        return (
          app === 'shop' &&
          kind === 'payment' &&
          reference === id &&
          (order.paidAt !== null || status !== 'returned')
        );
      }),
      paid: order.paidAt === null ? 0 : orderCents(order),
      back: refundedCents(order),
    })),
    ...fresh(food.orders, was.food.orders).map(([id, order]) => ({
      app: 'food',
      order: id,
      payments: [order.payment],
      paid: order.payment === null ? 0 : order.totals.total,
      back: order.refundedCents,
    })),
    ...fresh(rides.rides, was.rides.rides)
      .filter(([, ride]) => ride.pay === 'copperleaf')
      .flatMap(([id, ride]) => [
        {
          app: 'rides',
          order: id,
          payments: [ride.payment, ride.duePayment],
          paid: ride.paidCents,
          back: ride.refundedCents,
        },
      ]),
    ...Object.entries(rides.rides)
      .filter(([id, ride]) => ride.tipPayment !== null && ride.tipPayment !== was.rides.rides[id]?.tipPayment)
      .map(([id, ride]) => ({
        app: 'rides',
        order: `${id}-tip`,
        payments: [ride.tipPayment],
        paid: ride.tipCents,
        back: 0,
      })),
    ...bookings.map(([id, { payment, paidCents, refundedCents: back }]) => ({
      app: 'stays',
      order: id,
      payments: [payment, ...changesOf(id).map(c => c.payment)],
      paid: paidCents,
      back,
    })),
  ];
}

/** Holds the books of the apps against those of the wallet. */
function checkBooks(phone: AnyPhone): void {
  const { transactions } = apps(phone).wallet;
  for (const { app, order, payments, paid, back } of booksOf(phone)) {
    const known = payments.filter(id => id !== null);
    for (const id of known) expect(transactions[id]?.app, `${app} ${order} ${id}`).toBe(app);
    const sum = (of: (id: string) => number) => known.reduce((all, id) => all + of(id), 0);
    expect([app, order, paid, back]).toEqual([
      app,
      order,
      sum(id => transactions[id]!.cents),
      sum(id => refundedOf(apps(phone).wallet, id)),
    ]);
  }
}

/** Holds every payment that an app asked for against the books: none is unknown, none was made twice, none came back more than whole. */
function checkPayments(phone: AnyPhone): void {
  const { wallet, chat, rides } = apps(phone);
  const passes = Object.values(rides.passes).map(({ payment }) => payment);
  const known = new Set([...booksOf(phone).flatMap(({ payments }) => payments), ...passes]);
  const paid = Object.entries(wallet.transactions).filter(
    ([id, { app, kind }]) => app !== null && kind !== 'refund' && !(id in apps(rich).wallet.transactions),
  );
  for (const [id, { cents }] of paid) expect(refundedOf(wallet, id), id).toBeLessThanOrEqual(cents);
  expect(paid.filter(([id, { app }]) => app !== 'chat' && !known.has(id))).toEqual([]);
  const orders = paid
    .filter(([, { status }]) => status !== 'returned')
    .map(([, t]) => `${t.to} ${t.reference}`);
  expect(orders.filter((each, i) => orders.indexOf(each) < i)).toEqual([]);
  const sent = Object.entries(chat.messages)
    .filter(([id, { cents }]) => cents !== undefined && !(id in apps(rich).chat.messages))
    .filter(([, { from }]) => from === ME);
  expect(sent.map(([, { cents }]) => cents)).toEqual(
    paid.filter(([, { app }]) => app === 'chat').map(([, { cents }]) => cents),
  );
}

test.each([1, 2, 3])(
  'a thousand random acts in all apps that pay make no money and lose none, and their books agree (%i)',
  seed => {
    const next = streamOf(seed, 'acts');
    const roll = (below: number) => Math.floor(next() * below);
    let phone = rich;
    for (let i = 0; i < 1_000; i++) {
      phone = randomAct(phone, roll);
      checkBooks(phone);
      if (i % 50 === 0) checkLedger(phone);
    }
    checkLedger(phone);
    checkPayments(phone);
    const { transactions } = apps(phone).wallet;
    const made = Object.keys(transactions).filter(id => !(id in apps(rich).wallet.transactions));
    const askers = new Set(made.map(id => transactions[id]!.app));
    expect(PAYERS.filter(app => !askers.has(app))).toEqual([]);
    expect(made.filter(id => refundedOf(apps(phone).wallet, id) > 0).length).toBeGreaterThan(2);
  },
  120_000,
);

test('an order that is given up takes its cashier with it: nothing can be paid there any more', () => {
  const asked = run(add(rich, BUN, 3), 'food', 'order');
  const order = Object.keys(apps(asked).food.orders).at(-1)!;
  expect(topScreen(asked)?.path).toBe('/cashier');
  const elsewhere = run(asked, 'system', 'openAt', { app: 'food', path: `/order/${order}` });
  const dropped = run(elsewhere, 'food', 'dropOrder', { order });
  const screens = dropped.ui.tasks.flatMap(({ stack }) => stack.map(({ app, path }) => `${app}${path}`));
  expect(screens.filter(each => each.startsWith('wallet'))).toEqual([]);
});
