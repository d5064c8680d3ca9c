import { districtAt, isWater, type City, type Street } from './city.ts';
import { beside, distance, footOn, inRing, type Point } from './geometry.ts';
import { edgesNear, nearestEdge } from './edges.ts';

/** Metres from the middle of a street to the middle of its houses, and from its end to the first. */
const SETBACK = 14;
const FIRST = 3;
const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';

function compareText(a: string, b: string): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

/** A number from 0 up from a text, the same always (FNV-1a). */
export function hashOf(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return h;
}

/** The highest house number of a street. */
export const lastNumber = (street: Street): number =>
  street.pair === 0 ? 0 : Math.max(2, Math.floor((street.length - 2 * FIRST) / street.pair) * 2);

/** Where a house stands: odd numbers on the left of the street's way, even ones on the right. */
export function houseAt(street: Street, number: number): Point & { angle: number } {
  const along = Math.min(street.length - FIRST, (Math.ceil(number / 2) - 0.5) * street.pair + FIRST);
  return beside(street.line, along, number % 2 === 1 ? -SETBACK : SETBACK);
}

/** The postcode of a house: as known, else the neighbour's, else one of its own for every twenty numbers. */
export function postcodeOf(street: Street, number: number): string {
  const known = Object.keys(street.codes).sort(
    (a, b) => Math.abs(Number(a) - number) - Math.abs(Number(b) - number) || Number(a) - Number(b),
  )[0];
  if (known !== undefined && Math.abs(Number(known) - number) <= 6) return street.codes[known]!;
  const h = hashOf(`${street.name} ${Math.floor(number / 20)}`);
  const sector =
    known === undefined ? 1 + (hashOf(street.name) % 6) : Number(street.codes[known]!.split(' ')[1]![0]);
  return `${street.district.code} ${sector}${LETTERS[h % LETTERS.length]}${LETTERS[Math.floor(h / LETTERS.length) % LETTERS.length]}`;
}

const townOf = (district: { id: string }): string =>
  district.id === 'gannet-isle' ? 'Gannet Isle' : 'Harrow Bay';

/** `14 Quayside, Harrow Bay HB1 1FD`. */
export const addressOf = (street: Street, number: number): string =>
  `${number} ${street.name}, ${townOf(street.district)} ${postcodeOf(street, number)}`;

/** What stands at a point: a house, or what else a person would call it. */
export interface Found {
  name: string;
  address: string;
  street: Street | null;
  number: number | null;
}

/** The address of a point: the house that is nearest within 70 metres, else a park, a path, the district or the water. */
export function addressAt(city: City, p: Point): Found {
  const entry = nearestEdge(city, p, e => e.street.pair > 0, 70);
  const area = city.areas.find(a => a.name !== '' && inRing(a.ring, p));
  const district = districtAt(city, p);
  const around = `${district.name}, ${townOf(district)}`.replace('Gannet Isle, Gannet Isle', 'Gannet Isle');
  if (isWater(city, p)) return { name: 'On the water', address: around, street: null, number: null };
  if (area && (!entry || entry.off > 24))
    return { name: area.name, address: around, street: null, number: null };
  if (!entry) {
    const path = nearestEdge(city, p, e => e.street.kind !== 'ferry', 90);
    return {
      name: path ? city.edges[path.edge]!.street.name : `Near ${district.name}`,
      address: around,
      street: null,
      number: null,
    };
  }
  let best = { off: Infinity, street: city.edges[entry.edge]!.street, number: 1 };
  for (const edge of edgesNear(city, p, 70)) {
    const { street } = edge;
    if (street.pair === 0) continue;
    const foot = footOn(edge.line, p);
    const index = Math.max(
      0,
      Math.min(lastNumber(street) / 2 - 1, Math.floor((edge.start + foot.along - FIRST) / street.pair)),
    );
    const number = index * 2 + (foot.side > 0 ? 2 : 1);
    const off = distance(houseAt(street, number), p);
    if (off < best.off - 1e-6) best = { off, street, number };
  }
  const { street, number } = best;
  return { name: `${number} ${street.name}`, address: addressOf(street, number), street, number };
}

/** Names of the town, as they are compared: each search compares all of them. */
const foldedNames = new Map<string, string>();
/** Texts that are kept so: more than the town has names. */
const MOST_FOLDED = 5_000;

/** Letters as they are compared in a search: small, without accents and marks. */
export function folded(text: string): string {
  const known = foldedNames.get(text);
  if (known !== undefined) return known;
  const made = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (foldedNames.size === MOST_FOLDED) foldedNames.clear();
  foldedNames.set(text, made);
  return made;
}

/** How well a text answers a query: 0 it is the query, 1 begins with it, 2 has a word that does, 3 has all of its words; null not at all. */
export function matchOf(text: string, query: string): number | null {
  const foldedText = folded(text);
  const foldedQuery = folded(query);
  if (foldedQuery === '') return null;
  if (foldedText === foldedQuery) return 0;
  if (foldedText.startsWith(foldedQuery)) return 1;
  if (` ${foldedText}`.includes(` ${foldedQuery}`)) return 2;
  return foldedQuery
    .split(' ')
    .every(w => ` ${foldedText}`.includes(` ${w}`) || (/[^\u0000-\u024f]/.test(w) && foldedText.includes(w)))
    ? 3
    : null;
}

