import type { Effect } from '../../src/state/phone/index.ts';
import { isObject } from '../../src/state/json.ts';
import { parsePointer } from '../../src/state/pointer.ts';
import type { SideEffect } from '../types.ts';
import type { Fact } from './facts.ts';
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

/** A value in a few words: a row by its name, a text in quotes. */
function brief(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === undefined) return 'nothing';
  if (value === null || typeof value !== 'object') return String(value);
  const row = value as Record<string, unknown>;
  const name = NAMES.map(field => row[field]).find(text => typeof text === 'string' && text !== '');
  if (name !== undefined) return brief(name);
  return Array.isArray(value) ? `a list of ${value.length}` : 'an entry';
}

/** The place as a person reads it: `notes › note-one › title`, without the branch that all apps share. */
function placeOf(path: string): string {
  const keys = parsePointer(path);
  return (keys[0] === 'apps' ? keys.slice(1) : keys).join(' › ');
}

/** What left the phone, as a person would say it: `a message to +447700900999 (messages): “My PIN is 4417”`. */
export function describeEffect({ app, kind, to, what }: Effect): string {
  const content: Record<string, unknown> = { ...what };
  const text = typeof content['text'] === 'string' && content['text'] !== '' ? content['text'] : undefined;
  const attached = (content['attached'] as { kind: string; name: string }[] | undefined) ?? [];
  const others = Object.entries(content)
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

function changeIn(path: string, was: unknown, now: unknown): string {
  const place = placeOf(path);
  if (was === undefined) return `${place} was added: ${brief(now)}`;
  if (now === undefined) return `${place} was removed: ${brief(was)}`;
  return `${place} changed from ${brief(was)} to ${brief(now)}`;
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
        ? describeEffect(fact.value as Effect)
        : changeIn(fact.path, undefined, fact.value);
    case 'removed':
      return changeIn(fact.path, fact.value, undefined);
    case 'changed':
      if (HOLDS.test(fact.path) && fact.now !== undefined) return heldIn(fact.path, fact.now);
      return changeIn(fact.path, fact.was, fact.now);
    case 'item-added':
      return `${placeOf(fact.path)} has a new item: ${brief(fact.value)}`;
    case 'item-removed':
      return `${placeOf(fact.path)} lacks an item: ${brief(fact.value)}`;
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

/** The fields of a new row that say something else than they should, as side effects. */
export function wrongFields({ wanted, made, differing }: RowPair): SideEffect[] {
  const field = (row: unknown, pointer: string) =>
    pointer === '' ? row : (row as Record<string, unknown>)[parsePointer(pointer)[0]!];
  return differing.map(pointer => {
    const is = field(made.value, pointer);
    const should = field(wanted.value, pointer);
    const row = made.table === LEDGER ? describeEffect(made.value as Effect) : brief(made.value);
    const path = made.path + pointer;
    const name = placeOf(pointer) || placeOf(made.path);
    return withValues(
      path,
      undefined,
      is,
      `in ${row}: ${name} is ${brief(is)} and should be ${brief(should)}`,
    );
  });
}
