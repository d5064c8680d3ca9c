import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import type { Versions } from '../../src/protocol/wire/versions.ts';
import {
  groupOf,
  isPermanent,
  lostBeforeStart,
  LossStreak,
  type Group,
  type Numbered,
  type Pool,
  type Tally,
} from '../training/collect/index.ts';
import { unlessAborted } from '../training/collect/abort.ts';
import type { PolicyActor } from '../training/policy/actor.ts';
import type { TrainConfig } from '../training/train/config.ts';
import { alsoConnect, connect, lasting, openJobs, type Connection, type JobQueue } from './connect.ts';
import { failedOf } from './failed.ts';
import { forgetTraining, keepTraining, nextDelivery } from './group-inbox.ts';
import { GROUP, groupJobId, type GroupDelivery, type GroupJob, type StoredTraining } from './group-job.ts';
import { WorkerLookout } from './lookout.ts';
import { within } from './within.ts';
import { offerWeights } from './weights.ts';

/** How long one look at the inbox waits, in seconds. */
const BLOCK_S = 0.5;
/** How often failed jobs are looked for, and how often the queue is asked whether it still has every job. */
const FAILED_EVERY_MS = 2_000;
const MISSING_EVERY_MS = 30_000;
/** How long withdrawing may take at most: without Redis, nothing is withdrawn. */
const WITHDRAW_MS = 10_000;
/** How often a group is tried before it is lost for good. */
const TRIES = 3;

export interface GroupPoolOptions {
  url: string;
  config: TrainConfig;
  versions: Versions;
  actor: PolicyActor;
  tally: Tally;
  /** Groups in the queue at once, at most. */
  atOnce: number;
  notice: (text: string) => void;
  /** How long withdrawing may take, ms. Default: 10 s. */
  withdrawMs?: number;
  /** A monotonic clock, ms. */
  now?: () => number;
}

/** A group that is offered. */
interface Pending {
  numbered: Numbered;
  job: GroupJob;
}

/** Has workers play the groups of a training, by the queue. Each group is offered with the weights that there are when it is drawn. */
export class GroupPool implements Pool {
  readonly #options: GroupPoolOptions;
  readonly #stored: StoredTraining;
  readonly #training = randomUUID();
  readonly #connection: Connection;
  readonly #reading: Redis;
  readonly #jobs: JobQueue;
  readonly #pending = new Map<string, Pending>();
  readonly #streak: LossStreak;
  readonly #now: () => number;
  #failedAt: number;
  #missingAt: number;
  readonly #lookout: WorkerLookout;

  constructor(options: GroupPoolOptions) {
    this.#options = options;
    this.#stored = { config: options.config, versions: options.versions };
    this.#connection = connect(options.url, options.notice);
    this.#reading = alsoConnect(this.#connection.redis);
    this.#jobs = openJobs(this.#connection.redis);
    this.#streak = new LossStreak(options.atOnce);
    this.#now = options.now ?? (() => performance.now());
    this.#failedAt = this.#missingAt = this.#now();
    this.#lookout = new WorkerLookout(this.#connection.redis, options.notice, this.#now());
  }

