import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plan, RunFolder } from '../bench/run/folder.ts';
import type { Client } from '../bench/run/client.ts';
import type { Device } from '../bench/tasks/device.ts';
import type { Kind, Mischief } from './chaos/mischief.ts';
import type { Gate, Machine } from './chaos/machines.ts';
import { openHost, requireBuilt } from './host.ts';
import { progress, table, type Output } from './output.ts';
import { names, whole, type CommandSpec } from './program.ts';

interface Options {
  seed: number;
  episodes: number;
  cells: number;
  events: number;
  store?: string;
  logs?: string;
  keep?: string;
  tasks?: string[];
  renderers: number;
}

/** What a chaos run found. `differing`, `lost` and `leftOver` are 0 where nothing went wrong. */
interface Found {
  episodes: number;
  results: number;
  differing: number;
  lost: number;
  leftOver: number;
  kills: Record<Kind, number>;
  /** Calls that were sent again, steps that were taken again, and episodes that were started again. */
  again: { calls: number; steps: number; starts: number };
  /** Up to ten of each: episodes that differ, that are lost, and what is left over. */
  details: string[];
}

const AGENTS = ['solver', 'random'] as const;
/** Instances of each template. */
const SEEDS = [1, 2] as const;
const MOST_DETAILS = 10;

/** Plans of so many episodes, half by the solver and half at random, over templates that the seed draws. */
async function plansOf({ seed, episodes, tasks = [] }: Options): Promise<Plan[]> {
  const [{ selectTasks }, { streamOf }] = await Promise.all([
    import('../bench/run/select.ts'),
    import('../src/state/random.ts'),
  ]);
  const random = streamOf(seed, 'chaos tasks');
  const drawn = selectTasks(tasks)
    .map(task => ({ task, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ task }) => task.id);
  const count = Math.max(1, Math.round(episodes / AGENTS.length / SEEDS.length));
  const common = { tasks: drawn.slice(0, count), seeds: SEEDS, language: 'en', pictures: false } as const;
  return AGENTS.map(agent => ({ agent, ...common }));
}

/** Plays plans into folders, at once. */
async function playAll(
  folders: readonly RunFolder[],
  deviceOf: (agent: string, nth: number) => Device,
  onResult: () => void,
): Promise<void> {
  const [{ runAll }, { findAgent }] = await Promise.all([
    import('../bench/run/runner.ts'),
    import('../bench/agents/index.ts'),
  ]);
  const concurrency = availableParallelism();
  await Promise.all(
    folders.map(folder => {
      const { agent } = folder.plan;
      let devices = 0;
      return runAll(folder, findAgent(agent), () => deviceOf(agent, ++devices), concurrency, onResult);
    }),
  );
}

async function foldersIn(path: string, plans: readonly Plan[]): Promise<RunFolder[]> {
  const { RunFolder: Folder } = await import('../bench/run/folder.ts');
  return plans.map(plan => Folder.create(join(path, plan.agent), plan));
}

/** The episodes as one process plays them that nothing happens to. */
async function playQuietly(
  path: string,
  plans: readonly Plan[],
  { renderers }: Options,
): Promise<RunFolder[]> {
  const { WireDevice } = await import('../bench/run/wire-device.ts');
  const folders = await foldersIn(path, plans);
  const host = await openHost({ renderers });
  const bar = progress(
    'quiet',
    folders.reduce((sum, folder) => sum + folder.open().length, 0),
  );
  try {
    await playAll(
      folders,
      () => new WireDevice(host.client),
      () => bar.step(),
    );
  } finally {
    bar.stop();
    await host.close();
  }
  return folders;
}

/** Names of what is still there after all episodes have ended: phones, and keys of the store. */
async function leftIn(client: Client, store: string): Promise<string[]> {
  const [{ openStore }, { patient }] = await Promise.all([
    import('../server/store/open.ts'),
    import('../bench/run/wire-device.ts'),
  ]);
  // A cell may have died just now.
  const phones = await patient(() => client.get<{ id: string }[]>('/v1/phones'));
  const opened = await openStore(store);
  const keys: string[] = [];
  try {
    for (const prefix of ['phone/', 'index/']) for await (const key of opened.list(prefix)) keys.push(key);
  } finally {
    await opened.close();
  }
  return [...phones.map(({ id }) => `phone ${id}`), ...keys.map(key => `key ${key}`)];
}

interface Rough {
  folders: RunFolder[];
  mischief: Mischief;
  again: Found['again'];
  left: string[];
}

