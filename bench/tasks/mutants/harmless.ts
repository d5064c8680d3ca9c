import { produce } from 'immer';
import type { TSchema } from 'typebox';
import type { Phone } from '../../../apps/catalogue.ts';
import type { Fact } from '../../../judges/compare/facts.ts';
import { pointerIn } from '../../../judges/compare/pointer.ts';
import { apply } from '../../../src/state/apply.ts';
import { isObject } from '../../../src/state/json.ts';
import { escapeKey, getAt } from '../../../src/state/pointer.ts';
import { shapeOf, type Shape } from '../../../src/state/shape.ts';
import { placeOf, type Mutant } from './maker.ts';
import { pick, shuffled } from './random.ts';
import { sitesOf } from './sites.ts';
import { otherValue } from './values.ts';

/** A mutant of what the task is about, whose phone is made when it is asked for: most are never chosen. */
function mutant(name: string, label: string, make: () => Phone): Mutant {
  let made: Phone | undefined;
  return {
    name,
    label,
    get phone() {
      return (made ??= make());
    },
  };
}

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
function* respelled(root: Shape, end: Phone, facts: readonly Fact[]): Generator<Mutant> {
  for (const fact of facts) {
    if ((fact.kind !== 'added' && fact.kind !== 'changed') || isLedger(fact)) continue;
    const path = pointerIn(end, fact.path);
    for (const { path: at, shape, text } of textsOf(fact.shape, getAt(end, path), path)) {
      const ways = [...SPELLINGS, ['capitals', (t: string) => t.toUpperCase()] as const];
      for (const [how, spell] of ways) {
        if (how === 'capitals' && shape.comparison !== 'name') continue;
        const value = spell(text);
        if (value !== text)
          yield mutant(`${at} with ${how}`, `${placeOf(root, at)} with ${how}`, () =>
            apply(end, [{ op: 'replace', path: at, value }]),
          );
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
function worn(root: Shape, phone: Phone, { path, shape, value }: Wear): Mutant[] {
  const other = otherValue(shape, undefined) ?? otherValue(shape, value);
  if (other === undefined) return [];
  return [
    mutant(`${path} worn`, `${placeOf(root, path)} worn`, () =>
      apply(phone, [{ op: 'replace', path, value: other }]),
    ),
  ];
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
    const name = `a row made in ${path} and binned`;
    yield mutant(name, name, () =>
      apply(phone, [{ op: 'add', path: `${path}/${key}-mutant`, value: binnedRow }]),
    );
  }
}

/** Mutants of an honest ending that say the same: wear, other spellings, rows made and binned. */
export function harmlessMutants(
  schema: TSchema,
  end: Phone,
  facts: readonly Fact[],
  count: number,
  seed: number,
): Mutant[] {
  const root = shapeOf(schema);
  const dismissed = mutant('notifications dismissed', 'notifications dismissed', () =>
    produce(end, draft => {
      draft.os.notifications = {};
    }),
  );
  const chosen: Mutant[] = shuffled([...respelled(root, end, facts), ...binned(root, end)], seed, 'harmless');
  const room = Math.max(0, count - 1);
  // Half of them is wear, where there is as much of other kinds.
  const kept = chosen.slice(0, Math.ceil(room / 2));
  const wear = shuffled([...wearBelow(root, end)], seed, 'wear').slice(0, room - kept.length);
  return [dismissed, ...kept, ...wear.flatMap(place => worn(root, end, place))];
}
