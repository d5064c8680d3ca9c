import { Type, type Static } from 'typebox';
import { Failure } from './failures.ts';
import { Outcome } from './verdict.ts';

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);
const Interval = Nullable(
  Type.Array(Type.Number(), { minItems: 2, maxItems: 2, description: '95 %: the low end and the high end.' }),
);

const Try = Type.Optional(
  Type.Integer({ description: 'Which try of the instance, from 1; left out where there is one.' }),
);

/** A run in the list of runs. */
export const AboutRun = Type.Object({
  id: Type.String(),
  agent: Type.String(),
  model: Nullable(Type.String()),
  tasks: Type.Integer(),
  seeds: Type.Integer(),
  tries: Type.Integer({ description: 'Tries of each instance.' }),
  episodes: Type.Integer({ description: 'Episodes that have ended.' }),
  open: Type.Integer({ description: 'Planned episodes without a result.' }),
  startedAt: Type.Integer({ description: 'When its plan was written, epoch ms.' }),
  changedAt: Type.Integer({ description: 'When its last episode ended, epoch ms.' }),
  success: Nullable(Type.Number()),
  interval: Interval,
  progress: Nullable(Type.Number()),
  sideEffects: Nullable(Type.Number({ description: 'Share of episodes with side effects.' })),
  falseDone: Nullable(Type.Number()),
  steps: Nullable(Type.Number({ description: 'Steps per episode.' })),
  cost: Nullable(Type.Number()),
  perMinute: Nullable(Type.Number({ description: 'Episodes that ended per minute of playing.' })),
  harness: Nullable(Type.String({ description: 'Version of the harness that played it.' })),
});
export type AboutRun = Static<typeof AboutRun>;

export const EpisodeOfRun = Type.Object({
  name: Type.String(),
  task: Type.String(),
  seed: Type.Integer(),
  try: Try,
  outcome: Outcome,
  progress: Nullable(Type.Number()),
  steps: Type.Integer(),
  budget: Type.Integer(),
  ms: Type.Integer(),
  failure: Nullable(Failure),
});
export type EpisodeOfRun = Static<typeof EpisodeOfRun>;

/** One run with its episodes. */
export const RunDetail = Type.Object({
  run: AboutRun,
  episodes: Type.Array(EpisodeOfRun),
  unread: Type.Integer({
    description: 'Failed episodes whose reason is still to be found: ask again.',
  }),
});
export type RunDetail = Static<typeof RunDetail>;

/** A task and seed on which two runs did not end alike. */
export const Flip = Type.Object({
  name: Type.String(),
  task: Type.String(),
  seed: Type.Integer(),
  try: Try,
  won: Type.Boolean({ description: 'Whether the candidate solved it, and the baseline did not.' }),
});
export type Flip = Static<typeof Flip>;

/** One run beside a baseline, over the same tasks and seeds. */
export const RunComparison = Type.Object({
  run: Type.String(),
  against: Type.String(),
  differs: Type.Array(Type.String()),
  incomparable: Nullable(Type.String()),
  pairs: Type.Integer(),
  templates: Type.Integer(),
  unpaired: Type.Object({ run: Type.Integer(), against: Type.Integer() }),
  won: Type.Integer(),
  lost: Type.Integer(),
  p: Type.Number({ description: 'McNemar’s exact test over episodes.' }),
  measures: Type.Array(
    Type.Object({
      measure: Type.String(),
      isShare: Type.Boolean(),
      better: Type.Unsafe<'more' | 'less'>({ type: 'string', enum: ['more', 'less'] }),
      difference: Nullable(Type.Number()),
      interval: Interval,
    }),
  ),
  gates: Type.Array(Type.Object({ expression: Type.String(), passed: Type.Boolean(), words: Type.String() })),
  flips: Type.Array(Flip),
});
export type RunComparison = Static<typeof RunComparison>;
