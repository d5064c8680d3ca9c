import { expect, it } from 'vitest';
import { compare } from './compare.ts';
import { episodes, lost, result, runOf, success, verdict } from './fixture.ts';
import { figuresOf } from './figures.ts';
import { groupsOf } from './groups.ts';

const usage = (cost: number | null) => ({ calls: 3, promptTokens: 100, completionTokens: 10, ms: 500, cost });

it('rates are over what was scored, and what infrastructure lost is shown', () => {
  const f = figuresOf(
    episodes([
      success({ steps: 3, reward: 2 }),
      result({
        seed: 2,
        reward: -1,
        verdict: verdict({
          progress: 0.5,
          sideEffects: [{ path: '/apps/notes/x', words: 'notes › x was added' }],
        }),
      }),
      result({
        seed: 3,
        outcome: 'truncated',
        declared: null,
        steps: 10,
        verdict: verdict({ progress: 1, successUndeclared: true }),
      }),
      result({ seed: 4, outcome: 'truncated', declared: null, steps: 10 }),
      lost({ seed: 5 }),
      result({ seed: 6, outcome: 'agent_error', verdict: null, declared: null }),
    ]),
  );
  expect(f).toMatchObject({
    episodes: 6,
    scored: 4,
    templates: 1,
    unjudged: 1,
    outcomes: { success: 1, failure: 1, truncated: 2, agent_error: 1, infra_error: 1 },
  });
  expect([
    f.success.rate,
    f.successUndeclared.rate,
    f.sideEffects.rate,
    f.falseDone.rate,
    f.overdue.rate,
  ]).toEqual([1 / 4, 2 / 4, 1 / 4, 1 / 4, 1 / 4]);
  expect(f.progress.mean).toBeCloseTo(2.5 / 4);
  expect(f.steps).toEqual({
    mean: 27 / 4,
    ofBudget: 2.7 / 4,
    solved: { episodes: 1, mean: 3, solver: 2, ratio: 1.5, reversedRedundancy: 2 / 3 },
  });
  expect(f.reward).toEqual({ mean: 1 / 4, episodes: 4 });
  expect(f.passAt.map(p => p.k)).toEqual([1, 2, 4]);
  expect(f.usage).toBeNull();
});

it('AndroidLab’s figures: goals met each alike, the solver’s steps over the agent’s, steps that changed the screen', () => {
  const goal = (met: boolean, metAtStart = false) => ({
    name: 'g',
    weight: met ? 3 : 1,
    met,
    share: Number(met),
    metAtStart,
  });
  const f = figuresOf(
    episodes([
      success({
        steps: 4,
        operations: { count: 3, changed: 3 },
        verdict: verdict({ success: true, progress: 1, changes: [goal(true), goal(true, true)] }),
      }),
      success({ seed: 2, steps: 2, verdict: verdict({ success: true, progress: 1 }) }),
      result({
        seed: 3,
        operations: { count: 5, changed: 1 },
        verdict: verdict({ progress: 0.75, changes: [goal(true), goal(false), goal(true, true)] }),
      }),
      lost({ seed: 4, operations: { count: 9, changed: 9 } }),
    ]),
  );
  // (1 + 1 + 1/2) / 3; (2/4 + 2/2) / 2; 4 of 8.
  expect(f.subGoals.mean).toBeCloseTo(2.5 / 3, 12);
  expect(f.steps.solved).toMatchObject({ reversedRedundancy: 0.75, ratio: 6 / 4 });
  expect(f.operations).toEqual({ count: 8, changed: 4 });
  expect(figuresOf(episodes([success()])).operations).toBeNull();
});

it('what models took counts lost episodes too, and a price that is not known is none', () => {
  const of = episodes([
    success({ usage: usage(0.5) }),
    result({ seed: 2, usage: usage(0.25) }),
    lost({ seed: 3, usage: usage(0.25) }),
    success({ seed: 4 }),
  ]);
  expect(figuresOf(of).usage).toMatchObject({
    episodes: 3,
    calls: 9,
    promptTokens: 300,
    cost: 1,
    costPerEpisode: 1 / 3,
    costPerSuccess: 1,
  });
  expect(figuresOf(episodes([success({ usage: usage(null) })])).usage).toMatchObject({
    cost: null,
    costPerEpisode: null,
    costPerSuccess: null,
  });
  expect(figuresOf(episodes([result({ usage: usage(1) })])).usage).toMatchObject({
    cost: 1,
    costPerSuccess: null,
  });
});

