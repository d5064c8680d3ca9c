import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Agent } from '../bench/agents/agent.ts';
import { Client } from '../bench/run/client.ts';
import { RunFolder } from '../bench/run/folder.ts';
import { runAll } from '../bench/run/runner.ts';
import { WireDevice } from '../bench/run/wire-device.ts';
import { instantiate } from '../bench/tasks/registry.ts';
import { field, has } from '../bench/tasks/steps.ts';
import { startServer, type RunningServer } from '../server/start.ts';
import type { Action } from '../src/protocol/action.ts';
import type { Observation } from '../src/protocol/observation.ts';
import { commands } from './commands.ts';
import { runCli } from './program.ts';
import type { Explained } from './explain.ts';

const NOTE = 'notes/create-note';
const TEXT = 'messages/send-to-number';
let folder: string;
let server: RunningServer;
let client: Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tapworld-explain-'));
  server = await startServer({ port: 0, renderers: 2, browsers: 1 });
  client = new Client(server.url);
});
afterAll(async () => {
  client?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The solver, of which one action at a time may be replaced: by another, or by null for its own. Steps count from 1. */
const astray = (replace: (step: number, own: Action | null, seen: Observation) => Action | null): Agent => ({
  name: 'astray',
  describe: 'goes wrong at a known step',
  pictures: false,
  async start({ task, seed, language }) {
    const instance = await instantiate(task, seed, { language });
    let solution: ReturnType<typeof instance.solve> | undefined;
    let step = 0;
    return seen => {
      let own: Action | null;
      try {
        const next = solution ? solution.next(seen) : (solution = instance.solve(seen)).next();
        own = next.done ? null : next.value;
      } catch {
        // It looks for what it would have made.
        own = { type: 'done' };
      }
      return replace(++step, own, seen) ?? own;
    };
  },
});

/** Plays an agent, and explains its run. */
async function explained(id: string, agent: Agent, tasks: string[]): Promise<Explained[]> {
  const run = RunFolder.create(join(folder, id), {
    agent: agent.name,
    tasks,
    seeds: [1],
    language: 'en',
    pictures: false,
  });
  await runAll(run, agent, () => new WireDevice(client), 1);
  const { status, out } = await cli('explain', run.path, '--json', '--server', server.url);
  expect(status).toBe(0);
  return JSON.parse(out).failures;
}

async function cli(...argv: string[]) {
  let [out, err] = ['', ''];
  const status = await runCli(
    commands,
    argv,
    { out: text => (out += text), err: text => (err += text) },
    '1.2.3',
  );
  return { status, out, err };
}

it('declared too early: the step before it is the last from which the solver gets there, along its own way', async () => {
  const [failure] = await explained(
    'early',
    astray(step => (step === 3 ? { type: 'done' } : null)),
    [NOTE],
  );
  expect(failure).toMatchObject({
    name: 'notes.create-note.1',
    reason: 'false_done',
    falseDone: true,
    turn: { step: 3, lastGood: 2, isCertain: true, why: 'declared' },
  });
  expect(failure!.turn!.words).toContain('Step 3 ended that: it was declared done');
});

it('a message with other words: nothing takes it back, whatever came after', async () => {
  let sent = 0;
  const [failure] = await explained(
    'words',
    astray((step, own, seen) => {
      if (own?.type !== 'type' || !has(seen, field('Text message'))) return null;
      sent = step + 1;
      return { ...own, text: 'Something else' };
    }),
    [TEXT],
  );
  expect(failure).toMatchObject({ reason: 'wrong_value', turn: { isCertain: true, why: 'effect' } });
  const { turn, effects } = failure!;
  expect([turn!.step, turn!.lastGood]).toEqual([sent, sent - 1]);
  expect(effects).toContainEqual({
    words: expect.stringContaining('Something else'),
    step: turn!.step,
    isFinal: true,
  });
});

it('going round in circles: lost when the steps that are left no longer suffice', async () => {
  const [failure] = await explained(
    'circles',
    {
      name: 'circles',
      describe: 'goes home',
      pictures: false,
      start: async () => () => ({ type: 'key', key: 'home' }),
    },
    [NOTE],
  );
  const { turn, loops } = failure!;
  const { budget } = await instantiate(NOTE, 1);
  expect(failure).toMatchObject({ reason: 'never_opened', also: ['loop', 'no_progress'] });
  expect(loops).toEqual([{ from: 1, to: budget, length: 1, times: budget }]);
  expect(turn).toMatchObject({ why: 'budget', isCertain: true });
  expect(turn!.lastGood! + turn!.solverSteps!).toBe(budget);
  expect(turn!.step).toBe(turn!.lastGood! + 1);
});

it('what is no action, and a success beside it; printed, and from the record alone', async () => {
  const run = 'mixed';
  const failures = await explained(
    run,
    astray((step, own, seen) =>
      seen.foreground.app === 'notes' && step > 1 ? ({ type: 'tap', x: -5, y: 0 } as Action) : null,
    ),
    [NOTE, TEXT],
  );
  expect(failures).toMatchObject([
    { name: 'notes.create-note.1', reason: 'refused_action', turn: { step: null, isCertain: true } },
  ]);
  const printed = await cli('explain', join(folder, run), '--no-play');
  expect(printed.out).toContain('mixed: 1 of 2 episodes failed.');
  expect(printed.out).toMatch(/^Refused action +1$/m);
  expect(printed.out).toMatch(/^notes\.create-note\.1: Refused action$/m);
  expect(printed.out).not.toContain('lost');
  const one = await cli('explain', join(folder, run), '--no-play', '--episode', 'messages.send-to-number.1');
  expect(one.out).toContain('no episode of 1 failed');
  expect(await cli('explain', join(folder, run), '--episode', 'x')).toMatchObject({
    status: 2,
    err: expect.stringContaining('EPISODE_NOT_FOUND'),
  });
});
