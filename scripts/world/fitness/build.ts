import { writeFileSync } from 'node:fs';
import { lines, routes, weights, type Line, type RouteId } from './index.ts';
import {
  districtAt,
  harrowBay as city,
  hashOf,
  lengthOf,
  pointAlong,
  simplified,
  wayBetween,
  type Point,
} from '../../../src/sdk/city/index.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { streamOf } from '../../../src/state/random.ts';
import { evenSplits } from '../../../apps/fitness/actions/activities.ts';
import { KINDS } from '../../../apps/fitness/kinds.ts';
import { heartAt } from '../../../apps/fitness/live.ts';
import type { Activity, Fitness } from '../../../apps/fitness/state.ts';
import { climbAt, degreesOfLine, encoded, lineOf } from '../../../apps/fitness/track.ts';

/*
 * Writes world.json from the diary of scripts/world/fitness, along the streets and paths of the town: npx tsx scripts/world/fitness/build.ts
 */
const at = (local: string): number => {
  const [, year, month, day, hour, minute] = /^(\d+)-(\d+)-(\d+) (\d+):(\d+)$/.exec(local)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute, second: hashOf(local) % 60 }, 'Europe/London');
};
const seconds = (took: string): number => took.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

function site(id: string | readonly [number, number]): Point {
  if (typeof id !== 'string') return { x: id[0], y: id[1] };
  if (id.startsWith('street:')) {
    const { line } = city.streets.find(s => s.name === id.slice(7))!;
    return [line[0]!, line.at(-1)!].sort((a, b) => b.x + b.y - a.x - a.y)[0]!;
  }
  if (!id.startsWith('wood:')) {
    const p = city.places.find(c => c.id === id);
    if (!p) throw new Error(`No place ${id}`);
    return p;
  }
  const { ring } = city.areas.find(a => a.name === id.slice(5))!;
  return {
    x: ring.reduce((s, p) => s + p.x, 0) / ring.length,
    y: ring.reduce((s, p) => s + p.y, 0) / ring.length,
  };
}
const whole = new Map<RouteId, Point[]>();
function wayOf(id: RouteId): Point[] {
  const known = whole.get(id);
  if (known) return known;
  const route: { by: readonly (string | readonly [number, number])[]; mode?: 'cycle' } = routes[id];
  const sites = route.by.map(site);
  const points = sites.slice(1).flatMap((to, i) => {
    const way = wayBetween(city, sites[i]!, to, route.mode ?? 'walk', { avoidFerries: true });
    if (!way) throw new Error(`${id}: no way to ${String(route.by[i + 1])}`);
    return i === 0 ? way.points : way.points.slice(1);
  });
  whole.set(id, points);
  return points;
}
/** The first metres of a line. */
function start(points: readonly Point[], metres: number): Point[] {
  const out: Point[] = [];
  let walked = 0;
  for (const [i, p] of points.entries()) {
    if (i > 0) {
      walked += Math.hypot(p.x - points[i - 1]!.x, p.y - points[i - 1]!.y);
      if (walked >= metres) break;
    }
    out.push(p);
  }
  return [...out, pointAlong(points, metres)];
}
function trackOf(line: Line): { points: Point[]; metres: number } {
  const route: { by: readonly unknown[]; back?: boolean } = routes[line.route!];
  const points = wayOf(line.route!);
  const natural = lengthOf(points);
  if (!route.back) {
    const metres = line.km === undefined ? natural : Math.min(natural, line.km * 1000);
    return { points: start(points, metres), metres };
  }
  const out = start(points, Math.min(natural, line.km === undefined ? natural : line.km * 500));
  const metres = lengthOf(out) * 2;
  return { points: [...out, ...out.slice(0, -1).reverse()], metres };
}

