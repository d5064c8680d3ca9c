import { only } from '../../../judges/changes.ts';
import { task } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { button, done, has, rid, tap, wait } from '../steps.ts';
import { film, goTo, leftAs, openCamera, pictures, PLACES, shoot, taken } from './make.ts';

/** Seconds that a video may be longer than it has to be. */
const SLACK = 20;
const long = (ms: number, seconds: number) => ms >= seconds * 1000 && ms <= (seconds + SLACK) * 1000;

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
    goals: {
      video: ({ was, now }) => only(taken(was, now), f => f.media.kind === 'video'),
      length: {
        weight: 2,
        test: ({ was, now, p }) =>
          only(taken(was, now), f => f.media.kind === 'video' && long(f.media.duration, p.seconds)),
      },
    },
    allow: s => pictures(s),
    solve: function* (seen, p) {
      seen = yield* openCamera(seen, 'video');
      seen = yield tap(seen, rid('shutter'));
      if (has(seen, button('While using the app'))) seen = yield tap(seen, button('While using the app'));
      seen = yield wait((p.seconds + 3) * 1000);
      yield tap(seen, rid('shutter'));
      yield done();
    },
    nearMisses: {
      tooShort: { change: (s, p, ctx) => film(s, ctx, p.seconds - 1), because: 'length' },
      tooLong: { change: (s, p, ctx) => film(s, ctx, p.seconds + SLACK + 5), because: 'length' },
      inTwoParts: {
        change: (s, p, ctx) => {
          film(s, ctx, Math.ceil(p.seconds / 2));
          film(s, ctx, Math.ceil(p.seconds / 2));
        },
        because: ['video', 'length'],
      },
      aPhotoToo: {
        change: (s, p, ctx) => {
          film(s, ctx, p.seconds + 2);
          shoot(s, ctx);
        },
        because: ['video', 'length'],
      },
      inAnotherSize: {
        change: (s, p, ctx) => {
          s.apps.camera.settings.videoSize = '720p';
          film(s, ctx, p.seconds + 2);
        },
        because: 'sideEffects',
      },
    },
  },
);
