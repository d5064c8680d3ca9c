import type { Redis } from 'ioredis';
import type { JobQueue } from './connect.ts';
import { workerKey, WORKERS } from './job.ts';

/** What a worker says of itself: its cell, the episodes that it plays now, and those that it ended within the last minute. */
export interface WorkerState {
  cell: string;
  active: number;
  perMinute: number;
}

/** What `tapworld queue` shows: jobs by what became of them, and the workers that are there. */
export interface QueueState {
  waiting: number;
  active: number;
  /** Those of the last day, at most 10,000. */
  done: number;
  /** Those that were lost or refused, of the last day, at most 1,000. */
  failed: number;
  workers: WorkerState[];
}

/** How long a worker counts as there after its last sign of life, ms. */
const THERE_MS = 15_000;

/** A worker's sign of life. */
export async function reportWorker(redis: Redis, id: string, state: WorkerState): Promise<void> {
  await redis.multi().sadd(WORKERS, id).set(workerKey(id), JSON.stringify(state), 'PX', THERE_MS).exec();
}

/** A worker that leaves is gone at once. */
export async function forgetWorker(redis: Redis, id: string): Promise<void> {
  await redis.multi().srem(WORKERS, id).del(workerKey(id)).exec();
}

/** The workers that have given a sign of life, by the names of their cells. The others are forgotten. */
export async function workersOf(redis: Redis): Promise<WorkerState[]> {
  const ids = await redis.smembers(WORKERS);
  if (ids.length === 0) return [];
  const states = await redis.mget(ids.map(workerKey));
  const gone = ids.filter((_, i) => states[i] === null);
  if (gone.length > 0) await redis.srem(WORKERS, ...gone);
  const found = states.flatMap(state =>
    typeof state === 'string' ? [JSON.parse(state) as WorkerState] : [],
  );
  return found
    .map(({ cell, active, perMinute }) => ({ cell, active, perMinute }))
    .sort((a, b) => (a.cell < b.cell ? -1 : a.cell > b.cell ? 1 : 0));
}

/** The state of the queue now. */
export async function queueState(redis: Redis, jobs: JobQueue): Promise<QueueState> {
  const [counts, workers] = await Promise.all([jobs.getJobCounts(), workersOf(redis)]);
  const sum = (...names: string[]) => names.reduce((total, name) => total + (counts[name] ?? 0), 0);
  return {
    waiting: sum('waiting', 'prioritized', 'delayed', 'paused', 'waiting-children'),
    active: sum('active'),
    done: sum('completed'),
    failed: sum('failed'),
    workers,
  };
}
