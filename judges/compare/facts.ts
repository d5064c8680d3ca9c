import type { Consequence } from '../../src/state/phone/index.ts';
import { fingerprint } from '../../src/state/fingerprint.ts';
import { isObject } from '../../src/state/json.ts';
import { escapeKey } from '../../src/state/pointer.ts';
import type { Shape } from '../../src/state/shape.ts';
import { isBinned, Rows } from './rows.ts';
import { isSet, isStampIn, isVoid, sameValue, type SameOptions } from './values.ts';

/** A row that only one side of a comparison has. `path` is the row's own. */
export interface RowFact {
  kind: 'added' | 'removed';
  path: string;
  table: string;
  key: string;
  value: unknown;
  shape: Shape;
}

/** A field, or a list whose order counts, that differs. */
export interface FieldFact {
  kind: 'changed';
  path: string;
  was: unknown;
  now: unknown;
  shape: Shape;
}

/** An item that a list without order gained or lost. `path` is the list's. */
export interface ItemFact {
  kind: 'item-added' | 'item-removed';
  path: string;
  value: unknown;
  shape: Shape;
}

/** The order of rows in a list in which order counts, as their ids. */
export interface OrderFact {
  kind: 'order';
  path: string;
  was: readonly string[];
  now: readonly string[];
}

/** Entries that a history lost. `path` is the history's. */
export interface ErasedFact {
  kind: 'erased';
  path: string;
  lost: readonly string[];
  /** How many entries were erased; 0 or less where use has pushed them out of a list. */
  by: number;
  was: unknown;
  now: unknown;
}

/** One thing that differs between two phones. */
export type Fact = RowFact | FieldFact | ItemFact | OrderFact | ErasedFact;

type Tree = Record<string, unknown>;
type Identified = { id: string };

/** Parts of the phone that are captured and never judged; the answer sheet is how an agent speaks. */
const NEVER: ReadonlySet<string> = new Set(['/ui', '/random', '/timers', '/apps/answers']);

/** Whether every item of a list has an id of its own. */
const isRows = (list: readonly unknown[]): boolean =>
  list.length > 0 && list.every(item => isObject(item) && typeof item['id'] === 'string');

/** What differs in a table, by the table before and the table after. */
interface KnownTable {
  shape: Shape;
  path: string;
  facts: readonly Fact[];
}
const knownTables = new WeakMap<Tree, WeakMap<Tree, KnownTable>>();

class Walk {
  readonly facts: Fact[] = [];
  /** Consequences by their paths; undefined where there are none, so that no path is looked up. */
  private readonly noted: Readonly<Record<string, Consequence>> | undefined;
  private readonly hanging: Rows | undefined;
  private readonly same: SameOptions = {};

  constructor(noted: Readonly<Record<string, Consequence>>, hanging?: Rows) {
    this.noted = Object.keys(noted).length > 0 ? noted : undefined;
    this.hanging = hanging;
  }

  /** Whether a value is what a scheduled rule left as a consequence of an entry of the ledger. */
  isConsequence(path: string, value: unknown): boolean {
    const note = this.noted?.[path];
    return note !== undefined && note.left === fingerprint(value);
  }

  compare(shape: Shape, a: unknown, b: unknown, path: string): void {
    if (a === b || NEVER.has(path)) return;
    if (shape.lifetime === 'trace' || shape.comparison === 'position') return;
    if (shape.comparison === 'stamp' && isSet(a) === isSet(b)) return;
    if (shape.comparison === 'whileSet' && !isSet(b)) return;
    if (shape.lifetime === 'history') return this.history(shape, a, b, path);
    if (this.isConsequence(path, b)) return;
    if (Array.isArray(a) && Array.isArray(b)) return this.lists(shape, a, b, path);
    if (isObject(a) && isObject(b))
      return shape.isTable ? this.table(shape, a, b, path) : this.objects(shape, a, b, path);
    if (isVoid(a) && isVoid(b)) return;
    if (!sameValue(shape, a, b, this.same)) this.facts.push({ kind: 'changed', path, was: a, now: b, shape });
  }

