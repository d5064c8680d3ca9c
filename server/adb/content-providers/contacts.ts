import type { AppStates } from '../../../apps/catalogue.ts';
import { dialled, sameNumber } from '../../../src/sdk/core/telephone.ts';
import type { AdbDevice } from '../device.ts';
import {
  added,
  appState,
  baseState,
  behind,
  flag,
  illegal,
  numberOf,
  numbersOf,
  offered,
  only,
  text,
  through,
  unsupported,
  whole,
  type Bound,
  type ContentProvider,
  type ContentTable,
  type Row,
  type Value,
} from './table.ts';

type Contacts = AppStates['contacts'];
type Contact = Contacts['contacts'][string];
type Card = Pick<
  Contact,
  | 'given'
  | 'family'
  | 'prefix'
  | 'nickname'
  | 'company'
  | 'role'
  | 'phones'
  | 'emails'
  | 'address'
  | 'birthday'
  | 'notes'
>;

const ITEM = 'vnd.android.cursor.item';
/** ContactsContract.CommonDataKinds, by what they hold. */
const KIND = {
  name: `${ITEM}/name`,
  phone: `${ITEM}/phone_v2`,
  email: `${ITEM}/email_v2`,
  organization: `${ITEM}/organization`,
  postal: `${ITEM}/postal-address_v2`,
  nickname: `${ITEM}/nickname`,
  note: `${ITEM}/note`,
  event: `${ITEM}/contact_event`,
  group: `${ITEM}/group_membership`,
} as const;
/** Kinds of numbers and addresses by the words for them; others are custom, with the word in data3. */
const PHONE_TYPE: Readonly<Record<string, number>> = { Home: 1, Mobile: 2, Work: 3, Other: 7, Main: 12 };
const EMAIL_TYPE: Readonly<Record<string, number>> = { Home: 1, Work: 2, Other: 3, Mobile: 4 };
const BIRTHDAY = 3;
const ACCOUNT = { account_name: null, account_type: null } as const;
const DATA_COLUMNS = Array.from({ length: 15 }, (_, i) => `data${i + 1}`);
const SHARED = ['display_name', 'starred', 'lookup', 'photo_uri', 'custom_ringtone', 'send_to_voicemail'];

const stateOf = (device: AdbDevice): Contacts => appState<Contacts>(device, 'contacts');
const numbers = (device: AdbDevice) =>
  numbersOf(baseState<Contacts>(device, 'contacts').contacts, (contact: Contact) => contact.createdAt);
/** Those that are not in the bin. */
const present = (device: AdbDevice): [string, Contact][] =>
  Object.entries(stateOf(device).contacts).filter(([, { binnedAt }]) => binnedAt === null);

function shared(device: AdbDevice): (id: string) => Bound {
  const names = new Map((offered(device, 'contacts')?.list() ?? []).map(contact => [contact.id, contact]));
  const { contacts } = stateOf(device);
  return id => ({
    display_name: names.get(id)?.name ?? '',
    starred: Number(contacts[id]!.starred),
    lookup: id,
    photo_uri: contacts[id]!.portrait,
    custom_ringtone: contacts[id]!.ringtone,
    send_to_voicemail: Number(contacts[id]!.toVoicemail),
  });
}

const labelled = (
  types: Readonly<Record<string, number>>,
  label: string,
): { data2: number; data3: string | null } =>
  types[label] === undefined ? { data2: 0, data3: label } : { data2: types[label], data3: null };
const labelOf = (types: Readonly<Record<string, number>>, values: Bound, otherwise: string): string => {
  const type = whole(values, 'data2');
  if (type === 0 || (type === undefined && values['data3'])) return text(values, 'data3', 'Other');
  return type === undefined
    ? otherwise
    : (Object.keys(types).find(label => types[label] === type) ?? 'Other');
};

