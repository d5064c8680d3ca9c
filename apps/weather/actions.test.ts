import { produce } from 'immer';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { epochOf } from '../../src/state/clock.ts';
import { validate } from '../../src/state/validate.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { due } from './due.ts';
import { dayOf, savedPlaces } from './select.ts';
import { Weather } from './state.ts';
import {
  BEIJING,
  CAIRO,
  HOME,
  LISBON,
  LONDON,
  notes,
  OSLO,
  phones,
  toast,
  top,
  weatherOf,
} from './testing.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});
const { run, until, changed, withSky } = phones(catalogue);
const at = (day: number, hour: number, minute = 0) =>
  epochOf({ year: 2026, month: 3, day, hour, minute }, LONDON);
const offline = (phone: AnyPhone) => run(phone, 'setAeroplane', { on: true }, 'system');
const awake = (phone: AnyPhone): AnyPhone =>
  produce(phone, p => {
    p.os.settings.sleepMs = 30 * 86_400_000;
  });
const order = (phone: AnyPhone) => weatherOf(phone).order;
const shared = (phone: AnyPhone) =>
  (phone.ui.dialogs.at(-1) as { intent?: { text: string; title?: string } } | undefined)?.intent;

test('the base data is valid and opens with home', () => {
  expect(validate(Weather, world.apps['weather'])).toEqual([]);
  expect(weatherOf(world).home).toBe(HOME);
  expect(savedPlaces(weatherOf(world)).map(p => p.name)).toEqual([
    'Harrow Bay',
    'Wexcombe',
    'Villaclara del Mar',
    'Lisbon',
    'Beijing',
    'Cairo',
    'Montevideo',
  ]);
});

describe('places', () => {
  test('addPlace saves a city of the gazetteer last, once, and shows it', () => {
    const phone = run(world, 'addPlace', { city: OSLO });
    expect(weatherOf(phone).places[OSLO]).toMatchObject({
      name: 'Oslo',
      country: 'Norway',
      zone: 'Europe/Oslo',
      addedAt: world.clock.now,
    });
    expect([order(phone).at(-1), weatherOf(phone).shown]).toEqual([OSLO, OSLO]);
    expect(toast(run(phone, 'addPlace', { city: OSLO }))).toBe('Oslo is in your places already');
    expect(order(run(phone, 'addPlace', { city: OSLO }))).toEqual(order(phone));
    expect(weatherOf(run(world, 'addPlace', { city: 'place-nowhere' }))).toEqual(weatherOf(world));
  });

  test('addPlace refuses the twenty-first', () => {
    const full = changed(world, w => {
      for (let i = 0; w.order.length < 20; i++) {
        w.places[`place-x${i}`] = { ...w.places[HOME]! };
        w.order.push(`place-x${i}`);
      }
    });
    expect(toast(run(full, 'addPlace', { city: OSLO }))).toBe('You can save 20 places. Remove one first');
    expect(order(run(full, 'addPlace', { city: OSLO }))).toHaveLength(20);
  });

  test('removePlace drops it everywhere; the next becomes home', () => {
    const phone = run(
      changed(world, w => {
        w.shown = HOME;
        w.alerts.place = HOME;
        w.compared = [HOME, LISBON];
      }),
      'removePlace',
      { place: HOME },
    );
    expect(weatherOf(phone)).toMatchObject({
      home: order(world)[1],
      shown: null,
      alerts: { place: null },
      compared: [LISBON],
    });
    expect(weatherOf(phone).places[HOME]).toBeUndefined();
    let none = world;
    for (const id of order(world)) none = run(none, 'removePlace', { place: id });
    expect([weatherOf(none).home, order(none), none.timers[due.severe]]).toEqual([null, [], undefined]);
    expect(weatherOf(run(none, 'addPlace', { city: LISBON })).home).toBe(LISBON);
  });

  test('movePlace puts it before the one that stood there', () => {
    expect(order(run(world, 'movePlace', { place: CAIRO, to: 0 }))[0]).toBe(CAIRO);
    expect(order(run(world, 'movePlace', { place: HOME, to: 99 })).at(-1)).toBe(HOME);
    expect(run(world, 'movePlace', { place: OSLO, to: 0 })).toBe(world);
  });

  test('setHome takes a saved place', () => {
    expect(weatherOf(run(world, 'setHome', { place: LISBON })).home).toBe(LISBON);
    expect(run(world, 'setHome', { place: OSLO })).toBe(world);
  });

  test('setHere asks for the permission where it is not given, and locate goes on with the answer', () => {
    const on = run(world, 'setHere', { on: true });
    expect(weatherOf(on)).toMatchObject({ here: true, shown: 'here' });
    expect(weatherOf(run(on, 'setHere', { on: false }))).toMatchObject({ here: false, shown: null });
    const never = run(
      world,
      'setPermission',
      { app: 'weather', permission: 'location', grant: 'never' },
      'system',
    );
    expect([
      weatherOf(run(never, 'setHere', { on: true })).here,
      toast(run(never, 'setHere', { on: true })),
    ]).toEqual([false, 'Allow location for Skylight in Settings to see the weather where you are']);
    expect(weatherOf(run(world, 'locate', { result: false })).here).toBe(false);
    const off = run(world, 'setLocation', { on: false }, 'system');
    expect(toast(run(off, 'setHere', { on: true }))).toBe(
      'Turn on Location to see the weather where you are',
    );
  });

  test('show and compare keep what was looked at', () => {
    expect(weatherOf(run(world, 'show', { place: LISBON })).shown).toBe(LISBON);
    expect(weatherOf(run(world, 'show', { place: 'here' })).shown).toBeNull();
    expect(weatherOf(run(world, 'compare', { first: LISBON, second: CAIRO })).compared).toEqual([
      LISBON,
      CAIRO,
    ]);
    expect(weatherOf(run(world, 'compare', { first: LISBON, second: 'place-nowhere' })).compared).toEqual([
      HOME,
      LISBON,
    ]);
  });
});

