import { only } from '../../../judges/changes.ts';
import { newRow } from '../../../judges/side-effects.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { sameNumber } from '../../../src/sdk/core/telephone.ts';
import { task, type Phone } from '../form.ts';
import { frontOf } from '../front.ts';
import { int, oneOf } from '../sample.ts';
import { back, button, done, field, fill, open, scrollTo, type Steps, tap, toggle } from '../steps.ts';
import { addPerson, GIVEN, idOf, mobile, numberOf, save } from './make.ts';

const FAMILY = ['Ashdown', 'Bexley', 'Copper', 'Dunmore', 'Elsworth', 'Farrow'] as const;
interface P {
  given: string;
  family: string;
  end: number;
}
const who = () => ({ given: oneOf(...GIVEN), family: oneOf(...FAMILY), end: int(201, 898) });

/** Opens the form of a new contact and fills in name and number. */
function* fillForm(_seen: Observation, p: P): Steps {
  let seen: Observation = yield open('contacts');
  seen = yield tap(seen, button('Create contact'));
  seen = yield fill(seen, field('First name'), p.given);
  seen = yield fill(seen, field('Last name'), p.family);
  seen = yield* scrollTo(seen, field('Phone'));
  return yield fill(seen, field('Phone'), numberOf(p.end));
}

export const nameAndNumber = task('contacts/name-and-number', who(), {
  tags: ['create', 'transcription', 'namesakes'],
  counterpart: 'ContactsAddContact',
  ask: {
    en: [
      p => `Make a new contact for ${p.given} ${p.family}. The number is ${numberOf(p.end)}.`,
      p => `${numberOf(p.end)} belongs to ${p.given} ${p.family}. Save that as a new contact.`,
    ],
    zh: [p => `新建联系人 ${p.given} ${p.family}，电话号码 ${numberOf(p.end)}。`],
  },
  // Somebody else with the same first name.
  setup: (s, p, ctx) => {
    addPerson(s, ctx, p.given, 'Ashworth', { phones: mobile(numberOf(p.end + 1)) });
  },
  // Stricter than AndroidWorld, which compares the name as lists show it: the parts of the name go into their own fields.
  expect: {
    added: (s, p, ctx) =>
      save(s, ctx, null, { given: p.given, family: p.family, phones: mobile(numberOf(p.end)) }),
  },
  // Nothing says which label the number has.
  free: s => [newRow(s.apps.contacts.contacts).phones[0]!.label],
  solve: function* (seen, p) {
    seen = yield* fillForm(seen, p);
    yield tap(seen, button('Save'));
    yield done();
  },
  nearMisses: {
    allInTheFirstName: {
      change: (s, p, ctx) =>
        save(s, ctx, null, { given: `${p.given} ${p.family}`, phones: mobile(numberOf(p.end)) }),
      because: ['added', 'sideEffects'],
    },
    notSaved: {
      how: function* (seen, p) {
        yield* fillForm(seen, p);
        yield done();
      },
      because: 'added',
    },
    overANamesake: {
      change: (s, p, ctx) =>
        save(s, ctx, idOf(p.given, 'Ashworth'), { family: p.family, phones: mobile(numberOf(p.end)) }),
      because: ['added', 'sideEffects'],
    },
  },
  alternatives: {
    asHome: {
      change: (s, p, ctx) =>
        save(s, ctx, null, {
          given: p.given,
          family: p.family,
          phones: [{ label: 'Home', number: numberOf(p.end) }],
        }),
    },
  },
});

const LABELS = [
  { en: 'Home', zh: '住宅' },
  { en: 'Work', zh: '工作' },
  { en: 'Main', zh: '主要' },
] as const;

