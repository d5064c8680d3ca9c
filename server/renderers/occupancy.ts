/** Sums over time how many renderers were at work, and how many would have been without the limit of frames. */
export class Occupancy {
  #now: () => number;
  #since: number;
  #busy = 0;
  #wanted = 0;
  #busyMs = 0;
  #wantedMs = 0;

  /** `now` is a monotonic clock, ms. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#since = now();
  }

  /** From now on, `busy` renderers hold a phone's task. `wanted` also counts waiting tasks, as far as there are renderers for them. */
  set(busy: number, wanted: number): void {
    this.#advance();
    this.#busy = busy;
    this.#wanted = wanted;
  }

  /** Renderer time since the start, in ms. */
  read(): { busyMs: number; wantedMs: number } {
    this.#advance();
    return { busyMs: this.#busyMs, wantedMs: this.#wantedMs };
  }

  #advance(): void {
    const now = this.#now();
    this.#busyMs += this.#busy * (now - this.#since);
    this.#wantedMs += this.#wanted * (now - this.#since);
    this.#since = now;
  }
}
