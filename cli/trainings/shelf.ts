import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { isFolderBusy } from '../../bench/run/folder-lock.ts';
import { readState } from '../../bench/training/curriculum/index.ts';
import { weightOf } from '../../bench/training/curriculum/record.ts';
import { keyOf } from '../../bench/training/curriculum/seeds.ts';
import { learnedOf } from '../../bench/training/train/config.ts';
import { figuresOf } from '../../bench/training/train/figures.ts';
import { TrainFolder, type HeldOutCheck, type Saved } from '../../bench/training/train/folder.ts';
import type { Iteration } from '../../bench/training/train/learner.ts';
import type {
  AboutTraining,
  TrainCheck,
  TrainCheckpoint,
  TrainCurriculum,
  TrainingDetail,
  TrainIteration,
} from '../../src/protocol/wire/trainings.ts';
import { CliError } from '../errors.ts';
import type { RunShelf } from '../runs/shelf.ts';

/** Iterations of the figures in the list, which a single one would make jump. */
const RECENT = 9;
const STATE = 'state.json';

/** What files of a training say, read again when they change. */
interface Known {
  stamp: string;
  folder: TrainFolder;
  iterations: TrainIteration[];
  checks: TrainCheck[];
  rates: TrainingDetail['rates'];
}

/** The trainings of a folder, read when they are asked for. */
export class TrainingShelf {
  readonly #folder: string;
  readonly #runs: Pick<RunShelf, 'list'>;
  readonly #known = new Map<string, Known>();
  readonly #curricula = new Map<string, { stamp: string; curriculum: TrainCurriculum | null }>();

  /** `runs` are those of the same folder: some of them may have played a training’s checkpoints. */
  constructor(folder: string, runs: Pick<RunShelf, 'list'>) {
    this.#folder = folder;
    this.#runs = runs;
  }

