import { escapeKey, parsePointer } from '../../src/state/pointer.ts';
import type { Fact, RowFact } from './facts.ts';
import { shareOfList } from './making.ts';
import { isAdded, RowPairing, type MatchOptions, type RowPair } from './pairing.ts';
import { sameValue, type SameOptions } from './values.ts';

export type { MatchOptions, RowPair } from './pairing.ts';

/** What became of the wanted facts, and which made facts nobody wanted. */
export interface Matching {
  /** Wanted facts that hold; those in a free place, where nothing is asked, among them. */
  met: ReadonlySet<Fact>;
  /** Wanted facts that hold in part, such as a history of which half is erased: the share, between 0 and 1. */
  begun: ReadonlyMap<Fact, number>;
  /** Made facts without a wanted one, wrong values included. */
  extra: readonly Fact[];
  /** Pairs of rows that differ in some fields, with those that say something else. What a row in the making lacks does not. */
  wrongRows: readonly RowPair[];
}

/** A path of the expectation as it is in the present: ids of new rows are exchanged for those that stand for them. */
function translated(path: string, pairing: RowPairing): string {
  if (!pairing.renames) return path;
  return parsePointer(path)
    .map(key => `/${escapeKey(pairing.idOf(key) ?? key)}`)
    .join('');
}

/** Whether a made fact is the wanted one. */
function isFact(wanted: Fact, made: Fact, path: string, pairing: RowPairing): boolean {
  if (wanted.kind !== made.kind) return false;
  const same = pairing.same();
  switch (wanted.kind) {
    case 'added':
      return false;
    case 'removed':
      // Of two rows that are equal in everything, either may go.
      return (
        made.path === path ||
        ((made as RowFact).table === wanted.table &&
          sameValue(wanted.shape, wanted.value, (made as RowFact).value, { stamps: true }))
      );
    case 'changed':
      return (
        made.path === path &&
        sameValue(wanted.shape, wanted.now, (made as typeof wanted).now, same, wanted.path, made.path)
      );
    case 'item-added':
    case 'item-removed':
      return (
        made.path === path &&
        sameValue(wanted.shape, wanted.value, (made as typeof wanted).value, same, path, path)
      );
    case 'order': {
      const now = (made as typeof wanted).now;
      return (
        made.path === path &&
        now.length === wanted.now.length &&
        wanted.now.every((id, i) => same.sameId!(id, now[i]!) ?? id === now[i])
      );
    }
    case 'erased': {
      const { lost, by } = made as typeof wanted;
      return made.path === path && by <= wanted.by && wanted.lost.every(entry => lost.includes(entry));
    }
  }
}

/** How much of a wanted fact a made one is, where it is on the way there and nothing else: between 0 and 1, or 0. */
function shareOfFact(wanted: Fact, made: Fact, path: string, pairing: RowPairing): number {
  if (made.path !== path) return 0;
  if (wanted.kind === 'erased' && made.kind === 'erased') {
    const isOnTheWay =
      made.by > 0 &&
      made.lost.length < wanted.lost.length &&
      made.lost.every(entry => wanted.lost.includes(entry));
    return isOnTheWay ? made.lost.length / wanted.lost.length : 0;
  }
  if (wanted.kind !== 'changed' || made.kind !== 'changed') return 0;
  const item = wanted.shape.child('0');
  const same = pairing.same();
  return shareOfList({ was: made.was, made: made.now, wanted: wanted.now }, (a, b) =>
    sameValue(item, a, b, same),
  );
}

/** Entries that a history lost while it became no shorter: use has pushed them out. */
const isWear = (fact: Fact) => fact.kind === 'erased' && fact.by <= 0;

/** Matches what was made with what was wanted, one to one. */
export function matchFacts(
  wanted: readonly Fact[],
  made: readonly Fact[],
  options: MatchOptions = {},
): Matching {
  const pairing = new RowPairing(wanted.filter(isAdded), made.filter(isAdded), options);
  const met = new Set<Fact>();
  const used = new Set<Fact>();
  const wrongRows: RowPair[] = [];
  const begun = new Map<Fact, number>();
  const open: { fact: Fact; path: string }[] = [];
  for (const pair of pairing.results()) {
    used.add(pair.made);
    if (pair.differing.length === 0) met.add(pair.wanted);
    const differing = pairing.wrong(pair);
    if (differing.length > 0) wrongRows.push({ ...pair, differing });
  }
  const isFree = options.isFree ?? (() => false);
  for (const fact of wanted) {
    if (isAdded(fact)) continue;
    const path = translated(fact.path, pairing);
    const same = (other: Fact) => !used.has(other) && isFact(fact, other, path, pairing);
    // The row itself first, so that an equal one is left for another fact.
    const found = made.find(other => other.path === path && same(other)) ?? made.find(same);
    if (found) used.add(found);
    if (found || isFree(fact.path)) met.add(fact);
    else open.push({ fact, path });
  }
  for (const { fact, path } of open) {
    const share = (other: Fact) => (used.has(other) ? 0 : shareOfFact(fact, other, path, pairing));
    const found = made.find(other => share(other) > 0);
    if (!found) continue;
    begun.set(fact, share(found));
    used.add(found);
  }
  return {
    met,
    begun,
    wrongRows,
    extra: made.filter(fact => !used.has(fact) && !isWear(fact) && !isFree(fact.path)),
  };
}

/** Facts without the rows that are the same on both sides under another id. */
export function withoutRenamed(facts: readonly Fact[]): readonly Fact[] {
  const lacking = facts.filter((f): f is RowFact => f.kind === 'removed');
  if (lacking.length === 0) return facts;
  const pairing = new RowPairing(lacking, facts.filter(isAdded), {});
  const equalPairs = pairing.results().filter(pair => pair.differing.length === 0);
  if (equalPairs.length === 0) return facts;
  const dropped = new Set<Fact>(equalPairs.flatMap(({ wanted, made }) => [wanted, made]));
  dropReferences(facts, pairing.same(), dropped);
  return facts.filter(fact => !dropped.has(fact));
}

/** Adds to `dropped` the facts that only say that a row has another id. */
function dropReferences(facts: readonly Fact[], same: SameOptions, dropped: Set<Fact>): void {
  for (const fact of facts) {
    if (fact.kind === 'changed' && sameValue(fact.shape, fact.was, fact.now, same)) dropped.add(fact);
    if (fact.kind !== 'item-removed') continue;
    const twin = facts.find(
      other =>
        other.kind === 'item-added' &&
        other.path === fact.path &&
        !dropped.has(other) &&
        sameValue(fact.shape, fact.value, other.value, same),
    );
    if (twin) dropped.add(fact).add(twin);
  }
}
