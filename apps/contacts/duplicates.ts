import { dialled } from '../../src/sdk/core/telephone.ts';
import { plain } from './names.ts';
import type { Card, Contact } from './state.ts';

type Row = Contact & { id: string };

const wordsOf = (text: string): string[] => plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
/** The ways in which a card may write its name, as words in order. */
const namesOf = (c: Card): string[] => [...new Set([`${c.given} ${c.family}`, c.phonetic, ...(c.given || c.family ? [] : [c.company])].map(n => wordsOf(n).sort().join(' ')).filter(Boolean))];
const within = (few: string, many: string) => { const has = many.split(' '); return few.split(' ').every(w => has.includes(w)); };

const numbersOf = (c: Card) => c.phones.map(p => dialled(p.number)).filter(Boolean);
const addressesOf = (c: Card) => c.emails.map(e => e.address.trim().toLowerCase()).filter(Boolean);
const share = (a: readonly string[], b: readonly string[]) => a.some(x => b.includes(x));

/**
 * Whether two cards are surely the same person's: the same name; or a number or an address in common, and no name that speaks against it.
 * People of one house or one office share a number, so a number alone does not make two one.
 */
export function isSamePerson(a: Card, b: Card): boolean {
  const [x, y] = [namesOf(a), namesOf(b)];
  if (share(x, y)) return true;
  if (!share(numbersOf(a), numbersOf(b)) && !share(addressesOf(a), addressesOf(b))) return false;
  if (x.length === 0 || y.length === 0) return true;
  return x.some(n => y.some(m => within(n, m) || within(m, n)));
}

/** Key under which it is remembered that these are different people. */
export const apartKey = (ids: readonly string[]): string => [...ids].sort().join('+');

/** Contacts that are the same person, in sets of two and more, without those that were kept apart. Each contact is in one set at most. */
export function suggestions(rows: readonly Row[], keptApart: readonly string[]): Row[][] {
  const apart = keptApart.map(key => key.split('+'));
  const free = (set: readonly Row[], next: Row) => !apart.some(ids => ids.includes(next.id) && set.some(r => ids.includes(r.id)));
  const taken = new Set<string>();
  const sets: Row[][] = [];
  for (const first of rows) {
    if (taken.has(first.id)) continue;
    const set = [first];
    for (const next of rows) if (next.id !== first.id && !taken.has(next.id) && set.some(r => isSamePerson(r, next)) && free(set, next)) set.push(next);
    if (set.length < 2) continue;
    for (const r of set) taken.add(r.id);
    sets.push(set);
  }
  return sets;
}
