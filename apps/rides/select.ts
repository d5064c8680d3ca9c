import { partsAt } from '../../src/state/clock.ts';
import { driverFor } from './model/drivers.ts';
import { pointsOf, runsAt } from './model/check.ts';
import { creditOf, lineOf, quoteOf, sumOf, type Quote } from './model/fare.ts';
import { AFTER_MS, TARIFFS } from './model/kinds.ts';
import { samePlace } from './model/town.ts';
import { TYPES, type Kind, type Plan, type Ride, type Rides, type Saved, type Spot } from './state.ts';

export { search, spotOf } from './model/town.ts';
export { AFTER_MS, creditOf, lineOf, quoteOf, sumOf };

/** When a ride began, or was to begin. */
export const whenOf = (ride: Ride): number => ride.boardsAt ?? ride.at ?? ride.bookedAt;

const compareIds = (a: string, b: string): number => (a < b ? -1 : 1);
/** Ids of rides, newest first. */
export const ridesBy = (rides: Rides['rides'], fits: (ride: Ride) => boolean = () => true): string[] =>
  Object.keys(rides)
    .filter(id => fits(rides[id]!))
    .sort((a, b) => whenOf(rides[b]!) - whenOf(rides[a]!) || compareIds(a, b));

const PAST: readonly Ride['status'][] = ['done', 'cancelled', 'expired'];
export const isPast = ({ status }: Ride): boolean => PAST.includes(status);
/** What the owner really paid: upfront price and what was due, without what came back, and the tip. Friends pay for themselves. */
export const spentOn = (ride: Ride): number =>
  (ride.pay === 'friend' ? 0 : ride.paidCents - ride.refundedCents) + ride.tipCents;

export type Filter = 'all' | 'done' | 'cancelled';
export const monthOf = (ms: number, zone: string): string => {
  const { year, month } = partsAt(ms, zone);
  return `${year}-${String(month).padStart(2, '0')}`;
};
/** Past rides of a month (`2026-03`; empty for all) that were driven or cancelled, newest first. */
export function pastRides(rides: Rides['rides'], month: string, filter: Filter, zone: string): string[] {
  return ridesBy(rides, ride => {
    if (!isPast(ride)) return false;
    if (month !== '' && monthOf(whenOf(ride), zone) !== month) return false;
    return filter === 'all' || (filter === 'done') === (ride.status === 'done');
  });
}
/** Months in which there were rides, newest first. */
export const monthsOf = (rides: Rides['rides'], zone: string): string[] => [
  ...new Set(ridesBy(rides, isPast).map(id => monthOf(whenOf(rides[id]!), zone))),
];

/** Saved places in the owner’s order. */
export const savedBy = (saved: Rides['saved']): (Saved & { id: string })[] =>
  Object.entries(saved)
    .map(([id, place]) => ({ ...place, id }))
    .sort((a, b) => a.order - b.order || compareIds(a.id, b.id));
/** The saved place that a spot is. */
export const savedAt = (saved: Rides['saved'], spot: Spot | null): Saved | undefined =>
  Object.values(saved).find(place => samePlace(place.spot, spot));

/** What was written during a ride, oldest first. */
export const threadOf = (messages: Rides['messages'], ride: string) =>
  Object.entries(messages)
    .filter(([, message]) => message.ride === ride)
    .map(([id, message]) => ({ ...message, id }))
    .sort((a, b) => a.at - b.at || compareIds(a.id, b.id));

/** One type of ride as it is offered for a plan. */
export interface Offer {
  kind: Kind;
  quote: Quote | null;
  /** Seconds until the car is there; null where none is near, or the pick-up is arranged. */
  seconds: number | null;
  pickUp: number | null;
  arrives: number | null;
  seats: number;
  runs: boolean;
}
/** Every type of ride for a plan whose ends are known. `quotedAt` is when its prices were made. */
export function offersOf(
  state: Rides,
  plan: Plan,
  from: Spot,
  { now, quotedAt, zone }: { now: number; quotedAt: number; zone: string },
): Offer[] {
  if (plan.to === null) return [];
  const points = pointsOf({ from, stops: plan.stops, to: plan.to });
  return TYPES.map(kind => {
    const { promo, credit, at } = plan;
    const quote = quoteOf(state, { kind, points, at: at ?? quotedAt, promo, credit }, zone);
    const runs = runsAt(kind, at ?? now, zone);
    const car = at === null && runs ? driverFor(state, { kind, from, now, zone }) : null;
    const pickUp = at ?? (car === null ? null : now + car.seconds * 1_000);
    const arrives = pickUp === null || quote === null ? null : pickUp + quote.seconds * 1_000;
    return { kind, quote, seconds: car?.seconds ?? null, pickUp, arrives, seats: TARIFFS[kind].seats, runs };
  });
}
