import { decodeUri } from '../../../src/sdk/core/uri.ts';

/** An address in its parts. `host` is empty for files and the browser's own pages; `path` begins with a slash. */
export interface Address {
  scheme: string;
  host: string;
  path: string;
  query: Readonly<Record<string, string>>;
}

export const NEW_TAB = 'about:newtab';
const decoded = (text: string): string => decodeUri(text.replace(/\+/g, ' '));

export function parse(url: string): Address {
  const [, scheme, rest] = /^([a-z]+):(.*)$/i.exec(url) ?? [undefined, 'https', url];
  const own = rest!.startsWith('//') ? rest!.slice(2) : rest!;
  const [bare, query = ''] = own.replace(/#.*$/, '').split('?') as [string, string?];
  const slash = scheme === 'about' ? -1 : bare.indexOf('/');
  const host =
    scheme === 'file' || scheme === 'about'
      ? ''
      : (slash < 0 ? bare : bare.slice(0, slash))
          .toLowerCase()
          .replace(/^www\./, '')
          .replace(/:\d+$/, '');
  const path = scheme === 'about' ? `/${bare}` : slash < 0 ? '/' : decoded(bare.slice(slash));
  return {
    scheme: scheme!.toLowerCase(),
    host,
    path,
    query: Object.fromEntries(
      query
        .split('&')
        .filter(Boolean)
        .map(part => {
          const [name, value = ''] = part.split('=') as [string, string?];
          return [decoded(name), decoded(value)];
        }),
    ),
  };
}

/** An address from its parts, with what an address may not hold written as an address writes it. */
export function addressOf(host: string, path = '/', query: Readonly<Record<string, string>> = {}): string {
  const words = Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value).replace(/%20/g, '+')}`)
    .join('&');
  return `https://${host}${encodeURI(path)}${words ? `?${words}` : ''}`;
}

export const fileAddress = (path: string): string => `file:///${encodeURI(path)}`;

/** Search engines by the name that settings keep. */
export const ENGINES = {
  seek: { name: 'Seek', host: 'seek.example' },
  quarry: { name: 'Quarry', host: 'quarry.example' },
  oldlamp: { name: 'Oldlamp', host: 'oldlamp.example' },
} as const;
export type Engine = keyof typeof ENGINES;

export const searchAddress = (engine: Engine, words: string): string =>
  addressOf(ENGINES[engine].host, '/search', { q: words.trim() });

/** Whether the typed text is an address rather than a search. */
export function isAddress(typed: string): boolean {
  const text = typed.trim();
  return (
    /^(https?:\/\/|file:\/\/\/|about:)\S/i.test(text) ||
    (!/\s/.test(text.split('/')[0]!) && /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#].*)?$/u.test(text))
  );
}

/** Where what is typed leads. */
export function goesTo(typed: string, engine: Engine): string {
  const text = typed.trim();
  if (!isAddress(text)) return searchAddress(engine, text);
  return /^[a-z]+:/i.test(text) && !/^[^/]*:\d/.test(text)
    ? text.replace(/ /g, '%20')
    : `https://${text.replace(/ /g, '%20')}`;
}

/** As the address bar shows it: host first, without what is always there. */
export function shownAddress(url: string): string {
  const { scheme, host, path } = parse(url);
  if (scheme === 'about') return '';
  if (scheme === 'file') return path.slice(1);
  return `${host}${path === '/' ? '' : path}`;
}

export const hostOf = (url: string): string => parse(url).host;

/** The same page under one spelling. */
export const plainAddress = (url: string): string => {
  const a = parse(url);
  return a.scheme === 'https' || a.scheme === 'http' ? addressOf(a.host, a.path, a.query) : url;
};
