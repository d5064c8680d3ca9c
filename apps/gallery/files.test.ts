import { beforeAll, describe, expect, test } from 'vitest';
import { createWorld } from '../catalogue.ts';
import { fileAt, pathOf } from '../../src/sdk/core/storage.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { albumsOf, binOf, pictures } from './select.ts';
import { binned, filesIn, phoneWith, run, state, T0, toast, top } from './testing.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});

const two = {
  one: { path: 'DCIM/Camera/IMG_1.jpg' },
  two: { path: 'DCIM/Camera/IMG_2.jpg', media: { favourite: true, takenAt: T0 - 1 } },
};
const files = (phone: AnyPhone) => pictures(filesIn(phone)).map(f => f.path);
const album = (phone: AnyPhone, path: string) => fileAt(filesIn(phone), path)?.id;

describe('marks and the bin', () => {
  test('favourite marks those that are named and says so for several', () => {
    const phone = run(phoneWith(world, two), 'favourite', { files: ['file-one', 'file-two'], on: true });
    expect(
      Object.values(filesIn(phone))
        .filter(f => f.media?.favourite)
        .map(f => f.name),
    ).toEqual(['IMG_1.jpg', 'IMG_2.jpg']);
    expect(toast(phone)).toBe('1 photo added to Favourites');
    expect(
      filesIn(run(phone, 'favourite', { files: ['file-two'], on: false }))['file-two']!.media!.favourite,
    ).toBe(false);
  });

  test('bin takes away, undo brings back, and only what went last', () => {
    const phone = run(run(phoneWith(world, two), 'bin', { files: ['file-one'] }), 'bin', {
      files: ['file-two', 'file-none'],
    });
    expect(binned(phone)).toEqual(['file-one', 'file-two']);
    expect(state(phone).undo).toMatchObject({ files: ['file-two'], text: '1 photo moved to bin' });
    const back = run(phone, 'undo');
    expect(binned(back)).toEqual(['file-one']);
    expect(state(back).undo).toBeNull();
    expect(files(back)).toEqual(['DCIM/Camera/IMG_2.jpg']);
  });

  test('restore, remove and emptyBin reach only pictures of the bin', () => {
    const phone = run(
      phoneWith(world, {
        ...two,
        song: { path: 'Music/a.mp3', media: { kind: 'audio' }, mime: 'audio/mpeg' },
      }),
      'bin',
      { files: ['file-one', 'file-two', 'file-song'] },
    );
    expect(binned(phone)).toEqual(['file-one', 'file-two']);
    expect(binned(run(phone, 'restore', { files: ['file-one', 'file-song'] }))).toEqual(['file-two']);
    const removed = run(phone, 'remove', { files: ['file-one', 'file-song'] });
    expect([filesIn(removed)['file-one'], filesIn(removed)['file-song']?.name]).toEqual([undefined, 'a.mp3']);
    const kept = run(phone, 'remove', { files: [] });
    expect(binned(kept)).toHaveLength(2);
    expect(binOf(filesIn(run(phone, 'emptyBin')))).toEqual([]);
    expect(filesIn(run(phone, 'emptyBin'))['file-song']).toBeDefined();
  });

  test('restore of a picture that is not in the bin changes nothing, and remove neither', () => {
    const phone = phoneWith(world, two);
    expect(filesIn(run(phone, 'restore', { files: ['file-one'] }))).toEqual(filesIn(phone));
    expect(filesIn(run(phone, 'remove', { files: ['file-one'] }))).toEqual(filesIn(phone));
  });
});

