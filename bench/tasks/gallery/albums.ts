import { newIn } from '../../../judges/side-effects.ts';
import { pictures } from '../../../apps/gallery/select.ts';
import { fileAt } from '../../../src/sdk/core/storage.ts';
import { task, type Phone } from '../form.ts';
import { date, distinct, int, oneOf, type Day } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, first, longPress, row, scrollTo, tap } from '../steps.ts';
import {
  ALBUMS,
  asked,
  filesOf,
  folderOf,
  newFiles,
  newFolders,
  openPhotos,
  pathIn,
  pickAll,
  pictured,
  putPicture,
  searchFor,
  tile,
  type Pictured,
} from './make.ts';

const shotsOf = (s: Phone): string[] =>
  pictures(filesOf(s))
    .filter(f => f.media.kind === 'screenshot')
    .map(f => f.id);
const dayWords = (day: Day) => `${day.en} 2025`;
const query = (day: Day) => `${Number(day.iso.slice(8))} ${day.en.split(' ')[2]} 2025`;
const album = (ctx: SetupCtx, name: string, files: string[], copy = false) =>
  ctx.act('gallery', 'createAlbum', { name, files, copy });

export const screenshotsToAlbum = task(
  'gallery/screenshots-to-album',
  { name: oneOf(...ALBUMS), extra: int(3, 8), what: distinct(2, pictured()), day: date(-340, -260) },
  {
    tags: ['organise', 'multi-entity'],
    ask: {
      en: [
        ({ name }) => `In Gallery, move all screenshots to a new album called ${name}.`,
        ({ name }) =>
          `Make an album “${name}” in Gallery and put every screenshot that I have into it; they should no longer be where they are.`,
      ],
      zh: [({ name }) => `在“Gallery”里新建相册“${name}”，把所有截图都移到里面。`],
    },
    // A photo of a screen is none, whatever its name, and lies elsewhere; the album Screenshots may hold a photo, too.
    setup: (s, p) => {
      for (const id of shotsOf(s)) delete filesOf(s)[id];
      for (let i = 0; i < p.extra; i++)
        putPicture(s, i, null, {
          folder: 'Pictures/Screenshots',
          name: `Screenshot_2025110${i + 1}-1${i}0512.png`,
          mime: 'image/png',
          day: { ...p.day, iso: `2025-11-0${i + 1}` },
          minute: 605 + i,
          media: {
            kind: 'screenshot',
            picture: ['wallpaper-meadow', 'wallpaper-slate', 'wallpaper-harbour'][i % 3]!,
            width: 1080,
            height: 2400,
            description: 'A screenshot of the lock screen.',
          },
        });
      putPicture(s, 'photo', p.what[0]!, { day: p.day, name: 'Screenshot of the till.jpg' });
    },
    goals: {
      made: ({ was, now, p }) => newFolders(was, now).some(f => f.name === p.name),
      moved: {
        weight: 2,
        test: ({ was, now, p }) =>
          shotsOf(was).every(id => pathIn(now, id) !== '' && folderOf(now, filesOf(now)[id]!) === p.name),
      },
    },
    invariants: {
      noCopies: ({ was, now }) => newFiles(was, now).length === 0 && newFolders(was, now).length <= 1,
    },
    allow: (s, p) => [
      ...Array.from({ length: p.extra }, (_, i) => filesOf(s)[asked(i)]!.parent),
      newIn(s.device.storage.files),
    ],
    solve: function* (_seen, p) {
      let seen = yield* openPhotos();
      seen = yield tap(seen, {
        what: 'tab Albums',
        rank: e => (e.role === 'tab' && e.name === 'Albums' ? 0 : null),
      });
      seen = yield* scrollTo(seen, row('Screenshots'));
      seen = yield tap(seen, row('Screenshots'));
      seen = yield* pickAll(seen, first(row(/^A screenshot of the lock screen/)));
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Move to album'));
      seen = yield tap(seen, button('New album'));
      seen = yield fill(seen, field('Album name'), p.name);
      yield tap(seen, button('Create'));
      yield done();
    },
    nearMisses: {
      copied: { change: (s, p, ctx) => album(ctx, p.name, shotsOf(s), true), because: ['moved', 'noCopies'] },
      oneLeft: { change: (s, p, ctx) => album(ctx, p.name, shotsOf(s).slice(1)), because: 'moved' },
      anotherName: {
        change: (s, p, ctx) => album(ctx, `${p.name} 2`, shotsOf(s)),
        because: ['made', 'moved'],
      },
      thePhotoToo: {
        change: (s, p, ctx) => album(ctx, p.name, [...shotsOf(s), asked('photo')]),
        because: 'sideEffects',
      },
      deleted: {
        change: (s, p, ctx) => {
          const list = shotsOf(s);
          album(ctx, p.name, list);
          for (const id of list) filesOf(s)[id]!.binned = s.clock.now;
        },
        because: ['moved', 'sideEffects'],
      },
    },
    alternatives: { byState: { change: (s, p, ctx) => album(ctx, p.name, shotsOf(s)) } },
  },
);

