// Over 300 lines: one test for each way an episode ends.
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Verdict } from '../../judges/judge.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import { NoMoveError, type Agent } from '../agents/agent.ts';
import { EndpointError } from '../agents/endpoint.ts';
import { noop } from '../agents/noop.ts';
import type { Device, StepResult } from '../tasks/device.ts';
import { WireError } from './client.ts';
import { readLines, RunFolder, type Plan } from './folder.ts';
import type { Result } from './results.ts';
import { runAll } from './runner.ts';
import { Stop } from './stop.ts';
import { patient } from './wire-device.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapworld-run-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const plan: Plan = {
  agent: 'noop',
  tasks: ['notes/a', 'notes/b'],
  seeds: [1, 2],
  language: 'en',
  pictures: true,
};
const picture = Buffer.from('not really a picture').toString('base64');
const observation = (clock = 0): Observation => ({
  screenshot: { mime: 'image/jpeg', width: 1, height: 1, base64: picture },
  elements: [],
  foreground: { app: 'notes', package: '', activity: '', route: '/' },
  keyboard: false,
  clock,
});
const verdict = (over: Partial<Verdict> = {}): Verdict => ({
  success: true,
  successUndeclared: true,
  progress: 1,
  changes: [],
  invariants: [],
  sideEffects: [],
  answer: null,
  ...over,
});
const ended: StepResult = {
  observation: observation(1),
  reward: 1,
  components: {},
  terminated: true,
  truncated: false,
  outcome: 'success',
  stateHash: 'h',
};

/** A phone without a phone: every episode ends with its first step, unless `at` says otherwise. */
const fake = (over: Partial<Device> = {}, at: (task: string, seed: number) => void = () => {}): Device => ({
  async reset(task, seed) {
    at(task, seed);
    return { goal: 'g', budget: 10, answerSheet: null, observation: observation(), stateHash: 's' };
  },
  step: async () => ended,
  verdict: async () => verdict(),
  close: async () => {},
  ...over,
});
const lines = () => readLines<Result>(readFileSync(join(folder, 'r', 'results.jsonl'), 'utf8'));
const started = (agent: Agent, device: Device, run = RunFolder.create(join(folder, 'r'), plan)) =>
  runAll(run, agent, () => device, 2).then(() => run);

it('plays every task with every seed, and leaves a line and a folder for each', async () => {
  await started(noop, fake());
  expect(
    lines()
      .map(({ task, seed, outcome, steps, declared, reward }) => [
        task,
        seed,
        outcome,
        steps,
        declared,
        reward,
      ])
      .sort(),
  ).toEqual([
    ['notes/a', 1, 'success', 1, 'done', 1],
    ['notes/a', 2, 'success', 1, 'done', 1],
    ['notes/b', 1, 'success', 1, 'done', 1],
    ['notes/b', 2, 'success', 1, 'done', 1],
  ]);
  expect(readdirSync(join(folder, 'r/episodes'))).toEqual([
    'notes.a.1',
    'notes.a.2',
    'notes.b.1',
    'notes.b.2',
  ]);
  expect(JSON.parse(readFileSync(join(folder, 'r/episodes/notes.a.1/episode.json'), 'utf8'))).toMatchObject({
    task: 'notes/a',
    goal: 'g',
    outcome: 'success',
    verdict: { success: true },
  });
});

it('plays each instance as often as the plan says, and goes on with the tries that are open', async () => {
  const tries: (number | undefined)[] = [];
  const agent: Agent = {
    ...noop,
    start: brief => {
      tries.push(brief.try);
      return () => ({ type: 'done' });
    },
  };
  const path = join(folder, 'r');
  const run = RunFolder.create(path, { ...plan, tasks: ['notes/a'], seeds: [1], tries: 3 });
  await started(agent, fake(), run);
  expect(lines().map(({ seed, try: number }) => [seed, number])).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
  ]);
  expect(readdirSync(join(path, 'episodes'))).toEqual(['notes.a.1', 'notes.a.1.try2', 'notes.a.1.try3']);
  const kept = lines().filter(result => result.try !== 2);
  writeFileSync(join(path, 'results.jsonl'), kept.map(line => `${JSON.stringify(line)}\n`).join(''));
  await started(agent, fake(), RunFolder.resume(path));
  expect(tries.sort()).toEqual([1, 2, 2, 3]);
  expect(lines()).toHaveLength(3);
});

