import { streamOf } from '../../../src/state/random.ts';
import { clusterBootstrap, type Interval } from './intervals.ts';
import { MIN_TEMPLATES } from './rates.ts';

/** Of how many episodes of one template how many succeeded. */
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

export interface Pass {
  k: number;
  /** pass@k: at least one of k succeeds. */
  any: number;
  anyInterval: Interval | null;
  /** pass^k: all of k succeed. */
  all: number;
  allInterval: Interval | null;
}

/** 1, 2, 4, … up to the number of tries that every template has. */
export function stepsOfK(tries: readonly Tries[]): number[] {
  const most = tries.length === 0 ? 0 : Math.min(...tries.map(({ n }) => n));
  const ks: number[] = [];
  for (let k = 1; k <= most; k *= 2) ks.push(k);
  return ks;
}

/** pass@k and pass^k, averaged over templates, each template alike. Intervals are over templates, where there are enough. */
export function passes(tries: readonly Tries[]): Pass[] {
  return stepsOfK(tries).map(k => {
    const values = tries.map(of => [passAt(k, of), passAll(k, of)]);
    const mean = (i: number) => values.reduce((sum, value) => sum + value[i]!, 0) / tries.length;
    const spread = (i: number) => values.some(value => value[i] !== values[0]![i]);
    const intervals =
      tries.length < MIN_TEMPLATES
        ? null
        : clusterBootstrap(
            values.map(sums => ({ n: 1, sums })),
            streamOf(1, 'report', 'pass', k),
          );
    return {
      k,
      any: mean(0),
      anyInterval: spread(0) ? (intervals?.[0] ?? null) : null,
      all: mean(1),
      allInterval: spread(1) ? (intervals?.[1] ?? null) : null,
    };
  });
}
