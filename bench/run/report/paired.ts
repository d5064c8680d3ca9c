import { streamOf } from '../../../src/state/random.ts';
import { clusterBootstrap, type Interval } from './intervals.ts';
import { byTemplate, MIN_TEMPLATES } from './rates.ts';
import { signTest } from './sign.ts';

/** One episode that was played twice: whether each of the two succeeded. */
export interface YesNo {
  task: string;
  mine: boolean;
  theirs: boolean;
}

/** Episodes that were played twice, side by side; differences are the first's less the other's. */
export interface Paired {
  episodes: number;
  templates: number;
  won: number;
  lost: number;
  both: number;
  neither: number;
  difference: number | null;
  /** By drawing whole templates, where there are enough. */
  interval: Interval | null;
  /** Exact McNemar test over episodes. */
  p: number;
  /** The same test over templates: which of the two solved more seeds of each. */
  templatesWon: number;
  templatesLost: number;
  pTemplates: number;
}

/** Compares pairs of yes and no; `label` seeds the resampling. The same pairs in the same order of templates give the same numbers. */
export function pairedOf(pairs: readonly YesNo[], ...label: readonly string[]): Paired {
  const count = (fits: (pair: YesNo) => boolean) => pairs.filter(fits).length;
  const [won, lost] = [count(p => p.mine && !p.theirs), count(p => !p.mine && p.theirs)];
  const clusters = [...byTemplate(pairs).values()].map(of => ({
    n: of.length,
    sums: [of.reduce((sum, p) => sum + Number(p.mine) - Number(p.theirs), 0)],
  }));
  // Where every pair went alike, drawing templates gives no width.
  const interval =
    clusters.length < MIN_TEMPLATES || won + lost === 0
      ? null
      : clusterBootstrap(clusters, streamOf(1, 'report', 'paired', ...label))![0]!;
  const [templatesWon, templatesLost] = [
    clusters.filter(c => c.sums[0]! > 0).length,
    clusters.filter(c => c.sums[0]! < 0).length,
  ];
  return {
    episodes: pairs.length,
    templates: clusters.length,
    won,
    lost,
    both: count(p => p.mine && p.theirs),
    neither: count(p => !p.mine && !p.theirs),
    difference: pairs.length === 0 ? null : (won - lost) / pairs.length,
    interval,
    p: signTest(won, lost),
    templatesWon,
    templatesLost,
    pTemplates: signTest(templatesWon, templatesLost),
  };
}
