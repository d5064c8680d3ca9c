import { beforeAll, describe, expect, test } from 'vitest';
import { createWorld } from '../catalogue.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { lifetimeAt } from '../../src/state/schema.ts';
import { later, made, phoneWith, run, state } from './testing.ts';
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

test('standing still after the location was off and on adds to the timeline, which is no data', () => {
  const off = run(world, 'setLocation', { on: false }, 'system');
  const later20 = later(run(later(off, 60_000), 'setLocation', { on: true }, 'system'), 20 * 60_000);
  const looked = later(run(later20, 'openAt', { app: 'maps', path: '/timeline' }, 'system'), 20 * 60_000);
  expect(data(looked)).toEqual(data(world));
  for (const key of ['visits', 'moves', 'searches', 'recent'])
    expect(lifetimeAt(Maps, [key])).toBe('history');
  expect(Object.keys(state(looked).visits)).toEqual(expect.arrayContaining(Object.keys(state(world).visits)));
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
