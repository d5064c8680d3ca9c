import { linesOf, warningsOf } from './basket.ts';
import { isOpen, slotsOf, DAYS_AHEAD, type Slot } from './hours.ts';
import { addDays, startOfDay } from '../../src/state/clock.ts';
import {
  addressFor,
  basketTotals,
  metresBetween,
  missingOf,
  reaches,
  rideMinutes,
  SMALL_MOST,
} from './prices.ts';
import type { Food } from './state.ts';
import type { Allergen } from './state/menu.ts';

/** Why the basket cannot be ordered as it is. */
export const BASKET_PROBLEMS = [
  'empty',
  'soldOut',
  'noAddress',
  'tooFar',
  'closed',
  'slotGone',
  'slotFull',
  'minimum',
  'voucher',
] as const;
export type BasketProblem = (typeof BASKET_PROBLEMS)[number];

/** Minutes from the first step of the kitchen until it is there. */
export function minutesFor(state: Food, restaurantId: string, mode: 'delivery' | 'pickup'): number {
  const restaurant = state.restaurants[restaurantId]!;
  const to = addressFor(state);
  const ride = mode === 'delivery' && to ? rideMinutes(metresBetween(restaurant, to)) : 0;
  return restaurant.prepMinutes + ride;
}

/** The times that the basket can be ordered for, day by day. */
export function slotDays(state: Food, now: number, zone: string): { day: number; slots: Slot[] }[] {
  const { restaurant, mode } = state.basket;
  if (restaurant === null) return [];
  const minutes = minutesFor(state, restaurant, mode);
  const today = startOfDay(now, zone);
  return Array.from({ length: DAYS_AHEAD }, (_, i) => addDays(today, i, zone)).map(day => ({
    day,
    slots: slotsOf(state.restaurants[restaurant]!, day, now, minutes, zone),
  }));
}

/** What stands in the way of ordering the basket, or null. */
export function basketProblem(state: Food, now: number, zone: string): BasketProblem | null {
  const { basket } = state;
  const lines = linesOf(state);
  if (basket.restaurant === null || lines.length === 0) return 'empty';
  const restaurant = state.restaurants[basket.restaurant]!;
  if (lines.some(l => state.dishes[l.dish]!.soldOut)) return 'soldOut';
  if (basket.mode === 'delivery') {
    const to = addressFor(state);
    if (!to) return 'noAddress';
    if (!reaches(restaurant, to)) return 'tooFar';
  }
  const time = timeProblem(state, now, zone);
  if (time !== null) return time;
  const priced = basketTotals(state, now, zone)!;
  if (missingOf(restaurant, priced.totals.dishes, basket.mode) > SMALL_MOST) return 'minimum';
  return priced.problem === null ? null : 'voucher';
}

function timeProblem(state: Food, now: number, zone: string): BasketProblem | null {
  const { slot, restaurant } = state.basket;
  if (slot === null) return isOpen(state.restaurants[restaurant!]!, now, zone) ? null : 'closed';
  const found = slotDays(state, now, zone)
    .flatMap(d => d.slots)
    .find(s => s.at === slot);
  if (!found) return 'slotGone';
  return found.full ? 'slotFull' : null;
}

/** What of the owner’s allergies is in the basket. */
export const basketWarnings = (state: Food): Allergen[] => [
  ...new Set(linesOf(state).flatMap(l => warningsOf(state, state.dishes[l.dish]!))),
];
