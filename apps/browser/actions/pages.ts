import { Type } from 'typebox';
import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Browser } from '../state.ts';
import {
  activeTab,
  arrive,
  chooseFor,
  currentVisit,
  dropTab,
  fetchPage,
  homeOf,
  openTab,
  outsideOf,
  visitIn,
  visitOf,
  tabsOf,
} from '../tabs.ts';
import { goesTo, hostOf, isAddress, parse, searchAddress } from '../web/address.ts';
import { textOf, viewOf } from '../web/view.ts';

const action = actionsOf<Browser>();
const { Object: Obj, String: Str, Boolean: Bool, Optional: Opt } = Type;

/** Keeps what was searched for, newest first. */
function keepSearch(state: Browser, words: string): void {
  if (!activeTab(state)?.private)
    state.searches = [words, ...state.searches.filter(s => s !== words)].slice(0, 12);
}

/** Opens an address in the tab that is shown, or in a new one where there is none. */
function lead(state: Browser, url: string, ctx: Parameters<typeof visitIn>[3]): void {
  if (state.active !== null && state.tabs[state.active]) visitIn(state, state.active, url, ctx);
  else openTab(state, url, ctx);
}

export const pageActions = {
  go: action(
    'Open what is typed into the address bar, or search for it',
    Obj({ text: Str() }),
    (state, { text }, ctx) => {
      if (text.trim() === '') return;
      if (!isAddress(text)) keepSearch(state, text.trim());
      lead(state, goesTo(text, state.settings.engine), ctx);
    },
  ),
  searchFor: action(
    'Search for words with the chosen engine',
    Obj({ words: Str() }),
    (state, { words }, ctx) => {
      if (words.trim() === '') return;
      keepSearch(state, words.trim());
      lead(state, searchAddress(state.settings.engine, words), ctx);
    },
  ),
  open: action('Open an address in the tab that is shown', Obj({ url: Str() }), (state, { url }, ctx) =>
    lead(state, url, ctx),
  ),
  openInTab: action(
    'Open an address in a new tab',
    Obj({ url: Str(), private: Opt(Bool()), behind: Opt(Bool()) }),
    (state, { url, private: secret = false, behind = false }, ctx) => {
      openTab(state, url, ctx, { secret, behind });
      if (behind) ctx.toast('Opened in a new tab');
    },
  ),
  back: action('Go back to the page before', Obj({}), state => {
    const tab = activeTab(state);
    if (tab && tab.at > 0) tab.at -= 1;
  }),
  forward: action('Go forward again', Obj({}), state => {
    const tab = activeTab(state);
    if (tab && tab.at < tab.visits.length - 1) tab.at += 1;
  }),
  reload: action('Load the page again; what is filled in on it is lost', Obj({}), (state, _, ctx) => {
    const visit = currentVisit(state);
    if (!visit || state.active === null) return;
    Object.assign(visit, {
      id: ctx.id('visit'),
      fields: {},
      step: 0,
      tried: 0,
      sent: null,
      failed: false,
      play: null,
      blocked: null,
    });
    fetchPage(state, state.active, visit, ctx);
  }),
  stop: action('Stop loading', Obj({}), (state, _, ctx) => {
    const visit = currentVisit(state);
    if (visit?.status !== 'loading') return;
    ctx.cancel(`load-${visit.id}`);
    visit.status = 'stopped';
  }),
  loaded: action(
    'A page of a slow site has come',
    Obj({ tab: Str(), visit: Str() }),
    (state, { tab: id, visit: which }, ctx) => {
      const tab = state.tabs[id];
      const visit = tab?.visits.find(v => v.id === which);
      if (!tab || visit?.status !== 'loading') return;
      if (ctx.online()) arrive(state, tab, visit, ctx);
      else visit.status = 'offline';
    },
  ),
  home: action('Go to the home page', Obj({}), (state, _, ctx) => lead(state, homeOf(state), ctx)),
  newTab: action(
    'Open a new tab',
    Obj({ private: Opt(Bool()) }),
    (state, { private: secret = false }, ctx) => {
      openTab(state, secret ? 'about:newtab' : homeOf(state), ctx, { secret });
    },
  ),
  selectTab: action('Show a tab', Obj({ tab: Str() }), (state, { tab }) => {
    if (!state.tabs[tab]) return;
    state.active = tab;
    state.activePrivate = state.tabs[tab].private;
  }),
  closeTab: action('Close a tab', Obj({ tab: Str() }), (state, { tab }, ctx) => dropTab(state, tab, ctx)),
  closeAll: action(
    'Close all tabs of a kind',
    Obj({ private: Bool() }),
    (state, { private: secret }, ctx) => {
      for (const { id } of tabsOf(state, secret)) dropTab(state, id, ctx);
    },
  ),
  showPrivate: action(
    'Show the private or the other tabs in the switcher',
    Obj({ private: Bool() }),
    (state, { private: secret }) => {
      state.activePrivate = secret;
    },
  ),
  setReader: action('Show the page in the reader view, or as it is', Obj({ on: Bool() }), (state, { on }) => {
    const visit = currentVisit(state);
    if (visit) visit.reader = on;
  }),
  openWindow: action('A page opens a window of its own', Obj({ url: Str() }), (state, { url }, ctx) => {
    const tab = activeTab(state);
    const visit = visitOf(tab);
    if (!tab || !visit) return;
    if (state.settings.popups || state.sites[hostOf(visit.url)]?.popups) {
      openTab(state, url, ctx, { secret: tab.private });
      return;
    }
    visit.blocked = url;
  }),
  allowPopup: action(
    'Let this site open windows, and open the one that was blocked',
    Obj({}),
    (state, _, ctx) => {
      const visit = currentVisit(state);
      if (!visit?.blocked) return;
      const { blocked } = visit;
      visit.blocked = null;
      chooseFor(state, hostOf(visit.url), { popups: true });
      openTab(state, blocked, ctx, { secret: activeTab(state)!.private });
    },
  ),
  dismissPopup: action('Leave a blocked window be', Obj({}), state => {
    const visit = currentVisit(state);
    if (visit) visit.blocked = null;
  }),
  sharePage: action('Share the address of the page', Obj({}), (state, _, ctx) => {
    const visit = currentVisit(state);
    if (visit) ctx.start({ verb: 'SEND', mime: 'text/plain', text: visit.url, title: visit.title });
  }),
  shareText: action(
    'Share a text of a page, or a link',
    Obj({ text: Str(), title: Opt(Str()) }),
    (_, { text, title }, ctx) =>
      ctx.start({ verb: 'SEND', mime: 'text/plain', text, ...(title ? { title } : {}) }),
  ),
  copyText: action(
    'Copy a text of a page, or a link',
    Obj({ text: Str(), what: Opt(Str()) }),
    (_, { text, what }, ctx) => {
      ctx.copy(text);
      ctx.toast(what ? `${what} copied` : 'Copied');
    },
  ),
  savePage: action('Save the text of the page to a file in Download', Obj({}), (state, _, ctx) => {
    const visit = currentVisit(state);
    const files = ctx.provider('files');
    if (!visit || visit.status !== 'ok' || !files) return;
    if (parse(visit.url).scheme === 'about') {
      ctx.toast('There is nothing to save');
      return;
    }
    const name =
      visit.title
        .replace(/[/\\:*?"<>|]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim() || 'Page';
    let path = `Download/${name}.txt`;
    for (let n = 2; files.find(path); n++) path = `Download/${name} (${n}).txt`;
    files.writeText(path, textOf(viewOf(state, visit.url, visit, outsideOf(ctx))), 'text/plain');
    ctx.toast(`Saved to ${path}`);
  }),
  takeShared: action(
    'Open or search for what another app shared, and show it',
    Obj({ text: Str(), as: Type.Union([Type.Literal('search'), Type.Literal('open')]) }),
    (state, { text, as }, ctx) => {
      const words = text.trim();
      if (words === '') {
        ctx.toast('There is nothing to search for');
        return;
      }
      const link = /https?:\/\/\S+/.exec(words)?.[0].replace(/[.,;:!?)]+$/, '');
      if (as === 'search') state.searches = [words, ...state.searches.filter(s => s !== words)].slice(0, 12);
      openTab(state, as === 'open' && link ? link : searchAddress(state.settings.engine, words), ctx);
      ctx.close('/share');
      ctx.open('/');
    },
  ),
};
