import { beforeAll, describe, expect, test } from 'vitest';
import { createWorld } from '../catalogue.ts';
import { dayOf } from '../../src/state/civil.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import {
  barsOf,
  bestsOf,
  burnt,
  caloriesOf,
  dailySteps,
  goalTitle,
  gpxOf,
  gramsOn,
  heartSeries,
  heightSeries,
  monthsOf,
  parseGpx,
  secondsAt,
  spanOf,
  spanWords,
  speedSeries,
  splitRows,
  stepsOn,
  streakOf,
  usualName,
  whenWords,
  within,
  zonesOf,
} from './select.ts';
import type { Fitness } from './state.ts';
import { activity, state } from './testing.ts';
import { decoded, encoded, goneOf, lineOf, placeOn } from './track.ts';
import { distanceWords, gramsOf, lengthWords, metresTyped, rateWords, weightWords } from './units.ts';

let world: AnyPhone;
let f: Fitness;
beforeAll(async () => {
  world = await createWorld();
  f = state(world);
});
const ZONE = 'Europe/London';
const TODAY = dayOf('2026-03-12');

describe('words', () => {
  test('distances, paces and lengths in both units', () => {
    expect([
      distanceWords(5243, 'metric'),
      distanceWords(5243, 'imperial'),
      distanceWords(123_456, 'metric'),
    ]).toEqual(['5.24 km', '3.26 mi', '123.5 km']);
    expect([
      rateWords('run', 5000, 2000, 'metric'),
      rateWords('ride', 10_000, 1800, 'metric'),
      rateWords('swim', 1000, 1510, 'metric'),
      rateWords('run', 0, 10, 'metric'),
      rateWords('yoga', 0, 10, 'metric'),
    ]).toEqual(['6:40 /km', '20.0 km/h', '2:31 /100 m', '–:–– /km', '']);
    expect([lengthWords(1800), lengthWords(3600), lengthWords(3900)]).toEqual([
      '30 min',
      '1 h',
      '1 h 05 min',
    ]);
    expect([
      metresTyped('5,2', 'metric'),
      metresTyped('x', 'metric'),
      gramsOf('74.2', 'metric'),
      weightWords(74_200, 'imperial'),
    ]).toEqual([5200, null, 74_200, '163.6 lb']);
  });
  test('names and days', () => {
    expect(usualName('ride', Date.UTC(2026, 2, 10, 18), ZONE)).toBe('Evening ride');
    expect(whenWords(Date.UTC(2026, 2, 8, 9), world.clock.now, ZONE)).toBe('Sun 8 Mar, 09:00');
    expect(goalTitle({ metric: 'distance', type: 'run', period: 'week' })).toBe('Weekly run distance');
    expect(spanWords('week', dayOf('2026-02-23'), dayOf('2026-03-02'))).toBe('23 Feb – 1 Mar 2026');
  });
});

describe('tracks', () => {
  test('a polyline is written and read', () => {
    const points = [
      { latitude: 50.8184, longitude: -1.4037 },
      { latitude: 50.82, longitude: -1.40001 },
    ];
    expect(decoded(encoded(points))).toEqual(points);
  });
  test('a line is gone round when it ends', () => {
    const line = lineOf(f.activities['activity-20260308-0900']!.track);
    expect(placeOn(line, line.metres * 1.25).x).toBeCloseTo(placeOn(line, line.metres * 0.25).x, 6);
    expect(goneOf(line, 1000).length).toBeGreaterThan(2);
  });
  test('GPX of others is read too', () => {
    const text =
      '<gpx version="1.1"><trk><name>Dunes &amp; back</name><type>cycling</type><trkseg><trkpt lon="-1.40" lat="50.82"><time>2026-02-01T10:00:00Z</time></trkpt><trkpt lon="-1.41" lat="50.82"><time>2026-02-01T10:05:00.500Z</time></trkpt></trkseg></trk></gpx>';
    expect(parseGpx(text)).toMatchObject({
      name: 'Dunes & back',
      type: 'ride',
      startedAt: Date.UTC(2026, 1, 1, 10),
      seconds: 300,
      metres: 703,
    });
    expect(parseGpx('<gpx></gpx>')).toBeNull();
    expect(
      gpxOf(
        activity({
          name: 'A < B',
          track: encoded([
            { latitude: 50.82, longitude: -1.4 },
            { latitude: 50.83, longitude: -1.4 },
          ]),
        }),
      ),
    ).toContain('<name>A &lt; B</name>');
  });
});

