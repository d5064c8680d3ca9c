import { after, changed, SHARED, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { GAMES } from './web/games/names.ts';

const MENU = 'button/menu';
const hold = (element: string): Touch => ({ type: 'long_press', element });
const type = (element: string, text: string, enter = false): Touch => ({
  type: 'type',
  element,
  text,
  ...(enter ? { enter } : {}),
});
/** The phone whose tab in front shows this address. */
const on = (phone: AnyPhone, url: string) => after(phone, 'browser', 'open', { url });

const dialogs: readonly DialogRow[] = [
  ['/', 'Menu', [MENU]],
  ['/', 'Page info', ['button/page-info']],
  ['/', 'Text size', [MENU, 'button/text-size']],
  ['/', 'Text', [hold('text/by-eleven-votes-to-nine-the-coun')]],
  ['/tabs', 'More options', ['button/more-options']],
  ['/bookmarks', 'New folder', ['button/new-folder']],
  ['/bookmarks', 'Bookmark options', ['button/options-for-bay-echo']],
  ['/bookmarks', 'Move to folder', ['button/options-for-bay-echo', 'menuitem/move-to-folder']],
  ['/bookmarks/folder-travel', 'More options', ['button/more-options']],
  ['/bookmarks/folder-travel', 'Rename folder', ['button/more-options', 'menuitem/rename-folder']],
  ['/bookmarks/folder-travel', 'Delete folder?', ['button/more-options', 'menuitem/delete-folder']],
  ['/bookmark/bookmark-echo', 'Delete bookmark?', ['button/delete-bookmark']],
  ['/bookmark/bookmark-echo', 'Move to folder', ['folder']],
  ['/downloads', 'Download options', ['button/options-for-concert-times-ics']],
  ['/settings', 'Search engine', ['engine']],
  ['/settings', 'Home page', ['home']],
  ['/settings', 'Default text size', ['zoom']],
  ['/clear', 'Clear this data?', ['button/clear-data']],
];

export const scenes: AppScenes = {
  params: {
    folder: () => ['folder-travel', 'folder-none'],
    bookmark: () => ['bookmark-echo', 'bookmark-none'],
    address: () => ['//commonplace.example/Tides'],
    file: ({ device }) =>
      Object.entries(device.storage.files)
        .filter(([, f]) => f.name.endsWith('.csv'))
        .map(([id]) => id)
        .slice(0, 1),
  },
  args: { '/share': { ...SHARED, text: 'Read this: https://commonplace.example/Tides' } },
  screens: ({ world, scene }) => [
    ...(
      [
        'https://commonplace.example/',
        'https://commonplace.example/River_Lade',
        'https://commonplace.example/all',
        'https://bayecho.example/',
        'https://tinhouse.example/',
        'https://tinhouse.example/product/kettle-slate',
        'https://tinhouse.example/cart',
        'https://tinhouse.example/checkout',
        'https://harrowbay.example/',
        'https://harrowbay.example/survey',
        'https://harrowbay.example/register',
        'https://harrowferries.example/timetable',
        'https://saltandsimmer.example/',
        'https://saltandsimmer.example/bean-soup',
        'https://longtide.example/the-man-who-counted-waves',
        'https://villaclara.example/playas',
        'https://ninecarp.example/',
        'https://nassersbakery.example/',
        'https://hblibraries.example/downloads',
        'https://seek.example/search?q=harrow',
        'https://whatismy.example/',
        'https://tidecam.example/',
        'https://nosuch.example/',
        'https://tinhouse.example/nothing',
        'about:newtab',
      ] as const
    ).map(url => scene(url, '/', { phone: on(world, url) })),
    ...GAMES.map(game =>
      scene(game, '/', { phone: on(world, `https://pocketgames.example/${game}?seed=5`) }),
    ),
    scene('solved', '/', {
      phone: after(
        after(on(world, 'https://pocketgames.example/colour?seed=5'), 'browser', 'play', {
          type: 'value',
          what: 'red',
        }),
        'browser',
        'play',
        { type: 'submit' },
      ),
    }),
    scene('form with faults', '/', {
      phone: after(on(world, 'https://harrowbay.example/contact'), 'browser', 'sendForm', {
        form: 'contact',
      }),
    }),
    scene('blocked window', '/', {
      phone: after(on(world, 'https://bargainbarrow.example/'), 'browser', 'openWindow', {
        url: 'https://bargainbarrow.example/tent',
      }),
    }),
    ...(['phone', 'sepia', 'dark'] as const).map(readerTheme =>
      scene(`reader, ${readerTheme}`, '/', {
        phone: changed(after(world, 'browser', 'setReader', { on: true }), ({ browser }) => {
          browser.settings.readerTheme = readerTheme;
        }),
      }),
    ),
    scene('desktop, without pictures', '/', {
      phone: changed(on(world, 'https://tinhouse.example/'), ({ browser }) => {
        browser.settings.blockImages = true;
        browser.sites['tinhouse.example'] = { zoom: null, desktop: true, popups: false };
      }),
    }),
    scene('address bar', '/', { do: ['address-bar'] }),
    scene('suggestions', '/', { do: ['address-bar', type('field/address', 'fer')] }),
    scene('found in page', '/', {
      do: [MENU, 'button/find-in-page', type('field/find', 'lamps'), 'button/next'],
    }),
    scene('private', '/', { phone: after(world, 'browser', 'newTab', { private: true }) }),
    scene('private tabs', '/tabs', { phone: after(world, 'browser', 'newTab', { private: true }) }),
    scene('empty', '/tabs', { phone: after(world, 'browser', 'closeAll', { private: false }) }),
    scene('empty', '/bookmarks', {
      phone: changed(world, ({ browser }) => {
        browser.bookmarks = {};
        browser.folders = {};
      }),
    }),
    scene('found', '/bookmarks', { do: [type('field/query', 'ferry')] }),
    scene('nothing found', '/history', { do: [type('field/query', 'zeppelin')] }),
    scene('empty', '/history', {
      phone: changed(world, ({ browser }) => {
        browser.history = {};
      }),
    }),
    scene('empty', '/reading', {
      phone: changed(world, ({ browser }) => {
        browser.reading = {};
      }),
    }),
    scene('empty', '/downloads', {
      phone: changed(world, ({ browser }) => {
        browser.downloads = {};
      }),
    }),
    scene('files', '/downloads', { do: ['tab-files'] }),
    scene('under way', '/downloads', {
      phone: after(world, 'browser', 'download', {
        url: 'https://hblibraries.example/files/local-history-pack.zip',
      }),
    }),
  ],
  dialogs: ({ world, scene }) => ({
    list: dialogs,
    more: [
      scene('a link', '/', {
        phone: on(world, 'https://commonplace.example/Saltmarsh'),
        do: [hold('link/harrow-bay')],
        opens: 'Link',
      }),
      scene('a choice', '/', {
        phone: on(world, 'https://harrowbay.example/survey'),
        do: ['button/where-do-you-live-choose'],
        opens: 'Where do you live?',
        site: "apps/browser/ui/PageBody.tsx field?.label ?? ''",
      }),
    ],
  }),
};
