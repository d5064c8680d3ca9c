import { distance, inRing, lengthOf, type Point, type Ring } from './geometry.ts';

export type StreetKind =
  | 'primary'
  | 'secondary'
  | 'tertiary'
  | 'residential'
  | 'lane'
  | 'pedestrian'
  | 'steps'
  | 'path'
  | 'ferry';
export type TransitKind = 'bus' | 'tram' | 'ferry' | 'rail';
export type AreaKind = 'park' | 'wood' | 'marsh' | 'pitch' | 'cemetery' | 'heath' | 'golf';

/** Metres in whole numbers: first point, then steps from point to point. */
type Packed = number[];

/** The city as city.json holds it; scripts/world/city/build.ts writes it. */
export interface CityFile {
  origin: { latitude: number; longitude: number };
  land: Packed[];
  water: Packed[];
  beaches: Packed[];
  areas: { name: string; kind: AreaKind; ring: Packed }[];
  piers: { width: number; line: Packed }[];
  rail: Packed[];
  waterNames: { name: string; x: number; y: number; from: number }[];
  districts: { id: string; name: string; code: string; x: number; y: number; seeds: [number, number][] }[];
  /** Name, kind, district, metres from one pair of house numbers to the next, 1 where one way, known postcodes. */
  streets: { n: string; k: StreetKind; d: number; p?: number; o?: 1; b?: 1; c?: Record<string, string> }[];
  nodes: number[];
  /** Street, first node, last node, then what lies between as steps. In the order and direction of their street. */
  edges: number[][];
  stops: { id: string; name: string; x: number; y: number }[];
  lines: {
    id: string;
    kind: TransitKind;
    name: string;
    colour: string;
    from: string;
    to: string;
    offset: number;
    stops: number[];
    minutes: number[];
    shape: Packed[];
    days: [number, number, number][];
    sunday: [number, number, number][];
  }[];
  places: { id: string; name: string; kind: string; address: string; x: number; y: number }[];
}

export interface District {
  id: string;
  name: string;
  code: string;
  x: number;
  y: number;
  seeds: readonly (readonly [number, number])[];
}
export interface Street {
  id: number;
  name: string;
  kind: StreetKind;
  district: District;
  /** Along the order of its edges. */ oneWay: boolean;
  bridge: boolean;
  /** Metres from one pair of house numbers to the next; 0 where there are no houses. */ pair: number;
  codes: Readonly<Record<string, string>>;
  edges: number[];
  line: Point[];
  length: number;
}
export interface Edge {
  id: number;
  street: Street;
  a: number;
  b: number;
  line: readonly Point[];
  length: number;
  /** Metres along its street to where it begins. */ start: number;
}
export interface Area {
  name: string;
  kind: AreaKind;
  ring: Ring;
}
export interface Stop extends Point {
  id: string;
  name: string;
}
/** Departures from the first stop: minutes after midnight from, to, and the minutes between. */
export type Band = readonly [from: number, to: number, every: number];
export interface Line {
  id: string;
  kind: TransitKind;
  name: string;
  colour: string;
  from: string;
  to: string;
  offset: number;
  stops: readonly Stop[];
  /** From each stop to the next. */ minutes: readonly number[];
  shape: readonly (readonly Point[])[];
  days: readonly Band[];
  sunday: readonly Band[];
}
export interface CityPlace extends Point {
  id: string;
  name: string;
  kind: string;
  address: string;
}

export interface City {
  origin: { latitude: number; longitude: number };
  land: readonly Ring[];
  water: readonly Ring[];
  beaches: readonly Ring[];
  areas: readonly Area[];
  piers: readonly { width: number; line: readonly Point[] }[];
  rail: readonly (readonly Point[])[];
  waterNames: CityFile['waterNames'];
  districts: readonly District[];
  streets: readonly Street[];
  nodes: readonly Point[];
  edges: readonly Edge[];
  /** Edges at each node. */
  at: readonly (readonly number[])[];
  stops: readonly Stop[];
  lines: readonly Line[];
  places: readonly CityPlace[];
}

export function pack(line: readonly Point[]): Packed {
  let x = 0;
  let y = 0;
  return line.flatMap(p => {
    const step = [Math.round(p.x) - x, Math.round(p.y) - y];
    x = Math.round(p.x);
    y = Math.round(p.y);
    return step;
  });
}

export function unpack(packed: Packed, from: Point = { x: 0, y: 0 }): Point[] {
  const line: Point[] = [];
  let { x, y } = from;
  for (let i = 0; i < packed.length; i += 2) {
    x += packed[i]!;
    y += packed[i + 1]!;
    line.push({ x, y });
  }
  return line;
}

/** The city from its file. */
export function openCity(file: CityFile): City {
  const nodes = unpack(file.nodes);
  const streets: Street[] = file.streets.map((s, id) => ({
    id,
    name: s.n,
    kind: s.k,
    district: file.districts[s.d]!,
    oneWay: s.o === 1,
    bridge: s.b === 1,
    pair: s.p ?? 0,
    codes: s.c ?? {},
    edges: [],
    line: [],
    length: 0,
  }));
  const at: number[][] = nodes.map(() => []);
  const edges = file.edges.map(([s, a, b, ...steps], id): Edge => {
    const street = streets[s!]!;
    const line = [nodes[a!]!, ...unpack(steps, nodes[a!]), nodes[b!]!];
    const edge = {
      id,
      street,
      a: a!,
      b: b!,
      line,
      length: Math.max(0.5, lengthOf(line)),
      start: street.length,
    };
    street.edges.push(id);
    street.line.push(...(street.line.length > 0 ? line.slice(1) : line));
    street.length += edge.length;
    at[a!]!.push(id);
    if (a !== b) at[b!]!.push(id);
    return edge;
  });
  return {
    origin: file.origin,
    land: file.land.map(r => unpack(r)),
    water: file.water.map(r => unpack(r)),
    beaches: file.beaches.map(r => unpack(r)),
    areas: file.areas.map(a => ({ ...a, ring: unpack(a.ring) })),
    piers: file.piers.map(p => ({ width: p.width, line: unpack(p.line) })),
    rail: file.rail.map(r => unpack(r)),
    waterNames: file.waterNames,
    districts: file.districts,
    streets,
    nodes,
    edges,
    at,
    stops: file.stops,
    places: file.places,
    lines: file.lines.map(l => ({
      ...l,
      stops: l.stops.map(i => file.stops[i]!),
      shape: l.shape.map(s => unpack(s)),
    })),
  };
}

/** The district that a point lies in: that of the nearest of their seeds. */
export function districtAt(city: Pick<City, 'districts'>, p: Point): District {
  let best = city.districts[0]!;
  let least = Infinity;
  for (const d of city.districts)
    for (const [x, y] of d.seeds) {
      const off = distance(p, { x, y });
      if (off < least) {
        least = off;
        best = d;
      }
    }
  return best;
}

/** Whether a point lies on the sea, the river or a pond. */
export const isWater = (city: Pick<City, 'land' | 'water'>, p: Point): boolean =>
  !city.land.some(r => inRing(r, p)) || city.water.some(r => inRing(r, p));
