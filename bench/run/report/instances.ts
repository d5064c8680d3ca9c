import { streamOf } from '../../../src/state/random.ts';
import { instanceKey, tryOf, type EpisodeId } from '../episode-id.ts';
import { clusterBootstrap, type Interval } from './intervals.ts';
import { passAll, passAt, triesOfK, type Tried } from './pass.ts';
import { byTemplate, MIN_TEMPLATES } from './rates.ts';

/** An episode as far as it is a try. */
export interface JudgedTry extends EpisodeId {
  scored: boolean;
  success: boolean;
}

/** The judged tries of one instance. */
export interface InstanceTries extends Tried {
  seed: number;
}

/** Judged tries by their instance, in the order of the episodes. What infrastructure lost is in none. */
export function triesByInstance(episodes: readonly JudgedTry[]): InstanceTries[] {
  const found = new Map<string, InstanceTries>();
  for (const { scored, success, ...episode } of episodes) {
    if (!scored) continue;
    const key = instanceKey(episode);
    const tries = found.get(key) ?? { task: episode.task, seed: episode.seed, n: 0, c: 0 };
    tries.n++;
    tries.c += Number(success);
    found.set(key, tries);
  }
  return [...found.values()];
}

/** Most tries that an instance was given, whatever became of them; 0 where instances are played once. */
export const mostTries = (episodes: readonly EpisodeId[]): number =>
  episodes.some(episode => episode.try !== undefined) ? Math.max(...episodes.map(tryOf)) : 0;

/** A mean of paired differences, and its 95 % interval by drawing whole templates; null where there are too few, or none differs. */
export interface PairedDifference {
  difference: number | null;
  interval: Interval | null;
}

/** Two runs over the instances that both have judged: the first's less the other's. */
export interface PairedInstances {
  instances: number;
  templates: number;
  /** Most tries that each gave an instance. */
  tries: { run: number; against: number };
  /** Success of an instance: the share of its judged tries. */
  success: PairedDifference;
  /** pass@k and pass^k over the instances that both have tried k times; none where k = 1 is all. */
  pass: { k: number; instances: number; any: PairedDifference; all: PairedDifference }[];
}

interface Side {
  mine: InstanceTries;
  theirs: InstanceTries;
}

function differenceOf(
  pairs: readonly Side[],
  value: (tries: InstanceTries) => number,
  label: string,
): PairedDifference {
  if (pairs.length === 0) return { difference: null, interval: null };
  const differences = pairs.map(({ mine, theirs }) => ({
    task: mine.task,
    by: value(mine) - value(theirs),
  }));
  const sum = (of: readonly { by: number }[]) => of.reduce((total, { by }) => total + by, 0);
  const clusters = [...byTemplate(differences).values()].map(of => ({ n: of.length, sums: [sum(of)] }));
  const isOpen = clusters.length >= MIN_TEMPLATES && differences.some(({ by }) => by !== 0);
  return {
    difference: sum(differences) / differences.length,
    interval: isOpen ? clusterBootstrap(clusters, streamOf(1, 'report', 'instances', label))![0]! : null,
  };
}

/** Pairs two runs by instance, however many tries each gave it. The same episodes give the same numbers. */
export function pairInstances(mine: readonly JudgedTry[], theirs: readonly JudgedTry[]): PairedInstances {
  const others = new Map(triesByInstance(theirs).map(tries => [instanceKey(tries), tries]));
  const pairs = triesByInstance(mine)
    .map(tries => ({ mine: tries, theirs: others.get(instanceKey(tries)) }))
    .filter((pair): pair is Side => pair.theirs !== undefined);
  const tries = { run: mostTries(mine) || 1, against: mostTries(theirs) || 1 };
  const ks = triesOfK(Math.min(tries.run, tries.against)).filter(k => k > 1);
  return {
    instances: pairs.length,
    templates: new Set(pairs.map(pair => pair.mine.task)).size,
    tries,
    success: differenceOf(pairs, ({ n, c }) => c / n, 'success'),
    pass: ks.flatMap(k => {
      const often = pairs.filter(pair => pair.mine.n >= k && pair.theirs.n >= k);
      if (often.length === 0) return [];
      return {
        k,
        instances: often.length,
        any: differenceOf(often, of => passAt(k, of), `pass@${k}`),
        all: differenceOf(often, of => passAll(k, of), `pass^${k}`),
      };
    }),
  };
}