/** The form of a new contact that is open on the screen, as far as it is asked for; null where none is. It is kept nowhere else. */
function formOf(s: Phone): {
  given: string;
  family: string;
  numbers: { label: string; number: string }[];
  isPlain: boolean;
} | null {
  const front = frontOf(s);
  if (front?.app !== 'contacts' || front.path !== '/new') return null;
  const text = (name: string) => front.surface.fields?.[name]?.text ?? '';
  const lines = (front.surface.values?.['phones'] ?? [{ key: 'l0', label: 'Mobile' }]) as {
    key: string;
    label: string;
  }[];
  return {
    given: text('given').trim(),
    family: text('family').trim(),
    numbers: lines
      .map(l => ({ label: l.label, number: text(`phone-${l.key}`).trim() }))
      .filter(n => n.number !== ''),
    isPlain: Object.entries(front.surface.fields ?? {}).every(
      ([name, { text: words }]) => /^(given|family|phone-.*)$/.test(name) || words.trim() === '',
    ),
  };
}

export const draftContact = task(
  'contacts/draft-contact',
  { ...who(), label: oneOf(...LABELS) },
  {
    tags: ['transcription', 'multi-step'],
    counterpart: 'ContactsNewContactDraft',
    ask: {
      en: [
        p =>
          `Open the form for a new contact and fill in first name ${p.given}, last name ${p.family} and phone ${numberOf(p.end)} with the label ${p.label.en}. Leave it open like that; don't save it.`,
        p =>
          `Prepare a new contact for me, but let me save it myself: ${p.given} (first name) ${p.family} (last name), phone ${numberOf(p.end)}, labelled ${p.label.en}. The form should be on the screen.`,
      ],
      zh: [
        p =>
          `打开新建联系人的界面，填写名 ${p.given}、姓 ${p.family}、电话 ${numberOf(p.end)}（标签：${p.label.en}）。停在这个界面，不要保存。`,
      ],
    },
    setup: (s, p, ctx) => {
      addPerson(s, ctx, p.given, 'Ashworth', { phones: mobile(numberOf(p.end + 1)) });
    },
    // The form is on the screen alone, and nothing of it is kept.
    goals: {
      name: ({ now, p }) => {
        const form = formOf(now);
        return form !== null && form.given === p.given && form.family === p.family;
      },
      number: ({ now, p }) => only(formOf(now)?.numbers ?? [], n => sameNumber(n.number, numberOf(p.end))),
      label: ({ now, p }) => only(formOf(now)?.numbers ?? [], n => n.label === p.label.en),
    },
    invariants: {
      nothingElse: ({ now }) => formOf(now)?.isPlain ?? true,
    },
    waives: {
      'disguise: half an hour waited': 'the form has to stay on the screen, which has gone to sleep by then',
    },
    solve: function* (seen, p) {
      seen = yield* fillForm(seen, p);
      seen = yield tap(seen, button(/^Label of Phone: /));
      yield tap(seen, toggle(p.label.en));
      yield done();
    },
    nearMisses: {
      labelLeft: {
        how: function* (seen, p) {
          yield* fillForm(seen, p);
          yield done();
        },
        because: 'label',
      },
      saved: {
        how: function* (seen, p) {
          seen = yield* fillForm(seen, p);
          seen = yield tap(seen, button(/^Label of Phone: /));
          seen = yield tap(seen, toggle(p.label.en));
          yield tap(seen, button('Save'));
          yield done();
        },
        because: ['name', 'number', 'label', 'sideEffects'],
      },
      discarded: {
        how: function* (seen, p) {
          seen = yield* fillForm(seen, p);
          seen = yield tap(seen, button(/^Label of Phone: /));
          yield tap(seen, toggle(p.label.en));
          seen = yield back();
          yield tap(seen, button('Discard'));
          yield done();
        },
        because: ['name', 'number', 'label'],
      },
      oneDigitOff: {
        how: function* (seen, p) {
          seen = yield* fillForm(seen, { ...p, end: p.end + 1 });
          seen = yield tap(seen, button(/^Label of Phone: /));
          yield tap(seen, toggle(p.label.en));
          yield done();
        },
        because: 'number',
      },
    },
  },
);