  /** The training that began last comes first; what is no readable training is left out. */
  async list(): Promise<AboutTraining[]> {
    if (!existsSync(this.#folder)) return [];
    const found = await Promise.all(
      readdirSync(this.#folder).map(id => this.about(id).catch(() => undefined)),
    );
    return found
      .filter(training => training !== undefined)
      .sort((a, b) => b.startedAt - a.startedAt || (a.id < b.id ? 1 : -1));
  }

  /** Throws TRAINING_NOT_FOUND and INVALID_TRAINING. */
  async about(id: string): Promise<AboutTraining> {
    const { folder, iterations, checks } = this.#read(id);
    const { config, path } = folder;
    const recent = iterations.slice(-RECENT);
    const looked = (held: TrainCheck['held']) => checks.findLast(check => check.held === held)?.success;
    const isBusy = await isFolderBusy(path);
    return {
      id,
      seed: config.seed,
      tasks: config.tasks.length,
      unseen: config.unseen.length,
      iterations: iterations.at(-1)?.iteration ?? 0,
      of: config.iterations,
      state: isBusy ? 'running' : existsSync(join(path, 'policy.json')) ? 'done' : 'stopped',
      startedAt: timeOf(join(path, 'config.json')),
      changedAt: timeOf(join(path, 'metrics.jsonl')) || timeOf(join(path, 'config.json')),
      success: meanOf(recent.map(({ success }) => success)),
      return: meanOf(recent.map(line => line.return)),
      heldInstances: looked('instances') ?? null,
      heldTemplates: looked('templates') ?? null,
      stepsPerSecond: iterations.at(-1)?.stepsPerSecond ?? null,
      reward: config.reward,
      curriculum: config.curriculum,
    };
  }

  /** A training with its curves. Throws TRAINING_NOT_FOUND, INVALID_TRAINING and INVALID_STATE_FILE. */
  async detail(id: string): Promise<TrainingDetail> {
    const training = await this.about(id);
    const { folder, iterations, checks, rates } = this.#read(id);
    const { config } = folder;
    return {
      training,
      plan: {
        path: join(this.#folder, id),
        tasks: [...config.tasks],
        unseen: [...config.unseen],
        group: config.group,
        groups: config.groups,
        warm: config.warm,
        guided: config.guide,
        lockstep: config.lockstep,
        rate: config.grpo.rate,
        kl: config.grpo.kl,
        entropy: config.grpo.entropy,
        heldOut: { from: config.heldOut.from, count: config.heldOut.count },
        look: config.look,
      },
      iterations,
      checks,
      rates,
      curriculum: this.#curriculum(id, folder),
      checkpoints: this.#checkpoints(id, training.iterations),
    };
  }

  #path(id: string): string {
    const path = join(this.#folder, id);
    const isName = id !== '' && !id.includes('/') && !id.includes(sep) && !id.startsWith('.');
    if (!isName || !existsSync(join(path, 'config.json')))
      throw new CliError('TRAINING_NOT_FOUND', `${this.#folder} has no training ${id}`, { status: 2 });
    return resolve(path);
  }

  #read(id: string): Known {
    const path = this.#path(id);
    const stamp = stampOf(path, ['config.json', 'metrics.jsonl', 'evaluation.jsonl']);
    const known = this.#known.get(id);
    if (known?.stamp === stamp) return known;
    const folder = TrainFolder.open(path);
    const metrics = folder.metrics();
    const { rates } = figuresOf([{ seed: folder.config.seed, rows: folder.measured() }]);
    const read: Known = {
      stamp,
      folder,
      iterations: metrics.flatMap(line => ('iteration' in line ? [iterationOf(line)] : [])),
      checks: metrics.flatMap(line => ('look' in line ? [checkOf(line)] : [])),
      rates: rates
        .filter(({ episodes }) => episodes > 0)
        .map(({ stage, held, episodes, success, interval }) => ({
          stage,
          held,
          episodes,
          success,
          interval: interval && [...interval],
        })),
    };
    this.#known.set(id, read);
    return read;
  }

  /** Null before the first state was saved, or while the curriculum has drawn nothing. */
  #curriculum(id: string, { path, config }: TrainFolder): TrainCurriculum | null {
    const stamp = stampOf(path, [STATE]);
    const known = this.#curricula.get(id);
    if (known?.stamp === stamp) return known.curriculum;
    const saved = readState<Saved & Record<string, unknown>>(join(path, STATE));
    const curriculum = saved?.curriculum ? curriculumOf(saved, config) : null;
    this.#curricula.set(id, { stamp, curriculum });
    return curriculum;
  }

  /** In the order of their iterations, the final policy last. */
  #checkpoints(id: string, iterations: number): TrainCheckpoint[] {
    const path = this.#path(id);
    const kept = join(path, 'checkpoints');
    const names = existsSync(kept) ? readdirSync(kept).filter(name => name.endsWith('.json')) : [];
    const runs = this.#runs.list();
    const checkpoint = (name: string, iteration: number, ...parts: string[]): TrainCheckpoint => ({
      name,
      iteration,
      file: join(this.#folder, id, ...parts),
      runs: runs
        .filter(({ agent }) => agent.startsWith('policy:'))
        .filter(({ agent }) => resolve(agent.slice('policy:'.length)) === join(path, ...parts))
        .map(run => run.id),
    });
    return [
      ...names
        .map(file => {
          const name = file.slice(0, -'.json'.length);
          return checkpoint(name, Number(/^step-(\d+)$/.exec(name)?.[1] ?? 0), 'checkpoints', file);
        })
        .sort((a, b) => a.iteration - b.iteration || (a.name < b.name ? -1 : 1)),
      ...(existsSync(join(path, 'policy.json')) ? [checkpoint('policy', iterations, 'policy.json')] : []),
    ];
  }
}

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
const timeOf = (file: string) => (existsSync(file) ? Math.round(statSync(file).mtimeMs) : 0);
const stampOf = (path: string, names: readonly string[]) =>
  names
    .map(name => join(path, name))
    .map(file => (existsSync(file) ? `${statSync(file).size} ${statSync(file).mtimeMs}` : ''))
    .join(' ');

const checkOf = ({ look, held, success, of }: HeldOutCheck): TrainCheck => ({
  iteration: look,
  held,
  success,
  of,
});

/** Where all groups went alike nothing was updated, and no entropy measured: that is not 0. */
function iterationOf(line: Iteration & { ms?: number; stepsPerSecond?: number }): TrainIteration {
  const isUpdate = line.decisions > 0;
  return {
    iteration: line.iteration,
    rollouts: line.rollouts,
    steps: line.steps,
    success: line.success,
    progress: line.progress,
    return: line.return,
    informative: line.informative,
    guided: line.guided,
    behind: line.behind,
    decisions: line.decisions,
    loss: line.loss,
    entropy: isUpdate ? line.entropy : null,
    kl: isUpdate ? line.kl : null,
    clipped: line.clipped,
    ms: line.ms ?? null,
    stepsPerSecond: line.stepsPerSecond ?? null,
  };
}

function curriculumOf(saved: Saved, config: TrainFolder['config']): TrainCurriculum {
  const { settings, drawn, epochs, entries } = saved.curriculum!;
  const draws = Object.values(drawn).reduce((sum, count) => sum + count, 0);
  const rows = config.tasks.flatMap(task => {
    const entry = { task, seeds: learnedOf(config, task) };
    const state = entries[keyOf(entry)];
    return state ? [{ task, state, weight: weightOf(entry, state, settings, draws) }] : [];
  });
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  return {
    iteration: saved.iteration,
    drawn: draws,
    epochs,
    entries: rows.map(({ task, state, weight }) => ({
      task,
      baseline: state.baseline,
      tries: state.tries,
      failures: state.failures,
      chance: total > 0 ? weight / total : 0,
      state: state.removed
        ? 'removed'
        : draws < state.restsUntil
          ? 'resting'
          : state.cooling === null
            ? 'drawn'
            : 'cooling',
    })),
  };
}
