import { Type, type Static } from 'typebox';

/** Why an episode failed, the first that applies: `label` heads a group, `says` explains it. */
export const REASONS = {
  infra_error: { label: 'Infrastructure', says: 'The machine or a judge failed; the agent did not.' },
  app_crashed: { label: 'App crashed', says: 'An app failed with an error of its own.' },
  malformed_action: { label: 'Malformed reply', says: 'Replies of the model held no action.' },
  refused_action: {
    label: 'Refused action',
    says: 'The phone refused an action, or half of the actions had no effect because they named nothing there.',
  },
  agent_error: { label: 'Agent failed', says: 'The agent’s own program failed or stopped.' },
  gave_up: { label: 'Gave up', says: 'It was declared impossible, and was not.' },
  wrong_entity: {
    label: 'Wrong entity',
    says: 'What was asked for was done to another row, person or place.',
  },
  wrong_value: { label: 'Wrong value', says: 'The right thing was done with something else in it.' },
  spoiled: { label: 'Done, and more', says: 'Everything was met, and other data changed.' },
  side_effect: { label: 'Side effect', says: 'Data changed that had to stay as it was.' },
  broken_rule: { label: 'Broken rule', says: 'Something that the task demands throughout did not hold.' },
  wrong_answer: { label: 'Wrong answer', says: 'An answer was given, and was wrong.' },
  never_opened: { label: 'Never opened the app', says: 'An app that the task needs was never in front.' },
  loop: { label: 'Loop', says: 'The same actions on the same screens, again and again.' },
  false_done: { label: 'False done', says: 'It was declared done, and was not.' },
  undeclared: { label: 'Never said done', says: 'Everything was done, and the end was never declared.' },
  out_of_steps: { label: 'Out of steps, on the way', says: 'The budget ended with a part of it done.' },
  no_progress: { label: 'Out of steps, nothing done', says: 'The budget ended with nothing of it done.' },
  unfinished: { label: 'Unfinished', says: 'It ended before it was done, without a declaration.' },
} as const satisfies Record<string, { label: string; says: string }>;
export type ReasonName = keyof typeof REASONS;
/** Reasons that say nothing of the agent: they stand in a column of their own. */
export const NOT_THE_AGENTS: readonly ReasonName[] = ['infra_error', 'app_crashed'];
/** All of them, in the order in which the first that applies is taken. */
export const REASON_NAMES = Object.keys(REASONS) as ReasonName[];

export const Reason = Type.Unsafe<ReasonName>({ type: 'string', enum: REASON_NAMES });

export const Loop = Type.Object({
  from: Type.Integer({ description: 'The first step of it.' }),
  to: Type.Integer({ description: 'The last step of it.' }),
  length: Type.Integer({ description: 'Steps that repeat.' }),
  times: Type.Integer({ description: 'How often they were taken.' }),
});
/** Steps that were taken again and again on the same screens. */
export type Loop = Static<typeof Loop>;

export const Failure = Type.Object({
  reason: Reason,
  also: Type.Array(Reason, { description: 'What applies beside it.' }),
  words: Type.String({ description: 'What happened, in a sentence.' }),
  sideEffects: Type.Array(Type.String(), { description: 'In words.' }),
  unmet: Type.Array(Type.String(), {
    description: 'Changes that were not made, and rules that did not hold.',
  }),
  loops: Type.Array(Loop),
  falseDone: Type.Boolean(),
});
/** Why an episode failed. */
export type Failure = Static<typeof Failure>;

export const Turn = Type.Object({
  step: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'The first step from which the solver could no longer have succeeded; null where it always could, or where that is not known.',
  }),
  lastGood: Type.Union([Type.Integer(), Type.Null()], {
    description: 'The last step after which the solver, played on from there, succeeded; 0 is the start.',
  }),
  solverSteps: Type.Union([Type.Integer(), Type.Null()], { description: 'Steps that it took from there.' }),
  isCertain: Type.Boolean({
    description:
      'False where the solver alone did not get there: it is made for the start, so another way may be left.',
  }),
  why: Type.Unsafe<'effect' | 'declared' | 'budget' | null>({
    enum: ['effect', 'declared', 'budget', null],
    description: 'What ended it: an effect that nothing takes back, a declaration, or the budget.',
  }),
  words: Type.String(),
});
/** From which step on an episode was lost. */
export type Turn = Static<typeof Turn>;

export const EffectAt = Type.Object({
  words: Type.String(),
  step: Type.Integer({ description: 'The step that made it.' }),
  isFinal: Type.Boolean({ description: 'Whether it left the phone, so that nothing takes it back.' }),
});
/** A side effect, and the step that made it. */
export type EffectAt = Static<typeof EffectAt>;
