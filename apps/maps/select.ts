import { harrowBay as city, metresOf, type Box } from '../../src/sdk/city/index.ts';
import { writeGpx } from '../../src/sdk/core/gpx.ts';
import { daysBetween } from '../../src/state/clock.ts';
import type { List, Maps, Marker, Move, Saved, Spot, Track, Visit } from './state.ts';

export * from './select/places.ts';
export * from './select/route.ts';

export type WithId<T> = T & { id: string };
const rows = <T extends object>(table: Record<string, T>): WithId<T>[] => Object.entries(table).map(([id, row]) => ({ ...row, id }));
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** Lists in their order, with how many places each holds. */
export const listsOf = (s: Pick<Maps, 'lists' | 'saved'>): (WithId<List> & { count: number })[] => rows(s.lists).map(l => ({ ...l, count: Object.values(s.saved).filter(x => x.list === l.id).length })).sort((a, b) => a.order - b.order || byId(a, b));
export const savedIn = (s: Pick<Maps, 'saved'>, list: string): WithId<Saved>[] => rows(s.saved).filter(x => x.list === list).sort((a, b) => a.order - b.order || a.at - b.at || byId(a, b));
/** Whether two spots are the same thing: the same place, or points within two metres. */
export function sameSpot(a: Spot, b: Spot): boolean {
  if (a.place !== null || b.place !== null) return a.place === b.place;
  const [p, q] = [metresOf(a), metresOf(b)];
  return Math.hypot(p.x - q.x, p.y - q.y) < 2;
}
/** The rows by which a spot is saved, one for each list that it is in. */
export const savedOf = (s: Pick<Maps, 'saved'>, spot: Spot): WithId<Saved>[] => rows(s.saved).filter(x => sameSpot(x.spot, spot)).sort(byId);
export const markersOf = (s: Pick<Maps, 'markers'>): WithId<Marker>[] => rows(s.markers).sort((a, b) => b.at - a.at || byId(a, b));
export const tracksOf = (s: Pick<Maps, 'tracks'>): WithId<Track>[] => rows(s.tracks).sort((a, b) => b.at - a.at || byId(a, b));

/** Stays and ways of a day, in order. */
export function dayOf(s: Pick<Maps, 'visits' | 'moves'>, day: number, zone: string): ({ kind: 'visit'; row: WithId<Visit> } | { kind: 'move'; row: WithId<Move> })[] {
  const on = (from: number) => daysBetween(from, day, zone) === 0;
  return [...rows(s.visits).filter(v => on(v.from)).map(row => ({ kind: 'visit' as const, row })), ...rows(s.moves).filter(m => on(m.from)).map(row => ({ kind: 'move' as const, row }))].sort((a, b) => a.row.from - b.row.from || (a.kind === 'visit' ? -1 : 1));
}

/** A track as a GPX 1.1 file. */
export const gpxOf = (track: Track): string => writeGpx('Wayfare', { name: track.name, description: '', type: '', waypoints: track.waypoints, points: track.points });

/** Areas that can be kept on the phone. */
export const REGIONS: readonly { id: string; name: string; bytes: number; box: Box }[] = [
  { id: 'centre', name: 'Harrow Bay centre', bytes: 48_300_000, box: { left: -1750, right: 2350, top: -2200, bottom: 700 } },
  { id: 'west', name: 'Gullwing Point and the Strand', bytes: 21_700_000, box: { left: -4000, right: -1500, top: -900, bottom: 2500 } },
  { id: 'north', name: 'Fennel Park and the north', bytes: 33_100_000, box: { left: -2600, right: 900, top: -3400, bottom: -1200 } },
  { id: 'east', name: 'Saltmarsh and Brackwater', bytes: 36_900_000, box: { left: 500, right: 3200, top: -2700, bottom: 1100 } },
  { id: 'isle', name: 'Gannet Isle', bytes: 7_400_000, box: { left: 1200, right: 2900, top: 2300, bottom: 3600 } },
  { id: 'county', name: 'The whole bay', bytes: 164_000_000, box: { left: -5000, right: 4400, top: -4600, bottom: 4200 } },
];
/** The smallest region of the catalogue that holds a point. */
export const regionAt = (p: { x: number; y: number }) => [...REGIONS].sort((a, b) => a.bytes - b.bytes).find(r => p.x >= r.box.left && p.x <= r.box.right && p.y >= r.box.top && p.y <= r.box.bottom);
export { city };
