import { streamOf } from '../../../src/state/random.ts';
import type { Device } from '../../tasks/device.ts';
import type { Actor, Trajectory } from '../types.ts';
import { Aborted, realWait, unlessAborted, type Wait } from './abort.ts';
import { forked, groupOf, grow, nameOf, regrow, STEM, type Group } from './groups.ts';
import { Leases, type Lease } from './leases.ts';
import { given, Mistake } from './mistake.ts';
import { rollout, type RolloutOptions } from './rollout.ts';
import { STATUS, type Tally } from './statistics.ts';
import {
  isSingle,
  Missed,
  unbegun,
  WorkerLost,
  type Numbered,
  type Open,
  type Told,
  type Work,
  type Worker,
} from './work.ts';

export interface CrewOptions extends Pick<RolloutOptions, 'episode' | 'penalties' | 'keepSeen'> {
  /** Makes a device for a worker of its own; called again where one is lost. */
  device: () => Device;
  actor: Actor;
  /** Rollouts that go on at once. */
  workers: number;
  /** Of all chance: rollout `place` of draw `number` has the stream (seed, number, place). */
  seed: number | string;
  /** How long a worker may be silent before its work is given to another, ms. Default 300,000: longer than a step or a model's thought may take. */
  leaseMs?: number;
  /** How many times a rollout is begun before it is lost for good. Default 3. */
  tries?: number;
  told?: (trajectory: Trajectory, about: Told) => void;
  now?: () => number;
  wait?: Wait;
}

/** Refusals that say the same however often they are asked. */
const FOR_GOOD = new Set([
  'APP_CRASHED',
  'TASK_NOT_FOUND',
  'SETUP_FAILED',
  'INVALID_REWARD',
  'INVALID_BODY',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'LIVE_PAGE',
  'STATE_DIFFERS',
  'JUDGE_ERROR',
]);
/** Mistakes of who collects, and not of what is collected from: they end it. */
const MISTAKES = new Set(['NO_FORK', 'BRANCH_OUT_OF_RANGE']);
const LEAST_PAUSE_MS = 100;
const MOST_PAUSE_MS = 5_000;
/** How long phones that do not answer are waited for at the end. */
const CLOSING_MS = 5_000;

/** Workers that play draws. Who plays what, and when, is left to chance; what a rollout is, is not. */
export class Crew {
  readonly #options: CrewOptions;
  readonly #tally: Tally;
  readonly #now: () => number;
  readonly #wait: Wait;
  readonly #leases: Leases<Work>;
  readonly #workers: Worker[];
  readonly #closing = new Set<Promise<void>>();
  readonly #open = new Set<Open>();
  #ready: Work[] = [];
  #playing = 0;
  #changed: (() => void)[] = [];
  /** Rollouts lost one after the other, with none between them that came through. */
  #misses = 0;

  constructor(options: CrewOptions, tally: Tally) {
    this.#options = options;
    this.#tally = tally;
    this.#now = options.now ?? (() => performance.now());
    this.#wait = options.wait ?? realWait;
    this.#leases = new Leases(options.leaseMs ?? 300_000, this.#now);
    this.#workers = Array.from({ length: options.workers }, () => ({ device: undefined, misses: 0 }));
  }

  /**
   * Plays what `next` gives until it gives null and all of it is played. `done` gets each group as it finishes, and holds its worker up until it
   * resolves. Throws what `done` and `next` throw, WORKERS_LOST, INFRASTRUCTURE_LOST, NO_FORK and BRANCH_OUT_OF_RANGE; an abort of the signal ends it without a throw, and what
   * was being played is nothing.
   */
  async play(
    next: () => Numbered | null,
    done: (group: Group) => unknown,
    signal: AbortSignal,
  ): Promise<void> {
    const ending = new AbortController();
    let failure: { error: unknown } | undefined;
    const end = (error?: unknown) => {
      if (error !== undefined) failure ??= { error };
      ending.abort();
      this.#leases.revokeAll();
      this.#tell();
    };
    const abort = () => end();
    if (signal.aborted) return;
    signal.addEventListener('abort', abort);
    const watching = this.#watch(ending.signal);
    try {
      let last: unknown;
      const ends = await Promise.all(
        this.#workers.map(worker =>
          this.#work(worker, next, done, ending.signal).then(
            () => true,
            error => {
              if (!(error instanceof WorkerLost)) end(error);
              else last = error.cause;
              return false;
            },
          ),
        ),
      );
      if (!ending.signal.aborted && this.#playing > 0)
        end(
          new Aborted(
            'WORKERS_LOST',
            `No worker has a device any more: ${last instanceof Error ? last.message : String(last)}`,
          ),
        );
      this.#tally.lost.workers += ends.filter(fine => !fine && !failure).length;
    } finally {
      end();
      signal.removeEventListener('abort', abort);
      for (const { trunk } of this.#open) if (trunk) this.#close(trunk.device);
      this.#open.clear();
      this.#ready = [];
      await watching;
      this.#playing = 0;
    }
    if (failure) throw failure.error;
  }

