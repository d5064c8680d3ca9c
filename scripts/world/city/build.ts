// Over 300 lines: one build, step by step.
/** Writes src/sdk/city/city.json, the town of every app that shows a map, from the drawings beside this file. Run: npx tsx scripts/world/city/build.ts */
import { writeFileSync } from 'node:fs';
import { houseAt as house } from '../../../src/sdk/city/address.ts';
import { openCity, pack, type CityFile, type StreetKind } from '../../../src/sdk/city/city.ts';
import {
  beside,
  distance,
  footOn,
  lengthOf,
  pointAlong,
  simplified,
  type Point,
} from '../../../src/sdk/city/geometry.ts';
import { nearestEdge } from '../../../src/sdk/city/edges.ts';
import { mayGo, reach, wayBetween } from '../../../src/sdk/city/route.ts';
import { toDegrees } from '../../../src/sdk/city/projection.ts';
import { cast } from '../cast.ts';
import { places } from '../places.ts';
import {
  basin,
  beaches,
  creek,
  districts,
  greens,
  isle,
  mainland,
  piers,
  ponds,
  rail,
  river,
  skerries,
  waterNames,
} from './geography.ts';
import { districtAt } from './grow.ts';
import { curve, network } from './graph.ts';
import { streetNames } from './names.ts';
import { sites } from './sites.ts';
import { lines, stops } from './transit.ts';

/** Where the phone is before anything has moved it: at home. */
const PHONE = { latitude: 50.8213, longitude: -1.4037 };

/** A band of changing width around a line, as a ring. */
function band(line: readonly (readonly [number, number, number])[]): Point[] {
  const middle = curve(line.map(([x, y]) => ({ x, y })));
  const widthAt = (p: Point) => {
    const foot = footOn(
      line.map(([x, y]) => ({ x, y })),
      p,
    );
    let walked = 0;
    for (let i = 1; i < line.length; i++) {
      const long = Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]);
      if (foot.along <= walked + long)
        return line[i - 1]![2] + ((line[i]![2] - line[i - 1]![2]) * (foot.along - walked)) / long;
      walked += long;
    }
    return line.at(-1)![2];
  };
  let walked = 0;
  const left: Point[] = [];
  const right: Point[] = [];
  middle.forEach((p, i) => {
    if (i > 0) walked += distance(middle[i - 1]!, p);
    const half = widthAt(p) / 2;
    left.push(beside(middle, walked, -half));
    right.push(beside(middle, walked, half));
  });
  return simplified([...left, ...right.reverse()], 1.2);
}

const { nodes, ways, pieces } = network();

// Streets: pieces of one way that follow each other. A street that crosses a main road has another name on its far side.
interface Run {
  way: number;
  pieces: typeof pieces;
}
const busy = new Set(
  pieces.filter(p => ['primary', 'secondary'].includes(ways[p.line]!.kind)).flatMap(p => [p.a, p.b]),
);
const runs: Run[] = [];
for (const p of pieces) {
  const last = runs.at(-1);
  const follows = last && last.way === p.line && last.pieces.at(-1)!.b === p.a;
  const far =
    last && !ways[p.line]!.hand && busy.has(p.a) && lengthOf(last.pieces.flatMap(q => q.points)) > 180;
  if (follows && !far) last.pieces.push(p);
  else runs.push({ way: p.line, pieces: [p] });
}
const runLength = (r: Run) => r.pieces.reduce((sum, p) => sum + lengthOf(p.points), 0);
const pools = new Map(Object.entries(streetNames).map(([d, names]) => [d, [...names]]));
const namesOf = new Map<Run, { name: string; district: string }>();
for (const r of runs.filter(r => ways[r.way]!.hand))
  namesOf.set(r, { name: ways[r.way]!.name!, district: ways[r.way]!.district });
let short = 0;
for (const r of runs
  .filter(r => !ways[r.way]!.hand)
  .map(r => ({ r, long: runLength(r) }))
  .sort((a, b) => b.long - a.long || a.r.pieces[0]!.a - b.r.pieces[0]!.a)
  .map(x => x.r)) {
  const district = districtAt(
    pointAlong(
      r.pieces.flatMap(p => p.points),
      runLength(r) / 2,
    ),
  ).id;
  const pool = pools.get(district)!;
  let name = pool.shift();
  if (!name) {
    // A short street is named after the one that it leaves.
    const ends = new Set(r.pieces.flatMap(p => [p.a, p.b]));
    const parent = runs
      .filter(o => namesOf.has(o) && o.pieces.some(p => ends.has(p.a) || ends.has(p.b)))
      .map(o => namesOf.get(o)!.name)
      .filter(n => !/ (Close|Mews|Gardens|Bank|Steps)$/.test(n))
      .sort()[0];
    const stem = (parent ?? 'Harrow Street').replace(
      / (Street|Road|Lane|Row|Avenue|Drive|Crescent|Rise|Parade|Terrace)$/,
      '',
    );
    const taken = new Set([...namesOf.values()].map(n => n.name));
    name =
      [
        `${stem} Close`,
        `${stem} Mews`,
        `${stem} Gardens`,
        `${stem} Place`,
        `${stem} Court`,
        `${stem} Yard`,
        `Little ${stem} Street`,
        `${stem} Grove`,
      ].find(n => !taken.has(n)) ?? `${stem} Passage`;
    short++;
  }
  namesOf.set(r, { name, district });
}

