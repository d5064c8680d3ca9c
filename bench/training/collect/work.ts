import type { Device } from '../../tasks/device.ts';
import type { Trajectory } from '../types.ts';
import { nameOf, type Branch, type Trunk } from './groups.ts';
import type { Status } from './statistics.ts';

/** What is to be played next: an instance, by one rollout or by a group of k, from the start or from where `from` says. */
export interface Draw {
  task: string;
  seed: number;
  k?: number;
  from?: Branch;
}

/** A draw with its number, of which the chance of its rollouts is a function. */
export interface Numbered {
  number: number;
  draw: Draw;
}

/** What was played, as it is told to who looks on. */
export interface Told {
  number: number;
  /** −1 for a stem. */ place: number;
  status: Status;
  /** Whether it will be played again. */ again: boolean;
}

/** A draw that is being played. */
export interface Open {
  numbered: Numbered;
  trunk: Trunk | null;
  done: (Trajectory | undefined)[];
  left: number;
}
/** `place` is undefined for a draw that has not been begun. */
export interface Work {
  open: Open;
  place: number | undefined;
  tries: number;
}
export interface Worker {
  device: Device | undefined;
  misses: number;
}

/** A worker that has no device any more. */
export class WorkerLost extends Error {
  constructor(cause: unknown) {
    super('No device', { cause });
  }
}

/** A rollout that infrastructure lost. */
export class Missed extends Error {
  readonly code: string;
  readonly trajectory: Trajectory;
  constructor(trajectory: Trajectory) {
    super(trajectory.error?.message ?? 'lost');
    this.code = trajectory.error?.code ?? 'INTERNAL';
    this.trajectory = trajectory;
  }
}

/** A rollout that was lost before it had begun. */
export function unbegun(
  {
    numbered: {
      number,
      draw: { task, seed },
    },
    trunk,
  }: Open,
  version: number,
  error: { code: string; message: string },
): Trajectory {
  const { steps = 0, budget = 0 } = trunk?.standing ?? {};
  return {
    task,
    seed,
    group: nameOf(number, steps),
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

/** One rollout from the start, which a worker's own device plays. */
export const isSingle = ({
  numbered: {
    draw: { k = 1, from },
  },
}: Open) => k === 1 && !from;
