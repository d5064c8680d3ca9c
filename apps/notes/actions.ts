import { Type } from 'typebox';
import { actionsOf } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { StringEnum } from '../../src/state/schema.ts';
import { checklist } from './checklist.ts';
import { merged } from './merge.ts';
import { organise } from './organise.ts';
import { bodyOf, fileNameOf, isBlank, isHidden, textOf } from './lists.ts';
import type { Note, Notes } from './state.ts';
import { words } from './words.ts';

const action = actionsOf<Notes>();
const { Object: Obj, String: Str, Boolean: Bool, Array: Arr, Optional: Opt, Null, Union } = Type;
const Kinds = StringEnum(['plain', 'markdown', 'checklist']);

/** The note where its text may be read and changed now: neither in the bin nor hidden. */
export function openNote(state: Notes, id: string): Note | undefined {
  const note = state.notes[id];
  return note && note.binnedAt === null && !isHidden(note, state.unlocked) ? note : undefined;
}

const emptyNote = (kind: Note['kind'], now: number): Note => ({
  title: '',
  kind,
  body: '',
  items: [],
  folder: null,
  tags: [],
  pinned: false,
  locked: false,
  createdAt: now,
  editedAt: now,
  binnedAt: null,
});

/** Drops the note made last where it was left empty. Runs when a list comes to the front. */
export function dropDraft(state: Notes): void {
  const id = state.draft;
  state.draft = null;
  const note = id === null ? undefined : state.notes[id];
  if (id !== null && note && note.binnedAt === null && isBlank(note)) delete state.notes[id];
}

/** Notes of the ids that may be taken away: hidden ones stay, and the phone says so. */
function takeable(state: Notes, ids: readonly string[], ctx: Ctx): Note[] {
  const all = ids.flatMap(id => (state.notes[id] ? [state.notes[id]] : []));
  const open = all.filter(n => !isHidden(n, state.unlocked));
  if (open.length < all.length) ctx.toast(ctx.words(words)('unlockLockedFirst'));
  return open;
}

