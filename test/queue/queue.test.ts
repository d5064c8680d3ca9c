import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Agent } from '../../bench/agents/agent.ts';
import { noop } from '../../bench/agents/noop.ts';
import { lostTo } from '../../bench/queue/failed.ts';
import { deliver, Inbox } from '../../bench/queue/inbox.ts';
import { attemptName, attemptOf, jobId, type Delivery, type EpisodeJob } from '../../bench/queue/job.ts';
import { queueState } from '../../bench/queue/state.ts';
import { WireError } from '../../bench/run/client.ts';
import { runAll } from '../../bench/run/runner.ts';
import { startRedis, type OwnRedis } from '../../server/store/redis-server.ts';
import { fakeDevice } from './fake-device.ts';
import { episodes, gate, planned, planOf, Stage, until, versions } from './stage.ts';

let redis: OwnRedis;
let stage: Stage;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());
beforeEach(async () => {
  await redis.client.flushall();
  stage = new Stage(redis);
});
afterEach(() => stage.clear());

/** Every file under a folder, by its path, with what it holds. */
const treeOf = (path: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .sort()
      .map(file => [file.slice(path.length + 1), readFileSync(file, 'latin1')]),
  );

it('two workers play every episode once, and the folder is what a local run writes', async () => {
  await Promise.all([stage.worker(), stage.worker()]);
  const run = stage.follow(stage.create(planOf(10)));
  expect(await run.done).toEqual({ withdrawn: 0, playing: 0 });
  expect(episodes(run.lines())).toHaveLength(20);
  expect(episodes(run.lines())).toEqual([...new Set(episodes(run.lines()))]);
  expect(run.taken).toHaveLength(20);

  const local = stage.create(planOf(10), 'local');
  await runAll(local, noop, () => fakeDevice(), 2);
  const timeless = (folder: typeof local) =>
    folder
      .results()
      .map(result => ({ ...result, ms: 0, elapsedMs: 0 }))
      .sort((a, b) => (`${a.task} ${a.seed}` < `${b.task} ${b.seed}` ? -1 : 1));
  expect(timeless(run.folder)).toEqual(timeless(local));
  for (const part of ['episodes', 'pictures'])
    expect(treeOf(join(run.folder.path, part))).toEqual(treeOf(join(local.path, part)));
});

it('tries of an instance are jobs and results of their own, whose names say which attempt they are', async () => {
  const seen: (number | undefined)[] = [];
  const agent: Agent = {
    ...noop,
    start: brief => {
      seen.push(brief.try);
      return noop.start(brief);
    },
  };
  await stage.worker({ agent: () => agent });
  const run = stage.follow(stage.create(planOf(1, { tasks: ['notes/a'], tries: 3 })));
  await run.done;
  expect(
    run
      .lines()
      .map(({ seed, try: number }) => [seed, number])
      .sort(),
  ).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
  ]);
  expect(seen.sort()).toEqual([1, 2, 3]);
  expect(readdirSync(join(run.folder.path, 'episodes')).sort()).toEqual([
    'notes.a.1',
    'notes.a.1.try2',
    'notes.a.1.try3',
  ]);
  const attempts = [
    { task: 'notes/a', seed: 1, attempt: 2 },
    { task: 'notes/a', seed: 1, attempt: 2, try: 3 },
  ];
  for (const attempt of attempts) expect(attemptOf(attemptName(attempt))).toEqual(attempt);
  const ids = attempts.map(attempt => jobId({ ...attempt, run: 'r', place: 0 }));
  expect(ids).toEqual(['r/notes/a/1/2', 'r/notes/a/1/try3/2']);
});

it('leaves nothing of a run in Redis but its ended jobs, which hold no result', async () => {
  await stage.worker();
  const run = stage.follow(stage.create(planOf(2)));
  await run.done;
  const keys = await redis.client.keys('*');
  expect(keys.filter(key => key.startsWith('tapworld:run:'))).toEqual([]);
  const { jobs } = stage.connect();
  const done = await jobs.getCompleted();
  expect(done.map(({ returnvalue }) => returnvalue)).toEqual([null, null, null, null]);
  expect(await queueState(redis.client, jobs)).toEqual({
    waiting: 0,
    active: 0,
    done: 4,
    failed: 0,
    workers: [{ cell: 'cell-1', active: 0, perMinute: 0 }],
  });
});

