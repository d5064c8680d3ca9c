import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { dayAt, isoOf } from '../../../src/state/civil.ts';
import { statusOf } from '../select/orders.ts';
import type { Shop } from '../state.ts';
import { expiryTimer } from './unpaid.ts';
import { planTimer } from './market.ts';
import { scheduleParcel, scheduleReturn } from './parcels.ts';
import { action, networkNow, onClock, tell } from './shared.ts';

/** A price changes: wishes for that variant are told where it fell. */
function reprice(state: Shop, ctx: Ctx, variant: string, cents: number): void {
  const found = state.variants[variant]!;
  const was = found.cents;
  if (was === cents) return;
  found.wasCents = cents < was ? was : null;
  found.cents = cents;
  found.prices.push({ day: isoOf(dayAt(networkNow(state, ctx), ctx.zone)), cents });
  const isWished = Object.values(state.wishes).some(w => w.variant === variant);
  if (cents < was && isWished)
    tell(state, ctx, 'priceDrop', {
      what: state.products[found.product]!.name,
      cents,
      path: `/product/${found.product}`,
    });
}

function restocked(state: Shop, ctx: Ctx, variant: string, stock: number): void {
  const found = state.variants[variant]!;
  const was = found.stock;
  found.stock = stock;
  if (was > 0 || stock === 0 || !state.alerts[variant]) return;
  delete state.alerts[variant];
  tell(state, ctx, 'backInStock', {
    what: state.products[found.product]!.name,
    path: `/product/${found.product}`,
  });
}

export const world = {
  runPlan: action(
    'What the world planned happens: a price or stock changes, or somebody makes an offer',
    Type.Object({ plan: Type.String() }),
    (state, { plan }, ctx) => {
      const found = state.plans[plan];
      if (!found) return;
      delete state.plans[plan];
      const { kind, of, by, value, note } = found;
      if (kind === 'price' && state.variants[of]) reprice(state, ctx, of, value);
      if (kind === 'stock' && state.variants[of]) restocked(state, ctx, of, value);
      const listing = state.listings[of];
      if (kind !== 'offer' || by === null || listing?.status !== 'open') return;
      state.offers[ctx.id('offer')] = {
        listing: of,
        by,
        cents: value,
        note,
        at: ctx.now,
        status: 'open',
        withdrawnAt: null,
      };
      tell(state, ctx, 'offer', { what: listing.title, cents: value, path: `/listing/${of}` });
    },
  ),
  moveClock: action(
    'The phone’s time was set by hand: parcels, prices and people keep their own, so what they do moves along',
    Type.Object({ by: Type.Integer() }),
    (state, { by }, ctx) => {
      state.clockShift += by;
      for (const id of Object.keys(state.parcels)) scheduleParcel(state, ctx, id);
      for (const id of Object.keys(state.returns)) if (isWaiting(state, id)) scheduleReturn(state, ctx, id);
      for (const [plan, { at }] of Object.entries(state.plans))
        ctx.schedule(onClock(state, ctx.now, at), 'runPlan', { plan }, planTimer(plan));
      for (const [order, found] of Object.entries(state.orders)) {
        if (statusOf(state, order) !== 'toPay') continue;
        found.payBy += by;
        ctx.schedule(Math.max(ctx.now + 1, found.payBy), 'expireOrder', { order }, expiryTimer(order));
      }
    },
  ),
};

export const isWaiting = (state: Shop, id: string): boolean =>
  state.returns[id]!.cancelledAt === null && state.returns[id]!.stage !== 'refunded';
