import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { noop } from '../../bench/agents/noop.ts';
import { connect, openJobs, type Connection, type JobQueue } from '../../bench/queue/connect.ts';
import { followRun, type Left } from '../../bench/queue/follow.ts';
import { EpisodeWorker, type WorkerOptions } from '../../bench/queue/worker.ts';
import { readLines, RunFolder, type Plan } from '../../bench/run/folder.ts';
import type { Result } from '../../bench/run/results.ts';
import { Stop } from '../../bench/run/stop.ts';
import type { Versions } from '../../src/protocol/wire/versions.ts';
import type { OwnRedis } from '../../server/store/redis-server.ts';
import { fakeDevice } from './fake-device.ts';

export const versions: Versions = {
  harness: '0'.repeat(12),
  tasks: '1'.repeat(12),
  simulator: '2'.repeat(12),
  world: '3'.repeat(12),
};
/** Leases that run out soon. */
export const SHORT_LEASE = { leaseMs: 1_500, checkMs: 500 };

export const planOf = (seeds: number, over: Partial<Plan> = {}): Plan => ({
  agent: 'noop',
  tasks: ['notes/a', 'notes/b'],
  seeds: Array.from({ length: seeds }, (_, i) => i + 1),
  language: 'en',
  pictures: true,
  ...over,
});

/** Waits until it is so, or fails with what was waited for. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  ms = 30_000,
): Promise<void> {
  for (const end = performance.now() + ms; !(await isSo()); await sleep(20))
    if (performance.now() > end) throw new Error(`Not within ${ms} ms: ${what}`);
}

/** Episodes of such a plan, sorted. */
export const planned = (seeds: number): string[] =>
  ['notes/a', 'notes/b'].flatMap(task => Array.from({ length: seeds }, (_, i) => `${task} ${i + 1}`)).sort();

/** A gate: `hold` waits at it, until it is opened. */
export function gate(): { open: () => void; waiting: string[]; hold: (episode: string) => Promise<void> } {
  let open = () => {};
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  const waiting: string[] = [];
  const hold = (episode: string) => {
    waiting.push(episode);
    return opened;
  };
  return { open, waiting, hold };
}

/** A run that is offered and followed in this process. */
export interface Followed {
  folder: RunFolder;
  stop: Stop;
  notices: string[];
  taken: Result[];
  done: Promise<Left | null>;
  /** Ends the following as the death of its process does: nothing is withdrawn. */
  die(): Promise<void>;
  lines(): Result[];
}

/** What a test plays on: a Redis, folders, and what was started, which `clear` ends. */
export class Stage {
  readonly redis: OwnRedis;
  readonly path = mkdtempSync(join(tmpdir(), 'tapworld-queue-'));
  #workers: EpisodeWorker[] = [];
  #connections: Connection[] = [];

  constructor(redis: OwnRedis) {
    this.redis = redis;
  }

  /** A worker with a fake device and short leases. */
  async worker(over: Partial<WorkerOptions> = {}): Promise<EpisodeWorker> {
    const worker = new EpisodeWorker({
      url: this.redis.url,
      cell: `cell-${this.#workers.length + 1}`,
      concurrency: 2,
      device: () => fakeDevice(),
      agent: () => noop,
      versions,
      notice: () => {},
      lease: SHORT_LEASE,
      ...over,
    });
    this.#workers.push(worker);
    await worker.start();
    return worker;
  }

  connect(): Connection & { jobs: JobQueue } {
    const connection = connect(this.redis.url, () => {});
    this.#connections.push(connection);
    return { ...connection, jobs: openJobs(connection.redis) };
  }

  create(plan: Plan, name = 'r'): RunFolder {
    return RunFolder.create(join(this.path, name), plan);
  }

  resume(name = 'r'): RunFolder {
    return RunFolder.resume(join(this.path, name));
  }

  follow(folder: RunFolder, of: Versions = versions): Followed {
    const notices: string[] = [];
    const taken: Result[] = [];
    const stop = new Stop();
    const { redis, jobs, close } = this.connect();
    const done = followRun(folder, redis, jobs, {
      versions: of,
      stop,
      notice: text => notices.push(text),
      onResult: result => taken.push(result),
    });
    done.catch(() => {});
    const lines = () => readLines<Result>(readFileSync(join(folder.path, 'results.jsonl'), 'utf8'));
    const die = async () => {
      close();
      stop.interrupt();
      await done.catch(() => {});
    };
    return { folder, stop, notices, taken, done, die, lines };
  }

  async clear(): Promise<void> {
    await Promise.all(this.#workers.splice(0).map(worker => worker.leave(0, 0)));
    for (const { close } of this.#connections.splice(0)) close();
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** Episodes of results, sorted: `notes/a 1`. */
export const episodes = (results: readonly Result[]): string[] =>
  results.map(({ task, seed }) => `${task} ${seed}`).sort();
