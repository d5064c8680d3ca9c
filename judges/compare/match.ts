import { isObject } from '../../src/state/json.ts';
import { escapeKey, parsePointer } from '../../src/state/pointer.ts';
import type { Fact, RowFact } from './facts.ts';
import { differingFields, sameValue, type SameOptions } from './values.ts';

/** A new row that should be there, and the new row that stands for it. */
export interface RowPair {
  wanted: RowFact;
  made: RowFact;
  /** Fields that differ, as pointers below the row. Empty where the rows say the same. */
  differing: readonly string[];
}

/** What became of the wanted facts, and which made facts nobody wanted. */
export interface Matching {
  met: ReadonlySet<Fact>;
  /** Made facts without a wanted one, wrong values included. */
  extra: readonly Fact[];
  /** Pairs of rows that differ in some fields. */
  wrongRows: readonly RowPair[];
}

export interface MatchOptions {
  /** Whether a value in the expected phone or in the present one is the consequence of an act, and not compared. */
  isConsequence?: (side: 'wanted' | 'made', path: string, value: unknown) => boolean;
  /** Whether a path is free to hold anything. */
  isFree?: (path: string) => boolean;
  /** Whether a key of a table names a row of another table, as in a table of what is liked: rows under other keys are then other rows. */
  isForeign?: (table: string, key: string) => boolean;
}

const isAdded = (fact: Fact): fact is RowFact => fact.kind === 'added';

/** Rounds in which the pairs of rows are improved by what refers to them. */
const ROUNDS = 4;

/** Pairs of rows that are tried before equal rows are paired by the closest fit. */
const MOST_TRIES = 2_000;

/** Texts within a value that are keys of new rows. */
function* idsIn(value: unknown, isNew: (id: string) => boolean): Generator<string> {
  if (typeof value === 'string') {
    if (isNew(value)) yield value;
  } else if (Array.isArray(value)) for (const item of value) yield* idsIn(item, isNew);
  else if (isObject(value))
    for (const [key, inner] of Object.entries(value)) {
      if (isNew(key)) yield key;
      if (key !== 'id') yield* idsIn(inner, isNew);
    }
}

/** The new rows of one side: their facts by id, and the rows that refer to each. */
class NewRows {
  readonly byKey = new Map<string, RowFact>();
  readonly referrers = new Map<string, RowFact[]>();
  readonly facts: readonly RowFact[];

  constructor(facts: readonly RowFact[]) {
    this.facts = facts;
    for (const fact of facts) this.byKey.set(fact.key, fact);
    const isNew = (id: string) => this.byKey.has(id);
    for (const fact of facts)
      for (const id of idsIn(fact.value, isNew))
        this.referrers.set(id, [...(this.referrers.get(id) ?? []), fact]);
  }
}

/** Pairs the new rows of both sides, one to one, by what they say and by what refers to them. */
class RowPairing {
  private pairs = new Map<RowFact, RowFact>();
  /** The pairs the other way round. */
  private wantedFor = new Map<RowFact, RowFact>();
  private readonly wanted: NewRows;
  private readonly made: NewRows;
  private readonly options: MatchOptions;

  constructor(wanted: readonly RowFact[], made: readonly RowFact[], options: MatchOptions) {
    this.wanted = new NewRows(wanted);
    this.made = new NewRows(made);
    this.options = options;
    if (this.assignExactly()) return;
    for (let round = 0; round < ROUNDS; round++) {
      const next = this.assign(round > 0);
      const isStable = next.size === this.pairs.size && [...next].every(([w, m]) => this.pairs.get(w) === m);
      this.take(next);
      if (isStable && round > 0) break;
    }
  }

  /** Takes these pairs for the rows of both sides. */
  private take(pairs: Map<RowFact, RowFact>): void {
    this.pairs = pairs;
    this.wantedFor = new Map([...pairs].map(([w, m]) => [m, w]));
  }

  /**
   * Pairs each row that has an equal with one of its equals, so that references agree, by trying (equal rows that are told apart only by
   * what refers to them need that). False where there are rows without an equal, or no such pairs were found.
   */
  private assignExactly(): boolean {
    const { facts } = this.wanted;
    if (facts.length !== this.made.facts.length) return false;
    const candidates = new Map(
      facts.map(w => [
        w,
        this.made.facts.filter(m => this.canBeOne(w, m) && this.differing(w, m, false).length === 0),
      ]),
    );
    const order = [...facts].sort((a, b) => candidates.get(a)!.length - candidates.get(b)!.length);
    let tries = 0;
    const assign = (i: number): boolean => {
      const w = order[i];
      if (!w) return true;
      for (const m of candidates.get(w)!) {
        if (this.wantedFor.has(m) || ++tries > MOST_TRIES) continue;
        this.pairs.set(w, m);
        this.wantedFor.set(m, w);
        if (this.agrees(w) && assign(i + 1)) return true;
        this.pairs.delete(w);
        this.wantedFor.delete(m);
      }
      return false;
    };
    return assign(0);
  }

