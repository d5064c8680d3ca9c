import { expect, test } from 'vitest';
import world from './world.json' with { type: 'json' };
import { cityOf, citiesAround, findCities, fold, nearestCity } from './gazetteer.ts';
import {
  aqiBand,
  beaufort,
  degrees,
  distanceWords,
  pointOf,
  pressureWords,
  rainWords,
  spanWords,
  windWords,
} from './words.ts';

const metric = { temperature: 'c', wind: 'kmh', rain: 'mm', pressure: 'hpa', distance: 'km' } as const;
const others = { temperature: 'f', wind: 'kn', rain: 'in', pressure: 'inhg', distance: 'mi' } as const;

test('values in either units', () => {
  expect([degrees(-0.4, metric), degrees(-3.2, metric), degrees(9, others)]).toEqual(['0°', '−3°', '48°']);
  expect([
    windWords(30, metric),
    windWords(30, others),
    windWords(30, { wind: 'ms' }),
    windWords(30, { wind: 'mph' }),
  ]).toEqual(['30 km/h', '16 kn', '8 m/s', '19 mph']);
  expect([
    rainWords(2.54, metric),
    rainWords(12.6, metric),
    rainWords(2.54, others),
    rainWords(0, metric),
  ]).toEqual(['2.5 mm', '13 mm', '0.10 in', '0 mm']);
  expect([pressureWords(1013, metric), pressureWords(1013, others)]).toEqual(['1013 hPa', '29.91 inHg']);
  expect([distanceWords(8.2, metric), distanceWords(30, others)]).toEqual(['8.2 km', '19 mi']);
  expect([
    pointOf(0),
    pointOf(359),
    pointOf(247),
    beaufort(1),
    beaufort(30),
    beaufort(130),
    spanWords(720),
    spanWords(554),
    aqiBand(101).words,
  ]).toEqual(['N', 'N', 'WSW', 0, 5, 12, '12 h', '9 h 14 min', 'Poor for sensitive people']);
});

const { gazetteer } = world;
const names = (query: string) => findCities(gazetteer, query).map(c => `${c.name}, ${c.country}`);

test('search takes no heed of accents and case, and knows other scripts', () => {
  expect(names('SAO PAU')[0]).toBe('São Paulo, Brazil');
  expect(names('北京')).toEqual(['Beijing, China']);
  expect(names('القاهرة')[0]).toBe('Cairo, Egypt');
  expect(names('london')[0]).toBe('London, United Kingdom');
  expect(names('london ontario')).toEqual(['London, Canada']);
  expect(names('harrow')).toEqual(['Harrow Bay, United Kingdom']);
  expect(names('   ')).toEqual([]);
  expect(fold('Łódź, İzmir')).toBe('lodz, izmir');
});

test('the gazetteer has some 3,000 cities, each with an id of its own', () => {
  expect(gazetteer.cities.length).toBeGreaterThan(2950);
  const all = citiesAround(gazetteer, 0, 0, 25_000);
  expect(new Set(all.map(c => c.id)).size).toBe(gazetteer.cities.length);
  expect(nearestCity(gazetteer, 50.8213, -1.4037)).toMatchObject({ name: 'Harrow Bay' });
  expect(cityOf(gazetteer, 'place-lisbon-lisboa-portugal')).toMatchObject({ zone: 'Europe/Lisbon' });
});
