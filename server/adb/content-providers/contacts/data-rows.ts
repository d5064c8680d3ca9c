import { dialled } from '../../../../src/sdk/core/telephone.ts';
import type { AdbDevice } from '../../device.ts';
import { numberOf, type Bound, type Row, type Value } from '../table.ts';
import { BIRTHDAY, EMAIL_LABELS, labelColumns, MIME, PHONE_LABELS, type Kind } from './kinds.ts';
import { contactNumbers, presentContacts, sharedColumns, type Contact } from './state.ts';

export const DATA_COLUMNS = Array.from({ length: 15 }, (_, i) => `data${i + 1}`);
const NO_DATA = Object.fromEntries(DATA_COLUMNS.map(column => [column, null]));

/** One item of a contact's card, such as its second phone number. */
interface CardItem {
  kind: Kind;
  /** Its place among the items of its kind. */
  index: number;
  data: Bound;
}

/** A data row's key names the contact, the kind of item, and the item's place among those of its kind. */
const keyOf = (contact: string, { kind, index }: CardItem): string => `${contact} ${kind} ${index}`;
export function partsOfKey(key: string): [contact: string, kind: Kind, index: number] {
  const [contact, kind, index] = key.split(' ') as [string, Kind, string];
  return [contact, kind, Number(index)];
}

function itemsOf(contact: Contact, name: Value): CardItem[] {
  const { given, family, prefix, company, role, address, nickname, notes, birthday } = contact;
  const items: CardItem[] = [];
  const put = (kind: Kind, index: number, data: Bound) => {
    items.push({ kind, index, data });
  };
  put('name', 0, { data1: name, data2: given || null, data3: family || null, data4: prefix || null });
  for (const [i, { label, number }] of contact.phones.entries())
    put('phone', i, { data1: number, ...labelColumns(PHONE_LABELS, label), data4: `+${dialled(number)}` });
  for (const [i, { label, address: email }] of contact.emails.entries())
    put('email', i, { data1: email, ...labelColumns(EMAIL_LABELS, label) });
  if (company || role) put('organization', 0, { data1: company || null, data2: 1, data4: role || null });
  if (address) put('postal', 0, { data1: address, data2: 1 });
  if (nickname) put('nickname', 0, { data1: nickname, data2: 1 });
  if (notes) put('note', 0, { data1: notes });
  if (birthday) put('event', 0, { data1: birthday, data2: BIRTHDAY });
  for (const [i, group] of contact.groups.entries()) put('group', i, { data1: numberOf(group) });
  return items;
}

/** The data rows of all contacts: one row for each item of a card, of one kind or of all. */
export function dataRows(device: AdbDevice, only?: Kind): Row[] {
  const number = contactNumbers(device);
  const columnsOf = sharedColumns(device);
  const rows: Row[] = [];
  for (const [id, contact] of presentContacts(device)) {
    const shared = columnsOf(id);
    for (const item of itemsOf(contact, shared['display_name']!)) {
      if (only !== undefined && item.kind !== only) continue;
      const key = keyOf(id, item);
      rows.push({
        key,
        values: {
          _id: numberOf(key),
          raw_contact_id: number(id),
          contact_id: number(id),
          mimetype: MIME[item.kind],
          is_primary: Number(item.index === 0),
          is_super_primary: 0,
          ...NO_DATA,
          ...item.data,
          ...shared,
        },
      });
    }
  }
  return rows;
}
