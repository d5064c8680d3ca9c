import { civilOf, dayOf, isoOf, weekdayOf } from '../../src/state/civil.ts';
import { epochOf } from '../../src/state/clock.ts';
import { orderedIds } from '../../src/state/order.ts';
import { draw } from './chance.ts';
import type { Air, Fare, Flight, Leg, Stays } from './state.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const POUND = 100;
/** Shortest and longest time between two flights of one journey. */
const CHANGE_MIN = 50 * MINUTE;
const CHANGE_MAX = 5 * HOUR;

/** A flight on one day. */
export interface Hop {
  number: string;
  day: string;
  from: string;
  to: string;
  departs: number;
  arrives: number;
}
/** One flight or two, from where one begins to where one wants to be. `key` names it: `WA210@2026-04-02+WA38@2026-04-02`. */
export interface Journey {
  key: string;
  hops: Hop[];
  departs: number;
  arrives: number;
  cents: number;
}

const SEASON = [84, 86, 94, 104, 102, 112, 128, 130, 106, 96, 86, 110] as const;
/** What the fare of a day is, of a hundred, by how many days it is off. */
function early(days: number): number {
  if (days > 60) return 84;
  if (days > 30) return 92;
  if (days > 14) return 100;
  if (days > 7) return 118;
  return days > 2 ? 142 : 168;
}

export function hopOn(state: Stays, number: string, day: string): Hop | null {
  const route = state.routes[number];
  if (!route || !route.days.includes(String(weekdayOf(dayOf(day))))) return null;
  const { year, month, day: date } = civilOf(dayOf(day));
  const departs = epochOf(
    { year, month, day: date, hour: Math.floor(route.departs / 60), minute: route.departs % 60 },
    state.airports[route.from]!.zone,
  );
  return { number, day, from: route.from, to: route.to, departs, arrives: departs + route.minutes * MINUTE };
}

/** The light fare of one passenger on one flight, pence. */
export function hopCents(state: Stays, hop: Hop, today: number): number {
  const { month } = civilOf(dayOf(hop.day));
  const sway = 88 + Math.floor(draw(state.seed, 'fare', hop.number, hop.day) * 30);
  const cents =
    (state.routes[hop.number]!.cents * SEASON[month - 1]! * sway * early(dayOf(hop.day) - today)) / 1_000_000;
  return Math.max(14_00, Math.round(cents / POUND) * POUND);
}

const journey = (state: Stays, hops: Hop[], today: number): Journey => {
  const sum = hops.reduce((all, hop) => all + hopCents(state, hop, today), 0);
  return {
    key: hops.map(h => `${h.number}@${h.day}`).join('+'),
    hops,
    departs: hops[0]!.departs,
    arrives: hops.at(-1)!.arrives,
    // Two flights of one journey cost less than each alone.
    cents: hops.length === 1 ? sum : Math.round((sum * 0.86) / POUND) * POUND,
  };
};

/** A journey by its key, or null where it does not exist. */
export function journeyOf(state: Stays, key: string, today: number): Journey | null {
  const hops = key.split('+').map(part => {
    const [number = '', day = ''] = part.split('@');
    return hopOn(state, number, day);
  });
  return hops.some(h => h === null) ? null : journey(state, hops as Hop[], today);
}

const from = (state: Stays, airport: string, day: string): Hop[] =>
  orderedIds(state.routes)
    .filter(number => state.routes[number]!.from === airport)
    .flatMap(number => hopOn(state, number, day) ?? []);

/** Journeys of a day that have not left: direct ones, and those with one stop. */
export function journeysOn(
  state: Stays,
  { start, end, day }: { start: string; end: string; day: string },
  now: number,
  today: number,
): Journey[] {
  const first = from(state, start, day).filter(hop => hop.departs > now + HOUR);
  const direct = first.filter(hop => hop.to === end).map(hop => [hop]);
  const stops = first
    .filter(hop => hop.to !== end)
    .flatMap(hop =>
      from(state, hop.to, day)
        .filter(next => next.to === end)
        .filter(next => next.departs - hop.arrives >= CHANGE_MIN && next.departs - hop.arrives <= CHANGE_MAX)
        .map(next => [hop, next]),
    );
  return [...direct, ...stops].map(hops => journey(state, hops, today));
}

/** Flights as the chosen order and filter show them. */
export function flightsFor(
  state: Stays,
  way: Leg['way'],
  now: number,
  today: number,
  air: Air = state.air,
): Journey[] {
  const day = way === 'out' ? air.out : (air.back ?? air.out);
  const [start, end] = way === 'out' ? [air.from, air.to] : [air.to, air.from];
  const all = journeysOn(state, { start, end, day }, now, today).filter(
    j => air.stops || j.hops.length === 1,
  );
  const value = {
    price: (j: Journey) => j.cents,
    departs: (j: Journey) => j.departs,
    arrives: (j: Journey) => j.arrives,
    time: (j: Journey) => j.arrives - j.departs,
  }[air.sort];
  return all.sort((a, b) => value(a) - value(b) || (a.key < b.key ? -1 : 1));
}

