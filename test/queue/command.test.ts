import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openJobs } from '../../bench/queue/connect.ts';
import { PREFIX, QUEUE } from '../../bench/queue/job.ts';
import { readLines } from '../../bench/run/folder.ts';
import type { Result } from '../../bench/run/results.ts';
import { commands } from '../../cli/commands.ts';
import { runCli } from '../../cli/program.ts';
import { fixture, type Fixture } from '../../server/testing/fake.ts';
import { startRedis, type OwnRedis } from '../../server/store/redis-server.ts';
import { Processes } from './processes.ts';
import { episodes, until } from './stage.ts';

const TASKS = ['--tasks', 'notes/create-note,settings/wifi-on', '--seeds', '3', '--agent', 'noop'];

// Each test starts several processes, on a machine that does other things too.
vi.setConfig({ testTimeout: 300_000 });

let redis: OwnRedis;
let folder: string;
let server: Fixture | undefined;
const processes = new Processes();
beforeAll(async () => {
  redis = await startRedis();
  folder = mkdtempSync(join(tmpdir(), 'tapworld-queued-'));
});
afterEach(async () => {
  await processes.clear();
  await server?.close();
  server = undefined;
});
afterAll(async () => {
  await redis.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function cli(...argv: string[]) {
  const printed = { out: '', err: '' };
  const status = await runCli(
    commands,
    argv,
    { out: text => (printed.out += text), err: text => (printed.err += text) },
    '1.2.3',
  );
  return { status, ...printed };
}

/** The address of a server of this build, for a worker that never plays. */
async function servedElsewhere(): Promise<string> {
  server = await fixture();
  return server.app.fastify.listen({ port: 0, host: '127.0.0.1' });
}

it('run and queue say at once that no Redis is there, and show no password', async () => {
  for (const command of ['run', 'queue']) {
    const { status, err } = await cli(command, '--queue', 'redis://me:secret@127.0.0.1:1');
    expect(status).toBe(1);
    expect(err).toMatch(/QUEUE_UNREACHABLE: Redis at redis:\/\/127\.0\.0\.1:1 .*ECONNREFUSED.*Is it running/);
    expect(err).not.toMatch(/secret/);
  }
});

it('a Redis that refuses is no reason to wait: run, queue and worker say so', async () => {
  const guarded = await startRedis();
  await guarded.client.config('SET', 'requirepass', 'right');
  const url = guarded.url.replace('//', '//:wrong@');
  const worker = processes.tapworld('worker', '--queue', url, '--server', await servedElsewhere());
  for (const command of ['run', 'queue'])
    expect(await cli(command, '--queue', url)).toMatchObject({
      status: 1,
      err: expect.stringMatching(/QUEUE_UNREACHABLE: .*(WRONGPASS|NOAUTH)/),
    });
  expect(await worker.ended).toMatchObject({
    status: 1,
    err: expect.stringMatching(/QUEUE_UNREACHABLE: .*(WRONGPASS|NOAUTH)/),
  });
  await guarded.stop();
});

it('a worker says where its metrics are, and serves them until it ends', async () => {
  const options = ['--server', await servedElsewhere(), '--metrics-port', '0', '--concurrency', '3'];
  const worker = processes.tapworld('worker', '--queue', redis.url, ...options);
  const address = () => worker.err.flatMap(line => /metrics are at (\S+)$/.exec(line)?.[1] ?? [])[0];
  await until('it says where', () => address() !== undefined, 60_000);
  const metrics = await (await fetch(address()!)).text();
  expect(metrics).toMatch(/^tapworld_worker_slots 3$/m);
  // The server that it plays on runs by itself, and has its own.
  expect(metrics).toMatch(/^process_resident_memory_bytes \d/m);
  expect(metrics).not.toContain('tapworld_renderers');
  await until('it takes jobs', () => worker.out.length > 0);
  worker.child.kill('SIGTERM');
  expect((await worker.ended).status).toBe(0);
});

it('an interrupted run withdraws its jobs; --resume has workers play the rest, and the summary is a run’s', async () => {
  const path = join(folder, 'r');
  const first = processes.tapworld('run', '--queue', redis.url, ...TASKS, '--out', path);
  const jobs = openJobs(redis.client);
  await until('the jobs are there', async () => (await jobs.getWaitingCount()) === 6, 60_000);
  await until('it says that nobody plays', () =>
    first.err.some(line => /tapworld worker --queue/.test(line)),
  );
  // The list by whose length an autoscaler counts workers.
  expect(await redis.client.llen(`${PREFIX}:${QUEUE}:wait`)).toBe(6);
  expect(JSON.parse((await cli('queue', '--queue', redis.url, '--json')).out)).toEqual({
    waiting: 6,
    active: 0,
    done: 0,
    failed: 0,
    workers: [],
  });
  expect((await cli('queue', '--queue', redis.url)).out).toMatch(/waiting[^]*6[^]*No worker takes jobs/);
  first.child.kill('SIGINT');
  const stopped = await first.ended;
  expect(stopped.status).toBe(1);
  expect(stopped.out).toContain(
    'The run stopped with 6 of 6 episodes still to play. 6 were withdrawn from the queue.',
  );
  expect(stopped.out).toMatch(/To continue: tapworld run --resume \S+ --queue redis:\/\/127\.0\.0\.1:\d+/);
  expect(await jobs.getWaitingCount()).toBe(0);

  const again = processes.tapworld('run', '--queue', redis.url, '--resume', path, '--json');
  const worker = processes.fakeWorker(redis.url, 'rack-3', 10);
  const { status, out } = await again.ended;
  expect([status, worker.child.exitCode]).toEqual([0, null]);
  expect(JSON.parse(out)).toMatchObject({ run: 'r', episodes: 6, outcomes: { success: 6 }, successRate: 1 });
  const results = readLines<Result>(readFileSync(join(path, 'results.jsonl'), 'utf8'));
  expect(episodes(results)).toHaveLength(6);
  expect(results.every(({ leg }) => leg === 1)).toBe(true);
  const about = JSON.parse(readFileSync(join(path, 'run.json'), 'utf8')) as Record<string, unknown>;
  expect(about).toMatchObject({ server: 'queue', browser: null, legs: 2 });
  const { out: shown } = await cli('queue', '--queue', redis.url, '--json');
  expect(JSON.parse(shown)).toMatchObject({ waiting: 0, done: 6, workers: [{ cell: 'rack-3' }] });
});

it('a run can be interrupted while Redis is away, and says what became of its jobs', async () => {
  const lost = await startRedis();
  const run = processes.tapworld('run', '--queue', lost.url, ...TASKS, '--out', join(folder, 'away'));
  const jobs = openJobs(lost.client);
  await until('the jobs are there', async () => (await jobs.getWaitingCount()) === 6, 60_000);
  await lost.halt();
  await until('it waits for Redis', () => run.err.some(line => /does not answer .*waiting/.test(line)));
  run.child.kill('SIGINT');
  const { status, out } = await run.ended;
  expect([status, out]).toEqual([1, expect.stringMatching(/Redis could not be asked to withdraw them/)]);
  await lost.stop();
});
