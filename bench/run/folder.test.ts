import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { RunFolder } from './folder.ts';
import { success } from './report/fixture.ts';

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
