import { task } from '../form.ts';
import { oneOf } from '../sample.ts';
import { done, rid, tap } from '../steps.ts';
import { anyModeOrTimer, film, goTo, leftAs, openCamera, PLACES, shoot, shootAs } from './make.ts';

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
    expect: { photo: (s, _p, ctx, now) => void shootAs(s, ctx, now) },
    free: anyModeOrTimer,
    solve: function* (seen) {
      seen = yield* openCamera(seen);
      yield tap(seen, rid('shutter'));
      yield done();
    },
    nearMisses: {
      aVideo: { change: (s, _p, ctx) => film(s, ctx, 4), because: ['photo', 'sideEffects'] },
      binned: {
        change: (s, _p, ctx) => ctx.act('camera', 'remove', { file: shoot(s, ctx) }),
        because: 'photo',
      },
      contactsBesideIt: {
        change: (s, _p, ctx) => {
          shoot(s, ctx);
          ctx.act('contacts', 'exportCards', { contacts: Object.keys(s.apps.contacts.contacts) });
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      withTheBackCamera: { change: (s, _p, ctx) => void shoot(s, ctx, { facing: 'back' }) },
      atNight: { change: (s, _p, ctx) => void shoot(s, ctx, { mode: 'night' }) },
    },
  },
);
