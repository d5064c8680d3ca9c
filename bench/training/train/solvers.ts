import type { Device } from '../../tasks/device.ts';
import type { Batch, Group } from '../collect/index.ts';
import { clone, likelihood } from '../policy/clone.ts';
import { demonstrate, type Demonstration } from '../policy/demos.ts';
import { Encoder } from '../policy/features.ts';
import { Model } from '../policy/model.ts';
import type { TrainConfig } from './config.ts';
import type { TrainContext } from './context.ts';
import { pooled } from './evaluate.ts';
import { demonstrationInstances } from './instances.ts';
import type { SolverRollouts } from './learner.ts';

/** The policy before training: cloned from the solvers' demonstrations of a few instances. Failed demonstrations are left out. */
export async function clonePolicy(
  config: TrainConfig,
  { device, workers, signal, onProgress }: TrainContext,
): Promise<{ model: Model; likelihood: number; demonstrations: number }> {
  const model = new Model(config.hashing);
  const instances = demonstrationInstances(config);
  const devices = Array.from({ length: Math.min(workers, instances.length) }, device);
  let done = 0;
  const played = await pooled(instances, devices, async ({ task, seed }, on) => {
    signal?.throwIfAborted();
    const demonstration = await demonstrate(on, task, seed, new Encoder(config.hashing));
    onProgress?.({ phase: 'demonstrations', done: ++done, of: instances.length });
    return demonstration;
  }).finally(() => Promise.all(devices.map(each => each.close())));
  const successful = played.filter(({ success }) => success);
  const choices = successful.flatMap(demonstration => demonstration.choices);
  if (choices.length > 0) clone(model, choices, { ...config.clone, seed: config.seed });
  return { model, likelihood: likelihood(model, choices), demonstrations: successful.length };
}

/** Whether every rollout of a group failed. */
const isStuck = ({ rollouts }: Group) =>
  rollouts.length > 0 && rollouts.every(({ outcome }) => outcome !== 'success');

/** A demonstration that succeeded with actions that the policy can take. */
const isUsable = (demo: Demonstration | null): demo is Demonstration & { returned: number } =>
  demo !== null && demo.success && demo.unmatched === 0 && demo.returned !== null;

/**
 * Lets solvers play the instances of the groups that had no success (LUFFY, arXiv 2504.14945). Solvers that fail, or that act in ways the
 * policy cannot, are left out. A solver pays for its steps but gets no penalties.
 */
export async function solverRollouts(
  groups: Batch['groups'],
  devices: readonly Device[],
  model: Model,
  { reward: name, rewardOptions, hashing, stepCost }: TrainConfig,
  onLost: (reason: string) => void,
): Promise<SolverRollouts> {
  const stuck = groups.filter(isStuck);
  const demonstrations = await pooled(stuck, devices, async ({ task, seed }, on) => {
    try {
      return await demonstrate(on, task, seed, new Encoder(hashing), { name, options: { ...rewardOptions } });
    } catch (error) {
      onLost(`the solver of ${task}, seed ${seed}: ${(error as Error).message}`);
      return null;
    }
  });
  const found = new Map<Group, { decisions: SolverDecision[]; returned: number }>();
  for (const [i, demonstration] of demonstrations.entries()) {
    if (!isUsable(demonstration)) continue;
    const { choices, returned } = demonstration;
    found.set(stuck[i]!, {
      decisions: choices.map(choice => ({
        ...choice,
        logProb: model.logProbs(choice.features)[choice.picked]!,
      })),
      returned: returned - stepCost * choices.length,
    });
  }
  return found;
}

type SolverDecision = Demonstration['choices'][number] & { logProb: number };
