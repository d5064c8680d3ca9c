import { only } from '../../../judges/changes.ts';
import { task } from '../form.ts';
import { oneOf } from '../sample.ts';
import { back, button, done, rid, tap, toggle } from '../steps.ts';
import { goTo, leftAs, openCamera, photos, pictures, PLACES, shoot } from './make.ts';

export const withoutLocation = task(
  'camera/without-location',
  { place: oneOf(...PLACES), facing: oneOf('back', 'front'), mode: oneOf('photo', 'video', 'night') },
  {
    tags: ['capture', 'settings', 'order'],
    ask: {
      en: [
        'Have the camera save no location with pictures from now on, and then take one photo.',
        'My photos should not say where they were taken any more. Change that in the camera, then take one photo.',
      ],
      zh: ['让相机以后不再保存拍摄位置，然后拍一张照片。'],
    },
    setup: (s, p) => {
      goTo(s, p.place);
      leftAs(s, { facing: p.facing, mode: p.mode });
      s.apps.camera.settings.location = true;
    },
    goals: {
      off: ({ now }) => !now.apps.camera.settings.location,
      photo: { weight: 2, test: ({ was, now }) => only(photos(was, now), f => f.media.place === '') },
    },
    allow: s => [...pictures(s), s.apps.camera.settings.location],
    solve: function* (seen) {
      seen = yield* openCamera(seen);
      seen = yield tap(seen, button('Camera settings'));
      seen = yield tap(seen, toggle('Save location'));
      seen = yield back();
      yield tap(seen, rid('shutter'));
      yield done();
    },
    nearMisses: {
      photoFirst: {
        change: (s, _p, ctx) => {
          shoot(s, ctx);
          s.apps.camera.settings.location = false;
        },
        because: 'photo',
      },
      noPhoto: {
        change: s => {
          s.apps.camera.settings.location = false;
        },
        because: 'photo',
      },
      forThePhoneAsAWhole: {
        change: (s, _p, ctx) => {
          ctx.system('setLocation', { on: false });
          shoot(s, ctx);
        },
        because: ['off', 'sideEffects'],
      },
      onlyForOnePhoto: {
        change: (s, _p, ctx) => {
          s.apps.camera.settings.location = false;
          shoot(s, ctx);
          s.apps.camera.settings.location = true;
        },
        because: 'off',
      },
      twoPhotos: {
        change: (s, _p, ctx) => {
          s.apps.camera.settings.location = false;
          shoot(s, ctx);
          shoot(s, ctx);
        },
        because: 'photo',
      },
    },
  },
);
