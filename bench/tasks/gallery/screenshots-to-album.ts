import { fileAt } from '../../../src/sdk/core/storage.ts';
import { pictures } from '../../../apps/gallery/select.ts';
import { task, type Phone } from '../form.ts';
import { date, distinct, int, oneOf } from '../sample.ts';
import { done, first, row, scrollTo, tap } from '../steps.ts';
import {
  ALBUMS,
  asked,
  createAlbum,
  filesOf,
  openPhotos,
  pickAll,
  pictured,
  putPicture,
  toNewAlbum,
} from './make.ts';

const shotsOf = (s: Phone): string[] =>
  pictures(filesOf(s))
    .filter(f => f.media.kind === 'screenshot')
    .map(f => f.id);

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
    // A photo named like a screenshot is none, and is in another folder.
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
    expect: {
      made: (_s, p, ctx) => createAlbum(ctx, p.name, []),
      moved: {
        weight: 2,
        change: (s, p, ctx) =>
          ctx.act('gallery', 'move', {
            files: shotsOf(s),
            album: fileAt(filesOf(s), `Pictures/${p.name}`)!.id,
          }),
      },
    },
    solve: function* (_seen, p) {
      let seen = yield* openPhotos();
      seen = yield tap(seen, {
        what: 'tab Albums',
        rank: e => (e.role === 'tab' && e.name === 'Albums' ? 0 : null),
      });
      seen = yield* scrollTo(seen, row('Screenshots'));
      seen = yield tap(seen, row('Screenshots'));
      seen = yield* pickAll(seen, first(row(/^A screenshot of the lock screen/)));
      yield* toNewAlbum(seen, 'Move to album', p.name);
      yield done();
    },
    nearMisses: {
      copied: {
        change: (s, p, ctx) => createAlbum(ctx, p.name, shotsOf(s), true),
        because: ['moved', 'sideEffects'],
      },
      thePhotoToo: {
        change: (s, p, ctx) => createAlbum(ctx, p.name, [...shotsOf(s), asked('photo')]),
        because: 'sideEffects',
      },
    },
  },
);
