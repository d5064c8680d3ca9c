import { MemoryStore } from '../store/memory.ts';

/** A store that several servers of one process share. Claims expire by the clock that it is given. */
export class SharedStore extends MemoryStore {
  override readonly isShared = true;
}
