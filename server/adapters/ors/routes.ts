import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { AnyObject } from '../../../src/protocol/wire/common.ts';
import { ApiError, errorBody, toApiError } from '../../errors.ts';
import { logRefusal } from '../../refusals.ts';
import type { App } from '../../routes/context.ts';
import type { HttpSessions } from '../http-sessions.ts';
import type { ToolContext } from '../mcp/tool.ts';
import { forTheWire } from '../openenv/errors.ts';
import { readReset } from '../openenv/schema.ts';
import type { Session } from '../openenv/session.ts';
import { PICTURE } from '../tool-calls.ts';
import { callAnswer, promptOf, toolsAnswer } from './answers.ts';
import { Calls, event } from './stream.ts';

const tags = ['ors'];
/** The one environment, which paths without a name mean too. */
const NAME = 'phone';

const Call = Type.Object({
  name: Type.String(),
  input: Type.Optional(AnyObject),
  task_id: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
const Create = Type.Object({
  env_name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  task_spec: Type.Optional(Type.Union([AnyObject, Type.Null()])),
  split: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  index: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
  toolset_name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});

/** The name of the caller's session. Throws INVALID_BODY. */
function sessionIdOf({ headers }: FastifyRequest): string {
  const id = headers['x-session-id'];
  if (typeof id === 'string' && id.trim() !== '') return id.trim();
  throw new ApiError(
    'INVALID_BODY',
    'Send X-Session-ID: the id that /create_session gave, or one of your own',
  );
}

/** What a session plays, as a reset of OpenEnv says it. */
function resetOf({ task_spec: spec, split, index, env_name: name, toolset_name: toolset }: Body): object {
  if ((name ?? NAME) !== NAME)
    throw new ApiError('TASK_NOT_FOUND', `There is no environment ${JSON.stringify(name)}: it is ${NAME}`);
  if (toolset !== undefined && toolset !== null)
    throw new ApiError('INVALID_BODY', 'A phone has its own tools, and no toolset: leave out toolset_name');
  const isPlace = typeof split === 'string' && typeof index === 'number';
  if ((spec !== undefined && spec !== null) === isPlace)
    throw new ApiError('INVALID_BODY', 'Give either task_spec, or both split and index');
  return spec ?? { split, index };
}
interface Body {
  env_name?: string | null;
  task_spec?: Record<string, unknown> | null;
  split?: string | null;
  index?: number | null;
  toolset_name?: string | null;
}

const stream = (reply: FastifyReply, events: AsyncIterable<string> | Iterable<string>) =>
  reply
    .type('text/event-stream')
    .headers({ 'cache-control': 'no-cache', 'x-accel-buffering': 'no' })
    .send(Readable.from(events));

/** The Open Reward Standard: sessions by X-Session-ID, tools as a stream of events. Tasks and splits are those of OpenEnv's routes. */
export const orsRoutes =
  (context: ToolContext, sessions: HttpSessions): FastifyPluginAsyncTypebox =>
  async app => {
    app.addHook('onRequest', async request => context.auth.operator(request));
    // Its client calls an empty body that.
    app.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => {
        if (body.length > 0) throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'Send application/json.');
        return {};
      },
    );
    app.setErrorHandler((thrown, request, reply) => {
      const error = forTheWire(thrown);
      // 410 is how its client learns that a session is over; a new one that is refused by its name is a conflict.
      if (error.code !== 'SESSION_CLOSED' || request.routeOptions.url?.endsWith('/create')) throw error;
      return reply.code(410).send({ ...errorBody(error), detail: error.message });
    });
    addLifeRoutes(app, sessions);
    for (const path of [`/${NAME}`, '']) addPlayRoutes(app, context, sessions, path);
  };

/** Adds the calls that open, keep and end a session. */
function addLifeRoutes(app: App, sessions: HttpSessions): void {
  app.post(
    '/create_session',
    { schema: { tags, summary: 'An id for a session, as a stream of events' } },
    async (_, reply) => stream(reply, [event('task_id', randomUUID()), event('end', '')]),
  );
  app.post(
    '/create',
    { schema: { tags, summary: 'Open the session of X-Session-ID', body: Create } },
    async request => {
      const sid = sessionIdOf(request);
      const { request: reset, ignored } = readReset(resetOf(request.body));
      const observe = reset.observe ?? PICTURE;
      const { phone } = await sessions.open(sid, { ...reset, observe }, ignored);
      return { sid, phone: phone.id };
    },
  );
  app.post('/ping', { schema: { tags, summary: 'Keep a session' } }, async request => {
    await sessions.get(sessionIdOf(request));
    return { status: 'ok' };
  });
  for (const path of ['/delete', '/delete_session'])
    app.post(path, { schema: { tags, summary: 'End a session' } }, async request => {
      const sid = sessionIdOf(request);
      return { sid, status: await sessions.close(sid) };
    });
}

/** Adds the calls of an environment, at the path of its name or without one. */
function addPlayRoutes(app: App, context: ToolContext, sessions: HttpSessions, path: string): void {
  const calls = new Calls();
  const sessionOf = (request: FastifyRequest): Promise<Session> => sessions.get(sessionIdOf(request));

  app.get(`${path}/tools`, { schema: { tags, summary: 'Tools of the phone' } }, async () => toolsAnswer());
  app.get(
    `${path}/task_tools`,
    { schema: { tags, summary: 'Tools of a session, with the fields of its answer' } },
    async request => toolsAnswer(await sessionOf(request)),
  );
  app.get(
    `${path}/prompt`,
    { schema: { tags, summary: 'The goal and the screen, as blocks' } },
    async request => promptOf(await sessionOf(request)),
  );
  app.get(
    `${path}/messages`,
    { schema: { tags, summary: 'The same as a message of the user' } },
    async request => [{ role: 'user', blocks: await promptOf(await sessionOf(request)) }],
  );
  app.post(
    `${path}/call`,
    { schema: { tags, summary: 'Call a tool; the answer is a stream of events', body: Call } },
    async (request, reply) => {
      const session = await sessionOf(request);
      const { name, input = {}, task_id: resumed } = request.body;
      const owner = session.phone.id;
      const id = resumed ?? calls.start(owner, () => callAnswer(context, session, name, input));
      const messageOf = (thrown: unknown): string => {
        const error = toApiError(thrown);
        logRefusal(context.log.child({ component: 'ors', tool: name }), thrown, error);
        return `${error.code}: ${error.message}`.replaceAll('\n', ' ');
      };
      return stream(reply, calls.follow(owner, id, messageOf));
    },
  );
  app.post(
    `${path}/score_group`,
    { schema: { tags, summary: 'Not offered: each session has its reward' } },
    async () => {
      throw new ApiError(
        'NOT_FOUND',
        'This environment does not implement score_group: the reward of each call is in its answer',
      );
    },
  );
}
