import { Type } from 'typebox';
import { payIntent, payResultOf, type PayOrder } from '../../../src/sdk/core/payments.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { discountShares, orderCents, sellersOf, totalsOf, type Wanted } from '../select/money.ts';
import { checkoutProblems } from '../select/checkout.ts';
import { statusOf } from '../select/orders.ts';
import { words } from '../words.ts';
import type { Order, OrderLine, Place, Shop } from '../state.ts';
import { FIRM, action, choiceText, reaches, summary, tell } from './shared.ts';
import { keepOrder, confirm, drop } from './unpaid.ts';

/** The place of an address, without what only the address book needs. */
export const placeOf = ({ name, phone, street, town, postcode }: Place): Place => ({
  name,
  phone,
  street,
  town,
  postcode,
});

export function lineOf(state: Shop, { variant, count }: Wanted, i: number, share: number): OrderLine {
  const found = state.variants[variant]!;
  const product = state.products[found.product]!;
  const cents = found.cents * count;
  return {
    id: `line-${i + 1}`,
    product: found.product,
    variant,
    listing: null,
    seller: product.seller,
    name: product.name,
    choice: choiceText(found),
    picture: found.picture,
    count,
    cents,
    paidCents: cents - share,
  };
}

/** What the wallet is asked to pay for an order. */
export function payOrderOf(ctx: Ctx, number: string, order: Order): PayOrder {
  return {
    payee: { kind: 'firm', id: FIRM, name: ctx.words(words)('appName') },
    cents: orderCents(order),
    currency: 'GBP',
    what: summary(ctx, order.lines),
    reference: number,
    deadline: order.payBy,
  };
}

function askToPay(state: Shop, ctx: Ctx, number: string): void {
  const order = payOrderOf(ctx, number, state.orders[number]!);
  ctx.start(payIntent(order, { app: 'shop', action: 'settlePay', args: { order: number } }));
}

const Lines = Type.Array(
  Type.Object({ variant: Type.String(), count: Type.Integer({ minimum: 1, maximum: 10 }) }),
);

export const checkout = {
  chooseAddress: action(
    'Send the order that is being made to another address',
    Type.Object({ address: Type.String() }),
    (state, { address }) => {
      if (state.addresses[address]) state.checkout.address = address;
    },
  ),
  chooseMethod: action(
    'Choose how a seller delivers the order that is being made',
    Type.Object({
      seller: Type.String(),
      method: Type.Union([Type.Literal('standard'), Type.Literal('express'), Type.Literal('collect')]),
    }),
    (state, { seller, method }) => {
      state.checkout.methods[seller] = method;
    },
  ),
  placeOrder: action(
    'Order lines, from the cart or at once, and ask the wallet to pay',
    Type.Object({
      lines: Lines,
      address: Type.String(),
      methods: Type.Record(
        Type.String(),
        Type.Union([Type.Literal('standard'), Type.Literal('express'), Type.Literal('collect')]),
      ),
      coupon: Type.Union([Type.String(), Type.Null()]),
      giftNote: Type.String(),
      /** The screen that asks, which makes room for the order’s. */ from: Type.Optional(Type.String()),
    }),
    (state, { lines, address, methods, coupon, giftNote, from }, ctx) => {
      const to = state.addresses[address];
      if (!reaches(ctx) || lines.length === 0) return;
      const problems = checkoutProblems(state, { lines, address, methods, coupon }, ctx.now);
      if (problems.length > 0 || !to) return ctx.toast(ctx.words(words)('somethingChanged'));
      const { discount, delivery, bySeller } = totalsOf(state, lines, methods, coupon, ctx.now);
      const shares = discountShares(state, coupon === null ? null : state.coupons[coupon]!, lines, ctx.now);
      const number = keepOrder(
        state,
        ctx,
        {
          place: placeOf(to),
          lines: lines.map((line, i) => lineOf(state, line, i, shares[i]!)),
          coupon: discount > 0 ? coupon : null,
          discountCents: discount,
          deliveryCents: delivery,
          giftNote: giftNote.trim(),
        },
        sellersOf(state, lines).map(seller => ({
          seller,
          method: methods[seller] ?? 'standard',
          cents: bySeller[seller]!,
        })),
      );
      for (const { variant, count } of lines) {
        state.variants[variant]!.stock -= count;
        delete state.cart[variant];
      }
      if (discount > 0) state.coupons[coupon!]!.order = number;
      state.checkout = { address: null, methods: {}, coupon: null };
      if (from !== undefined && ctx.showing(from)) ctx.finish();
      ctx.open('/placed/:order', { order: number });
      askToPay(state, ctx, number);
    },
  ),
  payOrder: action(
    'Ask the wallet to pay an order that waits',
    Type.Object({ order: Type.String() }),
    (state, { order }, ctx) => {
      if (!state.orders[order] || statusOf(state, order) !== 'toPay') return;
      const paid = ctx.provider('payments')?.forReference(FIRM, order);
      if (paid && paid.status !== 'returned') return confirm(state, ctx, order);
      if (reaches(ctx)) askToPay(state, ctx, order);
    },
  ),
  settlePay: action(
    'Take the wallet’s answer for an order',
    Type.Object({ order: Type.String(), result: Type.Unknown() }),
    (state, { order, result }, ctx) => {
      const found = state.orders[order];
      if (!found || found.paidAt !== null) return;
      const answer = payResultOf(result);
      // The wallet is asked as well: an answer alone pays nothing.
      const paid = ctx.provider('payments')?.forReference(FIRM, order);
      if (answer.ok && paid && found.droppedAt === null) return confirm(state, ctx, order);
      found.refused = answer.ok ? 'declined' : answer.reason;
    },
  ),
  dropOrder: action(
    'Give up an order that is not paid',
    Type.Object({ order: Type.String() }),
    (state, { order }, ctx) => {
      if (!state.orders[order] || statusOf(state, order) !== 'toPay') return;
      drop(state, ctx, order);
      ctx.toast(ctx.words(words)('orderDropped'));
    },
  ),
  expireOrder: action(
    'An order was not paid in time',
    Type.Object({ order: Type.String() }),
    (state, { order }, ctx) => {
      if (!state.orders[order] || statusOf(state, order) !== 'toPay') return;
      const paid = ctx.provider('payments')?.forReference(FIRM, order);
      if (paid && paid.status !== 'returned') return confirm(state, ctx, order);
      drop(state, ctx, order);
      tell(state, ctx, 'expired', { what: order, path: `/order/${order}` });
    },
  ),
};
