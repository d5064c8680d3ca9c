// Over 300 lines: one test for each message of OpenEnv's socket and each way in which it can close.
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { AppOptions } from '../../app.ts';
import { registry } from '../../episodes/tasks.ts';
import { ApiError } from '../../errors.ts';
import { fixture, rule, type Fixture } from '../../testing/fake.ts';
import { Live } from '../../testing/live.ts';

const BLIND = { screenshot: false, elements: false };
const TASK = { task_id: 'notes/create-note', seed: 3 };
const create = rule('notes', 'create', { kind: 'plain' });

let f: Fixture;
let base: string;
/** What waits for a timer, to be let off by hand. */
let late: Set<() => void>;
const open = async (options: Partial<AppOptions> = {}) => {
  late = new Set();
  f = await fixture({
    stepCacheBytes: 0,
    ...options,
    sessions: {
      after: (_ms, run) => {
        late.add(run);
        return () => late.delete(run);
      },
      ...options.sessions,
    },
  });
  await f.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  base = `ws://127.0.0.1:${(f.app.fastify.server.address() as AddressInfo).port}`;
};
afterEach(() => f.close());

/** A client that asks and is answered. */
class Client extends Live {
  constructor(path = '/ws', options: object = {}) {
    super(`${base}${path}`, options);
  }
  async ask(type: string, data?: unknown): Promise<any> {
    if (this.socket.readyState === this.socket.CONNECTING)
      await new Promise(resolve => this.socket.once('open', resolve));
    this.send({ type, ...(data === undefined ? {} : { data }) });
    const answer = await this.next();
    return answer.type === 'error' ? answer : answer.data;
  }
  reset = (data: object = {}) => this.ask('reset', { observe: BLIND, ...data });
  step = (action: object) => this.ask('step', action);
  async die(): Promise<void> {
    this.socket.terminate();
    await this.closed;
  }
}
const phones = () => f.app.context.phones.size;
/** Pages wait from here on, until the function that it gives is called. */
function hold(): () => void {
  let open = () => {};
  f.pool.gate = new Promise(resolve => {
    open = resolve;
  });
  return () => open();
}
const under = (count: number) => expect.poll(() => f.app.context.inFlight.open, { interval: 1 }).toBe(count);
/** The socket's end has reached the server. */
const waiting = (count: number) => expect.poll(() => late.size, { interval: 1 }).toBe(count);

it('sets what the phone speaks, apart from the goal and without one', async () => {
  await open();
  const client = new Client();
  const language = async () =>
    (await f.get(`/v1/phones/${f.app.context.phones.list()[0]!.id}/state?path=/os/settings/language`)).text;
  await client.reset({ ...TASK, phone_language: 'zh' });
  expect(await language()).toBe('"zh"');
  await client.reset({ seed: 7, language: 'es', phone_language: 'zh' });
  expect(await language()).toBe('"zh"');
  await client.reset({ seed: 7, language: 'es' });
  expect(await language()).toBe('"es"');
});

