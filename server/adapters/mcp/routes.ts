import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { bearer } from '../../auth.ts';
import { ApiError, rethrowUnavailable } from '../../errors.ts';
import { digestOf } from '../../episodes/tokens.ts';
import { hangUpSignal } from '../../routes/hang-up-signal.ts';
import { bringHere } from '../../store/serving.ts';
import { anyPhone, callerOf, type Caller } from './caller.ts';
import { deviceIn } from './device.ts';
import { mcpServer } from './rpc.ts';
import { targetOn } from './target.ts';
import type { ToolContext } from './tool.ts';

const NEVER = new AbortController().signal;

const Query = Type.Object({
  phone: Type.Optional(Type.String({ description: 'Id of the phone; as a header, x-tapworld-phone.' })),
  episode: Type.Optional(Type.String({ description: 'Id of the episode; as a header, x-tapworld-episode.' })),
});

/** Sessions that OpenEnv's MCP client creates here, and names with each call. */
export interface SessionBroker {
  /** Answers a method of `openenv/session/`. Throws an error whose message and code are the answer. */
  manage(method: string, params: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** The caller of tools in a session. `signal` is aborted when it hangs up. Throws as `manage`. */
  caller(session: string, signal: AbortSignal): Promise<Caller>;
  /** The caller of the session with this secret, if there is one. */
  callerOfToken(token: string, signal: AbortSignal): Caller | undefined;
}
interface RpcRequest {
  id?: unknown;
  method?: unknown;
  params?: Record<string, unknown>;
}

/** Whether a body does not claim to be JSON-RPC. OpenEnv's validator sends one as a probe, and only a status of 200 passes it. */
const isProbe = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  !Array.isArray(body) &&
  !('jsonrpc' in body) &&
  !('method' in body);

/** The Model Context Protocol over Streamable HTTP. Each call stands alone and is answered with JSON; the phone is the only state. */
export const mcpRoutes =
  (context: ToolContext, broker: SessionBroker): FastifyPluginAsyncTypebox =>
  async app => {
    const { auth, episodes, phones, persistence } = context;
    const tags = ['mcp'];
    /** The episode of the caller’s own token. */
    const ownOf = (request: FastifyRequest) => {
      const token = bearer(request);
      return token === undefined ? undefined : episodes.ofToken(token);
    };
    /** The caller of a session whose secret a header has, as NeMo Gym hands it to its agents. */
    const sessionOf = (request: FastifyRequest, signal: AbortSignal): Caller | undefined => {
      const token = request.headers['x-nemo-gym-session-token'];
      return typeof token === 'string' ? broker.callerOfToken(token, signal) : undefined;
    };
    app.addHook('onRequest', async (request, reply) => {
      await bringByToken(request, reply);
      if (!ownOf(request) && !sessionOf(request, NEVER)) auth.operator(request);
    });
    /** Brings the session or the episode here whose secret a header has, where its server has died. */
    const bringByToken = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const { 'x-nemo-gym-session-token': session } = request.headers;
      if (typeof session === 'string' && !sessionOf(request, NEVER))
        await bringHere(persistence, reply, session, 'openenv');
      const token = bearer(request);
      if (token === undefined || auth.isOperators(token) || ownOf(request)) return;
      await bringHere(persistence, reply, digestOf(token), 'token');
    };
    /** Brings the phone or the episode here that an operator’s call names, where its server has died. */
    const bringNamed = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const episode = named(request, 'episode');
      const phone = named(request, 'phone') ?? deviceIn(request.body);
      if (episode !== undefined) {
        if (!episodes.find(episode)) await bringHere(persistence, reply, episode, 'episode');
      } else if (phone !== undefined && !phones.find(phone)) await bringHere(persistence, reply, phone);
    };

    const named = ({ query, headers }: FastifyRequest, what: 'phone' | 'episode'): string | undefined => {
      const id = (query as Record<string, unknown>)[what] ?? headers[`x-tapworld-${what}`];
      return typeof id === 'string' && id !== '' ? id : undefined;
    };
    const callerFor = (request: FastifyRequest, signal: AbortSignal): Caller => {
      const [own, phone, episode] = [ownOf(request), named(request, 'phone'), named(request, 'episode')];
      if (own && ((phone ?? own.phone.id) !== own.phone.id || (episode ?? own.id) !== own.id))
        throw new ApiError('FORBIDDEN', 'An episode’s token reaches its own phone alone');
      if (own) return callerOf(targetOn(context, own.phone, signal));
      if (episode !== undefined) return callerOf(targetOn(context, episodes.get(episode).phone, signal));
      if (phone === undefined) return anyPhone(context, signal);
      return callerOf(targetOn(context, phones.get(phone), signal));
    };

    app.post(
      '/mcp',
      {
        schema: {
          tags,
          summary: 'Messages of the Model Context Protocol',
          querystring: Query,
          body: Type.Unknown(),
        },
      },
      async (request, reply) => {
        const { id = null, method, params } = (request.body ?? {}) as RpcRequest;
        if (isProbe(request.body))
          return {
            jsonrpc: '2.0',
            id,
            error: { code: ErrorCode.InvalidRequest, message: 'This is no request of JSON-RPC 2.0' },
          };
        const hangUp = hangUpSignal(reply);
        const session = sessionOf(request, hangUp);
        if (!ownOf(request) && !session) await bringNamed(request, reply);
        let caller = session ?? callerFor(request, hangUp);
        if (!ownOf(request) && !session) {
          try {
            if (typeof method === 'string' && method.startsWith('openenv/session/'))
              return { jsonrpc: '2.0', id, result: await broker.manage(method, params ?? {}) };
            if (typeof params?.['session_id'] === 'string')
              caller = await broker.caller(params['session_id'], hangUp);
          } catch (thrown) {
            rethrowUnavailable(thrown);
            const { message, code } = thrown as Error & { code?: string };
            return {
              jsonrpc: '2.0',
              id,
              error: { code: ErrorCode.InvalidParams, message, data: { code } },
            };
          }
        }
        const server = mcpServer(context, caller);
        const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
        await server.connect(transport as Parameters<typeof server.connect>[0]);
        try {
          const version = request.headers['mcp-protocol-version'];
          // Answers are JSON, whatever else a client accepts.
          const headers = {
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
            ...(typeof version === 'string' ? { 'mcp-protocol-version': version } : {}),
          };
          const answer = await transport.handleRequest(
            new Request(`http://${request.headers.host ?? 'localhost'}/mcp`, { method: 'POST', headers }),
            { parsedBody: request.body },
          );
          const type = answer.headers.get('content-type');
          return await reply
            .code(answer.status)
            .headers(type ? { 'content-type': type } : {})
            .send(await answer.text());
        } finally {
          await server.close();
        }
      },
    );
    // There is no stream to listen to, and no session to end.
    const none = async (_: FastifyRequest, reply: FastifyReply) =>
      reply
        .code(405)
        .header('allow', 'POST')
        .send({
          jsonrpc: '2.0',
          id: null,
          error: { code: -32000, message: 'Send POST: this server keeps no stream and no session.' },
        });
    app.get('/mcp', { schema: { hide: true } }, none);
    app.delete('/mcp', { schema: { hide: true } }, none);
  };
