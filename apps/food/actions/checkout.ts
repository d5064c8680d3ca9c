import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { paidFor, payIntent, type PayOrder } from '../../../src/sdk/core/payments.ts';
import { chosenOf, linesOf, priceOf } from '../basket.ts';
import { basketProblem } from '../ready.ts';
import { addressFor, basketTotals, metresBetween, rideMinutes } from '../prices.ts';
import type { Food } from '../state.ts';
import type { Order, OrderLine, Place } from '../state/order.ts';
import type { Address } from '../state/own.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { empty } from './basket.ts';
import {
  action,
  FIRM,
  idOf,
  mail,
  MINUTE,
  money,
  nameOf,
  orderTimer,
  plan,
  say,
  SECOND,
  tell,
  unplan,
} from './shared.ts';
import { PROBLEM_WORDS } from '../names.ts';

/** How long an order can be paid. */
export const PAY_MS = 15 * MINUTE;
/** A scheduled order is accepted this long before its kitchen begins. */
const AHEAD_MS = 30 * MINUTE;

export const placeOf = ({ label, address, details, latitude, longitude }: Address): Place => ({
  label,
  address,
  details,
  latitude,
  longitude,
});

/** The number of the next order: others order in between. */
export function nextNumber(state: Pick<Food, 'orders'>): string {
  const numbers = Object.values(state.orders)
    .filter(o => o.status !== 'unpaid')
    .map(o => Number(o.number));
  return String(Math.max(8902, ...numbers) + 17);
}

export const payOrderOf = (state: Food, order: Order): PayOrder => ({
  payee: { kind: 'firm', id: FIRM, name: 'Dishcart' },
  cents: order.totals.total,
  currency: 'GBP',
  what: `Order ${order.number}, ${nameOf(state, order)}`,
  reference: order.number,
  splittable: true,
  ...(order.payBy === null ? {} : { deadline: order.payBy }),
});

/** Removes an order that was not paid, with the cashier that may still be open for it. */
function drop(state: Food, ctx: Ctx, id: string): void {
  unplan(ctx, id, state.orders[id]!);
  ctx.withdraw('paid', { order: id });
  delete state.orders[id];
}

const toPay = (state: Food, ctx: Ctx, id: string): void =>
  ctx.start(
    payIntent(payOrderOf(state, state.orders[id]!), { app: 'food', action: 'paid', args: { order: id } }),
  );

/** When an order is there: at its time, or after kitchen and ride. */
export function dueOf(state: Food, order: Pick<Order, 'slot' | 'restaurant' | 'to'>, now: number): number {
  if (order.slot !== null) return order.slot;
  const restaurant = state.restaurants[order.restaurant]!;
  const ride = order.to ? rideMinutes(metresBetween(restaurant, order.to)) : 0;
  return now + (restaurant.prepMinutes + ride) * MINUTE;
}

/** When the kitchen looks at it. It takes a minute or three, and longer where there is time. */
function acceptedAt(state: Food, ctx: Ctx, order: Order): number {
  const soon =
    ctx.now + (75 + Math.floor(ctx.chance('accept', order.restaurant, order.number) * 75)) * SECOND;
  const restaurant = state.restaurants[order.restaurant]!;
  const work = dueOf(state, { ...order, slot: null }, 0) + AHEAD_MS;
  return order.slot === null ? soon : Math.max(soon, order.slot - work, ctx.now + restaurant.prepMinutes);
}

const codeOf = (ctx: Ctx, order: Order): string =>
  String(1_000 + Math.floor(ctx.chance('code', order.number) * 9_000));

/** What the order becomes once it is paid: it leaves the phone, and the basket is empty. */
function becomePaid(state: Food, ctx: Ctx, id: string, payment: string): void {
  const order = state.orders[id]!;
  const t = say(ctx);
  ctx.effect('order', [order.restaurant], {
    cents: order.totals.total,
    currency: 'GBP',
    items: order.lines.map(({ name, count }) => ({ name, count })),
  });
  unplan(ctx, id, order);
  order.payment = payment;
  order.payBy = null;
  order.problem = null;
  order.status = 'placed';
  order.at = ctx.now;
  order.dueAt = dueOf(state, order, ctx.now);
  if (order.mode === 'delivery' && !order.atDoor) order.code = codeOf(ctx, order);
  const voucher = order.voucher === null ? undefined : state.vouchers[order.voucher];
  if (voucher) voucher.uses--;
  empty(state);
  ctx.close('/checkout');
  ctx.close('/basket');
  plan(ctx, id, order, 'accepted', acceptedAt(state, ctx, order));
  mail(
    state,
    ctx,
    order,
    t('mailPlaced', { number: order.number, restaurant: nameOf(state, order) }),
    receiptOf(state, ctx, order),
  );
}