  /** Compares two tables. Phones of one time share the tables that nobody touched, and so what differs in them. */
  private table(shape: Shape, a: Tree, b: Tree, path: string): void {
    // What is noted, and rows that hang on others, depend on the rest of the phone.
    const isOfItself = this.noted === undefined && !shape.hangsOn;
    const known = isOfItself ? knownTables.get(a)?.get(b) : undefined;
    if (known?.shape === shape && known.path === path) {
      this.facts.push(...known.facts);
      return;
    }
    const first = this.facts.length;
    this.objects(shape, a, b, path);
    this.positions(shape, a, b, path);
    if (!isOfItself) return;
    const byAfter = knownTables.get(a) ?? new WeakMap<Tree, KnownTable>();
    knownTables.set(a, byAfter.set(b, { shape, path, facts: this.facts.slice(first) }));
  }

  /**
   * Compares two objects. Rows of a table are taken in the order of their keys, fields in that of the schema: the order in which they were
   * written is no part of the phone, and one that was restored has them in another.
   */
  private objects(shape: Shape, a: Tree, b: Tree, path: string): void {
    const keys = Object.keys(a);
    let differing: string[] | undefined;
    let shared = 0;
    for (const key of keys) {
      const value = b[key];
      if (value !== undefined) shared++;
      if (a[key] === value) continue;
      (differing ??= []).push(key);
    }
    for (const key of differing ? inSchemaOrder(shape, differing) : [])
      if (!isStampIn(shape.child(key), a, b)) this.entry(shape, a[key], b[key], path, key);
    const others = Object.keys(b);
    if (shared === others.length) return;
    // Of a long table, only what is new is sorted.
    const made = others.filter(key => b[key] !== undefined && !Object.hasOwn(a, key));
    for (const key of inSchemaOrder(shape, made)) this.entry(shape, undefined, b[key], path, key);
  }

  private entry(shape: Shape, a: unknown, b: unknown, table: string, key: string): void {
    const path = `${table}/${escapeKey(key)}`;
    const below = shape.child(key);
    if (shape.hangsOn && this.hanging?.isNothing(shape, key, a, b)) return;
    if (!shape.isTable || (a !== undefined && b !== undefined)) return this.compare(below, a, b, path);
    this.row(below, a, b, table, path, key);
  }

  private row(shape: Shape, a: unknown, b: unknown, table: string, path: string, key: string): void {
    if (shape.lifetime !== 'data' || this.isConsequence(path, b)) return;
    if (a !== undefined) this.facts.push({ kind: 'removed', path, table, key, value: a, shape });
    // A new row in the bin was made and unmade.
    else if (!isBinned(shape, b)) this.facts.push({ kind: 'added', path, table, key, value: b, shape });
  }

  private lists(shape: Shape, a: readonly unknown[], b: readonly unknown[], path: string): void {
    if ((isRows(a) || a.length === 0) && (isRows(b) || b.length === 0))
      return this.rows(shape, a as readonly Identified[], b as readonly Identified[], path);
    if (shape.comparison === 'ordered') {
      if (!sameValue(shape, a, b, this.same))
        this.facts.push({ kind: 'changed', path, was: a, now: b, shape });
      return;
    }
    const item = shape.child('0');
    const lost = [...a];
    for (const value of b) {
      const at = lost.findIndex(other => sameValue(item, other, value, this.same));
      if (at >= 0) lost.splice(at, 1);
      else this.facts.push({ kind: 'item-added', path, value, shape: item });
    }
    for (const value of lost) this.facts.push({ kind: 'item-removed', path, value, shape: item });
  }

  /** Compares lists of rows by their ids. */
  private rows(shape: Shape, a: readonly Identified[], b: readonly Identified[], path: string): void {
    const before = new Map(a.map(row => [row.id, row]));
    const after = new Map(b.map(row => [row.id, row]));
    const item = shape.child('0');
    for (const [id, row] of before) {
      const at = `${path}/${escapeKey(id)}`;
      const other = after.get(id);
      if (other) this.compare(item, row, other, at);
      else this.row(item, row, undefined, path, at, id);
    }
    for (const [id, row] of after)
      if (!before.has(id)) this.row(item, undefined, row, path, `${path}/${escapeKey(id)}`, id);
    if (shape.comparison !== 'ordered') return;
    this.order(
      a.map(row => row.id),
      b.map(row => row.id),
      path,
    );
  }

