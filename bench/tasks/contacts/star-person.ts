import { task } from '../form.ts';
import { probe } from '../probe.ts';
import { button, done, open, row, tap } from '../steps.ts';
import { addPerson, ends, mobile, numberOf } from './make.ts';
import { oneOf } from '../sample.ts';

/** Names at the top of the list. */
const GIVEN = ['Aaron', 'Abel', 'Abigail', 'Ada', 'Adam', 'Adele', 'Agnes', 'Albert'] as const;
const ALIKE = [
  ['Pike', 'Pyke'],
  ['Hale', 'Hall'],
  ['Clark', 'Clarke'],
  ['Lane', 'Layne'],
  ['Gray', 'Grey'],
] as const;
interface P {
  given: string;
  alike: readonly [string, string];
}
const id = (p: P, which: 0 | 1) => `contact-${p.given}-${p.alike[which]}`.toLowerCase();

export const starPerson = task(
  'contacts/star-person',
  { given: oneOf(...GIVEN), alike: oneOf(...ALIKE), ends: ends(2) },
  {
    tags: ['toggle', 'namesakes'],
    ask: {
      en: [
        p => `Add ${p.given} ${p.alike[0]} to the favourites of my contacts.`,
        p => `In Contacts, star ${p.given} ${p.alike[0]}.`,
      ],
      zh: [p => `在通讯录里把 ${p.given} ${p.alike[0]} 设为收藏联系人。`],
    },
    setup: (s, p, ctx) => {
      p.alike.forEach((family, i) =>
        addPerson(s, ctx, p.given, family, { phones: mobile(numberOf(p.ends[i]!)) }),
      );
    },
    goals: { starred: ({ now, p }) => now.apps.contacts.contacts[id(p, 0)]?.starred === true },
    allow: (s, p) => [s.apps.contacts.contacts[id(p, 0)]!.starred],
    solve: function* (seen, p) {
      seen = yield open('contacts');
      seen = yield tap(seen, row(`${p.given} ${p.alike[0]}`));
      yield tap(seen, button('Add to favourites'));
      yield done();
    },
    nearMisses: {
      theNamesake: {
        change: (s, p) => {
          s.apps.contacts.contacts[id(p, 1)]!.starred = true;
        },
        because: ['starred', 'sideEffects'],
      },
      both: {
        change: (s, p) => {
          for (const i of [0, 1] as const) s.apps.contacts.contacts[id(p, i)]!.starred = true;
        },
        because: 'sideEffects',
      },
      inPlaceOfAnother: {
        change: (s, p) => {
          s.apps.contacts.contacts[id(p, 0)]!.starred = true;
          s.apps.contacts.contacts['contact-mira-osei']!.starred = false;
        },
        because: 'sideEffects',
      },
      nothing: { change: () => {}, because: 'starred' },
    },
    alternatives: {
      byState: {
        change: (s, p) => {
          s.apps.contacts.contacts[id(p, 0)]!.starred = true;
        },
      },
    },
    probe: p => [
      probe(
        'content',
        {
          uri: 'content://com.android.contacts/contacts',
          where: `display_name LIKE '${p.given} %'`,
          projection: ['_id', 'starred', 'display_name'],
        },
        `of ${p.given} ${p.alike[0]} and ${p.given} ${p.alike[1]} only the first is a favourite`,
        rows =>
          rows.length === 2 &&
          rows.every(
            row => (row['starred'] === '1') === (row['display_name'] === `${p.given} ${p.alike[0]}`),
          ),
      ),
    ],
  },
);
