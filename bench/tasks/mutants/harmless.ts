import { produce } from 'immer';
import type { TSchema } from 'typebox';
import { catalogue, type Phone } from '../../../apps/catalogue.ts';
import type { Fact } from '../../../judges/compare/facts.ts';
import { pointerIn } from '../../../judges/compare/pointer.ts';
import { apply } from '../../../src/state/apply.ts';
import { isObject } from '../../../src/state/json.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { escapeKey, getAt } from '../../../src/state/pointer.ts';
import { shapeOf, type Shape } from '../../../src/state/shape.ts';
import { advance } from '../../../src/sdk/core/engine.ts';
import type { Mutant } from './harmful.ts';
import { pick, shuffled } from './random.ts';
import { sitesOf } from './sites.ts';
import { otherValue } from './values.ts';

const HOUR_MS = 3_600_000;

/** A phone that nobody touches for a while. */
export const idle = (phone: Phone, ms: number): Phone =>
  advance(catalogue, phone as unknown as AnyPhone, phone.clock.now + ms).phone as unknown as Phone;

/** Other spellings of a text that a person writes, which say the same. */
const SPELLINGS: readonly (readonly [string, (text: string) => string])[] = [
  ['a blank at the end', text => `${text} `],
  ['other quotes', text => text.replaceAll("'", '’').replaceAll('"', '”')],
  ['other dashes', text => text.replaceAll('-', '–')],
];

/** The texts below a value that compare as words or names. */
function* textsOf(
  shape: Shape,
  value: unknown,
  path: string,
): Generator<{ path: string; shape: Shape; text: string }> {
  if (shape.lifetime !== 'data') return;
  if (typeof value === 'string') {
    const isText = shape.comparison === 'words' || shape.comparison === 'name';
    if (isText && value !== '') yield { path, shape, text: value };
  } else if (Array.isArray(value))
    for (const [i, item] of value.entries()) yield* textsOf(shape.child('0'), item, `${path}/${i}`);
  else if (isObject(value))
    for (const [key, item] of Object.entries(value))
      yield* textsOf(shape.child(key), item, `${path}/${escapeKey(key)}`);
}

const isLedger = (fact: Fact) => fact.path.startsWith('/os/effects');

/** The expected texts in other spellings. */
function* respelled(end: Phone, facts: readonly Fact[]): Generator<Mutant> {
  for (const fact of facts) {
    if ((fact.kind !== 'added' && fact.kind !== 'changed') || isLedger(fact)) continue;
    const path = pointerIn(end, fact.path);
    for (const { path: at, shape, text } of textsOf(fact.shape, getAt(end, path), path)) {
      const ways = [...SPELLINGS, ['capitals', (t: string) => t.toUpperCase()] as const];
      for (const [how, spell] of ways) {
        if (how === 'capitals' && shape.comparison !== 'name') continue;
        const value = spell(text);
        if (value !== text)
          yield { name: `${at} with ${how}`, phone: apply(end, [{ op: 'replace', path: at, value }]) };
      }
    }
  }
}

/** A place that use changes. */
interface Wear {
  path: string;
  shape: Shape;
  value: unknown;
}

/** Fields that use changes. */
function* wearBelow(shape: Shape, value: unknown, path = ''): Generator<Wear> {
  if (path === '/ui' || path === '/timers' || path === '/clock' || path === '/random') return;
  if (shape.lifetime === 'trace') {
    if (value !== undefined) yield { path, shape, value };
    return;
  }
  if (!isObject(value)) return;
  const keys = Object.keys(value);
  // Of a table, one row stands for all.
  const chosen = shape.isTable ? [pick(keys, path, 'worn')].filter(key => key !== undefined) : keys;
  for (const key of chosen) yield* wearBelow(shape.child(key), value[key], `${path}/${escapeKey(key)}`);
}

/** The phone with another value in a place that use changes. */
function worn(phone: Phone, { path, shape, value }: Wear): Mutant[] {
  const other = otherValue(shape, undefined) ?? otherValue(shape, value);
  if (other === undefined) return [];
  return [{ name: `${path} worn`, phone: apply(phone, [{ op: 'replace', path, value: other }]) }];
}

/** A copy of a row that lies in the bin: it was made and unmade. */
function* binned(root: Shape, phone: Phone): Generator<Mutant> {
  for (const { kind, path, shape, value } of sitesOf(root, phone)) {
    if (kind !== 'table' || !shape.isTable || !isObject(value)) continue;
    const row = shape.child('x');
    const field = row.nodes
      .flatMap(node => Object.keys(node.properties ?? {}))
      .find(key => row.child(key).isBin);
    const key = pick(Object.keys(value), path, 'binned');
    if (field === undefined || key === undefined) continue;
    const binnedRow = { ...(value[key] as object), [field]: phone.clock.now };
    yield {
      name: `a row made in ${path} and binned`,
      phone: apply(phone, [{ op: 'add', path: `${path}/${key}-mutant`, value: binnedRow }]),
    };
  }
}

/** An honest ending after a while in which nobody touches the phone. */
export const laterMutants = (end: Phone): Mutant[] => [
  { name: 'an hour passed', phone: idle(end, HOUR_MS) },
  { name: 'a day passed', phone: idle(end, 24 * HOUR_MS) },
];

/** Mutants of an honest ending that say the same: wear, other spellings, rows made and binned. */
export function harmlessMutants(
  schema: TSchema,
  end: Phone,
  facts: readonly Fact[],
  count: number,
  seed: number,
): Mutant[] {
  const root = shapeOf(schema);
  const dismissed: Mutant = {
    name: 'notifications dismissed',
    phone: produce(end, draft => {
      draft.os.notifications = {};
    }),
  };
  const chosen: Mutant[] = shuffled([...respelled(end, facts), ...binned(root, end)], seed, 'harmless');
  const room = Math.max(0, count - 1);
  // Half of them is wear, where there is as much of other kinds.
  const kept = chosen.slice(0, Math.ceil(room / 2));
  const wear = shuffled([...wearBelow(root, end)], seed, 'wear').slice(0, room - kept.length);
  return [dismissed, ...kept, ...wear.flatMap(place => worn(end, place))];
}
