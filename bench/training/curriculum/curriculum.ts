import { draw, hashSeed } from '../../../src/state/random.ts';
import { BUCKETS } from './buckets.ts';
import { nextSource } from './mixture.ts';
import { afterDraw, afterEpoch, fresh, weightOf } from './record.ts';
import { countOf, hasSeed, keyOf, seedAt, wrongSeeds } from './seeds.ts';
import { checked, sameSettings, type Settings } from './settings.ts';
import type { Curriculum, CurriculumState, Drawn, Entry, EntryState, InstanceScores } from './types.ts';
import { CurriculumError } from './errors.ts';

const sourceOf = ({ source = 'main' }: Entry): string => source;

/** What is wrong with a set of entries, if anything. */
function misfit(entries: readonly Entry[], { mix }: Settings): string | undefined {
  if (entries.length === 0) return 'there are no entries';
  const foreign = entries.find(entry => !Object.hasOwn(mix, sourceOf(entry)));
  if (foreign)
    return `${foreign.task} is of source ${sourceOf(foreign)}, and the mix has ${Object.keys(mix).join(', ')}`;
  const odd = entries.find(({ bucket }) => bucket !== undefined && !BUCKETS.includes(bucket));
  if (odd) return `${odd.task} is of bucket ${odd.bucket}, and there are ${BUCKETS.join(', ')}`;
  for (const [task, of] of grouped(entries)) {
    const wrong = wrongSeeds(
      task,
      of.map(entry => entry.seeds),
    );
    if (wrong) return wrong;
  }
  return undefined;
}

/**
 * A curriculum over entries (`CURRICULA` has settings by name), or one that continues a saved state. Throws INVALID_CURRICULUM for settings or
 * entries that cannot be, and STATE_MISMATCH for a state of other settings or entries.
 */
export function curriculum(
  entries: readonly Entry[],
  settings: Settings,
  saved?: CurriculumState,
): Curriculum {
  checked(settings);
  const wrong = misfit(entries, settings);
  if (wrong) throw new CurriculumError('INVALID_CURRICULUM', wrong);
  const keys = entries.map(keyOf);
  if (saved) demandSame(saved, settings, keys);
  return new EntryCurriculum(entries, settings, saved ? structuredClone(saved) : freshState(settings, keys));
}

/** Throws STATE_MISMATCH for a saved state that is incomplete, or of another version, other settings or other entries. */
function demandSame(saved: CurriculumState, settings: Settings, keys: readonly string[]): void {
  if (saved.version !== 1)
    throw new CurriculumError(
      'STATE_MISMATCH',
      `The saved curriculum is of version ${String(saved.version)}, and 1 is what can be read`,
    );
  const missing = (['settings', 'random', 'drawn', 'entries'] as const).find(
    part => typeof saved[part] !== 'object' || saved[part] === null,
  );
  if (missing)
    throw new CurriculumError('STATE_MISMATCH', `The saved curriculum is not whole: it has no ${missing}`);
  sameSettings(saved.settings, settings);
  const known = new Set(keys);
  const differs =
    keys.find(key => !Object.hasOwn(saved.entries, key)) ??
    Object.keys(saved.entries).find(key => !known.has(key));
  if (differs)
    throw new CurriculumError('STATE_MISMATCH', `The saved curriculum has other entries, such as ${differs}`);
}

const freshState = (settings: Settings, keys: readonly string[]): CurriculumState => ({
  version: 1,
  settings: structuredClone(settings),
  random: { seed: hashSeed(`curriculum ${settings.seed}`), draws: 0 },
  drawn: {},
  epochs: 0,
  answered: 0,
  entries: Object.fromEntries(keys.map(key => [key, fresh(settings)])),
});

class EntryCurriculum implements Curriculum {
  #entries: readonly Entry[];
  #settings: Settings;
  #state: CurriculumState;
  #keys: ReadonlyMap<Entry, string>;
  #byTask: ReadonlyMap<string, readonly Entry[]>;

  constructor(entries: readonly Entry[], settings: Settings, state: CurriculumState) {
    this.#entries = entries;
    this.#settings = settings;
    this.#state = state;
    this.#keys = new Map(entries.map(entry => [entry, keyOf(entry)]));
    this.#byTask = grouped(entries);
  }