  /** Whether a pair agrees with the pairs so far: the row itself, and the rows that refer to it. */
  private agrees(w: RowFact): boolean {
    const rows = [w, ...(this.wanted.referrers.get(w.key) ?? [])].filter(row => this.pairs.has(row));
    return rows.every(row => this.differingSoFar(row, this.pairs.get(row)!).length === 0);
  }

  /** Fields that differ by the pairs so far; rows that have no pair yet may be one. */
  private differingSoFar(w: RowFact, m: RowFact): string[] {
    const strict = this.same(true);
    const sameId = (a: string, b: string) => {
      const wanted = this.wanted.byKey.get(a);
      const made = this.made.byKey.get(b);
      const isOpen = wanted && made && !this.pairs.has(wanted) && !this.wantedFor.has(made);
      return isOpen ? wanted.table === made.table : strict.sameId!(a, b);
    };
    return differingFields(w.shape, w.value, m.value, { ...strict, sameId }, w.path, m.path);
  }

  /** The id in the present for an id of the expectation. */
  idOf(id: string): string | undefined {
    const fact = this.wanted.byKey.get(id);
    return fact && this.pairs.get(fact)?.key;
  }

  /** How values are compared between the two sides. `strict`: by the pairs; otherwise any two new rows of one table may be one. */
  same(strict = true): SameOptions {
    const { isConsequence, isFree } = this.options;
    return {
      sameId: (a, b) => {
        const w = this.wanted.byKey.get(a);
        const m = this.made.byKey.get(b);
        if (!w && !m) return undefined;
        if (!w || !m) return false;
        return strict ? this.pairs.get(w) === m : w.table === m.table;
      },
      isSkipped: (pathA, pathB, a, b) =>
        (isFree?.(pathA) ?? false) ||
        (isFree?.(pathB) ?? false) ||
        (isConsequence?.('wanted', pathA, a) ?? false) ||
        (isConsequence?.('made', pathB, b) ?? false),
    };
  }

  results(): RowPair[] {
    return [...this.pairs].map(([wanted, made]) => ({
      wanted,
      made,
      differing: this.differing(wanted, made, true),
    }));
  }

  private differing(w: RowFact, m: RowFact, strict: boolean): string[] {
    return differingFields(w.shape, w.value, m.value, this.same(strict), w.path, m.path);
  }

  /** How badly two rows fit: fields that differ, and rows that refer to one but not to the other. */
  private cost(w: RowFact, m: RowFact, strict: boolean): number {
    const fields = this.differing(w, m, strict).length;
    if (!strict) return fields;
    const byWanted = this.wanted.referrers.get(w.key) ?? [];
    const byMade = this.made.referrers.get(m.key) ?? [];
    const missed = byWanted.filter(r => this.pairs.has(r) && !byMade.includes(this.pairs.get(r)!));
    const surplus = byMade.filter(r => this.wantedFor.has(r) && !byWanted.includes(this.wantedFor.get(r)!));
    return fields + missed.length + surplus.length;
  }

  private canBeOne(w: RowFact, m: RowFact): boolean {
    const isForeign = (key: string) => this.options.isForeign?.(w.table, key) ?? false;
    return w.table === m.table && (w.key === m.key || !(isForeign(w.key) || isForeign(m.key)));
  }

  private assign(strict: boolean): Map<RowFact, RowFact> {
    const candidates: { w: RowFact; m: RowFact; cost: number }[] = [];
    for (const w of this.wanted.facts)
      for (const m of this.made.facts) {
        if (!this.canBeOne(w, m)) continue;
        const cost = this.cost(w, m, strict);
        if (cost * 2 < fieldCount(w) || cost <= 1) candidates.push({ w, m, cost });
      }
    candidates.sort((a, b) => a.cost - b.cost);
    const pairs = new Map<RowFact, RowFact>();
    const taken = new Set<RowFact>();
    for (const { w, m } of candidates) {
      if (pairs.has(w) || taken.has(m)) continue;
      pairs.set(w, m);
      taken.add(m);
    }
    return pairs;
  }
}

const fieldCount = ({ value }: RowFact) => (isObject(value) ? Object.keys(value).length : 1);

/** A path of the expectation as it is in the present: ids of new rows are exchanged for those that stand for them. */
function translated(path: string, pairing: RowPairing): string {
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
  for (const pair of pairing.results()) {
    used.add(pair.made);
    if (pair.differing.length === 0) met.add(pair.wanted);
    else wrongRows.push(pair);
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
  }
  return {
    met,
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
