import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '../cli/commands.ts';
import { runCli } from '../cli/program.ts';
import { startServer, type RunningServer } from '../server/start.ts';

const run = promisify(execFile);

async function cli(...argv: string[]): Promise<{ status: number; out: string }> {
  let out = '';
  const streams = { out: (text: string) => void (out += text), err: () => {} };
  return { status: await runCli(commands, argv, streams, '1'), out };
}

const TASK = 'notes/create-note';
let server: RunningServer;
let folder: string;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1, browsers: 1 });
  folder = mkdtempSync(join(tmpdir(), 'tapworld-harbor-'));
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a task of harbor is worth 1 where its solution was played, and 0 where nothing was done', async () => {
  const out = join(folder, 'tasks');
  const made = await cli(
    ...['export', '--format', 'harbor', '--tasks', TASK, '--seeds', '2-3', '--out', out],
    ...['--server', server.url, '--json'],
  );
  expect(JSON.parse(made.out)).toEqual({
    format: 'harbor',
    path: out,
    tasks: ['notes-create-note-2', 'notes-create-note-3'],
  });
  const task = join(out, 'notes-create-note-3');
  const text = (path: string) => readFileSync(join(task, path), 'utf8');
  const { agent, operator } = JSON.parse(text('environment/tapworld/task.json'));
  const config = text('task.toml');
  expect(config).toContain('schema_version = "1.4"');
  expect(config).toContain(
    '[environment.mcp_servers.headers]\nAuthorization = "Bearer ${TAPWORLD_AGENT_TOKEN}"',
  );
  expect(text('instruction.md')).toContain('You have');

  const env = {
    ...process.env,
    TAPWORLD_URL: server.url,
    TAPWORLD_TOKEN: operator,
    TAPWORLD_AGENT_TOKEN: agent,
    VERIFIER_LOGS: join(folder, 'logs'),
  };
  const reward = async () => {
    await run('sh', [join(task, 'tests/test.sh')], { env });
    return readFileSync(join(folder, 'logs/reward.txt'), 'utf8');
  };
  await run('node', [join(task, 'environment/tapworld/open.mjs')], { env });
  expect(await reward()).toBe('0\n');
  await run('sh', [join(task, 'solution/solve.sh')], { env });
  expect(await reward()).toBe('1\n');

  const refused = await fetch(`${server.url}/v1/episodes/task/verdict`, {
    headers: { authorization: `Bearer ${agent}` },
  });
  expect(refused.status).toBe(403);
  const tools = await fetch(`${server.url}/mcp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${agent}`, 'content-type': 'application/json', accept: '*/*' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });
  expect(JSON.stringify(await tools.json())).toContain('mobile_take_screenshot');
}, 170_000);

it('names what is missing', async () => {
  const without = await cli('export', '--format', 'harbor', '--out', join(folder, 'other'), '--json');
  expect([without.status, JSON.parse(without.out).error.message]).toEqual([
    2,
    expect.stringContaining('--tasks'),
  ]);
  const runs = await cli('export', 'latest', '--format', 'harbor', '--out', join(folder, 'other'), '--json');
  expect(JSON.parse(runs.out).error.message).toContain('not of runs');
  const none = await cli('export', '--format', 'parquet', '--out', join(folder, 'other'), '--json');
  expect(JSON.parse(none.out).error.message).toContain('Name the runs');
});
