import { once } from 'node:events';
import { passThrough } from '../../bench/queue/cost.ts';
import type { LabRedis, PartCosts } from '../../bench/bench/index.ts';
import { cpuMs } from '../../server/renderers/processes.ts';
import { startServer } from '../../server/start.ts';
import { openStore } from '../../server/store/open.ts';
import { startRedis, type OwnRedis } from '../../server/store/redis-server.ts';
import { Client } from '../../bench/run/client.ts';
import type { MadePhone } from '../../src/protocol/wire/phones.ts';
import { startServing } from '../served-process.ts';

const CALLS = 2_000;
const PHONES = 16;
const ROUNDS = 80;
/** Bytes of an episode after 30 steps. */
const VALUE_BYTES = 4_400;
const WRITTEN_AT_ONCE = 256;
const JOBS = 1_000;

/** CPU that Redis has used, ms. */
async function redisCpuMs({ client }: OwnRedis): Promise<number> {
  const info = await client.info('cpu');
  const seconds = ['used_cpu_sys', 'used_cpu_user'].map(name =>
    Number(new RegExp(`${name}:([\\d.]+)`).exec(info)![1]),
  );
  return 1_000 * (seconds[0]! + seconds[1]!);
}

/** CPU of a gateway for a call, ms: observations with a picture, which a cell in this process has in its step cache. */
async function gatewayCost({ url }: OwnRedis): Promise<number> {
  const store = await openStore(url);
  const cell = await startServer({ port: 0, renderers: 1, proofEvery: 0, store, cell: 'bench' });
  const { child, url: address } = await startServing(['gateway', '--store', url, '--log-level', 'error']);
  const exited = once(child, 'exit');
  child.stdout!.resume();
  const client = new Client(address);
  try {
    const ids = await Promise.all(
      Array.from({ length: PHONES }, async () => (await client.post<MadePhone>('/v1/phones', {})).id),
    );
    const look = { observe: { screenshot: 'jpeg', elements: true } };
    const play = (count: number) =>
      Promise.all(
        ids.map(async id => {
          for (let i = 0; i < count / PHONES; i++) await client.post(`/v1/phones/${id}/observe`, look);
        }),
      );
    await play(CALLS / 4);
    const before = cpuMs(child.pid!);
    await play(CALLS);
    return (cpuMs(child.pid!) - before) / CALLS;
  } finally {
    client.close();
    child.kill('SIGTERM');
    await exited;
    await cell.close();
    await store.close();
  }
}

/** CPU of Redis for a value, ms: written with compare-and-set, many at once, as behind the answers of many cells. */
async function storeCost(redis: OwnRedis): Promise<number> {
  const store = await openStore(redis.url);
  try {
    const value = Buffer.alloc(VALUE_BYTES, 'v');
    const before = await redisCpuMs(redis);
    for (let seq = 1; seq <= ROUNDS; seq++) {
      const keys = Array.from({ length: WRITTEN_AT_ONCE }, (_, key) => `cost/${key}`);
      await Promise.all(keys.map(key => store.put(key, seq, value)));
    }
    return ((await redisCpuMs(redis)) - before) / (ROUNDS * WRITTEN_AT_ONCE);
  } finally {
    await store.close();
  }
}

async function queueCost(redis: OwnRedis): Promise<number> {
  const before = await redisCpuMs(redis);
  await passThrough(redis.url, JOBS);
  return ((await redisCpuMs(redis)) - before) / JOBS;
}

/** A Redis of its own that keeps every write. Throws where there is no redis-server. */
export async function openLabRedis(): Promise<LabRedis> {
  const redis = await startRedis({ appendOnly: true });
  return { url: redis.url, cpuMs: () => redisCpuMs(redis), stop: () => redis.stop() };
}

/** What a fleet shares, each measured by itself on a Redis of its own that keeps every write. */
export async function measureParts(): Promise<PartCosts> {
  const redis = await startRedis({ appendOnly: true });
  try {
    return {
      gateway: await gatewayCost(redis),
      store: await storeCost(redis),
      queue: await queueCost(redis),
    };
  } finally {
    await redis.stop();
  }
}