  /** As `WorkerPool.play`; throws INFRASTRUCTURE_LOST too, and BUILD_DIFFERS where a worker of another build refuses. */
  async play(
    next: () => Numbered | null,
    done: (group: Group) => unknown,
    signal: AbortSignal,
  ): Promise<void> {
    if (signal.aborted) return;
    const played = this.#playAll(next, done, signal);
    await unlessAborted(played, signal).catch(error => {
      if (!signal.aborted) throw error;
    });
    await within(this.#options.withdrawMs ?? WITHDRAW_MS, this.#withdraw());
  }

  async #playAll(
    next: () => Numbered | null,
    done: (group: Group) => unknown,
    signal: AbortSignal,
  ): Promise<void> {
    await keepTraining(this.#connection.redis, this.#training, this.#stored);
    let hasMore = true;
    while (!signal.aborted) {
      while (hasMore && this.#pending.size < this.#options.atOnce && !signal.aborted) {
        const numbered = next();
        if (numbered) await this.#draw(numbered);
        else hasMore = false;
      }
      if (this.#pending.size === 0) break;
      const delivery = await nextDelivery(this.#reading, this.#training, BLOCK_S);
      const groups = [
        delivery && (await this.#take(delivery)),
        // A job that is done may still have its delivery in the inbox.
        await this.#lookAfterJobs({ isInboxEmpty: !delivery }),
      ];
      for (const group of groups) if (group && !signal.aborted) await done(group);
    }
  }

  async close(): Promise<void> {
    const forgotten = this.#withdraw().then(() => forgetTraining(this.#connection.redis, this.#training));
    await within(
      this.#options.withdrawMs ?? WITHDRAW_MS,
      forgotten.catch(() => {}),
    );
    this.#reading.disconnect();
    this.#connection.close();
  }

  async #draw(numbered: Numbered): Promise<void> {
    const { number, draw } = numbered;
    const { task, seed, k = 1, from } = draw;
    if (from) throw new RangeError('A group from the middle of an episode is not played by the queue');
    const of = { training: this.#training, number, task, seed, k, try: 1 };
    await this.#offer({ numbered, job: { ...of, ...(await this.#weights()) } });
  }

  /** The weights that there are now, where workers find them. */
  async #weights(): Promise<Pick<GroupJob, 'version' | 'weights'>> {
    const { model, version } = this.#options.actor;
    return { version, weights: await offerWeights(this.#connection.redis, model) };
  }

  async #offer(pending: Pending): Promise<void> {
    const { job } = pending;
    this.#pending.set(groupJobId(job), pending);
    await lasting(() => this.#jobs.add(GROUP, job, { jobId: groupJobId(job), attempts: 1 }));
  }

  /** Takes a delivery; gives its group, unless it was taken before or is played again. */
  async #take({ number, try: count, steps, group, error }: GroupDelivery): Promise<Group | undefined> {
    const id = groupJobId({ training: this.#training, number, try: count } as GroupJob);
    const pending = this.#pending.get(id);
    if (!pending) return undefined;
    this.#pending.delete(id);
    this.#options.tally.addPlayedElsewhere(steps);
    if (!group) return this.#lose(pending, error!);
    this.#streak.reset();
    for (const { outcome } of [...group.rollouts, ...group.lost]) this.#options.tally.addOutcome(outcome);
    return group;
  }

  /** Offers a lost group again, or gives it as lost for good. Throws INFRASTRUCTURE_LOST. */
  async #lose(
    { numbered, job }: Pending,
    error: { code: string; message: string },
  ): Promise<Group | undefined> {
    const { tally, actor } = this.#options;
    this.#streak.add(error);
    if (job.try < TRIES && !isPermanent(error.code)) {
      tally.lost.givenBack += job.k;
      // A Redis that has lost its data has lost the weights of earlier versions for good.
      const weights = error.code === 'WEIGHTS_MISSING' ? await this.#weights() : {};
      await this.#offer({ numbered, job: { ...job, ...weights, try: job.try + 1 } });
      return undefined;
    }
    tally.lost.rollouts += job.k;
    const open = { numbered, trunk: null, finished: [], remaining: 0 };
    const lost = Array.from({ length: job.k }, () => lostBeforeStart(open, actor.version, error));
    for (const { outcome } of lost) tally.addOutcome(outcome);
    return groupOf(job.number, job.task, job.seed, null, lost);
  }

  /** Looks for jobs whose workers were lost, and for jobs that the queue has lost. */
  async #lookAfterJobs({ isInboxEmpty }: { isInboxEmpty: boolean }): Promise<Group | undefined> {
    const now = this.#now();
    if (isInboxEmpty && now - this.#missingAt >= MISSING_EVERY_MS) {
      this.#missingAt = now;
      await keepTraining(this.#connection.redis, this.#training, this.#stored);
      await this.#offerMissing();
    }
    if (now - this.#failedAt < FAILED_EVERY_MS) return undefined;
    this.#failedAt = now;
    await this.#lookout.look(now);
    const jobs = new Map([...this.#pending].map(([id, { job }]) => [id, job]));
    const [failed] = await lasting(() => failedOf(this.#jobs, jobs));
    if (!failed) return undefined;
    const { job, error, isRefused } = failed;
    if (isRefused) throw Object.assign(new Error(error.message), { code: error.code });
    const pending = this.#pending.get(groupJobId(job))!;
    this.#pending.delete(groupJobId(job));
    return this.#lose(pending, error);
  }

  async #offerMissing(): Promise<void> {
    for (const [id, pending] of this.#pending) {
      const state = await lasting(() => this.#jobs.getJobState(id));
      if (state !== 'unknown' && state !== 'completed') continue;
      await this.#weights();
      await lasting(() => this.#jobs.remove(id));
      await this.#offer(pending);
    }
  }

  /** Takes back what no worker has begun. */
  async #withdraw(): Promise<void> {
    const ids = [...this.#pending.keys()];
    this.#pending.clear();
    await Promise.all(ids.map(id => this.#jobs.remove(id).catch(() => 0)));
  }
}
