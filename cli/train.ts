import { setMaxListeners } from 'node:events';
import { join, resolve } from 'node:path';
import { CliError, usage } from './errors.ts';
import { openHost, type Host } from './host.ts';
import { percent, progress, short, table, type Output, type Progress } from './output.ts';
import { address, amount, names, whole, type CommandSpec } from './program.ts';
import type { Surroundings } from '../bench/training/train/trainer.ts';
import type { TrainConfig } from '../bench/training/train/config.ts';
import type { Figures } from '../bench/training/train/figures.ts';
import type { TrainFolder } from '../bench/training/train/folder.ts';

interface Options {
  split?: string;
  tasks?: string[];
  unseen?: string[];
  seed?: number;
  iterations?: number;
  group?: number;
  groups?: number;
  warm?: number;
  reward?: string;
  stepCost?: number;
  penalties?: string;
  curriculum?: string;
  rate?: number;
  kl?: number;
  entropy?: number;
  look?: number;
  async?: boolean;
  unguided?: boolean;
  eval?: number;
  out?: string;
  resume?: string;
  compare?: string[];
  workers?: number;
  renderers?: number;
  server?: string;
  token?: string;
}

/** Options that a training was begun with, and that going on with it cannot change. */
const PLANNED = [
  'split',
  'tasks',
  'unseen',
  'seed',
  'iterations',
  'group',
  'groups',
  'warm',
  'reward',
  'stepCost',
  'penalties',
  'curriculum',
  'rate',
  'kl',
  'entropy',
  'look',
  'async',
  'unguided',
  'eval',
  'out',
] as const;
const dashed = (name: string) => `--${name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;

export interface TrainSummary {
  folder: string;
  iterations: number;
  of: number;
  policy: string | null;
  figures: Figures;
  page: string;
}

/** Splits that are learned from on one side of their instances, and the templates that are kept from them. */
const KEPT: Readonly<Record<string, string>> = { seen: 'by-template' };

/** Seeds of templates that are divided by what is asked: those to learn from, and those of by-instance to measure. Templates without instances to learn from are left out. */
async function divided(
  ids: readonly string[],
  learned: number,
  held: number,
): Promise<NonNullable<TrainConfig['own']>> {
  const [{ instancesOn }, { findTask }] = await Promise.all([
    import('./run.ts'),
    import('../bench/tasks/registry.ts'),
  ]);
  const templates = ids.map(findTask);
  const [mine, kept] = [
    await instancesOn('train', templates, learned),
    await instancesOn('test', templates, held),
  ];
  return Object.fromEntries(
    Object.entries(mine).map(([id, seeds]) => [id, { learned: seeds, held: kept[id] ?? [] }]),
  );
}

/** What a training is to be, by the command's options. Throws USAGE, TASK_NOT_FOUND, INVALID_PENALTY and INVALID_TRAINING. */
export async function configOf(options: Options): Promise<TrainConfig> {
  const [{ DEFAULTS, OFFERED, checkedConfig }, { selectTasks }, { splits }, { rewards }, { readPenalties }] =
    await Promise.all([
      import('../bench/training/train/config.ts'),
      import('../bench/run/select.ts'),
      import('../bench/tasks/registry.ts'),
      import('../judges/rewards/index.ts'),
      import('../bench/training/penalties/index.ts'),
    ]);
  const {
    split = 'small',
    seed,
    iterations,
    group,
    groups,
    warm,
    reward,
    stepCost,
    penalties,
    curriculum = DEFAULTS.curriculum,
    rate,
    kl,
    entropy,
    look,
  } = options;
  if (reward !== undefined && !Object.hasOwn(rewards, reward))
    throw usage(`No reward ${reward}; there are ${Object.keys(rewards).join(', ')}`);
  if (!Object.hasOwn(OFFERED, curriculum))
    throw usage(`No curriculum ${curriculum}; there are ${Object.keys(OFFERED).join(', ')}`);
  const listed = (patterns: string[] | undefined, name: string | undefined) =>
    (patterns
      ? selectTasks(patterns, {})
      : name === undefined || !Object.hasOwn(splits, name)
        ? []
        : selectTasks([], { split: name })
    ).map(t => t.id);
  const among = listed(options.tasks, split);
  if (!Object.hasOwn(splits, split))
    throw usage(`No split ${split}; there are ${Object.keys(splits).join(', ')}`);
  if (split === 'by-instance')
    throw usage(
      'by-instance is what policies are measured on: --split seen learns from the other instances, and measures these',
    );
  const own = Object.hasOwn(KEPT, split)
    ? await divided(among, DEFAULTS.seeds.count, Math.max(options.eval ?? DEFAULTS.heldOut.count, 1))
    : undefined;
  const tasks = own ? Object.keys(own) : among;
  if (tasks.length === 0) throw usage(`None of these tasks has an instance to learn from in ${split}`);
  const given = {
    ...(seed === undefined ? {} : { seed }),
    ...(iterations === undefined ? {} : { iterations }),
    ...(group === undefined ? {} : { group }),
    ...(groups === undefined ? {} : { groups }),
    ...(reward === undefined ? {} : { reward, rewardOptions: {} }),
    ...(stepCost === undefined ? {} : { stepCost }),
    ...(look === undefined ? {} : { look }),
  };
  const grpo = {
    ...DEFAULTS.grpo,
    ...(rate === undefined ? {} : { rate }),
    ...(kl === undefined ? {} : { kl }),
    ...(entropy === undefined ? {} : { entropy }),
  };
  return checkedConfig({
    ...DEFAULTS,
    ...given,
    grpo,
    curriculum: curriculum as TrainConfig['curriculum'],
    lockstep: !options.async,
    guide: !options.unguided,
    penalties: penalties === undefined ? DEFAULTS.penalties : readPenalties(penalties),
    warm: warm ?? Math.min(DEFAULTS.warm, tasks.length),
    tasks,
    unseen: listed(
      options.unseen,
      options.tasks && !options.split ? undefined : (KEPT[split] ?? `${split}-unseen`),
    ).filter(id => !tasks.includes(id)),
    heldOut: { ...DEFAULTS.heldOut, count: options.eval ?? DEFAULTS.heldOut.count },
    ...(own ? { own } : {}),
  });
}

/** A bar for each part of the work. Where nobody looks at one, a line for every tenth iteration. */
function teller(): { told: NonNullable<Surroundings['told']>; stop: () => void } {
  let bar: Progress | undefined;
  let [phase, shown] = ['', 0];
  return {
    told({ phase: now, done, of, iteration }) {
      if (now !== phase || done <= shown) {
        bar?.stop();
        bar = progress(now.padEnd(14), of);
        [phase, shown] = [now, 0];
      }
      bar?.step(done - shown);
      shown = done;
      if (iteration && !process.stderr.isTTY && (done % 10 === 0 || done === 1 || done === of))
        process.stderr.write(
          `iteration ${done} of ${of}: success ${percent(iteration.success)}, return ${short(iteration.return)}, entropy ${short(iteration.entropy)}\n`,
        );
    },
    stop: () => bar?.stop(),
  };
}

/** The figures of some trainings, and their page in the folder of the first or where `--out` says. */
async function told(
  folders: readonly TrainFolder[],
  page: string,
  title: string,
): Promise<{ figures: Figures; text: string }> {
  const [{ figuresOf, tablesOf }, { pageOf }] = await Promise.all([
    import('../bench/training/train/figures.ts'),
    import('../bench/training/train/page.ts'),
  ]);
  const figures = figuresOf(folders.map(folder => ({ seed: folder.config.seed, rows: folder.measured() })));
  folders[0]!.write(
    page,
    pageOf(
      folders.map(folder => ({ config: folder.config, metrics: folder.metrics() })),
      figures,
      title,
    ),
  );
  return {
    figures,
    text: tablesOf(figures)
      .filter(({ rows }) => rows.length > 0)
      .map(({ headings, rows }) => table(headings, rows))
      .join('\n\n'),
  };
}

/** What two trainings do otherwise, beside their seeds. */
const apart = (a: TrainConfig, b: TrainConfig) =>
  (Object.keys({ ...a, ...b }) as (keyof TrainConfig)[]).filter(
    key => key !== 'seed' && JSON.stringify(a[key]) !== JSON.stringify(b[key]),
  );

/** Figures over seeds are of trainings that differ in nothing else: a training that counts twice, or another one, would make intervals of nothing. */
async function compare(paths: readonly string[]): Promise<Output<Figures>> {
  const [{ TrainFolder }, { HELD, STAGES }, { instancesOf }] = await Promise.all([
    import('../bench/training/train/folder.ts'),
    import('../bench/training/train/evaluate.ts'),
    import('../bench/training/train/trainer.ts'),
  ]);
  const folders = paths.map(path => TrainFolder.open(resolve(path)));
  const [first] = folders;
  for (const [i, folder] of folders.entries()) {
    const twin = folders
      .slice(0, i)
      .find(
        other =>
          other.path === folder.path || (folder.config.lockstep && other.config.seed === folder.config.seed),
      );
    if (twin)
      throw usage(
        twin.path === folder.path
          ? `${folder.path} is named twice`
          : `${twin.path} and ${folder.path} are of one seed, ${folder.config.seed}: figures are over seeds`,
      );
    const differ = apart(first!.config, folder.config);
    if (differ.length > 0)
      throw usage(
        `${first!.path} and ${folder.path} are not of the same training: ${differ.join(', ')} differ`,
      );
    const rows = folder.measured();
    const open = STAGES.flatMap(stage =>
      HELD.filter(
        held =>
          instancesOf(folder.config, held).length > 0 &&
          !rows.some(row => row.stage === stage && row.held === held),
      ).map(held => `${stage} on ${held}`),
    );
    if (rows.length === 0 || open.length > 0)
      throw usage(
        `${folder.path} has no measurement yet${rows.length === 0 ? '' : ` of ${open.join(', ')}`}: \`tapworld train --resume ${folder.path}\` goes on with it`,
      );
  }
  const { figures, text } = await told(folders, 'compare.html', `${folders.length} trainings`);
  return { value: figures, text: `${text}\n\nThe page is ${join(folders[0]!.path, 'compare.html')}` };
}

