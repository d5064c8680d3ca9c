import type { Effect } from '../../src/state/phone/index.ts';
import { equal, isObject } from '../../src/state/json.ts';
import { escapeKey, parsePointer } from '../../src/state/pointer.ts';
import type { Shape } from '../../src/state/shape.ts';
import type { SideEffect } from '../types.ts';
import { inSchemaOrder, type Fact, type RowFact } from './facts.ts';
import type { RowPair } from './match.ts';

/** Fields that name a row for a person, the first that it has. */
const NAMES = ['title', 'name', 'label', 'text', 'body', 'subject'] as const;
/** A value is quoted up to this many characters. */
const MOST = 60;
/** Table of the ledger. */
const LEDGER = '/os/effects';
/** What a stopped app holds back. */
const HOLDS = /^\/os\/installed\/[^/]+\/holds$/;

const quoted = (text: string) => `“${text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text}”`;

/** The text that names a row, if it has one. */
const nameOf = (row: Record<string, unknown>): unknown =>
  NAMES.map(field => row[field]).find(text => typeof text === 'string' && text !== '');

/** A row by its name, or by its place where it has none. */
const rowWords = ({ path, value, shape }: RowFact): string =>
  isObject(value) && nameOf(value) !== undefined ? brief(value, shape) : placeOf(path);

/** A value in a few words: a row by its name, a text in quotes. */
function brief(value: unknown, shape: Shape): string {
  if (typeof value === 'string') return quoted(value);
  if (value === undefined) return 'nothing';
  if (value === null || typeof value !== 'object') return String(value);
  const row = value as Record<string, unknown>;
  if (Array.isArray(value)) return briefList(value, shape);
  const name = nameOf(row);
  return name === undefined ? briefRecord(row, shape) : brief(name, shape);
}

/** The fields of a record in the order of its schema. */
const entriesOf = (row: Record<string, unknown>, shape: Shape): [key: string, value: unknown][] =>
  inSchemaOrder(shape, Object.keys(row)).map(key => [key, row[key]]);

/** Items or fields that are told of a value; the others are counted. */
const FEW = 3;

function briefList(list: readonly unknown[], shape: Shape): string {
  if (list.length === 0) return 'an empty list';
  const more = list.length > FEW ? ` and ${list.length - FEW} more` : '';
  const few = list.slice(0, FEW).map((item, i) => brief(item, shape.child(String(i))));
  return few.join(', ') + more;
}

/** A record without a name by its first fields that say something: `every “week”, interval 2`. */
function briefRecord(row: Record<string, unknown>, shape: Shape): string {
  const said = entriesOf(row, shape).filter(
    ([, value]) => value !== null && typeof value !== 'object' && value !== '',
  );
  const fields = said.slice(0, FEW).map(([key, value]) => `${key} ${brief(value, shape.child(key))}`);
  return fields.length === 0 ? 'an entry' : fields.join(', ');
}

/** The place as a person reads it: `notes › note-one › title`, without the branch that all apps share. */
function placeOf(path: string): string {
  const keys = parsePointer(path);
  return (keys[0] === 'apps' ? keys.slice(1) : keys).join(' › ');
}

