import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantiate } from '../bench/tasks/registry.ts';
import { startServer, type RunningServer } from '../server/start.ts';
import { wayOf, type Step } from './adapters/way.ts';
import { findVerifiers, runPython } from './python.ts';

const TASK = 'notes/create-note';
const SEED = 3;
const HOME = fileURLToPath(new URL('../.cache/verifiers', import.meta.url));
let server: RunningServer;
let python: string;
let way: Step[];
let goal: string;

interface Played {
  rewards: Record<string, { score: number; weight: number }>;
  turns: number;
}
interface Said {
  openenv: Played & { goal: string; schema: boolean };
  nemo_gym: Played & { tools: string[]; outputs: string[]; info: { nemo_gym: Record<string, unknown> } };
}

/** Its packages take 700 MB and a minute: CI does this in a part of its own, with `TAPWORLD_ALL=1`. */
describe.runIf(process.env['TAPWORLD_ALL'])('verifiers', () => {
  beforeAll(async () => {
    python = await findVerifiers();
    mkdirSync(HOME, { recursive: true });
    // Its taskset of OpenEnv sends no token.
    server = await startServer({ port: 0, renderers: 1, browsers: 1 });
    way = await wayOf(server, TASK, SEED);
    goal = (await instantiate(TASK, SEED)).goal;
  }, 600_000);
  afterAll(() => server.close());

  it('plays episodes to success by its own tasksets openenv and nemo_gym', async () => {
    const actions = way.map(({ action }) => action);
    const calls = way.flatMap(({ tools }) => tools);
    const given = { url: server.url, task: TASK, seed: SEED, goal, home: HOME, actions, calls };
    const said = await runPython<Said>(python, 'adapters/verifiers.py', given, process.env, 570_000);
    const { openenv, nemo_gym: gym } = said;
    expect([openenv.goal, openenv.schema, openenv.turns]).toEqual([goal, true, actions.length]);
    expect(openenv.rewards['openenv_reward']!.score).toBeCloseTo(2, 9);
    // One more turn: the message without a call, at which its harness ends.
    expect(gym.turns).toBe(calls.length + 1);
    expect(gym.tools).toEqual(expect.arrayContaining(['mobile_take_screenshot', 'answer', 'done']));
    expect(gym.outputs.at(-1)).toBe('Declared done. The episode has ended.');
    expect(gym.rewards['nemo_gym']!.score).toBeCloseTo(2, 9);
    expect(gym.info.nemo_gym).toMatchObject({ outcome: 'success', success: 1, mask_sample: false });
  }, 580_000);
});
