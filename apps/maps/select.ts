import { harrowBay as city, metresOf } from '../../src/sdk/city/index.ts';
import { readGpx, writeGpx } from '../../src/sdk/core/gpx.ts';
import { daysBetween } from '../../src/state/clock.ts';
import { metresBetween } from './select/route.ts';
import type { List, Maps, Marker, Move, Saved, Spot, Track, Visit } from './state.ts';

export * from './select/categories.ts';
export * from './select/hours.ts';
export * from './select/offline.ts';
export * from './select/places.ts';
export * from './select/route.ts';

export type WithId<T> = T & { id: string };
const rows = <T extends object>(table: Record<string, T>): WithId<T>[] =>
  Object.entries(table).map(([id, row]) => ({ ...row, id }));
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** Lists in their order, with how many places each holds. */
export const listsOf = (s: Pick<Maps, 'lists' | 'saved'>): (WithId<List> & { count: number })[] =>
  rows(s.lists)
    .map(l => ({ ...l, count: Object.values(s.saved).filter(x => x.list === l.id).length }))
    .sort((a, b) => a.order - b.order || byId(a, b));
export const savedIn = (s: Pick<Maps, 'saved'>, list: string): WithId<Saved>[] =>
  rows(s.saved)
    .filter(x => x.list === list)
    .sort((a, b) => a.order - b.order || a.at - b.at || byId(a, b));
/** Whether two spots are the same thing: the same place, or points within two metres. */
export function sameSpot(a: Spot, b: Spot): boolean {
  if (a.place !== null || b.place !== null) return a.place === b.place;
  const [p, q] = [metresOf(a), metresOf(b)];
  return Math.hypot(p.x - q.x, p.y - q.y) < 2;
}
/** The rows by which a spot is saved, one for each list that it is in. */
export const savedOf = (s: Pick<Maps, 'saved'>, spot: Spot): WithId<Saved>[] =>
  rows(s.saved)
    .filter(x => sameSpot(x.spot, spot))
    .sort(byId);
export const markersOf = (s: Pick<Maps, 'markers'>): WithId<Marker>[] =>
  rows(s.markers).sort((a, b) => b.at - a.at || byId(a, b));
export const tracksOf = (s: Pick<Maps, 'tracks'>): WithId<Track>[] =>
  rows(s.tracks).sort((a, b) => b.at - a.at || byId(a, b));

/** Stays and ways of a day, in order. */
export function dayOf(
  s: Pick<Maps, 'visits' | 'moves'>,
  day: number,
  zone: string,
): ({ kind: 'visit'; row: WithId<Visit> } | { kind: 'move'; row: WithId<Move> })[] {
  const on = (from: number) => daysBetween(from, day, zone) === 0;
  return [
    ...rows(s.visits)
      .filter(v => on(v.from))
      .map(row => ({ kind: 'visit' as const, row })),
    ...rows(s.moves)
      .filter(m => on(m.from))
      .map(row => ({ kind: 'move' as const, row })),
  ].sort(
    (a, b) =>
      a.row.from - b.row.from || Number(a.kind === 'move') - Number(b.kind === 'move') || byId(a.row, b.row),
  );
}

/** A track as a GPX 1.1 file. */
export const gpxOf = (track: Track): string =>
  writeGpx('Wayfare', {
    name: track.name,
    description: '',
    type: '',
    waypoints: track.waypoints,
    points: track.points,
  });

/** What a GPX file holds as a track, or null where it has none; `at` is when the file was written, for one without times. */
export function trackFrom(text: string, file: string, at: number): Track | null {
  const gpx = readGpx(text);
  if (!gpx) return null;
  const [from, to] = [gpx.points[0]!.at, gpx.points.at(-1)!.at];
  const points = gpx.points.map(p => ({ latitude: p.latitude, longitude: p.longitude, at: p.at }));
  return {
    name: (gpx.name || file.replace(/\.gpx$/i, '')).slice(0, 60),
    kind: 'imported',
    waypoints: gpx.waypoints.map((w, i) => ({
      name: w.name || `Waypoint ${i + 1}`,
      latitude: w.latitude,
      longitude: w.longitude,
    })),
    points,
    metres: Math.round(metresBetween(points)),
    at: from ?? at,
    seconds: from !== null && to !== null && to > from ? Math.round((to - from) / 1000) : 0,
  };
}

export { city };
