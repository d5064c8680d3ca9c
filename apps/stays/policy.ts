import { dayOf } from '../../src/state/civil.ts';
import { partsAt } from '../../src/state/clock.ts';
import { dayAt, isoOf } from '../../src/state/civil.ts';
import type { Property, Trip } from './state.ts';

/** A day of the policy ends at six in the evening. */
const EVENING = 18;

export type Back = 'all' | 'half' | 'nothing';

/** What comes back of a booking that is cancelled at a moment. */
export function backOf(
  trip: Pick<Trip, 'from' | 'rate'>,
  property: Pick<Property, 'freeDays' | 'halfDays'>,
  now: number,
  zone: string,
): Back {
  if (trip.rate === 'saver') return 'nothing';
  const late = partsAt(now, zone).hour >= EVENING ? 1 : 0;
  const days = dayOf(trip.from) - dayAt(now, zone) - late;
  if (days >= property.freeDays) return 'all';
  return days >= property.halfDays ? 'half' : 'nothing';
}

/** What is left of what was paid. */
export const keptOf = (trip: Pick<Trip, 'paidCents' | 'refundedCents'>): number =>
  trip.paidCents - trip.refundedCents;

/** Pence that come back. A booking that the host has not agreed to costs nothing. */
export function refundOf(trip: Trip, property: Property, now: number, zone: string): number {
  const kept = keptOf(trip);
  if (trip.status === 'waiting') return kept;
  const share = { all: kept, half: Math.floor(kept / 2), nothing: 0 };
  return share[backOf(trip, property, now, zone)];
}

/** Last day on which cancelling is free, and on which half comes back, ISO dates. */
export const freeUntil = (from: string, property: Pick<Property, 'freeDays'>): string =>
  isoOf(dayOf(from) - property.freeDays);
export const halfUntil = (from: string, property: Pick<Property, 'halfDays'>): string =>
  isoOf(dayOf(from) - property.halfDays);

/** Whether dates, guests and room may still be changed. */
export const canMove = (trip: Trip, property: Property, now: number, zone: string): boolean =>
  trip.status === 'confirmed' && trip.rate === 'flex' && backOf(trip, property, now, zone) !== 'nothing';
