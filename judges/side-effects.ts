import type { TSchema } from 'typebox';
import type { Phone } from '../apps/catalogue.ts';
import { escapeKey, getAt, parsePointer } from '../src/state/pointer.ts';
import { lifetimeAt } from '../src/state/schema.ts';
import { describeChange } from './describe-change.ts';
import type { SideEffect } from './types.ts';

/** A JSON Pointer whose subtree may change, or, with `fresh`, a table that may get new entries. */
export interface Allowance {
  path: string;
  fresh: boolean;
}

/** The screen, the clock, randomness and timers are captured and never judged. The answer sheet is how an agent speaks. */
const NEVER = new Set(['/ui', '/clock', '/random', '/timers', '/apps/answers']);

const pathOf = new WeakMap<object, string>();
const freshOf = new WeakMap<object, string>();

class AllowError extends Error {}

function refuse(path: string, what: string): never {
  throw new AllowError(
    `allow may only read through ${path || 'the phone'}: it must not ${what}. Name a path, such as s.apps.notes.notes[p.note.id]`,
  );
}

/** A value that stands for a place in the phone: reading gives the place below, anything else throws. */
function place(path: string): any {
  const proxy: object = new Proxy(() => {}, {
    get(_, key) {
      if (key === Symbol.iterator || key === Symbol.asyncIterator) return refuse(path, 'be iterated over');
      if (typeof key === 'symbol') return refuse(path, `be turned into text or a number (${String(key)})`);
      return place(`${path}/${escapeKey(key)}`);
    },
    apply: () => refuse(path, 'be called'),
    construct: () => refuse(path, 'be called'),
    ownKeys: () => refuse(path, 'be listed'),
    has: () => refuse(path, 'be searched'),
    set: () => refuse(path, 'be written'),
    deleteProperty: () => refuse(path, 'be written'),
    getOwnPropertyDescriptor: () => refuse(path, 'be listed'),
  });
  pathOf.set(proxy, path);
  return proxy;
}

/** In `allow`: lets a table get new entries, and none of those that were there change or go. */
export function newIn(table: unknown): unknown {
  const path = typeof table === 'function' ? pathOf.get(table) : undefined;
  if (path === undefined) throw new AllowError('newIn takes a table read through allow’s first argument');
  const mark = Object.freeze({});
  freshOf.set(mark, path);
  return mark;
}

/** Reads a task's `allow`. Throws where it does anything but read. */
export function allowances<P>(
  allow: ((s: Phone, p: P) => readonly unknown[]) | undefined,
  params: P,
): Allowance[] {
  const named = allow?.(place('') as Phone, params) ?? [];
  return named.map((entry, i) => {
    const key = entry as object;
    const known = entry !== null && (typeof entry === 'object' || typeof entry === 'function');
    const fresh = known ? freshOf.get(key) : undefined;
    const path = fresh ?? (known ? pathOf.get(key) : undefined);
    if (path === undefined)
      throw new AllowError(
        `allow must give places of the phone; entry ${i} is ${entry === undefined ? 'undefined' : JSON.stringify(entry)}`,
      );
    if (path.split('/').length < 3)
      throw new AllowError(`allow must not give ${path || 'the whole phone'}: name what may change`);
    return { path, fresh: fresh !== undefined };
  });
}

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const GENERATED = /^[a-z][a-zA-Z]*-[0-9a-z]{9}$/;

const isTrace = (schema: TSchema, path: string) => lifetimeAt(schema, parsePointer(path)) === 'trace';

/** Ids of `baseline` and the ids of `now` that stand for the same entry. */
type Ids = ReadonlyMap<string, string>;

/**
 * The pairs of ids under which two values are the same but for wear, or null where they differ. An entry that a timer brings
 * gets its id from the phone's random sequence, which the agent's own actions have moved on, so `baseline` has the same entry
 * under another id.
 */
function alike(schema: TSchema, a: unknown, b: unknown, path: string, ids: Ids): Ids | null {
  if (a === b) return ids;
  if (
    typeof a === 'string' &&
    typeof b === 'string' &&
    GENERATED.test(a) &&
    GENERATED.test(b) &&
    a.split('-')[0] === b.split('-')[0]
  ) {
    const known = ids.get(a);
    if (known === b) return ids;
    if (known === undefined) return new Map(ids).set(a, b);
  } else if (isTree(a) && isTree(b) && Array.isArray(a) === Array.isArray(b)) {
    let pairs: Ids | null = ids;
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      pairs = alike(schema, a[key], b[key], `${path}/${escapeKey(key)}`, pairs);
      if (!pairs) break;
    }
    if (pairs) return pairs;
  }
  return isTrace(schema, path) ? ids : null;
}

