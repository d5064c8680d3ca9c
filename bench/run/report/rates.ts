import { streamOf } from '../../../src/state/random.ts';
import { clusterBootstrap, RESAMPLES, wilson, type Cluster, type Interval } from './intervals.ts';

/** Why an interval is over templates, or over episodes. */
export type Why = 'templates' | 'one-seed' | 'few-templates' | 'alike' | 'none';

/** A share of episodes, with both of its 95 % intervals and the one that is shown. */
export interface Rate {
  count: number;
  of: number;
  rate: number | null;
  /** The interval that is shown. */
  interval: Interval | null;
  why: Why;
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

export const REASONS: Record<Why, string> = {
  templates: `A cluster bootstrap resamples whole templates (${RESAMPLES} draws, seeded), because seeds and tries of one template resemble each other.`,
  'one-seed': 'Wilson over episodes: each template was played once, so episodes are independent.',
  'few-templates': `Wilson over episodes: fewer than ${MIN_TEMPLATES} templates are too few to resample. With several seeds or tries per template the interval is somewhat too narrow.`,
  alike:
    'Wilson over episodes: all ended alike, so resampling templates would give no width. With several seeds or tries per template the interval is somewhat too narrow.',
  none: 'No episode was judged.',
};

/** Items by the template that they are of. */
export function byTemplate<T extends { task: string }>(items: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const of = found.get(item.task);
    if (of) of.push(item);
    else found.set(item.task, [item]);
  }
  return found;
}

function whyOf(count: number, of: number, templates: number): Why {
  if (of === 0) return 'none';
  if (templates === of) return 'one-seed';
  if (templates < MIN_TEMPLATES) return 'few-templates';
  return count === 0 || count === of ? 'alike' : 'templates';
}

/**
 * Shares and means of episodes with their intervals; one resampling serves all of them, so that they fit together. The same
 * items and label give the same numbers.
 */
export function measure<T extends { task: string }, R extends string, M extends string>(
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
    const reason = whyOf(count, of, templates.size);
    const [byEpisode, cluster] = [wilson(count, of), intervals?.[i] ?? null];
    return [
      name,
      {
        count,
        of,
        rate: of === 0 ? null : count / of,
        interval: reason === 'templates' ? cluster : byEpisode,
        why: reason,
        wilson: byEpisode,
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
