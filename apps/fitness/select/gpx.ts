import { distance, districtAt, harrowBay as city, metresOf } from '../../../src/sdk/city/index.ts';
import { readGpx, writeGpx } from '../../../src/sdk/core/gpx.ts';
import { KINDS, TYPES, type Type } from '../kinds.ts';
import type { Activity } from '../state.ts';
import { decoded, encoded, heightsOf, lineOf } from '../track.ts';
import { secondsAt } from './activity.ts';

/** An activity as a GPX 1.1 file. */
export function gpxOf(a: Activity): string {
  const points = decoded(a.track);
  const line = lineOf(a.track);
  const heights = points.length > 1 ? heightsOf(line, 40) : [];
  const at = (i: number) => (line.metres > 0 ? line.along[i]! / line.metres : 0);
  return writeGpx(
    'Milepost',
    {
      name: a.name,
      description: a.notes,
      type: a.type,
      waypoints: a.markers.map(m => ({ latitude: m.latitude, longitude: m.longitude, name: m.note })),
      points: points.map((p, i) => ({
        ...p,
        elevation: heights[Math.round(at(i) * 40)] ?? 0,
        at: a.startedAt + Math.round(secondsAt(a, at(i) * a.metres)) * 1000,
      })),
    },
    { digits: 5, at: a.startedAt },
  );
}

export interface Parsed {
  name: string;
  notes: string;
  type: Type;
  startedAt: number | null;
  seconds: number;
  metres: number;
  track: string;
  splits: number[];
  markers: Activity['markers'];
  place: string;
}
const TYPE_OF: Readonly<Record<string, Type>> = {
  running: 'run',
  walking: 'walk',
  cycling: 'ride',
  biking: 'ride',
  hiking: 'hike',
  rowing: 'row',
  swimming: 'swim',
};

/**
 * What a GPX file holds as an activity, or null where it has no track of two points. Any writer's: attributes
 * in either order, names of types as others have them.
 */
export function parseGpx(text: string): Parsed | null {
  const gpx = readGpx(text);
  if (!gpx) return null;
  const { points } = gpx;
  const at = points.map(p => p.at);
  const along = [0];
  for (let i = 1; i < points.length; i++)
    along.push(along[i - 1]! + distance(metresOf(points[i - 1]!), metresOf(points[i]!)));
  const metres = Math.round(along.at(-1)!);
  const [startedAt, endedAt] = [at[0]!, at.at(-1)!];
  const seconds =
    startedAt !== null && endedAt !== null && endedAt > startedAt
      ? Math.round((endedAt - startedAt) / 1000)
      : 0;
  const timed = seconds > 0 && at.every(t => t !== null);
  const passed = (m: number): number => {
    const i = Math.max(
      1,
      along.findIndex(a => a >= m),
    );
    const share = (m - along[i - 1]!) / Math.max(0.1, along[i]! - along[i - 1]!);
    return timed
      ? (at[i - 1]! + (at[i]! - at[i - 1]!) * share - startedAt!) / 1000
      : (seconds * m) / Math.max(1, metres);
  };
  const marks = [
    ...Array.from({ length: Math.floor(metres / 1000) }, (_, i) => Math.round(passed((i + 1) * 1000))),
    seconds,
  ];
  const words = gpx.type.toLowerCase();
  const type =
    TYPES.find(t => t === words) ??
    TYPE_OF[words] ??
    (seconds > 0 && metres / seconds > 3.6 ? 'ride' : seconds > 0 && metres / seconds > 1.9 ? 'run' : 'walk');
  return {
    name: (gpx.name || `${KINDS[type].name} from a file`).slice(0, 80),
    notes: gpx.description.slice(0, 1000),
    type,
    startedAt,
    seconds,
    metres,
    track: encoded(points),
    splits: seconds > 0 ? marks.map((s, i) => Math.max(0, s - (marks[i - 1] ?? 0))) : [],
    markers: gpx.waypoints.map(w => ({
      metres: 0,
      latitude: w.latitude,
      longitude: w.longitude,
      note: w.name || 'Marker',
    })),
    place: districtAt(city, metresOf(points[0]!)).name,
  };
}