interface Trip {
  name: string;
  day: Day;
  what: Pictured[];
  count: number;
}
const ofDay = (p: Trip) => p.what.slice(0, p.count).map((_, i) => asked(i));

export const copyDayToAlbum = task(
  'gallery/copy-day-to-album',
  { name: oneOf(...ALBUMS), day: date(-340, -260), what: distinct(5, pictured()), count: int(2, 4) },
  {
    tags: ['organise', 'dates', 'copy'],
    ask: {
      en: [
        ({ name, day }) =>
          `Make a new album ${name} in Gallery with copies of all photos that I took on ${dayWords(day)}. The photos themselves stay where they are.`,
        ({ name, day }) => `Copy my photos of ${dayWords(day)} into a new Gallery album called “${name}”.`,
      ],
      zh: [
        ({ name, day }) =>
          `在“Gallery”里新建相册“${name}”，把2025年${day.zh}拍的所有照片复制进去，原照片不动。`,
      ],
    },
    setup: (s, p) => {
      p.what
        .slice(0, p.count)
        .forEach((what, i) => putPicture(s, i, what, { day: p.day, minute: 590 + 97 * i }));
      putPicture(s, 'other', p.what[4]!, {
        day: {
          ...p.day,
          iso: new Date(Date.parse(`${p.day.iso}T12:00Z`) - 364 * 86_400_000).toISOString().slice(0, 10),
        },
      });
    },
    goals: {
      made: ({ was, now, p }) => newFolders(was, now).some(f => f.name === p.name),
      copied: {
        weight: 2,
        test: ({ was, now, p }) => {
          const list = newFiles(was, now);
          return (
            list.length === p.count &&
            list.every(f => folderOf(now, f) === p.name) &&
            ofDay(p).every(id => list.some(f => f.media?.picture === filesOf(was)[id]!.media!.picture))
          );
        },
      },
    },
    invariants: { originals: ({ was, now, p }) => ofDay(p).every(id => pathIn(now, id) === pathIn(was, id)) },
    allow: s => [newIn(s.device.storage.files)],
    solve: function* (_seen, p) {
      let seen = yield* searchFor(query(p.day));
      seen = yield* pickAll(seen, tile(p.what[0]!.en));
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Copy to album'));
      seen = yield tap(seen, button('New album'));
      seen = yield fill(seen, field('Album name'), p.name);
      yield tap(seen, button('Create'));
      yield done();
    },
    nearMisses: {
      moved: {
        change: (_s, p, ctx) => album(ctx, p.name, ofDay(p)),
        because: ['copied', 'originals', 'sideEffects'],
      },
      oneShort: { change: (_s, p, ctx) => album(ctx, p.name, ofDay(p).slice(1), true), because: 'copied' },
      anotherYearToo: {
        change: (_s, p, ctx) => album(ctx, p.name, [...ofDay(p), asked('other')], true),
        because: 'copied',
      },
      intoAnotherAlbum: {
        change: (s, p, ctx) =>
          ctx.act('gallery', 'copy', { files: ofDay(p), album: fileAt(filesOf(s), 'Pictures/Parley')!.id }),
        because: ['made', 'copied'],
      },
      twice: {
        change: (s, p, ctx) => {
          album(ctx, p.name, ofDay(p), true);
          ctx.act('gallery', 'copy', {
            files: ofDay(p),
            album: fileAt(filesOf(s), `Pictures/${p.name}`)!.id,
          });
        },
        because: 'copied',
      },
    },
    alternatives: { byState: { change: (_s, p, ctx) => album(ctx, p.name, ofDay(p), true) } },
  },
);

