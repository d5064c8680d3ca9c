import {
  crossing,
  distance,
  footOn,
  lengthOf,
  pointAlong,
  simplified,
  type Point,
} from '../../../src/sdk/city/geometry.ts';
import { streamOf } from '../../../src/state/random.ts';
import { points } from './geography.ts';
import { districtAt, grow, reachOut } from './grow.ts';
import { roads, type RoadClass } from './roads.ts';

/** A curve through all of its points (centripetal Catmull–Rom). */
export function curve(p: readonly Point[]): Point[] {
  if (p.length < 3) return [...p];
  const out: Point[] = [p[0]!];
  for (let i = 0; i < p.length - 1; i++) {
    const [a, b, c, d] = [p[Math.max(0, i - 1)]!, p[i]!, p[i + 1]!, p[Math.min(p.length - 1, i + 2)]!];
    const knot = (t: number, u: Point, v: Point) => t + Math.sqrt(Math.max(1e-3, distance(u, v)));
    const t0 = 0;
    const t1 = knot(t0, a, b);
    const t2 = knot(t1, b, c);
    const t3 = knot(t2, c, d);
    const steps = Math.max(1, Math.round(distance(b, c) / 28));
    const mix = (u: Point, v: Point, s: number, e: number, t: number): Point => ({
      x: ((e - t) * u.x + (t - s) * v.x) / (e - s),
      y: ((e - t) * u.y + (t - s) * v.y) / (e - s),
    });
    for (let n = 1; n <= steps; n++) {
      if (n === steps) {
        out.push(c);
        continue;
      }
      const t = t1 + ((t2 - t1) * n) / steps;
      const [a1, a2, a3] = [mix(a, b, t0, t1, t), mix(b, c, t1, t2, t), mix(c, d, t2, t3, t)];
      out.push(mix(mix(a1, a2, t0, t2, t), mix(a2, a3, t1, t3, t), t1, t2, t));
    }
  }
  return out;
}

export interface Piece {
  line: number;
  a: number;
  b: number;
  points: Point[];
}
interface Way {
  name: string | null;
  kind: RoadClass;
  oneWay: boolean;
  bridge: boolean;
  numbers: number;
  points: Point[];
  district: string;
  hand: boolean;
}
export interface Built {
  nodes: Point[];
  ways: Way[];
  pieces: Piece[];
}

const SNAP = 8;

