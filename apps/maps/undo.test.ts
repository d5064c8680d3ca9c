import { beforeAll, describe, expect, test } from 'vitest';
import { createWorld } from '../catalogue.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { lifetimeAt } from '../../src/state/schema.ts';
import { later, made, phoneWith, run, spot, state } from './testing.ts';
import { Maps } from './state.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = phoneWith(await createWorld());
});

/** What is no wear of the app's state. */
const data = (phone: AnyPhone) =>
  Object.fromEntries(Object.entries(state(phone)).filter(([key]) => lifetimeAt(Maps, [key]) === 'data'));
const newIn = (table: 'lists' | 'saved' | 'markers' | 'tracks' | 'areas' | 'reviews', now: AnyPhone) =>
  made<unknown>(state(world)[table], state(now)[table])[0]!;

describe('what is done and taken back leaves no data behind', () => {
  test('saving a place, a list, a marker, an area', () => {
    const hall = spot(world, 'tidal-hall');
    const saved = run(world, 'save', { spot: hall, list: 'list-mum' });
    expect(newIn('saved', saved)).toBeDefined();
    expect(data(run(saved, 'unsave', { spot: hall, list: 'list-mum' }))).toEqual(data(world));
    const list = run(world, 'createList', { name: 'Ferries', spot: hall });
    expect(data(run(list, 'deleteList', { list: newIn('lists', list) }))).toEqual(data(world));
    const marker = run(world, 'addMarker', {
      name: 'Seals',
      address: 'Quay',
      latitude: 50.82,
      longitude: -1.4,
    });
    expect(data(run(marker, 'deleteMarker', { marker: newIn('markers', marker) }))).toEqual(data(world));
    const area = run(world, 'downloadArea', { region: 'west' });
    expect(data(later(run(area, 'deleteArea', { area: newIn('areas', area) }), 600_000))).toEqual(
      data(world),
    );
  });

  test('lists and places moved there and back', () => {
    const moved = run(world, 'moveList', { list: 'list-mum', to: 0 });
    expect(data(run(moved, 'moveList', { list: 'list-mum', to: 3 }))).toEqual(data(world));
    const [id] = Object.entries(state(world).saved).find(([, s]) => s.list === 'list-mum' && s.order === 0)!;
    expect(
      data(run(run(world, 'moveSaved', { saved: id, to: 2 }), 'moveSaved', { saved: id, to: 0 })),
    ).toEqual(data(world));
  });

  test('a track drawn and not saved, recorded and dropped; guidance begun and ended', () => {
    const point = { name: 'Quay', latitude: 50.82, longitude: -1.4 };
    const drawn = run(run(world, 'addWaypoint', point), 'addWaypoint', point);
    expect(data(drawn)).not.toEqual(data(world));
    expect(data(run(run(drawn, 'removeWaypoint', { index: 1 }), 'removeWaypoint', { index: 0 }))).toEqual(
      data(world),
    );
    expect(data(run(drawn, 'clearDraft'))).toEqual(data(world));
    expect(data(run(drawn, 'openAt', { app: 'maps', path: '/tracks' }, 'system'))).toEqual(data(world));
    const recorded = later(run(world, 'startRecording', { result: true }), 60_000);
    expect(data(run(recorded, 'stopRecording'))).toEqual(data(world));
    const asked = run(world, 'directions', { to: spot(world, 'tidal-hall') });
    const guided = later(run(asked, 'navigate', { preview: true }), 20_000);
    expect(state(guided).navigation).not.toBeNull();
    expect(data(run(guided, 'endNavigation'))).toEqual(data(world));
  });

  test('settings there and back', () => {
    const miles = run(world, 'setSettings', { units: 'miles', timeline: false });
    expect(data(run(miles, 'setSettings', { units: 'kilometres', timeline: true }))).toEqual(data(world));
  });

  test('standing still after the location was off and on adds to the timeline, which is no data', () => {
    const off = run(world, 'setLocation', { on: false }, 'system');
    const later20 = later(run(later(off, 60_000), 'setLocation', { on: true }, 'system'), 20 * 60_000);
    const looked = later(run(later20, 'openAt', { app: 'maps', path: '/timeline' }, 'system'), 20 * 60_000);
    expect(data(looked)).toEqual(data(world));
    for (const key of ['visits', 'moves', 'searches', 'recent'])
      expect(lifetimeAt(Maps, [key])).toBe('history');
    expect(Object.keys(state(looked).visits)).toEqual(
      expect.arrayContaining(Object.keys(state(world).visits)),
    );
  });
});

describe('reviews', () => {
  const mine = { place: 'place-cafe-bollard', stars: 5, text: 'My second office. Ask Luca about the boat.' };

  test('one that is saved as it was writes nothing', () => {
    const phone = run(later(world, 60_000), 'review', mine);
    expect([state(phone).reviews, phone.os.effects]).toEqual([state(world).reviews, world.os.effects]);
  });

  test('a new one, a change and a deletion each leave the phone', () => {
    const changed = run(world, 'review', { ...mine, stars: 4 });
    const posted = run(changed, 'review', { place: 'place-orpheum', stars: 3, text: ' Cold. ' });
    const gone = run(posted, 'deleteReview', { review: newIn('reviews', posted) });
    expect(gone.os.effects.map(({ kind, to, what }) => [kind, to, what])).toEqual([
      ['review', ['place-cafe-bollard'], { on: 'The Bollard', stars: 4, text: mine.text }],
      ['review', ['place-orpheum'], { on: 'The Orpheum Cinema', stars: 3, text: 'Cold.' }],
      ['recall', ['place-orpheum'], { text: 'Cold.' }],
    ]);
    const offline = run(world, 'setAeroplane', { on: true }, 'system');
    expect(run(offline, 'review', { ...mine, stars: 1 }).os.effects).toEqual([]);
    const others = Object.entries(state(world).reviews).find(([, r]) => !r.mine)![0];
    expect(run(world, 'deleteReview', { review: others }).os.effects).toEqual([]);
  });
});