export const actions = {
  ...checklist,
  ...organise,
  create: action(
    'Make an empty note and open it',
    Obj({ kind: Kinds, folder: Opt(Union([Str(), Null()])), tag: Opt(Str()) }),
    (state, { kind, folder, tag }, ctx) => {
      const id = ctx.id('note');
      state.notes[id] = {
        ...emptyNote(kind, ctx.now),
        folder: folder && state.folders[folder] ? folder : null,
        tags: tag ? [tag] : [],
        items: kind === 'checklist' ? [{ id: ctx.id('item'), text: '', done: false }] : [],
      };
      ctx.open('/note/:note', { note: id });
      state.draft = id;
    },
  ),
  edit: action(
    'Write the title or the text of a note',
    Obj({ note: Str(), title: Opt(Str()), body: Opt(Str()) }),
    (state, { note: id, title, body }, ctx) => {
      const note = openNote(state, id);
      if (!note || ((title ?? note.title) === note.title && (body ?? note.body) === note.body)) return;
      if (title !== undefined) note.title = title;
      if (body !== undefined) note.body = body;
      note.editedAt = ctx.now;
    },
  ),
  setKind: action(
    'Turn a note into plain text, Markdown or a checklist',
    Obj({ note: Str(), kind: Kinds }),
    (state, { note: id, kind }, ctx) => {
      const note = openNote(state, id);
      if (!note || note.kind === kind) return;
      if (kind === 'checklist') {
        note.items = note.body
          .split('\n')
          .filter(l => l.trim())
          .map(l => {
            const [, tick, text] = /^\s*[-*+] (?:\[([ xX])\] )?(.*)$/.exec(l) ?? [];
            return { id: ctx.id('item'), text: (text ?? l).trim(), done: tick === 'x' || tick === 'X' };
          });
        note.body = '';
      } else if (note.kind === 'checklist') {
        note.body = kind === 'markdown' ? bodyOf(note) : note.items.map(i => i.text).join('\n');
        note.items = [];
      }
      note.kind = kind;
      note.editedAt = ctx.now;
    },
  ),
  saveShared: action(
    'Keep text that another app shared, and go back to it',
    Obj({
      title: Str(),
      body: Str(),
      folder: Union([Str(), Null()]),
      kind: Opt(StringEnum(['plain', 'markdown'])),
    }),
    (state, { title, body, folder, kind = 'plain' }, ctx) => {
      const note = {
        ...emptyNote(kind, ctx.now),
        title: title.trim(),
        body,
        folder: folder !== null && state.folders[folder] ? folder : null,
      };
      if (isBlank(note)) {
        ctx.toast(ctx.words(words)('nothingToSave'));
        return;
      }
      state.notes[ctx.id('note')] = note;
      ctx.toast(ctx.words(words)('savedToNotes'));
      ctx.finish();
    },
  ),
  pin: action('Pin or unpin a note', Obj({ note: Str(), pinned: Bool() }), (state, { note, pinned }) => {
    const found = state.notes[note];
    if (found) found.pinned = pinned;
  }),
  pinAll: action(
    'Pin or unpin several notes',
    Obj({ notes: Arr(Str()), pinned: Bool() }),
    (state, { notes, pinned }) => {
      for (const id of notes) if (state.notes[id]) state.notes[id].pinned = pinned;
    },
  ),
  duplicate: action('Make a copy of a note', Obj({ note: Str() }), (state, { note: id }, ctx) => {
    const note = openNote(state, id);
    if (!note) return;
    const t = ctx.words(words);
    const title = note.title.trim() ? t('copyOf', { title: note.title.trim() }) : '';
    state.notes[ctx.id('note')] = {
      ...note,
      title,
      tags: [...note.tags],
      items: note.items.map(i => ({ ...i, id: ctx.id('item') })),
      pinned: false,
      createdAt: ctx.now,
      editedAt: ctx.now,
    };
    ctx.toast(t('duplicated'));
  }),
  merge: action(
    'Put the text of several notes into the first and the others into the bin',
    Obj({ notes: Arr(Str()) }),
    (state, { notes: ids }, ctx) => {
      const rows = [...new Set(ids)].flatMap(id =>
        state.notes[id]?.binnedAt === null ? [state.notes[id]] : [],
      );
      if (rows.length < 2) return;
      if (rows.some(n => isHidden(n, state.unlocked))) {
        ctx.toast(ctx.words(words)('unlockLockedFirst'));
        return;
      }
      const [first, ...others] = rows as [Note, ...Note[]];
      Object.assign(
        first,
        merged(rows, () => ctx.id('item')),
        { editedAt: ctx.now },
      );
      for (const n of others) n.binnedAt = ctx.now;
      ctx.toast(ctx.words(words)('merged', { count: rows.length }));
    },
  ),
  share: action('Share a note as text', Obj({ note: Str() }), (state, { note: id }, ctx) => {
    const note = openNote(state, id);
    if (note)
      ctx.start({
        verb: 'SEND',
        mime: 'text/plain',
        text: textOf(note),
        ...(note.title.trim() ? { title: note.title.trim() } : {}),
      });
  }),
  exportNote: action(
    'Write a note to a file in Documents',
    Obj({ note: Str() }),
    (state, { note: id }, ctx) => {
      const note = openNote(state, id);
      const files = ctx.provider('files');
      const t = ctx.words(words);
      if (!note || !files) return;
      const [, base, end] = /^(.*)(\.\w+)$/.exec(fileNameOf(note, t))!;
      const text = textOf(note);
      let path = `Documents/${base}${end}`;
      // A file of that name with other text may be another note's.
      for (let n = 2, there = files.find(path); there && there.text !== text; there = files.find(path))
        path = `Documents/${base} (${n++})${end}`;
      files.writeText(path, text, end === '.md' ? 'text/markdown' : 'text/plain');
      ctx.toast(t('savedTo', { path }));
    },
  ),
  bin: action('Move notes to the bin', Obj({ notes: Arr(Str()) }), (state, { notes }, ctx) => {
    const going = takeable(state, notes, ctx).filter(n => n.binnedAt === null);
    for (const n of going) n.binnedAt = ctx.now;
    const count = going.length;
    if (count > 0 && count === notes.length) ctx.toast(ctx.words(words)('movedToBin', { count }));
  }),
  restore: action('Take notes out of the bin', Obj({ notes: Arr(Str()) }), (state, { notes }, ctx) => {
    const back = notes.filter(id => state.notes[id] && state.notes[id].binnedAt !== null);
    for (const id of back) state.notes[id]!.binnedAt = null;
    if (back.length > 0) ctx.toast(ctx.words(words)('restored', { count: back.length }));
  }),
  remove: action('Delete notes in the bin for good', Obj({ notes: Arr(Str()) }), (state, { notes }) => {
    for (const id of notes) if (state.notes[id] && state.notes[id].binnedAt !== null) delete state.notes[id];
  }),
  emptyBin: action('Delete everything in the bin for good', Obj({}), state => {
    for (const [id, n] of Object.entries(state.notes)) if (n.binnedAt !== null) delete state.notes[id];
  }),
};