it('jobs of a worker that is lost go to another, and one result counts', async () => {
  const { hold, waiting, open } = gate();
  const lost = await stage.worker({ device: () => fakeDevice(hold) });
  const run = stage.follow(stage.create(planOf(3)));
  await until('two episodes are played', () => waiting.length === 2);
  lost.abandon();
  const played: string[] = [];
  await stage.worker({ device: () => fakeDevice(episode => void played.push(episode)) });
  await run.done;
  expect(played).toEqual(expect.arrayContaining(waiting));
  expect(episodes(run.lines())).toEqual(planned(3));
  // The lost one's episodes end late, and deliver nothing.
  open();
  expect(run.lines()).toHaveLength(6);
});

it('an attempt is taken once, whoever delivers it twice or late', async () => {
  const folder = stage.create(planOf(1, { tasks: ['notes/a'] }));
  const run = stage.follow(folder);
  const { jobs } = stage.connect();
  await until('the job is there', async () => (await jobs.getWaitingCount()) === 1);
  const [job] = (await jobs.getWaiting()).map(({ data }) => data as EpisodeJob);
  const ended = { ...lostTo({ code: 'X', message: 'x' }), outcome: 'success' as const, error: undefined };
  const delivery = (cell: string): Delivery => ({ ended, stopsRun: false, ms: 5, cell });
  const twice = ['a', 'b', 'c'].map(cell => deliver(redis.client, job!, delivery(cell), {}));
  const answers = (await Promise.all(twice)).sort();
  // Whoever comes after the run's end is told so.
  expect([
    ['known', 'known', 'taken'],
    ['gone', 'known', 'taken'],
    ['gone', 'gone', 'taken'],
  ]).toContainEqual(answers);
  await run.done;
  expect(await deliver(redis.client, job!, delivery('late'), {})).toBe('gone');
  expect(run.lines()).toHaveLength(1);
  expect(await redis.client.keys('tapworld:run:*')).toEqual([]);
});

it('what is delivered while the offering process is dead is there when it comes back, and is not played again', async () => {
  const folder = stage.create(planOf(4));
  const dead = stage.follow(folder);
  const { jobs } = stage.connect();
  await until('the jobs are there', async () => (await jobs.getWaitingCount()) === 8);
  await dead.die();
  const played: string[] = [];
  await stage.worker({ device: () => fakeDevice(episode => void played.push(episode)) });
  await until('all are played', async () => (await jobs.getCompletedCount()) === 8);
  expect(dead.lines()).toEqual([]);
  const again = stage.follow(stage.resume());
  expect(await again.done).toEqual({ withdrawn: 0, playing: 0 });
  expect(episodes(again.lines())).toEqual(planned(4));
  expect(played.sort()).toEqual(planned(4));
  expect(readdirSync(join(folder.path, 'episodes'))).toHaveLength(8);
});

it('a run that is interrupted withdraws what is not begun, and resumes with the rest', async () => {
  const { hold, waiting, open } = gate();
  const played: string[] = [];
  await stage.worker({
    device: () =>
      fakeDevice(episode => {
        played.push(episode);
        return hold(episode);
      }),
  });
  const run = stage.follow(stage.create(planOf(3)));
  await until('two episodes are played', () => waiting.length === 2);
  run.stop.interrupt();
  expect(await run.done).toEqual({ withdrawn: 4, playing: 2 });
  const { jobs } = stage.connect();
  expect(await jobs.getWaitingCount()).toBe(0);
  open();
  await until('what was begun has ended', async () => (await jobs.getCompletedCount()) === 2);
  const again = stage.follow(stage.resume());
  await again.done;
  expect(episodes(again.lines())).toEqual(planned(3));
  expect(played.sort()).toEqual(planned(3));
});

it('an episode that infrastructure lost is not scored, and gets another attempt when the run is continued', async () => {
  let losing = true;
  await stage.worker({
    device: () =>
      fakeDevice(episode => {
        if (losing && episode === 'notes/a 1') throw new WireError('RENDERER_LOST', 'lost', 503);
      }),
  });
  const run = stage.follow(stage.create(planOf(1)));
  await run.done;
  expect(run.lines().find(({ task }) => task === 'notes/a')).toMatchObject({
    outcome: 'infra_error',
    reward: null,
    verdict: null,
    error: { code: 'RENDERER_LOST' },
  });
  const { jobs } = stage.connect();
  expect(await jobs.getFailedCount()).toBe(1);
  losing = false;
  const again = stage.follow(stage.resume());
  await again.done;
  expect(again.lines().map(({ task, outcome }) => [task, outcome])).toEqual([
    ['notes/b', 'success'],
    ['notes/a', 'success'],
  ]);
});