/** Begins a training or goes on with one, measures it on what was held out, and writes its page. SIGINT saves, and ends the command with status 1. */
export async function execute(options: Options): Promise<Output<TrainSummary | Figures>> {
  if (options.compare) return compare(options.compare);
  if (options.resume !== undefined) {
    const changed = PLANNED.filter(name => options[name] !== undefined);
    if (changed.length > 0)
      throw usage(
        `--resume goes on with the training as it was begun: leave out ${changed.map(dashed).join(', ')}`,
      );
  }
  // A terminal's Ctrl-C ends what translates sources, too: all that the end needs is loaded before the beginning.
  const [{ TrainFolder }, { holding }, { train, measure }, { WireDevice }] = await Promise.all([
    import('../bench/training/train/folder.ts'),
    import('../bench/run/hold.ts'),
    import('../bench/training/train/trainer.ts'),
    import('../bench/run/wire-device.ts'),
    import('../bench/training/train/figures.ts'),
    import('../bench/training/train/page.ts'),
  ]);
  const config = options.resume === undefined ? await configOf(options) : undefined;
  const path = resolve(options.resume ?? options.out ?? join('runs', `train-${config!.seed}`));
  return holding(path, async () => {
    const folder = config ? TrainFolder.create(path, config) : TrainFolder.open(path);
    const stopping = new AbortController();
    // Every rollout that goes on listens.
    setMaxListeners(0, stopping.signal);
    const stop = () => stopping.abort();
    const { told: tell, stop: stopBar } = teller();
    let host: Host | undefined;
    // On, and not once: where no handler is left, the browser's guard ends the process.
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    try {
      host = await openHost({
        ...options,
        renderers: options.renderers ?? (options.server === undefined ? 4 : undefined),
      });
      const { client } = host;
      const around: Surroundings = {
        device: () => new WireDevice(client),
        workers: options.workers ?? 12,
        signal: stopping.signal,
        told: tell,
        lost: why => {
          if (!stopping.signal.aborted)
            process.stderr.write(`tapworld: an episode was lost and is left out: ${why}\n`);
        },
      };
      const { state, aborted, ended } = await train(folder, around);
      if (!aborted && folder.config.heldOut.count > 0) await measure(folder, around);
      const { figures, text } = await told([folder], 'report.html', `seed ${folder.config.seed}`);
      const isDone = ended && !stopping.signal.aborted;
      const value: TrainSummary = {
        folder: path,
        iterations: state.iteration,
        of: folder.config.iterations,
        policy: isDone ? join(path, 'policy.json') : null,
        figures,
        page: join(path, 'report.html'),
      };
      folder.write('summary.json', `${JSON.stringify(value, null, 2)}\n`);
      const early =
        state.iteration < folder.config.iterations
          ? ` of ${folder.config.iterations}, since every template failed for so long that the curriculum took it out`
          : '';
      const end = isDone
        ? `${state.iteration} iterations${early}; the policy is ${value.policy}, its curves are ${value.page}`
        : `Stopped after ${state.iteration} of ${folder.config.iterations} iterations: \`tapworld train --resume ${path}\` goes on`;
      return { value, text: [...(text === '' ? [] : [text, '']), end].join('\n'), ok: isDone };
    } catch (error) {
      // Without a server nothing has begun: the same command can be given again.
      if (!host && config) folder.undo();
      // What was being played when it was stopped is lost, and that is no error of its own.
      if (stopping.signal.aborted)
        throw new CliError(
          'STOPPED',
          `Stopped: \`tapworld train --resume ${path}\` goes on from the last state that was saved`,
        );
      throw error;
    } finally {
      process.removeListener('SIGINT', stop);
      process.removeListener('SIGTERM', stop);
      stopBar();
      await host?.close();
    }
  });
}

