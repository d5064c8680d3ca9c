import { escapeKey, getAt } from '../../src/state/pointer.ts';
import type { Fact, RowFact } from './facts.ts';
import type { MatchOptions } from './match.ts';
import { pointerIn } from './pointer.ts';
import { differingFields, type SameOptions } from './values.ts';

/** As new rows are compared: ids of their own do not count. */
const asNew: SameOptions = { sameId: () => undefined };

/** Whether a fact speaks of a row: by a path below it, or by its id in a value. */
function mentions(fact: Fact, key: string): boolean {
  const { shape: _shape, ...said } = fact as RowFact;
  return JSON.stringify(said).includes(escapeKey(key));
}

/**
 * The made facts, where a row that should change was removed and made anew as it should be: the two facts stand as the changes that
 * were wanted of the row. Rows that something else refers to, and rows of tables whose keys name other rows, keep their ids.
 */
export function asChanged(
  wanted: readonly Fact[],
  made: readonly Fact[],
  expected: unknown,
  isForeign: NonNullable<MatchOptions['isForeign']>,
): readonly Fact[] {
  let facts = made;
  for (const gone of made) {
    if (gone.kind !== 'removed' || isForeign(gone.table, gone.key)) continue;
    const changes = wanted.filter(fact => fact.path.startsWith(`${gone.path}/`));
    if (changes.length === 0) continue;
    const should = getAt(expected, pointerIn(expected, gone.path));
    const anew = facts.find(
      (fact): fact is RowFact =>
        fact.kind === 'added' &&
        fact.table === gone.table &&
        differingFields(gone.shape, should, fact.value, asNew, gone.path, fact.path).length === 0,
    );
    if (!anew) continue;
    const others = facts.filter(fact => fact !== gone && fact !== anew);
    if (others.some(fact => mentions(fact, gone.key) || mentions(fact, anew.key))) continue;
    facts = [...others, ...changes];
  }
  return facts;
}
