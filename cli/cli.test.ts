import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withFolderLock } from '../bench/run/folder-lock.ts';
import { fits, seedsOf } from '../bench/run/select.ts';
import { commands } from './commands.ts';
import { describeError } from './errors.ts';
import { runCli } from './program.ts';
import { table } from './output.ts';

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

it('names the code of an error of the operating system once', () => {
  const error = Object.assign(new Error("ENOTDIR: not a directory, mkdir '/f/runs'"), { code: 'ENOTDIR' });
  expect(describeError(error)).toEqual({ code: 'ENOTDIR', message: "not a directory, mkdir '/f/runs'" });
});

describe('what is given wrongly ends with status 2 and says why', () => {
  it.each([
    [['nope'], /unknown command/],
    [[], /Usage/],
    [['tasks', '--level', '9'], /from 1 to 4/],
    [['tasks', 'nothing/*'], /No task fits nothing/],
    [['tasks', '--split', 'x'], /No split x; there are/],
    [['tasks', '--suite', 'x'], /No suite x; there are .*notes/],
    [['tasks', '--app', 'x'], /No app x; there are .*notes/],
    [['run', '--suite', 'x'], /No suite x; there are/],
    [['tasks', '--split', 'train', '--seeds', '2'], /--seeds is for --split seen or by-instance/],
    [['task', 'notes/none'], /TASK_NOT_FOUND/],
    [['task'], /missing required argument/],
    [['run', '--agent', 'x'], /No agent x; there are constant, impossible, noop, random, solver/],
    [['run', '--seeds', '0'], /count from 1/],
    [['run', '--seeds', '3-1'], /neither a count/],
    [['run', '--language', 'fr'], /en or zh/],
    [['run', '--phone-language', '?'], /a BCP 47 tag such as zh/],
    [['run', '--reward', 'x'], /No reward x; there are/],
    [['run', '--server', 'nonsense'], /address such as/],
    [['run', '--concurrency', '0'], /whole number from 1/],
    [['run', '--queue', 'http://127.0.0.1:6379'], /address such as redis:/],
    [
      ['run', '--queue', 'redis://127.0.0.1:1', '--concurrency', '3', '--renderers', '2'],
      /give --renderers, --concurrency to tapworld worker/,
    ],
    [['queue'], /--queue <address>. not specified/],
    [['queue', '--queue', 'localhost:6379'], /address such as redis:/],
    [['worker', '--queue', 'nonsense'], /address such as redis:/],
    [['worker', '--queue', 'redis://127.0.0.1:1', '--drain-timeout', '-1'], /whole number from 0/],
    [['run', '--agent', 'llm', '--model', 'm'], /its endpoint as --url/],
    [['run', '--agent', 'llm', '--url', 'http://x'], /needs a --model/],
    [['run', '--agent', 'llm', '--model', 'm', '--url', 'x'], /address such as/],
    [['run', '--model', 'm'], /for agents with a model/],
    [['run', '--scale', '9'], /from 0.25 to 4/],
    [['run', '--agent', 'llm', '--model', 'm', '--url', 'http://x', '--price-in', '1'], /or neither/],
    [['run', '--agent', 'llm', '--model', 'm', '--url', 'http://x', '--price-in', '-1'], /number from 0/],
    [['run', '--resume', '/nowhere', '--agent', 'noop'], /leave out --agent/],
    [
      ['run', '--resume', '/nowhere/at/all', '--server', 'http://127.0.0.1:9', '--renderers', '2'],
      /--renderers is for a server/,
    ],
    [['check', '--seeds', '0'], /give --walks/],
    [['check', 'nothing/*'], /No task fits/],
    [['check', '--seeds', '0', '--walks', '1', '--app', 'nope'], /No app nope/],
    [['serve', '--port', '70000'], /0 to 65535/],
    [['serve', '--host', '0.0.0.0'], /give a --token/],
    [['serve', '--host', 'a b'], /not an address/],
    [['serve', '--log-level', 'loud'], /--log-level loud is none of fatal, error, warn, info/],
    [['serve', '--log-file', '/nowhere/at/all'], /--log-file .nowhere.at.all cannot be written: ENOENT/],
    [['serve', '--max-phones', '0'], /whole number from 1/],
    [['serve', '--max-queue', 'many'], /whole number from 1/],
    [['serve', '--drain-timeout', '-1'], /whole number from 0/],
  ] as [string[], RegExp][])('%j', async (argv, why) => {
    const { status, err, out } = await cli(...argv);
    expect(err).toMatch(why);
    expect([status, out]).toEqual([2, '']);
  });
});

