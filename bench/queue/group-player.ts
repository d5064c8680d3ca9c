import type { Redis } from 'ioredis';
import { streamOf } from '../../src/state/random.ts';
import type { Device } from '../tasks/device.ts';
import { describeLoss, groupRollouts, type Group } from '../training/collect/index.ts';
import type { Played } from '../training/collect/statistics.ts';
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
    const played: Played = { thinking: 0, stepping: 0, steps: 0 };
    const about = { number: job.number, try: job.try, cell: this.#cell, played };
    try {
      return { ...about, group: await this.#group(job, config, played, signal) };
    } catch (error) {
      if (signal.aborted) throw error;
      return { ...about, error: describeLoss(error) };
    }
  }

  async #group(
    { task, seed, k, number, version, weights }: GroupJob,
    config: StoredTraining['config'],
    played: Played,
    signal: AbortSignal,
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
        hooks: {
          onDecision(ms) {
            played.thinking += ms;
          },
          onStep(ms, kind) {
            played.stepping += ms;
            if (kind === 'step') played.steps++;
          },
        },
      });
      const failed = group.lost.find(({ outcome }) => outcome === 'infra_error');
      if (failed) throw Object.assign(new Error(failed.error!.message), { code: failed.error!.code });
      return group;
    } finally {
      await device.close();
    }
  }
}
