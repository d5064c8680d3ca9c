import { Type } from 'typebox';
import { actionsOf } from '../../../src/sdk/core/app.ts';
import { startOfDay } from '../../../src/state/clock.ts';
import { Nullable, StringEnum } from '../../../src/state/schema.ts';
import { bookmarkOf } from '../select.ts';
import type { Browser } from '../state.ts';
import { orderedRows } from '../../../src/state/order.ts';
import { chooseFor } from '../tabs.ts';
import { goesTo, isAddress } from '../web/address.ts';

const action = actionsOf<Browser>();
const { Object: Obj, String: Str, Boolean: Bool, Integer: Int, Optional: Opt, Partial } = Type;
const HOUR = 3_600_000;

export const RANGES = ['hour', 'today', 'week', 'month', 'all'] as const;
export type Range = (typeof RANGES)[number];
/** The moment from which a range counts. */
const since = (range: Range, now: number, zone: string): number =>
  ({
    hour: now - HOUR,
    today: startOfDay(now, zone),
    week: now - 7 * 24 * HOUR,
    month: now - 28 * 24 * HOUR,
    all: Number.MIN_SAFE_INTEGER,
  })[range];
const folderFree = (state: Browser, name: string, but?: string) =>
  name !== '' &&
  !Object.entries(state.folders).some(([id, f]) => id !== but && f.name.toLowerCase() === name.toLowerCase());

