import { join } from 'node:path';
import type { Agent } from '../../bench/agents/agent.ts';
import { random } from '../../bench/agents/random.ts';
import { solver } from '../../bench/agents/solver.ts';
import type { Client } from '../../bench/run/client.ts';
import { RunFolder } from '../../bench/run/folder.ts';
import { runAll } from '../../bench/run/runner.ts';
import { WireDevice } from '../../bench/run/wire-device.ts';
import { servedBuild } from '../../cli/served-build.ts';
import { writeTraining } from './training.ts';

/** Templates that are done in few steps. */
const TASKS = [
  'calculator/work-out',
  'clock/minute-more',
  'fitness/missing-for-goal',
  'mail/correct-scheduled',
  'maps/nearest-open',
  'microblog/vote-when-free-late',
  'music/equaliser-band',
  'notes/bin-one',
  'recorder/restore-missing',
  'settings/wifi-surely-on',
  'shop/send-back-in-time-late',
  'todo/incomplete-on-date',
];
const SEEDS = [1, 2];

/** The solver with so many steps: what takes more it declares done too early. */
const hurried = (most: number): Agent => ({
  ...solver,
  name: `solver of ${most} steps`,
  async start(brief) {
    const next = await solver.start(brief);
    let steps = 0;
    return async observation => (++steps > most ? { type: 'done' } : next(observation));
  },
});

/** Runs by their names, the oldest first: played by agents, nothing in them is made up. */
const RUNS: readonly [id: string, agent: Agent][] = [
  ['solver', solver],
  ['nine-steps', hurried(9)],
  ['six-steps', hurried(6)],
  ['random', random],
];
export const RUN_NAMES = RUNS.map(([id]) => id);

/** Plays the runs of a sample into a folder, two episodes at a time, and writes two trainings beside them, whose figures are a function of the iteration. */
export async function fillFolder(folder: string, client: Client): Promise<void> {
  const build = await servedBuild(client);
  for (const [id, agent] of RUNS) {
    const plan = { agent: agent.name, tasks: TASKS, seeds: SEEDS, language: 'en', pictures: false } as const;
    const run = RunFolder.create(join(folder, id), plan, { build });
    await runAll(run, agent, () => new WireDevice(client), 2);
  }
  writeTraining(join(folder, 'curriculum-1'), { done: 40, of: 40 });
  writeTraining(join(folder, 'curriculum-2'), { done: 23, of: 40, seed: 2 });
}

export type Send = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** What the phones of a sample show. */
const SHOWN = ['notes', 'chat', 'maps', 'shop', 'calendar', 'music', 'gallery', 'mail', 'weather', 'todo'];

/** Makes phones: one with each of so many apps, one on which a task is under way, and a fork of that. Gives the one with the task. */
export async function makePhones(send: Send, count: number = SHOWN.length): Promise<string> {
  const observe = { screenshot: false, elements: false };
  for (const [i, app] of SHOWN.slice(0, count).entries()) {
    const { id } = await send<{ id: string }>('POST', '/v1/phones', { seed: i + 1 });
    await send('POST', `/v1/phones/${id}/step`, { action: { type: 'open_app', app }, observe });
  }
  const task = { task: 'notes/bin-one', seed: 1, observe };
  const { id, phone } = await send<{ id: string; phone: string }>('POST', '/v1/episodes', task);
  for (const action of [
    { type: 'open_app', app: 'notes' },
    { type: 'wait', ms: 500 },
  ])
    await send('POST', `/v1/episodes/${id}/step`, { action, observe });
  await send('POST', `/v1/phones/${phone}/fork`, { count: 1 });
  return phone;
}
