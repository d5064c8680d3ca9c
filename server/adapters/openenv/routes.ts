import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { Action } from '../../../src/protocol/action.ts';
import { acceptsMultipart } from '../../../src/protocol/wire/multipart.ts';
import { Heartbeat } from '../../json-socket.ts';
import type { TaskSource } from '../../episodes/tasks.ts';
import type { App } from '../../routes/context.ts';
import { hangUpSignal } from '../../routes/hang-up-signal.ts';
import type { ToolContext } from '../mcp/tool.ts';
import { AnyObject } from '../../../src/protocol/wire/common.ts';
import { OpenEnvError, errorData, forTheWire } from './errors.ts';
import { readReset, readStep, SessionObservation, State } from './schema.ts';
import type { McpSession, McpSessions } from './mcp-sessions.ts';
import type { Session } from './session.ts';
import type { StepResponse } from './step-response.ts';
import type { Sessions } from './sessions.ts';
import { OpenEnvSocket } from './socket.ts';
import { stepOf } from './tool-actions.ts';
import { listOf, listSplits, rangeOf, taskOf } from './tasks.ts';

const HEARTBEAT_MS = 30_000;
const tags = ['openenv'];
/** The environment’s name, in the paths of the task API too. */
const NAME = 'phone';
const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const Split = { split: Type.String() };
const Bound = Type.Optional(Type.Union([Type.Integer(), Type.Null()]));
const StepOf = Type.Object({ action: AnyObject }, { additionalProperties: true });

interface OpenApi {
  info: { version: string };
  paths?: Record<string, unknown>;
}
/** What is served under a prefix, in OpenAPI, by paths as a client whose base URL ends with the prefix knows them. */
function openApi(all: OpenApi, prefix: string): OpenApi {
  const paths = Object.entries(all.paths ?? {}).flatMap(([path, calls]) =>
    path.startsWith(`${prefix}/`) ? [[path.slice(prefix.length), calls] as const] : [],
  );
  return { ...all, info: { ...all.info, version }, paths: Object.fromEntries(paths) };
}

/** OpenEnv's socket, which holds an episode, and the calls that describe the environment, list tasks, or use an environment for one call. */
export const openEnvRoutes =
  (context: ToolContext, sessions: Sessions, mcpSessions: McpSessions): FastifyPluginAsyncTypebox =>
  async app => {
    app.addHook('onRequest', async request => {
      // /health is open to everyone.
      if (request.routeOptions.url !== `${app.prefix}/health`) context.auth.operator(request);
    });
    addSocketRoute(app, context, sessions, mcpSessions);
    addDescriptionRoutes(app);
    addSingleCallRoutes(app, context, sessions);
    addTaskRoutes(app, context);
  };

function addSocketRoute(app: App, context: ToolContext, sessions: Sessions, mcpSessions: McpSessions): void {
  const heartbeat = new Heartbeat(HEARTBEAT_MS);
  app.addHook('onClose', async () => heartbeat.stop());
  const placeOf = ({ query }: FastifyRequest) => (query as { session_id?: string }).session_id;
  const refusals = new WeakMap<FastifyRequest, unknown>();
  // Before the socket is there: it must listen as soon as it is.
  const preHandler = async (request: FastifyRequest) => {
    const id = placeOf(request);
    if (id !== undefined)
      await mcpSessions.bring(id).catch((thrown: unknown) => refusals.set(request, thrown));
  };
  app.get('/ws', { websocket: true, schema: { hide: true }, preHandler }, (socket, request) => {
    const id = placeOf(request);
    let mcpSession: McpSession | undefined;
    try {
      if (refusals.has(request)) throw refusals.get(request);
      mcpSession = id === undefined ? undefined : mcpSessions.attach(id);
    } catch (thrown) {
      socket.send(JSON.stringify({ type: 'error', data: errorData(thrown, () => sessions.capacity()) }));
      socket.close(1000);
      return;
    }
    const takesAttachments = acceptsMultipart(request.headers.accept);
    heartbeat.add(new OpenEnvSocket(context, sessions, socket, { mcpSession, takesAttachments }), socket);
    socket.on('close', () => {
      if (mcpSession) mcpSessions.detach(mcpSession);
    });
  });
}

