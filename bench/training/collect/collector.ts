import type { Trajectory } from '../types.ts';
import { Crew, type CrewOptions } from './crew.ts';
import type { Group } from './groups.ts';
import type { Learner, Update } from './learner.ts';
import { BoundedQueue } from './queue.ts';
import { lineOf, Tally, type RendererShare, type Statistics } from './statistics.ts';
import type { Draw, Numbered } from './work.ts';

export interface CollectOptions<W = unknown> extends CrewOptions {
  /** The draw of a number: called once for each, in order. Null where there are no more. */
  draw: (number: number) => Draw | null;
  learner: Learner<W>;
  /** Gives new weights to the actor. The next batch waits for it; rollouts do not. */
  publish?: (update: Update<W>) => unknown;
  /** Groups that a learner gets at once. */
  batch: number;
  /** Batches after which it ends; without it, when there are no more draws. */
  updates?: number;
  /** Groups that may wait for the learner before workers do. Default: a batch. In lockstep there is no queue. */
  queueLimit?: number;
  /** Versions that a rollout's oldest decision may be behind when it is learned from; one that is further behind is dropped. Default: any. */
  staleLimit?: number;
  /** Where an earlier collection stopped. */
  resume?: Left;
  /** Told of rollouts that are too stale to learn from. */
  dropped?: (trajectory: Trajectory, behind: number) => void;
  /** Looks at the renderers; what they did since the start goes into the statistics with each batch. */
  renderers?: () => Promise<RendererShare | null>;
  /** Stops at once: nothing that is being played counts, and a batch that is being learned from is finished. */
  signal?: AbortSignal;
}

/** Draws that an end has left: those that were begun and not learned from, and the first that was never drawn. */
export interface Left {
  open: readonly number[];
  next: number;
}

export interface Collected<W = unknown> {
  /** The last update, if there was one. */
  update: Update<W> | null;
  left: Left;
  statistics: Statistics;
  /** Whether the signal stopped it. */
  aborted: boolean;
}

export interface Collection<W = unknown> {
  /** Resolves when all is over and every device is closed. Throws what a learner, a draw or `publish` throws, and as `Crew.play` does. */
  done: Promise<Collected<W>>;
  /** Draws nothing more; what is being played is played to its end and learned from, the last batch being as large as is left. */
  stop(): void;
  statistics(): Statistics;
  /** The statistics in a line, for a progress bar. */
  line(): string;
}

/** What both ways of collecting keep count of. */
export class Ledger<W> {
  readonly tally: Tally;
  readonly crew: Crew;
  readonly options: CollectOptions<W>;
  readonly now: () => number;
  update: Update<W> | null = null;
  stopped = false;
  #again: number[];
  #next: number;
  /** Draws that nothing was made of yet. */
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
    this.crew = new Crew(options, this.tally);
    this.#again = [...(options.resume?.open ?? [])];
    this.#next = options.resume?.next ?? 0;
  }

  get version(): number {
    return this.update?.version ?? this.options.actor.version;
  }
  get left(): Left {
    return { open: [...this.open, ...this.#again].sort((a, b) => a - b), next: this.#next };
  }

  /** The next draw with its number; null where there is none, or none is wanted. */
  draw(): Numbered | null {
    if (this.stopped) return null;
    const number = this.#again[0] ?? this.#next;
    const draw = this.options.draw(number);
    if (!draw) {
      this.stopped = true;
      return null;
    }
    // With none it would never end.
    if (draw.k !== undefined && !(Number.isInteger(draw.k) && draw.k >= 1))
      throw new RangeError(`k is a whole number from 1, not ${draw.k} (draw ${number}, ${draw.task})`);
    if (this.#again.length > 0) this.#again.shift();
    else this.#next++;
    this.open.add(number);
    return { number, draw };
  }

  /** Learns from groups, and gives the actor what was learned. */
  async learn(groups: readonly Group[]): Promise<void> {
    const behind = groups.map(group => this.behind(group));
    const since = this.now();
    const update = await this.options.learner({ number: this.tally.learner.updates, groups, behind });
    await this.options.publish?.(update);
    this.update = update;
    for (const { number } of groups) this.open.delete(number);
    this.tally.learned(
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

  /** Whether there have been as many updates as were asked for. */
  get enough(): boolean {
    return this.options.updates !== undefined && this.tally.learner.updates >= this.options.updates;
  }
}

/** What a way of collecting gives, once `run` is through or has failed; devices are closed in either case. */
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
      await ledger.crew.close();
    }
    return {
      update: ledger.update,
      left: ledger.left,
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

/**
 * Collects without waiting for anyone: workers play, a bounded queue holds what they made, a learner takes batches from it, and its weights reach the
 * actor while other rollouts go on. Which task, seed and chance a rollout has is a function of its number alone; which weights decide in it is not.
 */
export function collect<W>(options: CollectOptions<W>): Collection<W> {
  const ledger = new Ledger(options);
  const queue = new BoundedQueue<Group>(options.queueLimit ?? options.batch);
  const { staleLimit = Infinity, signal } = options;
  const halt = new AbortController();

  /** Takes out rollouts that are too stale; a group of which nothing is left is settled. */
  const fresh = (group: Group): Group | null => {
    const rollouts = group.rollouts.filter(trajectory => {
      const behind = ledger.version - trajectory.versions[0];
      if (behind <= staleLimit) return true;
      ledger.tally.dropped++;
      options.dropped?.(trajectory, behind);
      return false;
    });
    if (rollouts.length === 0) {
      ledger.open.delete(group.number);
      return null;
    }
    return {
      ...group,
      rollouts,
      versions: [
        Math.min(...rollouts.map(t => t.versions[0])),
        Math.max(...rollouts.map(t => t.versions[1])),
      ],
    };
  };

  const learning = async () => {
    for (let batch: Group[] = []; !ledger.enough;) {
      const group = await queue.take(halt.signal);
      if (group) batch.push(group);
      // What was fresh when it was taken is as fresh now: only this loop makes versions.
      const usable = batch.flatMap(one => fresh(one) ?? []);
      batch = usable;
      if (usable.length >= options.batch || (!group && usable.length > 0)) {
        await ledger.learn(usable);
        batch = [];
      }
      if (!group) return;
    }
  };

  return collection(
    ledger,
    () => ({ length: queue.length, most: queue.most, limit: queue.limit }),
    async () => {
      const abort = () => halt.abort();
      if (signal?.aborted) return;
      signal?.addEventListener('abort', abort);
      const learned = learning().finally(abort);
      const played = ledger.crew
        .play(
          () => ledger.draw(),
          group => queue.put(group, halt.signal),
          halt.signal,
        )
        .finally(() => queue.close());
      try {
        // A learner that fails ends the playing, and the other way round.
        const ends = await Promise.allSettled([
          learned,
          played.catch(error => {
            abort();
            throw error;
          }),
        ]);
        for (const end of ends)
          if (end.status === 'rejected' && !(end.reason?.code === 'ABORTED' && halt.signal.aborted))
            throw end.reason;
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },
  );
}
