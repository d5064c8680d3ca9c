import { beforeAll, expect, test } from 'vitest';
import { createWorld } from '../catalogue.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { isSpotStored, itineraryOf, near, refusalOf, search, spotAt, storedOf } from './select.ts';
import { metresOf } from '../../src/sdk/city/index.ts';
import { MODES, type Maps, type Plan } from './state.ts';
import { later, phoneWith, run, spot, state, top } from './testing.ts';

let world: AnyPhone;
let maps: Maps;
beforeAll(async () => {
  world = await createWorld();
  maps = state(world);
});
const stored = (areas = maps.areas) => storedOf(areas, false);
const offline = (change?: Parameters<typeof phoneWith>[1]) =>
  run(phoneWith(world, change), 'setAeroplane', { on: true }, 'system');
const toast = (phone: AnyPhone) => phone.ui.toast?.text ?? '';
const plan = (...ids: string[]): Plan => ({
  stops: ids.map(id => spot(world, id)),
  mode: 'walk',
  avoidFerries: false,
  avoidSteps: false,
  when: 'now',
  at: null,
});
const way = (p: Plan, mode: Plan['mode'], areas = maps.areas) =>
  itineraryOf(
    p,
    mode,
    50.8213,
    -1.4037,
    Math.floor(world.clock.now / 60_000),
    'Europe/London',
    stored(areas),
  );

test('without a network a search finds what lies in areas on the phone', () => {
  expect(storedOf(maps.areas, true)).toBeNull();
  expect(search(maps.places, 'orpheum', null, stored())[0]?.spot.name).toBe('The Orpheum Cinema');
  expect(search(maps.places, 'gullwing', null, stored()).map(h => h.spot.name)).not.toContain(
    'Gullwing Light',
  );
  expect(search(maps.places, 'gullwing light', null)[0]?.spot.name).toBe(spot(world, 'gullwing-light').name);
  expect(search(maps.places, 'orpheum', null, stored({}))).toEqual([]);
  expect(near(maps.places, ['cafe'], null, stored()).every(h => isSpotStored(stored(), h.spot))).toBe(true);
  expect(near(maps.places, ['cafe'], null, stored()).length).toBeLessThan(
    near(maps.places, ['cafe'], null).length,
  );
  expect(spotAt(metresOf(spot(world, 'gullwing-light')), stored()).name).toBe('Dropped pin');
});

test('an area counts when it has come', () => {
  const coming = { ...maps.areas, 'area-isle': { name: 'Isle', region: 'isle', bytes: 1, readyAt: null } };
  expect(isSpotStored(stored(coming), spot(world, 'kelp-cottage'))).toBe(false);
  expect(
    isSpotStored(
      stored({ 'area-isle': { ...coming['area-isle'], readyAt: 1 } }),
      spot(world, 'kelp-cottage'),
    ),
  ).toBe(true);
});

test('directions within an area work by every mode, others need a network', () => {
  for (const mode of MODES) expect(way(plan('home', 'orpheum'), mode), mode).not.toBeNull();
  expect(way(plan('home', 'gullwing-light'), 'walk')).toBeNull();
  expect(refusalOf(plan('home', 'gullwing-light'), 'walk', stored())).toContain('Connect to a network');
  expect(
    way(plan('home', 'gullwing-light'), 'walk', {
      'area-all': { name: 'All', region: 'county', bytes: 1, readyAt: 1 },
    }),
  ).not.toBeNull();
  const live = itineraryOf(
    plan('home', 'orpheum'),
    'drive',
    0,
    0,
    Math.floor(world.clock.now / 60_000),
    'Europe/London',
  );
  expect(way(plan('home', 'orpheum'), 'drive')!.seconds).toBeLessThanOrEqual(live!.seconds);
});

test('guidance, reviews and downloads say that they need a network', () => {
  const far = run(run(offline(), 'directions', { to: spot(world, 'gullwing-light') }), 'navigate', {
    preview: true,
  });
  expect(toast(far)).toContain('Connect to a network');
  expect(
    top(run(run(offline(), 'directions', { to: spot(world, 'orpheum') }), 'navigate', { preview: true })),
  ).toBe('/navigate');
  expect(toast(run(offline(), 'review', { place: 'place-orpheum', stars: 4, text: '' }))).toContain(
    'Connect to a network',
  );
  const mine = Object.keys(maps.reviews).find(r => maps.reviews[r]!.mine)!;
  const kept = run(offline(), 'deleteReview', { review: mine });
  expect(toast(kept)).toContain('Connect to a network');
  expect(state(kept).reviews[mine]).toBeDefined();
  expect(state(run(offline(), 'downloadArea', { region: 'isle' })).areas).toEqual(maps.areas);
});

test('a download waits for a network where it was lost on the way', () => {
  const begun = run(
    run(phoneWith(world), 'downloadArea', { region: 'isle' }),
    'setAeroplane',
    { on: true },
    'system',
  );
  const waiting = later(begun, 60_000);
  expect(Object.values(state(waiting).areas).filter(a => a.readyAt === null)).toHaveLength(1);
  expect(
    Object.values(state(later(run(waiting, 'setAeroplane', { on: false }, 'system'), 60_000)).areas).filter(
      a => a.readyAt === null,
    ),
  ).toHaveLength(0);
});
