import type { Redis } from 'ioredis';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { lasting } from './connect.ts';
import { trainingKeys, type GroupDelivery, type StoredTraining } from './group-job.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** How long a training's keys stay after its last sign of life, in seconds. */
const KEPT_S = 3_600;

/** Appends a delivery, unless the training is over. */
const DELIVER = `
  if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
  redis.call('RPUSH', KEYS[2], ARGV[1])
  redis.call('EXPIRE', KEYS[2], ARGV[2])
  return 1`;

/** Stores what all jobs of a training have in common, or keeps it longer. */
export async function keepTraining(redis: Redis, training: string, stored: StoredTraining): Promise<void> {
  await lasting(() => redis.set(trainingKeys(training).plan, JSON.stringify(stored), 'EX', KEPT_S));
}

/** What the jobs of a training have in common; undefined for one that is over. */
export async function trainingOf(
  redis: Redis,
  training: string,
  signal: AbortSignal,
): Promise<StoredTraining | undefined> {
  const text = await lasting(() => redis.get(trainingKeys(training).plan), signal);
  return text === null ? undefined : (JSON.parse(text) as StoredTraining);
}

/** Ends a training: what is delivered after that is of no use. */
export async function forgetTraining(redis: Redis, training: string): Promise<void> {
  const { plan, inbox } = trainingKeys(training);
  await redis.del(plan, inbox);
}

/** Delivers a group. It may be delivered twice, after a lost answer or by two workers: the training takes the first. Gives whether the training still waits. */
export async function deliverGroup(
  redis: Redis,
  training: string,
  delivery: GroupDelivery,
  signal: AbortSignal,
): Promise<boolean> {
  const { plan, inbox } = trainingKeys(training);
  const bytes = await zip(JSON.stringify(delivery));
  return (await lasting(() => redis.eval(DELIVER, 2, plan, inbox, bytes, KEPT_S), signal)) === 1;
}

/** The next delivery; undefined if none comes within so many seconds. `reading` is a connection of its own, which blocks. */
export async function nextDelivery(
  reading: Redis,
  training: string,
  seconds: number,
): Promise<GroupDelivery | undefined> {
  const found = await lasting(() => reading.blpopBuffer(trainingKeys(training).inbox, seconds));
  if (!found) return undefined;
  return JSON.parse((await unzip(found[1])).toString()) as GroupDelivery;
}
