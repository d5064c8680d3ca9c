import type { Kind, Plan, Problem, Rides, Ride, Spot } from '../state.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { AHEAD_MS, SOON_MS, TARIFFS } from './kinds.ts';
import { areaOf, momentOf, samePlace, waysAt } from './town.ts';
import { driverFor } from './drivers.ts';

/** A plan whose two ends are known. */
export interface Route {
  from: Spot;
  stops: readonly Spot[];
  to: Spot;
}
export const pointsOf = ({ from, stops, to }: Route): Spot[] => [from, ...stops, to];

/** Whether a type of ride runs at a moment. */
export function runsAt(kind: Kind, at: number, zone: string): boolean {
  const { minutes } = momentOf(at, zone);
  const [from, until] = TARIFFS[kind].hours;
  return minutes >= from && minutes < until;
}

/** Why nobody is taken from one place to another, whatever the car. */
export function placesProblem(
  from: Spot | null,
  to: Spot | null,
  stops: readonly Spot[] = [],
): Problem | null {
  if (from === null) return 'noPlace';
  const start = areaOf(from);
  if (start !== 'town') return start === 'isle' ? 'isle' : 'outside';
  if (to === null) return 'noTo';
  for (const spot of [...stops, to]) {
    const area = areaOf(spot);
    if (area !== 'town') return area === 'isle' ? 'isleTo' : 'outsideTo';
  }
  const points = [from, ...stops, to];
  const isTwice = points.some((spot, i) => i > 0 && samePlace(spot, points[i - 1]!));
  return isTwice ? 'same' : null;
}

/** Why a pick-up cannot be arranged for a time. */
export function timeProblem(at: number | null, now: number): 'past' | 'soon' | 'far' | null {
  if (at === null) return null;
  if (at < now) return 'past';
  if (at < now + SOON_MS) return 'soon';
  return at > now + AHEAD_MS ? 'far' : null;
}

const OPEN: readonly Ride['status'][] = ['searching', 'none', 'coming', 'waiting', 'trip'];
export const isOpen = ({ status }: Pick<Ride, 'status'>): boolean => OPEN.includes(status);
/** The ride that is going on. */
export const openRide = ({ rides }: Pick<Rides, 'rides'>): string | undefined =>
  orderedIds(rides, (a, b) => a.bookedAt - b.bookedAt).find(id => isOpen(rides[id]!));
/** A ride after which something is still to be paid. */
export const owedRide = ({ rides }: Pick<Rides, 'rides'>): string | undefined =>
  orderedIds(rides, (a, b) => a.bookedAt - b.bookedAt).find(id => rides[id]!.dueCents > 0);

interface World {
  now: number;
  zone: string;
  online: boolean;
}
/** Why a plan cannot be booked now, or null. */
export function planProblem(
  state: Pick<Rides, 'rides' | 'drivers' | 'favourites'>,
  plan: Omit<Plan, 'from'>,
  from: Spot | null,
  { now, zone, online }: World,
): Problem | null {
  if (!online) return 'offline';
  const tariff = TARIFFS[plan.kind];
  const basic = placesProblem(from, plan.to, plan.stops) ?? timeProblem(plan.at, now);
  if (basic !== null) return basic;
  if (owedRide(state) !== undefined) return 'unpaid';
  if (plan.people > tariff.seats) return 'people';
  if (!runsAt(plan.kind, plan.at ?? now, zone)) return 'hours';
  const points = [from!, ...plan.stops, plan.to!];
  const ways = waysAt(points, tariff.mode, momentOf(plan.at ?? now, zone));
  if (ways === null) return 'outsideTo';
  const far = ways.reduce((sum, way) => sum + way.metres, 0);
  if (far > tariff.farthest) return 'bikeFar';
  if (plan.at !== null) return null;
  return driverFor(state, { kind: plan.kind, from: from!, now, zone }) === null ? 'noCars' : null;
}
