import type { Redis } from 'ioredis';
import type { Versions } from '../../src/protocol/wire/versions.ts';
import { episodeKey, idOf, type EpisodeId } from '../run/episode-id.ts';
import type { RunFolder } from '../run/folder.ts';
import type { Result } from '../run/results.ts';
import { resultOf } from '../run/runner.ts';
import type { Stop } from '../run/stop.ts';
import { alsoConnect, lasting, type JobQueue } from './connect.ts';
import { failedOf, lostTo, type FailedJob } from './failed.ts';
import { unpackTexts, writeEpisode } from './files.ts';
import { Inbox, isDelivered, type Entry } from './inbox.ts';
import { jobId } from './job.ts';
import { Offer } from './offer.ts';
import { WorkerLookout } from './lookout.ts';
import { within } from './within.ts';

/** Results that are fetched at once. */
const AT_ONCE = 16;
/** How long one look at the inbox waits. */
const BLOCK_MS = 500;
/** How often failed jobs are looked for. */
const FAILED_EVERY_MS = 2_000;
/** How often the queue is asked whether it still has every job: a Redis that has lost its disk has none. */
const MISSING_EVERY_MS = 30_000;
/** How long withdrawing may take. */
const WITHDRAW_MS = 10_000;

/** What a run that stopped has left in the queue. */
export interface Left {
  withdrawn: number;
  playing: number;
}

export interface FollowOptions {
  versions: Versions;
  stop: Stop;
  onResult?: (result: Result) => void;
  /** Tells people what they can do something about. */
  notice?: (text: string) => void;
  /** A monotonic clock, ms. */
  now?: () => number;
}

/**
 * Offers the open episodes of a run as jobs, and writes each result into its folder as if it had been played there. Results that were
 * delivered while nobody followed the run are taken first. Each attempt at an episode is taken once. Ends when all are decided, or when
 * `stop` is aborted: then jobs that no worker has begun are withdrawn, and null is given where Redis could not be asked in time.
 */
export async function followRun(
  folder: RunFolder,
  redis: Redis,
  jobs: JobQueue,
  options: FollowOptions,
): Promise<Left | null> {
  const offer = await Offer.of(folder, redis, jobs, options.versions);
  const reading = alsoConnect(redis);
  const follower = new Follower(folder, redis, jobs, reading, offer, options);
  // A Redis that comes back may have lost what it held.
  const onReady = () => follower.checkSoon();
  redis.on('ready', onReady);
  try {
    await unlessStopped(follower.follow(), options.stop.signal);
    if (options.stop.signal.aborted) return await within(WITHDRAW_MS, offer.withdraw());
    await within(WITHDRAW_MS, offer.forget());
    return { withdrawn: 0, playing: 0 };
  } finally {
    redis.off('ready', onReady);
    reading.disconnect();
  }
}

/** Waits for the work, or until the run stops: then nobody waits for it any more. */
async function unlessStopped(work: Promise<void>, signal: AbortSignal): Promise<void> {
  let stopped = () => {};
  const aborted = new Promise<void>(resolve => {
    stopped = resolve;
    if (signal.aborted) resolve();
    signal.addEventListener('abort', stopped, { once: true });
  });
  await Promise.race([work, aborted]);
  signal.removeEventListener('abort', stopped);
  work.catch(() => {});
}

class Follower {
  #folder: RunFolder;
  #redis: Redis;
  #jobs: JobQueue;
  #inbox: Inbox;
  #offer: Offer;
  #stop: Stop;
  #onResult: (result: Result) => void;
  #notice: (text: string) => void;
  #now: () => number;
  #startedAt: number;
  #failedAt: number;
  #missingAt: number;
  readonly #lookout: WorkerLookout;

  constructor(
    folder: RunFolder,
    redis: Redis,
    jobs: JobQueue,
    reading: Redis,
    offer: Offer,
    { stop, onResult = () => {}, notice = () => {}, now = () => performance.now() }: FollowOptions,
  ) {
    this.#folder = folder;
    this.#redis = redis;
    this.#jobs = jobs;
    this.#inbox = new Inbox(redis, reading, offer.run);
    this.#offer = offer;
    this.#stop = stop;
    this.#onResult = onResult;
    this.#notice = notice;
    this.#now = now;
    this.#startedAt = now();
    this.#failedAt = this.#startedAt;
    this.#missingAt = this.#startedAt;
    this.#lookout = new WorkerLookout(redis, notice, this.#startedAt);
  }

