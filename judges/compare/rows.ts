import { isObject } from '../../src/state/json.ts';
import { getAt, parsePointer } from '../../src/state/pointer.ts';
import type { Shape } from '../../src/state/shape.ts';

/** Whether a row lies in the bin. */
export const isBinned = (shape: Shape, row: unknown): boolean =>
  isObject(row) &&
  Object.keys(row).some(
    key => row[key] !== null && row[key] !== false && row[key] !== undefined && shape.child(key).isBin,
  );

/** Says which rows of a phone count, against the phone before. */
export class Rows {
  private readonly root: Shape;
  private readonly before: unknown;
  private readonly after: unknown;

  constructor(root: Shape, before: unknown, after: unknown) {
    this.root = root;
    this.before = before;
    this.after = after;
  }

  /** Whether a row of a table whose rows hang on others does not count, before (`a`) or after (`b`); undefined where it is not there. */
  isNothing(table: Shape, key: string, a: unknown, b: unknown): boolean {
    return a === undefined ? this.isUnmade(table, key, b) : this.isLoose(table, key, b ?? a);
  }

  /** Whether what a row hangs on is gone. */
  private isLoose({ hangsOn }: Shape, key: string, row: unknown): boolean {
    const id = hangsOn && heldBy(hangsOn, key, row);
    return id !== undefined && rowAt(this.after, hangsOn!.table, id) === undefined;
  }

  /** Whether a new row was made and binned, or what it hangs on was, or is gone. */
  private isUnmade(table: Shape, key: string, row: unknown, depth = 0): boolean {
    if (isBinned(table.child(key), row) || this.isLoose(table, key, row)) return true;
    const { hangsOn } = table;
    const id = hangsOn && heldBy(hangsOn, key, row);
    if (id === undefined || depth > MOST_DEPTH || rowAt(this.before, hangsOn!.table, id) !== undefined)
      return false;
    const holders = parsePointer(hangsOn!.table).reduce((shape, part) => shape.child(part), this.root);
    return this.isUnmade(holders, id, rowAt(this.after, hangsOn!.table, id), depth + 1);
  }
}

/** The id of the row that a row hangs on; undefined where it hangs on none, as a file at the root does. */
function heldBy({ by }: NonNullable<Shape['hangsOn']>, key: string, row: unknown): string | undefined {
  const id = by === undefined ? key : isObject(row) ? row[by] : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** How far a chain of rows that hang on each other is followed. */
const MOST_DEPTH = 64;

function rowAt(phone: unknown, table: string, id: string): unknown {
  const rows = getAt(phone, table);
  return isObject(rows) ? rows[id] : undefined;
}
