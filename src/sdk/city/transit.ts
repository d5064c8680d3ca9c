import type { Band, City, Line, Stop } from './city.ts';
import { distance, type Point } from './geometry.ts';
import { nearestEdge, reach, secondsOf, wayBetween, type Entry, type Way } from './route.ts';

/** Minutes after midnight of the day that a journey is asked for, and what day it is (0 is Sunday). */
export interface Moment {
  minutes: number;
  weekday: number;
}

/** A line in one of its two directions. */
export interface Run {
  line: Line;
  back: boolean;
  stops: readonly Stop[];
  minutes: readonly number[];
  /** Minutes from the first stop to each. */ after: readonly number[];
}

const DAY = 1440;
const runs = new WeakMap<City, Run[]>();
export function runsOf(city: City): Run[] {
  const known = runs.get(city);
  if (known) return known;
  const made = city.lines.flatMap(line =>
    [false, true].map((back): Run => {
      const stops = back ? [...line.stops].reverse() : line.stops;
      const minutes = back ? [...line.minutes].reverse() : line.minutes;
      const after = minutes.reduce<number[]>((sums, m) => [...sums, sums.at(-1)! + m], [0]);
      return { line, back, stops, minutes, after };
    }),
  );
  runs.set(city, made);
  return made;
}
export const towards = (run: Run): string => (run.back ? run.line.from : run.line.to);

const bandsOn = (line: Line, weekday: number): readonly Band[] => (weekday === 0 ? line.sunday : line.days);

/** When a run next leaves a stop, at or after a moment; minutes after that day's midnight, over 1440 on the next day. Null where none comes within a day. */
export function nextDeparture(run: Run, stop: number, { minutes, weekday }: Moment): number | null {
  const after = run.after[stop]!;
  for (const day of [0, 1]) {
    for (const [from, to, every] of bandsOn(run.line, (weekday + day) % 7)) {
      const start = from + ((run.line.offset + (run.back ? Math.floor(every / 2) : 0)) % every) + day * DAY;
      const wanted = minutes - after;
      const leaves = start + Math.max(0, Math.ceil((wanted - start) / every - 1e-9)) * every;
      if (leaves < to + day * DAY) return leaves + after;
    }
  }
  return null;
}

/** The next departures at a stop, earliest first. */
export function departuresAt(city: City, stop: string, moment: Moment, most = 6): { run: Run; at: number }[] {
  const found = runsOf(city).flatMap(run => {
    const index = run.stops.findIndex(s => s.id === stop);
    if (index < 0 || index === run.stops.length - 1) return [];
    const out: { run: Run; at: number }[] = [];
    let { minutes } = moment;
    for (let n = 0; n < 4; n++) {
      const at = nextDeparture(run, index, { ...moment, minutes });
      if (at === null) break;
      out.push({ run, at });
      minutes = at + 1;
    }
    return out;
  });
  return found.sort((a, b) => a.at - b.at || (a.run.line.id < b.run.line.id ? -1 : 1)).slice(0, most);
}

export type Leg =
  | { kind: 'walk'; way: Way; from: string; to: string; departs: number; arrives: number }
  | {
      kind: 'ride';
      run: Run;
      from: number;
      to: number;
      departs: number;
      arrives: number;
      points: Point[];
      metres: number;
    };
export interface Journey {
  legs: Leg[];
  departs: number;
  arrives: number;
  metres: number;
  walked: number;
}

const WALK = 1.33;
const CHANGE = 450;
/** Seconds on foot to the first stop and from the last at most. */
const MOST_WALK = 1800;
const entries = new WeakMap<City, (Entry | null)[]>();
const entriesOf = (city: City): (Entry | null)[] => {
  const known =
    entries.get(city) ?? city.stops.map(s => nearestEdge(city, s, e => e.street.kind !== 'ferry', 600));
  entries.set(city, known);
  return known;
};

