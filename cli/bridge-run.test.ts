import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bridge } from './bridge.ts';
import { runCli } from './program.ts';
import { run } from './run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bridge-run-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A command line, with its status and what it says as JSON. */
async function cli(...argv: string[]): Promise<{ status: number; said: { error: { code: string } } }> {
  let text = '';
  const status = await runCli(
    [bridge, run],
    [...argv, '--json'],
    {
      out: line => {
        text += line;
      },
      err: () => {},
    },
    '0',
  );
  return { status, said: JSON.parse(text) as { error: { code: string } } };
}

it('a run on a device that is not reached leaves no run, which latest would name', async () => {
  const out = join(folder, 'away');
  const { status, said: text } = await cli(
    'bridge',
    'run',
    '--serial',
    'none',
    '--adb-server',
    '127.0.0.1:1',
    '--tasks',
    'settings/wifi-off',
    '--out',
    out,
  );
  expect([status, text.error.code]).toEqual([1, 'ADB_UNREACHABLE']);
  expect(existsSync(out)).toBe(false);
});

it.each([
  ['run', []],
  ['bridge', ['run']],
])('%s ends with the status of a wrong argument for a policy that is not there', async (command, under) => {
  const { status, said: text } = await cli(
    command,
    ...under,
    '--tasks',
    'settings/wifi-off',
    '--agent',
    `policy:${join(folder, 'none.json')}`,
    '--out',
    join(folder, 'none'),
  );
  expect([status, text.error.code]).toEqual([2, 'CHECKPOINT_NOT_FOUND']);
});
