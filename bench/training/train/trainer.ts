import { isUnrewarded } from '../../../judges/rewards/types.ts';
import { streamOf } from '../../../src/state/random.ts';
import type { Device } from '../../tasks/device.ts';
import { collect, lockstep, type Batch, type Collection } from '../collect/index.ts';
import { curriculum, CurriculumError, type Curriculum } from '../curriculum/index.ts';
import { countOf, seedAt } from '../curriculum/seeds.ts';
import { Adam } from '../policy/adam.ts';
import { PolicyActor } from '../policy/actor.ts';
import { clone, likelihood, shuffle } from '../policy/clone.ts';
import { demonstrate } from '../policy/demos.ts';
import { Encoder } from '../policy/features.ts';
import { Model } from '../policy/model.ts';
import { evaluate, HELD, pooled, STAGES, type Held, type Stage } from './evaluate.ts';
import type { Trajectory } from '../types.ts';
import { heldOf, learnedOf, OFFERED, TrainError, type TrainConfig } from './config.ts';
import { replayOf, type TrainFolder, type TrainState } from './folder.ts';
import { charges, learn, type Iteration, type Shown } from './learner.ts';

/** What a training runs on, and who looks on. */
export interface Surroundings {
  device: () => Device;
  /** Rollouts that go on at once. */
  workers: number;
  /** Stops it; what was learned until then is saved. */
  signal?: AbortSignal;
  /** Told of each iteration, and of each episode of an evaluation or a demonstration. */
  told?: (what: {
    phase: 'demonstrations' | 'training' | Stage;
    done: number;
    of: number;
    line?: string;
    iteration?: Iteration;
  }) => void;
  /** Told of an episode of an evaluation or of a solver's that was lost, and left out. */
  lost?: (why: string) => void;
  /** A monotonic clock, ms. */
  now?: () => number;
}

/** Demonstrations: whole templates in an order that the seed draws, then the next instance of each. */
export function demonstrated(
  config: Pick<TrainConfig, 'tasks' | 'warm' | 'seeds' | 'seed' | 'own'>,
): { task: string; seed: number }[] {
  const order = shuffle([...config.tasks], streamOf(config.seed, 'demonstrations'));
  const found: { task: string; seed: number }[] = [];
  // A template that has fewer instances is left out of later rounds.
  for (let round = 0, before = -1; found.length < config.warm && found.length > before; round++) {
    before = found.length;
    found.push(
      ...order.flatMap(task => {
        const seeds = learnedOf(config, task);
        return round < countOf(seeds) ? [{ task, seed: seedAt(seeds, round) }] : [];
      }),
    );
  }
  return found.slice(0, config.warm);
}

/** The policy before anything is tried: cloned from the solvers' demonstrations of a few instances. Those of solvers that fail are left out. */
async function warmed(
  config: TrainConfig,
  { device, workers, signal, told = () => {} }: Surroundings,
): Promise<{ model: Model; likelihood: number; demonstrations: number }> {
  const model = new Model(config.hashing);
  const wanted = demonstrated(config);
  const devices = Array.from({ length: Math.min(workers, wanted.length) }, device);
  let done = 0;
  const played = await pooled(wanted, devices, async ({ task, seed }, on) => {
    signal?.throwIfAborted();
    const found = await demonstrate(on, task, seed, new Encoder(config.hashing));
    told({ phase: 'demonstrations', done: ++done, of: wanted.length });
    return found;
  }).finally(() => Promise.all(devices.map(each => each.close())));
  const fine = played.filter(({ success }) => success);
  const choices = fine.flatMap(found => found.choices);
  if (choices.length > 0) clone(model, choices, { ...config.clone, seed: config.seed });
  return { model, likelihood: likelihood(model, choices), demonstrations: fine.length };
}

const isAbort = (signal: AbortSignal | undefined) => signal?.aborted === true;

/**
 * Solvers play the instances of the groups in which nobody succeeded (LUFFY, arXiv 2504.14945). Those of solvers that fail, or that do what the policy cannot, are left out.
 * A solver pays for its steps, and no penalties.
 */
