import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lost, result, success } from '../bench/run/report/fixture.ts';
import { findRun, readRun } from '../bench/run/report/read.ts';
import type { Result } from '../bench/run/results.ts';
import { commands } from './commands.ts';
import { runCli } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'tapworld-report-'));
const at = (id: string) => join(folder, 'runs', id);

function write(
  id: string,
  results: readonly Result[],
  { tasks = ['notes/create-note', 'chat/send-text'], seeds = [1, 2], tail = '', time = 1 } = {},
): void {
  mkdirSync(at(id), { recursive: true });
  writeFileSync(
    join(at(id), 'run.json'),
    JSON.stringify({
      id,
      browser: 'b',
      legs: 1,
      plan: { agent: 'random', tasks, seeds, language: 'en', pictures: false },
    }),
  );
  writeFileSync(join(at(id), 'results.jsonl'), results.map(r => `${JSON.stringify(r)}\n`).join('') + tail);
  utimesSync(join(at(id), 'run.json'), time, time);
}
const both = (seed: number) => [
  result({ task: 'notes/create-note', seed }),
  success({ task: 'chat/send-text', seed, apps: ['chat'] }),
];

async function cli(...argv: string[]) {
  const output = { out: '', err: '' };
  const status = await runCli(
    commands,
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

beforeAll(() => {
  write('whole', [...both(1), ...both(2)], { time: 3 });
  write('better', [...both(1), success({ task: 'notes/create-note', seed: 2 }), ...both(2).slice(1)], {
    time: 2,
  });
  write('cut', [...both(1), lost({ task: 'old/gone', seed: 2 })], { tail: '{"task":"notes/cr' });
  write('broken', both(1), { tail: '{"task":"no result"}\n' });
  mkdirSync(at('planless'));
  writeFileSync(join(at('planless'), 'run.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what is given wrongly ends with status 2 and says why', () => {
  it.each([
    [[], /missing required argument 'run'/],
    [['/nowhere'], /RUN_NOT_FOUND: \/nowhere is neither/],
    [[at('broken')], /RUN_INVALID: .*line 3 is no result/],
    [[at('planless')], /RUN_INVALID: .*no plan/],
    [[at('whole'), '--against', '/nowhere'], /RUN_NOT_FOUND/],
    [[at('whole'), '--against', at('whole')], /is the same run/],
    [[at('whole'), '--no-page', '--out', 'x.html'], /give one of them/],
    [[at('whole'), '--out', folder], /is a folder/],
    [[at('whole'), at('cut')], /too many arguments/],
    [[at('whole'), '--gate', 'success >= -2%'], /name it with --against/],
    [[at('better'), '--against', at('whole'), '--gate', 'luck >= 2%'], /no measure luck.*success >= -2%/],
    [[at('whole'), '--sql', '--gate', 'success >= -2%'], /--gate and --no-failures are not for --sql/],
  ] as [string[], RegExp][])('%j', async (argv, why) => {
    const { status, err, out } = await cli('report', ...argv);
    expect(err).toMatch(why);
    expect([status, out]).toEqual([2, '']);
  });
  it('and as one document with --json', async () => {
    const { status, out } = await cli('report', '/nowhere', '--json');
    expect([status, JSON.parse(out).error.code]).toEqual([2, 'RUN_NOT_FOUND']);
  });
});

it('prints the figures and writes the page into the run, or where --out says', async () => {
  const { status, out } = await cli('report', at('whole'));
  expect([status, out]).toEqual([0, expect.stringMatching(/^success +50\.0 % +15\.0 – 85\.0 %$/m)]);
  expect(readFileSync(join(at('whole'), 'report.html'), 'utf8')).toContain('<!doctype html>');
  const elsewhere = join(folder, 'deep', 'page.html');
  await cli('report', at('cut'), '--out', elsewhere);
  await cli('report', at('better'), '--no-page');
  expect([
    existsSync(elsewhere),
    existsSync(join(at('cut'), 'report.html')),
    existsSync(join(at('better'), 'report.html')),
  ]).toEqual([true, false, false]);
});

it('a page that cannot be written is an error with a code', async () => {
  writeFileSync(join(folder, 'file'), '');
  const { status, err } = await cli('report', at('whole'), '--out', join(folder, 'file', 'page.html'));
  expect([status, err]).toEqual([1, expect.stringMatching(/PAGE_NOT_WRITTEN.*--no-page/)]);
});

it('a run that is not finished, with a cut line and a task that is gone, is told as it is', async () => {
  const { out } = await cli('report', at('cut'), '--no-page', '--json');
  expect(JSON.parse(out)).toMatchObject({
    id: 'cut',
    open: 2,
    unknown: ['old/gone'],
    page: null,
    against: null,
    comparison: null,
    figures: { episodes: 3, scored: 2, success: { rate: 0.5 }, outcomes: { infra_error: 1 } },
  });
  const printed = (await cli('report', at('cut'), '--no-page')).out;
  expect(printed).toContain('2 of 5 episodes are still open');
  expect(printed).toContain('1 episode was lost to infrastructure');
});

it('two runs: the tasks that differ, and a document with both', async () => {
  const { out } = await cli('report', at('better'), '--against', at('whole'), '--no-page');
  expect(out).toMatch(/^notes\/create-note +1\/2 +0\/2 +2 +–$/m);
  expect(out).toContain('won 1, lost 0, both solved 2, neither 1; difference +25.0 points');
  const value = JSON.parse(
    (await cli('report', at('better'), '--against', at('whole'), '--no-page', '--json')).out,
  );
  expect(value).toMatchObject({
    id: 'better',
    against: { id: 'whole', figures: { scored: 4 } },
    comparison: {
      same: true,
      differs: [],
      paired: { won: 1, lost: 0 },
      tasks: [{ task: 'notes/create-note', won: [2] }],
    },
  });
  expect(value.episodes).toHaveLength(4);
});

it('gates stand on the page', async () => {
  const out = join(folder, 'gates.html');
  const argv = ['--against', at('better'), '--gate', 'success >= -2%', '--out', out];
  expect((await cli('report', at('whole'), ...argv)).status).toBe(1);
  expect(readFileSync(out, 'utf8')).toMatch(
    /<section id="gates">[\s\S]*success &gt;= -2%[\s\S]*failed, not shown/,
  );
});

it('gates decide the status, and end with a line for CI', async () => {
  const gates = (...argv: string[]) => cli('report', ...argv, '--no-page');
  const kept = await gates(
    at('better'),
    '--against',
    at('whole'),
    '--gate',
    'steps <= 1',
    '--gate',
    'false done <= 50%',
  );
  expect([kept.status, kept.out.trimEnd().split('\n').at(-1)]).toEqual([
    0,
    'GATES PASSED: better against whole, 2 of 2',
  ]);
  const missed = await gates(at('whole'), '--against', at('better'), '--gate', 'success >= -2%');
  expect(missed.status).toBe(1);
  expect(missed.out).toMatch(/^gate FAILED \(not shown\): success >= -2%: difference −25\.0 points/m);
  expect(missed.out).toMatch(/GATES FAILED: whole against better, 1 of 1\n$/);
  const json = await gates(at('cut'), '--against', at('better'), '--gate', 'success >= -2%', '--json');
  expect([json.status, JSON.parse(json.out).gates]).toMatchObject([
    0,
    { passed: true, unpaired: { run: 0, against: 2 }, results: [{ measure: 'success', pairs: 2 }] },
  ]);
});

it('sorts failed episodes into classes; what infrastructure lost stands apart', async () => {
  const { out } = await cli('report', at('cut'), '--no-page');
  expect(out).toContain('1 episode failed, each in one class. Beside them, in no rate: Infrastructure 1.');
  expect(out).toMatch(/^False done +1 +100\.0 %$/m);
  const json = JSON.parse((await cli('report', at('cut'), '--no-page', '--json')).out);
  expect(json.failures).toEqual({
    failed: 1,
    classes: [{ reason: 'false_done', label: 'False done', episodes: 1 }],
    lost: [{ reason: 'infra_error', label: 'Infrastructure', episodes: 1 }],
  });
  const without = await cli('report', at('cut'), '--no-page', '--no-failures', '--json');
  expect(JSON.parse(without.out)).not.toHaveProperty('failures');
});

it('a run is a folder, an id, or the latest', () => {
  const runs = join(folder, 'runs');
  expect([findRun(at('whole')), findRun('cut', runs), findRun('latest', runs)]).toEqual([
    at('whole'),
    at('cut'),
    expect.stringMatching(/planless$/),
  ]);
  utimesSync(join(at('whole'), 'run.json'), 4e9, 4e9);
  expect(findRun('latest', runs)).toBe(at('whole'));
  expect(() => findRun('latest', join(folder, 'none'))).toThrow(/There is no run under/);
  expect(() => findRun('nope', runs)).toThrow(/which has whole/);
});

it('reading changes nothing, and takes the last line of an episode that was played again', () => {
  write('twice', [lost({ task: 'notes/create-note' }), success({ task: 'notes/create-note' })]);
  const before = readFileSync(join(at('twice'), 'results.jsonl'), 'utf8');
  const run = readRun(at('twice'));
  expect([run.results.map(r => r.outcome), run.open.length]).toEqual([['success'], 3]);
  expect(readFileSync(join(at('twice'), 'results.jsonl'), 'utf8')).toBe(before);
});
