import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { alsoCalled, INVENTED_KM, saved, towns } from './index.ts';
import { epochOf, defaultStart } from '../../../src/state/clock.ts';
import { kilometres, placeIdOf } from '../../../apps/weather/gazetteer.ts';
import type { Weather } from '../../../apps/weather/state.ts';

/*
 * Writes world.json from the invented towns of scripts/world and the largest cities of the package city-timezones: npx tsx scripts/world/weather/build.ts
 */
const COUNT = 3000;
const COUNTRIES: Record<string, string> = {
  'United States of America': 'United States',
  'Czech Republic': 'Czechia',
  'Hong Kong S.A.R.': 'Hong Kong',
  'Macau S.A.R': 'Macau',
  'Congo (Kinshasa)': 'DR Congo',
  'Congo (Brazzaville)': 'Republic of the Congo',
  Macedonia: 'North Macedonia',
  Swaziland: 'Eswatini',
  'East Timor': 'Timor-Leste',
  'Ivory Coast': 'Côte d’Ivoire',
  'The Bahamas': 'Bahamas',
  'The Gambia': 'Gambia',
  Turkey: 'Türkiye',
  'Federated States of Micronesia': 'Micronesia',
  'Vatican (Holy Sea)': 'Vatican City',
  Aland: 'Åland',
  Curacao: 'Curaçao',
  'Guinea Bissau': 'Guinea-Bissau',
  'Svalbard and Jan Mayen Islands': 'Svalbard',
  'United States Virgin Islands': 'US Virgin Islands',
  'Sao Tome and Principe': 'São Tomé and Príncipe',
  'South Georgia and the Islands': 'South Georgia',
};
const NAMES: Record<string, string> = {
  'Sao Paulo|Brazil': 'São Paulo',
  'Bogota|Colombia': 'Bogotá',
  'Zurich|Switzerland': 'Zürich',
  'København|Denmark': 'Copenhagen',
  'Asuncion|Paraguay': 'Asunción',
  'Medellin|Colombia': 'Medellín',
  'Brasilia|Brazil': 'Brasília',
  'Malaga|Spain': 'Málaga',
};
const ADMINS: Record<string, string> = {
  'London|United Kingdom': 'England',
  'Cairo|Egypt': 'Cairo Governorate',
  'Moscow|Russia': 'Moscow',
  'Mexico City|Mexico': 'Mexico City',
  'Athens|Greece': 'Attica',
};
/** Zones that the package spells as they were. */
const ZONES: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Europe/Kiev': 'Europe/Kyiv',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Katmandu': 'Asia/Kathmandu',
};

interface Row {
  city: string;
  lat: number;
  lng: number;
  pop: number | null;
  country: string;
  province: string | null;
  timezone: string | null;
}
/** Read as a file: only this script needs the package. */
const cityMapping = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('city-timezones/data/cityMap.json'), 'utf8'),
) as Row[];

const clean = (text: string): string => text.replaceAll('|', ' ').trim();
const home = towns[0];
const cities = cityMapping
  .filter(c => c.timezone && c.city && c.country !== 'Antarctica')
  .map(c => {
    const country = COUNTRIES[c.country] ?? c.country;
    const key = `${c.city}|${country}`;
    return {
      name: clean(NAMES[key] ?? c.city),
      admin: clean(ADMINS[key] ?? c.province ?? ''),
      country,
      lat: Math.round(c.lat * 100) / 100,
      lon: Math.round(c.lng * 100) / 100,
      zone: ZONES[c.timezone!] ?? c.timezone!,
      pop: c.pop ?? 0,
    };
  })
  .filter(c => kilometres(c, home) > INVENTED_KM)
  .sort((a, b) => b.pop - a.pop || (a.name < b.name ? -1 : 1));

const taken = new Set<string>();
const all = [
  ...cities.slice(0, COUNT),
  ...towns.map(t => ({ ...t, pop: t.name === 'Harrow Bay' ? 240_000 : 9_000 })),
]
  .sort((a, b) => b.pop - a.pop || (a.name < b.name ? -1 : 1))
  .filter(c => {
    const id = placeIdOf(c);
    return taken.has(id) || !/^[\x20-\uffff]+$/.test(c.name) ? false : taken.add(id);
  });
const countries = [...new Set(all.map(c => c.country))].sort();
const zones = [...new Set(all.map(c => c.zone))].sort();
for (const zone of zones) new Intl.DateTimeFormat('en', { timeZone: zone });
const other = new Set(Object.keys(alsoCalled));
const lines = all.map(c => {
  const key = `${c.name}|${c.country}`;
  // The first of that name is the largest.
  const names = other.delete(key) ? alsoCalled[key] : undefined;
  return [
    c.name,
    c.admin === c.name ? '' : c.admin,
    countries.indexOf(c.country),
    c.lat,
    c.lon,
    zones.indexOf(c.zone),
    ...(names ? [names] : []),
  ].join('|');
});
if (other.size > 0) console.log(`Not found: ${[...other].join(', ')}`);

const at = (local: string): number => {
  const [year, month, day, hour, minute] = local.split(/[- :]/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute }, 'Europe/London');
};
const places = saved.map(([name, country, when]) => {
  const found = all.find(c => c.name === name && c.country === country)!;
  const admin = found.admin === found.name ? '' : found.admin;
  return [
    placeIdOf({ name, admin, country }),
    { name, admin, country, lat: found.lat, lon: found.lon, zone: found.zone, addedAt: at(when) },
  ] as const;
});
const world: Weather = {
  seed: 699,
  overrides: {},
  gazetteer: { countries, zones, cities: lines },
  places: Object.fromEntries(places),
  order: places.map(([id]) => id),
  home: places[0]![0],
  here: false,
  units: { temperature: 'c', wind: 'mph', rain: 'mm', pressure: 'hpa', distance: 'mi' },
  alerts: { place: null, rainSoon: false, severe: true, level: 'amber', daily: false, dailyAt: 7 * 60 + 15 },
  shown: null,
  compared: [places[0]![0], places[3]![0]],
  updatedAt: defaultStart('Europe/London') - 23 * 60_000,
  told: [],
};
writeFileSync(
  new URL('../../../apps/weather/world.json', import.meta.url),
  `${JSON.stringify(world, null, 1)}\n`,
);
console.log(`${lines.length} cities`);
