import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../routes/context.ts';
import { mcpRoutes } from './mcp/routes.ts';
import { openEnvRoutes } from './openenv/routes.ts';
import { Seats } from './openenv/seats.ts';
import type { Sessions } from './openenv/sessions.ts';

/** The doors that trainers come through: OpenEnv and MCP, at the root and under `/envs/phone`, with one set of sessions, which it closes. */
export const trainerAdapters =
  (context: Context, sessions: Sessions): FastifyPluginAsync =>
  async app => {
    const seats = new Seats(sessions);
    app.addHook('onClose', async () => {
      sessions.close();
      seats.close();
    });
    for (const prefix of ['', '/envs/phone']) {
      await app.register(openEnvRoutes(context, sessions, seats), { prefix });
      await app.register(mcpRoutes(context, seats), { prefix });
    }
  };
