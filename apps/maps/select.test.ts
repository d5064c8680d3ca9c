import { produce } from 'immer';
import { beforeAll, describe, expect, test } from 'vitest';
import { createWorld } from '../catalogue.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { epochOf } from '../../src/state/clock.ts';
import {
  categoryOf,
  dayOf,
  degreesIn,
  distanceWords,
  durationWords,
  fastestOf,
  hoursOf,
  itineraryOf,
  near,
  openingOf,
  regionAt,
  search,
  spotFrom,
  spotKey,
  stepsFor,
  type Itinerary,
} from './select.ts';
import { MODES, type Maps, type Plan, type Spot } from './state.ts';
import { spot, state } from './testing.ts';

let world: AnyPhone;
let maps: Maps;
beforeAll(async () => {
  world = await createWorld();
  maps = state(world);
});
const ZONE = 'Europe/London';
const at = (day: number, hour: number, minute = 0) =>
  epochOf({ year: 2026, month: 3, day, hour, minute }, ZONE);

describe('search', () => {
  test('finds places by name in any script, by kind, address and coordinates', () => {
    const first = (q: string) => search(maps.places, q, { x: 0, y: 0 })[0]?.spot.name;
    expect(first('bollard')).toBe('The Bollard');
    expect(first('九鲤')).toBe('九鲤面馆 Nine Carp Noodles');
    expect(first('زيتونة')).toContain('Zaytuna');
    expect(first("27 Tanner's Row")).toBe("27 Tanner's Row");
    expect(first('14 quayside')).toBe('14 Quayside');
    expect(search(maps.places, '50.8213, -1.4037', null)[0]).toMatchObject({
      kind: 'point',
      spot: { latitude: 50.8213, longitude: -1.4037 },
    });
    expect(search(maps.places, 'zeppelin', null)).toEqual([]);
    expect(degreesIn('91, 0')).toBeNull();
  });

  test('a category gives its nearest first', () => {
    expect(categoryOf('cafés near me')?.id).toBe('cafes');
    expect(categoryOf('coffee')?.id).toBe('cafes');
    expect(categoryOf('anchor')).toBeUndefined();
    const metres = near(maps.places, ['cafe'], { x: 0, y: 0 }).map(h => h.metres!);
    expect(metres).toEqual([...metres].sort((a, b) => a - b));
  });

  test('every place of the map stands in its district and has a look', () => {
    expect(Object.keys(maps.places).length).toBeGreaterThan(280);
    expect(new Set(Object.values(maps.places).map(p => p.kind)).size).toBeGreaterThan(30);
  });
});

describe('hours', () => {
  test('open, closed until later, tomorrow and a weekday', () => {
    const bollard = maps.places['place-cafe-bollard']!;
    expect(openingOf(bollard, at(12, 9, 41), ZONE)).toEqual({
      open: true,
      known: true,
      words: 'Open · closes 17:30',
    });
    expect(openingOf(bollard, at(12, 6), ZONE).words).toBe('Closed · opens 07:00');
    expect(openingOf(bollard, at(12, 20), ZONE).words).toBe('Closed · opens 07:00 tomorrow');
    expect(openingOf(maps.places['place-gullwing-light']!, at(12, 12), ZONE).words).toBe(
      'Closed · opens 10:00 Saturday',
    );
    expect(openingOf(maps.places['place-harbour-lodge']!, at(12, 3), ZONE).words).toBe('Open 24 hours');
    expect(openingOf({ hours: null }, at(12, 3), ZONE).known).toBe(false);
    expect(hoursOf(bollard)[6]).toEqual({ day: 'Sunday', words: '09:00–16:00' });
  });
});

describe('ways', () => {
  const plan = (more: Partial<Plan>, ...ids: string[]): Plan => ({
    stops: ids.map(id => spot(world, id)),
    mode: 'walk',
    avoidFerries: false,
    avoidSteps: false,
    when: 'now',
    at: null,
    ...more,
  });
  const it = (p: Plan, mode = p.mode) =>
    itineraryOf(p, mode, 50.8213, -1.4037, Math.floor(at(12, 9, 41) / 60_000), ZONE);

  test('a stop on the way makes it longer; steps name each stop', () => {
    const straight = it(plan({}, 'home', 'saturday-market'))!;
    const around = it(plan({}, 'home', 'orpheum', 'saturday-market'))!;
    expect(around.metres).toBeGreaterThan(straight.metres);
    expect(
      stepsFor(around, plan({}, 'home', 'orpheum', 'saturday-market').stops as Spot[]).filter(
        s => s.turn === 'arrive',
      ),
    ).toHaveLength(2);
  });

  test('a plan that an action changes has the directions of what it is now', () => {
    const straight = plan({}, 'home', 'saturday-market');
    produce({ plan: straight }, draft => {
      const before = it(draft.plan)!.metres;
      draft.plan.stops.splice(1, 0, spot(world, 'orpheum'));
      expect(it(draft.plan)!.metres).toBeGreaterThan(before);
    });
  });

  test('arrive by ends at its time or before, for every mode', () => {
    for (const mode of MODES) {
      const found = it(
        plan({ when: 'arrive', at: at(12, 15) }, 'home', 'brackwater-dental'),
        mode,
      ) as Itinerary;
      expect(found.arrives).toBeLessThanOrEqual(at(12, 15) + 1);
      expect(found.departs).toBeLessThan(found.arrives);
    }
  });

  test('the fastest of the modes, and none to the isle by car', () => {
    const p = plan({}, 'home', 'gullwing-light');
    expect(fastestOf(p, MODES, 0, 0, Math.floor(at(12, 9, 41) / 60_000), ZONE)).toBe('drive');
    expect(it(plan({}, 'home', 'kelp-cottage'), 'drive')).toBeNull();
    expect(it(plan({ avoidFerries: true }, 'home', 'kelp-cottage'), 'transit')).toBeNull();
  });
});

test('words, keys and days', () => {
  expect([
    distanceWords(344, 'kilometres'),
    distanceWords(1444, 'kilometres'),
    distanceWords(250, 'miles'),
    distanceWords(1609, 'miles'),
  ]).toEqual(['340 m', '1.4 km', '270 yd', '1.0 mi']);
  expect([durationWords(20), durationWords(3600), durationWords(3900)]).toEqual([
    '1 min',
    '1 h',
    '1 h 5 min',
  ]);
  const s = spot(world, 'home');
  expect(spotFrom(spotKey(s))).toEqual({ ...s, place: null });
  expect(spotFrom('nonsense')).toBeNull();
  expect(dayOf(maps, at(11, 12), ZONE).map(r => r.kind)).toEqual([
    'visit',
    'move',
    'visit',
    'move',
    'visit',
    'move',
    'visit',
    'move',
    'visit',
    'move',
    'visit',
  ]);
  expect(regionAt({ x: 1900, y: 2900 })?.id).toBe('isle');
});
