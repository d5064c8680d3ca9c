import type { Device } from '../../tasks/device.ts';
import type { Trajectory } from '../types.ts';
import { groupName, type Branch, type Trunk } from './groups.ts';
import type { Status } from './statistics.ts';

/** An instance to play: in one rollout, or in a group of `k`; from its start, or from the state that `from` chooses. */
export interface Draw {
  task: string;
  seed: number;
  k?: number;
  from?: Branch;
}

/** A draw with its number, which seeds the randomness of its rollouts. */
export interface Numbered {
  number: number;
  draw: Draw;
}

/** What `onRollout` gets beside the trajectory. */
export interface RolloutNotice {
  number: number;
  /** The rollout's place in its group; −1 for a stem. */
  place: number;
  status: Status;
  /** Whether the rollout was lost and will be played again. */
  willRetry: boolean;
}

/** A draw that is being played. */
export interface OpenDraw {
  numbered: Numbered;
  trunk: Trunk | null;
  finished: (Trajectory | undefined)[];
  remaining: number;
}
/** A rollout to play; `place` is undefined for a draw whose group has not begun. */
export interface Work {
  open: OpenDraw;
  place: number | undefined;
  tries: number;
}
export interface Worker {
  device: Device | undefined;
  losses: number;
}

/** A worker that gets no device. */
export class WorkerLost extends Error {
  constructor(cause: unknown) {
    super('No device', { cause });
  }
}

/** A rollout that ended as `infra_error`. */
export class LostRollout extends Error {
  readonly code: string;
  readonly trajectory: Trajectory;
  constructor(trajectory: Trajectory) {
    super(trajectory.error?.message ?? 'lost');
    this.code = trajectory.error?.code ?? 'INTERNAL';
    this.trajectory = trajectory;
  }
}

/** The trajectory of a rollout that was lost before its first step. */
export function lostBeforeStart(
  {
    numbered: {
      number,
      draw: { task, seed },
    },
    trunk,
  }: OpenDraw,
  version: number,
  error: { code: string; message: string },
): Trajectory {
  const { steps = 0, budget = 0 } = trunk?.state ?? {};
  return {
    task,
    seed,
    group: groupName(number, steps),
    from: steps,
    transitions: [],
    outcome: error.code === 'APP_CRASHED' ? 'app_crashed' : 'infra_error',
    verdict: null,
    steps,
    budget,
    versions: [version, version],
    ms: 0,
    error,
  };
}

/** Whether a draw is a single rollout from the start: a worker plays it on its own device, without a fork. */
export const isSingle = ({
  numbered: {
    draw: { k = 1, from },
  },
}: OpenDraw) => k === 1 && !from;
