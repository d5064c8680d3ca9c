import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isAlive, killAll, processTree } from '../../server/renderers/processes.ts';
import { CliError } from '../errors.ts';

const BIN = fileURLToPath(new URL('../../bin/tapworld.mjs', import.meta.url));
/** How long a process may take to say where it is, in ms. */
const START_MS = 90_000;

/** A process of this program that serves. */
interface Served {
  child: ChildProcess;
  url: string;
}

async function serveBy(words: readonly string[], env: Record<string, string> = {}): Promise<Served> {
  const child = spawn(process.execPath, [BIN, ...words, '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000);
  });
  const lines = createInterface(child.stdout!);
  const first = await Promise.race([
    once(lines, 'line', { signal: AbortSignal.timeout(START_MS) }),
    once(child, 'exit'),
  ]);
  if (typeof first[0] !== 'string')
    throw new CliError('SERVER_FAILED', `\`tapworld ${words[0]}\` did not start: ${said.trim()}`);
  return { child, url: (JSON.parse(first[0]) as { url: string }).url };
}

async function ended({ child }: Served): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Moves the clock of a process by so many ms. */
const withClock = (ms: number): Record<string, string> => {
  const script = `const now = Date.now; Date.now = () => now() + ${ms};`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}` };
};

/** One cell: a server with browsers of its own, which can be ended and started again under the same name. */
export class Machine {
  readonly name: string;
  private readonly words: readonly string[];
  private served: Served | undefined;
  /** Processes of servers that were killed, which have to end by themselves. */
  private readonly orphans = new Set<number>();

  constructor(name: string, store: string, renderers: number) {
    this.name = name;
    this.words = [
      'serve',
      '--store',
      store,
      '--cell',
      name,
      '--renderers',
      String(renderers),
      '--drain-timeout',
      '5',
    ];
  }

  async start(clockMs = 0): Promise<void> {
    this.served = await serveBy(this.words, clockMs === 0 ? {} : withClock(clockMs));
  }

  private get processes(): number[] {
    return this.served ? processTree(this.served.child.pid!) : [];
  }

  /** Ends it as a power cut of its process does. Its browsers have to notice. */
  async kill(): Promise<void> {
    for (const pid of this.processes) this.orphans.add(pid);
    this.served?.child.kill('SIGKILL');
    if (this.served) await ended(this.served);
  }

  /** Asks it to stop, and waits until it has. */
  async drain(): Promise<void> {
    for (const pid of this.processes) this.orphans.add(pid);
    this.served?.child.kill('SIGTERM');
    if (this.served) await ended(this.served);
  }

  /** Lets it stand still. */
  pause(): void {
    this.served?.child.kill('SIGSTOP');
  }

  resume(): void {
    this.served?.child.kill('SIGCONT');
  }

  /** Kills the process of one page, the nth of those that it has. False if it has none yet. */
  killRenderer(nth: number): boolean {
    const server = this.served?.child.pid;
    const others = this.processes.filter(pid => pid !== server);
    if (others.length === 0) return false;
    killAll([others[nth % others.length]!]);
    return true;
  }

  /** Processes of it that are left although it has ended. */
  leftOver(): number[] {
    return [...this.orphans].filter(isAlive);
  }
}

/** The address before all machines. */
export class Gate {
  private served: Served | undefined;

  async start(store: string): Promise<string> {
    this.served = await serveBy(['gateway', '--store', store, '--log-level', 'error']);
    return this.served.url;
  }

  async stop(): Promise<void> {
    this.served?.child.kill('SIGTERM');
    if (this.served) await ended(this.served);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A Redis of the command’s own, which writes each change to its file before it answers. */
export class OwnRedis {
  readonly url: string;
  private readonly port: number;
  private readonly folder = mkdtempSync(join(tmpdir(), 'tapworld-chaos-'));
  private child: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  /** Throws REDIS_MISSING where there is no `redis-server`. */
  static async open(): Promise<OwnRedis> {
    const redis = new OwnRedis(await freePort());
    await redis.start();
    return redis;
  }

  async start(): Promise<void> {
    const where = ['--bind', '127.0.0.1', '--port', String(this.port), '--dir', this.folder];
    const kept = [
      '--appendonly',
      'yes',
      '--appendfsync',
      'always',
      '--save',
      '',
      '--maxmemory-policy',
      'noeviction',
    ];
    const child = spawn('redis-server', [...where, ...kept], { stdio: ['ignore', 'pipe', 'ignore'] });
    const missing = once(child, 'error').then(() => {
      throw new CliError('REDIS_MISSING', 'There is no redis-server here: install it, or give --store');
    });
    const ready = (async () => {
      child.stdout!.setEncoding('utf8');
      for await (const text of child.stdout! as AsyncIterable<string>)
        if (text.includes('Ready to accept connections')) return;
    })();
    await Promise.race([ready, missing]);
    child.stdout!.resume();
    this.child = child;
  }

  /** Makes it refuse writes, as one whose memory is full does, or take them again. */
  async fill(isFull: boolean): Promise<void> {
    const { Redis } = await import('ioredis');
    const redis = new Redis(this.url);
    await redis.config('SET', 'maxmemory', isFull ? '1' : '0');
    redis.disconnect();
  }

  /** Ends it as a crash does. */
  async kill(): Promise<void> {
    const gone = once(this.child!, 'exit');
    this.child!.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    if (this.child && this.child.exitCode === null && this.child.signalCode === null) await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
