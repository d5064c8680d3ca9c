import { task } from '../form.ts';
import { date, distinct } from '../sample.ts';
import { button, done, tap } from '../steps.ts';
import {
  asked,
  dayQuery,
  dayWords,
  filesOf,
  openPicture,
  PICTURE_DAYS,
  pictured,
  putPicture,
  tile,
  zhDay,
} from './make.ts';

export const setWallpaper = task(
  'gallery/set-wallpaper',
  { what: distinct(2, pictured()), days: distinct(2, date(PICTURE_DAYS.from, PICTURE_DAYS.to)) },
  {
    tags: ['search', 'system'],
    ask: {
      en: [
        ({ what, days }) =>
          `Use the photo of ${what[0]!.en} that I took on ${dayWords(days[0]!)} as the phone’s wallpaper.`,
        ({ what, days }) =>
          `From Gallery, set my photo of ${what[0]!.en} (${dayWords(days[0]!)}) as wallpaper.`,
      ],
      zh: [({ what, days }) => `把我在${zhDay(days[0]!)}拍的“${what[0]!.zh}”照片设为手机壁纸。`],
    },
    // A photo of the same thing from another day is in black and white.
    setup: (s, { what, days }) => {
      putPicture(s, 0, what[0]!, { day: days[0]! });
      putPicture(s, 1, what[0]!, { day: days[1]!, media: { picture: `${what[0]!.picture}#filter=mono` } });
      putPicture(s, 2, what[1]!, { day: days[0]!, minute: 800 });
    },
    goals: { set: ({ now, p }) => now.os.settings.wallpaperPicture === p.what[0]!.picture },
    allow: s => [s.os.settings.wallpaperPicture],
    solve: function* (_seen, p) {
      let seen = yield* openPicture(dayQuery(p.days[0]!), tile(p.what[0]!.en));
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Use as wallpaper'));
      yield tap(seen, button('Set wallpaper'));
      yield done();
    },
    nearMisses: {
      theOtherDay: {
        change: (s, p) => {
          s.os.settings.wallpaperPicture = `${p.what[0]!.picture}#filter=mono`;
        },
        because: 'set',
      },
      anotherPhoto: {
        change: (s, p) => {
          s.os.settings.wallpaperPicture = p.what[1]!.picture;
        },
        because: 'set',
      },
      oneOfThePhones: {
        change: s => {
          s.os.settings.wallpaper = s.os.settings.wallpaper === 'dune' ? 'dusk' : 'dune';
        },
        because: ['set', 'sideEffects'],
      },
      setAndDeleted: {
        change: (s, p) => {
          s.os.settings.wallpaperPicture = p.what[0]!.picture;
          filesOf(s)[asked(0)]!.binned = s.clock.now;
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      byState: {
        change: (s, p) => {
          s.os.settings.wallpaperPicture = p.what[0]!.picture;
        },
      },
    },
  },
);