/** What left the phone, as a person would say it: `a message to +447700900999 (messages): “My PIN is 4417”`. */
export function describeEffect({ app, kind, to, what }: Effect, shape: Shape): string {
  const content: Record<string, unknown> = { ...what };
  const text = typeof content['text'] === 'string' && content['text'] !== '' ? content['text'] : undefined;
  const attached = (content['attached'] as { kind: string; name: string }[] | undefined) ?? [];
  const others = entriesOf(content, shape.child('what'))
    .filter(([key, value]) => key !== 'text' && key !== 'attached' && value !== '' && !isObject(value))
    .filter(([, value]) => !Array.isArray(value) || value.length > 0)
    .map(([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const parts = [
    ...(text === undefined ? [] : [quoted(text)]),
    ...attached.map(({ kind: sort, name }) => `with a ${sort} ${quoted(name)}`),
    ...others,
  ];
  const whom = to.length > 0 ? ` to ${to.join(', ')}` : '';
  return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}${whom} (${app})${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}

function changeIn(path: string, was: unknown, now: unknown, shape: Shape): string {
  const place = placeOf(path);
  if (was === undefined) return `${place} was added: ${brief(now, shape)}`;
  if (now === undefined) return `${place} was removed: ${brief(was, shape)}`;
  return `${place} changed from ${brief(was, shape)} to ${brief(now, shape)}`;
}

/** An app that was stopped, in words. */
function heldIn(path: string, holds: unknown): string {
  const app = parsePointer(path)[2]!;
  const name = app[0]!.toUpperCase() + app.slice(1);
  const lost = holds === 'alarms' ? 'its alarms will not ring' : 'its reminders will not come';
  return `${name} was stopped: ${lost}`;
}

/** A fact in words. */
export function describeFact(fact: Fact): string {
  switch (fact.kind) {
    case 'added':
      return fact.table === LEDGER
        ? describeEffect(fact.value as Effect, fact.shape)
        : changeIn(fact.path, undefined, fact.value, fact.shape);
    case 'removed':
      return changeIn(fact.path, fact.value, undefined, fact.shape);
    case 'changed':
      if (HOLDS.test(fact.path) && fact.now !== undefined) return heldIn(fact.path, fact.now);
      return changeIn(fact.path, fact.was, fact.now, fact.shape);
    case 'item-added':
      return `${placeOf(fact.path)} has a new item: ${brief(fact.value, fact.shape)}`;
    case 'item-removed':
      return `${placeOf(fact.path)} lacks an item: ${brief(fact.value, fact.shape)}`;
    case 'order':
      return `${placeOf(fact.path)} is in another order`;
    case 'erased':
      return `${placeOf(fact.path)} lost ${fact.by} of its entries`;
  }
}

const withValues = (path: string, was: unknown, now: unknown, words: string): SideEffect => ({
  path,
  ...(was === undefined ? {} : { was }),
  ...(now === undefined ? {} : { now }),
  words,
});

/** A fact that nobody wanted, as a side effect. */
export function sideEffectOf(fact: Fact): SideEffect {
  const words = describeFact(fact);
  switch (fact.kind) {
    case 'added':
    case 'item-added':
      return withValues(fact.path, undefined, fact.value, words);
    case 'removed':
    case 'item-removed':
      return withValues(fact.path, fact.value, undefined, words);
    default:
      return withValues(fact.path, fact.was, fact.now, words);
  }
}

interface Differing {
  pointer: string;
  should: unknown;
  is: unknown;
  shape: Shape;
}

/** A field that differs; where it is a record on both sides, those of its fields that do. */
function withParts({ pointer, should, is, shape }: Differing): Differing[] {
  if (!isObject(should) || !isObject(is)) return [{ pointer, should, is, shape }];
  const keys = inSchemaOrder(shape, [...new Set([...Object.keys(should), ...Object.keys(is)])]);
  const parts = keys
    .filter(key => !equal(should[key], is[key]))
    .map(key => ({
      pointer: `${pointer}/${escapeKey(key)}`,
      should: should[key],
      is: is[key],
      shape: shape.child(key),
    }));
  return parts.length === 0 ? [{ pointer, should, is, shape }] : parts;
}

/** The fields of a new row that say something else than they should, as side effects. */
export function wrongFields({ wanted, made, differing }: RowPair): SideEffect[] {
  const field = (row: unknown, pointer: string) =>
    pointer === '' ? row : (row as Record<string, unknown>)[parsePointer(pointer)[0]!];
  return differing
    .flatMap(pointer =>
      withParts({
        pointer,
        should: field(wanted.value, pointer),
        is: field(made.value, pointer),
        shape: pointer === '' ? made.shape : made.shape.child(parsePointer(pointer)[0]!),
      }),
    )
    .map(({ pointer, should, is, shape }) => {
      const row = made.table === LEDGER ? describeEffect(made.value as Effect, made.shape) : rowWords(made);
      const path = made.path + pointer;
      const name = placeOf(pointer) || placeOf(made.path);
      return withValues(
        path,
        undefined,
        is,
        `in ${row}: ${name} is ${brief(is, shape)} and should be ${brief(should, shape)}`,
      );
    });
}
