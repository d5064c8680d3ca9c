import { newRow } from '../../../judges/side-effects.ts';
import { NO_EDITS, writePicture, type PictureEdits } from '../../../src/sdk/core/picture.ts';
import { task, type Phone } from '../form.ts';
import { date, distinct, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, rid, tap } from '../steps.ts';
import {
  asked,
  dayQuery,
  dayWords,
  editsOf,
  mediaOfId,
  newPictures,
  openPicture,
  pictured,
  putPicture,
  tile,
  type Pictured,
} from './make.ts';

const TURNS = [90, 180, 270] as const;
const sizes = (what: Pictured, turn: number) =>
  (turn % 180 === 0) === what.tall ? { width: 3000, height: 4000 } : { width: 4000, height: 3000 };
const show = (s: Phone, id: string, what: Pictured, edits: Partial<PictureEdits>) =>
  Object.assign(mediaOfId(s, id), {
    picture: writePicture(what.picture, { ...NO_EDITS, ...edits }),
    ...sizes(what, edits.turn ?? 0),
  });

const save = (ctx: SetupCtx, key: number, edits: PictureEdits, copy = false) =>
  ctx.act('gallery', 'saveEdits', { file: asked(key), edits, copy });

export const turnUpright = task(
  'gallery/turn-upright',
  { what: distinct(2, pictured()), day: date(-340, -260), turn: oneOf(...TURNS) },
  {
    tags: ['edit', 'vision'],
    ask: {
      en: [
        ({ what, day }) =>
          `The photo of ${what[0]!.en} that I took on ${dayWords(day)} is not upright. Turn it so that it is, and save it over the old one.`,
        ({ what, day }) =>
          `In Gallery, rotate my photo of ${what[0]!.en} of ${dayWords(day)} until it stands the right way up. No copy, please.`,
      ],
      zh: [
        ({ what, day }) =>
          `我在2025年${day.zh}拍的“${what[0]!.zh}”照片方向不对，请在“Gallery”里把它转正并直接保存（不要另存副本）。`,
      ],
    },
    setup: (s, p) => {
      putPicture(s, 0, p.what[0]!, { day: p.day });
      show(s, asked(0), p.what[0]!, { turn: p.turn });
      putPicture(s, 1, p.what[1]!, { day: p.day, minute: 725 });
      show(s, asked(1), p.what[1]!, { turn: p.turn });
    },
    expect: { upright: (_s, _p, ctx) => save(ctx, 0, NO_EDITS) },
    solve: function* (_seen, p) {
      let seen = yield* openPicture(dayQuery(p.day), tile(p.what[0]!.en));
      seen = yield tap(seen, button('Edit'));
      for (let turn: number = p.turn; turn % 360 !== 0; turn += 90) seen = yield tap(seen, button('Rotate'));
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      aQuarterShort: {
        change: (_s, p, ctx) => save(ctx, 0, { ...NO_EDITS, turn: p.turn === 180 ? 270 : 180 }),
        because: ['upright', 'sideEffects'],
      },
      mirroredToo: {
        change: (_s, _p, ctx) => save(ctx, 0, { ...NO_EDITS, mirror: true }),
        because: ['upright', 'sideEffects'],
      },
      theOtherPhoto: {
        change: (_s, _p, ctx) => save(ctx, 1, NO_EDITS),
        because: ['upright', 'sideEffects'],
      },
      aCopy: {
        change: (_s, _p, ctx) => save(ctx, 0, NO_EDITS, true),
        because: ['upright', 'sideEffects'],
      },
    },
  },
);

const FILTERS = {
  mono: ['Mono', '黑白'],
  sepia: ['Sepia', '棕褐色'],
  noir: ['Noir', '黑色电影'],
  vivid: ['Vivid', '鲜艳'],
  fade: ['Fade', '褪色'],
} as const;
type Filter = keyof typeof FILTERS;
const SHAPES = {
  Square: ['square', '正方形', 1],
  '4:3': ['4:3', '4:3', 4 / 3],
  '3:4': ['3:4', '3:4', 3 / 4],
  '16:9': ['16:9', '16:9', 16 / 9],
} as const;
type Shape = keyof typeof SHAPES;
/** Whether a part of a photo has a shape: to within three thousandths, as its sides are kept. */
const hasShape = (width: number, height: number, shape: Shape) =>
  Math.abs(width / height / SHAPES[shape][2] - 1) < 0.01;
