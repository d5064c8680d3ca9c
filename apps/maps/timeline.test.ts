import { beforeAll, describe, expect, test } from 'vitest';
import { createWorld } from '../catalogue.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import { catalogue } from '../catalogue.ts';
import { later, made, run, spot, state } from './testing.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});
const MINUTE = 60_000;
const move = (phone: AnyPhone, to: { latitude: number; longitude: number }) =>
  run(phone, 'movePhone', { latitude: to.latitude, longitude: to.longitude, name: 'Somewhere' }, 'system');
const stays = (was: AnyPhone, now: AnyPhone) =>
  made(state(was).visits, state(now).visits).map(id => state(now).visits[id]!);
const ways = (was: AnyPhone, now: AnyPhone) =>
  made(state(was).moves, state(now).moves).map(id => state(now).moves[id]!);

describe('timeline', () => {
  test('the stay that lasts goes on, without another row', () => {
    const phone = run(later(world, 30 * MINUTE), 'lookAround');
    expect(stays(world, phone)).toEqual([]);
    expect(state(phone).visits['visit-20260312-a']!.to).toBeGreaterThan(world.clock.now + 24 * MINUTE);
  });

  test('a stay is written after ten minutes at a place, with the journey that led there', () => {
    const bollard = spot(world, 'cafe-bollard');
    const phone = move(later(world, 2 * MINUTE), bollard);
    expect(stays(world, later(phone, 8 * MINUTE))).toEqual([]);
    const there = later(phone, 20 * MINUTE);
    expect(stays(world, there)).toMatchObject([{ spot: bollard }]);
    expect(ways(world, there)).toMatchObject([
      { to: stays(world, there)[0]!.from, metres: expect.any(Number) },
    ]);
    const [id] = made(state(world).visits, state(there).visits);
    expect(id).toMatch(/^visit-20260312-\d{4}$/);
    expect(
      state(run(later(there, 30 * MINUTE), 'lookAround')).visits[id!]!.to - state(there).visits[id!]!.to,
    ).toBeGreaterThan(24 * MINUTE);
    expect(state(later(run(there, 'deleteVisit', { visit: id! }), 30 * MINUTE)).visits[id!]).toBeUndefined();
  });

  test('a place that is passed in less than ten minutes is no stay; how far one went counts', () => {
    let phone = move(world, spot(world, 'orpheum'));
    phone = move(later(phone, 6 * MINUTE), spot(world, 'tidal-hall'));
    phone = later(phone, 30 * MINUTE);
    expect(stays(world, phone).map(v => v.spot.name)).toEqual(['Tidal Hall']);
    expect(ways(world, phone)[0]!.metres).toBeGreaterThan(1000);
  });

  test('an address where no place is near, and home by its address', () => {
    const corner = later(move(world, { latitude: 50.8184, longitude: -1.4005 }), 30 * MINUTE);
    expect(stays(world, corner)[0]!.spot.name).not.toBe('');
    const back = later(move(corner, spot(world, 'home')), 30 * MINUTE);
    expect(stays(corner, back)).toMatchObject([{ spot: { place: 'place-home' } }]);
  });

  test('off writes nothing and waits for nothing; on again begins anew', () => {
    const off = run(world, 'setSettings', { timeline: false });
    expect(Object.keys(off.timers)).not.toContain('maps-timeline');
    const there = later(move(off, spot(world, 'orpheum')), 60 * MINUTE);
    expect(state(there).visits).toEqual(state(world).visits);
    expect(state(run(there, 'lookAround')).stay).toBeNull();
    const on = later(run(there, 'setSettings', { timeline: true }), 12 * MINUTE);
    expect(stays(there, on)).toMatchObject([{ spot: { name: 'The Orpheum Cinema' } }]);
    expect(ways(there, on)).toEqual([]);
  });

  test('location off or not allowed pauses it, and no journey is made up', () => {
    const dark = run(world, 'setLocation', { on: false }, 'system');
    const there = later(move(dark, spot(world, 'orpheum')), 60 * MINUTE);
    expect(state(there).visits).toEqual(state(world).visits);
    const seen = later(run(there, 'setLocation', { on: true }, 'system'), 30 * MINUTE);
    expect(stays(there, seen)).toHaveLength(1);
    expect(ways(there, seen)).toEqual([]);
    const refused = run(
      world,
      'setPermission',
      { app: 'maps', permission: 'location', grant: 'never' },
      'system',
    );
    expect(state(later(move(refused, spot(world, 'orpheum')), 60 * MINUTE)).visits).toEqual(
      state(world).visits,
    );
  });

  test('moveClock: a clock that is set ends no stay in the past and keeps on looking', () => {
    const set = dispatch(catalogue, world, 'system', 'setClock', {
      now: world.clock.now - 5 * 3_600_000,
    }).phone;
    expect(state(set).stay).toMatchObject({ since: set.clock.now, visit: null });
    expect(state(run(set, 'moveClock', { by: 5 })).stay).toMatchObject({ since: set.clock.now, visit: null });
    expect(stays(world, later(set, 30 * MINUTE))).toHaveLength(1);
  });
});
