import { dayOf } from '../../src/state/civil.ts';
import { orderedEntries } from '../../src/state/order.ts';
import { compare } from '../../src/sdk/core/compare.ts';
import type { Flight, Stays, Trip } from './state.ts';

export * from './air.ts';
export * from './find.ts';
export * from './policy.ts';
export * from './rates.ts';

export interface TripRow {
  id: string;
  kind: 'stay' | 'flight';
  /** Day on which it begins. */ from: string;
}
type Shown = 'upcoming' | 'past' | 'cancelled';

const GONE: readonly Trip['status'][] = ['refused', 'soldOut', 'cancelled'];
export function shelfOf(trip: Pick<Trip, 'status' | 'until'>, today: number): Shown {
  if (GONE.includes(trip.status)) return 'cancelled';
  return trip.status === 'stayed' || dayOf(trip.until) < today ? 'past' : 'upcoming';
}
export function flightShelf(flight: Flight, now: number): Shown {
  if (flight.status === 'cancelled') return 'cancelled';
  return flight.status === 'flown' || flight.legs.at(-1)!.arrives < now ? 'past' : 'upcoming';
}

/** Trips of a shelf: what comes next first, of the past what was last. */
export function tripsOn(state: Stays, shelf: Shown, now: number, today: number): TripRow[] {
  const stays = Object.keys(state.trips)
    .filter(id => shelfOf(state.trips[id]!, today) === shelf)
    .map(id => ({ id, kind: 'stay' as const, from: state.trips[id]!.from }));
  const flights = Object.keys(state.flights)
    .filter(id => flightShelf(state.flights[id]!, now) === shelf)
    .map(id => ({ id, kind: 'flight' as const, from: state.flights[id]!.legs[0]!.day }));
  const way = shelf === 'upcoming' ? 1 : -1;
  return [...stays, ...flights].sort((a, b) =>
    a.from < b.from ? -way : a.from > b.from ? way : a.id < b.id ? -1 : 1,
  );
}

/** Messages of a booking, oldest first. */
export const messagesOf = (state: Stays, trip: string): string[] =>
  Object.keys(state.messages)
    .filter(id => state.messages[id]!.trip === trip)
    .sort((a, b) => state.messages[a]!.at - state.messages[b]!.at || (a < b ? -1 : 1));

export const requestsOf = (state: Stays, trip: string): string[] =>
  Object.keys(state.requests)
    .filter(id => state.requests[id]!.trip === trip)
    .sort((a, b) => state.requests[a]!.at - state.requests[b]!.at || (a < b ? -1 : 1));

/** People whom the owner books for, by name. */
export const travellersOf = (state: Pick<Stays, 'travellers'>) =>
  orderedEntries(state.travellers, (a, b) => compare(a.name, b.name));

/** Lists of favourites, oldest first. */
export const listsOf = (state: Stays): string[] =>
  Object.keys(state.lists).sort((a, b) => state.lists[a]!.at - state.lists[b]!.at || (a < b ? -1 : 1));
export const isFavourite = (state: Stays, property: string): boolean =>
  Object.values(state.lists).some(l => l.properties.includes(property));
export const favouritesOf = (state: Stays): string[] => [
  ...new Set(listsOf(state).flatMap(id => state.lists[id]!.properties)),
];

export const isSignedIn = (state: Pick<Stays, 'session'>, now: number): boolean => now < state.session.until;
