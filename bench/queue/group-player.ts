import type { Redis } from 'ioredis';
import { streamOf } from '../../src/state/random.ts';
import type { Device } from '../tasks/device.ts';
import { describeLoss, groupRollouts, isPermanent, type Group } from '../training/collect/index.ts';
import { PolicyActor } from '../training/policy/actor.ts';
import { playedAs } from '../training/train/learner.ts';
import type { GroupDelivery, GroupJob, StoredTraining } from './group-job.ts';
import { WeightCache } from './weights.ts';

/** Plays groups of rollouts on a worker's devices. */
export class GroupPlayer {
  readonly #device: () => Device;
  readonly #cell: string;
  readonly #weights: WeightCache;

  constructor(redis: Redis, device: () => Device, cell: string) {
    this.#device = device;
    this.#cell = cell;
    this.#weights = new WeightCache(redis);
  }

  /**
   * Plays a group with the weights of its job. The result is a function of the job and the training's configuration, whoever plays it. What
   * loses the whole group is part of the result. Throws what the signal was aborted with.
   */
  async play(job: GroupJob, { config }: StoredTraining, signal: AbortSignal): Promise<GroupDelivery> {
    let steps = 0;
    const about = () => ({ number: job.number, try: job.try, cell: this.#cell, steps });
    try {
      const group = await this.#group(job, config, signal, () => steps++);
      return { ...about(), group };
    } catch (error) {
      if (signal.aborted) throw error;
      return { ...about(), error: describeLoss(error) };
    }
  }

  async #group(
    { task, seed, k, number, version, weights }: GroupJob,
    config: StoredTraining['config'],
    signal: AbortSignal,
    onStep: () => void,
  ): Promise<Group> {
    const actor = new PolicyActor(await this.#weights.get(weights, signal), { version });
    const { seed: ofTraining, episode, penalties } = playedAs(config);
    const device = this.#device();
    try {
      const group = await groupRollouts(device, actor, {
        task,
        seed,
        k,
        number,
        signal,
        ...(episode ? { episode } : {}),
        ...(penalties ? { penalties } : {}),
        stream: place => streamOf(ofTraining, 'rollout', number, place),
        hooks: { onStep: (_ms, kind) => kind === 'step' && onStep() },
      });
      // What would fail again is lost alone, and the rest of the group goes on.
      const failed = group.lost.find(
        ({ outcome, error }) => outcome === 'infra_error' && !isPermanent(error!.code),
      );
      if (failed) throw Object.assign(new Error(failed.error!.message), { code: failed.error!.code });
      return group;
    } finally {
      await device.close();
    }
  }
}
