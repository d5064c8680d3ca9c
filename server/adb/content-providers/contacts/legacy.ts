import type { AdbDevice } from '../../device.ts';
import type { ContentProvider, ContentTable, Row } from '../table.ts';
import { dataRows } from './data-rows.ts';
import { contactsTable } from './people.ts';
import { contactsProvider } from './provider.ts';

/** Android's numbers of phone labels before 2.0: they are the same for these. */
const PHONES = [
  '_id',
  'person',
  'number',
  'number_key',
  'type',
  'label',
  'isprimary',
  'name',
  'display_name',
];
const PEOPLE = ['_id', 'name', 'display_name', 'starred', 'send_to_voicemail', 'custom_ringtone'];

const phones = (device: AdbDevice): ContentTable => ({
  type: 'vnd.android.cursor.dir/phone',
  columns: PHONES,
  order: 'name, _id',
  rows: () =>
    dataRows(device, 'phone').map(({ key, values }): Row => ({
      key,
      values: {
        _id: values['_id']!,
        person: values['contact_id']!,
        number: values['data1']!,
        number_key: String(values['data1']).replace(/\D/g, '').split('').reverse().join(''),
        type: values['data2']!,
        label: values['data3']!,
        isprimary: values['is_primary']!,
        name: values['display_name']!,
        display_name: values['display_name']!,
      },
    })),
});

function people(device: AdbDevice): ContentTable {
  const table = contactsTable(device);
  return {
    ...table,
    type: 'vnd.android.cursor.dir/person',
    columns: PEOPLE,
    order: 'name, _id',
    rows: () =>
      (table.rows() as readonly Row[]).map(({ key, values }) => ({
        key,
        values: { ...values, name: values['display_name']! },
      })),
  };
}

/** The authority `contacts`: people and phones as before Android 2.0, which it still serves, and today's tables. */
export const legacyContactsProvider: ContentProvider = {
  authority: 'contacts',
  table(path, context, query) {
    const [what, ...more] = path;
    if (more.length === 0 && what === 'phones') return phones(context.device);
    if (more.length === 0 && what === 'people') return people(context.device);
    return contactsProvider.table(path, context, query);
  },
};
