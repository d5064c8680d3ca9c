import type { Redis } from 'ioredis';
import { lasting } from './connect.ts';
import { workersOf } from './state.ts';

/** Without a worker for so long, people are told how to start one. */
const ALONE_MS = 5_000;

/** Tells people once that no worker takes jobs, if none was seen for a while. */
export class WorkerLookout {
  readonly #redis: Redis;
  readonly #notice: (text: string) => void;
  /** Since when no worker was there; null once that was told, or one was seen. */
  #aloneSince: number | null;

  /** `now` is a time of a monotonic clock, ms, as it is given to `look`. */
  constructor(redis: Redis, notice: (text: string) => void, now: number) {
    this.#redis = redis;
    this.#notice = notice;
    this.#aloneSince = now;
  }

  async look(now: number): Promise<void> {
    if (this.#aloneSince === null) return;
    const workers = await lasting(() => workersOf(this.#redis));
    if (workers.length === 0 && now - this.#aloneSince < ALONE_MS) return;
    this.#aloneSince = null;
    if (workers.length === 0)
      this.#notice(
        'No worker takes jobs from this queue; on each machine, `tapworld worker --queue URL` starts one',
      );
  }
}
