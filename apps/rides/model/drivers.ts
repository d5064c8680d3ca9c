import { hashOf, harrowBay as city, type Point } from '../../../src/sdk/city/index.ts';
import type { Driver, Kind, Ride, Rides } from '../state.ts';
import { orderedEntries } from '../../../src/state/order.ts';
import { MINUTE } from './kinds.ts';
import { momentOf, wayAt, type Moment } from './town.ts';

/** Where free cars wait. */
export const STANDS = [
  'central-station',
  'customs-square',
  'orpheum',
  'lantern-library',
  'northgate-clinic',
  'saturday-market',
  'tidal-hall',
  'fennel-park',
  'brackwater-halt',
  'ferry-pier',
  'casa-tilde',
  'long-strand',
] as const;

/** How long a driver stays at a stand, and how likely they have a rider then, in percent. */
const STAY = 20 * MINUTE;
const BUSY = 34;
/** How far away drivers are looked for, seconds of driving, and how far where the owner asked for more. */
const NEAR = 12 * 60;
const WIDE = 26 * 60;
/** Seconds to turn round and set off. */
const SET_OFF = 45;

const isOnShift = ([from, until]: readonly number[], { minutes }: Moment): boolean =>
  from! < until! ? minutes >= from! && minutes < until! : minutes >= from! || minutes < until!;

const standOf = (id: (typeof STANDS)[number]): Point => {
  const { x, y } = city.places.find(place => place.id === id)!;
  return { x, y };
};
const drawn = (...labels: (string | number)[]): number => hashOf(labels.join(' '));

/** Where a free driver waits at a moment, or null: off duty, or with another rider. A function of the clock. */
export function waitingAt(id: string, driver: Driver, now: number, zone: string): Point | null {
  if (!isOnShift(driver.shift, momentOf(now, zone))) return null;
  const slot = Math.floor(now / STAY);
  if (drawn(id, slot, 'busy') % 100 < BUSY) return null;
  const own = { x: driver.base[0]!, y: driver.base[1]! };
  const turn = drawn(id, slot, 'stand') % 4;
  return turn < 2 ? own : standOf(STANDS[drawn(id, slot) % STANDS.length]!);
}

export interface Found {
  id: string;
  at: Point;
  /** Until the car is at the pick-up. */
  seconds: number;
}
interface Wanted {
  kind: Kind;
  from: Point;
  now: number;
  zone: string;
  wide?: boolean;
  without?: string | null;
}
type Known = Pick<Rides, 'drivers' | 'favourites' | 'rides'>;

const isTaken = (ride: Ride): boolean => ['coming', 'waiting', 'trip'].includes(ride.status);

/** The driver who would come: a favourite who is near, else who is there first. */
export function driverFor(state: Known, { kind, from, now, zone, wide, without }: Wanted): Found | null {
  const moment = momentOf(now, zone);
  const taken = Object.values(state.rides)
    .filter(isTaken)
    .map(ride => ride.driver);
  const mode = kind === 'bike' ? 'cycle' : 'drive';
  const found = Object.entries(state.drivers).flatMap(([id, driver]): Found[] => {
    if (!driver.kinds.includes(kind) || taken.includes(id) || id === without) return [];
    const at = waitingAt(id, driver, now, zone);
    const way = at === null ? null : wayAt(at, from, mode, moment);
    if (at === null || way === null || way.seconds > (wide ? WIDE : NEAR)) return [];
    return [{ id, at, seconds: Math.round(way.seconds) + SET_OFF }];
  });
  const before = (a: Found, b: Found) => a.seconds - b.seconds || (a.id < b.id ? -1 : 1);
  found.sort(before);
  return found.find(({ id }) => state.favourites.includes(id)) ?? found[0] ?? null;
}

/** Free cars on the map. */
export const freeCars = (
  drivers: Rides['drivers'],
  now: number,
  zone: string,
): { id: string; at: Point; driver: Driver }[] =>
  orderedEntries(drivers).flatMap(([id, driver]) => {
    const at = waitingAt(id, driver, now, zone);
    return at === null ? [] : [{ id, at, driver }];
  });

/** Mean of the stars that riders gave. */
export const starsOf = (driver: Driver): string => (driver.rating / 100).toFixed(2);
