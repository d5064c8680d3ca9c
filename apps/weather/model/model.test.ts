import { describe, expect, test } from 'vitest';
import { epochOf } from '../../../src/state/clock.ts';
import world from '../world.json' with { type: 'json' };
import { harrowBay, LONDON } from '../testing.ts';
import {
  airAt,
  CONDITIONS,
  dateOf,
  dayOf,
  daysFrom,
  hourAt,
  hourNow,
  hoursFrom,
  isWet,
  moonAt,
  nextMoon,
  pollenOf,
  sunTimes,
  warningsOf,
  type Hour,
  type Override,
  type Where,
} from './index.ts';

const HOUR = 3_600_000;
const at = (month: number, day: number, hour = 0, zone = LONDON) =>
  epochOf({ year: 2026, month, day, hour }, zone);
const plain = { seed: world.seed, overrides: {} };
const cairo: Where = { id: 'place-c', lat: 30.05, lon: 31.25, zone: 'Africa/Cairo' };
const hoursOf = (seed: number, place: Where, from: number, days: number): Hour[] =>
  Array.from({ length: days * 24 }, (_, i) => hourAt(seed, place.lat, place.lon, from + i * HOUR));

describe('the model', () => {
  test('is a pure function: the same hour is the same, however one comes to it', () => {
    const now = at(3, 12, 9);
    const ahead = hoursFrom(plain, harrowBay, now, 240);
    for (const i of [1, 30, 171])
      expect(hourNow({ ...plain, overrides: {} }, harrowBay, ahead[i]!.at + 41 * 60_000)).toEqual(ahead[i]);
    expect(hourAt(1, 50.8, -1.4, now)).not.toEqual(hourAt(2, 50.8, -1.4, now));
  });

  test('Harrow Bay in March lies between 2 and 13 °C', () => {
    const all = [plain.seed, 1, 2, 3, 4].flatMap(seed => hoursOf(seed, harrowBay, at(3, 1), 31));
    expect(Math.min(...all.map(h => h.temperature))).toBeGreaterThanOrEqual(2);
    expect(Math.max(...all.map(h => h.temperature))).toBeLessThanOrEqual(14);
    const wet = all.filter(h => h.rain > 0).length / all.length;
    expect(wet).toBeGreaterThan(0.05);
    expect(wet).toBeLessThan(0.25);
  });

  test('knows deserts, monsoon, winter and the south', () => {
    const mean = (hours: Hour[]) => hours.reduce((sum, h) => sum + h.temperature, 0) / hours.length;
    const rain = (hours: Hour[]) => hours.reduce((sum, h) => sum + h.rain, 0);
    expect(rain(hoursOf(5, cairo, at(7, 1), 31))).toBeLessThan(5);
    expect(mean(hoursOf(5, cairo, at(7, 1), 31))).toBeGreaterThan(26);
    expect(rain(hoursOf(5, { ...cairo, lat: 19.07, lon: 72.88 }, at(7, 1), 31))).toBeGreaterThan(200);
    expect(mean(hoursOf(5, { ...cairo, lat: 62, lon: 129.7 }, at(1, 1), 31))).toBeLessThan(-25);
    expect(mean(hoursOf(5, { ...cairo, lat: -34.9, lon: -56.2 }, at(1, 5), 20))).toBeGreaterThan(
      mean(hoursOf(5, { ...cairo, lat: -34.9, lon: -56.2 }, at(7, 5), 20)) + 8,
    );
  });

  test('changes smoothly from hour to hour and from town to town', () => {
    const hours = hoursOf(plain.seed, harrowBay, at(3, 1), 60);
    for (let i = 1; i < hours.length; i++) {
      expect(Math.abs(hours[i]!.temperature - hours[i - 1]!.temperature)).toBeLessThan(2.6);
      expect(Math.abs(hours[i]!.pressure - hours[i - 1]!.pressure)).toBeLessThanOrEqual(4);
    }
    for (const h of hours.slice(0, 200))
      expect(Math.abs(hourAt(plain.seed, 50.9, -1.4, h.at).temperature - h.temperature)).toBeLessThan(1.6);
  });

  test('gives values that go together', () => {
    for (const h of hoursOf(9, harrowBay, at(1, 1), 120)) {
      expect(CONDITIONS).toContain(h.condition);
      expect(isWet(h.condition)).toBe(h.rain > 0);
      expect(h.chance >= 50).toBe(h.rain > 0);
      expect(h.dewPoint).toBeLessThanOrEqual(h.temperature);
      expect(h.gust).toBeGreaterThan(h.wind);
      expect(h.humidity).toBeGreaterThan(3);
      expect(h.humidity).toBeLessThanOrEqual(100);
      if (!h.day) expect(h.uv).toBe(0);
      if (h.condition === 'snow') expect(h.temperature).toBeLessThan(1);
    }
  });

  test('days have all their hours, also where clocks change', () => {
    expect(dayOf(plain, harrowBay, '2026-03-29').hours).toHaveLength(23);
    expect(dayOf(plain, harrowBay, '2026-10-25').hours).toHaveLength(25);
    expect(daysFrom(plain, harrowBay, at(3, 27, 23), 4).map(d => d.date)).toEqual([
      '2026-03-27',
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
    ]);
    const kolkata = { ...harrowBay, zone: 'Asia/Kolkata' };
    expect(hourNow(plain, kolkata, at(3, 12, 9) + 41 * 60_000).at).toBe(at(3, 12, 9) + 30 * 60_000);
  });
});

