import { translate } from '../../src/sdk/core/words/words.ts';
import { isHidden as hidden, listed, nameOf, plainOf, type Say } from './lists.ts';
import type { Note, Notes } from './state.ts';
import { words } from './words.ts';

const english = translate(words, 'en');

/** Whether a note's words may not be shown now. */
export const isHidden = (state: Notes, note: Note): boolean => hidden(note, state.unlocked);

/** The title of a note in lists, hidden if the note is locked. */
export const titleOf = (state: Notes, note: Note, t: Say = english): string =>
  isHidden(state, note) ? t('lockedNote') : nameOf(note, t);

/** Words below the title in lists. */
export function excerptOf(state: Notes, note: Note, t: Say = english): string {
  if (isHidden(state, note)) return t('enterPasscodeToRead');
  return note.kind === 'checklist' ? note.items.map(i => i.text).join(', ') : plainOf(note.body);
}

export { binned, foldersOf, found, listed, tagsOf, wordsIn } from './lists.ts';
export const idsOf = (state: Notes, where: Parameters<typeof listed>[1] = {}): string[] =>
  listed(state, where).map(n => n.id);
