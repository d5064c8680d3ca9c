import {
  crossing,
  distance,
  footOn,
  inRing,
  lengthOf,
  pointAlong,
  type Point,
} from '../../../src/sdk/city/geometry.ts';
import { streamOf } from '../../../src/state/random.ts';
import {
  basin,
  built,
  creek,
  districts,
  greens,
  mainland,
  isle,
  points,
  ponds,
  rail,
  river,
  type District,
} from './geography.ts';
import { roads } from './roads.ts';

/*
 * Streets that no hand drew: lines that follow a field of directions, traced from seeds with a distance kept between neighbours
 * (Chen et al., "Interactive procedural street modeling", SIGGRAPH 2008; spacing after Jobard and Lefer 1997). The field follows the
 * roads near by, and the district's own direction away from them.
 */
const STEP = 9;
const seedOf = (d: District, p: { x: number; y: number }) =>
  Math.min(...d.seeds.map(([x, y]) => Math.hypot(p.x - x, p.y - y)));
export const districtAt = (p: Point): District =>
  districts.reduce((best, d) => (seedOf(d, p) < seedOf(best, p) ? d : best));

const handLines = roads.map(r => ({ ...r, points: points(r.line) }));
const noGo = greens.map(g => g.ring).concat(ponds, [basin]);
const wide = (line: readonly (readonly [number, number, number])[], p: Point, margin: number) => {
  for (let i = 1; i < line.length; i++) {
    const [ax, ay, aw] = line[i - 1]!;
    const [bx, by, bw] = line[i]!;
    if (
      footOn(
        [
          { x: ax, y: ay },
          { x: bx, y: by },
        ],
        p,
      ).off <
      Math.max(aw, bw) / 2 + margin
    )
      return true;
  }
  return false;
};
export const isWater = (p: Point, margin = 0): boolean =>
  !(inRing(mainland, p) || inRing(isle, p)) ||
  wide(river, p, margin) ||
  wide(creek, p, margin) ||
  inRing(basin, p) ||
  ponds.some(r => inRing(r, p));
const open = (p: Point): boolean =>
  built.some(r => inRing(r, p)) &&
  !noGo.some(r => inRing(r, p)) &&
  !wide(river, p, 22) &&
  !wide(creek, p, 12) &&
  !rail.some(l => footOn(l, p).off < 26);

/** Direction of the streets at a point, one of two that stand across each other. */
function fieldAt(p: Point): number {
  const d = districtAt(p);
  const wobble =
    Math.sin(p.x / 310 + 1.3) * 7 + Math.cos(p.y / 270 - 0.6) * 8 + Math.sin((p.x + p.y) / 520) * 9;
  const base = ((d.angle + wobble) * Math.PI) / 180;
  let c = 0.35 * Math.cos(4 * base);
  let s = 0.35 * Math.sin(4 * base);
  for (const road of handLines) {
    const foot = footOn(road.points, p);
    if (foot.off > 420) continue;
    const w = Math.exp(-foot.off / 95) * (road.kind === 'path' ? 0.3 : 1.6);
    c += w * Math.cos(4 * foot.angle);
    s += w * Math.sin(4 * foot.angle);
  }
  return Math.atan2(s, c) / 4;
}

export interface Grown {
  district: string;
  points: Point[];
}

