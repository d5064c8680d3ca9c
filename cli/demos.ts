import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { defined } from './defined.ts';
import { usage } from './errors.ts';
import { openHost, type Host } from './host.ts';
import { onInterrupt } from './interrupt.ts';
import { flag } from './model-options.ts';
import { progress, short, table, type Output } from './output.ts';
import { address, between, names, whole, type CommandSpec, type Streams } from './program.ts';
import { resumeCommand } from './run-text.ts';
import { nameOf, planOf } from './run/plan.ts';
import type { Failed, Manner } from '../bench/data/demonstrate.ts';
import type { Client } from '../bench/run/client.ts';
import type { Plan, RunFolder } from '../bench/run/folder.ts';
import type { Stop, Stopped } from '../bench/run/stop.ts';

interface Options {
  tasks?: string[];
  split?: string;
  suite?: string;
  seeds?: string;
  language?: string;
  phrasing?: number;
  reward?: string;
  pictures: boolean;
  thoughts?: boolean;
  simple?: boolean;
  scale?: number;
  concurrency?: number;
  out?: string;
  resume?: string;
  server?: string;
  token?: string;
  renderers?: number;
}

interface Demos {
  run: string;
  path: string;
  demonstrations: number;
  steps: number;
  thoughts: boolean;
  lost: number;
  failed: Failed[];
  seconds: number;
}

/** Options that --resume cannot change. `pictures` is not among them: it has a default, so nobody can tell whether it was given. */
const PLANNED = [
  'tasks',
  'split',
  'suite',
  'seeds',
  'language',
  'phrasing',
  'reward',
  'scale',
  'out',
  'thoughts',
  'simple',
] as const;

const failureText = ({ error, verdict }: Failed) =>
  error?.message ??
  [
    ...(verdict?.changes ?? []).filter(g => !g.met).map(g => g.name),
    ...(verdict?.invariants ?? []).filter(k => !k.held).map(k => k.name),
    ...(verdict?.sideEffects ?? []).slice(0, 3).map(effect => effect.words),
  ].join(', ');

function text({ path, demonstrations, steps, lost, failed, seconds }: Demos): string {
  return [
    ...(failed.length > 0
      ? [
          table(
            ['task', 'seed', 'outcome', 'steps', 'why'],
            failed.slice(0, 40).map(f => [f.task, f.seed, f.outcome, f.steps, failureText(f).slice(0, 90)]),
          ),
          '',
        ]
      : []),
    `${demonstrations} demonstrations, ${steps} steps${failed.length > 0 ? `; ${failed.length} that the solver did not give, and that are left out` : ''}${lost > 0 ? `; ${lost} lost, which --resume plays again` : ''}`,
    `${seconds === 0 ? '' : `${short((60 * demonstrations) / seconds, 1)} a minute; `}everything is in ${path}`,
  ].join('\n');
}

/** Why a run stopped early, with the command that continues it. */
interface StoppedDemos {
  error?: Stopped & { details: { resume: string } };
}

type DemosOutput = Output<Demos & StoppedDemos>;

/** How the demonstrations of a run are made; null if another command began the run. Throws RUN_NOT_FOUND and RUN_INVALID. */
async function mannerOf(path: string): Promise<(Manner & { thoughts: boolean }) | null> {
  const { about } = await import('../bench/run/folder.ts');
  const { demos } = about<{ demos?: { thoughts: boolean; simple?: boolean } }>(path);
  return demos ? { thoughts: demos.thoughts, simple: demos.simple ?? false } : null;
}

/** Throws USAGE for options that --resume cannot change, and for a run that another command began. */
async function demandResumable(resume: string, options: Options): Promise<void> {
  const changed = PLANNED.filter(name => options[name] !== undefined);
  if (changed.length > 0)
    throw usage(
      `--resume goes on with the demonstrations as they were begun: leave out ${changed.map(flag).join(', ')}`,
    );
  if ((await mannerOf(resume)) === null)
    throw usage(`${resume} was not begun by \`tapworld demos\`: \`tapworld run --resume\` goes on with it`);
}

/** The plan of new demonstrations. Only templates have a solver: a user's own pages have none. */
function planOfDemos({ pictures, ...options }: Options): Promise<Plan> {
  const { tasks, split, suite, seeds, language, phrasing, reward, scale } = options;
  return planOf(
    {
      agent: 'solver',
      pictures,
      ...defined({ tasks, split, suite, seeds, language, phrasing, reward, scale }),
    },
    async () => [],
  );
}

/**
 * Plays the solvers, keeps the successes, and gives each step its thought. The command ends with status 1 if a demonstration is missing, and
 * on Ctrl-C; demonstrations that have ended by then are kept.
 */
