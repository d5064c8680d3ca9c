import { LONGEST_WAIT_MS } from '../../src/protocol/wire/times.ts';
import { SILENT, type Log } from '../log.ts';
import { cancelled, RendererError } from './errors.ts';
import { failureOf, finalError, firstLine, isFinal } from './failures.ts';
import { GarbageCollection } from './garbage-collection.ts';
import { Occupancy } from './occupancy.ts';
import type { PoolBrowser, PoolOptions, PoolStats } from './pool-options.ts';
import { type Job, type JobOptions, JobQueue } from './queue.ts';
import type { Renderer } from './renderer.ts';
import { poolSizes, thisMachine } from './sizes.ts';
import { BrowserSlot, Slot } from './slots.ts';
import { Stages } from './stages.ts';
import type { View } from './views.ts';

/** Renderers that any phone can use. A phone keeps nothing in them, so a renderer that dies costs one retry. */
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
  #log: Log;
  #running = 0;
  #cores: number;
  #tasks = 0;
  #retries = 0;
  #lost = 0;
  #draining: Promise<void> | undefined;
  /** Whether queued tasks are refused, and failed tasks are not run again. */
  #isCancelled = false;
  #empty: (() => void) | undefined;
  #collection: GarbageCollection;

  constructor(options: PoolOptions) {
    const machine = thisMachine();
    const sizes = poolSizes(machine, options.renderers);
    const { url, views = sizes.views } = options;
    const { renderers } = sizes;
    const browsers = Math.min(renderers, options.browsers ?? sizes.browsers);
    this.#cores = machine.cores;
    this.#url = typeof url === 'string' ? () => url : url;
    this.#frames = Math.max(1, Math.min(renderers, options.framesInFlight ?? sizes.framesInFlight));
    this.#retry = options.retryOnOther ?? true;
    this.#maxQueue = options.maxQueue ?? 10_000;
    this.#maxWaitMs = options.maxWaitMs ?? LONGEST_WAIT_MS;
    this.#log = options.log ?? SILENT;
    this.#browserSlots = Array.from(
      { length: browsers },
      () => new BrowserSlot(options, this.stages, this.#log),
    );
    this.#slots = Array.from(
      { length: renderers },
      (_, i) => new Slot(this.#browserSlots[i % browsers]!, this.stages, views),
    );
    this.#collection = new GarbageCollection({
      slots: this.#slots,
      stages: this.stages,
      every: options.collectEvery ?? 64,
      reserve: (slot, work) => this.#reserve(slot, work),
      hasQueue: () => this.#queue.length > 0,
    });
  }

  /**
   * Runs `task` alone on a renderer, in the view of its affinity. It may run twice, so it must change nothing outside before it has finished; a page that threw is
   * closed. Throws what the task throws, PAGE_ERROR when the pages of two renderers threw, RENDERER_LOST when the renderers died,
   * BROWSER_MISSING and BROWSER_FAILED, QUEUE_FULL, WAITED_TOO_LONG, CANCELLED by its signal, POOL_DRAINING.
   */
  run<T>(options: JobOptions<Renderer>, task: (renderer: Renderer, view: View) => Promise<T>): Promise<T> {
    const { signal } = options;
    if (this.#draining || this.#isCancelled) return Promise.reject(draining());
    if (signal?.aborted) return Promise.reject(cancelled());
    if (this.#queue.length >= this.#maxQueue)
      return Promise.reject(
        new RendererError('QUEUE_FULL', `${this.#maxQueue} steps wait for a renderer already`),
      );
    return new Promise<T>((resolve, reject) => {
      const job = newJob<Renderer, Slot>(options, task, {
        resolve: value => {
          signal?.removeEventListener('abort', cancel);
          resolve(value);
        },
        reject: error => {
          signal?.removeEventListener('abort', cancel);
          reject(error as Error);
        },
      });
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

  /**
   * Fails every queued task with POOL_DRAINING, and takes no more tasks. Tasks that run are left to finish, but do not run again if their
   * renderer fails.
   */
  cancelQueued(): void {
    this.#isCancelled = true;
    for (const job of this.#queue.clear()) job.reject(draining());
    this.#dispatch();
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
  collectGarbage(): Promise<void> {
    return this.#collection.collectAll();
  }

  stats(): PoolStats {
    const busy = this.#slots.filter(slot => slot.busy).length;
    const sum = (of: { restarts: number }[]) => of.reduce((total, { restarts }) => total + restarts, 0);
    return {
      renderers: this.#slots.length,
      browsers: this.#browserSlots.filter(({ running }) => running).length,
      live: this.#slots.filter(({ renderer }) => renderer?.alive).length,
      busy,
      idle: this.#slots.length - busy,
      queued: this.#queue.length,
      serving: this.#serving,
      framesInFlight: this.#frames,
      maxQueue: this.#maxQueue,
      tasks: this.#tasks,
      retries: this.#retries,
      lost: this.#lost,
      restarts: { browsers: sum(this.#browserSlots), renderers: sum(this.#slots) },
      ...this.#occupancy.read(),
      stages: this.stages.read(),
    };
  }

  /** Each browser with its renderers, and what those draw. */
  browsers(): PoolBrowser[] {
    return this.#browserSlots.map((browserSlot, index) => ({
      index,
      running: browserSlot.running !== undefined,
      restarts: browserSlot.restarts,
      renderers: this.#slots.flatMap((slot, i) => {
        if (slot.browserSlot !== browserSlot) return [];
        const { affinity, restarts, busy, renderer } = slot;
        const state = busy ? 'busy' : renderer?.alive ? 'idle' : 'none';
        return [{ index: i, state, affinity, restarts }];
      }),
    }));
  }

  #dispatch(): void {
    this.#collection.cancelIdle();
    this.#refuseLate();
    while (this.#running < this.#frames) {
      const next = this.#queue.next(this.#slots, this.#isFull());
      if (!next) break;
      void this.#serve(next.slot, next.job);
    }
    this.#occupancy.set(this.#serving, Math.min(this.#slots.length, this.#serving + this.#queue.length));
    if (this.#running > 0 || this.#queue.length > 0) return;
    this.#empty?.();
    if (!this.#draining) this.#collection.scheduleIdle();
  }

  /** Whether every core has a phone's task. A page that hangs uses none. */
  #isFull(): boolean {
    const working = this.#slots.filter(({ busy, isSlow }) => busy && !isSlow);
    return working.length >= this.#cores;
  }

  /** Fails the tasks that waited too long. It runs whenever a task ends, which happens every few seconds even if pages hang. */
  #refuseLate(): void {
    for (const job of this.#queue.expired(performance.now() - this.#maxWaitMs))
      job.reject(
        new RendererError('WAITED_TOO_LONG', `no renderer was free within ${this.#maxWaitMs / 1_000} s`),
      );
  }

  async #serve(slot: Slot, job: Job<Renderer, Slot>): Promise<void> {
    slot.busySince = performance.now();
    slot.affinity = job.affinity;
    for (const other of this.#slots) if (other !== slot) other.renderer?.views.release(job.affinity);
    slot.used = ++this.#tasks;
    this.#running++;
    this.#serving++;
    this.stages.add('wait', job.since);
    try {
      job.resolve(await this.#attempt(slot, job));
    } catch (error) {
      this.#settle(slot, job, error);
    }
    slot.busySince = undefined;
    this.#running--;
    this.#serving--;
    this.#collection.collectOverdue(slot);
    this.#dispatch();
  }

  async #attempt(slot: Slot, job: Job<Renderer, Slot>): Promise<unknown> {
    const renderer = await slot.ready(this.#url());
    const view = renderer.views.take(job.affinity, job.similarTo);
    const since = performance.now();
    let stop = () => {};
    try {
      // The renderer may die while its task waits for something else.
      return await new Promise((resolve, reject) => {
        stop = renderer.onLost(reject);
        job.task(renderer, view).then(resolve, reject);
      });
    } finally {
      stop();
      slot.sinceCollected++;
      this.stages.add('task', since);
    }
  }

  /** Runs a failed task again if its renderer is to blame, or rejects it. */
  #settle(slot: Slot, job: Job<Renderer, Slot>, error: unknown): void {
    const failure = failureOf(slot.renderer, error);
    if (!failure) return job.reject(error);
    job.failures.push(failure);
    this.#logFailure(slot, job, failure);
    if (failure.code === 'PAGE_ERROR') void slot.renderer?.close(firstLine(failure.message));
    if (job.isCancelled()) return job.reject(cancelled());
    if (this.#isCancelled) return job.reject(draining());
    if (this.#retry && !isFinal(job.failures)) {
      job.failedOn = slot;
      this.#retries++;
      this.#queue.retry(job);
      return;
    }
    if (failure.code === 'RENDERER_LOST') this.#lost++;
    job.reject(finalError(job.failures, error));
  }

  #logFailure(slot: Slot, { affinity, failures }: Job<Renderer, Slot>, failure: RendererError): void {
    const reason = firstLine(failure.message);
    this.#log.warn(
      { phone: affinity, renderer: this.#slots.indexOf(slot), failures: failures.length, err: failure },
      failure.code === 'PAGE_ERROR' ? `page threw, and is closed: ${reason}` : `renderer lost: ${reason}`,
    );
  }

  /** Keeps a free slot from tasks while something else is done with it. */
  async #reserve(slot: Slot, work: () => Promise<unknown>): Promise<void> {
    slot.busySince = performance.now();
    this.#running++;
    try {
      await work();
    } finally {
      slot.busySince = undefined;
      this.#running--;
      this.#dispatch();
    }
  }

  async #drain(): Promise<void> {
    this.#collection.cancelIdle();
    await new Promise<void>(resolve => {
      this.#empty = resolve;
      // Deferred, because `#draining` is set only after this call.
      queueMicrotask(() => this.#dispatch());
    });
    await Promise.all(this.#browserSlots.map(slot => slot.close()));
  }
}

const draining = () => new RendererError('POOL_DRAINING', 'the server is stopping');

/** The job of a task that is queued now. */
function newJob<R, S>(
  { affinity, similarTo = affinity, pinnedTo, signal }: JobOptions<R>,
  task: (renderer: R, view: View) => Promise<unknown>,
  { resolve, reject }: Pick<Job<R, S>, 'resolve' | 'reject'>,
): Job<R, S> {
  return {
    affinity,
    similarTo,
    pinnedTo,
    task,
    resolve,
    reject,
    since: performance.now(),
    failedOn: undefined,
    failures: [],
    patience: 0,
    isCancelled: () => signal?.aborted === true,
  };
}