  /** Closes the workers' devices; those that do not answer are left. */
  async close(): Promise<void> {
    for (const worker of this.#workers) this.#drop(worker);
    const closed = new AbortController();
    await Promise.race([Promise.allSettled(this.#closing), this.#wait(CLOSING_MS, closed.signal)]);
    // A timer that goes on would hold the process up for as long.
    closed.abort();
  }

  async #work(
    worker: Worker,
    next: () => Numbered | null,
    done: (group: Group) => unknown,
    signal: AbortSignal,
  ): Promise<void> {
    for (;;) {
      const work = await this.#next(next, signal);
      if (!work) return;
      const lease = this.#leases.take(work);
      let group: Group | undefined;
      try {
        worker.device ??= this.#device();
        group =
          work.place === undefined && !isSingle(work.open)
            ? await this.#begin(work, worker.device, lease)
            : await this.#member(work, worker.device, lease);
        worker.misses = 0;
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Mistake) throw error.cause;
        if (error instanceof WorkerLost) this.#push(work);
        if (error instanceof WorkerLost || MISTAKES.has((error as Aborted).code)) throw error;
        this.#drop(worker);
        group = await this.#missed(work, worker, error, signal).catch(thrown => {
          throw thrown instanceof Mistake ? thrown.cause : thrown;
        });
      } finally {
        this.#leases.settle(lease);
      }
      if (!group || signal.aborted) continue;
      await unlessAborted(done(group) as Promise<unknown>, signal).catch(error => {
        if (!signal.aborted) throw error;
      });
      if (signal.aborted) return;
      this.#playing--;
      this.#tell();
    }
  }

