import {
  harrowBay,
  lengthOf,
  metresOf,
  pointAlong,
  wayBetween,
  type Point,
} from '../../src/sdk/city/index.ts';
import { remembered } from '../../src/sdk/core/remembered.ts';
import type { Restaurant } from './state/menu.ts';
import type { Order } from './state/order.ts';

export interface Track {
  from: Point;
  to: Point;
  line: readonly Point[];
}

const wayTo = remembered((to: NonNullable<Order['to']>, latitude: number, longitude: number): Track => {
  const from = metresOf({ latitude, longitude });
  const goal = metresOf(to);
  const way = wayBetween(harrowBay, from, goal, 'cycle');
  return { from, to: goal, line: [from, ...(way?.points ?? []), goal] };
});

/** The way of a rider from the restaurant to the door; null for a pick-up. */
export const trackOf = (order: Pick<Order, 'to'>, restaurant: Restaurant): Track | null =>
  order.to && wayTo(order.to, restaurant.latitude, restaurant.longitude);

/** Where the rider is at a time; null while nobody rides. */
export function riderAt(
  order: Pick<Order, 'status' | 'leftAt' | 'dueAt'>,
  track: Track,
  now: number,
): Point | null {
  const { status, leftAt, dueAt } = order;
  if (status === 'atDoor') return track.to;
  if ((status !== 'onTheWay' && status !== 'near') || leftAt === null) return null;
  const done = Math.max(0, Math.min(1, (now - leftAt) / Math.max(1, dueAt - leftAt)));
  const { x, y } = pointAlong(track.line, lengthOf(track.line) * done);
  return { x, y };
}
