/** Low and high end of a 95 % interval. */
export type Interval = readonly [low: number, high: number];

/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054;

/**
 * The Wilson score interval of a share, 95 % (Wilson, JASA 1927): never outside 0 to 1, and not empty where all or none
 * succeeded. It takes what is counted as independent. `count` may have a fraction: the share that succeeded, times the
 * number of what is counted as independent. Null where there are none.
 */
export function wilson(count: number, of: number): Interval | null {
  if (of === 0) return null;
  const rate = count / of;
  const scale = 1 + Z ** 2 / of;
  const centre = (rate + Z ** 2 / (2 * of)) / scale;
  const half = (Z / scale) * Math.sqrt((rate * (1 - rate)) / of + Z ** 2 / (4 * of ** 2));
  // The ends are 0 and 1 there; rounding would leave them a hair off.
  return [count === 0 ? 0 : centre - half, count === of ? 1 : centre + half];
}

/** The episodes of one template: how many, and the sums over them of some figures. */
export interface Cluster {
  n: number;
  sums: readonly number[];
}

export const RESAMPLES = 2_000;

/**
 * Percentile intervals of means over episodes, 95 %, where whole clusters are drawn with replacement (Field and Welsh, JRSS B
 * 2007): episodes of one template resemble each other, so templates are what varies. One interval for each of the clusters' sums.
 * `random` gives numbers in [0, 1). Null where there are fewer than two clusters.
 */
export function clusterBootstrap(
  clusters: readonly Cluster[],
  random: () => number,
  resamples = RESAMPLES,
): Interval[] | null {
  if (clusters.length < 2) return null;
  const figures = clusters[0]!.sums.length;
  const drawn = Array.from({ length: figures }, () => new Float64Array(resamples));
  const total = new Float64Array(figures);
  for (let i = 0; i < resamples; i++) {
    let n = 0;
    total.fill(0);
    for (let j = 0; j < clusters.length; j++) {
      const cluster = clusters[Math.floor(random() * clusters.length)]!;
      n += cluster.n;
      for (let f = 0; f < figures; f++) total[f]! += cluster.sums[f]!;
    }
    for (let f = 0; f < figures; f++) drawn[f]![i] = total[f]! / n;
  }
  return drawn.map(values => {
    values.sort();
    return [values[Math.floor(0.025 * resamples)]!, values[Math.ceil(0.975 * resamples) - 1]!];
  });
}

/**
 * The adjusted Wald interval of a difference between paired shares, 95 %: half a pair is added to each cell of the table (Agresti and Min,
 * Biometrics 2005), which keeps it honest where few pairs differ. `won` of `of` pairs went one way, `lost` the other; both may
 * have a fraction, where a pair is several tries.
 */
export function pairedShare(won: number, lost: number, of: number): Interval {
  const [n, b, c] = [of + 2, won + 0.5, lost + 0.5];
  const centre = (b - c) / n;
  const half = (Z * Math.sqrt(b + c - (b - c) ** 2 / n)) / n;
  return [Math.max(-1, centre - half), Math.min(1, centre + half)];
}

/** The 97.5 % points of Student's t up to four degrees of freedom, where the expansion is too coarse. */
const FEW_DEGREES = [12.7062, 4.3027, 3.1824, 2.7764];

/** The 97.5 % point of Student's t: the expansion of Cornish and Fisher, right to two decimals. */
function studentPoint(degrees: number): number {
  const few = FEW_DEGREES[degrees - 1];
  if (few !== undefined) return few;
  const terms = [
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
  ];
  return terms.reduce((sum, term, i) => sum + term / degrees ** (i + 1), Z);
}

/** Student's interval of the mean of differences, 95 %. Null where there are fewer than two. */
export function pairedMean(differences: readonly number[]): Interval | null {
  const n = differences.length;
  if (n < 2) return null;
  const mean = differences.reduce((sum, by) => sum + by, 0) / n;
  const variance = differences.reduce((sum, by) => sum + (by - mean) ** 2, 0) / (n - 1);
  const half = studentPoint(n - 1) * Math.sqrt(variance / n);
  return [mean - half, mean + half];
}
