import { setTimeout as sleep } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';
import type { GROUP, GroupJob } from './group-job.ts';
import { PREFIX, QUEUE, type EPISODE, type EpisodeJob } from './job.ts';

/** Thrown by what has to do with the queue, with what to do next in its message. */
export class QueueError extends Error {
  readonly code: 'QUEUE_UNREACHABLE';
  constructor(code: QueueError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** A Redis address without its user and password. */
export function shownUrl(url: string): string {
  const shown = new URL(url);
  shown.username = '';
  shown.password = '';
  return shown.href;
}

/** How long a first connection may take, ms. */
const CONNECT_MS = 5_000;
/** A connection on which nothing arrives for so long is dead: every one of the queue's has an answer at least each 10 s. */
const SILENT_MS = 20_000;
const MOST_RETRY_MS = 2_000;

const DURABLE: RedisOptions = {
  // Commands wait for Redis to come back: whoever must not wait gives up by itself.
  maxRetriesPerRequest: null,
  connectTimeout: CONNECT_MS,
  socketTimeout: SILENT_MS,
};

/** A connection that is kept until it is closed, through every outage. */
export interface Connection {
  redis: Redis;
  /** Lets go of it. Neither it nor a duplicate of it, such as those of BullMQ, connects again. */
  close(): void;
}

/** Tells people when Redis goes away and when it is back, once each. */
function tellOutages(redis: Redis, url: string, notice: (text: string) => void): void {
  let isAway = false;
  let reason = 'the connection was closed';
  redis.on('error', (error: Error) => {
    reason = error.message || reason;
  });
  redis.on('reconnecting', () => {
    if (isAway) return;
    isAway = true;
    notice(`Redis at ${shownUrl(url)} does not answer (${reason}); waiting for it`);
  });
  redis.on('ready', () => {
    if (isAway) notice(`Redis at ${shownUrl(url)} answers again`);
    isAway = false;
  });
}

/** Connects for good: what is asked while Redis is away waits until it is back. */
export function connect(url: string, notice: (text: string) => void): Connection {
  let isOpen = true;
  const retryStrategy = (times: number) =>
    isOpen ? Math.min(MOST_RETRY_MS, 50 * 2 ** Math.min(times, 10)) : null;
  const redis = new Redis(url, { ...DURABLE, retryStrategy });
  tellOutages(redis, url, notice);
  const close = () => {
    isOpen = false;
    redis.disconnect();
  };
  return { redis, close };
}

/** A second connection, for reading that blocks; the first one tells of outages. */
export function alsoConnect(redis: Redis): Redis {
  const also = redis.duplicate();
  also.on('error', () => {});
  return also;
}

/** Refusals that pass: Redis has no memory left, or is just starting. */
const PASSING = /^(?:OOM|LOADING|BUSY|TRYAGAIN|MASTERDOWN|READONLY)\b/;
const AGAIN_MS = 1_000;

/** What every call of a connection ends with that was let go of. */
const CLOSED = 'Connection is closed.';

const isFinal = (error: unknown) =>
  error instanceof Error &&
  (error.message === CLOSED || (error.name === 'ReplyError' && !PASSING.test(error.message)));

/**
 * Repeats a call of Redis, which may be executed twice, until it is answered. Throws what Redis refuses, and where the connection was let go
 * of. Stops when the signal aborts.
 */
export async function lasting<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (signal?.aborted || isFinal(error)) throw error;
      await sleep(AGAIN_MS, undefined, signal ? { signal } : {});
    }
  }
}

/** What to do about a Redis that does not answer, or refuses. */
export const unreachable = (url: string, reason: string): QueueError =>
  new QueueError(
    'QUEUE_UNREACHABLE',
    `Redis at ${shownUrl(url)} cannot be used (${reason}). Is it running, and are its address, user and password right? On Debian: apt-get install redis-server`,
  );

/** Throws QUEUE_UNREACHABLE where no Redis answers at an address, or it refuses. */
export async function demandRedis(url: string): Promise<void> {
  const probe = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    connectTimeout: CONNECT_MS,
    maxRetriesPerRequest: 0,
  });
  let reason: string | undefined;
  probe.on('error', (error: Error) => {
    reason ??= error.message;
  });
  try {
    await probe.connect();
    await probe.ping();
  } catch (error) {
    throw unreachable(url, reason || (error as Error).message);
  } finally {
    probe.disconnect();
  }
}

/** Jobs of the queue, and what their kinds are called. */
export type AnyJob = EpisodeJob | GroupJob;
export type JobName = typeof EPISODE | typeof GROUP;
export type JobQueue = Queue<AnyJob, void, JobName>;

/** The queue as BullMQ has it, for those who offer jobs and look at them. */
export function openJobs(redis: Redis): JobQueue {
  const jobs: JobQueue = new Queue(QUEUE, { connection: redis, prefix: PREFIX });
  // Outages are told by the connection itself.
  jobs.on('error', () => {});
  return jobs;
}
