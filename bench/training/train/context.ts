import type { Device } from '../../tasks/device.ts';
import type { Pool, Tally } from '../collect/index.ts';
import type { PolicyActor } from '../policy/actor.ts';
import type { TrainConfig } from './config.ts';
import type { Stage } from './evaluate.ts';
import type { Iteration } from './learner.ts';

/** How far a part of the work is. */
export interface Progress {
  phase: 'demonstrations' | 'training' | Stage;
  done: number;
  of: number;
  /** The collector's statistics in a line. */
  line?: string;
  /** Figures of the iteration that has just ended. */
  iteration?: Iteration;
}

/** What a training runs on, and what it reports to. */
export interface TrainContext {
  device: () => Device;
  /** Rollouts at once. */
  workers: number;
  /** Makes what plays the rollouts that are learned from, instead of this process. Demonstrations and checks are still played here. */
  pool?: (training: { config: TrainConfig; actor: PolicyActor; tally: Tally }) => Pool;
  /** Stops the training; what was learned so far is saved. */
  signal?: AbortSignal;
  /** Called after each iteration, and after each episode of an evaluation or a demonstration. */
  onProgress?: (progress: Progress) => void;
  /** Called when an episode of an evaluation or a solver was lost and is left out. */
  onLost?: (reason: string) => void;
  /** A monotonic clock, ms. */
  now?: () => number;
}

export const isAborted = (signal: AbortSignal | undefined) => signal?.aborted === true;