describe('forecast', () => {
  test('share gives three days, or one, to the share sheet', () => {
    expect(shared(run(world, 'share', { place: LISBON }))).toMatchObject({ title: 'Weather in Lisbon' });
    expect(shared(run(world, 'share', { place: LISBON }))!.text.split('\n')).toHaveLength(4);
    const rainy = withSky(world, {
      place: LISBON,
      day: '2026-03-14',
      condition: 'rain',
      high: 15,
      low: 9,
      chance: 80,
      wind: 32,
      windFrom: 180,
    });
    expect(shared(run(rainy, 'share', { place: LISBON, day: '2026-03-14' }))!.text).toBe(
      'Lisbon, Portugal\nSat 14 Mar: Rain, 9° to 15°, 80% chance of rain, wind S 20 mph',
    );
    expect(run(world, 'share', { place: 'place-nowhere' })).toBe(world);
  });

  test('refresh needs a connection; coming to the front fetches what is old', () => {
    expect(weatherOf(run(world, 'refresh')).updatedAt).toBe(world.clock.now);
    const away = offline(world);
    expect([weatherOf(run(away, 'refresh')).updatedAt, toast(run(away, 'refresh'))]).toEqual([
      weatherOf(world).updatedAt,
      'You’re offline. Connect to update the forecast',
    ]);
    expect(weatherOf(run(world, 'openApp', { app: 'weather' }, 'system')).updatedAt).toBe(world.clock.now);
    expect(weatherOf(run(away, 'openApp', { app: 'weather' }, 'system')).updatedAt).toBe(
      weatherOf(world).updatedAt,
    );
  });

  test('setUnits changes what is given', () => {
    expect(weatherOf(run(world, 'setUnits', { units: { temperature: 'f' } })).units).toEqual({
      ...weatherOf(world).units,
      temperature: 'f',
    });
  });
});

