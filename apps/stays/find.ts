import { dayOf } from '../../src/state/civil.ts';
import { remembered } from '../../src/sdk/core/remembered.ts';
import { orderedEntries } from '../../src/state/order.ts';
import { compare } from '../../src/sdk/core/compare.ts';
import { backOf } from './policy.ts';
import { leftOf, linesOf, nightsOf, refusalOf, totalOf, type Refusal, type Stay } from './rates.ts';
import { SCORES, type Filters, type Property, type Search, type Stays } from './state.ts';

/** What a property offers for a search: its cheapest room and rate, or why there is none. */
export interface Found {
  id: string;
  property: Property;
  stay: Stay | null;
  cents: number;
  nightCents: number;
  left: number;
  why: Refusal | null;
}

/** Score of all guests, in tenths. */
export const scoreOf = ({ scores }: Pick<Property, 'scores'>): number =>
  Math.round(SCORES.reduce((sum, key) => sum + scores[key], 0) / SCORES.length);

/** How a room would be booked for a search. */
export const stayFor = (
  search: Search,
  property: string,
  room: string,
  rate: Stay['rate'] = 'flex',
  breakfast = false,
): Stay => ({
  property,
  room,
  rate,
  breakfast,
  from: search.from,
  until: search.until,
  rooms: search.rooms,
  adults: search.adults,
  ages: [...search.ages],
  pets: search.pets,
});

const WORST: readonly Refusal[] = ['past', 'closed', 'pets', 'children', 'tooMany', 'minStay', 'soldOut'];

/** The cheapest stay of a property for a search; with `flex`, only one that can be cancelled. */
export function cheapest(
  state: Stays,
  search: Search,
  id: string,
  now: number,
  today: number,
  needs: { flex?: boolean; breakfast?: boolean; cot?: boolean } = {},
): Found {
  const property = state.properties[id]!;
  const nights = Math.max(1, nightsOf(search.from, search.until).length);
  const eats = needs.breakfast === true && property.breakfastCents !== null;
  const rates: Stay['rate'][] = property.saver && !needs.flex ? ['saver', 'flex'] : ['flex'];
  const rooms = property.rooms.filter(room => !needs.cot || room.cot);
  const options = rooms.flatMap(room =>
    rates.map(rate => {
      const stay = stayFor(search, id, room.id, rate, eats || property.breakfastCents === 0);
      const why = refusalOf(state, stay, today);
      const left = leftOf(state, id, room, search.from, search.until);
      return { stay, why, left, cents: totalOf(linesOf(state, stay, now, today)) };
    }),
  );
  const free = options.filter(o => o.why === null).sort((a, b) => a.cents - b.cents);
  const best = free[0];
  if (best) {
    const { stay, cents, left } = best;
    return { id, property, stay, cents, left, why: null, nightCents: Math.round(cents / nights) };
  }
  const why = options.reduce<Refusal>((all, o) => {
    const now = o.why ?? 'soldOut';
    return WORST.indexOf(now) > WORST.indexOf(all) ? now : all;
  }, 'past');
  return { id, property, stay: null, cents: 0, nightCents: 0, left: 0, why };
}

const isIn = <T>(list: readonly T[], value: T): boolean => list.length === 0 || list.includes(value);

/** Whether a property passes the filters that ask nothing of its price. */
function fits(f: Filters, p: Property): boolean {
  return (
    p.stars >= f.stars &&
    scoreOf(p) >= f.score &&
    isIn(f.kinds, p.kind) &&
    isIn(f.districts, p.district) &&
    f.facilities.every(each => p.facilities.includes(each)) &&
    (!f.breakfast || p.breakfastCents === 0) &&
    (!f.pets || p.petCents !== null) &&
    (!f.cot || p.rooms.some(r => r.cot)) &&
    (f.centreM === null || p.centreM <= f.centreM) &&
    (f.stationM === null || p.stationM <= f.stationM)
  );
}

const isFree = (found: Found, now: number, zone: string): boolean =>
  found.stay !== null && backOf(found.stay, found.property, now, zone) === 'all';

const byId = (a: Found, b: Found): number => (a.id < b.id ? -1 : 1);
const by =
  (value: (f: Found) => number) =>
  (a: Found, b: Found): number =>
    value(a) - value(b) || byId(a, b);
