import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commitOf, partOf, sourceVersions, versions } from './versions.ts';

const made = mkdtempSync(join(realpathSync(tmpdir()), 'versions-'));
afterAll(() => rmSync(made, { recursive: true, force: true }));
let count = 0;

/** A repository with these files. */
function repository(files: Record<string, string>): string {
  const root = join(made, String(count++));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const SOURCES = {
  'judges/judge.ts': 'judge',
  'server/app.ts': 'app',
  'bench/tasks/notes/a.ts': 'a',
  'bench/tasks/expectation.ts': 'expectation',
  'apps/notes/state.ts': 'state',
  'src/state/diff.ts': 'diff',
};
const before = sourceVersions(repository(SOURCES));
/** Which versions a change of files moves. */
const moved = (files: Record<string, string>) => {
  const after = sourceVersions(repository({ ...SOURCES, ...files }));
  return (Object.keys(before) as (keyof typeof before)[]).filter(part => before[part] !== after[part]);
};

describe('what moves a version', () => {
  it('is its own sources', () => {
    expect(moved({ 'judges/judge.ts': 'another' })).toEqual(['harness']);
    expect(moved({ 'bench/tasks/expectation.ts': 'another' })).toEqual(['harness']);
    expect(moved({ 'bench/tasks/notes/a.ts': 'another' })).toEqual(['tasks']);
    expect(moved({ 'bench/tasks/budgets.json': '{}' })).toEqual(['tasks']);
    expect(moved({ 'apps/notes/ui/App.tsx': 'another' })).toEqual(['simulator']);
    expect(moved({ 'assets/fonts/a.ttf': 'another' })).toEqual(['simulator']);
  });
  it('is not what no verdict depends on', () => {
    expect(
      moved({
        'src/state/diff.test.ts': 'test',
        'server/testing/fake.ts': 'fake',
        'apps/notes/scenes.ts': 'scenes',
        'apps/notes/world.json': '{}',
        'bench/tasks/floors/floors.ts': 'floors',
        'bench/tasks/floors/first-row.ts': 'floors',
        'bench/run/report/page.ts': 'page',
        'src/studio/main.tsx': 'studio',
        'docs/README.md': 'docs',
        'cli/run.ts': 'run',
      }),
    ).toEqual([]);
  });
  it('is neither where a clone lies nor which line ends it has', () => {
    const root = repository({ ...SOURCES, 'judges/judge.ts': 'one\ntwo\n' });
    const clone = join(made, 'clone');
    cpSync(root, clone, { recursive: true });
    writeFileSync(join(clone, 'judges/judge.ts'), 'one\r\ntwo\r\n');
    expect(sourceVersions(clone)).toEqual(sourceVersions(root));
  });
  it('is a name, too, and where a file ends', () => {
    expect(moved({ 'judges/judge.ts': '', 'judges/other.ts': 'judge' })).toEqual(['harness']);
  });
});

it('names the part of every source that a phone, a judge or a template loads', () => {
  expect(partOf('apps/chat/actions.ts')).toBe('simulator');
  expect(partOf('bench/tasks/splits/test.json')).toBe('tasks');
  expect(partOf('bench/tasks/notes/tick-items.ts')).toBe('tasks');
  expect(partOf('scripts/build.ts')).toBeNull();
});

it('are four hashes of this build, which its repository alone decides', async () => {
  const found = await versions();
  expect(Object.keys(found).sort()).toEqual(['harness', 'simulator', 'tasks', 'world']);
  for (const value of Object.values(found)) expect(value).toMatch(/^[0-9a-f]{12}$/);
  expect(new Set(Object.values(found)).size).toBe(4);
});

describe('the commit', () => {
  it('is that of the checkout, with whether files differ, and none of a folder within another repository', async () => {
    const root = repository({ 'a.txt': 'a' });
    const git = (...words: string[]) =>
      execFileSync('git', words, { cwd: root, stdio: 'pipe' }).toString().trim();
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', 'a');
    const id = git('rev-parse', 'HEAD');
    expect(await commitOf(root)).toEqual({ id, modified: false });
    writeFileSync(join(root, 'a.txt'), 'b');
    expect(await commitOf(root)).toEqual({ id, modified: true });
    mkdirSync(join(root, 'inner'));
    expect(await commitOf(join(root, 'inner'))).toBeNull();
    expect(await commitOf(join(made, 'nowhere'))).toBeNull();
  });
});
