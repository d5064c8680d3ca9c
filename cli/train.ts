import { setMaxListeners } from 'node:events';
import { join, resolve } from 'node:path';
import type { TrainContext } from '../bench/training/train/context.ts';
import type { Figures } from '../bench/training/train/figures.ts';
import type { TrainFolder } from '../bench/training/train/folder.ts';
import { CliError, usage } from './errors.ts';
import { openHost, type Host } from './host.ts';
import { onSignals } from './interrupt.ts';
import { flag } from './model-options.ts';
import type { Output } from './output.ts';
import type { CommandSpec } from './program.ts';
import { compare } from './train/compare.ts';
import { configOf } from './train/config.ts';
import { PLANNED, withTrainOptions, type Options } from './train/options.ts';
import { progressReporter, writeReport } from './train/report.ts';

export interface TrainSummary {
  folder: string;
  iterations: number;
  of: number;
  policy: string | null;
  figures: Figures;
  page: string;
}

/** Starts or continues a training, measures it on the held-out tasks, and writes its page. SIGINT saves it and ends the command with status 1. */
export async function execute(options: Options): Promise<Output<TrainSummary | Figures>> {
  if (options.compare) return compare(options.compare);
  if (options.resume !== undefined) demandUnchanged(options);
  // Ctrl-C in a terminal also ends the process that compiles sources, so everything that the end needs is loaded now.
  const [{ TrainFolder }, { withFolderLock }] = await Promise.all([
    import('../bench/training/train/folder.ts'),
    import('../bench/run/folder-lock.ts'),
    import('../bench/training/train/trainer.ts'),
    import('../bench/training/train/measure.ts'),
    import('../bench/run/wire-device.ts'),
    import('../bench/training/train/figures.ts'),
    import('../bench/training/train/page.ts'),
  ]);
  const config = options.resume === undefined ? await configOf(options) : undefined;
  const path = resolve(options.resume ?? options.out ?? join('runs', `train-${config!.seed}`));
  return withFolderLock(path, async () => {
    const folder = config ? TrainFolder.create(path, config) : TrainFolder.open(path);
    return trainInFolder(folder, options, { isNew: config !== undefined });
  });
}

/** Throws USAGE for options that --resume cannot change. */
function demandUnchanged(options: Options): void {
  const changed = PLANNED.filter(name => options[name] !== undefined);
  if (changed.length > 0)
    throw usage(
      `--resume continues a training with its own settings: leave out ${changed.map(flag).join(', ')}`,
    );
}

async function trainInFolder(
  folder: TrainFolder,
  options: Options,
  { isNew }: { isNew: boolean },
): Promise<Output<TrainSummary>> {
  const stopping = new AbortController();
  // Every running rollout listens to the signal.
  setMaxListeners(0, stopping.signal);
  const release = onSignals(() => stopping.abort());
  const { onProgress, stop: stopBar } = progressReporter();
  let host: Host | undefined;
  try {
    const pool = options.queue === undefined ? undefined : await queuedPool(options.queue);
    host = await openHost({
      ...options,
      renderers: options.renderers ?? (options.server === undefined ? 4 : undefined),
    });
    const context = await contextOf(host, options, stopping.signal, onProgress);
    if (pool) context.pool = pool;
    return await trainAndMeasure(folder, context);
  } catch (error) {
    // Without a server nothing has begun: the same command can be given again.
    if (!host && isNew) folder.undo();
    // Stopping loses what was being played, which is not an error of its own.
    if (stopping.signal.aborted)
      throw new CliError(
        'STOPPED',
        `Stopped: \`tapworld train --resume ${folder.path}\` continues from the last saved state`,
      );
    throw error;
  } finally {
    release();
    stopBar();
    await host?.close();
  }
}

async function contextOf(
  { client }: Host,
  { workers = 12 }: Options,
  signal: AbortSignal,
  onProgress: NonNullable<TrainContext['onProgress']>,
): Promise<TrainContext> {
  const { WireDevice } = await import('../bench/run/wire-device.ts');
  return {
    device: () => new WireDevice(client),
    workers,
    signal,
    onProgress,
    onLost: why => {
      if (!signal.aborted) process.stderr.write(`tapworld: an episode was lost and is left out: ${why}\n`);
    },
  };
}

/** What has workers play the rollouts that are learned from. Throws QUEUE_UNREACHABLE. */
async function queuedPool(url: string): Promise<NonNullable<TrainContext['pool']>> {
  const [{ demandRedis }, { GroupPool }, { thisBuild }, { versionsOf }] = await Promise.all([
    import('../bench/queue/connect.ts'),
    import('../bench/queue/group-pool.ts'),
    import('../bench/tasks/versions.ts'),
    import('./run/queued.ts'),
  ]);
  await demandRedis(url);
  const versions = versionsOf(await thisBuild());
  const notice = (text: string) => process.stderr.write(`tapworld: ${text}\n`);
  return training => new GroupPool({ ...training, url, versions, atOnce: training.config.groups, notice });
}

async function trainAndMeasure(folder: TrainFolder, context: TrainContext): Promise<Output<TrainSummary>> {
  const [{ train: runTraining }, { measure }] = await Promise.all([
    import('../bench/training/train/trainer.ts'),
    import('../bench/training/train/measure.ts'),
  ]);
  const { path, config } = folder;
  const { state, aborted, ended } = await runTraining(folder, context);
  if (!aborted && config.heldOut.count > 0) await measure(folder, context);
  const { figures, text } = await writeReport([folder], 'report.html', `seed ${config.seed}`);
  const isDone = ended && !context.signal?.aborted;
  const value: TrainSummary = {
    folder: path,
    iterations: state.iteration,
    of: config.iterations,
    policy: isDone ? join(path, 'policy.json') : null,
    figures,
    page: join(path, 'report.html'),
  };
  folder.write('summary.json', `${JSON.stringify(value, null, 2)}\n`);
  const tables = text === '' ? [] : [text, ''];
  return { value, text: [...tables, lastLine(value)].join('\n'), ok: isDone };
}

function lastLine({ iterations, of, policy, page, folder }: TrainSummary): string {
  if (policy === null)
    return `Stopped after ${iterations} of ${of} iterations: \`tapworld train --resume ${folder}\` continues it`;
  const early =
    iterations < of
      ? ` of ${of} (the curriculum removed every template, because all of them kept failing)`
      : '';
  return `${iterations} iterations${early}; the policy is ${policy}, its curves are ${page}`;
}

export const train: CommandSpec = {
  name: 'train',
  describe: 'trains a small policy on simulated phones, and measures it on held-out tasks',
  shape: withTrainOptions,
  run: (options: Options) => execute(options),
};
