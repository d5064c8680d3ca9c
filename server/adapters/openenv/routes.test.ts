import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '../../episodes/tasks.ts';
import { fixture, rule, type Fixture } from '../../testing/fake.ts';

let f: Fixture;
beforeAll(async () => {
  f = await fixture({ stepCacheBytes: 0 });
});
afterAll(() => f.close());

const BLIND = { screenshot: false, elements: false };
const TASK = { task_id: 'notes/create-note', seed: 3, observe: BLIND };

it.each(['', '/envs/phone'])('%s/ tells what the environment is', async base => {
  expect((await f.get(`${base}/health`)).body).toEqual({ status: 'healthy' });
  expect((await f.get(`${base}/metadata`)).body).toMatchObject({
    name: 'phone',
    version: expect.any(String),
    description: expect.any(String),
  });
  expect((await f.get(`${base}/state`)).body).toEqual({ episode_id: null, step_count: 0 });
  const { body } = await f.get(`${base}/schema`);
  expect([Object.keys(body), body.action.anyOf.length]).toEqual([['action', 'observation', 'state'], 16]);
  expect(Object.keys(body.observation.properties)).toEqual(
    expect.arrayContaining(['screenshot', 'goal', 'last_action_error', 'truncated', 'info']),
  );
});

it.each(['', '/envs/phone'])(
  '%s/ has what OpenEnv’s validator of running environments asks for',
  async base => {
    const { body } = await f.get(`${base}/openapi.json`);
    expect([
      typeof body.info.version,
      '/reset' in body.paths,
      '/step' in body.paths,
      '/state' in body.paths,
    ]).toEqual(['string', true, true, true]);
    expect('/v1/phones' in body.paths).toBe(base === '');
    expect(await f.post(`${base}/mcp`, {})).toMatchObject({
      status: 200,
      body: { jsonrpc: '2.0', id: null, error: { code: -32600 } },
    });
  },
);

it('a reset and a step by HTTP each make an environment for themselves, and leave nothing', async () => {
  const { body: first } = await f.post('/reset', TASK);
  expect(first).toMatchObject({
    reward: null,
    done: false,
    observation: { goal: expect.any(String), info: { task_id: TASK.task_id, seed: 3 } },
  });
  expect(first.observation.info.resume).toBeUndefined();
  expect((await f.post('/envs/phone/reset')).body).toMatchObject({
    observation: { goal: null, screenshot: { mime: 'image/jpeg' } },
  });
  expect((await f.post('/step', { action: { type: 'done' }, timeout_s: 30, ...TASK })).body).toMatchObject({
    reward: -0.5,
    done: true,
    observation: { steps: 1, outcome: 'failure' },
  });
  expect(
    (await f.post('/step', { action: { ...rule('notes', 'create', { kind: 'plain' }), observe: BLIND } }))
      .body,
  ).toMatchObject({ reward: null, done: false, observation: { steps: 1 } });
  expect((await f.post('/step', { action: { type: 'fly' }, observe: BLIND })).body).toMatchObject({
    observation: { last_action_error: expect.stringContaining('INVALID_ACTION') },
  });
  const refused = await Promise.all([
    f.post('/reset', { seed: 'x' }),
    f.post('/reset', { resume: 'x' }),
    f.post('/step', { action: 7 }),
    f.post('/step', {}),
    f.post('/reset', { ...TASK, task_id: 'a/b' }),
  ]);
  expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual([
    [422, 'INVALID_BODY'],
    [422, 'INVALID_BODY'],
    [422, 'INVALID_BODY'],
    [422, 'INVALID_BODY'],
    [404, 'TASK_NOT_FOUND'],
  ]);
  expect(f.app.context.phones.size).toBe(0);
});

it('a step of /v1 says its form too', async () => {
  const { id } = (
    await f.post('/v1/episodes', { task: TASK.task_id, seed: 3, reward: 'format', observe: BLIND })
  ).body;
  const step = (format?: object) =>
    f.post(`/v1/episodes/${id}/step`, {
      action: { type: 'wait', ms: 1 },
      observe: BLIND,
      ...(format ? { format } : {}),
    });
  expect([
    (await step({ ok: false })).body.reward,
    (await step()).body.reward,
    (await step({ ok: 1 })).status,
  ]).toEqual([0, 1, 422]);
  f.app.context.episodes.remove(id);
});

it('the task API lists splits and tasks, and gives one or a slice', async () => {
  const { body: splits } = await f.get('/phone/splits');
  expect(splits).toEqual(
    expect.arrayContaining([
      { name: 'train', type: 'train' },
      { name: 'test', type: 'test' },
      { name: 'mini', type: 'validation' },
    ]),
  );
  expect((await f.get('/list_environments')).body).toEqual(['phone']);
  const ids = registry.list({ split: 'mini' }).map(t => t.id);
  const { body: all } = await f.post('/phone/tasks', { split: 'mini' });
  expect([all.env_name, all.tasks.map((t: { task_id: string }) => t.task_id)]).toEqual(['phone', ids]);
  expect((await f.post('/envs/phone/phone/num_tasks', { split: 'mini' })).body).toEqual({
    num_tasks: ids.length,
  });
  expect((await f.post('/phone/task', { split: 'mini', index: 2 })).body.task).toMatchObject({
    task_id: ids[2],
    split: 'mini',
    index: 2,
    budget: expect.any(Number),
    level: expect.any(Number),
    tags: expect.any(Array),
  });
  const slice = async (bounds: object) =>
    (await f.post('/phone/task_range', { split: 'mini', ...bounds })).body.tasks.map(
      (t: { task_id: string }) => t.task_id,
    );
  expect([
    await slice({ start: 1, stop: 3 }),
    await slice({ start: null, stop: 2 }),
    await slice({ start: -2 }),
    await slice({ start: 1_000 }),
  ]).toEqual([ids.slice(1, 3), ids.slice(0, 2), ids.slice(-2), []]);
  const wrong = await Promise.all([
    f.post('/phone/task', { split: 'mini', index: 1_000 }),
    f.post('/phone/tasks', { split: 'none' }),
    f.post('/phone/task', { split: 'mini', index: -1 }),
  ]);
  expect(wrong.map(({ status, body }) => [status, body.error.code])).toEqual([
    [404, 'TASK_NOT_FOUND'],
    [404, 'TASK_NOT_FOUND'],
    [422, 'INVALID_BODY'],
  ]);
});
