import { sameNumber } from '../../../../src/sdk/core/telephone.ts';
import type { AdbDevice } from '../../device.ts';
import { illegal, text, unsupported, wholeNumber, type Bound, type ContentTable } from '../table.ts';
import { editCard, eraseItem, writeItem } from './cards.ts';
import { DATA_COLUMNS, dataRows, partsOfKey } from './data-rows.ts';
import { kindOf, MIME, type Kind } from './kinds.ts';
import { contactNumbers, presentContacts, SHARED_COLUMNS } from './state.ts';

async function insertItem(device: AdbDevice, values: Bound, only?: Kind): Promise<void> {
  const number = contactNumbers(device);
  const wanted = wholeNumber(values, 'raw_contact_id');
  const contact = presentContacts(device).find(([id]) => number(id) === wanted)?.[0];
  if (contact === undefined) throw illegal('raw_contact_id is required');
  const mime = only ? MIME[only] : text(values, 'mimetype');
  if (mime === '') throw illegal('mimetype is required');
  const kind = kindOf(mime);
  if (kind === undefined) throw unsupported(`Contacts have no data of the type ${mime}`);
  await editCard(device, contact, card => writeItem(card, kind, values));
}

/** The items of contacts' cards, of one kind or of all. */
export const dataTable = (device: AdbDevice, only?: Kind): ContentTable => ({
  type: only ? MIME[only].replace('.item/', '.dir/') : 'vnd.android.cursor.dir/data',
  order: 'raw_contact_id, _id',
  columns: [
    '_id',
    'raw_contact_id',
    'contact_id',
    'mimetype',
    'is_primary',
    'is_super_primary',
    ...DATA_COLUMNS,
    ...SHARED_COLUMNS,
  ],
  rows: () => dataRows(device, only),
  insert: values => insertItem(device, values, only),
  async update(rows, values) {
    for (const { key } of rows) {
      const [contact, kind, index] = partsOfKey(key);
      await editCard(device, contact, card => writeItem(card, kind, values, index));
    }
  },
  // From the last to the first, since deleting an item moves those after it.
  async remove(rows) {
    for (const { key } of rows.toReversed()) {
      const [contact, kind, index] = partsOfKey(key);
      await editCard(device, contact, card => eraseItem(card, kind, index));
    }
  },
});

/** The contacts that have a phone number. */
export const lookupTable = (device: AdbDevice, number: string): ContentTable => ({
  type: 'vnd.android.cursor.dir/phone_lookup',
  columns: ['_id', 'contact_id', 'number', 'normalized_number', 'type', 'label', ...SHARED_COLUMNS],
  rows: () =>
    dataRows(device, 'phone')
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