  get #isStopped(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Has the queue asked at once whether it still has every job. */
  checkSoon(): void {
    this.#missingAt = -Infinity;
  }

  /** Takes results until every episode is decided, or the run stops. */
  async follow(): Promise<void> {
    await this.#offer.keep();
    await this.#collect();
    await this.#offer.open();
    while (this.#offer.pending.size > 0 && !this.#isStopped) {
      const entries = await lasting(() => this.#inbox.read(AT_ONCE, BLOCK_MS));
      await Promise.all(entries.map(entry => this.#take(entry)));
      await this.#lookAfterJobs();
    }
  }

  /** Takes what was delivered while nobody followed the run. What was lost meanwhile is played again, as in any run that is continued. */
  async #collect(): Promise<void> {
    for (;;) {
      const entries = await lasting(() => this.#inbox.read(AT_ONCE));
      if (entries.length === 0 || this.#isStopped) return;
      await Promise.all(entries.map(entry => this.#take(entry, { keepsLost: false })));
    }
  }

  /** Takes a delivery: its files first, then its line, then it is removed. After a crash between any two it is taken again. */
  async #take(entry: Entry, { keepsLost = true }: { keepsLost?: boolean } = {}): Promise<void> {
    const found = await lasting(() => this.#inbox.open(entry));
    const texts = found && (await unpackTexts(found.files));
    if (this.#isStopped) return;
    const isLost = found?.delivery.ended.outcome === 'infra_error';
    if (found && this.#folder.isOpen(entry) && (keepsLost || !isLost)) {
      const { ended, ms, stopsRun, cell } = found.delivery;
      writeEpisode(this.#folder, entry, found.files, texts!);
      this.#add(entry, ended, ms);
      const { error } = ended;
      // A run that stops on it says which machine to look at.
      const told = error && { ...error, message: `${error.message} (worker ${cell})` };
      this.#stop.count({ outcome: ended.outcome, error: told, stopsRun });
    }
    await lasting(() => this.#inbox.remove(entry, isLost));
  }

  #add(episode: EpisodeId, ended: Parameters<typeof resultOf>[1], ms: number): void {
    const times = { ms, elapsedMs: this.#now() - this.#startedAt, leg: this.#folder.leg };
    const result = resultOf(episode, ended, times);
    this.#folder.add(result);
    for (const [id, job] of this.#offer.pending)
      if (episodeKey(job) === episodeKey(episode)) this.#offer.pending.delete(id);
    this.#onResult(result);
  }

  async #lookAfterJobs(): Promise<void> {
    const now = this.#now();
    if (now - this.#failedAt >= FAILED_EVERY_MS) {
      this.#failedAt = now;
      for (const failed of await lasting(() => failedOf(this.#jobs, this.#offer.pending)))
        await this.#giveUp(failed);
      await this.#lookout.look(now);
    }
    if (now - this.#missingAt >= MISSING_EVERY_MS) {
      this.#missingAt = now;
      await this.#offer.keep();
      await this.#offerMissing();
    }
  }

  /** A job failed. Unless its result is on its way, it is lost; where a worker refused it, the run stops and the episode stays open. */
  async #giveUp({ job, error, isRefused }: FailedJob): Promise<void> {
    if (await lasting(() => isDelivered(this.#redis, job))) return;
    if (this.#isStopped || !this.#offer.pending.has(jobId(job))) return;
    if (!isRefused) {
      await lasting(() => this.#offer.countLost(job));
      const ended = lostTo(error);
      const { agent, language } = this.#folder.plan;
      this.#folder.episode(job).end({ ...idOf(job), agent, language, ...ended });
      this.#add(job, ended, 0);
    }
    this.#stop.count({ outcome: 'infra_error', error, stopsRun: isRefused });
  }

  /** Offers jobs again that the queue does not have any more, and whose results are not on their way. */
  async #offerMissing(): Promise<void> {
    const missing = await this.#offer.missing();
    if (missing.length === 0 || this.#isStopped) return;
    this.#notice(`The queue has lost ${missing.length} of the run’s episodes; they are offered again`);
    await this.#offer.add(missing);
  }
}
