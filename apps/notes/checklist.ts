import { Type } from 'typebox';
import { actionsOf } from '../../src/sdk/core/app.ts';
import { isHidden } from './lists.ts';
import type { Note, Notes } from './state.ts';

const action = actionsOf<Notes>();
const { Object: Obj, String: Str, Boolean: Bool, Integer: Int } = Type;

/** The checklist where it may be changed now. */
function listOf(state: Notes, id: string): Note | undefined {
  const note = state.notes[id];
  return note && note.kind === 'checklist' && note.binnedAt === null && !isHidden(note, state.unlocked)
    ? note
    : undefined;
}

/** Actions on the lines of a checklist. Ticks don't move the time of editing, since the text stays. */
export const checklist = {
  addItem: action(
    'Add a line to a checklist',
    Obj({ note: Str(), text: Str() }),
    (state, { note: id, text }, ctx) => {
      const note = listOf(state, id);
      const words = text.trim();
      if (!note || words === '') return;
      // The empty line of a new checklist is the first to be filled.
      const blank = note.items.find(i => i.text.trim() === '');
      if (blank) blank.text = words;
      else note.items.push({ id: ctx.id('item'), text: words, done: false });
      note.editedAt = ctx.now;
    },
  ),
  editItem: action(
    'Change the words of a line',
    Obj({ note: Str(), item: Str(), text: Str() }),
    (state, { note: id, item: itemId, text }, ctx) => {
      const note = listOf(state, id);
      const item = note?.items.find(i => i.id === itemId);
      if (!note || !item || item.text === text) return;
      item.text = text;
      note.editedAt = ctx.now;
    },
  ),
  tick: action(
    'Tick or untick a line',
    Obj({ note: Str(), item: Str(), done: Bool() }),
    (state, { note: id, item: itemId, done }) => {
      const item = listOf(state, id)?.items.find(i => i.id === itemId);
      if (item) item.done = done;
    },
  ),
  removeItem: action(
    'Delete a line',
    Obj({ note: Str(), item: Str() }),
    (state, { note: id, item: itemId }, ctx) => {
      const note = listOf(state, id);
      const at = note?.items.findIndex(i => i.id === itemId) ?? -1;
      if (!note || at < 0) return;
      note.items.splice(at, 1);
      note.editedAt = ctx.now;
    },
  ),
  moveItem: action(
    'Move a line to another place',
    Obj({ note: Str(), item: Str(), to: Int({ minimum: 0 }) }),
    (state, { note: id, item: itemId, to }, ctx) => {
      const note = listOf(state, id);
      const at = note?.items.findIndex(i => i.id === itemId) ?? -1;
      if (!note || at < 0 || to >= note.items.length || at === to) return;
      const [item] = note.items.splice(at, 1);
      note.items.splice(to, 0, item!);
      note.editedAt = ctx.now;
    },
  ),
  tickedToEnd: action(
    'Move the ticked lines below the others, both in their order',
    Obj({ note: Str() }),
    (state, { note: id }, ctx) => {
      const note = listOf(state, id);
      const items = note && [...note.items.filter(i => !i.done), ...note.items.filter(i => i.done)];
      if (!note || !items || items.every((item, at) => item.id === note.items[at]!.id)) return;
      note.items = items;
      note.editedAt = ctx.now;
    },
  ),
  clearTicked: action('Delete the ticked lines', Obj({ note: Str() }), (state, { note: id }, ctx) => {
    const note = listOf(state, id);
    if (!note || !note.items.some(i => i.done)) return;
    note.items = note.items.filter(i => !i.done);
    note.editedAt = ctx.now;
  }),
  untickAll: action('Untick every line', Obj({ note: Str() }), (state, { note: id }) => {
    for (const item of listOf(state, id)?.items ?? []) item.done = false;
  }),
};
