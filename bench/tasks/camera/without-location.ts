import { task } from '../form.ts';
import { oneOf } from '../sample.ts';
import { back, button, done, rid, tap, toggle } from '../steps.ts';
import { anyModeOrTimer, changeSettings, goTo, leftAs, openCamera, PLACES, shoot, shootAs } from './make.ts';

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
    expect: {
      off: (_s, _p, ctx) => changeSettings(ctx, { location: false }),
      photo: { weight: 2, change: (s, _p, ctx, now) => void shootAs(s, ctx, now) },
    },
    free: anyModeOrTimer,
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
          changeSettings(ctx, { location: false });
        },
        because: ['photo', 'sideEffects'],
      },
      forThePhoneAsAWhole: {
        change: (s, _p, ctx) => {
          ctx.system('setLocation', { on: false });
          shoot(s, ctx);
        },
        because: ['off', 'sideEffects'],
      },
    },
  },
);
