import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../server/start.ts';
import { streamOf } from '../src/state/random.ts';
import { randomAction } from '../bench/agents/random.ts';
import { Client } from '../bench/run/client.ts';
import { WireDevice } from '../bench/run/wire-device.ts';
import { instantiate } from '../bench/tasks/registry.ts';
import { branchAt, groupRollouts, lockstep, type Batch } from '../bench/training/collect/index.ts';
import { watchRenderers } from '../bench/training/collect/renderers.ts';
import type { Actor, Trajectory } from '../bench/training/types.ts';

const TASK = 'notes/tick-items';
const OBSERVE = { screenshot: false, elements: true } as const;
let server: RunningServer;
let client: Client;

beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 2 });
  client = new Client(server.url);
});
afterAll(async () => {
  client?.close();
  await server?.close();
});

/** Plays the solver, with some actions drawn at random; what lies behind a fork goes through its solver too. */
const halfSolver = (share: number): Actor => ({
  version: 0,
  async start({ task, seed }, random, past = []) {
    const instance = await instantiate(task, seed);
    let solution: ReturnType<typeof instance.solve> | undefined;
    const solve = (observation: Parameters<typeof instance.solve>[0]) => {
      const next = solution ? solution.next(observation) : (solution = instance.solve(observation)).next();
      return next.done ? { type: 'done' as const } : next.value;
    };
    for (const { observation } of past) solve(observation!);
    return observation => {
      const drawn = random() < share;
      const action = drawn ? randomAction(observation, random) : solve(observation);
      return { action, logProb: Math.log(drawn ? share : 1 - share), version: 0 };
    };
  },
});
const stream = (place: number) => streamOf(3, place);

it('a group of forks goes on from the middle of an episode: one state, and from there nothing but its choices', async () => {
  const device = new WireDevice(client);
  const share = await watchRenderers(client);
  const group = await groupRollouts(device, halfSolver(0.3), {
    task: TASK,
    seed: 1,
    k: 6,
    stream,
    from: branchAt((_, step) => (step === 2 ? 1 : 0)),
    episode: { observe: OBSERVE },
  });
  expect(group).toMatchObject({ from: 2, name: '0@2', lost: [] });
  expect(group.rollouts).toHaveLength(6);
  expect(group.stateHash).toBe(group.stem!.transitions[2]!.stateHash);
  const after = new Map<string, string>();
  for (const { transitions, steps, from } of group.rollouts) {
    expect(transitions[0]!.stateHash).toBe(group.stateHash);
    expect([from, steps]).toEqual([2, 2 + transitions.length]);
    transitions.forEach(({ stateHash }, i) => {
      const choices = JSON.stringify(transitions.slice(0, i).map(({ action }) => action));
      expect(after.get(choices) ?? stateHash).toBe(stateHash);
      after.set(choices, stateHash);
    });
  }
  expect(
    new Set(group.rollouts.map(({ transitions }) => JSON.stringify(transitions.map(({ action }) => action))))
      .size,
  ).toBeGreaterThan(1);
  // The device itself is all that is left of it.
  expect(server.context.episodes.list().map(({ id }) => id)).toEqual([device.episode]);
  await device.close();
  const { renderers, busy, wanted } = (await share())!;
  expect([renderers, busy > 0, busy <= 1, wanted >= busy]).toEqual([2, true, true, true]);
});

it('the steps behind a fork count towards its budget', async () => {
  const device = new WireDevice(client);
  const wanders: Actor = {
    version: 0,
    start: (_brief, random) => observation => ({
      action: random() < 0.2 ? null : { type: 'tap', element: observation.elements![0]!.id },
      logProb: 0,
      version: 0,
    }),
  };
  const group = await groupRollouts(device, wanders, {
    task: TASK,
    seed: 2,
    k: 3,
    stream,
    from: () => 4,
    episode: { observe: OBSERVE, budget: 7 },
  });
  for (const { outcome, steps, transitions, budget } of group.rollouts)
    expect([outcome, steps, transitions.length, budget]).toEqual(['truncated', 7, 3, 7]);
  await device.close();
  expect(server.context.episodes.size).toBe(0);
});

it('in lockstep over a real server, the workers’ number changes nothing', async () => {
  const played = async (workers: number) => {
    const batches: Batch[] = [];
    const { statistics } = await lockstep({
      device: () => new WireDevice(client),
      actor: halfSolver(0.2),
      workers,
      seed: 5,
      batch: 3,
      updates: 1,
      episode: { observe: OBSERVE },
      draw: number => ({
        task: TASK,
        seed: number,
        ...(number === 1
          ? { k: 3 }
          : number === 2
            ? { k: 2, from: branchAt(({ logProb }) => -logProb) }
            : {}),
      }),
      learner: batch => {
        batches.push(batch);
        return { version: 1, weights: null };
      },
    }).done;
    expect(statistics).toMatchObject({ episodes: 7, lost: { givenBack: 0, rollouts: 0 } });
    const timeless = (trajectory: Trajectory | null) => ({ ...trajectory, ms: 0 });
    return batches[0]!.groups.map(group => ({
      ...group,
      stem: timeless(group.stem),
      rollouts: group.rollouts.map(timeless),
    }));
  };
  expect(await played(4)).toEqual(await played(1));
  expect(server.context.episodes.size).toBe(0);
});