export const BAG_CENTS = 28_00;
export const CHANGE_CENTS = 35_00;
/** Bags that every passenger has with a fare. */
export const bagsIn = (fare: Fare): number => (fare === 'light' ? 0 : 1);
export const seatsIn = (fare: Fare): boolean => fare === 'flex';

/** What a passenger pays for a journey in a fare. */
export function fareCents(cents: number, fare: Fare, cabin: Air['cabin'] = 'economy'): number {
  const base = cabin === 'premium' ? Math.round((cents * 1.9) / POUND) * POUND : cents;
  if (fare === 'light') return base;
  return fare === 'standard' ? base + 24_00 : Math.round((base * 1.45) / POUND) * POUND + 38_00;
}
/** A child of two to eleven pays three quarters. */
export const childCents = (cents: number): number => Math.round((cents * 0.75) / POUND) * POUND;

export const ROWS = 18;
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const EXIT_ROW = 8;
const FRONT_ROWS = 3;

export function seatCents(seat: string, fare: Fare): number {
  if (seatsIn(fare)) return 0;
  const row = parseInt(seat, 10);
  if (row === EXIT_ROW) return 18_00;
  return row <= FRONT_ROWS ? 14_00 : 7_00;
}
/** Whether somebody else has a seat. */
export const isTaken = (state: Stays, number: string, day: string, seat: string): boolean =>
  draw(state.seed, 'seat', number, day, seat) < 0.52;

/** How a flight counts what is paid: fares, seats, bags and fees. */
export const flightTotal = (f: Pick<Flight, 'fareCents' | 'seatCents' | 'bagCents' | 'feeCents'>): number =>
  f.fareCents + f.seatCents + f.bagCents + f.feeCents;

export const CHECK_IN_OPENS = 48 * HOUR;
export const CHECK_IN_CLOSES = HOUR;
/** Whether passengers may check in: not before two days, nor in the last hour. */
export function checkInAt(flight: Flight, now: number): 'early' | 'open' | 'closed' {
  const next = flight.legs.find(leg => leg.departs > now);
  if (!next || next.departs - now < CHECK_IN_CLOSES) return 'closed';
  return next.departs - now > CHECK_IN_OPENS ? 'early' : 'open';
}

/** What comes back of flights that are cancelled: by the fare. */
export function flightRefund(flight: Flight, now: number): number {
  const first = flight.legs[0]!.departs;
  const kept = flight.paidCents - flight.refundedCents;
  if (flight.checkedIn || first <= now) return 0;
  if (flight.fare === 'flex') return first - now >= 2 * HOUR ? kept : 0;
  if (flight.fare === 'standard' && first - now >= 24 * HOUR)
    return Math.floor(Math.min(kept, flight.fareCents) / 2);
  return 0;
}

/** What another day or time costs: the fee of the fare and the difference, and what comes back of a flexible one. */
export function flightChange(
  state: Stays,
  flight: Flight,
  keys: readonly string[],
  today: number,
): { fareCents: number; feeCents: number; dueCents: number } | null {
  if (flight.fare === 'light' || flight.checkedIn) return null;
  const journeys = keys.map(key => journeyOf(state, key, today));
  if (journeys.some(j => j === null)) return null;
  const fareTotal = faresOf(journeys as Journey[], flight.fare, flight.cabin, flight.passengers);
  const feeCents = flight.fare === 'standard' ? CHANGE_CENTS * flight.passengers.length : 0;
  return { fareCents: fareTotal, feeCents, dueCents: fareTotal - flight.fareCents + feeCents };
}

/** Fares of all passengers for all journeys. */
export function faresOf(
  journeys: readonly Journey[],
  fare: Fare,
  cabin: Air['cabin'],
  passengers: readonly { kind: 'adult' | 'child' }[],
): number {
  return journeys.reduce((sum, j) => {
    const adult = fareCents(j.cents, fare, cabin);
    const all = passengers.reduce((s, p) => s + (p.kind === 'child' ? childCents(adult) : adult), 0);
    return sum + all;
  }, 0);
}

/** Flights of journeys as they are booked. */
export const legsOf = (journeys: readonly [Leg['way'], Journey][], seats: readonly string[][]): Leg[] =>
  journeys
    .flatMap(([way, j]) => j.hops.map(hop => ({ way, ...hop })))
    .map((hop, i) => ({ ...hop, seats: [...(seats[i] ?? [])], delay: 0, gate: '' }));

/** A day further on. */
export const later = (iso: string, days: number): string => isoOf(dayOf(iso) + days);
