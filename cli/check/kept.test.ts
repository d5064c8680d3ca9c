import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Checked } from '../../bench/run/benchmark-page.ts';
import { noMutants } from '../../bench/tasks/mutants/index.ts';
import { tasks } from '../../bench/tasks/registry.ts';
import { openKept } from './kept.ts';
import type { Options } from './options.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;
const newFile = () => join(folder, `${count++}.jsonl`);

const task = tasks.get('notes/create-note')!;
const other = tasks.get('notes/move-note')!;
const options = (resume: string, more: Partial<Options> = {}): Options => ({
  seeds: 2,
  mutants: 3,
  disguises: 'drawn',
  walks: 0,
  looks: 0,
  steps: 40,
  language: 'en',
  resume,
  ...more,
});
const passed: Checked = {
  task,
  failures: [],
  budget: { steps: 6, budget: 15, level: 1, apps: ['notes'] },
  mutants: { ...noMutants(), count: { harmful: 3, refused: 3, harmless: 1, accepted: 1, admitted: 0 } },
};

describe('results that a check keeps', () => {
  it('are found again where nothing has changed', async () => {
    const file = newFile();
    (await openKept(options(file))).add(passed);
    const kept = await openKept(options(file));
    expect(kept.find(task)).toEqual(passed);
    expect(kept.find(other)).toBeUndefined();
  });
  it('count for the same options only', async () => {
    const file = newFile();
    (await openKept(options(file))).add(passed);
    for (const more of [{ seeds: 3 }, { mutants: 4 }, { stateOnly: true }, { write: true }])
      expect((await openKept(options(file, more))).find(task)).toBeUndefined();
  });
  it('are not taken where a template failed, until it passes', async () => {
    const file = newFile();
    const kept = await openKept(options(file));
    kept.add({ ...passed, failures: [{ task: task.id, seed: 1, what: 'its solver fails' }] });
    expect((await openKept(options(file))).find(task)).toBeUndefined();
    kept.add(passed);
    expect((await openKept(options(file))).find(task)).toEqual(passed);
  });
  it('survive a check that was killed while it wrote', async () => {
    const file = newFile();
    (await openKept(options(file))).add(passed);
    appendFileSync(file, '{"id":"notes/mo');
    const kept = await openKept(options(file));
    kept.add({ ...passed, task: other });
    const again = await openKept(options(file));
    expect([again.find(task)?.failures, again.find(other)?.failures]).toEqual([[], []]);
  });
  it('never replace a file of another kind', async () => {
    const file = newFile();
    writeFileSync(file, '# My notes\nfirst\n');
    await expect(openKept(options(file))).rejects.toThrow(/does not hold results.*another file/);
    expect(readFileSync(file, 'utf8')).toBe('# My notes\nfirst\n');
  });
});
