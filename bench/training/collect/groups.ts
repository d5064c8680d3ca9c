import { isUnrewarded } from '../../../judges/rewards/types.ts';
import type { Device } from '../../tasks/device.ts';
import type { Actor, Trajectory, Transition } from '../types.ts';
import { Aborted, unlessAborted } from './abort.ts';
import { rollout, type RolloutOptions, type EpisodeState } from './rollout.ts';

/**
 * Chooses the state of a rollout that a group starts from, as a number of steps: 0 to one less than the rollout has. All members share the steps
 * before it. The rollout itself is not part of the group, since its outcome decided the choice.
 */
export type Branch = (stem: Trajectory) => number;

/** Chooses the first state with the highest measure, such as entropy or the disagreement of advantage estimates. */
export const branchAt =
  (measure: (transition: Transition, step: number) => number): Branch =>
  ({ transitions }) => {
    let best = 0;
    const values = transitions.map(measure);
    values.forEach((value, i) => {
      if (value > values[best]!) best = i;
    });
    return best;
  };

/** Rollouts of one instance from one state. */
export interface Group {
  /** Equals `group` in each of its trajectories. */
  name: string;
  /** The number of its draw. */
  number: number;
  task: string;
  seed: number;
  /** Steps before the state that it was forked from; 0 for the start. */
  from: number;
  /** Hash of the phone in that state. */
  stateHash: string;
  /** The rollout that it was forked from; null for the start. */
  stem: Trajectory | null;
  /** In the order of their places in the group. */
  rollouts: readonly Trajectory[];
  /** Rollouts without a reward: those that infrastructure lost for good (`infra_error`) or in which an app crashed (`app_crashed`). */
  lost: readonly Trajectory[];
  /** Lowest and highest version of the weights that decided in its rollouts. */
  versions: readonly [lowest: number, highest: number];
}

/** Options of all rollouts of a group. `stream` makes the random numbers of a place: 0 to k − 1, −1 for the stem. */
export interface GroupOptions extends Omit<RolloutOptions, 'group' | 'random' | 'from' | 'hooks'> {
  k: number;
  from?: Branch;
  stream: (place: number) => () => number;
  /** Default 0. */
  number?: number;
  hooks?: Omit<NonNullable<RolloutOptions['hooks']>, 'before'>;
  /** Disposes of a copy. By default it is closed, and the group waits for that. */
  close?: (device: Device) => unknown;
}

/** The state that a group starts from: a device that stays in it and is forked. */
export interface Trunk {
  device: Device;
  state: NonNullable<RolloutOptions['from']>;
  stem: Trajectory | null;
}

export const STEM = -1;
export const groupName = (number: number, from: number) => (from === 0 ? `${number}` : `${number}@${from}`);

/** A group's start was lost, before any of its rollouts. */
export class LostStart extends Error {
  readonly code: string;
  constructor({ code, message }: { code: string; message: string }) {
    super(message);
    this.code = code;
  }
}

const closeDevice = (device: Device) => device.close();
const refused = (code: string, message: string) => new Aborted(code, message);

/** Forks a device. Copies that arrive after an abort are closed. */
export async function forkDevice(
  device: Device,
  count: number,
  signal: AbortSignal | undefined,
  close: (device: Device) => unknown,
): Promise<Device[]> {
  const copies = device.fork!(count);
  try {
    return await unlessAborted(copies, signal);
  } catch (error) {
    copies.then(
      late => late.forEach(close),
      () => {},
    );
    throw error;
  }
}

/** Removes the observations, unless they are to be kept. */
const withoutObservations = (trajectory: Trajectory, keepObservations = false): Trajectory =>
  keepObservations
    ? trajectory
    : { ...trajectory, transitions: trajectory.transitions.map(({ observation: _, ...rest }) => rest) };

/**
 * Prepares the state that a group starts from, and returns a copy of the device in that state; the device itself is free again. With `from`, it
 * plays a rollout and keeps a copy of each state until `from` chooses one. Throws NO_FORK, BRANCH_OUT_OF_RANGE, LostStart, and errors of
 * `rollout`, `reset` and `fork`.
 */
export async function prepareTrunk(device: Device, actor: Actor, options: GroupOptions): Promise<Trunk> {
  const { task, seed, from, episode, signal, close = closeDevice } = options;
  if (!device.fork)
    throw refused(
      'NO_FORK',
      'This device cannot be forked: a group from the middle of an episode needs one that can',
    );
  if (from) return branchTrunk(device, actor, from, options);
  const start = await unlessAborted(device.reset(task, seed, episode), signal);
  const [copy] = await forkDevice(device, 1, signal, close);
  return { device: copy!, state: { ...start, steps: 0 }, stem: null };
}

