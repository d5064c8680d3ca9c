import { availableParallelism } from 'node:os';
import { SILENT, type Log } from '../log.ts';
import type { BrowserOptions } from './browser.ts';
import { cancelled, RendererError, RendererLostError } from './errors.ts';
import { Occupancy } from './occupancy.ts';
import { type Job, type JobOptions, JobQueue } from './queue.ts';
import type { Renderer } from './renderer.ts';
import { BrowserSlot, Slot } from './slots.ts';
import { type Stage, Stages } from './stages.ts';

export interface PoolOptions extends BrowserOptions {
  /** The page that a renderer opens; a function is asked when the first renderer is made. */
  url: string | (() => string);
  /** Pages that can show a phone. Default: three to a core, the fastest at any number of phones. */
  renderers?: number;
  /** Chromiums that share them: a crash takes the renderers of one. Default: three to two cores, at least 2: their pages share a process, and one that waits for it leaves its core to the next. */
  browsers?: number;
  /** Tasks that run at once. Default: three to a core, at most `renderers`. */
  framesInFlight?: number;
  /** Whether a task whose renderer died is run again on another. Default true. */
  retryOnOther?: boolean;
  /** Tasks of a renderer between two garbage collections. Default 64. */
  collectEvery?: number;
  /** Tasks that may wait for a renderer. Default 10,000. */
  maxQueue?: number;
  /** How long a task may wait for its first renderer, in ms. Default 5 minutes. */
  maxWaitMs?: number;
  /** Hears of renderers and browsers that are lost. Default: nobody. */
  log?: Log;
}

export interface PoolStats {
  renderers: number;
  /** Renderers that exist now; the others are made when first needed. */
  live: number;
  busy: number;
  idle: number;
  queued: number;
  tasks: number;
  /** Tasks that were run again, and tasks that no renderer could finish. */
  retries: number;
  lost: number;
  restarts: { browsers: number; renderers: number };
  /** Ms that renderers held a phone's task, and the same with the tasks that waited for a free frame or renderer, as far as there are renderers for them. */
  busyMs: number;
  wantedMs: number;
  /** wait (for a renderer), launch, create, task, and in it call and picture; collect. */
  stages: Record<string, Stage>;
}

/**
 * A task under which this many renderers died is given up. The pages of a browser share a process and die together, mostly through
 * another task than this one.
 */
const MOST_DEATHS = 4;
/** A task is given up after it failed this often by itself: its page threw or did not answer in time, or no browser started for it. */
const MOST_OWN_FAILURES = 2;

/** How long a pool has nothing to do before it collects garbage, in ms: longer than a model's shortest thought. */
const IDLE_MS = 250;
/** A pool that is never idle collects anyway after this many times `collectEvery` tasks. */
const OVERDUE = 4;

