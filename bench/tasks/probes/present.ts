import type { Phone } from '../../../apps/catalogue.ts';
import { equal, isObject } from '../../../src/state/json.ts';
import { escapeKey, getAt, parsePointer } from '../../../src/state/pointer.ts';
import type { Reading, Seen, View } from './views/index.ts';
import { grouped } from './views/view.ts';

/** What a view showed of a device before an episode and after it. */
export interface Shown {
  view: View;
  before: Reading;
  after: Reading;
}

/** A phone made from what a device showed. */
export interface Present {
  phone: Phone;
  /** Places of what the device had before the episode, that the start does not have, and that changed. */
  disturbed: readonly string[];
}

type Rows = Readonly<Record<string, Seen>>;
const NONE: Rows = {};

/** A tree with a value at a pointer, or without what was there. Copies only what lies on the way. */
function setIn(tree: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  const copy: Record<string, unknown> = isObject(tree) ? { ...tree } : {};
  const inner = setIn(copy[key], rest, value);
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy;
}
const set = (phone: Phone, pointer: string, value: unknown): Phone =>
  setIn(phone, parsePointer(pointer), value) as Phone;

/** A value with keys exchanged for others. */
function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map(item => renamed(item, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner, names)]));
}

/** A value in which all keys of new rows are the same. */
function withoutKeys(value: unknown, isNew: (key: string) => boolean): unknown {
  if (typeof value === 'string') return isNew(value) ? '\0new' : value;
  if (Array.isArray(value)) return value.map(item => withoutKeys(item, isNew));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, withoutKeys(inner, isNew)]),
  );
}

/** The fields of a row one by one; those of a whole row are its own. */
const fieldsOf = (row: Seen): Record<string, unknown> =>
  isObject(row['']) ? row[''] : (row as Record<string, unknown>);

/** The share of fields in which two rows agree. */
function likeness(a: Seen, b: Seen, isNew: (key: string) => boolean): number {
  const [x, y] = [fieldsOf(a), fieldsOf(b)];
  const keys = [...new Set([...Object.keys(x), ...Object.keys(y)])];
  const same = keys.filter(key => equal(withoutKeys(x[key], isNew), withoutKeys(y[key], isNew)));
  return same.length / keys.length;
}

/** Rows that agree in less than this share of their fields are two rows. */
const LEAST = 0.5;

interface Pairing {
  isNew: (key: string) => boolean;
  /** Whether two rows may be one, under other keys. */
  canBe: (a: string, b: string) => boolean;
}

/**
 * Pairs rows of two sides, one to one: those with equal keys, then those that are equal, then those that are most alike. Gives the key on
 * the second side by that on the first.
 */
function pairs(a: Rows, b: Rows, { isNew, canBe }: Pairing): Map<string, string> {
  const found = new Map<string, string>();
  const left = new Set(Object.keys(b));
  const pair = (x: string, y: string) => {
    found.set(x, y);
    left.delete(y);
  };
  for (const key of Object.keys(a)) if (left.has(key)) pair(key, key);
  const text = (row: Seen) => JSON.stringify(withoutKeys(row, isNew));
  const byText = grouped(left, key => text(b[key]!));
  for (const key of Object.keys(a)) {
    if (found.has(key)) continue;
    const twin = byText.get(text(a[key]!))?.find(other => left.has(other) && canBe(key, other));
    if (twin !== undefined) pair(key, twin);
  }
  const near = Object.keys(a)
    .filter(key => !found.has(key))
    .flatMap(x => [...left].filter(y => canBe(x, y)).map(y => ({ x, y })))
    .map(({ x, y }) => ({ x, y, share: likeness(a[x]!, b[y]!, isNew) }))
    .filter(({ share }) => share > LEAST)
    .sort((one, other) => other.share - one.share);
  for (const { x, y } of near) if (!found.has(x) && left.has(y)) pair(x, y);
  // The only one on each side is the other's, however it differs.
  const [[x, ...more], [y, ...others]] = [Object.keys(a).filter(key => !found.has(key)), [...left]];
  const isOnly = x !== undefined && y !== undefined && more.length === 0 && others.length === 0;
  if (isOnly && canBe(x, y)) pair(x, y);
  return found;
}

