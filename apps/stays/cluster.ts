import type { Point } from '../../src/sdk/city/index.ts';

/** Something that stands on a map, in points of the screen. */
export interface Spot extends Point {
  id: string;
}
/** Spots that are too near each other to be told apart, at their middle. */
export interface Cluster extends Point {
  ids: string[];
}

/** Room that a pin takes at usual text size, points: no finger hits two. */
const WIDE = 60;
const HIGH = 48;
const collide = (a: Point, b: Point, scale: number): boolean =>
  Math.abs(a.x - b.x) < WIDE * scale && Math.abs(a.y - b.y) < HIGH * scale;

/** Merges what overlaps until nothing does. The order of the spots decides ties, so the same spots merge alike. */
export function clustersOf(spots: readonly Spot[], scale = 1): Cluster[] {
  let all: Cluster[] = spots.map(({ id, x, y }) => ({ ids: [id], x, y }));
  for (;;) {
    const merged: Cluster[] = [];
    for (const each of all) {
      const near = merged.find(other => collide(other, each, scale));
      if (!near) {
        merged.push({ ...each });
        continue;
      }
      const [has, more] = [near.ids.length, each.ids.length];
      near.x = (near.x * has + each.x * more) / (has + more);
      near.y = (near.y * has + each.y * more) / (has + more);
      near.ids.push(...each.ids);
    }
    if (merged.length === all.length) return merged;
    all = merged;
  }
}

/** Moves spots apart that overlap, each to the nearest free place: for where no zoom parts them. */
export function spreadOut(spots: readonly Spot[], scale = 1): Cluster[] {
  const out: Cluster[] = [];
  for (const { id, x, y } of spots) {
    const free = places({ x, y }, scale).find(place => !out.some(other => collide(other, place, scale)))!;
    out.push({ ids: [id], ...free });
  }
  return out;
}

/** Rings of places around a point, the nearest first. */
function places(around: Point, scale: number): Point[] {
  const out: Point[] = [];
  for (let column = -6; column <= 6; column++)
    for (let row = -6; row <= 6; row++)
      out.push({ x: around.x + column * WIDE * scale, y: around.y + row * HIGH * scale });
  const far = (p: Point) => Math.hypot(p.x - around.x, p.y - around.y);
  return out.sort((a, b) => far(a) - far(b) || a.y - b.y || a.x - b.x);
}
