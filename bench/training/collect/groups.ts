import { isUnrewarded } from '../../../judges/rewards/types.ts';
import type { Device } from '../../tasks/device.ts';
import type { Actor, Trajectory, Transition } from '../types.ts';
import { Aborted, unlessAborted } from './abort.ts';
import { rollout, type RolloutOptions, type Standing } from './rollout.ts';

/**
 * Which state of a rollout a group goes on from: so many steps lie behind it, from 0 to one less than it has. What was lived through behind that state is the same
 * for all of the group, and the rollout itself is no part of it, since the state was chosen by what became of it.
 */
export type Branch = (stem: Trajectory) => number;

/** The state with the highest measure, the first among equals: of entropy, or of how far estimates of the advantage are apart. */
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
  /** The same in each of its trajectories. */
  name: string;
  /** The number of its draw. */
  number: number;
  task: string;
  seed: number;
  /** Steps that lie behind the state that it was forked from; 0 for the start. */
  from: number;
  /** Of the phone in that state. */
  stateHash: string;
  /** The rollout from whose middle it was forked; null for the start. */
  stem: Trajectory | null;
  /** In the order of their places. */
  rollouts: readonly Trajectory[];
  /** Rollouts without a reward: what infrastructure lost for good (`infra_error`), and those in which an app crashed (`app_crashed`). */
  lost: readonly Trajectory[];
  /** Lowest and highest version of the weights that decided in its rollouts. */
  versions: readonly [lowest: number, highest: number];
}

/** What all the rollouts of a group share. `stream` gives the chance of a place: 0 to k − 1, −1 for the stem. */
export interface GroupOptions extends Omit<RolloutOptions, 'group' | 'random' | 'from' | 'hooks'> {
  k: number;
  from?: Branch;
  stream: (place: number) => () => number;
  /** Default 0. */
  number?: number;
  hooks?: Omit<NonNullable<RolloutOptions['hooks']>, 'before'>;
  /** Lets go of a copy; by default it is closed and waited for. */
  close?: (device: Device) => unknown;
}

/** Where a group goes on from: a device that stays there and is forked. */
export interface Trunk {
  device: Device;
  standing: NonNullable<RolloutOptions['from']>;
  stem: Trajectory | null;
}

export const STEM = -1;
export const nameOf = (number: number, from: number) => (from === 0 ? `${number}` : `${number}@${from}`);

/** What infrastructure lost before there was a rollout to tell it. */
export class Lost extends Error {
  readonly code: string;
  constructor({ code, message }: { code: string; message: string }) {
    super(message);
    this.code = code;
  }
}

const refused = (code: string, message: string) => new Aborted(code, message);

