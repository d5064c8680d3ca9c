import { only, onlyFields } from '../../../judges/changes.ts';
import { addPerson, idOf, namesakes, numberOf, openPerson, mobile } from '../contacts/make.ts';
import { task, type Phone } from '../form.ts';
import { params, oneOf } from '../sample.ts';
import { button, done, rid, row, scrollTo, tap } from '../steps.ts';
import { face, goTo, photos, pictures, PLACES, shoot } from './make.ts';

interface P {
  given: string;
  alike: readonly [string, string];
  ends: number[];
  place: string;
}
const name = (p: P) => `${p.given} ${p.alike[0]}`;
const right = (p: P) => idOf(p.given, p.alike[0]);
const other = (p: P) => idOf(p.given, p.alike[1]);
const put = (s: Phone, id: string, file: string) => {
  s.apps.contacts.contacts[id]!.portrait = s.device.storage.files[file]!.media!.picture;
};

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
    goals: {
      photo: ({ was, now }) => only(photos(was, now), f => f.shot?.camera === 'back'),
      portrait: {
        weight: 2,
        test: ({ was, now, p }) => {
          const [a, b] = [was.apps.contacts.contacts[right(p)]!, now.apps.contacts.contacts[right(p)]];
          return (
            b !== undefined &&
            onlyFields(a, b, ['portrait'], ['editedAt']) &&
            photos(was, now).some(f => f.media.picture === b.portrait)
          );
        },
      },
    },
    allow: (s, p) => [...pictures(s), s.apps.contacts.contacts[right(p)]!.portrait],
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
        change: (s, p, ctx) => put(s, other(p), shoot(s, ctx, { facing: 'back' })),
        because: ['portrait', 'sideEffects'],
      },
      aSelfie: {
        change: (s, p, ctx) => put(s, right(p), shoot(s, ctx, { facing: 'front' })),
        because: 'photo',
      },
      notSaved: {
        change: (s, _p, ctx) => {
          shoot(s, ctx, { facing: 'back' });
        },
        because: 'portrait',
      },
      aDrawnFace: {
        change: (s, p, ctx) => {
          shoot(s, ctx, { facing: 'back' });
          s.apps.contacts.contacts[right(p)]!.portrait = 'portrait-22-older-woman-grey-bun';
        },
        because: 'portrait',
      },
      forBoth: {
        change: (s, p, ctx) => {
          const file = shoot(s, ctx, { facing: 'back' });
          put(s, right(p), file);
          put(s, other(p), file);
        },
        because: 'sideEffects',
      },
    },
  },
);
