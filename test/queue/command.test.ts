import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openJobs } from '../../bench/queue/connect.ts';
import { readLines } from '../../bench/run/folder.ts';
import type { Result } from '../../bench/run/results.ts';
import { commands } from '../../cli/commands.ts';
import { runCli } from '../../cli/program.ts';
import { startRedis, type TestRedis } from '../redis.ts';
import { Processes } from './processes.ts';
import { episodes, until } from './stage.ts';

const TASKS = ['--tasks', 'notes/create-note,settings/wifi-on', '--seeds', '3', '--agent', 'noop'];

let redis: TestRedis;
let folder: string;
const processes = new Processes();
beforeAll(async () => {
  redis = await startRedis();
  folder = mkdtempSync(join(tmpdir(), 'tapworld-queued-'));
});
afterEach(() => processes.clear());
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

it('run and queue say at once that no Redis is there, and show no password', async () => {
  for (const command of ['run', 'queue']) {
    const { status, err } = await cli(command, '--queue', 'redis://me:secret@127.0.0.1:1');
    expect(status).toBe(1);
    expect(err).toMatch(/QUEUE_UNREACHABLE: Redis at redis:\/\/127\.0\.0\.1:1 .*ECONNREFUSED.*Is it running/);
    expect(err).not.toMatch(/secret/);
  }
});

it('an interrupted run withdraws its jobs; --resume has workers play the rest, and the summary is a run’s', async () => {
  const path = join(folder, 'r');
  const first = processes.tapworld('run', '--queue', redis.url, ...TASKS, '--out', path);
  const jobs = openJobs(redis.client);
  await until('the jobs are there', async () => (await jobs.getWaitingCount()) === 6, 60_000);
  await until('it says that nobody plays', () =>
    first.err.some(line => /tapworld worker --queue/.test(line)),
  );
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
