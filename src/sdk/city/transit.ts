import type { City } from './city.ts';
import { distance, type Point } from './geometry.ts';
import { nearestEdge, type Entry } from './edges.ts';
import { reach, secondsOf, wayBetween, type RouteOptions, type Way } from './route.ts';
import { nextDeparture, runsOf, type Moment, type Run } from './timetable.ts';

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

/** Metres a second on foot. */
const WALK = 1.33;
/** Metres between stops that one may walk to change. */
const CHANGE = 450;
/** Most seconds on foot to the first stop and from the last. */
const MOST_WALK = 1800;
const entries = new WeakMap<City, (Entry | null)[]>();
const entriesOf = (city: City): (Entry | null)[] => {
  const known =
    entries.get(city) ?? city.stops.map(s => nearestEdge(city, s, e => e.street.kind !== 'ferry', 600));
  entries.set(city, known);
  return known;
};

/** Minutes on foot between a point and each stop; null for stops that are too far. */
function minutesToStops(city: City, p: Point, avoidSteps: boolean, backwards: boolean): (number | null)[] {
  const { seconds } = reach(city, p, 'walk', { avoidFerries: true, avoidSteps }, MOST_WALK, backwards);
  return entriesOf(city).map(entry => {
    if (!entry) return null;
    const edge = city.edges[entry.edge]!;
    const edgeSeconds = secondsOf(edge, 'walk', {});
    const ends = [
      [edge.a, entry.along],
      [edge.b, edge.length - entry.along],
    ].flatMap(([node, along]) => {
      const s = seconds.get(node!);
      return s === undefined ? [] : [s + (edgeSeconds * along!) / edge.length];
    });
    return ends.length === 0 ? null : (Math.min(...ends) + entry.off / WALK) / 60;
  });
}

export interface TransitOptions {
  avoidFerries?: boolean;
  avoidSteps?: boolean;
}

interface Ride {
  run: Run;
  /** Indices of the stops where one boards and alights. */
  from: number;
  to: number;
  departs: number;
  arrives: number;
}

/** A stop as a round reached it: at what minute, and by which ride; without a ride, on foot from the start. */
interface Reached {
  at: number;
  via?: Ride & { before: Reached };
}

/** Minutes by which an arrival has to be earlier to count, against rounding. */
const EARLIER = 1e-9;
/** Rides that a journey has at most. */
const ROUNDS = 4;

/** The earliest arrivals found so far: by stop over all rounds, and by stop in the round under way. */
interface Round {
  best: (number | null)[];
  reached: (Reached | null)[];
}

const isEarlier = (at: number, best: number | null): boolean => best === null || at < best - EARLIER;

/** Rides one run from every stop of the last round (`before`), and notes the stops that it reaches earlier. */
function rideRun(
  city: City,
  run: Run,
  before: readonly (Reached | null)[],
  { best, reached }: Round,
  moment: Moment,
): void {
  let board: { from: number; departs: number; before: Reached } | null = null;
  const arrivalAt = ({ departs, from }: { departs: number; from: number }, i: number) =>
    departs + run.after[i]! - run.after[from]!;
  for (const [i, stop] of run.stops.entries()) {
    const s = city.stops.indexOf(stop);
    if (board) {
      const arrives = arrivalAt(board, i);
      if (isEarlier(arrives, best[s]!)) {
        best[s] = arrives;
        const { from, departs } = board;
        reached[s] = { at: arrives, via: { run, from, to: i, departs, arrives, before: board.before } };
      }
    }
    const here = before[s];
    if (!here || i === run.stops.length - 1) continue;
    // A change takes a minute.
    const departs = nextDeparture(run, i, { ...moment, minutes: here.at + (here.via ? 1 : 0) });
    if (departs === null) continue;
    if (!board || departs < arrivalAt(board, i) - EARLIER) board = { from: i, departs, before: here };
  }
}

/** Walks from each reached stop to those close by, such as the one across the road. Gives the round with them. */
function walkBetweenStops(city: City, { best, reached }: Round): (Reached | null)[] {
  const walked = [...reached];
  for (const [s, from] of reached.entries()) {
    if (!from) continue;
    for (const [o, stop] of city.stops.entries()) {
      const off = distance(city.stops[s]!, stop);
      const at = from.at + (off * 1.35) / WALK / 60;
      if (o === s || off >= CHANGE || !isEarlier(at, best[o]!)) continue;
      best[o] = at;
      walked[o] = { ...from, at };
    }
  }
  return walked;
}

function ridesTo(last: Reached): Ride[] {
  const rides: Ride[] = [];
  for (let r: Reached | undefined = last; r?.via; r = r.via.before) {
    const { before: _, ...ride } = r.via;
    rides.unshift(ride);
  }
  return rides;
}

