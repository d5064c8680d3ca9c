import { matchOf } from '../../src/sdk/city/index.ts';
import { remembered } from '../../src/sdk/core/remembered.ts';
import { orderedEntries, orderedRows } from '../../src/state/order.ts';
import { compare } from '../../src/sdk/core/compare.ts';
import { warningsOf } from './basket.ts';
import { isOpen, opensNext } from './hours.ts';
import { addressFor, feeOf, isUnderWay, metresBetween, reaches, rideMinutes } from './prices.ts';
import type { Food } from './state.ts';
import type { Cuisine, Dish, Restaurant, Review, Wish } from './state/menu.ts';
import type { Order } from './state/order.ts';
import type { Address, Voucher } from './state/own.ts';
import { CUISINE_WORDS } from './names.ts';
import { words } from './words.ts';

export * from './basket.ts';
export * from './hours.ts';
export * from './past.ts';
export * from './prices.ts';
export * from './ready.ts';

export type DishRow = Dish & { id: string };

/** Dishes by restaurant, as the menus have them. */
const menus = remembered((dishes: Food['dishes']): ReadonlyMap<string, DishRow[]> => {
  const out = new Map<string, DishRow[]>();
  for (const [id, dish] of Object.entries(dishes))
    out.set(dish.restaurant, [...(out.get(dish.restaurant) ?? []), { ...dish, id }]);
  for (const rows of out.values()) rows.sort((a, b) => a.place - b.place || compare(a.id, b.id));
  return out;
});
export const dishesOf = (state: Pick<Food, 'dishes'>, restaurant: string): DishRow[] =>
  menus(state.dishes).get(restaurant) ?? [];

/** The menu in its sections, with dishes that fit all wishes. */
export function sectionsOf(
  state: Pick<Food, 'dishes' | 'allergies' | 'settings'>,
  restaurant: string,
  wishes: readonly Wish[] = [],
): { name: string; dishes: DishRow[] }[] {
  const out: { name: string; dishes: DishRow[] }[] = [];
  for (const dish of dishesOf(state, restaurant)) {
    if (!wishes.every(w => w === 'halal' || dish.diets.includes(w))) continue;
    if (state.settings.hideAllergens && warningsOf(state, dish).length > 0) continue;
    const section = out.find(s => s.name === dish.section);
    if (section) section.dishes.push(dish);
    else out.push({ name: dish.section, dishes: [dish] });
  }
  return out;
}

/** How many dishes a kitchen needs to be listed for a diet. */
const ENOUGH = 3;
const suits = (state: Food, id: string, wish: Wish): boolean =>
  wish === 'halal'
    ? state.restaurants[id]!.halal
    : dishesOf(state, id).filter(d => d.diets.includes(wish)).length >= ENOUGH;

export interface Info {
  id: string;
  restaurant: Restaurant;
  open: boolean;
  /** When it opens next, where it is closed. */ opens: number | null;
  /** Minutes until it would be there, or could be fetched. */ minutes: number;
  metres: number;
  /** Delivery, pence; null where nobody brings it there. */ fee: number | null;
}

export function infoOf(state: Food, id: string, now: number, zone: string): Info {
  const restaurant = state.restaurants[id]!;
  const to = addressFor(state) ?? null;
  const metres = to ? metresBetween(restaurant, to) : 0;
  const comes = to !== null && reaches(restaurant, to);
  const open = isOpen(restaurant, now, zone);
  return {
    id,
    restaurant,
    open,
    opens: open ? null : opensNext(restaurant, now, zone),
    minutes: restaurant.prepMinutes + (comes ? rideMinutes(metres) : 0),
    metres,
    fee: comes ? feeOf(restaurant, to) : null,
  };
}

export const SORTS = ['best', 'rating', 'time', 'fee', 'distance'] as const;
export type Sort = (typeof SORTS)[number];
export interface Filter {
  cuisine: Cuisine | null;
  open: boolean;
  minutes: number | null;
  fee: number | null;
  minimum: number | null;
  stars: number | null;
  wishes: readonly Wish[];
  sort: Sort;
}
export const NO_FILTER: Filter = {
  cuisine: null,
  open: false,
  minutes: null,
  fee: null,
  minimum: null,
  stars: null,
  wishes: [],
  sort: 'best',
};

const within = (value: number | null, most: number | null): boolean =>
  most === null || (value !== null && value <= most);

function fits(state: Food, { id, restaurant, open, minutes, fee }: Info, filter: Filter): boolean {
  if (filter.cuisine !== null && !restaurant.cuisines.includes(filter.cuisine)) return false;
  if (filter.open && !open) return false;
  if (filter.stars !== null && restaurant.stars < filter.stars) return false;
  const isNear = within(fee === null ? null : minutes, filter.minutes) && within(fee, filter.fee);
  return (
    isNear && within(restaurant.minimumCents, filter.minimum) && filter.wishes.every(w => suits(state, id, w))
  );
}

/** Those that bring it first, then those that are open, then by stars and how many gave them. */
const bestFirst = (a: Info, b: Info): number =>
  Number(b.fee !== null) - Number(a.fee !== null) ||
  Number(b.open) - Number(a.open) ||
  b.restaurant.stars - a.restaurant.stars ||
  b.restaurant.ratings - a.restaurant.ratings;

