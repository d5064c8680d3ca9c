import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { AdbEndpoint } from '../../server/adb/endpoint.ts';
import { useAdbEndpoint } from '../../server/adb/testing.ts';
import { Connection } from '../../bench/bridge/connection.ts';
import { BridgeDevice, type Stage } from '../../bench/bridge/device.ts';
import { playAll, type BridgeResult } from '../../bench/bridge/play.ts';
import type { Person } from '../../bench/bridge/verdict.ts';
import { noop } from '../../bench/agents/noop.ts';
import { solver } from '../../bench/agents/solver.ts';
import { RunFolder } from '../../bench/run/folder.ts';
import { tasks } from '../../bench/tasks/registry.ts';
import { bridge } from '../bridge.ts';
import { runCli } from '../program.ts';
import { personAt } from './person.ts';
import { oneDevice } from './stages.ts';

const tested = useAdbEndpoint();
const straight = (port = tested.endpoint.port) => ({
  tcp: { host: '127.0.0.1', port },
  home: tested.real.folder,
});
let runs = 0;
const folderOver = (seeds: number[], agent: string, ...names: string[]) =>
  RunFolder.create(join(tested.real.folder, `run-${++runs}`), {
    agent,
    tasks: names,
    seeds,
    language: 'en',
    pictures: false,
  });

const folderFor = (agent: string, ...names: string[]) => folderOver([1], agent, ...names);

