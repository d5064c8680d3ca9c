import { Claims } from './claims.ts';
import type { Claim, Store, Stored, Watcher, Written } from './store.ts';
import { Watchers } from './watchers.ts';

const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

/** A store that ends with its process. */
export class MemoryStore implements Store {
  readonly url = 'memory:';
  readonly isShared: boolean = false;
  private readonly values = new Map<string, Stored>();
  private readonly claims: Claims;
  private readonly watchers = new Watchers();

  /** `now` is monotonic, in ms; claims expire by it. */
  constructor(now?: () => number) {
    this.claims = new Claims(now);
  }

  async put(key: string, seq: number, value: Uint8Array): Promise<Written> {
    const before = this.values.get(key);
    if (before?.seq === seq && isSame(before.value, value)) return 'ok';
    if ((before?.seq ?? 0) !== seq - 1) return 'moved';
    this.values.set(key, { seq, value: Uint8Array.from(value) });
    this.watchers.tell(key, seq);
    return 'ok';
  }

  async get(key: string): Promise<Stored | undefined> {
    return this.values.get(key);
  }

  async delete(key: string, seq: number): Promise<Written> {
    const before = this.values.get(key);
    if (!before) return 'ok';
    if (before.seq !== seq) return 'moved';
    this.values.delete(key);
    this.watchers.tell(key, null);
    return 'ok';
  }

  async *list(prefix: string): AsyncIterable<string> {
    for (const key of this.values.keys()) if (key.startsWith(prefix)) yield key;
  }

  async claim(key: string, owner: string, ttl: number): Promise<Claim | undefined> {
    return this.claims.claim(key, owner, ttl);
  }

  async release(key: string, owner: string): Promise<void> {
    this.claims.release(key, owner);
  }

  async claimant(key: string): Promise<string | undefined> {
    return this.claims.claimant(key);
  }

  async watch(prefix: string, watcher: Watcher): Promise<() => void> {
    return this.watchers.add(prefix, watcher);
  }

  async flush(): Promise<void> {}
  async close(): Promise<void> {}
}
