import type { Phone } from '../../../apps/catalogue.ts';
import type { Note } from '../../../apps/notes/state.ts';
import type { SetupCtx } from '../setup.ts';
import type { Row } from '../sample.ts';

/** A note that a person could open and change: neither in the bin nor locked. */
export const isOpen = (note: Note) => note.binnedAt === null && !note.locked;

/** Puts a note into the app, made some hours ago, and gives its id. */
export function makeNote(s: Phone, ctx: SetupCtx, note: { title: string; body?: string; items?: { text: string; done: boolean }[]; folder?: string | null; tags?: readonly string[]; hoursAgo?: number }): string {
  const id = ctx.id('note');
  const at = ctx.now - (note.hoursAgo ?? 20) * 3_600_000;
  s.apps.notes.notes[id] = {
    title: note.title, kind: note.items ? 'checklist' : 'plain', body: note.body ?? '', items: (note.items ?? []).map(i => ({ id: ctx.id('item'), ...i })),
    folder: note.folder ?? null, tags: [...(note.tags ?? [])], pinned: false, locked: false, createdAt: at, editedAt: at, binnedAt: null,
  };
  return id;
}

/** Notes with this title that are not in the bin. */
export function titled(s: Phone, title: string): Row<Note>[] {
  return Object.entries(s.apps.notes.notes).filter(([, n]) => n.title === title && n.binnedAt === null).map(([id, n]) => ({ ...n, id }));
}

/** The only note with this title. Throws where there is none or more than one: a template's mistake. */
export function theNote(s: Phone, title: string): Row<Note> {
  const found = titled(s, title);
  if (found.length !== 1) throw new Error(`There are ${found.length} notes titled ${title}`);
  return found[0]!;
}
