import { formatDayHeading } from '../../src/sdk/core/format.ts';
import { compare } from '../../src/sdk/core/compare.ts';
import { remembered } from '../../src/sdk/core/remembered.ts';
import type { Browser, Download } from './state.ts';
import { tabsOf } from './tabs.ts';
import { hostOf, plainAddress, searchAddress, shownAddress } from './web/address.ts';
import { findIn } from './web/blocks.ts';
import { viewOf, type Outside } from './web/view.ts';
import { searchPages, sitesNamed } from './web/search.ts';

/** Bytes of a download that have come by now. */
export const gotOf = (
  d: Pick<Download, 'got' | 'since' | 'rate' | 'bytes' | 'status'>,
  now: number,
): number =>
  d.status === 'running' && d.since !== null
    ? Math.min(d.bytes, d.got + Math.floor(((now - d.since) * d.rate) / 1000))
    : d.got;

const byTime = <T extends { at: number; id: string }>(a: T, b: T) => b.at - a.at || (a.id < b.id ? -1 : 1);
/** Rows of a table, newest first. */
const newest = <T extends { at: number }>(table: Record<string, T>) =>
  Object.entries(table)
    .map(([id, row]) => ({ ...row, id }))
    .sort(byTime);

export const downloadsOf = remembered((table: Browser['downloads']) => newest(table));
export const historyOf = remembered((table: Browser['history']) => newest(table));
export const readingOf = remembered((table: Browser['reading']) => newest(table));
export const bookmarksOf = remembered((table: Browser['bookmarks']) => newest(table).reverse());
export const foldersOf = remembered((table: Browser['folders']) =>
  Object.entries(table)
    .map(([id, f]) => ({ ...f, id }))
    .sort((a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.id, b.id)),
);

/** The bookmark of an address, however it is written. */
export function bookmarkOf(state: Pick<Browser, 'bookmarks'>, url: string): { id: string } | undefined {
  const plain = plainAddress(url);
  return bookmarksOf(state.bookmarks).find(b => plainAddress(b.url) === plain);
}

export type Past = Browser['history'][string] & { id: string };
/** History by day, newest first; with words, only lines that have them. */
export function historyDays(
  state: Pick<Browser, 'history'>,
  now: number,
  zone: string,
  words = '',
): { day: string; visits: Past[] }[] {
  const wanted = words.trim().toLowerCase();
  const days: { day: string; visits: Past[] }[] = [];
  for (const h of historyOf(state.history)) {
    if (wanted && !`${h.title}\n${shownAddress(h.url)}`.toLowerCase().includes(wanted)) continue;
    const day = formatDayHeading(h.at, now, zone);
    if (days.at(-1)?.day !== day) days.push({ day, visits: [] });
    days.at(-1)!.visits.push(h);
  }
  return days;
}

export interface Suggestion {
  kind: 'search' | 'recent' | 'tab' | 'bookmark' | 'history' | 'page' | 'site';
  title: string;
  text: string;
  url: string;
  tab?: string;
}

/**
 * What the address bar offers for what is typed: open tabs, bookmarks, history, pages of the web, searches.
 * `secret`: from a private tab, whose own pages are never offered elsewhere.
 */
export function suggestions(state: Browser, typed: string, secret = false): Suggestion[] {
  const text = typed.trim();
  const { engine } = state.settings;
  const recent = state.searches.map((s): Suggestion => ({
    kind: 'recent',
    title: s,
    text: '',
    url: searchAddress(engine, s),
  }));
  if (text === '') return recent.slice(0, 6);
  const wanted = text.toLowerCase();
  const fits = (title: string, url: string) =>
    `${title}\n${shownAddress(url)}`.toLowerCase().includes(wanted);
  const out: Suggestion[] = [];
  const add = (s: Suggestion) => {
    if (!out.some(o => o.url === s.url && (o.kind !== 'search') === (s.kind !== 'search'))) out.push(s);
  };
  add({ kind: 'search', title: text, text: '', url: searchAddress(engine, text) });
  for (const { host, name } of sitesNamed(text).slice(0, 2))
    add({ kind: 'site', title: name, text: host, url: `https://${host}/` });
  for (const { id, ...t } of tabsOf(state, secret)) {
    const v = t.visits[t.at];
    if (
      id !== state.active &&
      t.private === secret &&
      v &&
      !v.url.startsWith('about:') &&
      fits(v.title, v.url)
    )
      add({ kind: 'tab', title: v.title, text: 'Switch to this tab', url: v.url, tab: id });
  }
  for (const b of bookmarksOf(state.bookmarks)
    .filter(b => fits(b.title, b.url))
    .slice(0, 3))
    add({ kind: 'bookmark', title: b.title, text: shownAddress(b.url), url: b.url });
  for (const h of historyOf(state.history)
    .filter(h => fits(h.title, h.url))
    .slice(0, 3))
    add({ kind: 'history', title: h.title, text: shownAddress(h.url), url: h.url });
  if (state.settings.suggestions) {
    for (const s of recent
      .filter(r => r.title.toLowerCase().startsWith(wanted) && r.title !== text)
      .slice(0, 2))
      add(s);
    if (text.length > 1)
      for (const f of searchPages(state, text, engine).slice(0, 4))
        add({ kind: 'page', title: f.title, text: f.host, url: f.url });
  }
  return out.slice(0, 9);
}

/** Sites of the new tab page: those visited most often, then some to begin with. */
export function topSites(state: Pick<Browser, 'history'>, faces: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const h of historyOf(state.history)) {
    const host = shownAddress(h.url).split('/')[0]!;
    if (host.includes('.')) counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  const often = [...counts]
    .filter(([host]) => faces.includes(host))
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([host]) => host);
  return [...often, ...faces.filter(f => !often.includes(f))].slice(0, 8);
}

/** How often a text stands on a page, as find in page counts it. */
export function countOnPage(state: Browser, url: string, query: string, outside: Outside): number {
  return findIn(viewOf(state, url, { sent: null, fields: {} }, outside).blocks, query, hostOf(url)).count;
}

export { puzzleOf, wayOut, type Puzzle } from './web/games/puzzles.ts';
export { addressOf, plainAddress } from './web/address.ts';
export { FILES } from './web/files.ts';