/** What a contact says, a row a fact. A row's key names the contact, the kind, and which of several it is. */
function factsOf(
  id: string,
  {
    prefix,
    given,
    family,
    phones,
    emails,
    company,
    role,
    address,
    nickname,
    notes,
    birthday,
    groups,
  }: Contact,
  name: Value,
): { key: string; mimetype: string; data: Bound }[] {
  const facts: { key: string; mimetype: string; data: Bound }[] = [];
  const put = (kind: keyof typeof KIND, i: number, data: Bound) => {
    facts.push({ key: `${id} ${kind} ${i}`, mimetype: KIND[kind], data });
  };
  put('name', 0, { data1: name, data2: given || null, data3: family || null, data4: prefix || null });
  phones.forEach(({ label, number }, i) =>
    put('phone', i, { data1: number, ...labelled(PHONE_TYPE, label), data4: `+${dialled(number)}` }),
  );
  emails.forEach(({ label, address: mail }, i) =>
    put('email', i, { data1: mail, ...labelled(EMAIL_TYPE, label) }),
  );
  if (company || role) put('organization', 0, { data1: company || null, data2: 1, data4: role || null });
  if (address) put('postal', 0, { data1: address, data2: 1 });
  if (nickname) put('nickname', 0, { data1: nickname, data2: 1 });
  if (notes) put('note', 0, { data1: notes });
  if (birthday) put('event', 0, { data1: birthday, data2: BIRTHDAY });
  groups.forEach((group, i) => put('group', i, { data1: numberOf(group) }));
  return facts;
}

function dataRows(device: AdbDevice, mimetype?: string): Row[] {
  const number = numbers(device);
  const common = shared(device);
  return present(device).flatMap(([id, contact]) => {
    const about = common(id);
    return factsOf(id, contact, about['display_name']!)
      .filter(fact => mimetype === undefined || fact.mimetype === mimetype)
      .map(({ key, mimetype: kind, data }) => ({
        key,
        values: {
          _id: numberOf(key),
          raw_contact_id: number(id),
          contact_id: number(id),
          mimetype: kind,
          is_primary: Number(key.endsWith(' 0')),
          is_super_primary: 0,
          ...Object.fromEntries(DATA_COLUMNS.map(column => [column, null])),
          ...data,
          ...about,
        },
      }));
  });
}

const formOf = (contact: Contact) => {
  const {
    starred: _s,
    ringtone: _r,
    toVoicemail: _v,
    createdAt: _c,
    editedAt: _e,
    binnedAt: _b,
    ...form
  } = contact;
  return structuredClone(form);
};

/** Saves a contact's card with a change, as its form does. */
async function save(device: AdbDevice, id: string, change: (card: Card) => void): Promise<void> {
  const form = formOf(stateOf(device).contacts[id]!);
  change(form);
  await behind(
    device,
    'contacts',
    'save',
    { contact: id, form },
    'A contact needs a name or a number, and numbers and addresses that are some',
  );
}

/** Writes a fact into a card: the `i`th of its kind, or one more. */
function write(card: Card, kind: keyof typeof KIND, values: Bound, i?: number): void {
  const value = (name: string, was: string) => (values[name] === undefined ? was : text(values, name));
  switch (kind) {
    case 'name': {
      if (values['data1'] !== undefined && values['data2'] === undefined && values['data3'] === undefined) {
        const words = text(values, 'data1').trim().split(/\s+/);
        card.family = words.length > 1 ? words.pop()! : '';
        card.given = words.join(' ');
      }
      card.given = value('data2', card.given);
      card.family = value('data3', card.family);
      card.prefix = value('data4', card.prefix);
      return;
    }
    case 'phone': {
      const was = i === undefined ? undefined : card.phones[i];
      const one = {
        label: labelOf(PHONE_TYPE, values, was?.label ?? 'Mobile'),
        number: value('data1', was?.number ?? ''),
      };
      card.phones = i === undefined ? [...card.phones, one] : card.phones.with(i, one);
      return;
    }
    case 'email': {
      const was = i === undefined ? undefined : card.emails[i];
      const one = {
        label: labelOf(EMAIL_TYPE, values, was?.label ?? 'Home'),
        address: value('data1', was?.address ?? ''),
      };
      card.emails = i === undefined ? [...card.emails, one] : card.emails.with(i, one);
      return;
    }
    case 'organization':
      card.company = value('data1', card.company);
      card.role = value('data4', card.role);
      return;
    case 'postal':
      card.address = value('data1', card.address);
      return;
    case 'nickname':
      card.nickname = value('data1', card.nickname);
      return;
    case 'note':
      card.notes = value('data1', card.notes);
      return;
    case 'event':
      if ((whole(values, 'data2') ?? BIRTHDAY) !== BIRTHDAY)
        throw unsupported('Only a birthday is kept of a contact');
      card.birthday = text(values, 'data1') || null;
      return;
    default:
      throw unsupported('Groups are changed in the app');
  }
}