it('counts the actions that should change the screen, and those that did', async () => {
  const line = [
    { type: 'tap', x: 1, y: 1 },
    { type: 'key', key: 'home' },
    { type: 'wait', ms: 5 },
    { type: 'done' },
  ] as const;
  let at = 0;
  const agent: Agent = {
    ...noop,
    start: () => {
      let i = 0;
      return () => line[i++]!;
    },
  };
  const device = fake({
    step: async action => ({
      ...ended,
      terminated: action.type === 'done',
      observation: {
        ...observation(++at),
        foreground: {
          app: action.type === 'key' ? 'launcher' : 'notes',
          package: '',
          activity: '',
          route: '/',
        },
      },
    }),
  });
  const run = RunFolder.create(join(folder, 'r'), { ...plan, tasks: ['notes/a'], seeds: [1] });
  await runAll(run, agent, () => device, 1);
  // The tap changed nothing but the clock; the home key did; the others are not expected to.
  expect(lines()[0]!.operations).toEqual({ count: 2, changed: 1 });
});

it('stores a picture once, by its content', async () => {
  await started(noop, fake());
  const stored = readdirSync(join(folder, 'r/pictures'));
  expect(stored).toHaveLength(1);
  const steps = readLines<{ seen: { picture: string; screenshot?: unknown } }>(
    readFileSync(join(folder, 'r/episodes/notes.b.2/steps.jsonl'), 'utf8'),
  );
  expect(steps.map(({ seen }) => [seen.picture, seen.screenshot])).toEqual([
    [stored[0], undefined],
    [stored[0], undefined],
  ]);
});

it('keeps what an agent thought and what it meant, where it says so', async () => {
  const target = { id: 'x', role: 'button', name: 'Done', bounds: [0, 0, 9, 9], index: 3 };
  await started(
    { ...noop, start: () => () => ({ action: { type: 'done' }, thought: 'All is done.', target }) },
    fake(),
  );
  const [, step] = readLines<object>(readFileSync(join(folder, 'r/episodes/notes.a.1/steps.jsonl'), 'utf8'));
  expect(step).toMatchObject({ step: 1, action: { type: 'done' }, thought: 'All is done.', target });
});

describe('what went wrong is told apart', () => {
  it('an agent that throws, or stops without a word, is the agent’s error and is judged', async () => {
    await started(
      {
        ...noop,
        start: () => () => {
          throw new Error('no idea');
        },
      },
      fake({ verdict: async () => verdict({ success: false }) }),
    );
    expect(lines()[0]).toMatchObject({
      outcome: 'agent_error',
      verdict: { success: false },
      error: { code: 'AGENT_ERROR', message: 'no idea' },
    });
  });
  it('tells the phone whether a model’s reply had the demanded form', async () => {
    const answers: unknown[] = [];
    const model: Agent = {
      ...noop,
      start: () => () => ({ action: { type: 'done' }, format: { ok: false } }),
    };
    await started(
      model,
      fake({
        step: async (_action, _observe, format) => {
          answers.push(format);
          return ended;
        },
      }),
    );
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ ok: false })));
  });

  it('an action that the server refuses is the agent’s error', async () => {
    await started(
      noop,
      fake({
        step: async () => {
          throw new WireError('INVALID_ACTION', 'outside', 422);
        },
      }),
    );
    expect(lines()[0]).toMatchObject({ outcome: 'agent_error', error: { message: 'outside' } });
  });
  it.each(['RENDERER_LOST', 'SERVER_UNREACHABLE'])(
    '%s is infrastructure: no verdict, and no reward',
    async code => {
      await started(
        noop,
        fake({
          step: async () => {
            throw new WireError(code, 'lost', 503);
          },
        }),
      );
      expect(lines()[0]).toMatchObject({
        outcome: 'infra_error',
        verdict: null,
        reward: null,
        error: { code },
      });
    },
  );
  it('an app’s crash is not infrastructure: no reward, and the run plays it no second time', async () => {
    await started(
      noop,
      fake({
        step: async () => {
          throw new WireError('APP_CRASHED', 'An app on the phone crashed', 500);
        },
      }),
    );
    expect(lines()[0]).toMatchObject({ outcome: 'app_crashed', verdict: null, reward: null });
    expect(RunFolder.resume(join(folder, 'r')).open()).toEqual([]);
  });
  it('a judge that failed is infrastructure too', async () => {
    await started(
      noop,
      fake({ verdict: async () => verdict({ success: false, error: { where: 'goal x', message: 'no' } }) }),
    );
    expect(lines()[0]).toMatchObject({
      outcome: 'infra_error',
      reward: null,
      error: { code: 'JUDGE_ERROR' },
    });
  });
});

