import { randomInt } from 'node:crypto';

/** How many sequence numbers a key has between its first write and its deletion: more writes than a phone ever takes. */
export const LIFE = 2 ** 26;

/**
 * The sequence number of the write that makes a key. It is random, so that a late deletion of an earlier value cannot remove a newer one
 * that was made under the same key.
 */
export const firstSeq = (): number => randomInt(LIFE) * LIFE + 1;

/** Whether a write of this number makes a key. */
export const isFirst = (seq: number): boolean => seq % LIFE === 1;

/** What a key holds: bytes, and the number of the write that put them there. */
export interface Stored {
  seq: number;
  value: Uint8Array;
}

/** How a conditional write went: `moved` means that somebody else has written or deleted the key since. */
export type Written = 'ok' | 'moved';

/** A right to a key for a time. Epochs of a key only rise, so that of two claimants the later is known. */
export interface Claim {
  epoch: number;
}

/** What happened to a key: the number of its last write, or null once it was deleted. */
export type Watcher = (key: string, seq: number | null) => void;

/**
 * Where a server keeps values that have to outlive it: keys are text, values are bytes. All stores obey one contract (store.test.ts). Calls
 * throw STORE_UNAVAILABLE where the store cannot be reached or cannot write; the call may then be repeated.
 */
export interface Store {
  /** As it was opened, without a password. */
  readonly url: string;
  /** Whether other machines see the same keys. */
  readonly isShared: boolean;
  /**
   * Writes a key. The write that makes it has a number of `firstSeq` (or 1, for a key that is never deleted), and each later one the next.
   * A write that makes a key which is there, or whose predecessor is not number `seq - 1`, has moved, and changes nothing: this is the fence
   * between two owners. The same write again is ok, so that it may be repeated after a lost answer.
   */
  put(key: string, seq: number, value: Uint8Array): Promise<Written>;
  get(key: string): Promise<Stored | undefined>;
  /** Number of a key’s last write, without its value; undefined if it is not there. */
  seqOf(key: string): Promise<number | undefined>;
  /**
   * Deletes a key whose last write is number `seq`. A key that is not there is ok, so that a deletion may be repeated after a lost answer. If
   * somebody has made the key again meanwhile, it has another number, and the repeated deletion has moved.
   */
  delete(key: string, seq: number): Promise<Written>;
  /** Keys that begin with `prefix`, in no order. Keys that are written or deleted meanwhile may be missing or be listed. */
  list(prefix: string): AsyncIterable<string>;
  /**
   * Claims a key for `ttl` ms, or claims it for longer. Undefined if another owner’s claim has not expired. A claim has nothing to do with
   * the key’s value.
   */
  claim(key: string, owner: string, ttl: number): Promise<Claim | undefined>;
  /** Ends an owner’s claim, if it still is that owner’s. */
  release(key: string, owner: string): Promise<void>;
  /** Who claims a key now. */
  claimant(key: string): Promise<string | undefined>;
  /**
   * Tells of writes and deletions of keys that begin with `prefix`, by anybody, from when the call resolves until the returned function is
   * called. What happens while a shared store cannot be reached is not told.
   */
  watch(prefix: string, watcher: Watcher): Promise<() => void>;
  /** Waits until all that was written is on the disk, where the store has one of its own. */
  flush(): Promise<void>;
  /** Ends connections and closes files. Claims stay until they expire. */
  close(): Promise<void>;
}
