import type { Phone } from '../../../../apps/catalogue.ts';
import { dialled } from '../../../../src/sdk/core/telephone.ts';
import type { Row } from '../../probe.ts';
import { ask, grouped, rowsIn, seenRows, type Reading, type Seen, type View } from './view.ts';

type Contact = Phone['apps']['contacts']['contacts'][string];
const CONTACTS = '/apps/contacts/contacts';
const GROUPS = '/apps/contacts/groups';
const ITEM = 'vnd.android.cursor.item/';

/** Types of numbers and of addresses (ContactsContract.CommonDataKinds). A label of one's own has type 0 and is in data3. */
const PHONES: Readonly<Record<string, string>> = {
  1: 'Home',
  2: 'Mobile',
  3: 'Work',
  7: 'Other',
  12: 'Main',
};
const EMAILS: Readonly<Record<string, string>> = { 1: 'Home', 2: 'Work', 3: 'Other', 4: 'Mobile' };
const labelOf = ({ data2, data3 }: Row, labels: Readonly<Record<string, string>>): string =>
  labels[data2 ?? ''] ?? data3 ?? '';

/** Items in an order of their own: the provider keeps none that can be relied upon. */
const inOrder = <T>(items: readonly T[], textOf: (item: T) => string): T[] =>
  [...items].sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
type Numbers = Contact['phones'];
type Addresses = Contact['emails'];
const numbers = (phones: Numbers): Numbers => inOrder(phones, ({ number }) => dialled(number));
const addresses = (emails: Addresses): Addresses => inOrder(emails, each => each.address.toLowerCase());

const seenContact = (contact: Contact): Seen | undefined => {
  const { given, family, prefix, nickname, company, role } = contact;
  const { address, birthday, notes, groups, starred } = contact;
  const [phones, emails] = [numbers(contact.phones), addresses(contact.emails)];
  // A contact in the bin is gone from the provider.
  if (contact.binnedAt !== null) return undefined;
  const seen = { given, family, prefix, nickname, company, role, phones, emails, address, birthday, notes };
  const all = { ...seen, groups: [...groups].sort(), starred };
  return Object.fromEntries(Object.entries(all).map(([field, value]) => [`/${field}`, value]));
};

/** A contact from its data rows. */
function contactIn(rows: readonly Row[], groups: ReadonlyMap<string, string>): Seen {
  const of = (kind: string) => rows.filter(({ mimetype }) => mimetype === `${ITEM}${kind}`);
  const text = (kind: string, column = 'data1') => of(kind)[0]?.[column] ?? '';
  return {
    '/given': text('name', 'data2'),
    '/family': text('name', 'data3'),
    '/prefix': text('name', 'data4'),
    '/nickname': text('nickname'),
    '/company': text('organization'),
    '/role': text('organization', 'data4'),
    '/phones': numbers(
      of('phone_v2').map(row => ({ label: labelOf(row, PHONES), number: row['data1'] ?? '' })),
    ),
    '/emails': addresses(
      of('email_v2').map(row => ({ label: labelOf(row, EMAILS), address: row['data1'] ?? '' })),
    ),
    '/address': text('postal-address_v2'),
    '/birthday': text('contact_event') || null,
    '/notes': text('note'),
    '/groups': of('group_membership')
      .map(row => groups.get(row['data1'] ?? '') ?? `group ${row['data1']}`)
      .sort(),
    '/starred': rows[0]?.['starred'] === '1',
  };
}

function readPeople(found: readonly unknown[], { apps: { contacts: app } }: Phone): Reading {
  const known = new Map(Object.entries(app.groups).map(([id, { name }]) => [name, id]));
  const names = new Map<string, string>();
  const groups: Record<string, Seen> = {};
  for (const { _id, title } of rowsIn(found, 1)) {
    const id = known.get(title ?? '') ?? `group ${_id}`;
    names.set(_id ?? '', id);
    groups[id] = { '/name': title ?? '' };
  }
  const byPerson = grouped(rowsIn(found), row => row['contact_id'] ?? '');
  return {
    rows: {
      [GROUPS]: groups,
      [CONTACTS]: Object.fromEntries(
        [...byPerson].map(([id, rows]) => [`contact ${id}`, contactIn(rows, names)] as const),
      ),
    },
    values: {},
  };
}

/** Contacts and their groups in the contacts provider. Portraits, sounds and the bin are the app's own. */
export const people: View = {
  id: 'people',
  app: 'contacts',
  questions: [
    ask('content', {
      uri: 'content://com.android.contacts/data',
      projection: ['contact_id', 'mimetype', 'starred', 'data2', 'data3', 'data4', 'data1'],
    }),
    ask('content', { uri: 'content://com.android.contacts/groups', projection: ['_id', 'title'] }),
  ],
  of: ({ apps: { contacts: app } }) => ({
    rows: {
      [GROUPS]: seenRows(app.groups, ({ name }) => ({ '/name': name })),
      [CONTACTS]: seenRows(app.contacts, seenContact),
    },
    values: {},
  }),
  read: readPeople,
};
