import { reasonOf, unlessAborted } from './abort.ts';

/** A queue with back-pressure: `push` waits for a free place, `shift` waits for an item. */
export class BoundedQueue<T> {
  readonly limit: number;
  /** The largest length so far. */
  peak = 0;
  #items: T[] = [];
  #isClosed = false;
  #waiting: (() => void)[] = [];
  /** The last `push`: the next one waits for it. */
  #turn: Promise<void> = Promise.resolve();

  /** `limit` is at least 1. */
  constructor(limit: number) {
    if (!Number.isInteger(limit) || limit < 1)
      throw new RangeError(`A queue's limit is a whole number from 1, not ${limit}`);
    this.limit = limit;
  }

  get length(): number {
    return this.#items.length;
  }

  /** Adds an item once there is a free place, in the order of the calls. False if the queue is closed. Throws Aborted. */
  async push(item: T, signal?: AbortSignal): Promise<boolean> {
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
      this.peak = Math.max(this.peak, this.#items.length);
      this.#wake();
      return true;
    } finally {
      // A push that was aborted must not let later pushes overtake earlier ones.
      void turn.then(done);
    }
  }

  /** Waits for an item and removes it. Undefined once the queue is closed and empty. Throws Aborted. */
  async shift(signal?: AbortSignal): Promise<T | undefined> {
    while (this.#items.length === 0 && !this.#isClosed) await this.#change(signal);
    const item = this.#items.shift();
    if (item !== undefined) this.#wake();
    return item;
  }

  /** Ends pushing; items that are in the queue can still be removed. */
  close(): void {
    this.#isClosed = true;
    this.#wake();
  }

  /** Removes and returns all items. */
  clear(): T[] {
    const left = this.#items;
    this.#items = [];
    this.#wake();
    return left;
  }

  #change(signal: AbortSignal | undefined): Promise<void> {
    return unlessAborted(
      new Promise<void>(resolve => {
        this.#waiting.push(resolve);
      }),
      signal,
    );
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
