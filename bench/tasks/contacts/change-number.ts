import { onlyFields } from '../../../judges/changes.ts';
import { sameNumber } from '../../../src/sdk/core/telephone.ts';
import { task, type Phone } from '../form.ts';
import { people } from '../probes/people.ts';
import { button, done, field, fill, find, scrollTo, tap } from '../steps.ts';
import { addPerson, idOf, namesakes, numberOf, openPerson } from './make.ts';

interface P {
  given: string;
  alike: readonly [string, string];
  ends: number[];
}
const name = (p: P) => `${p.given} ${p.alike[0]}`;
const right = (p: P) => idOf(p.given, p.alike[0]);
const other = (p: P) => idOf(p.given, p.alike[1]);
const set = (s: Phone, id: string, at: number, number: string) => {
  s.apps.contacts.contacts[id]!.phones[at]!.number = number;
};

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
  goals: {
    changed: ({ was, now, p }) => {
      const [a, b] = [was.apps.contacts.contacts[right(p)]!, now.apps.contacts.contacts[right(p)]];
      if (!b || !onlyFields(a, b, ['phones'], ['editedAt']) || b.phones.length !== 2) return false;
      const of = (label: string) => b.phones.find(x => x.label === label)?.number ?? '';
      return sameNumber(of('Work'), numberOf(p.ends[3]!)) && sameNumber(of('Mobile'), numberOf(p.ends[0]!));
    },
  },
  allow: (s, p) => [s.apps.contacts.contacts[right(p)]!.phones],
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
      change: (s, p) => set(s, other(p), 0, numberOf(p.ends[3]!)),
      because: ['changed', 'sideEffects'],
    },
    theMobile: { change: (s, p) => set(s, right(p), 0, numberOf(p.ends[3]!)), because: 'changed' },
    besideTheOld: {
      change: (s, p) => {
        s.apps.contacts.contacts[right(p)]!.phones.push({ label: 'Work', number: numberOf(p.ends[3]!) });
      },
      because: 'changed',
    },
    anotherDigit: { change: (s, p) => set(s, right(p), 1, numberOf(p.ends[3]! + 1)), because: 'changed' },
    alsoNoted: {
      change: (s, p) => {
        set(s, right(p), 1, numberOf(p.ends[3]!));
        s.apps.contacts.contacts[right(p)]!.notes = 'New number';
      },
      because: ['changed', 'sideEffects'],
    },
  },
  alternatives: {
    otherOrder: {
      change: (s, p) => {
        set(s, right(p), 1, `+44 7700 900${p.ends[3]}`);
        s.apps.contacts.contacts[right(p)]!.phones.reverse();
      },
    },
  },
  probe: p => [
    people(p.given, [
      {
        given: p.given,
        family: p.alike[0],
        phones: [
          { label: 'Mobile', number: numberOf(p.ends[0]!) },
          { label: 'Work', number: numberOf(p.ends[3]!) },
        ],
        note: '',
      },
      { given: p.given, family: p.alike[1], phones: [{ label: 'Work', number: numberOf(p.ends[2]!) }] },
    ]),
  ],
});
