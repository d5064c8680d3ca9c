import type { Trajectory } from '../types.ts';
import type { Group } from './groups.ts';
import type { Learner, Update } from './learner.ts';
import { lineOf, Tally, type RendererShare, type Statistics } from './statistics.ts';
import type { Pool, WorkerPoolOptions } from './pool-options.ts';
import type { Draw, Numbered } from './work.ts';
import { WorkerPool } from './worker-pool.ts';

export interface CollectOptions<W = unknown> extends WorkerPoolOptions {
  /** Returns the draw of a number; null when there are no more. Called once for each number, in order. */
  draw: (number: number) => Draw | null;
  learner: Learner<W>;
  /** Gives new weights to the actor. The next batch waits for it; rollouts go on. */
  publish?: (update: Update<W>) => unknown;
  /** Groups of an update. */
  batch: number;
  /** Updates after which the collection ends. Default: when there are no more draws. */
  updates?: number;
  /** Groups that may wait for the learner; workers wait when the queue is full. Default: `batch`. Lockstep has no queue. */
  queueLimit?: number;
  /** How many versions a rollout's oldest decision may be behind when the learner gets it; older rollouts are dropped. Default: no limit. */
  staleLimit?: number;
  /** The `remaining` draws of an earlier collection. */
  resume?: Remaining;
  /** Called with each rollout that is too stale to be used. */
  onStale?: (trajectory: Trajectory, behind: number) => void;
  /** Reads the renderers' shares since the start; called after each batch, for the statistics. */
  renderers?: () => Promise<RendererShare | null>;
  /** Makes what plays the draws instead of workers in this process. */
  pool?: (tally: Tally) => Pool;
  /** Stops at once: running rollouts are dropped, and the learner finishes its present batch. */
  signal?: AbortSignal;
}

/** Draws that a collection has left: those that were begun but not learned from, and the first number that was not drawn. */
export interface Remaining {
  open: readonly number[];
  next: number;
}

export interface Collected<W = unknown> {
  /** The last update, if there was one. */
  update: Update<W> | null;
  remaining: Remaining;
  statistics: Statistics;
  /** Whether the signal stopped it. */
  aborted: boolean;
}

export interface Collection<W = unknown> {
  /** Resolves when everything has ended and every device is closed. Throws errors of the learner, `draw` and `publish`, and those of `WorkerPool.play`. */
  done: Promise<Collected<W>>;
  /** Draws nothing more. Running rollouts are finished and learned from; the last batch may be smaller. */
  stop(): void;
  statistics(): Statistics;
  /** The statistics in a line, for a progress bar. */
  line(): string;
}

/** The state that both kinds of collection share. */
export class Ledger<W> {
  readonly tally: Tally;
  readonly pool: Pool;
  readonly options: CollectOptions<W>;
  readonly now: () => number;
  update: Update<W> | null = null;
  stopped = false;
  #again: number[];
  #next: number;
  /** Draws that were not learned from yet. */
  readonly open = new Set<number>();

  constructor(options: CollectOptions<W>) {
    for (const [name, value] of Object.entries({
      workers: options.workers,
      batch: options.batch,
      queueLimit: options.queueLimit ?? 1,
    }))
      if (!Number.isInteger(value) || value < 1)
        throw new RangeError(`${name} is a whole number from 1, not ${value}`);
    const { leaseMs = 1, staleLimit = 0 } = options;
    if (!(leaseMs > 0)) throw new RangeError(`leaseMs is above 0, not ${leaseMs}`);
    if (!(staleLimit >= 0)) throw new RangeError(`staleLimit is 0 or more, not ${staleLimit}`);
    this.options = options;
    this.now = options.now ?? (() => performance.now());
    this.tally = new Tally(this.now, options.workers);
    this.tally.learner.version = options.actor.version;
    this.pool = options.pool?.(this.tally) ?? new WorkerPool(options, this.tally);
    this.#again = [...(options.resume?.open ?? [])];
    this.#next = options.resume?.next ?? 0;
  }

  get version(): number {
    return this.update?.version ?? this.options.actor.version;
  }
  get remaining(): Remaining {
    return { open: [...this.open, ...this.#again].sort((a, b) => a - b), next: this.#next };
  }

  /** The next draw with its number; null if there is none, or the collection was stopped. */
  draw(): Numbered | null {
    if (this.stopped) return null;
    const number = this.#again[0] ?? this.#next;
    const draw = this.options.draw(number);
    if (!draw) {
      this.stopped = true;
      return null;
    }
    // A group of none would never be finished.
    if (draw.k !== undefined && !(Number.isInteger(draw.k) && draw.k >= 1))
      throw new RangeError(`k is a whole number from 1, not ${draw.k} (draw ${number}, ${draw.task})`);
    if (this.#again.length > 0) this.#again.shift();
    else this.#next++;
    this.open.add(number);
    return { number, draw };
  }

  /** Makes an update from groups, and publishes it. */
  async learn(groups: readonly Group[]): Promise<void> {
    const behind = groups.map(group => this.behind(group));
    const since = this.now();
    const update = await this.options.learner({ number: this.tally.learner.updates, groups, behind });
    await this.options.publish?.(update);
    this.update = update;
    for (const { number } of groups) this.open.delete(number);
    this.tally.addUpdate(
      this.now() - since,
      update.version,
      groups.flatMap((group, i) => group.rollouts.map(() => behind[i]!)),
    );
    if (this.options.renderers)
      this.tally.renderers = await this.options.renderers().catch(() => this.tally.renderers);
  }

  behind({ versions: [lowest] }: Group): number {
    return Math.max(0, this.version - lowest);
  }

  /** Whether the wanted number of updates is done. */
  get enough(): boolean {
    return this.options.updates !== undefined && this.tally.learner.updates >= this.options.updates;
  }
}

/** Wraps `run` as a collection. Devices are closed when `run` has ended or failed. */
export function collection<W>(
  ledger: Ledger<W>,
  queue: () => Statistics['queue'],
  run: () => Promise<void>,
): Collection<W> {
  const statistics = () => ledger.tally.read(queue());
  const done = (async () => {
    try {
      await run();
    } finally {
      await ledger.pool.close();
    }
    return {
      update: ledger.update,
      remaining: ledger.remaining,
      statistics: statistics(),
      aborted: ledger.options.signal?.aborted === true,
    };
  })();
  return {
    done,
    stop: () => {
      ledger.stopped = true;
    },
    statistics,
    line: () => lineOf(statistics()),
  };
}
