import { join, resolve } from 'node:path';
import type { Log } from '../server/log.ts';
import type { Store } from '../server/store/store.ts';
import { CliError, usage } from './errors.ts';

/** Where `serve` keeps phones where nothing else is asked for. */
export const DEFAULT_STORE = 'lmdb:.tapworld';

export interface StoreOptions {
  /** As it was given; undefined for the default. */
  store: string | undefined;
  cell: string | undefined;
}

/** A store that a command opened. */
export interface OpenedStore {
  /** Undefined where phones end with the process. */
  store: Store | undefined;
  /** Where bytes that phones refer to belong beside it, if it has a folder. */
  blobs: string | undefined;
  close(): Promise<void>;
}

const NONE: OpenedStore = { store: undefined, blobs: undefined, close: async () => {} };
const CELL = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;

/**
 * Opens the store of a server. Where the default folder is in use, phones are kept in memory, and the log says so. Throws USAGE for an
 * address of no store, a shared store without --cell, and a name that is none; STORE_BUSY for a folder that another server uses; and
 * STORE_UNAVAILABLE.
 */
export async function openServerStore({ store: url, cell }: StoreOptions, log: Log): Promise<OpenedStore> {
  if (cell !== undefined && !CELL.test(cell))
    throw usage(
      `--cell ${cell} is no name: up to 63 letters, digits, - and _ that begin with a letter or a digit`,
    );
  const address = url ?? DEFAULT_STORE;
  if (address === 'memory:') return NONE;
  const { folderOf, openStore } = await import('../server/store/open.ts');
  const folder = folderOf(address);
  if (folder !== undefined) return openFolder(resolve(folder), url === undefined, log);
  const store = await openStore(address).catch((error: Error & { code?: string }) => {
    if (error.code === 'INVALID_OPTION') throw usage(`--store ${error.message}`);
    throw new CliError('STORE_UNAVAILABLE', error.message);
  });
  if (store.isShared && cell === undefined) {
    await store.close();
    throw usage('Servers that share a store tell their phones apart by name: give --cell');
  }
  return { store, blobs: undefined, close: () => store.close() };
}

async function openFolder(folder: string, isDefault: boolean, log: Log): Promise<OpenedStore> {
  const [{ lockFolder }, { LmdbStore }] = await Promise.all([
    import('../bench/run/folder-lock.ts'),
    import('../server/store/lmdb.ts'),
  ]);
  const unlock = await lockFolder(folder).catch((error: Error & { code?: string }) => {
    if (error.code === 'FOLDER_BUSY') return undefined;
    throw error;
  });
  if (!unlock && !isDefault)
    throw new CliError(
      'STORE_BUSY',
      `Another server keeps its phones in ${folder}: give another --store, or memory: for phones that end with the server`,
    );
  if (!unlock) {
    log.warn(
      { folder },
      'another server keeps its phones in this folder: those of this one end with it. Give it a --store of its own to keep them',
    );
    return NONE;
  }
  const store = new LmdbStore(folder);
  const close = async () => {
    await store.close();
    unlock();
  };
  return { store, blobs: join(folder, 'blobs'), close };
}
