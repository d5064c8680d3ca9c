import type { Element } from '../../protocol/observation.ts';

/** Most names that a message offers. */
const MOST = 3;

/** The number of edits from one text to another; an edit inserts, deletes or replaces one letter. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** The names that are most like the wanted one: three at most, the nearest first, with up to a third of the letters different. */
export function nearest(wanted: string, names: readonly string[]): string[] {
  const most = Math.max(1, Math.floor(wanted.length / 3));
  const near = names
    .map(name => ({ name, edits: distance(wanted.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, edits }) => edits <= most && Math.abs(name.length - wanted.length) <= most)
    .sort((a, b) => a.edits - b.edits || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name);
  return [...new Set(near)].slice(0, MOST);
}

/** A sentence that offers names; empty where there is none. */
export const suggest = (names: readonly string[]): string =>
  names.length === 0 ? '' : `; did you mean ${names.join(', ')}?`;

/** What follows the role in an id: `button#day-3` is called `day-3`. */
const nameOf = (id: string): string => id.slice(id.indexOf('#') + 1);

/** Why no element was found by an index or an id, with the ids that come near to it: the same name under another role first. */
export function elementNotFound(ref: number | string, elements: readonly Pick<Element, 'id'>[]): string {
  if (typeof ref === 'number')
    return elements.length === 0
      ? `No element ${ref}: nothing is on the screen`
      : `No element ${ref}: the screen has ${elements.length}, with indices 0 to ${elements.length - 1}`;
  const ids = elements.map(e => e.id);
  const namesakes = ids.filter(id => nameOf(id) === nameOf(ref));
  const near = [...new Set([...namesakes, ...nearest(ref, ids)])].slice(0, MOST);
  return `No element ${JSON.stringify(ref)} on the screen${suggest(near)}`;
}
