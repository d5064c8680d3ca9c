import { freemem, loadavg, totalmem } from 'node:os';
import { thisBuild } from '../bench/tasks/versions.ts';
import type { Cell, Sample } from '../src/protocol/wire/machines.ts';
import type { Sessions } from './adapters/openenv/sessions.ts';
import { foregroundOf } from './phones/phone.ts';
import { availableCores } from './renderers/cores.ts';
import type { Readiness } from './readiness.ts';
import type { Context } from './routes/context.ts';
import { Samples } from './samples.ts';

/** Name of a server that stands alone. */
export const LOCAL = 'local';

/** What a person sees of this server: the sources of `/metrics` and `/ready`, read together. */
export class CellReader {
  readonly samples: Samples;
  readonly #context: Context;
  readonly #sessions: Sessions;
  readonly #readiness: Readiness;
  readonly #since = performance.now();
  readonly #startedAt = Date.now();

  constructor(context: Context, sessions: Sessions, readiness: Readiness) {
    this.#context = context;
    this.#sessions = sessions;
    this.#readiness = readiness;
    this.samples = new Samples(() => this.#sample());
  }

  /** All of it, as it is now. */
  async read(): Promise<Cell> {
    const { phones, episodes, blobs, stepper, inFlight, pool } = this.#context;
    const { cache } = stepper;
    const stats = pool.stats();
    const { ready, draining = false, reason = null } = this.#readiness.peek();
    return {
      id: LOCAL,
      ready,
      draining,
      reason,
      host: {
        cores: availableCores(),
        load: loadavg()[0]!,
        memory: totalmem(),
        memoryFree: freemem(),
        serverMemory: process.memoryUsage.rss(),
        platform: `${process.platform} ${process.arch}`,
        node: process.version,
      },
      startedAt: this.#startedAt,
      now: this.samples.now(),
      history: [...this.samples.history()],
      renderers: {
        total: stats.renderers,
        live: stats.live,
        busy: stats.busy,
        limit: stats.framesInFlight,
        retries: stats.retries,
        lost: stats.lost,
        browsers: this.#browsers(),
        stages: stats.stages,
      },
      queue: {
        waiting: stats.queued,
        running: stats.serving,
        limit: stats.maxQueue,
        calls: inFlight.open,
      },
      phones: { count: phones.size, limit: phones.limit, expired: phones.expired.phones },
      episodes: {
        count: episodes.size,
        expired: phones.expired.episodes,
        outcomes: { ...episodes.outcomes },
      },
      sessions: { count: this.#sessions.size, limit: this.#sessions.limit, left: this.#sessions.left },
      blobs: { count: blobs.count, bytes: blobs.bytes, limit: blobs.limit, evicted: blobs.evicted },
      cache: {
        entries: cache.size,
        bytes: cache.bytes,
        limit: cache.limit,
        hits: cache.hits,
        misses: cache.misses,
        joined: cache.joined,
        proofs: cache.proofs,
        mismatches: cache.mismatches,
      },
      build: await thisBuild(),
    };
  }

  #browsers(): Cell['renderers']['browsers'] {
    const known = new Map(this.#context.phones.list().map(phone => [phone.id, phone]));
    return this.#context.pool.browsers().map(browser => ({
      ...browser,
      renderers: browser.renderers.map(({ affinity, ...renderer }) => {
        // Tasks that draw for no phone, such as the warm-up, have names of their own.
        const phone = affinity === undefined ? undefined : known.get(affinity);
        return { ...renderer, phone: phone?.id ?? null, app: phone ? foregroundOf(phone.now).app : null };
      }),
    }));
  }

  #sample(): Sample {
    const { stepper, pool } = this.#context;
    const { queued, busyMs } = pool.stats();
    return {
      at: performance.now() - this.#since,
      steps: stepper.times.steps,
      drawn: stepper.times.drawn,
      cached: stepper.cache.hits,
      busyMs,
      queued,
    };
  }
}
