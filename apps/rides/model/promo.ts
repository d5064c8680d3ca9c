import { districtAt, type Point } from '../../../src/sdk/city/index.ts';
import type { Kind, Rides } from '../state.ts';
import { city, momentOf } from './town.ts';

export const PROMO_PROBLEMS = [
  'unknown',
  'expired',
  'early',
  'used',
  'kind',
  'day',
  'place',
  'least',
] as const;
export type PromoProblem = (typeof PROMO_PROBLEMS)[number];

export const codeOf = (typed: string): string => typed.trim().toUpperCase();

/** How often a code was used, rides that were cancelled or never paid left out. */
export const usesOf = ({ rides }: Pick<Rides, 'rides'>, code: string): number =>
  Object.values(rides).filter(
    ride => ride.promo === code && ride.status !== 'cancelled' && ride.status !== 'expired',
  ).length;

/** Why a code takes nothing off a ride, or null. `cents` is the price before it. */
export function promoProblem(
  state: Pick<Rides, 'promos' | 'rides'>,
  asked: { kind: Kind; points: readonly Point[]; at: number; promo: string },
  cents: number,
  zone: string,
): PromoProblem | null {
  const promo = state.promos[asked.promo];
  if (!promo) return 'unknown';
  if (promo.until <= asked.at) return 'expired';
  if (promo.from > asked.at) return 'early';
  if (usesOf(state, asked.promo) >= promo.uses) return 'used';
  if (promo.kinds.length > 0 && !promo.kinds.includes(asked.kind)) return 'kind';
  if (promo.days.length > 0 && !promo.days.includes(momentOf(asked.at, zone).weekday)) return 'day';
  const ends = [asked.points[0], asked.points.at(-1)].filter(spot => spot !== undefined);
  const isThere = ends.some(spot => districtAt(city, spot).id === promo.district);
  if (promo.district !== '' && !isThere) return 'place';
  return cents < promo.least ? 'least' : null;
}