/** Plays the stem, keeps a copy of each of its states, and returns the one that `from` chooses. */
async function branchTrunk(
  device: Device,
  actor: Actor,
  from: Branch,
  { k: _k, from: _from, stream, number = 0, hooks, close = closeDevice, ...shared }: GroupOptions,
): Promise<Trunk> {
  const { task, signal } = shared;
  const copies: { device: Device; state: EpisodeState }[] = [];
  let chosen: Device | undefined;
  try {
    const beforeDecision = async (state: EpisodeState, at: Device) => {
      // A page with a state of its own cannot be copied: the state before it is the next best.
      const forks = await forkDevice(at, 1, signal, close).catch((error: { code?: string }) => {
        if (error.code === 'LIVE_PAGE') return [];
        throw error;
      });
      copies.push(...forks.map(fork => ({ device: fork, state })));
    };
    const stem = await rollout(device, actor, {
      ...shared,
      group: `${number} stem`,
      random: stream(STEM),
      keepObservations: true,
      hooks: { ...hooks, beforeDecision },
    });
    if (isUnrewarded(stem.outcome)) throw new LostStart(stem.error!);
    const at = checkedBranch(from(stem), stem);
    const copy = copies.findLast(({ state }) => state.steps <= at);
    if (!copy) throw new LostStart({ code: 'LIVE_PAGE', message: `No state of ${task} could be copied` });
    chosen = copy.device;
    return {
      device: copy.device,
      state: { ...copy.state, past: stem.transitions.slice(0, copy.state.steps) },
      stem: withoutObservations(stem, shared.keepObservations),
    };
  } finally {
    const others = copies.filter(copy => copy.device !== chosen);
    await Promise.all(others.map(copy => close(copy.device)));
  }
}

/** Throws BRANCH_OUT_OF_RANGE for a step that the stem does not have. */
function checkedBranch(at: number, { task, transitions }: Trajectory): number {
  const last = Math.max(0, transitions.length - 1);
  if (Number.isInteger(at) && at >= 0 && at <= last) return at;
  throw refused(
    'BRANCH_OUT_OF_RANGE',
    `\`from\` has to choose a step of ${task} from 0 to ${last}, not ${at}`,
  );
}

/**
 * Brings a device to a trunk's state by taking the same steps again, after the trunk itself was lost. Throws LostStart with STATE_DIFFERS if
 * the steps lead to another state, and errors of `reset` and `step`.
 */
export async function replayTrunk(
  device: Device,
  { state }: Trunk,
  { task, seed, episode, signal }: Pick<GroupOptions, 'task' | 'seed' | 'episode' | 'signal'>,
): Promise<void> {
  let { stateHash } = await unlessAborted(device.reset(task, seed, episode), signal);
  for (const { action, stateHash: before, reward } of state.past ?? []) {
    if (before !== stateHash) break;
    if (action === null || reward === null) continue;
    const unchanged = { stateHash };
    const result = await unlessAborted(device.step(action), signal).catch((error: { code?: string }) => {
      // An action that was refused is refused again, and changes nothing.
      if (error.code === 'INVALID_ACTION' || error.code === 'INVALID_BODY') return unchanged;
      throw error;
    });
    stateHash = result.stateHash;
  }
  if (stateHash !== state.stateHash)
    throw new LostStart({
      code: 'STATE_DIFFERS',
      message: `The same steps of ${task} led to another state the second time`,
    });
}

/** Makes a group of the trajectories of its places; lost ones go into `lost`. */
export function groupOf(
  number: number,
  task: string,
  seed: number,
  trunk: Pick<Trunk, 'state' | 'stem'> | null,
  trajectories: readonly Trajectory[],
): Group {
  const rollouts = trajectories.filter(({ outcome }) => !isUnrewarded(outcome));
  const versions = (rollouts.length > 0 ? rollouts : trajectories).flatMap(trajectory => trajectory.versions);
  const from = trunk?.state.steps ?? 0;
  return {
    name: groupName(number, from),
    number,
    task,
    seed,
    from,
    stateHash: trunk?.state.stateHash ?? trajectories[0]?.transitions[0]?.stateHash ?? '',
    stem: trunk?.stem ?? null,
    rollouts,
    lost: trajectories.filter(({ outcome }) => isUnrewarded(outcome)),
    versions: [Math.min(...versions), Math.max(...versions)],
  };
}

/**
 * Plays k rollouts of one instance from one state, on forks and all at once: from the start, or from the state of a first rollout that `from`
 * chooses. The device is left open. A device that cannot be forked plays them one after the other from the start. Throws like `prepareTrunk` and
 * `rollout`, and RangeError for a k below 1.
 */
export async function groupRollouts(device: Device, actor: Actor, options: GroupOptions): Promise<Group> {
  const { k, from, stream, number = 0, task, seed, hooks, close = closeDevice, ...rest } = options;
  if (!Number.isInteger(k) || k < 1) throw new RangeError(`k is a whole number from 1, not ${k}`);
  const play = (on: Device, place: number, trunk?: Trunk) =>
    rollout(on, actor, {
      ...rest,
      task,
      seed,
      group: groupName(number, trunk?.state.steps ?? 0),
      random: stream(place),
      ...(trunk ? { from: trunk.state } : {}),
      ...(hooks ? { hooks } : {}),
    });
  if (!device.fork && !from) {
    const trajectories: Trajectory[] = [];
    for (let place = 0; place < k; place++) trajectories.push(await play(device, place));
    return groupOf(number, task, seed, null, trajectories);
  }
  const trunk = await prepareTrunk(device, actor, options);
  try {
    const copies = await forkDevice(trunk.device, k, rest.signal, close);
    const trajectories = await Promise.all(
      copies.map((copy, place) => play(copy, place, trunk).finally(() => close(copy))),
    );
    return groupOf(number, task, seed, trunk, trajectories);
  } finally {
    await close(trunk.device);
  }
}