describe('a run that stops', () => {
  const failing = (error: Error): Agent => ({
    ...noop,
    start: () => () => {
      throw error;
    },
  });
  const stopped = async (agent: Agent, stop: Stop, device = fake(), concurrency = 1) => {
    const run = RunFolder.create(join(folder, 'r'), plan);
    await runAll(run, agent, () => device, concurrency, undefined, undefined, stop);
    return RunFolder.resume(join(folder, 'r')).open().length;
  };

  it('plays no episode after a failure that each would have, and leaves the rest open', async () => {
    const stop = new Stop();
    let starts = 0;
    const device = fake({}, () => {
      starts++;
    });
    const open = await stopped(failing(new EndpointError('answered 401', true)), stop, device);
    expect([open, starts, stop.reason]).toEqual([4, 1, { code: 'ENDPOINT_FAILED', message: 'answered 401' }]);
  });

  it('goes on after a failure of one episode', async () => {
    const stop = new Stop();
    await stopped(failing(new EndpointError('answered 400')), stop);
    expect(stop.reason).toBeNull();
  });

  it('leaves open what an interrupt cut off: that is neither the agent’s error nor lost', async () => {
    const stop = new Stop();
    const agent: Agent = {
      ...noop,
      start:
        ({ signal }) =>
        async () => {
          stop.interrupt();
          signal!.throwIfAborted();
          return null;
        },
    };
    const run = RunFolder.create(join(folder, 'r'), plan);
    await runAll(run, agent, () => fake(), 2, undefined, undefined, stop);
    expect([run.results(), run.open().length, stop.reason?.code]).toEqual([[], 4, 'INTERRUPTED']);
  });
});

it('a model that gave no action: its calls are counted, and the episode has what it wrote', async () => {
  const call = { text: 'no', calls: 3, promptTokens: 30, completionTokens: 3, ms: 1, cost: 0.5 };
  const refused = [{ text: 'no', why: 'there is no JSON object' }];
  await started(
    {
      ...noop,
      start: () => () => {
        throw new NoMoveError('The model gave no action', { ...call, refused });
      },
    },
    fake(),
  );
  const { text: _, ...usage } = call;
  expect(lines()[0]).toMatchObject({ outcome: 'agent_error', usage });
  expect(lines()[0]).not.toHaveProperty('model');
  const episode = JSON.parse(readFileSync(join(folder, 'r/episodes/notes.a.1/episode.json'), 'utf8'));
  expect(episode).toMatchObject({ model: { text: 'no', refused } });
});

