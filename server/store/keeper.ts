import type { Log } from '../log.ts';
import { pause } from '../pause.ts';
import { toApiError } from '../errors.ts';
import { firstSeq, type Store } from './store.ts';

/** What a keeper writes of a thing: its bytes, or null once it is gone. */
export type Encode = () => Uint8Array | null;

/** A thing that is kept, by its key. */
interface Entry {
  /** Number of the last write that is known to be in the store; 0 before the first. */
  seq: number;
  encode: Encode;
  isDirty: boolean;
  /** Whether the store has another owner’s write: nothing is written any more. */
  isLost: boolean;
  /** Writes what is dirty, until nothing is. */
  writing: Promise<void> | undefined;
}

export interface KeeperOptions {
  store: Store;
  log: Log;
  /** Called with the key of a thing that somebody else writes now. */
  onLost?: (key: string) => void;
  /** Waits before a failed write is tried again; it resolves early once `signal` is aborted. Default: by the process’s timers. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** How long a failed write waits before it is tried again, in ms: twice as long each time. */
const RETRY_MS = { first: 100, most: 5_000 };

/**
 * Writes things behind the calls that change them. Changes of one turn of the event loop, and those that come while a write is under way,
 * are one write of the latest value. A write that fails is repeated until it is known how it went: the store may have made it.
 */
export class Keeper {
  private readonly store: Store;
  private readonly log: Log;
  private readonly onLost: (key: string) => void;
  private readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
  private readonly entries = new Map<string, Entry>();
  private readonly waiting = new Set<string>();
  private readonly stop = new AbortController();
  private gathering: Promise<void> | undefined;
  /** Writes that were made, and tries that failed. */
  readonly counts = { written: 0, failed: 0, lost: 0 };

  constructor({ store, log, onLost = () => {}, wait = pause }: KeeperOptions) {
    this.store = store;
    this.log = log;
    this.onLost = onLost;
    this.wait = wait;
  }

  /** Things whose last change is not known to be in the store. */
  get behind(): number {
    let count = this.waiting.size;
    for (const { writing } of this.entries.values()) if (writing) count++;
    return count;
  }

  /** Keeps a thing that is in the store already, by its `seq`th write. */
  adopt(key: string, seq: number, encode: Encode): void {
    this.entries.set(key, { seq, encode, isDirty: false, isLost: false, writing: undefined });
  }

  /** Says that a thing has changed, or is gone. `encode` gives its latest bytes when they are written. */
  changed(key: string, encode: Encode): void {
    const entry = this.entries.get(key);
    if (entry) Object.assign(entry, { encode, isDirty: true });
    else this.entries.set(key, { seq: 0, encode, isDirty: true, isLost: false, writing: undefined });
    this.waiting.add(key);
    this.gathering ??= new Promise(resolve => {
      // After the call that changed it has its answer, which is kept with it.
      setImmediate(() => {
        this.gathering = undefined;
        this.begin();
        resolve();
      });
    });
  }

  private begin(): void {
    for (const key of this.waiting) {
      const entry = this.entries.get(key);
      if (!entry) continue;
      entry.writing ??= this.writeAll(key, entry).finally(() => {
        entry.writing = undefined;
      });
    }
    this.waiting.clear();
  }

  private async writeAll(key: string, entry: Entry): Promise<void> {
    while (entry.isDirty && !entry.isLost && !this.stop.signal.aborted) {
      entry.isDirty = false;
      const bytes = entry.encode();
      const isNothing = bytes === null && entry.seq === 0;
      if (!isNothing && !(await this.write(key, entry, bytes))) return;
      if (bytes === null && !entry.isDirty) this.entries.delete(key);
    }
  }

  /** Makes one write, however often it takes. False if it is another owner’s thing now, or the keeper was stopped. */
  private async write(key: string, entry: Entry, bytes: Uint8Array | null): Promise<boolean> {
    let delay = RETRY_MS.first;
    const next = entry.seq === 0 ? firstSeq() : entry.seq + 1;
    for (;;) {
      try {
        const written = await (bytes === null
          ? this.store.delete(key, entry.seq)
          : this.store.put(key, next, bytes));
        if (written === 'moved') {
          if (!(await this.hasSame(key, entry, bytes))) return this.lose(key, entry);
          return true;
        }
        entry.seq = bytes === null ? 0 : next;
        this.counts.written++;
        return true;
      } catch (thrown) {
        this.counts.failed++;
        this.log.warn({ key, err: toApiError(thrown) }, 'the store could not write: it is tried again');
        if (this.stop.signal.aborted) return false;
        await this.wait(delay, this.stop.signal);
        delay = Math.min(2 * delay, RETRY_MS.most);
      }
    }
  }

  /** Whether the store has just these bytes under another number: an earlier server of the same thing wrote them. */
  private async hasSame(key: string, entry: Entry, bytes: Uint8Array | null): Promise<boolean> {
    const stored = bytes && (await this.store.get(key));
    if (!stored || Buffer.compare(stored.value, bytes) !== 0) return false;
    entry.seq = stored.seq;
    return true;
  }

  /** Writes a thing no more: somebody else does. */
  drop(key: string): void {
    const entry = this.entries.get(key);
    if (entry) entry.isLost = true;
    this.entries.delete(key);
    this.waiting.delete(key);
  }

  /**
   * Looks whether things are still as this server wrote them last, and drops those that are another owner’s. Those that are being written
   * find out by themselves. Throws STORE_UNAVAILABLE.
   */
  async verify(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const entry = this.entries.get(key);
      if (!entry || entry.seq === 0 || entry.isDirty || entry.writing) continue;
      const { seq } = entry;
      const stored = await this.store.get(key);
      const isChanged = entry.isDirty || entry.seq !== seq || entry.writing !== undefined;
      const isLost = stored?.seq !== seq && !isChanged;
      if (isLost && this.entries.get(key) === entry) this.lose(key, entry);
    }
  }

  private lose(key: string, entry: Entry): false {
    entry.isLost = true;
    this.counts.lost++;
    if (this.entries.get(key) === entry) this.drop(key);
    this.log.warn({ key }, 'another server writes this now: it is dropped here');
    this.onLost(key);
    return false;
  }

  /** Resolves once a thing’s changes so far are in the store, or are another owner’s. */
  async written(key: string): Promise<void> {
    await this.gathering;
    await this.entries.get(key)?.writing;
  }

  /** Resolves once all changes so far are in the store. */
  async settled(): Promise<void> {
    await this.gathering;
    await Promise.all([...this.entries.values()].map(entry => entry.writing));
  }

  /** Writes what is left, for `ms` at most, and gives how many things are still behind then. */
  async close(ms: number): Promise<number> {
    await Promise.race([this.settled().then(() => this.store.flush()), pause(ms, this.stop.signal)]);
    const left = this.behind;
    this.stop.abort();
    return left;
  }
}
