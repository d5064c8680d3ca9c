import type { Phone } from '../../../apps/catalogue.ts';
import type { Note } from '../../../apps/notes/state.ts';
import { newRow } from '../../../judges/side-effects.ts';
import { anyOf, type AnyOf } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import type { Row } from '../sample.ts';
import { back, button, field, fill, find, open, row, tap, type Steps } from '../steps.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { orderedEntries } from '../../../src/state/order.ts';

/** Whether a note can be opened and edited: neither in the bin nor locked. */
export const isOpen = (note: Note) => note.binnedAt === null && !note.locked;

/** Adds a note that is some hours old and returns its id. Pass an id where the template has to name it. */
export function makeNote(
  s: Phone,
  ctx: SetupCtx,
  note: {
    id?: string;
    title: string;
    body?: string;
    kind?: Note['kind'];
    pinned?: boolean;
    createdHoursAgo?: number;
    items?: { text: string; done: boolean }[];
    folder?: string | null;
    tags?: readonly string[];
    hoursAgo?: number;
  },
): string {
  const id = note.id ?? ctx.id('note');
  const at = ctx.now - (note.hoursAgo ?? 20) * 3_600_000;
  s.apps.notes.notes[id] = {
    title: note.title,
    kind: note.kind ?? (note.items ? 'checklist' : 'plain'),
    body: note.body ?? '',
    items: (note.items ?? []).map(i => ({ id: ctx.id('item'), ...i })),
    folder: note.folder ?? null,
    tags: [...(note.tags ?? [])],
    pinned: note.pinned ?? false,
    locked: false,
    createdAt: note.createdHoursAgo === undefined ? at : ctx.now - note.createdHoursAgo * 3_600_000,
    editedAt: at,
    binnedAt: null,
  };
  return id;
}

/** Notes with this title that are not in the bin. */
export function titled(s: Phone, title: string): Row<Note>[] {
  return orderedEntries(s.apps.notes.notes)
    .filter(([, n]) => n.title === title && n.binnedAt === null)
    .map(([id, n]) => ({ ...n, id }));
}

/** The only note with this title. Throws if there is not exactly one, which is a mistake in the template. */
export function theNote(s: Phone, title: string): Row<Note> {
  const found = titled(s, title);
  if (found.length !== 1) throw new Error(`There are ${found.length} notes titled ${title}`);
  return found[0]!;
}

/** Writes a new note as the app does, and returns its id. */
export function writeDown(
  s: Phone,
  ctx: SetupCtx,
  note: { title: string; body: string },
  kind: 'plain' | 'markdown' = 'plain',
): string {
  ctx.act('notes', 'create', { kind });
  const id = s.apps.notes.draft!;
  ctx.act('notes', 'edit', { ...note, note: id });
  return id;
}
/** A change that writes a new note, as plain text or as Markdown: an instruction seldom says which. */
export const newNote = <P>(note: (p: P) => { title: string; body: string }): AnyOf<P> =>
  anyOf(
    (s, p, ctx) => void writeDown(s, ctx, note(p)),
    (s, p, ctx) => void writeDown(s, ctx, note(p), 'markdown'),
  );
/** For a sentence that names no folder. */
export const inAnyFolder = {
  free: (s: Phone) => [newRow(s.apps.notes.notes).folder],
};
/** Deletes notes: to the bin, or for good where the present has none of them any more. */
export function discard(ctx: SetupCtx, ids: readonly string[], now: Phone): void {
  ctx.act('notes', 'bin', { notes: [...ids] });
  ctx.act('notes', 'remove', { notes: ids.filter(id => !now.apps.notes.notes[id]) });
}

/** One-line texts of notes; none contains another. */
export const LINES = [
  'The blue key opens both doors.',
  'Ask for the window on the left.',
  'Two coats, let it dry overnight.',
  'Row 4, seats 11 and 12.',
  'Ring before Thursday noon.',
  'Half a cup less than it says.',
  'Bring the long rope and a torch.',
  'Third shelf, behind the jars.',
  'Paid until the end of May.',
  'Walter has the other half.',
  'It fits if the legs come off.',
  'No ferry after nine on Sundays.',
  'The receipt is in the tin.',
  'Green wire on the right.',
] as const;
/** Titles that no note of the world has. */
export const TITLES = [
  'Harbour walk',
  'Bike repairs',
  'Loft ladder',
  'Window box',
  'Map shop',
  'Lost property',
  'Paint left over',
  'Spare keys',
  'Roof check',
  'Garden gate',
  'Tool hire',
  'Bread times',
] as const;

/** Opens Notes at the list of all notes, even if a note was left open. */
export function* openNotes(): Steps {
  let seen: Observation = yield open('notes');
  while (seen.foreground.route !== '/') seen = yield back();
  return seen;
}

/** Writes a new note and goes back to the list, which saves it. */
export function* writeNote(title: string, body: string): Steps {
  let seen = yield* openNotes();
  seen = yield tap(seen, button('New note'));
  seen = yield fill(seen, field('Title'), title);
  yield fill(seen, field('Note'), body);
  return yield back();
}

/** Opens a note by a search for its title. */
export function* openTitled(title: string): Steps {
  let seen = yield* openNotes();
  seen = yield tap(seen, button('Search'));
  seen = yield fill(seen, field('Search notes'), title);
  return yield tap(seen, row(title));
}

/** Id of the note that a task is about. */
export const ASKED = 'note-asked';
/** The text of a field on the screen. */
export const textIn = (seen: Observation, name: string): string => find(seen, field(name)).value ?? '';
/** Ids of the notes that are not in the bin. */
export const unbinned = (s: Phone): string[] =>
  Object.keys(s.apps.notes.notes)
    .filter(id => s.apps.notes.notes[id]!.binnedAt === null)
    .sort();
/** Removes every note, so that only the setup's are there. Folders stay. */
export const emptyNotes = (s: Phone): void => {
  s.apps.notes.notes = {};
};