/**
 * The earliest arrival by public transport: rounds of rides, each with one more change (after Delling, Pajor and Werneck,
 * "Round-based public transit routing", 2012). `start` and `end` are minutes on foot to and from each stop.
 */
function search(
  city: City,
  start: readonly (number | null)[],
  end: readonly (number | null)[],
  moment: Moment,
  options: TransitOptions,
): { arrives: number; rides: Ride[] } | null {
  const runs = runsOf(city).filter(run => !options.avoidFerries || run.line.kind !== 'ferry');
  let before: (Reached | null)[] = start.map(m => (m === null ? null : { at: moment.minutes + m }));
  const best = before.map(r => r?.at ?? null);
  let arrives = Infinity;
  let last: Reached | undefined;
  for (let n = 0; n < ROUNDS; n++) {
    const round: Round = { best, reached: city.stops.map(() => null) };
    for (const run of runs) rideRun(city, run, before, round, moment);
    before = walkBetweenStops(city, round);
    for (const [s, reached] of round.reached.entries()) {
      const onFoot = end[s]!;
      if (!reached || onFoot === null || reached.at + onFoot >= arrives - EARLIER) continue;
      arrives = reached.at + onFoot;
      last = reached;
    }
  }
  return last ? { arrives, rides: ridesTo(last) } : null;
}

/** The line of a run between two of its stops. */
export function shapeOf(run: Run, from: number, to: number): Point[] {
  const hops = run.back ? [...run.line.shape].reverse().map(h => [...h].reverse()) : run.line.shape;
  return hops.slice(from, to).flatMap((h, i) => (i === 0 ? h : h.slice(1)));
}

/** The earliest arrival by public transport from a moment on, or on foot where that is sooner. Null where neither gets there. */
export function journeyBetween(
  city: City,
  from: Point,
  to: Point,
  moment: Moment,
  options: TransitOptions = {},
): Journey | null {
  const start = minutesToStops(city, from, options.avoidSteps ?? false, false);
  const end = minutesToStops(city, to, options.avoidSteps ?? false, true);
  const walkOptions = { avoidFerries: true, ...(options.avoidSteps ? { avoidSteps: true } : {}) };
  const walk = wayBetween(city, from, to, 'walk', walkOptions);
  const found = search(city, start, end, moment, options);
  if (walk && (!found || moment.minutes + walk.seconds / 60 <= found.arrives))
    return walkOnly(walk, moment.minutes);
  if (!found) return null;
  const legs = legsOf(city, from, to, found.rides, moment.minutes, walkOptions);
  leaveLate(legs);
  const lengthOf = (leg: Leg) => (leg.kind === 'walk' ? leg.way.metres : leg.metres);
  return {
    legs,
    departs: legs[0]!.departs,
    arrives: Math.max(legs.at(-1)!.arrives, found.arrives),
    metres: legs.reduce((sum, leg) => sum + lengthOf(leg), 0),
    walked: legs.reduce((sum, leg) => sum + (leg.kind === 'walk' ? leg.way.metres : 0), 0),
  };
}

function walkOnly(way: Way, departs: number): Journey {
  const arrives = departs + way.seconds / 60;
  return {
    legs: [{ kind: 'walk', way, from: '', to: '', departs, arrives }],
    departs,
    arrives,
    metres: way.metres,
    walked: way.metres,
  };
}

/** The rides of a journey, with the walks before, between and after them. */
function legsOf(
  city: City,
  from: Point,
  to: Point,
  rides: readonly Ride[],
  departs: number,
  walkOptions: RouteOptions,
): Leg[] {
  const legs: Leg[] = [];
  let place: Point = from;
  let name = '';
  let time = departs;
  const walkTo = (target: Point, label: string) => {
    if (distance(place, target) < 5) return;
    const way = wayBetween(city, place, target, 'walk', walkOptions);
    if (!way || way.metres <= 15) return;
    legs.push({ kind: 'walk', way, from: name, to: label, departs: time, arrives: time + way.seconds / 60 });
  };
  for (const ride of rides) {
    const [first, last] = [ride.run.stops[ride.from]!, ride.run.stops[ride.to]!];
    walkTo(first, first.name);
    const points = shapeOf(ride.run, ride.from, ride.to);
    const metres = points.reduce((sum, p, i) => (i === 0 ? 0 : sum + distance(points[i - 1]!, p)), 0);
    legs.push({ kind: 'ride', ...ride, points, metres });
    place = last;
    name = last.name;
    time = ride.arrives;
  }
  walkTo(to, '');
  return legs;
}

/** Delays the walk to the first ride, so that it ends just in time. */
function leaveLate([first, second]: readonly Leg[]): void {
  if (first?.kind !== 'walk' || second?.kind !== 'ride') return;
  const slack = second.departs - first.arrives;
  if (slack <= 0) return;
  first.departs += slack;
  first.arrives += slack;
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
