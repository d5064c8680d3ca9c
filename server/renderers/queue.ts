import type { RendererError } from './errors.ts';
import { BURST, type View } from './views.ts';

/** A task's preferences for a renderer. */
export interface JobOptions<R> {
  /** Prefers the renderer that keeps what an earlier task of the same affinity loaded, such as a phone, by its id. */
  affinity: string;
  /** Prefers a renderer that shows the same, such as the app in front; `affinity` by default. */
  similarTo?: string | undefined;
  /** The only renderer that has what the task needs. Once it is dead, any will do. */
  pinnedTo?: R | undefined;
  /** Once it is aborted, a task that still waits fails with CANCELLED, and one that runs is not run again. */
  signal?: AbortSignal | undefined;
}

/** A place for a renderer, as the queue sees it. */
export interface Place<R> {
  readonly browserSlot: unknown;
  readonly renderer: R | undefined;
  readonly busy: boolean;
  /** Whether its task takes so long that nobody waits for its end. */
  readonly isSlow: boolean;
  /** Whether it has what an earlier task of the same affinity loaded. */
  keeps(affinity: string): boolean;
  /** Whether it has that, and the affinity's turn on it is not over. */
  prefers(affinity: string): boolean;
  /** Whether something that it has shows the same. */
  shows(similarTo: string): boolean;
  /** When it was last used; greater is later. */
  readonly used: number;
}

type Living = { readonly alive: boolean };

/** A task that waits for a renderer. */
export interface Job<R, S> {
  affinity: string;
  similarTo: string;
  pinnedTo: R | undefined;
  task: (renderer: R, view: View) => Promise<unknown>;
  resolve: (value: any) => void;
  reject: (error: unknown) => void;
  /** When it was queued, a `performance.now()`. */
  since: number;
  /** The slot on which it failed last. It runs there again only if no other slot is free. */
  failedOn: S | undefined;
  failures: RendererError[];
  /** How many tasks behind it in the queue may still go first, of all that do. */
  patience: number;
  isCancelled: () => boolean;
}

/**
 * Starvation bound: a task before which `n` others wait is overtaken at most `BURST * n` times, since each of them has a turn, and at most
 * `n + MOST_AHEAD` times. Every task that a later one passes is overtaken, not the first alone: phones that pages keep would otherwise
 * pass each of hundreds in turn.
 */
const MOST_AHEAD = 1_000;
/** A task is overtaken so often at least, by tasks that fit a free renderer better. */
const MIN_PATIENCE = 4;

const isPinned = <R extends Living>({ pinnedTo }: Pick<Job<R, unknown>, 'pinnedTo'>): boolean =>
  pinnedTo?.alive === true;

/** Tasks in the order in which they came, matched to the free slot that suits each best. */
export class JobQueue<R extends Living, S extends Place<R>> {
  #jobs: Job<R, S>[] = [];

  get length(): number {
    return this.#jobs.length;
  }

  add(job: Job<R, S>): void {
    const { length } = this.#jobs;
    job.patience = Math.max(MIN_PATIENCE, Math.min(BURST * length, length + MOST_AHEAD));
    this.#jobs.push(job);
  }

  /** Puts a job at the head, to be run again. */
  retry(job: Job<R, S>): void {
    this.#jobs.unshift(job);
  }

  /** Removes a job; false if it no longer waits. */
  remove(job: Job<R, S>): boolean {
    const at = this.#jobs.indexOf(job);
    if (at >= 0) this.#jobs.splice(at, 1);
    return at >= 0;
  }

  /** Removes every job. */
  clear(): Job<R, S>[] {
    return this.#jobs.splice(0);
  }

  /** Removes the jobs that were queued before `time`. Jobs that run again are exempt: they have had a renderer. */
  expired(time: number): Job<R, S>[] {
    const late: Job<R, S>[] = [];
    for (const job of this.#jobs) {
      if (job.failures.length > 0) continue;
      // The others came later still.
      if (job.since >= time) break;
      late.push(job);
    }
    if (late.length > 0) this.#jobs = this.#jobs.filter(job => !late.includes(job));
    return late;
  }

  /**
   * Removes the next job that a free slot can run, and gives both. A job whose one renderer is busy holds up nobody behind it. While
   * `isFull`, every core has work: then a job waits for the slot that keeps what it needs, since any other would have to load it. One
   * that was overtaken often enough takes any.
   */
  next(slots: readonly S[], isFull = false): { job: Job<R, S>; slot: S } | undefined {
    if (slots.every(({ busy }) => busy)) return undefined;
    for (const job of this.#jobs) {
      const slot = choose(job, slots, isFull && job.patience > 0);
      if (!slot) continue;
      const first = this.#betterFor(slot, job, slots);
      this.#take(first);
      return { job: first, slot };
    }
    return undefined;
  }

  /** Removes a job that runs now. Those before it are overtaken, but for those whose one renderer is busy. */
  #take(job: Job<R, S>): void {
    const at = this.#jobs.indexOf(job);
    for (const passed of this.#jobs.slice(0, at)) if (!isPinned(passed)) passed.patience--;
    this.#jobs.splice(at, 1);
  }

  /** `first` and the jobs behind it, up to the first that may not be overtaken any more. */
  #passable(first: Job<R, S>): Job<R, S>[] {
    const behind = this.#jobs.slice(this.#jobs.indexOf(first));
    const last = behind.findIndex(job => job.patience <= 0 && !isPinned(job));
    return last < 0 ? behind : behind.slice(0, last + 1);
  }

  /** The job that a slot is to run: `first`, unless one behind it fits what the slot shows and those before that one have patience left. */
  #betterFor(slot: S, first: Job<R, S>, slots: readonly S[]): Job<R, S> {
    const isBest = isPinned(first) || slot.prefers(first.affinity);
    if (isBest || first.failedOn || first.patience <= 0 || !slot.renderer?.alive) return first;
    const waiting = this.#passable(first).filter(job => !job.failedOn && !isPinned(job));
    const hasHome = ({ affinity }: Job<R, S>) => slots.some(other => other.keeps(affinity));
    const better =
      waiting.find(({ affinity }) => slot.prefers(affinity)) ??
      waiting.find(job => slot.shows(job.similarTo) && (job === first || !hasHome(job)));
    return better ?? first;
  }
}

/** The free slot that suits a job best; undefined if there is none, or if the job is to wait for a better one. */
function choose<R extends Living, S extends Place<R>>(
  job: Job<R, S>,
  slots: readonly S[],
  isFull: boolean,
): S | undefined {
  const free = slots.filter(({ busy }) => !busy);
  if (isPinned(job)) return free.find(({ renderer }) => renderer === job.pinnedTo);
  if (job.failedOn) return awayFrom(job.failedOn, free);
  const own = slots.find(slot => slot.keeps(job.affinity));
  if (own && !own.busy) return own;
  if (own && isFull && !own.isSlow) return undefined;
  const similar = free.filter(slot => slot.shows(job.similarTo));
  const candidates = similar.length > 0 ? similar : free;
  return candidates.reduce<S | undefined>(
    (best, slot) => (best && best.used <= slot.used ? best : slot),
    undefined,
  );
}

/** A slot of another browser if one is free, or else another slot of the same one. */
function awayFrom<R, S extends Place<R>>(failed: S, free: readonly S[]): S | undefined {
  return (
    free.find(slot => slot.browserSlot !== failed.browserSlot) ??
    free.find(slot => slot !== failed) ??
    free[0]
  );
}
