import { task } from '../form.ts';
import { oneOf } from '../sample.ts';
import { done, rid, tap, wait } from '../steps.ts';
import {
  anyMode,
  changeSettings,
  choose,
  face,
  goTo,
  leftAs,
  openCamera,
  PLACES,
  shoot,
  shootAs,
  withSettings,
} from './make.ts';

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
    expect: {
      selfie: (s, p, ctx, now) =>
        withSettings(s, ctx, now, { timer: p.seconds }, () => shootAs(s, ctx, now, { facing: 'front' })),
    },
    free: anyMode,
    // The timer may go back to off afterwards.
    choices: s => [s.apps.camera.settings.timer],
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
          changeSettings(ctx, { timer: p.seconds });
          shoot(s, ctx, { facing: 'back' });
        },
        because: ['selfie', 'sideEffects'],
      },
      withoutTimer: {
        change: (s, _p, ctx) => void shoot(s, ctx, { facing: 'front' }),
        because: ['selfie', 'sideEffects'],
      },
      otherTimer: {
        change: (s, p, ctx) => {
          changeSettings(ctx, { timer: other(p.seconds) });
          shoot(s, ctx, { facing: 'front' });
        },
        because: ['selfie', 'sideEffects'],
      },
    },
    alternatives: {
      timerLeftOn: {
        change: (s, p, ctx) => {
          changeSettings(ctx, { timer: p.seconds });
          shoot(s, ctx, { facing: 'front' });
        },
      },
    },
  },
);
