import type { Slot } from './slots.ts';
import type { Stages } from './stages.ts';

/** How long a pool has nothing to do before it collects garbage, in ms: longer than a model's shortest thought. */
const IDLE_MS = 250;
/** A pool that is never idle collects anyway after this many times `every` tasks. */
const OVERDUE = 4;

export interface GarbageCollectionOptions {
  slots: readonly Slot[];
  stages: Stages;
  /** Tasks of a renderer between two collections. */
  every: number;
  /** Keeps a free slot from tasks while something else is done with it. */
  reserve: (slot: Slot, work: () => Promise<unknown>) => Promise<void>;
  /** Whether tasks wait for a renderer, whose pictures need their surfaces again at once. */
  hasQueue: () => boolean;
}

/** Collects the garbage of renderers: when the pool is idle, and sooner only from renderers that are long overdue. */
export class GarbageCollection {
  #options: GarbageCollectionOptions;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: GarbageCollectionOptions) {
    this.#options = options;
  }

  /** Collects once the pool has been idle for a while. */
  scheduleIdle(): void {
    const due = () => this.#options.slots.filter(slot => this.#isDue(slot));
    if (due().length === 0) return;
    this.#timer = setTimeout(() => {
      for (const slot of due()) void this.#collect(slot);
    }, IDLE_MS).unref();
  }

  cancelIdle(): void {
    clearTimeout(this.#timer);
  }

  /** Collects from a slot that just finished a task, if it is overdue. */
  collectOverdue(slot: Slot): void {
    if (this.#isDue(slot, OVERDUE)) void this.#collect(slot);
  }

  /** Collects from every free renderer now. */
  async collectAll(): Promise<void> {
    const free = this.#options.slots.filter(({ busy }) => !busy);
    await Promise.all(free.map(slot => this.#collect(slot)));
  }

  #isDue({ busy, renderer, sinceCollected }: Slot, times = 1): boolean {
    return !busy && renderer?.alive === true && sinceCollected >= this.#options.every * times;
  }

  async #collect(slot: Slot): Promise<void> {
    const { renderer } = slot;
    const { reserve, hasQueue, stages } = this.#options;
    if (!renderer?.alive) return;
    slot.sinceCollected = 0;
    const since = performance.now();
    const work = () => renderer.collectGarbage({ surfaces: !hasQueue() });
    await reserve(slot, work).catch(() => {});
    stages.add('collect', since);
  }
}
