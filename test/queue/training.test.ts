import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GroupPool } from '../../bench/queue/group-pool.ts';
import { HASHING } from '../../bench/training/policy/hashing.ts';
import { checkedConfig, DEFAULTS, type TrainConfig } from '../../bench/training/train/config.ts';
import type { TrainContext } from '../../bench/training/train/context.ts';
import { TrainFolder } from '../../bench/training/train/folder.ts';
import { FakePhone } from '../../bench/training/train/testing.ts';
import { train } from '../../bench/training/train/trainer.ts';
import { startRedis, type OwnRedis } from '../../server/store/redis-server.ts';
import { gate, Stage, until, versions } from './stage.ts';

let redis: OwnRedis;
let stage: Stage;
let root: string;
let folders = 0;
beforeAll(async () => {
  redis = await startRedis();
  root = mkdtempSync(join(tmpdir(), 'tapworld-trained-'));
});
afterAll(async () => {
  await redis.stop();
  rmSync(root, { recursive: true, force: true });
});
afterEach(async () => {
  await stage.clear();
  await redis.client.flushall();
});

const config = (over: Partial<TrainConfig> = {}): TrainConfig =>
  checkedConfig({
    ...DEFAULTS,
    tasks: ['settings/open-app'],
    unseen: ['settings/wifi-on'],
    seed: 3,
    iterations: 5,
    group: 4,
    groups: 3,
    warm: 1,
    look: 0,
    keep: 0,
    save: 1,
    seeds: { from: 1, count: 40 },
    heldOut: { from: 1_000, count: 8 },
    penalties: { repetition: -0.5 },
    grpo: { ...DEFAULTS.grpo, rate: 0.05, batch: 16 },
    hashing: { ...HASHING, bits: 12 },
    ...over,
  });
const folderOf = (over: Partial<TrainConfig> = {}) =>
  TrainFolder.create(join(root, String(folders++)), config(over));
const policyOf = ({ path }: TrainFolder) => readFileSync(join(path, 'policy.json'), 'utf8');

const here = (over: Partial<TrainContext> = {}): TrainContext => ({
  device: () => new FakePhone(),
  workers: 3,
  ...over,
});
const notices: string[] = [];
/** As `here`, with rollouts played by workers of the queue. */
const queued = (over: Partial<ConstructorParameters<typeof GroupPool>[0]> = {}): TrainContext =>
  here({
    pool: training =>
      new GroupPool({
        ...training,
        url: redis.url,
        versions,
        atOnce: training.config.groups,
        notice: text => notices.push(text),
        ...over,
      }),
  });
const worker = (device: () => FakePhone = () => new FakePhone()) => stage.worker({ device });

/** A phone whose first reset of all waits at a gate. */
class HeldPhone extends FakePhone {
  static readonly at = gate();
  override async reset(task: string, seed: number) {
    await HeldPhone.at.hold(`${task} ${seed}`);
    return super.reset(task, seed);
  }
}

/** A phone whose server is gone the first time of each instance. */
class ShakyPhone extends FakePhone {
  static readonly seen = new Set<number>();
  override async reset(task: string, seed: number) {
    if (!ShakyPhone.seen.has(seed)) {
      ShakyPhone.seen.add(seed);
      throw Object.assign(new Error('gone'), { code: 'SERVER_UNREACHABLE' });
    }
    return super.reset(task, seed);
  }
}

