import { text, wholeNumber, type Bound } from '../table.ts';

const ITEM = 'vnd.android.cursor.item';
/** MIME types of data rows (ContactsContract.CommonDataKinds). */
export const MIME = {
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
export type Kind = keyof typeof MIME;
export const kindOf = (mime: string): Kind | undefined =>
  (Object.keys(MIME) as Kind[]).find(kind => MIME[kind] === mime);

/** `data2` of an event that is a birthday, the only kind that contacts here have. */
export const BIRTHDAY = 3;

/** Android's numbers for the labels of phone numbers and mail addresses. Any other label is custom: type 0, with its text in `data3`. */
type Labels = Readonly<Record<string, number>>;
export const PHONE_LABELS: Labels = { Home: 1, Mobile: 2, Work: 3, Other: 7, Main: 12 };
export const EMAIL_LABELS: Labels = { Home: 1, Work: 2, Other: 3, Mobile: 4 };

/** The columns for a label. */
export function labelColumns(labels: Labels, label: string): { data2: number; data3: string | null } {
  const type = labels[label];
  return type === undefined ? { data2: 0, data3: label } : { data2: type, data3: null };
}

/** The label that columns bind; `otherwise` where they bind none. */
export function boundLabel(labels: Labels, values: Bound, otherwise: string): string {
  const type = wholeNumber(values, 'data2');
  if (type === undefined) return values['data3'] ? text(values, 'data3', 'Other') : otherwise;
  if (type === 0) return text(values, 'data3', 'Other');
  return Object.keys(labels).find(label => labels[label] === type) ?? 'Other';
}
