import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from '../bench/run/client.ts';
import { RunFolder } from '../bench/run/folder.ts';
import { readRun } from '../bench/run/report/read.ts';
import { startServer, type RunningServer } from '../server/start.ts';
import { commands } from './commands.ts';
import { runCli } from './program.ts';
import { writeTraces } from './replay/traces.ts';

const TASKS = 'notes/create-note,calendar/next-event';
let folder: string;
let server: RunningServer;
let client: Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tapworld-evaluation-'));
  server = await startServer({ port: 0, renderers: 1, browsers: 1 });
  client = new Client(server.url);
});
afterAll(async () => {
  client?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string) => join(folder, name);

async function cli(...argv: string[]) {
  let [out, err] = ['', ''];
  const streams = { out: (text: string) => void (out += text), err: (text: string) => void (err += text) };
  const status = await runCli(commands, argv, streams, '0');
  return { status, out, err };
}
const run = (agent: string, name: string, ...more: string[]) =>
  cli('run', '--agent', agent, '--tasks', TASKS, '--out', at(name), '--server', server.url, ...more);

it('tries of a random agent are drawn anew, and resumed; of one that draws nothing they are the same, which is said', async () => {
  const random = await run('random', 'random', '--tries', '3', '--json');
  expect(JSON.parse(random.out)).toMatchObject({ episodes: 6, tries: 3 });
  const { results } = readRun(at('random'));
  expect(results.map(each => each.try).sort()).toEqual([1, 1, 2, 2, 3, 3]);
  const actions = (name: string) =>
    readFileSync(join(at('random'), 'episodes', name, 'steps.jsonl'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.stringify((JSON.parse(line) as { action?: unknown }).action));
  expect(actions('notes.create-note.1')).not.toEqual(actions('notes.create-note.1.try2'));
  expect(await cli('run', '--resume', at('random'), '--tries', '4')).toMatchObject({ status: 2 });

  const noop = await run('noop', 'noop', '--tries', '2');
  expect(noop.out).toContain('The agent noop draws nothing, so all 2 tries of an instance are the same');
  const report = await cli('report', at('noop'), '--against', at('random'), '--no-page');
  expect(report.out).toContain('noop draws nothing: its 2 tries of an instance are the same');
  expect(report.out).toMatch(
    /over the 2 instances of 2 templates that both have, up to 2 tries of noop and 3 of random/,
  );
}, 240_000);

it('a leaderboard of the two is one table and one file', async () => {
  const page = at('board.html');
  const { status, out } = await cli('leaderboard', at('random'), at('noop'), '--out', page, '--json');
  expect(status).toBe(0);
  const { boards } = JSON.parse(out);
  expect(boards).toHaveLength(1);
  expect(boards[0].entries.map((entry: { run: string }) => entry.run).sort()).toEqual(['noop', 'random']);
  expect(readFileSync(page, 'utf8')).toContain('<h1>Leaderboard</h1>');
  expect(await cli('leaderboard', at('random'), '--out', folder)).toMatchObject({ status: 2 });
  expect(await cli('leaderboard', at('random'), at('random'))).toMatchObject({ status: 2 });
});

it('the failed episodes of a run are written as pages with an index, and leave no phone', async () => {
  const run = readRun(at('random'));
  const traces = await writeTraces(client, run, at('traces'), { isFailed: true });
  expect(traces.length).toBe(run.results.filter(({ outcome }) => outcome !== 'success').length);
  expect(readdirSync(at('traces')).sort()).toEqual(['index.html', ...traces.map(({ page }) => page!)].sort());
  const index = readFileSync(join(at('traces'), 'index.html'), 'utf8');
  expect(index).toContain('href="notes.create-note.1.try2.html"');
  expect(index).not.toContain('<script');
  expect(readFileSync(join(at('traces'), 'notes.create-note.1.try2.html'), 'utf8')).toContain(
    'seed 1, try 2',
  );
  expect(await client.get('/v1/phones')).toEqual([]);
  expect((await cli('replay', at('random'), '--export', at('x.html'))).err).toContain('name its task');
  expect((await cli('replay', at('random'), 'notes/create-note', '--failed')).err).toContain(
    '--export FOLDER',
  );
}, 240_000);

it('calibrates floors and ceiling, and goes on with what is there', async () => {
  const calibrate = (...more: string[]) =>
    cli('calibrate', '--tasks', TASKS, '--out', at('cal'), '--server', server.url, '--json', ...more);
  const first = JSON.parse((await calibrate()).out);
  const by = Object.fromEntries(first.policies.map((each: { policy: string }) => [each.policy, each]));
  expect(Object.keys(by)).toEqual(['nothing', 'random', 'impossible', 'constant', 'solver']);
  expect(by['solver']).toMatchObject({ judged: 2, lost: 0, success: { value: 1 }, falseDone: { value: 0 } });
  expect(by['nothing']).toMatchObject({ judged: 2, success: { value: 0 }, falseDone: { value: 1 } });
  expect(by['impossible'].success.value).toBe(0);
  expect(RunFolder.resume(join(at('cal'), 'solver')).open()).toEqual([]);
  rmSync(join(at('cal'), 'constant'), { recursive: true });
  const again = JSON.parse((await calibrate()).out);
  expect(again.policies.map((each: { success: object }) => each.success)).toEqual(
    first.policies.map((each: { success: object }) => each.success),
  );
  expect(existsSync(join(at('cal'), 'constant', 'run.json'))).toBe(true);
  const other = await calibrate('--seeds', '2');
  expect([other.status, JSON.parse(other.out).error.code]).toEqual([2, 'CALIBRATION_DIFFERS']);
}, 300_000);
