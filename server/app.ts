import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { TypeBoxValidatorCompiler, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import websocket from '@fastify/websocket';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { join } from 'node:path';
import { catalogue } from '../apps/catalogue.ts';
import type { Boot } from '../src/protocol/renderer.ts';
import { adbRoutes } from './adb/remote.ts';
import { Auth } from './auth.ts';
import { Blobs } from './blobs.ts';
import { Episodes } from './episodes/episodes.ts';
import type { TaskSource } from './episodes/tasks.ts';
import { Intake } from './drain.ts';
import { iconsOf } from './icons.ts';
import { ApiError, errorBody, STATUS, toApiError } from './errors.ts';
import { StepCache } from './phones/cache.ts';
import { Phones } from './phones/phones.ts';
import { Shots } from './phones/shots.ts';
import { Stepper } from './phones/stepper.ts';
import { loadWorld } from './phones/world.ts';
import type { RendererPool } from './renderers/pool.ts';
import { androidWorldRoutes } from './doors/android-world/routes.ts';
import { Sessions, type SessionOptions } from './doors/openenv/sessions.ts';
import { trainerDoors } from './doors/trainers.ts';
import { blobRoutes } from './routes/blobs.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import type { Context } from './routes/context.ts';
import { episodeRoutes } from './routes/episodes.ts';
import { liveRoutes } from './routes/live.ts';
import { operationRoutes } from './routes/operations.ts';
import { phoneRoutes } from './routes/phones.ts';
import { documented } from './routes/schemas.ts';
import { miniwobRoutes, openMiniwob } from './live-page/miniwob.ts';
import { withMiniwob } from './live-page/tasks.ts';
import { registry } from './episodes/tasks.ts';
import { staticRoutes } from './routes/static.ts';

export const ROOT = join(import.meta.dirname, '..');
const BODY_LIMIT = 4 * 1024 * 1024;

export interface AppOptions {
  pool: Pick<RendererPool, 'run' | 'stats'>;
  /** Operator's token; without it the server must listen on loopback only. */
  token?: string | undefined;
  /** Bytes of the step cache; 0 turns it off. Default 256 MB. */
  stepCacheBytes?: number | undefined;
  /** One in so many hits is drawn again. Default 200; 0 for none. */
  proofEvery?: number | undefined;
  /** Default 10,000. */
  maxPhones?: number | undefined;
  /** Where bytes that trees refer to are kept; in memory without it. */
  blobFolder?: string | undefined;
  /** Most bytes of them. Default 1 GiB. */
  blobLimit?: number | undefined;
  /** Default: the templates of bench/tasks. */
  tasks?: TaskSource | undefined;
  log?: boolean | undefined;
  /** The folder of MiniWoB++: that which holds `core` and `miniwob`. Throws MINIWOB_MISSING where it is another. */
  miniwob?: string | undefined;
  /** How many sessions of OpenEnv there may be, and how long one waits for its client. */
  sessions?: SessionOptions | undefined;
  /** Adds what a command serves beside. It is for the operator. */
  routes?: ((fastify: FastifyInstance) => void) | undefined;
}

export interface TapworldApp {
  fastify: FastifyInstance;
  context: Context;
  state: Intake;
}

/** Paths that answer while the server stops. */
const TO_THE_END: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics']);
const toTheEnd = (request: FastifyRequest) => TO_THE_END.has(request.url.split('?')[0]!);
/** How long a live client has to answer the closing handshake, in ms. */
const GOODBYE_MS = 1_000;

/** The server, apart from listening: `fastify.inject` tests it. */
export async function buildApp(options: AppOptions): Promise<TapworldApp> {
  const answer = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const error = toApiError(thrown);
    if (error.code === 'INTERNAL') request.log.error(thrown);
    if (error.code === 'CAPACITY_REACHED' || error.code === 'DRAINING') void reply.header('retry-after', '5');
    return reply.code(STATUS[error.code]).send(errorBody(error));
  };
  const fastify = Fastify({
    logger: options.log ? { level: 'info' } : false,
    bodyLimit: BODY_LIMIT,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: false,
    forceCloseConnections: 'idle',
    // While it closes, calls are refused by the hook below, with the code that the wire knows.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      void answer(error, request as FastifyRequest, reply as FastifyReply);
    },
  }).withTypeProvider<TypeBoxTypeProvider>();
  fastify.setValidatorCompiler(TypeBoxValidatorCompiler);
  // Schemas of answers are documents: what is sent comes typed from the nouns.
  fastify.setSerializerCompiler(() => data => JSON.stringify(data));
  fastify.setErrorHandler((thrown, request, reply) => answer(thrown, request, reply));
  fastify.setNotFoundHandler((request, reply) =>
    answer(new ApiError('NOT_FOUND', `No ${request.method} ${request.url.split('?')[0]}`), request, reply),
  );
  fastify.removeContentTypeParser('text/plain');
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser(
    ['application/json', 'application/json-patch+json'],
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else parse(request, body as string, done);
    },
  );
  // Where every field may be left out, so may the body.
  fastify.addHook('preValidation', async request => {
    if (
      request.method === 'POST' &&
      (request.body === undefined || request.body === null) &&
      !request.headers['content-length']?.match(/[1-9]/)
    )
      request.body = {};
  });

  const pages = options.miniwob === undefined ? undefined : openMiniwob(options.miniwob);
  const world = await loadWorld();
  const blobs = new Blobs({
    assets: join(ROOT, 'assets'),
    folder: options.blobFolder,
    limit: options.blobLimit,
  });
  const phones = new Phones(world, blobs, options.maxPhones);
  blobs.roots = () => phones.list().flatMap(({ start, now }) => [start, now]);
  const stepper = new Stepper(
    options.pool,
    world,
    new StepCache(options.stepCacheBytes ?? 256 * 1024 * 1024, options.proofEvery),
    line => fastify.log.warn(line),
  );
  phones.removed.add(id => stepper.forget(id));
  const episodes = new Episodes(
    phones,
    stepper,
    pages ? withMiniwob(options.tasks ?? registry, pages.names) : options.tasks,
  );
  const shots = new Shots(phones, blobs, stepper);
  const auth = new Auth(options.token, () => episodes);
  const metas = [...catalogue.metas.values()];
  const boot: Boot = {
    apps: metas,
    worlds: world.apps,
    pictures: blobs.pictures,
    icons: iconsOf(metas.map(meta => meta.icon)),
  };
  const state = new Intake();
  const context: Context = {
    phones,
    stepper,
    blobs,
    shots,
    episodes,
    auth,
    intake: state,
    pool: options.pool,
    bootJson: JSON.stringify(boot),
  };
  // Before every hook that may refuse a call: it is what ends the socket of an upgrade that was refused.
  await fastify.register(websocket, {
    options: { maxPayload: 64 * 1024 * 1024 },
    preClose(done) {
      const { websocketServer } = fastify;
      for (const client of websocketServer.clients) client.close(1001, 'the server is stopping');
      const late = setTimeout(() => {
        for (const client of websocketServer.clients) client.terminate();
      }, GOODBYE_MS);
      websocketServer.close(() => {
        clearTimeout(late);
        done();
      });
    },
  });
  fastify.addHook('onRequest', async request => {
    auth.sameSite(request);
    // Pages load what the last steps need.
    if (state.draining && !toTheEnd(request) && !auth.isPage(request))
      throw new ApiError('DRAINING', 'The server is stopping');
  });
  const ends = new WeakMap<FastifyRequest, () => void>();
  fastify.addHook('preHandler', async (request, reply) => {
    if (request.ws || toTheEnd(request)) return;
    const end = state.begin();
    ends.set(request, end);
    reply.raw.once('close', end);
  });
  fastify.addHook('onSend', async request => {
    ends.get(request)?.();
  });
  fastify.addHook('preClose', async () => {
    state.draining = true;
  });

  await fastify.register(swagger, {
    openapi: {
      info: {
        title: 'Tapworld',
        version: '1',
        description: 'Simulated phones that can be captured, forked and diffed.',
      },
      tags: ['phones', 'episodes', 'catalogue', 'blobs', 'operations'].map(name => ({ name })),
    },
    transform: ({ schema, url }) => ({ schema: documented(schema) as typeof schema, url }),
  });
  await fastify.register(swaggerUi, { routePrefix: '/docs' });
  // Its hook counts the calls of every plugin, and so stands at the root.
  const sessions = new Sessions(context, options.sessions);
  await operationRoutes(context, sessions)(fastify, {});
  await fastify.register(staticRoutes(context, ROOT));
  if (pages) await fastify.register(miniwobRoutes(context, pages.root));
  await fastify.register(blobRoutes(context));
  await fastify.register(phoneRoutes(context));
  await fastify.register(episodeRoutes(context));
  await fastify.register(catalogueRoutes(context));
  await fastify.register(liveRoutes(context));
  await fastify.register(adbRoutes(context));
  await fastify.register(androidWorldRoutes(context), { prefix: '/android-world' });
  await fastify.register(trainerDoors(context, sessions));
  if (options.routes) {
    await fastify.register(async scope => {
      scope.addHook('onRequest', async request => auth.operator(request));
      options.routes!(scope as unknown as FastifyInstance);
    });
  }
  return { fastify: fastify as unknown as FastifyInstance, context, state };
}
