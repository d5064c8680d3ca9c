import { addressAt, geocode, houseAt, matchOf, type Hit } from './address.ts';
import type { City, CityPlace } from './city.ts';
import { distance, type Point } from './geometry.ts';
import rows from './places.json' with { type: 'json' };

/** The shops, offices and sights of the town as Wayfare has them, for apps that look for one. */
export const townPlaces: readonly CityPlace[] = (
  rows as [string, string, string, string, number, number][]
).map(([id, name, kind, address, x, y]) => ({ id, name, kind, address, x, y }));

/** Somewhere in the town that one can name: the same however it was found. */
export interface TownSpot extends Point {
  name: string;
  address: string;
}
export interface TownHit extends TownSpot {
  id: string;
  kind: string;
}

/** An address without the flat. */
export const houseOf = (address: string): string => address.replace(/^flat \w+, /i, '');

/** The first place at each address: of two, the later is set first and then replaced. */
const placesByAddress: ReadonlyMap<string, CityPlace> = new Map(
  townPlaces.toReversed().map(place => [houseOf(place.address), place]),
);

const hitOf = ({ id, kind, name, address, x, y }: CityPlace | Hit): TownHit => ({
  id,
  kind,
  name,
  address: houseOf(address),
  x: Math.round(x),
  y: Math.round(y),
});
/** A house by what stands in it, where that is known. */
const asPlace = (hit: TownHit): TownHit => {
  const place = placesByAddress.get(hit.address);
  return place ? hitOf(place) : hit;
};

/** Places, addresses, streets and districts for a query, best first. */
export function findTown(city: City, query: string, from: Point | null, most = 20): TownHit[] {
  const middle = from ?? { x: 0, y: 0 };
  const places = townPlaces
    .flatMap(place => {
      const byName = matchOf(place.name, query);
      const byAddress = matchOf(place.address, query);
      const byKind = matchOf(place.kind, query);
      const ranks = [byName, byAddress === null ? null : byAddress + 4, byKind === null ? null : 6];
      const found = ranks.filter(rank => rank !== null);
      return found.length === 0 ? [] : [{ rank: Math.min(...found), hit: hitOf(place) }];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        distance(middle, a.hit) - distance(middle, b.hit) ||
        (a.hit.id < b.hit.id ? -1 : 1),
    )
    .map(found => found.hit);
  const others = geocode(city, query)
    .filter(hit => hit.kind !== 'stop' || !places.some(place => place.name === hit.name))
    .map(hit => asPlace(hitOf(hit)));
  // A house that is asked for by its number comes before shops of a like name.
  const isHouse = geocode(city, query, 1)[0]?.kind === 'address';
  const all = isHouse ? [others[0]!, ...places, ...others.slice(1)] : [...places, ...others];
  const seen = new Set<string>();
  return all.filter(hit => !seen.has(hit.id) && seen.add(hit.id)).slice(0, most);
}

/** What stands at a point: a known place, its house, or the park, path or water there. */
export function townSpotAt(city: City, at: Point): TownSpot {
  const { name, address, street, number } = addressAt(city, at);
  if (street === null || number === null) return { name, address, x: Math.round(at.x), y: Math.round(at.y) };
  const place = placesByAddress.get(address);
  const { x, y } = place ?? houseAt(street, number);
  return { name: place?.name ?? name, address, x: Math.round(x), y: Math.round(y) };
}
