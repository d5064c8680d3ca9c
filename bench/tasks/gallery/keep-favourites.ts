import { same } from '../../../judges/changes.ts';
import { task, type Phone } from '../form.ts';
import { date, distinct, int, oneOf, type Day } from '../sample.ts';
import { button, done, longPress, tap } from '../steps.ts';
import {
  asked,
  filesOf,
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

const bin = (s: Phone, ids: readonly string[]) => {
  for (const id of ids) filesOf(s)[id]!.binned = s.clock.now;
};

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
          `Delete all photos taken at ${places[0]!} from Gallery, except the favourites among them.`,
        ({ places }) =>
          `Of my photos from ${places[0]!} I only want to keep the ones with a heart. Move the others to the bin in Gallery.`,
      ],
      zh: [({ places }) => `在“Gallery”里删除所有在 ${places[0]!} 拍的照片，但保留其中的收藏。`],
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
    goals: {
      some: ({ now, p }) => goes(p).some(id => filesOf(now)[id]?.binned !== null),
      binned: { weight: 2, test: ({ now, p }) => goes(p).every(id => filesOf(now)[id]?.binned !== null) },
    },
    invariants: {
      favouritesKept: ({ was, now, p }) => stays(p).every(id => same(filesOf(was)[id], filesOf(now)[id])),
      notForGood: ({ now, p }) => goes(p).every(id => id in filesOf(now)),
    },
    allow: (s, p) => goes(p).map(id => filesOf(s)[id]!.binned),
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
        change: (s, p) => bin(s, [...goes(p), ...stays(p)]),
        because: ['favouritesKept', 'sideEffects'],
      },
      theFavouritesInstead: {
        change: (s, p) => bin(s, stays(p)),
        because: ['some', 'binned', 'favouritesKept', 'sideEffects'],
      },
      oneLeft: { change: (s, p) => bin(s, goes(p).slice(1)), because: 'binned' },
      thoseOfAnotherPlaceToo: {
        change: (s, p) => bin(s, [...goes(p), asked('other-0')]),
        because: 'sideEffects',
      },
      forGood: {
        change: (s, p) => {
          for (const id of goes(p)) delete filesOf(s)[id];
        },
        because: ['notForGood', 'sideEffects'],
      },
    },
    alternatives: { byState: { change: (s, p) => bin(s, goes(p)) } },
  },
);
