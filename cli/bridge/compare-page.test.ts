import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../commands.ts';
import { runCli } from '../program.ts';
import { episodeName } from '../../bench/run/episode-id.ts';
import { lost, result, success } from '../../bench/run/report/fixture.ts';
import type { Result } from '../../bench/run/results.ts';
import { evidenceOf, inWords } from '../../bench/bridge/compare/evidence.ts';
import { readRun } from '../../bench/run/report/read.ts';

const folder = mkdtempSync(join(tmpdir(), 'tapworld-compare-'));
const at = (id: string) => join(folder, id);
const evil = '<script>alert("x")</script>';
const picture = `${'a'.repeat(64)}.png`;
const bytes = Buffer.from('89504e470d0a1a0a', 'hex');

function write(id: string, results: readonly Result[], about: object = {}): void {
  mkdirSync(join(at(id), 'pictures'), { recursive: true });
  const [tasks, seeds] = [[...new Set(results.map(r => r.task))], [...new Set(results.map(r => r.seed))]];
  writeFileSync(
    join(at(id), 'run.json'),
    JSON.stringify({
      id,
      legs: 1,
      plan: {
        agent: 'llm',
        llm: { url: 'http://x', model: evil },
        tasks,
        seeds,
        language: 'en',
        pictures: true,
      },
      ...about,
    }),
  );
  writeFileSync(join(at(id), 'results.jsonl'), results.map(r => `${JSON.stringify(r)}\n`).join(''));
  writeFileSync(join(at(id), 'pictures', picture), bytes);
  for (const r of results) {
    const episode = join(at(id), 'episodes', episodeName(r));
    mkdirSync(episode, { recursive: true });
    const observationOf = (name: string) => ({
      foreground: { app: 'notes', package: 'p', activity: 'a', route: '/note/1' },
      elements: [{ index: 0, id: 'b', name }],
      picture,
    });
    writeFileSync(
      join(episode, 'steps.jsonl'),
      [
        { step: 0, seen: observationOf(evil) },
        { step: 1, action: { type: 'tap', element: 'b' }, seen: observationOf('Save') },
        { step: 2, action: { type: 'type', element: 0, text: 'milk' }, seen: observationOf('x') },
      ]
        .map(l => JSON.stringify(l))
        .join('\n'),
    );
  }
}
const probes = {
  verdict: 'fail' as const,
  by: 'probe' as const,
  asked: [
    { kind: 'sqlite', says: `a row with ${evil}`, tier: 'C', outcome: 'fail', found: [{ title: 'x' }] },
  ],
};

beforeAll(() => {
  write('sim-base', [result(), success({ seed: 2 })]);
  write('dev-base', [lost(), success({ seed: 2 })]);
  write('sim-trained', [success(), success({ seed: 2 })]);
  write('dev-trained', [success(), result({ seed: 2, verdict: null, probes: probes })]);
  write('over-adb', [success(), success({ seed: 2 })], { device: 'simulated, over adb' });
  write('elsewhere', [success({ task: 'chat/b', seed: 9 })]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function compare(...argv: string[]) {
  const output = { out: '', err: '' };
  const status = await runCli(
    commands,
    ['bridge', 'compare', ...argv],
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
const four = (last = 'dev-trained') => ['sim-base', 'dev-base', 'sim-trained', last].map(at);

it('prints the table, and leaves one page and one document', async () => {
  const { status, out } = await compare(...four(), '--out', at('out'));
  expect([status, out]).toEqual([
    0,
    expect.stringMatching(/^overall +1 +100\.0 → 100\.0 % +100\.0 → 0\.0 % +0 +−100\.0 +n\/a +–$/m),
  ]);
  expect(out).toContain(
    '1 of the 2 episodes that all four runs have was not decided in one of them, and counts in no rate: 1 is left.',
  );
  expect(out).toMatch(/^notes\/a +2 +trained +pass +fail$/m);
  const document = JSON.parse(readFileSync(join(at('out'), 'sim-to-real.json'), 'utf8'));
  const { page, ...printed } = JSON.parse((await compare(...four(), '--out', at('out'), '--json')).out);
  expect([page, printed]).toEqual([join(at('out'), 'sim-to-real.html'), document]);
});

it('calls a run on simulated phones over ADB what it is, in the table and on the page', async () => {
  const { out } = await compare(...four('over-adb'), '--out', at('out'));
  expect(out).toMatch(/^No physical device: over-adb played on simulated phones over ADB\. /);
  const page = readFileSync(join(at('out'), 'sim-to-real.html'), 'utf8');
  expect(page).toContain('No physical device: over-adb');
  expect(page).toContain('in simulation and over ADB</p>');
});

describe('the page', () => {
  const page = async () => {
    await compare(...four(), '--out', at('out'));
    return readFileSync(join(at('out'), 'sim-to-real.html'), 'utf8');
  };
  it('needs no other file, and lets nothing from a run be markup', async () => {
    const text = await page();
    expect(text).not.toMatch(/(?:src|href)="(?!#|data:)/);
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;alert(&quot;x&quot;)');
    expect(text).not.toMatch(/NaN|Infinity|undefined|\bnull\b/);
  });
  it('shows both sides of what disagrees: pictures, last actions, what the probes said', async () => {
    const text = await page();
    expect(text).toContain('id="trained.notes/a.2"');
    expect(
      text.match(new RegExp(`src="data:image/png;base64,${bytes.toString('base64')}"`, 'g')),
    ).toHaveLength(2);
    expect(text).toContain('probes say fail');
    expect(text).toMatch(/a row with &lt;script&gt;.*: fail, \[\{&quot;title&quot;:&quot;x&quot;\}\]/);
    expect(text).toContain('<li>type &quot;Save&quot; &quot;milk&quot;</li>');
    expect(text).toContain('id="left-out"');
  });
});

describe('what is given wrongly ends with status 2 and says why', () => {
  it.each([
    [four().slice(0, 3), /missing required argument 'real-trained'/],
    [[...four().slice(0, 3), '/nowhere'], /RUN_NOT_FOUND/],
    [[...four().slice(0, 3), at('sim-base')], /is given twice/],
    [
      four('elsewhere'),
      /NOTHING_SHARED: No episode.*task only in device trained: chat\/b; task only in simulated base, device base, simulated trained: notes\/a/,
    ],
    [[...four(), '--out', join(at('sim-base'), 'run.json')], /is a file/],
  ] as [string[], RegExp][])('%j', async (argv, why) => {
    const { status, err, out } = await compare(...argv);
    expect(err).toMatch(why);
    expect([status, out]).toEqual([2, '']);
  });
});

it('what a run kept is read as far as it goes', () => {
  expect(evidenceOf(readRun(at('dev-trained')), 'notes/a', 2)).toMatchObject({
    outcome: 'failure',
    actions: [expect.stringMatching(/^tap "<script>/), 'type "Save" "milk"'],
    front: 'notes/note/1',
    picture: join(at('dev-trained'), 'pictures', picture),
  });
  rmSync(join(at('elsewhere'), 'episodes'), { recursive: true });
  expect(evidenceOf(readRun(at('elsewhere')), 'chat/b', 9)).toMatchObject({
    outcome: 'success',
    actions: [],
    front: null,
    picture: null,
  });
  expect(evidenceOf(readRun(at('elsewhere')), 'notes/a', 1)).toBeNull();
  expect(inWords({ type: 'swipe', from: [1, 2], to: [3, 4] })).toBe('swipe [1,2] [3,4]');
});
