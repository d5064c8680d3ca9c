import { civilOf, dayOf, isoOf, weekdayOf } from '../../src/state/civil.ts';
import { draw } from './chance.ts';
import type { Code, Draft, Line, Property, Room, Stays, Trip } from './state.ts';

/** What is booked of a property. */
export type Stay = Pick<
  Trip,
  'property' | 'room' | 'rate' | 'breakfast' | 'from' | 'until' | 'rooms' | 'adults' | 'ages' | 'pets'
>;

/** Per cent of the base price by month: how towns go with the year. */
const SEASON = {
  sea: [72, 72, 80, 92, 100, 112, 130, 134, 106, 88, 76, 86],
  city: [86, 88, 96, 102, 104, 106, 100, 96, 106, 104, 98, 114],
  hill: [96, 100, 86, 90, 96, 104, 114, 118, 104, 98, 80, 118],
  sun: [70, 74, 86, 98, 104, 118, 136, 140, 112, 92, 76, 88],
} as const;
/** Share of rooms that others have, of a hundred, by the same. */
const BUSY = { sea: 46, city: 52, hill: 42, sun: 44 } as const;
/** The rate that is not refunded costs this much of the other, per cent. */
const SAVER = 88;
const POUND = 100;

const pounds = (cents: number): number => Math.round(cents / POUND) * POUND;

/** Nights from arrival to departure, as day numbers. */
export const nightsOf = (from: string, until: string): number[] =>
  Array.from({ length: Math.max(0, dayOf(until) - dayOf(from)) }, (_, i) => dayOf(from) + i);

export const isWeekend = (night: number): boolean => [5, 6].includes(weekdayOf(night));

export const roomOf = (property: Property | undefined, room: string): Room | undefined =>
  property?.rooms.find(r => r.id === room);

/** Per cent that an offer takes off at a moment. */
export function offerOf(state: Pick<Stays, 'offers'>, property: string, now: number): number {
  return Object.values(state.offers)
    .filter(o => o.property === property && o.from <= now && now < o.until)
    .reduce((most, o) => Math.max(most, o.percent), 0);
}

/** What a room costs for one night at the rate that can be cancelled, pence. */
export function nightCents(state: Stays, property: string, room: Room, night: number, now: number): number {
  const { steady, place } = state.properties[property]!;
  const base = isWeekend(night) ? room.weekendCents : room.weekdayCents;
  if (steady) return base;
  const season = SEASON[state.places[place]!.season][civilOf(night).month - 1]!;
  const week = Math.floor((night + 3) / 7);
  const sway = 95 + Math.floor(draw(state.seed, property, week) * 13);
  const off = 100 - offerOf(state, property, now);
  return pounds((base * season * sway * off) / 1_000_000);
}

/** How many of a room others have that night. */
function takenBy(state: Stays, property: string, room: Room, night: number): number {
  const busy = BUSY[state.places[state.properties[property]!.place]!.season] + (isWeekend(night) ? 10 : 0);
  return Array.from({ length: room.stock }, (_, i) => i).filter(i => {
    // Others stay for three nights, and not all from the same day.
    const stay = Math.floor((night + i) / 3);
    return draw(state.seed, property, room.id, i, stay) * 100 < busy;
  }).length;
}

const HOLDS: readonly Trip['status'][] = ['waiting', 'confirmed', 'stayed'];

/** How many of a room the owner has that night; a booking may be left out. */
function ownOn(state: Stays, property: string, room: string, night: number, except?: string): number {
  return Object.entries(state.trips)
    .filter(([id, t]) => id !== except && t.property === property && t.room === room)
    .filter(([, t]) => HOLDS.includes(t.status) && dayOf(t.from) <= night && night < dayOf(t.until))
    .reduce((sum, [, t]) => sum + t.rooms, 0);
}

const isOpenOn = (property: Property, night: number): boolean =>
  !property.closed.includes(civilOf(night).month);

/** How many of a room are left for all nights of a stay. `except` is a booking that gives its own back. */
export function leftOf(
  state: Stays,
  property: string,
  room: Room,
  from: string,
  until: string,
  except?: string,
): number {
  const found = state.properties[property]!;
  // What the owner has already is theirs to keep, whatever others have.
  const mine = except === undefined ? undefined : state.trips[except];
  const own = (night: number) =>
    mine?.property === property &&
    mine.room === room.id &&
    dayOf(mine.from) <= night &&
    night < dayOf(mine.until)
      ? mine.rooms
      : 0;
  const left = nightsOf(from, until).map(night => {
    if (!isOpenOn(found, night)) return 0;
    const free =
      room.stock - takenBy(state, property, room, night) - ownOn(state, property, room.id, night, except);
    return Math.max(own(night), free);
  });
  return left.length === 0 ? 0 : Math.max(0, Math.min(...left));
}

