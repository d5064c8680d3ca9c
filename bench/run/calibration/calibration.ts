import type { Build } from '../../../src/protocol/wire/versions.ts';
import type { Episode } from '../report/episodes.ts';
import { figuresOf } from '../report/figures.ts';
import type { Interval } from '../report/intervals.ts';
import { measure } from '../report/rates.ts';

/** What is played to calibrate a set of tasks: floors, which do not look, and the ceiling. */
export const POLICIES = [
  { id: 'nothing', agent: 'noop', label: 'does nothing' },
  { id: 'random', agent: 'random', label: 'acts at random' },
  { id: 'impossible', agent: 'impossible', label: 'always declares impossible' },
  { id: 'constant', agent: 'constant', label: 'gives the best constant answer' },
  { id: 'solver', agent: 'solver', label: 'each task’s solver' },
] as const;

export type PolicyId = (typeof POLICIES)[number]['id'];

/** A figure with its 95 % interval, where it has one. */
export interface Figure {
  value: number | null;
  interval: Interval | null;
}

/** How one policy did. Figures are over judged episodes: what infrastructure lost is in none. */
export interface Calibrated {
  policy: PolicyId;
  label: string;
  success: Figure;
  progress: Figure;
  falseDone: Figure;
  sideEffects: Figure;
  steps: Figure;
  judged: number;
  lost: number;
  /** Planned episodes without a result. */
  open: number;
  /** How long its run took, ms. */
  ms: number;
}

/** Floors and ceiling over a set of tasks. */
export interface Calibration {
  /** The split, or how the tasks were chosen. */
  of: string;
  tasks: number;
  seeds: readonly number[];
  build: Build | null;
  policies: Calibrated[];
}

/** The figures of one policy's run. */
export function calibratedOf(
  { id, label }: { id: PolicyId; label: string },
  episodes: readonly Episode[],
  open: number,
): Calibrated {
  const figures = figuresOf(episodes);
  const scored = episodes.filter(e => e.scored);
  const { steps } = measure(scored, 'steps', {}, { steps: e => e.steps });
  const rate = ({ rate: value, interval }: { rate: number | null; interval: Interval | null }): Figure => ({
    value,
    interval,
  });
  return {
    policy: id,
    label,
    success: rate(figures.success),
    progress: { value: figures.progress.mean, interval: figures.progress.interval },
    falseDone: rate(figures.falseDone),
    sideEffects: rate(figures.sideEffects),
    steps: { value: steps.mean, interval: steps.interval },
    judged: figures.scored,
    lost: figures.episodes - figures.scored,
    open,
    ms: figures.time.wallMs,
  };
}
