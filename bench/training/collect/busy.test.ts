import { expect, it } from 'vitest';
import { collect } from './collect.ts';
import type { CollectOptions } from './ledger.ts';
import { lockstep } from './lockstep.ts';
import { FakeActor, FakePhones, VirtualTime } from './testing.ts';

const PHONES = 64;
const RENDERERS = 8;
const THOUGHT_MS = 2_000;
/** 8 renderers at this pace draw 20 steps a second; 64 phones that wait for nothing else ask for 27. */
const STEP_MS = 400;
const ROUNDS = 6;

/** 64 phones that think for two seconds, over 8 renderers, in a time that passes without a clock. */
async function simulated(collector: <W>(options: CollectOptions<W>) => ReturnType<typeof collect<W>>) {
  const time = new VirtualTime();
  const [phones, actor] = [new FakePhones(), new FakeActor()];
  const waiting: (() => void)[] = [];
  let [free, busyMs] = [RENDERERS, 0];
  const drawn = async () => {
    if (free === 0)
      await new Promise<void>(resolve => {
        waiting.push(resolve);
      });
    else free--;
    await time.wait(STEP_MS);
    busyMs += STEP_MS;
    const next = waiting.shift();
    if (next) next();
    else free++;
  };
  phones.latency = call => (call === 'verdict' ? 0 : drawn());
  actor.thinks = () => time.wait(THOUGHT_MS);
  const collection = collector<null>({
    device: phones.device,
    actor,
    workers: PHONES,
    seed: 1,
    batch: PHONES,
    updates: ROUNDS,
    episode: { budget: 40 },
    now: time.now,
    draw: number => ({ task: 'notes/a', seed: number }),
    // What watches over leases would let time pass for ever.
    wait: (_, signal) =>
      new Promise(resolve => {
        if (signal) signal.addEventListener('abort', () => resolve(), { once: true });
      }),
    learner: () => ({ version: actor.version + 1, weights: null }),
    publish: ({ version }) => {
      actor.version = version;
    },
  });
  await time.run(collection.done);
  const {
    statistics: { stepsPerSecond, episodesPerMinute, staleness },
  } = await collection.done;
  return { busy: busyMs / (RENDERERS * time.ms), stepsPerSecond, episodesPerMinute, staleness };
}

it('64 phones that think keep 8 renderers at work, and get more done than the published 2.4 times of what they do in lockstep', async () => {
  const [free, stepped] = [await simulated(collect), await simulated(lockstep)];
  expect(free.busy).toBeGreaterThan(0.95);
  expect(stepped.busy).toBeLessThan(0.5);
  expect(free.stepsPerSecond / stepped.stepsPerSecond).toBeGreaterThan(2.4);
  expect([free.staleness.max, stepped.staleness.max]).toEqual([4, 0]);
  // The same again, to the last digit.
  expect(await simulated(collect)).toEqual(free);
}, 120_000);
