import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from '../adapters/openenv/sessions.ts';
import type { Context } from './context.ts';

/** Adds metrics to a registry. Their values are read at each scrape. */
class Metrics {
  private readonly registers: Registry[];

  constructor(registry: Registry) {
    this.registers = [registry];
  }

  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name: `tapworld_${name}`,
      help,
      registers: this.registers,
      collect() {
        this.set(read());
      },
    });
  }

  histogram<L extends string>(
    name: string,
    help: string,
    labelNames: L[],
    buckets: readonly number[],
  ): Histogram<L> {
    return new Histogram({
      name: `tapworld_${name}`,
      help,
      labelNames,
      buckets: [...buckets],
      registers: this.registers,
    });
  }

  /** A counter of a number that is counted elsewhere. */
  counter(name: string, help: string, read: () => number): void {
    this.addCounter(name, help, [], () => [[{}, read()]]);
  }

  /** Counters of numbers that are counted elsewhere, by the value of one label. */
  countersBy<L extends string>(
    name: string,
    help: string,
    label: L,
    read: () => Record<string, number>,
  ): void {
    this.addCounter(name, help, [label], () =>
      Object.entries(read()).map(([key, count]) => [{ [label]: key } as Record<L, string>, count]),
    );
  }

  private addCounter<L extends string>(
    name: string,
    help: string,
    labelNames: L[],
    read: () => (readonly [labels: Record<L, string>, count: number])[],
  ): void {
    const counted = new Map<string, number>();
    new Counter({
      name: `tapworld_${name}_total`,
      help,
      labelNames,
      registers: this.registers,
      collect() {
        for (const [labels, count] of read()) {
          const key = JSON.stringify(labels);
          const before = counted.get(key) ?? 0;
          // A counter that fell would look like a restart of the server.
          this.inc(labels, Math.max(0, count - before));
          counted.set(key, Math.max(before, count));
        }
      },
    });
  }
}

/** Adds all metrics of the server. */
export function addMetrics(registry: Registry, context: Context, sessions: Sessions): void {
  const metrics = new Metrics(registry);
  addPhoneMetrics(metrics, context, sessions);
  addStepMetrics(metrics, context);
  addBlobMetrics(metrics, context);
  addRendererMetrics(metrics, context);
  addStoreMetrics(metrics, context);
}

function addPhoneMetrics(metrics: Metrics, { phones, episodes }: Context, sessions: Sessions): void {
  metrics.gauge('phones', 'Phones on the server', () => phones.size);
  metrics.gauge('episodes', 'Episodes on the server', () => episodes.size);
  metrics.counter(
    'phones_expired',
    'Phones deleted because nobody called them for their ttl',
    () => phones.expired.phones,
  );
  metrics.counter('episodes_expired', 'Of these, phones with an episode', () => phones.expired.episodes);
  metrics.gauge('sessions', 'Sessions of trainers', () => sessions.size);
  metrics.gauge(
    'sessions_left',
    'Of these, sessions without a client that can still be resumed, and forks that were not resumed yet',
    () => sessions.left,
  );
  metrics.countersBy('episode_outcomes', 'Episodes ended, by outcome', 'outcome', () => episodes.outcomes);
}

/** From a step of the cache to one of a browser that has just started, in seconds. */
const STEP_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CALL_BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10];

function addStepMetrics(metrics: Metrics, { stepper }: Context): void {
  const { cache } = stepper;
  const duration = metrics.histogram(
    'step_duration_seconds',
    'Time of a step from its turn on the phone until it is committed, with the wait for a renderer; by whether the cache had it',
    ['cached'],
    STEP_BUCKETS,
  );
  stepper.stepped.add(({ ms, cached }) => duration.observe({ cached: String(cached) }, ms / 1000));
  metrics.counter('steps', 'Steps of phones, without observations', () => stepper.times.steps);
  metrics.counter('steps_drawn', 'Steps and observations that a renderer drew', () => stepper.times.drawn);
  metrics.counter('step_call_seconds', 'Time in renderers’ pages', () => stepper.times.call / 1000);
  metrics.counter('step_picture_seconds', 'Time taking pictures', () => stepper.times.picture / 1000);
  metrics.counter('step_cache_hits', 'Steps and observations answered from the cache', () => cache.hits);
  metrics.counter(
    'step_cache_joined',
    'Of these, steps that were still being drawn for another phone',
    () => cache.joined,
  );
  metrics.counter(
    'step_cache_misses',
    'Steps and observations that were not in the cache',
    () => cache.misses,
  );
  metrics.counter(
    'pictures_found',
    'Pictures of drawn steps that were there already, from a screen that looked the same',
    () => stepper.picturesFound,
  );
  metrics.counter('step_cache_proofs', 'Hits drawn again to prove them', () => cache.proofs);
  metrics.counter('step_cache_mismatches', 'Proofs that failed', () => cache.mismatches);
  metrics.gauge(
    'step_cache_hit_ratio',
    'Hits over look-ups, since the start',
    () => cache.hits / Math.max(1, cache.hits + cache.misses),
  );
  metrics.gauge('step_cache_bytes', 'Bytes kept', () => cache.bytes);
}

