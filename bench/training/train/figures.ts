import { streamOf } from '../../../src/state/random.ts';
import { clusterBootstrap, type Interval } from '../../run/report/intervals.ts';
import { pairedOf } from '../../run/report/paired.ts';
import { byTemplate, intervalWithoutDraws, MIN_TEMPLATES } from '../../run/report/rates.ts';
import { HELD_OUT, STAGES, type HeldOut, type Measured, type Stage } from './evaluate.ts';

/** One training's measurement, by its seed. */
export interface Trained {
  seed: number;
  rows: readonly Measured[];
}

export interface Rate {
  stage: Stage;
  held: HeldOut;
  episodes: number;
  success: number | null;
  interval: Interval | null;
  /** Of each training, in their order. */ each: readonly (number | null)[];
}
export interface Gain {
  over: Stage;
  held: HeldOut;
  gain: number | null;
  interval: Interval | null;
  /** Exact McNemar test over episodes. */ p: number;
  each: readonly (number | null)[];
}
export interface Figures {
  seeds: readonly number[];
  rates: readonly Rate[];
  gains: readonly Gain[];
}

const share = (rows: readonly Measured[]) =>
  rows.length === 0 ? null : rows.filter(row => row.success).length / rows.length;

/** Intervals by drawing templates, or without draws where there are too few or all went alike, as in `tapworld report`. */
function intervalOf(rows: readonly Measured[], label: string): Interval | null {
  const clusters = [...byTemplate(rows).values()].map(of => ({
    n: of.length,
    sums: [of.filter(row => row.success).length],
  }));
  const [drawn] = clusterBootstrap(clusters, streamOf(1, 'training', label)) ?? [];
  // Where all went alike, drawing templates gives no width.
  if (drawn && clusters.length >= MIN_TEMPLATES && drawn[0] < drawn[1]) return drawn;
  return intervalWithoutDraws(rows.filter(row => row.success).length, rows);
}

/**
 * Success of each stage on what was held out, and what the trained policy gained over the others, over all trainings: episodes are paired by training, task and
 * seed, and intervals draw whole templates, with all trainings' episodes of them.
 */
export function figuresOf(trainings: readonly Trained[]): Figures {
  const rows = (stage: Stage, held: HeldOut, of: readonly Trained[] = trainings) =>
    of.flatMap(t => t.rows.filter(row => row.stage === stage && row.held === held));
  const rates = STAGES.flatMap(stage =>
    HELD_OUT.map((held): Rate => {
      const all = rows(stage, held);
      return {
        stage,
        held,
        episodes: all.length,
        success: share(all),
        interval: all.length === 0 ? null : intervalOf(all, `${stage} ${held}`),
        each: trainings.map(t => share(rows(stage, held, [t]))),
      };
    }),
  );
  const pairsOf = (over: Stage, held: HeldOut, of: readonly Trained[]) =>
    of.flatMap(t => {
      const theirs = new Map(rows(over, held, [t]).map(row => [`${row.task}#${row.seed}`, row.success]));
      return rows('trained', held, [t]).flatMap(({ task, seed, success }) =>
        theirs.has(`${task}#${seed}`)
          ? [{ task, mine: success, theirs: theirs.get(`${task}#${seed}`)! }]
          : [],
      );
    });
  const gains = (['untrained', 'warm'] as const).flatMap(over =>
    HELD_OUT.map((held): Gain => {
      const { difference, interval, p } = pairedOf(pairsOf(over, held, trainings), over, held);
      return {
        over,
        held,
        gain: difference,
        interval,
        p,
        each: trainings.map(t => pairedOf(pairsOf(over, held, [t]), over, held).difference),
      };
    }),
  );
  return { seeds: trainings.map(t => t.seed), rates, gains };
}

const TITLES: Readonly<Record<HeldOut, string>> = {
  instances: 'held-out instances',
  templates: 'unseen templates',
};
const percent = (value: number | null, sign = false) =>
  value === null ? '–' : `${sign && value > 0 ? '+' : ''}${(100 * value).toFixed(1)}`;
const range = (interval: Interval | null, sign = false) =>
  interval ? `${percent(interval[0], sign)} to ${percent(interval[1], sign)}` : '–';

/** The figures as tables: headings and rows, in percent and points. */
export function tablesOf({ seeds, rates, gains }: Figures): { headings: string[]; rows: string[][] }[] {
  const runs = seeds.map(seed => `seed ${seed}`);
  return [
    {
      headings: ['policy', 'on', 'episodes', 'success %', '95 %', ...runs],
      rows: rates
        .filter(r => r.episodes > 0)
        .map(r => [
          r.stage,
          TITLES[r.held],
          String(r.episodes),
          percent(r.success),
          range(r.interval),
          ...r.each.map(value => percent(value)),
        ]),
    },
    {
      headings: ['trained over', 'on', 'gain, points', '95 %', 'p', ...runs],
      rows: gains
        .filter(g => g.gain !== null)
        .map(g => [
          g.over,
          TITLES[g.held],
          percent(g.gain, true),
          range(g.interval, true),
          g.p < 0.001 ? '< 0.001' : g.p.toFixed(3),
          ...g.each.map(value => percent(value, true)),
        ]),
    },
  ];
}