/** Adds the calls that say what this environment is. */
function addDescriptionRoutes(app: App): void {
  // The root has one already, with the same answer.
  if (app.prefix !== '')
    app.get('/health', { schema: { tags, summary: 'Whether it answers' } }, async () => ({
      status: 'healthy',
    }));
  app.get('/openapi.json', { schema: { hide: true } }, async () =>
    openApi(app.swagger() as OpenApi, app.prefix),
  );
  app.get('/metadata', { schema: { tags, summary: 'What this environment is' } }, async () => ({
    name: NAME,
    description: 'Simulated phones with tasks whose success the phone’s state decides.',
    version,
    documentation_url: '/docs',
  }));
  app.get(
    '/schema',
    { schema: { tags, summary: 'Schemas of actions, observations and state' } },
    async () => ({ action: Action, observation: SessionObservation, state: State }),
  );
  app.get(
    '/state',
    { schema: { tags, summary: 'State of a new environment: only a socket holds one' } },
    async () => ({ episode_id: null, step_count: 0 }),
  );
}

/** Adds the calls that make an environment and end it with their answer. */
function addSingleCallRoutes(app: App, context: ToolContext, sessions: Sessions): void {
  /** A session that lives for one call. */
  const once = async (
    data: unknown,
    use: (session: Session) => Promise<StepResponse>,
  ): Promise<StepResponse> => {
    const { request, ignored } = readReset(data);
    if (request.resume !== undefined || request.session !== undefined)
      throw new OpenEnvError(
        'VALIDATION_ERROR',
        'A session is taken up on a socket: this call makes an environment for itself',
      );
    const session = await sessions.open(request, ignored);
    try {
      const response = await session.phone.whileOpening(() => use(session));
      delete (response.observation['info'] as Record<string, unknown>)['resume'];
      return response;
    } finally {
      sessions.end(session);
    }
  };
  app.setErrorHandler(error => {
    throw forTheWire(error);
  });
  app.post(
    '/reset',
    {
      schema: {
        tags,
        summary: 'First look at a new environment, which ends with this call',
        body: AnyObject,
      },
    },
    async (request, reply) => {
      const hangUp = hangUpSignal(reply);
      return once(request.body, session => session.observe(undefined, hangUp));
    },
  );
  app.post(
    '/step',
    { schema: { tags, summary: 'A step of a new environment, which ends with this call', body: StepOf } },
    async (request, reply) => {
      const {
        action,
        timeout_s: _,
        request_id: __,
        ...reset
      } = request.body as { action: object; timeout_s?: unknown; request_id?: unknown };
      const step = readStep(action);
      const hangUp = hangUpSignal(reply);
      return once(reset, session => stepOf(context, session, step, hangUp));
    },
  );
}

/** Adds the calls that list tasks. */
function addTaskRoutes(app: App, { episodes: { tasks } }: ToolContext): void {
  app.get('/list_environments', { schema: { tags, summary: 'Names of the environments here' } }, async () => [
    NAME,
  ]);
  // Clients of ORS leave out the name of the only environment.
  for (const path of [`/${NAME}`, '']) addTaskRoutesAt(app, tasks, path);
}

function addTaskRoutesAt(app: App, tasks: TaskSource, path: string): void {
  app.get(`${path}/splits`, { schema: { tags, summary: 'Splits of the tasks' } }, async () => listSplits());
  app.post(
    `${path}/tasks`,
    { schema: { tags, summary: 'Tasks of a split', body: Type.Object(Split) } },
    async request => ({ tasks: listOf(tasks, request.body.split), env_name: NAME }),
  );
  app.post(
    `${path}/num_tasks`,
    { schema: { tags, summary: 'How many tasks a split has', body: Type.Object(Split) } },
    async request => ({ num_tasks: listOf(tasks, request.body.split).length }),
  );
  app.post(
    `${path}/task`,
    {
      schema: {
        tags,
        summary: 'One task of a split',
        body: Type.Object({ ...Split, index: Type.Integer({ minimum: 0 }) }),
      },
    },
    async request => ({
      task: taskOf(tasks, request.body.split, request.body.index),
      env_name: NAME,
    }),
  );
  app.post(
    `${path}/task_range`,
    {
      schema: {
        tags,
        summary: 'Tasks of a split from one place to another, as a slice',
        body: Type.Object({ ...Split, start: Bound, stop: Bound }),
      },
    },
    async request => ({
      tasks: rangeOf(tasks, request.body.split, request.body.start, request.body.stop),
      env_name: NAME,
    }),
  );
}
