import { LocalStore } from './local.ts';
import { isFirst, type Store, type Stored, type Written } from './store.ts';

const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

/** A store that ends with its process. */
export class MemoryStore extends LocalStore implements Store {
  readonly url = 'memory:';
  private readonly values = new Map<string, Stored>();

  async put(key: string, seq: number, value: Uint8Array): Promise<Written> {
    const before = this.values.get(key);
    if (before?.seq === seq && isSame(before.value, value)) return 'ok';
    if (before?.seq !== (isFirst(seq) ? undefined : seq - 1)) return 'moved';
    this.values.set(key, { seq, value: Uint8Array.from(value) });
    this.watchers.tell(key, seq);
    return 'ok';
  }

  async get(key: string): Promise<Stored | undefined> {
    return this.values.get(key);
  }

  async seqOf(key: string): Promise<number | undefined> {
    return this.values.get(key)?.seq;
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

  async flush(): Promise<void> {}
  async close(): Promise<void> {}
}