const used = [...new Set(pieces.flatMap(p => [p.a, p.b]))].sort((a, b) => a - b);
const nodeIndex = new Map(used.map((n, i) => [n, i]));
const round = (p: Point): Point => ({ x: Math.round(p.x), y: Math.round(p.y) });
const streets: CityFile['streets'] = [];
const edges: number[][] = [];
for (const r of runs) {
  const way = ways[r.way]!;
  const { name, district } = namesOf.get(r)!;
  const long = runLength(r);
  const houses = !['path', 'primary'].includes(way.kind) && !way.bridge;
  const gap = district === 'old-quay' ? 11 : district === 'lantern-hill' ? 13 : 16;
  const pair =
    !houses || (way.hand && way.numbers === 0)
      ? 0
      : Math.round((way.numbers > 0 ? (2 * long) / (way.numbers + 4) : gap) * 10) / 10;
  streets.push({
    n: name,
    k: way.kind,
    d: districts.findIndex(d => d.id === district),
    ...(pair ? { p: pair } : {}),
    ...(way.oneWay ? { o: 1 as const } : {}),
    ...(way.bridge ? { b: 1 as const } : {}),
  });
  for (const p of r.pieces) {
    let at = round(nodes[p.a]!);
    const steps = simplified(p.points, 1)
      .slice(1, -1)
      .map(round)
      .flatMap(q => {
        const step = [q.x - at.x, q.y - at.y];
        at = q;
        return step;
      });
    edges.push([streets.length - 1, nodeIndex.get(p.a)!, nodeIndex.get(p.b)!, ...steps]);
  }
}

// Postcodes that letters to the cast and the shops carry.
const plain = (s: string) => s.replace(/’/g, "'");
for (const { address } of [...places, ...cast]) {
  const found =
    /^(?:.*?, )?(\d+)[A-Z]? ([A-Z][^,]*?), (?:Harrow Bay|Gannet Isle) (HB\d \d[A-Z]{2})$/.exec(address) ??
    (() => {
      const m = /^([A-Z][^,]*?) (\d+), (?:Harrow Bay) (HB\d \d[A-Z]{2})$/.exec(address);
      return m && [m[0], m[2]!, m[1]!, m[3]!];
    })();
  if (!found) continue;
  const street = streets.find(s => plain(s.n) === plain(found[2]!));
  if (street) (street.c ??= {})[found[1]!] = found[3]!;
}

const file: CityFile = {
  origin: { latitude: 0, longitude: 0 },
  land: [mainland, isle, ...skerries].map(r => pack(simplified(r, 1.5))),
  water: [band(river), band(creek), basin, ...ponds].map(pack),
  beaches: beaches.map(b => pack(b.ring)),
  areas: greens.map(g => ({ name: g.name, kind: g.kind, ring: pack(g.ring) })),
  piers: piers.map(p => ({ width: p.width, line: pack(p.line) })),
  rail: rail.map(pack),
  waterNames: waterNames.map(w => ({ name: w.name, x: w.at[0], y: w.at[1], from: w.from })),
  districts: districts.map(d => ({
    id: d.id,
    name: d.name,
    code: d.code,
    x: d.label[0],
    y: d.label[1],
    seeds: d.seeds.map(([x, y]) => [x, y] as [number, number]),
  })),
  streets,
  nodes: pack(used.map(n => nodes[n]!)),
  edges,
  stops: [],
  lines: [],
  places: [],
};

// The ferry is a street of its own for those on foot: from Pier 3 to North Landing.
let city = openCity(file);
const nearestNode = (p: Point, kinds: readonly StreetKind[]) =>
  city.nodes
    .map((n, i) => ({ i, off: distance(n, p) }))
    .filter(({ i }) => city.at[i]!.some(e => kinds.includes(city.edges[e]!.street.kind)))
    .sort((a, b) => a.off - b.off || a.i - b.i)[0]!.i;
streets.push({ n: 'Gannet Isle Ferry', k: 'ferry', d: 0 });
{
  const a = nearestNode({ x: 260, y: 160 }, ['tertiary']);
  const b = nearestNode({ x: 1715, y: 2425 }, ['lane']);
  const way = [
    city.nodes[a]!,
    { x: 260, y: 345 },
    ...lines.find(l => l.id === 'f1')!.via!['f-isle']!.map(([x, y]) => ({ x, y })),
    city.nodes[b]!,
  ];
  let at = round(way[0]!);
  edges.push([
    streets.length - 1,
    a,
    b,
    ...way
      .slice(1, -1)
      .map(round)
      .flatMap(q => {
        const step = [q.x - at.x, q.y - at.y];
        at = q;
        return step;
      }),
  ]);
}
city = openCity(file);
// A street that only a path leads to is none for cars.
const driven = reach(city, { x: 0, y: 155 }, 'drive').seconds;
for (const e of city.edges)
  if (
    mayGo(e.street.kind, 'drive') &&
    e.street.district.id !== 'gannet-isle' &&
    !(driven.has(e.a) && driven.has(e.b))
  )
    streets[e.street.id]!.k = 'pedestrian';
