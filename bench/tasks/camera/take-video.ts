import { only } from '../../../judges/changes.ts';
import { task } from '../form.ts';
import { oneOf } from '../sample.ts';
import { button, done, has, rid, tap, wait } from '../steps.ts';
import { film, goTo, leftAs, openCamera, pictures, PLACES, shoot, taken } from './make.ts';

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
    goals: {
      video: ({ was, now }) =>
        only(
          taken(was, now).filter(f => f.media.kind === 'video'),
          () => true,
        ),
    },
    invariants: { noPhoto: ({ was, now }) => taken(was, now).every(f => f.media.kind === 'video') },
    allow: s => pictures(s),
    solve: function* (seen) {
      seen = yield* openCamera(seen, 'video');
      seen = yield tap(seen, rid('shutter'));
      if (has(seen, button('While using the app'))) seen = yield tap(seen, button('While using the app'));
      seen = yield wait(3_000);
      yield tap(seen, rid('shutter'));
      yield done();
    },
    nearMisses: {
      aPhoto: {
        change: (s, _p, ctx) => {
          shoot(s, ctx);
        },
        because: ['video', 'noPhoto'],
      },
      two: {
        change: (s, _p, ctx) => {
          film(s, ctx, 3);
          film(s, ctx, 5);
        },
        because: 'video',
      },
      alsoAPhoto: {
        change: (s, _p, ctx) => {
          shoot(s, ctx);
          film(s, ctx, 3);
        },
        because: 'noPhoto',
      },
      stillRunning: {
        change: (s, _p, ctx) => {
          s.apps.camera.mode = 'video';
          ctx.act('camera', 'record', { result: true });
        },
        because: ['video', 'sideEffects'],
      },
    },
  },
);
