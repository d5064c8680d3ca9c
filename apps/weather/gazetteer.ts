import { remembered } from '../../src/sdk/core/remembered.ts';
import type { Gazetteer } from './state.ts';

/** A city of the gazetteer; its id is the id that it has as a saved place. */
export interface City {
  id: string;
  name: string;
  admin: string;
  country: string;
  lat: number;
  lon: number;
  zone: string;
}

/** A text without accents and capitals, as a search compares it. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`]/g, "'")
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i');
const slug = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Id of a place by its name, region and country: `place-lisbon-lisboa-portugal`. */
export const placeIdOf = ({
  name,
  admin,
  country,
}: {
  name: string;
  admin: string;
  country: string;
}): string =>
  `place-${[name, admin, country]
    .map(slug)
    .filter((word, i, all) => word !== '' && all.indexOf(word) === i)
    .join('-')}`;

interface Entry {
  city: City;
  name: string;
  all: string;
  names: readonly string[];
}

function cityIn(line: string, { countries, zones }: Gazetteer): City {
  const [name, admin, country, lat, lon, zone] = line.split('|') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const city = {
    name,
    admin,
    country: countries[Number(country)]!,
    lat: Number(lat),
    lon: Number(lon),
    zone: zones[Number(zone)]!,
  };
  return { id: placeIdOf(city), ...city };
}

const entriesOf = remembered((gazetteer: Gazetteer): readonly Entry[] =>
  gazetteer.cities.map(line => {
    const city = cityIn(line, gazetteer);
    const others = line.split('|')[6] ?? '';
    const folded = fold(city.name);
    return {
      city,
      name: folded,
      names: [folded, ...fold(others).split(' ').filter(Boolean)],
      all: fold(`${city.name}, ${city.admin}, ${city.country} ${others}`),
    };
  }),
);

/** The city of an id. Reads lines until it has it: a rule, whose draft nothing is remembered of, would else make all of them. */
export const cityOf = remembered((gazetteer: Gazetteer, id: string): City | undefined => {
  for (const line of gazetteer.cities) {
    if (!id.startsWith(`place-${slug(line.slice(0, line.indexOf('|')))}`)) continue;
    const city = cityIn(line, gazetteer);
    if (city.id === id) return city;
  }
  return undefined;
});

/** Cities whose name, region or country has every word of the query: those whose name begins so first, the largest first. */
export function findCities(gazetteer: Gazetteer, query: string, most = 40): City[] {
  const words = fold(query)
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length === 0) return [];
  const whole = fold(query.trim());
  const found = entriesOf(gazetteer).filter(e => words.every(w => e.all.includes(w)));
  const rank = (e: Entry) => {
    if (e.names.includes(whole)) return 0;
    if (e.names.some(n => n.startsWith(whole))) return 1;
    if (e.names.some(n => n.startsWith(words[0]!))) return 2;
    return e.name.includes(words[0]!) ? 3 : 4;
  };
  return found
    .map((e, i) => ({ e, i, r: rank(e) }))
    .sort((a, b) => a.r - b.r || a.i - b.i)
    .slice(0, most)
    .map(({ e }) => e.city);
}

const rad = Math.PI / 180;
/** Kilometres between two points (haversine). */
export function kilometres(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const h =
    Math.sin(((a.lat - b.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((a.lon - b.lon) * rad) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(h));
}

/** The cities of the gazetteer around a point, the nearest first. */
export const citiesAround = remembered(
  (gazetteer: Gazetteer, lat: number, lon: number, km: number): readonly (City & { km: number })[] =>
    entriesOf(gazetteer)
      .map(({ city }) => ({ ...city, km: kilometres(city, { lat, lon }) }))
      .filter(c => c.km <= km)
      .sort((a, b) => a.km - b.km || (a.id < b.id ? -1 : 1)),
);

/** The city nearest to a point. */
export const nearestCity = remembered(
  (gazetteer: Gazetteer, lat: number, lon: number): City & { km: number } =>
    citiesAround(gazetteer, lat, lon, 25_000)[0]!,
);

/** Cities within a box of degrees, the largest first. */
export const citiesIn = (
  gazetteer: Gazetteer,
  box: { west: number; east: number; south: number; north: number },
): City[] =>
  entriesOf(gazetteer).flatMap(({ city }) =>
    city.lat >= box.south && city.lat <= box.north && city.lon >= box.west && city.lon <= box.east
      ? [city]
      : [],
  );
