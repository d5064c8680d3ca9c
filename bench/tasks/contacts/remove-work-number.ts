import { task, type Phone } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import { params } from '../sample.ts';
import { button, done, find, impossible, scrollTo, tap } from '../steps.ts';
import { addPerson, idOf, namesakes, numberOf, openPerson, save } from './make.ts';

interface P {
  given: string;
  alike: readonly [string, string];
  ends: number[];
}
const samples = () => params(namesakes());
const name = (p: P) => `${p.given} ${p.alike[0]}`;
const right = (p: P) => idOf(p.given, p.alike[0]);
const other = (p: P) => idOf(p.given, p.alike[1]);
const ask = {
  en: [
    (p: P) => `Take the work number off ${name(p)}'s contact; the other numbers stay.`,
    (p: P) => `In Contacts, remove the number of ${name(p)} that is labelled Work, and nothing else.`,
  ],
  zh: [(p: P) => `把联系人 ${name(p)} 的工作电话删掉，其他号码保留。`],
};
/** Both contacts have three numbers; the labels tell which one is for work. */
const people = (s: Phone, p: P, ctx: SetupCtx, labels: readonly string[]) => {
  addPerson(s, ctx, p.given, p.alike[0], {
    phones: labels.map((label, i) => ({ label, number: numberOf(p.ends[i]!) })),
  });
  addPerson(s, ctx, p.given, p.alike[1], {
    phones: ['Mobile', 'Work'].map((label, i) => ({ label, number: numberOf(p.ends[3]! + i) })),
  });
};
const drop = (s: Phone, ctx: SetupCtx, id: string, label: string) =>
  save(s, ctx, id, { phones: s.apps.contacts.contacts[id]!.phones.filter(x => x.label !== label) });

export const removeWorkNumber = task('contacts/remove-work-number', samples(), {
  tags: ['edit', 'delete', 'twin', 'namesakes'],
  twin: 'contacts/remove-work-number-missing',
  ask,
  setup: (s, p, ctx) => people(s, p, ctx, ['Mobile', 'Work', 'Home']),
  expect: { removed: (s, p, ctx) => drop(s, ctx, right(p), 'Work') },
  solve: function* (seen, p) {
    seen = yield* openPerson(seen, name(p));
    seen = yield tap(seen, button('Edit contact'));
    seen = yield* scrollTo(seen, button(/^Label of Phone \d: Work$/));
    const at = /Phone \d/.exec(find(seen, button(/^Label of Phone \d: Work$/)).name)![0];
    seen = yield tap(seen, button(`Remove ${at}`));
    yield tap(seen, button('Save'));
    yield done();
  },
  nearMisses: {
    theNamesakes: {
      change: (s, p, ctx) => drop(s, ctx, other(p), 'Work'),
      because: ['removed', 'sideEffects'],
    },
    calledImpossible: {
      change: (s, p, ctx) => drop(s, ctx, right(p), 'Work'),
      declared: 'impossible',
      because: 'declared',
    },
  },
});

export const removeWorkNumberMissing = task('contacts/remove-work-number-missing', samples(), {
  tags: ['edit', 'delete', 'twin', 'impossible', 'namesakes'],
  expects: 'impossible',
  twin: 'contacts/remove-work-number',
  ask,
  setup: (s, p, ctx) => people(s, p, ctx, ['Mobile', 'Main', 'Home']),
  solve: function* (seen, p) {
    seen = yield* openPerson(seen, name(p));
    seen = yield tap(seen, button('Edit contact'));
    try {
      yield* scrollTo(seen, button(/^Label of Phone \d: Work$/));
    } catch {
      yield impossible(`${name(p)} has no work number`);
    }
  },
  nearMisses: {
    theMainOne: {
      change: (s, p, ctx) => drop(s, ctx, right(p), 'Main'),
      declared: 'done',
      because: ['impossible', 'sideEffects'],
    },
    theNamesakes: {
      change: (s, p, ctx) => drop(s, ctx, other(p), 'Work'),
      declared: 'done',
      because: ['impossible', 'sideEffects'],
    },
  },
});
