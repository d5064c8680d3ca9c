import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { TypeBoxValidatorCompiler, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { catalogue } from '../apps/catalogue.ts';
import type { Boot } from '../src/protocol/renderer.ts';
import { Blobs } from './blobs.ts';
import { Episodes } from './episodes/episodes.ts';
import { ApiError, STATUS, toApiError } from './errors.ts';
import { StepCache } from './phones/cache.ts';
import { Phones } from './phones/phones.ts';
import { Stepper } from './phones/stepper.ts';
import { loadWorld } from './phones/world.ts';
import type { RendererPool } from './renderers/pool.ts';
import { blobRoutes } from './routes/blobs.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import type { Context } from './routes/context.ts';
import { episodeRoutes } from './routes/episodes.ts';
import { liveRoutes } from './routes/live.ts';
import { operationRoutes } from './routes/operations.ts';
import { phoneRoutes } from './routes/phones.ts';
import { staticRoutes } from './routes/static.ts';

export const ROOT = join(import.meta.dirname, '..');
const BODY_LIMIT = 4 * 1024 * 1024;

export interface AppOptions {
  pool: Pick<RendererPool, 'run' | 'stats'>;
  /** Operator's token; without it the server must listen on loopback only. */
  token?: string | undefined;
  /** Bytes of the step cache; 0 turns it off. Default 256 MB. */
  stepCacheBytes?: number | undefined;
  /** One in so many hits is drawn again. */
  proofEvery?: number | undefined;
  maxPhones?: number | undefined;
  log?: boolean | undefined;
}

export interface TapworldApp { fastify: FastifyInstance; context: Context; state: { ready: boolean; draining: boolean } }

/** The server, apart from listening: `fastify.inject` tests it. */
export async function buildApp(options: AppOptions): Promise<TapworldApp> {
  const fastify = Fastify({
    logger: options.log ? { level: 'info' } : false, bodyLimit: BODY_LIMIT, disableRequestLogging: true, trustProxy: false, onProtoPoisoning: 'error', onConstructorPoisoning: 'error', forceCloseConnections: 'idle',
  }).withTypeProvider<TypeBoxTypeProvider>();
  fastify.setValidatorCompiler(TypeBoxValidatorCompiler);
  fastify.setErrorHandler((thrown, request, reply) => {
    const error = toApiError(thrown);
    if (error.code === 'INTERNAL') request.log.error(thrown);
    if (error.code === 'CAPACITY_REACHED' || error.code === 'DRAINING') void reply.header('retry-after', '5');
    return reply.code(STATUS[error.code]).send({ error: { code: error.code, message: error.message, ...(error.details === undefined ? {} : { details: error.details }) } });
  });
  fastify.setNotFoundHandler((request, reply) => reply.code(404).send({ error: { code: 'NOT_FOUND', message: `No ${request.method} ${request.url.split('?')[0]}` } }));

  const world = await loadWorld();
  const phones = new Phones(world, options.maxPhones);
  const stepper = new Stepper(options.pool, world, new StepCache(options.stepCacheBytes ?? 256 * 1024 * 1024, options.proofEvery), line => fastify.log.warn(line));
  const blobs = new Blobs(join(ROOT, 'assets'));
  const boot: Boot = { apps: [...catalogue.metas.values()], worlds: world.apps, pictures: blobs.pictures };
  const context: Context = { phones, stepper, blobs, episodes: new Episodes(phones, stepper), pool: options.pool, token: options.token, bootJson: () => boot };
  const state = { ready: true, draining: false };
  fastify.addHook('onRequest', async request => {
    if (state.draining && !['/health', '/ready', '/metrics'].includes(request.url.split('?')[0]!)) throw new ApiError('DRAINING', 'The server is stopping');
  });

  await fastify.register(swagger, { openapi: { info: { title: 'Tapworld', version: '1', description: 'Simulated phones that can be captured, forked and diffed.' }, tags: ['phones', 'episodes', 'catalogue', 'blobs', 'operations'].map(name => ({ name })) } });
  await fastify.register(swaggerUi, { routePrefix: '/docs' });
  await fastify.register(websocket, { options: { maxPayload: 64 * 1024 * 1024 } });
  await fastify.register(operationRoutes(context, state));
  await fastify.register(staticRoutes(context, ROOT));
  await fastify.register(blobRoutes(context));
  await fastify.register(phoneRoutes(context));
  await fastify.register(episodeRoutes(context));
  await fastify.register(catalogueRoutes(context));
  await fastify.register(liveRoutes(context));
  return { fastify: fastify as unknown as FastifyInstance, context, state };
}
