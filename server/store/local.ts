import { Claims } from './claims.ts';
import type { Claim, Watcher } from './store.ts';
import { Watchers } from './watchers.ts';

/** Claims and watchers of a store that one process has to itself. They end with it. */
export abstract class LocalStore {
  readonly isShared: boolean = false;
  protected readonly watchers = new Watchers();
  private readonly claims: Claims;

  /** `now` is monotonic, in ms; claims expire by it. */
  constructor(now?: () => number) {
    this.claims = new Claims(now);
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
}
