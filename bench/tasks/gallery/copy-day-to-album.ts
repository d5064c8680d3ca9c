import { task } from '../form.ts';
import { date, distinct, int, oneOf, type Day } from '../sample.ts';
import { done } from '../steps.ts';
import {
  ALBUMS,
  asked,
  copyTo,
  createAlbum,
  dayQuery,
  dayWords,
  pickAll,
  pictured,
  putPicture,
  searchFor,
  tile,
  toNewAlbum,
  type Pictured,
} from './make.ts';

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
    expect: {
      made: (_s, p, ctx) => createAlbum(ctx, p.name, []),
      copied: { weight: 2, change: (s, p, ctx) => copyTo(s, ctx, ofDay(p), `Pictures/${p.name}`) },
    },
    solve: function* (_seen, p) {
      let seen = yield* searchFor(dayQuery(p.day));
      seen = yield* pickAll(seen, tile(p.what[0]!.en));
      yield* toNewAlbum(seen, 'Copy to album', p.name);
      yield done();
    },
    nearMisses: {
      moved: {
        change: (_s, p, ctx) => createAlbum(ctx, p.name, ofDay(p)),
        because: ['copied', 'sideEffects'],
      },
      anotherYearToo: {
        change: (_s, p, ctx) => createAlbum(ctx, p.name, [...ofDay(p), asked('other')], true),
        because: 'sideEffects',
      },
      intoAnotherAlbum: {
        change: (s, p, ctx) => copyTo(s, ctx, ofDay(p), 'Pictures/Parley'),
        because: ['made', 'copied', 'sideEffects'],
      },
      moreAlbums: {
        change: (_s, p, ctx) => {
          createAlbum(ctx, p.name, ofDay(p), true);
          for (let i = 0; i < 10; i++) createAlbum(ctx, `${p.name} ${i}`, []);
        },
        because: 'sideEffects',
      },
    },
  },
);
