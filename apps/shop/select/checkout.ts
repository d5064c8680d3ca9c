import type { Method, Shop } from '../state.ts';
import { couponProblem, sellersOf, type CouponProblem, type Wanted } from './money.ts';
import { undelivered } from './delivery.ts';

export interface Draft {
  lines: readonly Wanted[];
  address: string | null;
  methods: Readonly<Record<string, Method>>;
  coupon: string | null;
}
/** What stands in the way of an order. */
export type CheckoutProblem =
  | { kind: 'soldOut'; variant: string; left: number }
  | { kind: 'price'; variant: string; was: number; now: number }
  | { kind: 'island'; seller: string }
  | { kind: 'coupon'; why: CouponProblem }
  | { kind: 'noAddress' };

/** Everything that stands in the way, most pressing first. A price counts once the cart has seen another. */
export function checkoutProblems(state: Shop, draft: Draft, now: number): CheckoutProblem[] {
  const known = draft.lines.filter(({ variant }) => state.variants[variant]);
  const problems: CheckoutProblem[] = [];
  for (const { variant, count } of known) {
    const { stock, cents } = state.variants[variant]!;
    const seen = state.cart[variant];
    if (stock < count) problems.push({ kind: 'soldOut', variant, left: stock });
    else if (seen && seen.cents !== cents)
      problems.push({ kind: 'price', variant, was: seen.cents, now: cents });
  }
  const to = draft.address === null ? undefined : state.addresses[draft.address];
  if (!to) problems.push({ kind: 'noAddress' });
  else
    for (const seller of undelivered(state, sellersOf(state, known), draft.methods, to.postcode))
      problems.push({ kind: 'island', seller });
  const coupon = draft.coupon === null ? undefined : state.coupons[draft.coupon];
  if (coupon) {
    const why = couponProblem(state, coupon, known, now);
    if (why !== null) problems.push({ kind: 'coupon', why });
  }
  return problems;
}

/** Lines of the cart that are ticked, oldest first. */
export const chosenLines = (state: Shop): Wanted[] =>
  cartLines(state)
    .filter(({ saved, selected, variant }) => !saved && selected && state.variants[variant]!.stock > 0)
    .map(({ variant, count }) => ({ variant, count }));

export const cartLines = (state: Shop) =>
  Object.entries(state.cart)
    .filter(([variant]) => state.variants[variant])
    .map(([, line]) => line)
    .sort((a, b) => a.addedAt - b.addedAt || (a.variant < b.variant ? -1 : 1));

/** What the checkout of the cart is for, or of one variant at once: `cart`, or `now~<variant>~<count>`. */
export function linesFor(state: Shop, what: string): Wanted[] {
  if (what === 'cart') return chosenLines(state);
  const [, variant = '', count = '1'] = what.split('~');
  return state.variants[variant] ? [{ variant, count: Math.max(1, Number(count) || 1) }] : [];
}

export const addressesOf = (state: Shop) =>
  Object.entries(state.addresses)
    .map(([id, address]) => ({ id, ...address }))
    .sort((a, b) => a.addedAt - b.addedAt || (a.id < b.id ? -1 : 1));

/** The address that an order goes to unless another is chosen. */
export function addressFor(state: Shop): string | null {
  const { address } = state.checkout;
  if (address !== null && state.addresses[address]) return address;
  const own = state.settings.address;
  return own !== null && state.addresses[own] ? own : (addressesOf(state)[0]?.id ?? null);
}