export function grow(): Grown[] {
  const cell = 40;
  const grids: Map<string, Point[]>[] = [new Map(), new Map()];
  const key = (x: number, y: number) => `${Math.floor(x / cell)},${Math.floor(y / cell)}`;
  const put = (kind: number, p: Point) => {
    const k = key(p.x, p.y);
    (grids[kind]!.get(k) ?? grids[kind]!.set(k, []).get(k)!).push(p);
  };
  const near = (kind: number, p: Point, r: number): boolean => {
    for (let x = p.x - r; x < p.x + r + cell; x += cell)
      for (let y = p.y - r; y < p.y + r + cell; y += cell)
        for (const q of grids[kind]!.get(key(x, y)) ?? []) if (distance(p, q) < r) return true;
    return false;
  };
  // Hand-drawn roads count as streets of the direction in which they run.
  for (const road of handLines) {
    const long = lengthOf(road.points);
    for (let at = 0; at <= long; at += STEP) {
      const p = pointAlong(road.points, at);
      const turn = Math.round((p.angle - fieldAt(p)) / (Math.PI / 2));
      put(((turn % 2) + 2) % 2, p);
    }
  }
  const trace = (kind: number, from: Point, sign: number, gap: number): Point[] => {
    const out: Point[] = [];
    let p = from;
    let heading = fieldAt(p) + kind * (Math.PI / 2) + (sign < 0 ? Math.PI : 0);
    for (let n = 0; n < 160; n++) {
      const turnTo = (q: Point) => {
        const a = fieldAt(q);
        return a + Math.round((heading - a) / (Math.PI / 2)) * (Math.PI / 2);
      };
      const mid = { x: p.x + (Math.cos(heading) * STEP) / 2, y: p.y + (Math.sin(heading) * STEP) / 2 };
      const dir = turnTo(mid);
      if (Math.abs(Math.cos(dir - heading)) < 0.86) break;
      heading = dir;
      p = { x: p.x + Math.cos(dir) * STEP, y: p.y + Math.sin(dir) * STEP };
      if (!open(p) || near(kind, p, gap * 0.56)) break;
      out.push(p);
    }
    return out;
  };
  const lines: Grown[] = [];
  for (const d of districts) {
    const random = streamOf('harrow-bay', 'grow', d.id);
    const box = {
      left: Math.min(...d.seeds.map(s => s[0])) - 900,
      right: Math.max(...d.seeds.map(s => s[0])) + 900,
      top: Math.min(...d.seeds.map(s => s[1])) - 900,
      bottom: Math.max(...d.seeds.map(s => s[1])) + 900,
    };
    const seeds: Point[] = [];
    for (let x = box.left; x < box.right; x += 34)
      for (let y = box.top; y < box.bottom; y += 34) {
        const p = { x: x + random() * 30, y: y + random() * 30 };
        if (open(p) && districtAt(p).id === d.id) seeds.push(p);
      }
    for (const kind of [0, 1])
      for (const seed of seeds) {
        const gap = d.gap[kind]! * (0.9 + random() * 0.3);
        if (near(kind, seed, gap)) continue;
        const line = [...trace(kind, seed, -1, gap).reverse(), seed, ...trace(kind, seed, 1, gap)];
        if (lengthOf(line) < 70) continue;
        line.forEach(p => put(kind, p));
        lines.push({ district: d.id, points: line });
      }
  }
  return lines;
}

/** Draws a street's loose end out to the street that it would meet within `reach`. */
export function reachOut(line: Point[], others: readonly (readonly Point[])[], reach: number): Point[] {
  const extend = (end: Point, before: Point): Point | null => {
    const long = distance(before, end) || 1;
    const tip = {
      x: end.x + ((end.x - before.x) / long) * reach,
      y: end.y + ((end.y - before.y) / long) * reach,
    };
    let best: number | null = null;
    for (const other of others) {
      if (other === line) continue;
      for (let i = 1; i < other.length; i++) {
        const hit = crossing(end, tip, other[i - 1]!, other[i]!);
        if (hit && hit.t > 0 && (best === null || hit.t < best)) best = hit.t;
      }
    }
    if (best === null) return null;
    const to = { x: end.x + (tip.x - end.x) * best, y: end.y + (tip.y - end.y) * best };
    // A touch beyond, so that the two lines cross.
    const over = {
      x: to.x + ((to.x - end.x) / (distance(end, to) || 1)) * 0.5,
      y: to.y + ((to.y - end.y) / (distance(end, to) || 1)) * 0.5,
    };
    for (let at = 0; at < 1; at += 0.1)
      if (isWater({ x: end.x + (to.x - end.x) * at, y: end.y + (to.y - end.y) * at }, 2)) return null;
    return over;
  };
  const head = extend(line[0]!, line[1]!);
  const tail = extend(line.at(-1)!, line.at(-2)!);
  return [...(head ? [head] : []), ...line, ...(tail ? [tail] : [])];
}
