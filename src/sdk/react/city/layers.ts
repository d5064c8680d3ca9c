import {
  houseAt,
  inRing,
  harrowBay as city,
  lastNumber,
  hashOf,
  isWater,
  type Box,
  type Edge,
  type Point,
  type Street,
  type StreetKind,
  beside,
  boxOf,
  overlaps,
  trafficOn,
} from '../../city/index.ts';

/** SVG path data of the map in metres, computed once. */
export const pathOf = (line: readonly Point[], closed = false): string =>
  `M${line.map(p => `${Math.round(p.x * 2) / 2} ${Math.round(p.y * 2) / 2}`).join('L')}${closed ? 'Z' : ''}`;
const joined = (rings: readonly (readonly Point[])[], closed = true) =>
  rings.map(r => pathOf(r, closed)).join('');

export const GROUND = {
  land: joined(city.land),
  water: joined(city.water),
  beaches: joined(city.beaches),
  rail: joined(city.rail, false),
} as const;
export const AREAS = [...new Set(city.areas.map(a => a.kind))].map(kind => ({
  kind,
  d: joined(city.areas.filter(a => a.kind === kind).map(a => a.ring)),
}));
export const PIERS = city.piers.map(p => ({ width: p.width, d: pathOf(p.line) }));

interface Tile {
  box: Box;
  d: Partial<Record<StreetKind, string>>;
}
const TILE = 900;
let tiles: Tile[] | undefined;

/** The streets in squares; a street's edges lie in the square of their first point. */
function tilesOf(): Tile[] {
  if (tiles) return tiles;
  const cells = new Map<string, Edge[]>();
  for (const edge of city.edges) {
    const key = `${Math.floor(edge.line[0]!.x / TILE)},${Math.floor(edge.line[0]!.y / TILE)}`;
    (cells.get(key) ?? cells.set(key, []).get(key)!).push(edge);
  }
  tiles = [...cells.values()].map(edges => {
    const d: Tile['d'] = {};
    for (const edge of edges) d[edge.street.kind] = (d[edge.street.kind] ?? '') + pathOf(edge.line);
    return { box: boxOf(edges.flatMap(e => e.line)), d };
  });
  return tiles;
}

/** Path data of a kind of street in a view. */
export function streetsIn(view: Box, kind: StreetKind): string {
  return tilesOf()
    .filter(t => t.d[kind] !== undefined && overlaps(t.box, view))
    .map(t => t.d[kind])
    .join('');
}

const boxes = new WeakMap<Street, Box>();
export function boxOfStreet(street: Street): Box {
  const known = boxes.get(street) ?? boxOf(street.line);
  boxes.set(street, known);
  return known;
}
export const streetsNear = (view: Box): Street[] => city.streets.filter(s => overlaps(boxOfStreet(s), view));

const houses = new WeakMap<Street, string>();
/** The houses of a street, one for each number; their depth is random but fixed. */
export function housesOf(street: Street): string {
  const known = houses.get(street);
  if (known !== undefined) return known;
  let d = '';
  const corners = street.edges.flatMap(id => {
    const e = city.edges[id]!;
    return [e.start, e.start + e.length];
  });
  for (let n = 1; n <= lastNumber(street); n++) {
    const along = (Math.ceil(n / 2) - 0.5) * street.pair + 3;
    if (corners.some(c => Math.abs(c - along) < 11)) continue;
    const middle = houseAt(street, n);
    const h = hashOf(`${street.name} ${n}`);
    if (h % 13 === 0 || isWater(city, middle) || city.areas.some(a => inRing(a.ring, middle))) continue;
    const half = Math.min(street.pair * (h % 3 === 0 ? 0.5 : 0.42), 13);
    const sign = n % 2 === 1 ? -1 : 1;
    const deep = (street.pair > 20 ? 14 : 8) + ((h >>> 4) % 6);
    const front = sign * (8.5 + ((h >>> 8) % 3) * 0.5);
    const corner = (a: number, o: number) => {
      const p = beside(street.line, Math.max(0, Math.min(street.length, along + a)), o);
      return `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
    };
    d += `M${corner(-half, front)}L${corner(half, front)}L${corner(half, front + sign * deep)}L${corner(-half, front + sign * deep)}Z`;
  }
  houses.set(street, d);
  return d;
}

/** Path data of the streets at each level of traffic at a time of day. */
export function trafficIn(view: Box, minutes: number, weekend: boolean): string[] {
  const out = ['', '', ''];
  for (const street of streetsNear(view))
    if (['primary', 'secondary', 'tertiary'].includes(street.kind))
      out[trafficOn(street, minutes, weekend)] += pathOf(street.line);
  return out;
}

/** Points that a street is wide at a zoom. */
const BASE: Readonly<Record<StreetKind, number>> = {
  primary: 6.4,
  secondary: 5,
  tertiary: 3.8,
  residential: 2.7,
  lane: 2.1,
  pedestrian: 2.3,
  steps: 1.6,
  path: 1.1,
  ferry: 1.2,
};
export const widthOf = (kind: StreetKind, zoom: number): number =>
  BASE[kind] * Math.max(0.42, 1.44 ** (zoom - 15));
/** From which zoom a kind is drawn. */
export const FROM: Readonly<Record<StreetKind, number>> = {
  primary: 0,
  secondary: 0,
  tertiary: 12.6,
  residential: 13.3,
  lane: 13.8,
  pedestrian: 13.6,
  steps: 15,
  path: 14.4,
  ferry: 0,
};