const saveAs = (
  p: { what: Pictured[]; shape: Shape; filter: Filter },
  change: Partial<PictureEdits> = {},
): PictureEdits => {
  const { width, height } = sizes(p.what[0]!, 0);
  const lock = (SHAPES[p.shape][2] * height) / width;
  const [w, h] = [Math.min(1, lock), Math.min(1, 1 / lock)].map(n => Math.round(n * 1000) / 1000) as [
    number,
    number,
  ];
  return {
    ...NO_EDITS,
    crop: {
      left: Math.round((1 - w) * 500) / 1000,
      top: Math.round((1 - h) * 500) / 1000,
      width: w,
      height: h,
    },
    filter: p.filter,
    ...change,
  };
};

/** The part that the agent cropped to, if it has the shape: which part is left open. The middle otherwise. */
function partOf(s: Phone, p: Parameters<typeof saveAs>[0], now: Phone): PictureEdits['crop'] {
  const [copy] = newPictures(s, now).filter(
    f => editsOf(f.media).base === p.what[0]!.picture && hasShape(f.media.width, f.media.height, p.shape),
  );
  return copy ? editsOf(copy.media).edits.crop : saveAs(p).crop;
}

export const croppedCopy = task(
  'gallery/cropped-copy',
  {
    what: distinct(2, pictured()),
    day: date(-340, -260),
    shape: oneOf('Square', '16:9'),
    filter: oneOf('mono', 'sepia', 'noir', 'vivid', 'fade'),
  },
  {
    tags: ['edit', 'copy'],
    ask: {
      en: [
        p =>
          `Make a copy of my photo of ${p.what[0]!.en} (${dayWords(p.day)}) in Gallery that is cropped to ${SHAPES[p.shape][0]} and has the ${FILTERS[p.filter][0]} filter. The photo itself stays as it is.`,
        p =>
          `In Gallery, crop the photo of ${p.what[0]!.en} from ${dayWords(p.day)} to the shape ${SHAPES[p.shape][0]}, give it the filter ${FILTERS[p.filter][0]}, and save that as a copy.`,
      ],
      zh: [
        p =>
          `在“Gallery”里把2025年${p.day.zh}的“${p.what[0]!.zh}”照片裁剪成${SHAPES[p.shape][1]}并加上${FILTERS[p.filter][0]}（${FILTERS[p.filter][1]}）滤镜，另存为副本，原照片保持不变。`,
      ],
    },
    setup: (s, p) => {
      putPicture(s, 0, p.what[0]!, { day: p.day });
      putPicture(s, 1, p.what[1]!, { day: p.day, minute: 726 });
    },
    expect: { copied: (s, p, ctx, now) => save(ctx, 0, saveAs(p, { crop: partOf(s, p, now) }), true) },
    // The editor, Gallery and Files each name a copy in their own way.
    free: s => [newRow(s.device.storage.files).name],
    solve: function* (_seen, p) {
      let seen = yield* openPicture(dayQuery(p.day), tile(p.what[0]!.en));
      seen = yield tap(seen, button('Edit'));
      if (p.shape === '16:9')
        seen = yield { type: 'scroll', element: 'scroll/ratios', direction: 'right', amount: 1 };
      seen = yield tap(seen, button(p.shape));
      seen = yield tap(seen, rid('mode-filters'));
      if (p.filter === 'vivid' || p.filter === 'fade')
        seen = yield { type: 'scroll', element: 'scroll/filters', direction: 'right', amount: 2 };
      seen = yield tap(seen, button(FILTERS[p.filter][0]));
      yield tap(seen, button('Save copy'));
      yield done();
    },
    nearMisses: {
      overThePhoto: {
        change: (_s, p, ctx) => save(ctx, 0, saveAs(p)),
        because: ['copied', 'sideEffects'],
      },
      anotherPhoto: {
        change: (_s, p, ctx) => save(ctx, 1, saveAs(p), true),
        because: ['copied', 'sideEffects'],
      },
      andJunkFolders: {
        change: (_s, p, ctx) => {
          save(ctx, 0, saveAs(p), true);
          for (let i = 0; i < 10; i++) ctx.act('gallery', 'createAlbum', { name: `Junk ${i}` });
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      anotherPart: {
        change: (_s, p, ctx) =>
          save(ctx, 0, saveAs(p, { crop: { ...saveAs(p).crop, left: 0, top: 0 } }), true),
      },
    },
  },
);
