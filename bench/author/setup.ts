import { phoneSchema, type Phone } from '../../apps/catalogue.ts';
import { describeFact } from '../../judges/compare/describe.ts';
import { changesSince } from '../../judges/side-effects.ts';
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

/** What a set-up does, without the way there. Parts that leave nothing are left out. */
export function setupParts(base: Phone, deeds: readonly Deed[]): SetupPart[] {
  let phone = base;
  return stretchesOf(base, deeds).flatMap<SetupPart>(stretch => {
    const before = phone;
    if (stretch.kind === 'steps') {
      const take = { start: stretch.before, deeds: stretch.deeds, declared: 'done' as const };
      const acts = fewestOf(stretch.before, stretch.after, ranIn(take));
      if (acts.length === 0) return [];
      phone = afterActs(
        before,
        acts.map(act => ({ ...act, at: before.clock.now })),
      );
      return [{ kind: 'acts', acts, before, after: phone }];
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