describe('an activity', () => {
  test('splits by kilometre and mile, to the second', () => {
    const a = activity({ metres: 2500, seconds: 900, splits: [360, 340, 200] });
    expect(splitRows(a, 'metric').map(s => [s.metres, s.seconds])).toEqual([
      [1000, 360],
      [1000, 340],
      [500, 200],
    ]);
    expect(splitRows(a, 'imperial').reduce((n, s) => n + s.seconds, 0)).toBe(900);
    expect(secondsAt(a, 1500)).toBe(530);
  });
  test('calories follow the weight of the day', () => {
    expect(gramsOn(f.weights, '2025-09-20')).toBe(74_500);
    expect(burnt('strength', 0, 3600, 74_000)).toBe(370);
    expect(caloriesOf(f.activities['activity-20260308-0900']!, f.weights, ZONE)).toBeGreaterThan(300);
  });
  test('series have a point for every fortieth, and zones all of the time', () => {
    const a = f.activities['activity-20260308-0900']!;
    expect([heightSeries(a).length, speedSeries(a).length, heartSeries(a).length]).toEqual([41, 41, 41]);
    expect(Math.abs(zonesOf(a, 186).reduce((n, z) => n + z.seconds, 0) - a.seconds)).toBeLessThan(5);
    expect(zonesOf(a, 150)[4]!.seconds).toBeGreaterThan(zonesOf(a, 200)[4]!.seconds);
  });
});

describe('history and statistics', () => {
  test('months with their sums, by type and search', () => {
    const months = monthsOf(f.activities, null, '', ZONE);
    expect(months.map(m => m.key)).toEqual([
      '2026-03',
      '2026-02',
      '2026-01',
      '2025-12',
      '2025-11',
      '2025-10',
      '2025-09',
    ]);
    expect(months.reduce((n, m) => n + m.count, 0)).toBe(Object.keys(f.activities).length);
    expect(monthsOf(f.activities, 'ride', '', ZONE)[0]!.rows.every(a => a.type === 'ride')).toBe(true);
    expect(monthsOf(f.activities, null, 'LIGHTHOUSE bike', ZONE).flatMap(m => m.rows)).toHaveLength(2);
  });
  test('weeks begin when they are told to', () => {
    expect(spanOf('week', TODAY, 1)).toEqual({ from: dayOf('2026-03-09'), to: dayOf('2026-03-16') });
    expect(spanOf('week', TODAY, 0).from).toBe(dayOf('2026-03-08'));
    expect(spanOf('month', TODAY, 1, -1)).toEqual({ from: dayOf('2026-02-01'), to: dayOf('2026-03-01') });
    expect(within(f.activities, 'run', dayOf('2026-03-09'), dayOf('2026-03-16'), ZONE)).toHaveLength(1);
  });
  test('bars hold all that lies in the span', () => {
    for (const span of ['week', 'month', 'year'] as const) {
      const { from, to } = spanOf(span, TODAY, 1);
      expect(barsOf(f.activities, span, null, TODAY, 0, 1, ZONE).reduce((n, b) => n + b.metres, 0)).toBe(
        within(f.activities, null, from, to, ZONE).reduce((n, a) => n + a.metres, 0),
      );
    }
  });
  test('bests and streak', () => {
    const bests = bestsOf(f.activities, 'run');
    expect(bests.find(b => b.what === 'Longest distance')!.value).toBe(8000);
    expect(bests.map(b => b.what)).toContain('Fastest 5 km');
    expect(streakOf(f.activities, TODAY, 1, ZONE)).toBeGreaterThan(20);
    expect(streakOf({}, TODAY, 1, ZONE)).toBe(0);
  });
  test('steps grow over the day and never shrink', () => {
    for (let m = 1; m <= 1440; m++)
      expect(dailySteps(TODAY, m)).toBeGreaterThanOrEqual(dailySteps(TODAY, m - 1));
    expect(stepsOn(f.activities, TODAY, world.clock.now, ZONE)).toBeGreaterThan(2800);
    expect(stepsOn(f.activities, TODAY + 1, world.clock.now, ZONE)).toBe(0);
  });
});
