import { CliError, usage } from './errors.ts';
import { harborFolders } from './export-harbor.ts';
import { readNamedRun } from './named-run.ts';
import { short, type Output } from './output.ts';
import { address, names, secret, whole, type CommandSpec } from './program.ts';
import { OUTCOMES } from '../judges/rewards/types.ts';
import type { Exported } from '../bench/data/export.ts';
import type { HarborExport } from '../bench/data/harbor/export.ts';
import type { PictureMode } from '../bench/data/pictures.ts';
import type { RunData } from '../bench/run/report/read.ts';

interface Options {
  format?: string;
  out?: string;
  only?: string[];
  actions?: string;
  pictures?: string;
  rows?: string;
  shardSize?: number;
  tasks?: string[];
  seeds?: string;
  server?: string;
  token?: string;
}

const HARBOR = 'harbor';
const FORMATS = `parquet, jsonl-chat, mobile-r1, atif, webdataset or ${HARBOR}`;

const optionValue = <T extends string>(option: string, value: string, of: readonly T[]): T => {
  if (!of.includes(value as T)) throw usage(`${option} is ${of.join(' or ')}, not ${value}`);
  return value as T;
};

/** Codes of bench/data that mean a wrong argument. */
const USAGE_CODES = new Set(['OUT_EXISTS', 'INVALID_OPTION', 'NOTHING_TO_EXPORT', 'INVALID_SQL']);

/** What bench/data throws, as a command ends with it. */
export function asCli(error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: string };
  return error instanceof Error && typeof code === 'string' && USAGE_CODES.has(code)
    ? new CliError(code === 'INVALID_OPTION' ? 'USAGE' : code, message!, { status: 2 })
    : error;
}

/** Runs as they are typed, each once. */
export async function readNamedRuns(named: readonly string[]): Promise<RunData[]> {
  const runs: RunData[] = [];
  for (const name of named) {
    const run = await readNamedRun(name);
    if (runs.some(r => r.path === run.path)) throw usage(`${name} is named twice: ${run.path}`);
    runs.push(run);
  }
  return runs;
}

const size = (bytes: number) => (bytes < 1e6 ? `${short(bytes / 1e3, 1)} kB` : `${short(bytes / 1e6, 1)} MB`);

function summaryText({
  format,
  path,
  episodes,
  steps,
  outcomes,
  open,
  missingPictures,
  stepless,
  unsayable,
  bytes,
}: Exported): string {
  const counts = Object.entries(outcomes)
    .map(([name, n]) => `${n} ${name}`)
    .join(', ');
  return [
    `${path}: ${episodes} episodes (${counts}), ${steps} steps, ${size(bytes)} of ${format}`,
    ...(open > 0 ? [`${open} planned episodes have not ended and are left out`] : []),
    ...(missingPictures > 0
      ? [`${missingPictures} pictures are named by steps and missing from the run`]
      : []),
    ...(stepless > 0 ? [`${stepless} episodes have no step, and are left out`] : []),
    ...(unsayable.length > 0
      ? [
          `${unsayable.length} episodes are left out, since the actions have no word for a step of theirs, such as ${unsayable[0]}`,
        ]
      : []),
  ].join('\n');
}

export const exportData: CommandSpec = {
  name: 'export',
  describe: 'writes the episodes of runs as a data set, or tasks as folders of another harness',
  shape: command =>
    command
      .argument('[runs...]', 'folders of runs, ids under runs/, or latest; none for harbor')
      .option('--format <name>', FORMATS)
      .option('--out <folder>', 'the folder that is made')
      .option('--only <outcomes>', `episodes that ended so: ${OUTCOMES.join(', ')}`, names)
      .option(
        '--actions <name>',
        'how actions are written, for jsonl-chat and mobile-r1 (default tapworld’s)',
      )
      .option(
        '--pictures <how>',
        'inline, files (beside the data) or none (default: files, and inline for webdataset)',
      )
      .option('--rows <what>', 'a line of jsonl-chat for each episode or step (default episode)')
      .option('--shard-size <samples>', 'samples of a webdataset’s shard at most (default 1000)', whole(1))
      .option('--tasks <patterns>', 'harbor: templates, such as notes/*', names)
      .option('--seeds <seeds>', 'harbor: a count of seeds, or a list such as 1,4,7-9 (default 1)')
      .option('--server <address>', 'harbor: a running server, whose phones the solvers play on', address)
      .addOption(secret('--token <token>', 'the operator’s token of --server', 'TAPWORLD_TOKEN')),
  async run(
    { format, out, only, actions, pictures, rows, shardSize, ...harbor }: Options,
    named,
  ): Promise<Output<Exported | HarborExport>> {
    if (format === undefined) throw usage(`--format says what is written: ${FORMATS}`);
    if (out === undefined) throw usage('--out names the folder that is made');
    if (format === HARBOR) {
      if (named.length > 0) throw usage('harbor is of tasks, and not of runs: name --tasks');
      return harborFolders({ out, ...harbor }).catch(error => {
        throw asCli(error);
      });
    }
    if (named.length === 0) throw usage('Name the runs whose episodes are written, such as latest');
    const chosen = {
      format,
      out,
      ...(actions === undefined ? {} : { actions }),
      ...(shardSize === undefined ? {} : { shardSize }),
      ...(only === undefined ? {} : { only: only.map(name => optionValue('--only', name, OUTCOMES)) }),
      ...(pictures === undefined
        ? {}
        : { pictures: optionValue<PictureMode>('--pictures', pictures, ['inline', 'files', 'none']) }),
      ...(rows === undefined ? {} : { rows: optionValue('--rows', rows, ['episode', 'step'] as const) }),
    };
    const runs = await readNamedRuns(named);
    const { exportRuns } = await import('../bench/data/export.ts');
    const made = await exportRuns(runs, chosen).catch(error => {
      throw asCli(error);
    });
    return { value: made, text: summaryText(made) };
  },
};
