import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RunFolder, type Plan } from '../../bench/run/folder.ts';
import { success } from '../../bench/run/report/fixture.ts';
import { compareRuns } from './compare.ts';

const plan: Plan = {
  agent: 'noop',
  tasks: ['notes/a'],
  seeds: [1],
  tries: 2,
  language: 'en',
  pictures: false,
};
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapworld-compare-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A run of two tries whose steps lead to these states. */
function runOf(name: string, states: readonly string[], tries = [1, 2]): RunFolder {
  const run = RunFolder.create(join(folder, name), plan);
  for (const number of tries) {
    const id = { task: 'notes/a', seed: 1, try: number };
    const episode = run.episode(id);
    for (const [step, stateHash] of states.entries())
      episode.step({ step, stateHash, reward: 0, seen: { elements: [] } as never });
    run.add(success({ ...id, ms: number, elapsedMs: number }));
  }
  return run;
}

it('compares results and the states of every step, and leaves the runs as they are', () => {
  const quiet = runOf('quiet', ['a', 'b']);
  expect(compareRuns(quiet, runOf('same', ['a', 'b']))).toEqual({ results: 2, differing: [], lost: [] });
  expect(compareRuns(quiet, runOf('other', ['a', 'c'])).differing).toEqual([
    'noop notes/a 1: step 2 led to another state',
    'noop notes/a 1 2: step 2 led to another state',
  ]);
  expect(compareRuns(quiet, runOf('longer', ['a', 'b', 'c'])).differing[0]).toBe(
    'noop notes/a 1: 3 steps in place of 2',
  );
  expect(compareRuns(quiet, runOf('fewer', ['a', 'b'], [1]))).toMatchObject({
    results: 1,
    lost: ['notes/a 1 2'],
  });
  expect(existsSync(join(quiet.path, 'episodes/notes.a.1.try2/steps.jsonl'))).toBe(true);
});
