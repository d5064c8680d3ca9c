import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { daysBetween } from '../../src/state/clock.ts';
import { orderedRows } from '../../src/state/order.ts';
import type { Browser, Tab, Visit } from './state.ts';
import { hostOf, NEW_TAB, parse } from './web/address.ts';
import { freshPlay } from './web/games/play.ts';
import { SLOW } from './web/sites/faces.ts';
import { effective, isSite, viewOf, weightOf, type Outside } from './web/view.ts';

export const outsideOf = (ctx: Ctx): Outside => ({
  now: ctx.now,
  zone: ctx.zone,
  h24: ctx.os.settings.clock24,
  files: ctx.device.storage.files,
});

/** Tabs of one kind, in the order in which they were opened. */
export function tabsOf(state: Pick<Browser, 'tabs'>, secret: boolean): (Tab & { id: string })[] {
  return Object.entries(state.tabs)
    .filter(([, t]) => t.private === secret)
    .map(([id, t]) => ({ ...t, id }))
    .sort((a, b) => a.openedAt - b.openedAt || (a.id < b.id ? -1 : 1));
}

/** The tab that is shown; undefined where none is open. */
export const activeTab = (state: Pick<Browser, 'tabs' | 'active'>): Tab | undefined =>
  state.active === null ? undefined : state.tabs[state.active];
/** The page of a tab; undefined if the tab does not exist. */
export const visitOf = (tab: Tab | undefined): Visit | undefined => tab?.visits[tab.at];
export const currentVisit = (state: Pick<Browser, 'tabs' | 'active'>): Visit | undefined =>
  visitOf(activeTab(state));

/** Keeps what was chosen for a site; where that is what every site has, nothing. */
export function chooseFor(
  state: Pick<Browser, 'sites'>,
  host: string,
  choice: Partial<Browser['sites'][string]>,
): void {
  const next = { zoom: null, desktop: false, popups: false, ...state.sites[host], ...choice };
  if (next.zoom === null && !next.desktop && !next.popups) delete state.sites[host];
  else state.sites[host] = next;
}

/** Keeps one line of history for an address and day. */
function remember(state: Browser, visit: Visit, ctx: Ctx): void {
  const today = orderedRows(state.history).find(
    h => h.url === visit.url && daysBetween(h.at, ctx.now, ctx.zone) === 0,
  );
  if (today) Object.assign(today, { title: visit.title, at: ctx.now });
  else state.history[ctx.id('past')] = { url: visit.url, title: visit.title, at: ctx.now };
}

/** Applies a loaded page: its title, its game and a line of history. */
export function arrive(state: Browser, tab: Tab, visit: Visit, ctx: Ctx): void {
  const outside = outsideOf(ctx);
  const view = viewOf(state, visit.url, visit, outside);
  visit.status = 'ok';
  visit.title = view.title;
  visit.at = ctx.now;
  const game = view.blocks.find(b => b.kind === 'game');
  if (game?.kind === 'game') visit.play ??= freshPlay(game.game, game.seed);
  const { scheme } = parse(visit.url);
  if (scheme !== 'about' && !tab.private) remember(state, visit, ctx);
  if (scheme !== 'about' && scheme !== 'file') ctx.transferred(weightOf(view, !state.settings.blockImages));
}

/** Asks for a page: at once, after a while from a slow site, or not at all. */
export function fetchPage(state: Browser, tabId: string, visit: Visit, ctx: Ctx): void {
  const { scheme, host } = parse(visit.url);
  const tab = state.tabs[tabId]!;
  if (scheme === 'about' || scheme === 'file') {
    arrive(state, tab, visit, ctx);
    return;
  }
  visit.title = host;
  if (!ctx.online()) {
    visit.status = 'offline';
    return;
  }
  if (!isSite(host)) {
    visit.status = 'unknown';
    return;
  }
  const wait = SLOW[host];
  if (wait === undefined) {
    arrive(state, tab, visit, ctx);
    return;
  }
  visit.status = 'loading';
  ctx.schedule(ctx.now + wait, 'loaded', { tab: tabId, visit: visit.id }, `load-${visit.id}`);
}

export const newVisit = (url: string, ctx: Ctx): Visit => ({
  id: ctx.id('visit'),
  url,
  title: hostOf(url),
  at: ctx.now,
  status: 'ok',
  fields: {},
  step: 0,
  tried: 0,
  sent: null,
  failed: false,
  play: null,
  reader: false,
  blocked: null,
});

/** Opens an address in a tab; what lay ahead of the page that was shown is gone. */
export function visitIn(state: Browser, tabId: string, url: string, ctx: Ctx): void {
  const tab = state.tabs[tabId];
  if (!tab) return;
  const was = visitOf(tab);
  if (was?.status === 'loading') {
    ctx.cancel(`load-${was.id}`);
    was.status = 'stopped';
  }
  tab.visits = [...tab.visits.slice(0, tab.at + 1), newVisit(url, ctx)].slice(-30);
  tab.at = tab.visits.length - 1;
  fetchPage(state, tabId, tab.visits[tab.at]!, ctx);
}

/** Opens a tab, in front unless told. Gives its id. */
export function openTab(
  state: Browser,
  url: string,
  ctx: Ctx,
  { secret = false, behind = false } = {},
): string {
  const id = ctx.id('tab');
  state.tabs[id] = { private: secret, openedAt: ctx.now, visits: [newVisit(url, ctx)], at: 0 };
  fetchPage(state, id, state.tabs[id]!.visits[0]!, ctx);
  if (!behind) {
    state.active = id;
    state.activePrivate = secret;
  }
  return id;
}

/** Address of the home page. */
export const homeOf = (state: Pick<Browser, 'settings'>): string => state.settings.home || NEW_TAB;

/** Sees to it that a tab is shown. Runs when the first screen comes to the front. */
export function haveTab(state: Browser, ctx: Ctx): void {
  if (activeTab(state)) return;
  const open = [...tabsOf(state, false), ...tabsOf(state, true)].at(-1);
  if (open) {
    state.active = open.id;
    state.activePrivate = open.private;
  } else openTab(state, homeOf(state), ctx);
}

/** Closes a tab; the one before it is shown then. */
export function dropTab(state: Browser, id: string, ctx: Ctx): void {
  const tab = state.tabs[id];
  if (!tab) return;
  for (const v of tab.visits) ctx.cancel(`load-${v.id}`);
  const beside = tabsOf(state, tab.private);
  const at = beside.findIndex(t => t.id === id);
  delete state.tabs[id];
  if (state.active === id) state.active = (beside[at - 1] ?? beside[at + 1])?.id ?? null;
}

/** The page that is shown at an address that may be a file's. */
export const meant = (visit: Visit, ctx: Ctx): string => effective(visit.url, ctx.device.storage.files);