it('a job that loses worker after worker is lost itself', async () => {
  const run = stage.follow(stage.create(planOf(1, { tasks: ['notes/a'] })));
  for (let i = 0; i < 3; i++) {
    const { hold, waiting } = gate();
    const worker = await stage.worker({ device: () => fakeDevice(hold) });
    await until('it is played', () => waiting.length === 1);
    worker.abandon();
  }
  await stage.worker();
  await run.done;
  expect(run.lines()).toMatchObject([
    { outcome: 'infra_error', error: { code: 'WORKER_LOST' }, verdict: null },
  ]);
});

it('a worker of another build plays nothing: the run says so and stops, and nothing is decided', async () => {
  await stage.worker({ cell: 'old', versions: { ...versions, tasks: 'f'.repeat(12) } });
  const run = stage.follow(stage.create(planOf(2)));
  await run.done;
  expect(run.stop.reason).toMatchObject({
    code: 'BUILD_DIFFERS',
    message: expect.stringMatching(/old .*tasks ffff/),
  });
  expect(run.lines()).toEqual([]);
});

it('the same build goes on where another was refused; results of an earlier build are not taken', async () => {
  const { hold, waiting, open } = gate();
  const old = { ...versions, tasks: 'f'.repeat(12) };
  const worker = await stage.worker({ versions: old, device: () => fakeDevice(hold) });
  const before = stage.follow(stage.create(planOf(1)), old);
  await until('it is played', () => waiting.length === 2);
  await before.die();
  const again = stage.follow(stage.resume());
  const { jobs } = stage.connect();
  await until('it is offered anew', async () => (await jobs.getWaitingCount()) === 2);
  open();
  await worker.leave(5_000);
  await stage.worker();
  await again.done;
  expect(again.stop.reason).toBeNull();
  expect(episodes(again.lines())).toEqual(planned(1));
});

const NOTHING: Delivery = { ended: lostTo({ code: 'X', message: 'x' }), stopsRun: false, ms: 1, cell: 'a' };

/** Jobs of a run whose process died once it had offered them; it has two for each seed. */
async function jobsOfDeadRun(seeds: number): Promise<EpisodeJob[]> {
  const run = stage.follow(stage.create(planOf(seeds)));
  const { jobs } = stage.connect();
  await until('the jobs are there', async () => (await jobs.getWaitingCount()) === 2 * seeds);
  await run.die();
  return (await jobs.getWaiting()).map(({ data }) => data as EpisodeJob);
}

it('delivers files of any size whole', async () => {
  const [job] = await jobsOfDeadRun(1);
  const sizes = [5_000_000, 0, 9_000_000, 1, 4_000_000, 4_000_000];
  const files = Object.fromEntries(sizes.map((size, i) => [`${i}.jpg`, Buffer.alloc(size, i)]));
  expect(await deliver(redis.client, job!, NOTHING, files)).toBe('taken');
  const inbox = new Inbox(redis.client, redis.client, job!.run);
  const [entry] = await inbox.read(1);
  expect(entry!.size).toBe(sizes.reduce((sum, size) => sum + size));
  const found = await inbox.open(entry!);
  expect(found!.delivery).toEqual(NOTHING);
  expect(Object.keys(found!.files).sort()).toEqual(Object.keys(files));
  for (const [name, data] of Object.entries(files)) expect(data.equals(found!.files[name]!)).toBe(true);
});

it('keeps a result until there is room for it', async () => {
  const [first, second] = await jobsOfDeadRun(1);
  const files = { 'steps.jsonl': gzipSync('{}\n') };
  expect(await deliver(redis.client, first!, NOTHING, files, { most: 10 })).toBe('taken');
  const leaving = new AbortController();
  const waits = deliver(redis.client, second!, NOTHING, files, { most: 10, signal: leaving.signal });
  leaving.abort();
  await expect(waits).rejects.toMatchObject({ name: 'AbortError' });
  // Taking the first makes room for the second.
  const later = deliver(redis.client, second!, NOTHING, files, { most: 10 });
  const again = stage.follow(stage.resume());
  expect(await later).toBe('taken');
  await again.die();
});
