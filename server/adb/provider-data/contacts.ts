import { callsProvider } from '../content-providers/calls.ts';
import { dataTable } from '../content-providers/contacts/data.ts';
import { groupsTable } from '../content-providers/contacts/groups.ts';
import { MIME } from '../content-providers/contacts/kinds.ts';
import { contactsTable, rawContactsTable } from '../content-providers/contacts/people.ts';
import type { AdbDevice } from '../device.ts';
import { fromContent, type ProviderDatabase, type StoredTable } from './database.ts';

/** Names of the table `mimetypes`, whose ids are their places from 1. */
const MIMES = Object.values(MIME);
const DATA = Array.from({ length: 15 }, (_, i) => `data${i + 1}`);

/** The table `data`: items of cards. In the database an item names its MIME type by number. */
function dataOf(device: AdbDevice): StoredTable {
  const stored = fromContent('data', dataTable(device), [
    'mimetype_id INTEGER',
    'raw_contact_id INTEGER',
    'is_primary INTEGER',
    'is_super_primary INTEGER',
    ...DATA.map(column => `${column} TEXT`),
  ]);
  const typeOf = ({ mimetype }: Readonly<Record<string, unknown>>) =>
    MIMES.findIndex(mime => mime === mimetype) + 1;
  return {
    ...stored,
    rows: stored.rows.map(row => ({ ...row, values: { ...row.values, mimetype_id: typeOf(row.values) } })),
  };
}

const EXTENDED = [
  'display_name TEXT',
  'starred INTEGER',
  'custom_ringtone TEXT',
  'send_to_voicemail INTEGER',
];

/** `contacts2.db`: the contacts that are not in the bin. */
export const contactsDatabase: ProviderDatabase = {
  package: 'com.android.providers.contacts',
  file: 'contacts2.db',
  app: 'contacts',
  version: 1_600,
  // A contact goes with all of its data, so those tables come first in which whole contacts are deleted.
  tables: ({ device }) => [
    fromContent('raw_contacts', rawContactsTable(device), [
      'contact_id INTEGER',
      'account_id INTEGER',
      'deleted INTEGER DEFAULT 0',
      'version INTEGER DEFAULT 1',
      'dirty INTEGER DEFAULT 0',
      'sort_key TEXT',
      ...EXTENDED,
    ]),
    fromContent('contacts', contactsTable(device), [
      'name_raw_contact_id INTEGER',
      'has_phone_number INTEGER DEFAULT 0',
      'lookup TEXT',
      'contact_last_updated_timestamp INTEGER',
      'starred INTEGER',
      'custom_ringtone TEXT',
      'send_to_voicemail INTEGER',
    ]),
    dataOf(device),
    fromContent('groups', groupsTable(device), ['title TEXT', 'group_visible INTEGER', 'deleted INTEGER']),
    {
      name: 'mimetypes',
      columns: ['mimetype TEXT'],
      rows: MIMES.map((mimetype, i) => ({ key: mimetype, values: { _id: i + 1, mimetype } })),
    },
    { name: 'accounts', columns: ['account_name TEXT', 'account_type TEXT'], rows: [] },
  ],
  views: [
    `CREATE VIEW view_raw_contacts AS SELECT _id, contact_id, display_name, starred, deleted FROM raw_contacts`,
    `CREATE VIEW view_contacts AS SELECT contacts._id, raw_contacts.display_name, contacts.starred, contacts.has_phone_number, contacts.lookup FROM contacts JOIN raw_contacts ON contacts.name_raw_contact_id = raw_contacts._id`,
    `CREATE VIEW view_data AS SELECT data._id, raw_contact_id, raw_contacts.contact_id, mimetypes.mimetype, is_primary, is_super_primary, ${DATA.join(', ')}, raw_contacts.display_name, raw_contacts.starred FROM data JOIN raw_contacts ON data.raw_contact_id = raw_contacts._id JOIN mimetypes ON data.mimetype_id = mimetypes._id`,
  ],
};

/** `calllog.db`: the calls of the Phone app. */
export const callLogDatabase: ProviderDatabase = {
  package: 'com.android.providers.contacts',
  file: 'calllog.db',
  app: 'phone',
  version: 10,
  tables: context => [
    fromContent('calls', callsProvider.table(['calls'], context, new URLSearchParams())!, [
      'number TEXT',
      'presentation INTEGER DEFAULT 1',
      'date INTEGER',
      'duration INTEGER',
      'type INTEGER',
      'name TEXT',
      'new INTEGER',
      'is_read INTEGER',
      'countryiso TEXT',
      'geocoded_location TEXT',
      'phone_account_address TEXT',
      'features INTEGER DEFAULT 0',
      'voicemail_uri TEXT',
    ]),
  ],
};
