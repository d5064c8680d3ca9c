import { isObject } from '../../src/state/json.ts';
import { parsePointer } from '../../src/state/pointer.ts';
import type { consequencesOf, Fact, RowFact } from './facts.ts';
import { hasEmptyField, isBlank, isUnset } from './making.ts';
import { differingFields, sameValue, type SameOptions } from './values.ts';

/** A new row that should be there, and the new row that stands for it. */
export interface RowPair {
  wanted: RowFact;
  made: RowFact;
  /** Fields that differ, as pointers below the row. Empty where the rows say the same. */
  differing: readonly string[];
}

export interface MatchOptions {
  /** The consequences of acts in the expected phone and in the present one. */
  consequence?: Record<'wanted' | 'made', ReturnType<typeof consequencesOf>>;
  /** Whether a path is free to hold anything. */
  isFree?: (path: string) => boolean;
  /** Whether a key of a table names a row of another table, as in a table of what is liked: rows under other keys are then other rows. */
  isForeign?: (table: string, key: string) => boolean;
}

export const isAdded = (fact: Fact): fact is RowFact => fact.kind === 'added';

/** Rounds in which the pairs of rows are improved by what refers to them. */
const ROUNDS = 4;

/** Pairs of rows that are tried before equal rows are paired by the closest fit. */
const MOST_TRIES = 2_000;

/** The table of what left the phone. */
const LEDGER = '/os/effects';

/** Adds the texts within a value that are keys of new rows, and gives them all. */
function addIdsIn(value: unknown, news: ReadonlyMap<string, unknown>, found: string[]): string[] {
  if (typeof value === 'string') {
    if (news.has(value)) found.push(value);
  } else if (Array.isArray(value)) for (const item of value) addIdsIn(item, news, found);
  else if (isObject(value))
    for (const key of Object.keys(value)) {
      if (news.has(key)) found.push(key);
      if (key !== 'id') addIdsIn(value[key], news, found);
    }
  return found;
}

/** The new rows of one side: their facts by id, and the rows that refer to each. */
class NewRows {
  readonly byKey = new Map<string, RowFact>();
  readonly referrers = new Map<string, RowFact[]>();
  readonly facts: readonly RowFact[];

  constructor(facts: readonly RowFact[]) {
    this.facts = facts;
    for (const fact of facts) this.byKey.set(fact.key, fact);
    for (const fact of facts)
      for (const id of addIdsIn(fact.value, this.byKey, []))
        this.referrers.set(id, [...(this.referrers.get(id) ?? []), fact]);
  }
}

/** Pairs the new rows of both sides, one to one, by what they say and by what refers to them. */
export class RowPairing {
  private pairs = new Map<RowFact, RowFact>();
  /** The pairs the other way round. */
  private wantedFor = new Map<RowFact, RowFact>();
  private readonly wanted: NewRows;
  private readonly made: NewRows;
  private readonly options: MatchOptions;
  private strictly: SameOptions | undefined;
  private loosely: SameOptions | undefined;
  /** Fields that differ where any two new rows of one table may be one, which does not depend on the pairs. */
  private readonly known = new Map<RowFact, Map<RowFact, readonly string[]>>();

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

  /** Whether a new row has another id in the present than in the expectation. */
  get renames(): boolean {
    for (const [wanted, made] of this.pairs) if (wanted.key !== made.key) return true;
    return false;
  }

  /** The id in the present for an id of the expectation. */
  idOf(id: string): string | undefined {
    const fact = this.wanted.byKey.get(id);
    return fact && this.pairs.get(fact)?.key;
  }

  /** How values are compared between the two sides. `strict`: by the pairs; otherwise any two new rows of one table may be one. */
  same(strict = true): SameOptions {
    return strict ? (this.strictly ??= this.sameBy(true)) : (this.loosely ??= this.sameBy(false));
  }

