import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { versions as versionsHere } from '../../bench/tasks/versions.ts';
import { startRedis, type OwnRedis } from '../../server/store/redis-server.ts';
import { fakeDevice } from './fake-device.ts';
import { Processes, type Started } from './processes.ts';
import { episodes, gate, planned, planOf, SHORT_LEASE, Stage, until } from './stage.ts';

let redis: OwnRedis;
let stage: Stage;
const processes = new Processes();
beforeEach(async () => {
  redis = await startRedis({ appendOnly: true });
  stage = new Stage(redis);
});
afterEach(async () => {
  await processes.clear();
  await stage.clear();
  await redis.stop();
});

it.each(['halt', 'kill'] as const)(
  'Redis is gone for a while (%s): workers and the run wait for it, and every episode counts once',
  async end => {
    const { hold, waiting, open } = gate();
    const notices: string[] = [];
    const notice = (text: string) => notices.push(text);
    await stage.worker({ device: () => fakeDevice(hold), notice });
    await stage.worker({ device: () => fakeDevice(hold), notice });
    const run = stage.follow(stage.create(planOf(5)));
    await until('four are played', () => waiting.length === 4);
    await redis[end]();
    // What is played ends while Redis is away, and is delivered when it is back.
    open();
    await until('both workers have told it', () => notices.length === 2);
    // Longer than a lease.
    await sleep(2 * SHORT_LEASE.leaseMs);
    await redis.start();
    await run.done;
    expect(episodes(run.lines())).toEqual(planned(5));
    expect(notices.map(text => /does not answer|answers again/.exec(text)?.[0]).sort()).toEqual([
      'answers again',
      'answers again',
      'does not answer',
      'does not answer',
    ]);
  },
);

it('a Redis that lost its disk is given the episodes again', async () => {
  const { hold, waiting, open } = gate();
  const run = stage.follow(stage.create(planOf(3)));
  await stage.worker({ device: () => fakeDevice(hold) });
  await until('two are played', () => waiting.length === 2);
  await redis.kill();
  redis.loseDisk();
  await redis.start();
  open();
  await run.done;
  expect(episodes(run.lines())).toEqual(planned(3));
  expect(run.notices.join()).toMatch(/has lost \d of the run’s episodes; they are offered again/);
});

it('a worker that starts before Redis waits for it, and says so', async () => {
  await redis.halt();
  const notices: string[] = [];
  const starting = stage.worker({ notice: text => notices.push(text) });
  await until('it is told', () => notices.length === 1);
  expect(notices[0]).toMatch(
    /^Redis at redis:\/\/127\.0\.0\.1:\d+\/? does not answer \(.*ECONNREFUSED.*\); waiting/,
  );
  await redis.start();
  await starting;
  const run = stage.follow(stage.create(planOf(1)));
  await run.done;
  expect(episodes(run.lines())).toEqual(planned(1));
});

/** Starts a worker in a process of its own. Gives it once it is ready; its further lines are the episodes that it has begun. */
async function spawnWorker(cell: string, ms: number): Promise<Started> {
  const worker = processes.fakeWorker(redis.url, cell, ms);
  await until(`${cell} is ready`, () => worker.out.includes('ready'), 60_000);
  return worker;
}

it('episodes of a process that is killed are played by another within 15 s, and count once', async () => {
  const versions = await versionsHere();
  const [doomed, other] = await Promise.all([spawnWorker('doomed', 600_000), spawnWorker('other', 50)]);
  const run = stage.follow(stage.create(planOf(10)), versions);
  await until('all but those of the first are decided', () => run.taken.length === 18);
  const begun = doomed.out.filter(line => line !== 'ready');
  expect(begun).toHaveLength(2);
  const since = performance.now();
  doomed.kill();
  await run.done;
  expect(performance.now() - since).toBeLessThan(15_000);
  expect(other.out).toEqual(expect.arrayContaining(begun));
  expect(episodes(run.lines())).toEqual(planned(10));
});
