import { OptionError } from '../errors.ts';
import { MemoryStore } from './memory.ts';
import type { Store } from './store.ts';

const KINDS = 'memory:, lmdb:FOLDER, redis://HOST:PORT or rediss://HOST:PORT';

/** The folder of `lmdb:FOLDER`, or undefined for the address of another store. */
export function folderOf(url: string): string | undefined {
  const folder = /^lmdb:(.+)$/.exec(url)?.[1];
  return folder?.replace(/^\/\//, '');
}

/** Opens the store of an address. Throws INVALID_OPTION for one that names no store, and STORE_UNAVAILABLE. */
export async function openStore(url: string): Promise<Store> {
  if (url === 'memory:') return new MemoryStore();
  const folder = folderOf(url);
  if (folder !== undefined) {
    const { LmdbStore } = await import('./lmdb.ts');
    return new LmdbStore(folder);
  }
  if (/^rediss?:\/\//.test(url) && URL.canParse(url)) {
    const { RedisStore } = await import('./redis.ts');
    return RedisStore.open(url);
  }
  throw new OptionError(`${url} is no store: there are ${KINDS}`);
}
