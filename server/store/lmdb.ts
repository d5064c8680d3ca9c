import { open, type RootDatabase } from 'lmdb';
import { mkdirSync } from 'node:fs';
import { ApiError } from '../errors.ts';
import { LocalStore } from './local.ts';
import { isFirst, type Store, type Stored, type Written } from './store.ts';

/** Above every character of a key, so that a range ends after all keys with a prefix. */
const LAST = '\u{10FFFF}';

const cannotWrite = (cause: unknown): ApiError =>
  new ApiError(
    'STORE_UNAVAILABLE',
    `The store cannot write: ${cause instanceof Error ? cause.message : String(cause)}. Make room on its disk; ` +
      'writes are tried again.',
  );

/**
 * A store in a folder of this machine, for one process at a time. Writes are gathered into transactions, so a caller that does not wait pays
 * microseconds. What is committed survives the process at once; `flush` waits for the disk, which matters when the machine itself fails.
 */
export class LmdbStore extends LocalStore implements Store {
  readonly url: string;
  private readonly db: RootDatabase<Buffer, string>;

  /** `now` is monotonic, in ms; claims, which do not outlive the process, expire by it. */
  constructor(folder: string, now?: () => number) {
    super(now);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.url = `lmdb:${folder}`;
    this.db = open<Buffer, string>({ path: folder, encoding: 'binary', useVersions: true });
  }

  async put(key: string, seq: number, value: Uint8Array): Promise<Written> {
    const bytes = Buffer.from(value);
    const isWritten = await this.write(() =>
      isFirst(seq)
        ? this.db.ifNoExists(key, () => void this.db.put(key, bytes, seq))
        : this.db.put(key, bytes, seq, seq - 1),
    );
    if (!isWritten) return this.holds(key, seq, bytes) ? 'ok' : 'moved';
    this.watchers.tell(key, seq);
    return 'ok';
  }

  async get(key: string): Promise<Stored | undefined> {
    const found = this.db.getEntry(key);
    return found && { seq: found.version!, value: Uint8Array.from(found.value) };
  }

  async seqOf(key: string): Promise<number | undefined> {
    return this.db.getEntry(key)?.version;
  }

  async delete(key: string, seq: number): Promise<Written> {
    const isDeleted = await this.write(() => this.db.remove(key, seq));
    if (!isDeleted) return this.db.doesExist(key) ? 'moved' : 'ok';
    this.watchers.tell(key, null);
    return 'ok';
  }

  async *list(prefix: string): AsyncIterable<string> {
    // All at once: a caller that writes between two keys must not hold a read transaction open.
    yield* [...this.db.getKeys({ start: prefix, end: `${prefix}${LAST}` })];
  }

  async flush(): Promise<void> {
    await this.write(() => this.db.flushed);
  }

  async close(): Promise<void> {
    await this.db.close();
  }

  private holds(key: string, seq: number, value: Buffer): boolean {
    const found = this.db.getEntry(key);
    return found?.version === seq && found.value.equals(value);
  }

  /** Throws STORE_UNAVAILABLE. */
  private async write(run: () => PromiseLike<boolean>): Promise<boolean> {
    try {
      return await run();
    } catch (cause) {
      throw cannotWrite(cause);
    }
  }
}
