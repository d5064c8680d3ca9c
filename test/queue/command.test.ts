import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openJobs } from '../../bench/queue/connect.ts';
import { readLines } from '../../bench/run/folder.ts';
import type { Result } from '../../bench/run/results.ts';
import { commands } from '../../cli/commands.ts';
import { runCli } from '../../cli/program.ts';
import { startRedis, type TestRedis } from '../redis.ts';
import { episodes, until } from './stage.ts';

const bin = fileURLToPath(new URL('../../bin/tapworld.mjs', import.meta.url));
const PROCESS = fileURLToPath(new URL('worker-process.ts', import.meta.url));
const TASKS = ['--tasks', 'notes/create-note,settings/wifi-on', '--seeds', '3', '--agent', 'noop'];

let redis: TestRedis;
let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  redis = await startRedis();
  folder = mkdtempSync(join(tmpdir(), 'tapworld-queued-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await redis.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a program. Gives its lines so far, and its whole output with its status once it has ended. */
function start(args: string[]) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const [out, err]: string[][] = [[], []];
  createInterface(child.stdout!).on('line', line => out!.push(line));
  createInterface(child.stderr!).on('line', line => err!.push(line));
  const ended = once(child, 'close').then(([status]) => ({
    status: status as number | null,
    out: out!.join('\n'),
    err: err!.join('\n'),
  }));
  return { child, out: out!, err: err!, ended };
}

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
  const first = start([bin, 'run', '--queue', redis.url, ...TASKS, '--out', path]);
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

  const again = start([bin, 'run', '--queue', redis.url, '--resume', path, '--json']);
  const worker = start(['--import', 'tsx', PROCESS, redis.url, 'rack-3', '10']);
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
