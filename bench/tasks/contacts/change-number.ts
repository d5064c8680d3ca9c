import { task, type Phone } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, find, scrollTo, tap } from '../steps.ts';
import { addPerson, idOf, namesakes, numberOf, openPerson, save } from './make.ts';

interface P {
  given: string;
  alike: readonly [string, string];
  ends: number[];
}
const name = (p: P) => `${p.given} ${p.alike[0]}`;
const right = (p: P) => idOf(p.given, p.alike[0]);
const other = (p: P) => idOf(p.given, p.alike[1]);
/** Puts a number into the place of the one with that label. */
const change = (s: Phone, ctx: SetupCtx, id: string, label: string, number: string) =>
  save(s, ctx, id, {
    phones: s.apps.contacts.contacts[id]!.phones.map(x => (x.label === label ? { label, number } : x)),
  });

export const changeNumber = task('contacts/change-number', namesakes(), {
  tags: ['edit', 'search', 'namesakes'],
  ask: {
    en: [
      p =>
        `${name(p)} has a new work number: ${numberOf(p.ends[3]!)}. Change it in my contacts, in place of the old one.`,
      p => `In Contacts, replace the work number of ${name(p)} by ${numberOf(p.ends[3]!)}.`,
    ],
    zh: [p => `${name(p)} 的工作电话换成了 ${numberOf(p.ends[3]!)}，请在通讯录里把旧的改掉。`],
  },
  setup: (s, p, ctx) => {
    addPerson(s, ctx, p.given, p.alike[0], {
      company: 'Saltmarsh Pottery',
      phones: [
        { label: 'Mobile', number: numberOf(p.ends[0]!) },
        { label: 'Work', number: numberOf(p.ends[1]!) },
      ],
    });
    addPerson(s, ctx, p.given, p.alike[1], {
      company: 'Saltmarsh Pottery',
      phones: [{ label: 'Work', number: numberOf(p.ends[2]!) }],
    });
  },
  expect: { changed: (s, p, ctx) => change(s, ctx, right(p), 'Work', numberOf(p.ends[3]!)) },
  solve: function* (seen, p) {
    seen = yield* openPerson(seen, name(p));
    seen = yield tap(seen, button('Edit contact'));
    seen = yield* scrollTo(seen, button(/^Label of Phone \d: Work$/));
    const at = /Phone \d/.exec(find(seen, button(/^Label of Phone \d: Work$/)).name)![0];
    seen = yield fill(seen, field(at), numberOf(p.ends[3]!), { clear: true });
    yield tap(seen, button('Save'));
    yield done();
  },
  nearMisses: {
    theNamesake: {
      change: (s, p, ctx) => change(s, ctx, other(p), 'Work', numberOf(p.ends[3]!)),
      because: ['changed', 'sideEffects'],
    },
    besideTheOld: {
      change: (s, p, ctx) =>
        save(s, ctx, right(p), {
          phones: [
            ...s.apps.contacts.contacts[right(p)]!.phones,
            { label: 'Work', number: numberOf(p.ends[3]!) },
          ],
        }),
      because: ['changed', 'sideEffects'],
    },
  },
  alternatives: {
    abroad: { change: (s, p, ctx) => change(s, ctx, right(p), 'Work', `+44 7700 900${p.ends[3]}`) },
  },
});
