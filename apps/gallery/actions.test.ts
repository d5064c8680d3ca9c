import { beforeAll, describe, expect, test } from 'vitest';
import { createWorld } from '../catalogue.ts';
import { NO_EDITS } from '../../src/sdk/core/picture.ts';
import { fileAt } from '../../src/sdk/core/storage.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { positionOf } from './select.ts';
import { filesIn, later, phoneWith, run, state, T0, top } from './testing.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});

const film = {
  film: { path: 'DCIM/Camera/VID.mp4', media: { kind: 'video' as const, duration: 20_000 } },
  one: { path: 'DCIM/Camera/a.jpg', media: { takenAt: T0 - 1 } },
  two: { path: 'DCIM/Camera/b.jpg', media: { takenAt: T0 - 2 } },
  three: { path: 'DCIM/Camera/c.jpg', media: { takenAt: T0 - 3 } },
};
const view = (phone: AnyPhone, file: string) =>
  run(phone, 'push', { app: 'gallery', pattern: '/view/:file', params: { file } }, 'system');
const at = (phone: AnyPhone) => positionOf(state(phone).player, 'file-film', phone.clock.now, 20_000);
const everything = ['file-film', 'file-one', 'file-two', 'file-three'];

describe('saveEdits', () => {
  const one = {
    one: { path: 'DCIM/Camera/a.jpg', size: 1_200_000, media: { favourite: true, place: 'Home' } },
  };
  const square = { ...NO_EDITS, crop: { left: 0.125, top: 0, width: 0.75, height: 1 } };

  test('over the photo: its picture, size and bytes change, and it keeps its id', () => {
    const phone = run(phoneWith(world, one), 'saveEdits', {
      file: 'file-one',
      edits: { ...square, filter: 'mono' },
      copy: false,
    });
    expect(filesIn(phone)['file-one']).toMatchObject({
      name: 'a.jpg',
      size: 900_000,
      at: phone.clock.now,
      media: {
        picture: 'pic-one#crop=125,0,750,1000&filter=mono',
        width: 3000,
        height: 3000,
        favourite: true,
        place: 'Home',
        takenAt: T0,
      },
    });
  });

  test('edits that are taken off leave the photo as it was, whatever was cut off', () => {
    const phone = phoneWith(world, one);
    const { at: _, ...was } = filesIn(phone)['file-one']!;
    for (const edits of [
      square,
      { ...NO_EDITS, turn: 90 as const },
      { ...square, turn: 270 as const, crop: { left: 0.1, top: 0.211, width: 0.333, height: 0.777 } },
    ]) {
      const edited = run(phone, 'saveEdits', { file: 'file-one', edits, copy: false });
      const back = run(edited, 'saveEdits', { file: 'file-one', edits: NO_EDITS, copy: false });
      const { at: __, size, ...now } = filesIn(back)['file-one']!;
      expect({ ...now, size: was.size }).toEqual(was);
      expect(Math.abs(size - was.size)).toBeLessThan(1_000);
    }
    const { at, ...same } = filesIn(
      run(phone, 'saveEdits', { file: 'file-one', edits: NO_EDITS, copy: false }),
    )['file-one']!;
    expect([at, same]).toEqual([filesIn(phone)['file-one']!.at, was]);
  });

  test('a copy stands beside it, and a second one beside both', () => {
    const phone = run(
      run(phoneWith(world, one), 'saveEdits', {
        file: 'file-one',
        edits: { ...NO_EDITS, turn: 90 },
        copy: true,
      }),
      'saveEdits',
      { file: 'file-one', edits: square, copy: true },
    );
    expect(filesIn(phone)['file-one']).toEqual(filesIn(phoneWith(world, one))['file-one']);
    expect(fileAt(filesIn(phone), 'DCIM/Camera/a-edited.jpg')!.media).toMatchObject({
      picture: 'pic-one#turn=90',
      width: 3000,
      height: 4000,
      takenAt: T0,
      favourite: false,
      place: 'Home',
    });
    expect(fileAt(filesIn(phone), 'DCIM/Camera/a-edited (1).jpg')!.media).toMatchObject({
      width: 3000,
      height: 3000,
    });
  });

  test('edits are of the picture as it was taken: undoing them gives it back', () => {
    const edited = run(phoneWith(world, one), 'saveEdits', {
      file: 'file-one',
      edits: { ...square, turn: 90, crop: { left: 0, top: 0, width: 1, height: 0.5 } },
      copy: false,
    });
    expect(filesIn(edited)['file-one']!.media).toMatchObject({ width: 3000, height: 2000 });
    expect(
      filesIn(run(edited, 'saveEdits', { file: 'file-one', edits: NO_EDITS, copy: false }))['file-one']!
        .media,
    ).toMatchObject({ picture: 'pic-one', width: 4000, height: 3000 });
  });

  test('a video and what is gone are left alone', () => {
    const phone = phoneWith(world, film);
    for (const file of ['file-film', 'file-none'])
      expect(filesIn(run(phone, 'saveEdits', { file, edits: square, copy: false }))).toEqual(filesIn(phone));
  });
});

