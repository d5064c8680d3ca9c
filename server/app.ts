import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { catalogue } from '../apps/catalogue.ts';
import type { Boot } from '../src/protocol/renderer.ts';
import { AdbEndpoints, type AdbEndpointsOptions } from './adb/endpoints.ts';
import { openUri } from './adb/open-uri.ts';
import { adbRoutes } from './adb/remote.ts';
import { addAttachments } from './attachments.ts';
import { Auth } from './auth.ts';
import { Blobs } from './blobs.ts';
import { Episodes } from './episodes/episodes.ts';
import { Tokens } from './episodes/tokens.ts';
import { Ids } from './ids.ts';
import type { TaskSource } from './episodes/tasks.ts';
import { addCounting, addGuards, addParsers, createHttp } from './http.ts';
import { iconsOf } from './icons.ts';
import { InFlight } from './in-flight.ts';
import { SILENT, type Log } from './log.ts';
import { LogKeeper } from './log-tail.ts';
import { StepCache } from './phones/cache.ts';
import { DrawnPictures } from './phones/drawn-pictures.ts';
import { Drawer } from './phones/drawer.ts';
import type { Phone } from './phones/phone.ts';
import { KeptSnapshots } from './phones/kept-snapshots.ts';
import { Phones } from './phones/phones.ts';
import { SnapshotRenderer } from './phones/snapshot-renderer.ts';
import { Stepper } from './phones/stepper.ts';
import { loadWorld } from './phones/world.ts';
import { Readiness } from './readiness.ts';
import type { RendererPool } from './renderers/pool.ts';
import { androidWorldRoutes } from './adapters/android-world/routes.ts';
import { Sessions, type SessionOptions } from './adapters/openenv/sessions.ts';
import { repeatCookies } from './adapters/nemo-gym/cookie.ts';
import { trainerAdapters } from './adapters/trainers.ts';
import { CellReader } from './cell.ts';
import { blobRoutes } from './routes/blobs.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import type { Context } from './routes/context.ts';
import { episodeRoutes } from './routes/episodes.ts';
import { liveRoutes } from './routes/live.ts';
import { machineRoutes } from './routes/machines.ts';
import { operationRoutes } from './routes/operations.ts';
import { phoneRoutes } from './routes/phones.ts';
import { documented } from './routes/documented.ts';
import { miniwobRoutes, openMiniwob } from './live-page/miniwob.ts';
import { withMiniwob } from './live-page/tasks.ts';
import type { PersistenceOptions } from './store/persistence.ts';
import { secretOf } from './store/secret.ts';
import {
  addDurability,
  addSharedBlobs,
  addTakeOver,
  bringBack,
  persistenceOf,
  sharedBlobsOf,
} from './store/serving.ts';
import type { Store } from './store/store.ts';
import { registry } from './episodes/tasks.ts';
import { staticRoutes } from './routes/static.ts';

export const ROOT = join(import.meta.dirname, '..');
const STEP_CACHE_BYTES = 256 * 1024 * 1024;