describe('overrides', () => {
  const day = (o: Omit<Override, 'place' | 'day'>) =>
    dayOf(
      { seed: plain.seed, overrides: { 'override-a': { place: harrowBay.id, day: '2026-03-14', ...o } } },
      harrowBay,
      '2026-03-14',
    );
  test('set what they name and leave the rest', () => {
    expect(day({ high: 17, low: 4 })).toMatchObject({
      high: 17,
      low: 4,
      wind: dayOf(plain, harrowBay, '2026-03-14').wind,
    });
    expect(day({ condition: 'clear' })).toMatchObject({ condition: 'clear', rain: 0 });
    expect(day({ condition: 'clear' }).chance).toBeLessThan(50);
    expect(day({ wind: 44, windFrom: 90 })).toMatchObject({ wind: 44, windFrom: 90, gust: 66 });
    expect(day({ uv: 6 }).uv).toBe(6);
    expect(day({ chance: 30, rain: 0 })).toMatchObject({ chance: 30, rain: 0 });
    expect(day({ humidity: 55 }).humidity).toBe(55);
    expect(day({ pressure: 990 }).pressure).toBe(990);
    expect(day({ aqi: 140 }).aqi).toBe(140);
    expect(Math.min(...day({ visibility: 2 }).hours.map(h => h.visibility))).toBe(2);
    expect(day({ rain: 12 }).rain).toBeCloseTo(12, 0);
    expect(
      dayOf(
        {
          seed: plain.seed,
          overrides: { 'override-a': { place: 'place-other', day: '2026-03-14', high: 30 } },
        },
        harrowBay,
        '2026-03-14',
      ),
    ).toEqual(dayOf(plain, harrowBay, '2026-03-14'));
  });
  test('a wet stretch is wet in its hours and dry in the others', () => {
    const wet = day({ condition: 'rain', from: 15, to: 19, rain: 8 });
    expect(wet.hours.filter(h => isWet(h.condition)).map(h => new Date(h.at).getUTCHours())).toEqual([
      15, 16, 17, 18,
    ]);
    expect(wet).toMatchObject({ condition: 'rain', rain: 8, chance: 85 });
  });
});

describe('sun and moon', () => {
  // London, 12 March 2026: almanacs give 06:22 and 17:58; full moon 3 March 2026 11:38 UTC, new moon 19 March 2026 01:23 UTC.
  test('rise, set, phases', () => {
    const { rise, set } = sunTimes(51.5, -0.12, at(3, 12, 12));
    expect(Math.abs(rise! - (at(3, 12, 6) + 22 * 60_000))).toBeLessThanOrEqual(120_000);
    expect(Math.abs(set! - (at(3, 12, 17) + 58 * 60_000))).toBeLessThanOrEqual(120_000);
    expect(sunTimes(69.6, 19, at(6, 21, 12))).toMatchObject({ rise: null, daylight: 1440 });
    expect(sunTimes(69.6, 19, at(12, 21, 12))).toMatchObject({ set: null, daylight: 0 });
    expect(moonAt(at(3, 3, 11)).phase).toBe('full');
    expect(moonAt(at(3, 12, 21))).toMatchObject({ phase: 'waning crescent' });
    expect(Math.abs(nextMoon(at(3, 12), 'new') - at(3, 19, 1))).toBeLessThan(4 * HOUR);
    expect(dateOf(nextMoon(at(3, 12), 'full'), LONDON)).toBe('2026-04-02');
  });
});

describe('air and warnings', () => {
  test('dusty cities have worse air, and an index given holds', () => {
    const mean = (place: Where) =>
      Array.from({ length: 72 }, (_, i) => airAt(plain, place, at(3, 10) + i * HOUR).aqi).reduce(
        (a, b) => a + b,
        0,
      ) / 72;
    expect(mean(cairo)).toBeGreaterThan(mean(harrowBay) + 40);
    expect(
      airAt(
        { seed: 1, overrides: { 'override-a': { place: harrowBay.id, day: '2026-03-12', aqi: 170 } } },
        harrowBay,
        at(3, 12, 12),
      ).aqi,
    ).toBe(170);
    expect(pollenOf(plain, harrowBay, '2026-12-20')).toEqual({ tree: 0, grass: 0, weed: 0 });
  });
  test('gusts, heat and snow are warned of by level', () => {
    const of = (o: Omit<Override, 'place' | 'day'>) =>
      warningsOf(
        {
          seed: plain.seed,
          overrides: Object.fromEntries(
            [12, 13, 14, 15, 16].map(d => [
              `override-${d}`,
              {
                place: harrowBay.id,
                day: `2026-03-${d}`,
                condition: 'cloudy',
                wind: 15,
                gust: 25,
                ...(d === 14 ? o : {}),
              } as Override,
            ]),
          ),
        },
        harrowBay,
        at(3, 12, 9),
      );
    expect(of({})).toEqual([]);
    expect(of({ wind: 70, gust: 110 })).toMatchObject([{ kind: 'wind', level: 'red', peak: 110 }]);
    expect(of({ condition: 'snow', low: -3, high: 0, rain: 40 })[0]).toMatchObject({
      kind: 'snow',
      level: 'amber',
    });
    expect(of({ high: 38, low: 24 })).toMatchObject([{ kind: 'heat', level: 'amber', peak: 38 }]);
  });
});
