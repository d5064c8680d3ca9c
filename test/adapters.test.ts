import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantiate } from '../bench/tasks/registry.ts';
import { startServer, type RunningServer } from '../server/start.ts';
import { wayOf, type Step } from './adapters/way.ts';
import { findPython, runPython } from './python.ts';

const TASK = 'notes/create-note';
const SEED = 3;
const TOKEN = 'secret';
let server: RunningServer;
let python: string;
let way: Step[];
let goal: string;

beforeAll(async () => {
  python = await findPython();
  server = await startServer({ port: 0, renderers: 1, browsers: 1, token: TOKEN });
  way = await wayOf(server, TASK, SEED);
  goal = (await instantiate(TASK, SEED)).goal;
}, 400_000);
afterAll(() => server.close());

const given = () => ({ url: server.url, token: TOKEN, task: TASK, seed: SEED });
const calls = () => way.flatMap(({ tools }) => tools);
const sum = (rewards: (number | null)[]) => rewards.reduce<number>((a, b) => a + (b ?? 0), 0);

describe('an episode to success on a real screen, by', () => {
  it('OpenReward’s own client', async () => {
    const said = await runPython<any>(python, 'adapters/ors.py', { ...given(), calls: calls() });
    expect(said.splits).toContain('test');
    expect([said.tasks[0] > 5, said.tasks[1], said.tasks[2]]).toEqual([true, said.tasks[0], true]);
    expect(said.tools).toEqual(expect.arrayContaining(['mobile_take_screenshot', 'answer', 'done']));
    expect(said.prompt).toEqual([['text', 'image'], expect.stringContaining(goal), 'image/jpeg']);
    expect(said.messages).toEqual(['user', ['text', 'image']]);
    expect(said.formats).toEqual(Array.from({ length: 3 }, () => said.tools.length));
    expect(said.refused).toEqual(['not_found', 'input_validation']);
    expect(said.looked).toEqual([expect.arrayContaining(['image']), null, false]);
    expect(said.end).toEqual([true, 'success', 1]);
    expect(sum(said.rewards)).toBeCloseTo(2, 9);
    expect(said.after).toBe('episode_finished');
    expect(said.closed).toContain('410');
    expect(server.context.phones.size).toBe(0);
  }, 170_000);

  it('a client of NeMo Gym’s calls', async () => {
    const said = await runPython<any>(python, 'adapters/nemo_gym.py', { ...given(), calls: calls() });
    expect(said.seeded).toMatchObject({ session_id: 'mine', goal });
    expect(said.tools).toBeGreaterThan(15);
    expect(said.unknown).toEqual([404, 1]);
    expect(said.wrong.error).toContain('Tool input validation error');
    expect(said.outputs.at(-1)).toEqual({ output: 'Declared done. The episode has ended.', done: true });
    expect(said.verified).toMatchObject({
      task_id: TASK,
      response: { id: 'r' },
      mask_sample: false,
      outcome: 'success',
      success: 1,
      progress: 1,
      reward_components: { success: 1 },
    });
    expect(said.verified.reward).toBeCloseTo(2, 9);
    expect(said.again).toEqual(said.verified);
    expect(said.closed).toEqual(['closed', 'already_closed']);
    expect(said.mcp).toEqual([true, 'Opened notes.']);
    expect(said.stopped).toEqual(['failure', 0, false, true]);
    expect(said.metrics).toMatchObject({
      key_metrics: { 'mean/success': 0.5, masked: 1 },
      group_level_metrics: [{ _ng_task_index: 0, 'mean/success': 0.5 }],
    });
    expect([said.mode, said.none]).toEqual(['unsupported', 'INVALID_BODY']);
  }, 170_000);

  it('a client of cua-lite’s calls, by coordinates', async () => {
    const batches = way.map(({ gui }) => gui);
    const url = `${server.url}/cua-lite`;
    const said = await runPython<any>(python, 'adapters/cua_lite.py', { ...given(), url, batches });
    expect(said.healthy).toEqual({ ok: true });
    expect(said.first).toEqual([goal, expect.any(Number), 'PNG']);
    expect(said.wrong).toEqual([
      [
        { index: 0, kind: 'unsupported_action', name: 'fly', call_id: 'c0' },
        { index: 1, kind: 'model_action', name: 'tap', call_id: 'c1' },
      ],
      [],
      1,
    ]);
    expect(said.end).toEqual({ terminated: true, truncated: false, action_errors: [] });
    expect(sum(said.rewards)).toBeGreaterThan(1);
    expect(said.after).toBe('EPISODE_ENDED');
    expect(said.closed).toEqual(['closed', 'already_closed']);
  }, 170_000);
});
