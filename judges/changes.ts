import { equal } from '../src/state/json.ts';
import { orderedEntries } from '../src/state/order.ts';
import { pairsOff } from './pairing.ts';

/** An entity of a table with its id. */
export type Row<T> = T & { id: string };
type Entities<T> = { readonly [id: string]: T };

/** The entities of a table with their ids, by these. */
export function rows<T extends object>(table: Entities<T>): Row<T>[] {
  return orderedEntries(table).map(([id, entity]) => ({ ...entity, id }));
}

/** Entities in `now` that are not in `was`. */
export function added<T extends object>(was: Entities<T>, now: Entities<T>): Row<T>[] {
  if (was === now) return [];
  return Object.keys(now)
    .filter(id => !Object.hasOwn(was, id))
    .sort()
    .map(id => ({ ...now[id]!, id }));
}

/** Entities in `was` that are not in `now`, as they were. */
export function removed<T extends object>(was: Entities<T>, now: Entities<T>): Row<T>[] {
  return added(now, was);
}

/** Entities in both tables that differ, with their old and new values. */
export function changed<T extends object>(
  was: Entities<T>,
  now: Entities<T>,
): { id: string; was: T; now: T }[] {
  if (was === now) return [];
  return Object.keys(was)
    .filter(id => Object.hasOwn(now, id) && was[id] !== now[id] && !equal(was[id], now[id]))
    .sort()
    .map(id => ({ id, was: was[id]!, now: now[id]! }));
}

/** Whether a list has exactly one item, and it fits. */
export function only<T>(list: readonly T[], fits: (item: T) => boolean): boolean {
  return list.length === 1 && fits(list[0]!);
}

/** Whether items and tests pair off one to one: each item passes a test of its own, and no test is left over. */
export function exactly<T>(list: readonly T[], tests: readonly ((item: T) => boolean)[]): boolean {
  return pairsOff(list.length, tests.length, (item, test) => tests[test]!(list[item]!));
}

/** Whether two values have the same structure. */
export function same(a: unknown, b: unknown): boolean {
  return equal(a, b);
}

/** Whether exactly these fields of an entity differ. Fields in `wear` (traces such as a time of last use) may differ too. */
export function onlyFields<T extends object>(
  was: T,
  now: T,
  fields: readonly (keyof T)[],
  wear: readonly (keyof T)[] = [],
): boolean {
  const keys = new Set([...Object.keys(was), ...Object.keys(now)]) as Set<unknown> as Set<keyof T>;
  return [...keys].every(k => wear.includes(k) || equal(was[k], now[k]) !== fields.includes(k));
}

/** Whether exactly these entities were removed, and none was added. */
export function onlyRemoved<T extends object>(
  was: Entities<T>,
  now: Entities<T>,
  ids: readonly string[],
): boolean {
  if (added(was, now).length > 0) return false;
  const missing = removed(was, now);
  return missing.length === ids.length && missing.every(row => ids.includes(row.id));
}

/** Whether two texts are the same apart from line endings, blanks at the ends of lines, and blank space around the text. */
export function sameText(a: string, b: string): boolean {
  const plain = (text: string) =>
    text
      .replace(/\r\n?/g, '\n')
      .split('\n')
      .map(line => line.trimEnd())
      .join('\n')
      .trim();
  return plain(a) === plain(b);
}
