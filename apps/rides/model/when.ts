import { epochOf, partsAt } from '../../../src/state/clock.ts';
import type { Kind } from '../state.ts';
import { HOUR, MINUTE, TARIFFS } from './kinds.ts';

const QUARTER = 15 * MINUTE;
/** A usual time for a ride that is arranged: in an hour or a little more. */
export const laterOn = (now: number): number => Math.ceil((now + HOUR) / QUARTER) * QUARTER;

/** A moment with the day of another, or with another time of day in minutes. */
export function movedTo(at: number, which: 'date' | 'time', value: number, zone: string): number {
  const { year, month, day } = partsAt(which === 'date' ? value : at, zone);
  const { hour, minute } = partsAt(at, zone);
  const minutes = which === 'time' ? value : hour * 60 + minute;
  return epochOf({ year, month, day, hour: Math.floor(minutes / 60), minute: minutes % 60 }, zone);
}

const two = (n: number): string => String(n).padStart(2, '0');
const clock = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
/** Times of day between which a type of ride runs. */
export const hoursOf = (kind: Kind): { from: string; until: string } => {
  const [from, until] = TARIFFS[kind].hours;
  return { from: clock(from), until: clock(until) };
};
