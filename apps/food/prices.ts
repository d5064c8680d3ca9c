import { distance, districtAt, harrowBay, metresOf } from '../../src/sdk/city/index.ts';
import { linesOf, priceOf, type Wanted } from './basket.ts';
import { weekdayAt } from './hours.ts';
import type { Food } from './state.ts';
import type { Offer, Restaurant } from './state/menu.ts';
import { OVER, type Totals } from './state/order.ts';
import type { Checkout, Voucher } from './state/own.ts';

/** A kilometre more of delivery, pence. */
export const KILOMETRE_CENTS = 60;
/** The service fee: per cent of the dishes, and its bounds in pence. */
export const SERVICE = { percent: 5, least: 49, most: 1_99 } as const;
/** Most that the surcharge of a small order may come to, pence: what is missing beyond it has to be ordered. */
export const SMALL_MOST = 3_00;
/** Streets are longer than the line between two places. */
const DETOUR = 1.3;
/** How far a rider comes in a minute, metres, and how long it takes to park and to ring, minutes. */
const RIDER_PACE = 250;
const DOORSTEP = 3;

type Spot = { latitude: number; longitude: number };

/** How far it is by the streets, metres. */
export const metresBetween = (a: Spot, b: Spot): number =>
  Math.round((distance(metresOf(a), metresOf(b)) * DETOUR) / 10) * 10;
export const rideMinutes = (metres: number): number => Math.ceil(metres / RIDER_PACE) + DOORSTEP;
const isOnIsle = (spot: Spot): boolean => districtAt(harrowBay, metresOf(spot)).id === 'gannet-isle';
/** Whether riders go there: not across the water, and not further than the restaurant lets them. */
export const reaches = (restaurant: Restaurant, to: Spot): boolean =>
  restaurant.delivers &&
  isOnIsle(restaurant) === isOnIsle(to) &&
  metresBetween(restaurant, to) <= restaurant.reachMetres;

/** The fee by distance: the first kilometre at the restaurant’s price, and each one that is begun after it. */
export const feeOf = (restaurant: Pick<Restaurant, 'feeCents'> & Spot, to: Spot): number => {
  const more = Math.max(0, Math.ceil((metresBetween(restaurant, to) - 1_000) / 1_000));
  return restaurant.feeCents + more * KILOMETRE_CENTS;
};

export const VOUCHER_PROBLEMS = [
  'notYet',
  'expired',
  'used',
  'otherRestaurant',
  'otherCuisine',
  'otherDay',
  'otherMode',
  'notFirst',
  'tooLittle',
] as const;
export type VoucherProblem = (typeof VOUCHER_PROBLEMS)[number];

export interface Use {
  restaurant: string;
  dishes: number;
  mode: Checkout['mode'];
  /** When it would be there, or now. */ at: number;
  now: number;
  zone: string;
}

/** Why a voucher does not hold for an order, or null. */
export function voucherProblem(
  state: Pick<Food, 'restaurants' | 'orders'>,
  voucher: Voucher,
  { restaurant, dishes, mode, at, now, zone }: Use,
): VoucherProblem | null {
  const { cuisines = [] } = state.restaurants[restaurant] ?? {};
  if (now < voucher.from) return 'notYet';
  if (now >= voucher.until) return 'expired';
  if (voucher.uses === 0) return 'used';
  if (voucher.restaurants.length > 0 && !voucher.restaurants.includes(restaurant)) return 'otherRestaurant';
  if (voucher.cuisines.length > 0 && !cuisines.some(c => voucher.cuisines.includes(c))) return 'otherCuisine';
  if (voucher.days.length > 0 && !voucher.days.includes(weekdayAt(at, zone))) return 'otherDay';
  if (voucher.mode !== null && voucher.mode !== mode) return 'otherMode';
  if (voucher.kind === 'delivery' && mode !== 'delivery') return 'otherMode';
  if (voucher.first && wasGuest(state, restaurant)) return 'notFirst';
  return dishes < voucher.fromCents ? 'tooLittle' : null;
}

/** Whether the owner has ordered there before. */
export const wasGuest = (state: Pick<Food, 'orders'>, restaurant: string): boolean =>
  Object.values(state.orders).some(
    o => o.restaurant === restaurant && o.status !== 'unpaid' && !['cancelled', 'refused'].includes(o.status),
  );

const share = (cents: number, percent: number): number => Math.floor((cents * percent) / 100);