  draw(count: number): Drawn[] {
    return Array.from({ length: count }, () => this.#drawOne());
  }

  record(results: readonly InstanceScores[]): void {
    // All results are checked before the first one counts.
    const checkedResults = results.map(result => ({ key: this.#keyOfResult(result), scores: result.scores }));
    for (const { key, scores } of checkedResults) this.#count(key, scores);
  }

  baseline(task: string, seed: number): ReturnType<Curriculum['baseline']> {
    return this.#entryState(this.#find(task, seed)).baseline;
  }

  save(): CurriculumState {
    return structuredClone(this.#state);
  }

  #drawOne(): Drawn {
    const state = this.#state;
    const active = this.#entries.filter(entry => !this.#entryState(entry).removed);
    if (active.length === 0)
      throw new CurriculumError('CURRICULUM_EMPTY', 'Every entry failed for so long that it was removed');
    const source = this.#nextSource(active);
    const entry = this.#pick(active.filter(each => sourceOf(each) === source));
    state.drawn[source] = (state.drawn[source] ?? 0) + 1;
    const seed = seedAt(entry.seeds, Math.floor(this.#random() * countOf(entry.seeds)));
    return { task: entry.task, seed, source };
  }

  /** The source of the next draw, among those that still have entries. */
  #nextSource(active: readonly Entry[]): string {
    const present = new Set(active.map(sourceOf));
    const mix = Object.entries(this.#settings.mix).filter(([name]) => present.has(name));
    return nextSource(Object.fromEntries(mix), this.#state.drawn);
  }

  /** An entry in proportion to its weight; if all of them rest, the one that is back first. */
  #pick(entries: readonly Entry[]): Entry {
    const draws = this.#draws();
    const weights = entries.map(e => weightOf(e, this.#entryState(e), this.#settings, draws));
    const restsUntil = (entry: Entry) => this.#entryState(entry).restsUntil;
    return (
      weighed(entries, weights, this.#random()) ??
      entries.reduce((a, b) => (restsUntil(b) < restsUntil(a) ? b : a))
    );
  }

  #count(key: string, scores: InstanceScores['scores']): void {
    const state = this.#state;
    const all = this.#entries.length;
    state.entries[key] = afterDraw(state.entries[key]!, scores, this.#settings, this.#draws(), all);
    state.answered++;
    if (state.answered < (this.#settings.epoch || all)) return;
    state.answered = 0;
    state.epochs++;
    for (const each of this.#keys.values())
      state.entries[each] = afterEpoch(state.entries[each]!, this.#settings.filter);
  }

  /** Throws INVALID_RESULT for a score out of range, and for an instance of no entry. */
  #keyOfResult({ task, seed, scores }: InstanceScores): string {
    const bad = scores.findIndex(score => score !== null && !(score >= 0 && score <= 1));
    if (bad >= 0)
      throw new CurriculumError(
        'INVALID_RESULT',
        `A score lies between 0 and 1, not ${scores[bad]} (${task}, seed ${seed})`,
      );
    return this.#keys.get(this.#find(task, seed))!;
  }

  #find(task: string, seed: number): Entry {
    const found = this.#byTask.get(task)?.find(({ seeds }) => hasSeed(seeds, seed));
    if (!found) throw new CurriculumError('INVALID_RESULT', `No entry has ${task}, seed ${seed}`);
    return found;
  }

  #entryState(entry: Entry): EntryState {
    return this.#state.entries[this.#keys.get(entry)!]!;
  }

  #draws(): number {
    return Object.values(this.#state.drawn).reduce((sum, n) => sum + n, 0);
  }

  #random(): number {
    const { value, next } = draw(this.#state.random);
    this.#state.random = next;
    return value;
  }
}

function grouped(entries: readonly Entry[]): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const of = found.get(entry.task);
    if (of) of.push(entry);
    else found.set(entry.task, [entry]);
  }
  return found;
}

/** One of the items in proportion to its weight, for a number in [0, 1); undefined where no weight is above 0. */
function weighed<T>(items: readonly T[], weights: readonly number[], at: number): T | undefined {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = at * total;
  let last: T | undefined;
  for (let i = 0; i < items.length; i++) {
    if (weights[i]! <= 0) continue;
    last = items[i];
    left -= weights[i]!;
    if (left < 0) return last;
  }
  // Rounding can leave a hair.
  return last;
}
