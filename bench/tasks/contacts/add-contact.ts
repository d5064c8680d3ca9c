import { newRow } from '../../../judges/side-effects.ts';
import { task } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { button, done, field, fill, open, scrollTo, tap } from '../steps.ts';
import { addPerson, GIVEN, idOf, save, mobile, numberOf } from './make.ts';

const FAMILY = ['Ashdown', 'Bexley', 'Copper', 'Dunmore', 'Elsworth', 'Farrow'] as const;
interface P {
  given: string;
  family: string;
  end: number;
  host: string;
}
const name = (p: P) => `${p.given} ${p.family}`;
const mail = (p: P) => `${p.given}.${p.family}@${p.host}`.toLowerCase();

export const addContact = task(
  'contacts/add-contact',
  {
    given: oneOf(...GIVEN),
    family: oneOf(...FAMILY),
    end: int(200, 899),
    host: oneOf('inletmail.example', 'postbird.example', 'lumenmail.example'),
  },
  {
    tags: ['create', 'transcription'],
    ask: {
      en: [
        p =>
          `Add ${name(p)} to my contacts, with the mobile number ${numberOf(p.end)} and the e-mail address ${mail(p)}.`,
        p => `Make a new contact: ${name(p)}, mobile ${numberOf(p.end)}, e-mail ${mail(p)}.`,
      ],
      zh: [p => `在通讯录里新建联系人 ${name(p)}，手机号 ${numberOf(p.end)}，邮箱 ${mail(p)}。`],
    },
    // Somebody else with the same first name.
    setup: (s, p, ctx) => {
      addPerson(s, ctx, p.given, 'Ashworth', { phones: mobile(numberOf(p.end === 899 ? 898 : p.end + 1)) });
    },
    expect: {
      added: (s, p, ctx) =>
        save(s, ctx, null, {
          given: p.given,
          family: p.family,
          phones: mobile(numberOf(p.end)),
          emails: [{ label: 'Home', address: mail(p) }],
        }),
    },
    // Nothing says which label the address has.
    free: s => [newRow(s.apps.contacts.contacts).emails[0]!.label],
    solve: function* (seen, p) {
      seen = yield open('contacts');
      seen = yield tap(seen, button('Create contact'));
      seen = yield fill(seen, field('First name'), p.given);
      seen = yield fill(seen, field('Last name'), p.family);
      seen = yield* scrollTo(seen, field('Phone'));
      seen = yield fill(seen, field('Phone'), numberOf(p.end));
      seen = yield* scrollTo(seen, field('E-mail'));
      seen = yield fill(seen, field('E-mail'), mail(p));
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      overANamesake: {
        change: (s, p, ctx) =>
          save(s, ctx, idOf(p.given, 'Ashworth'), {
            family: p.family,
            phones: mobile(numberOf(p.end)),
            emails: [{ label: 'Home', address: mail(p) }],
          }),
        because: ['added', 'sideEffects'],
      },
      withABirthday: {
        change: (s, p, ctx) =>
          save(s, ctx, null, {
            given: p.given,
            family: p.family,
            phones: mobile(numberOf(p.end)),
            emails: [{ label: 'Home', address: mail(p) }],
            birthday: '1990-04-01',
          }),
        because: ['added', 'sideEffects'],
      },
    },
    alternatives: {
      abroad: {
        change: (s, p, ctx) =>
          save(s, ctx, null, {
            given: p.given,
            family: p.family,
            phones: mobile(`+44 7700 900${p.end}`),
            emails: [{ label: 'Work', address: mail(p) }],
          }),
      },
    },
  },
);
