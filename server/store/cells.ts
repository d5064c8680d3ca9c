import { randomUUID } from 'node:crypto';
import { ApiError, toApiError } from '../errors.ts';
import type { Log } from '../log.ts';
import { pause } from '../pause.ts';
import { bytesOf } from './records.ts';
import { firstSeq, type Store } from './store.ts';

const KEY = 'cell/';
/** What keys of what cells tell of themselves begin with. */
export const CELLS = 'cells/';

/** What a cell tells of itself. */
export interface CellInfo {
  cell: string;
  /** Where a gateway reaches it. */
  url: string;
  phones: number;
  /** Whether it stops: it refuses calls, and takes nothing new. */
  draining?: boolean;
}

export interface CellOptions {
  store: Store;
  /** Its name. */
  cell: string;
  log: Log;
  /** How long a cell counts as alive after its last sign, in ms. Default 5,000. */
  ttl?: number;
  /** Called once it gives a sign again after others have counted it as dead: they may have taken its phones. */
  onLapse?: () => Promise<void>;
  /** Waits between two signs. Default: by the process’s timers. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const TTL_MS = 5_000;
/** Signs that a cell gives in the time for which one counts. */
const SIGNS = 3;

/** Whether a cell has given a sign of life lately. */
export const isCellAlive = async (store: Store, cell: string): Promise<boolean> =>
  (await store.claimant(KEY + cell)) !== undefined;

/** Refuses a call for what another server plays. */
export const playedBy = (cell: string): ApiError =>
  new ApiError('CAPACITY_REACHED', `The cell ${cell} plays this: send the call again, to it or to a gateway`);

/** The sign of life of one server among those that share a store: a claim on its name, which it renews. */
export class CellSign {
  private readonly options: CellOptions;
  private readonly owner = randomUUID();
  private readonly ttl: number;
  private readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
  private readonly stopping = new AbortController();
  private renewing: Promise<void> | undefined;
  private about: (() => Omit<CellInfo, 'cell' | 'draining'>) | undefined;
  private isDraining = false;
  /** What is being told: one after the other, since each has the number after the last. */
  private telling: Promise<void> = Promise.resolve();
  /** Number of the last write of what it tells. */
  private told = 0;
  /** Number of its claim: another one after a claim has expired. */
  private epoch = 0;
  /** Whether it is still to be looked what others have taken, and the look that is under way. */
  private hasLapsed = false;
  private looking: Promise<void> | undefined;

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
    const { store, cell, log } = this.options;
    const claim = await store.claim(KEY + cell, this.owner, this.ttl);
    if (!claim) return false;
    const hasLapsed = this.epoch !== 0 && this.epoch !== claim.epoch;
    if (hasLapsed) {
      log.warn(
        { cell },
        'others have counted this cell as dead: it looks which of its phones they have taken',
      );
      this.hasLapsed = true;
    }
    this.epoch = claim.epoch;
    if (this.hasLapsed) this.looking ??= this.look();
    return true;
  }

  /** Has the server look what others have taken, beside its signs: that may take longer than one counts. If it fails, the next sign repeats it. */
  private async look(): Promise<void> {
    const { cell, log, onLapse } = this.options;
    try {
      await onLapse?.();
      this.hasLapsed = false;
    } catch (thrown) {
      const err = toApiError(thrown);
      log.warn({ cell, err }, 'it could not be seen what others have taken: it is tried again');
    } finally {
      this.looking = undefined;
    }
  }

  private async renew(): Promise<void> {
    const { cell, log } = this.options;
    const { signal } = this.stopping;
    for (;;) {
      await this.wait(this.ttl / SIGNS, signal);
      if (signal.aborted) return;
      try {
        const isOurs = await this.claim();
        if (!isOurs) log.error({ cell }, 'another server has taken the name of this cell');
        else await this.tell();
      } catch (thrown) {
        log.warn({ cell, err: toApiError(thrown) }, 'no sign of life could be given: it is tried again');
      }
    }
  }

  /** Tells others where it is and how much it has, from now on. Throws STORE_UNAVAILABLE. */
  async announce(about: () => Omit<CellInfo, 'cell' | 'draining'>): Promise<void> {
    this.about = about;
    await this.tell();
  }

  /** Tells gateways that it stops: they send it nothing new. If the store is away, the next sign tells it. */
  async withdraw(): Promise<void> {
    this.isDraining = true;
    await this.tell().catch(() => {});
  }

  private tell(): Promise<void> {
    const told = this.telling.then(() => this.tellNow());
    this.telling = told.catch(() => {});
    return told;
  }

  private async tellNow(): Promise<void> {
    if (!this.about) return;
    const { store, cell } = this.options;
    const key = CELLS + cell;
    const info: CellInfo = { cell, ...this.about(), ...(this.isDraining ? { draining: true } : {}) };
    const write = async (): Promise<boolean> => {
      const seq = this.told === 0 ? firstSeq() : this.told + 1;
      const isWritten = (await store.put(key, seq, bytesOf(info))) === 'ok';
      if (isWritten) this.told = seq;
      return isWritten;
    };
    if (await write()) return;
    // An earlier server of this name has told something.
    this.told = (await store.get(key))?.seq ?? 0;
    await write();
  }

  /** Gives the name back. Its phones stay in the store. */
  async stop(): Promise<void> {
    const { store, cell } = this.options;
    this.stopping.abort();
    await this.renewing;
    await this.looking;
    await store.release(KEY + cell, this.owner).catch(() => {});
    await this.telling;
    if (this.told > 0) await store.delete(CELLS + cell, this.told).catch(() => {});
  }
}