function activityOf(line: Line): Activity {
  const random = streamOf('milepost', line.at);
  const kind = KINDS[line.type];
  const way = line.route ? trackOf(line) : null;
  const metres = way
    ? line.km === undefined
      ? Math.round(way.metres)
      : Math.min(Math.round(line.km * 1000), Math.round(way.metres))
    : Math.round((line.km ?? 0) * 1000);
  const took = line.took ? seconds(line.took) : Math.round(metres / (kind.speed * (0.92 + random() * 0.14)));
  const track = way ? encoded(degreesOfLine(simplified(way.points, 7))) : '';
  const even = evenSplits(metres, took);
  // A little faster here, slower there; the sum stays.
  const bent = even.map((s, i) => (i < even.length - 1 ? Math.round(s * (1 + (random() - 0.5) * 0.09)) : s));
  const splits =
    bent.length > 1
      ? [
          ...bent.slice(0, -1).map((s, i) => (i === 0 ? s + took - bent.reduce((a, b) => a + b, 0) : s)),
          bent.at(-1)!,
        ]
      : bent;
  const seed = hashOf(line.at) % 1_000_000;
  const hearts = Array.from({ length: 41 }, (_, i) => heartAt(line.type, seed, (took * 1000 * i) / 40, 186));
  const strapped = line.type !== 'swim' && (line.type !== 'walk' || random() < 0.6);
  const laps = line.laps
    ? Array.from({ length: line.laps }, (_, i) => ({
        seconds: Math.round((took * (i + 1)) / line.laps!) - Math.round((took * i) / line.laps!),
        metres: Math.round(metres / line.laps!),
      }))
    : [];
  return {
    name: line.name,
    type: line.type,
    startedAt: at(line.at),
    seconds: took,
    elapsed: took + Math.floor(random() * (way ? took * 0.08 : 20)),
    metres,
    climb: track === '' ? 0 : Math.round(climbAt(lineOf(track), lineOf(track).metres * 0.9999)),
    heart: strapped ? Math.round(hearts.reduce((s, h) => s + h, 0) / 41) : null,
    maxHeart: strapped ? Math.max(...hearts) : null,
    effort: line.effort ?? 0,
    notes: line.notes ?? '',
    place: way ? districtAt(city, way.points[0]!).name : '',
    track,
    splits,
    laps,
    markers: [],
    photos: [...(line.photos ?? [])],
    source: way || strapped ? 'recorded' : 'manual',
    seed,
  };
}

const activities = Object.fromEntries(
  lines.map(line => [`activity-${line.at.replaceAll(/[-:]/g, '').replace(' ', '-')}`, activityOf(line)]),
);
const marked = activities['activity-20251018-1405']!;
marked.markers = [
  { note: 'Seals', share: 0.55 },
  { note: 'Spring, good water', share: 0.82 },
].map(({ note, share }) => {
  const line = lineOf(marked.track);
  const p = pointAlong(line.points, line.metres * share);
  return { metres: Math.round(marked.metres * share), ...degreesOfLine([p])[0]!, note };
});

const goal = (
  metric: 'distance' | 'time' | 'count' | 'steps',
  type: Activity['type'] | null,
  period: 'day' | 'week' | 'month',
  target: number,
  made: string,
  reached = '1970-01-01',
) => ({ metric, type, period, target, createdAt: at(made), reached });
const world: Fitness = {
  activities,
  goals: {
    'goal-steps': goal('steps', null, 'day', 8000, '2025-09-01 20:00', '2026-03-11'),
    'goal-run': goal('distance', 'run', 'week', 12_000, '2026-02-01 08:20'),
    'goal-active': goal('time', null, 'week', 18_000, '2026-01-04 12:00'),
    'goal-hike': goal('count', 'hike', 'month', 2, '2025-10-01 09:00'),
  },
  weights: Object.fromEntries(
    weights.map(([day, kg]) => [`weight-${day}`, { day, grams: Math.round(kg * 1000) }]),
  ),
  recording: null,
  profile: { heightCm: 178, maxHeart: 186, birthYear: 1991 },
  settings: {
    units: 'metric',
    firstDay: 1,
    autoPause: true,
    countdown: 3,
    keepAwake: true,
    goalAlerts: true,
  },
  type: 'run',
  searches: ['lighthouse', 'pool'],
  draft: null,
  undo: null,
};
writeFileSync(new URL('../../../apps/fitness/world.json', import.meta.url), `${JSON.stringify(world)}\n`);
console.log(lines.length, 'activities', JSON.stringify(world).length, 'characters');
for (const [id, a] of Object.entries(activities))
  if (a.splits.reduce((s, x) => s + x, 0) !== (a.metres > 0 ? a.seconds : 0)) console.log('splits', id);
