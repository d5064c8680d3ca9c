import { join, resolve } from 'node:path';
import type { TrainConfig } from '../../bench/training/train/config.ts';
import type { Figures } from '../../bench/training/train/figures.ts';
import type { TrainFolder } from '../../bench/training/train/folder.ts';
import { usage } from '../errors.ts';
import type { Output } from '../output.ts';
import { writeReport } from './report.ts';

/**
 * The figures of several trainings over their seeds. Throws USAGE unless they differ in nothing but their seeds: a training that counts twice, or
 * another kind of training, would make the intervals meaningless.
 */
export async function compare(paths: readonly string[]): Promise<Output<Figures>> {
  const { TrainFolder } = await import('../../bench/training/train/folder.ts');
  const folders = paths.map(path => TrainFolder.open(resolve(path)));
  const [first] = folders;
  for (const [i, folder] of folders.entries()) {
    demandDifferentSeed(folder, folders.slice(0, i));
    const differing = differingKeys(first!.config, folder.config);
    if (differing.length > 0)
      throw usage(
        `${first!.path} and ${folder.path} are not of the same training: ${differing.join(', ')} differ`,
      );
    await demandMeasured(folder);
  }
  const { figures, text } = await writeReport(folders, 'compare.html', `${folders.length} trainings`);
  return { value: figures, text: `${text}\n\nThe page is ${join(first!.path, 'compare.html')}` };
}

/** In lockstep, equal seeds mean the same training. */
function demandDifferentSeed(folder: TrainFolder, others: readonly TrainFolder[]): void {
  const { path, config } = folder;
  if (others.some(other => other.path === path)) throw usage(`${path} is named twice`);
  const twin = others.find(other => config.lockstep && other.config.seed === config.seed);
  if (twin)
    throw usage(
      `${twin.path} and ${path} are of one seed, ${config.seed}: name trainings of different seeds`,
    );
}

/** Settings in which two trainings differ, apart from their seeds. */
const differingKeys = (a: TrainConfig, b: TrainConfig) =>
  (Object.keys({ ...a, ...b }) as (keyof TrainConfig)[]).filter(
    key => key !== 'seed' && JSON.stringify(a[key]) !== JSON.stringify(b[key]),
  );

/** Throws USAGE if a stage of the measurement is missing. */
async function demandMeasured(folder: TrainFolder): Promise<void> {
  const [{ HELD_OUT, STAGES }, { instancesOf }] = await Promise.all([
    import('../../bench/training/train/evaluate.ts'),
    import('../../bench/training/train/instances.ts'),
  ]);
  const rows = folder.measured();
  const wanted = HELD_OUT.filter(held => instancesOf(folder.config, held).length > 0);
  const missing = STAGES.flatMap(stage =>
    wanted
      .filter(held => !rows.some(row => row.stage === stage && row.held === held))
      .map(held => `${stage} on ${held}`),
  );
  if (rows.length > 0 && missing.length === 0) return;
  const parts = rows.length === 0 ? '' : ` of ${missing.join(', ')}`;
  throw usage(
    `${folder.path} has no measurement yet${parts}: \`tapworld train --resume ${folder.path}\` continues it`,
  );
}
