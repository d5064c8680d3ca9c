import { task } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, open, row, tap } from '../steps.ts';
import { addPerson, ends, idOf, mobile, numberOf } from './make.ts';
import { oneOf } from '../sample.ts';

/** Names at the top of the list. */
const GIVEN = ['Aaron', 'Abel', 'Abigail', 'Ada', 'Adam', 'Adele', 'Agnes', 'Albert'] as const;
/** The first is asked for. It stands below the other as often as above. */
const ALIKE = [
  ['Pike', 'Pyke'],
  ['Pyke', 'Pike'],
  ['Hale', 'Hall'],
  ['Hall', 'Hale'],
  ['Clark', 'Clarke'],
  ['Clarke', 'Clark'],
  ['Lane', 'Layne'],
  ['Layne', 'Lane'],
  ['Gray', 'Grey'],
  ['Grey', 'Gray'],
] as const;
interface P {
  given: string;
  alike: readonly [string, string];
}
const id = (p: P, which: 0 | 1) => idOf(p.given, p.alike[which]);

const star = (ctx: SetupCtx, contact: string) =>
  ctx.act('contacts', 'star', { contacts: [contact], on: true });

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
    expect: { starred: (_s, p, ctx) => star(ctx, id(p, 0)) },
    solve: function* (seen, p) {
      seen = yield open('contacts');
      seen = yield tap(seen, row(`${p.given} ${p.alike[0]}`));
      yield tap(seen, button('Add to favourites'));
      yield done();
    },
    nearMisses: {
      theNamesake: {
        change: (_s, p, ctx) => star(ctx, id(p, 1)),
        because: ['starred', 'sideEffects'],
      },
    },
  },
);
