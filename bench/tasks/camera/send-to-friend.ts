import type { Phone } from '../../../apps/catalogue.ts';
import { directThread } from '../../../apps/chat/select.ts';
import { called, friend, openThread } from '../chat/make.ts';
import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, rid, tap } from '../steps.ts';
import { anyModeOrTimer, face, goTo, lastTaken, PLACES, shoot, shootAs } from './make.ts';

const send = (s: Phone, ctx: SetupCtx, to: string, file: string) =>
  ctx.act('chat', 'shareInto', { thread: directThread(s.apps.chat, to), media: [file] });

export const sendToFriend = task(
  'camera/send-to-friend',
  { friends: distinct(2, friend()), place: oneOf(...PLACES), facing: oneOf('back', 'front') },
  {
    tags: ['capture', 'cross-app', 'message'],
    ask: {
      en: [
        p =>
          `Take a photo with the ${p.facing} camera now and send it to ${called(p.friends[0]!)} on Parley.`,
        p =>
          `${called(p.friends[0]!)} wants to see ${p.facing === 'front' ? 'how I look' : 'where I am'} right now: send a fresh photo of the ${p.facing} camera on Parley, just that one.`,
      ],
      zh: [
        p =>
          `现在用${p.facing === 'front' ? '前置' : '后置'}摄像头拍一张照片，在 Parley 上发给${called(p.friends[0]!)}。`,
      ],
    },
    setup: (s, p) => {
      goTo(s, p.place);
    },
    expect: {
      taken: (s, p, ctx, now) => void shootAs(s, ctx, now, { facing: p.facing }),
      sent: { weight: 2, change: (s, p, ctx) => send(s, ctx, p.friends[0]!.id, lastTaken(s)) },
    },
    free: anyModeOrTimer,
    solve: function* (seen, p) {
      seen = yield* openThread(seen, called(p.friends[0]!));
      seen = yield tap(seen, rid('attach'));
      seen = yield tap(seen, rid('attach-camera'));
      seen = yield* face(seen, p.facing);
      seen = yield tap(seen, rid('shutter'));
      yield tap(seen, rid('ok'));
      yield done();
    },
    nearMisses: {
      anOldPhoto: {
        change: (s, p, ctx) => {
          shoot(s, ctx, { facing: p.facing });
          send(s, ctx, p.friends[0]!.id, 'file-img-20260310-1331');
        },
        because: ['sent', 'sideEffects'],
      },
      wrongPerson: {
        change: (s, p, ctx) => send(s, ctx, p.friends[1]!.id, shoot(s, ctx, { facing: p.facing })),
        because: ['sent', 'sideEffects'],
      },
      otherLens: {
        change: (s, p, ctx) =>
          send(s, ctx, p.friends[0]!.id, shoot(s, ctx, { facing: p.facing === 'back' ? 'front' : 'back' })),
        because: ['taken', 'sent', 'sideEffects'],
      },
    },
  },
);