export interface AppOptions {
  pool: Pick<RendererPool, 'run' | 'stats' | 'browsers'>;
  /** Operator's token; without it the server must listen on loopback only. */
  token?: string | undefined;
  /** Bytes of the step cache; 0 turns it off. Default 256 MB. */
  stepCacheBytes?: number | undefined;
  /** Pictures that are held beside the step cache, to be given again for equal screens. Default 0; for proofs. */
  heldPictures?: number | undefined;
  /** One in so many hits is drawn again. Default 200; 0 for none. */
  proofEvery?: number | undefined;
  /** Default 10,000. */
  maxPhones?: number | undefined;
  /** What phones' lifetimes are measured by: monotonic, in ms. */
  clock?: (() => number) | undefined;
  /** Epoch ms, by which lifetimes go on while the server is off. Default: the machine’s. */
  wallClock?: (() => number) | undefined;
  /** Where bytes that trees refer to are kept; in memory without it. */
  blobFolder?: string | undefined;
  /** Most bytes of them. Default 1 GiB. */
  blobLimit?: number | undefined;
  /** Default: the templates of bench/tasks. */
  tasks?: TaskSource | undefined;
  /** Where every part logs to. Default: nowhere. */
  log?: Log | undefined;
  /** What keeps the last lines of that log. Default: nothing does. */
  logKeeper?: LogKeeper | undefined;
  /** Gives each phone a port on which it answers ADB, on this machine unless `host` says otherwise. */
  adb?: AdbEndpointsOptions | undefined;
  /** The folder of MiniWoB++: that which holds `core` and `miniwob`. Throws MINIWOB_MISSING where it is another. */
  miniwob?: string | undefined;
  /** How many sessions of OpenEnv there may be, and how long one waits for its client. */
  sessions?: SessionOptions | undefined;
  /** Adds what a command serves beside. It is for the operator. */
  routes?: ((fastify: FastifyInstance) => void) | undefined;
  /** Where phones and episodes are kept beyond the process, and brought back from. Default: nowhere. */
  store?: Store | undefined;
  /** This server’s name among those that share a store; its ids begin with it. */
  cell?: string | undefined;
  /** Whether an answer waits until the store has what the call changed. Default false: it is written behind the answer. */
  durable?: boolean | undefined;
  /** How long a server that shares a store counts as alive after its last sign. Default 5 s. */
  cellSigns?: PersistenceOptions['signs'];
}

export interface TapworldApp {
  fastify: FastifyInstance;
  context: Context;
  readiness: Readiness;
  /** Ports on which phones answer ADB, with `adb`. */
  doors: AdbEndpoints | undefined;
}

/** How often phones that nobody calls any more are looked for, in ms. */
const EXPIRE_EVERY_MS = 1_000;
/** How long a live client has to answer the closing handshake, in ms. */
const GOODBYE_MS = 1_000;

/** The server, apart from listening: `fastify.inject` tests it. Throws MINIWOB_MISSING. */
export async function buildApp(options: AppOptions): Promise<TapworldApp> {
  const log = options.log ?? SILENT;
  const pages = options.miniwob === undefined ? undefined : openMiniwob(options.miniwob);
  const context = await buildNouns(options, log, pages?.names);
  const { stepper, phones, pool, inFlight, auth } = context;
  const readiness = new Readiness({
    draw: () => stepper.drawUncached('warm-up', phones.world.tree),
    drawn: () => stepper.times.drawn,
    hasBrowser: () => pool.stats().browsers > 0,
    inFlight,
    log: log.child({ component: 'readiness' }),
  });
  const doors = options.adb && new AdbEndpoints(context, options.adb);
  const sessions = new Sessions(context, options.sessions);

  const fastify = createHttp(log);
  addParsers(fastify);
  // Before every hook that may refuse a call: it is what ends the socket of an upgrade that was refused.
  await addSockets(fastify);
  addGuards(fastify, auth, inFlight);
  repeatCookies(fastify);
  addTakeOver(fastify, context);
  addSharedBlobs(fastify, context);
  addCounting(fastify, inFlight);
  addAttachments(fastify);
  addExpiry(fastify, context);
  await addDocs(fastify);

  addDurability(fastify, context, options.durable === true);
  // Its hook counts the calls of every plugin, and so stands at the root.
  await operationRoutes(context, sessions, readiness)(fastify, {});
  await fastify.register(machineRoutes(context, new CellReader(context, sessions, readiness)));
  await fastify.register(staticRoutes(context, ROOT));
  if (pages) await fastify.register(miniwobRoutes(context, pages.root));
  await fastify.register(blobRoutes(context));
  await fastify.register(phoneRoutes(context, async id => doors?.port(id)));
  await fastify.register(episodeRoutes(context));
  await fastify.register(catalogueRoutes(context));
  await fastify.register(liveRoutes(context));
  await fastify.register(adbRoutes(context));
  await fastify.register(androidWorldRoutes(context), { prefix: '/android-world' });
  const toolContext = { ...context, openUri: (phone: Phone, uri: string) => openUri(context, phone, uri) };
  await fastify.register(trainerAdapters(toolContext, sessions));
  const { routes } = options;
  if (routes) {
    await fastify.register(async scope => {
      scope.addHook('onRequest', async request => auth.operator(request));
      routes(scope);
    });
  }
  await bringBack(context);
  return { fastify, context, readiness, doors };
}

