import { beforeEach, describe, expect, it } from 'vitest';
import { SILENT } from '../log.ts';
import { SharedStore } from '../testing/shared-store.ts';
import { Keeper } from './keeper.ts';
import { KeptPlaces, MOST_AGE_MS, placeKey } from './kept-places.ts';

const HOUR_MS = 3_600_000;
let now: number;
let store: SharedStore;
beforeEach(() => {
  now = 1_000;
  store = new SharedStore(() => now);
});

/** A cell, and the places that it has brought back. */
function cellOf(cell: string) {
  const keeper = new Keeper({ store, log: SILENT });
  const restored: string[] = [];
  const owner = { restore: ({ name }: { name: string }) => void restored.push(name), onLost: () => {} };
  return { keeper, restored, places: new KeptPlaces({ keeper, store, cell, now: () => now }, owner) };
}

describe('places in a store', () => {
  it('that live longer than a day outlast a common restart, whoever starts first', async () => {
    const left = cellOf('left');
    left.places.add('one', () => 'call');
    await left.keeper.settled();
    for (let hour = 0; hour < 30; hour++, now += HOUR_MS) left.places.renew();
    await left.keeper.settled();
    await cellOf('right').places.load();
    const again = cellOf('left');
    await again.places.load();
    expect(again.restored).toEqual(['one']);
    // It was brought back, and is renewed as before.
    for (let hour = 0; hour < 30; hour++, now += HOUR_MS) again.places.renew();
    await again.keeper.settled();
    await cellOf('right').places.load();
    expect(await store.get(placeKey('one'))).toBeDefined();
  });

  it('are seldom written, and go a day after their cell', async () => {
    const left = cellOf('left');
    left.places.add('one', () => 'call');
    await left.keeper.settled();
    for (let hour = 0; hour < 24; hour++, now += HOUR_MS) {
      left.places.renew();
      await left.keeper.settled();
    }
    expect(left.keeper.counts.written).toBeLessThan(6);
    now += MOST_AGE_MS + 1;
    await cellOf('right').places.load();
    expect(await store.get(placeKey('one'))).toBeUndefined();
  });

  it('that two cells take at once are refused to one, with what to do', async () => {
    const dead = cellOf('dead');
    dead.places.add('one', () => 'call');
    await dead.keeper.settled();
    const taken = await Promise.allSettled(['left', 'right'].map(name => cellOf(name).places.take('one')));
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { reason } = taken.find(each => each.status === 'rejected') as PromiseRejectedResult;
    expect(reason).toMatchObject({
      code: 'CAPACITY_REACHED',
      message: expect.stringMatching(/^Another cell has taken .*send the call again/),
    });
  });
});
