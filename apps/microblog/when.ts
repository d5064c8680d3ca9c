import { epochOf, partsAt } from '../../src/state/clock.ts';
import type { Microblog } from './state.ts';

const HOUR = 60;
const DAY_MS = 86_400_000;

/** Day and time that a post is scheduled for until another is chosen: tomorrow at nine. */
export function whenOf(state: Microblog, now: number, _zone: string): { date: number; minutes: number } {
  return state.when ?? { date: now + DAY_MS, minutes: 9 * HOUR };
}
/** The moment of a day and a time. */
export function momentOf({ date, minutes }: { date: number; minutes: number }, zone: string): number {
  const { year, month, day } = partsAt(date, zone);
  return epochOf({ year, month, day, hour: Math.floor(minutes / HOUR), minute: minutes % HOUR }, zone);
}
