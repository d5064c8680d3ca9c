import { equal } from '../src/state/json.ts';

/** An entity of a table with its id. */
export type Row<T> = T & { id: string };
type Entities<T> = { readonly [id: string]: T };

/** The entities of a table with their ids. */
export function rows<T extends object>(table: Entities<T>): Row<T>[] {
  return Object.entries(table).map(([id, entity]) => ({ ...entity, id }));
}

/** Entities that `now` has and `was` has not. */
export function added<T extends object>(was: Entities<T>, now: Entities<T>): Row<T>[] {
  if (was === now) return [];
  return Object.keys(now)
    .filter(id => !Object.hasOwn(was, id))
    .map(id => ({ ...now[id]!, id }));
}

/** Entities that `was` has and `now` has not, as they were. */
export function removed<T extends object>(was: Entities<T>, now: Entities<T>): Row<T>[] {
  return added(now, was);
}

/** Entities of both that are not equal, as they were and as they are. */
export function changed<T extends object>(
  was: Entities<T>,
  now: Entities<T>,
): { id: string; was: T; now: T }[] {
  if (was === now) return [];
  return Object.keys(was)
    .filter(id => Object.hasOwn(now, id) && was[id] !== now[id] && !equal(was[id], now[id]))
    .map(id => ({ id, was: was[id]!, now: now[id]! }));
}

/** Whether a list has exactly one item, and it fits. */
export function only<T>(list: readonly T[], fits: (item: T) => boolean): boolean {
  return list.length === 1 && fits(list[0]!);
}

/** Whether items and tests pair off one to one: every item fits a test of its own, and no test is left. */
export function exactly<T>(list: readonly T[], tests: readonly ((item: T) => boolean)[]): boolean {
  if (list.length !== tests.length) return false;
  const takenBy: number[] = tests.map(() => -1);
  const place = (at: number, seen: Set<number>): boolean =>
    tests.some((test, t) => {
      if (seen.has(t) || !test(list[at]!)) return false;
      seen.add(t);
      if (takenBy[t]! >= 0 && !place(takenBy[t]!, seen)) return false;
      takenBy[t] = at;
      return true;
    });
  return list.every((_, at) => place(at, new Set()));
}

/** Whether two values have the same structure. */
export function same(a: unknown, b: unknown): boolean {
  return equal(a, b);
}

/** Whether exactly these fields of an entity differ, besides those named in `wear`. */
export function onlyFields<T extends object>(
  was: T,
  now: T,
  fields: readonly (keyof T)[],
  wear: readonly (keyof T)[] = [],
): boolean {
  const keys = new Set([...Object.keys(was), ...Object.keys(now)]) as Set<unknown> as Set<keyof T>;
  return [...keys].every(k => wear.includes(k) || equal(was[k], now[k]) !== fields.includes(k));
}

/** Whether exactly these entities went, and none came. */
export function onlyRemoved<T extends object>(
  was: Entities<T>,
  now: Entities<T>,
  ids: readonly string[],
): boolean {
  const gone = removed(was, now);
  return added(was, now).length === 0 && gone.length === ids.length && gone.every(r => ids.includes(r.id));
}

/** Texts that say the same to a person who copies them: blanks at the ends and kinds of line ends do not matter. */
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
