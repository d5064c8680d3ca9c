import type { AdbDevice } from '../../device.ts';
import { runFormRule, text, unsupported, wholeNumber, type Bound } from '../table.ts';
import { BIRTHDAY, boundLabel, EMAIL_LABELS, PHONE_LABELS, type Kind } from './kinds.ts';
import { stateOf, type Contact } from './state.ts';

/** The part of a contact that its form edits. */
type Card = Omit<Contact, 'starred' | 'ringtone' | 'toVoicemail' | 'createdAt' | 'editedAt' | 'binnedAt'>;

function cardOf(contact: Contact): Card {
  const {
    starred: _s,
    ringtone: _r,
    toVoicemail: _v,
    createdAt: _c,
    editedAt: _e,
    binnedAt: _b,
    ...card
  } = contact;
  return structuredClone(card);
}

/** Saves a changed card as the app's form does. Throws IllegalArgumentException where the form would not save it. */
export async function editCard(device: AdbDevice, id: string, edit: (card: Card) => void): Promise<void> {
  const form = cardOf(stateOf(device).contacts[id]!);
  edit(form);
  await runFormRule(
    device,
    'contacts',
    'save',
    { contact: id, form },
    'A contact needs a name or a number, and valid numbers and addresses',
  );
}

/** The bound text of a column; what it was where the column is not bound. */
const bound = (values: Bound, column: string, was: string): string =>
  values[column] === undefined ? was : text(values, column);

/** Replaces the item at an index; adds one where there is no index. */
const put = <T>(items: readonly T[], index: number | undefined, item: T): T[] =>
  index === undefined ? [...items, item] : items.with(index, item);

/** Only a display name is bound: its last word is the family name. */
function writeDisplayName(card: Card, values: Bound): void {
  const words = text(values, 'data1').trim().split(/\s+/);
  card.family = words.length > 1 ? words.pop()! : '';
  card.given = words.join(' ');
}

function writeName(card: Card, values: Bound): void {
  const hasParts = values['data2'] !== undefined || values['data3'] !== undefined;
  if (values['data1'] !== undefined && !hasParts) writeDisplayName(card, values);
  card.given = bound(values, 'data2', card.given);
  card.family = bound(values, 'data3', card.family);
  card.prefix = bound(values, 'data4', card.prefix);
}

function writePhone(card: Card, values: Bound, index?: number): void {
  const was = index === undefined ? undefined : card.phones[index];
  card.phones = put(card.phones, index, {
    label: boundLabel(PHONE_LABELS, values, was?.label ?? 'Mobile'),
    number: bound(values, 'data1', was?.number ?? ''),
  });
}

function writeEmail(card: Card, values: Bound, index?: number): void {
  const was = index === undefined ? undefined : card.emails[index];
  card.emails = put(card.emails, index, {
    label: boundLabel(EMAIL_LABELS, values, was?.label ?? 'Home'),
    address: bound(values, 'data1', was?.address ?? ''),
  });
}

/** Writes an item into a card: over the item of its kind at `index`, or as one more. Throws UnsupportedOperationException. */
export function writeItem(card: Card, kind: Kind, values: Bound, index?: number): void {
  switch (kind) {
    case 'name':
      return writeName(card, values);
    case 'phone':
      return writePhone(card, values, index);
    case 'email':
      return writeEmail(card, values, index);
    case 'organization':
      card.company = bound(values, 'data1', card.company);
      card.role = bound(values, 'data4', card.role);
      return;
    case 'postal':
      card.address = bound(values, 'data1', card.address);
      return;
    case 'nickname':
      card.nickname = bound(values, 'data1', card.nickname);
      return;
    case 'note':
      card.notes = bound(values, 'data1', card.notes);
      return;
    case 'event':
      if ((wholeNumber(values, 'data2') ?? BIRTHDAY) !== BIRTHDAY)
        throw unsupported('The only event of a contact is its birthday: data2 must be 3');
      card.birthday = text(values, 'data1') || null;
      return;
    default:
      throw unsupported('Group membership can only be changed in the Contacts app');
  }
}

/** Deletes an item from a card. Throws UnsupportedOperationException for a group membership. */
export function eraseItem(card: Card, kind: Kind, index: number): void {
  if (kind === 'phone') card.phones = card.phones.toSpliced(index, 1);
  else if (kind === 'email') card.emails = card.emails.toSpliced(index, 1);
  else if (kind === 'event') card.birthday = null;
  else writeItem(card, kind, { data1: '', data2: '', data3: '', data4: '' });
}
