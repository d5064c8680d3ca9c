import type { City, Edge, Street, StreetKind } from './city.ts';
import { distance, type Point } from './geometry.ts';
import { Queue } from './queue.ts';
import { nearestEdge, type Entry } from './edges.ts';

export type Mode = 'walk' | 'cycle' | 'drive';
export interface RouteOptions {
  avoidFerries?: boolean;
  avoidSteps?: boolean;
  /** Factor on driving times for the traffic on a street. */
  traffic?: (street: Street) => number;
}

/** Metres a second; 0 where the mode is not allowed. Walking is 4.8 km/h, cycling about 15 km/h; driving depends on the street. */
const SPEED: Readonly<Record<StreetKind, Readonly<Record<Mode, number>>>> = {
  primary: { walk: 1.33, cycle: 4.7, drive: 15.5 },
  secondary: { walk: 1.33, cycle: 4.7, drive: 11 },
  tertiary: { walk: 1.33, cycle: 4.5, drive: 9 },
  residential: { walk: 1.33, cycle: 4.2, drive: 6.5 },
  lane: { walk: 1.33, cycle: 3.6, drive: 4 },
  pedestrian: { walk: 1.33, cycle: 2.2, drive: 0 },
  steps: { walk: 0.75, cycle: 0, drive: 0 },
  path: { walk: 1.33, cycle: 3.2, drive: 0 },
  ferry: { walk: 2, cycle: 2, drive: 0 },
};
/** Seconds lost at each corner, at lights and giving way. */
const CORNER: Readonly<Record<Mode, number>> = { walk: 2, cycle: 4, drive: 7 };
/** Seconds of waiting for a ferry on routes that use no timetable. */
const FERRY_WAIT = 600;

export const mayGo = (kind: StreetKind, mode: Mode): boolean => SPEED[kind][mode] > 0;

/** Seconds along an edge from end to end; Infinity where the mode or the options rule it out. */
export function secondsOf(edge: Edge, mode: Mode, options: RouteOptions = {}): number {
  const kind = edge.street.kind;
  const speed = SPEED[kind][mode];
  if (speed === 0 || (kind === 'ferry' && options.avoidFerries) || (kind === 'steps' && options.avoidSteps))
    return Infinity;
  const traffic = mode === 'drive' ? (options.traffic?.(edge.street) ?? 1) : 1;
  const wait = kind === 'ferry' ? FERRY_WAIT : 0;
  return (edge.length / speed) * traffic + CORNER[mode] + wait;
}

const enter = (city: City, p: Point, mode: Mode, options: RouteOptions) =>
  nearestEdge(city, p, e => e.street.kind !== 'ferry' && secondsOf(e, mode, options) !== Infinity);

const reversed = (edge: Edge, from: number) => edge.b === from && edge.a !== from;
const allowed = (edge: Edge, from: number, mode: Mode) =>
  !(mode === 'drive' && edge.street.oneWay && reversed(edge, from));

/** Markers in place of an edge: a corner reached from the start, along the start's own edge to its end A or B. */
const TO_A = -2;
const TO_B = -1;

/**
 * Seconds to every corner within `limit` seconds, and the edge that reaches each (Dijkstra 1959). With `backwards`, seconds
 * from every corner to the point.
 */
export function reach(
  city: City,
  p: Point,
  mode: Mode,
  options: RouteOptions = {},
  limit = Infinity,
  backwards = false,
): { from: Entry | null; seconds: Map<number, number>; by: Map<number, number> } {
  const from = enter(city, p, mode, options);
  const seconds = new Map<number, number>();
  const by = new Map<number, number>();
  if (!from) return { from, seconds, by };
  const queue = new Queue();
  const offer = (node: number, cost: number, edge: number) => {
    if (cost > limit) return;
    const known = seconds.get(node);
    if (known !== undefined && known < cost) return;
    // Of two edges that are equally quick, the lower id wins.
    if (known === cost && by.get(node)! <= edge) return;
    seconds.set(node, cost);
    by.set(node, edge);
    queue.push(cost, node);
  };
  const first = city.edges[from.edge]!;
  const edgeSeconds = secondsOf(first, mode, options);
  const walkIn = from.off / SPEED.residential.walk;
  const isTwoWay = mode !== 'drive' || !first.street.oneWay;
  if (isTwoWay || backwards) offer(first.a, walkIn + (edgeSeconds * from.along) / first.length, TO_A);
  if (isTwoWay || !backwards)
    offer(first.b, walkIn + (edgeSeconds * (first.length - from.along)) / first.length, TO_B);
  while (queue.size > 0) {
    const { cost, item } = queue.pop()!;
    if (cost > seconds.get(item)!) continue;
    for (const id of city.at[item]!) {
      const edge = city.edges[id]!;
      const to = edge.a === item ? edge.b : edge.a;
      if (!allowed(edge, backwards ? to : item, mode)) continue;
      const more = secondsOf(edge, mode, options);
      if (more !== Infinity) offer(to, cost + more, id);
    }
  }
  return { from, seconds, by };
}

