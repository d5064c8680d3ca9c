import { describe, expect, test } from 'vitest';
import { NO_EDITS, writePicture } from '../../src/sdk/core/picture.ts';
import { createWorld } from '../catalogue.ts';
import { cropTo, dragCrop, lockOf, mirrored, turned, wholeSize } from './crop.ts';
import { albumsOf, binOf, days, found, frameOf, inAlbum, pictures, placesOf } from './select.ts';
import { filesIn, phoneWith, T0 } from './testing.ts';

const world = await createWorld();
const zone = 'Europe/London';
const DAY = 86_400_000;

describe('what is shown', () => {
  const phone = phoneWith(world, {
    a: { path: 'DCIM/Camera/IMG_1.jpg', media: { description: 'A red bicycle.', place: 'Café Bollard' } },
    b: { path: 'Pictures/Screenshots/s.png', media: { kind: 'screenshot', takenAt: T0 - DAY } },
    c: { path: 'Pictures/Boats/v.mp4', media: { kind: 'video', takenAt: T0 - 40 * DAY, favourite: true } },
    song: { path: 'Music/s.mp3', media: { kind: 'audio' } },
  });
  const files = filesIn(phone);
  const ids = (list: readonly { id: string }[]) => list.map(f => f.id);

  test('pictures are newest first, without sounds', () => {
    expect(ids(pictures(files))).toEqual(['file-a', 'file-b', 'file-c']);
    expect(days(pictures(files), zone).map(d => ids(d.items))).toEqual([['file-a'], ['file-b'], ['file-c']]);
  });

  test('albums: gathered ones, then the phone’s own, then the others as sorted', () => {
    expect(albumsOf(files, 'name').map(a => [a.name, a.count])).toEqual([
      ['Favourites', 1],
      ['Videos', 1],
      ['Camera', 1],
      ['Screenshots', 1],
      ['Boats', 1],
    ]);
    expect(ids(inAlbum(files, 'favourites'))).toEqual(['file-c']);
    const more = filesIn(
      phoneWith(world, {
        x: { path: 'Pictures/Ants/1.jpg' },
        y: { path: 'Pictures/Bees/1.jpg', media: { takenAt: T0 + 1 } },
        z: { path: 'Pictures/Bees/2.jpg' },
      }),
    );
    const others = (sort: 'name' | 'newest' | 'count') =>
      albumsOf(more, sort)
        .filter(a => !a.standard)
        .map(a => a.name);
    expect([others('name'), others('newest'), others('count')]).toEqual([
      ['Ants', 'Bees'],
      ['Bees', 'Ants'],
      ['Bees', 'Ants'],
    ]);
  });

  test('search finds by things, places, months, albums and kinds, each word at the beginning of one', () => {
    const hits = (query: string) => ids(found(files, query, zone));
    expect([
      hits('bicy'),
      hits('cafe bol'),
      hits('march 2026'),
      hits('boats'),
      hits('screenshot'),
      hits('cycle'),
      hits(' '),
      hits('favourite video'),
      hits('10 march'),
      hits('2 march'),
      hits('20'),
    ]).toEqual([
      ['file-a'],
      ['file-a'],
      ['file-a', 'file-b'],
      ['file-c'],
      ['file-b'],
      [],
      [],
      ['file-c'],
      ['file-a'],
      [],
      [],
    ]);
    expect(placesOf(files)).toEqual([{ name: 'Café Bollard', count: 1 }]);
  });

  test('a video shows the frame of its position', () => {
    const media = {
      ...files['file-c']!.media!,
      picture: 'p0',
      frames: [
        { at: 1_000, picture: 'p1' },
        { at: 5_000, picture: 'p2' },
      ],
    };
    expect([0, 999, 1_000, 4_999, 5_000, 90_000].map(at => frameOf({ media }, at))).toEqual([
      'p0',
      'p0',
      'p1',
      'p1',
      'p2',
      'p2',
    ]);
  });

  test('the base phone has photos, videos, albums and something in the bin', () => {
    expect(pictures(filesIn(world)).length).toBeGreaterThan(50);
    expect(inAlbum(filesIn(world), 'videos').every(f => f.media.duration > 0)).toBe(true);
    expect(binOf(filesIn(world)).length).toBeGreaterThan(3);
  });
});

describe('crop', () => {
  const all = NO_EDITS.crop;
  const size = { width: 4000, height: 3000 };

  test('shapes: the largest part around the middle', () => {
    expect(cropTo(all, lockOf('1:1', size))).toEqual({ left: 0.125, top: 0, width: 0.75, height: 1 });
    expect(cropTo({ left: 0, top: 0, width: 0.2, height: 1 }, lockOf('1:1', size))).toEqual({
      left: 0,
      top: 0,
      width: 0.75,
      height: 1,
    });
    expect(cropTo(all, lockOf('original', size))).toEqual(all);
    expect(lockOf('free', size)).toBeNull();
    expect(cropTo(all, lockOf('16:9', size))).toEqual({ left: 0, top: 0.125, width: 1, height: 0.75 });
  });

  test('corners, edges and the middle by finger; never outside, never nothing', () => {
    expect(dragCrop(all, 'bottom-right', -0.25, -0.5, null)).toEqual({
      left: 0,
      top: 0,
      width: 0.75,
      height: 0.5,
    });
    expect(dragCrop(all, 'top', 0.3, 0.25, null)).toEqual({ left: 0, top: 0.25, width: 1, height: 0.75 });
    expect(dragCrop({ left: 0.25, top: 0.25, width: 0.5, height: 0.5 }, 'move', 0.9, -0.1, null)).toEqual({
      left: 0.5,
      top: 0.15,
      width: 0.5,
      height: 0.5,
    });
    expect(dragCrop(all, 'left', 2, 0, null).width).toBeCloseTo(0.05);
    expect(dragCrop(all, 'top-left', -1, -1, null)).toEqual(all);
  });

  test('a locked shape keeps it, and the corner that lies opposite', () => {
    const square = cropTo(all, 0.75);
    const small = dragCrop(square, 'bottom-right', -0.3, 0, 0.75);
    expect([small.left, small.top, small.width, small.height]).toEqual([0.125, 0, 0.45, 0.6]);
    const other = dragCrop(square, 'top-left', 0.3, 0, 0.75);
    expect(other).toEqual({ left: 0.425, top: 0.4, width: 0.45, height: 0.6 });
  });

  test('four quarters and two mirrors give the picture back, and what is cut off stays off', () => {
    const cut = { ...NO_EDITS, crop: { left: 0.1, top: 0.2, width: 0.5, height: 0.6 } };
    expect(turned(cut)).toMatchObject({ turn: 90, crop: { left: 0.2, top: 0.1, width: 0.6, height: 0.5 } });
    expect([1, 2, 3, 4].reduce(turned, cut)).toEqual(cut);
    expect(mirrored(mirrored(cut))).toEqual(cut);
    expect(mirrored(cut).crop.left).toBeCloseTo(0.4);
    expect(turned(mirrored(NO_EDITS)).turn).toBe(270);
    expect(
      wholeSize(
        writePicture('p', { ...NO_EDITS, turn: 90, crop: { left: 0, top: 0, width: 1, height: 0.5 } }),
        { width: 3000, height: 2000 },
      ),
    ).toEqual(size);
  });
});