  #device(): Device {
    try {
      return this.#options.device();
    } catch (error) {
      throw new WorkerLost(error);
    }
  }

  async #next(next: () => Numbered | null, signal: AbortSignal): Promise<Work | null> {
    while (!signal.aborted) {
      const given = this.#ready.shift();
      if (given) return given;
      const numbered = next();
      if (numbered) {
        this.#playing++;
        return {
          open: { numbered, trunk: null, done: [], left: numbered.draw.k ?? 1 },
          place: undefined,
          tries: 0,
        };
      }
      if (this.#playing === 0) return null;
      await new Promise<void>(resolve => {
        this.#changed.push(resolve);
      });
    }
    return null;
  }

  /** Opens a group: its members are there for whoever is free, this worker first. */
  async #begin({ open }: Work, device: Device, lease: Lease<Work>): Promise<undefined> {
    const {
      draw: { task, seed, k = 1, from },
      number,
    } = open.numbered;
    if (device.fork || from) {
      const options = {
        ...this.#shared(lease),
        task,
        seed,
        k,
        number,
        stream: (place: number) => this.#stream(number, place),
        close: (gone: Device) => this.#close(gone),
        ...(from ? { from: (stem: Trajectory) => given(() => from(stem)) } : {}),
      };
      open.trunk = await grow(device, this.#options.actor, options);
      this.#open.add(open);
      if (open.trunk.stem) this.#told(open.trunk.stem, number, STEM, false);
    }
    this.#ready.unshift(...Array.from({ length: k }, (_, place) => ({ open, place, tries: 0 })));
    this.#tell();
  }

  /** Plays one rollout; gives its group where it was the last of it. Throws what lost it. */
  async #member(work: Work, own: Device, lease: Lease<Work>): Promise<Group | undefined> {
    const { open, place = 0, tries } = work;
    const {
      trunk,
      numbered: {
        number,
        draw: { task, seed },
      },
    } = open;
    const shared = this.#shared(lease);
    let device = own;
    if (trunk && tries === 0)
      [device] = (await forked(trunk.device, 1, shared.signal, gone => this.#close(gone))) as [Device];
    else if (trunk) await regrow(own, trunk, { ...shared, task, seed });
    try {
      const group = nameOf(number, trunk?.standing.steps ?? 0);
      const trajectory = await rollout(device, this.#options.actor, {
        ...shared,
        task,
        seed,
        group,
        random: this.#stream(number, place),
        ...(trunk ? { from: trunk.standing } : {}),
      });
      if (trajectory.outcome === 'infra_error') throw new Missed(trajectory);
      // What comes after the lease has run out is somebody else's to play.
      if (!this.#leases.settle(lease)) throw new Aborted('LEASE_EXPIRED');
      this.#told(trajectory, number, place, false);
      return this.#finished(open, place, trajectory);
    } finally {
      if (device !== own) this.#close(device);
    }
  }

  #finished(open: Open, place: number, trajectory: Trajectory): Group | undefined {
    open.done[place] = trajectory;
    if (--open.left > 0) return undefined;
    if (open.trunk) this.#close(open.trunk.device);
    this.#open.delete(open);
    const {
      number,
      draw: { task, seed },
    } = open.numbered;
    return groupOf(
      number,
      task,
      seed,
      open.trunk,
      open.done.filter(t => t !== undefined),
    );
  }

  /** Gives work back that infrastructure lost, or tells that it is lost for good; then it may be the last of its group. */
  async #missed(work: Work, worker: Worker, error: unknown, signal: AbortSignal): Promise<Group | undefined> {
    const { open, place, tries } = work;
    const {
      number,
      draw: { k = 1 },
    } = open.numbered;
    const code = typeof (error as Aborted).code === 'string' ? (error as Aborted).code : 'INTERNAL';
    const message = error instanceof Error ? error.message : String(error);
    if (code === 'LEASE_EXPIRED') this.#tally.lost.expired++;
    // An app that crashes says nothing of the server.
    if (code !== 'APP_CRASHED') this.#misses++;
    worker.misses++;
    if (this.#misses >= Math.max(20, 4 * this.#workers.length))
      throw new Aborted(
        'INFRASTRUCTURE_LOST',
        `${this.#misses} rollouts in a row were lost, the last since ${message}`,
      );
    const again = tries + 1 < (this.#options.tries ?? 3) && !FOR_GOOD.has(code);
    const lost =
      error instanceof Missed
        ? error.trajectory
        : unbegun(open, this.#options.actor.version, { code, message });
    this.#told(lost, number, place ?? 0, again);
    // Not at once: what failed is mostly busy or coming back.
    if (!FOR_GOOD.has(code))
      await this.#wait(Math.min(MOST_PAUSE_MS, LEAST_PAUSE_MS * 2 ** (worker.misses - 1)), signal);
    if (again) {
      this.#tally.lost.givenBack++;
      this.#push({ open, place, tries: tries + 1 });
      return undefined;
    }
    const places = place === undefined ? Array.from({ length: k }, (_, i) => i) : [place];
    this.#tally.lost.rollouts += places.length;
    return places.map(at => this.#finished(open, at, lost)).at(-1);
  }

  #push(work: Work): void {
    this.#ready.push(work);
    this.#tell();
  }

  #shared(lease: Lease<Work>) {
    const { episode, penalties, keepSeen } = this.#options;
    const hooks = {
      decided: (ms: number) => {
        this.#leases.renew(lease);
        this.#tally.thought(ms);
      },
      stepped: (ms: number, kind: 'step' | 'reset') => {
        this.#leases.renew(lease);
        this.#tally.stepped(ms, kind);
      },
    };
    return {
      ...(episode ? { episode } : {}),
      ...(penalties ? { penalties } : {}),
      ...(keepSeen ? { keepSeen } : {}),
      signal: lease.signal,
      now: this.#now,
      hooks,
    };
  }

  #stream(number: number, place: number): () => number {
    return streamOf(this.#options.seed, 'rollout', number, place);
  }

  #told(trajectory: Trajectory, number: number, place: number, again: boolean): void {
    this.#tally.ended(trajectory.outcome);
    if (trajectory.outcome !== 'infra_error') this.#misses = 0;
    given(() =>
      this.#options.told?.(trajectory, { number, place, status: STATUS[trajectory.outcome], again }),
    );
  }

  #drop(worker: Worker): void {
    if (worker.device) this.#close(worker.device);
    worker.device = undefined;
  }

  #close(device: Device): void {
    const closing = device
      .close()
      .catch(() => {})
      .finally(() => {
        this.#closing.delete(closing);
      });
    this.#closing.add(closing);
  }

  async #watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#wait(this.#leases.ms / 4, signal);
      if (!signal.aborted) this.#leases.expire();
    }
  }

  #tell(): void {
    for (const told of this.#changed.splice(0)) told();
  }
}
