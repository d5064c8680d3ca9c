import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LabServerOptions } from '../../bench/bench/index.ts';
import { openStore } from '../../server/store/open.ts';
import { startRedis } from '../../server/store/redis-server.ts';
import type { Store } from '../../server/store/store.ts';

/** A store for one server of the bench, which keeps nothing afterwards. */
export interface LabStore {
  store?: Store;
  close(): Promise<void>;
}

/** Opens a store of a kind, with a folder or a Redis of its own. Throws where there is no redis-server. */
export async function openLabStore(kind: NonNullable<LabServerOptions['store']>): Promise<LabStore> {
  if (kind === 'memory') return { close: async () => {} };
  if (kind === 'lmdb') {
    const folder = mkdtempSync(join(tmpdir(), 'tapworld-bench-'));
    const store = await openStore(`lmdb:${folder}`);
    return {
      store,
      async close() {
        await store.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
  const redis = await startRedis({ appendOnly: true });
  const store = await openStore(redis.url);
  return {
    store,
    async close() {
      await store.close();
      await redis.stop();
    },
  };
}
