import { only } from '../../../judges/changes.ts';
import { task } from '../form.ts';
import { oneOf } from '../sample.ts';
import { done, rid, tap } from '../steps.ts';
import { film, goTo, leftAs, openCamera, photos, pictures, PLACES, shoot, taken } from './make.ts';

export const takePhoto = task(
  'camera/take-photo',
  { place: oneOf(...PLACES), mode: oneOf('photo', 'video', 'night'), facing: oneOf('back', 'front') },
  {
    tags: ['capture'],
    counterpart: 'CameraTakePhoto',
    ask: {
      en: ['Take one photo with the camera.', 'Use the Camera app to take a single photo.'],
      zh: ['用相机拍一张照片。'],
    },
    setup: (s, p) => {
      goTo(s, p.place);
      leftAs(s, { mode: p.mode, facing: p.facing });
    },
    goals: { photo: ({ was, now }) => only(photos(was, now), () => true) },
    invariants: { noVideo: ({ was, now }) => taken(was, now).every(f => f.media.kind === 'photo') },
    allow: s => pictures(s),
    solve: function* (seen) {
      seen = yield* openCamera(seen);
      yield tap(seen, rid('shutter'));
      yield done();
    },
    nearMisses: {
      aVideo: { change: (s, _p, ctx) => film(s, ctx, 4), because: ['photo', 'noVideo'] },
      two: {
        change: (s, _p, ctx) => {
          shoot(s, ctx);
          shoot(s, ctx);
        },
        because: 'photo',
      },
      alsoAVideo: {
        change: (s, _p, ctx) => {
          shoot(s, ctx);
          film(s, ctx, 3);
        },
        because: 'noVideo',
      },
      binned: {
        change: (s, _p, ctx) => {
          ctx.act('camera', 'remove', { file: shoot(s, ctx) });
        },
        because: 'photo',
      },
      alsoTheGrid: {
        change: (s, _p, ctx) => {
          shoot(s, ctx);
          s.apps.camera.settings.grid = 'thirds';
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      withTheBackCamera: {
        change: (s, _p, ctx) => {
          shoot(s, ctx, { facing: 'back' });
        },
      },
    },
  },
);
