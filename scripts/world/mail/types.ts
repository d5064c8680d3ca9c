import type { Attachment, Category, Place } from '../../../apps/mail/state.ts';
import type { LocalTime, PersonId } from '../types.ts';
import type { FirmId } from './senders.ts';

export type By = PersonId | FirmId | 'me';
export interface More {
  to?: readonly (By | 'work')[];
  cc?: readonly (By | 'work')[];
  subject?: string;
  files?: readonly Attachment[];
  unread?: true;
  list?: string;
  warning?: 'sender' | 'link' | 'attachment';
  /** Begin and end, place, what was answered; the title is the subject unless it is given. */
  invites?: {
    title: string;
    from: LocalTime;
    to: LocalTime;
    place: string;
    notes?: string;
    answer: 'waiting' | 'yes' | 'maybe' | 'no';
  };
}
export type Line = readonly [at: LocalTime, by: By, text: string, more?: More];
export interface Talk {
  id: string;
  subject: string;
  /** Goes to the work address. */ work?: true;
  in?: Place | 'bin';
  part?: Category;
  labels?: readonly string[];
  star?: true;
  snoozed?: LocalTime;
  /** Mailing list of every mail in it. */ list?: string;
  lines: readonly Line[];
}

type How = Omit<Talk, 'id' | 'subject' | 'lines'>;
/** One conversation. */
export const talk = (id: string, subject: string, how: How, ...lines: Line[]): Talk => ({
  id,
  subject,
  ...how,
  lines,
});

const bytes = (text: string): number => new TextEncoder().encode(text).length;
export const photo = (name: string, picture: string, size: number): Attachment => ({
  name,
  mime: 'image/jpeg',
  size,
  picture,
});
export const pdf = (name: string, size: number, text: string): Attachment => ({
  name,
  mime: 'application/pdf',
  size,
  text,
});
export const csv = (name: string, text: string): Attachment => ({
  name,
  mime: 'text/csv',
  size: bytes(text),
  text,
});
export const plainText = (name: string, text: string): Attachment => ({
  name,
  mime: 'text/plain',
  size: bytes(text),
  text,
});
