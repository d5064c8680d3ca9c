import { setTimeout as sleep } from 'node:timers/promises';
import { MemoryStore } from '../store/memory.ts';
import type { Written } from '../store/store.ts';

/** How long a slow store takes, in ms: longer than a call. */
const SLOWLY_MS = 50;

/** A store that several servers of one process share. Claims expire by the clock that it is given. */
export class SharedStore extends MemoryStore {
  override readonly isShared = true;
  /** Whether writes and deletions arrive late. */
  slowly = false;

  override async put(key: string, seq: number, value: Uint8Array): Promise<Written> {
    if (this.slowly) await sleep(SLOWLY_MS);
    return super.put(key, seq, value);
  }

  override async delete(key: string, seq: number): Promise<Written> {
    if (this.slowly) await sleep(SLOWLY_MS);
    return super.delete(key, seq);
  }
}
