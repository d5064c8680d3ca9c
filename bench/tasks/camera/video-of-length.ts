import { task } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { button, done, has, rid, tap, wait } from '../steps.ts';
import { film, filmAs, goTo, leftAs, openCamera, PLACES } from './make.ts';

/** Seconds that a video may be longer than it has to be. */
const SLACK = 20;

export const videoOfLength = task(
  'camera/video-of-length',
  { place: oneOf(...PLACES), seconds: int(20, 75, 5), facing: oneOf('back', 'front') },
  {
    tags: ['capture', 'clock', 'wait'],
    ask: {
      en: [
        p => `Record one video of at least ${p.seconds} seconds, and of no more than ${p.seconds + SLACK}.`,
        p => `I need a video that lasts between ${p.seconds} and ${p.seconds + SLACK} seconds. Just one.`,
      ],
      zh: [p => `录一段视频，时长在 ${p.seconds} 到 ${p.seconds + SLACK} 秒之间，只要一段。`],
    },
    setup: (s, p) => {
      goTo(s, p.place);
      leftAs(s, { facing: p.facing });
    },
    expect: { video: (s, p, ctx, now) => filmAs(s, ctx, now, p.seconds, p.seconds + SLACK) },
    solve: function* (seen, p) {
      seen = yield* openCamera(seen, 'video');
      seen = yield tap(seen, rid('shutter'));
      if (has(seen, button('While using the app'))) seen = yield tap(seen, button('While using the app'));
      seen = yield wait((p.seconds + 3) * 1000);
      yield tap(seen, rid('shutter'));
      yield done();
    },
    nearMisses: {
      tooShort: {
        change: (s, p, ctx) => film(s, ctx, p.seconds - 1),
        because: ['video', 'sideEffects'],
      },
      tooLong: {
        change: (s, p, ctx) => film(s, ctx, p.seconds + SLACK + 5),
        because: ['video', 'sideEffects'],
      },
      inTwoParts: {
        change: (s, p, ctx) => {
          film(s, ctx, Math.ceil(p.seconds / 2));
          film(s, ctx, Math.ceil(p.seconds / 2));
        },
        because: ['video', 'sideEffects'],
      },
    },
    alternatives: { longer: { change: (s, p, ctx) => film(s, ctx, p.seconds + SLACK - 1) } },
  },
);
