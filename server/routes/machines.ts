import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { cpus, freemem, hostname, loadavg, totalmem } from 'node:os';
import { thisBuild } from '../../bench/tasks/versions.ts';
import { LogQuery, LogTailed, Machines, type Cell } from '../../src/protocol/wire/machines.ts';
import type { Sessions } from '../adapters/openenv/sessions.ts';
import type { LogTail } from '../log-tail.ts';
import type { Readiness } from '../readiness.ts';
import type { Context } from './context.ts';

/** Lines of the log that are given where no number is asked for. */
const SOME_LINES = 200;

const tags = ['operations'];

/** What the studio shows of the machines, for the operator. */
export const machineRoutes =
  (context: Context, sessions: Sessions, readiness: Readiness, tail?: LogTail): FastifyPluginAsyncTypebox =>
  async app => {
    const since = performance.now();
    app.addHook('onRequest', async request => context.auth.operator(request));
    app.get(
      '/v1/machines',
      {
        schema: {
          tags,
          summary: 'The machines: their pages, what they hold and what they have done',
          response: { 200: Machines },
        },
      },
      async () => ({
        cells: [await cellOf(context, sessions, readiness, Math.round(performance.now() - since))],
      }),
    );
    app.get(
      '/v1/log',
      {
        schema: {
          tags,
          summary: 'The latest lines of the server’s log',
          querystring: LogQuery,
          response: { 200: LogTailed },
        },
      },
      async ({ query: { level = 'info', count = SOME_LINES } }) => ({
        lines: tail?.read(level, count) ?? [],
        kept: tail !== undefined,
      }),
    );
  };

async function cellOf(
  { phones, episodes, stepper, blobs, inFlight, pool }: Context,
  sessions: Sessions,
  readiness: Readiness,
  uptimeMs: number,
): Promise<Cell> {
  const stats = pool.stats();
  const { ready, reason } = readiness.state();
  const { cache, times } = stepper;
  return {
    name: `${hostname()} ${process.pid}`,
    uptimeMs,
    ready,
    ...(reason === undefined ? {} : { reason }),
    machine: {
      cores: cpus().length,
      load: loadavg()[0]!,
      memoryBytes: totalmem(),
      freeBytes: freemem(),
      processBytes: process.memoryUsage.rss(),
      node: process.version,
    },
    work: {
      steps: times.steps,
      drawn: times.drawn,
      cached: cache.hits,
      retries: stats.retries,
      lost: stats.lost,
      // This call is one of them.
      callsOpen: Math.max(0, inFlight.open - 1),
    },
    holds: {
      phones: phones.size,
      maxPhones: phones.limit,
      episodes: episodes.size,
      sessions: sessions.size,
      blobs: blobs.count,
      blobBytes: blobs.bytes,
      maxBlobBytes: blobs.limit,
      cacheBytes: cache.bytes,
      maxCacheBytes: cache.limit,
    },
    renderers: {
      pages: pool.pageStates(),
      browsers: stats.browsers,
      restarts: stats.restarts,
      queued: stats.queued,
      busyMs: Math.round(stats.busyMs),
    },
    outcomes: episodes.outcomes,
    build: await thisBuild(),
  };
}
