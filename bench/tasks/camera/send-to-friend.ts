import { only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { mediaOf } from '../../../src/sdk/core/storage.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import { called, friend, isWith, openThread, send, sent } from '../chat/make.ts';
import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, rid, tap } from '../steps.ts';
import { face, goTo, photos, pictures, PLACES, shoot } from './make.ts';

/** Sends a picture to a contact, as an ending by state. */
function post(s: Phone, ctx: SetupCtx, to: string, photo: string): void {
  const before = new Set(Object.keys(s.apps.chat.messages));
  send(s, ctx, to, '');
  for (const [id, m] of Object.entries(s.apps.chat.messages))
    if (!before.has(id)) Object.assign(m, { kind: 'photo', photo });
}
const pictureOf = (s: Phone, file: string) => s.device.storage.files[file]!.media!.picture!;

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
    goals: {
      taken: ({ was, now, p }) => only(photos(was, now), f => f.shot?.camera === p.facing),
      sent: {
        weight: 2,
        test: ({ was, now, p }) =>
          only(
            sent(was, now),
            m =>
              isWith(now, m.thread, p.friends[0]!.id) &&
              m.kind === 'photo' &&
              photos(was, now).some(f => f.media.picture === m.photo),
          ),
      },
    },
    allow: s => [...pictures(s), newIn(s.apps.chat.messages), newIn(s.apps.chat.threads)],
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
          post(
            s,
            ctx,
            p.friends[0]!.id,
            mediaOf(s.device.storage.files, 'photo').find(f => f.id.startsWith('file-img'))!.media.picture!,
          );
        },
        because: 'sent',
      },
      wrongPerson: {
        change: (s, p, ctx) => {
          post(s, ctx, p.friends[1]!.id, pictureOf(s, shoot(s, ctx, { facing: p.facing })));
        },
        because: 'sent',
      },
      notSent: {
        change: (s, p, ctx) => {
          shoot(s, ctx, { facing: p.facing });
        },
        because: 'sent',
      },
      sentTwice: {
        change: (s, p, ctx) => {
          const photo = pictureOf(s, shoot(s, ctx, { facing: p.facing }));
          post(s, ctx, p.friends[0]!.id, photo);
          post(s, ctx, p.friends[0]!.id, photo);
        },
        because: 'sent',
      },
      otherLens: {
        change: (s, p, ctx) => {
          post(
            s,
            ctx,
            p.friends[0]!.id,
            pictureOf(s, shoot(s, ctx, { facing: p.facing === 'back' ? 'front' : 'back' })),
          );
        },
        because: 'taken',
      },
    },
    alternatives: {
      takenFirst: {
        change: (s, p, ctx) => {
          post(s, ctx, p.friends[0]!.id, pictureOf(s, shoot(s, ctx, { facing: p.facing })));
        },
      },
    },
  },
);