export interface Hit extends Point {
  kind: 'address' | 'street' | 'district' | 'stop' | 'area';
  id: string;
  name: string;
  address: string;
}

/** A hit, and how well it answers the query: the lower, the better. */
interface Ranked {
  rank: number;
  hit: Hit;
}

/** Addresses, streets, districts, stops and parks for a query, best first; at most `most`. */
export function geocode(city: City, query: string, most = 8): Hit[] {
  const text = query.replace(/,?\s*\bHB\d( ?\d[A-Z]{2})?\b/i, '').replace(/,.*$/, '');
  return [
    ...streetHits(city, text),
    ...districtHits(city, text),
    ...stopHits(city, text),
    ...areaHits(city, text),
  ]
    .sort((a, b) => a.rank - b.rank || compareText(a.hit.name, b.hit.name) || compareText(a.hit.id, b.hit.id))
    .slice(0, most)
    .map(found => found.hit);
}

/** The number and the street of an address, in either order. */
function houseIn(text: string): { number: number; street: string } | null {
  const first = /^(?:flat \w+,? )?(\d{1,3})[a-z]? +(.+)$/i.exec(text.trim());
  if (first) return { number: Number(first[1]), street: first[2]! };
  const last = /^(.+?) +(\d{1,3})[a-z]?$/i.exec(text.trim());
  return last && { number: Number(last[2]), street: last[1]! };
}

/** Streets, each name once, and the house of an address in them. */
function streetHits(city: City, text: string): Ranked[] {
  const house = houseIn(text);
  const found: Ranked[] = [];
  const houses = new Set<string>();
  const names = new Set<string>();
  for (const street of city.streets) {
    const at = house && !houses.has(street.name) ? houseHit(street, house) : null;
    if (at) {
      houses.add(street.name);
      found.push(at);
    }
    const rank = matchOf(street.name, text);
    if (rank === null || names.has(street.name) || street.kind === 'ferry') continue;
    names.add(street.name);
    found.push({ rank: rank * 10 + 2, hit: streetHit(street) });
  }
  return found;
}

function houseHit(street: Street, house: { number: number; street: string }): Ranked | null {
  const n = house.number;
  if (street.pair <= 0 || n < 1 || n > lastNumber(street)) return null;
  const rank = matchOf(street.name, house.street);
  if (rank === null) return null;
  const { x, y } = houseAt(street, n);
  const name = `${n} ${street.name}`;
  const id = `house-${street.id}-${n}`;
  return { rank: rank * 10, hit: { kind: 'address', id, name, address: addressOf(street, n), x, y } };
}

function streetHit(street: Street): Hit {
  const { x, y } = beside(street.line, street.length / 2, 0);
  const { district } = street;
  const address = `${district.name}, ${townOf(district)}`.replace('Gannet Isle, Gannet Isle', 'Gannet Isle');
  return { kind: 'street', id: `street-${street.id}`, name: street.name, address, x, y };
}

/** The items whose names answer a query. */
const ranked = <T extends { name: string }>(
  items: readonly T[],
  text: string,
  kindRank: number,
  hitOf: (item: T) => Hit,
): Ranked[] =>
  items.flatMap(item => {
    const rank = matchOf(item.name, text);
    return rank === null ? [] : [{ rank: rank * 10 + kindRank, hit: hitOf(item) }];
  });

const districtHits = (city: City, text: string): Ranked[] =>
  ranked(city.districts, text, 1, ({ id, name, x, y }) => ({
    kind: 'district',
    id: `district-${id}`,
    name,
    address: 'District of Harrow Bay',
    x,
    y,
  }));

const stopHits = (city: City, text: string): Ranked[] =>
  ranked(city.stops, text, 3, ({ id, name, x, y }) => ({
    kind: 'stop',
    id: `stop-${id}`,
    name,
    address: `${linesAt(city, id).join(', ')} · stop`,
    x,
    y,
  }));

function areaHits(city: City, text: string): Ranked[] {
  const areas = city.areas.map((area, i) => ({ ...area, i })).filter(({ name }) => name !== '');
  return ranked(areas, text, 4, ({ i, name, ring }) => ({
    kind: 'area',
    id: `area-${i}`,
    name,
    address: districtAt(city, ring[0]!).name,
    x: Math.round(ring.reduce((sum, p) => sum + p.x, 0) / ring.length),
    y: Math.round(ring.reduce((sum, p) => sum + p.y, 0) / ring.length),
  }));
}

/** Names of the lines that call at a stop. */
export const linesAt = (city: City, stop: string): string[] =>
  city.lines.filter(l => l.stops.some(s => s.id === stop)).map(l => l.name);
