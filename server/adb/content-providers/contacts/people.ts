import type { AdbDevice } from '../../device.ts';
import {
  addedIds,
  flag,
  illegal,
  allowOnly,
  text,
  changeThroughProvider,
  type Bound,
  type ContentTable,
  type Row,
} from '../table.ts';
import { ACCOUNT, contactNumbers, presentContacts, SHARED_COLUMNS, sharedColumns, stateOf } from './state.ts';

function peopleRows(device: AdbDevice): Row[] {
  const number = contactNumbers(device);
  const columnsOf = sharedColumns(device);
  return presentContacts(device).map(([key, { phones, editedAt }]) => {
    const shared = columnsOf(key);
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
        sort_key: shared['display_name']!,
        has_phone_number: Number(phones.length > 0),
        in_visible_group: 1,
        contact_last_updated_timestamp: editedAt,
        ...shared,
      },
    };
  });
}

async function updatePeople(device: AdbDevice, rows: readonly Row[], values: Bound): Promise<void> {
  allowOnly(values, 'starred', 'custom_ringtone', 'send_to_voicemail');
  const contacts = rows.map(row => row.key);
  if (values['starred'] !== undefined)
    await device.run('contacts', 'star', { contacts, on: flag(values['starred']) === 1 });
  for (const contact of contacts) {
    if (values['custom_ringtone'] !== undefined) {
      const ringtone = text(values, 'custom_ringtone') || null;
      await device.run('contacts', 'setRingtone', { contact, ringtone });
    }
    if (values['send_to_voicemail'] !== undefined)
      await device.run('contacts', 'setVoicemail', { contact, on: flag(values['send_to_voicemail']) === 1 });
  }
}

async function binPeople(device: AdbDevice, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0) await device.run('contacts', 'bin', { contacts: rows.map(row => row.key) });
}

/** Makes a contact with no data. Android's programs add the data afterwards, row by row. */
async function insertContact(device: AdbDevice, values: Bound): Promise<void> {
  allowOnly(
    values,
    'account_name',
    'account_type',
    'starred',
    'custom_ringtone',
    'send_to_voicemail',
    'display_name',
    'aggregation_mode',
  );
  const [key] = await addedIds(
    () => stateOf(device).contacts,
    () =>
      changeThroughProvider(device, 'contacts', contacts => {
        contacts.add({
          name: text(values, 'display_name'),
          starred: flag(values['starred']) === 1,
          toVoicemail: flag(values['send_to_voicemail']) === 1,
        });
      }),
  );
  if (key === undefined) throw illegal('The Contacts app did not add the contact');
}

/** Contacts, to read and to edit. */
export const contactsTable = (device: AdbDevice): ContentTable => ({
  type: 'vnd.android.cursor.dir/contact',
  order: '_id',
  columns: [
    '_id',
    'name_raw_contact_id',
    'has_phone_number',
    'in_visible_group',
    'contact_last_updated_timestamp',
    'sort_key',
    ...SHARED_COLUMNS,
  ],
  rows: () => peopleRows(device),
  update: (rows, values) => updatePeople(device, rows, values),
  remove: rows => binPeople(device, rows),
});

/** Raw contacts: each contact here has exactly one. New contacts are inserted in this table. */
export const rawContactsTable = (device: AdbDevice): ContentTable => ({
  ...contactsTable(device),
  type: 'vnd.android.cursor.dir/raw_contact',
  columns: [
    '_id',
    'contact_id',
    'account_name',
    'account_type',
    'deleted',
    'version',
    'dirty',
    'sort_key',
    ...SHARED_COLUMNS,
  ],
  insert: values => insertContact(device, values),
});
