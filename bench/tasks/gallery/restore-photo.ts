import { task } from '../form.ts';
import { date, distinct } from '../sample.ts';
import { button, done, first, tap } from '../steps.ts';
import { asked, MINUTES, openPhotos, PICTURE_DAYS, pictured, putPicture, tile } from './make.ts';

export const restorePhoto = task(
  'gallery/restore-one',
  { what: distinct(5, pictured()), day: date(PICTURE_DAYS.from, PICTURE_DAYS.to) },
  {
    tags: ['restore'],
    ask: {
      en: [
        ({ what }) =>
          `I deleted the photo of ${what[0]!.en} by mistake. Get it back from the bin of Gallery.`,
        ({ what }) => `Restore the picture of ${what[0]!.en} that lies in Gallery’s bin.`,
      ],
      zh: [({ what }) => `我误删了“${what[0]!.zh}”的照片，请从“Gallery”的回收站里恢复它。`],
    },
    setup: (s, p) =>
      p.what
        .slice(0, 4)
        .forEach((what, i) =>
          putPicture(s, i, what, { day: p.day, minute: MINUTES[i]!, binnedDaysAgo: 3 + i }),
        ),
    expect: { back: (_s, _p, ctx) => ctx.act('gallery', 'restore', { files: [asked(0)] }) },
    solve: function* (_seen, p) {
      let seen = yield* openPhotos();
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Bin'));
      seen = yield tap(seen, first(tile(p.what[0]!.en)));
      yield tap(seen, button('Restore'));
      yield done();
    },
    nearMisses: {
      another: {
        change: (_s, _p, ctx) => ctx.act('gallery', 'restore', { files: [asked(1)] }),
        because: ['back', 'sideEffects'],
      },
      andEmptiedTheBin: {
        change: (_s, _p, ctx) => {
          ctx.act('gallery', 'restore', { files: [asked(0)] });
          ctx.act('gallery', 'emptyBin', {});
        },
        because: 'sideEffects',
      },
    },
  },
);
