import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { instantiate } from '../bench/tasks/registry.ts';
import { startServer, type RunningServer } from '../server/start.ts';
import { fixture, type Fixture } from '../server/testing/fake.ts';
import type { Action } from '../src/protocol/action.ts';
import type { Observation } from '../src/protocol/observation.ts';
import { findPython, runPython } from './python.ts';

const TASK = 'notes/create-note';
const SEED = 3;
const TOKEN = 'secret';
let python: string;
beforeAll(async () => {
  python = await findPython();
}, 300_000);

/** The actions of the template's solver on this instance. */
async function solution({ context: { episodes } }: RunningServer): Promise<Action[]> {
  const { solve } = await instantiate(TASK, SEED);
  const episode = await episodes.create({ task: TASK, seed: SEED });
  const EYES = { screenshot: false, elements: true } as const;
  let seen: Observation = (await episodes.observe(episode, EYES)).observation;
  const way = solve(seen);
  const actions: Action[] = [];
  for (let next = way.next(); !next.done; next = way.next(seen)) {
    actions.push(next.value);
    seen = (await episodes.step(episode, next.value, EYES)).observation;
  }
  episodes.remove(episode.id);
  return actions.filter(({ type }) => type !== 'done');
}

it('OpenEnv’s own client plays a task to success on a real screen', async () => {
  const server = await startServer({ port: 0, renderers: 2, browsers: 1, token: TOKEN });
  try {
    const actions = await solution(server);
    const said = await runPython<any>(python, 'openenv/play.py', {
      url: `${server.url}/envs/phone`,
      token: TOKEN,
      task: TASK,
      seed: SEED,
      actions,
    });
    expect(said.bare).toMatchObject({ goal: null, reward: null, mime: 'image/jpeg' });
    expect(said.bare.elements).toBeGreaterThan(5);
    expect(said.bareStep).toEqual({ reward: null, app: 'notes' });
    expect(said.goal).toBe((await instantiate(TASK, SEED)).goal);
    expect(said.ignored).toEqual(['prompt']);
    expect(said.rubbish).toEqual({
      error: expect.stringContaining('INVALID_ACTION: Unknown action "fly"'),
      done: false,
      same: true,
    });
    expect(said.before).toEqual({ done: false, error: null });
    expect(said.end).toMatchObject({
      done: true,
      outcome: 'success',
      truncated: false,
      components: { success: 1, falseDone: 0 },
    });
    // Dense: the progress adds up along the way, and success adds 1 at the end.
    expect(said.rewards.reduce((a: number, b: number) => a + b, 0)).toBeCloseTo(1, 9);
    expect(said.end.reward).toBeCloseTo(1, 9);
    expect(said.state).toMatchObject({
      episode_id: 'mine',
      step_count: actions.length + 2,
      task_id: TASK,
      seed: SEED,
      outcome: 'success',
    });
    expect(said.after).toContain('EXECUTION_ERROR');
    expect(said.refused).toContain('401');
    expect(server.context.phones.size).toBe(0);
  } finally {
    await server.close();
  }
}, 170_000);

let f: Fixture;
let url: string;
beforeAll(async () => {
  f = await fixture({ renderers: 4 });
  await f.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  url = `127.0.0.1:${(f.app.fastify.server.address() as AddressInfo).port}`;
});
afterAll(() => f.close());

it('a raw socket forks and resumes', async () => {
  const said = await runPython<any>(python, 'openenv/resume.py', {
    url: `ws://${url}/ws`,
    task: TASK,
    seed: SEED,
  });
  expect(said.went.map((w: unknown[]) => w.slice(0, 3))).toEqual(
    Array.from({ length: 4 }, () => [said.hash, 1, 2]),
  );
  expect(new Set(said.went.map((w: unknown[]) => w[3])).size).toBe(1);
  expect([said.back, said.progress]).toEqual([[1, said.hash, false], 0]);
  expect(f.app.context.phones.size).toBe(0);
}, 60_000);

it('64 concurrent clients each have their own episode', async () => {
  const [sockets, steps] = [64, 3];
  const { played } = await runPython<any>(python, 'openenv/many.py', {
    url: `http://${url}`,
    task: TASK,
    steps,
    sockets,
  });
  expect(new Set(played.map((p: { episode: string }) => p.episode)).size).toBe(sockets);
  expect(new Map(played.map((p: { seed: number; hash: string }) => [p.hash, p.seed])).size).toBe(8);
  expect(played.map((p: { end: unknown }) => p.end)).toEqual(played.map(() => [true, 'failure', steps + 1]));
  expect(f.app.context.phones.size).toBe(0);
}, 120_000);

it('OpenEnv’s MCP client gets tools for the episode of its socket', async () => {
  const said = await runPython<any>(python, 'openenv/tools.py', {
    url: `http://${url}/envs/phone`,
    task: TASK,
  });
  expect(said).toMatchObject({
    opened: 'Opened notes.',
    missed: true,
    done: 'Declared done. The episode has ended.',
    steps: 3,
  });
  expect(said.tools).toContain('mobile_take_screenshot');
  expect(f.app.context.phones.size).toBe(0);
}, 120_000);
