import { remembered } from '../../../../src/sdk/core/remembered.ts';
import { compare } from '../../../../src/sdk/core/compare.ts';
import type { Browser, Page, Visit } from '../../state.ts';
import { orderedEntries } from '../../../../src/state/order.ts';
import type { Address } from '../address.ts';
import type { Block, LinkItem, View } from '../blocks.ts';

/** The data that pages are built from. */
export interface Env {
  state: Browser;
  address: Address;
  visit: Pick<Visit, 'sent' | 'fields'>;
  now: number;
  zone: string;
  h24: boolean;
  page: (blocks: readonly Block[], title: string, more?: Partial<View>) => View;
}
/** The page of a site at an address; null if there is none. */
export type Site = (env: Env) => View | null;

export type PageRow = Page & { id: string };
const tables = remembered((pages: Browser['pages']) => {
  const bySite = new Map<string, PageRow[]>();
  const byPath = new Map<string, PageRow>();
  for (const [id, page] of orderedEntries(pages)) {
    const row = { ...page, id };
    bySite.set(page.site, [...(bySite.get(page.site) ?? []), row]);
    byPath.set(`${page.site}${page.path}`.toLowerCase(), row);
  }
  for (const list of bySite.values()) list.sort((a, b) => compare(a.title, b.title) || compare(a.id, b.id));
  return { bySite, byPath };
});

/** Pages of a site, by title. */
export const pagesOf = (state: Browser, site: string): readonly PageRow[] =>
  tables(state.pages).bySite.get(site) ?? [];
export const pageAt = (state: Browser, site: string, path: string): PageRow | undefined =>
  tables(state.pages).byPath.get(`${site}${path}`.toLowerCase());
export const urlOf = (page: Pick<Page, 'site' | 'path'>): string =>
  `https://${page.site}${encodeURI(page.path)}`;
/** The first sentence of a body. */
export const leadOf = (body: string): string =>
  body
    .split(/\n/)[0]!
    .replace(/\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g, (_, a: string, b?: string) => b ?? a)
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*\*/g, '');
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most)).replace(/[,;:.]$/, '')}…`;
export const itemOf = (page: PageRow, more: Partial<LinkItem> = {}): LinkItem => ({
  url: urlOf(page),
  title: page.title,
  ...more,
});
