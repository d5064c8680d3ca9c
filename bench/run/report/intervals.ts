/** Low and high end of a 95 % interval. */
export type Interval = readonly [low: number, high: number];

/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054;

/**
 * The Wilson score interval of a share, 95 % (Wilson, JASA 1927): never outside 0 to 1, and not empty where all or none
 * succeeded. It takes episodes as independent. Null where there are none.
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
