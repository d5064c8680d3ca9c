import { pointAlong, lengthOf, type Point } from '../../../src/sdk/city/index.ts';
import type { Ride } from '../state.ts';
import { TARIFFS } from './kinds.ts';
import { STOP_SECONDS } from './fare.ts';
import { momentOf, wayAt } from './town.ts';

type Leg = Ride['legs'][number];
export interface Place extends Point {
  /** Degrees clockwise from north. */
  heading: number;
}

const modeOf = (ride: Pick<Ride, 'kind'>) => TARIFFS[ride.kind].mode;
const clamp = (share: number): number => Math.max(0, Math.min(1, share));

/** A point so far along a line, and which way it looks. */
function on(line: readonly Point[], share: number): Place {
  const { x, y, angle } = pointAlong(line, lengthOf(line) * clamp(share));
  return { x, y, heading: Math.round((angle * 180) / Math.PI + 450) % 360 };
}

/** The line from where the driver set out to the pick-up. */
export function approachOf(ride: Ride, zone: string): readonly Point[] {
  if (ride.stand === null || ride.foundAt === null) return [];
  const from = { x: ride.stand[0]!, y: ride.stand[1]! };
  return wayAt(from, ride.from, modeOf(ride), momentOf(ride.foundAt, zone))?.points ?? [from, ride.from];
}

/** The line of a leg of the trip. */
export function legLine(ride: Ride, index: number, zone: string): readonly Point[] {
  const leg = ride.legs[index]!;
  const from = index === 0 ? ride.from : ride.legs[index - 1]!;
  return wayAt(from, leg, modeOf(ride), momentOf(ride.boardsAt ?? leg.from, zone))?.points ?? [from, leg];
}

/** Where the car is: a function of the ride and the clock. Null while there is none. */
export function carAt(ride: Ride, now: number, zone: string): Place | null {
  if (ride.driver === null || ride.arrivesAt === null || ride.foundAt === null) return null;
  if (ride.status === 'coming') {
    const share = (now - ride.foundAt) / Math.max(1, ride.arrivesAt - ride.foundAt);
    return on(approachOf(ride, zone), share);
  }
  if (ride.status === 'waiting') return on(approachOf(ride, zone), 1);
  if (ride.status !== 'trip') return null;
  const index = legAt(ride, now);
  const leg = ride.legs[index]!;
  return on(legLine(ride, index, zone), (now - leg.from) / Math.max(1, leg.until - leg.from));
}

/** The leg that a trip is on. */
export function legAt(ride: Ride, now: number): number {
  const index = ride.legs.findIndex(leg => now < leg.until);
  return index === -1 ? ride.legs.length - 1 : index;
}
/** How many of the stops are behind it. */
export const stopsPassed = (ride: Ride, now: number): number =>
  ride.legs.filter(leg => leg.stop !== null && leg.until <= now).length;

/** The legs from a point through others, beginning at a moment. */
export function legsFrom(
  ride: Pick<Ride, 'kind'>,
  start: Point,
  targets: readonly { at: Point; stop: number | null }[],
  from: number,
  zone: string,
): Leg[] {
  const tariff = TARIFFS[ride.kind];
  let last = start;
  let time = from;
  return targets.map(({ at, stop }) => {
    const way = wayAt(last, at, tariff.mode, momentOf(from, zone));
    const driving = Math.round(((way?.seconds ?? 60) * tariff.detour) / 100) * 1_000;
    const leg = { x: Math.round(at.x), y: Math.round(at.y), from: time, until: time + driving, stop };
    time = leg.until + (stop === null ? 0 : STOP_SECONDS * 1_000);
    last = at;
    return leg;
  });
}
