import { Type, type Static } from 'typebox';

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);
const Share = (description?: string) =>
  Nullable(Type.Number({ minimum: 0, maximum: 1, ...(description === undefined ? {} : { description }) }));
const Count = (description?: string) =>
  Type.Integer({ minimum: 0, ...(description === undefined ? {} : { description }) });

/** What a training is measured on: other instances of its templates, and other templates. */
const Held = Type.Unsafe<'instances' | 'templates'>({ type: 'string', enum: ['instances', 'templates'] });

/** A training in the list of trainings. */
export const AboutTraining = Type.Object({
  id: Type.String({ description: 'Name of its folder.' }),
  seed: Count(),
  tasks: Count('Templates that are learned from.'),
  unseen: Count('Templates that are only measured.'),
  iterations: Count('Iterations that are done.'),
  of: Count('Iterations that are planned.'),
  state: Type.Unsafe<'running' | 'stopped' | 'done'>({
    type: 'string',
    enum: ['running', 'stopped', 'done'],
    description: 'running: a process of this machine writes to it. done: it has its final policy.',
  }),
  startedAt: Type.Integer({ description: 'When its plan was written, epoch ms.' }),
  changedAt: Type.Integer({ description: 'When its last figures were written, epoch ms.' }),
  success: Share('Of rollouts, over the last nine iterations.'),
  return: Nullable(Type.Number({ description: 'Of rollouts, over the last nine iterations.' })),
  heldInstances: Share('Success in the last look at held-out instances.'),
  heldTemplates: Share('Success in the last look at unseen templates.'),
  stepsPerSecond: Nullable(Type.Number({ description: 'In the last iteration.' })),
  reward: Type.String(),
  curriculum: Type.String(),
});
export type AboutTraining = Static<typeof AboutTraining>;

/** The figures of an iteration. Shares and means are over its rollouts. */
export const TrainIteration = Type.Object({
  iteration: Count(),
  rollouts: Count(),
  steps: Count('Over all rollouts.'),
  success: Type.Number(),
  progress: Type.Number(),
  return: Type.Number({ description: 'Rewards less what steps cost.' }),
  informative: Count('Groups whose returns differ: nothing is learned from the others.'),
  guided: Count('Groups without a success that a solver’s rollout was added to.'),
  behind: Type.Number({ description: 'Versions that the oldest decisions were behind; 0 in lockstep.' }),
  decisions: Count('Decisions that were learned from.'),
  loss: Type.Number(),
  entropy: Nullable(Type.Number({ description: 'Of the policy, nats; null where nothing was learned.' })),
  kl: Nullable(Type.Number({ description: 'From the cloned policy, nats; null where nothing was learned.' })),
  clipped: Type.Number({ description: 'Share of decisions whose ratio was clipped.' }),
  ms: Nullable(Type.Number()),
  stepsPerSecond: Nullable(Type.Number()),
});
export type TrainIteration = Static<typeof TrainIteration>;

/** A look at what is held out, while it trains. */
export const TrainCheck = Type.Object({
  iteration: Count(),
  held: Held,
  success: Type.Number(),
  of: Count('Episodes.'),
});
export type TrainCheck = Static<typeof TrainCheck>;

/** How one policy of a training did in the measurement at its end. */
export const TrainRate = Type.Object({
  stage: Type.Unsafe<'untrained' | 'warm' | 'trained'>({
    type: 'string',
    enum: ['untrained', 'warm', 'trained'],
  }),
  held: Held,
  episodes: Count(),
  success: Share(),
  interval: Nullable(Type.Array(Type.Number(), { minItems: 2, maxItems: 2, description: '95 %.' })),
});
export type TrainRate = Static<typeof TrainRate>;

/** What the curriculum knows of one template. */
export const CurriculumEntry = Type.Object({
  task: Type.String(),
  baseline: Type.Number({ description: 'Moving mean of its scores, 0 to 1.' }),
  tries: Count('Rollouts that had a score.'),
  failures: Count('Draws in a row of which no rollout scored.'),
  chance: Type.Number({ description: 'That it is drawn next.' }),
  state: Type.Unsafe<'drawn' | 'resting' | 'cooling' | 'removed'>({
    type: 'string',
    enum: ['drawn', 'resting', 'cooling', 'removed'],
  }),
});
export type CurriculumEntry = Static<typeof CurriculumEntry>;

export const TrainCurriculum = Type.Object({
  iteration: Count('The iteration after which it was saved.'),
  drawn: Count('Instances drawn in all.'),
  epochs: Count(),
  entries: Type.Array(CurriculumEntry),
});
export type TrainCurriculum = Static<typeof TrainCurriculum>;

/** A policy that can be played: `tapworld run --agent policy:FILE`. */
export const TrainCheckpoint = Type.Object({
  name: Type.String(),
  iteration: Count(),
  file: Type.String({ description: 'Its path as the server’s folder of runs was given.' }),
  runs: Type.Array(Type.String(), { description: 'Runs of the same folder that played it, by id.' }),
});
export type TrainCheckpoint = Static<typeof TrainCheckpoint>;

/** One training with all that its folder holds. */
export const TrainingDetail = Type.Object({
  training: AboutTraining,
  plan: Type.Object({
    path: Type.String({ description: 'Its folder, as the server’s folder of runs was given.' }),
    tasks: Type.Array(Type.String()),
    unseen: Type.Array(Type.String()),
    group: Count('Rollouts of a group.'),
    groups: Count('Groups of an iteration.'),
    warm: Count('Demonstrations that it was cloned from.'),
    guided: Type.Boolean(),
    lockstep: Type.Boolean(),
    rate: Type.Number(),
    kl: Type.Number(),
    entropy: Type.Number(),
    heldOut: Type.Object({ from: Count('The first seed.'), count: Count() }),
    look: Count('Iterations between two looks at what is held out; 0 for none.'),
  }),
  iterations: Type.Array(TrainIteration),
  checks: Type.Array(TrainCheck),
  rates: Type.Array(TrainRate),
  curriculum: Nullable(TrainCurriculum),
  checkpoints: Type.Array(TrainCheckpoint),
});
export type TrainingDetail = Static<typeof TrainingDetail>;
