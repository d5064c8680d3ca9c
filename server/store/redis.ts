import { Redis, type Result } from 'ioredis';
import { ApiError } from '../errors.ts';
import { LIFE, type Claim, type Store, type Stored, type Watcher, type Written } from './store.ts';
import { Watchers } from './watchers.ts';

/** What all keys of this program begin with, so that they do not meet those of others in the same database. */
const SPACE = 'tapworld:';
const VALUES = `${SPACE}value:`;
const CLAIMS = `${SPACE}claim:`;
const EPOCHS = `${SPACE}epoch:`;
/** Channels on which writes and deletions are told. */
const CHANGES = `${SPACE}change:`;

/** How long a call may take, in ms. Redis on the network answers in under one; beyond this it is away. */
const TIMEOUT_MS = 5_000;
/** How often a lost connection is tried again, in ms. */
const RECONNECT_MS = 250;
/** Keys of one page of a scan. */
const PAGE = 500;

/** Each script is one step of Redis, which nothing else comes between. */
const SCRIPTS = {
  putValue: {
    numberOfKeys: 2,
    lua: `
      local had = tonumber(redis.call('HGET', KEYS[1], 'seq') or '0')
      local seq = tonumber(ARGV[1])
      if had == seq and redis.call('HGET', KEYS[1], 'value') == ARGV[2] then return 1 end
      local before = seq - 1
      if seq % ${LIFE} == 1 then before = 0 end
      if had ~= before then return 0 end
      redis.call('HSET', KEYS[1], 'seq', ARGV[1], 'value', ARGV[2])
      redis.call('PUBLISH', KEYS[2], ARGV[1])
      return 1`,
  },
  deleteValue: {
    numberOfKeys: 2,
    lua: `
      local seq = redis.call('HGET', KEYS[1], 'seq')
      if not seq then return 1 end
      if tonumber(seq) ~= tonumber(ARGV[1]) then return 0 end
      redis.call('DEL', KEYS[1])
      redis.call('PUBLISH', KEYS[2], '')
      return 1`,
  },
  claimKey: {
    numberOfKeys: 2,
    lua: `
      local owner = redis.call('GET', KEYS[1])
      if owner and owner ~= ARGV[1] then return 0 end
      redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
      if owner then return tonumber(redis.call('GET', KEYS[2])) end
      return redis.call('INCR', KEYS[2])`,
  },
  releaseKey: {
    numberOfKeys: 1,
    lua: `
      if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
      return 1`,
  },
};

declare module 'ioredis' {
  interface RedisCommander<Context> {
    putValue(key: string, channel: string, seq: number, value: Buffer): Result<number, Context>;
    deleteValue(key: string, channel: string, seq: number): Result<number, Context>;
    claimKey(claim: string, epoch: string, owner: string, ttl: number): Result<number, Context>;
    releaseKey(claim: string, owner: string): Result<number, Context>;
  }
}

/** An address without its password, for logs. */
function withoutPassword(url: string): string {
  const parsed = new URL(url);
  if (parsed.password !== '') parsed.password = '***';
  return parsed.href;
}

/** A prefix as a pattern of Redis, in which its own characters stand for themselves. */
const patternOf = (prefix: string): string => `${prefix.replaceAll(/[\\*?[\]]/g, '\\$&')}*`;

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** A store that many machines share. */
export class RedisStore implements Store {
  readonly url: string;
  readonly isShared = true;
  private readonly redis: Redis;
  /** A second connection: one that listens can do nothing else. */
  private listener: Promise<Redis> | undefined;
  private readonly watchers = new Watchers();

  private constructor(url: string, redis: Redis) {
    this.url = withoutPassword(url);
    this.redis = redis;
  }

