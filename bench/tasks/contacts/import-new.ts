import { task } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { button, done, row, tap } from '../steps.ts';
import { called, GIVEN, known, numberOf, openManage, type Contact } from './make.ts';

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
const HOUR = 3_600_000;
const put = (ctx: SetupCtx, name: string, hoursAgo: number, text: string) =>
  ctx
    .as('contacts')
    .provider('files')!
    .write(`Download/${name}`, { mime: 'text/vcard', text, at: ctx.now - hoursAgo * HOUR });

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
    setup: (_s, p, ctx) => {
      put(ctx, `${p.file}.vcf`, 30, textOf(p));
      put(ctx, `${p.file}-2.vcf`, 2, otherText(p));
    },
    expect: {
      imported: (_s, p, ctx) => ctx.act('contacts', 'importCards', { text: textOf(p), which: [0, 2] }),
    },
    solve: function* (seen, p) {
      seen = yield* openManage(seen);
      seen = yield tap(seen, row('Import from file'));
      seen = yield tap(seen, row(`${p.file}.vcf`));
      yield tap(seen, button('Import'));
      yield done();
    },
    nearMisses: {
      everybody: {
        change: (_s, p, ctx) => ctx.act('contacts', 'importCards', { text: textOf(p) }),
        because: 'sideEffects',
      },
      theOtherFile: {
        change: (_s, p, ctx) => ctx.act('contacts', 'importCards', { text: otherText(p) }),
        because: ['imported', 'sideEffects'],
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
        },
      },
    },
  },
);
