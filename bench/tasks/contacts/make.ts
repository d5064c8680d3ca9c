import type { Phone } from '../../../apps/catalogue.ts';
import { newContact } from '../../../apps/contacts/actions.ts';
import type { Form } from '../../../apps/contacts/edit.ts';
import { nameOf } from '../../../apps/contacts/select.ts';
import { emptyCard } from '../../../apps/contacts/select.ts';
import { sameNumber } from '../../../src/sdk/core/telephone.ts';
import { orderedEntries } from '../../../src/state/order.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { distinct, from, int, oneOf, type Row, type Sampler } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, field, fill, open, row, tap, type Steps } from '../steps.ts';

export type Contact = Phone['apps']['contacts']['contacts'][string];
type Phones = Contact['phones'];

/** First names, and pairs of similar last names. No contact of the world has them. */
export const GIVEN = [
  'Bridget',
  'Conrad',
  'Delia',
  'Esther',
  'Fergus',
  'Gwen',
  'Hugo',
  'Imogen',
  'Lorna',
  'Magnus',
  'Petra',
  'Rupert',
] as const;
export const ALIKE = [
  ['Pike', 'Pyke'],
  ['Hale', 'Hall'],
  ['Stuart', 'Stewart'],
  ['Reid', 'Reed'],
  ['Clark', 'Clarke'],
  ['Lane', 'Layne'],
  ['Gray', 'Grey'],
  ['Moor', 'Moore'],
] as const;

/** A number of the range reserved for fiction, in national form. */
export const numberOf = (n: number): string => `07700 900${n}`;
/** Last digits of numbers that no contact of the world has. */
export const ends = (count: number): Sampler<number[]> => distinct(count, int(200, 899));
export const namesakes = () => ({ given: oneOf(...GIVEN), alike: oneOf(...ALIKE), ends: ends(4) });

/** A contact of the world with a plain name and no duplicate. */
export const known = () =>
  from('contacts', 'contacts').where(
    (c: Row<Contact>) =>
      c.binnedAt === null &&
      !c.prefix &&
      /^[A-Z][a-z]+$/.test(c.given) &&
      /^[A-Z][a-z]+$/.test(c.family) &&
      !/^contact-(priya-raman|tom-ferris|keith|diego|lin-)/.test(c.id),
  );

export const called = (c: Parameters<typeof nameOf>[0]): string => nameOf(c);
export const idOf = (given: string, family: string, more = ''): string =>
  `contact-${`${given}-${family}${more}`.toLowerCase().replaceAll(' ', '-')}`;

/** Adds a contact under an id derived from the name. Returns the id. */
export function addPerson(
  s: Phone,
  ctx: Pick<SetupCtx, 'now'>,
  given: string,
  family: string,
  more: Partial<Contact> = {},
  suffix = '',
): string {
  const id = idOf(given, family, suffix);
  s.apps.contacts.contacts[id] = { ...newContact(ctx.now - 90 * 86_400_000), given, family, ...more };
  return id;
}

/** Saves the form of a new contact, or of one that is there, with these fields in place of what stands in it. */
export function save(s: Phone, ctx: SetupCtx, id: string | null, change: Partial<Form>): void {
  const blank: Form = { ...emptyCard(), groups: [], portrait: null };
  const is = id === null ? blank : s.apps.contacts.contacts[id]!;
  const form = {
    ...(Object.fromEntries((Object.keys(blank) as (keyof Form)[]).map(k => [k, is[k]])) as Form),
    ...change,
  };
  ctx.act('contacts', 'save', { contact: id, form });
}

export const mobile = (...numbers: string[]): Phones => numbers.map(number => ({ label: 'Mobile', number }));
/** Contacts that are not in the bin. */
export const alive = (s: Phone): Row<Contact>[] =>
  orderedEntries(s.apps.contacts.contacts)
    .filter(([, c]) => c.binnedAt === null)
    .map(([id, c]) => ({ ...c, id }));
/** Whether a contact has exactly these numbers, in any format and order. */
export const hasNumbers = (c: Pick<Contact, 'phones'>, numbers: readonly string[]): boolean =>
  c.phones.length === numbers.length && numbers.every(n => c.phones.some(p => sameNumber(p.number, n)));
/** Opens Contacts and someone's card, by search. */
export function* openPerson(_seen: Observation, name: string): Steps {
  let seen = yield open('contacts');
  seen = yield tap(seen, button('Search contacts'));
  seen = yield fill(seen, field('Search contacts'), name);
  return yield tap(seen, row(name));
}

/** Opens Contacts at “Fix & manage”. */
export function* openManage(_seen: Observation): Steps {
  const seen = yield open('contacts');
  return yield tap(seen, {
    what: 'the last tab',
    rank: e => (e.role === 'tab' && e.name.startsWith('Fix & manage') ? 0 : null),
  });
}
