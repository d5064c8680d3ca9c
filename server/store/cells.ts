import { randomUUID } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import { ApiError, toApiError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Store } from './store.ts';

const KEY = 'cell/';

export interface CellOptions {
  store: Store;
  /** Its name. */
  cell: string;
  log: Log;
  /** How long a cell counts as alive after its last sign, in ms. Default 5,000. */
  ttl?: number;
  /** Waits between two signs. Default: by the process’s timers. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const TTL_MS = 5_000;
/** Signs that a cell gives in the time for which one counts. */
const SIGNS = 3;

const pause = (ms: number, signal: AbortSignal): Promise<unknown> =>
  later(ms, undefined, { signal, ref: false }).catch(() => {});

/** Whether a cell has given a sign of life lately. */
export const isCellAlive = async (store: Store, cell: string): Promise<boolean> =>
  (await store.claimant(KEY + cell)) !== undefined;

/** The sign of life of one server among those that share a store: a claim on its name, which it renews. */
export class CellSign {
  private readonly options: CellOptions;
  private readonly owner = randomUUID();
  private readonly ttl: number;
  private readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
  private readonly stopping = new AbortController();
  private renewing: Promise<void> | undefined;

  constructor(options: CellOptions) {
    this.options = options;
    this.ttl = options.ttl ?? TTL_MS;
    this.wait = options.wait ?? pause;
  }

  /**
   * Takes the name, and holds it until `stop`. A server that was killed holds its name until its last sign has expired, so this waits that
   * long. Throws CELL_TAKEN if another server still has the name then.
   */
  async start(): Promise<void> {
    const { cell, log } = this.options;
    if (!(await this.claim())) {
      log.info(
        { cell },
        'the name of this cell is taken: waiting until the last sign of its server has expired',
      );
      await this.wait(this.ttl + this.ttl / SIGNS, this.stopping.signal);
      if (!(await this.claim()))
        throw new ApiError(
          'CELL_TAKEN',
          `Another server is the cell ${cell}: stop it, or give this one another name (--cell)`,
        );
    }
    this.renewing = this.renew();
  }

  private async claim(): Promise<boolean> {
    const { store, cell } = this.options;
    return (await store.claim(KEY + cell, this.owner, this.ttl)) !== undefined;
  }

  private async renew(): Promise<void> {
    const { cell, log } = this.options;
    const { signal } = this.stopping;
    for (;;) {
      await this.wait(this.ttl / SIGNS, signal);
      if (signal.aborted) return;
      try {
        const isOurs = await this.claim();
        // Others may have taken its phones meanwhile. Each is dropped when its next write is refused.
        if (!isOurs) log.error({ cell }, 'another server has taken the name of this cell');
      } catch (thrown) {
        log.warn({ cell, err: toApiError(thrown) }, 'no sign of life could be given: it is tried again');
      }
    }
  }

  /** Gives the name back. Its phones stay in the store. */
  async stop(): Promise<void> {
    const { store, cell } = this.options;
    this.stopping.abort();
    await this.renewing;
    await store.release(KEY + cell, this.owner).catch(() => {});
  }
}
