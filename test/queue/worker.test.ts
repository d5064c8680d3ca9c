import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { WireError } from '../../bench/run/client.ts';
import type { Device } from '../../bench/tasks/device.ts';
import { startRedis, type OwnRedis } from '../../server/store/redis-server.ts';
import { fakeDevice } from './fake-device.ts';
import { episodes, gate, planned, planOf, Stage, until } from './stage.ts';

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

/** A lease that outlives a test: a job that comes back was given back. */
const LONG_LEASE = { leaseMs: 600_000, checkMs: 600_000 };

it('a worker that has to leave ends what it can in time, and gives back the rest at once', async () => {
  const { hold, waiting } = gate();
  const slow = (episode: string) => (episode === 'notes/a 1' ? hold(episode) : undefined);
  const leaving = await stage.worker({ device: () => fakeDevice(slow), lease: LONG_LEASE });
  const run = stage.follow(stage.create(planOf(2)));
  await until('all but one are played', () => waiting.length === 1 && run.taken.length === 3);
  expect(await leaving.leave(100, 100)).toEqual({ ended: 3, givenBack: 1 });
  await stage.worker();
  await run.done;
  expect(episodes(run.lines())).toEqual(planned(2));
});

it('an episode of a worker that leaves ends within the deadline, or with its present step', async () => {
  let steps = 0;
  const endless = fakeDevice();
  const step: Device['step'] = async (...given) => {
    steps++;
    await sleep(20);
    return { ...(await endless.step(...given)), terminated: false, outcome: undefined };
  };
  const closed: string[] = [];
  const leaving = await stage.worker({
    device: () => fakeDevice(undefined, { step, close: async () => void closed.push('closed') }),
    lease: LONG_LEASE,
  });
  const run = stage.follow(stage.create(planOf(1, { tasks: ['notes/a'] })));
  await until('it is played', () => steps > 2);
  expect(await leaving.leave(100)).toEqual({ ended: 0, givenBack: 1 });
  expect(closed).toEqual(['closed']);
  const { jobs } = stage.connect();
  expect(await jobs.getWaitingCount()).toBe(1);
  run.stop.interrupt();
  expect(await run.done).toEqual({ withdrawn: 1, playing: 0 });
});

it('a worker whose own server fails time and again says so, before it has used up the queue', async () => {
  const worker = await stage.worker({
    concurrency: 1,
    device: () =>
      fakeDevice(() => {
        throw new WireError('RENDERER_LOST', 'lost', 503);
      }),
  });
  const run = stage.follow(stage.create(planOf(50)));
  expect(await worker.failed).toMatchObject({ code: 'RENDERER_LOST' });
  await run.done;
  expect(run.stop.reason).toMatchObject({ code: 'RENDERER_LOST', message: expect.stringMatching(/cell-1/) });
  expect(run.lines().length).toBeLessThan(20);
});

it('an error that a run brings with it does not end a worker', async () => {
  const failing = (code: string) => {
    const step: Device['step'] = async () => {
      throw new WireError(code, 'no', 404);
    };
    return fakeDevice(undefined, { step });
  };
  const worker = await stage.worker({ concurrency: 1, device: () => failing('TASK_NOT_FOUND') });
  const first = stage.follow(stage.create(planOf(10)));
  await first.done;
  expect(first.stop.reason).toMatchObject({ code: 'TASK_NOT_FOUND' });
  expect(await Promise.race([worker.failed, sleep(100, 'is well')])).toBe('is well');
});
