import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Study } from '../bench/bridge/compare/study.ts';
import { CliError, usage } from './errors.ts';
import { readNamedRun } from './named-run.ts';
import { table, type Output } from './output.ts';
import type { CommandSpec } from './program.ts';

interface Options {
  out?: string;
}

/** Names of the files that a comparison leaves. */
const PAGE = 'sim-to-real.html';
const DOCUMENT = 'sim-to-real.json';

function write(folder: string, files: Record<string, string>): void {
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  } catch (error) {
    throw new CliError(
      'PAGE_NOT_WRITTEN',
      `${folder} cannot be written: ${(error as Error).message}; --out says where else`,
    );
  }
}

export const compare: CommandSpec = {
  name: 'compare',
  describe: 'says how much of a gain in simulation is left over ADB, from four runs of the same tasks',
  shape: command =>
    command
      .argument('<sim-base>', 'the run in simulation before training: its folder, an id under runs/')
      .argument('<real-base>', 'the same policy over ADB (`bridge run`)')
      .argument('<sim-trained>', 'the run in simulation after training')
      .argument('<real-trained>', 'the same policy over ADB')
      .option(
        '--out <folder>',
        `where ${PAGE} and ${DOCUMENT} are written (default: the folder of the last run)`,
      ),
  async run(
    { out }: Options,
    [simBase = '', realBase = '', simTrained = '', realTrained = '']: string[],
  ): Promise<Output<Study & { page: string }>> {
    if (out !== undefined && existsSync(out) && !statSync(out).isDirectory())
      throw usage(`--out ${out} is a file; it has to be a folder`);
    const runs = {
      simBase: await readNamedRun(simBase),
      realBase: await readNamedRun(realBase),
      simTrained: await readNamedRun(simTrained),
      realTrained: await readNamedRun(realTrained),
    };
    const paths = Object.values(runs).map(run => run.path);
    const twice = paths.find((path, i) => paths.indexOf(path) !== i);
    if (twice !== undefined)
      throw usage(
        `${twice} is given twice: the four runs are one policy before and after training, in two places`,
      );
    const [{ makeStudy, CompareError }, { tablesOf }, { pageOf }, { aligned }] = await Promise.all([
      import('../bench/bridge/compare/study.ts'),
      import('../bench/bridge/compare/tables.ts'),
      import('../bench/bridge/compare/page.ts'),
      import('../bench/run/report/tables.ts'),
    ]);
    let study: Study;
    try {
      study = makeStudy(runs);
    } catch (error) {
      throw error instanceof CompareError ? new CliError(error.code, error.message, { status: 2 }) : error;
    }
    const folder = resolve(out ?? runs.realTrained.path);
    write(folder, { [PAGE]: pageOf(study, runs), [DOCUMENT]: `${JSON.stringify(study, null, 2)}\n` });
    const parts = tablesOf(study).map(part => {
      if (typeof part === 'string') return part;
      const { headings, rows } = aligned(part);
      return table(headings, rows);
    });
    const page = join(folder, PAGE);
    // Spaces that do not break are for the page: whoever searches printed text types plain ones.
    return {
      value: { ...study, page },
      text: [...parts, `The page is ${page}`].join('\n\n').replaceAll(/[\u00a0\u202f]/g, ' '),
    };
  },
};
