import { defineApp } from '../../src/sdk/core/app.ts';
import { actions, dropDraft } from './actions.ts';
import { Notes } from './state.ts';
import { words } from './words.ts';

/** Coming to any screen hides locked notes again, so that a passcode holds for the note it was given at. */
const hide = (state: Notes) => {
  state.unlocked = false;
};
const list = (state: Notes) => {
  hide(state);
  dropDraft(state);
};

export const notes = defineApp({
  id: 'notes',
  name: words.appName,
  words,
  translations: { zh: () => import('./words.zh.ts') },
  palette: 'notes',
  describe: words.describe,
  state: Notes,
  actions,
  routes: {
    '/': { screen: 'Home', title: words.appName, activity: '.MainActivity', enter: list },
    '/folder/:folder': { screen: 'Folder', title: words.folder, activity: '.FolderActivity', enter: list },
    '/note/:note': { screen: 'Note', title: words.note, activity: '.NoteActivity', enter: hide },
    '/search': { screen: 'Search', title: words.search, activity: '.SearchActivity', enter: list },
    '/tags': { screen: 'Tags', title: words.tags, activity: '.TagsActivity', enter: list },
    '/tag/:tag': { screen: 'Tag', title: words.tag, activity: '.TagActivity', enter: list },
    '/bin': { screen: 'Bin', title: words.bin, activity: '.BinActivity', enter: list },
    '/lock': { screen: 'Lock', title: words.passcode, activity: '.PasscodeActivity', enter: hide },
    '/share': { screen: 'Share', title: words.saveToNotes, activity: '.ShareActivity', enter: hide },
    '/file/:file': { screen: 'TakeFile', title: words.openFile, activity: '.FileActivity', enter: hide },
  },
  intents: [
    { verb: 'SEND', mime: 'text/plain', route: '/share', label: words.appName },
    { verb: 'VIEW', mime: 'text/plain', route: '/file/:file' },
    { verb: 'VIEW', mime: 'text/markdown', route: '/file/:file' },
  ],
});