/** Minutes on foot between a point and every stop near enough. */
function minutesToStops(city: City, p: Point, avoidSteps: boolean, backwards: boolean): (number | null)[] {
  const { seconds } = reach(city, p, 'walk', { avoidFerries: true, avoidSteps }, MOST_WALK, backwards);
  return entriesOf(city).map(entry => {
    if (!entry) return null;
    const edge = city.edges[entry.edge]!;
    const whole = secondsOf(edge, 'walk', {});
    const ends = [
      [edge.a, entry.along],
      [edge.b, edge.length - entry.along],
    ].flatMap(([node, along]) => {
      const s = seconds.get(node!);
      return s === undefined ? [] : [s + (whole * along!) / edge.length];
    });
    return ends.length === 0 ? null : (Math.min(...ends) + entry.off / WALK) / 60;
  });
}

export interface TransitOptions {
  avoidFerries?: boolean;
  avoidSteps?: boolean;
}

/** Rounds of rides, each one change further (after Delling, Pajor and Werneck, "Round-based public transit routing", 2012). */
function search(
  city: City,
  start: readonly (number | null)[],
  end: readonly (number | null)[],
  moment: Moment,
  options: TransitOptions,
): {
  arrives: number;
  rides: { run: Run; from: number; to: number; departs: number; arrives: number }[];
} | null {
  type Reached = {
    at: number;
    via?: { run: Run; from: number; to: number; departs: number; arrives: number; before: Reached };
  };
  let now: (Reached | null)[] = start.map(m => (m === null ? null : { at: moment.minutes + m }));
  const best: (number | null)[] = now.map(r => r?.at ?? null);
  let found: { arrives: number; reached: Reached } | null = null;
  for (let round = 0; round < 4; round++) {
    const next: (Reached | null)[] = city.stops.map(() => null);
    for (const run of runsOf(city)) {
      if (options.avoidFerries && run.line.kind === 'ferry') continue;
      let board: { from: number; departs: number; before: Reached } | null = null;
      run.stops.forEach((stop, i) => {
        const s = city.stops.indexOf(stop);
        if (board) {
          const arrives = board.departs + run.after[i]! - run.after[board.from]!;
          if (best[s] === null || arrives < best[s]! - 1e-9) {
            best[s] = arrives;
            next[s] = {
              at: arrives,
              via: { run, from: board.from, to: i, departs: board.departs, arrives, before: board.before },
            };
          }
        }
        const here = now[s];
        if (!here || i === run.stops.length - 1) return;
        const departs = nextDeparture(run, i, { ...moment, minutes: here.at + (here.via ? 1 : 0) });
        if (
          departs !== null &&
          (!board || departs < board.departs + run.after[i]! - run.after[board.from]! - 1e-9)
        )
          board = { from: i, departs, before: here };
      });
    }
    // On foot to the stop across the road.
    const walked = [...next];
    next.forEach((r, s) => {
      if (r)
        city.stops.forEach((stop, o) => {
          const off = distance(city.stops[s]!, stop);
          const at = r.at + (off * 1.35) / WALK / 60;
          if (o !== s && off < CHANGE && (best[o] === null || at < best[o]! - 1e-9)) {
            best[o] = at;
            walked[o] = { ...r, at };
          }
        });
    });
    next.forEach((r, s) => {
      if (r && end[s] !== null) {
        const arrives = r.at + end[s]!;
        if (!found || arrives < found.arrives - 1e-9) found = { arrives, reached: r };
      }
    });
    now = walked;
  }
  const done = found as { arrives: number; reached: Reached } | null;
  if (!done) return null;
  const rides: { run: Run; from: number; to: number; departs: number; arrives: number }[] = [];
  for (let r: Reached | undefined = done.reached; r?.via; r = r.via.before)
    rides.unshift({
      run: r.via.run,
      from: r.via.from,
      to: r.via.to,
      departs: r.via.departs,
      arrives: r.via.arrives,
    });
  return { arrives: done.arrives, rides };
}

