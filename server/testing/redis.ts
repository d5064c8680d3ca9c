import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Redis of a test’s own, on a free port of this machine. */
export interface TestRedis {
  readonly url: string;
  /** Ends it as a crash does. What its append-only file has comes back with `start`. */
  kill(): Promise<void>;
  /** Starts it again, on the same port. */
  start(): Promise<void>;
  /** Stops it, so that it answers nothing until `resume`. */
  pause(): void;
  resume(): void;
  /** Ends it, and removes its files. */
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function launch(port: number, folder: string): Promise<ChildProcess> {
  const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];
  const where = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder];
  const redis = spawn('redis-server', [...where, ...durable], { stdio: ['ignore', 'pipe', 'inherit'] });
  redis.stdout!.setEncoding('utf8');
  for await (const text of redis.stdout! as AsyncIterable<string>)
    if (text.includes('Ready to accept connections')) break;
  redis.stdout!.resume();
  return redis;
}

/** Starts Debian’s `redis-server`, which writes each change to its file before it answers. */
export async function startRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-redis-'));
  const port = await freePort();
  let redis = await launch(port, folder);
  const kill = async () => {
    const ended = redis.exitCode === null && redis.signalCode === null ? once(redis, 'exit') : undefined;
    redis.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start: async () => {
      redis = await launch(port, folder);
    },
    pause: () => void redis.kill('SIGSTOP'),
    resume: () => void redis.kill('SIGCONT'),
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
