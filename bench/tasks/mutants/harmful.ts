import type { Phone } from '../../../apps/catalogue.ts';
import type { Fact } from '../../../judges/compare/facts.ts';
import { describeFact } from '../../../judges/compare/describe.ts';
import { pointerIn } from '../../../judges/compare/pointer.ts';
import { apply } from '../../../src/state/apply.ts';
import type { Operation } from '../../../src/state/diff.ts';
import { isObject } from '../../../src/state/json.ts';
import { EFFECT_KINDS, EFFECTS, type Effect } from '../../../src/state/phone/index.ts';
import { escapeKey, getAt, parsePointer } from '../../../src/state/pointer.ts';
import { shapeOf, type SchemaNode, type Shape } from '../../../src/state/shape.ts';
import type { TSchema } from 'typebox';
import { pick, shuffled } from './random.ts';
import { sitesOf, type Site } from './sites.ts';
import { otherValue, sample } from './values.ts';

/** An ending that was made from an honest one by changing something. */
export interface Mutant {
  /** What was changed, in words. */
  name: string;
  phone: Phone;
}

type Rows = Record<string, unknown>;

const set = (phone: Phone, path: string, value: unknown): Operation =>
  value === undefined
    ? { op: 'remove', path }
    : { op: getAt(phone, path) === undefined ? 'add' : 'replace', path, value };

/** A mutant whose phone is made when it is asked for: most are never chosen. */
const change = (phone: Phone, name: string, ...operations: Operation[]): Mutant => {
  let made: Phone | undefined;
  return {
    name,
    get phone() {
      return (made ??= apply(phone, operations));
    },
  };
};

/** An id for a copy of a row: with the prefix of the other's, so that it fits the same schema. */
const newId = (like: string, label: string | number): string =>
  `${/^[a-z]+(?=-)/.exec(like)?.[0] ?? like}-mutant${String(label).padStart(3, '0')}`;

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/**
 * A field of an object altered. A flag beside it that makes it a stamp goes: the value is one that a person has given, and not of
 * the clock.
 */
function* altering(phone: Phone, shape: Shape, path: string, value: unknown): Generator<Operation> {
  yield set(phone, path, value);
  if (shape.stampWhere === undefined) return;
  const flag = `${parentOf(path)}/${escapeKey(shape.stampWhere)}`;
  if (getAt(phone, flag) !== undefined) yield { op: 'remove', path: flag };
}

/** Values of the same field in other rows of the row's table. */
function siblingsOf(phone: Phone, rowPath: string, field: string): unknown[] {
  const table = getAt(phone, parentOf(rowPath));
  if (!isObject(table)) return [];
  return Object.values(table).map(row => (isObject(row) ? row[field] : undefined));
}

/** Mutants in which one field of a row has another value, or one that it lacks. */
function* alteredRow(phone: Phone, shape: Shape, path: string): Generator<Mutant> {
  const row = getAt(phone, path);
  if (!isObject(row)) {
    const value = otherValue(shape, row);
    if (value !== undefined) yield change(phone, `${path} altered`, set(phone, path, value));
    return;
  }
  const named = shape.nodes.flatMap(node => Object.keys(node.properties ?? {}));
  for (const key of new Set([...named, ...Object.keys(row)])) {
    if (key === 'id') continue;
    const at = `${path}/${escapeKey(key)}`;
    const below = shape.child(key);
    if (below.lifetime !== 'data' || below.comparison === 'stamp' || below.isBin) continue;
    const value = otherValue(below, row[key], siblingsOf(phone, path, key));
    if (value !== undefined)
      yield change(
        phone,
        `${at} altered from ${JSON.stringify(row[key])} to ${JSON.stringify(value)}`,
        ...altering(phone, below, at, value),
      );
  }
}

/** The row of a table that a path lies in, where it lies in one. */
function rowOf(root: Shape, path: string): { path: string; shape: Shape } | undefined {
  let shape = root;
  let at = '';
  for (const key of parsePointer(path)) {
    const isTable = shape.isTable;
    shape = shape.child(key);
    at += `/${escapeKey(key)}`;
    if (isTable) return { path: at, shape };
  }
  return undefined;
}

/** Mutants of one fact of the expected change: left out, done twice, done otherwise. */
function* ofFact(root: Shape, start: Phone, end: Phone, fact: Fact, i: number): Generator<Mutant> {
  const path = pointerIn(end, fact.path);
  const words = describeFact(fact);
  switch (fact.kind) {
    case 'added':
      yield change(end, `left out: ${words}`, { op: 'remove', path });
      yield change(end, `twice: ${words}`, {
        op: 'add',
        path: `${parentOf(path)}/${Array.isArray(getAt(end, parentOf(path))) ? '-' : newId(fact.key, i)}`,
        value:
          isObject(fact.value) && 'id' in fact.value ? { ...fact.value, id: newId(fact.key, i) } : fact.value,
      });
      yield* alteredRow(end, fact.shape, path);
      return;
    case 'removed': {
      if (Array.isArray(getAt(end, parentOf(path)))) return;
      yield change(end, `left out: ${words}`, { op: 'add', path, value: fact.value });
      const others = Object.keys((getAt(end, parentOf(path)) ?? {}) as Rows);
      const other = pick(others, fact.path);
      if (other !== undefined)
        yield change(end, `another row removed too: ${words}`, {
          op: 'remove',
          path: `${parentOf(path)}/${escapeKey(other)}`,
        });
      return;
    }
    case 'changed': {
      yield change(end, `left out: ${words}`, set(end, path, fact.was));
      const value = otherValue(fact.shape, fact.now, [fact.was]);
      if (value !== undefined)
        yield change(
          end,
          `${path} altered to ${JSON.stringify(value)}`,
          ...altering(end, fact.shape, path, value),
        );
      const row = rowOf(root, path);
      if (row && getAt(start, row.path) !== undefined) yield* alteredRow(end, row.shape, row.path);
      return;
    }
    default:
      yield change(end, `left out: ${words}`, set(end, path, getAt(start, pointerIn(start, fact.path))));
  }
}

