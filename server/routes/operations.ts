import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Registry } from 'prom-client';
import { Build } from '../../src/protocol/wire/versions.ts';
import { thisBuild } from '../../bench/tasks/versions.ts';
import type { Readiness } from '../readiness.ts';
import type { Sessions } from '../adapters/openenv/sessions.ts';
import type { Context } from './context.ts';
import { addHttpMetrics, addMetrics } from './metrics.ts';
import { processMetrics } from './process-metrics.ts';

/** Health, readiness, versions and Prometheus metrics. */
export const operationRoutes =
  (context: Context, sessions: Sessions, readiness: Readiness): FastifyPluginAsyncTypebox =>
  async app => {
    const { auth } = context;
    const registry = new Registry();
    addMetrics(registry, context, sessions);
    const countCall = addHttpMetrics(registry);
    app.addHook('onResponse', async (request, reply) => countCall(request, reply));
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
      '/v1/versions',
      {
        onRequest: async request => auth.operator(request),
        schema: {
          tags: ['operations'],
          summary: 'What verdicts of this server depend on',
          response: { 200: Build },
        },
      },
      () => thisBuild(),
    );
    app.get(
      '/metrics',
      {
        onRequest: async request => auth.operator(request),
        schema: { tags: ['operations'], summary: 'Prometheus metrics' },
      },
      async (_request, reply) => {
        const all = Registry.merge([registry, processMetrics]);
        return reply.type(all.contentType).send(await all.metrics());
      },
    );
  };
