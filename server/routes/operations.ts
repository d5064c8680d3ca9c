import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { requireOperator, type Context } from './context.ts';

/** Health, readiness and Prometheus metrics. */
export const operationRoutes = (context: Context, state: { ready: boolean; draining: boolean }): FastifyPluginAsyncTypebox => async app => {
  const registry = new Registry();
  const gauge = (name: string, help: string, read: () => number) => new Gauge({ name: `tapworld_${name}`, help, registers: [registry], collect() { this.set(read()); } });
  const { phones, episodes, stepper, pool } = context;
  gauge('phones', 'Phones held', () => phones.size);
  gauge('episodes', 'Episodes held', () => episodes.size);
  gauge('steps_total', 'Steps taken', () => stepper.times.steps);
  gauge('steps_drawn_total', 'Steps that a renderer drew', () => stepper.times.drawn);
  gauge('step_call_seconds_total', 'Time in renderers’ pages', () => stepper.times.call / 1000);
  gauge('step_picture_seconds_total', 'Time taking pictures', () => stepper.times.picture / 1000);
  gauge('step_cache_hits_total', 'Steps answered from the cache', () => stepper.cache.hits);
  gauge('step_cache_misses_total', 'Steps not in the cache', () => stepper.cache.misses);
  gauge('step_cache_hit_rate', 'Hits over look-ups', () => stepper.cache.hits / Math.max(1, stepper.cache.hits + stepper.cache.misses));
  gauge('step_cache_bytes', 'Bytes kept', () => stepper.cache.bytes);
  gauge('step_cache_proofs_total', 'Hits drawn again to prove them', () => stepper.cache.proofs);
  gauge('step_cache_mismatches_total', 'Proofs that failed', () => stepper.cache.mismatches);
  gauge('renderers', 'Renderers of the pool', () => pool.stats().renderers);
  gauge('renderers_live', 'Renderers that exist', () => pool.stats().live);
  gauge('renderers_busy', 'Renderers at work', () => pool.stats().busy);
  gauge('renderer_queue', 'Steps that wait for a renderer', () => pool.stats().queued);
  gauge('renderer_retries_total', 'Steps run again on another renderer', () => pool.stats().retries);
  gauge('renderer_lost_total', 'Steps that no renderer could finish', () => pool.stats().lost);
  const outcomes = new Gauge({ name: 'tapworld_episode_outcomes_total', help: 'Episodes ended, by outcome', labelNames: ['outcome'], registers: [registry], collect() { for (const [outcome, n] of Object.entries(episodes.outcomes)) this.set({ outcome }, n); } });
  void outcomes;
  const requests = new Counter({ name: 'tapworld_http_requests_total', help: 'Calls, by route and status', labelNames: ['route', 'status'], registers: [registry] });
  const latency = new Histogram({ name: 'tapworld_http_seconds', help: 'Time of calls', labelNames: ['route'], buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5], registers: [registry] });
  app.addHook('onResponse', async (request, reply) => {
    const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
    requests.inc({ route, status: String(reply.statusCode) });
    latency.observe({ route }, reply.elapsedTime / 1000);
  });
  app.get('/health', { schema: { tags: ['operations'], summary: 'Whether the process answers' } }, async () => ({ status: 'healthy' }));
  app.get('/ready', { schema: { tags: ['operations'], summary: 'Whether it takes work' } }, async (_request, reply) => {
    const ok = state.ready && !state.draining;
    return reply.code(ok ? 200 : 503).send({ ready: ok, ...(state.draining ? { draining: true } : {}) });
  });
  app.get('/metrics', { onRequest: async request => requireOperator(context, request), schema: { tags: ['operations'], summary: 'Prometheus metrics' } }, async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
};