describe('albums', () => {
  test('move and copy go to the folder under free names; a copy keeps what is known of it', () => {
    const phone = phoneWith(world, { ...two, other: { path: 'Download/IMG_1.jpg' } });
    const moved = run(phone, 'move', { files: ['file-one', 'file-two'], album: album(phone, 'Download') });
    expect(files(moved).sort()).toEqual([
      'Download/IMG_1 (1).jpg',
      'Download/IMG_1.jpg',
      'Download/IMG_2.jpg',
    ]);
    expect(pathOf(filesIn(moved), 'file-one')).toBe('Download/IMG_1 (1).jpg');
    const copied = run(phone, 'copy', { files: ['file-two'], album: album(phone, 'Download') });
    expect(fileAt(filesIn(copied), 'Download/IMG_2.jpg')!.media).toEqual(filesIn(phone)['file-two']!.media);
    expect(toast(copied)).toBe('1 photo copied to Download');
    expect(filesIn(run(phone, 'move', { files: ['file-one'], album: album(phone, 'DCIM/Camera') }))).toEqual(
      filesIn(phone),
    );
    expect(filesIn(run(phone, 'move', { files: ['file-one'], album: 'file-none' }))).toEqual(filesIn(phone));
  });

  test('createAlbum makes a folder of Pictures and puts pictures into it, or opens the empty one', () => {
    const phone = phoneWith(world, two);
    const made = run(phone, 'createAlbum', { name: ' Boats ', files: ['file-one'] });
    expect(pathOf(filesIn(made), 'file-one')).toBe('Pictures/Boats/IMG_1.jpg');
    const copied = run(phone, 'createAlbum', { name: 'Boats', files: ['file-one'], copy: true });
    expect(files(copied).sort()).toEqual([
      'DCIM/Camera/IMG_1.jpg',
      'DCIM/Camera/IMG_2.jpg',
      'Pictures/Boats/IMG_1.jpg',
    ]);
    const empty = run(phone, 'createAlbum', { name: 'Boats' });
    expect(top(empty)).toBe(`/album/${album(empty, 'Pictures/Boats')}`);
    expect(albumsOf(filesIn(empty), 'name').find(a => a.name === 'Boats')).toMatchObject({
      count: 0,
      cover: null,
      folder: true,
    });
    for (const name of ['', 'screenshots', 'a/b'])
      expect(filesIn(run(phone, 'createAlbum', { name }))).toEqual(filesIn(phone));
  });

  test('renameAlbum keeps the phone’s own folders and taken names', () => {
    const made = run(run(phoneWith(world, two), 'createAlbum', { name: 'Boats' }), 'createAlbum', {
      name: 'Ships',
    });
    const boats = album(made, 'Pictures/Boats')!;
    expect(filesIn(run(made, 'renameAlbum', { album: boats, name: 'Boote' }))[boats]!.name).toBe('Boote');
    expect(filesIn(run(made, 'renameAlbum', { album: boats, name: 'SHIPS' }))[boats]!.name).toBe('Boats');
    const camera = album(made, 'DCIM/Camera')!;
    expect(filesIn(run(made, 'renameAlbum', { album: camera, name: 'Mine' }))[camera]!.name).toBe('Camera');
    expect(filesIn(run(made, 'renameAlbum', { album: 'favourites', name: 'Mine' }))).toEqual(filesIn(made));
  });

  test('deleteAlbum bins the pictures and the folder; restoring one picture brings the album back', () => {
    const made = run(phoneWith(world, two), 'createAlbum', {
      name: 'Boats',
      files: ['file-one', 'file-two'],
    });
    const boats = album(made, 'Pictures/Boats')!;
    const gone = run(
      run(made, 'push', { app: 'gallery', pattern: '/album/:album', params: { album: boats } }, 'system'),
      'deleteAlbum',
      { album: boats },
    );
    expect(binned(gone)).toEqual(['file-one', 'file-two', boats].sort());
    expect(top(gone)).toBe('/');
    const back = run(gone, 'restore', { files: ['file-one'] });
    expect(files(back)).toEqual(['Pictures/Boats/IMG_1.jpg']);
    expect(binned(run(gone, 'undo'))).toEqual([]);
    const empty = run(phoneWith(world, two), 'createAlbum', { name: 'Boats' });
    expect(filesIn(run(empty, 'deleteAlbum', { album: album(empty, 'Pictures/Boats') }))).toEqual(
      filesIn(phoneWith(world, two)),
    );
    expect(binned(run(made, 'deleteAlbum', { album: album(made, 'DCIM/Camera') }))).toEqual([]);
  });

  test('an album that holds other files stays when it is deleted', () => {
    const phone = phoneWith(world, {
      one: { path: 'Pictures/Boats/a.jpg' },
      song: { path: 'Pictures/Boats/b.mp3', media: { kind: 'audio' } },
    });
    expect(binned(run(phone, 'deleteAlbum', { album: album(phone, 'Pictures/Boats') }))).toEqual([
      'file-one',
    ]);
  });
});

