import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Redis } from 'ioredis';
import type { Versions } from '../../src/protocol/wire/versions.ts';
import { episodeKey, episodesOf } from '../run/episode-id.ts';
import type { RunFolder } from '../run/folder.ts';
import { lasting, type JobQueue } from './connect.ts';
import { isDelivered, KEPT_S } from './inbox.ts';
import { EPISODE, jobId, keysOf, type EpisodeJob, type StoredRun } from './job.ts';

/** The file of a run's folder that says under which id its jobs are, and which build plays them. */
const QUEUED = 'queue.json';

interface Queued {
  run: string;
  versions: Versions;
}

/** Jobs that are sent to Redis at once. */
const CHUNK = 500;

function chunks<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, i) =>
    items.slice(i * CHUNK, (i + 1) * CHUNK),
  );
}

/**
 * The run's id in the queue: the one that it had before, so that what was delivered meanwhile is its own. Another build gets another id, and
 * results of the build before are not taken any more.
 */
async function idOf(folder: RunFolder, redis: Redis, versions: Versions): Promise<string> {
  const path = join(folder.path, QUEUED);
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Queued) : undefined;
  if (before && isDeepStrictEqual(before.versions, versions)) return before.run;
  if (before) await lasting(() => redis.del(keysOf(before.run).plan));
  const queued: Queued = { run: randomUUID(), versions };
  folder.write(QUEUED, queued);
  return queued.run;
}

/** The jobs of a run: those that are not decided, by their ids. */
export class Offer {
  readonly run: string;
  /** Jobs whose results are not there yet, by their ids. */
  readonly pending = new Map<string, EpisodeJob>();
  #folder: RunFolder;
  #redis: Redis;
  #jobs: JobQueue;
  #stored: StoredRun;
  #isWithdrawn = false;
  /** What is being added: withdrawing waits for it. */
  #adding: Promise<void> = Promise.resolve();

  private constructor(run: string, folder: RunFolder, redis: Redis, jobs: JobQueue, versions: Versions) {
    this.run = run;
    this.#folder = folder;
    this.#redis = redis;
    this.#jobs = jobs;
    this.#stored = { plan: folder.plan, versions };
  }

  static async of(folder: RunFolder, redis: Redis, jobs: JobQueue, versions: Versions): Promise<Offer> {
    return new Offer(await idOf(folder, redis, versions), folder, redis, jobs, versions);
  }

  /** Stores what all jobs have in common, or keeps it longer. */
  async keep(): Promise<void> {
    const { plan } = keysOf(this.run);
    await lasting(() => this.#redis.set(plan, JSON.stringify(this.#stored), 'EX', KEPT_S));
  }

  /** Offers every open episode. One that is being played already is not offered twice. */
  async open(): Promise<void> {
    const lost = await lasting(() => this.#redis.hgetall(keysOf(this.run).lost));
    const places = new Map(episodesOf(this.#folder.plan).map((episode, i) => [episodeKey(episode), i]));
    for (const episode of this.#folder.open()) {
      const name = episodeKey(episode);
      const job: EpisodeJob = {
        run: this.run,
        ...episode,
        attempt: 1 + Number(lost[name] ?? 0),
        place: places.get(name) ?? 0,
      };
      this.pending.set(jobId(job), job);
    }
    await this.add([...this.pending.values()]);
  }

  /** Adds jobs anew. Those that a worker plays now stay as they are. */
  add(jobs: readonly EpisodeJob[]): Promise<void> {
    this.#adding = this.#addAll(jobs);
    return this.#adding;
  }

  async #addAll(jobs: readonly EpisodeJob[]): Promise<void> {
    for (const chunk of chunks(jobs)) {
      if (this.#isWithdrawn) return;
      const entries = chunk.map(job => ({
        name: EPISODE,
        data: job,
        opts: { jobId: jobId(job), attempts: 1 },
      }));
      await lasting(async () => {
        await this.remove(chunk);
        await this.#jobs.addBulk(entries);
      });
    }
  }

  /** Takes jobs out of the queue, all but those that a worker plays now. Gives how many. */
  async remove(jobs: readonly EpisodeJob[]): Promise<number> {
    const removed = await Promise.all(jobs.map(job => this.#jobs.remove(jobId(job))));
    return removed.reduce((sum, count) => sum + count, 0);
  }

  /** Pending jobs that the queue does not have any more, and whose results are not on their way. */
  async missing(): Promise<EpisodeJob[]> {
    const found: EpisodeJob[] = [];
    for (const chunk of chunks([...this.pending.values()])) {
      const states = await lasting(() => Promise.all(chunk.map(job => this.#jobs.getJobState(jobId(job)))));
      const ended = chunk.filter((_, i) => states[i] === 'unknown' || states[i] === 'completed');
      for (const job of ended) if (!(await lasting(() => isDelivered(this.#redis, job)))) found.push(job);
    }
    return found.filter(job => this.pending.has(jobId(job)));
  }

  /** Withdraws what no worker has begun. */
  async withdraw(): Promise<{ withdrawn: number; playing: number }> {
    this.#isWithdrawn = true;
    await this.#adding;
    const all = [...this.pending.values()];
    let withdrawn = 0;
    for (const chunk of chunks(all)) withdrawn += await this.remove(chunk);
    return { withdrawn, playing: all.length - withdrawn };
  }

  /** Counts an attempt that was lost without a delivery. */
  async countLost(job: EpisodeJob): Promise<void> {
    await this.#redis.hincrby(keysOf(this.run).lost, episodeKey(job), 1);
  }

  /** Forgets a run whose every episode is decided: what is delivered after that is of no use. */
  async forget(): Promise<void> {
    const { plan, delivered, lost, inbox, bytes } = keysOf(this.run);
    await this.#redis.del(plan, delivered, lost, inbox, bytes);
  }
}