/** Renderers that any phone can use. A phone keeps nothing in them, so that a renderer that dies costs one retry. */
export class RendererPool {
  readonly stages = new Stages();
  #occupancy = new Occupancy();
  /** Renderers that hold a phone's task. */
  #serving = 0;
  #url: () => string;
  #slots: Slot[];
  #browserSlots: BrowserSlot[];
  #queue = new JobQueue<Renderer, Slot>();
  #maxQueue: number;
  #maxWaitMs: number;
  #frames: number;
  #retry: boolean;
  #collectEvery: number;
  #log: Log;
  #running = 0;
  #tasks = 0;
  #retries = 0;
  #lost = 0;
  #draining: Promise<void> | undefined;
  #empty: (() => void) | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: PoolOptions) {
    const cores = availableParallelism();
    const renderers = Math.max(1, options.renderers ?? 3 * cores);
    const browsers = Math.min(renderers, options.browsers ?? Math.max(2, Math.ceil(1.5 * cores)));
    const { url } = options;
    this.#url = typeof url === 'string' ? () => url : url;
    this.#frames = Math.max(1, Math.min(renderers, options.framesInFlight ?? 3 * cores));
    this.#retry = options.retryOnOther ?? true;
    this.#collectEvery = options.collectEvery ?? 64;
    this.#maxQueue = options.maxQueue ?? 10_000;
    this.#maxWaitMs = options.maxWaitMs ?? 5 * 60_000;
    this.#log = options.log ?? SILENT;
    this.#browserSlots = Array.from(
      { length: browsers },
      () => new BrowserSlot(options, this.stages, this.#log),
    );
    this.#slots = Array.from(
      { length: renderers },
      (_, i) => new Slot(this.#browserSlots[i % browsers]!, this.stages),
    );
  }

  /**
   * Runs `task` alone on a renderer. It may run twice, so it must change nothing outside before it has finished; a page that threw is
   * closed. Throws what the task throws, PAGE_ERROR when the pages of two renderers threw, RENDERER_LOST when the renderers died,
   * BROWSER_MISSING and BROWSER_FAILED, QUEUE_FULL, WAITED_TOO_LONG, CANCELLED by its signal, POOL_DRAINING.
   */
  run<T>(
    { affinity, similarTo = affinity, pinnedTo, signal }: JobOptions<Renderer>,
    task: (renderer: Renderer) => Promise<T>,
  ): Promise<T> {
    if (this.#draining) return Promise.reject(new RendererError('POOL_DRAINING', 'the server is stopping'));
    if (signal?.aborted) return Promise.reject(cancelled());
    if (this.#queue.length >= this.#maxQueue)
      return Promise.reject(
        new RendererError('QUEUE_FULL', `${this.#maxQueue} steps wait for a renderer already`),
      );
    return new Promise<T>((resolve, reject) => {
      const job: Job<Renderer, Slot> = {
        affinity,
        similarTo,
        pinnedTo,
        task,
        resolve: value => {
          signal?.removeEventListener('abort', cancel);
          resolve(value);
        },
        reject: error => {
          signal?.removeEventListener('abort', cancel);
          reject(error as Error);
        },
        since: performance.now(),
        failedOn: undefined,
        failures: [],
        overtaken: 0,
        isCancelled: () => signal?.aborted === true,
      };
      // A task that runs is left to finish: its page would otherwise stop half way.
      const cancel = () => {
        if (!this.#queue.remove(job)) return;
        job.reject(cancelled());
        this.#dispatch();
      };
      signal?.addEventListener('abort', cancel);
      this.#queue.add(job);
      this.#dispatch();
    });
  }

  /** Makes every renderer now, so that no phone waits for one. Throws as `run`. */
  async warm(): Promise<void> {
    await Promise.all(this.#browserSlots.map(slot => slot.browser()));
    await Promise.all(
      this.#slots.filter(slot => !slot.busy).map(slot => this.#reserve(slot, () => slot.ready(this.#url()))),
    );
  }

  /** Takes no more tasks, waits for those it has, and closes everything. Safe to call twice. */
  drain(): Promise<void> {
    this.#draining ??= this.#drain();
    return this.#draining;
  }

  /** Kills `count` browsers, as a crash would. For tests of recovery. */
  killForTest(count = 1): void {
    for (const { running } of this.#browserSlots.filter(slot => slot.running).slice(0, count))
      running?.kill();
  }

  /** The process ids of all browsers. */
  pids(): number[] {
    return this.#browserSlots.flatMap(({ running }) => running?.pids() ?? []);
  }

  /** The memory of all browsers, in bytes (PSS). */
  pss(): number {
    return this.#browserSlots.reduce((sum, { running }) => sum + (running?.pss() ?? 0), 0);
  }

  /** Collects the garbage of every free renderer now. For measurements. */
  async collectGarbage(): Promise<void> {
    await Promise.all(this.#slots.filter(({ busy }) => !busy).map(slot => this.#collect(slot)));
  }

  stats(): PoolStats {
    const busy = this.#slots.filter(slot => slot.busy).length;
    const sum = (of: { restarts: number }[]) => of.reduce((total, { restarts }) => total + restarts, 0);
    return {
      renderers: this.#slots.length,
      live: this.#slots.filter(({ renderer }) => renderer?.alive).length,
      busy,
      idle: this.#slots.length - busy,
      queued: this.#queue.length,
      tasks: this.#tasks,
      retries: this.#retries,
      lost: this.#lost,
      restarts: { browsers: sum(this.#browserSlots), renderers: sum(this.#slots) },
      ...this.#occupancy.read(),
      stages: this.stages.read(),
    };
  }

  #dispatch(): void {
    clearTimeout(this.#idle);
    this.#refuseLate();
    while (this.#running < this.#frames) {
      const next = this.#queue.next(this.#slots);
      if (!next) break;
      void this.#serve(next.slot, next.job);
    }
    this.#occupancy.set(this.#serving, Math.min(this.#slots.length, this.#serving + this.#queue.length));
    if (this.#running > 0 || this.#queue.length > 0) return;
    this.#empty?.();
    if (!this.#draining && this.#slots.some(slot => this.#isDue(slot))) {
      this.#idle = setTimeout(() => this.#collectDue(), IDLE_MS).unref();
    }
  }

  /** Fails the tasks that waited too long. Something ends every few seconds even where pages hang, and each end comes by here. */
  #refuseLate(): void {
    for (const job of this.#queue.expired(performance.now() - this.#maxWaitMs))
      job.reject(
        new RendererError('WAITED_TOO_LONG', `no renderer was free within ${this.#maxWaitMs / 1_000} s`),
      );
  }

  async #serve(slot: Slot, job: Job<Renderer, Slot>): Promise<void> {
    slot.busy = true;
    slot.affinity = job.affinity;
    slot.similarTo = job.similarTo;
    slot.used = ++this.#tasks;
    this.#running++;
    this.#serving++;
    this.stages.add('wait', job.since);
    try {
      job.resolve(await this.#attempt(slot, job));
    } catch (error) {
      if (slot.renderer) slot.renderer.loadedTree = undefined;
      this.#settle(slot, job, error);
    }
    slot.busy = false;
    this.#running--;
    this.#serving--;
    if (this.#isDue(slot, OVERDUE)) void this.#collect(slot);
    this.#dispatch();
  }

  async #attempt(slot: Slot, job: Job<Renderer, Slot>): Promise<unknown> {
    const renderer = await slot.ready(this.#url());
    const since = performance.now();
    let stop = () => {};
    try {
      // A task may be waiting for something else than its renderer when that dies.
      return await new Promise((resolve, reject) => {
        stop = renderer.onGone(reject);
        job.task(renderer).then(resolve, reject);
      });
    } finally {
      stop();
      slot.sinceCollected++;
      this.stages.add('task', since);
    }
  }

  /** Runs a failed task again where its renderer is to blame, or rejects it. */
  #settle(slot: Slot, job: Job<Renderer, Slot>, error: unknown): void {
    const failure = this.#failureOf(slot, error);
    if (!failure) return job.reject(error);
    const why = failure.message.split('\n')[0]!;
    job.failures.push(failure);
    const about = {
      phone: job.affinity,
      renderer: this.#slots.indexOf(slot),
      failures: job.failures.length,
      err: failure,
    };
    if (failure.code === 'PAGE_ERROR') {
      this.#log.warn(about, `page threw, and is closed: ${why}`);
      void slot.renderer?.close(why);
    } else this.#log.warn(about, `renderer lost: ${why}`);
    if (job.isCancelled()) return job.reject(cancelled());
    if (this.#retry && !isFinal(job.failures)) {
      job.failedOn = slot;
      this.#retries++;
      this.#queue.retry(job);
      return;
    }
    if (failure.code !== 'RENDERER_LOST') return job.reject(failure);
    this.#lost++;
    job.reject(
      new RendererLostError(
        `${job.failures.length} renderers died under this task, the last since ${why}`,
        error,
      ),
    );
  }

  /** What a renderer is to blame for in an error; undefined if it is well and the error is the task's own. */
  #failureOf(slot: Slot, error: unknown): RendererError | undefined {
    if (error instanceof RendererError && RETRIED.has(error.code)) return error;
    if (slot.renderer?.alive !== false) return undefined;
    return new RendererLostError(error instanceof Error ? error.message : String(error), error);
  }

  #isDue(slot: Slot, times = 1): boolean {
    return !slot.busy && slot.renderer?.alive === true && slot.sinceCollected >= this.#collectEvery * times;
  }

  #collectDue(): void {
    for (const slot of this.#slots) if (this.#isDue(slot)) void this.#collect(slot);
  }

  /** Collects a free slot's garbage, and gives its surfaces back where nothing waits for them. */
  async #collect(slot: Slot): Promise<void> {
    const { renderer } = slot;
    if (!renderer?.alive) return;
    slot.sinceCollected = 0;
    const since = performance.now();
    await this.#reserve(slot, () => renderer.collectGarbage({ surfaces: this.#queue.length === 0 })).catch(
      () => {},
    );
    this.stages.add('collect', since);
  }

  /** Keeps a free slot from tasks while something else is done with it. */
  async #reserve(slot: Slot, work: () => Promise<unknown>): Promise<void> {
    slot.busy = true;
    this.#running++;
    try {
      await work();
    } finally {
      slot.busy = false;
      this.#running--;
      this.#dispatch();
    }
  }

  async #drain(): Promise<void> {
    clearTimeout(this.#idle);
    await new Promise<void>(resolve => {
      this.#empty = resolve;
      // `#draining` is set only after this call, and nobody may be told before.
      queueMicrotask(() => this.#dispatch());
    });
    await Promise.all(this.#browserSlots.map(slot => slot.close()));
  }
}

/** Errors after which another renderer is tried. */
const RETRIED: ReadonlySet<RendererError['code']> = new Set([
  'PAGE_ERROR',
  'RENDERER_LOST',
  'BROWSER_FAILED',
]);

/** Whether a task that failed so is given up. */
function isFinal(failures: readonly RendererError[]): boolean {
  const own = failures.filter(error => !(error instanceof RendererLostError) || error.late);
  return own.length >= MOST_OWN_FAILURES || failures.length >= MOST_DEATHS;
}
