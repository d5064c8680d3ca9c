// Over 300 lines: one test for each event in the life of an episode, over HTTP.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registry, type Instance, type Task, type TaskSource } from './episodes/tasks.ts';
import { fixture, rule, type Fixture } from './testing/fake.ts';

/** A task of this file alone: its parts can be made to fail. */
const knobs = {
  judge: false,
  user: undefined as Task['spec']['user'],
  answer: undefined as unknown,
};
const tasks: TaskSource = {
  ...registry,
  async instantiate(id, seed, options): Promise<Instance> {
    const made = await registry.instantiate(id, seed, options);
    const task = {
      ...made.task,
      invariants: {
        ...made.task.invariants,
        judged: () => {
          if (knobs.judge) throw new Error('the judge is broken');
          return true;
        },
      },
      spec: { ...made.task.spec, ...(knobs.user ? { user: knobs.user } : {}) },
    } as Task;
    return { ...made, task };
  },
};

let f: Fixture;
beforeAll(async () => {
  f = await fixture({ stepCacheBytes: 0, tasks, maxPhones: 200 });
});
afterAll(() => f.close());
beforeEach(() => {
  f.pool.faults = [];
  knobs.judge = false;
  knobs.user = undefined;
});

const make = async (options: object = {}) => {
  const { status, body, text } = await f.post('/v1/episodes', {
    task: 'notes/create-note',
    seed: 3,
    ...options,
  });
  if (status !== 201) throw new Error(text);
  const at = `/v1/episodes/${body.id}`;
  const { params } = (await f.app.context.episodes.get(body.id)).instance;
  return {
    at,
    body,
    params: params as { title: string; body: string },
    agent: { authorization: `Bearer ${body.token}` },
  };
};
const step = (at: string, action: unknown, headers?: Record<string, string>) =>
  f.post(`${at}/step`, { action, observe: { screenshot: false } }, headers);
/** Does what the task asks, through the rules: the note is the only one without a title. */
async function solve({ at, params, body }: Awaited<ReturnType<typeof make>>) {
  await step(at, rule('notes', 'create', { kind: 'plain' }));
  const notes = (await f.get(`/v1/phones/${body.phone}/state?path=/apps/notes/notes`)).body as Record<
    string,
    { title: string; body: string }
  >;
  const note = Object.keys(notes).find(id => notes[id]!.title === '' && notes[id]!.body === '');
  return step(at, rule('notes', 'edit', { note, title: params.title, body: params.body }));
}