function erase(card: Card, kind: keyof typeof KIND, i: number): void {
  if (kind === 'phone') card.phones = card.phones.toSpliced(i, 1);
  else if (kind === 'email') card.emails = card.emails.toSpliced(i, 1);
  else if (kind === 'event') card.birthday = null;
  else write(card, kind, { data1: '', data2: '', data3: '', data4: '' });
}

const factOf = (key: string): [contact: string, kind: keyof typeof KIND, i: number] => {
  const [contact, kind, i] = key.split(' ') as [string, keyof typeof KIND, string];
  return [contact, kind, Number(i)];
};

function data(device: AdbDevice, mimetype?: string): ContentTable {
  return {
    type: mimetype?.replace('.item/', '.dir/') ?? 'vnd.android.cursor.dir/data',
    order: 'raw_contact_id, _id',
    rows: () => dataRows(device, mimetype),
    columns: [
      '_id',
      'raw_contact_id',
      'contact_id',
      'mimetype',
      'is_primary',
      'is_super_primary',
      ...DATA_COLUMNS,
      ...SHARED,
    ],
    async insert(values) {
      const number = numbers(device);
      const contact = present(device).find(([id]) => number(id) === whole(values, 'raw_contact_id'))?.[0];
      if (contact === undefined) throw illegal('raw_contact_id is required');
      const mime = mimetype ?? text(values, 'mimetype');
      const kind = (Object.keys(KIND) as (keyof typeof KIND)[]).find(each => KIND[each] === mime);
      if (kind === undefined)
        throw mime === ''
          ? illegal('mimetype is required')
          : unsupported(`Nothing is kept of a contact as ${mime}`);
      await save(device, contact, card => write(card, kind, values));
    },
    async update(rows, values) {
      for (const { key } of rows) {
        const [contact, kind, i] = factOf(key);
        await save(device, contact, card => write(card, kind, values, i));
      }
    },
    // From the last to the first: the places of the others stay.
    async remove(rows) {
      for (const { key } of rows.toReversed()) {
        const [contact, kind, i] = factOf(key);
        await save(device, contact, card => erase(card, kind, i));
      }
    },
  };
}

async function updatePeople(device: AdbDevice, rows: readonly Row[], values: Bound): Promise<void> {
  only(values, 'starred', 'custom_ringtone', 'send_to_voicemail');
  const contacts = rows.map(row => row.key);
  if (values['starred'] !== undefined)
    await device.run('contacts', 'star', { contacts, on: flag(values['starred']) === 1 });
  for (const contact of contacts) {
    if (values['custom_ringtone'] !== undefined)
      await device.run('contacts', 'setRingtone', {
        contact,
        ringtone: text(values, 'custom_ringtone') || null,
      });
    if (values['send_to_voicemail'] !== undefined)
      await device.run('contacts', 'setVoicemail', { contact, on: flag(values['send_to_voicemail']) === 1 });
  }
}
const bin = async (device: AdbDevice, rows: readonly Row[]): Promise<void> => {
  if (rows.length > 0) await device.run('contacts', 'bin', { contacts: rows.map(row => row.key) });
};

