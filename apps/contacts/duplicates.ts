import { dialled } from '../../src/sdk/core/telephone.ts';
import { plain } from './names.ts';
import type { Card, Contact } from './state.ts';

type Row = Contact & { id: string };

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
/** The ways in which a card may write its name, as words in order. */
const namesOf = (c: Card): string[] => [
  ...new Set(
    [`${c.given} ${c.family}`, c.phonetic, ...(c.given || c.family ? [] : [c.company])]
      .map(n => wordsOf(n).sort().join(' '))
      .filter(Boolean),
  ),
];
const within = (few: string, many: string) => {
  const has = many.split(' ');
  return few.split(' ').every(w => has.includes(w));
};

const numbersOf = (c: Card) => c.phones.map(p => dialled(p.number)).filter(Boolean);
const addressesOf = (c: Card) => c.emails.map(e => e.address.trim().toLowerCase()).filter(Boolean);
const share = (a: readonly string[], b: readonly string[]) => a.some(x => b.includes(x));

/**
 * Whether two cards are surely the same person's: the same name; or a number or an address in common, and no name that speaks against it.
 * People of one house or one office share a number, so a number alone does not make two one.
 */
export const isSamePerson = (a: Card, b: Card): boolean => same(signsOf(a), signsOf(b));

/** The fields that distinguish people. */
const signsOf = (c: Card) => ({ names: namesOf(c), numbers: numbersOf(c), addresses: addressesOf(c) });

function same(a: ReturnType<typeof signsOf>, b: ReturnType<typeof signsOf>): boolean {
  if (share(a.names, b.names)) return true;
  if (!share(a.numbers, b.numbers) && !share(a.addresses, b.addresses)) return false;
  if (a.names.length === 0 || b.names.length === 0) return true;
  return a.names.some(n => b.names.some(m => within(n, m) || within(m, n)));
}

/** Key under which it is remembered that these are different people. */
export const apartKey = (ids: readonly string[]): string => [...ids].sort().join('+');

/** Contacts that are the same person, in sets of two and more, without those that were kept apart. Each contact is in one set at most. */
export function suggestions(rows: readonly Row[], keptApart: readonly string[]): Row[][] {
  const apart = keptApart.map(key => key.split('+'));
  const free = (set: readonly Row[], next: Row) =>
    !apart.some(ids => ids.includes(next.id) && set.some(r => ids.includes(r.id)));
  const signs = new Map(rows.map(r => [r, signsOf(r)]));
  const taken = new Set<string>();
  const sets: Row[][] = [];
  for (const first of rows) {
    if (taken.has(first.id)) continue;
    const set = [first];
    for (const next of rows)
      if (
        next.id !== first.id &&
        !taken.has(next.id) &&
        set.some(r => same(signs.get(r)!, signs.get(next)!)) &&
        free(set, next)
      )
        set.push(next);
    if (set.length < 2) continue;
    for (const r of set) taken.add(r.id);
    sets.push(set);
  }
  return sets;
}