/** Rows of one side that are equal to one of the other, by their keys. */
function equalPairs(a: Rows, b: Rows, isNew: Pairing['isNew']): [string, string][] {
  return Object.keys(a).flatMap(x => {
    const twin = Object.keys(b).find(y => equal(withoutKeys(a[x], isNew), withoutKeys(b[y], isNew)));
    return twin === undefined ? [] : [[x, twin] as [string, string]];
  });
}

const only = (rows: Rows, isKept: (key: string) => boolean): Rows =>
  Object.fromEntries(Object.entries(rows).filter(([key]) => isKept(key)));
const keysOf = (...all: readonly object[]): string[] => [...new Set(all.flatMap(Object.keys))];
const rowPath = (table: string, key: string): string => `${table}/${escapeKey(key)}`;

/**
 * Makes the phone that a device shows: `expected`, with all that the views show replaced by what the device showed. What no view shows is
 * as expected; what has not changed on the device is as at the start. A row that the device had besides those of the start is left
 * out, and `disturbed` where it changed.
 */
export function presentOf(start: Phone, expected: Phone, shown: readonly Shown[]): Present {
  let phone = expected;
  const bodies: Body[] = [];
  const disturbed: string[] = [];
  const tables = shown.flatMap(({ view, before, after }) => {
    const [was, wanted] = [view.of(start), view.of(expected)];
    return keysOf(was.rows, wanted.rows, before.rows, after.rows).map(table => ({
      view,
      table,
      was: was.rows[table] ?? NONE,
      wanted: wanted.rows[table] ?? NONE,
      before: before.rows[table] ?? NONE,
      after: after.rows[table] ?? NONE,
    }));
  });
  const isAtStart = new Set(tables.flatMap(each => Object.keys(each.was)));
  const fresh = new Set(tables.flatMap(each => keysOf(each.wanted, each.before, each.after)));
  const isNew = (key: string) => fresh.has(key) && !isAtStart.has(key);

  const names = new Map<string, string>();
  const named = tables.map(each => {
    const { view, table, was, wanted, before, after } = each;
    const isTelling = (key: string) => view.isTelling?.(key) ?? false;
    const areOne = (a: string, b: string) => a === b || !(isTelling(a) || isTelling(b));
    const isHolder = view.isHolder?.(table) ?? false;
    // A holder is known by what it says alone.
    const canBeKnown = (a: string, b: string) => areOne(a, b) && (!isHolder || equal(before[a], was[b]));
    const known = pairs(before, was, { isNew, canBe: canBeKnown });
    const foreign = new Set(Object.keys(before).filter(key => !known.has(key)));
    for (const key of foreign) if (!equal(before[key], after[key])) disturbed.push(rowPath(table, key));
    const taken = new Set(Object.keys(after).flatMap(key => known.get(key) ?? []));
    const open = only(after, key => !known.has(key) && !foreign.has(key));
    const rest = (rows: Rows) => only(rows, key => !taken.has(key));
    // A row of the start that is not where it was has moved, or another has come.
    const canBe = (a: string, b: string) =>
      areOne(a, b) && (!was[b] || (view.canBe?.(open[a]!, was[b]!) ?? true));
    const made = pairs(open, rest(wanted), { isNew, canBe });
    for (const key of made.values()) taken.add(key);
    // What is neither new nor as wanted may be a row of the start that was changed otherwise.
    const others = only(open, key => !made.has(key));
    const gone = only(rest(was), key => !Object.hasOwn(wanted, key));
    const moved = pairs(others, gone, { isNew, canBe });
    const keyOf = new Map<string, string>();
    if (isHolder) {
      const there = only(after, key => foreign.has(key));
      const asked = only(rest(wanted), key => !Object.hasOwn(was, key));
      for (const [key, own] of equalPairs(there, asked, isNew)) keyOf.set(key, own);
    }
    for (const key of Object.keys(after)) {
      if (foreign.has(key)) continue;
      const own = known.get(key) ?? made.get(key) ?? moved.get(key);
      const isFree = !Object.hasOwn(wanted, key) && !Object.hasOwn(was, key);
      keyOf.set(key, own ?? (isFree ? key : `${key}-other`));
    }
    for (const [key, own] of keyOf) if (key !== own) names.set(key, own);
    const present = new Set(known.values());
    const lacking = new Set(Object.keys(was).filter(key => !present.has(key)));
    return { ...each, keyOf, lacking };
  });

  for (const { view, table, was, wanted, before, after, keyOf, lacking } of named) {
    const here = new Set(keyOf.values());
    for (const key of Object.keys(wanted))
      if (!here.has(key) && !lacking.has(key)) phone = set(phone, rowPath(table, key), undefined);
    for (const [key, own] of keyOf) {
      const row = after[key]!;
      const isKnown = Object.hasOwn(was, own) || Object.hasOwn(wanted, own);
      // Nobody on the phone wrote what others did.
      if (!isKnown && view.isFromOthers?.(table, row)) continue;
      const path = rowPath(table, own);
      if (!Object.hasOwn(wanted, own)) {
        const body = bodyFor(start, expected, table, own, was, wanted);
        phone = set(phone, path, body);
      }
      if (!Object.hasOwn(was, own)) bodies.push({ path, like: getAt(expected, path) ?? getAt(phone, path) });
      for (const pointer of Object.keys(row)) {
        const value = renamed(row[pointer], names);
        if (equal(value, wanted[own]?.[pointer])) continue;
        const isUnchanged = Object.hasOwn(before, key) && equal(row[pointer], before[key]![pointer]);
        const isAsWas = isUnchanged || equal(value, was[own]?.[pointer]);
        const known = Object.hasOwn(was, own) && isAsWas;
        phone = set(phone, path + pointer, known ? getAt(start, path + pointer) : value);
      }
    }
  }

  for (const { view, before, after } of shown) {
    const [was, wanted] = [view.of(start), view.of(expected)];
    for (const pointer of keysOf(was.values, wanted.values, after.values)) {
      const value = renamed(after.values[pointer], names);
      if (equal(value, wanted.values[pointer])) continue;
      const isUnchanged = equal(after.values[pointer], before.values[pointer]);
      const isAsWas = isUnchanged || equal(value, was.values[pointer]);
      const found = view.nearest?.(value, getAt(expected, pointer)) ?? value;
      phone = set(phone, pointer, isAsWas ? getAt(start, pointer) : found);
    }
  }
  return { phone: withLedger(start, expected, phone, bodies), disturbed };
}

