import { isWater, type City } from './city.ts';
import type { Point } from './geometry.ts';

/** Hills: where, how high in metres, how wide. */
const HILLS = [
  [-1160, -330, 62, 420],
  [-1330, -560, 24, 260],
  [-3280, 1750, 58, 430],
  [-3300, 900, 40, 600],
  [2280, 2950, 66, 360],
  [1750, 3000, 24, 300],
  [-2400, -2300, 70, 900],
  [-300, -3600, 60, 1100],
  [2300, -3000, 95, 1000],
  [-4200, -700, 120, 1300],
  [1950, -1080, 22, 340],
] as const;

/** Metres above the sea. */
export function elevationAt(city: Pick<City, 'land' | 'water'>, p: Point): number {
  if (isWater(city, p)) return 0;
  return heightAt(p);
}
const heightAt = (p: Point): number =>
  4 +
  Math.max(0, -p.y - 700) * 0.009 +
  HILLS.reduce(
    (sum, [x, y, high, wide]) =>
      sum + high * Math.exp(-(((p.x - x) ** 2 + (p.y - y) ** 2) / (2 * wide * wide))),
    0,
  );

/** Metres climbed along a line. */
export function ascentOf(line: readonly Point[]): number {
  let up = 0;
  for (let i = 1; i < line.length; i++) up += Math.max(0, heightAt(line[i]!) - heightAt(line[i - 1]!));
  return up;
}

const kept = new WeakMap<object, { level: number; d: string }[]>();
/** Contours every ten metres, as path data (marching squares on a grid of 90 m). */
export function contoursOf(city: City): { level: number; d: string }[] {
  const known = kept.get(city);
  if (known) return known;
  const cell = 90;
  const [left, top, columns, rows] = [-4700, -3900, 92, 84];
  const height = Array.from({ length: rows + 1 }, (_, r) =>
    Array.from({ length: columns + 1 }, (_, c) =>
      elevationAt(city, { x: left + c * cell, y: top + r * cell }),
    ),
  );
  const out = Array.from({ length: 12 }, (_, i) => ({ level: (i + 1) * 10, d: '' }));
  for (const contour of out) {
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < columns; c++) {
        const [a, b, d, e] = [height[r]![c]!, height[r]![c + 1]!, height[r + 1]![c]!, height[r + 1]![c + 1]!];
        if (Math.min(a, b, d, e) === 0) continue;
        const x = left + c * cell;
        const y = top + r * cell;
        const cuts: string[] = [];
        const edge = (u: number, v: number, x0: number, y0: number, x1: number, y1: number) => {
          if (u < contour.level !== v < contour.level) {
            const t = (contour.level - u) / (v - u);
            cuts.push(`${Math.round(x0 + (x1 - x0) * t)} ${Math.round(y0 + (y1 - y0) * t)}`);
          }
        };
        edge(a, b, x, y, x + cell, y);
        edge(b, e, x + cell, y, x + cell, y + cell);
        edge(d, e, x, y + cell, x + cell, y + cell);
        edge(a, d, x, y, x, y + cell);
        for (let i = 0; i + 1 < cuts.length; i += 2) contour.d += `M${cuts[i]}L${cuts[i + 1]}`;
      }
  }
  const full = out.filter(c => c.d !== '');
  kept.set(city, full);
  return full;
}