export const train: CommandSpec = {
  name: 'train',
  describe: 'trains a small policy on simulated phones, and measures it on what it has not seen',
  shape: command =>
    command
      .option(
        '--split <name>',
        'what is learned from; NAME-unseen, where there is one, is kept for the measurement; seen learns from its own instances, and measures by-instance and by-template (default small)',
      )
      .option('--tasks <patterns>', 'ids instead, between commas, in which * stands for anything', names)
      .option('--unseen <patterns>', 'templates that are only measured', names)
      .option('--seed <number>', 'of all chance (default 1)', whole(0))
      .option('--iterations <number>', 'updates (default 100)', whole(0))
      .option('--group <number>', 'rollouts of one start (default 8)', whole(2, 256))
      .option('--groups <number>', 'groups of an update (default 8)', whole(1, 1_024))
      .option('--warm <number>', 'demonstrations that it is cloned from first (default 12)', whole(0))
      .option('--reward <name>', 'how steps are rewarded (default dense)')
      .option('--step-cost <number>', 'what each step costs (default 0)', amount)
      .option(
        '--penalties <list>',
        'penalties and sets of them, between commas; name=amount sets another amount (default none)',
      )
      .option(
        '--curriculum <name>',
        'which instances are drawn: adaptive, uniform, adagrpo, small-controller (default adaptive)',
      )
      .option('--rate <number>', 'step size (default 0.01)', amount)
      .option('--kl <number>', 'weight of the divergence from the start (default 0)', amount)
      .option('--entropy <number>', 'weight of the entropy (default 0.005)', amount)
      .option(
        '--look <number>',
        'iterations between two looks at what is held out; 0: none (default 50)',
        whole(0),
      )
      .option('--unguided', 'show groups that never succeed nothing of what the solvers do')
      .option('--async', 'let neither rollouts nor learner wait for the other')
      .option(
        '--eval <number>',
        'held-out seeds of each template in the measurement; 0 leaves it out (default 5)',
        whole(0, 1_000),
      )
      .option('--workers <number>', 'rollouts at once (default 12)', whole(1, 1_024))
      .option('--out <folder>', 'where it is written (default runs/train-SEED)')
      .option('--resume <folder>', 'go on with a training')
      .option('--compare <folders>', 'the figures of trainings that are done, over their seeds', names)
      .option('--server <address>', 'a server that runs (default: one of this command’s own)', address)
      .option('--token <secret>', 'its token')
      .option(
        '--renderers <number>',
        'pages that draw, of the command’s own server (default 4)',
        whole(1, 512),
      ),
  run: (options: Options) => execute(options),
};
