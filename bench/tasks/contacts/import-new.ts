import { added, same } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Phone } from '../form.ts';
import { people } from '../probes/people.ts';
import type { SetupCtx } from '../setup.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { button, done, row, tap } from '../steps.ts';
import { alive, called, GIVEN, hasNumbers, known, numberOf, openManage, type Contact } from './make.ts';

const FAMILY = ['Ashdown', 'Bexley', 'Copper', 'Dunmore', 'Elsworth', 'Farrow'] as const;
interface P {
  given: string[];
  family: string[];
  ends: number[];
  friend: Contact;
  file: string;
}
const card = (name: string, number: string) =>
  ['BEGIN:VCARD', 'VERSION:3.0', `FN:${name}`, `TEL;TYPE=CELL:${number}`, 'END:VCARD', ''].join('\r\n');
const nameAt = (p: P, i: number) => `${p.given[i]} ${p.family[i]}`;
/** Two new people, with a known contact between them. */
const textOf = (p: P) =>
  card(nameAt(p, 0), numberOf(p.ends[0]!)) +
  card(called(p.friend), p.friend.phones[0]!.number.replace('+44 ', '0')) +
  card(nameAt(p, 1), numberOf(p.ends[1]!));
const otherText = (p: P) => card(nameAt(p, 2), numberOf(p.ends[2]!));
const put = (s: Phone, ctx: SetupCtx, name: string, text: string) =>
  ctx.as('contacts').provider('files')!.writeText(`Download/${name}`, text, 'text/vcard');
const fresh = (was: Phone, now: Phone) =>
  added(was.apps.contacts.contacts, now.apps.contacts.contacts).filter(c => c.binnedAt === null);

export const importNew = task(
  'contacts/import-new',
  params({
    given: distinct(3, oneOf(...GIVEN)),
    family: distinct(3, oneOf(...FAMILY)),
    ends: distinct(3, int(200, 899)),
    friend: known().where(c => c.phones[0]?.number.startsWith('+44') === true),
    file: oneOf('ferry-trip', 'quiz-night', 'street-party', 'work-weekend'),
  }),
  {
    tags: ['import', 'files', 'condition'],
    ask: {
      en: [
        p => `Import the people of ${p.file}.vcf into my contacts, without anyone whom I have already.`,
        p =>
          `Take the new people from the vCard file ${p.file}.vcf in Download into Contacts; nobody may be there twice afterwards.`,
      ],
      zh: [p => `把 ${p.file}.vcf 里的人导入通讯录，已经有的人不要再导入。`],
    },
    setup: (s, p, ctx) => {
      put(s, ctx, `${p.file}.vcf`, textOf(p));
      put(s, ctx, `${p.file}-old.vcf`, otherText(p));
    },
    goals: {
      imported: {
        weight: 2,
        test: ({ was, now, p }) =>
          [0, 1].every(i =>
            fresh(was, now).some(c => called(c) === nameAt(p, i) && hasNumbers(c, [numberOf(p.ends[i]!)])),
          ),
      },
      noMore: ({ was, now, p }) =>
        fresh(was, now).length > 0 &&
        same(fresh(was, now).map(called).sort(), [nameAt(p, 0), nameAt(p, 1)].sort()) &&
        alive(now).filter(c => called(c) === called(p.friend)).length === 1,
    },
    allow: s => [newIn(s.apps.contacts.contacts)],
    solve: function* (seen, p) {
      seen = yield* openManage(seen);
      seen = yield tap(seen, row('Import from file'));
      seen = yield tap(seen, row(`${p.file}.vcf`));
      yield tap(seen, button('Import'));
      yield done();
    },
    nearMisses: {
      everybody: {
        change: (s, p, ctx) => ctx.act('contacts', 'importCards', { text: textOf(p) }),
        because: 'noMore',
      },
      onlyOne: {
        change: (s, p, ctx) => ctx.act('contacts', 'importCards', { text: textOf(p), which: [0] }),
        because: ['imported', 'noMore'],
      },
      theOldFile: {
        change: (s, p, ctx) => ctx.act('contacts', 'importCards', { text: otherText(p) }),
        because: ['imported', 'noMore'],
      },
      twice: {
        change: (s, p, ctx) => {
          for (let i = 0; i < 2; i++) ctx.act('contacts', 'importCards', { text: textOf(p), which: [0, 2] });
        },
        because: 'noMore',
      },
      andStarred: {
        change: (s, p, ctx) => {
          ctx.act('contacts', 'importCards', { text: textOf(p), which: [0, 2] });
          s.apps.contacts.contacts['contact-walter-finch']!.starred = true;
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      allThenOneDeleted: {
        change: (s, p, ctx) => {
          ctx.act('contacts', 'importCards', { text: textOf(p) });
          const [id] = Object.entries(s.apps.contacts.contacts).find(
            ([key, c]) => called(c) === called(p.friend) && /^contact-[a-z0-9]{9}$/.test(key),
          )!;
          ctx.act('contacts', 'bin', { contacts: [id] });
          ctx.act('contacts', 'remove', { contacts: [id] });
        },
      },
    },
    probe: p => [
      ...[0, 1].map(i =>
        people(nameAt(p, i), [
          { given: p.given[i]!, family: p.family[i]!, phones: [{ number: numberOf(p.ends[i]!) }] },
        ]),
      ),
      people(nameAt(p, 2), []),
      people(called(p.friend), [{ given: p.friend.given, family: p.friend.family, phones: p.friend.phones }]),
    ],
  },
);