/** A new row that a device showed, and the expected row that it stands for. */
interface Body {
  path: string;
  like: unknown;
}

const textIn = (row: unknown): unknown => (isObject(row) ? row['text'] : undefined);
const wordsOf = ({ what }: Phone['os']['effects'][number]): unknown => textIn(what);

/** The ledger of the expected phone, with the words that new rows have: an entry tells of the row that it came with. */
function withLedger(start: Phone, expected: Phone, phone: Phone, bodies: readonly Body[]): Phone {
  const before = start.os.effects.length;
  const left = expected.os.effects.slice(before);
  const made = expected.os.effects.slice(before);
  const told = bodies.flatMap(({ path, like }, i) => {
    const [words, text] = [textIn(like), textIn(getAt(phone, path))];
    const at = left.findIndex(each => words !== undefined && wordsOf(each) === words);
    const entry = left[at] ?? made.find(each => wordsOf(each) === words);
    if (words === undefined || !entry || typeof text !== 'string') return [];
    const what = { ...entry.what, text };
    if (at < 0) return [{ ...entry, id: `${entry.id}-${i}`, what }];
    left.splice(at, 1);
    return [{ ...entry, what }];
  });
  const isSame = told.every((entry, i) => made[i] && textIn(entry.what) === wordsOf(made[i]));
  if (isSame) return phone;
  const effects = [...start.os.effects, ...left, ...told] as unknown as Phone['os']['effects'];
  return { ...phone, os: { ...phone.os, effects } };
}

/** What is not seen of a row that is not wanted: as at the start, or as another new row has it, or any row. */
function bodyFor(
  start: Phone,
  expected: Phone,
  table: string,
  key: string,
  was: Rows,
  wanted: Rows,
): unknown {
  const own = getAt(start, rowPath(table, key));
  if (own !== undefined) return own;
  const made = Object.keys(wanted).find(other => !Object.hasOwn(was, other));
  if (made !== undefined) return getAt(expected, rowPath(table, made));
  const other = Object.keys(was)[0];
  return other === undefined ? {} : getAt(start, rowPath(table, other));
}
