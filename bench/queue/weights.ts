import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { checkpointOf, checkpointText } from '../training/policy/checkpoint.ts';
import type { Model } from '../training/policy/model.ts';
import { lasting } from './connect.ts';
import { PREFIX } from './job.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** How long weights stay after they were last offered, in seconds. */
const KEPT_S = 24 * 3_600;
/** Models that a worker keeps: those of trainings that it plays for, in their last versions. */
const MOST_KEPT = 4;

const keyOf = (sha256: string): string => `${PREFIX}:weights:${sha256}`;

/** Puts weights where workers find them. Gives the SHA-256 of their checkpoint. */
export async function offerWeights(redis: Redis, model: Model): Promise<string> {
  const text = checkpointText(model, {});
  const sha256 = createHash('sha256').update(text).digest('hex');
  if (await lasting(() => redis.expire(keyOf(sha256), KEPT_S))) return sha256;
  const bytes = await zip(text);
  await lasting(() => redis.set(keyOf(sha256), bytes, 'EX', KEPT_S));
  return sha256;
}

/** Weights as a worker has them: each is fetched once. */
export class WeightCache {
  readonly #redis: Redis;
  readonly #models = new Map<string, Promise<Model>>();

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** The model of a hash. Throws WEIGHTS_MISSING where Redis has it no more, and what the signal was aborted with. */
  async get(sha256: string, signal: AbortSignal): Promise<Model> {
    const known = this.#models.get(sha256);
    const found = known ?? this.#fetch(sha256, signal);
    this.#models.delete(sha256);
    this.#models.set(sha256, found);
    const [oldest] = this.#models.keys();
    if (this.#models.size > MOST_KEPT) this.#models.delete(oldest!);
    // What could not be fetched is fetched anew the next time.
    found.catch(() => this.#models.delete(sha256));
    return found;
  }

  async #fetch(sha256: string, signal: AbortSignal): Promise<Model> {
    const bytes = await lasting(() => this.#redis.getBuffer(keyOf(sha256)), signal);
    if (!bytes)
      throw Object.assign(new Error(`Redis has no weights ${sha256} any more`), { code: 'WEIGHTS_MISSING' });
    const text = (await unzip(bytes)).toString();
    if (createHash('sha256').update(text).digest('hex') !== sha256)
      throw Object.assign(new Error(`The weights ${sha256} are not whole`), { code: 'WEIGHTS_MISSING' });
    return checkpointOf(text, `weights ${sha256}`).model;
  }
}