it('time: legs one after another, episodes of a leg beside each other', () => {
  const { time } = figuresOf(
    episodes([
      success({ steps: 10, elapsedMs: 1_500 }),
      success({ seed: 2, steps: 10, elapsedMs: 2_000 }),
      success({ seed: 3, steps: 10, elapsedMs: 1_000, leg: 1 }),
    ]),
  );
  expect(time).toEqual({ meanMs: 10, busyMs: 30, wallMs: 3_000, stepsPerSecond: 10 });
});

it('no episode gives no figure, and does not throw', () => {
  const f = figuresOf([]);
  expect([
    f.success.rate,
    f.progress.mean,
    f.steps.mean,
    f.reward.mean,
    f.time.stepsPerSecond,
    f.passAt,
  ]).toEqual([null, null, null, null, null, []]);
});

it('groups: every app and tag of a task counts, and a template that is gone is unknown and last', () => {
  const groups = groupsOf(
    episodes([
      success({ apps: ['chat', 'notes'], level: 2 }),
      result({ seed: 2 }),
      success({ task: 'old/x', apps: [] }),
      lost({ task: 'chat/b', apps: ['chat'], level: 3 }),
    ]),
  );
  const short = (of: typeof groups.app) => of.map(g => [g.key, g.episodes, g.scored, g.success.rate]);
  expect(short(groups.app)).toEqual([
    ['chat', 2, 1, 1],
    ['notes', 2, 2, 0.5],
    ['unknown', 1, 1, 1],
  ]);
  expect(short(groups.level)).toEqual([
    ['1', 2, 2, 0.5],
    ['2', 1, 1, 1],
    ['3', 1, 0, null],
  ]);
  expect(short(groups.kind)).toEqual([
    ['operate', 3, 2, 0.5],
    ['unknown', 1, 1, 1],
  ]);
  expect(groups.suite.map(g => g.key)).toEqual(['chat', 'notes', 'unknown']);
  expect(groups.tag.map(g => g.key)).toEqual(['deep', 'edit', 'unknown']);
});

it('two runs: pairs are what both have scored', () => {
  const a = runOf(
    'a',
    [
      success(),
      success({ seed: 2 }),
      result({ seed: 3 }),
      lost({ seed: 4 }),
      success({ task: 'notes/b' }),
      success({ task: 'notes/only' }),
    ],
    { language: 'zh', tasks: ['notes/a', 'notes/b', 'notes/only'], seeds: [1, 2, 3, 4] },
  );
  const b = runOf(
    'b',
    [result(), success({ seed: 2 }), success({ seed: 3 }), success({ seed: 4 }), result({ task: 'notes/b' })],
    { tasks: ['notes/a', 'notes/b'], seeds: [1, 2, 3, 4, 5] },
  );
  const found = compare(a, b, episodes(a.results), episodes(b.results));
  expect(found.paired).toMatchObject({
    episodes: 4,
    templates: 2,
    won: 2,
    lost: 1,
    both: 1,
    neither: 0,
    difference: 1 / 4,
    p: 1,
    templatesWon: 1,
    templatesLost: 0,
    pTemplates: 1,
    interval: null,
  });
  expect([found.paired.figures.run.scored, found.paired.figures.against.scored, found.same]).toEqual([
    4,
    4,
    false,
  ]);
  expect(found.tasks).toEqual([
    { task: 'notes/a', episodes: 3, run: 2, against: 2, won: [1], lost: [3] },
    { task: 'notes/b', episodes: 1, run: 1, against: 0, won: [1], lost: [] },
  ]);
  expect(found.differs).toEqual([
    'task only in a: notes/only',
    'seed only in b: 5',
    'language of the goals: zh and en',
  ]);
  expect(found.groups.suite).toMatchObject([{ key: 'notes', run: { scored: 4 }, against: { scored: 4 } }]);
});

it('two runs with nothing in common compare nothing', () => {
  const [a, b] = [runOf('a', [success()]), runOf('b', [success({ task: 'chat/x' })])];
  expect(compare(a, b, episodes(a.results), episodes(b.results)).paired).toMatchObject({
    episodes: 0,
    difference: null,
    p: 1,
  });
});
