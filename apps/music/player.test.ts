import { describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { next, note, now, phones, position, state, t, toast } from './testing.ts';

const { run, until, offline, quiet } = phones(catalogue, createWorld);
const SEC = 1000;

describe('playing', () => {
  test('play begins a list, says so in a notification, takes the phone’s audio, and goes on at the end of each track', async () => {
    const phone = run(await quiet(), 'play', { source: 'album-left-shoe' });
    expect([now(phone), next(phone).length, phone.os.audio, state(phone).player.source]).toEqual([
      'left-shoe-1',
      4,
      'music',
      'album-left-shoe',
    ]);
    expect(note(phone)).toMatchObject({
      title: 'Left Shoe',
      text: 'Marrow Club',
      ongoing: true,
      route: '/playing',
      actions: [{ action: 'previous' }, { action: 'pause' }, { action: 'next' }],
    });
    expect(position(until(phone, 30 * SEC))).toBe(30 * SEC);
    expect(now(until(phone, 131 * SEC))).toBe('left-shoe-2');
    expect(
      state(until(phone, 131 * SEC))
        .history.slice(0, 2)
        .map(h => h.track),
    ).toEqual([t('left-shoe-2'), t('left-shoe-1')]);
    const ended = until(phone, 700 * SEC);
    expect([now(ended), state(ended).player.since, ended.os.audio, note(ended)?.ongoing]).toEqual([
      'left-shoe-1',
      null,
      null,
      false,
    ]);
  });

  test('play from a place, playTrack alone, and pause, resume keep the position', async () => {
    const phone = run(await quiet(), 'play', { source: 'playlist-morning', at: 2 });
    expect([now(phone), next(phone)[0]]).toEqual(['kitchen-rain-1', 'kitchen-rain-7']);
    const paused = run(until(phone, 20 * SEC), 'pause');
    expect([position(until(paused, 60 * SEC)), paused.os.audio, note(paused)?.actions[1]?.action]).toEqual([
      20 * SEC,
      null,
      'resume',
    ]);
    expect(position(until(run(until(paused, 60 * SEC), 'resume'), 5 * SEC))).toBe(25 * SEC);
    const one = run(phone, 'playTrack', { track: t('felt-1') });
    expect([now(one), next(one)]).toEqual(['felt-1', []]);
    expect(toast(run(phone, 'play', { source: 'playlist-wedding' }))).toBe('There is nothing to play');
    expect(run(phone, 'play', { source: 'nothing' }).apps['music']).toEqual(phone.apps['music']);
  });

  test('next, previous, seek and playEntry move in the queue', async () => {
    const phone = run(await quiet(), 'play', { source: 'album-left-shoe' });
    const second = run(phone, 'next');
    expect(now(second)).toBe('left-shoe-2');
    expect(now(run(until(second, SEC), 'previous'))).toBe('left-shoe-1');
    const later = run(until(second, 10 * SEC), 'previous');
    expect([now(later), position(later)]).toEqual(['left-shoe-2', 0]);
    const sought = run(second, 'seek', { to: 100 * SEC });
    expect([position(sought), now(until(sought, 18 * SEC))]).toEqual([100 * SEC, 'left-shoe-3']);
    expect(now(run(phone, 'playEntry', { entry: state(phone).player.queue[3]!.id }))).toBe('left-shoe-4');
    expect(toast(run(phone, 'playEntry', { entry: 'q-none' }))).toBe('This song is no longer in the queue');
  });

  test('setShuffle plays what follows in another order and gives it back; setRepeat goes round', async () => {
    const phone = run(await quiet(), 'play', { source: 'album-tin-harbour' });
    const mixed = run(phone, 'setShuffle', { on: true });
    expect([now(mixed), next(mixed).length, next(mixed).join() === next(phone).join()]).toEqual([
      'tin-harbour-1',
      10,
      false,
    ]);
    expect([...next(mixed)].sort()).toEqual([...next(phone)].sort());
    expect(next(run(run(mixed, 'next'), 'setShuffle', { on: false })).length).toBe(
      11 - Number(now(run(mixed, 'next'))!.split('-')[2]),
    );
    expect(next(run(mixed, 'setShuffle', { on: false }))).toEqual(next(phone));
    const one = run(phone, 'setRepeat', { mode: 'one' });
    expect(now(until(one, 247 * SEC))).toBe('tin-harbour-1');
    expect(now(run(one, 'next'))).toBe('tin-harbour-2');
    const all = run(run(await quiet(), 'play', { source: 'album-second-night' }), 'setRepeat', {
      mode: 'all',
    });
    expect(now(until(all, (224 + 192) * SEC))).toBe('second-night-1');
    expect(state(until(all, (224 + 192) * SEC)).player.since).not.toBe(null);
  });

  test('trackEnds comes earlier with crossfade; autoplay goes on with similar songs', async () => {
    const phone = run(run(await quiet(), 'play', { source: 'album-left-shoe' }), 'changeSettings', {
      crossfade: 6,
    });
    expect([now(until(phone, 124 * SEC)), now(until(phone, 125 * SEC))]).toEqual([
      'left-shoe-1',
      'left-shoe-2',
    ]);
    const alone = run(
      await quiet(m => {
        m.settings.autoplay = true;
      }),
      'playTrack',
      { track: t('streetlamp-1') },
    );
    expect(state(alone).player.queue).toHaveLength(1);
    const more = until(alone, 256 * SEC);
    expect([state(more).player.queue.length > 1, state(more).player.since !== null]).toEqual([true, true]);
    expect(run(alone, 'trackEnds', { entry: 'q-other' }).apps['music']).toEqual(alone.apps['music']);
  });

  test('without a network only what is on the phone plays', async () => {
    const phone = offline(await quiet());
    expect([
      toast(run(phone, 'playTrack', { track: t('curtains-1') })),
      now(run(phone, 'playTrack', { track: t('curtains-1') })),
    ]).toEqual(['You are offline. Downloaded songs can still be played', undefined]);
    expect(now(run(phone, 'playTrack', { track: t('felt-3') }))).toBe('felt-3');
    expect(now(run(phone, 'play', { source: 'playlist-train' }))).toBe('capstan-6');
    expect(now(run(phone, 'play', { source: 'files' }))).toBe('file-music-choir-warm-up-3-mp3');
    expect(now(run(run(phone, 'play', { source: 'playlist-train' }), 'next'))).toBe('tin-harbour-11');
  });

  test('explicit songs are passed over where they are off', async () => {
    const phone = run(await quiet(), 'changeSettings', { explicit: false });
    expect(toast(run(phone, 'playTrack', { track: t('left-shoe-2') }))).toBe(
      'Explicit songs are off. Allow them in Settings',
    );
    expect(now(run(run(phone, 'play', { source: 'album-left-shoe' }), 'next'))).toBe('left-shoe-3');
  });

  test('openFile plays a file of the phone; one that is gone is said to be', async () => {
    const file = 'file-music-jonas-echo-test-flac';
    const phone = run(await quiet(), 'openFile', { file });
    expect([now(phone), note(phone)?.title, state(phone).opened]).toEqual([file, 'echo test', file]);
    expect(toast(run(phone, 'playTrack', { track: 'file-none' }))).toBe(
      'This file is no longer on the phone',
    );
    const opened = run(await quiet(), 'openAt', { app: 'music', path: `/file/${file}` }, 'system');
    expect(now(opened)).toBe(file);
  });
});

describe('the queue', () => {
  test('addToQueue keeps its order before the rest, playNext goes right after the current one', async () => {
    const phone = run(await quiet(), 'play', { source: 'album-left-shoe' });
    const two = run(run(phone, 'addToQueue', { tracks: [t('felt-1')] }), 'addToQueue', {
      tracks: [t('felt-2'), 'track-none'],
    });
    expect(next(two).slice(0, 3)).toEqual(['felt-1', 'felt-2', 'left-shoe-2']);
    expect(next(run(two, 'playNext', { tracks: [t('felt-9')] })).slice(0, 3)).toEqual([
      'felt-9',
      'felt-1',
      'felt-2',
    ]);
    expect(toast(two)).toBe('Added to queue');
    expect(next(run(run(two, 'setShuffle', { on: true }), 'setShuffle', { on: false }))).toEqual(next(two));
    const empty = run(await quiet(), 'addToQueue', { tracks: [t('felt-1'), t('felt-2')] });
    expect([now(empty), next(empty), state(empty).player.since]).toEqual(['felt-1', ['felt-2'], null]);
    expect(next(run(phone, 'queueAlbum', { source: 'album-second-night' })).slice(0, 2)).toEqual([
      'second-night-1',
      'second-night-2',
    ]);
  });

  test('moveInQueue, removeFromQueue and clearQueue touch what is to come', async () => {
    const phone = run(await quiet(), 'play', { source: 'album-left-shoe', at: 1 });
    const entry = (i: number) => state(phone).player.queue[i]!.id;
    expect(next(run(phone, 'moveInQueue', { entry: entry(4), to: 0 }))).toEqual([
      'left-shoe-5',
      'left-shoe-3',
      'left-shoe-4',
    ]);
    expect(next(run(phone, 'moveInQueue', { entry: entry(2), to: 9 }))).toEqual([
      'left-shoe-4',
      'left-shoe-5',
      'left-shoe-3',
    ]);
    const fewer = run(phone, 'removeFromQueue', { entries: [entry(3), entry(1)] });
    expect([now(fewer), next(fewer)]).toEqual(['left-shoe-2', ['left-shoe-3', 'left-shoe-5']]);
    const clear = run(phone, 'clearQueue');
    expect([now(clear), next(clear), toast(clear)]).toEqual(['left-shoe-2', [], 'Queue cleared']);
  });
});

describe('stopping', () => {
  test('setSleep stops the music after minutes, with the track, or not; sleepEnds pauses', async () => {
    const phone = run(await quiet(), 'play', { source: 'album-eight-hours' });
    const soon = run(phone, 'setSleep', { minutes: 5 });
    expect(state(soon).sleep).toEqual({ at: phone.clock.now + 300 * SEC, minutes: 5 });
    const asleep = until(soon, 301 * SEC);
    expect([state(asleep).sleep, state(asleep).player.since, position(asleep)]).toEqual([
      null,
      null,
      300 * SEC,
    ]);
    const end = until(run(phone, 'setSleep', { minutes: 0 }), 600 * SEC);
    expect([now(end), state(end).player.since, state(end).sleep]).toEqual(['eight-hours-1', null, null]);
    expect(state(until(run(soon, 'setSleep', { minutes: null }), 301 * SEC)).player.since).not.toBe(null);
    expect(state(run(phone, 'sleepEnds')).player.since).toBe(null);
  });

  test('another app that plays pauses it, moveClock leaves it where it is', async () => {
    const phone = until(run(await quiet(), 'play', { source: 'album-felt' }), 10 * SEC);
    const moved = run(phone, 'moveClock', { by: 3_600_000 });
    expect(state(moved).player.since).toBe(state(phone).player.since! + 3_600_000);
    const stopped = run(phone, 'forceStop', { app: 'music' }, 'system');
    expect(state(run(stopped, 'openApp', { app: 'music' }, 'system')).player.since).toBe(null);
  });
});