const SORTERS = {
  best: by(f => f.cents / 100 - scoreOf(f.property) * 3),
  price: by(f => f.cents),
  score: by(f => -scoreOf(f.property)),
  centre: by(f => f.property.centreM),
  station: by(f => f.property.stationM),
  stars: by(f => -f.property.stars),
} as const;

/** What a search finds, narrowed and in order; what is not free comes last. */
export function resultsOf(
  { state, now, today, zone }: { state: Stays; now: number; today: number; zone: string },
  search: Search = state.search,
  filters: Filters = state.filters,
): Found[] {
  const needs = { flex: filters.free, breakfast: filters.breakfast, cot: filters.cot };
  const found = Object.keys(state.properties)
    .filter(id => search.place === null || state.properties[id]!.place === search.place)
    .filter(id => fits(filters, state.properties[id]!))
    .map(id => cheapest(state, search, id, now, today, needs))
    .filter(f => f.stay === null || filters.nightCents === null || f.nightCents <= filters.nightCents)
    .filter(f => f.stay === null || filters.totalCents === null || f.cents <= filters.totalCents)
    .filter(f => !filters.free || f.stay === null || isFree(f, now, zone));
  const limits = filters.nightCents !== null || filters.totalCents !== null || filters.free;
  return [
    ...found.filter(f => f.stay !== null).sort(SORTERS[filters.sort]),
    ...(limits ? [] : found.filter(f => f.stay === null).sort(byId)),
  ];
}

/** How many filters are set. */
export function filtersSet(f: Filters): number {
  const parts = [
    f.nightCents !== null,
    f.totalCents !== null,
    f.stars > 0,
    f.score > 0,
    f.kinds.length > 0,
    f.districts.length > 0,
    f.free,
    f.breakfast,
    f.pets,
    f.cot,
    f.centreM !== null,
    f.stationM !== null,
  ];
  return parts.filter(Boolean).length + f.facilities.length;
}

/** Text as search compares it: without accents and capitals. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();

export interface Suggestion {
  id: string;
  kind: 'place' | 'property';
  name: string;
}

/** Towns, by name. */
export const placesOf = (state: Pick<Stays, 'places'>) =>
  orderedEntries(state.places, (a, b) => compare(a.name, b.name));

/** Towns and properties whose names begin with, or hold, what was typed. */
export function suggestionsFor(state: Stays, query: string): Suggestion[] {
  const wanted = plain(query);
  const places = placesOf(state).map(([id, p]) => ({
    id,
    kind: 'place' as const,
    name: p.name,
    all: [p.name, ...p.also],
  }));
  if (wanted === '') return places.map(({ id, kind, name }) => ({ id, kind, name }));
  const properties = orderedEntries(state.properties, (a, b) => compare(a.name, b.name)).map(([id, p]) => ({
    id,
    kind: 'property' as const,
    name: p.name,
    all: [p.name],
  }));
  const has = (all: readonly string[]) => all.some(each => plain(each).includes(wanted));
  return [...places, ...properties]
    .filter(each => has(each.all))
    .map(({ id, kind, name }) => ({ id, kind, name }))
    .slice(0, 20);
}

/** Reviews of a property, newest first. */
export const reviewsByProperty = remembered((reviews: Stays['reviews']) => {
  const all = new Map<string, string[]>();
  for (const id of Object.keys(reviews)) {
    const { property } = reviews[id]!;
    all.set(property, [...(all.get(property) ?? []), id]);
  }
  for (const ids of all.values())
    ids.sort((a, b) =>
      reviews[b]!.month < reviews[a]!.month ? -1 : reviews[b]!.month > reviews[a]!.month ? 1 : a < b ? -1 : 1,
    );
  return all;
});
export const reviewsOf = (state: Stays, property: string): string[] =>
  reviewsByProperty(state.reviews).get(property) ?? [];

/** Days that a search may have: from today, for at most thirty nights, within a year. */
export const MOST_NIGHTS = 30;
export const LAST_DAY = 400;
export function areDates(from: string, until: string, today: number): boolean {
  const nights = dayOf(until) - dayOf(from);
  return dayOf(from) >= today && nights >= 1 && nights <= MOST_NIGHTS && dayOf(until) <= today + LAST_DAY;
}