/** `tapworld bridge run`: its status, and the JSON or the complaint that it printed. */
async function run(...args: string[]) {
  const messages: string[] = [];
  const status = await runCli(
    [bridge],
    ['bridge', 'run', '--json', ...args],
    {
      out: text => {
        messages.push(text);
      },
      err: () => {},
    },
    '0',
  );
  return { status, said: JSON.parse(messages.join('')) };
}
const resultsIn = (path: string) =>
  readFileSync(join(path, 'results.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as BridgeResult);
const tcp = () => `127.0.0.1:${tested.endpoint.port}`;

describe('a device that begins anywhere', () => {
  it('is brought to the start of every task that has lines for it, and played from there', async () => {
    const names = [...tasks.values()].filter(({ spec }) => spec.slate).map(({ id }) => id);
    expect(names.length).toBeGreaterThan(15);
    const { context } = tested.server;
    let endpoint: AdbEndpoint | undefined;
    const leave = async () => {
      await endpoint?.close();
      if (endpoint) context.phones.remove(endpoint.device.id);
    };
    // A new phone for each, which stands where no task begins.
    const stage: Stage = {
      async begin() {
        await leave();
        endpoint = await AdbEndpoint.open(context, context.phones.create({ seed: 5 }).id);
        await endpoint.device.input({ type: 'open_app', app: 'maps' }, { type: 'key', key: 'power' });
        return { connection: await Connection.open(straight(endpoint.port)), isReady: false };
      },
      close: leave,
    };
    const device = new BridgeDevice(stage);
    const folder = folderFor('solver', ...names);
    await playAll(folder, solver, device);
    await device.close();
    const others = folder
      .results()
      .filter(({ outcome }) => outcome !== 'success')
      .map(({ task, error, probes }) => `${task}: ${error?.message.slice(0, 6) ?? JSON.stringify(probes)}`);
    // Their solvers look at the first screen alone, which a calendar of somebody's own fills: what is probed is not there yet, so it began.
    expect(others).toEqual(['calendar/delete-on-date: No row', 'calendar/delete-on-weekday: No row']);
  }, 200_000);

  it('can be brought there again, and what another task did before counts for nothing', async () => {
    const device = new BridgeDevice(oneDevice(await Connection.open(straight())));
    for (let again = 0; again < 2; again++) {
      const folder = folderFor(
        'solver',
        'messages/answer-question',
        'messages/delete-one',
        'messages/send-to-number',
        'calendar/delete-one',
      );
      await playAll(folder, solver, device);
      expect(folder.results().map(({ task, outcome, error }) => [task, outcome, error?.message])).toEqual(
        folder.plan.tasks.map(task => [task, 'success', undefined]),
      );
    }
    await device.close();
  }, 100_000);

  it('that refuses a line is no start, and one that is as the task wants it is none either', async () => {
    const { device: phone } = tested.endpoint;
    const played = async (task: string, wipe = false) => {
      const device = new BridgeDevice(oneDevice(await Connection.open(straight())), { wipe });
      const folder = folderFor('noop', task);
      await playAll(folder, noop, device);
      await device.close();
      return folder.results()[0]!;
    };
    await phone.change(draft => {
      draft.os.installed['messages']!.enabled = false;
    });
    expect(await played('messages/answer-question')).toMatchObject({
      outcome: 'infra_error',
      error: { code: 'SLATE_FAILED', message: expect.stringContaining('content delete --uri content://sms') },
    });
    await phone.change(draft => {
      draft.os.installed['messages']!.enabled = true;
    });
    expect(await played('messages/answer-question')).toMatchObject({
      outcome: 'failure',
      probes: { verdict: 'fail', by: 'probe' },
    });
  }, 60_000);
});

describe('--wipe', () => {
  it('empties the apps of a task before it, and no other', async () => {
    const { device } = tested.endpoint;
    const notes = () => device.tree.apps['notes'] as { notes: Record<string, { title: string }> };
    const titles = () => Object.values(notes().notes).map(({ title }) => title);
    const before = titles();
    await device.run('notes', 'create', { kind: 'plain' });
    await device.change(draft => {
      (draft.apps['notes'] as { notes: Record<string, { title: string }> }).notes[
        Object.keys(notes().notes).at(-1)!
      ]!.title = 'Left by somebody';
      draft.os.settings.sleepMs = 600_000;
    });
    await device.change(draft => {
      (draft.apps['contacts'] as { contacts: object }).contacts = {};
    });
    expect(titles()).not.toEqual(before);
    const out = join(tested.real.folder, 'wiped');
    expect(await run('--tcp', tcp(), '--tasks', 'notes/create-note', '--wipe', '--out', out)).toMatchObject({
      status: 0,
      said: { verdicts: { pass: 1 } },
    });
    expect(titles()).not.toContain('Left by somebody');
    expect((device.tree.apps['contacts'] as { contacts: object }).contacts).toEqual({});
    // What the settings keep is the device itself: they are stopped, and not emptied.
    expect(
      await run(
        '--tcp',
        tcp(),
        '--tasks',
        'settings/wifi-off',
        '--wipe',
        '--out',
        join(tested.real.folder, 'settings'),
      ),
    ).toMatchObject({ status: 0, said: { verdicts: { pass: 1 } } });
    expect(device.tree.os.settings.sleepMs).toBe(600_000);
    expect(JSON.parse(readFileSync(join(out, 'run.json'), 'utf8'))).toMatchObject({
      device: { tcp: { port: tested.endpoint.port } },
      wipe: true,
    });
  }, 60_000);
});

describe('--human', () => {
  /** What no probe tells of, on two seeds. */
  const OPEN = 'clock/enter-timer';
  const openFolder = (agent: string) => folderOver([1, 2], agent, OPEN);
  async function judged(person?: Person) {
    const device = new BridgeDevice(oneDevice(await Connection.open(straight())), person ? { person } : {});
    const folder = openFolder('solver');
    await playAll(folder, solver, device);
    await device.close();
    return folder.results() as BridgeResult[];
  }
  /** A person who types this, and then perhaps goes away. */
  function typing(text: string, leaves = true) {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const screens: string[] = [];
    output.on('data', bytes => {
      screens.push(String(bytes));
    });
    input.write(text);
    if (leaves) input.end();
    return { person: personAt(input, output), shown: () => screens.join(''), input };
  }

  it('asks whoever is there until a word is an answer, and takes it for the verdict', async () => {
    const { person, shown: screens, input } = typing('well\nY\nno\n', false);
    const [first, second] = await judged(person);
    expect(first).toMatchObject({
      outcome: 'success',
      verdict: { success: true, changes: [{ name: 'a person', met: true }] },
      probes: { verdict: 'pass', by: 'human' },
    });
    expect(second).toMatchObject({
      outcome: 'failure',
      verdict: { success: false },
      probes: { verdict: 'fail', by: 'human' },
    });
    expect(screens()).toContain('clock/enter-timer, seed 1: ');
    expect(screens()).toContain('The agent said done.');
    expect(screens().match(/Was it done as asked\?/g)).toHaveLength(3);
    // Nothing is read while nobody is asked, so that a process can end.
    expect(input.isPaused()).toBe(true);
  }, 60_000);

  it('leaves open what nobody is there to say, or wants to', async () => {
    for (const result of [...(await judged()), ...(await judged(typing('s\n').person))])
      expect(result).toMatchObject({ verdict: null, probes: { verdict: 'unprobeable', by: 'probe' } });
  }, 60_000);

  it('asks nobody where a probe tells, or where the agent gave no end', async () => {
    const questions: string[] = [];
    const device = new BridgeDevice(oneDevice(await Connection.open(straight())), {
      person: async ({ task }) => {
        questions.push(task);
        return true;
      },
    });
    await playAll(folderFor('solver', 'settings/wifi-off'), solver, device);
    const folder = openFolder('silent');
    await playAll(folder, { ...noop, name: 'silent', start: async () => async () => null }, device);
    expect(folder.results().map(({ outcome }) => outcome)).toEqual(['agent_error', 'agent_error']);
    await device.close();
    expect(questions).toEqual([]);
  }, 60_000);
});

describe('--resume', () => {
  it('plays what infrastructure lost, on the device on which the run began, as it began', async () => {
    const out = join(tested.real.folder, 'resumed');
    expect(
      await run('--tcp', tcp(), '--tasks', 'settings/wifi-off,notes/create-note', '--wipe', '--out', out),
    ).toMatchObject({ status: 0, said: { episodes: 2, verdicts: { pass: 2 } } });
    const [first, second] = resultsIn(out);
    // Which it does anew with what it was given at first.
    const about = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8'));
    expect(about).toMatchObject({
      device: { tcp: { host: '127.0.0.1', port: tested.endpoint.port } },
      wipe: true,
    });
    // The device went away in the second episode.
    writeFileSync(join(out, 'results.jsonl'), `${JSON.stringify(first)}\n`);
    appendFileSync(
      join(out, 'results.jsonl'),
      `${JSON.stringify({ ...second, outcome: 'infra_error', verdict: null, probes: undefined, error: { code: 'DEVICE_LOST', message: 'gone' } })}\n`,
    );
    expect(await run('--resume', out)).toMatchObject({
      status: 0,
      said: { via: 'tcp', episodes: 2, agree: null, verdicts: { pass: 2, infra_error: 0 } },
    });
    const results = resultsIn(out);
    expect(results.map(({ task, leg, outcome }) => [task, leg, outcome])).toEqual([
      ['notes/create-note', 0, 'success'],
      ['settings/wifi-off', 1, 'success'],
    ]);
    expect(await run('--resume', out)).toMatchObject({ status: 0, said: { episodes: 2 } });
    expect(resultsIn(out)).toEqual(results);
  }, 60_000);

  it('refuses what would make another run of it', async () => {
    const out = join(tested.real.folder, 'kept');
    RunFolder.create(
      out,
      { agent: 'solver', tasks: ['settings/wifi-off'], seeds: [1], language: 'en', pictures: false },
      { device: 'simulated, over adb' },
    );
    for (const args of [['--tcp', tcp()], ['--agent', 'noop'], ['--seeds', '3'], ['--wipe']])
      expect(await run('--resume', out, ...args)).toMatchObject({
        status: 2,
        said: { error: { code: 'USAGE' } },
      });
    RunFolder.create(
      `${out}-real`,
      { agent: 'solver', tasks: ['settings/wifi-off'], seeds: [1], language: 'en', pictures: false },
      { device: straight() },
    );
    expect(await run('--resume', `${out}-real`, '--simulated')).toMatchObject({ status: 2 });
    expect(await run('--resume', join(tested.real.folder, 'nowhere'))).toMatchObject({
      said: { error: { code: 'RUN_NOT_FOUND' } },
    });
    expect(JSON.parse(readFileSync(join(out, 'run.json'), 'utf8'))).toMatchObject({ legs: 1 });
  });
});
