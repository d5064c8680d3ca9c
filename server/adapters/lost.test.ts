import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fixture, rule, type Fixture } from '../testing/fake.ts';

const TASK = 'notes/create-note';
const tap = rule('notes', 'create', { kind: 'plain' }) as { element: string };
const CLICK = 'mobile_click_on_screen_at_coordinates';
let f: Fixture;
let serial = 0;
let name: string;
beforeAll(async () => {
  f = await fixture({ stepCacheBytes: 0, maxPhones: 3 });
});
beforeEach(() => {
  name = `session-${++serial}`;
});
afterAll(() => f.close());

const lose = () => {
  f.pool.faults = ['lost', 'lost'];
};

it('a call of ORS that infrastructure lost is an error of the stream, and no reward of 0', async () => {
  const sid = { 'x-session-id': name };
  await f.post('/create', { task_spec: { task_id: TASK, seed: 1 } }, sid);
  const call = () => f.post('/call', { name: CLICK, input: { ref: tap.element } }, sid);
  expect((await call()).text).toMatch(/event: end\ndata: {"ok":true,.*"reward":-?[\d.]+,"finished":false/);
  lose();
  const { text } = await call();
  expect(text).toContain('event: error\ndata: RENDERER_LOST');
  expect(text).not.toContain('reward');
  expect((await call()).text).toContain('"reason":"episode_finished"');
  expect((await f.post('/delete', {}, sid)).body.status).toBe('closed');
  expect((await f.post('/phone/call', { name: CLICK, input: {} }, sid)).status).toBe(410);
  expect((await f.get('/phone/prompt', { 'x-session-id': 'nobody' })).body.error.code).toBe(
    'SESSION_NOT_FOUND',
  );
  expect((await f.get('/phone/prompt')).body.error.message).toContain('X-Session-ID');
});

it('what a rollout of NeMo Gym lost is masked, and has no reward', async () => {
  const row = { task_id: TASK, seed: 1, session_id: name };
  const seeded = await f.post('/seed_session', row);
  const cookie = String(seeded.headers['set-cookie']).split(';')[0]!;
  lose();
  const lost = await f.post(`/${CLICK}`, { ref: tap.element }, { cookie });
  expect([lost.status, lost.body.error.code, lost.headers['set-cookie']]).toEqual([
    503,
    'RENDERER_LOST',
    seeded.headers['set-cookie'],
  ]);
  const { body } = await f.post('/verify', { ...row, response: {} }, { cookie });
  expect(body).toMatchObject({
    ...row,
    reward: null,
    mask_sample: true,
    failure_kind: 'environment_server_failed',
    failure_reason: expect.stringContaining('RENDERER_LOST'),
    outcome: 'infra_error',
  });
  const metrics = await f.post('/aggregate_metrics', { verify_responses: [body] });
  expect(metrics.body).toEqual({
    group_level_metrics: [],
    agent_metrics: { masked: 1, rollouts: 1 },
    key_metrics: { masked: 1 },
  });
  expect((await f.post('/close_session', { session_id: name })).body.status).toBe('closed');
});

it('cua-lite is told when to come back to a full server, and what infrastructure lost is an error', async () => {
  const reset = (id: string) => f.post('/cua-lite/reset', { task_id: TASK, seed: 1, instance_id: id });
  const ids = [1, 2, 3].map(n => `${name}-${n}`);
  for (const id of ids) expect((await reset(id)).status).toBe(200);
  const full = await reset(`${name}-4`);
  expect([full.status, full.body.error.code, Number(full.headers['retry-after'])]).toEqual([
    503,
    'CAPACITY_REACHED',
    expect.any(Number),
  ]);
  lose();
  const actions = [{ name: 'tap', arguments: { coordinate: [1, 1] } }];
  const lost = await f.post('/cua-lite/step', { instance_id: ids[0], actions });
  expect([lost.status, lost.body.error.code]).toEqual([503, 'RENDERER_LOST']);
  for (const id of ids) await f.post('/cua-lite/close', { instance_id: id });
  expect(f.app.context.phones.size).toBe(0);
});
