import { task } from '../form.ts';
import { date, distinct, int, oneOf, type Day } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, longPress, tap } from '../steps.ts';
import {
  asked,
  MINUTES,
  PICTURE_DAYS,
  pictured,
  PLACES,
  putPicture,
  searchFor,
  tile,
  type Pictured,
} from './make.ts';

interface Keep {
  places: string[];
  what: Pictured[];
  loved: number[];
  day: Day;
}

const goes = (p: Keep) => [0, 1, 2, 3, 4].filter(i => !p.loved.includes(i)).map(asked);

const stays = (p: Keep) => p.loved.map(asked);

const bin = (ctx: SetupCtx, files: string[]) => ctx.act('gallery', 'bin', { files });

export const keepFavourites = task(
  'gallery/keep-favourites',
  {
    places: distinct(2, oneOf(...PLACES)),
    what: distinct(7, pictured()),
    loved: distinct(2, int(0, 4)),
    day: date(PICTURE_DAYS.from, PICTURE_DAYS.to),
  },
  {
    tags: ['clean-up', 'condition', 'multi-entity'],
    ask: {
      en: [
        ({ places }) =>
          `Move all photos taken at ${places[0]!} to Gallery’s bin, except the favourites among them.`,
        ({ places }) =>
          `Of my photos from ${places[0]!} I only want to keep the ones with a heart. Move the others to the bin in Gallery.`,
      ],
      zh: [({ places }) => `在“Gallery”里把所有在 ${places[0]!} 拍的照片移到回收站，但保留其中的收藏。`],
    },
    setup: (s, p) => {
      p.what.slice(0, 5).forEach((what, i) =>
        putPicture(s, i, what, {
          day: p.day,
          minute: MINUTES[i]!,
          media: { place: p.places[0]!, favourite: p.loved.includes(i) },
        }),
      );
      p.what.slice(5).forEach((what, i) =>
        putPicture(s, `other-${i}`, what, {
          day: p.day,
          minute: 600 + i,
          media: { place: i === 0 ? p.places[1]! : '' },
        }),
      );
    },
    expect: { binned: (_s, p, ctx) => bin(ctx, goes(p)) },
    solve: function* (_seen, p) {
      const seen = yield* searchFor(p.places[0]!);
      const gone = [0, 1, 2, 3, 4].filter(i => !p.loved.includes(i)).map(i => p.what[i]!);
      let now = yield longPress(seen, tile(gone[0]!.en));
      now = yield { type: 'key', key: 'back' };
      for (const what of gone.slice(1)) now = yield tap(now, tile(what.en));
      yield tap(now, button('Delete'));
      yield done();
    },
    nearMisses: {
      theFavouritesToo: {
        change: (_s, p, ctx) => bin(ctx, [...goes(p), ...stays(p)]),
        because: 'sideEffects',
      },
      thoseOfAnotherPlaceToo: {
        change: (_s, p, ctx) => bin(ctx, [...goes(p), asked('other-0')]),
        because: 'sideEffects',
      },
      forGood: {
        change: (_s, p, ctx) => {
          bin(ctx, goes(p));
          ctx.act('gallery', 'remove', { files: goes(p) });
        },
        because: ['binned', 'sideEffects'],
      },
    },
  },
);