it.each([
  [['run'], 'run.json', { plan: {}, legs: 1 }],
  [['demos'], 'run.json', { plan: {}, legs: 1, demos: {} }],
  [['bridge', 'run'], 'run.json', { plan: {}, legs: 1, device: 'simulated, over adb' }],
  [['train'], 'config.json', { format: 3 }],
])('%j leaves alone what another process writes to', async (command, file, about) => {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-busy-'));
  const text = JSON.stringify(about);
  writeFileSync(join(folder, file), text);
  try {
    const { status, out } = await withFolderLock(folder, () => cli(...command, '--resume', folder, '--json'));
    expect([status, JSON.parse(out)]).toEqual([
      1,
      { error: { code: 'FOLDER_BUSY', message: expect.stringContaining(folder) } },
    ]);
    expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('--json is one document on standard output', () => {
  it('where the command works', async () => {
    const { status, out, err } = await cli('apps', '--json');
    expect([status, err]).toEqual([0, '']);
    expect(out.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(out)[0]).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      package: expect.any(String),
      screens: expect.any(Number),
      actions: expect.any(Number),
    });
    const tasks = JSON.parse((await cli('tasks', 'notes/*', '--json')).out);
    expect(tasks[0]).toMatchObject({
      id: expect.stringMatching(/^notes\//),
      level: expect.any(Number),
      apps: expect.any(Array),
      kind: expect.any(String),
      budget: expect.any(Number),
      tags: expect.any(Array),
    });
  });
  it('seeds of each side of a split that is divided by instance', async () => {
    const [trainingSide, heldOutSide] = await Promise.all(
      ['seen', 'by-instance'].map(
        async split =>
          JSON.parse((await cli('tasks', 'notes/*', '--split', split, '--seeds', '3', '--json')).out) as {
            id: string;
            seeds: number[];
          }[],
      ),
    );
    expect(trainingSide!.map(({ seeds }) => seeds.length)).toEqual(trainingSide!.map(() => 3));
    for (const { id, seeds } of heldOutSide!)
      expect(
        (trainingSide!.find(one => one.id === id)?.seeds ?? []).filter(seed => seeds.includes(seed)),
      ).toEqual([]);
    expect(heldOutSide!.length).toBeGreaterThan(0);
  });
  it.each([
    [['tasks', 'nothing/*', '--json'], 'TASK_NOT_FOUND'],
    [['tasks', '--level', 'x', '--json'], 'USAGE'],
    [['nope', '--json'], 'USAGE'],
  ] as [string[], string][])('where it does not: %j', async (argv, code) => {
    const { status, out, err } = await cli(...argv);
    expect([status, err]).toEqual([2, '']);
    expect(JSON.parse(out)).toEqual({ error: { code, message: expect.any(String) } });
  });
});

it('every command has help, and the program its version', async () => {
  for (const path of commands.flatMap(c =>
    'commands' in c ? c.commands.map(under => [c.name, under.name]) : [[c.name]],
  )) {
    const { status, out } = await cli(...path, '--help');
    expect([status, out]).toEqual([0, expect.stringContaining(`Usage: tapworld ${path.join(' ')}`)]);
    expect(out).toContain('--json');
  }
  expect((await cli('--version')).out.trim()).toBe('1.2.3');
});

it('patterns and seeds', () => {
  expect([
    fits('notes/create-note', 'notes/*'),
    fits('notes/create-note', '*-note'),
    fits('notes/create-note', 'create-note'),
    fits('notes/a', 'notes.a'),
  ]).toEqual([true, true, false, false]);
  expect([seedsOf('3'), seedsOf('1,4,7-9,4'), seedsOf('0-1')]).toEqual([
    [1, 2, 3],
    [1, 4, 7, 8, 9],
    [0, 1],
  ]);
});

it('columns of numbers stand to the right, and what is missing is a dash', () => {
  expect(
    table(
      ['name', 'n'],
      [
        ['a', 5],
        ['long name', 12],
        ['x', null],
      ],
    ).split('\n'),
  ).toEqual(['name        n', '─────────  ──', 'a           5', 'long name  12', 'x           –']);
});
