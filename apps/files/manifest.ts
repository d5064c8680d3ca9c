import { defineApp } from '../../src/sdk/core/app.ts';
import { actions } from './actions.ts';
import { Files } from './state.ts';

export const files = defineApp({
  id: 'files',
  name: 'Files',
  palette: 'system',
  describe: 'The phone’s shared storage: folders, categories, search, archives and the bin.',
  state: Files,
  actions,
  routes: {
    '/': { screen: 'Home', title: 'Files', activity: '.MainActivity' },
    '/storage': { screen: 'Storage', title: 'Internal storage', activity: '.StorageActivity' },
    '/folder/:folder': { screen: 'Folder', title: 'Folder', activity: '.FolderActivity' },
    '/category/:kind': { screen: 'Category', title: 'Category', activity: '.CategoryActivity' },
    '/recent': { screen: 'Recent', title: 'Recent', activity: '.RecentActivity' },
    '/search': { screen: 'Search', title: 'Search', activity: '.SearchActivity' },
    '/bin': { screen: 'Bin', title: 'Bin', activity: '.BinActivity' },
    '/details/:file': { screen: 'Details', title: 'Details', activity: '.DetailsActivity' },
    '/choose': { screen: 'ChooseFolder', title: 'Choose a folder', activity: '.ChooseActivity' },
    '/view/:file': { screen: 'View', title: 'Viewer', activity: '.ViewerActivity' },
    '/pick': { screen: 'Pick', title: 'Choose a file', activity: '.PickActivity' },
    '/pick-folder': { screen: 'PickFolder', title: 'Choose a folder', activity: '.PickFolderActivity' },
    '/save': { screen: 'Save', title: 'Save to Files', activity: '.SaveActivity' },
  },
  intents: [
    ...[
      'text/plain',
      'text/markdown',
      'text/csv',
      'application/json',
      'application/gpx+xml',
      'application/pdf',
      'application/zip',
    ].map(mime => ({ verb: 'VIEW' as const, mime, route: '/view/:file', label: 'Files' })),
    { verb: 'PICK', mime: 'vnd.android.document/directory', route: '/pick-folder' },
    { verb: 'PICK', mime: '*/*', route: '/pick' },
    ...['text/plain', 'text/csv', 'text/markdown', 'text/x-vcard'].map(mime => ({
      verb: 'SEND' as const,
      mime,
      route: '/save',
      label: 'Files: save',
    })),
  ],
  system: true,
});
