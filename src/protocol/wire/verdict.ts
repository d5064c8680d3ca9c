import { Type, type Static } from 'typebox';

/** How an episode may end. */
export const OUTCOMES = [
  'success',
  'failure',
  'truncated',
  'agent_error',
  'infra_error',
  'app_crashed',
] as const;
export const Outcome = Type.Unsafe<(typeof OUTCOMES)[number]>({ type: 'string', enum: [...OUTCOMES] });
export type Outcome = Static<typeof Outcome>;

export const ChangeResult = Type.Object({
  name: Type.String(),
  weight: Type.Number(),
  met: Type.Boolean(),
  share: Type.Number({ description: 'The part of it that is done, 0 to 1.' }),
  metAtStart: Type.Boolean(),
});
/** How far one named change has come. */
export type ChangeResult = Static<typeof ChangeResult>;

export const InvariantResult = Type.Object({ name: Type.String(), held: Type.Boolean() });
export type InvariantResult = Static<typeof InvariantResult>;

export const SideEffect = Type.Object({
  path: Type.String({ description: 'JSON Pointer of what changed.' }),
  was: Type.Optional(
    Type.Unknown({ description: 'The value in the baseline; left out where there was none.' }),
  ),
  now: Type.Optional(Type.Unknown({ description: 'The value now; left out where there is none.' })),
  words: Type.String({ description: 'What happened, as a person would say it.' }),
});
/** A change of data that the task does not allow. */
export type SideEffect = Static<typeof SideEffect>;

export const FieldResult = Type.Object({
  field: Type.String(),
  right: Type.Boolean(),
  given: Type.Unknown(),
  expected: Type.Unknown(),
});
export type FieldResult = Static<typeof FieldResult>;

export const Verdict = Type.Object({
  success: Type.Boolean({ description: 'Everything is as it should be, and the agent said so.' }),
  successUndeclared: Type.Boolean({
    description:
      'The same without the demand that the end was declared. An impossible task has no such success.',
  }),
  progress: Type.Number({
    description: 'Met weight over the weight of the goals that were not met at the start, 0 to 1.',
  }),
  changes: Type.Array(ChangeResult),
  invariants: Type.Array(InvariantResult),
  sideEffects: Type.Array(SideEffect, {
    description: 'Data that changed and that the task does not allow to change.',
  }),
  answer: Type.Union([Type.Array(FieldResult), Type.Null()], {
    description: 'Each field of the answer, or null where the task asks for none.',
  }),
  error: Type.Optional(
    Type.Object(
      { where: Type.String(), message: Type.String() },
      { description: 'The judge itself failed: nothing here says anything about the agent.' },
    ),
  ),
});
export type Verdict = Static<typeof Verdict>;
