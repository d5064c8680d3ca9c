import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { UnrecoverableError, WaitingError, Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Versions } from '../../src/protocol/wire/versions.ts';
import type { Agent } from '../agents/agent.ts';
import type { Plan } from '../run/folder.ts';
import { Stop, type Stopped } from '../run/stop.ts';
import type { Device } from '../tasks/device.ts';
import { connect, lasting, unreachable, type AnyJob, type Connection, type JobName } from './connect.ts';
import { MOST_FAILED } from './failed.ts';
import { deliverGroup, trainingOf } from './group-inbox.ts';
import { GROUP, type GroupJob } from './group-job.ts';
import { GroupPlayer } from './group-player.ts';
import { isPermanent, pauseAfter } from '../training/collect/losses.ts';
import { deliver, isDelivered } from './inbox.ts';
import { EPISODE, keysOf, PREFIX, QUEUE, type EpisodeJob, type StoredRun } from './job.ts';
import { playJob, type PlayedJob } from './play.ts';
import { differenceOf } from './build.ts';
import { forgetWorker, reportWorker } from './state.ts';

/**
 * A worker that is killed does not renew its leases any more, and a check then finds its jobs without one. The last renewal may have been just
 * before, and the check just before the lease ends: others get the jobs within `leaseMs` + `checkMs`, 13 s. A lease is renewed after a quarter
 * to a half of it. A worker whose process is busy for the rest, 5 s, loses it: its episode is played twice, and the first result counts.
 */
const LEASE = { leaseMs: 10_000, checkMs: 3_000 };
/** So many workers may be lost while they play a job; then it is the job, more likely than the workers. */
const MOST_STALLED = 2;

/** Ended jobs that are kept for `tapworld queue`; they hold no result. */
const DAY_S = 24 * 3_600;
const KEPT_DONE = { age: DAY_S, count: 10_000 };
const KEPT_FAILED = { age: DAY_S, count: MOST_FAILED };

/** Errors that a run brings with it, such as its model's endpoint: the machine is well. */
const RUNS_OWN = new Set(['ENDPOINT_FAILED', 'TASK_NOT_FOUND', 'SETUP_FAILED']);

/** Errors of a group for which its worker is not to blame. */
const GROUPS_OWN = new Set([...RUNS_OWN, 'WEIGHTS_MISSING']);

const REPORT_EVERY_MS = 3_000;
const MINUTE_MS = 60_000;
/** How long a step that is under way at a worker's deadline may take. */
const CLOSING_MS = 5_000;
/** How long giving back may take, and leaving the queue: without Redis, leases run out instead. */
const LEAVE_MS = 2_000;

export interface WorkerOptions {
  url: string;
  cell: string;
  /** Episodes at once. */
  concurrency: number;
  device: () => Device;
  /** Throws where this machine cannot play the plan. */
  agent: (plan: Plan) => Agent;
  /** What this worker's verdicts depend on; null for a server that does not say. */
  versions: Versions | null;
  notice: (text: string) => void;
  lease?: { leaseMs: number; checkMs: number };
}

/** What a worker did until it left. */
export interface WorkerReport {
  ended: number;
  givenBack: number;
}

type EpisodeWork = Job<AnyJob, void, JobName>;

/** BullMQ's worker, whose closing waits for ever where Redis is away: it can be left behind. */
class LeavableWorker extends Worker<AnyJob, void, JobName> {
  /** Renews no lease any more. */
  async leaveBehind(): Promise<void> {
    await this.lockManager.close();
  }
}

/** Takes episodes from a queue and plays them. It waits while Redis is away, and delivers each result once. */
export class EpisodeWorker {
  #options: WorkerOptions;
  #connection: Connection;
  #redis: Redis;
  #groups: GroupPlayer;
  /** Undefined until Redis has answered for the first time. */
  #worker: LeavableWorker | undefined;
  #id = randomUUID();
  /** Aborted at a worker's deadline: episodes end with their present step. */
  #leaving = new AbortController();
  /** Aborted when nobody waits for that step any more. */
  #gone = new AbortController();
  /** Episodes that are played now. A job that comes back after an outage joins its episode. */
  #playing = new Map<string, Promise<PlayedJob>>();
  #active = 0;
  #isDraining = false;
  #ended = 0;
  /** Groups that were lost in a row. */
  #losses = 0;
  #givenBack = 0;
  /** When episodes ended within the last minute, on a monotonic clock. */
  #endedAt: number[] = [];
  #health = new Stop();
  #reporting: NodeJS.Timeout;

  /** Resolves once this worker cannot go on: its own server fails time and again, and would use up the queue. */
  readonly failed: Promise<Stopped>;
  #fail!: (reason: Stopped) => void;

