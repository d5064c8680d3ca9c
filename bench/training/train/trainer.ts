import { isUnrewarded } from '../../../judges/rewards/types.ts';
import type { Device } from '../../tasks/device.ts';
import {
  collect,
  lockstep,
  type Batch,
  type Collection,
  type Draw,
  type Tally,
  type Update,
} from '../collect/index.ts';
import { curriculum, CurriculumError, type Curriculum } from '../curriculum/index.ts';
import { Adam } from '../policy/adam.ts';
import { PolicyActor } from '../policy/actor.ts';
import { Model } from '../policy/model.ts';
import type { Trajectory } from '../types.ts';
import { learnedOf, OFFERED, TrainError, type TrainConfig } from './config.ts';
import { isAborted, type TrainContext } from './context.ts';
import { evaluate, HELD_OUT } from './evaluate.ts';
import { replayOf, type TrainFolder, type TrainState } from './folder.ts';
import { instancesOf, type Instance } from './instances.ts';
import { learn, playedAs, type Iteration } from './learner.ts';
import { clonePolicy, solverRollouts } from './solvers.ts';

/**
 * Trains until the configured iterations are done, or the signal stops it. In lockstep the weights after an iteration are a function of the
 * configuration and the phones alone: a training that was stopped and resumed ends with the same weights. It ends early if the curriculum has
 * removed every template; `ended` is false if it was stopped. Throws DIVERGED if an update leaves weights that are not numbers; what was saved
 * before stays usable.
 */
export async function train(
  folder: TrainFolder,
  context: TrainContext,
): Promise<{ state: TrainState; aborted: boolean; ended: boolean }> {
  const state = await loadOrCreateState(folder, context);
  return new Training(folder, context, state).run();
}

/** The saved state; for a new training, the cloned policy. */
async function loadOrCreateState(folder: TrainFolder, context: TrainContext): Promise<TrainState> {
  const saved = folder.load();
  if (saved) return saved;
  const { config } = folder;
  folder.saveModel('untrained', new Model(config.hashing), 0);
  const { model } = await clonePolicy(config, context);
  folder.saveModel('warm', model, 0);
  const state: TrainState = {
    iteration: 0,
    next: 0,
    model: model.copy(),
    average: model.copy(),
    reference: model,
    optimiser: new Adam(model.weights.length),
    curriculum: null,
    replay: replayOf(config),
  };
  folder.save(state);
  return state;
}

const curriculumOf = (config: TrainConfig, state: TrainState): Curriculum =>
  curriculum(
    config.tasks.map(task => ({ task, seeds: learnedOf(config, task) })),
    { ...OFFERED[config.curriculum], seed: config.seed },
    state.curriculum ?? undefined,
  );

/** The next instance; null if the curriculum has removed every template. */
function nextInstance(draws: Curriculum): Instance | null {
  try {
    const { task, seed } = draws.draw(1)[0]!;
    return { task, seed };
  } catch (error) {
    if (error instanceof CurriculumError && error.code === 'CURRICULUM_EMPTY') return null;
    throw error;
  }
}

/** A rollout's score for the curriculum; null if infrastructure lost it or an app crashed. */
function scoreOf({ outcome }: Trajectory): number | null {
  if (isUnrewarded(outcome)) return null;
  return outcome === 'success' ? 1 : 0;
}

/** A training while it runs. */
class Training {
  readonly #folder: TrainFolder;
  readonly #config: TrainConfig;
  readonly #context: TrainContext;
  readonly #now: () => number;
  readonly #state: TrainState;
  readonly #draws: Curriculum;
  readonly #actor: PolicyActor;
  /** Devices of held-out checks and of solvers. */
  readonly #devices: Device[] = [];
  /** Held-out checks that were written before: `ITERATION SET`. */
  readonly #checked: ReadonlySet<string>;
  /** The state between two iterations, which can be saved whatever has been drawn since. */
  #consistent: TrainState;
  /** The number of the next draw. */
  #next: number;
  /** Whether the curriculum still has instances. */
  #hasInstances = true;
  /** When the present iteration began. */
  #since: number;

  constructor(folder: TrainFolder, context: TrainContext, state: TrainState) {
    this.#folder = folder;
    this.#config = folder.config;
    this.#context = context;
    this.#now = context.now ?? (() => performance.now());
    this.#state = state;
    this.#draws = curriculumOf(folder.config, state);
    this.#actor = new PolicyActor(state.model, { version: state.iteration });
    this.#consistent = { ...state, curriculum: this.#draws.save() };
    this.#next = state.next;
    this.#since = this.#now();
    const checks = folder.metrics().flatMap(line => ('look' in line ? [`${line.look} ${line.held}`] : []));
    this.#checked = new Set(checks);
  }