it('plays an episode: reset, steps with rewards and their components, state, verdict, end', async () => {
  await open();
  const client = new Client();
  expect(await client.ask('state')).toEqual({ episode_id: null, step_count: 0 });
  const first = await client.reset({
    ...TASK,
    episode_id: 'mine',
    prompt: 'a column of the data set',
    language: null,
  });
  expect(first).toMatchObject({
    reward: null,
    done: false,
    observation: {
      goal: expect.any(String),
      budget: expect.any(Number),
      steps: 0,
      last_action_error: null,
      truncated: false,
      info: {
        components: {},
        task_id: TASK.task_id,
        seed: 3,
        episode_id: 'mine',
        state_hash: f.app.context.phones.list()[0]!.stateHash,
        ignored: ['prompt'],
      },
    },
  });
  expect(first.observation.screenshot).toBeUndefined();
  const { params, id } = await (async () => {
    const [episode] = f.app.context.episodes.list();
    return { params: episode!.instance.params as { title: string; body: string }, id: episode!.phone.id };
  })();
  expect(await client.step(create)).toMatchObject({
    done: false,
    observation: { steps: 1, last_action_error: null },
  });
  const notes = (await f.get(`/v1/phones/${id}/state?path=/apps/notes/notes`)).body as Record<
    string,
    { title: string; body: string }
  >;
  const note = Object.keys(notes).find(key => notes[key]!.title === '' && notes[key]!.body === '');
  // A typed client of OpenEnv sends all fields of its one action class.
  const wrote = await client.step({
    ...rule('notes', 'edit', { note, ...params }),
    x: null,
    y: null,
    metadata: {},
    observe: { screenshot: false, elements: true },
    format: { ok: true },
  });
  expect(wrote).toMatchObject({
    reward: 1,
    done: false,
    observation: { elements: expect.any(Array), info: { components: { progress: 1 } } },
  });
  expect(await client.ask('state')).toMatchObject({
    episode_id: 'mine',
    step_count: 2,
    task_id: TASK.task_id,
    done: false,
    outcome: null,
  });
  expect(await client.ask('observe', {})).toMatchObject({
    reward: null,
    observation: { steps: 2, info: { last_step: { step: 2, reward: 1 } } },
  });
  expect(await client.step({ type: 'done' })).toMatchObject({
    reward: 1,
    done: true,
    observation: { truncated: false, outcome: 'success' },
  });
  expect(await client.ask('verdict', {})).toMatchObject({
    success: true,
    outcome: 'success',
    sideEffects: [],
  });
  expect((await client.step(create)).data).toMatchObject({
    code: 'EXECUTION_ERROR',
    reason: 'EPISODE_ENDED',
  });
  client.send({ type: 'close' });
  expect([await client.closed, phones()]).toEqual([1000, 0]);
});

it('plays a phone without a task: no goal, null rewards, and an end by done or by the budget', async () => {
  await open();
  const client = new Client('/envs/phone/ws');
  expect(await client.reset({ seed: 7, budget: 2 })).toMatchObject({
    reward: null,
    done: false,
    observation: { goal: null, budget: 2, info: { task_id: null, seed: 7 } },
  });
  expect((await f.get(`/v1/phones/${f.app.context.phones.list()[0]!.id}/state?path=/random/seed`)).text).toBe(
    '7',
  );
  expect(await client.step(create)).toMatchObject({ reward: null, done: false });
  expect((await client.ask('verdict')).data).toMatchObject({ code: 'EXECUTION_ERROR' });
  expect(await client.step(create)).toMatchObject({
    reward: null,
    done: true,
    observation: { truncated: true },
  });
  expect((await client.step(create)).data.reason).toBe('EPISODE_ENDED');
  expect(await client.reset({ prompt: 'x', reward: 'sparse', phrasing: 2 })).toMatchObject({
    observation: { info: { ignored: ['prompt', 'phrasing', 'reward'] } },
  });
  expect([phones(), await client.step({ type: 'done' })]).toMatchObject([
    1,
    { done: true, observation: { truncated: false } },
  ]);
});

it('output that is no action changes nothing, costs a step of the budget, and gets the reason', async () => {
  await open();
  const client = new Client();
  const first = await client.reset({ ...TASK, budget: 3, reward: 'format' });
  const bad = await client.step({ type: 'fly' });
  expect(bad).toMatchObject({
    reward: 0,
    done: false,
    observation: {
      steps: 1,
      clock: first.observation.clock,
      last_action_error: expect.stringContaining('INVALID_ACTION: Unknown action "fly"'),
      info: { state_hash: first.observation.info.state_hash, components: { format: 0 } },
    },
  });
  expect(await client.step({ type: 'tap', x: 5_000, y: 1 })).toMatchObject({
    done: false,
    observation: { steps: 2, last_action_error: expect.stringContaining('outside the screen') },
  });
  // One of three steps had its form: 2 × 1/3 − 1 for the mean, 1 for this step.
  const last = await client.step({ type: 'tap', element: 'gone' });
  expect(last).toMatchObject({
    done: true,
    observation: {
      steps: 3,
      truncated: true,
      outcome: 'truncated',
      last_action_error: 'ELEMENT_NOT_FOUND: nothing',
    },
  });
  expect(last.reward).toBeCloseTo(1 - 1 / 3, 12);
  await client.reset({ budget: 1 });
  expect(await client.step({ no: 'type' })).toMatchObject({ done: true, observation: { truncated: true } });
});

