import type { Phone } from '../catalogue.ts';
import { fresh, pair, turn, type UndoPair, type UndoPairs } from '../undo.ts';
import { idsOf } from './select.ts';
import type { Note } from './state.ts';

const first = ({ apps: { notes } }: Phone, fits: (note: Note) => boolean): string =>
  idsOf(notes).find(id => fits(notes.notes[id]!))!;
const plainOf = (phone: Phone) =>
  first(phone, n => n.kind === 'plain' && !n.locked && n.folder !== null && n.tags.length > 1);
const listOf = (phone: Phone) => first(phone, n => n.kind === 'checklist' && !n.locked && n.items.length > 2);

/** One action on the plain note with other arguments, and with its own. */
const onPlain = (action: string, to: (n: Note) => object, back: (n: Note) => object): UndoPair =>
  pair(
    now => [[action, { note: plainOf(now), ...to(now.apps.notes.notes[plainOf(now)]!) }]],
    (_, was) => [[action, { note: plainOf(was), ...back(was.apps.notes.notes[plainOf(was)]!) }]],
  );

type Item = Note['items'][number];
/** The same on the first item of the checklist. */
const onItem = (action: string, to: (i: Item) => object, back: (i: Item) => object): UndoPair =>
  pair(
    now => {
      const note = listOf(now);
      const item = now.apps.notes.notes[note]!.items[0]!;
      return [[action, { note, item: item.id, ...to(item) }]];
    },
    (_, was) => {
      const note = listOf(was);
      const item = was.apps.notes.notes[note]!.items[0]!;
      return [[action, { note, item: item.id, ...back(item) }]];
    },
  );

const newNote = (now: Phone, was: Phone) => fresh(now.apps.notes.notes, was.apps.notes.notes)[0]!;

export const undo: UndoPairs = {
  pin: onPlain(
    'pin',
    n => ({ pinned: !n.pinned }),
    n => ({ pinned: n.pinned }),
  ),
  title: onPlain(
    'edit',
    n => ({ title: `${n.title}x` }),
    n => ({ title: n.title }),
  ),
  body: onPlain(
    'edit',
    n => ({ body: `${n.body}x` }),
    n => ({ body: n.body }),
  ),
  kind: onPlain(
    'setKind',
    () => ({ kind: 'markdown' }),
    () => ({ kind: 'plain' }),
  ),
  bin: pair(
    now => [['bin', { notes: [plainOf(now), listOf(now)] }]],
    (_, was) => [['restore', { notes: [plainOf(was), listOf(was)] }]],
  ),
  'a tag': pair(
    now => [['untag', { note: plainOf(now), tag: now.apps.notes.notes[plainOf(now)]!.tags[0] }]],
    (_, was) => [['tag', { note: plainOf(was), tag: was.apps.notes.notes[plainOf(was)]!.tags[0] }]],
  ),
  'a tag’s name': pair(
    now => [['renameTag', { tag: now.apps.notes.notes[plainOf(now)]!.tags[0], to: 'another' }]],
    (_, was) => [['renameTag', { tag: 'another', to: was.apps.notes.notes[plainOf(was)]!.tags[0] }]],
  ),
  'a folder': pair(
    now => [['move', { notes: [plainOf(now)], folder: null }]],
    (_, was) => [['move', { notes: [plainOf(was)], folder: was.apps.notes.notes[plainOf(was)]!.folder }]],
  ),
  'a folder’s name': pair(
    now => [['renameFolder', { folder: now.apps.notes.notes[plainOf(now)]!.folder, name: 'Another' }]],
    (_, was) => {
      const folder = was.apps.notes.notes[plainOf(was)]!.folder!;
      return [['renameFolder', { folder, name: was.apps.notes.folders[folder]!.name }]];
    },
  ),
  'a lock': pair(
    now => [['setLocked', { note: plainOf(now), locked: true }]],
    (_, was) => [
      ['unlock', { passcode: was.apps.notes.passcode }],
      ['setLocked', { note: plainOf(was), locked: false }],
    ],
  ),
  'a tick': onItem(
    'tick',
    i => ({ done: !i.done }),
    i => ({ done: i.done }),
  ),
  'a line': onItem(
    'editItem',
    () => ({ text: 'x' }),
    i => ({ text: i.text }),
  ),
  'the place of a line': onItem(
    'moveItem',
    () => ({ to: 2 }),
    () => ({ to: 0 }),
  ),
  'a line that is added': pair(
    now => [['addItem', { note: listOf(now), text: 'M' }]],
    (now, was) => {
      const note = listOf(was);
      const known = was.apps.notes.notes[note]!.items.map(i => i.id);
      const item = now.apps.notes.notes[note]!.items.find(i => !known.includes(i.id))!;
      return [['removeItem', { note, item: item.id }]];
    },
  ),
  'a note that is left empty': pair([['create', { kind: 'checklist' }]], [['pop', {}, 'system']]),
  'a folder that is made': pair([['createFolder', { name: 'Another' }]], (now, was) => [
    ['deleteFolder', { folder: fresh(now.apps.notes.folders, was.apps.notes.folders)[0] }],
  ]),
  'a copy': pair(
    now => [['duplicate', { note: idsOf(now.apps.notes)[0] }]],
    (now, was) => [
      ['bin', { notes: [newNote(now, was)] }],
      ['remove', { notes: [newNote(now, was)] }],
    ],
  ),
  search: { ...turn('remember', { query: 'Ferry' }, {}), undo: [] },
};
