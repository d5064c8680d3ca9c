import { only } from '../../../judges/changes.ts';
import { task } from '../form.ts';
import { oneOf } from '../sample.ts';
import { done, rid, tap } from '../steps.ts';
import { choose, goTo, openCamera, photos, pictures, PLACES, shoot } from './make.ts';

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
    goals: {
      shape: ({ was, now, p }) => only(photos(was, now), f => f.shot?.ratio === p.ratio),
      flash: ({ was, now }) => only(photos(was, now), f => f.shot?.flash === true),
      zoom: ({ was, now, p }) =>
        only(photos(was, now), f => f.shot?.zoom === p.zoom && f.shot.camera === 'back'),
      grid: ({ now, p }) => now.apps.camera.settings.grid === p.grid,
    },
    allow: s => [
      ...pictures(s),
      s.apps.camera.settings.ratio,
      s.apps.camera.settings.flash,
      s.apps.camera.settings.grid,
    ],
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
          Object.assign(s.apps.camera.settings, { ratio: p.ratio, flash: 'on', grid: p.grid });
        },
        because: ['shape', 'flash'],
      },
      flashAuto: {
        change: (s, p, ctx) => {
          Object.assign(s.apps.camera.settings, { ratio: p.ratio, flash: 'auto', grid: p.grid });
          shoot(s, ctx, { zoom: p.zoom });
        },
        because: 'flash',
      },
      notZoomed: {
        change: (s, p, ctx) => {
          Object.assign(s.apps.camera.settings, { ratio: p.ratio, flash: 'on', grid: p.grid });
          shoot(s, ctx, { zoom: 1 });
        },
        because: 'zoom',
      },
      otherGrid: {
        change: (s, p, ctx) => {
          Object.assign(s.apps.camera.settings, { ratio: p.ratio, flash: 'on', grid: 'golden' });
          shoot(s, ctx, { zoom: p.zoom });
        },
        because: 'grid',
      },
      alsoSmall: {
        change: (s, p, ctx) => {
          Object.assign(s.apps.camera.settings, {
            ratio: p.ratio,
            flash: 'on',
            grid: p.grid,
            photoSize: 'small',
          });
          shoot(s, ctx, { zoom: p.zoom });
        },
        because: 'sideEffects',
      },
    },
  },
);
