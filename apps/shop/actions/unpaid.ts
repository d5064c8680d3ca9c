import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { orderCents } from '../select/money.ts';
import { planOf } from '../select/delivery.ts';
import { words } from '../words.ts';
import type { Method, Order, Shop } from '../state.ts';
import { orderedEntries } from '../../../src/state/order.ts';
import { FIRM, PAY_MS, linkTo, mail, networkNow, restock, summary, tell, wareOf } from './shared.ts';
import { scheduleParcel } from './parcels.ts';

export const expiryTimer = (order: string): string => `shop-expire-${order}`;

/** Keeps an order for its number, with a parcel for each of its sellers, and has it wait to be paid. */
export function keepOrder(
  state: Shop,
  ctx: Ctx,
  order: Omit<
    Order,
    | 'placedAt'
    | 'payBy'
    | 'paidAt'
    | 'droppedAt'
    | 'cancelledAt'
    | 'reason'
    | 'refunds'
    | 'refused'
    | 'forWhom'
  >,
  parcels: readonly { seller: string; method: Method; cents: number }[],
): string {
  const number = `BZ-${state.nextOrder}`;
  state.nextOrder += 7;
  state.orders[number] = {
    ...order,
    placedAt: ctx.now,
    payBy: ctx.now + PAY_MS,
    paidAt: null,
    droppedAt: null,
    cancelledAt: null,
    reason: null,
    forWhom: '',
    refunds: [],
    refused: null,
  };
  parcels.forEach(({ seller, method, cents }, i) => {
    const days = state.sellers[seller] ?? { packDays: 1, wayDays: 2 };
    const { expected } = planOf(days, method, { now: networkNow(state, ctx), zone: ctx.zone, spread: 0 });
    state.parcels[`parcel-${number}-${i + 1}`] = {
      order: number,
      seller,
      number: '',
      method,
      cents,
      stage: 'waiting',
      expected,
      events: [],
      plan: [],
    };
  });
  ctx.schedule(state.orders[number].payBy, 'expireOrder', { order: number }, expiryTimer(number));
  return number;
}

/** Gives up an order that was not paid: its things go back on the shelf, and into the cart. */
export function drop(state: Shop, ctx: Ctx, number: string): void {
  const order = state.orders[number]!;
  order.droppedAt = ctx.now;
  ctx.withdraw('settlePay', { order: number });
  restock(state, order);
  ctx.cancel(expiryTimer(number));
  for (const id of Object.keys(state.parcels))
    if (state.parcels[id]!.order === number) delete state.parcels[id];
  for (const { variant, count, listing } of order.lines) {
    if (listing !== null && state.listings[listing]) {
      state.listings[listing].status = state.listings[listing].agreedWith === null ? 'open' : 'reserved';
      continue;
    }
    const found = variant === null ? undefined : state.variants[variant];
    if (!found || state.cart[variant!]) continue;
    state.cart[variant!] = {
      variant: variant!,
      what: wareOf(state, variant!),
      count,
      saved: false,
      selected: true,
      cents: found.cents,
      addedAt: ctx.now,
    };
  }
  if (order.coupon !== null && state.coupons[order.coupon]) state.coupons[order.coupon]!.order = null;
}

/** An order that is paid is told to its sellers, and its parcels begin to move. */
export function confirm(state: Shop, ctx: Ctx, number: string): void {
  const order = state.orders[number]!;
  if (order.paidAt !== null || order.droppedAt !== null) return;
  order.paidAt = ctx.now;
  order.refused = null;
  ctx.cancel(expiryTimer(number));
  ctx.effect('order', [FIRM], {
    cents: orderCents(order),
    currency: 'GBP',
    items: order.lines.map(({ name, choice, count }) => ({
      name: choice === '' ? name : `${name}, ${choice}`,
      count,
    })),
  });
  for (const [id, parcel] of orderedEntries(state.parcels)) {
    if (parcel.order !== number) continue;
    const days = state.sellers[parcel.seller] ?? { packDays: 1, wayDays: 2 };
    const now = networkNow(state, ctx);
    const spread = ctx.chance('parcel', number, parcel.seller);
    Object.assign(parcel, planOf(days, parcel.method, { now, zone: ctx.zone, spread }));
    if (parcel.method === 'pickUp') parcel.plan = [{ stage: 'ready', at: now + 60 * 60_000 }];
    scheduleParcel(state, ctx, id);
  }
  tell(state, ctx, 'paid', { what: number, path: `/order/${number}`, text: summary(ctx, order.lines) });
  const t = ctx.words(words);
  const money = (cents: number) => ctx.format.money(cents, 'GBP');
  const lines = order.lines.map(l =>
    t('mailLine', {
      count: l.count,
      name: l.choice === '' ? l.name : `${l.name} (${l.choice})`,
      amount: money(l.cents),
    }),
  );
  mail(ctx, number, t('mailPaidSubject', { order: number }), [
    t('mailHello', { name: state.owner.split(' ')[0]! }),
    t('mailPaid', { order: number }),
    lines.join('\n'),
    [
      ...(order.discountCents > 0 ? [t('mailCoupon', { amount: money(order.discountCents) })] : []),
      t('mailDelivery', { amount: money(order.deliveryCents) }),
      t('mailTotal', { amount: money(orderCents(order)) }),
    ].join('\n'),
    t('mailTo', {
      place: [order.place.name, order.place.street, order.place.town, order.place.postcode].join(', '),
    }),
    linkTo(ctx, number),
  ]);
}