const ORDERS: Record<Sort, (a: Info, b: Info) => number> = {
  best: bestFirst,
  rating: (a, b) => b.restaurant.stars - a.restaurant.stars || b.restaurant.ratings - a.restaurant.ratings,
  time: (a, b) => a.minutes - b.minutes,
  fee: (a, b) => (a.fee ?? 99_00) - (b.fee ?? 99_00),
  distance: (a, b) => a.metres - b.metres,
};
const byId = (a: Info, b: Info): number => (a.id < b.id ? -1 : 1);

/** What of a restaurant answers a query: its name, its cuisine, or dishes. */
export function answers(state: Food, id: string, query: string): { rank: number; dishes: DishRow[] } | null {
  const { name, cuisines } = state.restaurants[id]!;
  const ranks = [name, ...cuisines.map(c => words[CUISINE_WORDS[c]])].flatMap(
    text => matchOf(text, query) ?? [],
  );
  const dishes = dishesOf(state, id).filter(
    d => matchOf(d.name, query) !== null || (d.other !== '' && matchOf(d.other, query) !== null),
  );
  if (ranks.length === 0 && dishes.length === 0) return null;
  return { rank: Math.min(...ranks, dishes.length > 0 ? 2 : 9), dishes };
}

export type Found = Info & { dishes: DishRow[] };

/** Restaurants for a query and a filter, in the order that was chosen. */
export function searchOf(state: Food, query: string, filter: Filter, now: number, zone: string): Found[] {
  const text = query.trim();
  return Object.keys(state.restaurants)
    .flatMap(id => {
      const hit = text === '' ? { rank: 0, dishes: [] } : answers(state, id, text);
      if (!hit) return [];
      const info = infoOf(state, id, now, zone);
      return fits(state, info, filter) ? [{ ...info, ...hit }] : [];
    })
    .toSorted(
      (a, b) => (filter.sort === 'best' ? a.rank - b.rank : 0) || ORDERS[filter.sort](a, b) || byId(a, b),
    );
}

/** What the search field suggests: restaurants, and names of dishes. */
export function suggestionsOf(state: Food, query: string): { restaurants: string[]; dishes: string[] } {
  if (query.trim() === '') return { restaurants: [], dishes: [] };
  const restaurants = orderedEntries(state.restaurants, (a, b) => compare(a.name, b.name))
    .filter(([, r]) => matchOf(r.name, query) !== null)
    .map(([id]) => id);
  const dishes = orderedRows(state.dishes, (a, b) => compare(a.name, b.name))
    .filter(d => matchOf(d.name, query) !== null || (d.other !== '' && matchOf(d.other, query) !== null))
    .map(d => d.name);
  return { restaurants: restaurants.slice(0, 4), dishes: [...new Set(dishes)].slice(0, 6) };
}

/** Lists of the first screen. */
export const LISTS = ['quick', 'free', 'top', 'vegan', 'glutenFree', 'halal'] as const;
export type List = (typeof LISTS)[number];
export const LIST_FILTERS: Record<List, Partial<Filter>> = {
  quick: { minutes: 30, sort: 'time' },
  free: { fee: 200, sort: 'fee' },
  top: { stars: 46, sort: 'rating' },
  vegan: { wishes: ['vegan'], sort: 'rating' },
  glutenFree: { wishes: ['glutenFree'], sort: 'rating' },
  halal: { wishes: ['halal'], sort: 'rating' },
};

export type OrderRow = Order & { id: string };
/** Orders, newest first. */
export const ordersOf = (state: Pick<Food, 'orders'>): OrderRow[] =>
  Object.entries(state.orders)
    .map(([id, order]) => ({ ...order, id }))
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
export const activeOf = (state: Pick<Food, 'orders'>): OrderRow[] =>
  ordersOf(state).filter(o => o.status === 'unpaid' || isUnderWay(o.status));

/** An order by its id, or by its number as links name it. */
export const orderFor = (state: Pick<Food, 'orders'>, key: string): OrderRow | undefined =>
  ordersOf(state).find(o => o.id === key || o.number === key);

/** Places where the owner ordered, the latest first, with that order. */
export const againOf = (state: Pick<Food, 'orders'>): OrderRow[] =>
  ordersOf(state)
    .filter(o => o.status === 'delivered' || o.status === 'collected')
    .filter((o, i, all) => all.findIndex(p => p.restaurant === o.restaurant) === i);

export type ReviewRow = Review & { id: string };
const reviewRows = remembered((reviews: Food['reviews']): ReviewRow[] =>
  Object.entries(reviews)
    .map(([id, review]) => ({ ...review, id }))
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)),
);
export const reviewsOf = (state: Pick<Food, 'reviews'>, restaurant: string): ReviewRow[] =>
  reviewRows(state.reviews).filter(r => r.restaurant === restaurant);

export type AddressRow = Address & { id: string };
export const addressesOf = (state: Pick<Food, 'addresses'>): AddressRow[] =>
  Object.entries(state.addresses)
    .map(([id, address]) => ({ ...address, id }))
    .toSorted((a, b) => a.addedAt - b.addedAt || (a.id < b.id ? -1 : 1));

export type VoucherRow = Voucher & { id: string };
/** Vouchers that the owner holds, those that end soonest first. */
export const vouchersOf = (state: Pick<Food, 'vouchers'>): VoucherRow[] =>
  Object.entries(state.vouchers)
    .map(([id, voucher]) => ({ ...voucher, id }))
    .filter(v => v.held)
    .toSorted((a, b) => a.until - b.until || (a.id < b.id ? -1 : 1));
