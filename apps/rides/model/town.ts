import {
  districtAt,
  harrowBay as city,
  isWater,
  mayGo,
  nearestEdge,
  trafficFactor,
  wayBetween,
  type Point,
  type Way,
} from '../../../src/sdk/city/index.ts';
import { findTown, townSpotAt, type TownHit } from '../../../src/sdk/city/find.ts';
import { partsAt } from '../../../src/state/clock.ts';
import type { Spot } from '../state.ts';

export { city };
const SLOT = 30;
/** How far from a street a car comes, metres. */
const KERB = 350;

/** The day of the week and minutes of the day. */
export interface Moment {
  weekday: number;
  minutes: number;
}
export function momentOf(ms: number, zone: string): Moment {
  const { weekday, hour, minute } = partsAt(ms, zone);
  return { weekday, minutes: hour * 60 + minute };
}
/** The half hour that a moment lies in, for which prices and traffic hold. */
export const slotOf = ({ weekday, minutes }: Moment): Moment => ({
  weekday,
  minutes: Math.floor(minutes / SLOT) * SLOT,
});

export const spotAt = (point: Point): Spot => townSpotAt(city, point);
export const spotOf = ({ name, address, x, y }: TownHit | Spot): Spot => ({ name, address, x, y });
export const samePlace = (a: Spot | null, b: Spot | null): boolean =>
  a !== null && b !== null && a.x === b.x && a.y === b.y;

/** Towns and places that people ask for and no ride goes to; the train does. */
const BEYOND = ['Wexcombe', 'Port Ellery', 'Airport', 'Upper Stanning', 'Villaclara', 'Larkfield House'];
export const beyondOf = (query: string): string | null => {
  const asked = query.trim().toLowerCase();
  if (asked.length < 3) return null;
  return BEYOND.find(place => place.toLowerCase().startsWith(asked)) ?? null;
};
export const search = (query: string, from: Point | null): TownHit[] => findTown(city, query, from, 14);

/** Where the pier for Gannet Isle is. */
export const PIER: Spot = {
  name: 'Gannet Isle Ferry, Pier 3',
  address: 'Pier 3, Quayside, Harrow Bay HB1 1FP',
  x: 260,
  y: 320,
};
export const STATION: Spot = {
  name: 'Harrow Bay Central',
  address: 'Station Parade, Harrow Bay HB4 1ST',
  ...at('central-station'),
};
function at(id: string): { x: number; y: number } {
  const { x, y } = city.places.find(place => place.id === id)!;
  return { x, y };
}

export type Area = 'town' | 'isle' | 'outside';
export function areaOf(point: Point): Area {
  if (districtAt(city, point).id === 'gannet-isle') return 'isle';
  const street = nearestEdge(city, point, edge => mayGo(edge.street.kind, 'drive'), KERB);
  return street === null || (isWater(city, point) && street.off > 200) ? 'outside' : 'town';
}

const known = new Map<string, Way | null>();
const MOST_KNOWN = 400;
const keyOf = ({ x, y }: Point): string => `${x},${y}`;

/** The way of a car or a bike in the traffic of a half hour; the same for the same arguments. */
export function wayAt(from: Point, to: Point, mode: 'drive' | 'cycle', moment: Moment): Way | null {
  const { weekday, minutes } = slotOf(moment);
  const isWeekend = weekday === 0 || weekday === 6;
  const key = `${keyOf(from)} ${keyOf(to)} ${mode} ${isWeekend} ${minutes}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const traffic =
    mode === 'drive'
      ? {
          traffic: (street: Parameters<typeof trafficFactor>[0]) => trafficFactor(street, minutes, isWeekend),
        }
      : {};
  const way = wayBetween(city, from, to, mode, { avoidFerries: true, ...traffic });
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, way);
  return way;
}

/** The ways from point to point, or null where one is missing. */
export function waysAt(points: readonly Point[], mode: 'drive' | 'cycle', moment: Moment): Way[] | null {
  const ways = points.slice(1).map((to, i) => wayAt(points[i]!, to, mode, moment));
  return ways.every(way => way !== null) ? ways : null;
}
