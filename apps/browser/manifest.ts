import { defineApp } from '../../src/sdk/core/app.ts';
import { fillPath } from '../../src/sdk/core/routes.ts';
import { actions } from './actions.ts';
import { Browser } from './state.ts';
import { haveTab, openTab } from './tabs.ts';
import { fileAddress, plainAddress } from './web/address.ts';
import { pathOf } from '../../src/sdk/core/storage.ts';

/** Recent apps never show a private tab. */
const showsPrivate = (state: Browser): boolean => state.tabs[state.active ?? '']?.private === true;

export const browser = defineApp({
  id: 'browser',
  name: 'Browser',
  palette: 'system',
  system: true,
  describe: 'Tabs, bookmarks, history and downloads, and the small web that it reaches.',
  state: Browser,
  actions,
  outward: ['sendForm'],
  routes: {
    '/': {
      screen: 'Page',
      title: 'Page',
      activity: '.MainActivity',
      enter: (state, _, ctx) => haveTab(state, ctx),
      secure: showsPrivate,
    },
    '/tabs': {
      screen: 'Tabs',
      title: 'Tabs',
      activity: '.TabsActivity',
      secure: state => state.activePrivate,
    },
    '/bookmarks': { screen: 'Bookmarks', title: 'Bookmarks', activity: '.BookmarksActivity' },
    '/bookmarks/:folder': { screen: 'BookmarkFolder', title: 'Folder', activity: '.FolderActivity' },
    '/bookmark/:bookmark': {
      screen: 'EditBookmark',
      title: 'Edit bookmark',
      activity: '.EditBookmarkActivity',
    },
    '/history': { screen: 'History', title: 'History', activity: '.HistoryActivity' },
    '/reading': { screen: 'Reading', title: 'Reading list', activity: '.ReadingListActivity' },
    '/downloads': { screen: 'Downloads', title: 'Downloads', activity: '.DownloadsActivity' },
    '/settings': { screen: 'Settings', title: 'Settings', activity: '.SettingsActivity' },
    '/clear': { screen: 'Clear', title: 'Clear browsing data', activity: '.ClearActivity' },
    '/share': { screen: 'Share', title: 'Search or open', activity: '.ShareActivity' },
    // An intent of another app opens a tab on the first screen, above the calling app.
    '/view/:address': {
      screen: 'Page',
      title: 'Page',
      activity: '.ViewActivity',
      enter: (state, { address = '' }, ctx) => {
        openTab(state, plainAddress(`https:${address}`), ctx);
        ctx.close(fillPath('/view/:address', { address }));
        ctx.open('/');
      },
    },
    '/file/:file': {
      screen: 'Page',
      title: 'File',
      activity: '.FileActivity',
      enter: (state, { file = '' }, ctx) => {
        openTab(state, fileAddress(pathOf(ctx.device.storage.files, file) ?? ''), ctx);
        ctx.close(fillPath('/file/:file', { file }));
        ctx.open('/');
      },
    },
  },
  intents: [
    { verb: 'VIEW', scheme: 'https', route: '/view/:address' },
    { verb: 'VIEW', scheme: 'http', route: '/view/:address' },
    { verb: 'VIEW', mime: 'text/html', route: '/file/:file' },
    { verb: 'SEND', mime: 'text/plain', route: '/share', label: 'Browser: search' },
  ],
  channels: [{ id: 'downloads', name: 'Downloads' }],
});