/** What a voucher takes off the dishes, pence; one for a free delivery takes the delivery off instead. */
export function voucherCents({ kind, value, mostCents }: Voucher, dishes: number): number {
  if (kind === 'delivery') return 0;
  const cents = kind === 'percent' ? share(dishes, value) : value;
  return Math.min(cents, dishes, mostCents ?? Infinity);
}

export const isOffered = (offer: Offer | null, dishes: number): offer is Offer =>
  offer !== null && dishes >= offer.fromCents;

export const serviceOf = (dishes: number): number =>
  Math.min(SERVICE.most, Math.max(SERVICE.least, share(dishes, SERVICE.percent)));

/** What is missing to the minimum, pence; 0 for a pick-up. */
export const missingOf = (
  { minimumCents }: Pick<Restaurant, 'minimumCents'>,
  dishes: number,
  mode: Checkout['mode'],
): number => (mode === 'delivery' ? Math.max(0, minimumCents - dishes) : 0);

export interface Bill {
  restaurant: Restaurant;
  dishes: number;
  mode: Checkout['mode'];
  to: Spot | null;
  voucher: Voucher | null;
  tipCents: number;
}

/** What an order comes to, to the penny. A voucher takes the place of the restaurant’s own offer. */
export function totalsOf({ restaurant, dishes, mode, to, voucher, tipCents }: Bill): Totals {
  const isBrought = mode === 'delivery';
  const offer = !voucher && isOffered(restaurant.offer, dishes) ? restaurant.offer : null;
  const isFree = voucher?.kind === 'delivery' || offer?.percent === 0;
  const delivery = isBrought && to && !isFree ? feeOf(restaurant, to) : 0;
  const discount = voucher ? voucherCents(voucher, dishes) : share(dishes, offer?.percent ?? 0);
  const small = Math.min(SMALL_MOST, missingOf(restaurant, dishes, mode));
  const service = serviceOf(dishes);
  const tip = isBrought ? tipCents : 0;
  const total = dishes - discount + small + service + delivery + tip;
  return { dishes, discount, small, service, delivery, tip, total };
}

export const dishesCents = (state: Pick<Food, 'dishes' | 'groups'>, lines: readonly Wanted[]): number =>
  lines.reduce((sum, line) => sum + priceOf(state, line) * line.count, 0);

/** The address that the basket goes to, or null. */
export const addressFor = (state: Food): Food['addresses'][string] | null => {
  const id = state.basket.to ?? state.address;
  return id === null ? null : (state.addresses[id] ?? null);
};

export interface Priced {
  totals: Totals;
  /** Why the voucher that was chosen does not hold, or null. */ problem: VoucherProblem | null;
  voucher: Voucher | null;
}

/** What the basket comes to; null while it is empty. A voucher that does not hold takes nothing off. */
export function basketTotals(state: Food, now: number, zone: string): Priced | null {
  const { basket } = state;
  const restaurant = basket.restaurant === null ? undefined : state.restaurants[basket.restaurant];
  if (!restaurant || basket.restaurant === null) return null;
  const dishes = dishesCents(state, linesOf(state));
  const chosen = basket.voucher === null ? null : (state.vouchers[basket.voucher] ?? null);
  const use = { restaurant: basket.restaurant, dishes, mode: basket.mode, at: basket.slot ?? now, now, zone };
  const problem = chosen ? voucherProblem(state, chosen, use) : null;
  const voucher = problem === null ? chosen : null;
  const to = addressFor(state);
  const { mode, tipCents } = basket;
  return { totals: totalsOf({ restaurant, dishes, mode, to, voucher, tipCents }), problem, voucher };
}

/** What an order of ours that is over keeps: what it was paid less what came back. */
export const keptOf = ({ totals, refundedCents }: { totals: Totals; refundedCents: number }): number =>
  totals.total - refundedCents;

/**
 * What comes back for dishes of an order: their price, less their part of what was taken off. Rounded down, so that all of
 * them never give more than was paid.
 */
export const shareOf = ({ dishes, discount }: Totals, cents: number): number =>
  dishes === 0 ? 0 : Math.floor((cents * (dishes - discount)) / dishes);

/** What comes back when the owner cancels now, pence; null where it is too late. */
export function cancelRefund(order: Pick<Food['orders'][string], 'status' | 'totals'>): number | null {
  const { status, totals } = order;
  if (status === 'placed' || status === 'noRider') return totals.total;
  if (status !== 'accepted' && status !== 'preparing') return null;
  return totals.total - Math.ceil((totals.dishes - totals.discount) / 2) - totals.service;
}

export const isUnderWay = (status: Food['orders'][string]['status']): boolean =>
  status !== 'unpaid' && !OVER.includes(status);
