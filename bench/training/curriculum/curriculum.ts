import { draw, hashSeed } from '../../../src/state/random.ts';
import { BUCKETS } from './buckets.ts';
import { nextSource } from './mixture.ts';
import { afterDraw, afterEpoch, fresh, weightOf } from './record.ts';
import { countOf, hasSeed, keyOf, seedAt, wrongSeeds } from './seeds.ts';
import { checked, sameSettings, type Settings } from './settings.ts';
import type { Curriculum, CurriculumState, Drawn, Entry, InstanceScores } from './types.ts';
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
 * A curriculum over entries (`CURRICULA` has settings by name), or one that goes on from a saved state. Throws INVALID_CURRICULUM for settings or
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
  const keyed = new Map(entries.map(entry => [entry, keyOf(entry)]));
  const keys = [...keyed.values()];
  if (saved) {
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
      throw new CurriculumError(
        'STATE_MISMATCH',
        `The saved curriculum has other entries, such as ${differs}`,
      );
  }
  const state: CurriculumState = saved
    ? structuredClone(saved)
    : {
        version: 1,
        settings: structuredClone(settings),
        random: { seed: hashSeed(`curriculum ${settings.seed}`), draws: 0 },
        drawn: {},
        epochs: 0,
        answered: 0,
        entries: Object.fromEntries(keys.map(key => [key, fresh(settings)])),
      };
  const byTask = grouped(entries);
  const record = (entry: Entry) => state.entries[keyed.get(entry)!]!;
  const draws = () => Object.values(state.drawn).reduce((sum, n) => sum + n, 0);
  const random = () => {
    const { value, next } = draw(state.random);
    state.random = next;
    return value;
  };
  const find = (task: string, seed: number) => {
    const found = byTask.get(task)?.find(({ seeds }) => hasSeed(seeds, seed));
    if (!found) throw new CurriculumError('INVALID_RESULT', `No entry has ${task}, seed ${seed}`);
    return found;
  };

  function one(): Drawn {
    const alive = entries.filter(entry => !record(entry).removed);
    if (alive.length === 0)
      throw new CurriculumError('CURRICULUM_EMPTY', 'Every entry failed for so long that it was removed');
    const present = new Set(alive.map(sourceOf));
    const source = nextSource(
      Object.fromEntries(Object.entries(settings.mix).filter(([name]) => present.has(name))),
      state.drawn,
    );
    const among = alive.filter(entry => sourceOf(entry) === source);
    const before = draws();
    const entry =
      weighed(
        among,
        among.map(e => weightOf(e, record(e), settings, before)),
        random(),
      ) ??
      // All of them rest: the one that would be back first.
      among.reduce((a, b) => (record(b).restsUntil < record(a).restsUntil ? b : a));
    state.drawn[source] = (state.drawn[source] ?? 0) + 1;
    return {
      task: entry.task,
      seed: seedAt(entry.seeds, Math.floor(random() * countOf(entry.seeds))),
      source,
    };
  }

  return {
    draw: count => Array.from({ length: count }, one),
    record(results) {
      const read = results.map(({ task, seed, scores }: InstanceScores) => {
        const bad = scores.findIndex(score => score !== null && !(score >= 0 && score <= 1));
        if (bad >= 0)
          throw new CurriculumError(
            'INVALID_RESULT',
            `A score lies between 0 and 1, not ${scores[bad]} (${task}, seed ${seed})`,
          );
        return { key: keyed.get(find(task, seed))!, scores };
      });
      for (const { key, scores } of read) {
        state.entries[key] = afterDraw(state.entries[key]!, scores, settings, draws(), entries.length);
        state.answered++;
        if (state.answered < (settings.epoch || entries.length)) continue;
        state.answered = 0;
        state.epochs++;
        for (const each of keys) state.entries[each] = afterEpoch(state.entries[each]!, settings.filter);
      }
    },
    baseline: (task, seed) => record(find(task, seed)).baseline,
    save: () => structuredClone(state),
  };
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
