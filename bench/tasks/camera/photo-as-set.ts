import { task } from '../form.ts';
import { oneOf } from '../sample.ts';
import { done, rid, tap } from '../steps.ts';
import {
  anyTimer,
  changeSettings,
  choose,
  goTo,
  openCamera,
  PLACES,
  shoot,
  shootAs,
  withSettings,
} from './make.ts';

type Grid = 'thirds' | 'square';
const GRID: Record<Grid, string> = { thirds: '3 × 3', square: '4 × 4' };
const SHAPE = { '1:1': 'square (1:1)', '16:9': '16:9' } as const;
const SHAPE_ZH = { '1:1': '1:1 正方形', '16:9': '16:9' } as const;

export const photoAsSet = task(
  'camera/photo-as-set',
  {
    place: oneOf(...PLACES),
    ratio: oneOf('1:1', '16:9'),
    grid: oneOf<Grid[]>('thirds', 'square'),
    zoom: oneOf(0.6, 2, 5),
  },
  {
    tags: ['capture', 'settings', 'multi-field'],
    ask: {
      en: [
        p =>
          `Turn on the ${GRID[p.grid]} grid in the camera, and take one ${SHAPE[p.ratio]} photo with the flash on, at ${p.zoom}× zoom.`,
        p =>
          `I want one photo: ${SHAPE[p.ratio]}, zoom ${p.zoom}×, flash on, with the camera’s grid lines set to ${GRID[p.grid]}.`,
      ],
      zh: [
        p =>
          `在相机里打开 ${GRID[p.grid]} 网格线，打开闪光灯，以 ${p.zoom} 倍变焦拍一张${SHAPE_ZH[p.ratio]}的照片。`,
      ],
    },
    setup: (s, p) => {
      goTo(s, p.place);
    },
    expect: {
      grid: (_s, p, ctx) => changeSettings(ctx, { grid: p.grid }),
      photo: {
        weight: 3,
        change: (s, p, ctx, now) =>
          withSettings(s, ctx, now, { ratio: p.ratio, flash: 'on' }, () =>
            shootAs(s, ctx, now, { mode: 'photo', facing: 'back', zoom: p.zoom }, ['ratio', 'flash']),
          ),
      },
    },
    free: anyTimer,
    solve: function* (seen, p) {
      seen = yield* openCamera(seen);
      seen = yield* choose(seen, 'grid', `grid-${p.grid}`);
      seen = yield* choose(seen, 'ratio', `ratio-${p.ratio.replace(':', '-')}`);
      seen = yield* choose(seen, 'flash', 'flash-on');
      seen = yield tap(seen, rid(`zoom-${String(p.zoom).replace('.', '-')}`));
      yield tap(seen, rid('shutter'));
      yield done();
    },
    nearMisses: {
      setAfterwards: {
        change: (s, p, ctx) => {
          shoot(s, ctx, { zoom: p.zoom });
          changeSettings(ctx, { ratio: p.ratio, flash: 'on', grid: p.grid });
        },
        because: ['photo', 'sideEffects'],
      },
      flashAuto: {
        change: (s, p, ctx) => {
          changeSettings(ctx, { ratio: p.ratio, flash: 'auto', grid: p.grid });
          shoot(s, ctx, { zoom: p.zoom });
        },
        because: ['photo', 'sideEffects'],
      },
      gridTurnedOffAgain: {
        change: (s, p, ctx) => {
          changeSettings(ctx, { ratio: p.ratio, flash: 'on' });
          shoot(s, ctx, { zoom: p.zoom });
        },
        because: 'grid',
      },
    },
    // Ratio and flash may go back to what they were after the photo.
    choices: s => [s.apps.camera.settings.ratio, s.apps.camera.settings.flash],
    alternatives: {
      settingsLeft: {
        change: (s, p, ctx) => {
          changeSettings(ctx, { ratio: p.ratio, flash: 'on', grid: p.grid });
          shoot(s, ctx, { zoom: p.zoom });
        },
      },
    },
  },
);
