import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { AnyObject } from '../../../src/protocol/wire/common.ts';
import { ApiError, rethrowUnavailable, toApiError } from '../../errors.ts';
import { logRefusal } from '../../refusals.ts';
import type { App } from '../../routes/context.ts';
import type { HttpSessions } from '../http-sessions.ts';
import type { Content, ToolContext } from '../mcp/tool.ts';
import { toolNames, toolSpecsOfOne } from '../mcp/tools.ts';
import { forTheWire } from '../openenv/errors.ts';
import { readReset } from '../openenv/schema.ts';
import type { Session } from '../openenv/session.ts';
import { callToolOf } from '../tool-calls.ts';
import { cookieOf, sessionInCookie } from './cookie.ts';
import { aggregate, type VerifyAnswer } from './metrics.ts';
import { verify } from './verify.ts';

const tags = ['nemo-gym'];
export const TOKEN_HEADER = 'X-NeMo-Gym-Session-Token';
/** How long a session that was verified is kept, so that a lost answer can be asked for again, in ms. */
const VERIFIED_MS = 60_000;
/** For what does not read the screen: NeMo Gym's agents pass tools' outputs on as text. */
const BLIND = { screenshot: false as const, elements: false };

type Row = Record<string, unknown>;

/** The name that a row or a cookie gives its session. */
function nameOf(request: FastifyRequest): string {
  const given = (request.body as Row | undefined)?.['session_id'] ?? sessionInCookie(request);
  if (typeof given === 'string') return given;
  throw new ApiError(
    'SESSION_NOT_FOUND',
    'This call names no session: send the cookie that /seed_session set, or its session_id',
  );
}

/** The task of a row, as a reset says it: beside the row's own keys, or under `verifier_metadata`. Throws INVALID_BODY. */
function resetOf({ session_id: _, verifier_metadata: more, ...row }: Row) {
  const hidden = typeof more === 'object' && more !== null ? (more as Row) : {};
  const read = readReset({ ...row, ...hidden });
  const { task_id: task, split } = read.request;
  if (task === undefined && split === undefined)
    throw new ApiError('INVALID_BODY', 'The row names no task: give task_id, or split and index');
  return read;
}

/** A resources server of NeMo Gym: sessions by a cookie, a route for each tool, and the reward at the end. */
export const nemoGymRoutes =
  (context: ToolContext, sessions: HttpSessions): FastifyPluginAsyncTypebox =>
  async app => {
    app.addHook('onRequest', async request => context.auth.operator(request));
    app.setErrorHandler(error => {
      throw forTheWire(error);
    });
    addSessionRoutes(app, context, sessions);
    addToolRoutes(app, context, sessions);
    app.post(
      '/aggregate_metrics',
      {
        schema: {
          tags,
          summary: 'Figures over answers of /verify',
          body: Type.Object({ verify_responses: Type.Array(AnyObject) }),
        },
      },
      async request => aggregate(request.body.verify_responses as VerifyAnswer[]),
    );
    app.get(
      '/reverify_mode',
      { schema: { tags, summary: 'Whether a stored response can be verified again: its phone is gone' } },
      async (_, reply) => reply.type('application/json').send('"unsupported"'),
    );
  };

/** Adds the calls that open a session, verify it and end it. */
function addSessionRoutes(app: App, context: ToolContext, sessions: HttpSessions): void {
  app.post(
    '/seed_session',
    { schema: { tags, summary: 'Open a session for a row', body: AnyObject } },
    async (request, reply) => {
      const row = request.body as Row;
      const { session_id: given = randomUUID() } = row;
      if (typeof given !== 'string') throw new ApiError('INVALID_BODY', 'session_id is a text');
      const { request: reset, ignored } = resetOf(row);
      const session = await sessions.open(given, { ...reset, observe: reset.observe ?? BLIND }, ignored);
      void reply.header('set-cookie', cookieOf(given));
      return seeded(given, session);
    },
  );
  app.post(
    '/verify',
    { schema: { tags, summary: 'End a session, and give its reward with the row', body: AnyObject } },
    async request => {
      const session = await sessions.get(nameOf(request));
      const verified = await verify(session);
      sessions.expireIn(session, VERIFIED_MS);
      return { ...(request.body as Row), ...verified };
    },
  );
  app.post(
    '/close_session',
    { schema: { tags, summary: 'End a session; ending it again changes nothing', body: AnyObject } },
    async request => {
      const name = nameOf(request);
      const status = await closeOf(context, sessions, name);
      if (status === 'unknown')
        throw new ApiError('SESSION_NOT_FOUND', `There never was a session ${JSON.stringify(name)}`);
      return { session_id: name, status };
    },
  );
}

/** Ends a session, and says what became of it. What could not be given back is logged. */
async function closeOf({ log }: ToolContext, sessions: HttpSessions, name: string) {
  try {
    return await sessions.close(name);
  } catch (thrown) {
    rethrowUnavailable(thrown);
    logRefusal(log.child({ component: 'nemo-gym' }), thrown, toApiError(thrown));
    return 'release_failed' as const;
  }
}

/** What an agent needs of a session: the goal, the tools as the Responses API has them, and a way to them by MCP. */
function seeded(name: string, session: Session): object {
  const { goal, answerSheet } = session.episode!.instance;
  return {
    session_id: name,
    phone: session.phone.id,
    goal,
    budget: session.budget,
    tools: toolSpecsOfOne(true, answerSheet).map(({ name: tool, description, inputSchema }) => ({
      type: 'function',
      name: tool,
      description,
      parameters: inputSchema,
      strict: false,
    })),
    mcp: {
      server_name: 'tapworld',
      url_path: '/mcp',
      transport: 'http',
      headers: { [TOKEN_HEADER]: session.token },
    },
  };
}

/** Adds a route for each tool. */
function addToolRoutes(app: App, context: ToolContext, sessions: HttpSessions): void {
  for (const name of toolNames())
    app.post(
      `/${name}`,
      { schema: { tags, summary: `The tool ${name}, on the session of the cookie`, body: AnyObject } },
      async request => {
        const cookie = sessionInCookie(request);
        if (cookie === undefined)
          throw new ApiError('SESSION_NOT_FOUND', 'Send the cookie that /seed_session set');
        const answer = await callToolOf(context, await sessions.get(cookie), name, request.body as Row);
        // For the model to read: an agent passes on whatever is answered.
        if ('misuse' in answer) return { error: answer.message };
        return { output: outputOf(answer.content), ...(answer.done ? { done: true } : {}) };
      },
    );
}

/** A text alone, or parts as the Responses API has them. */
function outputOf(content: Content[]): string | object[] {
  const [first] = content;
  if (content.length === 1 && first!.type === 'text') return first!.text;
  return content.map(part =>
    part.type === 'text'
      ? { type: 'input_text', text: part.text }
      : { type: 'input_image', image_url: `data:${part.mimeType};base64,${part.data}`, detail: 'auto' },
  );
}
