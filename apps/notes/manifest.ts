import { defineApp } from '../../src/sdk/core/app.ts';
import { actions, dropDraft } from './actions.ts';
import { Notes } from './state.ts';

/** Coming to any screen hides locked notes again, so that a passcode holds for the note it was given at. */
const hide = (state: Notes) => {
  state.unlocked = false;
};
/** Recent apps never show a locked note, opened or not. */
const isLocked = (state: Notes, { note }: Record<string, string>): boolean =>
  state.notes[note ?? '']?.locked === true;
const list = (state: Notes) => {
  hide(state);
  dropDraft(state);
};

export const notes = defineApp({
  id: 'notes',
  name: 'Notes',
  palette: 'notes',
  describe: 'Plain and Markdown notes, checklists, folders and tags.',
  state: Notes,
  actions,
  routes: {
    '/': { screen: 'Home', title: 'Notes', activity: '.MainActivity', enter: list },
    '/folder/:folder': { screen: 'Folder', title: 'Folder', activity: '.FolderActivity', enter: list },
    '/note/:note': {
      screen: 'Note',
      title: 'Note',
      activity: '.NoteActivity',
      enter: hide,
      secure: isLocked,
    },
    '/search': { screen: 'Search', title: 'Search', activity: '.SearchActivity', enter: list },
    '/tags': { screen: 'Tags', title: 'Tags', activity: '.TagsActivity', enter: list },
    '/tag/:tag': { screen: 'Tag', title: 'Tag', activity: '.TagActivity', enter: list },
    '/bin': { screen: 'Bin', title: 'Bin', activity: '.BinActivity', enter: list },
    '/lock': { screen: 'Lock', title: 'Passcode', activity: '.PasscodeActivity', enter: hide, secure: true },
    '/share': { screen: 'Share', title: 'Save to Notes', activity: '.ShareActivity', enter: hide },
    '/file/:file': { screen: 'TakeFile', title: 'Open a file', activity: '.FileActivity', enter: hide },
  },
  intents: [
    { verb: 'SEND', mime: 'text/plain', route: '/share', label: 'Notes' },
    { verb: 'VIEW', mime: 'text/plain', route: '/file/:file' },
    { verb: 'VIEW', mime: 'text/markdown', route: '/file/:file' },
  ],
});
