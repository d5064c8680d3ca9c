import { same } from '../../../judges/changes.ts';
import { task, type Phone } from '../form.ts';
import { date, distinct, int, oneOf, params, type Day } from '../sample.ts';
import { answer, button, done, first, longPress, tap, toggle } from '../steps.ts';
import {
  asked,
  filesOf,
  mediaOfId,
  openPhotos,
  openPicture,
  PICTURES,
  pictured,
  PLACES,
  putPicture,
  searchFor,
  tile,
  type Pictured,
} from './make.ts';

const MINUTES = [541, 704, 830, 1_002, 1_190] as const;
const dayWords = (day: Day) => `${day.en} 2025`;
const zhDay = (day: Day) => `2025年${day.zh}`;
const months = { from: -340, to: -260 } as const;
const query = (day: Day) => `${Number(day.iso.slice(8))} ${day.en.split(' ')[2]} 2025`;
/** A day before or after, a minute from midnight. */
const beside = (day: Day, by: -1 | 1): Day => ({
  ...day,
  iso: new Date(Date.parse(`${day.iso}T12:00Z`) + by * 86_400_000).toISOString().slice(0, 10),
});

interface Fav {
  day: Day;
  what: Pictured[];
  count: number;
  had: number;
}
const ofDay = (p: Fav) => p.what.slice(0, p.count).map((_, i) => asked(i));
const setLoved = (s: Phone, ids: readonly string[], on = true) => {
  for (const id of ids) mediaOfId(s, id).favourite = on;
};

export const favouriteDay = task(
  'gallery/favourite-day',
  { day: date(months.from, months.to), what: distinct(6, pictured()), count: int(3, 4), had: int(0, 2) },
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
    // One has its heart already; two more were taken just outside of the day.
    setup: (s, p) => {
      p.what
        .slice(0, p.count)
        .forEach((what, i) =>
          putPicture(s, i, what, { day: p.day, minute: MINUTES[i]!, media: { favourite: i === p.had } }),
        );
      putPicture(s, 'before', p.what[4]!, { day: beside(p.day, -1), minute: 1_438 });
      putPicture(s, 'after', p.what[5]!, { day: beside(p.day, 1), minute: 2 });
    },
    goals: {
      loved: ({ now, p }) =>
        ofDay(p).every(id => filesOf(now)[id]?.binned === null && mediaOfId(now, id).favourite),
    },
    allow: (s, p) => ofDay(p).map(id => mediaOfId(s, id).favourite),
    solve: function* (_seen, p) {
      let seen = yield* searchFor(query(p.day));
      seen = yield longPress(seen, tile(p.what[0]!.en));
      seen = yield tap(seen, toggle(/^Select /));
      yield tap(seen, button('Add to favourites'));
      yield done();
    },
    nearMisses: {
      oneLeft: {
        change: (s, p) =>
          setLoved(
            s,
            ofDay(p)
              .filter(id => id !== asked(p.had))
              .slice(1),
          ),
        because: 'loved',
      },
      theEveningBeforeToo: {
        change: (s, p) => setLoved(s, [...ofDay(p), asked('before')]),
        because: 'sideEffects',
      },
      theNextNightToo: {
        change: (s, p) => setLoved(s, [...ofDay(p), asked('after')]),
        because: 'sideEffects',
      },
      turnedRound: {
        change: (s, p) => {
          setLoved(s, ofDay(p));
          setLoved(s, [asked(p.had)], false);
        },
        because: 'loved',
      },
      theWrongDay: { change: s => setLoved(s, [asked('before')]), because: ['loved', 'sideEffects'] },
    },
    alternatives: { byState: { change: (s, p) => setLoved(s, ofDay(p)) } },
  },
);

/** The phone’s today, early enough that everything has been taken. */
const today = (minute: number) => ({ day: { at: 0, iso: '2026-03-12', en: '', zh: '', weekday: 4 }, minute });
export const favouriteNewest = task(
  'gallery/favourite-newest',
  { what: distinct(3, pictured()), minute: int(566, 578) },
  {
    tags: ['order'],
    ask: {
      en: [
        'Mark the photo that I took last as a favourite in Gallery.',
        'In Gallery, give the newest photo a heart.',
      ],
      zh: ['在“Gallery”里把最新拍的一张照片标为收藏。'],
    },
    // A newer one lies in the bin, and an older one was changed last.
    setup: (s, { what, minute }) => {
      putPicture(s, 0, what[0]!, today(minute));
      putPicture(s, 1, what[1]!, today(minute - 1));
      filesOf(s)[asked(1)]!.at = s.clock.now - 20_000;
      putPicture(s, 2, what[2]!, { ...today(minute + 1), binnedDaysAgo: 0 });
    },
    goals: {
      loved: ({ now }) => mediaOfId(now, asked(0)).favourite && filesOf(now)[asked(0)]?.binned === null,
    },
    allow: s => [mediaOfId(s, asked(0)).favourite],
    solve: function* (_seen, p) {
      let seen = yield* openPhotos();
      seen = yield tap(seen, tile(p.what[0]!.en));
      yield tap(seen, button('Favourite'));
      yield done();
    },
    nearMisses: {
      theOneBefore: { change: s => setLoved(s, [asked(1)]), because: ['loved', 'sideEffects'] },
      both: { change: s => setLoved(s, [asked(0), asked(1)]), because: 'sideEffects' },
      theBinnedOne: {
        change: s => {
          filesOf(s)[asked(2)]!.binned = null;
          setLoved(s, [asked(2)]);
        },
        because: ['loved', 'sideEffects'],
      },
      lovedAndBinned: {
        change: s => {
          setLoved(s, [asked(0)]);
          filesOf(s)[asked(0)]!.binned = s.clock.now;
        },
        because: ['loved', 'sideEffects'],
      },
    },
    alternatives: { byState: { change: s => setLoved(s, [asked(0)]) } },
  },
);

