import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Action } from '../src/protocol/action.ts';
import type { Observation } from '../src/protocol/observation.ts';
import { startServer, type RunningServer } from '../server/start.ts';
import { solver } from '../bench/agents/solver.ts';
import type { Host } from './host.ts';
import { openSecondServer } from './second-server.ts';
import { tasks } from '../bench/tasks/registry.ts';
import { Client } from '../bench/run/client.ts';
import { readLines, RunFolder } from '../bench/run/folder.ts';
import type { Result } from '../bench/run/results.ts';
import { runAll } from '../bench/run/runner.ts';
import { WireDevice } from '../bench/run/wire-device.ts';

/** Elements and the picture without loss. */
const EVERYTHING = { screenshot: 'png', elements: true } as const;
const SEED = 3;
/** Four tasks at once on three pages: phones change their renderer all the time. */
const AT_ONCE = 4;
const RENDERERS = 3;

let here: RunningServer;
let client: Client;
let there: Host;

beforeAll(async () => {
  [here, there] = await Promise.all([
    startServer({ port: 0, renderers: RENDERERS, browsers: 2, stepCacheMb: 0 }),
    openSecondServer({ renderers: 2, stepCache: 0 }),
  ]);
  client = new Client(here.url);
});

afterAll(async () => {
  client?.close();
  await Promise.all([here?.close(), there?.close()]);
});

/** What two phones have to share after each step. */
const fingerprint = (stateHash: string, { screenshot, ...observation }: Observation) => ({
  stateHash,
  picture: createHash('sha256').update(screenshot!.base64).digest('hex'),
  seen: JSON.stringify(observation),
});

/** One template in so many is played; `TAPWORLD_ALL=1` plays them all, which takes about ten minutes. */
const SAMPLE = process.env['TAPWORLD_ALL'] ? 1 : 24;

it('a sample of the solvers’ steps gives the same states, elements and picture bytes in another server process', async () => {
  const sample = [...tasks.keys()].filter((_, i) => i % SAMPLE === 0);
  const queue = [...sample];
  const played: string[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const [one, other] = [
        new WireDevice(client, { observe: EVERYTHING }),
        new WireDevice(there.client, { observe: EVERYTHING }),
      ];
      for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
        const [start, twin] = await Promise.all([one.reset(task, SEED), other.reset(task, SEED)]);
        expect(fingerprint(twin.stateHash, twin.observation), `${task}, start`).toEqual(
          fingerprint(start.stateHash, start.observation),
        );
        const player = await solver.start({
          task,
          seed: SEED,
          goal: start.goal,
          budget: start.budget,
          answerSheet: start.answerSheet,
          language: 'en',
        });
        let observation = start.observation;
        for (let over = false; !over;) {
          const action = (await player(observation)) as Action;
          const [first, second] = await Promise.all([one.step(action), other.step(action)]);
          expect(
            fingerprint(second.stateHash, second.observation),
            `${task}, ${JSON.stringify(action)}`,
          ).toEqual(fingerprint(first.stateHash, first.observation));
          expect(second.outcome).toBe(first.outcome);
          observation = first.observation;
          over = first.terminated || first.truncated;
          if (over) expect(first.outcome, task).toBe('success');
        }
        played.push(task);
      }
      await Promise.all([one.close(), other.close()]);
    }),
  );
  expect(played.sort()).toEqual(sample.sort());
}, 900_000);

it('browsers that are killed during a run of 24 episodes change no verdict', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-killed-'));
  const kills = { steps: 0, made: 0 };
  const before = here.pool.stats();
  const inFlight = new Set<Promise<unknown>>();
  let isRecovering = false;
  const kill = async () => {
    isRecovering = true;
    kills.made++;
    here.pool.killForTest(1);
    // A step that loses four browsers in a row is given up.
    await Promise.allSettled(inFlight);
    isRecovering = false;
  };
  /** A device that ends a browser now and then, while steps are in flight. */
  class Killing extends WireDevice {
    override step(...args: Parameters<WireDevice['step']>) {
      const stepping = super.step(...args);
      const ended = () => inFlight.delete(stepping);
      inFlight.add(stepping);
      stepping.then(ended, ended);
      if (++kills.steps % 15 === 0 && !isRecovering) void kill();
      return stepping;
    }
  }
  try {
    const chosen = [...tasks.keys()].sort().slice(0, 12);
    const run = RunFolder.create(join(folder, 'run'), {
      agent: 'solver',
      tasks: chosen,
      seeds: [1, 2],
      language: 'en',
      pictures: true,
    });
    await runAll(run, solver, () => new Killing(client), AT_ONCE);
    const results = readLines<Result>(readFileSync(join(folder, 'run', 'results.jsonl'), 'utf8'));
    expect(results).toHaveLength(24);
    expect(
      results
        .filter(({ outcome, verdict }) => outcome !== 'success' || !verdict?.success)
        .map(({ task, seed, error }) => [task, seed, error]),
    ).toEqual([]);
    expect(kills.made).toBeGreaterThan(5);
    const after = here.pool.stats();
    expect(after.retries).toBeGreaterThan(before.retries);
    expect(after.restarts.browsers).toBeGreaterThan(before.restarts.browsers);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 300_000);
