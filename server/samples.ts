import type { Sample } from '../src/protocol/wire/machines.ts';

/** How often counters are sampled, in ms, and how many samples are kept: ten minutes. */
const EVERY_MS = 5_000;
const KEPT = 120;

/** Reads the server’s counters at intervals and keeps the last ones, so that rates are known from before somebody looks. */
export class Samples {
  readonly #read: () => Sample;
  readonly #kept: number;
  readonly #samples: Sample[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(read: () => Sample, { everyMs = EVERY_MS, kept = KEPT } = {}) {
    this.#read = read;
    this.#kept = kept;
    this.take();
    this.#timer = setInterval(() => this.take(), everyMs).unref();
  }

  /** Takes a sample now. The oldest goes where there is no room. */
  take(): void {
    this.#samples.push(this.#read());
    if (this.#samples.length > this.#kept) this.#samples.shift();
  }

  /** The counters at this moment. */
  now(): Sample {
    return this.#read();
  }

  /** The samples that are kept, the oldest first. */
  history(): readonly Sample[] {
    return [...this.#samples];
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