interface Count {
  place: string;
  other: string;
  day: Day;
  month: number;
  counts: number[];
  what: Pictured[];
}
const FIELD = { photos: { type: 'number' as const, label: { en: 'Photos', zh: '照片数' } } };
const MONTH_WORDS = ['February', 'March', 'April'] as const;
const MONTH_NUMBERS = [2, 3, 4] as const;
/** How many pictures each month has, at the place and elsewhere; videos are told apart. */
function putCounted(s: Phone, p: Count): void {
  let n = 0;
  const put = (month: number, count: number, place: string, kind: 'photo' | 'video') => {
    for (let i = 0; i < count; i++) {
      const iso = `2025-0${month}-${String(3 + ((i * 7 + n) % 24)).padStart(2, '0')}`;
      putPicture(s, n++, PICTURES[(i + month + n) % PICTURES.length]!, {
        day: { at: 0, iso, en: '', zh: '', weekday: 0 },
        minute: 560 + n * 7,
        media: { place, kind, ...(kind === 'video' ? { duration: 8_000 + i * 1_000 } : {}) },
        ...(kind === 'video' ? { mime: 'video/mp4', name: `VID_${n}.mp4` } : {}),
      });
    }
  };
  MONTH_NUMBERS.forEach((month, i) => put(month, p.counts[i]!, p.place, 'photo'));
  put(MONTH_NUMBERS[p.month]!, 2, p.place, 'video');
  put(MONTH_NUMBERS[p.month]!, 2, p.other, 'photo');
}

export const countPhotos = task(
  'gallery/count-photos',
  params({ places: distinct(2, oneOf(...PLACES)), counts: distinct(3, int(3, 8)), month: int(0, 2) }),
  {
    tags: ['query', 'search', 'answer-sheet'],
    ask: {
      en: [
        p =>
          `How many photos did I take at ${p.places[0]!} in ${MONTH_WORDS[p.month]} 2025? Videos do not count. Give the number on the answer sheet.`,
        p =>
          `Look into Gallery: the number of photos, without videos, from ${p.places[0]!} in ${MONTH_WORDS[p.month]} 2025 belongs on the answer sheet.`,
      ],
      zh: [
        p =>
          `2025年${MONTH_NUMBERS[p.month]}月我在 ${p.places[0]!} 拍了多少张照片（视频不算）？请填写到答题卡上。`,
      ],
    },
    setup: (s, p) =>
      putCounted(s, {
        place: p.places[0]!,
        other: p.places[1]!,
        month: p.month,
        counts: p.counts,
        day: null as never,
        what: [],
      }),
    goals: {},
    allow: () => [],
    answer: { fields: FIELD, key: ({ p }) => ({ photos: p.counts[p.month]! }) },
    solve: function* (_seen, p) {
      const seen = yield* searchFor(`${p.places[0]!} ${MONTH_WORDS[p.month]} 2025 photo`);
      const shown = new Set<string>();
      let now = seen;
      for (let scrolls = 0; scrolls < 8; scrolls++) {
        const size = shown.size;
        for (const e of now.elements ?? []) if (e.id.startsWith('media#')) shown.add(e.id);
        if (scrolls > 1 && shown.size === size) break;
        if (scrolls > 0 && !now.elements?.some(e => e.states.scrollable)) break;
        now = yield scrolls === 0
          ? { type: 'key', key: 'back' }
          : { type: 'scroll', direction: 'down', amount: 0.5 };
      }
      yield answer({ photos: shown.size });
      yield done();
    },
    nearMisses: {
      videosToo: { change: () => {}, answer: p => ({ photos: p.counts[p.month]! + 2 }), because: 'answer' },
      allMonths: {
        change: () => {},
        answer: p => ({ photos: p.counts.reduce((a, b) => a + b) }),
        because: 'answer',
      },
      anotherMonth: {
        change: () => {},
        answer: p => ({ photos: p.counts[(p.month + 1) % 3]! }),
        because: 'answer',
      },
      nothingSaid: { change: () => {}, because: 'answer' },
      andOneDeleted: {
        change: s => {
          filesOf(s)[asked(0)]!.binned = s.clock.now;
        },
        answer: p => ({ photos: p.counts[p.month]! }),
        because: 'sideEffects',
      },
    },
    alternatives: { asWords: { change: () => {}, answer: p => ({ photos: String(p.counts[p.month]!) }) } },
  },
);

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
    day: date(months.from, months.to),
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

export const restorePhoto = task(
  'gallery/restore-one',
  { what: distinct(5, pictured()), day: date(months.from, months.to) },
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

export const setWallpaper = task(
  'gallery/set-wallpaper',
  { what: distinct(2, pictured()), days: distinct(2, date(months.from, months.to)) },
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
    // The same thing was taken on another day, in black and white.
    setup: (s, { what, days }) => {
      putPicture(s, 0, what[0]!, { day: days[0]! });
      putPicture(s, 1, what[0]!, { day: days[1]!, media: { picture: `${what[0]!.picture}#filter=mono` } });
      putPicture(s, 2, what[1]!, { day: days[0]!, minute: 800 });
    },
    goals: { set: ({ now, p }) => now.os.settings.wallpaperPicture === p.what[0]!.picture },
    allow: s => [s.os.settings.wallpaperPicture],
    solve: function* (_seen, p) {
      let seen = yield* openPicture(query(p.days[0]!), tile(p.what[0]!.en));
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
