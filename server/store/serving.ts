import type { FastifyInstance } from 'fastify';
import { versions } from '../../bench/tasks/versions.ts';
import type { Log } from '../log.ts';
import type { Context } from '../routes/context.ts';
import type { Nouns } from '../values/values.ts';
import { ATTRIBUTES, traced } from '../tracing/spans.ts';
import { Persistence, playedBy, type PersistenceOptions } from './persistence.ts';

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
  nouns: Nouns,
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

/** Brings back what the store has of this server. Throws STORE_UNAVAILABLE. */
export async function bringBack({ persistence, log }: Context): Promise<void> {
  if (!persistence) return;
  const restored = await persistence.load();
  log.info({ store: persistence.store.url, ...restored }, `brought back ${restored.phones} phones`);
}

/** Says which cell plays what was asked for. */
export const CELL_HEADER = 'x-tapworld-cell';

/** Takes over phones and episodes that are called here, and whose server has died. */
export function addTakeOver(fastify: FastifyInstance, { phones, episodes, persistence }: Context): void {
  if (!persistence?.store.isShared) return;
  fastify.addHook('onRequest', async (request, reply) => {
    const { id } = request.params as { id?: string };
    const { url = '' } = request.routeOptions;
    if (id === undefined) return;
    const isPhone = url.startsWith('/v1/phones/') && !phones.find(id);
    const isEpisode = url.startsWith('/v1/episodes/') && !episodes.find(id);
    if (!isPhone && !isEpisode) return;
    const adopt = () => (isPhone ? persistence.adopt(id) : persistence.adoptBy('episode', id));
    const isHere = await traced(
      'take over',
      { [isPhone ? ATTRIBUTES.phone : 'tapworld.episode']: id },
      adopt,
    );
    const cell = isHere ? undefined : await persistence.playerOf(id, isPhone ? undefined : 'episode');
    if (cell === undefined) return;
    void reply.header(CELL_HEADER, cell);
    throw playedBy(cell);
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
    await traced('wait for the store', {}, () => persistence.inTime(persistence.settled()));
  });
}