/** The order as its mail says it. */
function receiptOf(state: Food, ctx: Ctx, order: Order): string {
  const t = say(ctx);
  const { totals } = order;
  const rows: [string, number][] = [
    ...order.lines.map((l): [string, number] => [`${l.count} × ${l.name}`, l.cents * l.count]),
    [t('discount'), -totals.discount],
    [t('smallOrder'), totals.small],
    [t('serviceFee'), totals.service],
    [t('deliveryFee'), totals.delivery],
    [t('tip'), totals.tip],
  ];
  const lines = rows
    .filter(([, cents]) => cents !== 0)
    .map(([what, cents]) => `${what}  ${money(ctx, cents)}`);
  return [
    t('mailThanks', { name: state.owner, restaurant: nameOf(state, order) }),
    lines.join('\n'),
    t('mailTotal', { amount: money(ctx, totals.total) }),
    `[${t('seeOrder')}](dishcart:${order.number})`,
  ].join('\n\n');
}

const linesToOrder = (state: Food): OrderLine[] =>
  linesOf(state).map(({ dish, count, options, without, note, ...line }) => ({
    dish,
    count,
    options: chosenOf(state, { ...line, dish, options }).map(o => o.id),
    without,
    note,
    name: state.dishes[dish]!.name,
    cents: priceOf(state, { dish, options }),
  }));

export const checkout = {
  order: action(
    'Order what is in the basket and go to pay. An order that is not paid yet gives way to it',
    Type.Object({}),
    (state, _, ctx) => {
      const t = say(ctx);
      if (!ctx.online()) return ctx.toast(t('offline'));
      const problem = basketProblem(state, ctx.now, ctx.zone);
      if (problem !== null) return ctx.toast(t(PROBLEM_WORDS[problem]));
      const waiting = orderedIds(state.orders).find(id => state.orders[id]!.status === 'unpaid');
      if (waiting !== undefined) drop(state, ctx, waiting);
      const { basket } = state;
      const { mode, slot, note, cutlery, atDoor } = basket;
      const { totals, voucher } = basketTotals(state, ctx.now, ctx.zone)!;
      const address = addressFor(state);
      const to = mode === 'delivery' && address ? placeOf(address) : null;
      const id = ctx.id('order');
      const order: Order = {
        number: nextNumber(state),
        restaurant: basket.restaurant!,
        lines: linesToOrder(state),
        to,
        mode,
        slot,
        note,
        cutlery,
        atDoor,
        tipCents: totals.tip,
        voucher: voucher ? basket.voucher : null,
        totals,
        payment: null,
        refundedCents: 0,
        status: 'unpaid',
        why: null,
        code: null,
        rider: null,
        at: ctx.now,
        payBy: ctx.now + PAY_MS,
        problem: null,
        acceptedAt: null,
        leftAt: null,
        endedAt: null,
        dueAt: ctx.now,
        next: null,
        claims: [],
        rating: null,
      };
      order.dueAt = dueOf(state, order, ctx.now);
      state.orders[id] = order;
      ctx.schedule(ctx.now + PAY_MS, 'expire', { order: id }, orderTimer(id));
      ctx.open('/order/:order', { order: id });
      toPay(state, ctx, id);
    },
  ),
  pay: action(
    'Pay an order that is not paid yet',
    Type.Object({ order: Type.String() }),
    (state, { order: key }, ctx) => {
      const id = idOf(state, key);
      const order = state.orders[id];
      if (order?.status !== 'unpaid') return;
      const paid = ctx.provider('payments')?.forReference(FIRM, order.number);
      if (paid) return becomePaid(state, ctx, id, paid.id);
      order.problem = null;
      toPay(state, ctx, id);
    },
  ),
  paid: action(
    'What the wallet answered to an order',
    Type.Object({ order: Type.String(), result: Type.Optional(Type.Unknown()) }),
    (state, { order: key, result }, ctx) => {
      const id = idOf(state, key);
      const order = state.orders[id];
      // An order that is paid already is not paid again.
      if (order?.status !== 'unpaid') return;
      const answer = paidFor(ctx.provider('payments'), result, order.number);
      if (!answer.ok) {
        order.problem = answer.reason;
        return;
      }
      becomePaid(state, ctx, id, answer.payment.id);
      tell(state, ctx, id, say(ctx)('toldPlaced', { number: order.number }));
    },
  ),
  dropOrder: action(
    'Drop an order that is not paid; its dishes are still in the basket',
    Type.Object({ order: Type.String() }),
    (state, { order: key }, ctx) => {
      const id = idOf(state, key);
      if (state.orders[id]?.status !== 'unpaid') return;
      drop(state, ctx, id);
      ctx.back();
    },
  ),
  expire: action(
    'The time to pay an order is over',
    Type.Object({ order: Type.String() }),
    (state, { order: key }, ctx) => {
      const id = idOf(state, key);
      if (state.orders[id]?.status === 'unpaid') drop(state, ctx, id);
    },
  ),
};
