import type { Card, Contact } from './state.ts';
import { compare } from '../../src/sdk/core/compare.ts';

/** Scripts that put the family name first and nothing between. */
const EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
export type Sort = 'given' | 'family';
type Named = Pick<Card, 'prefix' | 'given' | 'family' | 'phonetic' | 'nickname' | 'company'> &
  Partial<Pick<Card, 'phones' | 'emails'>>;

/** Small letters without accents, for comparing. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLocaleLowerCase('en')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/\s+/g, ' ')
    .trim();

/** The displayed name: the name, else the nickname, company, number or address. */
export function nameOf(c: Named): string {
  const words = EAST.test(c.given + c.family)
    ? [c.prefix, `${c.family}${c.given}`]
    : [c.prefix, c.given, c.family];
  const name = words
    .map(w => w.trim())
    .filter(Boolean)
    .join(' ');
  return (
    [name, c.nickname, c.company, c.phones?.[0]?.number ?? '', c.emails?.[0]?.address ?? '']
      .map(t => t.trim())
      .find(Boolean) ?? 'No name'
  );
}

/** Words by which a list orders a contact. A name in another script goes by its Latin spelling, where it has one. */
export function sortKey(c: Named, sort: Sort): string {
  const latin = c.phonetic.trim();
  const east = EAST.test(c.given + c.family);
  if (latin) {
    const words = latin.split(/\s+/);
    return plain(
      sort === 'family' && !east && words.length > 1
        ? `${words.at(-1)} ${words.slice(0, -1).join(' ')}`
        : latin,
    );
  }
  const name = east
    ? `${c.family}${c.given}`
    : sort === 'family'
      ? `${c.family} ${c.given}`
      : `${c.given} ${c.family}`;
  return plain(name.trim() || nameOf(c));
}

/** Letter of the section that a key stands in: A to Z, `#` for what begins with no letter, and `…` for scripts without a Latin spelling. */
export function sectionOf(key: string): string {
  const first = [...key.replace(/^[^\p{L}\p{N}]+/u, '')][0]?.toUpperCase() ?? '';
  return /^[A-Z]$/.test(first) ? first : /^\p{L}$/u.test(first) ? '…' : '#';
}

const RANK = (section: string) => (section === '…' ? 2 : section === '#' ? 1 : 0);

/** Order of two contacts in a list: A to Z, then numbers and signs, then other scripts; the same names by id. */
export function inOrder(sort: Sort): (a: Contact & { id: string }, b: Contact & { id: string }) => number {
  // A key is made of much Unicode, and each is compared many times.
  const keys = new Map<string, string>();
  const keyOf = (c: Contact & { id: string }): string => {
    let key = keys.get(c.id);
    if (key === undefined) keys.set(c.id, (key = sortKey(c, sort)));
    return key;
  };
  return (a, b) => {
    const [x, y] = [keyOf(a), keyOf(b)];
    return RANK(sectionOf(x)) - RANK(sectionOf(y)) || compare(x, y) || compare(a.id, b.id);
  };
}

/** A name in two parts as people mean it: the last word is the family name, in Chinese and the like the first character. */
export function splitName(name: string): { given: string; family: string } {
  const words = name.trim().replace(/\s+/g, ' ');
  if (EAST.test(words) && !words.includes(' ') && words.length > 1)
    return { family: words.slice(0, 1), given: words.slice(1) };
  const cut = words.lastIndexOf(' ');
  return cut < 0
    ? { given: words, family: '' }
    : { given: words.slice(0, cut), family: words.slice(cut + 1) };
}
