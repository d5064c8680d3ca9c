import type { TSchema } from 'typebox';
import type { Phone } from '../apps/catalogue.ts';
import { shapeOf } from '../src/state/shape.ts';
import { isAllowed, type Allowance } from './allow.ts';
import { sideEffectOf } from './compare/describe.ts';
import { factsBetween, type Fact } from './compare/facts.ts';
import { withoutRenamed } from './compare/match.ts';
import { pointerIn } from './compare/pointer.ts';
import type { SideEffect } from './types.ts';

export { allowances, changes, creates, newRow, removes, type Allowance } from './allow.ts';

/** A fact as a side effect, with the JSON Pointer of its place. */
export function reported(fact: Fact, now: Phone): SideEffect {
  return { ...sideEffectOf(fact), path: pointerIn(now, fact.path) };
}

/** Facts that no allowance covers. */
export const unallowed = (facts: readonly Fact[], allow: readonly Allowance[], now: Phone): Fact[] =>
  facts.filter(
    fact => !isAllowed(allow, fact) && !isAllowed(allow, { ...fact, path: pointerIn(now, fact.path) }),
  );

/**
 * What differs between the baseline and another phone. A row that is there under another id does not: it came up by itself on both, or
 * somebody removed it and made it again.
 */
export function changesSince(schema: TSchema, baseline: Phone, now: Phone): readonly Fact[] {
  const facts = factsBetween(shapeOf(schema), baseline, now);
  return withoutRenamed(facts);
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
  const facts = changesSince(schema, baseline, now).filter(fact => fact.kind !== 'erased' || fact.by > 0);
  return unallowed(facts, allow, now).map(fact => reported(fact, now));
}
