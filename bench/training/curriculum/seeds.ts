import { hashSeed } from '../../../src/state/random.ts';
import type { Entry } from './types.ts';

type Seeds = Entry['seeds'];
const isList = (seeds: Seeds): seeds is readonly number[] => 'length' in seeds;
const isCount = (n: number) => Number.isSafeInteger(n) && n >= 0;

export const countOf = (seeds: Seeds): number => (isList(seeds) ? seeds.length : seeds.count);
export const seedAt = (seeds: Seeds, i: number): number => (isList(seeds) ? seeds[i]! : seeds.from + i);
export const hasSeed = (seeds: Seeds, seed: number): boolean =>
  isList(seeds)
    ? seeds.includes(seed)
    : seed >= seeds.from && seed < seeds.from + seeds.count && Number.isInteger(seed);

/** By what an entry is known in a saved state: its template and its seeds. */
export function keyOf({ task, seeds }: Entry): string {
  return isList(seeds)
    ? `${task}#${hashSeed(seeds.join()).toString(36)}`
    : `${task}#${seeds.from}+${seeds.count}`;
}

/** What is wrong with the seeds of a template's entries, if anything. */
export function wrongSeeds(task: string, all: readonly Seeds[]): string | undefined {
  for (const seeds of all) {
    if (
      isList(seeds)
        ? seeds.length === 0 || !seeds.every(isCount)
        : !(
            isCount(seeds.from) &&
            isCount(seeds.count) &&
            seeds.count > 0 &&
            isCount(seeds.from + seeds.count)
          )
    )
      return `${task} has seeds that are none: ${JSON.stringify(seeds).slice(0, 80)}`;
  }
  const ranges = all.flatMap(seeds => (isList(seeds) ? [] : [seeds])).sort((a, b) => a.from - b.from);
  const lists = new Set<number>();
  for (const seeds of all)
    for (const seed of isList(seeds) ? seeds : []) {
      if (lists.has(seed) || ranges.some(range => hasSeed(range, seed)))
        return `two entries share a seed of ${task}: ${seed}`;
      lists.add(seed);
    }
  const over = ranges.find((range, i) => i > 0 && ranges[i - 1]!.from + ranges[i - 1]!.count > range.from);
  return over && `two entries share a seed of ${task}: ${over.from}`;
}
