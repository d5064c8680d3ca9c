import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import type { Food } from '../state.ts';
import type { Order, Status } from '../state/order.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { words, type Words } from '../words.ts';

export const action = actionsOf<Food>();
export const FIRM = 'dishcart';
export const SECOND = 1_000;
export const MINUTE = 60_000;

const FROM = { name: 'Dishcart', address: 'hello@dishcart.example' };

/** The id of an order, which links and acts may name by its number as well. */
export const idOf = (state: Food, key: string): string =>
  state.orders[key] ? key : (orderedIds(state.orders).find(id => state.orders[id]!.number === key) ?? key);

export const say = (ctx: Ctx) => ctx.words(words);
export const money = (ctx: Ctx, cents: number): string => ctx.format.money(cents, 'GBP');
export const nameOf = (state: Food, order: Order): string => state.restaurants[order.restaurant]?.name ?? '';

/** Sends the owner a mail about an order; all of one order stand in one thread. */
export function mail(state: Food, ctx: Ctx, order: Order, subject: string, text: string): void {
  if (!state.settings.emailReceipts) return;
  const thread = `order-${order.number}`;
  ctx.provider('mail')?.deliver({ from: FROM, subject, text, thread });
}

/** Tells of an order, where the owner wants to hear of it. One order has one notification. */
export function tell(
  state: Food,
  ctx: Ctx,
  id: string,
  title: string,
  text: string = nameOf(state, state.orders[id]!),
): void {
  if (!state.settings.notifyOrders) return;
  ctx.notify({ channel: 'orders', tag: `food-${id}`, title, text, route: `/order/${id}` });
}

export const orderTimer = (order: string): string => `food-order-${order}`;
export const claimTimer = (order: string, claim: number): string => `food-claim-${order}-${claim}`;

/** Plans how an order goes on by itself; only one thing is planned for it. */
export function plan(ctx: Ctx, id: string, order: Order, to: Status, at: number): void {
  order.next = { to, at };
  ctx.schedule(at, 'step', { order: id }, orderTimer(id));
}
export function unplan(ctx: Ctx, id: string, order: Order): void {
  order.next = null;
  ctx.cancel(orderTimer(id));
}

/** Gives some of the money back, never more than is left of it. Gives what came back. */
export function giveBack(ctx: Ctx, order: Order, cents: number): number {
  const left = order.totals.total - order.refundedCents;
  const back = Math.min(cents, left);
  if (back <= 0) return 0;
  // What the wallet does not take did not come back.
  if (order.payment === null || !ctx.provider('payments')?.refund(order.payment, back).ok) return 0;
  order.refundedCents += back;
  return back;
}

export type Say = ReturnType<typeof say>;
export type { Words };
