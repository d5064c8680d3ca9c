import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { defined } from './defined.ts';
import { CliError, usage } from './errors.ts';
import { openHost, type Host } from './host.ts';
import { progress, short, table, type Output } from './output.ts';
import { address, between, names, whole, type CommandSpec } from './program.ts';
import { nameOf, planOf } from './run/plan.ts';
import type { Failed } from '../bench/data/demonstrate.ts';

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

/** What going on with a run cannot change. Pictures are taken unless it is said otherwise, so that they cannot be told here. */
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

const why = ({ error, verdict }: Failed) =>
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
            failed.slice(0, 40).map(f => [f.task, f.seed, f.outcome, f.steps, why(f).slice(0, 90)]),
          ),
          '',
        ]
      : []),
    `${demonstrations} demonstrations, ${steps} steps${failed.length > 0 ? `; ${failed.length} that the solver did not give, and that are left out` : ''}${lost > 0 ? `; ${lost} lost, which --resume plays again` : ''}`,
    `${seconds === 0 ? '' : `${short((60 * demonstrations) / seconds, 1)} a minute; `}everything is in ${path}`,
  ].join('\n');
}

/** What a run's demonstrations are to be; null for a run that another command began. Throws RUN_NOT_FOUND and RUN_INVALID. */
async function planned(path: string): Promise<{ thoughts: boolean; simple?: boolean } | null> {
  const { about } = await import('../bench/run/folder.ts');
  return about<{ demos?: { thoughts: boolean; simple?: boolean } }>(path).demos ?? null;
}

/** Plays the solvers, keeps what was a success, and gives each step its thought. Ends with status 1 where one is missing. */
async function execute(options: Options): Promise<Output<Demos>> {
  const [
    { RunFolder },
    { withFolderLock },
    { runAll },
    { WireDevice },
    { completeThoughts, demonstrator, keepSuccesses },
  ] = await Promise.all([
    import('../bench/run/folder.ts'),
    import('../bench/run/folder-lock.ts'),
    import('../bench/run/runner.ts'),
    import('../bench/run/wire-device.ts'),
    import('../bench/data/demonstrate.ts'),
  ]);
  const { tasks, split, suite, seeds, language, phrasing, reward, scale } = options;
  if (options.resume !== undefined) {
    const changed = PLANNED.filter(name => options[name] !== undefined);
    if (changed.length > 0)
      throw usage(
        `--resume goes on with the demonstrations as they were begun: leave out ${changed.map(name => `--${name}`).join(', ')}`,
      );
    if ((await planned(options.resume)) === null)
      throw new CliError(
        'USAGE',
        `${options.resume} was not begun by \`tapworld demos\`: \`tapworld run --resume\` goes on with it`,
        { status: 2 },
      );
  }
  // Only templates have a solver: pages of a user's own have none.
  const plan =
    options.resume === undefined
      ? await planOf(
          {
            agent: 'solver',
            pictures: options.pictures,
            ...defined({ tasks, split, suite, seeds, language, phrasing, reward, scale }),
          },
          async () => [],
        )
      : undefined;
  const path = resolve(options.resume ?? options.out ?? join('runs', nameOf('demos')));
  if (plan) RunFolder.demandNew(path);
  return withFolderLock(path, async () => {
    const host: Host = await openHost(options);
    try {
      const folder = plan
        ? RunFolder.create(path, plan, {
            server: options.server ?? 'own',
            demos: { thoughts: options.thoughts ?? true, simple: options.simple ?? false },
          })
        : RunFolder.resume(path);
      const demos = (await planned(path))!;
      const bar = progress('demos', folder.open().length);
      const began = performance.now();
      try {
        await runAll(
          folder,
          demonstrator({ simple: demos.simple ?? false }),
          () => new WireDevice(host.client),
          options.concurrency ?? 2 * availableParallelism(),
          () => bar.step(),
        );
      } finally {
        bar.stop();
      }
      const { kept, failed, lost } = keepSuccesses(folder);
      if (demos.thoughts) await completeThoughts(path);
      const seconds = (performance.now() - began) / 1_000;
      const value: Demos = {
        run: folder.id,
        path,
        demonstrations: kept.length,
        steps: kept.reduce((sum, r) => sum + r.steps, 0),
        thoughts: demos.thoughts,
        lost,
        failed,
        seconds: Number(seconds.toFixed(1)),
      };
      const { summarise } = await import('../bench/run/results.ts');
      folder.write('summary.json', summarise(folder.id, folder.results()));
      return { value, text: text(value), ok: failed.length === 0 && lost === 0 };
    } finally {
      await host.close();
    }
  });
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
  run: (options: Options) => execute(options),
};