  /** Compares the order of a table's rows, where a field says it. */
  private positions(shape: Shape, a: Tree, b: Tree, path: string): void {
    const row = shape.child('*');
    const field = positionField(row);
    if (field === undefined) return;
    // Where a new row stands is its rule's matter.
    const both = (ids: readonly string[]) => ids.filter(id => a[id] !== undefined && b[id] !== undefined);
    this.order(both(idsByPosition(a, field)), both(idsByPosition(b, field)), path);
  }

  /**
   * A fact where rows that both sides have changed their order, or a new row stands before one of them. New rows at the end may come in any
   * order: a template that asks for one says so with an invariant.
   */
  private order(was: readonly string[], now: readonly string[], path: string): void {
    const kept = was.filter(id => now.includes(id));
    if (kept.some((id, i) => now[i] !== id)) this.facts.push({ kind: 'order', path, was, now });
  }

  /** Use adds to a history, and pushes old entries out of a list. That entries go otherwise is a change. */
  private history(shape: Shape, a: unknown, b: unknown, path: string): void {
    const before = entriesOf(shape, a);
    const after = entriesOf(shape, b);
    const kept = new Set(after);
    const lost = before.filter(entry => !kept.has(entry));
    if (lost.length === 0) return;
    // A list keeps the latest entries; a table keeps all.
    const by = shape.isTable ? lost.length : before.length - after.length;
    this.facts.push({ kind: 'erased', path, lost, by, was: a, now: b });
  }
}

/** Keys as the schema names them, and the others, such as those of a table, by themselves. */
export function inSchemaOrder(shape: Shape, keys: string[]): string[] {
  if (keys.length < 2) return keys;
  const named = [...shape.names].filter(name => keys.includes(name));
  return [...named, ...keys.filter(key => !shape.names.has(key)).sort()];
}

const positionFields = new WeakMap<Shape, { field: string | undefined }>();

/** The field of a row that says its place in an order, if there is one. */
function positionField(row: Shape): string | undefined {
  const known = positionFields.get(row);
  if (known) return known.field;
  const names = row.nodes.flatMap(node => Object.keys(node.properties ?? {}));
  const field = names.find(key => row.child(key).comparison === 'position');
  positionFields.set(row, { field });
  return field;
}

function idsByPosition(table: Tree, field: string): string[] {
  const place = (id: string) => Number((table[id] as Tree | undefined)?.[field] ?? 0);
  return Object.keys(table)
    .filter(id => table[id] !== undefined)
    .sort((x, y) => place(x) - place(y) || (x < y ? -1 : 1));
}

/** Entries of a history as texts that tell them apart: keys of a table, the text itself, or a fingerprint. */
function entriesOf(shape: Shape, value: unknown): string[] {
  if (Array.isArray(value)) {
    if (isRows(value)) return (value as Identified[]).map(row => row.id);
    return value.map(entry => (typeof entry === 'string' ? entry : String(fingerprint(entry))));
  }
  if (isObject(value)) return Object.keys(value).filter(key => value[key] !== undefined);
  return value === undefined || value === null || value === '' ? [] : [String(fingerprint(value))];
}

/** A phone, as far as facts about it need its type. */
interface Compared {
  os: { consequences: Readonly<Record<string, Consequence>> };
}

/**
 * What differs in data between two phones of this shape, as facts. Equal references are skipped, so the cost follows the
 * change. What scheduled rules left in `after` as consequences of entries of the ledger is left out, until somebody changes it again.
 */
export function factsBetween(shape: Shape, before: Compared, after: Compared): Fact[] {
  if (before === after) return [];
  const walk = new Walk(after.os?.consequences ?? {}, new Rows(shape, before, after));
  walk.compare(shape, before, after, '');
  return walk.facts;
}

/** The note of a consequence of the phone's ledger that left this value at this path; undefined where none did. */
export function consequencesOf(phone: Compared): (path: string, value: unknown) => Consequence | undefined {
  const noted = phone.os?.consequences ?? {};
  if (Object.keys(noted).length === 0) return () => undefined;
  return (path, value) => {
    const note = noted[path];
    return note?.left === fingerprint(value) ? note : undefined;
  };
}
