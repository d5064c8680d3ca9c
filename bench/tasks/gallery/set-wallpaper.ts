import { task } from '../form.ts';
import { date, distinct } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, tap } from '../steps.ts';
import {
  asked,
  dayQuery,
  dayWords,
  openPicture,
  PICTURE_DAYS,
  pictured,
  putPicture,
  tile,
  zhDay,
} from './make.ts';

const use = (ctx: SetupCtx, key: number) => ctx.act('gallery', 'useAsWallpaper', { file: asked(key) });

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
    expect: { set: (_s, _p, ctx) => use(ctx, 0) },
    solve: function* (_seen, p) {
      let seen = yield* openPicture(dayQuery(p.days[0]!), tile(p.what[0]!.en));
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Use as wallpaper'));
      yield tap(seen, button('Set wallpaper'));
      yield done();
    },
    nearMisses: {
      theOtherDay: { change: (_s, _p, ctx) => use(ctx, 1), because: ['set', 'sideEffects'] },
      anotherPhoto: { change: (_s, _p, ctx) => use(ctx, 2), because: ['set', 'sideEffects'] },
    },
  },
);
