import type { Watcher } from './store.ts';

/** Those who watch keys, by prefix. */
export class Watchers {
  private readonly all = new Set<{ prefix: string; watcher: Watcher }>();

  /** Gives what ends it. */
  add(prefix: string, watcher: Watcher): () => void {
    const entry = { prefix, watcher };
    this.all.add(entry);
    return () => this.all.delete(entry);
  }

  tell(key: string, seq: number | null): void {
    for (const { prefix, watcher } of this.all) if (key.startsWith(prefix)) watcher(key, seq);
  }
}
