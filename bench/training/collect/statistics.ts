import type { Outcome } from '../../../judges/rewards/index.ts';

/** How a rollout ended, in the terms that controllers of many environments use. */
export const STATUS = {
  success: 'completed',
  failure: 'completed',
  truncated: 'task_limit_reached',
  agent_error: 'invalid_action',
  infra_error: 'task_error',
  app_crashed: 'task_error',
} as const satisfies Record<Outcome, string>;
export type Status = (typeof STATUS)[Outcome];

/** What a server's renderers did between two readings, as shares of all renderers' time. */
export interface RendererShare {
  renderers: number;
  /** Worked on a phone's task. */
  busy: number;
  /** The same with waiting tasks counted, as if every renderer accepted one. */
  wanted: number;
  idle: number;
}

/** Totals of a collection so far. Times are ms of a monotonic clock. */
export interface Statistics {
  ms: number;
  /** Rollouts that ended, stems included. */
  episodes: number;
  episodesPerMinute: number;
  /** Steps on phones, those of lost rollouts included. */
  steps: number;
  stepsPerSecond: number;
  /** Shares of the workers' time: deciding, waiting for the phone, and the rest, which is back-pressure or a lack of work; null where other machines play. */
  share: { thinking: number; stepping: number; waiting: number } | null;
  /** Null unless the collection was given a reader of renderers. */
  renderers: RendererShare | null;
  /** Groups that wait for the learner; `most` is the largest number so far. */
  queue: { length: number; most: number; limit: number };
  /** How many versions the oldest decision of each used rollout was behind; `histogram` counts rollouts that were 0, 1, 2 … behind. */
  staleness: { mean: number; max: number; histogram: readonly number[] };
  statuses: Readonly<Record<Status, number>>;
  /** Rollouts to be played again, rollouts lost for good, leases that expired, and workers that lost their device. */
  lost: { givenBack: number; rollouts: number; expired: number; workers: number };
  /** Rollouts that were too stale to be used. */
  dropped: number;
  learner: { updates: number; version: number; rollouts: number; share: number };
}

/** Counts what happens in a collection. */
export class Tally {
  #now: () => number;
  #began: number;
  #workers: number;
  #thinking = 0;
  #stepping = 0;
  #learning = 0;
  #histogram: number[] = [];
  episodes = 0;
  steps = 0;
  readonly statuses: Record<Status, number> = {
    completed: 0,
    task_limit_reached: 0,
    invalid_action: 0,
    task_error: 0,
  };
  readonly lost = { givenBack: 0, rollouts: 0, expired: 0, workers: 0 };
  dropped = 0;
  /** Whether other machines play. */
  isElsewhere = false;
  readonly learner = { updates: 0, version: 0, rollouts: 0 };
  renderers: RendererShare | null = null;

  constructor(now: () => number, workers: number) {
    this.#now = now;
    this.#began = now();
    this.#workers = workers;
  }

  addThinking(ms: number): void {
    this.#thinking += ms;
  }
  addStep(ms: number, kind: 'step' | 'reset'): void {
    this.#stepping += ms;
    if (kind === 'step') this.steps++;
  }
  /** Adds steps that were played on other machines, whose time is not this one’s. */
  addPlayedElsewhere(steps: number): void {
    this.isElsewhere = true;
    this.steps += steps;
  }
  addOutcome(outcome: Outcome): void {
    this.statuses[STATUS[outcome]]++;
    if (outcome !== 'infra_error') this.episodes++;
  }
  addUpdate(ms: number, version: number, behind: readonly number[]): void {
    this.#learning += ms;
    this.learner.updates++;
    this.learner.version = version;
    for (const versions of behind) {
      this.#histogram[versions] = (this.#histogram[versions] ?? 0) + 1;
      this.learner.rollouts++;
    }
  }

  read(queue: Statistics['queue']): Statistics {
    const ms = this.#now() - this.#began;
    const of = (part: number, total: number) => (total > 0 ? part / total : 0);
    const histogram = Array.from(this.#histogram, n => n ?? 0);
    const thinking = of(this.#thinking, ms * this.#workers);
    const stepping = of(this.#stepping, ms * this.#workers);
    return {
      ms,
      episodes: this.episodes,
      episodesPerMinute: of(60_000 * this.episodes, ms),
      steps: this.steps,
      stepsPerSecond: of(1_000 * this.steps, ms),
      share: this.isElsewhere ? null : { thinking, stepping, waiting: Math.max(0, 1 - thinking - stepping) },
      renderers: this.renderers,
      queue,
      staleness: {
        mean: of(
          histogram.reduce((sum, n, behind) => sum + n * behind, 0),
          this.learner.rollouts,
        ),
        max: Math.max(0, histogram.length - 1),
        histogram,
      },
      statuses: { ...this.statuses },
      lost: { ...this.lost },
      dropped: this.dropped,
      learner: { ...this.learner, share: of(this.#learning, ms) },
    };
  }
}

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** The statistics as one line, for a progress bar. */
export function lineOf({
  learner,
  episodes,
  episodesPerMinute,
  stepsPerSecond,
  share,
  renderers,
  queue,
  staleness,
  lost,
  dropped,
}: Statistics): string {
  const parts = [
    `version ${learner.version}`,
    `${episodes} episodes`,
    `${episodesPerMinute.toFixed(1)} a minute`,
    `${stepsPerSecond.toFixed(1)} steps/s`,
    ...(share ? [`thinking ${percent(share.thinking)}`] : []),
    ...(renderers ? [`renderers ${percent(renderers.busy)}`] : []),
    `queue ${queue.length}/${queue.limit}`,
    `${staleness.mean.toFixed(1)} behind`,
    ...(lost.rollouts > 0 ? [`${lost.rollouts} lost`] : []),
    ...(dropped > 0 ? [`${dropped} stale`] : []),
  ];
  return parts.join(' · ');
}
