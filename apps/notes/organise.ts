import { Type } from 'typebox';
import { actionsOf } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { StringEnum } from '../../src/state/schema.ts';
import { cleanTag } from './lists.ts';
import type { Notes } from './state.ts';
import { words } from './words.ts';

const action = actionsOf<Notes>();
const { Object: Obj, String: Str, Boolean: Bool, Array: Arr, Optional: Opt, Null, Union } = Type;

/** A passcode is four to eight digits. */
export const isPasscode = (text: string): boolean => /^\d{4,8}$/.test(text);

function freeName(state: Notes, name: string, ctx: Ctx, except?: string): string | null {
  const wanted = name.trim().replace(/\s+/g, ' ');
  if (wanted === '') return null;
  const taken = Object.entries(state.folders).some(
    ([id, f]) => id !== except && f.name.toLowerCase() === wanted.toLowerCase(),
  );
  if (taken) {
    ctx.toast(ctx.words(words)('folderTaken', { name: wanted }));
    return null;
  }
  return wanted;
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
      const t = ctx.words(words);
      const to = folder === null ? undefined : state.folders[folder]?.name;
      ctx.toast(to === undefined ? t('takenOut') : t('movedTo', { folder: to }));
    },
  ),
  createFolder: action(
    'Make a folder, and move notes into it where some are given',
    Obj({ name: Str(), notes: Opt(Arr(Str())) }),
    (state, { name, notes = [] }, ctx) => {
      const free = freeName(state, name, ctx);
      if (free === null) return;
      const id = ctx.id('folder');
      state.folders[id] = { name: free, createdAt: ctx.now };
      move(state, notes, id);
    },
  ),
  renameFolder: action(
    'Rename a folder',
    Obj({ folder: Str(), name: Str() }),
    (state, { folder, name }, ctx) => {
      const free = state.folders[folder] ? freeName(state, name, ctx, folder) : null;
      if (free !== null) state.folders[folder]!.name = free;
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
    const clean = cleanTag(tag);
    if (found && clean && !found.tags.some(t => t.toLowerCase() === clean.toLowerCase()))
      found.tags.push(clean);
  }),
  untag: action('Take a tag off a note', Obj({ note: Str(), tag: Str() }), (state, { note, tag }) => {
    const found = state.notes[note];
    if (found) found.tags = found.tags.filter(t => t !== tag);
  }),
  renameTag: action('Rename a tag on every note', Obj({ tag: Str(), to: Str() }), (state, { tag, to }) => {
    const clean = cleanTag(to);
    if (clean) retag(state, tag, clean);
  }),
  deleteTag: action('Take a tag off every note', Obj({ tag: Str() }), (state, { tag }) =>
    retag(state, tag, null),
  ),
  setPasscode: action(
    'Set the passcode, or change it by giving the current one',
    Obj({ current: Str(), passcode: Str() }),
    (state, { current, passcode }, ctx) => {
      const t = ctx.words(words);
      if (current !== state.passcode) {
        ctx.toast(t('currentIsWrong'));
        return;
      }
      if (!isPasscode(passcode)) {
        ctx.toast(t('useFourToEight'));
        return;
      }
      ctx.toast(t(state.passcode === '' ? 'passcodeSet' : 'passcodeChanged'));
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
        ctx.toast(ctx.words(words)('unlockFirst'));
        return;
      }
      found.locked = locked;
      ctx.toast(ctx.words(words)(locked ? 'noteLocked' : 'lockRemoved'));
    },
  ),
  unlock: action(
    'Open locked notes with the passcode',
    Obj({ passcode: Str() }),
    (state, { passcode }, ctx) => {
      if (state.passcode !== '' && passcode === state.passcode) state.unlocked = true;
      else ctx.toast(ctx.words(words)('wrongPasscode'));
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
    const asked = query.trim();
    if (asked) state.searches = [asked, ...state.searches.filter(s => s !== asked)].slice(0, 8);
  }),
  forgetSearches: action('Clear recent searches', Obj({}), state => {
    state.searches = [];
  }),
};