it('errors have a code, and the session goes on', async () => {
  await open();
  const client = new Client();
  const code = async (type: string, data?: unknown) => (await client.ask(type, data)).data;
  expect((await code('step', create)).code).toBe('SESSION_ERROR');
  await client.reset(TASK);
  client.send('{');
  expect((await client.next()).data.code).toBe('INVALID_JSON');
  client.send('7');
  expect((await client.next()).data.code).toBe('VALIDATION_ERROR');
  expect((await code('fly')).code).toBe('UNKNOWN_TYPE');
  client.send(`{"type":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
  expect((await client.next()).data.code).toBe('UNKNOWN_TYPE');
  expect(await code('reset', { seed: -1 })).toMatchObject({
    code: 'VALIDATION_ERROR',
    errors: [{ path: '/seed' }],
  });
  expect(await code('reset', { task_id: 'notes/none' })).toMatchObject({
    code: 'VALIDATION_ERROR',
    reason: 'TASK_NOT_FOUND',
  });
  expect(await code('reset', { ...TASK, reward: 'none' })).toMatchObject({
    code: 'VALIDATION_ERROR',
    reason: 'INVALID_REWARD',
  });
  expect(await code('reset', { ...TASK, language: 'fr' })).toMatchObject({ code: 'VALIDATION_ERROR' });
  expect((await code('reset', { resume: 'none' })).code).toBe('SESSION_ERROR');
  expect((await code('step', 'tap')).code).toBe('VALIDATION_ERROR');
  expect((await code('step')).code).toBe('VALIDATION_ERROR');
  expect((await code('step', { ...create, observe: { screenshot: 'gif' } })).code).toBe('VALIDATION_ERROR');
  expect((await code('fork', { count: 0 })).code).toBe('VALIDATION_ERROR');
  expect(await client.ask('state')).toMatchObject({ step_count: 0, task_id: TASK.task_id });
  f.pool.faults = ['lost', 'lost'];
  expect(await code('step', create)).toMatchObject({ code: 'EXECUTION_ERROR', reason: 'RENDERER_LOST' });
  expect(await client.ask('observe')).toMatchObject({
    reward: null,
    done: true,
    observation: { outcome: 'infra_error' },
  });
  f.app.context.phones.remove(f.app.context.phones.list()[0]!.id);
  expect(await code('observe')).toMatchObject({
    code: 'SESSION_ERROR',
    message: expect.stringContaining('deleted'),
  });
  await client.reset();
  expect(phones()).toBe(1);
});

it('a reset that fails is a FACTORY_ERROR, and the session before it goes on', async () => {
  await open({
    tasks: {
      ...registry,
      instantiate: async (id, seed, options) => {
        if (seed === 13) throw new ApiError('SETUP_FAILED', 'no parameters fit');
        return registry.instantiate(id, seed, options);
      },
    },
  });
  const client = new Client();
  await client.reset(TASK);
  expect((await client.reset({ ...TASK, seed: 13 })).data).toMatchObject({
    code: 'FACTORY_ERROR',
    reason: 'SETUP_FAILED',
    message: 'no parameters fit',
  });
  f.pool.faults = ['lost', 'lost'];
  expect((await client.ask('reset', { ...TASK, observe: { screenshot: 'png' } })).data).toMatchObject({
    code: 'EXECUTION_ERROR',
    reason: 'RENDERER_LOST',
  });
  expect([phones(), (await client.step(create)).observation.steps]).toEqual([1, 1]);
});

it('a reset may name its task by split and index', async () => {
  await open();
  const client = new Client();
  const { task } = (await f.post('/phone/task', { split: 'train', index: 5 })).body;
  expect((await client.reset({ split: 'train', index: 5 })).observation.info.task_id).toBe(task.task_id);
  expect((await client.ask('reset', { split: 'train' })).data.code).toBe('VALIDATION_ERROR');
});

it('a session without a socket can be resumed by its token, and is deleted after a time', async () => {
  await open();
  const one = new Client();
  const {
    observation: {
      info: { resume },
    },
  } = await one.reset({ ...TASK, episode_id: 'mine' });
  await one.step(create);
  await one.die();
  await waiting(1);
  expect(phones()).toBe(1);
  const two = new Client();
  expect(await two.reset({ resume })).toMatchObject({
    reward: null,
    done: false,
    observation: { steps: 1, info: { episode_id: 'mine', resume, last_step: { step: 1 } } },
  });
  expect(late.size).toBe(0);
  expect((await two.step(create)).observation.steps).toBe(2);
  // Whoever has the token has the session: a socket that only seems alive loses it.
  const three = new Client();
  expect((await three.reset({ resume })).observation.steps).toBe(2);
  expect(await two.closed).toBe(1000);
  expect((await three.step(create)).observation.steps).toBe(3);
  await three.die();
  await waiting(1);
  for (const run of late) run();
  expect(phones()).toBe(0);
  expect((await new Client().reset({ resume })).data.code).toBe('SESSION_ERROR');
});

it('the next reset ends a session, and a step that was under way when its socket died counts', async () => {
  await open();
  const client = new Client();
  const {
    observation: {
      info: { resume },
    },
  } = await client.reset(TASK);
  const go = hold();
  client.send({ type: 'step', data: create });
  client.send({ type: 'step', data: create });
  await under(2);
  await client.die();
  await waiting(1);
  go();
  await under(0);
  const next = new Client();
  // The second was never begun: nobody was there to have its answer.
  expect((await next.reset({ resume })).observation).toMatchObject({
    steps: 1,
    info: { last_step: { step: 1 } },
  });
  await next.reset(TASK);
  await next.reset({});
  expect(phones()).toBe(1);
});

it('a client that resumes a session waits for the step under way, also if the solver runs before it', async () => {
  for (const reward of ['dense', 'action-level']) {
    await open();
    const client = new Client();
    const {
      observation: {
        info: { resume },
      },
    } = await client.reset({ ...TASK, reward });
    const go = hold();
    client.send({ type: 'step', data: create });
    await under(1);
    await client.die();
    await waiting(1);
    const next = new Client();
    const resumed = next.reset({ resume });
    await under(2);
    go();
    expect((await resumed).observation).toMatchObject({ steps: 1, info: { last_step: { step: 1 } } });
    expect((await next.step(create)).observation.steps).toBe(2);
    if (reward === 'dense') await f.close();
  }
});

it('an action that is nested too deep is refused like any other malformed one', async () => {
  await open();
  const client = new Client();
  await client.reset(TASK);
  client.socket.send(
    `{"type":"step","data":{"type":"answer","fields":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}}`,
  );
  expect((await client.next()).data).toMatchObject({
    done: false,
    reward: expect.any(Number),
    observation: { steps: 1, last_action_error: expect.stringContaining('INVALID_ACTION') },
  });
});

it('list_tools and call_tool run the tools, and a call that is a step has its reward', async () => {
  await open();
  const client = new Client();
  const {
    observation: { tools },
  } = await client.step({ type: 'list_tools', metadata: {} });
  expect(tools.find((tool: { name: string }) => tool.name === 'mobile_launch_app')).toEqual({
    name: 'mobile_launch_app',
    description: expect.any(String),
    input_schema: expect.objectContaining({ type: 'object' }),
  });
  await client.reset({ ...TASK, budget: 6 });
  const call = (tool_name: string, args: object = {}, more: object = {}) =>
    client.step({ type: 'call_tool', tool_name, arguments: args, metadata: {}, ...more });
  expect((await client.step({ type: 'list_tools' })).observation).toMatchObject({
    steps: 0,
    tools: expect.arrayContaining([expect.objectContaining({ name: 'done' })]),
  });
  const opened = await call('mobile_launch_app', { packageName: 'notes' });
  expect(opened).toMatchObject({
    reward: 0,
    done: false,
    observation: {
      tool_name: 'mobile_launch_app',
      result: { content: [{ text: 'Opened notes.' }] },
      last_action_error: null,
      steps: 1,
      info: { components: { progress: 0 }, resume: expect.any(String) },
    },
  });
  expect([opened.observation.error, opened.observation.info.last_step, opened.observation.elements]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  // Looking is no step, and has no reward.
  expect(await call('mobile_get_screen_size')).toMatchObject({
    reward: null,
    observation: { steps: 1, result: { content: [{ text: 'The screen is 1080x2400 pixels.' }] } },
  });
  expect(
    await call(
      'mobile_press_button',
      { button: 'TURBO' },
      { observe: { screenshot: false, elements: true } },
    ),
  ).toMatchObject({
    reward: 0,
    observation: {
      steps: 2,
      elements: expect.any(Array),
      result: { isError: true },
      last_action_error: expect.stringContaining('No button TURBO'),
    },
  });
  expect((await call('fly')).observation).toMatchObject({
    steps: 3,
    last_action_error: 'There is no tool fly.',
  });
  expect((await client.step({ type: 'call_tool', arguments: {} })).observation).toMatchObject({
    steps: 4,
    last_action_error: expect.stringContaining('INVALID_ACTION'),
  });
  expect(await call('done')).toMatchObject({
    reward: -0.5,
    done: true,
    observation: { outcome: 'failure', steps: 5, info: { components: { falseDone: expect.any(Number) } } },
  });
  expect((await call('mobile_launch_app', { packageName: 'notes' })).data).toMatchObject({
    code: 'EXECUTION_ERROR',
    reason: 'EPISODE_ENDED',
  });
});

it('forks continue from the same step on the socket that resumes them; others are deleted after a time', async () => {
  await open();
  const client = new Client();
  await client.reset(TASK);
  const {
    observation: {
      info: { state_hash: hash },
    },
  } = await client.step(create);
  const { sessions } = await client.ask('fork', { count: 3 });
  expect([sessions.length, phones(), late.size]).toEqual([3, 4, 3]);
  const others = await Promise.all(
    sessions.slice(0, 2).map(async ({ resume, episode_id: name }: { resume: string; episode_id: string }) => {
      const other = new Client();
      expect((await other.reset({ resume, observe: BLIND })).observation).toMatchObject({
        steps: 1,
        info: { state_hash: hash, episode_id: name, task_id: TASK.task_id },
      });
      return other;
    }),
  );
  const [a, b] = await Promise.all(others.map(other => other.step(create)));
  expect(a.observation.info.state_hash).toBe(b.observation.info.state_hash);
  expect((await client.ask('observe')).observation.info.state_hash).toBe(hash);
  expect(late.size).toBe(1);
  for (const run of late) run();
  expect(phones()).toBe(3);
  const reseeded = (await client.ask('fork', { count: 2, reseed: true })).sessions;
  expect(
    new Set(
      f.app.context.phones
        .list()
        .slice(-2)
        .map(p => p.now.random.seed),
    ).size,
  ).toBe(reseeded.length);
});

it('capacity follows the limits of sessions and phones, and a refused reset leaves nothing behind', async () => {
  await open({ maxPhones: 4, sessions: { maxSessions: 3 } });
  const [one, two, three, four] = [new Client(), new Client(), new Client(), new Client()];
  for (const client of [one, two, three]) await client.reset();
  expect((await four.reset()).data).toMatchObject({
    code: 'CAPACITY_REACHED',
    active_sessions: 3,
    max_sessions: 3,
  });
  expect((await one.ask('fork')).data.code).toBe('CAPACITY_REACHED');
  // One’s own session makes room for its next.
  expect((await one.reset(TASK)).done).toBe(false);
  two.send({ type: 'close' });
  await two.closed;
  await f.phone();
  await f.phone();
  expect(phones()).toBe(4);
  expect((await four.reset()).data).toMatchObject({
    code: 'CAPACITY_REACHED',
    active_sessions: 2,
    max_sessions: 2,
  });
  expect((await one.reset()).done).toBe(false);
  expect(phones()).toBe(4);
});

it('a hundred sockets that open and die leave nothing behind', async () => {
  await open();
  const left = await f.phone();
  await Promise.all(
    Array.from({ length: 100 }, async (_, i) => {
      const client = new Client();
      await client.reset(i % 2 ? TASK : {});
      if (i % 3 === 0) await client.ask('fork', { count: 2 });
      // Some die in the middle of a step, some of a reset, some say goodbye.
      if (i % 4 === 1) client.send({ type: 'step', data: create });
      if (i % 4 === 2) client.send({ type: 'reset', data: TASK });
      if (i % 4 === 3) {
        client.send({ type: 'close' });
        await client.closed;
      } else await client.die();
    }),
  );
  await under(0);
  await expect
    .poll(
      () => {
        for (const run of late) run();
        return phones();
      },
      { interval: 1 },
    )
    .toBe(1);
  expect([late.size, f.app.context.episodes.size, left]).toEqual([
    0,
    0,
    `/v1/phones/${f.app.context.phones.list()[0]!.id}`,
  ]);
});

it('a server that stops answers accepted messages, refuses new ones, and closes its sockets', async () => {
  await open();
  const client = new Client();
  await client.reset(TASK);
  const go = hold();
  client.send({ type: 'step', data: create });
  await under(1);
  f.app.context.inFlight.draining = true;
  client.send({ type: 'state' });
  expect((await client.next()).data).toMatchObject({ code: 'SESSION_ERROR', reason: 'DRAINING' });
  go();
  expect((await client.next()).data.observation.steps).toBe(1);
  await f.close();
  expect(await client.closed).toBe(1001);
});

it('with --token, the socket and the HTTP calls need the operator’s token', async () => {
  await open({ token: 'secret' });
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const refused = await Promise.all([{}, bearer('wrong')].map(options => new Client('/ws', options).closed));
  expect(refused).toEqual([1006, 1006]);
  const client = new Client('/envs/phone/ws', bearer('secret'));
  expect((await client.reset(TASK)).done).toBe(false);
  const { episodes } = f.app.context;
  const agent = episodes.tokenOf(episodes.list()[0]!)!;
  expect(await new Client('/ws', bearer(agent)).closed).toBe(1006);
  expect([
    (await f.get('/schema')).status,
    (await f.post('/reset', {})).status,
    (await f.get('/envs/phone/health')).status,
  ]).toEqual([401, 401, 200]);
});

it('a session created by HTTP for tools waits for its socket, has only one, and ends with it', async () => {
  await open();
  const rpc = async (method: string, params: object = {}) =>
    (await f.post('/mcp', { jsonrpc: '2.0', id: 1, method, params })).body;
  const open_ = (id: string) =>
    rpc('tools/call', { session_id: id, name: 'mobile_launch_app', arguments: { packageName: 'notes' } });
  const { session_id: id } = (await rpc('openenv/session/create')).result;
  expect((await open_(id)).result).toMatchObject({ isError: true });
  const client = new Client(`/envs/phone/ws?session_id=${id}`);
  await client.reset(TASK);
  expect((await open_(id)).result.content[0].text).toBe('Opened notes.');
  expect((await new Client(`/ws?session_id=${id}`).next()).data).toMatchObject({
    code: 'SESSION_ERROR',
    message: expect.stringContaining('already'),
  });
  expect((await new Client('/ws?session_id=none').next()).data.code).toBe('SESSION_ERROR');
  // Its socket may die and come again: what it played goes on.
  await client.die();
  await waiting(2);
  const again = new Client(`/ws?session_id=${id}`);
  expect(await again.ask('state')).toMatchObject({ step_count: 1 });
  expect((await rpc('openenv/session/close', { session_id: id })).result).toEqual({
    session_id: id,
    closed: true,
    status: 'closed',
  });
  expect([phones(), (await open_(id)).error.code, (await rpc('openenv/session/none')).error.code]).toEqual([
    0, -32602, -32602,
  ]);
  await again.die();
  await rpc('openenv/session/create');
  expect(late.size).toBe(1);
  for (const run of late) run();
  expect(late.size).toBe(0);
});

it('reads at most a thousand messages ahead from a client, and answers all of them', async () => {
  await open();
  const client = new Client();
  await client.reset(TASK);
  const go = hold();
  client.send({ type: 'step', data: create });
  for (let i = 0; i < 5_000; i++) client.send({ type: 'state', data: 'x'.repeat(1_000) });
  await expect.poll(() => f.app.context.inFlight.open, { interval: 1 }).toBeGreaterThan(1_000);
  const [server] = f.app.fastify.websocketServer.clients;
  await expect.poll(() => server!.isPaused, { interval: 1 }).toBe(true);
  // Turns in which more would be read.
  for (let i = 0; i < 20; i++) await f.get('/health');
  expect(f.app.context.inFlight.open).toBeLessThan(2_000);
  go();
  expect((await client.next()).type).toBe('observation');
  for (let i = 0; i < 5_000; i++) expect((await client.next()).data.step_count).toBe(1);
  expect(f.app.context.inFlight.open).toBe(0);
});

it('drops the waiting messages of a client that leaves too much unread', async () => {
  await open();
  const client = new Client();
  const {
    observation: {
      info: { resume },
    },
  } = await client.reset(TASK);
  client.socket.pause();
  const go = hold();
  client.send({ type: 'step', data: create });
  client.send({ type: 'step', data: create });
  await under(2);
  const [server] = f.app.fastify.websocketServer.clients;
  Object.defineProperty(server, 'bufferedAmount', { get: () => 2 ** 30 });
  go();
  await under(0);
  expect(await new Client().reset({ resume })).toMatchObject({ observation: { steps: 1 } });
});

it('as many sessions may wait for a socket as there may be sessions', async () => {
  await open({ sessions: { maxSessions: 2 } });
  const make = async () =>
    (await f.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'openenv/session/create', params: {} })).body;
  const [first] = [await make(), await make()];
  expect((await make()).error.message).toMatch(/at most 2/);
  await f.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'openenv/session/close', params: first.result });
  expect((await make()).result).toBeDefined();
});

it('/metrics counts sessions, and those without a client', async () => {
  await open();
  const sessionMetrics = async () =>
    [...(await f.get('/metrics')).text.matchAll(/^tapworld_(sessions\w*) (\d+)$/gm)].map(
      ([, name, n]) => `${name} ${n}`,
    );
  expect(await sessionMetrics()).toEqual(['sessions 0', 'sessions_left 0']);
  const [client, other] = [new Client(), new Client()];
  await client.reset();
  await other.reset();
  await client.ask('fork', { count: 2 });
  expect(await sessionMetrics()).toEqual(['sessions 4', 'sessions_left 2']);
  await other.die();
  await waiting(3);
  expect(await sessionMetrics()).toEqual(['sessions 4', 'sessions_left 3']);
});

it('a reset by the name of a session takes it up where it is, and the socket before loses it', async () => {
  await open();
  const [client, other] = [new Client(), new Client()];
  const named = { ...TASK, session: 'mine' };
  expect((await client.reset(named)).observation.info).toMatchObject({ session: 'mine', mask: 1 });
  const { reward } = await client.step(create);
  // How it is looked at is no part of the session.
  const taken = await other.reset({ ...named, observe: { screenshot: false } });
  expect(taken).toMatchObject({ observation: { steps: 1, info: { last_step: { step: 1, reward } } } });
  expect(await client.closed).toBe(1000);
  expect([taken.observation.elements !== undefined, phones()]).toEqual([true, 1]);
  expect(await other.reset({ ...named, seed: 4 })).toMatchObject({
    data: { code: 'SESSION_ERROR', reason: 'KEY_REUSED' },
  });
  const { resume } = taken.observation.info;
  expect((await other.reset({ session: 'mine', resume })).data.code).toBe('VALIDATION_ERROR');
  expect((await f.post('/reset', named)).body.error.code).toBe('INVALID_BODY');
  expect((await other.step(create)).observation.steps).toBe(2);
  // The next reset ends it, and its name with it.
  await other.reset(TASK);
  expect((await other.reset(named)).data.reason).toBe('SESSION_CLOSED');
  expect((await other.ask('close', { session: 'mine' })).status).toBe('already_closed');
  expect(phones()).toBe(1);
});