/** What the receipt’s file is called, so that one instance is not another’s answer. */
const RECEIPTS = [
  'receipt.jpg',
  'receipt_gallery.jpg',
  'receipt_march.jpg',
  'receipt_boots.jpg',
  'receipt_frames.jpg',
  'receipt_lunch.jpg',
] as const;
const copies = (was: Phone, now: Phone, name: string) =>
  newFiles(was, now).filter(
    f =>
      f.media?.picture === filesOf(was)[asked(0)]!.media!.picture &&
      f.name.replace(/( \(\d+\))(?=\.)/, '') === name,
  );

export const copyReceipt = task(
  'gallery/copy-receipt',
  { name: oneOf(...RECEIPTS), what: distinct(3, pictured()), day: date(-60, -3) },
  {
    tags: ['files', 'copy'],
    counterpart: 'SaveCopyOfReceiptTaskEval',
    ask: {
      en: [
        ({ name }) =>
          `Make a copy of ${name} in the Download folder, using Gallery. The picture stays where it is, too.`,
        ({ name }) => `Copy the picture ${name} in Gallery to the folder Download.`,
      ],
      zh: [({ name }) => `用“Gallery”把图片 ${name} 复制一份到 Download 文件夹，原图保留。`],
    },
    // Others have names that begin alike.
    setup: (s, p) => {
      const paper = (seed: number) =>
        `sheet:${encodeURIComponent(JSON.stringify(['receipt', 'TIDE & THREAD', `Cotton cord 3 m\t£${seed}.40`, 'Brass rings\t£6.10', `TOTAL\t£${seed + 6}.50`, 'Paid by card']))}`;
      const look = (seed: number) => ({
        kind: 'photo' as const,
        picture: paper(seed),
        width: 3000,
        height: 4000,
        description: 'A receipt on a wooden table.',
      });
      putPicture(s, 0, null, {
        name: p.name,
        day: p.day,
        media: look(4 + (Number(p.day.iso.slice(8)) % 20)),
      });
      putPicture(s, 1, null, {
        name: p.name.replace('.jpg', '_old.jpg'),
        day: p.day,
        minute: 725,
        media: look(31),
      });
      putPicture(s, 2, p.what[0]!, { name: 'receipts board.jpg', day: p.day, minute: 730 });
    },
    goals: {
      copied: ({ was, now, p }) =>
        copies(was, now, p.name).length === 1 && folderOf(now, copies(was, now, p.name)[0]!) === 'Download',
    },
    invariants: {
      stays: ({ was, now }) => pathIn(now, asked(0)) === pathIn(was, asked(0)),
      nothingElse: ({ was, now }) => newFiles(was, now).length <= 1,
    },
    allow: s => [newIn(s.device.storage.files)],
    solve: function* (_seen, p) {
      let seen = yield* searchFor(p.name);
      seen = yield longPress(seen, row(/^A receipt on a wooden table/));
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Copy to album'));
      seen = yield* scrollTo(seen, row('Download'));
      yield tap(seen, row('Download'));
      yield done();
    },
    nearMisses: {
      moved: {
        change: (s, _p, ctx) =>
          ctx.act('gallery', 'move', { files: [asked(0)], album: fileAt(filesOf(s), 'Download')!.id }),
        because: ['copied', 'stays', 'sideEffects'],
      },
      theOldOne: {
        change: (s, _p, ctx) =>
          ctx.act('gallery', 'copy', { files: [asked(1)], album: fileAt(filesOf(s), 'Download')!.id }),
        because: 'copied',
      },
      toDocuments: {
        change: (s, _p, ctx) =>
          ctx.act('gallery', 'copy', { files: [asked(0)], album: fileAt(filesOf(s), 'Documents')!.id }),
        because: 'copied',
      },
      bothReceipts: {
        change: (s, _p, ctx) =>
          ctx.act('gallery', 'copy', {
            files: [asked(0), asked(1)],
            album: fileAt(filesOf(s), 'Download')!.id,
          }),
        because: 'nothingElse',
      },
      twice: {
        change: (s, _p, ctx) => {
          for (let i = 0; i < 2; i++)
            ctx.act('gallery', 'copy', { files: [asked(0)], album: fileAt(filesOf(s), 'Download')!.id });
        },
        because: ['copied', 'nothingElse'],
      },
    },
    alternatives: {
      byState: {
        change: (s, _p, ctx) =>
          ctx.act('gallery', 'copy', { files: [asked(0)], album: fileAt(filesOf(s), 'Download')!.id }),
      },
    },
  },
);