/** The way of a run between two of its stops. */
export function shapeOf(run: Run, from: number, to: number): Point[] {
  const hops = run.back ? [...run.line.shape].reverse().map(h => [...h].reverse()) : run.line.shape;
  return hops.slice(from, to).flatMap((h, i) => (i === 0 ? h : h.slice(1)));
}

/** The earliest arrival by public transport from a moment on; on foot where that is sooner. Null where neither leads there. */
export function journeyBetween(
  city: City,
  from: Point,
  to: Point,
  moment: Moment,
  options: TransitOptions = {},
): Journey | null {
  const start = minutesToStops(city, from, options.avoidSteps ?? false, false);
  const end = minutesToStops(city, to, options.avoidSteps ?? false, true);
  const walk = wayBetween(city, from, to, 'walk', {
    avoidFerries: true,
    ...(options.avoidSteps ? { avoidSteps: true } : {}),
  });
  const found = search(city, start, end, moment, options);
  const legs: Leg[] = [];
  if (!found || (walk && moment.minutes + walk.seconds / 60 <= found.arrives)) {
    if (!walk) return null;
    const arrives = moment.minutes + walk.seconds / 60;
    return {
      legs: [{ kind: 'walk', way: walk, from: '', to: '', departs: moment.minutes, arrives }],
      departs: moment.minutes,
      arrives,
      metres: walk.metres,
      walked: walk.metres,
    };
  }
  let here: Point = from;
  let name = '';
  let time = moment.minutes;
  const stroll = (target: Point, label: string) => {
    const way =
      distance(here, target) < 5
        ? null
        : wayBetween(city, here, target, 'walk', {
            avoidFerries: true,
            ...(options.avoidSteps ? { avoidSteps: true } : {}),
          });
    if (way && way.metres > 15)
      legs.push({
        kind: 'walk',
        way,
        from: name,
        to: label,
        departs: time,
        arrives: time + way.seconds / 60,
      });
  };
  for (const ride of found.rides) {
    const [a, b] = [ride.run.stops[ride.from]!, ride.run.stops[ride.to]!];
    stroll(a, a.name);
    const points = shapeOf(ride.run, ride.from, ride.to);
    legs.push({
      kind: 'ride',
      ...ride,
      points,
      metres: points.reduce((sum, p, i) => (i === 0 ? 0 : sum + distance(points[i - 1]!, p)), 0),
    });
    here = b;
    name = b.name;
    time = ride.arrives;
  }
  stroll(to, '');
  // One leaves home for the first ride, not earlier.
  const [first, second] = legs;
  if (first?.kind === 'walk' && second?.kind === 'ride') {
    const slack = second.departs - first.arrives;
    if (slack > 0) {
      first.departs += slack;
      first.arrives += slack;
    }
  }
  const arrives = Math.max(legs.at(-1)!.arrives, found.arrives);
  const length = (l: Leg) => (l.kind === 'walk' ? l.way.metres : l.metres);
  return {
    legs,
    departs: legs[0]!.departs,
    arrives,
    metres: legs.reduce((s, l) => s + length(l), 0),
    walked: legs.reduce((s, l) => s + (l.kind === 'walk' ? l.way.metres : 0), 0),
  };
}

/** The latest start that still arrives by a moment. */
export function journeyBy(
  city: City,
  from: Point,
  to: Point,
  by: Moment,
  options: TransitOptions = {},
): Journey | null {
  let low = by.minutes - 240;
  let high = by.minutes;
  const at = (minutes: number) => journeyBetween(city, from, to, { minutes, weekday: by.weekday }, options);
  let best: Journey | null = null;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const found = at(middle);
    if (found && found.arrives <= by.minutes + 1e-6) {
      best = found;
      low = middle;
    } else high = middle;
  }
  return best ?? at(low);
}