/** The part of a route along one edge, in the direction of travel. */
export interface Stretch {
  edge: number;
  points: Point[];
  metres: number;
  seconds: number;
}
export interface Way {
  mode: Mode;
  from: Point;
  to: Point;
  stretches: Stretch[];
  metres: number;
  seconds: number;
  points: Point[];
}

/** The points of an edge between two distances along it; in reverse where `from` is the larger. */
function cut(edge: Edge, from: number, to: number): Point[] {
  const back = from > to;
  const [low, high] = back ? [to, from] : [from, to];
  const out: Point[] = [];
  let walked = 0;
  const at = (along: number, i: number): Point => {
    const [a, b] = [edge.line[i - 1]!, edge.line[i]!];
    const t = (along - walked) / (distance(a, b) || 1);
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
  };
  for (let i = 1; i < edge.line.length; i++) {
    const long = distance(edge.line[i - 1]!, edge.line[i]!);
    if (low >= walked && low <= walked + long && out.length === 0) out.push(at(low, i));
    else if (walked > low && walked < high) out.push(edge.line[i - 1]!);
    if (high <= walked + long + 1e-6) {
      out.push(at(Math.min(high, walked + long), i));
      break;
    }
    walked += long;
  }
  return back ? out.reverse() : out;
}

/** The quickest route between two points; null where there is none. Deterministic: equal arguments give equal routes. */
export function wayBetween(
  city: City,
  from: Point,
  to: Point,
  mode: Mode,
  options: RouteOptions = {},
): Way | null {
  const end = enter(city, to, mode, options);
  const { from: start, seconds, by } = reach(city, from, mode, options);
  if (!start || !end) return null;
  const last = city.edges[end.edge]!;
  const stretch = (edge: Edge, a: number, b: number): Stretch => ({
    edge: edge.id,
    points: cut(edge, a, b),
    metres: Math.abs(b - a),
    seconds: (secondsOf(edge, mode, options) * Math.abs(b - a)) / edge.length,
  });
  const wayOf = (stretches: Stretch[]): Way => joined(stretches, { mode, from, to }, start, end);
  const isOneWay = mode === 'drive' && last.street.oneWay;
  const direct =
    start.edge === end.edge && (start.along <= end.along || !isOneWay)
      ? wayOf([stretch(last, start.along, end.along)])
      : null;
  const best = bestEnd(last, end.along, secondsOf(last, mode, options), seconds, isOneWay);
  if (!best) return direct;
  if (direct && direct.seconds <= best.cost + end.off / SPEED.residential.walk) return direct;
  const stretches = edgesTo(city, best.node, start, by).map(({ edge, a, b }) => stretch(edge, a, b));
  return wayOf([...stretches, stretch(last, best.from, end.along)]);
}

/** The end of the last edge over which its place is reached soonest; `from` is that end's distance along the edge. */
function bestEnd(
  edge: Edge,
  along: number,
  edgeSeconds: number,
  seconds: ReadonlyMap<number, number>,
  isOneWay: boolean,
): { node: number; cost: number; from: number } | undefined {
  const ends: { node: number; cost: number; from: number }[] = [];
  const viaA = seconds.get(edge.a);
  const viaB = seconds.get(edge.b);
  if (viaA !== undefined)
    ends.push({ node: edge.a, cost: viaA + (edgeSeconds * along) / edge.length, from: 0 });
  if (viaB !== undefined && !isOneWay)
    ends.push({
      node: edge.b,
      cost: viaB + (edgeSeconds * (edge.length - along)) / edge.length,
      from: edge.length,
    });
  return ends.sort((a, b) => a.cost - b.cost || a.node - b.node)[0];
}

/** The edges from the start to a node, in order, each with where it is entered and left. */
function edgesTo(
  city: City,
  target: number,
  start: { edge: number; along: number },
  by: ReadonlyMap<number, number>,
): { edge: Edge; a: number; b: number }[] {
  const edges: { edge: Edge; a: number; b: number }[] = [];
  for (let node = target; ;) {
    const edgeId = by.get(node)!;
    if (edgeId < 0) {
      const edge = city.edges[start.edge]!;
      edges.push({ edge, a: start.along, b: edgeId === TO_A ? 0 : edge.length });
      return edges.reverse();
    }
    const edge = city.edges[edgeId]!;
    const isToA = edge.a === node;
    edges.push({ edge, a: isToA ? edge.length : 0, b: isToA ? 0 : edge.length });
    node = isToA ? edge.b : edge.a;
  }
}

/** A way of stretches, with the walks from its first point to the street and back to its last one. */
function joined(
  stretches: Stretch[],
  about: Pick<Way, 'mode' | 'from' | 'to'>,
  start: { off: number; point: Point },
  end: { off: number; point: Point },
): Way {
  const offStreet = start.off + end.off;
  const points = stretches.flatMap((s, i) => (i === 0 ? s.points : s.points.slice(1)));
  return {
    ...about,
    stretches,
    metres: stretches.reduce((sum, s) => sum + s.metres, offStreet),
    seconds: stretches.reduce((sum, s) => sum + s.seconds, offStreet / SPEED.residential.walk),
    points: points.length > 0 ? points : [start.point, end.point],
  };
}
