import type { Device } from '../../tasks/device.ts';
import { Aborted, realWait, unlessAborted, type Wait } from './abort.ts';
import { DeviceCloser } from './device-closer.ts';
import { DrawPlayer } from './draw-player.ts';
import type { Group } from './groups.ts';
import { Leases } from './leases.ts';
import { describeLoss, isPermanent, isUsageError, LossStreak, pauseAfter } from './losses.ts';
import type { WorkerPoolOptions } from './pool-options.ts';
import type { Tally } from './statistics.ts';
import { UserError } from './user-error.ts';
import {
  isSingle,
  lostBeforeStart,
  LostRollout,
  WorkerLost,
  type Numbered,
  type Work,
  type Worker,
} from './work.ts';

/** How long `close` waits for devices that do not answer. */
const CLOSING_MS = 5_000;

const unwrapped = (error: unknown) => (error instanceof UserError ? error.cause : error);

/**
 * Workers that play draws. Which worker plays a rollout, and when, depends on timing; the rollout itself is a function of the seed, the draw
 * and the actor.
 */
export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #tally: Tally;
  readonly #wait: Wait;
  readonly #leases: Leases<Work>;
  readonly #workers: Worker[];
  readonly #closer = new DeviceCloser();
  readonly #streak: LossStreak;
  readonly #player: DrawPlayer;
  #ready: Work[] = [];
  /** Draws whose group is not done. */
  #playing = 0;
  /** Workers that wait for work. */
  #waiting: (() => void)[] = [];

  constructor(options: WorkerPoolOptions, tally: Tally) {
    const now = options.now ?? (() => performance.now());
    this.#options = options;
    this.#tally = tally;
    this.#wait = options.wait ?? realWait;
    this.#leases = new Leases(options.leaseMs ?? 300_000, now);
    this.#workers = Array.from({ length: options.workers }, () => ({ device: undefined, losses: 0 }));
    this.#streak = new LossStreak(options.workers);
    this.#player = new DrawPlayer({
      options,
      tally,
      leases: this.#leases,
      closer: this.#closer,
      streak: this.#streak,
      now,
    });
  }

  /**
   * Plays what `next` returns until it returns null and everything is played. `done` gets each group as it finishes; its worker waits until
   * `done` resolves. An abort of the signal ends it without an error and drops what was being played. Throws WORKERS_LOST,
   * INFRASTRUCTURE_LOST, NO_FORK, BRANCH_OUT_OF_RANGE, and errors of `next` and `done`.
   */
  async play(
    next: () => Numbered | null,
    done: (group: Group) => unknown,
    signal: AbortSignal,
  ): Promise<void> {
    if (signal.aborted) return;
    const ending = new AbortController();
    let failure: { error: unknown } | undefined;
    const end = (error?: unknown) => {
      if (error !== undefined) failure ??= { error };
      ending.abort();
      this.#leases.revokeAll();
      this.#wake();
    };
    const abort = () => end();
    signal.addEventListener('abort', abort);
    const expiry = this.#expireLeases(ending.signal);
    try {
      let lastCause: unknown;
      const runs = this.#workers.map(worker =>
        this.#work(worker, next, done, ending.signal).then(
          () => true,
          error => {
            if (error instanceof WorkerLost) lastCause = error.cause;
            else end(error);
            return false;
          },
        ),
      );
      const survived = await Promise.all(runs);
      if (!ending.signal.aborted && this.#playing > 0) {
        const cause = lastCause instanceof Error ? lastCause.message : String(lastCause);
        end(new Aborted('WORKERS_LOST', `Every worker has lost its device: ${cause}`));
      }
      if (!failure) this.#tally.lost.workers += survived.filter(each => !each).length;
    } finally {
      end();
      signal.removeEventListener('abort', abort);
      this.#player.closeTrunks();
      this.#ready = [];
      await expiry;
      this.#playing = 0;
    }
    if (failure) throw failure.error;
  }

  /** Closes the workers' devices. Devices that do not answer in five seconds are left alone. */
  async close(): Promise<void> {
    for (const worker of this.#workers) this.#dropDevice(worker);
    await this.#closer.settle(CLOSING_MS, this.#wait);
  }

  /** One worker's loop. Throws WorkerLost when it gets no device. */
  async #work(
    worker: Worker,
    next: () => Numbered | null,
    done: (group: Group) => unknown,
    signal: AbortSignal,
  ): Promise<void> {
    for (;;) {
      const work = await this.#nextWork(next, signal);
      if (!work) return;
      const group = await this.#attempt(work, worker, signal);
      if (!group || signal.aborted) continue;
      await unlessAborted(done(group) as Promise<unknown>, signal).catch(error => {
        if (!signal.aborted) throw error;
      });
      if (signal.aborted) return;
      this.#playing--;
      this.#wake();
    }
  }

  /** Plays a piece of work. Returns the group that it completed, if any. */
  async #attempt(work: Work, worker: Worker, signal: AbortSignal): Promise<Group | undefined> {
    const lease = this.#leases.acquire(work);
    try {
      worker.device ??= this.#makeDevice();
      const isGroupStart = work.place === undefined && !isSingle(work.open);
      let group: Group | undefined;
      if (isGroupStart) {
        // The members are there for every free worker, this one first.
        this.#ready.unshift(...(await this.#player.begin(work.open, worker.device, lease)));
        this.#wake();
      } else group = await this.#player.play(work, worker.device, lease);
      worker.losses = 0;
      return group;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof UserError) throw error.cause;
      if (error instanceof WorkerLost) this.#push(work);
      if (error instanceof WorkerLost || isUsageError(error)) throw error;
      this.#dropDevice(worker);
      return await this.#handleLoss(work, worker, error, signal).catch(thrown => {
        throw unwrapped(thrown);
      });
    } finally {
      this.#leases.release(lease);
    }
  }

  #makeDevice(): Device {
    try {
      return this.#options.device();
    } catch (error) {
      throw new WorkerLost(error);
    }
  }

  /** Work that is ready, or a new draw. Waits while others may still produce work; null when there is no more. */
  async #nextWork(next: () => Numbered | null, signal: AbortSignal): Promise<Work | null> {
    while (!signal.aborted) {
      const ready = this.#ready.shift();
      if (ready) return ready;
      const numbered = next();
      if (numbered) {
        this.#playing++;
        const open = { numbered, trunk: null, finished: [], remaining: numbered.draw.k ?? 1 };
        return { open, place: undefined, tries: 0 };
      }
      if (this.#playing === 0) return null;
      await new Promise<void>(resolve => {
        this.#waiting.push(resolve);
      });
    }
    return null;
  }

  /** Queues lost work again, or reports it as lost for good; the latter may complete its group. */
  async #handleLoss(
    work: Work,
    worker: Worker,
    error: unknown,
    signal: AbortSignal,
  ): Promise<Group | undefined> {
    const { open, place, tries } = work;
    const { number, draw } = open.numbered;
    const loss = describeLoss(error);
    const isFinal = isPermanent(loss.code);
    if (loss.code === 'LEASE_EXPIRED') this.#tally.lost.expired++;
    worker.losses++;
    this.#streak.add(loss);
    const willRetry = tries + 1 < (this.#options.tries ?? 3) && !isFinal;
    const lost =
      error instanceof LostRollout
        ? error.trajectory
        : lostBeforeStart(open, this.#options.actor.version, loss);
    this.#player.report(lost, number, place ?? 0, willRetry);
    // Most failures are a server that is busy or restarting: give it time.
    if (!isFinal) await this.#wait(pauseAfter(worker.losses), signal);
    if (willRetry) {
      this.#tally.lost.givenBack++;
      this.#push({ open, place, tries: tries + 1 });
      return undefined;
    }
    const places = place === undefined ? Array.from({ length: draw.k ?? 1 }, (_, i) => i) : [place];
    this.#tally.lost.rollouts += places.length;
    return places.map(at => this.#player.finish(open, at, lost)).at(-1);
  }

  #push(work: Work): void {
    this.#ready.push(work);
    this.#wake();
  }

  #dropDevice(worker: Worker): void {
    if (worker.device) this.#closer.close(worker.device);
    worker.device = undefined;
  }

  async #expireLeases(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#wait(this.#leases.ms / 4, signal);
      if (!signal.aborted) this.#leases.expire();
    }
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
