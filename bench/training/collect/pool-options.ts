import type { Device } from '../../tasks/device.ts';
import type { Actor, Trajectory } from '../types.ts';
import type { Wait } from './abort.ts';
import type { RolloutOptions } from './rollout.ts';
import type { Group } from './groups.ts';
import type { Numbered, RolloutNotice } from './work.ts';

/** What plays draws, and gives each group as it finishes. */
export interface Pool {
  /** Plays what `next` returns until it returns null and everything is played, or the signal aborts. */
  play(next: () => Numbered | null, done: (group: Group) => unknown, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export interface WorkerPoolOptions extends Pick<
  RolloutOptions,
  'episode' | 'penalties' | 'keepObservations'
> {
  /** Makes a worker's device; called again after the worker lost it. */
  device: () => Device;
  actor: Actor;
  /** Rollouts at once. */
  workers: number;
  /** Seed of all randomness: rollout `place` of draw `number` uses the stream (seed, number, place). */
  seed: number | string;
  /**
   * How long a worker may be silent before another one gets its work, ms. It has to be longer than any step and any model call. Default
   * 300,000.
   */
  leaseMs?: number;
  /** How often a rollout is tried before it is lost for good. Default 3. */
  tries?: number;
  /** Called with every rollout, the lost ones included. */
  onRollout?: (trajectory: Trajectory, notice: RolloutNotice) => void;
  now?: () => number;
  wait?: Wait;
}
