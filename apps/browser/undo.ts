import type { Phone } from '../catalogue.ts';
import { fresh, idle, pair, turn, type UndoPairs, type UndoStep, type UndoSteps } from '../undo.ts';

const URL_OF = 'https://harrowbay.example/survey';
const WIKI = 'https://commonplace.example/Harrow_Bay';

type Table = 'bookmarks' | 'folders' | 'reading' | 'downloads';
const of = (phone: Phone) => phone.apps.browser;
/** What is made in a table, and removed. */
const made = (act: UndoSteps, table: Table, remove: (id: string) => UndoStep) =>
  pair(act, (now, was) => fresh(of(now)[table], of(was)[table]).map(remove));

export const undo: UndoPairs = {
  'a bookmark': made(
    [['addBookmark', { url: URL_OF, title: 'Survey', folder: null }]],
    'bookmarks',
    bookmark => ['removeBookmark', { bookmark }],
  ),
  'the folder of a bookmark': turn(
    'moveBookmark',
    { bookmark: 'bookmark-ferry', folder: 'folder-work' },
    { bookmark: 'bookmark-ferry', folder: 'folder-travel' },
  ),
  'the name of a bookmark': pair(
    now => {
      const { url, folder } = of(now).bookmarks['bookmark-ferry']!;
      return [['editBookmark', { bookmark: 'bookmark-ferry', title: 'Ferries', url, folder }]];
    },
    (_, was) => {
      const { title, url, folder } = of(was).bookmarks['bookmark-ferry']!;
      return [['editBookmark', { bookmark: 'bookmark-ferry', title, url, folder }]];
    },
  ),
  'a folder of bookmarks': made([['addFolder', { name: 'Another' }]], 'folders', folder => [
    'removeFolder',
    { folder },
  ]),
  'the name of a folder': turn(
    'renameFolder',
    { folder: 'folder-travel', name: 'Another' },
    { folder: 'folder-travel', name: 'Travel' },
  ),
  'an entry of the reading list': made(
    [['addReading', { url: URL_OF, title: 'Survey' }]],
    'reading',
    entry => ['removeReading', { entry }],
  ),
  'a product in the cart': pair([['addToCart', { product: 'product-mug-ochre' }]], (now, was) =>
    fresh(of(now).cart, of(was).cart).map(line => ['setQuantity', { line, quantity: 0 }] as const),
  ),
  'how many of a product': turn(
    'setQuantity',
    { line: 'line-1', quantity: 3 },
    { line: 'line-1', quantity: 1 },
  ),
  'a setting': turn(
    'changeSettings',
    { settings: { doNotTrack: true } },
    { settings: { doNotTrack: false } },
  ),
  'the text zoom of a site': turn(
    'setZoom',
    { host: 'longtide.example', zoom: 150 },
    { host: 'longtide.example', zoom: 120 },
  ),
  'the text zoom of a site that had none': turn(
    'setZoom',
    { host: 'commonplace.example', zoom: 150 },
    { host: 'commonplace.example', zoom: 100 },
  ),
  'a site as on a desk computer': turn(
    'setDesktop',
    { host: 'commonplace.example', on: true },
    { host: 'commonplace.example', on: false },
  ),
  'a form that is filled in': idle(
    ['open', { url: URL_OF }],
    ['setField', { name: 'district', value: 'Old Quay' }],
    ['setField', { name: 'district', value: '' }],
  ),
  'a tab that is opened': idle(['newTab', { private: false }]),
  'a tab that is opened and closed': {
    act: [
      ['openInTab', { url: WIKI, private: true, behind: false }],
      ['closeAll', { private: true }],
    ],
    undo: [],
  },
  looking: idle(
    ['open', { url: WIKI }],
    ['setReader', { on: true }],
    ['back'],
    ['searchFor', { words: 'tides' }],
  ),
};