  /** Connects to `redis://…` or `rediss://…`. Throws STORE_UNAVAILABLE where nothing answers there. */
  static async open(url: string): Promise<RedisStore> {
    const redis = new Redis(url, {
      lazyConnect: true,
      commandTimeout: TIMEOUT_MS,
      // What was written while Redis was away is sent when it is back.
      maxRetriesPerRequest: null,
      retryStrategy: () => RECONNECT_MS,
      scripts: SCRIPTS,
    });
    const store = new RedisStore(url, redis);
    let last: unknown;
    // Every failed try is an event; without a listener it would end the process.
    redis.on('error', error => (last = error));
    try {
      await redis.connect();
    } catch (cause) {
      redis.disconnect();
      throw store.unavailable(last ?? cause);
    }
    return store;
  }

  async put(key: string, seq: number, value: Uint8Array): Promise<Written> {
    const written = await this.call(() =>
      this.redis.putValue(VALUES + key, CHANGES + key, seq, Buffer.from(value)),
    );
    return written === 1 ? 'ok' : 'moved';
  }

  async get(key: string): Promise<Stored | undefined> {
    const [seq, value] = await this.call(() => this.redis.hmgetBuffer(VALUES + key, 'seq', 'value'));
    return seq && value ? { seq: Number(seq.toString()), value } : undefined;
  }

  async seqOf(key: string): Promise<number | undefined> {
    const seq = await this.call(() => this.redis.hget(VALUES + key, 'seq'));
    return seq === null ? undefined : Number(seq);
  }

  async delete(key: string, seq: number): Promise<Written> {
    const deleted = await this.call(() => this.redis.deleteValue(VALUES + key, CHANGES + key, seq));
    return deleted === 1 ? 'ok' : 'moved';
  }

  async *list(prefix: string): AsyncIterable<string> {
    const pattern = patternOf(VALUES + prefix);
    // A scan may give a key twice.
    const seen = new Set<string>();
    let cursor = '0';
    do {
      const [next, keys] = await this.call(() => this.redis.scan(cursor, 'MATCH', pattern, 'COUNT', PAGE));
      for (const key of keys.filter(found => !seen.has(found))) {
        seen.add(key);
        yield key.slice(VALUES.length);
      }
      cursor = next;
    } while (cursor !== '0');
  }

  async claim(key: string, owner: string, ttl: number): Promise<Claim | undefined> {
    const epoch = await this.call(() => this.redis.claimKey(CLAIMS + key, EPOCHS + key, owner, ttl));
    return epoch === 0 ? undefined : { epoch };
  }

  async release(key: string, owner: string): Promise<void> {
    await this.call(() => this.redis.releaseKey(CLAIMS + key, owner));
  }

  async claimant(key: string): Promise<string | undefined> {
    return (await this.call(() => this.redis.get(CLAIMS + key))) ?? undefined;
  }

  async watch(prefix: string, watcher: Watcher): Promise<() => void> {
    this.listener ??= this.listen();
    await this.call(() => this.listener!);
    return this.watchers.add(prefix, watcher);
  }

  private async listen(): Promise<Redis> {
    const listener = this.redis.duplicate();
    listener.on('error', () => {});
    listener.on('pmessage', (_pattern, channel: string, message: string) => {
      this.watchers.tell(channel.slice(CHANGES.length), message === '' ? null : Number(message));
    });
    await listener.psubscribe(patternOf(CHANGES));
    return listener;
  }

  /** Redis syncs by its own settings (`appendfsync`). */
  async flush(): Promise<void> {}

  async close(): Promise<void> {
    const listener = await this.listener?.catch(() => undefined);
    listener?.disconnect();
    await this.redis.quit().catch(() => this.redis.disconnect());
  }

  /** Throws STORE_UNAVAILABLE. */
  private async call<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (cause) {
      throw this.unavailable(cause);
    }
  }

  private unavailable(cause: unknown): ApiError {
    return new ApiError(
      'STORE_UNAVAILABLE',
      `The store at ${this.url} does not answer (${messageOf(cause)}): see that Redis runs there, then repeat the call`,
    );
  }
}
