import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openJobs } from '../../bench/queue/connect.ts';
import { workersOf } from '../../bench/queue/state.ts';
import { readLines } from '../../bench/run/folder.ts';
import type { Result } from '../../bench/run/results.ts';
import { fixture, type Fixture } from '../../server/testing/fake.ts';
import { startRedis, type OwnRedis } from '../../server/store/redis-server.ts';
import { Processes, type Started } from './processes.ts';
import { until } from './stage.ts';

// Each test starts several processes, one after another, on a machine that does other things too.
const STARTS_MS = 120_000;
const TAKES_MS = 600_000;

let redis: OwnRedis;
let folder: string;
let server: Fixture | undefined;
const processes = new Processes();
beforeEach(async () => {
  redis = await startRedis();
  folder = mkdtempSync(join(tmpdir(), 'tapworld-machines-'));
});
afterEach(async () => {
  await processes.clear();
  await server?.close();
  server = undefined;
  await redis.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A server in this process, over pages that draw nothing. */
async function fakeServer(): Promise<{ url: string; app: Fixture }> {
  server = await fixture({ renderers: 2 });
  return { url: await server.app.fastify.listen({ port: 0, host: '127.0.0.1' }), app: server };
}

/** Starts a worker, and waits until it takes jobs. */
async function startWorker(cell: string, ...options: string[]): Promise<Started> {
  const worker = processes.tapworld('worker', '--queue', redis.url, '--cell', cell, ...options);
  await until(
    `${cell} takes jobs (${worker.err.join(' ')})`,
    () => worker.out.some(line => line.includes('takes episodes')),
    STARTS_MS,
  );
  return worker;
}

/** What has to be equal in two runs of the same plan: everything but times. */
const judged = (path: string) =>
  readLines<Result>(readFileSync(join(path, 'results.jsonl'), 'utf8'))
    .map(({ ms: _, elapsedMs: __, ...result }) => result)
    .sort((a, b) => (`${a.task} ${a.seed}` < `${b.task} ${b.seed}` ? -1 : 1));

/** Hashes of the phones after each step, by episode. */
const hashesOf = (path: string) =>
  judged(path).map(({ task, seed }) => {
    const file = join(path, 'episodes', `${task.replace('/', '.')}.${seed}`, 'steps.jsonl');
    return readLines<{ stateHash: string }>(readFileSync(file, 'utf8')).map(({ stateHash }) => stateHash);
  });

it(
  'a run of two workers, one of them killed, is what one process plays',
  async () => {
    const { url, app } = await fakeServer();
    const plan = ['--tasks', 'notes/create-note,settings/wifi-on', '--seeds', '4', '--agent', 'random'];
    const [alone, queued] = [join(folder, 'alone'), join(folder, 'queued')];
    expect(await processes.tapworld('run', ...plan, '--server', url, '--out', alone).ended).toMatchObject({
      status: 0,
    });

    let open = () => {};
    app.pool.gate = new Promise(resolve => {
      open = resolve;
    });
    const starting = startWorker('doomed', '--server', url, '--concurrency', '2');
    const run = processes.tapworld('run', ...plan, '--queue', redis.url, '--out', queued, '--json');
    const jobs = openJobs(redis.client);
    const doomed = await starting;
    await until('two episodes are played', async () => (await jobs.getActiveCount()) === 2, STARTS_MS);
    doomed.kill();
    open();
    const other = await startWorker('other', '--server', url);
    expect(await run.ended).toMatchObject({ status: 0 });
    expect(judged(queued)).toEqual(judged(alone));
    expect(hashesOf(queued)).toEqual(hashesOf(alone));

    other.child.kill('SIGTERM');
    const { status, err } = await other.ended;
    expect([status, err]).toEqual([0, expect.stringMatching(/other has ended 8 episodes and given back 0/)]);
    expect((await workersOf(redis.client)).map(({ cell }) => cell)).not.toContain('other');
  },
  TAKES_MS,
);

it(
  'a worker that is stopped gives back what has not ended in time',
  async () => {
    const { url, app } = await fakeServer();
    app.pool.gate = new Promise(() => {});
    const starting = startWorker('slow', '--server', url, '--concurrency', '2', '--drain-timeout', '1');
    const plan = ['--tasks', 'notes/create-note', '--seeds', '4', '--agent', 'noop'];
    processes.tapworld('run', ...plan, '--queue', redis.url, '--out', join(folder, 'r'));
    const worker = await starting;
    const jobs = openJobs(redis.client);
    await until('two episodes are played', async () => (await jobs.getActiveCount()) === 2, STARTS_MS);
    worker.child.kill('SIGTERM');
    expect(await worker.ended).toMatchObject({
      status: 0,
      err: expect.stringMatching(/slow has ended 0 episodes and given back 2/),
    });
    expect([await jobs.getActiveCount(), await jobs.getWaitingCount()]).toEqual([0, 4]);
  },
  TAKES_MS,
);

it(
  'a worker ends when it is asked to, with Redis away too',
  async () => {
    const { url } = await fakeServer();
    const worker = await startWorker('alone', '--server', url, '--drain-timeout', '1');
    await redis.halt();
    await until('it waits for Redis', () => worker.err.some(line => line.includes('waiting for it')));
    worker.child.kill('SIGTERM');
    expect(await worker.ended).toMatchObject({ status: 0 });
  },
  TAKES_MS,
);

it('a worker does not play on a server of another build', async () => {
  const other = { harness: 'a', tasks: 'b', simulator: 'c', world: 'd', commit: null };
  const http = createServer((request, reply) => {
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify(request.url === '/v1/versions' ? other : []));
  });
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const { ended } = processes.tapworld('worker', '--queue', redis.url, '--server', url);
  expect(await ended).toMatchObject({
    status: 1,
    err: expect.stringMatching(/BUILD_DIFFERS.*harness a and not/),
  });
  http.close();
});

it(
  'machines with browsers of their own: one is killed, and the verdicts are those of one process',
  async () => {
    const plan = ['--tasks', 'notes/create-note,settings/wifi-on,todo/delete-completed', '--seeds', '4'];
    const [alone, queued] = [join(folder, 'alone'), join(folder, 'queued')];
    const single = processes.tapworld('run', ...plan, '--renderers', '2', '--out', alone);
    expect(await single.ended).toMatchObject({ status: 0 });

    const small = ['--renderers', '1', '--concurrency', '2'];
    const [doomed] = await Promise.all([startWorker('doomed', ...small), startWorker('other', ...small)]);
    const run = processes.tapworld('run', ...plan, '--queue', redis.url, '--out', queued, '--json');
    const jobs = openJobs(redis.client);
    const isUnderWay = async () =>
      (await jobs.getCompletedCount()) >= 2 && (await jobs.getActiveCount()) === 4;
    await until('both play', isUnderWay, STARTS_MS);
    doomed.kill();
    const { status, out } = await run.ended;
    expect([status, JSON.parse(out)]).toMatchObject([0, { episodes: 12, outcomes: { success: 12 } }]);
    expect(judged(queued)).toEqual(judged(alone));
    expect(hashesOf(queued)).toEqual(hashesOf(alone));
  },
  TAKES_MS,
);