export const keepActions = {
  addBookmark: action(
    'Bookmark an address',
    Obj({ url: Str(), title: Str(), folder: Opt(Nullable(Str())) }),
    (state, { url, title, folder = null }, ctx) => {
      if (bookmarkOf(state, url)) {
        ctx.toast('This page is bookmarked already');
        return;
      }
      state.bookmarks[ctx.id('bookmark')] = {
        url,
        title: title.trim() || url,
        folder: folder !== null && state.folders[folder] ? folder : null,
        at: ctx.now,
      };
      ctx.toast(
        folder !== null && state.folders[folder]
          ? `Bookmarked in ${state.folders[folder].name}`
          : 'Bookmarked',
      );
    },
  ),
  editBookmark: action(
    'Change a bookmark’s name, address or folder',
    Obj({ bookmark: Str(), title: Str(), url: Str(), folder: Nullable(Str()) }),
    (state, { bookmark, title, url, folder }, ctx) => {
      const b = state.bookmarks[bookmark];
      if (!b) return;
      if (title.trim() === '' || !isAddress(url)) {
        ctx.toast(title.trim() === '' ? 'Give the bookmark a name' : 'This is not an address');
        return;
      }
      Object.assign(b, {
        title: title.trim(),
        url: goesTo(url, state.settings.engine),
        folder: folder !== null && state.folders[folder] ? folder : null,
      });
      ctx.close(`/bookmark/${bookmark}`);
    },
  ),
  moveBookmark: action(
    'Move a bookmark to a folder',
    Obj({ bookmark: Str(), folder: Nullable(Str()) }),
    (state, { bookmark, folder }, ctx) => {
      const b = state.bookmarks[bookmark];
      if (!b || (folder !== null && !state.folders[folder])) return;
      b.folder = folder;
      ctx.toast(`Moved to ${folder === null ? 'Bookmarks' : state.folders[folder]!.name}`);
    },
  ),
  removeBookmark: action('Delete a bookmark', Obj({ bookmark: Str() }), (state, { bookmark }, ctx) => {
    if (!state.bookmarks[bookmark]) return;
    delete state.bookmarks[bookmark];
    ctx.toast('Bookmark deleted');
    ctx.close(`/bookmark/${bookmark}`);
  }),
  addFolder: action('Make a folder of bookmarks', Obj({ name: Str() }), (state, { name }, ctx) => {
    if (!folderFree(state, name.trim())) {
      ctx.toast(name.trim() === '' ? 'Give the folder a name' : 'There is a folder of that name');
      return;
    }
    state.folders[ctx.id('folder')] = { name: name.trim(), at: ctx.now };
  }),
  renameFolder: action(
    'Rename a folder of bookmarks',
    Obj({ folder: Str(), name: Str() }),
    (state, { folder, name }, ctx) => {
      const f = state.folders[folder];
      if (!f) return;
      if (!folderFree(state, name.trim(), folder)) {
        ctx.toast(name.trim() === '' ? 'Give the folder a name' : 'There is a folder of that name');
        return;
      }
      f.name = name.trim();
    },
  ),
  removeFolder: action(
    'Delete a folder with the bookmarks in it',
    Obj({ folder: Str() }),
    (state, { folder }, ctx) => {
      if (!state.folders[folder]) return;
      delete state.folders[folder];
      for (const [id, b] of Object.entries(state.bookmarks))
        if (b.folder === folder) delete state.bookmarks[id];
      ctx.close(`/bookmarks/${encodeURIComponent(folder)}`);
    },
  ),
  addReading: action(
    'Put an address on the reading list',
    Obj({ url: Str(), title: Str() }),
    (state, { url, title }, ctx) => {
      const there = orderedRows(state.reading).find(r => r.url === url);
      if (there) {
        there.read = false;
        ctx.toast('This page is on the reading list already');
        return;
      }
      state.reading[ctx.id('reading')] = { url, title: title.trim() || url, at: ctx.now, read: false };
      ctx.toast('Added to reading list');
    },
  ),
  setRead: action(
    'Mark an entry of the reading list as read or unread',
    Obj({ entry: Str(), read: Bool() }),
    (state, { entry, read }) => {
      const r = state.reading[entry];
      if (r) r.read = read;
    },
  ),
  removeReading: action('Take an entry off the reading list', Obj({ entry: Str() }), (state, { entry }) => {
    delete state.reading[entry];
  }),
  removeVisit: action('Delete one line of the history', Obj({ entry: Str() }), (state, { entry }) => {
    delete state.history[entry];
  }),
  removeSearch: action('Forget a search', Obj({ search: Str() }), (state, { search }) => {
    state.searches = state.searches.filter(s => s !== search);
  }),
  clearData: action(
    'Clear browsing data of a span of time',
    Obj({ range: StringEnum(RANGES), history: Bool(), sites: Bool(), downloads: Bool() }),
    (state, { range, history, sites, downloads }, ctx) => {
      if (!history && !sites && !downloads) {
        ctx.toast('Choose what to clear');
        return;
      }
      const from = since(range, ctx.now, ctx.zone);
      if (history) {
        for (const [id, h] of Object.entries(state.history)) if (h.at >= from) delete state.history[id];
        if (range === 'all') state.searches = [];
      }
      if (sites) {
        for (const [id, line] of Object.entries(state.cart)) if (line.at >= from) delete state.cart[id];
        if (range === 'all') state.sites = {};
      }
      if (downloads)
        for (const [id, d] of Object.entries(state.downloads))
          if (d.at >= from && d.status !== 'running') delete state.downloads[id];
      ctx.toast('Browsing data cleared');
      ctx.close('/clear');
    },
  ),
  clearSite: action(
    'Clear what a site keeps on this phone, and what was chosen for it',
    Obj({ host: Str() }),
    (state, { host }, ctx) => {
      if (host === 'tinhouse.example') state.cart = {};
      delete state.sites[host];
      ctx.toast('Site data cleared');
    },
  ),
  setZoom: action(
    'Set the text zoom of a site',
    Obj({ host: Str(), zoom: Nullable(Int({ minimum: 50, maximum: 200 })) }),
    (state, { host, zoom }) => {
      chooseFor(state, host, { zoom: zoom === state.settings.zoom ? null : zoom });
    },
  ),
  setDesktop: action(
    'Show a site as on a desk computer, or as on a phone',
    Obj({ host: Str(), on: Bool() }),
    (state, { host, on }) => {
      chooseFor(state, host, { desktop: on });
    },
  ),
  setPopups: action(
    'Let a site open windows, or not',
    Obj({ host: Str(), on: Bool() }),
    (state, { host, on }) => {
      chooseFor(state, host, { popups: on });
    },
  ),
  changeSettings: action(
    'Change settings of the browser',
    Obj({
      settings: Partial(
        Obj(
          {
            home: Str(),
            engine: StringEnum(['seek', 'quarry', 'oldlamp']),
            blockImages: Bool(),
            doNotTrack: Bool(),
            popups: Bool(),
            zoom: Int({ minimum: 50, maximum: 200 }),
            suggestions: Bool(),
            readerSize: Int({ minimum: 80, maximum: 200 }),
            readerTheme: StringEnum(['phone', 'sepia', 'dark']),
          },
          { additionalProperties: false },
        ),
      ),
    }),
    (state, { settings }, ctx) => {
      if (settings.home !== undefined && settings.home !== '' && !isAddress(settings.home)) {
        ctx.toast('This is not an address');
        return;
      }
      Object.assign(
        state.settings,
        settings,
        settings.home ? { home: goesTo(settings.home, state.settings.engine) } : {},
      );
    },
  ),
};