/** The network: hand-drawn roads and grown streets, cut where they meet. */
export function network(): Built {
  const hand: Way[] = roads.map(r => ({
    name: r.name,
    kind: r.kind,
    oneWay: r.oneWay ?? false,
    bridge: r.bridge ?? false,
    numbers: r.numbers ?? 0,
    points: r.straight ? points(r.line) : curve(points(r.line)),
    district: districtAt(pointAlong(points(r.line), lengthOf(points(r.line)) / 2)).id,
    hand: true,
  }));
  const grown = grow();
  const all = [...hand.map(h => h.points), ...grown.map(g => g.points)];
  const minor: Way[] = grown.map(g => {
    const reached = reachOut(g.points, all, 78);
    const long = lengthOf(reached);
    const kind: RoadClass =
      g.district === 'old-quay' || g.district === 'gannet-isle'
        ? 'lane'
        : long > 900
          ? 'tertiary'
          : 'residential';
    return {
      name: null,
      kind,
      oneWay: false,
      bridge: false,
      numbers: 0,
      points: simplified(reached, 0.8),
      district: g.district,
      hand: false,
    };
  });
  const ways = [...hand, ...minor];
  const nodes: Point[] = [];
  const nodeGrid = new Map<string, number[]>();
  const nodeAt = (p: Point): number => {
    const cx = Math.floor(p.x / 10);
    const cy = Math.floor(p.y / 10);
    let best = -1;
    for (let x = cx - 1; x <= cx + 1; x++)
      for (let y = cy - 1; y <= cy + 1; y++)
        for (const n of nodeGrid.get(`${x},${y}`) ?? [])
          if (distance(nodes[n]!, p) < (best < 0 ? SNAP : distance(nodes[best]!, p))) best = n;
    if (best >= 0) return best;
    nodes.push(p);
    const key = `${cx},${cy}`;
    (nodeGrid.get(key) ?? nodeGrid.set(key, []).get(key)!).push(nodes.length - 1);
    return nodes.length - 1;
  };
  // Segments by cell, so that only neighbours are compared.
  const cells = new Map<string, [number, number][]>();
  ways.forEach((w, i) => {
    for (let s = 1; s < w.points.length; s++) {
      const [a, b] = [w.points[s - 1]!, w.points[s]!];
      for (let x = Math.floor(Math.min(a.x, b.x) / 60); x <= Math.floor(Math.max(a.x, b.x) / 60); x++)
        for (let y = Math.floor(Math.min(a.y, b.y) / 60); y <= Math.floor(Math.max(a.y, b.y) / 60); y++)
          (cells.get(`${x},${y}`) ?? cells.set(`${x},${y}`, []).get(`${x},${y}`)!).push([i, s]);
    }
  });
  const cuts: { at: number; p: Point }[][] = ways.map(() => []);
  const starts = ways.map(w => {
    const out = [0];
    for (let i = 1; i < w.points.length; i++)
      out.push(out[i - 1]! + distance(w.points[i - 1]!, w.points[i]!));
    return out;
  });
  const done = new Set<string>();
  for (const list of cells.values())
    for (const [i, s] of list)
      for (const [j, t] of list) {
        if (i >= j || done.has(`${i},${s},${j},${t}`)) continue;
        done.add(`${i},${s},${j},${t}`);
        const [a, b, c, d] = [
          ways[i]!.points[s - 1]!,
          ways[i]!.points[s]!,
          ways[j]!.points[t - 1]!,
          ways[j]!.points[t]!,
        ];
        const hit = crossing(a, b, c, d);
        if (!hit) continue;
        const p = { x: a.x + (b.x - a.x) * hit.t, y: a.y + (b.y - a.y) * hit.t };
        cuts[i]!.push({ at: starts[i]![s - 1]! + distance(a, p), p });
        cuts[j]!.push({ at: starts[j]![t - 1]! + distance(c, p), p });
      }
  ways.forEach((w, i) => {
    for (const end of [w.points[0]!, w.points.at(-1)!])
      ways.forEach((o, j) => {
        if (i === j) return;
        const foot = footOn(o.points, end);
        if (foot.off < SNAP) cuts[j]!.push({ at: foot.along, p: end });
      });
  });
  let pieces: Piece[] = [];
  ways.forEach((w, i) => {
    const long = starts[i]!.at(-1)!;
    const marks = [{ at: 0, p: w.points[0]! }, ...cuts[i]!, { at: long, p: w.points.at(-1)! }]
      .sort((a, b) => a.at - b.at)
      .map(m => ({ ...m, node: nodeAt(m.p) }));
    for (let k = 1; k < marks.length; k++) {
      const [from, to] = [marks[k - 1]!, marks[k]!];
      const middle = w.points.filter((_, n) => starts[i]![n]! > from.at + 2 && starts[i]![n]! < to.at - 2);
      if (from.node === to.node && to.at - from.at < 60) continue;
      pieces.push({
        line: i,
        a: from.node,
        b: to.node,
        points: [nodes[from.node]!, ...middle, nodes[to.node]!],
      });
    }
  });
  // Two ways between the same corners that lie on top of each other are one.
  const seen = new Map<string, number>();
  pieces = pieces.filter(p => {
    const key = `${Math.min(p.a, p.b)}-${Math.max(p.a, p.b)}`;
    const was = seen.get(key);
    const long = lengthOf(p.points);
    if (was !== undefined && Math.abs(was - long) < long * 0.12) return false;
    seen.set(key, long);
    return true;
  });
  const degrees = () => {
    const d = nodes.map(() => 0);
    for (const p of pieces) {
      d[p.a]!++;
      d[p.b]!++;
    }
    return d;
  };
  const minorPiece = (p: Piece) => !ways[p.line]!.hand;
  // Fewer crossroads, more places where one street ends at another.
  const random = streamOf('harrow-bay', 'thin');
  const degree = degrees();
  pieces = pieces.filter(p => {
    const drop = random() < 0.34 && minorPiece(p) && degree[p.a]! >= 4 && degree[p.b]! >= 3;
    if (drop) {
      degree[p.a]!--;
      degree[p.b]!--;
    }
    return !drop;
  });
  for (let round = 0; round < 4; round++) {
    const now = degrees();
    pieces = pieces.filter(
      p => !(minorPiece(p) && (now[p.a] === 1 || now[p.b] === 1) && lengthOf(p.points) < 46),
    );
  }
  // What no hand-drawn road reaches is dropped.
  const group = nodes.map((_, i) => i);
  const find = (i: number): number => (group[i] === i ? i : (group[i] = find(group[i]!)));
  for (const p of pieces) group[find(p.a)] = find(p.b);
  const kept = new Set(pieces.filter(p => !minorPiece(p)).map(p => find(p.a)));
  pieces = pieces.filter(p => kept.has(find(p.a)));
  return { nodes, ways, pieces };
}
