import { Aborted } from './abort.ts';

/** A piece of work in somebody's hands until a time, which each sign of life puts off. */
export interface Lease<T> {
  readonly work: T;
  /** Aborted when the time is over, or when everything stops. */
  readonly signal: AbortSignal;
  /** A monotonic clock's ms. */
  until: number;
}

/** Who has which work: each piece is with one holder at most, and counts once. */
export class Leases<T> {
  readonly ms: number;
  #now: () => number;
  #held = new Map<Lease<T>, AbortController>();

  /** `ms` is how long a holder may be silent. */
  constructor(ms: number, now: () => number) {
    this.ms = ms;
    this.#now = now;
  }

  get size(): number {
    return this.#held.size;
  }
  /** What is being worked on, in the order in which it was taken. */
  get works(): T[] {
    return [...this.#held.keys()].map(({ work }) => work);
  }

  /** Throws LEASED where somebody has this work already. */
  take(work: T): Lease<T> {
    for (const lease of this.#held.keys())
      if (lease.work === work) throw new Aborted('LEASED', 'This work is with somebody already');
    const controller = new AbortController();
    const lease: Lease<T> = { work, signal: controller.signal, until: this.#now() + this.ms };
    this.#held.set(lease, controller);
    return lease;
  }

  /** A sign of life; false where the work is the holder's no more. */
  renew(lease: Lease<T>): boolean {
    if (!this.#held.has(lease)) return false;
    lease.until = this.#now() + this.ms;
    return true;
  }

  /** The holder is through with it, done or not; true once, and false where it was taken away before: then nothing that it did counts. */
  settle(lease: Lease<T>): boolean {
    return this.#held.delete(lease);
  }

  /** Takes away what was not renewed in time, and gives it back. */
  expire(): T[] {
    const now = this.#now();
    return this.#revoke(
      lease => lease.until <= now,
      new Aborted('LEASE_EXPIRED', `Nothing was heard of this rollout for ${this.ms / 1_000} s`),
    );
  }

  /** Takes everything away, and gives it back. */
  revokeAll(reason = new Aborted()): T[] {
    return this.#revoke(() => true, reason);
  }

  #revoke(which: (lease: Lease<T>) => boolean, reason: Aborted): T[] {
    const gone = [...this.#held].filter(([lease]) => which(lease));
    for (const [lease, controller] of gone) {
      this.#held.delete(lease);
      controller.abort(reason);
    }
    return gone.map(([{ work }]) => work);
  }
}
