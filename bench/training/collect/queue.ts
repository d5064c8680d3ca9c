import { reasonOf, unlessAborted } from './abort.ts';

/** A queue between those who play and who learns: who puts waits for room, who takes waits for enough. */
export class BoundedQueue<T> {
  readonly limit: number;
  /** The most that it has held. */
  most = 0;
  #items: T[] = [];
  #isClosed = false;
  #changed: (() => void)[] = [];
  /** Whoever puts waits for the one before. */
  #turn: Promise<void> = Promise.resolve();

  /** `limit` is at least 1. */
  constructor(limit: number) {
    if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`A queue holds 1 or more, not ${limit}`);
    this.limit = limit;
  }

  get length(): number {
    return this.#items.length;
  }

  /** Resolves once there was room for it, in the order of the calls; false where the queue was closed before. Throws Aborted. */
  async put(item: T, signal?: AbortSignal): Promise<boolean> {
    const turn = this.#turn;
    let done = () => {};
    this.#turn = new Promise(resolve => {
      done = resolve;
    });
    try {
      await unlessAborted(turn, signal);
      while (this.#items.length >= this.limit && !this.#isClosed) await this.#change(signal);
      if (signal?.aborted) throw reasonOf(signal);
      if (this.#isClosed) return false;
      this.#items.push(item);
      this.most = Math.max(this.most, this.#items.length);
      this.#tell();
      return true;
    } finally {
      // One that gave up does not let those after it go before those before it.
      void turn.then(done);
    }
  }

  /** Waits for one, and takes it; undefined once the queue is closed and empty. Throws Aborted. */
  async take(signal?: AbortSignal): Promise<T | undefined> {
    while (this.#items.length === 0 && !this.#isClosed) await this.#change(signal);
    const item = this.#items.shift();
    if (item !== undefined) this.#tell();
    return item;
  }

  /** Nothing more is put; what is there can be taken. */
  close(): void {
    this.#isClosed = true;
    this.#tell();
  }

  /** Takes out everything that is there. */
  clear(): T[] {
    const left = this.#items;
    this.#items = [];
    this.#tell();
    return left;
  }

  #change(signal: AbortSignal | undefined): Promise<void> {
    return unlessAborted(
      new Promise<void>(resolve => {
        this.#changed.push(resolve);
      }),
      signal,
    );
  }

  #tell(): void {
    for (const told of this.#changed.splice(0)) told();
  }
}
