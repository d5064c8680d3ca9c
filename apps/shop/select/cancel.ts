import type { OrderLine, Shop } from '../state.ts';
import { goneCount, keptCount, worthOf } from './money.ts';
import { parcelsOf, statusOf, type ParcelRow } from './orders.ts';

/** How many of a line can still be cancelled: none once its parcel is sent. */
export function cancellableCount(state: Shop, order: string, line: OrderLine): number {
  const status = statusOf(state, order);
  if (status !== 'toSend' && status !== 'underWay') return 0;
  const parcel = parcelsOf(state, order).find(p => p.seller === line.seller);
  return parcel?.stage === 'waiting' ? keptCount(line) : 0;
}

/** What the rest of a parcel’s goods is worth, before a coupon. */
const goodsLeft = (lines: readonly OrderLine[], gone: (line: OrderLine) => number): number =>
  lines.reduce(
    (sum, line) => sum + Math.floor((line.cents * (keptCount(line) - gone(line))) / line.count),
    0,
  );

export interface Cancels {
  lines: { line: OrderLine; count: number }[];
  goods: number;
  /** Delivery that comes back, less what is charged where the rest is no longer delivered free. */
  delivery: number;
  /** What goes back. */
  cents: number;
  /** Parcels that change: what their delivery costs from now on, or null where nothing is left in them. */
  parcels: { parcel: string; deliveryCents: number | null }[];
  isAll: boolean;
}

/** Delivery of what is left of a parcel. A free one is charged where the rest does not reach the seller’s limit, but no more than `most`. */
function deliveryOf(state: Shop, parcel: ParcelRow, left: number, most: number): number {
  const seller = state.sellers[parcel.seller];
  const wasFree = parcel.method === 'standard' && parcel.cents === 0;
  if (!wasFree || !seller || seller.freeFromCents === null || left >= seller.freeFromCents)
    return parcel.cents;
  return Math.min(seller.standardCents, most);
}

/** What cancelling things of an order comes to; null where one of them cannot be cancelled. */
export function cancelsOf(
  state: Shop,
  order: string,
  wanted: readonly { line: string; count: number }[],
): Cancels | null {
  const found = state.orders[order];
  if (!found || new Set(wanted.map(w => w.line)).size < wanted.length) return null;
  const lines: Cancels['lines'] = [];
  for (const { line: id, count } of wanted) {
    const line = found.lines.find(l => l.id === id);
    if (!line || count > cancellableCount(state, order, line)) return null;
    lines.push({ line, count });
  }
  const goneOf = (line: OrderLine) => lines.find(l => l.line.id === line.id)?.count ?? 0;
  let [goods, delivery] = [0, 0];
  const parcels: Cancels['parcels'] = [];
  for (const parcel of parcelsOf(state, order)) {
    const own = found.lines.filter(l => l.seller === parcel.seller);
    const worth = own.reduce(
      (sum, line) => sum + worthOf(line, goneCount(state, order, line), goneOf(line)),
      0,
    );
    if (own.every(line => goneOf(line) === 0)) continue;
    goods += worth;
    const isEmpty = own.every(line => keptCount(line) === goneOf(line));
    const costs = isEmpty ? null : deliveryOf(state, parcel, goodsLeft(own, goneOf), worth);
    delivery += parcel.cents - (costs ?? 0);
    if (costs !== parcel.cents) parcels.push({ parcel: parcel.id, deliveryCents: costs });
  }
  const isAll = found.lines.every(line => keptCount(line) === goneOf(line));
  return { lines, goods, delivery, cents: goods + delivery, parcels, isAll };
}
