import { addPerson, idOf, namesakes, numberOf, openPerson, mobile } from '../contacts/make.ts';
import { task, type Phone } from '../form.ts';
import { params, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, rid, row, scrollTo, tap } from '../steps.ts';
import { anyModeOrTimer, face, goTo, lastTaken, PLACES, shoot, shootAs } from './make.ts';

interface P {
  given: string;
  alike: readonly [string, string];
  ends: number[];
  place: string;
}
const name = (p: P) => `${p.given} ${p.alike[0]}`;
const right = (p: P) => idOf(p.given, p.alike[0]);
const other = (p: P) => idOf(p.given, p.alike[1]);
/** Makes a photo the picture of a contact, by the form. */
function put(s: Phone, ctx: SetupCtx, contact: string, file: string): void {
  const { picture } = s.device.storage.files[file]!.media!;
  ctx.act('contacts', 'save', {
    contact,
    form: { ...s.apps.contacts.contacts[contact]!, portrait: picture },
  });
}

export const contactPortrait = task(
  'camera/contact-portrait',
  params({ ...namesakes(), place: oneOf(...PLACES) }),
  {
    tags: ['capture', 'cross-app', 'namesakes'],
    ask: {
      en: [
        p => `Take a photo with the back camera and make it the picture of ${name(p)} in Contacts.`,
        p =>
          `${name(p)} has no contact picture yet. Take one now with the back camera and save it with the contact.`,
      ],
      zh: [p => `用后置摄像头拍一张照片，设为通讯录里 ${name(p)} 的头像。`],
    },
    setup: (s, p, ctx) => {
      goTo(s, p.place);
      p.alike.forEach((family, i) =>
        addPerson(s, ctx, p.given, family, { phones: mobile(numberOf(p.ends[i]!)) }),
      );
    },
    expect: {
      photo: (s, _p, ctx, now) => void shootAs(s, ctx, now, { facing: 'back' }),
      portrait: { weight: 2, change: (s, p, ctx) => put(s, ctx, right(p), lastTaken(s)) },
    },
    free: anyModeOrTimer,
    solve: function* (seen, p) {
      seen = yield* openPerson(seen, name(p));
      seen = yield tap(seen, button('Edit contact'));
      seen = yield* scrollTo(seen, button('Add picture'), { direction: 'up' });
      seen = yield tap(seen, button('Add picture'));
      seen = yield tap(seen, row('Take a photo'));
      seen = yield* face(seen, 'back');
      seen = yield tap(seen, rid('shutter'));
      seen = yield tap(seen, rid('ok'));
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      theNamesake: {
        change: (s, p, ctx) => put(s, ctx, other(p), shoot(s, ctx, { facing: 'back' })),
        because: ['portrait', 'sideEffects'],
      },
      aSelfie: {
        change: (s, p, ctx) => put(s, ctx, right(p), shoot(s, ctx, { facing: 'front' })),
        because: ['photo', 'portrait', 'sideEffects'],
      },
      anotherPhoto: {
        change: (s, p, ctx) => {
          shoot(s, ctx, { facing: 'back' });
          put(s, ctx, right(p), 'file-img-20260310-1331');
        },
        because: ['portrait', 'sideEffects'],
      },
    },
  },
);
