import type { Media, Permission } from '../../state/phone/index.ts';
import type { MailProvider } from './mail.ts';
import type { PaymentsProvider } from './payments.ts';
import type { FileItem, MediaItem, StorageWriter } from './storage.ts';

export interface Contact {
  id: string;
  name: string;
  phones: readonly { label: string; number: string }[];
  emails: readonly { label: string; address: string }[];
  /** Name of a picture, or null. */
  portrait: string | null;
  starred: boolean;
  company: string;
  address: string;
  /** Calls go to voicemail without ringing. */
  toVoicemail: boolean;
  /** ISO date, `--MM-DD` where the year is not known, or null. */
  birthday: string | null;
}
export interface ContactsProvider {
  /** Everyone, as lists order them. */
  list(): Contact[];
  get(id: string): Contact | undefined;
  /** Whose number this is, however it is written. */
  byNumber(number: string): Contact | undefined;
  find(text: string): Contact[];
  add(contact: Pick<Contact, 'name'> & Partial<Omit<Contact, 'id'>>): string;
}
export interface CallRecord {
  id: string;
  number: string;
  kind: 'incoming' | 'outgoing' | 'missed' | 'declined' | 'blocked';
  at: number;
  seconds: number;
}
/** Calls, and the numbers that neither call nor write. */
export interface CallsProvider {
  /** Newest first. */
  log(): CallRecord[];
  /** Dials, and shows the call over what is on the screen. */
  place(number: string): void;
  blocked(): string[];
  isBlocked(number: string): boolean;
  block(number: string): void;
  unblock(number: string): void;
}
export interface MessagesProvider {
  send(number: string, text: string): void;
  thread(number: string): { id: string; from: 'me' | 'them'; text: string; at: number }[];
}
export interface CalendarEvent {
  id: string;
  title: string;
  from: number;
  to: number;
  allDay: boolean;
  place: string;
  notes: string;
  calendar: string;
}
export interface CalendarProvider {
  /** Puts an event into the default calendar; gives its id. */
  add(event: {
    title: string;
    from: number;
    to: number;
    allDay?: boolean;
    place?: string;
    notes?: string;
    reminders?: number[];
  }): string;
  /** Occurrences that overlap [from, to), earliest first; a repeating event comes once for each. */
  between(from: number, to: number): CalendarEvent[];
  remove(id: string): void;
}
/** A picture, video or sound that an app makes: it becomes a file of `folder`, under `name` or the next free one. */
export interface NewMedia {
  folder: string;
  name: string;
  /** Whether the app made the name up by itself, from the clock. */
  autoName?: boolean | undefined;
  mime: string;
  size: number;
  media: Pick<Media, 'kind' | 'picture'> & Partial<Media>;
}
/** The media index: files of shared storage with `media`; ids are the files'. */
export interface MediaProvider {
  /** Newest first; of these kinds where any is named. */
  list(...kinds: Media['kind'][]): readonly MediaItem[];
  get(id: string): MediaItem | undefined;
  /** Writes the file and gives its id. */
  add(entry: NewMedia): string;
  /** Changes what the index knows of it. */
  change(id: string, change: Partial<Media>): void;
}
/** Shared storage; nothing of it is in the bin unless that is said. Changes throw as `StorageWriter` says. */
export interface FilesProvider extends StorageWriter {
  /** What is in a folder, null for the root, by name. */
  children(folder: string | null): readonly FileItem[];
  get(id: string): FileItem | undefined;
  /** What lies at a path such as `Documents/list.txt`. */
  find(path: string): FileItem | undefined;
  /** Everything, by path. */
  list(): FileItem[];
  /** Writes a text file, making the folders of the path and keeping an existing file's id. Gives the id. */
  writeText(path: string, text: string, mime?: string): string;
}

/** What each provider gives. A new provider is one line here and one `provides` in its owner. */
export interface Providers {
  contacts: ContactsProvider;
  calls: CallsProvider;
  messages: MessagesProvider;
  calendar: CalendarProvider;
  payments: PaymentsProvider;
  mail: MailProvider;
  media: MediaProvider;
  files: FilesProvider;
}
export type ProviderName = keyof Providers;
/** What Android asks an app for before it reaches another app's data. */
export const PROVIDER_PERMISSION: { [K in ProviderName]?: Permission } = {
  contacts: 'contacts',
  calls: 'phone',
  messages: 'sms',
  calendar: 'calendar',
};
