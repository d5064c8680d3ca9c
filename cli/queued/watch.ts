import { setTimeout as sleep } from 'node:timers/promises';
import {
  connect,
  openJobs,
  shownUrl,
  unreachable,
  type Connection,
  type JobQueue,
} from '../../bench/queue/connect.ts';
import { latestFailures } from '../../bench/queue/failed.ts';
import { queueState } from '../../bench/queue/state.ts';
import type { QueueView } from '../../src/protocol/wire/queue.ts';

/** How long a look at the queue may take, ms. */
const LOOK_MS = 2_000;
/** Failures that are shown. */
const MOST_FAILURES = 10;

/** A queue that a server watches for people. It connects when it is first asked. */
export class QueueWatch {
  readonly #url: string;
  readonly #notice: (text: string) => void;
  #connection: Connection | undefined;
  #jobs: JobQueue | undefined;

  constructor(url: string, notice: (text: string) => void) {
    this.#url = url;
    this.#notice = notice;
  }

  /** Throws QUEUE_UNREACHABLE. */
  async read(): Promise<QueueView> {
    this.#connection ??= connect(this.#url, this.#notice);
    const { redis } = this.#connection;
    this.#jobs ??= openJobs(redis);
    const over = new AbortController();
    const late = sleep(LOOK_MS, undefined, { signal: over.signal }).then(() => {
      throw unreachable(this.#url, `it did not answer within ${LOOK_MS / 1_000} s`);
    });
    late.catch(() => {});
    const looked = Promise.all([
      queueState(redis, this.#jobs),
      latestFailures(this.#jobs, MOST_FAILURES),
    ]).catch((error: Error) => {
      throw unreachable(this.#url, error.message);
    });
    looked.catch(() => {});
    try {
      const [state, failures] = await Promise.race([looked, late]);
      return { url: shownUrl(this.#url), ...state, failures };
    } finally {
      over.abort();
    }
  }

  close(): void {
    this.#connection?.close();
  }
}
