import { only } from '../../../judges/changes.ts';
import { task } from '../form.ts';
import { oneOf } from '../sample.ts';
import { done, rid, tap, wait } from '../steps.ts';
import { choose, face, goTo, leftAs, openCamera, photos, pictures, PLACES, shoot } from './make.ts';

const other = (seconds: 3 | 10): 3 | 10 => (seconds === 3 ? 10 : 3);

export const selfieWithTimer = task(
  'camera/selfie-with-timer',
  {
    place: oneOf(...PLACES),
    seconds: oneOf(3, 10),
    mode: oneOf('photo', 'video'),
    grid: oneOf('off', 'thirds', 'golden'),
  },
  {
    tags: ['capture', 'clock', 'settings'],
    ask: {
      en: [
        p => `Take one selfie with the camera’s ${p.seconds}-second timer.`,
        p => `One selfie, please: front camera, self-timer on ${p.seconds} seconds.`,
      ],
      zh: [p => `用相机的 ${p.seconds} 秒定时自拍一张（前置摄像头）。`],
    },
    setup: (s, p) => {
      goTo(s, p.place);
      leftAs(s, { mode: p.mode, facing: 'back' });
      Object.assign(s.apps.camera.settings, { timer: 0, grid: p.grid });
    },
    goals: {
      selfie: ({ was, now }) => only(photos(was, now), f => f.shot?.camera === 'front'),
      timer: ({ was, now, p }) => only(photos(was, now), f => f.shot?.timer === p.seconds),
    },
    allow: s => [...pictures(s), s.apps.camera.settings.timer],
    solve: function* (seen, p) {
      seen = yield* openCamera(seen);
      seen = yield* face(seen, 'front');
      seen = yield* choose(seen, 'timer', `timer-${p.seconds}`);
      yield tap(seen, rid('shutter'));
      yield wait(p.seconds * 1000 + 500);
      yield done();
    },
    nearMisses: {
      theBackCamera: {
        change: (s, p, ctx) => {
          s.apps.camera.settings.timer = p.seconds;
          shoot(s, ctx, { facing: 'back' });
        },
        because: 'selfie',
      },
      withoutTimer: {
        change: (s, _p, ctx) => {
          shoot(s, ctx, { facing: 'front' });
        },
        because: 'timer',
      },
      otherTimer: {
        change: (s, p, ctx) => {
          s.apps.camera.settings.timer = other(p.seconds);
          shoot(s, ctx, { facing: 'front' });
        },
        because: 'timer',
      },
      twice: {
        change: (s, p, ctx) => {
          s.apps.camera.settings.timer = p.seconds;
          shoot(s, ctx, { facing: 'front' });
          shoot(s, ctx, { facing: 'front' });
        },
        because: ['selfie', 'timer'],
      },
      alsoMirrored: {
        change: (s, p, ctx) => {
          s.apps.camera.settings.timer = p.seconds;
          shoot(s, ctx, { facing: 'front' });
          s.apps.camera.settings.mirror = false;
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      timerBackOff: {
        change: (s, p, ctx) => {
          s.apps.camera.settings.timer = p.seconds;
          shoot(s, ctx, { facing: 'front' });
          s.apps.camera.settings.timer = 0;
        },
      },
    },
  },
);
