import { streamOf } from '../../../src/state/random.ts';
import { instanceKey } from '../episode-id.ts';
import { clusterBootstrap, RESAMPLES, wilson, type Cluster, type Interval } from './intervals.ts';

/** Why an interval is what it is. */
export type Why = 'templates' | 'one-seed' | 'few-templates' | 'alike' | 'none';

/** A share of episodes, with its 95 % interval and two to compare that with. */
export interface Rate {
  count: number;
  of: number;
  rate: number | null;
  /** The interval that is shown. */
  interval: Interval | null;
  why: Why;
  /** Wilson's over episodes, as if each were independent. */
  wilson: Interval | null;
  /** By drawing whole templates; null where there are fewer than two. */
  cluster: Interval | null;
}

/** A mean over episodes, with its interval by templates where there are enough of them. */
export interface Mean {
  mean: number | null;
  interval: Interval | null;
}

/** Below this many templates a bootstrap over them is known to be too narrow. */
export const MIN_TEMPLATES = 10;

/** What an interval counts as independent. */
export type Clustering = 'templates' | 'instances';

export const CLUSTERING: Record<Why, Clustering> = {
  templates: 'templates',
  alike: 'templates',
  'one-seed': 'instances',
  'few-templates': 'instances',
  none: 'instances',
};

export const REASONS: Record<Why, string> = {
  templates: `A cluster bootstrap resamples whole templates (${RESAMPLES} draws, seeded), because seeds and tries of one template resemble each other.`,
  'one-seed': 'Wilson over episodes: each template was played once, so episodes are independent.',
  'few-templates': `Wilson over instances, all tries of one as a single draw: fewer than ${MIN_TEMPLATES} templates are too few to resample. With several seeds per template the interval is somewhat too narrow.`,
  alike:
    'Wilson over templates, all episodes of one as a single draw: all templates went alike, so resampling them would give no width.',
  none: 'No episode was judged.',
};

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const of = found.get(keyOf(item));
    if (of) of.push(item);
    else found.set(keyOf(item), [item]);
  }
  return found;
}

/** Items by the template that they are of. */
export const byTemplate = <T extends { task: string }>(items: readonly T[]): Map<string, T[]> =>
  groupBy(items, ({ task }) => task);

/** Items by their instance, whose tries they are. */
export const byInstance = <T extends Clustered>(items: readonly T[]): Map<string, T[]> =>
  groupBy(items, instanceKey);

/** An episode as far as an interval has to know which others it resembles. */
export interface Clustered {
  task: string;
  seed: number;
}

/** `drawn` is the interval by drawing templates, whose width is 0 where all of them had the same share. */
function whyOf(of: number, templates: number, drawn: Interval | null): Why {
  if (of === 0) return 'none';
  if (templates === of) return 'one-seed';
  if (templates < MIN_TEMPLATES) return 'few-templates';
  return drawn![0] === drawn![1] ? 'alike' : 'templates';
}

/**
 * Wilson's interval of a share, where the episodes of a cluster resemble each other as far as they can, so that each cluster is one draw:
 * over templates where there are enough of them, else over instances.
 */
export function intervalWithoutDraws(count: number, items: readonly Clustered[]): Interval | null {
  const templates = byTemplate(items).size;
  const clusters = templates < MIN_TEMPLATES ? byInstance(items).size : templates;
  return items.length === 0 ? null : wilson((count / items.length) * clusters, clusters);
}

/**
 * Shares and means of episodes with their intervals; one resampling serves all of them, so that they fit together. The same
 * items and label give the same numbers.
 */
export function measure<T extends Clustered, R extends string, M extends string>(
  items: readonly T[],
  label: string,
  shares: Record<R, (item: T) => boolean>,
  means: Record<M, (item: T) => number>,
): Record<R, Rate> & Record<M, Mean> {
  const templates = byTemplate(items);
  const shareNames = Object.keys(shares) as R[];
  const meanNames = Object.keys(means) as M[];
  const values = [
    ...shareNames.map(name => (item: T) => (shares[name](item) ? 1 : 0)),
    ...meanNames.map(name => means[name]),
  ];
  const clusters: Cluster[] = [...templates.values()].map(of => ({
    n: of.length,
    sums: values.map(value => of.reduce((sum, item) => sum + value(item), 0)),
  }));
  const intervals = clusterBootstrap(clusters, streamOf(1, 'report', label));
  const sum = (i: number) => clusters.reduce((total, { sums }) => total + sums[i]!, 0);
  const rates = shareNames.map((name, i): [string, Rate] => {
    const [count, of] = [sum(i), items.length];
    const cluster = intervals?.[i] ?? null;
    const reason = whyOf(of, templates.size, cluster);
    return [
      name,
      {
        count,
        of,
        rate: of === 0 ? null : count / of,
        interval: reason === 'templates' ? cluster : intervalWithoutDraws(count, items),
        why: reason,
        wilson: wilson(count, of),
        cluster,
      },
    ];
  });
  const averages = meanNames.map((name, j): [string, Mean] => {
    const i = shareNames.length + j;
    const interval = templates.size < MIN_TEMPLATES ? null : intervals![i]!;
    // One without width would say that it is certain.
    return [
      name,
      {
        mean: items.length === 0 ? null : sum(i) / items.length,
        interval: interval && interval[0] < interval[1] ? interval : null,
      },
    ];
  });
  return Object.fromEntries([...rates, ...averages]) as Record<R, Rate> & Record<M, Mean>;
}
