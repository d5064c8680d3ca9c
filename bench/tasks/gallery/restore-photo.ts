import { task } from '../form.ts';
import { date, distinct } from '../sample.ts';
import { button, done, first, tap } from '../steps.ts';
import {
  asked,
  filesOf,
  mediaOfId,
  MINUTES,
  openPhotos,
  PICTURE_DAYS,
  pictured,
  putPicture,
  tile,
} from './make.ts';

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
    goals: { back: ({ now }) => filesOf(now)[asked(0)]?.binned === null },
    invariants: {
      whereItWas: ({ was, now }) => filesOf(now)[asked(0)]?.parent === filesOf(was)[asked(0)]!.parent,
    },
    allow: s => [filesOf(s)[asked(0)]!.binned],
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
        change: s => {
          filesOf(s)[asked(1)]!.binned = null;
        },
        because: ['back', 'sideEffects'],
      },
      allOfThem: {
        change: s => {
          for (const i of [0, 1, 2, 3]) filesOf(s)[asked(i)]!.binned = null;
        },
        because: 'sideEffects',
      },
      restoredAndMarked: {
        change: s => {
          filesOf(s)[asked(0)]!.binned = null;
          mediaOfId(s, asked(0)).favourite = true;
        },
        because: 'sideEffects',
      },
      deletedForGood: {
        change: s => {
          delete filesOf(s)[asked(0)];
        },
        because: ['back', 'whereItWas', 'sideEffects'],
      },
    },
    alternatives: {
      byState: {
        change: s => {
          filesOf(s)[asked(0)]!.binned = null;
        },
      },
    },
  },
);