async function guides(
  groups: Batch['groups'],
  devices: readonly Device[],
  model: Model,
  { reward: name, rewardOptions, hashing, stepCost }: TrainConfig,
  lost: (why: string) => void,
): Promise<Shown> {
  const stuck = groups.filter(
    ({ rollouts }) => rollouts.length > 0 && rollouts.every(({ outcome }) => outcome !== 'success'),
  );
  const played = await pooled(stuck, devices, ({ task, seed }, on) =>
    demonstrate(on, task, seed, new Encoder(hashing), { name, options: { ...rewardOptions } }).catch(
      error => {
        lost(`${task}, seed ${seed}, shown: ${(error as Error).message}`);
        return null;
      },
    ),
  );
  return new Map(
    played.flatMap((found, i) => {
      if (!found || !found.success || found.unmatched > 0 || found.returned === null) return [];
      const { choices, returned } = found;
      return [
        [
          stuck[i]!,
          {
            decisions: choices.map(choice => ({
              ...choice,
              logProb: model.logProbs(choice.features)[choice.picked]!,
            })),
            returned: returned - stepCost * choices.length,
          },
        ] as const,
      ];
    }),
  );
}

/** The state to begin or to go on with. */
async function begun(folder: TrainFolder, around: Surroundings): Promise<TrainState> {
  const saved = folder.load();
  if (saved) return saved;
  const { config } = folder;
  folder.keep('untrained', new Model(config.hashing), 0);
  const { model } = await warmed(config, around);
  folder.keep('warm', model, 0);
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

/** The next instance; null where the curriculum has taken out every template. */
function drawOf(draws: Curriculum): { task: string; seed: number } | null {
  try {
    const { task, seed } = draws.draw(1)[0]!;
    return { task, seed };
  } catch (error) {
    if (error instanceof CurriculumError && error.code === 'CURRICULUM_EMPTY') return null;
    throw error;
  }
}

/** Score of a rollout for the curriculum; null where infrastructure lost it or an app crashed. */
const scoreOf = ({ outcome }: Trajectory) => (isUnrewarded(outcome) ? null : outcome === 'success' ? 1 : 0);

/**
 * Trains until the configured iterations are done, or the signal stops it. In lockstep the weights after an iteration are a function of the configuration
 * and of the phones alone: one that was stopped and goes on ends with the same. `ended` is false where it was stopped. It ends early where the curriculum has
 * taken out every template. Throws DIVERGED where an update leaves weights that are no numbers; what was saved before is sound.
 */
export async function train(
  folder: TrainFolder,
  around: Surroundings,
): Promise<{ state: TrainState; aborted: boolean; ended: boolean }> {
  const { config } = folder;
  const { signal, told = () => {}, lost, now = () => performance.now() } = { lost: () => {}, ...around };
  const state = await begun(folder, around);
  const draws = curriculumOf(config, state);
  const actor = new PolicyActor(state.model, { version: state.iteration });
  // What is saved stands between two iterations, whatever has been drawn since.
  let settled = { ...state, curriculum: draws.save() };
  let next = state.next;
  let isLeft = true;
  let since = now();
  let running: Collection<null> | undefined;
  // Of those who look at what is held out, and of the solvers.
  const lookers: Device[] = [];
  const looking = () => {
    while (lookers.length < around.workers) lookers.push(around.device());
    return lookers;
  };
  // Looks that were told before it was stopped; the weights that they looked at are those that were saved.
  const seen = new Set(
    folder.metrics().flatMap(line => ('look' in line ? [`${line.look} ${line.held}`] : [])),
  );
  const look = async (iteration: number) => {
    if (config.look === 0 || (iteration % config.look !== 0 && iteration !== config.iterations)) return;
    for (const held of HELD) {
      if (seen.has(`${iteration} ${held}`)) continue;
      const rows = await evaluate(state.average, looking(), instancesOf(config, held, 1), {
        ...(signal ? { signal } : {}),
        lost,
      });
      if (rows.length > 0)
        folder.tell({
          look: iteration,
          held,
          success: rows.filter(row => row.success).length / rows.length,
          of: rows.length,
        });
    }
  };
  // One that was cut off is made up for.
  if (config.iterations > 0 && !isAbort(signal))
    await look(state.iteration).catch(error => {
      if (!isAbort(signal)) throw error;
    });
  if (state.iteration < config.iterations && !isAbort(signal)) {
    since = now();
    running = (config.lockstep ? lockstep : collect)<null>({
      device: around.device,
      actor,
      workers: around.workers,
      seed: config.seed,
      batch: config.groups,
      updates: config.iterations - state.iteration,
      resume: { open: [], next: state.next },
      episode: {
        reward: { name: config.reward, options: { ...config.rewardOptions } },
        observe: { screenshot: false, elements: true },
      },
      penalties: charges(config.penalties, config.stepCost),
      now,
      ...(signal ? { signal } : {}),
      draw: number => {
        const drawn = drawOf(draws);
        isLeft = drawn !== null;
        if (!drawn) return null;
        next = Math.max(next, number + 1);
        return { ...drawn, k: config.group };
      },
      learner: async batch => {
        const iteration = state.iteration + 1;
        draws.told(
          batch.groups.map(({ task, seed, rollouts, lost }) => ({
            task,
            seed,
            scores: [...rollouts, ...lost].map(scoreOf),
          })),
        );
        const measured = learn(
          state,
          batch,
          iteration,
          config,
          config.guide ? await guides(batch.groups, looking(), state.model, config, lost) : undefined,
        );
        if (!state.model.weights.every(Number.isFinite))
          throw new TrainError(
            'DIVERGED',
            `Iteration ${iteration} left weights that are no numbers: a smaller --rate, --entropy, --kl or reward may do`,
          );
        state.average.towards(state.model, config.average);
        Object.assign(state, { iteration, next });
        settled = { ...state, curriculum: draws.save() };
        const ms = now() - since;
        folder.tell({
          ...measured,
          ms: Math.round(ms),
          stepsPerSecond: Math.round((10_000 * measured.steps) / Math.max(1, ms)) / 10,
        });
        told({
          phase: 'training',
          done: iteration,
          of: config.iterations,
          iteration: measured,
          ...(running ? { line: running.line() } : {}),
        });
        if (iteration % config.save === 0 || iteration === config.iterations) folder.save(settled);
        if (config.keep > 0 && iteration % config.keep === 0)
          folder.keep(`step-${String(iteration).padStart(5, '0')}`, state.average, iteration);
        // Nobody plays meanwhile in lockstep; a look that is stopped is nothing.
        await look(iteration).catch(error => {
          if (!isAbort(signal)) throw error;
        });
        since = now();
        return { version: iteration, weights: null };
      },
      publish: ({ version }) => {
        actor.version = version;
      },
    });
    await running.done;
    folder.save(settled);
  }
  await Promise.all(lookers.map(device => device.close()));
  const ended = state.iteration >= config.iterations || !isLeft;
  if (ended) folder.keep('policy', state.average, state.iteration);
  return { state, aborted: isAbort(signal), ended };
}

/** Instances that are measured: of each template so many seeds of those held out. */
export function instancesOf(
  config: Pick<TrainConfig, 'tasks' | 'unseen' | 'heldOut' | 'own'>,
  held: Held,
  count = config.heldOut.count,
): { task: string; seed: number }[] {
  return (held === 'instances' ? config.tasks : config.unseen).flatMap(task =>
    heldOf(config, task, count).map(seed => ({ task, seed })),
  );
}

/** Measures the untrained, the cloned and the trained policy on what was held out; episodes that were measured before are left as they are, and those that were lost are played. */
export async function measure(
  folder: TrainFolder,
  { device, workers, signal, told = () => {}, lost = () => {} }: Surroundings,
): Promise<void> {
  const { config } = folder;
  const had = folder.measured();
  const models: Record<Stage, () => Model> = {
    untrained: () => new Model(config.hashing),
    warm: () => folder.model('warm'),
    trained: () => folder.load()!.average,
  };
  const devices: Device[] = [];
  for (const stage of STAGES)
    for (const held of HELD) {
      const instances = instancesOf(config, held).filter(
        ({ task, seed }) =>
          !had.some(
            row => row.stage === stage && row.held === held && row.task === task && row.seed === seed,
          ),
      );
      if (instances.length === 0 || isAbort(signal)) continue;
      while (devices.length < workers) devices.push(device());
      let done = 0;
      const rows = await evaluate(models[stage](), devices, instances, {
        ...(signal ? { signal } : {}),
        lost,
        played: () => told({ phase: stage, done: ++done, of: instances.length }),
      }).catch(error => {
        if (!isAbort(signal)) throw error;
        return [];
      });
      if (rows.length > 0) folder.measure(rows.map(row => ({ stage, held, ...row })));
    }
  await Promise.all(devices.map(each => each.close()));
}
