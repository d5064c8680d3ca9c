import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../routes/context.ts';
import { mcpRoutes } from './mcp/routes.ts';
import { openEnvRoutes } from './openenv/routes.ts';
import { Sessions, type SessionOptions } from './openenv/sessions.ts';

/** The doors that trainers come through: OpenEnv at the root and under `/envs/phone`, with one set of sessions, and MCP at `/mcp`. */
export const trainerDoors = (context: Context, options: SessionOptions = {}): FastifyPluginAsync => async app => {
  const sessions = new Sessions(context, options);
  app.addHook('onClose', async () => sessions.close());
  await app.register(openEnvRoutes(context, sessions));
  await app.register(openEnvRoutes(context, sessions), { prefix: '/envs/phone' });
  await app.register(mcpRoutes(context));
};
