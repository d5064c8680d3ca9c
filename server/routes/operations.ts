import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Readiness } from '../readiness.ts';
import type { Sessions } from '../adapters/openenv/sessions.ts';
import type { Context } from './context.ts';

/** Health, readiness and Prometheus metrics. */
export const operationRoutes =
  (context: Context, sessions: Sessions, readiness: Readiness): FastifyPluginAsyncTypebox =>
  async app => {
    const registers = [new Registry()];
    const { phones, episodes, stepper, pool, auth, inFlight } = context;
    const { cache } = stepper;
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name: `tapworld_${name}`,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    const counters = <L extends string>(
      name: string,
      help: string,
      labels: L[],
      read: () => (readonly [labels: Record<L, string>, count: number])[],
    ) => {
      const counted = new Map<string, number>();
      return new Counter({
        name: `tapworld_${name}_total`,
        help,
        labelNames: labels,
        registers,
        collect() {
          for (const [of, count] of read()) {
            const key = JSON.stringify(of);
            const before = counted.get(key) ?? 0;
            // A counter that fell would look like a restart of the server.
            this.inc(of, Math.max(0, count - before));
            counted.set(key, Math.max(before, count));
          }
        },
      });
    };
    /** A number that is counted elsewhere, as a counter. */
    const counter = (name: string, help: string, read: () => number) =>
      counters(name, help, [], () => [[{}, read()]]);
    /** The same for numbers by the value of one label. */
    const countersBy = <L extends string>(
      name: string,
      help: string,
      label: L,
      read: () => Record<string, number>,
    ) =>
      counters(name, help, [label], () =>
        Object.entries(read()).map(([key, count]) => [{ [label]: key } as Record<L, string>, count]),
      );
    gauge('phones', 'Phones held', () => phones.size);
    gauge('episodes', 'Episodes held', () => episodes.size);
    counter('phones_expired', 'Phones that nobody called for their ttl', () => phones.expired.phones);
    counter('episodes_expired', 'Of these, phones with an episode', () => phones.expired.episodes);
    gauge('sessions', 'Sessions of trainers', () => sessions.size);
    gauge(
      'sessions_left',
      'Of these, those whose client is gone and may come back, and forks that nobody took up yet',
      () => sessions.left,
    );
    countersBy('episode_outcomes', 'Episodes ended, by outcome', 'outcome', () => episodes.outcomes);
    counter('steps', 'Steps of phones; looks are none', () => stepper.times.steps);
    counter('steps_drawn', 'Steps and looks that a renderer drew', () => stepper.times.drawn);
    counter('step_call_seconds', 'Time in renderers’ pages', () => stepper.times.call / 1000);
    counter('step_picture_seconds', 'Time taking pictures', () => stepper.times.picture / 1000);
    counter('step_cache_hits', 'Steps and looks answered from the cache', () => cache.hits);
    counter(
      'step_cache_joined',
      'Of these, steps that were still being drawn for another phone',
      () => cache.joined,
    );
    counter('step_cache_misses', 'Steps and looks that were not in the cache', () => cache.misses);
    counter('step_cache_proofs', 'Hits drawn again to prove them', () => cache.proofs);
    counter('step_cache_mismatches', 'Proofs that failed', () => cache.mismatches);
    gauge(
      'step_cache_hit_rate',
      'Hits over look-ups',
      () => cache.hits / Math.max(1, cache.hits + cache.misses),
    );
    gauge('step_cache_bytes', 'Bytes kept', () => cache.bytes);
    gauge('blob_bytes', 'Bytes kept that phones may refer to', () => context.blobs.bytes);
    gauge('blobs', 'Of these, how many files', () => context.blobs.count);
    counter(
      'blobs_evicted',
      'Files that no phone referred to and that were let go',
      () => context.blobs.evicted,
    );
    gauge('calls_open', 'Calls that are being answered', () => inFlight.open);
    gauge('renderers', 'Renderers of the pool', () => pool.stats().renderers);
    gauge('renderers_live', 'Renderers that exist', () => pool.stats().live);
    gauge('renderers_busy', 'Renderers at work', () => pool.stats().busy);
    counter(
      'renderer_busy_seconds',
      'Time that renderers held a phone’s task, over all of them',
      () => pool.stats().busyMs / 1000,
    );
    counter(
      'renderer_wanted_seconds',
      'The same, with tasks that waited for a free frame or renderer counted as far as there are renderers',
      () => pool.stats().wantedMs / 1000,
    );
    gauge('renderer_queue', 'Steps that wait for a renderer', () => pool.stats().queued);
    counter('renderer_retries', 'Steps run again on another renderer', () => pool.stats().retries);
    countersBy(
      'renderer_restarts',
      'Browsers and renderers started again',
      'kind',
      () => pool.stats().restarts,
    );
    counter('renderer_lost', 'Steps that no renderer could finish', () => pool.stats().lost);
    const stages = (pick: 'count' | 'totalMs', per: number) => () =>
      Object.fromEntries(Object.entries(pool.stats().stages).map(([stage, s]) => [stage, s[pick] / per]));
    countersBy(
      'stage_seconds',
      'Time by stage: wait, launch, create, task, and in it call and picture; collect',
      'stage',
      stages('totalMs', 1000),
    );
    countersBy('stage_runs', 'Runs by stage', 'stage', stages('count', 1));
    const requests = new Counter({
      name: 'tapworld_http_requests_total',
      help: 'Calls, by route and status',
      labelNames: ['route', 'status'],
      registers,
    });
    const latency = new Histogram({
      name: 'tapworld_http_seconds',
      help: 'Time of calls',
      labelNames: ['route'],
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
      registers,
    });
    app.addHook('onResponse', async (request, reply) => {
      const route =
        request.routeOptions.url === undefined ? 'unknown' : `${request.method} ${request.routeOptions.url}`;
      requests.inc({ route, status: String(reply.statusCode) });
      latency.observe({ route }, reply.elapsedTime / 1000);
    });
    app.get(
      '/health',
      { schema: { tags: ['operations'], summary: 'Whether the process answers' } },
      async () => ({ status: 'healthy' }),
    );
    app.get(
      '/ready',
      { schema: { tags: ['operations'], summary: 'Whether it can draw phones and takes work' } },
      async (_request, reply) => {
        const state = readiness.state();
        return reply.code(state.ready ? 200 : 503).send(state);
      },
    );
    app.get(
      '/metrics',
      {
        onRequest: async request => auth.operator(request),
        schema: { tags: ['operations'], summary: 'Prometheus metrics' },
      },
      async (_request, reply) => reply.type(registers[0]!.contentType).send(await registers[0]!.metrics()),
    );
  };