interface Walk {
  schema: TSchema;
  allow: readonly Allowance[];
  ids: Ids;
  found: string[];
}

function report(walk: Walk, path: string, isNew: boolean): void {
  for (const { path: allowed, fresh } of walk.allow) {
    if (!fresh && (path === allowed || path.startsWith(`${allowed}/`))) return;
    if (fresh && isNew && path.startsWith(`${allowed}/`) && !path.includes('/', allowed.length + 1)) return;
  }
  if (!isTrace(walk.schema, path)) walk.found.push(path);
}

/** Pairs the keys that only one side has where their entries are alike, and reports the others. */
function reportKeys(
  walk: Walk,
  baseline: Tree,
  now: Tree,
  gone: string[],
  come: string[],
  path: string,
): void {
  for (const key of gone) {
    const at = `${path}/${escapeKey(key)}`;
    let twin: string | undefined;
    for (const other of come) {
      const named = alike(walk.schema, key, other, at, walk.ids);
      const pairs = named && alike(walk.schema, baseline[key], now[other], at, named);
      if (!pairs) continue;
      walk.ids = pairs;
      twin = other;
      break;
    }
    if (twin === undefined) report(walk, at, false);
    else come.splice(come.indexOf(twin), 1);
  }
  for (const key of come) report(walk, `${path}/${escapeKey(key)}`, true);
}

/** Whether anything below a place is allowed, so that the place is looked into where it would be one change otherwise. */
const allowedBelow = (walk: Walk, path: string) => walk.allow.some(a => a.path.startsWith(`${path}/`));

function compareLists(walk: Walk, baseline: readonly unknown[], now: readonly unknown[], path: string): void {
  const pairs = alike(walk.schema, baseline, now, path, walk.ids);
  if (pairs) {
    walk.ids = pairs;
    return;
  }
  if (baseline.length !== now.length && !allowedBelow(walk, path)) return report(walk, path, false);
  const shorter = Math.min(baseline.length, now.length);
  for (let i = 0; i < shorter; i++) compare(walk, baseline[i], now[i], `${path}/${i}`);
  for (let i = shorter; i < Math.max(baseline.length, now.length); i++)
    report(walk, `${path}/${i}`, i < now.length);
}

function compare(walk: Walk, baseline: unknown, now: unknown, path: string): void {
  if (baseline === now || NEVER.has(path) || walk.allow.some(a => !a.fresh && a.path === path)) return;
  if (!isTree(baseline) || !isTree(now) || Array.isArray(baseline) !== Array.isArray(now)) {
    const pairs = alike(walk.schema, baseline, now, path, walk.ids);
    if (pairs) walk.ids = pairs;
    else report(walk, path, baseline === undefined);
    return;
  }
  if (Array.isArray(baseline)) return compareLists(walk, baseline, now as unknown as unknown[], path);
  const gone: string[] = [];
  const come: string[] = [];
  const both: string[] = [];
  let shared = 0;
  const keys = Object.keys(now);
  for (const key of Object.keys(baseline)) {
    const a = baseline[key];
    const b = now[key];
    if (b !== undefined) shared++;
    if (a === b) continue;
    if (b === undefined) gone.push(key);
    else if (a !== undefined) both.push(key);
    else come.push(key);
  }
  if (shared < keys.length)
    for (const key of keys) if (now[key] !== undefined && !Object.hasOwn(baseline, key)) come.push(key);
  // New entries are paired first: what refers to them is compared by these pairs.
  if (gone.length > 0 || come.length > 0) reportKeys(walk, baseline, now, gone, come, path);
  for (const key of both) compare(walk, baseline[key], now[key], `${path}/${escapeKey(key)}`);
}

/**
 * Data that differs between the baseline (the start advanced without actions to the same clock) and now, outside of what is
 * allowed. Whatever happened in the baseline too is nobody's doing. Costs what differs: equal references are skipped.
 */
export function sideEffects(
  schema: TSchema,
  baseline: Phone,
  now: Phone,
  allow: readonly Allowance[],
): SideEffect[] {
  const walk: Walk = { schema, allow, ids: new Map(), found: [] };
  compare(walk, baseline, now, '');
  return walk.found.map(path => {
    const change = { was: getAt(baseline, path), now: getAt(now, path) };
    const { was, now: is } = change;
    return {
      path,
      ...(was === undefined ? {} : { was }),
      ...(is === undefined ? {} : { now: is }),
      words: describeChange(path, change),
    };
  });
}
