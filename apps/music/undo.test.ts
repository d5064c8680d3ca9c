import { describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { lifetimeAt } from '../../src/state/schema.ts';
import { next, now, phones, state, t } from './testing.ts';
import { Music } from './state.ts';

const { run, until, quiet } = phones(catalogue, createWorld);
/** What was done when, and ids by chance: fields that are marked as stamps. */
const STAMPS = new Set(['at', 'addedAt', 'editedAt', 'createdAt', 'id']);
/** What counts of the app's state: no wear, and no stamps. */
function data(phone: AnyPhone): unknown {
  const kept = Object.entries(state(phone)).filter(([key]) => lifetimeAt(Music, [key]) === 'data');
  return JSON.parse(
    JSON.stringify(Object.fromEntries(kept), function (this: unknown, key, value: unknown) {
      if (this === state(phone).player && lifetimeAt(Music, ['player', key]) === 'trace') return undefined;
      return STAMPS.has(key) || key === 'place' ? undefined : value;
    }),
  );
}
type Step = readonly [action: string, args?: object];
const after = (phone: AnyPhone, ...steps: readonly Step[]): AnyPhone =>
  steps.reduce((at, [action, args]) => until(run(at, action, args), 1_000), phone);

describe('what is done and taken back leaves no data behind', () => {
  test('what is loaded is played again from another place', async () => {
    const world = await createWorld();
    const again = run(world, 'play', { source: 'album-tin-harbour', at: 7 });
    expect([now(again), state(again).player.queue]).toEqual(['tin-harbour-8', state(world).player.queue]);
  });

  test('shuffle gives back an order made by hand, with what was heard of it', async () => {
    const heard = after(
      await quiet(),
      ['play', { source: 'album-left-shoe' }],
      ['addToQueue', { tracks: [t('felt-1'), t('felt-2')] }],
      ['next'],
    );
    const own = after(heard, ['moveInQueue', { entry: state(heard).player.queue.at(-1)!.id, to: 0 }]);
    expect([now(own), next(own)]).toEqual([
      'felt-1',
      ['left-shoe-5', 'felt-2', 'left-shoe-2', 'left-shoe-3', 'left-shoe-4'],
    ]);
    const mixed = after(own, ['setShuffle', { on: true }]);
    expect([next(mixed)[0], next(mixed)]).toEqual(['felt-2', expect.arrayContaining(['left-shoe-1'])]);
    expect(data(after(mixed, ['setShuffle', { on: false }]))).toEqual(data(own));
    // A song that is still to come stays so, wherever shuffle has led in between.
    const late = state(mixed).player.queue.find(e => e.track === t('left-shoe-3'))!;
    const before = run(mixed, 'moveInQueue', { entry: late.id, to: 0 });
    const there = after(before, ['next'], ['setShuffle', { on: false }]);
    expect([now(there), next(there)[0]]).toEqual(['left-shoe-3', 'felt-2']);
  });
});

describe('saving what did not change writes nothing', () => {
  test.each<[action: string, args: object]>([
    ['editPlaylist', { playlist: 'playlist-quiz', name: 'Quiz night ' }],
    ['editPlaylist', { playlist: 'playlist-quiz' }],
    ['moveInPlaylist', { playlist: 'playlist-quiz', item: 'item-5', to: 4 }],
    ['addToPlaylist', { playlist: 'playlist-quiz', tracks: [t('capstan-2')] }],
  ])('%s %o', async (action, args) => {
    const world = await createWorld();
    expect(state(after(world, [action, args])).playlists).toEqual(state(world).playlists);
  });

  test('sorting what is sorted', async () => {
    const sorted = after(await createWorld(), ['sortPlaylist', { playlist: 'playlist-quiz', by: 'title' }]);
    const again = after(sorted, ['sortPlaylist', { playlist: 'playlist-quiz', by: 'title' }]);
    expect(state(again).playlists).toEqual(state(sorted).playlists);
  });
});

test('similar songs follow from what was played, whatever was drawn before', async () => {
  const alone = async (before: readonly Step[]) => {
    const phone = await quiet(m => {
      m.settings.autoplay = true;
    });
    return next(after(phone, ...before, ['playTrack', { track: t('streetlamp-1') }], ['next']));
  };
  const songs = await alone([]);
  expect(songs.length).toBeGreaterThan(3);
  expect(
    await alone([
      ['play', { source: 'album-felt', shuffle: true }],
      ['setShuffle', { on: false }],
    ]),
  ).toEqual(songs);
});
