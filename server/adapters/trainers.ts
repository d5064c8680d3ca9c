import type { FastifyPluginAsync } from 'fastify';
import { mcpRoutes } from './mcp/routes.ts';
import type { ToolContext } from './mcp/tool.ts';
import { openEnvRoutes } from './openenv/routes.ts';
import { McpSessions } from './openenv/mcp-sessions.ts';
import type { Sessions } from './openenv/sessions.ts';

/** The protocols of trainers: OpenEnv and MCP, at the root and under `/envs/phone`, with one set of sessions. Closes the sessions with the server. */
export const trainerAdapters =
  (context: ToolContext, sessions: Sessions): FastifyPluginAsync =>
  async app => {
    const mcpSessions = new McpSessions(sessions, context.persistence);
    app.addHook('onClose', async () => {
      sessions.close();
      mcpSessions.close();
    });
    for (const prefix of ['', '/envs/phone']) {
      await app.register(openEnvRoutes(context, sessions, mcpSessions), { prefix });
      await app.register(mcpRoutes(context, mcpSessions), { prefix });
    }
  };
