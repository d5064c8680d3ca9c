import type { Phone } from '../apps/catalogue.ts';
import { equal, isObject } from '../src/state/json.ts';
import { escapeKey } from '../src/state/pointer.ts';
import type { Fact, RowFact } from './compare/facts.ts';

/** What may change in an outcome that is open. */
export type Allowance =
  /** A table may get new rows, of which these fields have these values. */
  | { kind: 'creates'; path: string; fields: Readonly<Record<string, unknown>> }
  /** These fields of these rows may change. */
  | { kind: 'changes'; path: string; ids: readonly string[]; fields: readonly string[] }
  /** These rows may go. */
  | { kind: 'removes'; path: string; ids: readonly string[] };

const pathOf = new WeakMap<object, string>();
const markOf = new WeakMap<object, Allowance>();

class PlaceError extends Error {}

function refuse(path: string, what: string): never {
  throw new PlaceError(
    `allow and free may only read through ${path || 'the phone'}: they must not ${what}. Name a place, such as s.apps.notes.notes[p.note.id]`,
  );
}

/** A value that stands for a place in the phone: reading gives the place below, anything else throws. */
function place(path: string): any {
  const proxy: object = new Proxy(() => {}, {
    get(_, key) {
      if (key === Symbol.iterator || key === Symbol.asyncIterator) return refuse(path, 'iterate over it');
      if (typeof key === 'symbol') return refuse(path, `turn it into text or a number (${String(key)})`);
      return place(`${path}/${escapeKey(key)}`);
    },
    apply: () => refuse(path, 'call it'),
    construct: () => refuse(path, 'call it'),
    ownKeys: () => refuse(path, 'list it'),
    has: () => refuse(path, 'search it'),
    set: () => refuse(path, 'write it'),
    deleteProperty: () => refuse(path, 'write it'),
    getOwnPropertyDescriptor: () => refuse(path, 'list it'),
  });
  pathOf.set(proxy, path);
  return proxy;
}

const placePath = (value: unknown): string | undefined =>
  value !== null && (typeof value === 'object' || typeof value === 'function')
    ? pathOf.get(value as object)
    : undefined;

function tablePath(table: unknown, combinator: string): string {
  const path = placePath(table);
  if (path === undefined) throw new PlaceError(`${combinator} takes a table read through the first argument`);
  return path;
}

function mark(allowance: Allowance): unknown {
  const key = Object.freeze({});
  markOf.set(key, allowance);
  return key;
}

type Entity<T> = T extends Readonly<Record<string, infer E>> ? E : never;

/** Allows new rows in a table, of which the named fields have these values. */
export const creates = <T>(table: T, fields: Partial<Entity<T>> = {}): unknown =>
  mark({ kind: 'creates', path: tablePath(table, 'creates'), fields: fields as Record<string, unknown> });

/** Allows that these fields of these rows change. */
export const changes = <T>(
  table: T,
  ids: readonly string[],
  fields: readonly (keyof Entity<T> & string)[],
): unknown => mark({ kind: 'changes', path: tablePath(table, 'changes'), ids, fields });

/** Allows that these rows go. */
export const removes = (table: unknown, ids: readonly string[]): unknown =>
  mark({ kind: 'removes', path: tablePath(table, 'removes'), ids });

/** In `free`: any row of a table that is new. */
export const newRow = <T>(table: T): Entity<T> => place(`${tablePath(table, 'newRow')}/+`) as Entity<T>;

type Reader<P> = ((s: Phone, p: P) => readonly unknown[]) | undefined;

function checkDepth(path: string, where: string): void {
  if (path.split('/').length < 3)
    throw new PlaceError(`${where} must not give ${path || 'the whole phone'}: name what may change`);
}

/** What an entry of `allow` is, for the error that refuses it. */
function entryWords(entry: unknown): string {
  const path = placePath(entry);
  if (path !== undefined) return `the place ${path || '/'}`;
  return entry === undefined ? 'undefined' : JSON.stringify(entry);
}

/** Reads a task's `allow`. Throws where an entry is not made by `creates`, `changes` or `removes`, or reads more than places. */
export function allowances<P>(allow: Reader<P>, params: P): Allowance[] {
  return (allow?.(place('') as Phone, params) ?? []).map((entry, i) => {
    const found = placePath(entry) === undefined ? markOf.get((entry ?? {}) as object) : undefined;
    if (!found)
      throw new PlaceError(
        `allow takes creates(…), changes(…) and removes(…); entry ${i} is ${entryWords(entry)}`,
      );
    checkDepth(found.path, 'allow');
    return found;
  });
}

/** Reads a task's `free`: the paths of fields that may hold anything. Throws where it does anything but name places. */
export function freePlaces<P>(free: Reader<P>, params: P): string[] {
  return (free?.(place('') as Phone, params) ?? []).map((entry, i) => {
    const path = placePath(entry);
    if (path === undefined) throw new PlaceError(`free must give places of the phone; entry ${i} is none`);
    checkDepth(path, 'free');
    return path;
  });
}

const isUnder = (path: string, above: string) => path === above || path.startsWith(`${above}/`);

function createsRow({ table, value }: RowFact, path: string, fields: Readonly<Record<string, unknown>>) {
  return (
    table === path &&
    isObject(value) &&
    Object.entries(fields).every(([field, wanted]) => equal(value[field], wanted))
  );
}

/** Whether a fact is allowed. */
export function isAllowed(allow: readonly Allowance[], fact: Fact): boolean {
  return allow.some(allowance => {
    const { path } = allowance;
    switch (allowance.kind) {
      case 'creates':
        return fact.kind === 'added' && createsRow(fact, path, allowance.fields);
      case 'changes':
        return (
          fact.kind !== 'added' &&
          fact.kind !== 'removed' &&
          allowance.ids.some(id =>
            allowance.fields.some(field =>
              isUnder(fact.path, `${path}/${escapeKey(id)}/${escapeKey(field)}`),
            ),
          )
        );
      case 'removes':
        return fact.kind === 'removed' && fact.table === path && allowance.ids.includes(fact.key);
    }
  });
}
