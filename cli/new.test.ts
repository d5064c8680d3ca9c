import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { create } from './new.ts';
import { runCli } from './program.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
/** What a copy of the repo does without, or shares. */
const SHARED = ['node_modules', 'dist', 'assets/fonts', 'assets/pictures'];
// What other tests are making there meanwhile goes away under the copier's hands.
const LEFT_OUT = [...SHARED, 'runs', '.git', '.cache', '.venv'];

/** The types of the whole copy, which take a minute of CPU: with `TAPWORLD_ALL=1`, as CI has it. */
const CHECKS_TYPES = process.env['TAPWORLD_ALL'] !== undefined;

let copy: string;
const run = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{ status: number; out: string; all: string }>(resolve => {
    execFile(
      process.execPath,
      args,
      { cwd: copy, maxBuffer: 16 * 1024 * 1024, env: { ...process.env, NO_COLOR: '1', ...env } },
      (error, stdout, stderr) =>
        resolve({
          status: typeof error?.code === 'number' ? error.code : error ? 1 : 0,
          out: stdout,
          all: stdout + stderr,
        }),
    );
  });
const tapworld = (...args: string[]) => run(['bin/tapworld.mjs', ...args]);

interface Told {
  status: number;
  out: string;
  all: string;
}

/** Runs `tapworld new` with each list of arguments, one after another in one process, which loads the catalogue once. */
async function makeAll(lists: string[][]): Promise<Told[]> {
  const program = `
    import { create } from './cli/new.ts';
    import { runCli } from './cli/program.ts';
    const told = [];
    for (const args of ${JSON.stringify(lists)}) {
      let [out, err] = ['', ''];
      const streams = { out: text => { out += text; }, err: text => { err += text; } };
      const status = await runCli([create], ['new', ...args], streams, '0');
      told.push({ status, out, all: out + err });
    }
    console.log(JSON.stringify(told));`;
  const { status, out, all } = await run(['--import', 'tsx', '--input-type=module', '-e', program]);
  expect(status, all).toBe(0);
  return JSON.parse(out) as Told[];
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tapworld-new-'));
  cpSync(root, copy, { recursive: true, filter: path => !LEFT_OUT.includes(relative(root, path)) });
  for (const folder of SHARED) symlinkSync(join(root, folder), join(copy, folder));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('tapworld new', () => {
  it('makes an app, a task and an agent that pass types, lint and their tests as they are', async () => {
    const written: string[] = [];
    const made = [
      await tapworld('new', 'app', 'spare-parts', '--name', 'Spare parts', '--json'),
      ...(await makeAll([
        ['task', 'notes/spare-task', '--json'],
        ['task', 'weather/spare-query', '--kind', 'query', '--split', 'train', '--json'],
        ['task', 'chat/spare-impossible', '--kind', 'impossible', '--json'],
        ['task', 'camera/spare-query', '--kind', 'query', '--json'],
        ['task', 'expenses/spare-edit', '--json'],
        ['task', 'browser/spare-pair', '--kind', 'cross-app', '--json'],
        ['agent', 'spare-agent', '--json'],
      ])),
    ];
    for (const result of made) {
      expect(result.status, result.all).toBe(0);
      const { files, page } = JSON.parse(result.out) as { files: string[]; page: string };
      written.push(...files.filter(file => /\.(tsx?|css|json|md)$/.test(file)));
      for (const file of [...files, page]) expect(existsSync(join(copy, file)), file).toBe(true);
    }
    if (CHECKS_TYPES) {
      const types = await run(['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']);
      expect(types.all).toBe('');
    }
    const lint = await run([
      'node_modules/oxlint/bin/oxlint',
      '--quiet',
      'apps/spare-parts',
      'bench/agents',
      'bench/tasks',
    ]);
    expect(lint.status, lint.all).toBe(0);
    const format = await run(['node_modules/oxfmt/bin/oxfmt', '--check', ...written]);
    expect(format.all).not.toContain('Format issues found');
    expect(format.status, format.all).toBe(0);
    const tests = await run(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        'apps/spare-parts/',
        'test/apps.test.ts',
        'test/fences.test.ts',
        'bench/agents/spare-agent',
      ],
      // As `npm run check -- --app` has it: what every app must be is asked of the new one.
      { TAPWORLD_APP: 'spare-parts' },
    );
    expect(tests.status, tests.all.slice(-3_000)).toBe(0);
    const checked = await tapworld('check', '*/spare-*', '--seeds', '2', '--write', '--json');
    expect(JSON.parse(checked.out)).toMatchObject({ templates: 6, instances: 12, failures: [] });
    const trained = readFileSync(join(copy, 'bench/tasks/splits/train.json'), 'utf8');
    expect(JSON.parse(trained)).toContain('weather/spare-query');
    const played = await tapworld(
      'run',
      '--tasks',
      'notes/spare-task',
      '--agent',
      'spare-agent',
      '--out',
      'runs/spare',
      '--json',
    );
    expect(JSON.parse(played.out)).toMatchObject({ episodes: 1, outcomes: { failure: 1, agent_error: 0 } });
    const listed = JSON.parse((await tapworld('tasks', '--json')).out) as { id: string }[];
    expect(listed.map(t => t.id)).toContain('notes/spare-task');
  }, 420_000);

  it('writes nothing over what is there, and says what a name may be', async () => {
    const before = readFileSync(join(root, 'apps/index.ts'), 'utf8');
    for (const [args, message] of [
      [['app', 'notes'], 'is there already'],
      [['app', 'Notes'], 'small letters'],
      [['app', 'x', '--name', ''], '1 to 24'],
      [['task', 'spare'], 'suite/name'],
      [['agent', '-'], 'small letters'],
      [['door', 'x'], 'there are app, task, agent'],
      [['task', 'a/b', '--name', 'X'], '--name is for apps'],
      [['task', 'nowhere/b'], 'No suite nowhere'],
      [['agent', 'b', '--split', 'test'], '--split is for tasks'],
    ] as const) {
      let output = '';
      const status = await runCli(
        [create],
        ['new', ...args],
        {
          out: text => {
            output += text;
          },
          err: text => {
            output += text;
          },
        },
        '0',
      );
      expect(output, args.join(' ')).toContain(message);
      expect(status).not.toBe(0);
    }
    expect(readFileSync(join(root, 'apps/index.ts'), 'utf8')).toBe(before);
  });
});