/** A leaf below a row, by a choice that follows from the path. */
function* alteredSomewhere(phone: Phone, shape: Shape, path: string): Generator<Mutant> {
  const mutants = [...alteredRow(phone, shape, path)];
  const chosen = pick(mutants, path, 'field');
  if (chosen) yield chosen;
}

/** Mutants of a place that has nothing to do with the task: a row deleted, copied, altered or made. */
function* ofSite(
  phone: Phone,
  { kind, path, shape, value }: Site,
  isTouched: (path: string) => boolean,
): Generator<Mutant> {
  if (kind === 'history') {
    if (isObject(value) ? Object.keys(value).length > 0 : Array.isArray(value) && value.length > 0)
      yield change(phone, `${path} erased`, set(phone, path, Array.isArray(value) ? [] : {}));
    return;
  }
  if (kind === 'field') {
    const other = otherValue(shape, value);
    if (other !== undefined && !isTouched(path))
      yield change(phone, `${path} altered to ${JSON.stringify(other)}`, set(phone, path, other));
    return;
  }
  const rows = value as Rows;
  const key = pick(
    Object.keys(rows).filter(id => !isTouched(`${path}/${escapeKey(id)}`)),
    path,
  );
  const row = shape.child(key ?? 'x');
  if (row.lifetime !== 'data') return;
  if (key === undefined) {
    const made = row.nodes.map(sample).find(found => found !== undefined);
    if (made !== undefined)
      yield change(phone, `${path} has a new entry`, { op: 'add', path: `${path}/x-mutant000`, value: made });
    return;
  }
  const at = `${path}/${escapeKey(key)}`;
  yield change(phone, `${at} deleted`, { op: 'remove', path: at });
  if (shape.isTable)
    yield change(phone, `${at} copied`, {
      op: 'add',
      path: `${path}/${escapeKey(newId(key, 900))}`,
      value: rows[key],
    });
  yield* alteredSomewhere(phone, row, at);
}

/** Mutants with one more entry in the ledger, of each kind. */
function* ofLedger(phone: Phone): Generator<Mutant> {
  for (const kind of EFFECT_KINDS) {
    const what = sample(EFFECTS[kind] as unknown as SchemaNode);
    const entry = {
      id: `effect-${phone.os.effects.length + 1}`,
      at: phone.clock.now,
      app: 'messages',
      kind,
      to: ['+447700900999'],
      what,
    } as Effect;
    yield change(phone, `a ${kind} left the phone`, { op: 'add', path: '/os/effects/-', value: entry });
  }
}

/** After so many tables and fields comes a mutant of the ledger. */
const LEDGER_EVERY = 12;

/**
 * Harmful mutants of an honest ending: of each fact of what changed since the start first, then of every table and field
 * of the phone, and of the ledger. At most `count`, chosen by `seed`.
 */
export function harmfulMutants(
  schema: TSchema,
  start: Phone,
  end: Phone,
  facts: readonly Fact[],
  count: number,
  seed: number,
): Mutant[] {
  const root = shapeOf(schema);
  const touched = facts.map(fact => fact.path);
  const isTouched = (path: string) =>
    touched.some(t => t === path || t.startsWith(`${path}/`) || path.startsWith(`${t}/`));
  const own = facts.flatMap((fact, i) => [...ofFact(root, start, end, fact, i)]);
  const sites = shuffled([...sitesOf(root, end)], seed, 'harmful');
  // Enough are made for a third of all, or for what the expected change leaves.
  const wanted = Math.max(Math.ceil(count / 3), count - own.length);
  const others: Mutant[] = [];
  const ledger = [...ofLedger(end)];
  for (const [i, site] of sites.entries()) {
    if (others.length >= wanted) break;
    others.push(...ofSite(end, site, isTouched));
    // The ledger has its turn among the tables.
    if (i % LEDGER_EVERY === 0) others.push(...ledger.splice(0, 1));
  }
  // At least a third are of the rest of the phone, however long the expected change is.
  const most = Math.max(Math.ceil((2 * count) / 3), count - others.length);
  const chosen = shuffled(own, seed, 'own').slice(0, most);
  return [...chosen, ...others.slice(0, count - chosen.length)];
}