test('what is taken back leaves nothing', () => {
  const phone = phoneWith(world, { ...two, boat: { path: 'Pictures/Boats/a.jpg' } });
  const [camera, boats] = [album(phone, 'DCIM/Camera')!, album(phone, 'Pictures/Boats')!];
  type Act = [name: string, args: object];
  const play = (...acts: Act[]) => acts.reduce((p, [name, args]) => run(p, name, args), phone);
  const picked = { files: ['file-one', 'file-two'] };
  for (const acts of [
    [
      ['bin', picked],
      ['undo', {}],
    ],
    [
      ['bin', picked],
      ['restore', picked],
    ],
    [
      ['deleteAlbum', { album: boats }],
      ['undo', {}],
    ],
    [
      ['move', { ...picked, album: boats }],
      ['move', { ...picked, album: camera }],
    ],
    [
      ['favourite', { files: ['file-one'], on: true }],
      ['favourite', { files: ['file-one'], on: false }],
    ],
    [
      ['rename', { file: 'file-one', name: 'Sea' }],
      ['rename', { file: 'file-one', name: 'IMG_1' }],
    ],
    [
      ['renameAlbum', { album: boats, name: 'Ships' }],
      ['renameAlbum', { album: boats, name: 'Boats' }],
    ],
  ] as Act[][])
    expect(filesIn(play(...acts))).toEqual(filesIn(phone));
  const made = play(['createAlbum', { name: 'New' }]);
  const fresh = album(made, 'Pictures/New')!;
  expect(filesIn(run(made, 'deleteAlbum', { album: fresh }))).toEqual(filesIn(phone));
  const filled = run(made, 'move', { ...picked, album: fresh });
  const emptied = run(filled, 'move', { ...picked, album: camera });
  expect(filesIn(run(emptied, 'deleteAlbum', { album: fresh }))).toEqual(filesIn(phone));
});

describe('one picture', () => {
  test('rename keeps the ending and refuses what cannot be', () => {
    const phone = phoneWith(world, two);
    const named = (name: string) =>
      filesIn(run(phone, 'rename', { file: 'file-one', name }))['file-one']!.name;
    expect([named('Harbour'), named('Harbour.JPG'), named('IMG_2'), named(' '), named('a/b')]).toEqual([
      'Harbour.jpg',
      'Harbour.JPG',
      'IMG_1.jpg',
      'IMG_1.jpg',
      'IMG_1.jpg',
    ]);
  });

  test('share opens the share sheet with the files', () => {
    const phone = phoneWith(world, {
      ...two,
      film: { path: 'DCIM/Camera/VID.mp4', media: { kind: 'video' } },
    });
    const shared = (ids: string[]) => run(phone, 'share', { files: ids }).ui.dialogs.at(-1)?.intent;
    expect(shared(['file-one'])).toMatchObject({
      verb: 'SEND',
      mime: 'image/jpeg',
      media: ['file-one'],
      title: 'IMG_1.jpg',
    });
    expect(shared(['file-one', 'file-two'])?.mime).toBe('image/*');
    expect(shared(['file-film'])?.mime).toBe('video/mp4');
    expect(shared(['file-one', 'file-film'])).toMatchObject({ mime: '*/*', title: '2 items' });
    expect(shared(['file-none'])).toBeUndefined();
  });

  test('useAsWallpaper shows the photo behind the icons until another is chosen; a video is none', () => {
    const phone = phoneWith(world, {
      ...two,
      film: { path: 'DCIM/Camera/VID.mp4', media: { kind: 'video' } },
    });
    const set = run(phone, 'useAsWallpaper', { file: 'file-one' });
    expect(set.os.settings).toMatchObject({
      wallpaper: phone.os.settings.wallpaper,
      wallpaperPicture: 'pic-one',
    });
    expect(run(phone, 'useAsWallpaper', { file: 'file-film' }).os.settings).toEqual(phone.os.settings);
    expect(run(set, 'setWallpaper', { name: 'dune' }, 'system').os.settings).toMatchObject({
      wallpaper: 'dune',
    });
    expect(run(set, 'setWallpaper', { name: 'dune' }, 'system').os.settings).not.toHaveProperty(
      'wallpaperPicture',
    );
  });

  test('showPlace asks the map for the place', () => {
    const phone = phoneWith(world, {
      one: { path: 'DCIM/Camera/a.jpg', media: { place: 'Fennel Park' } },
      two: { path: 'DCIM/Camera/b.jpg' },
    });
    expect(run(phone, 'showPlace', { file: 'file-one' }).ui.foreground).not.toBe(null);
    expect(top(run(phone, 'showPlace', { file: 'file-one' }))).toMatch(/geo|\//);
    expect(top(run(phone, 'showPlace', { file: 'file-two' }))).toBe('/');
  });
});
