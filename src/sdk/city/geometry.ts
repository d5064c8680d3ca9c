/** Plane geometry in metres: x east, y south, as a map is drawn. */
export interface Point {
  x: number;
  y: number;
}
export type Ring = readonly Point[];
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

export function lengthOf(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!);
  return sum;
}

/** Where on a line a point is nearest: the foot, how far along the line it lies, how far off, and on which side (1 is right of the way). */
export interface Foot extends Point {
  along: number;
  off: number;
  side: 1 | -1;
  angle: number;
}

export function footOn(line: readonly Point[], p: Point): Foot {
  let best: Foot = { x: line[0]!.x, y: line[0]!.y, along: 0, off: distance(line[0]!, p), side: 1, angle: 0 };
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const long = Math.hypot(dx, dy);
    if (long > 0) {
      const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (long * long)));
      const x = a.x + t * dx;
      const y = a.y + t * dy;
      const off = Math.hypot(p.x - x, p.y - y);
      if (off < best.off - 1e-9 || (i === 1 && off <= best.off))
        best = {
          x,
          y,
          along: walked + t * long,
          off,
          side: dx * (p.y - a.y) - dy * (p.x - a.x) >= 0 ? 1 : -1,
          angle: Math.atan2(dy, dx),
        };
    }
    walked += long;
  }
  return best;
}

/** The point so far along a line, with the direction of the line there. */
export function pointAlong(line: readonly Point[], along: number): Point & { angle: number } {
  let left = Math.max(0, along);
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const long = distance(a, b);
    if (left <= long || i === line.length - 1) {
      const t = long === 0 ? 0 : Math.min(1, left / long);
      return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y), angle: Math.atan2(b.y - a.y, b.x - a.x) };
    }
    left -= long;
  }
  return { ...line[0]!, angle: 0 };
}

/** A point beside a line: `off` metres to the right of its way (left where negative). */
export function beside(line: readonly Point[], along: number, off: number): Point & { angle: number } {
  const p = pointAlong(line, along);
  return { x: p.x - Math.sin(p.angle) * off, y: p.y + Math.cos(p.angle) * off, angle: p.angle };
}

/** Whether a point lies within a ring (even–odd rule). */
export function inRing(ring: Ring, p: Point): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i]!;
    const b = ring[j]!;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

export function boxOf(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const p of points) {
    box.left = Math.min(box.left, p.x);
    box.right = Math.max(box.right, p.x);
    box.top = Math.min(box.top, p.y);
    box.bottom = Math.max(box.bottom, p.y);
  }
  return box;
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** Area of a ring in square metres (shoelace formula). */
export function areaOf(ring: Ring): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    sum += (ring[j]!.x - ring[i]!.x) * (ring[j]!.y + ring[i]!.y);
  return Math.abs(sum / 2);
}

/** Where two segments meet, as shares of each; null where they do not. */
export function crossing(a: Point, b: Point, c: Point, d: Point): { t: number; u: number } | null {
  const rx = b.x - a.x;
  const ry = b.y - a.y;
  const sx = d.x - c.x;
  const sy = d.y - c.y;
  const det = rx * sy - ry * sx;
  if (Math.abs(det) < 1e-9) return null;
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / det;
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / det;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? { t, u } : null;
}

/** A line without the points that lie within `tolerance` of what is left (Douglas and Peucker 1973). */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const keep = new Set([0, line.length - 1]);
  const stack: [number, number][] = [[0, line.length - 1]];
  while (stack.length > 0) {
    const [from, to] = stack.pop()!;
    let far = -1;
    let most = tolerance;
    for (let i = from + 1; i < to; i++) {
      const off = footOn([line[from]!, line[to]!], line[i]!).off;
      if (off > most) {
        most = off;
        far = i;
      }
    }
    if (far >= 0) {
      keep.add(far);
      stack.push([from, far], [far, to]);
    }
  }
  return line.filter((_, i) => keep.has(i));
}

/** A line with its corners cut (Chaikin 1974), `times` over; its ends stay. */
export function smoothed(line: readonly Point[], times: number, closed = false): Point[] {
  let now = [...line];
  for (let n = 0; n < times; n++) {
    const next: Point[] = closed ? [] : [now[0]!];
    for (let i = 0; i < now.length - (closed ? 0 : 1); i++) {
      const a = now[i]!;
      const b = now[(i + 1) % now.length]!;
      next.push(
        { x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 },
        { x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 },
      );
    }
    if (!closed) next.push(now.at(-1)!);
    now = next;
  }
  return now;
}
