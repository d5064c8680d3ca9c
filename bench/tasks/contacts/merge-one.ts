import { anyOf, task, type Phone } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, row, scrollTo, tap } from '../steps.ts';
import { addPerson, idOf, mobile, namesakes, numberOf, openManage, save } from './make.ts';

interface P {
  given: string;
  alike: readonly [string, string];
  ends: number[];
}
const name = (p: P) => `${p.given} ${p.alike[0]}`;
const mail = (p: P) => `${p.given}.${p.alike[0]}@harbourmail.example`.toLowerCase();
const both = (p: P, which: 0 | 1) =>
  [idOf(p.given, p.alike[which]), idOf(p.given, p.alike[which], '-2')] as const;
const merge = (p: P, ctx: SetupCtx, which: 0 | 1) =>
  ctx.act('contacts', 'merge', { contacts: [...both(p, which)] });

/** Makes one contact of the two by hand: what one lacks is written into it, and the other is deleted. Which number is first is open. */
function moveInto(s: Phone, p: P, ctx: SetupCtx, which: 0 | 1, ownFirst: boolean): void {
  const ids = both(p, 0);
  const [into, other] = [ids[which], ids[1 - which]!];
  const { phones, emails } = s.apps.contacts.contacts[other]!;
  const is = s.apps.contacts.contacts[into]!;
  save(s, ctx, into, {
    phones: ownFirst ? [...is.phones, ...phones] : [...phones, ...is.phones],
    emails: [...is.emails, ...emails],
  });
  ctx.act('contacts', 'bin', { contacts: [other] });
}

/** Writes a third contact with everything of the two, and deletes these. */
function makeAnew(s: Phone, p: P, ctx: SetupCtx, first: 0 | 1): void {
  const ids = both(p, 0);
  const rows = [ids[first], ids[1 - first]!].map(id => s.apps.contacts.contacts[id]!);
  save(s, ctx, null, {
    given: p.given,
    family: p.alike[0],
    phones: rows.flatMap(c => c.phones),
    emails: rows.flatMap(c => c.emails),
  });
  ctx.act('contacts', 'bin', { contacts: [...ids] });
}

export const mergeOne = task('contacts/merge-one', namesakes(), {
  tags: ['merge', 'namesakes'],
  ask: {
    en: [
      p =>
        `${name(p)} is in my contacts twice. Make one contact of the two that keeps both numbers and the e-mail address.`,
      p =>
        `Merge the two contacts of ${name(p)}, so that nothing is lost, and leave everybody else as they are.`,
    ],
    zh: [p => `通讯录里有两个 ${name(p)}，请合并成一个，两个号码和邮箱都要保留，其他人不要动。`],
  },
  setup: (s, p, ctx) => {
    addPerson(s, ctx, p.given, p.alike[0], { phones: mobile(numberOf(p.ends[0]!)) });
    addPerson(
      s,
      ctx,
      p.given,
      p.alike[0],
      {
        phones: [{ label: 'Home', number: numberOf(p.ends[1]!) }],
        emails: [{ label: 'Work', address: mail(p) }],
      },
      '-2',
    );
    addPerson(s, ctx, p.given, p.alike[1], { phones: mobile(numberOf(p.ends[2]!)) });
    addPerson(
      s,
      ctx,
      p.given,
      p.alike[1],
      { phones: [{ label: 'Work', number: numberOf(p.ends[3]!) }] },
      '-2',
    );
  },
  expect: {
    one: anyOf(
      (_s, p, ctx) => merge(p, ctx, 0),
      (s, p, ctx) => moveInto(s, p, ctx, 0, true),
      (s, p, ctx) => moveInto(s, p, ctx, 0, false),
      (s, p, ctx) => moveInto(s, p, ctx, 1, true),
      (s, p, ctx) => moveInto(s, p, ctx, 1, false),
      (s, p, ctx) => makeAnew(s, p, ctx, 0),
      (s, p, ctx) => makeAnew(s, p, ctx, 1),
    ),
  },
  solve: function* (seen, p) {
    seen = yield* openManage(seen);
    seen = yield tap(seen, row('Merge & fix'));
    seen = yield* scrollTo(seen, button(`Merge ${name(p)}`));
    yield tap(seen, button(`Merge ${name(p)}`));
    yield done();
  },
  nearMisses: {
    theNamesakes: { change: (_s, p, ctx) => merge(p, ctx, 1), because: ['one', 'sideEffects'] },
    oneDeleted: {
      change: (_s, p, ctx) => ctx.act('contacts', 'bin', { contacts: [both(p, 0)[1]] }),
      because: 'one',
    },
    keptApart: {
      change: (_s, p, ctx) => ctx.act('contacts', 'keepApart', { contacts: [...both(p, 0)] }),
      because: ['one', 'sideEffects'],
    },
  },
});
