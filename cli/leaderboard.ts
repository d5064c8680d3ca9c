import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Leaderboard } from '../bench/run/leaderboard/board.ts';
import { usage } from './errors.ts';
import { readNamedRuns } from './export.ts';
import { table, type Output } from './output.ts';
import type { CommandSpec } from './program.ts';
import { writePage } from './write-page.ts';

interface Options {
  out?: string;
}

export const leaderboard: CommandSpec = {
  name: 'leaderboard',
  describe: 'ranks runs of the same tasks and versions, and writes a page',
  shape: command =>
    command
      .argument('<runs...>', 'folders of runs, ids under runs/, or latest')
      .option('--out <file>', 'the page that is written: one file, without a script')
      .addHelpText(
        'after',
        `
Runs of different versions, tasks, seeds or languages get tables of their own, which say why.

Examples:
  tapworld leaderboard runs/model-a runs/model-b --out leaderboard.html
  tapworld leaderboard runs/model-a runs/model-b --json`,
      ),
  async run({ out }: Options, named): Promise<Output<Leaderboard & { page: string | null }>> {
    if (out !== undefined && existsSync(out) && statSync(out).isDirectory())
      throw usage(`--out ${out} is a folder; it has to be a file such as ${join(out, 'leaderboard.html')}`);
    const runs = await readNamedRuns(named);
    const [
      { leaderboardOf },
      { leaderboardPage },
      { boardTable, boardTitle },
      { makeReport },
      { aligned },
      { registry },
      { splits },
    ] = await Promise.all([
      import('../bench/run/leaderboard/board.ts'),
      import('../bench/run/leaderboard/page.ts'),
      import('../bench/run/leaderboard/words.ts'),
      import('../bench/run/report/report.ts'),
      import('../bench/run/report/tables.ts'),
      import('./report/registry.ts'),
      import('../bench/tasks/registry.ts'),
    ]);
    const made = leaderboardOf(
      runs.map(run => makeReport(run, null, registry)),
      splits,
    );
    if (out !== undefined) writePage(out, leaderboardPage(made));
    const parts = made.boards.flatMap(board => {
      const { title, about } = boardTitle(board);
      const { headings, rows } = aligned(boardTable(board));
      const apart =
        board.apart.length > 0 ? [`Not ranked with the first table. ${board.apart.join(' ')}`] : [];
      return [`${title}: ${about}`, ...apart, table(headings, rows)];
    });
    const text = [...parts, ...(out === undefined ? [] : [`The page is at ${out}`])].join('\n\n');
    return {
      value: { ...made, page: out ?? null },
      text: text.replaceAll(/[\u00a0\u202f]/g, ' '),
    };
  },
};
