import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SILENT } from '../server/log.ts';
import { startRedis } from '../server/store/redis-server.ts';
import { program } from '../test/bundled.ts';
import { openServerStore } from './store.ts';

const BIN = await program();
/** Steps that no page draws. */
const BLIND = { screenshot: false, elements: false };

let folder: string;
const started = new Set<ChildProcess>();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapworld-kept-'));
});
afterEach(async () => {
  for (const child of started) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  started.clear();
  rmSync(folder, { recursive: true, force: true });
});

interface Server {
  child: ChildProcess;
  url: string;
  log: Record<string, unknown>[];
}

const SERVE = ['serve', '--port', '0', '--renderers', '1', '--json'];
const launch = (args: string[], command = SERVE): ChildProcess => {
  const child = spawn(process.execPath, [BIN, ...command, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // No browser: nothing is drawn here.
    env: { ...process.env, TAPWORLD_CHROMIUM: '/nowhere', TAPWORLD_STORE: '' },
  });
  started.add(child);
  return child;
};

async function serve(...args: string[]): Promise<Server> {
  const child = launch(args);
  const log: Server['log'] = [];
  createInterface(child.stderr!).on('line', line => {
    if (line.startsWith('{')) log.push(JSON.parse(line) as Server['log'][0]);
  });
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
  return { child, log, url: (JSON.parse(line) as { url: string }).url };
}

async function end({ child }: Server, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function call(url: string, body?: object, headers: Record<string, string> = {}) {
  const reply = await fetch(url, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
  });
  return { status: reply.status, body: (await reply.json()) as any };
}

const wait = (base?: string) => ({
  action: { type: 'wait', ms: 1_000 },
  observe: BLIND,
  ...(base === undefined ? {} : { base }),
});

/** Plays a phone and an episode on a server, ends it as `end` does, and looks at what the next one has. */
async function survives(args: string[], signal: NodeJS.Signals): Promise<void> {
  const first = await serve(...args);
  const phone = (await call(`${first.url}/v1/phones`, { seed: 3 })).body as { id: string };
  const made = (
    await call(`${first.url}/v1/episodes`, { task: 'notes/create-note', seed: 1, observe: BLIND })
  ).body as { id: string; token: string };
  const key = { 'idempotency-key': 'third' };
  const agent = { authorization: `Bearer ${made.token}` };
  await call(`${first.url}/v1/phones/${phone.id}/step`, wait());
  const step = await call(`${first.url}/v1/episodes/${made.id}/step`, wait(), key);
  expect(step.status).toBe(200);
  const seen = ({ url }: Server) =>
    Promise.all([call(`${url}/v1/phones/${phone.id}`), call(`${url}/v1/episodes/${made.id}`)]);
  const before = await seen(first);
  await end(first, signal);

  const second = await serve(...args);
  expect(await seen(second)).toEqual(before);
  expect(await call(`${second.url}/v1/episodes/${made.id}/step`, wait(), key)).toEqual(step);
  const next = await call(`${second.url}/v1/episodes/${made.id}/step`, wait(step.body.stateHash), agent);
  expect(next.status).toBe(200);
  expect((await call(`${second.url}/v1/episodes/${made.id}`)).body.steps).toBe(2);
  await end(second, 'SIGTERM');
}

describe('phones, episodes, tokens and stored answers outlive', () => {
  it('a server with a folder that is asked to stop', async () => {
    await survives(['--store', `lmdb:${join(folder, 'kept')}`], 'SIGTERM');
  }, 60_000);

  it('a server with Redis', async () => {
    const redis = await startRedis();
    try {
      await survives(['--store', redis.url, '--cell', 'left', '--durable'], 'SIGKILL');
    } finally {
      await redis.stop();
    }
  }, 60_000);

  it('a server that was told nothing, in a folder of where it runs', async () => {
    await survives(['--durable'], 'SIGKILL');
    expect(existsSync(join(folder, '.tapworld'))).toBe(true);
  }, 60_000);
});

it('memory: keeps nothing', async () => {
  expect(await openServerStore({ store: 'memory:', cell: undefined }, SILENT)).toMatchObject({
    store: undefined,
    blobs: undefined,
  });
});

it('a second server in the same place keeps its phones in memory, and says so', async () => {
  const [first, second] = [await serve(), await serve()];
  await call(`${second.url}/v1/phones`, {});
  expect((await call(`${first.url}/v1/phones`)).body).toEqual([]);
  expect(second.log.map(line => line['msg'])).toContainEqual(
    expect.stringContaining('another server keeps its phones in this folder'),
  );
}, 60_000);

it('a gateway goes on with the episodes of a server that is killed, within 10 s', async () => {
  const redis = await startRedis();
  try {
    const store = ['--store', redis.url];
    const names = ['left', 'right'];
    const cells = await Promise.all(names.map(name => serve(...store, '--cell', name, '--durable')));
    const child = launch(store, ['gateway', '--port', '0', '--json']);
    child.stderr!.resume();
    const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
    const { url } = JSON.parse(line) as { url: string };
    const made = await Promise.all(
      Array.from({ length: 6 }, async (_, seed) => {
        const body = { task: 'notes/create-note', seed, observe: BLIND };
        return (await call(`${url}/v1/episodes`, body)).body as { id: string };
      }),
    );
    for (const { id } of made) await call(`${url}/v1/episodes/${id}/step`, wait());
    expect(new Set(made.map(({ id }) => id.split('.')[0]))).toEqual(new Set(names));
    await end(cells[0]!, 'SIGKILL');
    const steps = async () => {
      const looks = await Promise.all(made.map(({ id }) => call(`${url}/v1/episodes/${id}`)));
      return looks.map(({ body }) => body.steps as number);
    };
    await expect.poll(steps, { timeout: 10_000 }).toEqual(made.map(() => 1));
    for (const { id } of made) expect((await call(`${url}/v1/episodes/${id}/step`, wait())).status).toBe(200);
    expect(await steps()).toEqual(made.map(() => 2));
  } finally {
    await redis.stop();
  }
}, 90_000);

describe('serve refuses', () => {
  const open = (store: string, cell?: string) => openServerStore({ store, cell }, SILENT);

  it('an address of no store, and a name that is none', async () => {
    await expect(open('postgres://x')).rejects.toMatchObject({
      code: 'USAGE',
      message: expect.stringContaining('--store postgres://x is no store') as string,
    });
    await expect(open('memory:', 'a.b')).rejects.toThrow('--cell a.b is no name');
  });

  it('a Redis that does not answer, and a store that others share without a name', async () => {
    await expect(open('redis://127.0.0.1:1')).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
    const redis = await startRedis();
    try {
      await expect(open(redis.url)).rejects.toThrow('give --cell');
      const { store, close } = await open(redis.url, 'left');
      expect(store!.isShared).toBe(true);
      await close();
    } finally {
      await redis.stop();
    }
  });

  it('a folder that another server uses, as a command says it', async () => {
    const store = `lmdb:${join(folder, 'kept')}`;
    await serve('--store', store);
    const child = launch(['--store', store]);
    let said = '';
    for (const output of [child.stdout!, child.stderr!])
      output.setEncoding('utf8').on('data', chunk => (said += chunk));
    // All that it printed has come by then.
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(said).toContain('Another server keeps its phones in');
  }, 60_000);
});