async function execute(options: Options, streams: Pick<Streams, 'err'>): Promise<DemosOutput> {
  // Ctrl-C in a terminal also ends the process that compiles sources, so everything that the end needs is loaded now.
  const [{ RunFolder }, { withFolderLock }, { Stop }] = await Promise.all([
    import('../bench/run/folder.ts'),
    import('../bench/run/folder-lock.ts'),
    import('../bench/run/stop.ts'),
    import('../bench/run/runner.ts'),
    import('../bench/run/results.ts'),
    import('../bench/run/wire-device.ts'),
    import('../bench/data/demonstrate.ts'),
  ]);
  const { resume, out, server } = options;
  if (resume !== undefined) await demandResumable(resume, options);
  const plan = resume === undefined ? await planOfDemos(options) : undefined;
  const path = resolve(resume ?? out ?? join('runs', nameOf('demos')));
  if (plan) RunFolder.demandNew(path);
  return withFolderLock(path, async () => {
    const stop = new Stop();
    const release = onInterrupt(stop);
    let host: Host | undefined;
    try {
      host = await openHost(options);
      const { thoughts = true, simple = false } = options;
      const { servedBuild } = await import('./served-build.ts');
      const build = await servedBuild(host.client);
      const folder = plan
        ? RunFolder.create(path, plan, { server: server ?? 'own', build, demos: { thoughts, simple } })
        : RunFolder.resume(path, { build });
      const startedAt = performance.now();
      await playSolvers(folder, host.client, options, stop);
      return await outputOf(folder, { startedAt, stop, server }, streams);
    } finally {
      release();
      await host?.close();
    }
  });
}

async function playSolvers(
  folder: RunFolder,
  client: Client,
  { concurrency = 2 * availableParallelism() }: Options,
  stop: Stop,
): Promise<void> {
  const [{ runAll }, { WireDevice }, { demonstrator }] = await Promise.all([
    import('../bench/run/runner.ts'),
    import('../bench/run/wire-device.ts'),
    import('../bench/data/demonstrate.ts'),
  ]);
  const { simple } = (await mannerOf(folder.path))!;
  const bar = progress('demos', folder.open().length);
  try {
    await runAll(
      folder,
      demonstrator({ simple }),
      () => new WireDevice(client),
      concurrency,
      () => bar.step(),
      undefined,
      stop,
    );
  } finally {
    bar.stop();
  }
}

/** Leaves only successes in the run, completes their thoughts and writes the summary. */
async function outputOf(
  folder: RunFolder,
  { startedAt, stop, server }: { startedAt: number; stop: Stop; server: string | undefined },
  streams: Pick<Streams, 'err'>,
): Promise<DemosOutput> {
  const [{ completeThoughts, keepSuccesses }, { summarise }] = await Promise.all([
    import('../bench/data/demonstrate.ts'),
    import('../bench/run/results.ts'),
  ]);
  const { path } = folder;
  const { thoughts } = (await mannerOf(path))!;
  const { kept, failed, lost } = keepSuccesses(folder);
  if (thoughts) await completeThoughts(path);
  const seconds = (performance.now() - startedAt) / 1_000;
  const value: Demos = {
    run: folder.id,
    path,
    demonstrations: kept.length,
    steps: kept.reduce((sum, r) => sum + r.steps, 0),
    thoughts,
    lost,
    failed,
    seconds: Number(seconds.toFixed(1)),
  };
  folder.write('summary.json', summarise(folder.id, folder.results()));
  if (!stop.reason) return { value, text: text(value), ok: failed.length === 0 && lost === 0 };
  const { code, message } = stop.reason;
  const resume = resumeCommand('demos', path, { server });
  streams.err(`tapworld: ${code}: ${message}\n`);
  return {
    value: { ...value, error: { code, message, details: { resume } } },
    text: `${text(value)}\n\nThe run stopped before its last demonstration. To continue: ${resume}`,
    ok: false,
  };
}

export const demos: CommandSpec = {
  name: 'demos',
  describe: 'plays the solvers for demonstrations: true elements, thoughts, pictures',
  shape: command =>
    command
      .option('--tasks <patterns>', 'ids between commas, in which * stands for anything', names)
      .option('--split <name>', 'the tasks of a split (default mini, where nothing else is said)')
      .option('--suite <name>', 'the tasks of a suite')
      .option('--seeds <list>', 'how many instances of each task, or which: 1,4,7-9 (default 1)')
      .option('--language <code>', 'of goals and thoughts: en or zh (default en)')
      .option(
        '--phrasing <number>',
        'which wording of the goal, from 0; after the last comes the first again',
        whole(0, 100),
      )
      .option('--reward <name>', 'how steps are rewarded (default dense)')
      .option('--no-pictures', 'take no pictures')
      .option('--thoughts', 'give each step a thought (default)')
      .option('--no-thoughts', 'give none')
      .option(
        '--simple',
        'touch, empty and type into a field in steps of their own, as most models’ languages have it',
      )
      .option(
        '--scale <number>',
        'pixels of a picture for one point, 0.25 to 4 (default: the screen’s own, 3)',
        between(0.25, 4),
      )
      .option('--concurrency <number>', 'episodes at once (default: twice the cores)', whole(1, 4_096))
      .option('--out <folder>', 'where the run is written (default runs/<time>-demos)')
      .option('--resume <folder>', 'go on with demonstrations')
      .option('--server <address>', 'a server that runs (default: one of this command’s own)', address)
      .option('--token <secret>', 'its token')
      .option('--renderers <number>', 'pages that draw, of the command’s own server', whole(1, 512)),
  run: (options: Options, _args, streams) => execute(options, streams),
};
