import type { FastifyInstance, FastifyReply } from 'fastify';
import { versions } from '../../bench/tasks/versions.ts';
import type { Log } from '../log.ts';
import type { Context } from '../routes/context.ts';
import type { Nouns } from '../values/values.ts';
import { ATTRIBUTES, traced } from '../tracing/spans.ts';
import { playedBy } from './cells.ts';
import { inTime } from './in-time.ts';
import { SharedBlobs } from './shared-blobs.ts';
import { Persistence, type PersistenceOptions } from './persistence.ts';

/** The options of a server that its store depends on. */
export interface StoreOptions {
  store?: PersistenceOptions['store'] | undefined;
  cell?: string | undefined;
  wallClock?: (() => number) | undefined;
  cellSigns?: PersistenceOptions['signs'];
}

/** What keeps a server’s phones and episodes in its store, if it has one. */
export async function persistenceOf(
  { store, cell, wallClock, cellSigns }: StoreOptions,
  nouns: Nouns & Pick<PersistenceOptions, 'bring'>,
  log: Log,
): Promise<Persistence | undefined> {
  if (!store) return undefined;
  return new Persistence({
    store,
    ...nouns,
    cell,
    build: await versions(),
    log: log.child({ component: 'store' }),
    now: wallClock,
    signs: cellSigns,
  });
}

/** How often bytes and places in the store are tended, in ms. */
const TEND_EVERY_MS = 3_600_000;

/** Where a server keeps bytes for others: in the store that they share, unless all have a folder for them. */
export function sharedBlobsOf(
  { store, cell, wallClock, blobFolder }: StoreOptions & { blobFolder?: string | undefined },
  log: Log,
): SharedBlobs | undefined {
  if (!store?.isShared || blobFolder !== undefined) return undefined;
  return new SharedBlobs(store, cell ?? '', log.child({ component: 'blobs' }), wallClock);
}

/** Calls whose body puts a value or state, which may refer to bytes. */
const PUTS: ReadonlySet<string> = new Set([
  'POST /v1/phones',
  'PATCH /v1/phones/:id/state',
  'PUT /v1/phones/:id/snapshot',
  'POST /v1/episodes',
  'PUT /v1/episodes/:id/value',
]);

/** Brings bytes here that a call refers to and another server has kept, and tends what phones refer to and MCP clients have made. */
export function addSharedBlobs(fastify: FastifyInstance, { blobs, persistence }: Context): void {
  if (!persistence?.store.isShared) return;
  fastify.addHook('preHandler', async ({ method, routeOptions, body }) => {
    if (PUTS.has(`${method} ${routeOptions.url}`)) await blobs.bring(body);
  });
  const tend = () => {
    void blobs.tend();
    persistence.renewPlaces();
  };
  const tending = setInterval(tend, TEND_EVERY_MS).unref();
  fastify.addHook('onClose', async () => clearInterval(tending));
}

/** Brings back what the store has of this server. Throws STORE_UNAVAILABLE. */
export async function bringBack({ persistence, log }: Context): Promise<void> {
  if (!persistence) return;
  const restored = await persistence.load();
  log.info({ store: persistence.store.url, ...restored }, `brought back ${restored.phones} phones`);
}

/** Says which cell plays what was asked for. */
export const CELL_HEADER = 'x-tapworld-cell';

/**
 * Brings a phone here that this server does not have, if its server has died. `part` says which other name of the phone it is called by; without
 * one it is the id. Throws STORE_UNAVAILABLE, BUILD_DIFFERS, and CAPACITY_REACHED where another server plays it, which the answer names.
 */
export async function bringHere(
  persistence: Persistence | undefined,
  reply: FastifyReply,
  name: string,
  part?: string,
): Promise<void> {
  if (!persistence?.store.isShared) return;
  const about =
    part === undefined
      ? { [ATTRIBUTES.phone]: name }
      : part === 'episode'
        ? { 'tapworld.episode': name }
        : {};
  const isHere = await traced('take over', about, () =>
    part === undefined ? persistence.adopt(name) : persistence.adoptBy(part, name),
  );
  const cell = isHere ? undefined : await persistence.playerOf(name, part);
  if (cell === undefined) return;
  void reply.header(CELL_HEADER, cell);
  throw playedBy(cell);
}

/** Takes over phones and episodes that are called here, and whose server has died. */
export function addTakeOver(fastify: FastifyInstance, { phones, episodes, persistence }: Context): void {
  if (!persistence?.store.isShared) return;
  fastify.addHook('onRequest', async (request, reply) => {
    const { id } = request.params as { id?: string };
    const { url = '' } = request.routeOptions;
    if (id === undefined) return;
    const isPhone = url.startsWith('/v1/phones/') && !phones.find(id);
    const isEpisode = url.startsWith('/v1/episodes/') && !episodes.find(id);
    if (isPhone || isEpisode) await bringHere(persistence, reply, id, isPhone ? undefined : 'episode');
  });
}

/** Calls of adapters that delete, as DELETE does. */
const CLOSES = /\/(?:delete|delete_session|close|close_session)$/;

/**
 * Answers deletions once the store has them, since what was deleted must not come back with the next server; with `all`, whatever changes
 * something. Where servers share the store, what was made is answered only then too: the next call may reach another server. Such a call
 * fails with STORE_UNAVAILABLE where it takes too long.
 */
export function addDurability(fastify: FastifyInstance, { persistence }: Context, all: boolean): void {
  fastify.addHook('onSend', async (request, reply) => {
    if (!persistence || request.method === 'GET' || reply.statusCode >= 400) return;
    const isMade = persistence.store.isShared && reply.statusCode === 201;
    const isDeleted = request.method === 'DELETE' || CLOSES.test(request.routeOptions.url ?? '');
    if (!all && !isMade && !isDeleted) return;
    await traced('wait for the store', {}, () => inTime(persistence.settled()));
  });
}