/** The nouns that every route reaches. `pages` names the pages of MiniWoB that there are. */
async function buildNouns(
  options: AppOptions,
  log: Log,
  pages: readonly string[] | undefined,
): Promise<Context> {
  const world = await loadWorld();
  const inFlight = new InFlight();
  const pool: Context['pool'] = {
    run: (...job) => inFlight.untilRefused(() => options.pool.run(...job)),
    stats: () => options.pool.stats(),
    browsers: () => options.pool.browsers(),
  };
  const blobs = new Blobs({
    assets: join(ROOT, 'assets'),
    folder: options.blobFolder,
    limit: options.blobLimit,
    shared: sharedBlobsOf(options, log),
    roots: () => [...phones.list().flatMap(({ start, now }) => [start, now]), ...kept.references()],
  });
  const { store, cell } = options;
  const phones = new Phones(world, blobs, options.maxPhones, options.clock, new Ids('phone', cell));
  const kept = new KeptSnapshots(phones, blobs);
  const cache = new StepCache(options.stepCacheBytes ?? STEP_CACHE_BYTES, options.proofEvery);
  const { heldPictures = 0 } = options;
  const drawer = new Drawer(pool, world, {
    livePages: options.miniwob !== undefined,
    pictures: cache.on || heldPictures > 0 ? new DrawnPictures(heldPictures) : undefined,
  });
  const snapshotRenderer = new SnapshotRenderer(phones, blobs, drawer);
  const stepper = new Stepper(drawer, snapshotRenderer, cache, log.child({ component: 'steps' }));
  phones.removed.add(id => stepper.forget(id));
  const tasks = pages ? withMiniwob(options.tasks ?? registry, pages) : options.tasks;
  const episodes = new Episodes(phones, stepper, tasks, {
    log: log.child({ component: 'episodes' }),
    ids: new Ids('episode', cell),
    ...(store ? { tokens: new Tokens(await secretOf(store)) } : {}),
  });
  const bring = (value: unknown) => blobs.bring(value);
  const persistence = await persistenceOf(options, { phones, episodes, bring }, log);
  const metas = [...catalogue.metas.values()];
  const boot: Boot = {
    apps: metas,
    worlds: world.apps,
    pictures: blobs.pictures,
    icons: iconsOf(metas.map(meta => meta.icon)),
  };
  const auth = new Auth(options.token, episodes);
  const logKeeper = options.logKeeper ?? new LogKeeper();
  for (const secret of auth.secrets()) logKeeper.hide(secret);
  return {
    phones,
    stepper,
    blobs,
    kept,
    snapshotRenderer,
    episodes,
    auth,
    inFlight,
    persistence,
    pool,
    log,
    logKeeper,
    bootJson: JSON.stringify(boot),
  };
}

/** WebSockets, which close with the server. */
async function addSockets(fastify: FastifyInstance): Promise<void> {
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
}

/** Deletes phones that nobody has called for their `ttl`, as long as the server runs. */
function addExpiry(fastify: FastifyInstance, { phones, persistence }: Context): void {
  const sweep = () => {
    phones.expire();
    persistence?.keepLifetimes();
  };
  const sweeper = setInterval(sweep, EXPIRE_EVERY_MS).unref();
  fastify.addHook('onClose', async () => clearInterval(sweeper));
}

/** The description of every route, at /docs. */
async function addDocs(fastify: FastifyInstance): Promise<void> {
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
}
