import type { Coupon, Method, OrderLine, Shop } from '../state.ts';

/** A line that is to be bought. */
export interface Wanted {
  variant: string;
  count: number;
}
export type CouponProblem = 'used' | 'notYet' | 'expired' | 'nothingFits' | 'minimum';

const DAY_END = 0;

export const sellerOf = (state: Shop, variant: string): string =>
  state.products[state.variants[variant]!.product]!.seller;
export const goodsCents = (state: Shop, lines: readonly Wanted[]): number =>
  lines.reduce((sum, { variant, count }) => sum + state.variants[variant]!.cents * count, 0);

/** Sellers of lines, in the order of the lines. */
export const sellersOf = (state: Shop, lines: readonly Wanted[]): string[] => [
  ...new Set(lines.map(({ variant }) => sellerOf(state, variant))),
];

/** What a seller’s delivery costs for goods of this value. */
export function deliveryCents(state: Shop, seller: string, goods: number, method: Method): number {
  const { standardCents, freeFromCents, expressCents } = state.sellers[seller]!;
  if (method === 'express') return expressCents ?? standardCents;
  if (method !== 'standard') return 0;
  return freeFromCents !== null && goods >= freeFromCents ? 0 : standardCents;
}

const fits = (state: Shop, coupon: Coupon, { variant }: Wanted): boolean => {
  const { category, seller } = state.products[state.variants[variant]!.product]!;
  return (
    (coupon.category === null || coupon.category === category) &&
    (coupon.seller === null || coupon.seller === seller)
  );
};

/** Why a coupon cannot be used for these lines now, or null. */
export function couponProblem(
  state: Shop,
  coupon: Coupon,
  lines: readonly Wanted[],
  now: number,
): CouponProblem | null {
  if (coupon.order !== null) return 'used';
  if (coupon.until + DAY_END < now) return 'expired';
  if (coupon.from > now) return 'notYet';
  const eligible = lines.filter(line => fits(state, coupon, line));
  if (eligible.length === 0) return 'nothingFits';
  return goodsCents(state, eligible) < coupon.minCents ? 'minimum' : null;
}

/** What a coupon takes off, pence. It never takes the last penny, so that there is something to pay. */
export function discountOf(state: Shop, coupon: Coupon, lines: readonly Wanted[], now: number): number {
  if (couponProblem(state, coupon, lines, now) !== null) return 0;
  const eligible = goodsCents(
    state,
    lines.filter(line => fits(state, coupon, line)),
  );
  const share = Math.floor((eligible * (coupon.percent ?? 0)) / 100);
  const off = coupon.cents ?? Math.min(share, coupon.mostCents ?? share);
  return Math.max(0, Math.min(off, eligible - 1));
}

/** The held coupon that saves most, or null where none saves anything. */
export function bestCoupon(state: Shop, lines: readonly Wanted[], now: number): string | null {
  const saves = Object.entries(state.coupons)
    .filter(([, { held }]) => held)
    .map(([id, coupon]) => ({ id, cents: discountOf(state, coupon, lines, now) }))
    .filter(({ cents }) => cents > 0)
    .sort((a, b) => b.cents - a.cents || (a.id < b.id ? -1 : 1));
  return saves[0]?.id ?? null;
}

/** Shares of a discount by the value of what it is taken from; they sum to it to the penny. */
export function shareOut(discount: number, values: readonly number[]): number[] {
  const total = values.reduce((a, b) => a + b, 0);
  if (total === 0) return values.map(() => 0);
  const shares = values.map(value => Math.floor((discount * value) / total));
  let left = discount - shares.reduce((a, b) => a + b, 0);
  const byRest = values
    .map((value, i) => ({ i, rest: (discount * value) % total }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of byRest) {
    if (left === 0) break;
    if (shares[i]! >= values[i]!) continue;
    shares[i]!++;
    left--;
  }
  return shares;
}

/** What each line bears of a coupon’s discount: only lines that it is for. */
export function discountShares(
  state: Shop,
  coupon: Coupon | null,
  lines: readonly Wanted[],
  now: number,
): number[] {
  if (coupon === null) return lines.map(() => 0);
  const values = lines.map(line => (fits(state, coupon, line) ? goodsCents(state, [line]) : 0));
  return shareOut(discountOf(state, coupon, lines, now), values);
}

export interface Totals {
  goods: number;
  discount: number;
  delivery: number;
  total: number;
  /** Delivery by seller. */
  bySeller: Record<string, number>;
}

/** What an order of these lines comes to. Free delivery goes by the value of the goods before a coupon. */
export function totalsOf(
  state: Shop,
  lines: readonly Wanted[],
  methods: Readonly<Record<string, Method>>,
  coupon: string | null,
  now: number,
): Totals {
  const goods = goodsCents(state, lines);
  const found = coupon === null ? undefined : state.coupons[coupon];
  const discount = found?.held ? discountOf(state, found, lines, now) : 0;
  const bySeller = Object.fromEntries(
    sellersOf(state, lines).map(seller => {
      const own = lines.filter(line => sellerOf(state, line.variant) === seller);
      return [seller, deliveryCents(state, seller, goodsCents(state, own), methods[seller] ?? 'standard')];
    }),
  );
  const delivery = Object.values(bySeller).reduce((a, b) => a + b, 0);
  return { goods, discount, delivery, total: goods - discount + delivery, bySeller };
}

type Paid = Pick<Shop['orders'][string], 'lines' | 'discountCents' | 'deliveryCents'>;
export const orderCents = ({ lines, discountCents, deliveryCents: delivery }: Paid): number =>
  lines.reduce((sum, line) => sum + line.cents, 0) - discountCents + delivery;
export const refundedCents = (order: Pick<Shop['orders'][string], 'refunds'>): number =>
  order.refunds.reduce((sum, { cents }) => sum + cents, 0);

/** How many of a line are on their way back or went back. */
function returnedCount(state: Shop, order: string, line: string): number {
  return Object.values(state.returns)
    .filter(r => r.order === order && r.cancelledAt === null)
    .flatMap(r => r.lines)
    .filter(r => r.line === line)
    .reduce((sum, { count }) => sum + count, 0);
}

/** How many of a line the order still has: what was not cancelled alone. */
export const keptCount = (line: OrderLine): number => line.count - (line.cancelled ?? 0);
/** How many of a line were cancelled alone, are on their way back or went back. */
export const goneCount = (state: Shop, order: string, line: OrderLine): number =>
  line.count - keptCount(line) + returnedCount(state, order, line.id);

/** What the next `count` of a line are worth, so that all of them together are worth what was paid for the line. */
export function worthOf(line: OrderLine, already: number, count: number): number {
  const upTo = (n: number) => Math.floor((line.paidCents * n) / line.count);
  return upTo(already + count) - upTo(already);
}
