import { CITIES, fold, type City } from './cities.ts';
import type { Alarm, Clock, Timer } from './state.ts';

export * from './moments.ts';
export * from './words.ts';

export type { City };
const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

/** Alarms with their ids, the wake-up alarm first where its schedule is used, then by time. */
export const alarmsOf = (state: Clock): (Alarm & { id: string })[] =>
  Object.entries(state.alarms)
    .map(([id, a]) => ({ ...a, id }))
    .filter(a => !a.wakeUp || state.bedtime.on)
    .sort((a, b) => Number(b.wakeUp) - Number(a.wakeUp) || a.time - b.time || byId(a, b));

/** Timers with their ids, newest first. */
export const timersOf = (state: Clock): (Timer & { id: string })[] =>
  Object.entries(state.timers)
    .map(([id, t]) => ({ ...t, id }))
    .sort((a, b) => b.createdAt - a.createdAt || byId(a, b));

const cities = new Map(CITIES.map(c => [c.id, c]));
export const cityOf = (id: string): City | undefined => cities.get(id);

/** Cities that a search finds by city, country or zone, those whose name begins so first, then by name. */
export function findCities(query: string): City[] {
  const words = fold(query.trim());
  const rank = (c: City) => (fold(c.name).startsWith(words) ? 0 : 1);
  return CITIES.filter(
    c => words === '' || fold(`${c.name} ${c.country} ${c.zone.replaceAll('_', ' ')}`).includes(words),
  ).toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
}

export interface Lap {
  number: number;
  lap: number;
  total: number;
  mark: 'fastest' | 'slowest' | null;
}

/** Laps, the last first; with three and more the fastest and the slowest are marked. */
export function lapsOf({ laps }: Clock['stopwatch']): Lap[] {
  const spans = laps.map((total, i) => total - (laps[i - 1] ?? 0));
  const fastest = spans.indexOf(Math.min(...spans));
  const slowest = spans.indexOf(Math.max(...spans));
  const markOf = (i: number): Lap['mark'] => {
    if (laps.length < 3 || fastest === slowest) return null;
    if (i === fastest) return 'fastest';
    return i === slowest ? 'slowest' : null;
  };
  return laps
    .map((total, i): Lap => ({
      number: i + 1,
      lap: spans[i]!,
      total,
      mark: markOf(i),
    }))
    .reverse();
}

/** Milliseconds of digits typed as hhmmss. */
export function lengthOf(digits: string): number {
  const d = digits.padStart(6, '0');
  return (Number(d.slice(0, 2)) * 3600 + Number(d.slice(2, 4)) * 60 + Number(d.slice(4))) * 1000;
}