describe('a run that is gone on with', () => {
  it('may have a model that has moved, and keeps where it was', () => {
    const llm = { url: 'http://a/v1', model: 'm' };
    RunFolder.create(join(folder, 'r'), { ...plan, agent: 'llm', llm });
    expect(RunFolder.resume(join(folder, 'r'), { url: 'http://b/v1' }).plan.llm!.url).toBe('http://b/v1');
    expect(JSON.parse(readFileSync(join(folder, 'r/run.json'), 'utf8'))).toMatchObject({
      plan: { llm: { url: 'http://b/v1' } },
      movedFrom: [{ url: 'http://a/v1', until: 1 }],
    });
    RunFolder.create(join(folder, 'other'), plan);
    expect(() => RunFolder.resume(join(folder, 'other'), { url: 'http://b/v1' })).toThrow(/leave --url out/);
  });

  it('plays what infrastructure lost, and nothing else again', async () => {
    const flaky = fake({}, (task, seed) => {
      if (task === 'notes/b' && seed === 2) throw new WireError('SERVER_UNREACHABLE', 'gone', 0);
    });
    await started(noop, flaky);
    expect(lines().filter(({ outcome }) => outcome === 'infra_error')).toHaveLength(1);
    const played: string[] = [];
    const again = RunFolder.resume(join(folder, 'r'));
    expect(again.open()).toEqual([{ task: 'notes/b', seed: 2 }]);
    await started(
      noop,
      fake({}, (task, seed) => {
        played.push(`${task} ${seed}`);
      }),
      again,
    );
    expect(played).toEqual(['notes/b 2']);
    expect(lines().map(({ outcome, leg }) => [outcome, leg])).toEqual([
      ['success', 0],
      ['success', 0],
      ['success', 0],
      ['success', 1],
    ]);
    expect(RunFolder.resume(join(folder, 'r')).open()).toEqual([]);
  });
  it('passes over a line that a crash has cut short, and the steps of an episode that it broke off', async () => {
    const run = RunFolder.create(join(folder, 'r'), plan);
    run.episode({ task: 'notes/a', seed: 1 }).step({ step: 0, seen: observation() });
    appendFileSync(join(folder, 'r/results.jsonl'), '{"task":"notes/a","seed":1,"outc');
    const again = RunFolder.resume(join(folder, 'r'));
    expect(again.open()).toHaveLength(4);
    await started(noop, fake(), again);
    expect(lines()).toHaveLength(4);
    expect(readLines(readFileSync(join(folder, 'r/episodes/notes.a.1/steps.jsonl'), 'utf8'))).toHaveLength(2);
  });
  it('says where there is none, and where there is one already', () => {
    expect(() => RunFolder.resume(join(folder, 'none'))).toThrow(/no run/);
    RunFolder.create(join(folder, 'r'), plan);
    expect(() => RunFolder.create(join(folder, 'r'), plan)).toThrow(/already/);
    writeFileSync(join(folder, 'r/results.jsonl'), '{"broken\n{"task":"notes/a"}\n');
    expect(() => RunFolder.resume(join(folder, 'r'))).toThrow();
    expect(existsSync(join(folder, 'r/run.json'))).toBe(true);
  });
});

describe('patience', () => {
  const lost = new WireError('RENDERER_LOST', 'lost', 503);
  const failing = (...errors: WireError[]) => {
    let calls = 0;
    return {
      call: async () => {
        const error = errors[calls++];
        if (error) throw error;
        return calls;
      },
      calls: () => calls,
    };
  };
  it('sends a lost step again, a bounded number of times', async () => {
    expect(await patient(failing(lost, lost).call, async () => {})).toBe(3);
    const never = failing(lost, lost, lost, lost);
    await expect(patient(never.call, async () => {})).rejects.toThrow('lost');
    expect(never.calls()).toBe(3);
  });
  it('waits as long as the server asks, within limits', async () => {
    const waits: number[] = [];
    await patient(
      failing(
        new WireError('CAPACITY_REACHED', 'full', 503, undefined, 2),
        new WireError('CAPACITY_REACHED', 'full', 503, undefined, 900),
      ).call,
      async s => {
        waits.push(s);
      },
    );
    expect(waits).toEqual([2, 5]);
  });
  it('sends nothing else again', async () => {
    const other = failing(new WireError('INVALID_ACTION', 'no', 422));
    await expect(patient(other.call, async () => {})).rejects.toThrow('no');
    expect(other.calls()).toBe(1);
  });
});
