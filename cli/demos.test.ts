import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '../server/start.ts';
import type { Line } from '../bench/data/source.ts';
import { readLines } from '../bench/run/folder.ts';
import type { Result } from '../bench/run/results.ts';
import { demos } from './demos.ts';
import { exportData } from './export.ts';
import { runCli } from './program.ts';
import { report } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'tapworld-demos-'));
const at = join(folder, 'demos');
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function cli(...argv: string[]) {
  const output = { out: '', err: '' };
  const status = await runCli(
    [demos, exportData, report],
    argv,
    {
      out: text => {
        output.out += text;
      },
      err: text => {
        output.err += text;
      },
    },
    '1.2.3',
  );
  return { status, ...output };
}
const read = <T>(...names: string[]) => readLines<T>(readFileSync(join(at, ...names), 'utf8'));

it('plays the solvers with pictures; each step has its true element and a thought', async () => {
  const { status, out } = await cli(
    'demos',
    '--tasks',
    'notes/create-note',
    '--seeds',
    '2',
    '--scale',
    '0.5',
    '--concurrency',
    '2',
    '--out',
    at,
    '--server',
    server.url,
    '--json',
  );
  expect([status, JSON.parse(out)]).toEqual([
    0,
    expect.objectContaining({ run: 'demos', demonstrations: 2, failed: [], lost: 0, thoughts: true }),
  ]);
  const lines = read<Line>('episodes', 'notes.create-note.1', 'steps.jsonl');
  const tap = lines.find(l => l.action?.type === 'tap')!;
  const element = lines[tap.step - 1]!.seen.elements!.find(e => e.id === tap.target!.id)!;
  expect(tap.target).toEqual({
    id: element.id,
    role: element.role,
    name: element.name,
    bounds: element.bounds,
    index: element.index,
  });
  expect(lines.slice(1).map(l => l.thought)).toEqual(
    Array(lines.length - 1).fill(expect.stringMatching(/\. .*\.$/)),
  );
  expect(lines.every(l => /^[0-9a-f]{64}\.jpg$/.test(l.seen.picture!))).toBe(true);
});

it('what is no success is told, left out and played again by --resume', async () => {
  const results = read<Result>('results.jsonl');
  writeFileSync(
    join(at, 'results.jsonl'),
    results.map(r => `${JSON.stringify(r.seed === 2 ? { ...r, outcome: 'failure' } : r)}\n`).join(''),
  );
  const failed = await cli('demos', '--resume', at, '--server', server.url);
  expect([failed.status, failed.out]).toEqual([
    1,
    expect.stringMatching(/notes\/create-note +2 +failure[\s\S]*1 demonstrations/),
  ]);
  expect(read<Result>('results.jsonl').map(r => r.seed)).toEqual([1]);
  expect(JSON.parse(readFileSync(join(at, 'failed.json'), 'utf8'))).toMatchObject([
    { task: 'notes/create-note', seed: 2, outcome: 'failure' },
  ]);
  const again = await cli('demos', '--resume', at, '--server', server.url);
  expect([again.status, again.out]).toEqual([0, expect.stringContaining('2 demonstrations')]);
  expect(() => readFileSync(join(at, 'failed.json'))).toThrow();
  expect(
    read<Line>('episodes', 'notes.create-note.2', 'steps.jsonl')
      .slice(1)
      .every(l => l.thought !== undefined),
  ).toBe(true);
});