  async run(): Promise<{ state: TrainState; aborted: boolean; ended: boolean }> {
    const { iterations } = this.#config;
    // A check that was cut off last time is done now.
    if (iterations > 0) await this.#check(this.#state.iteration);
    if (this.#state.iteration < iterations && !this.#isAborted) {
      this.#since = this.#now();
      await this.#collection().done;
      this.#folder.save(this.#consistent);
    }
    await Promise.all(this.#devices.map(device => device.close()));
    const ended = this.#state.iteration >= iterations || !this.#hasInstances;
    if (ended) this.#folder.saveModel('policy', this.#state.average, this.#state.iteration);
    return { state: this.#state, aborted: this.#isAborted, ended };
  }

  get #isAborted(): boolean {
    return isAborted(this.#context.signal);
  }

  #extraDevices(): Device[] {
    while (this.#devices.length < this.#context.workers) this.#devices.push(this.#context.device());
    return this.#devices;
  }

  #collection(): Collection<null> {
    const config = this.#config;
    const { device, workers, signal, pool } = this.#context;
    const collection: Collection<null> = (config.lockstep ? lockstep : collect)<null>({
      device,
      actor: this.#actor,
      workers,
      ...playedAs(config),
      batch: config.groups,
      updates: config.iterations - this.#state.iteration,
      resume: { open: [], next: this.#state.next },
      now: this.#now,
      ...(signal ? { signal } : {}),
      ...(pool ? { pool: (tally: Tally) => pool({ config, actor: this.#actor, tally }) } : {}),
      draw: number => this.#draw(number),
      learner: batch => this.#learn(batch, () => collection.line()),
      publish: ({ version }) => {
        this.#actor.version = version;
      },
    });
    return collection;
  }

  #draw(number: number): Draw | null {
    const instance = nextInstance(this.#draws);
    this.#hasInstances = instance !== null;
    if (!instance) return null;
    this.#next = Math.max(this.#next, number + 1);
    return { ...instance, k: this.#config.group };
  }

  /** One iteration: updates the weights, writes its figures, saves and checks when it is time to. */
  async #learn(batch: Batch, line: () => string): Promise<Update<null>> {
    const state = this.#state;
    const iteration = state.iteration + 1;
    this.#draws.record(
      batch.groups.map(({ task, seed, rollouts, lost }) => ({
        task,
        seed,
        scores: [...rollouts, ...lost].map(scoreOf),
      })),
    );
    const figures = await this.#update(batch, iteration);
    Object.assign(state, { iteration, next: this.#next });
    this.#consistent = { ...state, curriculum: this.#draws.save() };
    this.#report(figures, line());
    this.#save(iteration);
    // In lockstep nobody plays meanwhile.
    await this.#check(iteration);
    this.#since = this.#now();
    return { version: iteration, weights: null };
  }

  /** Throws DIVERGED. */
  async #update(batch: Batch, iteration: number): Promise<Iteration> {
    const { model, average } = this.#state;
    const { onLost = () => {} } = this.#context;
    const solved = this.#config.guide
      ? await solverRollouts(batch.groups, this.#extraDevices(), model, this.#config, onLost)
      : undefined;
    const figures = learn(this.#state, batch, iteration, this.#config, solved);
    if (!model.weights.every(Number.isFinite))
      throw new TrainError(
        'DIVERGED',
        `Iteration ${iteration} left weights that are not numbers: try a smaller --rate, --entropy, --kl or reward`,
      );
    average.towards(model, this.#config.average);
    return figures;
  }

  #report(figures: Iteration, line: string): void {
    const ms = this.#now() - this.#since;
    const stepsPerSecond = Math.round((10_000 * figures.steps) / Math.max(1, ms)) / 10;
    this.#folder.appendMetrics({ ...figures, ms: Math.round(ms), stepsPerSecond });
    this.#context.onProgress?.({
      phase: 'training',
      done: figures.iteration,
      of: this.#config.iterations,
      iteration: figures,
      line,
    });
  }

  #save(iteration: number): void {
    const { save, keep, iterations } = this.#config;
    if (iteration % save === 0 || iteration === iterations) this.#folder.save(this.#consistent);
    if (keep > 0 && iteration % keep === 0)
      this.#folder.saveModel(`step-${String(iteration).padStart(5, '0')}`, this.#state.average, iteration);
  }

  /** Measures the average policy on held-out instances, if this iteration is due. A check that is stopped writes nothing. */
  async #check(iteration: number): Promise<void> {
    const { look, iterations } = this.#config;
    if (look === 0 || (iteration % look !== 0 && iteration !== iterations) || this.#isAborted) return;
    try {
      for (const held of HELD_OUT)
        if (!this.#checked.has(`${iteration} ${held}`)) await this.#checkOn(held, iteration);
    } catch (error) {
      if (!this.#isAborted) throw error;
    }
  }

  async #checkOn(held: (typeof HELD_OUT)[number], iteration: number): Promise<void> {
    const { signal, onLost } = this.#context;
    const instances = instancesOf(this.#config, held, 1);
    const rows = await evaluate(this.#state.average, this.#extraDevices(), instances, {
      ...(signal ? { signal } : {}),
      ...(onLost ? { lost: onLost } : {}),
    });
    if (rows.length === 0) return;
    const success = rows.filter(row => row.success).length / rows.length;
    this.#folder.appendMetrics({ look: iteration, held, success, of: rows.length });
  }
}