function addBlobMetrics(metrics: Metrics, { blobs, inFlight }: Context): void {
  metrics.gauge('blob_bytes', 'Bytes kept that phones may refer to', () => blobs.bytes);
  metrics.gauge('blobs', 'Of these, how many files', () => blobs.count);
  metrics.counter(
    'blobs_evicted',
    'Files that were evicted because no phone referred to them',
    () => blobs.evicted,
  );
  metrics.gauge('calls_open', 'Calls that are being answered', () => inFlight.open);
}

function addStoreMetrics(metrics: Metrics, { persistence }: Context): void {
  if (!persistence) return;
  metrics.counter('store_writes', 'Writes that the store made', () => persistence.counts.written);
  metrics.counter(
    'store_failures',
    'Writes that failed and were tried again',
    () => persistence.counts.failed,
  );
  metrics.counter(
    'store_lost',
    'Phones that another server has taken, and that were dropped here',
    () => persistence.counts.lost,
  );
  metrics.counter(
    'store_taken',
    'Phones taken over from other servers that share the store',
    () => persistence.taken,
  );
  metrics.gauge(
    'store_behind',
    'Phones whose last change the store does not have yet',
    () => persistence.behind,
  );
}

function addRendererMetrics(metrics: Metrics, { pool }: Context): void {
  metrics.gauge('renderers', 'Renderers of the pool', () => pool.stats().renderers);
  metrics.gauge('renderers_live', 'Renderers that exist', () => pool.stats().live);
  metrics.gauge('renderers_busy', 'Renderers at work', () => pool.stats().busy);
  metrics.counter(
    'renderer_busy_seconds',
    'Time that renderers held a phone’s task, over all of them',
    () => pool.stats().busyMs / 1000,
  );
  metrics.counter(
    'renderer_wanted_seconds',
    'The same, with tasks that waited for a free frame or renderer counted as far as there are renderers',
    () => pool.stats().wantedMs / 1000,
  );
  metrics.gauge('renderer_queue', 'Steps that wait for a renderer', () => pool.stats().queued);
  metrics.counter('renderer_retries', 'Steps run again on another renderer', () => pool.stats().retries);
  metrics.countersBy(
    'renderer_restarts',
    'Browsers and renderers started again',
    'kind',
    () => pool.stats().restarts,
  );
  metrics.counter('renderer_lost', 'Steps that no renderer could finish', () => pool.stats().lost);
  const stages = (pick: 'count' | 'totalMs', per: number) => () =>
    Object.fromEntries(Object.entries(pool.stats().stages).map(([stage, s]) => [stage, s[pick] / per]));
  metrics.countersBy(
    'stage_seconds',
    'Time by stage: wait, launch, create, task, and in it call and picture; collect',
    'stage',
    stages('totalMs', 1000),
  );
  metrics.countersBy('stage_runs', 'Runs by stage', 'stage', stages('count', 1));
}

/** Counts HTTP calls and their time by route. Returns what to run after each response. */
export function addHttpMetrics(registry: Registry): (request: FastifyRequest, reply: FastifyReply) => void {
  const requests = new Counter({
    name: 'tapworld_http_requests_total',
    help: 'Calls, by route and status',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const duration = new Metrics(registry).histogram(
    'http_request_duration_seconds',
    'Time of calls, by route',
    ['route'],
    CALL_BUCKETS,
  );
  return (request, reply) => {
    const { url } = request.routeOptions;
    const route = url === undefined ? 'unknown' : `${request.method} ${url}`;
    requests.inc({ route, status: String(reply.statusCode) });
    duration.observe({ route }, reply.elapsedTime / 1000);
  };
}
