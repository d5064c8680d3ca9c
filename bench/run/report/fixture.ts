import type { Verdict } from '../../../judges/judge.ts';
import type { Plan } from '../folder.ts';
import type { Result } from '../results.ts';
import { episodeOf, type Episode, type Registry } from './episodes.ts';
import type { RunData } from './read.ts';

/** Small runs for the tests. */
export const verdict = (over: Partial<Verdict> = {}): Verdict => ({
  success: false,
  successUndeclared: false,
  progress: 0,
  changes: [],
  invariants: [],
  sideEffects: [],
  answer: null,
  ...over,
});
export const solved = verdict({ success: true, successUndeclared: true, progress: 1 });

export const result = (over: Partial<Result> = {}): Result => ({
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
export const success = (over: Partial<Result> = {}) =>
  result({ outcome: 'success', verdict: solved, ...over });
export const lost = (over: Partial<Result> = {}) =>
  result({
    outcome: 'infra_error',
    verdict: null,
    reward: null,
    declared: null,
    error: { code: 'RENDERER_LOST', message: 'gone' },
    ...over,
  });

const NEEDS = { apps: 1, lookups: 0, conditions: 0, memory: 0, asks: false };
const FLOORS = {
  nothing: 0,
  impossible: 0,
  answered: 0.1,
  constant: 0.1,
  fields: 0.2,
  keys: 20,
  atStart: null,
  unasked: 1,
  firstRow: null,
};

/** Knows the tasks of every suite but `old`; solvers take 2 steps. */
export const registry: Registry = task =>
  task.startsWith('old/')
    ? null
    : {
        kind: 'operate',
        tags: ['edit', 'deep'],
        suite: task.split('/')[0]!,
        solverSteps: 2,
        needs: NEEDS,
        floors: FLOORS,
      };
export const episodes = (results: readonly Result[]): Episode[] => results.map(r => episodeOf(r, registry));

export function runOf(id: string, results: readonly Result[], plan: Partial<Plan> = {}): RunData {
  const [tasks, seeds] = [[...new Set(results.map(r => r.task))], [...new Set(results.map(r => r.seed))]];
  return {
    id,
    path: `/runs/${id}`,
    plan: { agent: 'random', tasks, seeds, language: 'en', pictures: false, ...plan },
    browser: 'headless-shell 1',
    legs: 1,
    build: null,
    builtBefore: [],
    results: [...results],
    open: [],
  };
}
