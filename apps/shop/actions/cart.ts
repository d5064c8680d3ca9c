import { Type } from 'typebox';
import { words } from '../words.ts';
import type { Shop } from '../state.ts';
import { action, reaches, wareOf } from './shared.ts';
import { couponProblem } from '../select/money.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { orderedRows } from '../../../src/state/order.ts';

const Variant = { variant: Type.String() };
export const MOST = 10;

/** Most of a variant that a line of the cart may have. */
export const mostOf = (state: Shop, variant: string): number =>
  Math.min(MOST, state.variants[variant]?.stock ?? 0);

/** Puts a variant into the cart, or more of it; gives whether that worked. */
export function put(state: Shop, ctx: Ctx, variant: string, count: number): boolean {
  const t = ctx.words(words);
  const found = state.variants[variant];
  if (!found) return false;
  if (found.stock === 0) {
    ctx.toast(t('soldOutToast'));
    return false;
  }
  const line = state.cart[variant];
  const had = line && !line.saved ? line.count : 0;
  const most = mostOf(state, variant);
  if (had + count > most) {
    ctx.toast(t('onlyLeft', { count: most }));
    if (had >= most) return false;
  }
  state.cart[variant] = {
    variant,
    what: wareOf(state, variant),
    count: Math.min(most, had + count),
    saved: false,
    selected: true,
    cents: found.cents,
    addedAt: line?.addedAt ?? ctx.now,
  };
  return true;
}

export const cart = {
  addToCart: action(
    'Put a variant into the cart',
    Type.Object({ ...Variant, count: Type.Integer({ minimum: 1, maximum: MOST }) }),
    (state, { variant, count }, ctx) => {
      const had = state.cart[variant]?.count ?? 0;
      if (put(state, ctx, variant, count) && had + count <= mostOf(state, variant))
        ctx.toast(ctx.words(words)('addedToCart'));
    },
  ),
  setCount: action(
    'Set how many of a variant are in the cart',
    Type.Object({ ...Variant, count: Type.Integer({ minimum: 1, maximum: MOST }) }),
    (state, { variant, count }, ctx) => {
      const line = state.cart[variant];
      if (!line) return;
      const most = mostOf(state, variant);
      if (count > most && count > line.count) return ctx.toast(ctx.words(words)('onlyLeft', { count: most }));
      line.count = count;
    },
  ),
  changeVariant: action(
    'Take another colour or size of what is in the cart',
    Type.Object({ ...Variant, to: Type.String() }),
    (state, { variant, to }, ctx) => {
      const line = state.cart[variant];
      const next = state.variants[to];
      if (!line || !next || variant === to || next.product !== state.variants[variant]?.product) return;
      if (next.stock === 0) return ctx.toast(ctx.words(words)('soldOutToast'));
      const had = state.cart[to]?.count ?? 0;
      state.cart[to] = {
        ...line,
        variant: to,
        what: wareOf(state, to),
        count: Math.min(mostOf(state, to), line.count + had),
        cents: next.cents,
      };
      delete state.cart[variant];
    },
  ),
  selectLine: action(
    'Tick a line of the cart, or take the tick away',
    Type.Object({ ...Variant, on: Type.Boolean() }),
    (state, { variant, on }) => {
      if (state.cart[variant]) state.cart[variant].selected = on;
    },
  ),
  selectLines: action(
    'Tick all lines of the cart, or none',
    Type.Object({ on: Type.Boolean() }),
    (state, { on }) => {
      for (const line of Object.values(state.cart)) if (!line.saved) line.selected = on;
    },
  ),
  removeLine: action('Take a variant out of the cart', Type.Object(Variant), (state, { variant }) => {
    delete state.cart[variant];
  }),
  saveForLater: action(
    'Keep a line of the cart for later, or put it back',
    Type.Object({ ...Variant, on: Type.Boolean() }),
    (state, { variant, on }) => {
      const line = state.cart[variant];
      if (!line) return;
      line.saved = on;
      line.selected = !on;
    },
  ),
  acceptPrices: action('Agree to the prices of the cart as they are now', Type.Object({}), state => {
    for (const [variant, line] of Object.entries(state.cart)) line.cents = state.variants[variant]!.cents;
  }),
  buyAgain: action(
    'Put what an order had into the cart again',
    Type.Object({ order: Type.String() }),
    (state, { order }, ctx) => {
      const lines = state.orders[order]?.lines ?? [];
      const added = lines.filter(
        ({ variant, count }) => variant !== null && put(state, ctx, variant, Math.min(count, MOST)),
      );
      if (added.length === 0) return ctx.toast(ctx.words(words)('notSoldAnyMore'));
      ctx.open('/cart');
    },
  ),
  collectCoupon: action(
    'Take a coupon that is offered',
    Type.Object({ coupon: Type.String() }),
    (state, { coupon }, ctx) => {
      const found = state.coupons[coupon];
      if (!found?.offered || found.held || !reaches(ctx)) return;
      if (found.until < ctx.now) return ctx.toast(ctx.words(words)('couponOver'));
      found.held = true;
    },
  ),
  redeemCode: action(
    'Take a coupon by its code',
    Type.Object({ code: Type.String() }),
    (state, { code }, ctx) => {
      const t = ctx.words(words);
      const wanted = code.replace(/\s/g, '').toUpperCase();
      if (wanted === '' || !reaches(ctx)) return;
      const found = orderedRows(state.coupons).find(c => c.code === wanted);
      if (!found) return ctx.toast(t('noSuchCode'));
      if (found.held) return ctx.toast(t('couponHeld'));
      if (found.until < ctx.now) return ctx.toast(t('couponOver'));
      found.held = true;
      ctx.toast(t('couponAdded'));
    },
  ),
  chooseCoupon: action(
    'Use a coupon for the order that is being made, or none',
    Type.Object({ coupon: Type.Union([Type.String(), Type.Null()]) }),
    (state, { coupon }) => {
      if (coupon === null || state.coupons[coupon]?.held) state.checkout.coupon = coupon;
    },
  ),
};

/** The coupon that is chosen, where it may still be used. */
export const usable = (
  state: Shop,
  lines: readonly { variant: string; count: number }[],
  now: number,
): string | null => {
  const { coupon } = state.checkout;
  const found = coupon === null ? undefined : state.coupons[coupon];
  return found?.held && couponProblem(state, found, lines, now) === null ? coupon : null;
};