describe('a training by the queue', () => {
  it('ends with the weights of one that plays by itself', async () => {
    stage = new Stage(redis);
    const [alone, together] = [folderOf(), folderOf()];
    await train(alone, here());
    await worker();
    await worker();
    expect(await train(together, queued())).toMatchObject({ aborted: false, ended: true });
    expect(policyOf(together)).toBe(policyOf(alone));
    expect(await redis.client.keys('tapworld:training:*')).toEqual([]);
  });

  it('loses nothing to a worker that dies while it plays', async () => {
    stage = new Stage(redis);
    const [alone, together] = [folderOf(), folderOf()];
    await train(alone, here());
    const dying = await worker(() => new HeldPhone());
    const trained = train(together, queued());
    await until('a group is being played', () => HeldPhone.at.waiting.length > 0);
    dying.abandon();
    await worker();
    expect(await trained).toMatchObject({ ended: true });
    HeldPhone.at.open();
    expect(policyOf(together)).toBe(policyOf(alone));
  });

  it('plays what infrastructure lost again', async () => {
    stage = new Stage(redis);
    const [alone, together] = [folderOf(), folderOf()];
    await train(alone, here());
    await worker(() => new ShakyPhone());
    expect(await train(together, queued())).toMatchObject({ ended: true });
    expect(ShakyPhone.seen.size).toBeGreaterThan(3);
    expect(policyOf(together)).toBe(policyOf(alone));
  });

  it('offers again what a Redis has lost', async () => {
    stage = new Stage(redis);
    const folder = folderOf({ iterations: 1 });
    // A minute passes in a second.
    const trained = train(folder, queued({ now: () => 60 * performance.now() }));
    await until(
      'the groups are offered',
      async () => (await redis.client.keys('tapworld:training:*')).length > 0,
    );
    await until('people are told', () => notices.some(text => text.includes('No worker takes jobs')));
    await until('three jobs', async () => (await redis.client.llen('tapworld:jobs:wait')) === 3);
    await redis.client.flushall();
    await worker();
    expect(await trained).toMatchObject({ ended: true });
  });

  it('that is stopped leaves nothing in the queue, and goes on', async () => {
    stage = new Stage(redis);
    const [alone, folder] = [folderOf(), folderOf()];
    await train(alone, here());
    const stopping = new AbortController();
    const trained = train(folder, { ...queued(), signal: stopping.signal });
    await until('three jobs', async () => (await redis.client.llen('tapworld:jobs:wait')) === 3);
    stopping.abort();
    expect(await trained).toMatchObject({ aborted: true, ended: false });
    expect(await redis.client.llen('tapworld:jobs:wait')).toBe(0);
    await worker();
    await train(folder, queued());
    expect(policyOf(folder)).toBe(policyOf(alone));
  });

  it('ends when it is stopped, though Redis is away', async () => {
    stage = new Stage(redis);
    const folder = folderOf();
    const stopping = new AbortController();
    const trained = train(folder, { ...queued({ withdrawMs: 1_000 }), signal: stopping.signal });
    await until('three jobs', async () => (await redis.client.llen('tapworld:jobs:wait')) === 3);
    await redis.kill();
    stopping.abort();
    expect(await trained).toMatchObject({ aborted: true, ended: false });
    await redis.start();
  });

  it('loses no worker’s time to one that cannot play: that one leaves', async () => {
    stage = new Stage(redis);
    class BrokenPhone extends FakePhone {
      override reset(): Promise<never> {
        return Promise.reject(Object.assign(new Error('gone'), { code: 'SERVER_UNREACHABLE' }));
      }
    }
    const broken = await worker(() => new BrokenPhone());
    const trained = train(folderOf(), queued());
    expect(await broken.failed).toMatchObject({ code: 'SERVER_UNREACHABLE' });
    await broken.leave(0, 0);
    await worker();
    expect(await trained).toMatchObject({ aborted: false });
  });

  it('refuses a worker of another build', async () => {
    stage = new Stage(redis);
    await stage.worker({ device: () => new FakePhone(), versions: { ...versions, tasks: '9'.repeat(12) } });
    await expect(train(folderOf(), queued())).rejects.toMatchObject({ code: 'BUILD_DIFFERS' });
  });

  it('neither waits for the other, asynchronously', async () => {
    stage = new Stage(redis);
    const folder = folderOf({ lockstep: false });
    await worker();
    expect(await train(folder, queued())).toMatchObject({ ended: true });
    expect(folder.metrics().filter(line => 'iteration' in line)).toHaveLength(5);
  });
});
