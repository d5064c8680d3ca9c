import type { TrainContext } from '../../bench/training/train/context.ts';
import type { Figures } from '../../bench/training/train/figures.ts';
import type { TrainFolder } from '../../bench/training/train/folder.ts';
import { percent, progress, short, table, type Progress } from '../output.ts';

/** Shows a progress bar for each phase; without a terminal, prints a line for every tenth iteration. */
export function progressReporter(): {
  onProgress: NonNullable<TrainContext['onProgress']>;
  stop: () => void;
} {
  let bar: Progress | undefined;
  let current = '';
  let shown = 0;
  return {
    onProgress({ phase, done, of, iteration }) {
      if (phase !== current || done <= shown) {
        bar?.stop();
        bar = progress(phase.padEnd(14), of);
        current = phase;
        shown = 0;
      }
      bar?.step(done - shown);
      shown = done;
      const isDue = done % 10 === 0 || done === 1 || done === of;
      if (!iteration || process.stderr.isTTY || !isDue) return;
      const figures = [
        `success ${percent(iteration.success)}`,
        `return ${short(iteration.return)}`,
        `entropy ${short(iteration.entropy)}`,
      ];
      process.stderr.write(`iteration ${done} of ${of}: ${figures.join(', ')}\n`);
    },
    stop: () => bar?.stop(),
  };
}

/** Computes the figures of trainings and writes their page `name` into the first one's folder. `text` has the tables. */
export async function writeReport(
  folders: readonly TrainFolder[],
  name: string,
  title: string,
): Promise<{ figures: Figures; text: string }> {
  const [{ figuresOf, tablesOf }, { pageOf }] = await Promise.all([
    import('../../bench/training/train/figures.ts'),
    import('../../bench/training/train/page.ts'),
  ]);
  const figures = figuresOf(folders.map(folder => ({ seed: folder.config.seed, rows: folder.measured() })));
  const curves = folders.map(folder => ({ config: folder.config, metrics: folder.metrics() }));
  folders[0]!.write(name, pageOf(curves, figures, title));
  const tables = tablesOf(figures).filter(({ rows }) => rows.length > 0);
  return { figures, text: tables.map(({ headings, rows }) => table(headings, rows)).join('\n\n') };
}