describe('an episode', () => {
  it('starts with goal, budget, token and an observation; the same seed gives the same bytes', async () => {
    const [a, b] = [await make(), await make()];
    expect(a.body).toMatchObject({
      goal: expect.stringContaining(a.params.title),
      budget: expect.any(Number),
      observation: { screenshot: { mime: 'image/jpeg' } },
    });
    expect(a.body.stateHash).toBe(b.body.stateHash);
    expect(a.body.token).not.toBe(b.body.token);
    expect(
      (await make({ language: 'zh', phrasing: 0, screen: { width: 720, height: 1600, scale: 2 } })).body.goal,
    ).toContain('笔记');
  });

  it('gives rewards step by step, and ends in success when the agent says done', async () => {
    const episode = await make();
    const { body: result } = await solve(episode);
    expect(result).toMatchObject({
      terminated: false,
      truncated: false,
      components: { progress: 1 },
    });
    expect(result.outcome).toBeUndefined();
    const { body: end } = await step(episode.at, { type: 'done' });
    expect(end).toMatchObject({
      terminated: true,
      truncated: false,
      outcome: 'success',
      reward: 1,
      components: { success: 1, falseDone: 0 },
    });
    expect((await f.get(`${episode.at}/verdict`)).body).toMatchObject({
      success: true,
      progress: 1,
      sideEffects: [],
      outcome: 'success',
    });
    expect((await f.get(episode.at)).body).toMatchObject({ steps: 3, outcome: 'success', declared: 'done' });
    expect((await f.get(`/v1/phones/${episode.body.phone}/diff?from=scenario`)).body).toMatchObject({
      sideEffects: [],
    });
  });

  it('ends in failure if the agent says done too early, and then refuses steps', async () => {
    const episode = await make();
    expect((await step(episode.at, { type: 'done' })).body).toMatchObject({
      terminated: true,
      outcome: 'failure',
      reward: -0.5,
    });
    const hash = (await f.get(episode.at)).body.stateHash;
    const again = await step(episode.at, rule('notes', 'create', { kind: 'plain' }));
    expect([again.status, again.body.error.code]).toEqual([409, 'EPISODE_ENDED']);
    expect(again.text).not.toMatch(/failure|success/);
    expect((await f.get(episode.at)).body.stateHash).toBe(hash);
    expect((await step((await make()).at, { type: 'impossible', reason: 'x' })).body.outcome).toBe('failure');
  });

  it('is truncated by its budget, of which a refused action costs nothing', async () => {
    const episode = await make({ budget: 2 });
    expect((await step(episode.at, { type: 'key', key: 'f1' })).body.error.code).toBe('INVALID_ACTION');
    expect((await step(episode.at, { type: 'wait', ms: 1 })).body).toMatchObject({
      terminated: false,
      truncated: false,
    });
    expect((await step(episode.at, { type: 'tap', element: 'gone' })).body).toMatchObject({
      terminated: false,
      truncated: true,
      outcome: 'truncated',
    });
  });

  it('runs concurrent steps one after the other, so that only one is the last', async () => {
    const episode = await make();
    const both = await Promise.all([step(episode.at, { type: 'done' }), step(episode.at, { type: 'done' })]);
    expect(both.map(b => b.status).sort()).toEqual([200, 409]);
  });

  it('lists side effects against the no-op baseline', async () => {
    const { at, body } = await make();
    await f.patch(`/v1/phones/${body.phone}/state`, [
      { op: 'replace', path: '/device/volume/media', value: 0 },
    ]);
    await step(at, { type: 'wait', ms: 7_200_000 });
    const verdict = (await f.get(`${at}/verdict`)).body;
    expect(verdict.sideEffects).toMatchObject([{ path: '/device/volume/media', now: 0 }]);
    expect((await f.get(`/v1/phones/${body.phone}/diff`)).body.sideEffects).toEqual(verdict.sideEffects);
  });

  it('is judged correctly if the clock is set back', async () => {
    const { at, body } = await make();
    const snapshot = (await f.get(`/v1/phones/${body.phone}/snapshot`)).body;
    await step(at, { type: 'wait', ms: 86_400_000 });
    await f.put(`/v1/phones/${body.phone}/snapshot`, snapshot);
    expect((await f.get(`${at}/verdict`)).body).toMatchObject({ sideEffects: [], progress: 0 });
  });

  it('gets the user’s answer by the task’s rule or a default, and keeps the conversation', async () => {
    knobs.user = {
      which: { about: { en: ['which'], zh: ['哪'] }, says: { en: 'The first.', zh: '第一个。' } },
    };
    const { at, body } = await make();
    const { body: reply } = await step(at, { type: 'ask_user', question: 'Which one?' });
    expect(reply.observation.messages).toEqual([
      { from: 'agent', text: 'Which one?' },
      { from: 'user', text: 'The first.' },
    ]);
    expect(reply.stateHash).toBe(body.stateHash);
    expect((await step(at, { type: 'wait', ms: 0 })).body.observation.messages).toHaveLength(2);
    const says = () => {
      throw new Error('no');
    };
    knobs.user = { all: { about: { en: ['x'], zh: ['x'] }, says: { en: says, zh: says } } };
    const other = await make();
    expect(
      (await step(other.at, { type: 'ask_user', question: 'x' })).body.observation.messages[1].text,
    ).toMatch(/nothing to add/);
  });

  it('names in its verdict what the verdict depends on, as the server does', async () => {
    const { at } = await make();
    const { versions } = (await f.get(`${at}/verdict`)).body;
    const { status, body } = await f.get('/v1/versions');
    expect(status).toBe(200);
    const { commit, ...four } = body;
    expect(Object.keys(four).sort()).toEqual(['harness', 'simulator', 'tasks', 'world']);
    expect(versions).toEqual(four);
    expect(commit === null || /^[0-9a-f]{40}$/.test(commit.id)).toBe(true);
  });

  it('counts questions, and those that are needless', async () => {
    const { at } = await make();
    await step(at, { type: 'ask_user', question: 'Which title?' });
    expect((await f.get(`${at}/verdict`)).body.questions).toEqual({ asked: 1, needless: 1 });
    knobs.user = {
      which: { about: { en: ['which'], zh: ['哪'] }, says: { en: 'The first.', zh: '第一个。' } },
    };
    const asking = await make();
    await step(asking.at, { type: 'ask_user', question: 'Which one?' });
    expect((await f.get(asking.at)).body.questions).toEqual({ asked: 1, needless: 0 });
    const { episodes } = (await f.post(`${asking.at}/fork`, { count: 1 })).body;
    const fork = `/v1/episodes/${episodes[0].id}`;
    const again = await step(fork, { type: 'ask_user', question: 'And which one was it?' });
    expect(again.body.observation.messages.at(-1).text).toBe('The first.');
    expect((await f.get(fork)).body.questions).toEqual({ asked: 2, needless: 1 });
    expect((await f.get(asking.at)).body.questions).toEqual({ asked: 1, needless: 0 });
  });

  it('takes answers through the answers app: the last one counts, and the clock stands still', async () => {
    const id = [...registry.list()].find(t => t.kind === 'query')!.id;
    const { at, body } = await make({ task: id });
    const key = f.app.context.episodes.get(body.id).instance.task.answer!.key({
      was: f.app.context.episodes.get(body.id).instance.start,
      p: f.app.context.episodes.get(body.id).instance.params,
    });
    const right = Object.fromEntries(
      Object.entries(key).map(([field, k]) => [field, typeof k === 'object' && 'value' in k ? k.value : k]),
    );
    expect((await step(at, { type: 'answer', fields: { none: 1 } })).body.observation.lastError.code).toBe(
      'INVALID_ANSWER',
    );
    const reply = await step(at, { type: 'answer', fields: right });
    expect(reply.body.observation).not.toHaveProperty('lastError');
    expect(reply.body.observation.clock).toBe(body.observation.clock);
    expect((await step(at, { type: 'done' })).body.outcome).toBe('success');
  });

  it('forks at any step; each fork has its own token, rewards and budget', async () => {
    const episode = await make();
    await step(episode.at, { type: 'wait', ms: 5 });
    const { body } = await f.post(`${episode.at}/fork`, { count: 2 });
    expect(new Set([episode.body.token, ...body.episodes.map((e: { token: string }) => e.token)]).size).toBe(
      3,
    );
    const copy = `/v1/episodes/${body.episodes[0].id}`;
    expect((await f.get(copy)).body).toMatchObject({
      steps: 1,
      outcome: null,
      stateHash: (await f.get(episode.at)).body.stateHash,
    });
    await step(copy, { type: 'done' });
    expect((await f.get(episode.at)).body.outcome).toBeNull();
    expect((await step(episode.at, { type: 'wait', ms: 1 })).status).toBe(200);
  });

  it('is deleted together with its phone', async () => {
    const [a, b] = [await make(), await make()];
    expect((await f.del(a.at)).status).toBe(204);
    expect((await f.get(`/v1/phones/${a.body.phone}`)).status).toBe(404);
    await f.del(`/v1/phones/${b.body.phone}`);
    expect((await f.get(b.at)).body.error.code).toBe('EPISODE_NOT_FOUND');
  });
});

