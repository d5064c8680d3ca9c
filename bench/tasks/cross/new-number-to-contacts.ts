import { emptyCard } from '../../../apps/contacts/select.ts';
import { added } from '../../../judges/changes.ts';
import { sameNumber } from '../../../src/sdk/core/telephone.ts';
import { addPerson, mobile, namesakes, numberOf, type Contact } from '../contacts/make.ts';
import { task } from '../form.ts';
import { openWith, receive } from '../messages/make.ts';
import { params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, open, scrollTo, tap } from '../steps.ts';

interface P {
  given: string;
  alike: readonly [string, string];
  ends: number[];
}
const called = (p: P, n: 0 | 1 = 0) => `${p.given} ${p.alike[n]}`;

const save = (ctx: SetupCtx, given: string, family: string, phones: Contact['phones']) =>
  ctx.act('contacts', 'save', {
    contact: null,
    form: { ...emptyCard(), given, family, phones, groups: [], portrait: null },
  });

/** A stranger writes their name; the number is that of the conversation. */
export const newNumberToContacts = task('cross/new-number-to-contacts', params(namesakes()), {
  tags: ['transfer', 'create', 'cross-app'],
  ask: {
    en: [
      p =>
        `${called(p)} has texted me from a number that I do not have yet. Add the number to my contacts under that name.`,
      p =>
        `Make a contact for ${called(p)}: the number is the one from which ${p.given} just wrote me a text message.`,
    ],
    zh: [p => `${called(p)} 用一个新号码给我发了短信。把这个人和号码加到通讯录里。`],
  },
  // Another number asks for the same first name, and a namesake is there already.
  setup: (s, p, ctx) => {
    addPerson(s, ctx, p.given, p.alike[1], { phones: mobile(numberOf(p.ends[2]!)) });
    receive(
      s,
      ctx,
      numberOf(p.ends[0]!),
      `Hello, ${called(p)} here, this is my new number. Please save it!`,
      25,
    );
    receive(s, ctx, numberOf(p.ends[1]!), `Is this ${p.given}? Wrong number, sorry`, 12);
  },
  // Which kind of number it is, nobody has said.
  expect: {
    added: (s, p, ctx, now) => {
      const made = added(s.apps.contacts.contacts, now.apps.contacts.contacts);
      const label = made.flatMap(c => c.phones).find(q => sameNumber(q.number, numberOf(p.ends[0]!)))?.label;
      save(ctx, p.given, p.alike[0], [{ label: label ?? 'Mobile', number: numberOf(p.ends[0]!) }]);
    },
  },
  solve: function* (seen, p) {
    seen = yield* openWith(seen, { name: called(p), number: numberOf(p.ends[0]!) });
    seen = yield open('contacts');
    seen = yield tap(seen, button('Create contact'));
    seen = yield fill(seen, field('First name'), p.given);
    seen = yield fill(seen, field('Last name'), p.alike[0]);
    seen = yield* scrollTo(seen, field('Phone'));
    seen = yield fill(seen, field('Phone'), numberOf(p.ends[0]!));
    yield tap(seen, button('Save'));
    yield done();
  },
  nearMisses: {
    theWrongNumber: {
      change: (_s, p, ctx) => save(ctx, p.given, p.alike[0], mobile(numberOf(p.ends[1]!))),
      because: ['added', 'sideEffects'],
    },
    underTheNamesake: {
      change: (s, p) => {
        Object.values(s.apps.contacts.contacts)
          .find(c => c.given === p.given && c.family === p.alike[1])!
          .phones.push({ label: 'Mobile', number: numberOf(p.ends[0]!) });
      },
      because: ['added', 'sideEffects'],
    },
    firstNameOnly: {
      change: (_s, p, ctx) => save(ctx, p.given, '', mobile(numberOf(p.ends[0]!))),
      because: ['added', 'sideEffects'],
    },
  },
  alternatives: {
    asItWasSent: {
      change: (_s, p, ctx) =>
        save(ctx, p.given, p.alike[0], [{ label: 'Work', number: `+44 7700 900${p.ends[0]!}` }]),
    },
  },
});
