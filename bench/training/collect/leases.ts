import { Aborted } from './abort.ts';

/** A piece of work that a worker holds until a deadline; each sign of life moves the deadline. */
export interface Lease<T> {
  readonly work: T;
  /** Aborts at the deadline, or when everything stops. */
  readonly signal: AbortSignal;
  /** The deadline, ms of a monotonic clock. */
  until: number;
}

/** Which worker holds which work. A piece of work has at most one holder, and only its holder's result counts. */
export class Leases<T> {
  readonly ms: number;
  #now: () => number;
  #leases = new Map<Lease<T>, AbortController>();

  /** `ms` is how long a holder may be silent. */
  constructor(ms: number, now: () => number) {
    this.ms = ms;
    this.#now = now;
  }

  get size(): number {
    return this.#leases.size;
  }
  /** The work that is held, in the order of its leases. */
  get active(): T[] {
    return [...this.#leases.keys()].map(({ work }) => work);
  }

  /** Throws LEASED if another worker holds this work. */
  acquire(work: T): Lease<T> {
    for (const lease of this.#leases.keys())
      if (lease.work === work) throw new Aborted('LEASED', 'Another worker holds this work already');
    const controller = new AbortController();
    const lease: Lease<T> = { work, signal: controller.signal, until: this.#now() + this.ms };
    this.#leases.set(lease, controller);
    return lease;
  }

  /** A sign of life. False if the lease has been revoked. */
  renew(lease: Lease<T>): boolean {
    if (!this.#leases.has(lease)) return false;
    lease.until = this.#now() + this.ms;
    return true;
  }

  /** Ends the lease. False if it was revoked or released before: then the holder's result does not count. */
  release(lease: Lease<T>): boolean {
    return this.#leases.delete(lease);
  }

  /** Revokes the leases whose deadline has passed, and returns their work. */
  expire(): T[] {
    const now = this.#now();
    return this.#revoke(
      lease => lease.until <= now,
      new Aborted('LEASE_EXPIRED', `The rollout gave no sign of life for ${this.ms / 1_000} s`),
    );
  }

  /** Revokes all leases, and returns their work. */
  revokeAll(reason = new Aborted()): T[] {
    return this.#revoke(() => true, reason);
  }

  #revoke(which: (lease: Lease<T>) => boolean, reason: Aborted): T[] {
    const revoked = [...this.#leases].filter(([lease]) => which(lease));
    for (const [lease, controller] of revoked) {
      this.#leases.delete(lease);
      controller.abort(reason);
    }
    return revoked.map(([{ work }]) => work);
  }
}
