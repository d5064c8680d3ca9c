import type { PenaltyChoice } from '../penalties/index.ts';
import { CURRICULA, type Settings } from '../curriculum/index.ts';
import { countOf } from '../curriculum/seeds.ts';
import { ADAM } from '../policy/adam.ts';
import { CLONE, type CloneOptions } from '../policy/clone.ts';
import { POSITIVE, type PositiveSettings } from '../replay/positive.ts';
import { HASHING, type Hashing } from '../policy/hashing.ts';
import type { GrpoOptions } from '../grpo.ts';

/**
 * Curricula by name: those of the published systems, and `adaptive`, which draws what succeeds half of the time most and goes on trying what never does: of a
 * template that no demonstration showed, the first success is what is waited for.
 */
export const OFFERED = {
  ...CURRICULA,
  adaptive: { ...CURRICULA.uniform, adaptive: true, difficulty: { rate: 0.3, prior: 0.5, floor: 0.3 } },
} as const satisfies Record<string, Settings>;
export type Curricula = keyof typeof OFFERED;

/** What of the tasks is seen in training, and what is kept for the measurement. */
export interface Plan {
  /** Templates that are learned from. */
  tasks: readonly string[];
  /** Templates that are never learned from. */
  unseen: readonly string[];
  /** Seeds of the instances that are learned from, and of those that are not. */
  seeds: { from: number; count: number };
  heldOut: { from: number; count: number };
  /** Seeds by template, where they are not the same for all: `seeds` and `heldOut` then say nothing of these. Only of a split that is divided by what is asked. */
  own?: Readonly<Record<string, { learned: readonly number[]; held: readonly number[] }>>;
}

/** Seeds of a template that may be learned from. */
export const learnedOf = (
  { seeds, own }: Pick<Plan, 'seeds' | 'own'>,
  task: string,
): Plan['seeds'] | readonly number[] => own?.[task]?.learned ?? seeds;
/** Seeds of a template that are measured, `count` at most. */
export const heldOf = (
  { heldOut, own }: Pick<Plan, 'heldOut' | 'own'>,
  task: string,
  count = heldOut.count,
): number[] => own?.[task]?.held.slice(0, count) ?? Array.from({ length: count }, (_, i) => heldOut.from + i);

/** Everything that a training is a function of. Written with it; one that goes on keeps it. */
export interface TrainConfig extends Plan {
  format: 3;
  seed: number;
  iterations: number;
  /** Rollouts of a group: copies of one start. */
  group: number;
  /** Groups of an iteration. */
  groups: number;
  /** Demonstrations that the policy is cloned from before anything is tried; 0 begins with all weights 0. */
  warm: number;
  clone: Omit<CloneOptions, 'seed'>;
  reward: string;
  /** Settings of the reward that are not its own defaults. */
  rewardOptions: Readonly<Record<string, number>>;
  /** What each step costs, 0 or more. Where most groups never succeed it teaches them to fail early: the discount of `steps` makes short ways worth more without that. */
  stepCost: number;
  /**
   * Added to a group's standard deviation when its returns are normalised. With next to nothing, a group that never succeeds teaches as loudly how to fail
   * cheaply as another teaches how to succeed, and the policy learns to wait for the end.
   */
  spread: number;
  /** What a step is worth beside others' steps from the same state, added to its rollout's advantage: its weight, and the discount of what came later. Null leaves it out. */
  steps: { weight: number; gamma: number } | null;
  /** Whether a group in which nobody succeeds is shown what the template's solver does, as one rollout more. */
  guide: boolean;
  /** What is kept of the average of weights at each iteration, in [0, 1): the average is what is measured and what plays; 0 takes the last weights. */
  average: number;
  penalties: PenaltyChoice;
  grpo: GrpoOptions;
  curriculum: Curricula;
  /** Successes of high advantage are learned from again; null leaves that out. */
  replay: Omit<PositiveSettings, 'seed'> | null;
  /** Rollouts and learner take turns; without it neither waits for the other, and the result is no function of the seed. */
  lockstep: boolean;
  /** Iterations between two looks at held-out instances and unseen templates while it trains, one seed of each; 0 never looks. */
  look: number;
  /** Iterations between two checkpoints that are kept, and between two states to go on from. */
  keep: number;
  save: number;
  hashing: Hashing;
}

export const DEFAULTS: Omit<TrainConfig, 'tasks' | 'unseen'> = {
  format: 3,
  seed: 1,
  iterations: 100,
  group: 8,
  groups: 8,
  warm: 12,
  seeds: { from: 1, count: 200 },
  heldOut: { from: 1_000, count: 5 },
  clone: { ...CLONE, rate: 0.03, epochs: 12 },
  reward: 'dense',
  rewardOptions: { falseDone: 0 },
  stepCost: 0,
  spread: 0.5,
  steps: { weight: 1, gamma: 0.95 },
  guide: true,
  average: 0.95,
  penalties: {},
  grpo: { ...ADAM, rate: 0.01, clip: 0.2, kl: 0, entropy: 0.005, epochs: 2, batch: 128 },
  curriculum: 'adaptive',
  replay: { top: POSITIVE.top, share: POSITIVE.share, capacity: 48 },
  lockstep: true,
  look: 50,
  keep: 50,
  save: 5,
  hashing: HASHING,
};

export class TrainError extends Error {
  readonly code: 'INVALID_TRAINING' | 'TRAINING_NOT_FOUND' | 'TRAINING_EXISTS' | 'DIVERGED';
  constructor(code: TrainError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Throws INVALID_TRAINING where a training cannot be so. */
export function checkedConfig(config: TrainConfig): TrainConfig {
  const wrong: string[] = [];
  const whole = (name: string, value: number, least: number) => {
    if (!Number.isSafeInteger(value) || value < least)
      wrong.push(`${name} is a whole number from ${least}, not ${value}`);
  };
  whole('seed', config.seed, 0);
  whole('iterations', config.iterations, 0);
  whole('group', config.group, 2);
  whole('groups', config.groups, 1);
  whole('warm', config.warm, 0);
  if (config.tasks.length === 0) wrong.push('there are no tasks');
  const instances = config.tasks.reduce((sum, task) => sum + countOf(learnedOf(config, task)), 0);
  if (config.warm > instances) wrong.push(`warm is at most one demonstration of each instance, ${instances}`);
  const both = config.unseen.find(task => config.tasks.includes(task));
  if (both !== undefined) wrong.push(`${both} is to be learned from and kept unseen`);
  const [trained, heldOut] = [config.seeds, config.heldOut];
  if (trained.from < heldOut.from + heldOut.count && heldOut.from < trained.from + trained.count)
    wrong.push('seeds that are learned from are among those held out');
  for (const [task, { learned, held: measured }] of Object.entries(config.own ?? {}))
    if (learned.some(seed => measured.includes(seed)))
      wrong.push(`${task} has seeds that are learned from among those held out`);
  if (!(config.average >= 0 && config.average < 1))
    wrong.push(`average lies in [0, 1), not ${config.average}`);
  if (config.stepCost < 0) wrong.push(`a step costs 0 or more, not ${config.stepCost}`);
  if (wrong.length > 0) throw new TrainError('INVALID_TRAINING', wrong.join('; '));
  return config;
}
