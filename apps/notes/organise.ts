import { Type } from 'typebox';
import { actionsOf } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { StringEnum } from '../../src/state/schema.ts';
import { cleanTag } from './lists.ts';
import type { Notes } from './state.ts';

const action = actionsOf<Notes>();
const { Object: Obj, String: Str, Boolean: Bool, Array: Arr, Optional: Opt, Null, Union } = Type;

/** A passcode is four to eight digits. */
export const isPasscode = (text: string): boolean => /^\d{4,8}$/.test(text);

function freeName(state: Notes, name: string, ctx: Ctx, except?: string): string | null {
  const words = name.trim().replace(/\s+/g, ' ');
  if (words === '') return null;
  const taken = Object.entries(state.folders).some(
    ([id, f]) => id !== except && f.name.toLowerCase() === words.toLowerCase(),
  );
  if (taken) {
    ctx.toast(`There is already a folder called ${words}`);
    return null;
  }
  return words;
}

function move(state: Notes, notes: readonly string[], folder: string | null): void {
  if (folder !== null && !state.folders[folder]) return;
  for (const id of notes) if (state.notes[id]) state.notes[id].folder = folder;
}

function retag(state: Notes, from: string, to: string | null): void {
  for (const n of Object.values(state.notes)) {
    if (n.tags.includes(from))
      n.tags = [...new Set(n.tags.flatMap(t => (t !== from ? [t] : to === null ? [] : [to])))];
  }
}

/** Folders, tags, lock and how lists are shown. None of them moves the time of editing. */
export const organise = {
  move: action(
    'Put notes into a folder, or out of any with null',
    Obj({ notes: Arr(Str()), folder: Union([Str(), Null()]) }),
    (state, { notes, folder }, ctx) => {
      move(state, notes, folder);
      ctx.toast(
        folder === null
          ? 'Taken out of its folder'
          : `Moved to ${state.folders[folder]?.name ?? 'no folder'}`,
      );
    },
  ),
  createFolder: action(
    'Make a folder, and move notes into it where some are given',
    Obj({ name: Str(), notes: Opt(Arr(Str())) }),
    (state, { name, notes = [] }, ctx) => {
      const words = freeName(state, name, ctx);
      if (words === null) return;
      const id = ctx.id('folder');
      state.folders[id] = { name: words, createdAt: ctx.now };
      move(state, notes, id);
    },
  ),
  renameFolder: action(
    'Rename a folder',
    Obj({ folder: Str(), name: Str() }),
    (state, { folder, name }, ctx) => {
      const words = state.folders[folder] ? freeName(state, name, ctx, folder) : null;
      if (words !== null) state.folders[folder]!.name = words;
    },
  ),
  deleteFolder: action(
    'Delete a folder; its notes stay, in no folder',
    Obj({ folder: Str() }),
    (state, { folder }) => {
      delete state.folders[folder];
      for (const n of Object.values(state.notes)) if (n.folder === folder) n.folder = null;
    },
  ),
  tag: action('Put a tag on a note', Obj({ note: Str(), tag: Str() }), (state, { note, tag }) => {
    const found = state.notes[note];
    const words = cleanTag(tag);
    if (found && words && !found.tags.some(t => t.toLowerCase() === words.toLowerCase()))
      found.tags.push(words);
  }),
  untag: action('Take a tag off a note', Obj({ note: Str(), tag: Str() }), (state, { note, tag }) => {
    const found = state.notes[note];
    if (found) found.tags = found.tags.filter(t => t !== tag);
  }),
  renameTag: action('Rename a tag on every note', Obj({ tag: Str(), to: Str() }), (state, { tag, to }) => {
    const words = cleanTag(to);
    if (words) retag(state, tag, words);
  }),
  deleteTag: action('Take a tag off every note', Obj({ tag: Str() }), (state, { tag }) =>
    retag(state, tag, null),
  ),
  setPasscode: action(
    'Set the passcode, or change it by giving the current one',
    Obj({ current: Str(), passcode: Str() }),
    (state, { current, passcode }, ctx) => {
      if (current !== state.passcode) {
        ctx.toast('The current passcode is wrong');
        return;
      }
      if (!isPasscode(passcode)) {
        ctx.toast('Use four to eight digits');
        return;
      }
      ctx.toast(state.passcode === '' ? 'Passcode set' : 'Passcode changed');
      state.passcode = passcode;
      ctx.back();
    },
  ),
  setLocked: action(
    'Lock a note, or take its lock off while it is open',
    Obj({ note: Str(), locked: Bool() }),
    (state, { note, locked }, ctx) => {
      const found = state.notes[note];
      if (!found || found.locked === locked) return;
      if (locked && state.passcode === '') {
        ctx.open('/lock');
        return;
      }
      if (!locked && !state.unlocked) {
        ctx.toast('Unlock the note first');
        return;
      }
      found.locked = locked;
      ctx.toast(locked ? 'Note locked' : 'Lock removed');
    },
  ),
  unlock: action(
    'Open locked notes with the passcode',
    Obj({ passcode: Str() }),
    (state, { passcode }, ctx) => {
      if (state.passcode !== '' && passcode === state.passcode) state.unlocked = true;
      else ctx.toast('Wrong passcode');
    },
  ),
  lockNow: action('Hide locked notes again', Obj({}), state => {
    state.unlocked = false;
  }),
  setSort: action(
    'Choose the order of lists',
    Obj({ sort: StringEnum(['edited', 'created', 'title']) }),
    (state, { sort }) => {
      state.sort = sort;
    },
  ),
  setView: action('Choose rows or cards', Obj({ view: StringEnum(['list', 'grid']) }), (state, { view }) => {
    state.view = view;
  }),
  remember: action('Keep a search among the recent ones', Obj({ query: Str() }), (state, { query }) => {
    const words = query.trim();
    if (words) state.searches = [words, ...state.searches.filter(s => s !== words)].slice(0, 8);
  }),
  forgetSearches: action('Clear recent searches', Obj({}), state => {
    state.searches = [];
  }),
};