/** People who need a bed: a child under two sleeps in a cot where there is one. */
export const sleepers = (room: Pick<Room, 'cot'>, adults: number, ages: readonly number[]): number =>
  adults + ages.filter(age => !(room.cot && age < 2)).length;

/** Fewest nights of a stay. */
export function fewestNights(property: Property, from: string, until: string): number {
  const hasSaturday = nightsOf(from, until).some(night => weekdayOf(night) === 6);
  return hasSaturday ? Math.max(property.minNights, property.weekendNights) : property.minNights;
}

export type Refusal = 'past' | 'minStay' | 'tooMany' | 'soldOut' | 'closed' | 'pets' | 'children';

/** Why a stay cannot be booked, or null. */
export function refusalOf(state: Stays, stay: Stay, today: number, except?: string): Refusal | null {
  const property = state.properties[stay.property]!;
  const room = roomOf(property, stay.room);
  if (dayOf(stay.from) < today || stay.until <= stay.from) return 'past';
  if (nightsOf(stay.from, stay.until).some(night => !isOpenOn(property, night))) return 'closed';
  if (stay.pets > 0 && property.petCents === null) return 'pets';
  if (stay.ages.length > 0 && !property.children) return 'children';
  if (!room || sleepers(room, stay.adults, stay.ages) > room.sleeps * stay.rooms) return 'tooMany';
  if (nightsOf(stay.from, stay.until).length < fewestNights(property, stay.from, stay.until))
    return 'minStay';
  return leftOf(state, stay.property, room, stay.from, stay.until, except) < stay.rooms ? 'soldOut' : null;
}

/** A night at a rate. */
export const ratedNight = (cents: number, rate: Stay['rate']): number =>
  rate === 'saver' ? pounds((cents * SAVER) / 100) : cents;

/** People who eat breakfast: all but those under three. */
const eaters = ({ adults, ages }: Pick<Stay, 'adults' | 'ages'>): number =>
  adults + ages.filter(age => age >= 3).length;

/** What a code takes off, or why it does not hold. */
export function codeProblem(
  code: Code | undefined,
  nights: number,
  place: string,
  today: number,
): 'unknown' | 'expired' | 'elsewhere' | 'tooLittle' | null {
  if (!code) return 'unknown';
  if (dayOf(code.until) < today) return 'expired';
  if (code.place !== null && code.place !== place) return 'elsewhere';
  return nights < code.minCents ? 'tooLittle' : null;
}

export const totalOf = (lines: readonly Line[]): number => lines.reduce((sum, l) => sum + l.cents, 0);
export const nightsTotal = (lines: readonly Line[]): number => totalOf(lines.filter(l => l.kind === 'night'));

/** The price of a stay by its parts. */
export function linesOf(
  state: Stays,
  stay: Stay,
  now: number,
  today: number,
  code: string | null = null,
): Line[] {
  const property = state.properties[stay.property]!;
  const room = roomOf(property, stay.room);
  if (!room) return [];
  const nights = nightsOf(stay.from, stay.until);
  const lines: Line[] = nights.map(night => ({
    kind: 'night',
    day: isoOf(night),
    count: stay.rooms,
    cents: ratedNight(nightCents(state, stay.property, room, night, now), stay.rate) * stay.rooms,
  }));
  const extra = (kind: Line['kind'], count: number, cents: number) => {
    if (count > 0 && cents > 0) lines.push({ kind, day: null, count, cents });
  };
  const meals = eaters(stay) * nights.length;
  if (stay.breakfast) extra('breakfast', meals, meals * (property.breakfastCents ?? 0));
  extra('cleaning', 1, property.cleaningCents);
  extra('pet', stay.pets, stay.pets * (property.petCents ?? 0));
  const taxed = stay.adults * nights.length;
  extra('tax', taxed, taxed * property.taxCents);
  const cents = nightsTotal(lines);
  const known = code === null ? undefined : state.codes[code];
  if (known && codeProblem(known, cents, property.place, today) === null)
    lines.push({ kind: 'discount', day: null, count: 1, cents: -Math.floor((cents * known.percent) / 100) });
  return lines;
}

/** What is paid at once. */
export function dueNow(property: Property, plan: Draft['plan'], cents: number): number {
  return plan === 'deposit' && property.deposit !== null
    ? Math.ceil((cents * property.deposit) / 100)
    : cents;
}
