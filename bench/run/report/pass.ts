import { streamOf } from '../../../src/state/random.ts';
import { clusterBootstrap, type Interval } from './intervals.ts';
import { MIN_TEMPLATES } from './rates.ts';

/** Of how many tries how many succeeded. */
export interface Tries {
  n: number;
  c: number;
}

/**
 * Probability that at least one of `k` tries drawn from `n` succeeds, where `c` of them did: 1 − C(n−c, k) / C(n, k) (Chen et
 * al., arXiv 2107.03374), as a product that cannot overflow. Throws RangeError unless 0 ≤ c ≤ n and 1 ≤ k ≤ n.
 */
export function passAt(k: number, { n, c }: Tries): number {
  return 1 - passAll(k, { n, c: n - c });
}

/** Probability that all of `k` tries drawn from `n` succeed: C(c, k) / C(n, k) (Yao et al., arXiv 2406.12045). Throws like `passAt`. */
export function passAll(k: number, { n, c }: Tries): number {
  if (!(Number.isInteger(k) && k >= 1 && k <= n && c >= 0 && c <= n))
    throw new RangeError(`There is no pass@${k} of ${c} in ${n}`);
  if (c < k) return 0;
  let product = 1;
  for (let i = 0; i < k; i++) product *= (c - i) / (n - i);
  return product;
}

/** What pass@k is over: tries of one instance, or, in a run that plays each once, the seeds of a template. */
export type PassOver = 'tries' | 'seeds';

export interface Pass {
  k: number;
  /** How many instances, or templates, have as many judged tries as k: the two are averaged over these. */
  of: number;
  /** pass@k: at least one of k succeeds. */
  any: number;
  anyInterval: Interval | null;
  /** pass^k: all of k succeed. */
  all: number;
  allInterval: Interval | null;
}

/** Judged tries of one instance, or of one template; what infrastructure lost is not among them. */
export interface Tried extends Tries {
  task: string;
}

/** 1, 2, 4, … up to the number of tries that every template has. */
export function stepsOfK(tries: readonly Tries[]): number[] {
  return doubling(tries.length === 0 ? 0 : Math.min(...tries.map(({ n }) => n)));
}

/** 1, 2, 4, … and the most tries that an instance was given. */
export function triesOfK(most: number): number[] {
  const ks = doubling(most);
  return most > 0 && ks.at(-1) !== most ? [...ks, most] : ks;
}

function doubling(most: number): number[] {
  const ks: number[] = [];
  for (let k = 1; k <= most; k *= 2) ks.push(k);
  return ks;
}

/** What is resampled for pass@k and pass^k: the sums of both over what was tried of a template. */
function clustersOf(tried: readonly (Tried & { values: readonly [number, number] })[]) {
  const found = new Map<string, { n: number; sums: [number, number] }>();
  for (const { task, values } of tried) {
    const cluster = found.get(task) ?? { n: 0, sums: [0, 0] };
    cluster.n++;
    cluster.sums[0] += values[0];
    cluster.sums[1] += values[1];
    found.set(task, cluster);
  }
  return [...found.values()];
}

/**
 * pass@k and pass^k, averaged over what was tried often enough, each alike. An instance that infrastructure took a try from counts with the
 * tries that are left. Intervals draw whole templates with replacement, where there are enough of them; the same tries give the same ones.
 */
export function passes(tried: readonly Tried[], ks: readonly number[]): Pass[] {
  return ks.flatMap(k => {
    const valued = tried
      .filter(({ n }) => n >= k)
      .map(of => ({ ...of, values: [passAt(k, of), passAll(k, of)] as const }));
    if (valued.length === 0) return [];
    const mean = (i: 0 | 1) => valued.reduce((sum, { values }) => sum + values[i], 0) / valued.length;
    const spread = (i: 0 | 1) => valued.some(({ values }) => values[i] !== valued[0]!.values[i]);
    const clusters = clustersOf(valued);
    const intervals =
      clusters.length < MIN_TEMPLATES ? null : clusterBootstrap(clusters, streamOf(1, 'report', 'pass', k));
    return {
      k,
      of: valued.length,
      any: mean(0),
      anyInterval: spread(0) ? (intervals?.[0] ?? null) : null,
      all: mean(1),
      allInterval: spread(1) ? (intervals?.[1] ?? null) : null,
    };
  });
}