describe('a fault of infrastructure, app or judge', () => {
  it('a lost step ends the episode with infra_error and no reward', async () => {
    const { at, agent } = await make();
    f.pool.faults = ['lost', 'lost'];
    const lost = await step(at, { type: 'wait', ms: 1 }, agent);
    expect([lost.status, lost.body.error.code]).toEqual([503, 'RENDERER_LOST']);
    expect(lost.body.error.message).not.toMatch(/try again/);
    expect((await f.get(at)).body).toMatchObject({ outcome: 'infra_error', steps: 0 });
  });

  it('an app’s own crash ends the episode with app_crashed and no reward, and the phone is as it was', async () => {
    const { at, agent, body } = await make();
    f.pool.faults = ['throws', 'throws'];
    const crashed = await step(at, { type: 'wait', ms: 1 }, agent);
    expect([crashed.status, crashed.body.error.code]).toEqual([500, 'APP_CRASHED']);
    expect(crashed.body.error.message).toMatch(/broken.*The episode has ended with app_crashed\./);
    expect((await f.get(at)).body).toMatchObject({
      outcome: 'app_crashed',
      steps: 0,
      stateHash: body.stateHash,
    });
    expect((await step(at, { type: 'wait', ms: 1 })).body.error.code).toBe('EPISODE_ENDED');
    expect((await f.get('/metrics')).text).toMatch(/episode_outcomes_total\{outcome="app_crashed"\} 1/);
  });

  it('a judge that throws gives no reward, and no failure at the end', async () => {
    const { at } = await make();
    knobs.judge = true;
    expect((await step(at, { type: 'wait', ms: 1 })).body).toMatchObject({
      reward: null,
      components: {},
      terminated: false,
    });
    expect((await step(at, { type: 'done' })).body).toMatchObject({
      reward: null,
      terminated: true,
      outcome: 'infra_error',
    });
  });

  it.each([
    'none',
    { name: 'dense', options: { none: 1 } },
    5,
    {},
    [['none']],
    { name: 'dense', weight: 'much' },
    { name: 'shortest-path', options: { alpha: 7 } },
  ])('a reward that is none is refused before there is an episode: %j', async reward => {
    const { length } = (await f.get('/v1/phones')).body;
    const answer = await f.post('/v1/episodes', { task: 'notes/create-note', seed: 1, reward });
    expect([answer.status, answer.body.error.code]).toEqual([422, 'INVALID_REWARD']);
    expect((await f.get('/v1/phones')).body).toHaveLength(length);
  });

  it('several rewards are summed, each component recorded', async () => {
    const { at } = await make({ reward: ['sparse', { name: 'dense', weight: 0.5 }] });
    expect(Object.keys((await step(at, { type: 'wait', ms: 1 })).body.components)).toEqual(
      expect.arrayContaining(['sparse.success', 'dense.progress']),
    );
  });

  it('counts well-formed steps: three of four map to 0.5', async () => {
    const { at, agent } = await make({ reward: 'format' });
    const stepWith = (
      format: unknown,
      action: object = { type: 'wait', ms: 1 },
      headers?: Record<string, string>,
    ) => f.post(`${at}/step`, { action, observe: { screenshot: false }, format }, headers);
    expect((await stepWith({ ok: true })).body).toMatchObject({
      reward: 1,
      components: { format: 1, mean: 0 },
    });
    expect((await stepWith({ ok: false })).body).toMatchObject({ reward: 0, components: { format: 0 } });
    expect((await stepWith('yes')).body.error.code).toBe('INVALID_BODY');
    // Reported by the agent itself as well; where nothing is said, a step counts as well formed.
    expect((await stepWith({ ok: true }, undefined, agent)).body.terminated).toBe(false);
    expect((await step(at, { type: 'done' })).body).toMatchObject({
      reward: 1.5,
      components: { format: 1, success: 0, mean: 0.5 },
    });
  });

  it('a fork continues the count of well-formed steps', async () => {
    const { at } = await make({ reward: 'format' });
    await f.post(`${at}/step`, {
      action: { type: 'wait', ms: 1 },
      observe: { screenshot: false },
      format: { ok: false },
    });
    const { body } = await f.post(`${at}/fork`, {});
    expect((await step(`/v1/episodes/${body.episodes[0].id}`, { type: 'done' })).body.components).toEqual({
      format: 1,
      success: 0,
      mean: 0,
    });
  });

  it('the shortest solution is the solver’s until an episode beats it, for episodes that begin later', async () => {
    const reward = { name: 'shortest-path', options: { alpha: 1 } };
    const { solverSteps } = registry.summary(registry.find('notes/create-note')) as { solverSteps: number };
    expect(solverSteps).toBe(6);
    const win = async (idle: number, seed = 11) => {
      const episode = await make({ reward, seed });
      for (let i = 0; i < idle; i++) await step(episode.at, { type: 'wait', ms: 1 });
      await solve(episode);
      return async () => (await step(episode.at, { type: 'done' })).body.reward as number;
    };
    const [slow, fast, late] = [await win(5), await win(0), await win(3)];
    // T = 8 of the solver's 6: 1 − 2/8. T = 3 counts as the least; what began before goes by 6: T = 6.
    expect([await slow(), await fast(), await late()]).toEqual([0.75, 1, 1]);
    // Now T_min is 3: 1 − 3/6. Another seed has its own.
    expect([await (await win(3))(), await (await win(3, 12))()]).toEqual([0.5, 1]);
  });

  it('leaves no episode behind if its first observation fails', async () => {
    const { length } = (await f.get('/v1/phones')).body;
    f.pool.faults = ['lost', 'lost'];
    expect((await f.post('/v1/episodes', { task: 'notes/create-note', seed: 1 })).body.error.code).toBe(
      'RENDERER_LOST',
    );
    expect((await f.get('/v1/phones')).body).toHaveLength(length);
  });
});