it('Ctrl-C keeps the demonstrations that have ended, and says how to continue', async () => {
  const stopped = join(folder, 'stopped');
  const argv = ['--no-pictures', '--concurrency', '1', '--server', server.url, '--json'];
  const running = cli('demos', '--tasks', 'notes/create-note', '--seeds', '20', '--out', stopped, ...argv);
  const results = join(stopped, 'results.jsonl');
  const lines = () => (existsSync(results) ? readLines<Result>(readFileSync(results, 'utf8')) : []);
  await expect.poll(() => lines().length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
  process.emit('SIGINT', 'SIGINT');
  const { status, out } = await running;
  const { demonstrations, error } = JSON.parse(out);
  expect([status, error.code]).toEqual([1, 'INTERRUPTED']);
  expect(error.details.resume).toContain(`tapworld demos --resume ${stopped} --server`);
  expect(demonstrations).toBe(lines().length);
  expect(demonstrations).toBeLessThan(20);
  const resumed = await cli('demos', '--resume', stopped, ...argv);
  expect([resumed.status, JSON.parse(resumed.out).demonstrations]).toEqual([0, 20]);
}, 120_000);

it('export and report take them', async () => {
  const exported = await cli('export', at, '--format', 'mobile-r1', '--out', join(folder, 'rows'));
  expect([exported.status, exported.out]).toEqual([
    0,
    expect.stringMatching(/2 episodes \(2 success\), 12 steps/),
  ]);
  const { out } = await cli(
    'report',
    at,
    '--sql',
    'SELECT count(*) AS steps, count(thought) AS thoughts, count(element_id) AS elements FROM steps',
    '--json',
  );
  // Open, tap, type, type, back, done: three of six are put to an element.
  expect(JSON.parse(out).rows).toEqual([[12, 12, 6]]);
});

it('--simple has a step for each touch and text, which every language of models can say', async () => {
  const simple = join(folder, 'simple');
  const { status, out } = await cli(
    'demos',
    '--tasks',
    'notes/create-note',
    '--simple',
    '--no-pictures',
    '--out',
    simple,
    '--server',
    server.url,
    '--json',
  );
  // The note's title and text are typed into fields that are touched first. Both are empty, and not emptied.
  expect([status, JSON.parse(out)]).toEqual([0, expect.objectContaining({ demonstrations: 1, steps: 8 })]);
  const lines = readLines<Line>(
    readFileSync(join(simple, 'episodes', 'notes.create-note.1', 'steps.jsonl'), 'utf8'),
  );
  expect(lines.flatMap(l => (l.action ? [l.action.type] : []))).toEqual([
    'open_app',
    'tap',
    'tap',
    'type',
    'tap',
    'type',
    'key',
    'done',
  ]);
  const exported = await cli(
    'export',
    simple,
    '--format',
    'mobile-r1',
    '--actions',
    'autoglm',
    '--pictures',
    'none',
    '--out',
    join(folder, 'glm'),
  );
  expect([exported.status, exported.out]).toEqual([
    0,
    expect.stringMatching(/1 episodes \(1 success\), 8 steps/),
  ]);
}, 60_000);

it('is refused with status 2 where it is given wrongly', async () => {
  const refused = async (...argv: string[]) => {
    const { status, err } = await cli(...argv);
    return [status, err.split('\n')[0]];
  };
  expect(await refused('demos', '--tasks', 'no/such', '--out', join(folder, 'x'))).toEqual([
    2,
    expect.stringMatching(/TASK_NOT_FOUND/),
  ]);
  expect(await refused('demos', '--tasks', 'notes/create-note', '--out', at)).toEqual([
    2,
    expect.stringMatching(/RUN_EXISTS/),
  ]);
  expect(await refused('demos', '--resume', at, '--seeds', '9')).toEqual([
    2,
    expect.stringMatching(/leave out --seeds/),
  ]);
  expect(await refused('demos', '--resume', join(folder, 'none'), '--server', server.url)).toEqual([
    2,
    expect.stringMatching(/RUN_NOT_FOUND/),
  ]);
  const broken = join(folder, 'broken');
  mkdirSync(broken);
  writeFileSync(join(broken, 'run.json'), '{"id":');
  expect(await refused('demos', '--resume', broken, '--server', server.url)).toEqual([
    1,
    expect.stringMatching(/RUN_INVALID.*run\.json cannot be read/),
  ]);
  expect(await refused('export', at)).toEqual([2, expect.stringMatching(/--format says/)]);
  expect(await refused('export', at, '--format', 'parquet')).toEqual([
    2,
    expect.stringMatching(/--out names/),
  ]);
  expect(await refused('export', at, at, '--format', 'parquet', '--out', join(folder, 'x'))).toEqual([
    2,
    expect.stringMatching(/named twice/),
  ]);
  expect(await refused('export', at, '--format', 'parquet', '--out', at)).toEqual([
    2,
    expect.stringMatching(/OUT_EXISTS/),
  ]);
  expect(
    await refused('export', at, '--format', 'parquet', '--only', 'won', '--out', join(folder, 'x')),
  ).toEqual([2, expect.stringMatching(/--only is success or/)]);
  expect(await refused('report', at, '--sql', 'DELETE FROM steps')).toEqual([
    2,
    expect.stringMatching(/INVALID_SQL/),
  ]);
  expect(await refused('report', at, '--sql', 'SELECT 1', '--against', at)).toEqual([
    2,
    expect.stringMatching(/--sql answers a query/),
  ]);
  expect(await refused('report', at, '--rows', '3')).toEqual([2, expect.stringMatching(/are for --sql/)]);
});
