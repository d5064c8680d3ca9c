import { phoneSchema, type Phone } from '../../apps/catalogue.ts';
import { describeFact } from '../../judges/compare/describe.ts';
import { changesSince } from '../../judges/side-effects.ts';
import type { Operation } from '../../src/state/diff.ts';
import { getAt } from '../../src/state/pointer.ts';
import { labelOf, type Row } from './rows.ts';
import { apply } from '../../src/state/apply.ts';
import { afterActs, fewestOf, ranIn, type Act } from './acts.ts';
import { buildOn } from './builders.ts';
import type { Deed } from './recording.ts';

/** A part of a set-up: what was done on the phone, edited, or asked for. `before` and `after` are the phones around it as the set-up makes them. */
export type SetupPart = { before: Phone; after: Phone } & (
  | { kind: 'acts'; acts: readonly Act[] }
  | { kind: 'edit' }
  | { kind: 'build'; builder: string; settings: unknown }
);

type Stretch =
  | { kind: 'steps'; deeds: Deed[]; before: Phone; after: Phone }
  | { kind: 'other'; deed: Deed; before: Phone };

const afterOf = (deed: Deed) => (deed.kind === 'step' ? deed.step.after : deed.after);

/** Deeds with steps in a row together. */
function stretchesOf(base: Phone, deeds: readonly Deed[]): Stretch[] {
  const found: Stretch[] = [];
  let before = base;
  for (const deed of deeds) {
    const last = found.at(-1);
    if (deed.kind === 'step' && deed.step.refused !== undefined) continue;
    if (deed.kind !== 'step') found.push({ kind: 'other', deed, before });
    else if (last?.kind === 'steps') {
      last.deeds.push(deed);
      last.after = deed.step.after;
    } else found.push({ kind: 'steps', deeds: [deed], before, after: deed.step.after });
    before = afterOf(deed);
  }
  return found;
}

const slug = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 24);

/** What differs in data between two phones as operations. Rows that were made get ids that say what they are. */
function operationsOf(before: Phone, after: Phone): Operation[] {
  const facts = changesSince(phoneSchema, before, after);
  const operations = facts.flatMap<Operation>(fact => {
    const value = getAt(after, fact.path);
    if (fact.kind === 'removed' || value === undefined) return [{ op: 'remove', path: fact.path }];
    return [{ op: getAt(before, fact.path) === undefined ? 'add' : 'replace', path: fact.path, value }];
  });
  let text = JSON.stringify(operations);
  for (const fact of facts) {
    if (fact.kind !== 'added') continue;
    const label = labelOf({ row: fact.value as Row });
    const words = label === undefined ? '' : slug(String((fact.value as Row)[label]));
    if (words === '') continue;
    const kind = fact.key.slice(0, fact.key.lastIndexOf('-') + 1);
    const id = `${kind}${words}`;
    if (getAt(after, `${fact.path.slice(0, fact.path.lastIndexOf('/'))}/${id}`) === undefined)
      text = text.replaceAll(fact.key, id);
  }
  return JSON.parse(text) as Operation[];
}

/** What a set-up does, without the way there. Parts that leave nothing are left out. */
export function setupParts(base: Phone, deeds: readonly Deed[]): SetupPart[] {
  let phone = base;
  return stretchesOf(base, deeds).flatMap<SetupPart>(stretch => {
    const before = phone;
    if (stretch.kind === 'steps') {
      const take = { start: stretch.before, deeds: stretch.deeds, declared: 'done' as const };
      const acts = fewestOf(stretch.before, stretch.after, ranIn(take));
      if (acts.length === 0) return [];
      const played = afterActs(
        before,
        acts.map(act => ({ ...act, at: before.clock.now })),
      );
      if (played.ui === before.ui) {
        phone = played;
        return [{ kind: 'acts', acts, before, after: phone }];
      }
      // An act that leaves its screen open would not leave the phone as an agent finds it: what it changed is written instead.
      phone = apply(before, operationsOf(stretch.before, stretch.after));
      return [{ kind: 'edit', before, after: phone }];
    }
    const { deed } = stretch;
    if (deed.kind === 'build') {
      const built = buildOn(before, deed.builder, deed.settings);
      if ('problem' in built) return [];
      phone = built.phone;
      return [{ kind: 'build', builder: deed.builder, settings: built.settings, before, after: phone }];
    }
    if (deed.kind !== 'edit') return [];
    phone = apply(before, deed.operations);
    return [{ kind: 'edit', before, after: phone }];
  });
}

/** Set-ups that were worked out, by their last deeds: each take begins on one. */
const known = new WeakMap<Deed, { base: Phone; count: number; parts: SetupPart[] }>();

/** As `setupParts`, worked out once. */
export function partsOf(base: Phone, deeds: readonly Deed[]): SetupPart[] {
  const last = deeds.at(-1);
  if (!last) return [];
  const found = known.get(last);
  if (found?.base === base && found.count === deeds.length) return found.parts;
  const parts = setupParts(base, deeds);
  known.set(last, { base, count: deeds.length, parts });
  return parts;
}

/** The phone that a set-up gives: at the home screen and at the time of the base. */
export const startAfter = (base: Phone, deeds: readonly Deed[]): Phone =>
  partsOf(base, deeds).at(-1)?.after ?? base;

/** What a set-up does, a sentence each. */
export const setupWords = (parts: readonly SetupPart[]): string[] =>
  parts.flatMap(({ before, after }) => changesSince(phoneSchema, before, after).map(describeFact));
