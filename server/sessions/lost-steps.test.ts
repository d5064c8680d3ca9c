import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FakePool } from '../testing/fake-pool.ts';
import { fixture, type Fixture } from '../testing/fake.ts';
import { Live } from '../testing/live.ts';

const TASK = { task: 'notes/create-note', seed: 3 };
/** What each fault makes of an episode. A call that loses its page twice is lost. */
const FAULTS: readonly [string, FakePool['faults'], string, string][] = [
  ['infrastructure', ['lost', 'lost'], 'RENDERER_LOST', 'infra_error'],
  ['an app', ['throws', 'throws'], 'APP_CRASHED', 'app_crashed'],
];

let f: Fixture;
beforeEach(async () => {
  f = await fixture({ stepCacheBytes: 0 });
});
afterEach(() => f.close());

const only = () => f.app.context.episodes.list()[0]!;

it.each(FAULTS)('a step of /v1 that %s broke has a reason, no reward and a mask', async (...row) => {
  const [, faults, code, outcome] = row;
  const at = `/v1/episodes/${(await f.post('/v1/episodes', TASK)).body.id}`;
  expect((await f.get(at)).body).toMatchObject({ mask: 1, failure: null });
  f.pool.faults = [...faults];
  const { body } = await f.post(`${at}/step`, { action: { type: 'wait', ms: 1 } });
  expect(body.error).toMatchObject({ code, details: { outcome, reward: null, mask: 0 } });
  const lost = { outcome, mask: 0, failure: { code, message: expect.any(String) } };
  expect((await f.get(at)).body).toMatchObject(lost);
  expect((await f.get(`${at}/verdict`)).body).toMatchObject(lost);
});

it.each(FAULTS)('a step of OpenEnv that %s broke has a reason, no reward and a mask', async (...row) => {
  const [, faults, code, outcome] = row;
  const address = await f.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const client = new Live(`${address.replace('http', 'ws')}/ws`);
  await new Promise(resolve => client.socket.once('open', resolve));
  const ask = async (type: string, data: object = {}) => {
    client.send({ type, data });
    return client.next();
  };
  const reset = { session: 'a', task_id: TASK.task, observe: { screenshot: false, elements: true } };
  const first = (await ask('reset', reset)).data;
  expect([first.observation.info.mask, first.observation.info.failure]).toEqual([1, undefined]);
  f.pool.faults = [...faults];
  expect(await ask('step', { type: 'wait', ms: 1 })).toMatchObject({
    type: 'error',
    data: { code: 'EXECUTION_ERROR', reason: code, details: { outcome, reward: null, mask: 0 } },
  });
  // A client that takes the session up by its name is told the same.
  for (const again of [await ask('observe'), await ask('reset', reset)])
    expect(again.data).toMatchObject({
      reward: null,
      done: true,
      observation: { outcome, info: { mask: 0, failure: { code } } },
    });
});

it.each(FAULTS)(
  'a tool of MCP that %s broke is an error of the call, and no word of the phone',
  async (...row) => {
    const [, faults, code, outcome] = row;
    await f.post('/v1/episodes', TASK);
    f.pool.faults = [...faults];
    const params = { name: 'mobile_launch_app', arguments: { packageName: 'notes' } };
    const { body } = await f.post(`/mcp?episode=${only().id}`, {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params,
    });
    expect([body.result, typeof body.error.code]).toEqual([undefined, 'number']);
    expect(only()).toMatchObject({ outcome, mask: 0, failure: { code } });
  },
);

it.each(FAULTS)('an instance of AndroidWorld that %s broke has no score, and a mask', async (...row) => {
  const [, faults, code, outcome] = row;
  const task = 'task_type=SystemWifiTurnOff&task_idx=0';
  await f.post(`/android-world/task/initialize?${task}`, {});
  f.pool.faults = ['none', ...faults];
  await f.post('/android-world/execute_action', { action_type: 'navigate_home' });
  expect((await f.get(`/android-world/task/score?${task}`)).body.error).toMatchObject({
    code,
    details: { outcome, score: null, mask: 0 },
  });
});

it('a step that the judge broke has no reward and is masked, also before the end', async () => {
  const at = `/v1/episodes/${(await f.post('/v1/episodes', TASK)).body.id}`;
  const episode = only();
  const judge = episode.judge.bind(episode);
  episode.judge = () => ({ ...judge(), error: { where: 'goal', message: 'broken' } });
  const step = async (action: object) => (await f.post(`${at}/step`, { action })).body;
  expect(await step({ type: 'wait', ms: 1 })).toMatchObject({ reward: null, mask: 0, terminated: false });
  expect(await step({ type: 'done' })).toMatchObject({
    reward: null,
    mask: 0,
    outcome: 'infra_error',
    failure: { code: 'JUDGE_ERROR', message: 'goal: broken' },
  });
});

it('tearing an instance of AndroidWorld down twice is told as such, until something else is played', async () => {
  const at = (path: string, type = 'SystemWifiTurnOff') =>
    f.post(`/android-world/task/${path}?task_type=${type}&task_idx=0`, {});
  await at('initialize');
  expect([(await at('tear_down')).body.session, (await at('tear_down')).body.session]).toEqual([
    'closed',
    'already_closed',
  ]);
  expect((await at('tear_down', 'SystemWifiTurnOn')).body.error.code).toBe('EPISODE_NOT_FOUND');
  await at('initialize', 'SystemWifiTurnOn');
  expect((await at('tear_down')).body.error.code).toBe('EPISODE_NOT_FOUND');
});