function people(device: AdbDevice, raw: boolean): ContentTable {
  return {
    type: raw ? 'vnd.android.cursor.dir/raw_contact' : 'vnd.android.cursor.dir/contact',
    order: '_id',
    columns: raw
      ? [
          '_id',
          'contact_id',
          'account_name',
          'account_type',
          'deleted',
          'version',
          'dirty',
          'sort_key',
          ...SHARED,
        ]
      : [
          '_id',
          'name_raw_contact_id',
          'has_phone_number',
          'in_visible_group',
          'contact_last_updated_timestamp',
          'sort_key',
          ...SHARED,
        ],
    rows() {
      const number = numbers(device);
      const common = shared(device);
      return present(device).map(([key, { phones, editedAt }]) => {
        const about = common(key);
        return {
          key,
          values: {
            _id: number(key),
            contact_id: number(key),
            name_raw_contact_id: number(key),
            ...ACCOUNT,
            deleted: 0,
            version: 1,
            dirty: 0,
            sort_key: about['display_name']!,
            has_phone_number: Number(phones.length > 0),
            in_visible_group: 1,
            contact_last_updated_timestamp: editedAt,
            ...about,
          },
        };
      });
    },
    update: (rows, values) => updatePeople(device, rows, values),
    remove: rows => bin(device, rows),
    // Android makes a contact that says nothing yet; what it says follows row by row.
    ...(raw
      ? {
          async insert(values: Bound) {
            only(
              values,
              'account_name',
              'account_type',
              'starred',
              'custom_ringtone',
              'send_to_voicemail',
              'display_name',
              'aggregation_mode',
            );
            const [key] = await added(
              () => stateOf(device).contacts,
              () =>
                through(device, 'contacts', contacts => {
                  contacts.add({
                    name: text(values, 'display_name'),
                    starred: flag(values['starred']) === 1,
                    toVoicemail: flag(values['send_to_voicemail']) === 1,
                  });
                }),
            );
            if (key === undefined) throw illegal('No contact was made');
          },
        }
      : {}),
  };
}

const lookup = (device: AdbDevice, number: string): ContentTable => ({
  type: 'vnd.android.cursor.dir/phone_lookup',
  columns: ['_id', 'contact_id', 'number', 'normalized_number', 'type', 'label', ...SHARED],
  rows: () =>
    dataRows(device, KIND.phone)
      .filter(({ values }) => sameNumber(String(values['data1']), number))
      .map(({ key, values }) => ({
        key,
        values: {
          ...values,
          _id: values['contact_id']!,
          number: values['data1']!,
          normalized_number: values['data4']!,
          type: values['data2']!,
          label: values['data3']!,
        },
      })),
});

const groups = (device: AdbDevice): ContentTable => ({
  type: 'vnd.android.cursor.dir/group',
  columns: ['_id', 'title', 'account_name', 'account_type', 'group_visible', 'deleted'],
  order: 'title',
  rows: () =>
    Object.entries(stateOf(device).groups).map(([key, { name }]) => ({
      key,
      values: { _id: numberOf(key), title: name, ...ACCOUNT, group_visible: 1, deleted: 0 },
    })),
  insert: values => device.run('contacts', 'createGroup', { name: text(values, 'title') }),
  async update(rows, values) {
    only(values, 'title');
    for (const { key: group } of rows)
      await device.run('contacts', 'renameGroup', { group, name: text(values, 'title') });
  },
  async remove(rows) {
    for (const { key: group } of rows) await device.run('contacts', 'deleteGroup', { group });
  },
});

/** Contacts: people, what is known of each, and whose number one is. */
export const contactsProvider: ContentProvider = {
  authority: 'com.android.contacts',
  table(path, { device }) {
    const [what, which, ...more] = path;
    if (more.length > 0) return undefined;
    if (what === 'phone_lookup' && which !== undefined) return lookup(device, which);
    if (what === 'data')
      return which === undefined
        ? data(device)
        : which === 'phones'
          ? data(device, KIND.phone)
          : which === 'emails'
            ? data(device, KIND.email)
            : which === 'postals'
              ? data(device, KIND.postal)
              : undefined;
    if (which !== undefined) return undefined;
    if (what === 'contacts' || what === 'raw_contacts') return people(device, what === 'raw_contacts');
    return what === 'groups' ? groups(device) : undefined;
  },
};
