import type { Phone } from '../../../apps/catalogue.ts';
import { freePlaces } from '../../../judges/allow.ts';
import { freeTest, type Fact } from '../../../judges/compare/index.ts';
import { changesSince } from '../../../judges/side-effects.ts';
import type { Instance } from '../instance.ts';

/**
 * Says whether a changed ending is one that the template accepts by its own words: one that differs from it or from another of its endings
 * (`others`) only in fields that it leaves `free` or calls `choices`. `facts` are what the ending changed on the start.
 */
export function admits(
  instance: Instance,
  facts: readonly Fact[],
  others: readonly Phone[],
): (mutant: Phone, difference: readonly Fact[]) => boolean {
  const { task, params } = instance;
  const places = [...freePlaces(task.free, params), ...freePlaces(task.spec.choices, params)];
  const fresh = new Set(facts.flatMap(fact => (fact.kind === 'added' ? [fact.key] : [])));
  const isOpen = freeTest(places, key => fresh.has(key));
  const isAllOpen = (difference: readonly Fact[]) => difference.every(fact => isOpen(fact.path));
  return (mutant, difference) =>
    isAllOpen(difference) || others.some(other => isAllOpen(changesSince(task.schema, other, mutant)));
}
