import type { FileEntry, MediaEntry } from '../../state/phone/index.ts';
import type { Run } from './run.ts';
import { stateOf } from './run.ts';
import type { Ctx } from './ctx.ts';

export interface Contact { id: string; name: string; phones: { label: string; number: string }[]; emails: string[]; portrait: string | null; starred: boolean }
export interface ContactsProvider { list(): Contact[]; find(text: string): Contact[]; add(contact: Omit<Contact, 'id'>): string }
export interface MessagesProvider { send(number: string, text: string): void; thread(number: string): { from: string; text: string; at: number }[] }
export interface CalendarProvider { add(event: { title: string; from: number; to: number; place?: string; notes?: string }): string; between(from: number, to: number): { id: string; title: string; from: number; to: number }[] }
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
  contacts: ContactsProvider; messages: MessagesProvider; calendar: CalendarProvider; payments: PaymentsProvider;
  media: MediaProvider; files: FilesProvider;
}
export type ProviderMakers = { [K in keyof Providers]?: (state: any, ctx: Ctx) => Providers[K] };

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

/** The provider of that name for a rule under way, or null where the app that owns it is not on this phone. */
export function providerOf<K extends keyof Providers>(run: Run, ctx: Ctx, name: K): Providers[K] | null {
  if (name === 'media') return media(run, ctx) as Providers[K];
  if (name === 'files') return files(run, ctx) as Providers[K];
  for (const meta of run.catalogue.metas.values()) {
    if (!meta.provides.includes(name) || !run.phone.os.installed[meta.id]?.enabled) continue;
    const make = run.catalogue.get(meta.id).provides?.[name];
    if (make) return make(stateOf(run, meta.id), ctx) as Providers[K];
  }
  return null;
}
