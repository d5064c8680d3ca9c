import type { FastifyPluginAsync } from 'fastify';
import { cuaLiteRoutes } from './cua-lite/routes.ts';
import { HttpSessions } from './http-sessions.ts';
import { mcpRoutes } from './mcp/routes.ts';
import type { ToolContext } from './mcp/tool.ts';
import { nemoGymRoutes } from './nemo-gym/routes.ts';
import { openEnvRoutes } from './openenv/routes.ts';
import { McpSessions } from './openenv/mcp-sessions.ts';
import type { Sessions } from './openenv/sessions.ts';
import { orsRoutes } from './ors/routes.ts';

/**
 * The protocols of trainers, with one set of sessions: OpenEnv, MCP, ORS and NeMo Gym at the root and under `/envs/phone`, and cua-lite,
 * whose paths are others' too, under `/cua-lite`. Closes the sessions with the server.
 */
export const trainerAdapters =
  (context: ToolContext, sessions: Sessions): FastifyPluginAsync =>
  async app => {
    const mcpSessions = new McpSessions(sessions, context);
    const ors = new HttpSessions(sessions, 'ors');
    const nemoGym = new HttpSessions(sessions, 'nemo-gym');
    const cuaLite = new HttpSessions(sessions, 'cua-lite');
    app.addHook('onClose', async () => {
      sessions.close();
      mcpSessions.close();
    });
    for (const prefix of ['', '/envs/phone']) {
      await app.register(openEnvRoutes(context, sessions, mcpSessions), { prefix });
      await app.register(mcpRoutes(context, mcpSessions), { prefix });
      await app.register(orsRoutes(context, ors), { prefix });
      await app.register(nemoGymRoutes(context, nemoGym), { prefix });
    }
    await app.register(cuaLiteRoutes(context, cuaLite), { prefix: '/cua-lite' });
  };
