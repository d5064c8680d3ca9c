/** A table, or any object whose keys are not known beforehand. */
type Rows<T> = Readonly<Record<string, T>>;

/** Orders two texts by code units, or two numbers; 0 where they are equal. */
export function compare<T extends string | number>(a: T, b: T): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

/** How two rows compare: below 0 where the first comes first, 0 where this does not tell. */
export type Comparing<T> = (a: T, b: T) => number;

/**
 * The rows of a table with their ids, in the order of `comparings`, each of which decides where those before it do not, and of
 * the ids where none does. A table itself has no order: that of its keys is the order in which rows were made on one phone, and
 * another on a phone that was restored from the same state. Whatever is shown, or takes the first that fits, comes from here.
 */
export function orderedEntries<T>(
  table: Rows<T>,
  ...comparings: readonly Comparing<T>[]
): [id: string, row: T][] {
  return Object.entries(table).sort((one, other) => {
    for (const comparing of comparings) {
      const order = comparing(one[1], other[1]);
      if (order !== 0) return order;
    }
    return compare(one[0], other[0]);
  });
}

/** The ids of a table, as `orderedEntries` gives its rows. */
export const orderedIds = <T>(table: Rows<T>, ...comparings: readonly Comparing<T>[]): string[] =>
  orderedEntries(table, ...comparings).map(([id]) => id);

/** The rows of a table without their ids, as `orderedEntries` gives them. */
export const orderedRows = <T>(table: Rows<T>, ...comparings: readonly Comparing<T>[]): T[] =>
  orderedEntries(table, ...comparings).map(([, row]) => row);

/** The rows of a table that are wanted, as a table: what is to be ordered is so first made few. */
export const rowsWhere = <T>(table: Rows<T>, isWanted: (row: T) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(table).filter(([, row]) => isWanted(row)));

/**
 * The same value with the keys of all its objects written in the opposite order; arrays stay as they are. To `hash`, `diff` and
 * `equal` the two are one value, so that whatever differs between phones with them has looked at the order of keys. JavaScript
 * keeps keys that look like array indexes in their own order, so those stay as they are. With `known`, a part that occurs again is
 * reversed once, and gives the same object.
 */
export function reversedKeys<T>(value: T, known?: WeakMap<object, object>): T {
  if (typeof value !== 'object' || value === null) return value;
  const found = known?.get(value);
  if (found) return found as T;
  const reverse = (item: unknown) => reversedKeys(item, known);
  const other = Array.isArray(value)
    ? value.map(reverse)
    : Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, item]) => [key, reverse(item)]),
      );
  known?.set(value, other);
  return other as T;
}
