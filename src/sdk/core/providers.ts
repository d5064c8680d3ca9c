import type { AnyPhone, FileEntry, MediaEntry, Permission } from '../../state/phone/index.ts';
import type { Catalogue } from './app.ts';
import { ctxFor, type Ctx } from './ctx.ts';
import { hasPermission } from './permissions.ts';
import { stateOf, type Run } from './run.ts';

export interface Contact {
  id: string; name: string;
  phones: readonly { label: string; number: string }[]; emails: readonly { label: string; address: string }[];
  /** Name of a picture, or null. */
  portrait: string | null;
  starred: boolean; company: string; address: string;
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
export interface CallRecord { id: string; number: string; kind: 'incoming' | 'outgoing' | 'missed' | 'declined' | 'blocked'; at: number; seconds: number }
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
export interface CalendarEvent { id: string; title: string; from: number; to: number; allDay: boolean; place: string; notes: string; calendar: string }
export interface CalendarProvider {
  /** Puts an event into the default calendar; gives its id. */
  add(event: { title: string; from: number; to: number; allDay?: boolean; place?: string; notes?: string; reminders?: number[] }): string;
  /** Occurrences that overlap [from, to), earliest first; a repeating event comes once for each. */
  between(from: number, to: number): CalendarEvent[];
  remove(id: string): void;
}
export interface PaymentsProvider { balanceCents(): number; pay(order: { cents: number; to: string; note: string }): { ok: boolean; id?: string; reason?: string } }
export interface MediaProvider { list(): (MediaEntry & { id: string })[]; get(id: string): MediaEntry | undefined; add(entry: MediaEntry): string; remove(id: string): void }
export interface FilesProvider {
  children(folder: string | null): (FileEntry & { id: string })[];
  find(path: string): (FileEntry & { id: string }) | undefined;
  /** Writes a text file, making the folders of the path and keeping an existing file's id. Gives the id. */
  writeText(path: string, text: string, mime?: string): string;
}

/** What each provider gives. A new provider is one line here and one `provides` in its owner. */
export interface Providers {
  contacts: ContactsProvider; calls: CallsProvider; messages: MessagesProvider; calendar: CalendarProvider; payments: PaymentsProvider;
  media: MediaProvider; files: FilesProvider;
}
export type ProviderName = keyof Providers;
/** `ctx` acts as the app that owns the provider; `caller` is the app that asked. */
export type ProviderMakers = { [K in ProviderName]?: (state: any, ctx: Ctx, caller: string) => Providers[K] };

/** What Android asks an app for before it reaches another app's data. */
export const PROVIDER_PERMISSION: { [K in ProviderName]?: Permission } = { contacts: 'contacts', calls: 'phone', messages: 'sms', calendar: 'calendar' };

/** The app that owns a provider on this phone, where it is there and `caller` may reach it. */
export function ownerOf(phone: AnyPhone, metas: Catalogue['metas'], name: ProviderName, caller: string): string | null {
  for (const meta of metas.values()) {
    if (!meta.provides.includes(name) || !phone.os.installed[meta.id]?.enabled) continue;
    const permission = PROVIDER_PERMISSION[name];
    if (meta.id === caller || caller === 'system' || !permission || hasPermission(phone, caller, permission)) return meta.id;
  }
  return null;
}

function media(run: Run, ctx: Ctx): MediaProvider {
  const table = run.phone.device.storage.media;
  return {
    list: () => Object.entries(table).map(([id, m]) => ({ ...m, id })).sort((a, b) => b.takenAt - a.takenAt || (a.id < b.id ? -1 : 1)),
    get: id => table[id],
    add: entry => { const id = ctx.id('media'); table[id] = entry; return id; },
    remove: id => { delete table[id]; },
  };
}

function files(run: Run, ctx: Ctx): FilesProvider {
  const table = run.phone.device.storage.files;
  const child = (parent: string | null, name: string) => Object.keys(table).find(id => table[id]!.parent === parent && table[id]!.name === name && table[id]!.binned === null);
  const provider: FilesProvider = {
    children: folder => Object.entries(table).filter(([, f]) => f.parent === folder && f.binned === null).map(([id, f]) => ({ ...f, id })),
    find: path => {
      let at: string | null = null;
      for (const name of path.split('/').filter(Boolean)) {
        const next = child(at, name);
        if (!next) return undefined;
        at = next;
      }
      return at ? { ...table[at]!, id: at } : undefined;
    },
    writeText: (path, text, mime = 'text/plain') => {
      const names = path.split('/').filter(Boolean);
      const name = names.pop()!;
      let parent: string | null = null;
      for (const folder of names) {
        let id: string | undefined = child(parent, folder);
        if (!id) {
          id = ctx.id('file');
          table[id] = { name: folder, parent, kind: 'folder', size: 0, mime: '', at: ctx.now, binned: null };
        }
        parent = id;
      }
      const id = child(parent, name) ?? ctx.id('file');
      table[id] = { name, parent, kind: 'file', text, size: new TextEncoder().encode(text).length, mime, at: ctx.now, binned: null };
      return id;
    },
  };
  return provider;
}

/** The provider of that name for a rule under way, or null where the app that owns it is not on this phone or the caller may not reach it. */
export function providerOf<K extends ProviderName>(run: Run, ctx: Ctx, name: K): Providers[K] | null {
  if (name === 'media') return media(run, ctx) as Providers[K];
  if (name === 'files') return files(run, ctx) as Providers[K];
  const owner = ownerOf(run.phone, run.catalogue.metas, name, ctx.app);
  if (owner === null) return null;
  const make = run.catalogue.get(owner).provides![name]!;
  return make(stateOf(run, owner), ctxFor(run, owner), ctx.app) as Providers[K];
}
