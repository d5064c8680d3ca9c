import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

/** A redis-server of one’s own, for tests and for chaos. */
export interface OwnRedis {
  url: string;
  port: number;
  /** A connection for looking at what is there; it waits while the server is away. */
  client: Redis;
  /** Stops the server as an operator does; with the append-only file, nothing is lost. */
  halt(): Promise<void>;
  /** Ends the server as a crash does. */
  kill(): Promise<void>;
  /** Starts the server again, on the same port and with the same folder. */
  start(): Promise<void>;
  /** Removes everything that the server has kept, as a machine that loses its disk does. Only while it is stopped. */
  loseDisk(): void;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function demandRedisServer(): void {
  try {
    execFileSync('redis-server', ['--version']);
  } catch {
    throw new Error('There is no redis-server here: install it from your distribution');
  }
}

/** Starts a redis-server on a free port of this machine, which the caller stops. `appendOnly` has it keep every write. Throws where there is none. */
export async function startRedis({ appendOnly = false }: { appendOnly?: boolean } = {}): Promise<OwnRedis> {
  demandRedisServer();
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const keeping = appendOnly ? ['--appendonly', 'yes', '--appendfsync', 'always'] : ['--appendonly', 'no'];
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', ...keeping];
  const client = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: () => 50,
  });
  client.on('error', () => {});
  let server: ChildProcess | undefined;

  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  const redis: OwnRedis = {
    url,
    port,
    client,
    halt: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async start() {
      server = spawn('redis-server', args, { stdio: 'ignore' });
      await client.ping();
    },
    loseDisk() {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
    },
    async stop() {
      client.disconnect();
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await redis.start();
  return redis;
}