city = openCity(file);

// Stops stand on streets that a bus can go; lines follow the quickest way between them.
const stopIds = Object.keys(stops);
file.stops = stopIds.map(id => {
  const [name, x, y] = stops[id]!;
  const foot = id.startsWith('f-') ? null : nearestEdge(city, { x, y }, e => mayGo(e.street.kind, 'drive'));
  return { id, name, x: Math.round(foot?.point.x ?? x), y: Math.round(foot?.point.y ?? y) };
});
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
file.lines = lines.map(l => {
  const at = l.stops.map(s => stopIds.indexOf(s));
  const shape: Point[][] = [];
  const minutes: number[] = [];
  at.slice(1).forEach((to, i) => {
    const [a, b] = [file.stops[at[i]!]!, file.stops[to]!];
    if (l.kind === 'bus' || l.kind === 'tram') {
      const free = {
        ...city,
        edges: city.edges.map(e => ({
          ...e,
          street: {
            ...e.street,
            oneWay: false,
            kind: l.kind === 'tram' && e.street.kind === 'pedestrian' ? ('tertiary' as const) : e.street.kind,
          },
        })),
      };
      const way = wayBetween(free, a, b, 'drive');
      if (!way) throw new Error(`No way from ${a.name} to ${b.name}`);
      shape.push(simplified(way.points, 2));
      minutes.push(Math.max(1, Math.round(way.metres / (l.kind === 'tram' ? 400 : 330) + 0.3)));
      return;
    }
    const via = l.via?.[stopIds[to]!]?.map(([x, y]) => ({ x, y })) ?? [];
    const track = curve(l.kind === 'rail' ? rail[0]!.filter(p => p.x > 60 && p.x < 1400) : [a, ...via, b]);
    shape.push(simplified(track, 2));
    minutes.push(l.minutes![i]!);
  });
  const bands = (b: readonly (readonly [string, string, number])[]) =>
    b.map(([from, to, every]) => [minutesOf(from), minutesOf(to), every] as [number, number, number]);
  return {
    id: l.id,
    kind: l.kind,
    name: l.name,
    colour: l.colour,
    from: l.from,
    to: l.to,
    offset: l.offset,
    stops: at,
    minutes,
    shape: shape.map(pack),
    days: bands(l.days),
    sunday: bands(l.sunday),
  };
});

// The world's places, by their addresses; squares, parks and landmarks by hand.
const houseIn = (name: string, number: number): Point | null => {
  const street = city.streets.find(s => plain(s.name) === plain(name) && s.pair > 0);
  if (!street) return null;
  return house(street, number);
};
file.places = places.map(p => {
  const [, number, street] =
    /(?:^|, )(\d+)[A-Z]? ([A-Z][^,]*?),/.exec(p.address) ??
    (() => {
      const m = /^([A-Z][^,]*?) (\d+),/.exec(p.address);
      return m ? [m[0], m[2]!, m[1]!] : [];
    })();
  const at = sites[p.id]
    ? { x: sites[p.id]![0], y: sites[p.id]![1] }
    : number
      ? houseIn(street!, Number(number))
      : null;
  if (!at) throw new Error(`${p.id}: no site for ${p.address}`);
  if (districtAt(at).name !== p.district)
    throw new Error(`${p.id} stands in ${districtAt(at).name} and not in ${p.district}: ${at.x}, ${at.y}`);
  return {
    id: p.id,
    name: p.name,
    kind: p.kind,
    address: p.address,
    x: Math.round(at.x),
    y: Math.round(at.y),
  };
});
const home = file.places.find(p => p.id === 'home')!;
const off = toDegrees({ latitude: 0, longitude: 0 }, { x: 0, y: home.y });
const latitude = PHONE.latitude - off.latitude;
file.origin = {
  latitude: Math.round(latitude * 1e6) / 1e6,
  longitude:
    Math.round(
      (PHONE.longitude - toDegrees({ latitude, longitude: 0 }, { x: home.x, y: 0 }).longitude) * 1e6,
    ) / 1e6,
};

const text = JSON.stringify(file);
writeFileSync(new URL('../../../src/sdk/city/city.json', import.meta.url), `${text}\n`);
console.log(
  `${streets.length} streets (${short} named after a neighbour, ${[...pools.values()].flat().length} names left), ${used.length} corners, ${edges.length} edges, ${Math.round(text.length / 1000)} kB`,
);
