import {
  bearing,
  degreesOf,
  distance,
  geocode,
  harrowBay as city,
  matchOf,
  metresOf,
  addressAt,
  type Point,
} from '../../../src/sdk/city/index.ts';
import { formatTime } from '../../../src/sdk/core/format.ts';
import { remembered } from '../../../src/sdk/core/remembered.ts';
import { isStored, type Stored } from './offline.ts';
import type { Kind, Maps, Place, Review, Spot } from '../state.ts';
import { categoryOf } from './categories.ts';

export interface Site extends Point {
  id: string;
  place: Place;
}
/** Every place with where it stands in metres, by id. */
export const sitesOf = remembered((places: Maps['places']): Site[] =>
  Object.entries(places)
    .map(([id, place]) => ({ id, place, ...metresOf(place) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
);

export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  cafe: 'Café',
  restaurant: 'Restaurant',
  pub: 'Pub',
  bakery: 'Bakery',
  grocery: 'Grocery',
  shop: 'Shop',
  market: 'Market',
  library: 'Library',
  museum: 'Museum',
  station: 'Station',
  ferry: 'Ferry terminal',
  office: 'Office',
  clinic: 'Clinic',
  dentist: 'Dentist',
  vet: 'Vet',
  gym: 'Gym',
  park: 'Park',
  pitch: 'Sports pitch',
  beach: 'Beach',
  landmark: 'Landmark',
  hall: 'Event hall',
  cinema: 'Cinema',
  home: 'Home',
  hotel: 'Hotel',
  school: 'School',
  pharmacy: 'Pharmacy',
  post: 'Post office',
  bank: 'Bank',
  hairdresser: 'Hairdresser',
  parking: 'Car park',
  fuel: 'Petrol station',
  church: 'Church',
  playground: 'Playground',
  viewpoint: 'Viewpoint',
  laundry: 'Laundry',
  charging: 'Charging station',
};

/** Reviews of a place: the owner's own first, then the newest. */
export const reviewsOf = (state: Pick<Maps, 'reviews'>, place: string): (Review & { id: string })[] =>
  Object.entries(state.reviews)
    .filter(([, r]) => r.place === place)
    .map(([id, r]) => ({ ...r, id }))
    .sort((a, b) => Number(b.mine) - Number(a.mine) || b.at - a.at || (a.id < b.id ? -1 : 1));

/** Stars with the owner's own among them, and how many people gave them. */
export function ratingOf(
  state: Pick<Maps, 'places' | 'reviews'>,
  id: string,
): { stars: number; count: number } {
  const place = state.places[id];
  if (!place) return { stars: 0, count: 0 };
  const mine = Object.values(state.reviews).filter(r => r.place === id && r.mine);
  const count = place.ratings + mine.length;
  return {
    stars:
      count === 0
        ? 0
        : Math.round(((place.rating * place.ratings + mine.reduce((s, r) => s + r.stars, 0)) / count) * 10) /
          10,
    count,
  };
}

/** `350 m`, `1.4 km`; `380 yd`, `0.9 mi`. */
export function distanceWords(metres: number, units: Maps['settings']['units']): string {
  if (units === 'miles') {
    const miles = metres / 1609.344;
    return miles < 0.2
      ? `${Math.max(10, Math.round(metres / 0.9144 / 10) * 10)} yd`
      : `${miles < 9.95 ? miles.toFixed(1) : Math.round(miles)} mi`;
  }
  return metres < 995
    ? `${Math.max(0, Math.round(metres / 10) * 10)} m`
    : `${metres < 9950 ? (metres / 1000).toFixed(1) : Math.round(metres / 1000)} km`;
}
/** `8 min`, `1 h 5 min`. */
export function durationWords(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 60
    ? `${minutes} min`
    : `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`;
}

export const spotOf = (id: string, p: Place): Spot => ({
  name: p.name,
  address: p.address,
  latitude: p.latitude,
  longitude: p.longitude,
  place: id,
});
/** What stands at a point of the map; its coordinates where the map is not on the phone. */
export function spotAt(point: Point, stored: Stored = null): Spot {
  if (!isStored(stored, point)) {
    const at = degreesOf(point);
    return {
      name: 'Dropped pin',
      address: `${at.latitude.toFixed(5)}, ${at.longitude.toFixed(5)}`,
      ...at,
      place: null,
    };
  }
  const found = addressAt(city, point);
  return { name: found.name, address: found.address, ...degreesOf(point), place: null };
}
/** A spot as a part of a path, and back. */
export const spotKey = (s: Spot): string => JSON.stringify([s.name, s.address, s.latitude, s.longitude]);
export function spotFrom(key: string): Spot | null {
  try {
    const [name, address, latitude, longitude] = JSON.parse(key) as [string, string, number, number];
    return typeof latitude === 'number' && typeof longitude === 'number'
      ? { name: String(name), address: String(address), latitude, longitude, place: null }
      : null;
  } catch {
    return null;
  }
}

export interface Hit {
  id: string;
  spot: Spot;
  kind: Kind | 'address' | 'street' | 'district' | 'stop' | 'area' | 'point';
  metres: number | null;
  place: Place | null;
}
/** Degrees that a query gives: `50.8213, -1.4037`. */
export function degreesIn(query: string): { latitude: number; longitude: number } | null {
  const found = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(query);
  const [latitude, longitude] = [Number(found?.[1]), Number(found?.[2])];
  return found && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

const off = (from: Point | null, p: Point) => (from ? distance(from, p) : null);

/**
 * What a query finds: a category near by, or places, addresses and streets, best first. Without a network,
 * only what is `stored` on the phone.
 */
export function search(
  places: Maps['places'],
  query: string,
  from: Point | null,
  stored: Stored = null,
): Hit[] {
  const at = degreesIn(query);
  if (at)
    return [
      {
        id: 'point',
        spot: { ...spotAt(metresOf(at), stored), latitude: at.latitude, longitude: at.longitude },
        kind: 'point',
        metres: off(from, metresOf(at)),
        place: null,
      },
    ];
  const category = categoryOf(query);
  if (category) return near(places, category.kinds, from, stored);
  const found = sitesOf(places)
    .filter(s => isStored(stored, s))
    .flatMap(s => {
      const ranks = [
        matchOf(s.place.name, query),
        ...[matchOf(s.place.address, query)].map(r => (r === null ? null : r + 4)),
        matchOf(KIND_WORDS[s.place.kind], query) === null ? null : 6,
      ].filter(r => r !== null);
      return ranks.length === 0
        ? []
        : [
            {
              rank: Math.min(...ranks),
              hit: {
                id: s.id,
                spot: spotOf(s.id, s.place),
                kind: s.place.kind,
                metres: off(from, s),
                place: s.place,
              } as Hit,
            },
          ];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank || (a.hit.metres ?? 0) - (b.hit.metres ?? 0) || (a.hit.id < b.hit.id ? -1 : 1),
    )
    .map(f => f.hit);
  const others = geocode(city, query)
    .filter(h => isStored(stored, h))
    .filter(h => h.kind !== 'stop' || !found.some(f => f.spot.name === h.name))
    .map((h): Hit => ({
      id: h.id,
      spot: { name: h.name, address: h.address, ...degreesOf(h), place: null },
      kind: h.kind,
      metres: off(from, h),
      place: null,
    }));
  // A house that is asked for by its number comes before shops of a like name.
  const [first] = others;
  return (
    first?.kind === 'address' ? [first, ...found, ...others.slice(1)] : [...found.slice(0, 12), ...others]
  ).slice(0, 24);
}

/** Places of some kinds, the nearest first. */
export function near(
  places: Maps['places'],
  kinds: readonly Kind[],
  from: Point | null,
  stored: Stored = null,
): Hit[] {
  const middle = from ?? { x: 0, y: 0 };
  return sitesOf(places)
    .filter(s => kinds.includes(s.place.kind) && isStored(stored, s))
    .map((s): Hit => ({
      id: s.id,
      spot: spotOf(s.id, s.place),
      kind: s.place.kind,
      metres: distance(middle, s),
      place: s.place,
    }))
    .sort((a, b) => a.metres! - b.metres! || (a.id < b.id ? -1 : 1));
}

export const towards = (from: Point, to: Point): number => bearing(from, to);
export const timeWords = (ms: number, zone: string, h24: boolean): string => formatTime(ms, zone, h24);