  private sameBy(strict: boolean): SameOptions {
    const { consequence, isFree } = this.options;
    const isFreePlace = (pathA: string, pathB: string) =>
      (isFree?.(pathA) ?? false) || (isFree?.(pathB) ?? false);
    const plain: SameOptions = {
      sameId: (a, b) => {
        const w = this.wanted.byKey.get(a);
        const m = this.made.byKey.get(b);
        if (!w && !m) return undefined;
        if (!w || !m) return false;
        return strict ? this.pairs.get(w) === m : w.table === m.table;
      },
      isSkipped: (_, pathA, pathB) => isFreePlace(pathA, pathB),
    };
    return {
      ...plain,
      isSkipped: (shape, pathA, pathB, a, b) => {
        if (isFreePlace(pathA, pathB)) return true;
        const onWanted = consequence?.wanted(pathA, a);
        const onMade = consequence?.made(pathB, b);
        if (onWanted && onMade) return true;
        // The world has answered on one side only: the other has to be as that one was before.
        if (onWanted) return sameValue(shape, onWanted.was, b, plain, pathA, pathB);
        return onMade !== undefined && sameValue(shape, a, onMade.was, plain, pathA, pathB);
      },
    };
  }

  results(): RowPair[] {
    return [...this.pairs].map(([wanted, made]) => ({
      wanted,
      made,
      differing: this.differing(wanted, made, true),
    }));
  }

  private differing(w: RowFact, m: RowFact, strict: boolean): readonly string[] {
    if (strict) return this.compare(w, m, true);
    const byMade = this.known.get(w) ?? new Map<RowFact, readonly string[]>();
    this.known.set(w, byMade);
    const found = byMade.get(m) ?? this.compare(w, m, false);
    byMade.set(m, found);
    return found;
  }

  private compare(w: RowFact, m: RowFact, strict: boolean): readonly string[] {
    return differingFields(w.shape, w.value, m.value, this.same(strict), w.path, m.path);
  }

  /** Whether words are wanted in a row, and it has none yet. What is in the ledger has left the phone. */
  private isInTheMaking(w: RowFact, m: RowFact): boolean {
    if (m.table === LEDGER || !hasEmptyField(m.shape, m.value)) return false;
    return isBlank(m.shape, m.value) && !isBlank(w.shape, w.value);
  }

  /** Whether a new row has only to be written into to become the wanted one. */
  private isBegun(w: RowFact, m: RowFact): boolean {
    if (!isObject(m.value) || !this.isInTheMaking(w, m)) return false;
    return this.differing(w, m, false).every(pointer => isUnset(fieldAt(m.value, pointer)));
  }

  /** Fields of a pair that say something else than they should. A row in the making has said nothing where it is empty. */
  wrong({ wanted, made, differing }: RowPair): readonly string[] {
    if (differing.length === 0 || !this.isInTheMaking(wanted, made)) return differing;
    return differing.filter(pointer => pointer === '' || !isUnset(fieldAt(made.value, pointer)));
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
    if (w.table !== m.table) return false;
    return w.key === m.key || !(this.isForeign(w) || this.isForeign(m));
  }

  private isForeign({ table, key }: RowFact): boolean {
    return this.options.isForeign?.(table, key) ?? false;
  }

  private assign(strict: boolean): Map<RowFact, RowFact> {
    const candidates: { w: RowFact; m: RowFact; cost: number }[] = [];
    for (const w of this.wanted.facts)
      for (const m of this.made.facts) {
        if (!this.canBeOne(w, m)) continue;
        const cost = this.cost(w, m, strict);
        if (cost * 2 < fieldCount(w) || cost <= 1 || this.isBegun(w, m)) candidates.push({ w, m, cost });
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

/** The field of a row that a pointer of one step names. */
const fieldAt = (row: unknown, pointer: string): unknown =>
  pointer === '' ? row : (row as Record<string, unknown>)[parsePointer(pointer)[0]!];

const fieldCount = ({ value }: RowFact) => (isObject(value) ? Object.keys(value).length : 1);
