import { beforeAll, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { lifetimeAt } from '../../src/state/schema.ts';
import { CAIRO, HOME, LISBON, OSLO, phones, weatherOf } from './testing.ts';
import { Weather } from './state.ts';

const { run, until } = phones(catalogue);
let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});
/** What counts of the app's state: no wear, and not when a place was saved. */
const data = (phone: AnyPhone): unknown =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries(
        Object.entries(weatherOf(phone)).filter(([key]) => lifetimeAt(Weather, [key]) === 'data'),
      ),
      (key, value: unknown) => (key === 'addedAt' ? undefined : value),
    ),
  );

test.each<[string, ...(readonly [string, object])[]]>([
  ['a place', ['addPlace', { city: OSLO }], ['removePlace', { place: OSLO }]],
  [
    'the last place, taken off and saved again',
    ['movePlace', { place: LISBON, to: 6 }],
    ['removePlace', { place: LISBON }],
    ['addPlace', { city: LISBON }],
    ['movePlace', { place: LISBON, to: 3 }],
  ],
  ['an order', ['movePlace', { place: CAIRO, to: 0 }], ['movePlace', { place: CAIRO, to: 5 }]],
  ['the home place', ['setHome', { place: LISBON }], ['setHome', { place: HOME }]],
  ['the weather here', ['locate', { result: true }], ['setHere', { on: false }]],
  ['units', ['setUnits', { units: { wind: 'kn' } }], ['setUnits', { units: { wind: 'mph' } }]],
  [
    'notifications',
    ['setAlerts', { alerts: { daily: true, place: LISBON } }],
    ['setDailyAt', { result: 400 }],
    ['setAlerts', { alerts: { daily: false, place: null } }],
    ['setDailyAt', { result: 435 }],
  ],
  ['looking', ['show', { place: LISBON }], ['compare', { first: CAIRO, second: OSLO }], ['refresh', {}]],
])('%s, done and taken back, leaves no data behind', (_, ...steps) => {
  const end = steps.reduce((at, [action, args]) => until(run(at, action, args), at.clock.now + 1_000), world);
  expect(data(end)).toEqual(data(world));
});
