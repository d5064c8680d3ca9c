import { task } from '../form.ts';
import { date, distinct, int, type Day } from '../sample.ts';
import { button, done, longPress, tap, toggle } from '../steps.ts';
import {
  asked,
  dayQuery,
  dayWords,
  filesOf,
  MINUTES,
  openPhotos,
  PICTURE_DAYS,
  pictured,
  putPicture,
  searchFor,
  setFavourite,
  tile,
  zhDay,
  type Pictured,
} from './make.ts';

/** The day before or after. */
const beside = (day: Day, by: -1 | 1): Day => ({
  ...day,
  iso: new Date(Date.parse(`${day.iso}T12:00Z`) + by * 86_400_000).toISOString().slice(0, 10),
});

interface FavouriteDay {
  day: Day;
  what: Pictured[];
  count: number;
  had: number;
}

const ofDay = (p: FavouriteDay) => p.what.slice(0, p.count).map((_, i) => asked(i));

export const favouriteDay = task(
  'gallery/favourite-day',
  {
    day: date(PICTURE_DAYS.from, PICTURE_DAYS.to),
    what: distinct(6, pictured()),
    count: int(3, 4),
    had: int(0, 2),
  },
  {
    tags: ['multi-entity', 'dates'],
    ask: {
      en: [
        ({ day }) => `In Gallery, mark every photo that I took on ${dayWords(day)} as a favourite.`,
        ({ day }) =>
          `All my photos of ${dayWords(day)} belong among the favourites of the Gallery app. Add them, and no others.`,
      ],
      zh: [({ day }) => `把我在${zhDay(day)}拍的所有照片都在“Gallery”里标为收藏。`],
    },
    // One is a favourite already; two more were taken minutes before and after the day.
    setup: (s, p) => {
      p.what
        .slice(0, p.count)
        .forEach((what, i) =>
          putPicture(s, i, what, { day: p.day, minute: MINUTES[i]!, media: { favourite: i === p.had } }),
        );
      putPicture(s, 'before', p.what[4]!, { day: beside(p.day, -1), minute: 1_438 });
      putPicture(s, 'after', p.what[5]!, { day: beside(p.day, 1), minute: 2 });
    },
    expect: { loved: (_s, p, ctx) => setFavourite(ctx, ofDay(p)) },
    solve: function* (_seen, p) {
      let seen = yield* searchFor(dayQuery(p.day));
      seen = yield longPress(seen, tile(p.what[0]!.en));
      seen = yield tap(seen, toggle(/^Select /));
      yield tap(seen, button('Add to favourites'));
      yield done();
    },
    nearMisses: {
      theEveningBeforeToo: {
        change: (_s, p, ctx) => setFavourite(ctx, [...ofDay(p), asked('before')]),
        because: 'sideEffects',
      },
      theNextNightToo: {
        change: (_s, p, ctx) => setFavourite(ctx, [...ofDay(p), asked('after')]),
        because: 'sideEffects',
      },
      turnedRound: {
        change: (_s, p, ctx) => {
          setFavourite(ctx, ofDay(p));
          setFavourite(ctx, [asked(p.had)], false);
        },
        because: 'sideEffects',
      },
    },
  },
);

/** The phone’s today, at a time that has passed. */
const today = (minute: number) => ({ day: { at: 0, iso: '2026-03-12', en: '', zh: '', weekday: 4 }, minute });

export const favouriteNewest = task(
  'gallery/favourite-newest',
  { what: distinct(3, pictured()), minute: int(566, 578) },
  {
    tags: ['order'],
    guessable: 'The newest is asked for, which stands first.',
    ask: {
      en: [
        'Mark the photo that I took last as a favourite in Gallery.',
        'In Gallery, give the newest photo a heart.',
      ],
      zh: ['在“Gallery”里把最新拍的一张照片标为收藏。'],
    },
    // A newer one is in the bin, and an older one was changed last.
    setup: (s, { what, minute }) => {
      putPicture(s, 0, what[0]!, today(minute));
      putPicture(s, 1, what[1]!, today(minute - 1));
      filesOf(s)[asked(1)]!.at = s.clock.now - 20_000;
      putPicture(s, 2, what[2]!, { ...today(minute + 1), binnedDaysAgo: 0 });
    },
    expect: { loved: (_s, _p, ctx) => setFavourite(ctx, [asked(0)]) },
    solve: function* (_seen, p) {
      let seen = yield* openPhotos();
      seen = yield tap(seen, tile(p.what[0]!.en));
      yield tap(seen, button('Favourite'));
      yield done();
    },
    nearMisses: {
      theOneBefore: {
        change: (_s, _p, ctx) => setFavourite(ctx, [asked(1)]),
        because: ['loved', 'sideEffects'],
      },
      theBinnedOne: {
        change: (_s, _p, ctx) => {
          ctx.act('gallery', 'restore', { files: [asked(2)] });
          setFavourite(ctx, [asked(2)]);
        },
        because: ['loved', 'sideEffects'],
      },
    },
  },
);