/** Copies of a device; those that come after an abort are closed. */
export async function forked(
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

/** Takes the observations out, unless they are to be kept. */
const lean = (trajectory: Trajectory, keepSeen = false): Trajectory =>
  keepSeen
    ? trajectory
    : { ...trajectory, transitions: trajectory.transitions.map(({ seen: _, ...rest }) => rest) };

/**
 * Brings a device to where a group goes on from, and gives a copy that stands there; the device itself is free again. With `from`, a
 * rollout is played and each of its states kept until one is chosen. Throws NO_FORK, BRANCH_OUT_OF_RANGE, Lost, and what `rollout`, `reset` and `fork` throw.
 */
export async function grow(
  device: Device,
  actor: Actor,
  { task, seed, from, stream, number = 0, hooks, close = gone => gone.close(), ...rest }: GroupOptions,
): Promise<Trunk> {
  if (!device.fork)
    throw refused(
      'NO_FORK',
      'This device cannot be forked: a group from the middle of an episode needs one that can',
    );
  if (!from) {
    const start = await unlessAborted(device.reset(task, seed, rest.episode), rest.signal);
    const [copy] = await forked(device, 1, rest.signal, close);
    return { device: copy!, standing: { ...start, steps: 0 }, stem: null };
  }
  const marks: { device: Device; standing: Standing }[] = [];
  let kept: Device | undefined;
  try {
    const before = async (standing: Standing, at: Device) => {
      // A page with a state of its own cannot be copied: the state before it is the next best.
      const copies = await forked(at, 1, rest.signal, close).catch((error: { code?: string }) => {
        if (error.code === 'LIVE_PAGE') return [];
        throw error;
      });
      marks.push(...copies.map(copy => ({ device: copy, standing })));
    };
    const whole = await rollout(device, actor, {
      ...rest,
      task,
      seed,
      group: `${number} stem`,
      random: stream(STEM),
      keepSeen: true,
      hooks: { ...hooks, before },
    });
    if (isUnrewarded(whole.outcome)) throw new Lost(whole.error!);
    const at = from(whole);
    const last = Math.max(0, whole.transitions.length - 1);
    if (!Number.isInteger(at) || at < 0 || at > last)
      throw refused(
        'BRANCH_OUT_OF_RANGE',
        `A group goes on from a step between 0 and ${last} of ${task}, not ${at}`,
      );
    const mark = marks.findLast(({ standing }) => standing.steps <= at);
    if (!mark) throw new Lost({ code: 'LIVE_PAGE', message: `No state of ${task} could be kept` });
    kept = mark.device;
    const { standing } = mark;
    return {
      device: kept,
      standing: { ...standing, past: whole.transitions.slice(0, standing.steps) },
      stem: lean(whole, rest.keepSeen),
    };
  } finally {
    await Promise.all(marks.filter(mark => mark.device !== kept).map(mark => close(mark.device)));
  }
}

/**
 * Brings a device to a trunk's state by its own steps, where the trunk is gone. Throws STATE_DIFFERS where that leads elsewhere, and what `reset` and `step` throw.
 */
export async function regrow(
  device: Device,
  { standing }: Trunk,
  { task, seed, episode, signal }: Pick<GroupOptions, 'task' | 'seed' | 'episode' | 'signal'>,
): Promise<void> {
  let { stateHash } = await unlessAborted(device.reset(task, seed, episode), signal);
  for (const { action, stateHash: before, reward } of standing.past ?? []) {
    if (before !== stateHash) break;
    if (action === null || reward === null) continue;
    // One that was refused is refused again, and moves nothing.
    stateHash = (
      await unlessAborted(device.step(action), signal).catch((error: { code?: string }) => {
        if (error.code === 'INVALID_ACTION' || error.code === 'INVALID_BODY') return { stateHash };
        throw error;
      })
    ).stateHash;
  }
  if (stateHash !== standing.stateHash)
    throw new Lost({
      code: 'STATE_DIFFERS',
      message: `The steps of ${task} led elsewhere when they were taken again`,
    });
}

/** A group of what its places gave; those that infrastructure lost are apart. */
export function groupOf(
  number: number,
  task: string,
  seed: number,
  trunk: Pick<Trunk, 'standing' | 'stem'> | null,
  trajectories: readonly Trajectory[],
): Group {
  const rollouts = trajectories.filter(({ outcome }) => !isUnrewarded(outcome));
  const versions = (rollouts.length > 0 ? rollouts : trajectories).flatMap(trajectory => trajectory.versions);
  const from = trunk?.standing.steps ?? 0;
  return {
    name: nameOf(number, from),
    number,
    task,
    seed,
    from,
    stateHash: trunk?.standing.stateHash ?? trajectories[0]?.transitions[0]?.stateHash ?? '',
    stem: trunk?.stem ?? null,
    rollouts,
    lost: trajectories.filter(({ outcome }) => isUnrewarded(outcome)),
    versions: [Math.min(...versions), Math.max(...versions)],
  };
}

/**
 * k rollouts of one instance from one state, by fork and all at once: from the start, or from the state of a first rollout that `from` chooses. The device is
 * left open. A device that cannot be forked plays them one after the other from the start. Throws as `grow` and `rollout` do, and RangeError for a k under 1.
 */
export async function groupRollouts(device: Device, actor: Actor, options: GroupOptions): Promise<Group> {
  const {
    k,
    from,
    stream,
    number = 0,
    task,
    seed,
    hooks,
    close = (gone: Device) => gone.close(),
    ...rest
  } = options;
  if (!Number.isInteger(k) || k < 1) throw new RangeError(`k is a whole number from 1, not ${k}`);
  const play = (on: Device, place: number, trunk?: Trunk) =>
    rollout(on, actor, {
      ...rest,
      task,
      seed,
      group: nameOf(number, trunk?.standing.steps ?? 0),
      random: stream(place),
      ...(trunk ? { from: trunk.standing } : {}),
      ...(hooks ? { hooks } : {}),
    });
  if (!device.fork && !from) {
    const trajectories: Trajectory[] = [];
    for (let place = 0; place < k; place++) trajectories.push(await play(device, place));
    return groupOf(number, task, seed, null, trajectories);
  }
  const trunk = await grow(device, actor, options);
  try {
    const copies = await forked(trunk.device, k, rest.signal, close);
    const trajectories = await Promise.all(
      copies.map((copy, place) => play(copy, place, trunk).finally(() => close(copy))),
    );
    return groupOf(number, task, seed, trunk, trajectories);
  } finally {
    await close(trunk.device);
  }
}
