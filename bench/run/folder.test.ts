import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readRun } from './report/read.ts';
import { RunFolder } from './folder.ts';
import { lost, success } from './report/fixture.ts';
import { summarise } from './results.ts';

const folder = mkdtempSync(join(tmpdir(), 'tapworld-run-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RUN = JSON.stringify({
  id: 'x',
  legs: 1,
  plan: { agent: 'noop', tasks: ['notes/a'], seeds: [1, 2], language: 'en', pictures: false },
});
function written(name: string, run: string, results?: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  writeFileSync(join(path, 'run.json'), run);
  if (results !== undefined) writeFileSync(join(path, 'results.jsonl'), results);
  return path;
}

it('goes on after whatever a crash leaves: no results yet, and a last line that is cut', () => {
  expect(
    RunFolder.resume(written('none', RUN))
      .open()
      .map(e => e.seed),
  ).toEqual([1, 2]);
  expect(
    RunFolder.resume(
      written('cut', RUN, `${JSON.stringify(success({ task: 'notes/a', seed: 1 }))}\n{"task":"no`),
    )
      .open()
      .map(e => e.seed),
  ).toEqual([2]);
});

it.each([
  ['run.json', '{"id":', ''],
  ['results.jsonl', RUN, `{"task":"no\n${JSON.stringify(success({ task: 'notes/a' }))}\n`],
])('says which file is broken: %s', (file, run, results) => {
  const path = written(`broken-${file}`, run, results);
  expect(() => RunFolder.resume(path)).toThrow(
    expect.objectContaining({ code: 'RUN_INVALID', message: expect.stringContaining(join(path, file)) }),
  );
});

it('counts what models used in lost episodes after they are played again', () => {
  const usage = { calls: 2, promptTokens: 100, completionTokens: 10, ms: 5, cost: 0.5 };
  const results = [lost({ task: 'notes/a', seed: 1, usage }), success({ task: 'notes/a', seed: 2, usage })];
  const path = written('lost', RUN, results.map(result => `${JSON.stringify(result)}\n`).join(''));
  const resumed = RunFolder.resume(path);
  expect(resumed.open().map(e => e.seed)).toEqual([1]);
  expect(summarise('lost', resumed.results(), resumed.lostUsage).usage).toMatchObject({ calls: 4, cost: 1 });
  expect(readRun(path).lostUsage).toEqual(usage);
  expect(RunFolder.resume(path).lostUsage).toEqual(usage);
});

it('keeps which build played before, where another goes on', () => {
  const build = (tasks: string) => ({
    harness: 'h',
    tasks,
    simulator: 's',
    world: 'w',
    commit: { id: 'c', modified: false },
  });
  const path = join(folder, 'built');
  const plan = { agent: 'noop', tasks: ['notes/a'], seeds: [1], language: 'en', pictures: false } as const;
  RunFolder.create(path, plan, { build: build('one') });
  expect(readRun(path)).toMatchObject({ build: build('one'), builtBefore: [] });
  RunFolder.resume(path, { build: build('one') });
  RunFolder.resume(path, { build: null });
  expect(readRun(path)).toMatchObject({ build: build('one'), builtBefore: [] });
  RunFolder.resume(path, { build: build('two') });
  expect(readRun(path)).toMatchObject({
    build: build('two'),
    builtBefore: [{ build: build('one'), until: 3 }],
    legs: 4,
  });
});