describe('the catalogue', () => {
  it('lists apps and templates, and samples instances', async () => {
    const apps = (await f.get('/v1/apps')).body;
    expect(apps).toContainEqual(
      expect.objectContaining({
        id: 'notes',
        package: 'app.tapworld.notes',
        screens: expect.any(Number),
        actions: expect.any(Number),
      }),
    );
    expect((await f.get('/v1/apps/notes')).body).toMatchObject({
      schema: { type: 'object' },
      routes: expect.any(Array),
      actions: expect.arrayContaining([expect.objectContaining({ name: 'create' })]),
    });
    const all = (await f.get('/v1/tasks')).body;
    expect((await f.get('/v1/tasks?suite=notes&level=1')).body.length).toBeLessThan(all.length);
    expect((await f.get('/v1/tasks/notes/create-note')).body).toMatchObject({
      id: 'notes/create-note',
      params: { type: 'object' },
    });
    const sample = await f.post('/v1/tasks/notes/create-note/sample', { seed: 3 });
    expect(sample.body).toMatchObject({
      goal: { en: expect.any(String), zh: expect.any(String) },
      budget: expect.any(Number),
      scenario: expect.any(Array),
    });
    expect(sample.text).toBe((await f.post('/v1/tasks/notes/create-note/sample', { seed: 3 })).text);
    // A template's scenario is what POST /v1/phones takes.
    expect((await f.post('/v1/phones', { scenario: sample.body.scenario })).status).toBe(201);
  });

  it('is part of the OpenAPI document, with actions spelled out, and of the metrics', async () => {
    const docs = (await f.get('/docs/json')).body;
    expect(JSON.stringify(docs.paths['/v1/phones/{id}/step'])).toContain('double_tap');
    await step((await make()).at, { type: 'done' });
    const metrics = (await f.get('/metrics')).text;
    for (const name of [
      'tapworld_steps_total',
      'tapworld_step_cache_hits_total',
      'tapworld_pictures_found_total',
      'tapworld_phones',
      'tapworld_episodes',
      'tapworld_renderers',
      'tapworld_stage_seconds_total{stage="call"} 0.5',
      'tapworld_episode_outcomes_total{outcome="failure"}',
      'tapworld_http_request_duration_seconds_bucket{le="1",route="POST /v1/episodes"}',
    ])
      expect(metrics).toContain(name);
  });
});