describe('video', () => {
  test('plays by the clock, pauses, seeks, and stops at its end', () => {
    const started = run(view(phoneWith(world, film), 'file-film'), 'play', { file: 'file-film' });
    expect(started.os.audio).toBe('gallery');
    const paused = run(later(started, 3_500), 'pause');
    expect([at(paused), at(later(paused, 60_000)), paused.os.audio]).toEqual([3_500, 3_500, null]);
    const sought = run(run(paused, 'play', { file: 'file-film' }), 'seek', {
      file: 'file-film',
      position: 12_000,
    });
    expect(at(later(sought, 2_000))).toBe(14_000);
    const ended = later(sought, 30_000);
    expect([at(ended), state(ended).player!.since, ended.os.audio]).toEqual([20_000, null, null]);
    expect(at(later(run(ended, 'play', { file: 'file-film' }), 1_000))).toBe(1_000);
    expect(at(run(paused, 'seek', { file: 'file-film', position: 99_000 }))).toBe(20_000);
  });

  test('mute lets go of the sound; another app that plays pauses it', () => {
    const playing = run(view(phoneWith(world, film), 'file-film'), 'play', { file: 'file-film' });
    const muted = run(playing, 'mute', { on: true });
    expect([state(muted).muted, muted.os.audio, run(muted, 'mute', { on: false }).os.audio]).toEqual([
      true,
      null,
      'gallery',
    ]);
    expect(run(run(playing, 'pause'), 'mute', { on: true }).os.audio).toBeNull();
  });

  test('watch: what leaves the screen does not play on', () => {
    const playing = run(view(phoneWith(world, film), 'file-film'), 'play', { file: 'file-film' });
    expect(state(later(run(playing, 'home', {}, 'system'), 2_000)).player!.since).toBeNull();
    expect(state(run(playing, 'watch')).player!.since).not.toBeNull();
    expect(state(run(playing, 'pop', {}, 'system')).player!.since).toBeNull();
    expect(state(run(playing, 'bin', { files: ['file-film'] })).player).toBeNull();
  });
});

describe('slideshow', () => {
  const start = (change: (s: ReturnType<typeof state>) => void = () => {}, args: object = {}) =>
    run(phoneWith(world, film, change), 'startSlideshow', { files: everything, ...args });

  test('goes on by its interval, leaves videos out and stands at the end', () => {
    const phone = start(s => {
      s.slideshow.seconds = 4;
    });
    expect([top(phone), state(phone).running]).toEqual([
      '/slideshow',
      { files: ['file-one', 'file-two', 'file-three'], at: 0, playing: true },
    ]);
    expect(state(later(phone, 3_999)).running!.at).toBe(0);
    expect(state(later(phone, 8_500)).running!.at).toBe(2);
    expect(state(later(phone, 30_000)).running).toMatchObject({ at: 2, playing: false });
    expect(
      state(
        later(
          start(s => {
            s.slideshow.repeat = true;
          }),
          15_500,
        ),
      ).running,
    ).toMatchObject({ at: 0, playing: true });
  });

  test('begins where it is told, in the order that is set', () => {
    expect(state(start(() => {}, { from: 'file-two' })).running!.at).toBe(1);
    expect(
      state(
        start(s => {
          s.slideshow.order = 'oldest';
        }),
      ).running!.files,
    ).toEqual(['file-three', 'file-two', 'file-one']);
    expect(
      [
        ...state(
          start(s => {
            s.slideshow.order = 'shuffled';
          }),
        ).running!.files,
      ].sort(),
    ).toEqual(['file-one', 'file-three', 'file-two']);
    expect(state(start(() => {}, { files: ['file-film'] })).running).toBeNull();
  });

  test('stepSlide and playSlides by hand; leaving ends it', () => {
    const phone = start();
    expect(state(run(phone, 'stepSlide', { by: 1 })).running!.at).toBe(1);
    expect(state(run(phone, 'stepSlide', { by: -1 })).running!.at).toBe(0);
    const paused = run(phone, 'playSlides', { on: false });
    expect(state(later(paused, 60_000)).running).toMatchObject({ at: 0, playing: false });
    expect(state(later(run(paused, 'playSlides', { on: true }), 5_100)).running!.at).toBe(1);
    expect(state(run(phone, 'pop', {}, 'system')).running).toBeNull();
    expect(state(later(run(phone, 'home', {}, 'system'), 20_000)).running).toMatchObject({
      at: 0,
      playing: false,
    });
    expect(state(run(phone, 'nextSlide')).running!.at).toBe(1);
  });

  test('setSlideshow changes what it is told and the time that runs', () => {
    const phone = run(start(), 'setSlideshow', { seconds: 2, order: 'oldest', repeat: true });
    expect(state(phone).slideshow).toEqual({ seconds: 2, order: 'oldest', repeat: true });
    expect(state(later(phone, 2_100)).running!.at).toBe(1);
  });
});

test('setColumns, sortAlbums, remember and forgetSearches', () => {
  const phone = run(
    run(
      phoneWith(world, film, s => {
        s.searches = ['boats', 'cake'];
      }),
      'setColumns',
      { columns: 4 },
    ),
    'sortAlbums',
    { sort: 'newest' },
  );
  expect(state(phone)).toMatchObject({ columns: 4, albumSort: 'newest' });
  expect(state(run(phone, 'remember', { query: ' Cake ' })).searches).toEqual(['Cake', 'boats']);
  expect(state(run(phone, 'remember', { query: ' ' })).searches).toEqual(['boats', 'cake']);
  expect(state(run(phone, 'forgetSearches')).searches).toEqual([]);
});
