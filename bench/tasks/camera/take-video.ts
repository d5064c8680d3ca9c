import { task } from '../form.ts';
import { oneOf } from '../sample.ts';
import { button, done, has, rid, tap, wait } from '../steps.ts';
import { filmAs, film, goTo, leftAs, openCamera, PLACES } from './make.ts';

export const takeVideo = task(
  'camera/take-video',
  { place: oneOf(...PLACES), mode: oneOf('photo', 'video', 'night'), facing: oneOf('back', 'front') },
  {
    tags: ['capture', 'clock'],
    counterpart: 'CameraTakeVideo',
    ask: {
      en: ['Take one video with the camera.', 'Record a single video with the Camera app and stop it again.'],
      zh: ['用相机录一段视频。'],
    },
    setup: (s, p) => {
      goTo(s, p.place);
      leftAs(s, { mode: p.mode, facing: p.facing });
    },
    expect: { video: (s, _p, ctx, now) => filmAs(s, ctx, now, 0) },
    solve: function* (seen) {
      seen = yield* openCamera(seen, 'video');
      seen = yield tap(seen, rid('shutter'));
      if (has(seen, button('While using the app'))) seen = yield tap(seen, button('While using the app'));
      seen = yield wait(3_000);
      yield tap(seen, rid('shutter'));
      yield done();
    },
    nearMisses: {
      stillRunning: {
        change: (s, _p, ctx) => {
          s.apps.camera.mode = 'video';
          ctx.act('camera', 'record', { result: true });
        },
        because: ['video', 'sideEffects'],
      },
    },
    alternatives: { long: { change: (s, _p, ctx) => film(s, ctx, 95, { facing: 'front' }) } },
  },
);
