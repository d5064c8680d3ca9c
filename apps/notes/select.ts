import { isHidden as hidden, listed, nameOf, plainOf } from './lists.ts';
import type { Note, Notes } from './state.ts';

/** Whether a note's words may not be shown now. */
export const isHidden = (state: Notes, note: Note): boolean => hidden(note, state.unlocked);

/** The title of a note in lists, hidden if the note is locked. */
export const titleOf = (state: Notes, note: Note): string =>
  isHidden(state, note) ? 'Locked note' : nameOf(note);

/** Words below the title in lists. */
export function excerptOf(state: Notes, note: Note): string {
  if (isHidden(state, note)) return 'Enter the passcode to read it';
  return note.kind === 'checklist' ? note.items.map(i => i.text).join(', ') : plainOf(note.body);
}

export { binned, foldersOf, found, listed, tagsOf, wordsIn } from './lists.ts';
export const idsOf = (state: Notes, where: Parameters<typeof listed>[1] = {}): string[] =>
  listed(state, where).map(n => n.id);
