import { availableParallelism } from 'node:os';
import { SILENT, type Log } from '../log.ts';
import type { BrowserOptions } from './browser.ts';
import { RendererError, RendererLostError } from './errors.ts';
import { Occupancy } from './occupancy.ts';
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

interface Job {
  key: string;
  /** What it shows, such as the app in front. */
  like: string;
  task: (renderer: Renderer) => Promise<unknown>;
  resolve: (value: any) => void;
  reject: (error: unknown) => void;
  since: number;
  /** The one renderer that has what it needs. */
  home: Renderer | undefined;
  /** The slot that lost this job, which does not get it again while another is to be had. */
  lostOn: Slot | undefined;
  /** How many renderers died under it. */
  died: number;
  /** How many tasks that came after it went before it. */
  passed: number;
}

/** Whether a task can run on one renderer alone. */
const bound = ({ home }: Job): boolean => home?.alive === true;

/** What is at the head of the queue is passed by so many that fit a free renderer better, and then goes next. */
const MOST_PASSED = 4;

/** A task under which so many renderers died brings it about itself. The pages of a browser share a process and die together, mostly for other reasons than one of their tasks. */
const MOST_DEATHS = 4;
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
  #homes: BrowserSlot[];
  #queue: Job[] = [];
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
    this.#log = options.log ?? SILENT;
    this.#homes = Array.from({ length: browsers }, () => new BrowserSlot(options, this.stages, this.#log));
    this.#slots = Array.from(
      { length: renderers },
      (_, i) => new Slot(this.#homes[i % browsers]!, this.stages),
    );
  }

  /**
   * Runs `task` with a renderer of its own: the one that last served `key` (a phone's id) if that is free, or else one that last showed
   * something `like` it, which has less to draw anew. With `home` it runs there and nowhere else while that renderer lives. A task may be run twice, so it must change nothing outside before it has
   * finished. Throws what the task throws, RENDERER_LOST when four renderers died under it, POOL_DRAINING, BROWSER_MISSING.
   */
  run<T>(key: string, task: (renderer: Renderer) => Promise<T>, like = key, home?: Renderer): Promise<T> {
    if (this.#draining) return Promise.reject(new RendererError('POOL_DRAINING', 'the server is stopping'));
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({
        key,
        like,
        task,
        resolve,
        reject,
        since: performance.now(),
        home,
        lostOn: undefined,
        died: 0,
        passed: 0,
      });
      this.#dispatch();
    });
  }

  /** Makes every renderer now, so that no phone waits for one. Throws as `run`. */
  async warm(): Promise<void> {
    await Promise.all(this.#homes.map(home => home.browser()));
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
    for (const home of this.#homes.filter(({ running }) => running).slice(0, count)) home.running?.kill();
  }

  /** The process ids of all browsers. */
  pids(): number[] {
    return this.#homes.flatMap(({ running }) => running?.pids() ?? []);
  }

  /** The memory of all browsers, in bytes (PSS). */
  pss(): number {
    return this.#homes.reduce((sum, { running }) => sum + (running?.pss() ?? 0), 0);
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
      restarts: { browsers: sum(this.#homes), renderers: sum(this.#slots) },
      ...this.#occupancy.read(),
      stages: this.stages.read(),
    };
  }

  #dispatch(): void {
    clearTimeout(this.#idle);
    while (this.#queue.length > 0 && this.#running < this.#frames) {
      const slot = this.#choose(this.#queue[0]!);
      if (!slot) break;
      void this.#serve(slot, this.#take(slot));
    }
    this.#occupancy.set(this.#serving, Math.min(this.#slots.length, this.#serving + this.#queue.length));
    if (this.#running > 0 || this.#queue.length > 0) return;
    this.#empty?.();
    if (!this.#draining && this.#slots.some(slot => this.#isDue(slot))) {
      this.#idle = setTimeout(() => this.#collectDue(), IDLE_MS).unref();
    }
  }

  /** The next task for a free slot: the first, unless one after it fits what the slot shows and the first has time. */
  #take(slot: Slot): Job {
    const first = this.#queue[0]!;
    const fits = (fit: (job: Job) => boolean) =>
      this.#queue.findIndex(job => fit(job) && !job.lostOn && !bound(job));
    let next = 0;
    if (bound(first)) return this.#queue.shift()!;
    if (!first.lostOn && first.passed < MOST_PASSED && slot.renderer?.alive) {
      next = fits(({ key }) => key === slot.key);
      if (next < 0)
        next = Math.max(
          0,
          fits(({ like }) => like === slot.like),
        );
    }
    if (next > 0) first.passed++;
    return this.#queue.splice(next, 1)[0]!;
  }

  #choose(job: Job): Slot | undefined {
    const { key, like, lostOn } = job;
    if (bound(job)) return this.#slots.find(slot => slot.renderer === job.home && !slot.busy);
    let best: Slot | undefined;
    const fits = (slot: Slot) => slot.like === like && slot.renderer?.alive === true;
    for (const slot of this.#slots) {
      if (slot.busy) continue;
      if (lostOn) {
        if (!best || (best.home === lostOn.home && slot.home !== lostOn.home) || best === lostOn) best = slot;
        continue;
      }
      if (slot.key === key && slot.renderer?.alive) return slot;
      if (!best || (fits(slot) === fits(best) ? slot.used < best.used : fits(slot))) best = slot;
    }
    return best;
  }

  async #serve(slot: Slot, job: Job): Promise<void> {
    slot.busy = true;
    slot.key = job.key;
    slot.like = job.like;
    slot.used = ++this.#tasks;
    this.#running++;
    this.#serving++;
    this.stages.add('wait', job.since);
    try {
      job.resolve(await this.#attempt(slot, job));
    } catch (error) {
      if (slot.renderer) slot.renderer.held = undefined;
      this.#settle(slot, job, error);
    }
    slot.busy = false;
    this.#running--;
    this.#serving--;
    if (this.#isDue(slot, OVERDUE)) void this.#collect(slot);
    this.#dispatch();
  }

  async #attempt(slot: Slot, job: Job): Promise<unknown> {
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

  #settle(slot: Slot, job: Job, error: unknown): void {
    const isLost =
      slot.renderer?.alive === false ||
      (error instanceof RendererError && (error.code === 'RENDERER_LOST' || error.code === 'BROWSER_FAILED'));
    if (!isLost) return job.reject(error);
    const why = (error instanceof Error ? error.message : String(error)).split('\n')[0];
    job.died++;
    this.#log.warn(
      { phone: job.key, renderer: this.#slots.indexOf(slot), deaths: job.died, err: error },
      `renderer lost: ${why}`,
    );
    if (this.#retry && job.died < MOST_DEATHS) {
      job.lostOn = slot;
      this.#retries++;
      this.#queue.unshift(job);
    } else {
      this.#lost++;
      job.reject(
        new RendererLostError(`${job.died} renderers died under this task, the last since ${why}`, error),
      );
    }
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
    await Promise.all(this.#homes.map(home => home.close()));
  }
}