describe('notifications', () => {
  test('setAlerts and setDailyAt wait for the time, and tellDay comes every day', () => {
    const on = run(world, 'setAlerts', { alerts: { daily: true } });
    expect(on.timers[due.daily]?.at).toBe(at(13, 7, 15));
    const noon = run(on, 'setDailyAt', { result: 720 });
    expect(noon.timers[due.daily]?.at).toBe(at(12, 12));
    const told = until(
      awake(
        withSky(noon, { place: HOME, day: '2026-03-12', condition: 'snow', low: -4, high: 1, chance: 90 }),
      ),
      at(12, 12, 1),
    );
    expect(notes(told).find(n => n.channel === 'daily')).toMatchObject({
      title: 'Harrow Bay today: Snow, −4° to 1°',
      route: `/day/${HOME}/2026-03-12`,
    });
    expect(told.timers[due.daily]?.at).toBe(at(13, 12));
    expect(run(on, 'setAlerts', { alerts: { daily: false } }).timers[due.daily]).toBeUndefined();
    expect(run(world, 'setAlerts', { alerts: { place: OSLO } })).toBe(world);
    const muted = run(
      world,
      'setPermission',
      { app: 'weather', permission: 'notifications', grant: 'never' },
      'system',
    );
    expect(toast(run(muted, 'setAlerts', { alerts: { daily: true } }))).toBe(
      'Notifications are off for Skylight. Turn them on in Settings',
    );
  });

  test('tellRain comes half an hour before rain', () => {
    const dry = { place: HOME, day: '2026-03-13', condition: 'cloudy' } as const;
    const wet = withSky(world, { place: HOME, day: '2026-03-12', condition: 'rain', from: 15, to: 18 }, dry);
    const on = awake(run(wet, 'setAlerts', { alerts: { rainSoon: true } }));
    expect(on.timers[due.rain]?.at).toBe(at(12, 14, 30));
    expect(notes(run(on, 'tellRain'))).toEqual([]);
    expect(run(on, 'tellRain').timers[due.rain]?.at).toBe(at(12, 14, 30));
    expect(notes(until(on, at(12, 14, 29))).filter(n => n.channel === 'rain')).toEqual([]);
    const told = until(on, at(12, 14, 31));
    expect(notes(told).find(n => n.channel === 'rain')).toMatchObject({
      title: 'Rain soon in Harrow Bay',
      text: 'Expected from about 15:00',
    });
    expect(notes(until(offline(on), at(12, 14, 31))).filter(n => n.channel === 'rain')).toEqual([]);
  });

  test('tellSevere tells once of what is severe enough, six hours ahead', () => {
    const calm = [12, 13, 14, 15, 16].map(
      d => ({ place: HOME, day: `2026-03-${d}`, condition: 'cloudy', wind: 20, gust: 30 }) as const,
    );
    const storm = run(
      withSky(world, ...calm.map((o, i) => (i === 1 ? { ...o, wind: 60, gust: 95 } : o))),
      'replan',
    );
    const next = storm.timers[due.severe]!.at;
    const told = until(awake(storm), next + 60_000);
    expect(notes(told).find(n => n.channel === 'severe')?.title).toBe('Amber warning: strong wind');
    expect(notes(run(told, 'tellSevere'))).toEqual(notes(told));
    expect(
      notes(until(awake(run(storm, 'setAlerts', { alerts: { level: 'red' } })), at(14, 0))).filter(
        n => n.channel === 'severe',
      ),
    ).toEqual([]);
    expect(notes(until(awake(run(storm, 'setAlerts', { alerts: { severe: false } })), at(14, 0)))).toEqual(
      [],
    );
  });

  test('replan follows the phone’s zone', () => {
    const on = run(world, 'setAlerts', { alerts: { daily: true } });
    const away = run(on, 'setZone', { zone: 'Asia/Tokyo' }, 'system');
    expect(away.timers[due.daily]?.at).toBe(
      epochOf({ year: 2026, month: 3, day: 13, hour: 7, minute: 15 }, 'Asia/Tokyo'),
    );
  });

  test('a tap on the daily forecast leads to the day', () => {
    const told = run(run(world, 'setAlerts', { alerts: { daily: true } }), 'tellDay');
    const id = Object.keys(told.os.notifications).find(n => told.os.notifications[n]!.app === 'weather')!;
    expect(top(run(told, 'openNotification', { id }, 'system'))?.path).toBe(`/day/${HOME}/2026-03-12`);
    expect(dayOf(weatherOf(world), savedPlaces(weatherOf(world))[0]!, '2026-03-12').hours).toHaveLength(24);
    expect(BEIJING in weatherOf(world).places).toBe(true);
  });
});
