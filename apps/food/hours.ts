import { addDays, epochOf, partsAt } from '../../src/state/clock.ts';
import type { Restaurant } from './state/menu.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
/** How many days ahead an order can be scheduled, today among them. */
export const DAYS_AHEAD = 7;

/** 0 is Monday. */
export const weekdayAt = (ms: number, zone: string): number => (partsAt(ms, zone).weekday + 6) % 7;

type Hours = Pick<Restaurant, 'hours'>;

/** From when to when it is open on the day of a time, or null where it is closed. */
export function openOn({ hours }: Hours, day: number, zone: string): { from: number; to: number } | null {
  const [from, to] = hours[weekdayAt(day, zone)]!;
  if (from === undefined || to === undefined) return null;
  const { year, month, day: date } = partsAt(day, zone);
  const at = (minute: number) => epochOf({ year, month, day: date, hour: 0, minute }, zone);
  return { from: at(from), to: at(to) };
}

export function isOpen(restaurant: Hours, now: number, zone: string): boolean {
  const today = openOn(restaurant, now, zone);
  return today !== null && now >= today.from && now < today.to;
}

/** When it opens next, within a week; null where it does not. */
export function opensNext(restaurant: Hours, now: number, zone: string): number | null {
  for (let day = 0; day < 8; day++) {
    const open = openOn(restaurant, addDays(now, day, zone), zone);
    if (open && open.from > now) return open.from;
  }
  return null;
}

export interface Slot {
  at: number;
  full: boolean;
}
/** The quarters of an hour of a day at which an order can be there, `minutes` after it is begun at the earliest. */
export function slotsOf(
  restaurant: Pick<Restaurant, 'hours' | 'full'>,
  day: number,
  now: number,
  minutes: number,
  zone: string,
): Slot[] {
  const open = openOn(restaurant, day, zone);
  if (!open) return [];
  const earliest = Math.max(open.from, now) + minutes * MINUTE;
  const first = Math.ceil(earliest / QUARTER) * QUARTER;
  const out: Slot[] = [];
  for (let at = first; at <= open.to; at += QUARTER) out.push({ at, full: restaurant.full.includes(at) });
  return out;
}