  constructor(options: WorkerOptions) {
    this.#options = options;
    setMaxListeners(0, this.#leaving.signal, this.#gone.signal);
    this.#connection = connect(options.url, options.notice);
    this.#redis = this.#connection.redis;
    this.#groups = new GroupPlayer(this.#redis, options.device, options.cell);
    this.failed = new Promise(resolve => {
      this.#fail = resolve;
    });
    this.#health.signal.addEventListener('abort', () => this.#fail(this.#health.reason!));
    this.#reporting = setInterval(() => void this.#report(), REPORT_EVERY_MS);
  }

  /** Episodes that are played now, and those that ended and were given back since the start. */
  get counts(): WorkerReport & { active: number } {
    return { active: this.#active, ended: this.#ended, givenBack: this.#givenBack };
  }

  /** Takes jobs as soon as Redis answers. Throws QUEUE_UNREACHABLE where it refuses. */
  async start(): Promise<void> {
    await lasting(() => this.#redis.ping()).catch((error: Error) => {
      throw unreachable(this.#options.url, error.message);
    });
    if (this.#isDraining) return;
    this.#worker = this.#open();
    this.#worker.run().catch((error: Error) => this.#fail({ code: 'QUEUE_FAILED', message: error.message }));
    await this.#report();
  }

  #open(): LeavableWorker {
    const { cell, concurrency, lease = LEASE } = this.#options;
    const worker = new LeavableWorker(QUEUE, (job, token) => this.#process(job, token!), {
      connection: this.#redis,
      prefix: PREFIX,
      name: cell,
      concurrency,
      lockDuration: lease.leaseMs,
      stalledInterval: lease.checkMs,
      maxStalledCount: MOST_STALLED,
      removeOnComplete: KEPT_DONE,
      removeOnFail: KEPT_FAILED,
      autorun: false,
    });
    // Outages are told by the connection itself; a lease that was lost costs a second play at most.
    worker.on('error', () => {});
    return worker;
  }

  /**
   * Takes nothing more, lets what is played end within so many ms, and gives the rest back. What is under way then may take so many ms more,
   * so that phones are closed.
   */
  async leave(withinMs: number, closingMs = CLOSING_MS): Promise<WorkerReport> {
    this.#isDraining = true;
    // BullMQ renews leases until the last job has ended, and fetches nothing more: a pause would let one more job come.
    const closed = this.#worker?.close();
    await this.#idle(withinMs);
    this.#leaving.abort();
    await this.#idle(closingMs);
    this.#gone.abort();
    await this.#idle(LEAVE_MS);
    clearInterval(this.#reporting);
    const left = Promise.all([closed, forgetWorker(this.#redis, this.#id)]).catch(() => {});
    await Promise.race([left, sleep(LEAVE_MS, undefined, { ref: false })]);
    await this.#worker?.leaveBehind();
    this.#connection.close();
    return { ended: this.#ended, givenBack: this.#givenBack };
  }

  /** Lets go of everything at once, as a process that is killed does: its leases run out. */
  abandon(): void {
    clearInterval(this.#reporting);
    this.#connection.close();
    void this.#worker?.close(true).catch(() => {});
  }

  /** Waits until nothing is played, at most so many ms. */
  async #idle(withinMs: number): Promise<void> {
    const until = performance.now() + withinMs;
    while (this.#active > 0 && performance.now() < until) await sleep(50);
  }

  async #process(job: EpisodeWork, token: string): Promise<void> {
    this.#active++;
    try {
      if (this.#isDraining) throw new WaitingError();
      await this.#playAndDeliver(job);
    } catch (error) {
      if (error instanceof UnrecoverableError) throw error;
      if (error instanceof WaitingError || this.#leaving.signal.aborted)
        return await this.#giveBack(job, token);
      throw error;
    } finally {
      this.#active--;
    }
  }

  /** Throws WaitingError for an episode that was cut off, and UnrecoverableError for one that is lost. */
  async #playAndDeliver({ id, name, data: job }: EpisodeWork): Promise<void> {
    if (name === GROUP) return this.#playGroup(job as GroupJob);
    if (name !== EPISODE)
      throw new UnrecoverableError(`PLAN_UNPLAYABLE: No job ${name as string} is known here`);
    return this.#playEpisode(id!, job as EpisodeJob);
  }

  async #playEpisode(id: string, job: EpisodeJob): Promise<void> {
    const { signal } = this.#leaving;
    const plan = await this.#planOf(job);
    if (!plan || (await lasting(() => isDelivered(this.#redis, job), signal))) return;
    const played = await this.#unlessGone(this.#play(id, job, plan, this.#agentOf(plan)));
    const { ended, stopsRun, ms, files } = played;
    const isCutOff = signal.aborted && ended.verdict === null;
    if (isCutOff) throw new WaitingError();
    const { cell } = this.#options;
    const delivered = await deliver(this.#redis, job, { ended, stopsRun, ms, cell }, files, { signal });
    if (delivered === 'taken') this.#count(played);
    if (ended.outcome === 'infra_error')
      throw new UnrecoverableError(`${ended.error?.code ?? 'INTERNAL'}: ${ended.error?.message ?? ''}`);
  }

  /** Plays a group of a training, unless the training is over. Throws WaitingError for one that was cut off. */
  async #playGroup(job: GroupJob): Promise<void> {
    const { signal } = this.#leaving;
    const stored = await trainingOf(this.#redis, job.training, signal);
    if (!stored) return;
    this.#demandBuild(stored.versions, 'training');
    const delivery = await this.#groups.play(job, stored, signal).catch((error: unknown) => {
      throw signal.aborted ? new WaitingError() : error;
    });
    const isTaken = await deliverGroup(this.#redis, job.training, delivery, signal);
    if (delivery.error) return this.#countLost(delivery.error);
    this.#losses = 0;
    this.#health.count({ outcome: 'success', stopsRun: false });
    if (!isTaken) return;
    this.#ended += job.k;
    for (let place = 0; place < job.k; place++) this.#endedAt.push(performance.now());
  }

  /** Counts a group that was lost, and waits: a machine that cannot play would take every job from those that can. */
  async #countLost(error: { code: string; message: string }): Promise<void> {
    if (isPermanent(error.code) || GROUPS_OWN.has(error.code)) return;
    this.#health.count({ outcome: 'infra_error', error, stopsRun: false });
    await sleep(pauseAfter(++this.#losses), undefined, { signal: this.#leaving.signal }).catch(() => {});
  }

  /** Throws BUILD_DIFFERS where this worker may not play something. */
  #demandBuild(versions: Versions, what: string): void {
    if (isDeepStrictEqual(versions, this.#options.versions)) return;
    const difference = differenceOf(versions, this.#options.versions);
    throw new UnrecoverableError(
      `BUILD_DIFFERS: The worker ${this.#options.cell} is of another build than the ${what} (${difference}), ` +
        'and its verdicts could differ. Bring both to the same commit',
    );
  }

  /** Puts a job back into the queue, and tells BullMQ by a WaitingError. Where its lease is lost, it is back already. */
  async #giveBack(job: EpisodeWork, token: string): Promise<never> {
    const isBack = await job.moveToWait(token).then(
      () => true,
      () => false,
    );
    if (isBack) this.#givenBack++;
    throw new WaitingError();
  }

  /** The plan of a job's run; undefined for a run that is over. Throws BUILD_DIFFERS where this worker may not play it. */
  async #planOf({ run }: EpisodeJob): Promise<Plan | undefined> {
    const text = await lasting(() => this.#redis.get(keysOf(run).plan), this.#leaving.signal);
    if (text === null) return undefined;
    const { plan, versions } = JSON.parse(text) as StoredRun;
    this.#demandBuild(versions, 'run');
    return plan;
  }

  #agentOf(plan: Plan): Agent {
    try {
      return this.#options.agent(plan);
    } catch (error) {
      throw new UnrecoverableError(
        `PLAN_UNPLAYABLE: The worker ${this.#options.cell} has no agent ${plan.agent}: ${(error as Error).message}`,
      );
    }
  }

  #play(id: string, job: EpisodeJob, plan: Plan, agent: Agent): Promise<PlayedJob> {
    const before = this.#playing.get(id);
    if (before) return before;
    const played = playJob(this.#options.device(), agent, plan, job, this.#leaving.signal).finally(() =>
      this.#playing.delete(id),
    );
    this.#playing.set(id, played);
    return played;
  }

  /** What was played; throws WaitingError where it takes too long for a worker that leaves. */
  async #unlessGone(played: Promise<PlayedJob>): Promise<PlayedJob> {
    const { signal } = this.#gone;
    let giveUp = () => {};
    const gone = new Promise<never>((_, reject) => {
      giveUp = () => reject(new WaitingError());
      signal.addEventListener('abort', giveUp, { once: true });
    });
    try {
      return await Promise.race([played, gone]);
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  #count({ ended, stopsRun }: PlayedJob): void {
    this.#ended++;
    this.#endedAt.push(performance.now());
    if (!RUNS_OWN.has(ended.error?.code ?? '')) this.#health.count({ ...ended, stopsRun });
  }

  async #report(): Promise<void> {
    const since = performance.now() - MINUTE_MS;
    this.#endedAt = this.#endedAt.filter(at => at >= since);
    const { cell } = this.#options;
    const state = { cell, active: this.#active, perMinute: this.#endedAt.length };
    // An outage is told by the connection, and the next report follows soon.
    if (this.#redis.status === 'ready') await reportWorker(this.#redis, this.#id, state).catch(() => {});
  }
}
