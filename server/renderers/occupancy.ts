/** Adds up how many renderers were at work, and how many would have been without a limit of frames, over time. */
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

  /** From now on so many renderers hold a phone's task, and so many are asked for: those and the tasks that wait, as far as there are renderers for them. */
  set(busy: number, wanted: number): void {
    this.#advance();
    this.#busy = busy;
    this.#wanted = wanted;
  }

  /** Ms of renderers since the start. */
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
