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
import { within } from '../../bench/queue/within.ts';
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
  /** A look that is under way. While Redis is away it waits, and others wait with it. */
  #looking: Promise<QueueView> | undefined;

  constructor(url: string, notice: (text: string) => void) {
    this.#url = url;
    this.#notice = notice;
  }

  /** Throws QUEUE_UNREACHABLE. */
  async read(): Promise<QueueView> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    this.#looking.catch(() => {});
    const view = await within(LOOK_MS, this.#looking);
    if (view) return view;
    throw unreachable(this.#url, `it did not answer within ${LOOK_MS / 1_000} s`);
  }

  async #look(): Promise<QueueView> {
    this.#connection ??= connect(this.#url, this.#notice);
    const { redis } = this.#connection;
    this.#jobs ??= openJobs(redis);
    try {
      const [state, failures] = await Promise.all([
        queueState(redis, this.#jobs),
        latestFailures(this.#jobs, MOST_FAILURES),
      ]);
      return { url: shownUrl(this.#url), ...state, failures };
    } catch (error) {
      throw unreachable(this.#url, (error as Error).message);
    }
  }

  close(): void {
    this.#connection?.close();
  }
}
