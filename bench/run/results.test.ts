import { expect, it } from 'vitest';
import type { Verdict } from '../../judges/judge.ts';
import { summarise, type Result } from './results.ts';

const verdict = (over: Partial<Verdict> = {}): Verdict => ({
  success: false,
  successUndeclared: false,
  progress: 0,
  changes: [],
  invariants: [],
  sideEffects: [],
  answer: null,
  ...over,
});
const result = (over: Partial<Result>): Result => ({
  task: 'notes/a',
  seed: 1,
  outcome: 'failure',
  verdict: verdict(),
  steps: 4,
  budget: 10,
  declared: 'done',
  reward: 0,
  level: 1,
  apps: ['notes'],
  ms: 10,
  elapsedMs: 1_000,
  leg: 0,
  ...over,
});
const success = verdict({ success: true, successUndeclared: true, progress: 1 });

it('rates are over what infrastructure let finish', () => {
  const summary = summarise('r', [
    result({ outcome: 'success', verdict: success }),
    result({
      seed: 2,
      verdict: verdict({
        progress: 0.5,
        sideEffects: [{ path: '/apps/notes/x', words: 'notes › x was added' }],
      }),
    }),
    result({
      seed: 3,
      outcome: 'truncated',
      declared: null,
      verdict: verdict({ progress: 1, successUndeclared: true }),
    }),
    result({ seed: 4, outcome: 'infra_error', verdict: null, reward: null, declared: null }),
    result({ seed: 5, outcome: 'app_crashed', verdict: null, reward: null, declared: null }),
  ]);
  expect(summary).toMatchObject({
    run: 'r',
    episodes: 5,
    outcomes: { success: 1, failure: 1, truncated: 1, agent_error: 0, infra_error: 1, app_crashed: 1 },
  });
  expect(summary.successRate).toBeCloseTo(1 / 3);
  expect(summary.successRateUndeclared).toBeCloseTo(2 / 3);
  expect(summary.progress).toBeCloseTo(2.5 / 3);
  expect(summary.sideEffects).toBeCloseTo(1 / 3);
  // A truncated episode declared nothing, so nothing false.
  expect(summary.falseDone).toBeCloseTo(1 / 3);
});

it('a judge that failed is no failure of the agent', () => {
  const broken = verdict({ error: { where: 'goal x', message: 'no' } });
  expect(summarise('r', [result({ outcome: 'infra_error', verdict: broken })])).toMatchObject({
    successRate: null,
    progress: null,
    falseDone: null,
  });
});

it('groups by each app that a task needs, and by level', () => {
  const { byApp, byLevel } = summarise('r', [
    result({ outcome: 'success', verdict: success, apps: ['chat', 'notes'], level: 2 }),
    result({ seed: 2 }),
    result({ seed: 3, level: 2, outcome: 'infra_error', verdict: null }),
  ]);
  expect(byApp).toEqual({ chat: { episodes: 1, successRate: 1 }, notes: { episodes: 3, successRate: 0.5 } });
  expect(byLevel).toEqual({ 1: { episodes: 1, successRate: 0 }, 2: { episodes: 2, successRate: 1 } });
});

it('steps a second are over the time that each leg took', () => {
  // Two legs of 2 s and 1 s; episodes of a leg overlap.
  const { stepsPerSecond } = summarise('r', [
    result({ steps: 10, elapsedMs: 1_500 }),
    result({ seed: 2, steps: 10, elapsedMs: 2_000 }),
    result({ seed: 3, steps: 10, elapsedMs: 1_000, leg: 1 }),
  ]);
  expect(stepsPerSecond).toBeCloseTo(10);
  expect(summarise('r', []).stepsPerSecond).toBe(0);
});
