import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Versions } from '../../src/protocol/wire/versions.ts';
import type { Agent } from '../agents/agent.ts';
import { solver } from '../agents/all.ts';
import { connect, openJobs } from '../queue/connect.ts';
import { followRun } from '../queue/follow.ts';
import { EpisodeWorker } from '../queue/worker.ts';
import { RunFolder, type Plan } from '../run/folder.ts';
import { runAll } from '../run/runner.ts';
import { Stop } from '../run/stop.ts';
import { WireDevice } from '../run/wire-device.ts';
import { budgetById, listTasks } from '../tasks/registry.ts';
import { versions } from '../tasks/versions.ts';
import { median, timed, withServer, type Lab, type LabRedis, type LabServer } from './lab.ts';

/** Pages that draw, and episodes at once, in both ways. */
const RENDERERS = 2;
const CONCURRENCY = 4;
/** Times that the same episodes are played each way, after one that is not counted. */
const TURNS = 7;
/** Episodes of a turn for each second that a load lasts. */
const EPISODES_A_SECOND = 0.5;
const LEAST_EPISODES = 4;

export const QUEUE_FIGURES = ['queue.cpuShare', 'queue.wallShare', 'queue.cpuMsPerEpisode', 'queue.episodes'];

/** What a turn took, ms: on the clock, and of the CPU, with and without the browsers, whose share varies by more than the queue costs. */
interface Turn {
  wall: number;
  cpu: number;
  withoutBrowsers: number;
}

/** A way to play the open episodes of a run. */
type Way = (run: RunFolder) => Promise<void>;

/**
 * The same episodes of the solver, with pictures, played in this process and through a queue with one worker, in turn and on the same server,
 * which is in this process too. Of what the queue adds, medians over all turns: CPU of this process and of Redis as a share of all CPU that
 * an episode takes without it, the browsers’ included; time as a share of the time; and CPU for an episode, ms.
 */
export const queue = (lab: Lab, apps: readonly string[]): Promise<Record<string, number>> =>
  withServer(lab, { renderers: RENDERERS, stepCacheMb: 0 }, async server => {
    await server.warm();
    const redis = await lab.redis();
    try {
      return await comparedOn(redis, server, planOf(lab, apps));
    } finally {
      await redis.stop();
    }
  });

async function comparedOn(redis: LabRedis, server: LabServer, plan: Plan): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-bench-'));
  try {
    const through = await throughQueue(redis, server, await versions());
    try {
      const ways = { alone: alone(server), through: through.play };
      return sharesOf(await turnsOf(ways, redis, server, folder, plan), plan.tasks.length);
    } finally {
      await through.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function turnsOf(
  ways: Record<'alone' | 'through', Way>,
  redis: LabRedis,
  server: LabServer,
  folder: string,
  plan: Plan,
): Promise<Record<'alone' | 'through', Turn[]>> {
  const turns = { alone: [] as Turn[], through: [] as Turn[] };
  for (let turn = 0; turn <= TURNS; turn++)
    // What the machine does besides falls on both: each goes first every other time.
    for (const name of turn % 2 === 0 ? (['alone', 'through'] as const) : (['through', 'alone'] as const)) {
      const run = RunFolder.create(join(folder, `${name}-${turn}`), plan);
      const took = await measured(server, redis, () => ways[name](run));
      demandDecided(run);
      if (turn > 0) turns[name].push(took);
    }
  return turns;
}

/** One instance each of tasks that need no other apps than these. */
function planOf(lab: Lab, apps: readonly string[]): Plan {
  const wanted = Math.max(LEAST_EPISODES, Math.round((lab.loadMs / 1_000) * EPISODES_A_SECOND));
  const fitting = listTasks({ split: 'small' }).filter(({ id }) =>
    budgetById(id).apps.every(app => apps.includes(app)),
  );
  const tasks = fitting.slice(0, wanted).map(({ id }) => id);
  if (tasks.length === 0) throw new Error('the split small has no task for these apps');
  return { agent: 'solver', tasks, seeds: [1], language: 'en', pictures: true };
}

const agent: Agent = solver;

const alone =
  ({ client }: LabServer): Way =>
  run =>
    runAll(run, agent, () => new WireDevice(client), CONCURRENCY);

/** A worker on the server, which waits for jobs from now on, and the run that offers them. */
async function throughQueue(
  { url }: LabRedis,
  { client }: LabServer,
  build: Versions,
): Promise<{ play: Way; close(): Promise<void> }> {
  const notice = () => {};
  const worker = new EpisodeWorker({
    url,
    cell: 'bench',
    concurrency: CONCURRENCY,
    device: () => new WireDevice(client),
    agent: () => agent,
    versions: build,
    notice,
  });
  await worker.start();
  const { redis, close } = connect(url, notice);
  const jobs = openJobs(redis);
  return {
    async play(run) {
      await followRun(run, redis, jobs, { versions: build, stop: new Stop(), notice });
    },
    async close() {
      await worker.leave(0);
      await jobs.close();
      close();
    },
  };
}

async function measured(server: LabServer, redis: LabRedis, play: () => Promise<void>): Promise<Turn> {
  const read = async () => {
    const { threads, nodeMs } = server.cpu();
    const browsers = threads.reduce((sum, { ms }) => sum + ms, 0);
    const withoutBrowsers = nodeMs + (await redis.cpuMs());
    return { withoutBrowsers, cpu: withoutBrowsers + browsers };
  };
  const before = await read();
  const wall = await timed(play);
  const after = await read();
  return {
    wall,
    cpu: after.cpu - before.cpu,
    withoutBrowsers: after.withoutBrowsers - before.withoutBrowsers,
  };
}

/** Throws where not every episode was played to its end: the two ways would not have done the same. */
function demandDecided(run: RunFolder): void {
  const lost = run.results().find(({ outcome }) => outcome === 'infra_error');
  if (lost || run.open().length > 0)
    throw new Error(`${lost?.task ?? 'an episode'} was not played to its end: measure again`);
}

function sharesOf(
  { alone, through }: Record<'alone' | 'through', readonly Turn[]>,
  episodes: number,
): Record<string, number> {
  const of = (turns: readonly Turn[], what: keyof Turn) => median(turns.map(turn => turn[what]));
  const pairs = alone.map((turn, i) => [turn, through[i]!] as const);
  const more = median(pairs.map(([a, b]) => b.withoutBrowsers - a.withoutBrowsers));
  return {
    'queue.cpuShare': more / of(alone, 'cpu'),
    'queue.wallShare': median(pairs.map(([a, b]) => b.wall - a.wall)) / of(alone, 'wall'),
    'queue.cpuMsPerEpisode': more / episodes,
    'queue.episodes': episodes * TURNS,
  };
}
