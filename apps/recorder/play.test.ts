import { describe, expect, test } from 'vitest';
import { itemAt, positionOf } from './select.ts';
import { filesOf, note, open, ready, run, stateOf, toast, wait, world } from './testing.ts';
import { bars, levelAt, placeAfter, playedBefore, silences } from './wave.ts';

const FILE = 'file-recordings-edith-ferry';
const DUCK = 'file-recordings-duck-brake';
const item = (id = FILE) => itemAt(filesOf(world), stateOf(world).recordings, id)!;
const where = (phone = world, id = FILE) =>
  positionOf(stateOf(phone).player!, item(id), stateOf(phone).playback, phone.clock.now);
const plays = run(world, 'play', { file: FILE });

describe('playing', () => {
  test('play counts from the clock, pause keeps the place', () => {
    expect([plays.os.audio, where(wait(plays, 61_000)), note(plays, 'player')?.text]).toEqual([
      'recorder',
      61_000,
      'Playing',
    ]);
    const paused = run(wait(plays, 61_000), 'pause');
    expect([paused.os.audio, where(wait(paused, 9_000)), note(paused, 'player')?.ongoing]).toEqual([
      null,
      61_000,
      false,
    ]);
    expect(where(wait(run(wait(paused, 9_000), 'play', { file: FILE }), 1_000))).toBe(62_000);
    expect(where(run(world, 'play', { file: FILE, from: 30_000 }))).toBe(30_000);
    expect(toast(run(world, 'play', { file: 'file-none' }))).toBe('This recording is gone');
    expect(toast(run(run(open(ready), 'record'), 'play', { file: FILE }))).toBe('Stop recording first');
  });

  test('seek and skip go where they say, and no further than the ends', () => {
    expect(where(run(world, 'seek', { file: FILE, to: 200_000 }))).toBe(200_000);
    expect(where(wait(run(plays, 'seek', { file: FILE, to: 200_000 }), 1_000))).toBe(201_000);
    expect(
      where(run(run(world, 'seek', { file: FILE, to: 4_000 }), 'skip', { file: FILE, by: -10_000 })),
    ).toBe(0);
    expect(where(run(world, 'skip', { file: DUCK, by: 60_000 }), DUCK)).toBe(15_700);
  });

  test('ended: it stops at its end, and begins again from the start', () => {
    const end = wait(run(world, 'play', { file: DUCK }), 20_000);
    expect([stateOf(end).player, end.os.audio]).toEqual([
      { file: DUCK, position: 15_700, since: null },
      null,
    ]);
    expect(where(run(end, 'play', { file: DUCK }), DUCK)).toBe(0);
  });

  test('setRepeat goes round, setSpeed goes faster from here, setSkipSilence leaves out what is quiet', () => {
    expect(
      where(wait(run(run(world, 'setRepeat', { on: true }), 'play', { file: DUCK }), 20_000), DUCK),
    ).toBe(4_300);
    expect(where(wait(run(wait(plays, 10_000), 'setSpeed', { speed: 200 }), 10_000))).toBe(30_000);
    expect(where(wait(run(plays, 'setSpeed', { speed: 50 }), 10_000))).toBe(5_000);
    const quick = wait(run(plays, 'setSkipSilence', { on: true }), 300_000);
    const left = silences(item().row, item().file.media.duration);
    expect(left.length).toBeGreaterThan(20);
    expect(where(quick)).toBe(placeAfter(left, 300_000));
    expect(where(quick)).toBeGreaterThan(310_000);
  });

  test('stopPlaying puts the player away, and so does a file that goes', () => {
    const stopped = run(plays, 'stopPlaying');
    expect([stateOf(stopped).player, stopped.os.audio, note(stopped, 'player')]).toEqual([
      null,
      null,
      undefined,
    ]);
    expect(stateOf(run(plays, 'bin', { files: [FILE] })).player).toBeNull();
    expect(stateOf(wait(run(plays, 'record'), 0)).player).not.toBeNull();
    const begun = run(run(open(ready), 'play', { file: FILE }), 'record');
    expect([stateOf(begun).player!.since, begun.os.audio]).toEqual([null, 'recorder']);
  });

  test('ended and moveClock by themselves', () => {
    expect(stateOf(run(plays, 'ended', { file: DUCK })).player).toEqual(stateOf(plays).player);
    expect(stateOf(run(plays, 'ended', { file: FILE })).player).toMatchObject({
      position: 986_200,
      since: null,
    });
    expect(where(run(wait(plays, 5_000), 'moveClock', { by: -2_000 }))).toBe(7_000);
  });
});

describe('the waveform', () => {
  test('is the same for a seed always, between nothing and all', () => {
    for (const seed of [4, 5, 6, 7])
      for (let i = 0; i < 500; i++) expect(levelAt(seed, i)).toBeGreaterThanOrEqual(0);
    expect(bars(item().row, 0, 60_000, 5)).toEqual(bars(item().row, 0, 60_000, 5));
    expect(Math.max(...bars(item().row, 0, 986_200, 80))).toBeLessThanOrEqual(1);
    expect(levelAt(12, 33)).not.toBe(levelAt(16, 33));
  });
  test('a piece goes on with the sound of the whole', () => {
    const { seed } = item().row;
    expect(bars({ seed, offset: 20_000 }, 0, 1_000, 10)).toEqual(
      bars({ seed, offset: 0 }, 20_000, 21_000, 10),
    );
  });
  test('places and times of playing are each other’s reverse', () => {
    const left = [
      [1_000, 3_000],
      [5_000, 6_000],
    ] as const;
    for (const ms of [0, 500, 3_500, 5_000 - 1, 9_000])
      expect(placeAfter(left, playedBefore(left, ms))).toBe(ms);
    expect(playedBefore(left, 2_000)).toBe(1_000);
  });
});
