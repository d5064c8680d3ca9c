import { distance, districtAt, harrowBay as city, metresOf } from '../../../src/sdk/city/index.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { dayNumber } from '../../../src/state/civil.ts';
import { KINDS, TYPES, type Type } from '../kinds.ts';
import type { Activity } from '../state.ts';
import { decoded, encoded, heightsOf, lineOf, type Degrees } from '../track.ts';
import { secondsAt } from './activity.ts';

const two = (n: number): string => String(n).padStart(2, '0');
const stamp = (ms: number): string => { const p = partsAt(ms, 'UTC'); return `${p.year}-${two(p.month)}-${two(p.day)}T${two(p.hour)}:${two(p.minute)}:${two(p.second)}Z`; };
const escaped = (t: string): string => t.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** An activity as a GPX 1.1 file. */
export function gpxOf(a: Activity): string {
  const points = decoded(a.track);
  const line = lineOf(a.track);
  const heights = points.length > 1 ? heightsOf(line, 40) : [];
  const at = (i: number) => (line.metres > 0 ? line.along[i]! / line.metres : 0);
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<gpx version="1.1" creator="Milepost" xmlns="http://www.topografix.com/GPX/1/1">',
    `  <metadata><name>${escaped(a.name)}</name><time>${stamp(a.startedAt)}</time></metadata>`,
    ...a.markers.map(m => `  <wpt lat="${m.latitude.toFixed(5)}" lon="${m.longitude.toFixed(5)}"><name>${escaped(m.note)}</name></wpt>`),
    `  <trk><name>${escaped(a.name)}</name>${a.notes === '' ? '' : `<desc>${escaped(a.notes)}</desc>`}<type>${a.type}</type><trkseg>`,
    ...points.map((p, i) => `    <trkpt lat="${p.latitude.toFixed(5)}" lon="${p.longitude.toFixed(5)}"><ele>${heights[Math.round(at(i) * 40)] ?? 0}</ele><time>${stamp(a.startedAt + Math.round(secondsAt(a, at(i) * a.metres)) * 1000)}</time></trkpt>`),
    '  </trkseg></trk>', '</gpx>', ''].join('\n');
}

export interface Parsed { name: string; notes: string; type: Type; startedAt: number | null; seconds: number; metres: number; track: string; splits: number[]; markers: Activity['markers']; place: string }
const unescaped = (t: string): string => t.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&apos;/g, '\'').replace(/&amp;/g, '&').trim();
const moment = (words: string): number | null => { const m = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?Z$/.exec(words.trim())?.slice(1).map(Number); return m ? dayNumber({ year: m[0]!, month: m[1]!, day: m[2]! }) * 86_400_000 + (m[3]! * 3600 + m[4]! * 60 + m[5]!) * 1000 : null; };
const TYPE_OF: Readonly<Record<string, Type>> = { running: 'run', walking: 'walk', cycling: 'ride', biking: 'ride', hiking: 'hike', rowing: 'row', swimming: 'swim' };

/** What a GPX file holds as an activity, or null where it has no track of two points. Any writer's: attributes in either order, names of types as others have them. */
export function parseGpx(text: string): Parsed | null {
  const inner = (of: string, tag: string) => unescaped(new RegExp(`<${tag}[^>]*>(?:<!\\[CDATA\\[)?([\\s\\S]*?)(?:\\]\\]>)?</${tag}>`).exec(of)?.[1] ?? '');
  const place = (tag: string): Degrees | null => { const lat = /\blat="(-?[\d.]+)"/.exec(tag)?.[1]; const lon = /\blon="(-?[\d.]+)"/.exec(tag)?.[1]; return lat !== undefined && lon !== undefined ? { latitude: Number(lat), longitude: Number(lon) } : null; };
  const all = (name: string) => [...text.matchAll(new RegExp(`<${name}\\b([^>]*?)(?:/>|>([\\s\\S]*?)</${name}>)`, 'g'))].flatMap(m => { const p = place(m[1]!); return p ? [{ ...p, inside: m[2] ?? '' }] : []; });
  const track = /<trk\b[\s\S]*<\/trk>/.exec(text)?.[0] ?? /<rte\b[\s\S]*<\/rte>/.exec(text)?.[0] ?? '';
  const points = all('trkpt').length > 0 ? all('trkpt') : all('rtept');
  if (points.length < 2) return null;
  const at = points.map(p => moment(inner(p.inside, 'time')));
  const along = [0];
  for (let i = 1; i < points.length; i++) along.push(along[i - 1]! + distance(metresOf(points[i - 1]!), metresOf(points[i]!)));
  const metres = Math.round(along.at(-1)!);
  const [startedAt, endedAt] = [at[0]!, at.at(-1)!];
  const seconds = startedAt !== null && endedAt !== null && endedAt > startedAt ? Math.round((endedAt - startedAt) / 1000) : 0;
  const timed = seconds > 0 && at.every(t => t !== null);
  const passed = (m: number): number => { const i = Math.max(1, along.findIndex(a => a >= m)); const share = (m - along[i - 1]!) / Math.max(0.1, along[i]! - along[i - 1]!); return timed ? (at[i - 1]! + (at[i]! - at[i - 1]!) * share - startedAt!) / 1000 : (seconds * m) / Math.max(1, metres); };
  const marks = [...Array.from({ length: Math.floor(metres / 1000) }, (_, i) => Math.round(passed((i + 1) * 1000))), seconds];
  const words = inner(track, 'type').toLowerCase();
  const type = TYPES.find(t => t === words) ?? TYPE_OF[words] ?? (seconds > 0 && metres / seconds > 3.6 ? 'ride' : seconds > 0 && metres / seconds > 1.9 ? 'run' : 'walk');
  return {
    name: (inner(track, 'name') || inner(text, 'name') || `${KINDS[type].name} from a file`).slice(0, 80), notes: inner(track, 'desc').slice(0, 1000), type, startedAt, seconds, metres, track: encoded(points), splits: seconds > 0 ? marks.map((s, i) => Math.max(0, s - (marks[i - 1] ?? 0))) : [],
    markers: all('wpt').map(w => ({ metres: 0, latitude: w.latitude, longitude: w.longitude, note: inner(w.inside, 'name') || 'Marker' })), place: districtAt(city, metresOf(points[0]!)).name,
  };
}