/** The episodes as cells play them that are killed meanwhile. */
async function playRoughly(
  path: string,
  plans: readonly Plan[],
  steps: number,
  options: Options,
): Promise<Rough> {
  const [
    { startRedis },
    { Machine: Cell, Gate: Gateway },
    { Mischief: Troubles },
    { RoughClient },
    { SteadyDevice },
  ] = await Promise.all([
    import('../server/store/redis-server.ts'),
    import('./chaos/machines.ts'),
    import('./chaos/mischief.ts'),
    import('./chaos/rough-client.ts'),
    import('../bench/run/steady-device.ts'),
  ]);
  const { seed, cells, events, renderers } = options;
  const redis = options.store === undefined ? await startRedis({ appendOnly: true }) : undefined;
  const store = options.store ?? redis!.url;
  const machines: Machine[] = Array.from(
    { length: cells },
    (_, i) => new Cell(`cell-${i + 1}`, store, renderers, options.logs),
  );
  const gate: Gate = new Gateway();
  let client: InstanceType<typeof RoughClient> | undefined;
  try {
    await Promise.all(machines.map(machine => machine.start()));
    client = new RoughClient(await gate.start(store));
    const mischief = new Troubles(seed, { machines, redis, client });
    const devices: InstanceType<typeof SteadyDevice>[] = [];
    const every = Math.max(1, Math.floor(steps / (events + 1)));
    let taken = 0;
    const onStep = () => {
      if (++taken % every === 0) mischief.next();
    };
    const deviceOf = (agent: string, nth: number): Device => {
      const device = new SteadyDevice(client!, { name: `chaos-${seed}/${agent}/${nth}`, onStep });
      devices.push(device);
      return device;
    };
    const folders = await foldersIn(path, plans);
    const bar = progress(
      'chaos',
      folders.reduce((sum, folder) => sum + folder.open().length, 0),
    );
    try {
      await playAll(folders, deviceOf, () => bar.step());
    } finally {
      bar.stop();
    }
    await mischief.settled();
    const left = await leftIn(client, store);
    await Promise.all(machines.map(machine => machine.drain()));
    for (const machine of machines)
      left.push(...machine.leftOver().map(pid => `process ${pid} of ${machine.name}`));
    const sum = (name: 'again' | 'steps' | 'starts') =>
      devices.reduce((all, { counts }) => all + counts[name], 0);
    return {
      folders,
      mischief,
      left,
      again: { calls: sum('again'), steps: sum('steps'), starts: sum('starts') },
    };
  } finally {
    client?.close();
    await gate.stop();
    await Promise.all(machines.map(machine => machine.kill()));
    await redis?.stop();
  }
}

const textOf = ({ episodes, results, differing, lost, leftOver, kills, again, details }: Found): string => {
  const rows = Object.entries(kills).map(([kind, count]) => [kind, count]);
  const verdict =
    differing + lost + leftOver === 0 ? 'Nothing differs, is lost or left over.' : details.join('\n');
  return [
    `${results} of ${episodes} episodes have a result; ${differing} differ from a quiet run, ${lost} are lost, ` +
      `${leftOver} things are left over.`,
    table(['what happened', 'times'], rows),
    `${again.calls} calls were sent again, ${again.steps} steps taken again, ${again.starts} episodes started again.`,
    verdict,
  ].join('\n\n');
};

/** Plays episodes quietly and then on cells that are killed, and compares. */
async function execute(options: Options): Promise<Output<Found>> {
  requireBuilt();
  const { compareRuns } = await import('./chaos/compare.ts');
  const plans = await plansOf(options);
  for (const folder of [options.keep, options.logs])
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const path = options.keep ?? mkdtempSync(join(tmpdir(), 'tapworld-chaos-'));
  try {
    const quiet = await playQuietly(join(path, 'quiet'), plans, options);
    const steps = quiet.flatMap(folder => folder.results()).reduce((sum, result) => sum + result.steps, 0);
    const rough = await playRoughly(join(path, 'rough'), plans, steps, options);
    const compared = quiet.map((folder, i) => compareRuns(folder, rough.folders[i]!));
    const differing = compared.flatMap(each => each.differing);
    const lost = compared.flatMap(each => each.lost);
    const found: Found = {
      episodes: quiet.reduce((sum, folder) => sum + folder.results().length, 0),
      results: compared.reduce((sum, each) => sum + each.results, 0),
      differing: differing.length,
      lost: lost.length,
      leftOver: rough.left.length,
      kills: rough.mischief.counts,
      again: rough.again,
      details: [
        ...differing.slice(0, MOST_DETAILS).map(key => `differs: ${key}`),
        ...lost.slice(0, MOST_DETAILS).map(key => `lost: ${key}`),
        ...rough.left.slice(0, MOST_DETAILS).map(what => `left over: ${what}`),
      ],
    };
    const isWhole = differing.length + lost.length + rough.left.length === 0;
    return { value: found, text: textOf(found), ok: isWhole };
  } finally {
    if (options.keep === undefined) rmSync(path, { recursive: true, force: true });
  }
}

export const chaos: CommandSpec = {
  name: 'chaos',
  describe:
    'proves that servers that die lose nothing: plays episodes quietly, then while things break, and compares',
  shape: command =>
    command
      .option('--seed <number>', 'which episodes, and what breaks in which order', whole(0, 2 ** 31), 1)
      .option(
        '--episodes <number>',
        'episodes, half by the solver and half at random',
        whole(4, 100_000),
        300,
      )
      .option('--cells <number>', 'servers that share the store', whole(2, 64), 3)
      .option('--events <number>', 'things that break', whole(1, 10_000), 24)
      .option('--renderers <number>', 'pages of each server', whole(1, 64), 2)
      .option('--tasks <patterns>', 'draw from these templates (default: all)', names)
      .option('--keep <folder>', 'where both runs are kept, quiet and rough (default: nowhere)')
      .option('--logs <folder>', 'where each server’s log is written (default: nowhere)')
      .option('--store <url>', 'a Redis that is there, which is then not killed (default: one of its own)'),
  run: execute,
};
