import { climateAt } from './climate.ts';
import { dateOf, dayOf, type Sources, type Where } from './days.ts';
import { hourNow } from './days.ts';
import { fieldAt, type Field } from './noise.ts';

/*
 * Air quality index by the breakpoints of the US EPA (40 CFR 58, appendix G, PM2.5 as of May 2024): the highest of the sub-indices.
 */
const STAGNANT: Field = { name: 'stagnant', degrees: 4, hours: 40, drift: 4, octaves: 2 };
const INDEX = [0, 50, 100, 150, 200, 300, 500] as const;
export const POLLUTANTS = [
  {
    id: 'pm25',
    name: 'PM2.5',
    words: 'Fine dust',
    unit: 'µg/m³',
    edges: [0, 9, 35.4, 55.4, 125.4, 225.4, 325.4],
  },
  { id: 'pm10', name: 'PM10', words: 'Coarse dust', unit: 'µg/m³', edges: [0, 54, 154, 254, 354, 424, 604] },
  { id: 'o3', name: 'O₃', words: 'Ozone', unit: 'ppb', edges: [0, 54, 70, 85, 105, 200, 404] },
  {
    id: 'no2',
    name: 'NO₂',
    words: 'Nitrogen dioxide',
    unit: 'ppb',
    edges: [0, 53, 100, 360, 649, 1249, 2049],
  },
  { id: 'so2', name: 'SO₂', words: 'Sulphur dioxide', unit: 'ppb', edges: [0, 35, 75, 185, 304, 604, 1004] },
  {
    id: 'co',
    name: 'CO',
    words: 'Carbon monoxide',
    unit: 'ppm',
    edges: [0, 4.4, 9.4, 12.4, 15.4, 30.4, 50.4],
  },
] as const;
export type Pollutant = (typeof POLLUTANTS)[number]['id'];

export interface Air {
  at: number;
  aqi: number;
  main: Pollutant;
  values: Record<Pollutant, number>;
  indices: Record<Pollutant, number>;
}

function indexOf(value: number, edges: readonly number[]): number {
  const i = Math.max(
    1,
    edges.findIndex((edge, at) => at > 0 && value <= edge),
  );
  const top = edges[i]!,
    floor = edges[i - 1]!;
  return value > edges.at(-1)!
    ? 500
    : Math.round(INDEX[i - 1]! + ((value - floor) / (top - floor)) * (INDEX[i]! - INDEX[i - 1]!));
}

const tenth = (x: number): number => Math.round(x * 10) / 10;

/**
 * Air of the hour that runs at a moment: dust of the climate, thinned by wind and rain, gathered in still
 * air; ozone with the sun, nitrogen dioxide with traffic.
 */
export function airAt(sources: Sources, place: Where, ms: number): Air {
  const { seed } = sources;
  const h = hourNow(sources, place, ms);
  const { dust } = climateAt(place.lat, place.lon);
  const still = Math.exp(0.42 * fieldAt(seed, STAGNANT, place.lat, place.lon, h.at));
  const thin = (1 / (0.55 + h.wind / 32)) * (h.rain > 0 ? 0.62 : 1);
  const solar = (((h.at / 3_600_000 + place.lon / 15) % 24) + 24) % 24;
  const rush = Math.exp(-(((solar - 8.5) / 1.9) ** 2)) + 0.9 * Math.exp(-(((solar - 18.5) / 2.2) ** 2));
  const pm25 = dust * 0.86 * still * thin * (1 + 0.18 * rush);
  const values: Record<Pollutant, number> = {
    pm25: tenth(pm25),
    pm10: tenth(pm25 * 1.75 + 4),
    o3: tenth(Math.max(6, 24 + 3.1 * h.uv + 0.45 * Math.max(0, h.temperature - 12) - 9 * rush)),
    no2: tenth((5 + dust * 0.35) * still * thin * (0.55 + rush)),
    so2: tenth((0.8 + dust * 0.07) * still * thin),
    co: tenth((0.15 + dust * 0.011) * still * thin * (0.8 + 0.5 * rush)),
  };
  const indices = Object.fromEntries(POLLUTANTS.map(p => [p.id, indexOf(values[p.id], p.edges)])) as Record<
    Pollutant,
    number
  >;
  const main = POLLUTANTS.reduce((a, b) => (indices[b.id] > indices[a.id] ? b : a)).id;
  const day = dayOf(sources, place, dateOf(h.at, place.zone));
  return { at: h.at, aqi: day.aqi ?? indices[main], main, values, indices };
}

export const POLLEN = ['tree', 'grass', 'weed'] as const;
export type Pollen = Record<(typeof POLLEN)[number], 0 | 1 | 2 | 3 | 4>;

/**
 * Pollen of a day from 0 (none) to 4 (very high): trees about 10 April, grass about 15 June, weeds about 25
 * August, half a year on in the south; rain washes it out.
 */
export function pollenOf(sources: Sources, place: Where, date: string): Pollen {
  const day = dayOf(sources, place, date);
  const year = ((day.at / 86_400_000 + 0.5 - (place.lat < 0 ? 182.6 : 0)) % 365.2425) / 365.2425;
  const warm =
    Math.max(0, Math.min(1, (day.high - 5) / 11)) *
    (Math.abs(place.lat) > 66 ? 0.4 : 1) *
    (day.rain > 2 ? 0.45 : 1) *
    (0.8 + day.wind / 120);
  const tropics = Math.max(0, 1 - Math.abs(place.lat) / 22);
  const wave = (peak: number, width: number) => {
    const far = Math.abs(((year - peak + 1.5) % 1) - 0.5);
    return Math.exp(-((far / width) ** 2));
  };
  const level = (peak: number, width: number) =>
    Math.round(Math.min(4, 4.4 * warm * Math.max(wave(peak, width), 0.3 * tropics))) as 0 | 1 | 2 | 3 | 4;
  return { tree: level(0.27, 0.085), grass: level(0.455, 0.085), weed: level(0.65, 0.08) };
}
