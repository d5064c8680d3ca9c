import type { Phone } from '../../../apps/catalogue.ts';
import type { Fact, RowFact } from '../../../judges/compare/facts.ts';
import { describeFact } from '../../../judges/compare/describe.ts';
import { pointerIn } from '../../../judges/compare/pointer.ts';
import type { Operation } from '../../../src/state/diff.ts';
import { isObject } from '../../../src/state/json.ts';
import { EFFECT_KINDS, EFFECTS, type Effect } from '../../../src/state/phone/index.ts';
import { escapeKey, getAt, parsePointer } from '../../../src/state/pointer.ts';
import { shapeOf, type SchemaNode, type Shape } from '../../../src/state/shape.ts';
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { Maker, type Mutant } from './maker.ts';
import { pick, shuffled } from './random.ts';
import { sitesOf, type Site } from './sites.ts';
import { longer, otherValue, sample } from './values.ts';

type Rows = Record<string, unknown>;

const LEDGER = '/os/effects';

const set = (phone: Phone, path: string, value: unknown): Operation =>
  value === undefined
    ? { op: 'remove', path }
    : { op: getAt(phone, path) === undefined ? 'add' : 'replace', path, value };

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
function* alteredRow(maker: Maker, shape: Shape, path: string): Generator<Mutant> {
  const { phone } = maker;
  const row = getAt(phone, path);
  if (!isObject(row)) {
    const value = otherValue(shape, row);
    if (value !== undefined) yield maker.make({ kind: 'altered', path, to: value }, set(phone, path, value));
    return;
  }
  const named = shape.nodes.flatMap(node => Object.keys(node.properties ?? {}));
  for (const key of new Set([...named, ...Object.keys(row)])) {
    if (key === 'id') continue;
    const at = `${path}/${escapeKey(key)}`;
    const below = shape.child(key);
    if (below.lifetime !== 'data' || below.comparison === 'stamp' || below.isBin) continue;
    const value = otherValue(below, row[key], siblingsOf(phone, path, key));
    // A test that looks for a part of a text takes a longer one too.
    for (const other of new Set([value, longer(below, row[key])]))
      if (other !== undefined)
        yield maker.make({ kind: 'altered', path: at, to: other }, ...altering(phone, below, at, other));
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

/** A key for one more row of a table, that fits its schema; undefined where the keys are not for anybody to make. */
function keyFor(table: Shape, like: string, label: string | number): string | undefined {
  const key = newId(like, label);
  return table.isTable || table.nodes.some(node => Check(node as unknown as TSchema, { [key]: 0 }))
    ? key
    : undefined;
}

/** Mutants of a new row: left out, made twice, made otherwise. */
function* ofAdded(maker: Maker, fact: RowFact, isAlone: boolean, i: number): Generator<Mutant> {
  const { phone } = maker;
  const path = pointerIn(phone, fact.path);
  const table = parentOf(path);
  const words = describeFact(fact);
  const isEntry = fact.table === LEDGER;
  // An entry of the ledger stays, and what it tells of is on the phone: it goes with that, or not at all.
  if (!isEntry || isAlone) yield maker.make({ kind: 'left out', path, words }, { op: 'remove', path });
  const isList = Array.isArray(getAt(phone, table));
  const id = newId(fact.key, i);
  const copy = isObject(fact.value) && 'id' in fact.value ? { ...fact.value, id } : fact.value;
  yield maker.make(
    { kind: 'twice', path, words },
    { op: 'add', path: `${table}/${isList ? '-' : id}`, value: copy },
  );
  if (!isEntry) yield* alteredRow(maker, fact.shape, path);
  else yield* otherEntries(maker, fact, id);
}

/** Mutants with an entry of the ledger beside the expected one, which differs in a field: what it told of was deleted again. */
function* otherEntries(maker: Maker, { shape, value, path }: RowFact, id: string): Generator<Mutant> {
  if (!isObject(value)) return;
  for (const key of Object.keys(value)) {
    if (key === 'id') continue;
    const below = shape.child(key);
    if (below.lifetime !== 'data' || below.comparison === 'stamp') continue;
    const other = otherValue(below, value[key]);
    if (other === undefined) continue;
    const entry = { ...value, id, [key]: other };
    yield maker.make(
      { kind: 'one more', path: `${path}/${escapeKey(key)}`, to: other },
      { op: 'add', path: `${LEDGER}/-`, value: entry },
    );
  }
}

/** Mutants of one fact of the expected change: left out, done twice, done otherwise. */
function* ofFact(maker: Maker, start: Phone, fact: Fact, isAlone: boolean, i: number): Generator<Mutant> {
  const { phone, root } = maker;
  const path = pointerIn(phone, fact.path);
  const words = describeFact(fact);
  switch (fact.kind) {
    case 'added':
      yield* ofAdded(maker, fact as RowFact, isAlone, i);
      return;
    case 'removed': {
      if (Array.isArray(getAt(phone, parentOf(path)))) return;
      yield maker.make({ kind: 'left out', path, words }, { op: 'add', path, value: fact.value });
      const others = Object.keys((getAt(phone, parentOf(path)) ?? {}) as Rows);
      const other = pick(others, fact.path);
      if (other !== undefined)
        yield maker.make(
          { kind: 'another row removed too', path, words },
          { op: 'remove', path: `${parentOf(path)}/${escapeKey(other)}` },
        );
      return;
    }
    case 'changed': {
      yield maker.make({ kind: 'left out', path, words }, set(phone, path, fact.was));
      const value = otherValue(fact.shape, fact.now, [fact.was]);
      if (value !== undefined)
        yield maker.make({ kind: 'altered', path, to: value }, ...altering(phone, fact.shape, path, value));
      const row = rowOf(root, path);
      if (row && getAt(start, row.path) !== undefined) yield* alteredRow(maker, row.shape, row.path);
      return;
    }
    default:
      // A history that only turned over with use is nobody's to change.
      if (fact.kind === 'erased' && fact.by <= 0) return;
      yield maker.make(
        { kind: 'left out', path, words },
        set(phone, path, getAt(start, pointerIn(start, fact.path))),
      );
  }
}

/** A leaf below a row, by a choice that follows from the path. */
function* alteredSomewhere(maker: Maker, shape: Shape, path: string): Generator<Mutant> {
  const mutants = [...alteredRow(maker, shape, path)];
  const chosen = pick(mutants, path, 'field');
  if (chosen) yield chosen;
}

/** Mutants of a place that has nothing to do with the task: a row deleted, copied, altered or made. */
function* ofSite(
  maker: Maker,
  { kind, path, shape, value }: Site,
  isTouched: (path: string) => boolean,
): Generator<Mutant> {
  const { phone } = maker;
  if (kind === 'history') {
    if (isObject(value) ? Object.keys(value).length > 0 : Array.isArray(value) && value.length > 0)
      yield maker.make({ kind: 'erased', path }, set(phone, path, Array.isArray(value) ? [] : {}));
    return;
  }
  if (kind === 'field') {
    const other = otherValue(shape, value);
    if (other !== undefined && !isTouched(path))
      yield maker.make({ kind: 'altered', path, to: other }, set(phone, path, other));
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
    const id = keyFor(shape, 'x', 0);
    if (made !== undefined && id !== undefined)
      yield maker.make({ kind: 'new entry in', path }, { op: 'add', path: `${path}/${id}`, value: made });
    return;
  }
  const at = `${path}/${escapeKey(key)}`;
  yield maker.make({ kind: 'deleted', path: at }, { op: 'remove', path: at });
  if (shape.isTable)
    yield maker.make(
      { kind: 'copied', path: at },
      { op: 'add', path: `${path}/${escapeKey(newId(key, 900))}`, value: rows[key] },
    );
  yield* alteredSomewhere(maker, row, at);
}

/** Mutants with one more entry in the ledger, of each kind. */
function* ofLedger(maker: Maker): Generator<Mutant> {
  const { phone } = maker;
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
    yield maker.make(
      { kind: `sent a ${kind}`, path: LEDGER },
      { op: 'add', path: `${LEDGER}/-`, value: entry },
    );
  }
}

/** After so many tables and fields comes a mutant of the ledger. */
const LEDGER_EVERY = 12;

/**
 * Harmful mutants of an honest ending: of each fact of what changed since the start first, then of every table and field
 * of the phone, and of the ledger. At most `count`, chosen by `seed`, and those besides whose label `isWanted`.
 */
export function harmfulMutants(
  schema: TSchema,
  start: Phone,
  end: Phone,
  facts: readonly Fact[],
  count: number,
  seed: number,
  isWanted?: (label: string) => boolean,
): Mutant[] {
  const root = shapeOf(schema);
  const maker = new Maker(root, end);
  const touched = facts.map(fact => fact.path);
  const isTouched = (path: string) =>
    touched.some(t => t === path || t.startsWith(`${path}/`) || path.startsWith(`${t}/`));
  const own = facts.flatMap((fact, i) => [...ofFact(maker, start, fact, facts.length === 1, i)]);
  const sites = shuffled([...sitesOf(root, end)], seed, 'harmful');
  // Enough are made for a third of all, or for what the expected change leaves.
  const wanted = isWanted ? Infinity : Math.max(Math.ceil(count / 3), count - own.length);
  const others: Mutant[] = [];
  const ledger = [...ofLedger(maker)];
  for (const [i, site] of sites.entries()) {
    if (others.length >= wanted) break;
    others.push(...ofSite(maker, site, isTouched));
    // The ledger has its turn among the tables.
    if (i % LEDGER_EVERY === 0) others.push(...ledger.splice(0, 1));
  }
  // At least a third are of the rest of the phone, however long the expected change is.
  const most = Math.max(Math.ceil((2 * count) / 3), count - others.length);
  const chosen = shuffled(own, seed, 'own').slice(0, most);
  const made = [...chosen, ...others.slice(0, count - chosen.length)];
  if (!isWanted) return made;
  const known = new Set(made);
  return [...made, ...[...own, ...others].filter(mutant => !known.has(mutant) && isWanted(mutant.label))];
}
