import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../server/start.ts';
import type { Operation } from '../src/state/diff.ts';
import { commands } from './commands.ts';
import { runCli } from './program.ts';
import type { Device } from '../bench/tasks/device.ts';
import { Client } from '../bench/run/client.ts';
import { readLines, RunFolder } from '../bench/run/folder.ts';
import type { Result } from '../bench/run/results.ts';
import { runAll } from '../bench/run/runner.ts';
import { WireDevice } from '../bench/run/wire-device.ts';
import type { Replayed } from '../bench/agents/agent.ts';
import { findAgent } from '../bench/agents/index.ts';
import { findRecording } from '../bench/agents/replay.ts';
import { solver } from '../bench/agents/solver.ts';

const TASKS = ['notes/tick-items', 'contacts/star-person'];
const [TICK, STAR] = TASKS as [string, string];
let folder: string;
let recording: RunFolder;
let server: RunningServer;
let client: Client;

const plan = (tasks: readonly string[]) => ({
  agent: 'replay',
  tasks,
  seeds: [1],
  language: 'en' as const,
  pictures: false,
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tapworld-again-'));
  server = await startServer({ port: 0, renderers: 1, browsers: 1 });
  client = new Client(server.url);
  recording = RunFolder.create(join(folder, 'recorded'), plan(TASKS));
  await runAll(recording, solver, () => new WireDevice(client), 1);
});
afterAll(async () => {
  client?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A phone that is changed after each start, as a device that is set up otherwise. */
function changed(operations: readonly Operation[]): Device {
  const wire = new WireDevice(client);
  return {
    async reset(task, seed, options) {
      const start = await wire.reset(task, seed, options);
      const { phone } = await client.get<{ phone: string }>(`/v1/episodes/${wire.episode}`);
      await client.call('PATCH', `/v1/phones/${phone}/state`, operations);
      return { ...start, ...(await wire.observe()) };
    },
    step: action => wire.step(action),
    verdict: () => wire.verdict(),
    close: () => wire.close(),
  };
}

type Step = { step: number; stateHash: string; replay?: Replayed };
const stepsOf = (run: RunFolder, task: string) =>
  readLines<Step>(
    readFileSync(join(run.path, 'episodes', `${task.replace('/', '.')}.1`, 'steps.jsonl'), 'utf8'),
  );
let runs = 0;
/** Plays the recording again, and gives the results with what their steps say. */
async function again(
  operations: readonly Operation[],
  tasks = TASKS,
): Promise<Record<string, Result & { lines: Step[] }>> {
  const run = RunFolder.create(join(folder, `again-${++runs}`), plan(tasks));
  await runAll(run, findAgent(`replay:${recording.path}`), () => changed(operations), 1);
  return Object.fromEntries(run.results().map(r => [r.task, { ...r, lines: stepsOf(run, r.task) }]));
}
const goals = ({ verdict }: Result) => verdict!.changes.every(g => g.met);
const texts = ({ lines }: { lines: Step[] }) => lines.flatMap(s => s.replay?.text ?? []);
const setting = (key: string, value: unknown): Operation =>
  ({ op: 'replace', path: `/os/settings/${key}`, value }) as Operation;

it('on the same phone is the same: every action, every state', async () => {
  for (const [task, r] of Object.entries(await again([]))) {
    expect([r.outcome, r.replay]).toEqual(['success', { recorded: r.steps, resolved: 0, looked: 0 }]);
    expect(r.lines.map(s => s.stateHash)).toEqual(stepsOf(recording, task).map(s => s.stateHash));
  }
});

it('with larger letters and icons finds what lies elsewhere, and says how far', async () => {
  for (const r of Object.values(await again([setting('displaySize', 'large'), setting('textScale', 1.3)]))) {
    expect([r.outcome, goals(r)]).toEqual(['failure', true]);
    // The patch itself is the only side effect.
    expect(r.verdict!.sideEffects.map(effect => effect.path)).toEqual([
      '/os/settings/textScale',
      '/os/settings/displaySize',
    ]);
    expect(r.replay!.resolved).toBeGreaterThan(0);
    expect(r.lines.filter(s => s.replay?.how === 'resolved')).toHaveLength(r.replay!.resolved);
    for (const text of texts(r))
      expect(text).toMatch(/^step \d+: (resolved|looked for) .*(px|of another size|scrolling)/);
  }
});

it('in a dark theme nothing lies elsewhere', async () => {
  for (const r of Object.values(await again([setting('theme', 'dark')])))
    expect([goals(r), r.replay]).toEqual([true, { recorded: r.steps, resolved: 0, looked: 0 }]);
});

describe('a list', () => {
  const notesAtTheStart = async () => {
    const wire = new WireDevice(client);
    await wire.reset(TICK, 1, { observe: { screenshot: false, elements: true } });
    const { phone } = await client.get<{ phone: string }>(`/v1/episodes/${wire.episode}`);
    const notes = await client.get<Record<string, { title: string; pinned: boolean }>>(
      `/v1/phones/${phone}/state?path=/apps/notes/notes`,
    );
    await wire.close();
    return notes;
  };
  it('in another order is found its way through', async () => {
    const notes = await notesAtTheStart();
    const pins = Object.entries(notes)
      .filter(([, note]) => !note.pinned)
      .slice(0, 4)
      .map(
        ([id]): Operation =>
          ({ op: 'replace', path: `/apps/notes/notes/${id}/pinned`, value: true }) as Operation,
      );
    const { [TICK]: r } = await again(pins, [TICK]);
    expect(goals(r!)).toBe(true);
    expect(texts(r!).some(text => / px (lower|higher)$/.test(text))).toBe(true);
  });
  it('without the row ends as the agent’s error, and says which step had nothing to go to', async () => {
    const [, id] = /"contact#(contact-[\w-]+)"/.exec(
      readFileSync(join(recording.path, 'episodes', 'contacts.star-person.1', 'steps.jsonl'), 'utf8').match(
        /"action":\{"type":"tap","element":"[^"]+"/,
      )![0],
    )!;
    const { [STAR]: r } = await again([{ op: 'remove', path: `/apps/contacts/contacts/${id}` }], [STAR]);
    expect([r!.outcome, r!.error]).toEqual([
      'agent_error',
      {
        code: 'AGENT_ERROR',
        message: expect.stringMatching(/^Step 2 of the recording \(tap\) has no button ".+" on contacts/),
      },
    ]);
    // It has looked for it, and left off in time.
    expect(r!.replay!.looked).toBeGreaterThan(0);
    expect(r!.steps).toBeLessThan(r!.budget);
  });
});

describe('the command', () => {
  const cli = async (...argv: string[]) => {
    const output = { out: '', err: '' };
    return {
      status: await runCli(
        commands,
        ['run', ...argv, '--server', server.url],
        {
          out: text => {
            output.out += text;
          },
          err: text => {
            output.err += text;
          },
        },
        '1.2.3',
      ),
      ...output,
    };
  };
  it('plays what was recorded where nothing else is asked for, and counts its moves', async () => {
    const { status, out } = await cli('--agent', `replay:${recording.path}`, '--out', join(folder, 'all'));
    expect([status, out]).toEqual([
      0,
      expect.stringMatching(
        /^replay: \d+ moves as recorded, 0 on an element found elsewhere, 0 scrolls to find one$/m,
      ),
    ]);
    const { plan: made } = JSON.parse(readFileSync(join(folder, 'all', 'run.json'), 'utf8')) as {
      plan: unknown;
    };
    expect(made).toEqual({
      agent: `replay:${recording.path}`,
      tasks: expect.arrayContaining(TASKS),
      seeds: [1],
      language: 'en',
      pictures: false,
    });
    expect(JSON.parse(readFileSync(join(folder, 'all', 'summary.json'), 'utf8'))).toMatchObject({
      episodes: 2,
      successRate: 1,
      replay: { resolved: 0, looked: 0 },
    });
  });
  it('plays one episode, even for another seed of its task', async () => {
    const { out } = await cli(
      '--agent',
      `replay:${recording.path}:notes.tick-items.1`,
      '--out',
      join(folder, 'one'),
      '--json',
    );
    expect(JSON.parse(out)).toMatchObject({ episodes: 1, successRate: 1 });
    await cli(
      '--agent',
      `replay:${recording.path}:notes/tick-items.1`,
      '--seeds',
      '2-2',
      '--out',
      join(folder, 'two'),
    );
    const [result] = readLines<Result>(readFileSync(join(folder, 'two', 'results.jsonl'), 'utf8'));
    // Another seed has other things to tick.
    expect([result!.seed, result!.outcome, result!.error?.message]).toEqual([
      2,
      'agent_error',
      expect.stringMatching(/^Step \d+ of the recording \(tap\) has no /),
    ]);
  });
  it.each([
    ['replay:/nowhere', 'RUN_NOT_FOUND'],
    ['replay:', 'RUN_NOT_FOUND'],
    ['replay:RUN:notes.none.1', 'EPISODE_NOT_FOUND'],
  ])('--agent %s is %s', async (agent, code) => {
    const { status, err } = await cli(
      '--agent',
      agent.replace('RUN', recording.path),
      '--out',
      join(folder, 'none'),
    );
    expect([status, err]).toEqual([2, expect.stringContaining(code)]);
  });
});

it('an episode that was not recorded, and one that has no end, are told', async () => {
  expect(() =>
    findAgent(`replay:${recording.path}`).start({
      task: 'notes/none',
      seed: 1,
      goal: '',
      budget: 9,
      answerSheet: null,
      language: 'en',
    }),
  ).toThrow('has no episode notes.none.1');
  const file = join(recording.path, 'episodes', 'contacts.star-person.1', 'steps.jsonl');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text.trim().split('\n').slice(0, -1).join('\n')}\n`);
  const { [STAR]: r } = await again([], [STAR]);
  expect(r!.error!.message).toBe('The recording ends with step 3, and the episode goes on');
  appendFileSync(file, `${text.trim().split('\n').at(-1)}\n`);
  expect(findRecording(`replay:${recording.path}`).name).toBe(`replay:${recording.path}`);
});
