import { addDays } from '../../../src/state/clock.ts';
import { remembered } from '../../../src/sdk/core/remembered.ts';
import type { Order, OrderLine, Parcel, Shop } from '../state.ts';
import { goneCount, keptCount } from './money.ts';

export type Status = 'dropped' | 'cancelled' | 'toPay' | 'toSend' | 'underWay' | 'done';
export type OrderRow = Order & { id: string };
export type ParcelRow = Parcel & { id: string };

export const parcelsOf = (state: Pick<Shop, 'parcels'>, order: string): ParcelRow[] =>
  Object.entries(state.parcels)
    .filter(([, p]) => p.order === order)
    .map(([id, p]) => ({ ...p, id }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

export function statusOf(state: Pick<Shop, 'orders' | 'parcels'>, order: string): Status {
  const found = state.orders[order]!;
  if (found.droppedAt !== null) return 'dropped';
  if (found.cancelledAt !== null) return 'cancelled';
  if (found.paidAt === null) return 'toPay';
  const stages = parcelsOf(state, order).map(p => p.stage);
  if (stages.every(s => s === 'delivered')) return 'done';
  return stages.every(s => s === 'waiting') ? 'toSend' : 'underWay';
}

/** Orders, newest first. */
export const ordersOf = remembered((orders: Shop['orders']): OrderRow[] =>
  Object.entries(orders)
    .map(([id, order]) => ({ ...order, id }))
    .sort((a, b) => b.placedAt - a.placedAt || (a.id < b.id ? 1 : -1)),
);

export const TABS = ['all', 'toPay', 'toSend', 'underWay', 'done', 'returned'] as const;
export type Tab = (typeof TABS)[number];

export const returnsOf = (state: Pick<Shop, 'returns'>, order: string) =>
  Object.entries(state.returns)
    .filter(([, r]) => r.order === order && r.cancelledAt === null)
    .map(([id, r]) => ({ ...r, id }))
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));

/** Orders of a tab. What went back stands under Returned; what was given up is in All alone. */
export function inTab(state: Shop, tab: Tab): OrderRow[] {
  return ordersOf(state.orders).filter(({ id, refunds }) => {
    if (tab === 'all') return true;
    if (tab === 'returned') return refunds.length > 0 || returnsOf(state, id).length > 0;
    return statusOf(state, id) === tab;
  });
}

export const deliveredAt = (parcel: Pick<Parcel, 'events'>): number | null =>
  parcel.events.find(e => e.stage === 'delivered')?.at ?? null;

/** Until when a line may go back, or null where it was not delivered, or never may. */
export function returnableUntil(state: Shop, order: string, line: OrderLine, zone: string): number | null {
  if (line.listing !== null) return null;
  const parcel = parcelsOf(state, order).find(p => p.seller === line.seller);
  const at = parcel ? deliveredAt(parcel) : null;
  const days = state.sellers[line.seller]?.returnDays ?? 0;
  return at === null || days === 0 ? null : addDays(at, days, zone);
}

/** How many of a line may still go back. */
export const returnableCount = (state: Shop, order: string, line: OrderLine): number =>
  line.count - goneCount(state, order, line);

/** Whether an order may still be cancelled, and its address changed. */
export const isOpen = (state: Shop, order: string): boolean =>
  state.orders[order] !== undefined && statusOf(state, order) === 'toSend';

/** Whether the owner bought a product and has it. */
export const hasBought = (state: Shop, product: string): boolean =>
  Object.keys(state.orders).some(
    id =>
      state.orders[id]!.lines.some(line => line.product === product && keptCount(line) > 0) &&
      statusOf(state, id) === 'done',
  );
