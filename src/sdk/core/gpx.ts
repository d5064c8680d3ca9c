import { partsAt } from '../../state/clock.ts';
import { dayNumber, twoDigits } from '../../state/civil.ts';

/** A point of a GPX file: degrees, metres above the sea and when it was passed, where those are known. */
export interface GpxPoint {
  latitude: number;
  longitude: number;
  elevation?: number | undefined;
  at: number | null;
}
/** What apps put into a GPX file and take out of one: one track with its waypoints. */
export interface Gpx {
  name: string;
  description: string;
  type: string;
  points: GpxPoint[];
  waypoints: { latitude: number; longitude: number; name: string }[];
}

const stamp = (ms: number): string => {
  const p = partsAt(ms, 'UTC');
  return `${p.year}-${twoDigits(p.month)}-${twoDigits(p.day)}T${twoDigits(p.hour)}:${twoDigits(p.minute)}:${twoDigits(p.second)}Z`;
};
const escaped = (t: string): string => t.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const unescaped = (t: string): string =>
  t
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&')
    .trim();
const moment = (words: string): number | null => {
  const m = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?Z$/
    .exec(words.trim())
    ?.slice(1)
    .map(Number);
  return m
    ? dayNumber({ year: m[0]!, month: m[1]!, day: m[2]! }) * 86_400_000 +
        (m[3]! * 3600 + m[4]! * 60 + m[5]!) * 1000
    : null;
};

/** A GPX 1.1 file, with degrees of so many digits. `at` is when the track began, for its metadata. */
export function writeGpx(
  creator: string,
  { name, description, type, points, waypoints }: Gpx,
  { digits = 6, at = null as number | null } = {},
): string {
  const where = (p: { latitude: number; longitude: number }) =>
    `lat="${p.latitude.toFixed(digits)}" lon="${p.longitude.toFixed(digits)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escaped(creator)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `  <metadata><name>${escaped(name)}</name>${at === null ? '' : `<time>${stamp(at)}</time>`}</metadata>`,
    ...waypoints.map(w => `  <wpt ${where(w)}><name>${escaped(w.name)}</name></wpt>`),
    `  <trk><name>${escaped(name)}</name>${description === '' ? '' : `<desc>${escaped(description)}</desc>`}${type === '' ? '' : `<type>${escaped(type)}</type>`}<trkseg>`,
    ...points.map(
      p =>
        `    <trkpt ${where(p)}>${p.elevation === undefined ? '' : `<ele>${p.elevation}</ele>`}${p.at === null ? '' : `<time>${stamp(p.at)}</time>`}</trkpt>`,
    ),
    '  </trkseg></trk>',
    '</gpx>',
    '',
  ].join('\n');
}

/**
 * What a GPX file holds, or null where it has no track or route of two points. Any writer's: attributes in
 * either order, with or without times.
 */
export function readGpx(text: string): Gpx | null {
  const inner = (of: string, tag: string) =>
    unescaped(
      new RegExp(`<${tag}[^>]*>(?:<!\\[CDATA\\[)?([\\s\\S]*?)(?:\\]\\]>)?</${tag}>`).exec(of)?.[1] ?? '',
    );
  const degrees = (tag: string, name: string, most: number): number | null => {
    const found = new RegExp(`\\b${name}=["'](-?[\\d.]+)["']`).exec(tag)?.[1];
    return found !== undefined && Math.abs(Number(found)) <= most ? Number(found) : null;
  };
  const all = (name: string) =>
    [...text.matchAll(new RegExp(`<${name}\\b([^>]*?)(?:/>|>([\\s\\S]*?)</${name}>)`, 'g'))].flatMap(m => {
      const [latitude, longitude] = [degrees(m[1]!, 'lat', 90), degrees(m[1]!, 'lon', 180)];
      return latitude !== null && longitude !== null ? [{ latitude, longitude, inside: m[2] ?? '' }] : [];
    });
  const track = /<trk\b[\s\S]*<\/trk>/.exec(text)?.[0] ?? /<rte\b[\s\S]*<\/rte>/.exec(text)?.[0] ?? '';
  const [tracked, routed] = [all('trkpt'), all('rtept')];
  const points = tracked.length > 0 ? tracked : routed;
  if (points.length < 2) return null;
  return {
    name: inner(track, 'name') || inner(text, 'name'),
    description: inner(track, 'desc'),
    type: inner(track, 'type'),
    points: points.map(p => {
      const ele = inner(p.inside, 'ele');
      return {
        latitude: p.latitude,
        longitude: p.longitude,
        ...(ele === '' || Number.isNaN(Number(ele)) ? {} : { elevation: Number(ele) }),
        at: moment(inner(p.inside, 'time')),
      };
    }),
    waypoints: all('wpt').map(w => ({
      latitude: w.latitude,
      longitude: w.longitude,
      name: inner(w.inside, 'name'),
    })),
  };
}
