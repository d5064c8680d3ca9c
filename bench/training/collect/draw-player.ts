import { streamOf } from '../../../src/state/random.ts';
import type { Device } from '../../tasks/device.ts';
import type { Trajectory } from '../types.ts';
import { Aborted } from './abort.ts';
import type { DeviceCloser } from './device-closer.ts';
import { forkDevice, groupName, groupOf, prepareTrunk, replayTrunk, STEM, type Group } from './groups.ts';
import type { Lease, Leases } from './leases.ts';
import type { LossStreak } from './losses.ts';
import type { WorkerPoolOptions } from './pool-options.ts';
import { rollout, type RolloutOptions } from './rollout.ts';
import { STATUS, type Tally } from './statistics.ts';
import { callUserCode } from './user-error.ts';

import { LostRollout, type OpenDraw, type Work } from './work.ts';

/** What a player shares with its pool. */
export interface PlayerContext {
  options: Pick<
    WorkerPoolOptions,
    'actor' | 'seed' | 'episode' | 'penalties' | 'keepObservations' | 'onRollout'
  >;
  tally: Tally;
  leases: Leases<Work>;
  closer: DeviceCloser;
  streak: LossStreak;
  now: () => number;
}

/** Plays the rollouts of draws and puts them together into groups. */
export class DrawPlayer {
  readonly #context: PlayerContext;
  /** Draws whose trunk is open. */
  readonly #open = new Set<OpenDraw>();

  constructor(context: PlayerContext) {
    this.#context = context;
  }

  /** Begins a group: prepares its trunk if it needs one, and returns the work of its members. */
  async begin(open: OpenDraw, device: Device, lease: Lease<Work>): Promise<Work[]> {
    const { draw, number } = open.numbered;
    const { task, seed, k = 1, from } = draw;
    if (device.fork || from) {
      open.trunk = await prepareTrunk(device, this.#context.options.actor, {
        ...this.#rolloutOptions(lease),
        task,
        seed,
        k,
        number,
        stream: (place: number) => this.#stream(number, place),
        close: (copy: Device) => this.#context.closer.close(copy),
        ...(from ? { from: (stem: Trajectory) => callUserCode(() => from(stem)) } : {}),
      });
      this.#open.add(open);
      if (open.trunk.stem) this.report(open.trunk.stem, number, STEM, false);
    }
    return Array.from({ length: k }, (_, place) => ({ open, place, tries: 0 }));
  }

  /** Plays one rollout. Returns its group if it was the last of the group, and throws whatever lost it. */
  async play(work: Work, ownDevice: Device, lease: Lease<Work>): Promise<Group | undefined> {
    const { open, place = 0 } = work;
    const { number, draw } = open.numbered;
    const { task, seed } = draw;
    const { closer, leases, options } = this.#context;
    const shared = this.#rolloutOptions(lease);
    const device = await this.#deviceFor(work, ownDevice, shared);
    try {
      const trajectory = await rollout(device, options.actor, {
        ...shared,
        task,
        seed,
        group: groupName(number, open.trunk?.state.steps ?? 0),
        random: this.#stream(number, place),
        ...(open.trunk ? { from: open.trunk.state } : {}),
      });
      if (trajectory.outcome === 'infra_error') throw new LostRollout(trajectory);
      // After the lease has expired, another worker plays this rollout.
      if (!leases.release(lease)) throw new Aborted('LEASE_EXPIRED');
      this.report(trajectory, number, place, false);
      return this.finish(open, place, trajectory);
    } finally {
      if (device !== ownDevice) closer.close(device);
    }
  }

  /** Adds a rollout to its group; returns the group once it is complete. */
  finish(open: OpenDraw, place: number, trajectory: Trajectory): Group | undefined {
    open.finished[place] = trajectory;
    if (--open.remaining > 0) return undefined;
    if (open.trunk) this.#context.closer.close(open.trunk.device);
    this.#open.delete(open);
    const { number, draw } = open.numbered;
    const finished = open.finished.filter(each => each !== undefined);
    return groupOf(number, draw.task, draw.seed, open.trunk, finished);
  }

  /** Counts a rollout and tells the caller about it. */
  report(trajectory: Trajectory, number: number, place: number, willRetry: boolean): void {
    const { tally, streak, options } = this.#context;
    tally.addOutcome(trajectory.outcome);
    if (trajectory.outcome !== 'infra_error') streak.reset();
    const status = STATUS[trajectory.outcome];
    callUserCode(() => options.onRollout?.(trajectory, { number, place, status, willRetry }));
  }

  /** Closes the trunks of groups that were not finished. */
  closeTrunks(): void {
    for (const { trunk } of this.#open) if (trunk) this.#context.closer.close(trunk.device);
    this.#open.clear();
  }

  /** A fork of the trunk; after a loss, the worker's own device, brought to the trunk's state step by step. */
  async #deviceFor(
    { open: { trunk, numbered }, tries }: Work,
    ownDevice: Device,
    shared: Pick<RolloutOptions, 'episode'> & { signal: AbortSignal },
  ): Promise<Device> {
    if (!trunk) return ownDevice;
    if (tries === 0) {
      const [copy] = await forkDevice(trunk.device, 1, shared.signal, late =>
        this.#context.closer.close(late),
      );
      return copy!;
    }
    const { task, seed } = numbered.draw;
    await replayTrunk(ownDevice, trunk, { ...shared, task, seed });
    return ownDevice;
  }

  #rolloutOptions(lease: Lease<Work>) {
    const { options, leases, tally, now } = this.#context;
    const { episode, penalties, keepObservations } = options;
    const hooks = {
      onDecision: (ms: number) => {
        leases.renew(lease);
        tally.addThinking(ms);
      },
      onStep: (ms: number, kind: 'step' | 'reset') => {
        leases.renew(lease);
        tally.addStep(ms, kind);
      },
    };
    return {
      ...(episode ? { episode } : {}),
      ...(penalties ? { penalties } : {}),
      ...(keepObservations ? { keepObservations } : {}),
      signal: lease.signal,
      now,
      hooks,
    };
  }

  #stream(number: number, place: number): () => number {
    return streamOf(this.#context.options.seed, 'rollout', number, place);
  }
}
