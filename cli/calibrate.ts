import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Calibration, POLICIES } from '../bench/run/calibration/calibration.ts';
import type { Plan } from '../bench/run/folder.ts';
import { defined } from './defined.ts';
import { CliError, usage } from './errors.ts';
import { openHost, type Host } from './host.ts';
import { table, type Output } from './output.ts';
import { address, names, whole, type CommandSpec, type Streams } from './program.ts';
import { execute } from './run.ts';
import { planOf } from './run/plan.ts';

interface Options {
  tasks?: string[];
  split?: string;
  suite?: string;
  seeds: string;
  out?: string;
  write?: boolean;
  server?: string;
  token?: string;
  renderers?: number;
  concurrency?: number;
}

type Policy = (typeof POLICIES)[number];

const PAGE = new URL('../docs/benchmark.md', import.meta.url);

const wordsOf = ({ tasks, split, suite }: Options) =>
  [split && `Split ${split}`, suite && `Suite ${suite}`, tasks && tasks.join(', ')]
    .filter(Boolean)
    .join(', ');

/** What two plans have to have in common for a calibration to go on. */
const instancesIn = ({ tasks, seeds, own }: Plan) => ({ tasks, seeds, own });

/**
 * The run of a policy in the folder, to be continued; undefined where there is none yet. Throws CALIBRATION_DIFFERS where it was of other
 * tasks or seeds.
 */
async function begunRun(path: string, plan: Plan): Promise<string | undefined> {
  const { about, RunError } = await import('../bench/run/folder.ts');
  try {
    const found = about<{ plan: Plan }>(path);
    if (isDeepStrictEqual(instancesIn(found.plan), instancesIn(JSON.parse(JSON.stringify(plan)) as Plan)))
      return path;
  } catch (error) {
    if (error instanceof RunError && error.code === 'RUN_NOT_FOUND') return undefined;
    throw error;
  }
  throw new CliError(
    'CALIBRATION_DIFFERS',
    `${path} was played with other tasks or seeds: give another --out, or the same --tasks, --split and --seeds`,
    { status: 2 },
  );
}

/** Plays one policy, or goes on with it. False where it was stopped. */
async function playPolicy(
  { agent }: Policy,
  path: string,
  options: Options,
  host: Host,
  streams: Pick<Streams, 'err'>,
): Promise<boolean> {
  const { tasks, split, suite, seeds, token, concurrency } = options;
  const plan = await planOf(defined({ tasks, split, suite, seeds, agent }), async () => []);
  const begun = await begunRun(path, plan);
  const playing = defined({ server: host.url, token, concurrency });
  const output = await execute(
    begun === undefined
      ? { ...defined({ tasks, split, suite, seeds, agent, out: path }), ...playing }
      : { resume: begun, ...playing },
    streams,
  );
  return output.value.error === undefined;
}

async function resultOf(policies: readonly Policy[], out: string, of: string): Promise<Calibration> {
  const [{ calibratedOf }, { readRun }, { makeReport }, { registry }, { instancesOf }] = await Promise.all([
    import('../bench/run/calibration/calibration.ts'),
    import('../bench/run/report/read.ts'),
    import('../bench/run/report/report.ts'),
    import('./report/registry.ts'),
    import('../bench/run/episode-id.ts'),
  ]);
  const reports = policies.map(({ id }) => makeReport(readRun(join(out, id)), null, registry));
  const { plan, build } = reports[0]!;
  return {
    of,
    tasks: new Set(instancesOf(plan).map(({ task }) => task)).size,
    seeds: plan.seeds,
    build,
    policies: policies.map((policy, i) => calibratedOf(policy, reports[i]!.episodes, reports[i]!.open)),
  };
}

/** Writes the block into docs/benchmark.md. Throws PAGE_NOT_WRITTEN. */
async function writeBlock(calibration: Calibration): Promise<void> {
  const { calibrationBlock, withBlock } = await import('../bench/run/calibration/block.ts');
  const page = withBlock(readFileSync(PAGE, 'utf8'), calibrationBlock(calibration));
  if (page === null)
    throw new CliError(
      'PAGE_NOT_WRITTEN',
      'docs/benchmark.md has neither the block nor a list of templates: `tapworld check --write` writes the page',
    );
  writeFileSync(PAGE, page);
}

export const calibrate: CommandSpec = {
  name: 'calibrate',
  describe: 'plays floors and ceiling over tasks: nothing, random, impossible, constant answers, solver',
  shape: command =>
    command
      .option('--split <name>', 'the tasks of a split (default test, if no tasks are named)')
      .option('--tasks <patterns>', 'task ids, separated by commas; * stands for anything', names)
      .option('--suite <name>', 'the tasks of a suite')
      .option('--seeds <list>', 'how many instances of each task, or which: 1,4,7-9', '1')
      .option('--out <folder>', 'where the five runs are kept; the same folder again goes on with them')
      .option('--write', 'write the table into docs/benchmark.md')
      .option('--concurrency <number>', 'episodes at once (default: twice the cores)', whole(1, 4_096))
      .option('--server <address>', 'a running server (default: the command starts its own)', address)
      .option('--token <secret>', 'the server’s token')
      .option('--renderers <number>', 'pages that draw, for the command’s own server', whole(1, 512))
      .addHelpText(
        'after',
        `
Examples:
  tapworld calibrate --split test --seeds 3 --out runs/calibration-test
  tapworld calibrate --split test --seeds 3 --out runs/calibration-test --write    # goes on, and writes the table`,
      ),
  async run(options: Options, _args, streams): Promise<Output<Calibration & { out: string }>> {
    const chosen: Options =
      options.tasks || options.split || options.suite ? options : { ...options, split: 'test' };
    if (chosen.out !== undefined && chosen.out.trim() === '') throw usage('--out has to name a folder');
    const of = wordsOf(chosen);
    const out = resolve(chosen.out ?? join('runs', `calibration-${chosen.split ?? chosen.suite ?? 'tasks'}`));
    const { POLICIES: policies } = await import('../bench/run/calibration/calibration.ts');
    const host = await openHost(
      defined({ server: chosen.server, token: chosen.token, renderers: chosen.renderers }),
    );
    let played = 0;
    try {
      for (const policy of policies) {
        streams.err(`tapworld: ${policy.label} (${played + 1} of ${policies.length})\n`);
        if (!(await playPolicy(policy, join(out, policy.id), chosen, host, streams))) break;
        played++;
      }
    } finally {
      await host.close();
    }
    if (played < policies.length)
      throw new CliError(
        'CALIBRATION_STOPPED',
        `${played} of ${policies.length} policies were played; the same command goes on with what is in ${out}`,
      );
    const made = await resultOf(policies, out, of);
    const [{ calibrationHead, calibrationTable }, { aligned }] = await Promise.all([
      import('../bench/run/calibration/block.ts'),
      import('../bench/run/report/tables.ts'),
    ]);
    if (options.write) await writeBlock(made);
    const { headings, rows } = aligned(calibrationTable(made));
    const lost = made.policies.reduce((sum, each) => sum + each.lost, 0);
    return {
      value: { ...made, out },
      text: [
        calibrationHead(made).replaceAll(/[\u00a0\u202f]/g, ' '),
        table(headings, rows),
        ...(lost > 0
          ? [`Infrastructure lost ${lost} episodes; the same command plays them again before it counts.`]
          : []),
        options.write
          ? 'The table is in docs/benchmark.md'
          : `The runs are in ${out}; --write puts the table into docs/benchmark.md`,
      ].join('\n\n'),
      ok: lost === 0,
    };
  },
};
