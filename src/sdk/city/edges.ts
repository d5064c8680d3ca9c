import type { City, Edge } from './city.ts';
import { distance, footOn, type Point } from './geometry.ts';

/** Where a point joins the network: the edge, how far along it, and how far the point is off it. */
export interface Entry {
  edge: number;
  along: number;
  point: Point;
  off: number;
}

/** Metres of a cell of the grid. */
const CELL = 200;
const cellAt = ({ x, y }: Point): string => `${Math.floor(x / CELL)},${Math.floor(y / CELL)}`;

/** The cells that a line runs through, sampled every half cell. */
function cellsOf(line: readonly Point[]): Set<string> {
  const cells = new Set<string>();
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const steps = Math.max(1, Math.ceil(distance(a, b) / (CELL / 2)));
    for (let n = 0; n <= steps; n++)
      cells.add(cellAt({ x: a.x + ((b.x - a.x) * n) / steps, y: a.y + ((b.y - a.y) * n) / steps }));
  }
  return cells;
}

const grids = new WeakMap<City, Map<string, number[]>>();
/** The edges of a city by the cells that they run through. */
function gridOf(city: City): Map<string, number[]> {
  const known = grids.get(city);
  if (known) return known;
  const grid = new Map<string, number[]>();
  for (const edge of city.edges) {
    for (const cell of cellsOf(edge.line)) {
      const list = grid.get(cell);
      if (list) list.push(edge.id);
      else grid.set(cell, [edge.id]);
    }
  }
  grids.set(city, grid);
  return grid;
}

/** The nearest edge that fits; null where none is within `reach` metres. Of two equally near, the one with the lower id. */
export function nearestEdge(
  city: City,
  p: Point,
  fits: (edge: Edge) => boolean = () => true,
  reach = 3000,
): Entry | null {
  const grid = gridOf(city);
  const cx = Math.floor(p.x / CELL);
  const cy = Math.floor(p.y / CELL);
  let best: Entry | null = null;
  for (let ring = 0; ring * CELL <= reach + CELL; ring++) {
    if (best && best.off < (ring - 1) * CELL) break;
    for (let x = cx - ring; x <= cx + ring; x++)
      for (let y = cy - ring; y <= cy + ring; y++) {
        if (Math.max(Math.abs(x - cx), Math.abs(y - cy)) !== ring) continue;
        for (const id of grid.get(`${x},${y}`) ?? []) {
          const edge = city.edges[id]!;
          if (!fits(edge)) continue;
          const foot = footOn(edge.line, p);
          if (
            foot.off <= reach &&
            (!best || foot.off < best.off - 1e-6 || (foot.off < best.off + 1e-6 && id < best.edge))
          )
            best = { edge: id, along: foot.along, point: { x: foot.x, y: foot.y }, off: foot.off };
        }
      }
  }
  return best;
}

/** Edges that may pass within `r` metres of a point, in the order of their ids. */
export function edgesNear(city: City, p: Point, r: number): Edge[] {
  const grid = gridOf(city);
  const ids = new Set<number>();
  for (let x = Math.floor((p.x - r) / CELL); x <= Math.floor((p.x + r) / CELL); x++)
    for (let y = Math.floor((p.y - r) / CELL); y <= Math.floor((p.y + r) / CELL); y++)
      for (const id of grid.get(`${x},${y}`) ?? []) ids.add(id);
  return [...ids].sort((a, b) => a - b).map(id => city.edges[id]!);
}
