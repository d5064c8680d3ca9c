import { Type, type Static, type TSchema } from 'typebox';
import type { Operation } from '../../state/diff.ts';
import type { Action } from '../action.ts';
import type { Element } from '../observation.ts';
import { AnyAction, StateHash } from './common.ts';
import { EffectAt, Turn } from './failures.ts';
import { Outcome, Verdict } from './verdict.ts';

const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const ErrorOf = Type.Object({ code: Type.String(), message: Type.String() });
const ScreenSize = Type.Object(
  { width: Type.Integer(), height: Type.Integer() },
  { description: 'Of the screen as it is held, pixels.' },
);

export const RefusedReply = Type.Object({ text: Type.String(), why: Type.String() });
/** A model's reply from which no action could be read, and the reason. */
export type RefusedReply = Static<typeof RefusedReply>;

export const ReplayStep = Type.Object({
  step: Type.Integer(),
  action: Type.Unsafe<Action | null>(nullable(AnyAction)),
  model: Type.Optional(Type.String({ description: 'The model’s reply, if the agent is a model.' })),
  hasPrompt: Type.Boolean({ description: 'Whether the run has kept what the model was asked.' }),
  refused: Type.Optional(
    Type.Array(RefusedReply, { description: 'Earlier replies to the same prompt that held no action.' }),
  ),
  picture: nullable(
    Type.String({
      description: 'Name of the saved picture after the step; without one, it is drawn from `phone`.',
    }),
  ),
  phone: nullable(
    Type.String({
      description: 'A copy of the phone after the step; null if the replay did not get this far.',
    }),
  ),
  stateHash: StateHash,
  operations: Type.Unsafe<Operation[]>(
    Type.Array(Type.Unknown(), { description: 'What it changed on the phone, as a JSON Patch.' }),
  ),
  elements: Type.Unsafe<Pick<Element, 'id' | 'bounds' | 'name'>[]>(
    Type.Array(Type.Unknown(), { description: 'Id, bounds and name of each element after the step.' }),
  ),
  screen: ScreenSize,
  app: Type.String({ description: 'What is in front: an app and its screen.' }),
  clock: Type.Number({ description: 'The phone’s clock, epoch ms.' }),
  error: Type.Optional(ErrorOf),
  reward: nullable(Type.Number()),
  components: Type.Record(Type.String(), Type.Number()),
  verdict: nullable(Verdict),
});
/** One step of a replayed episode: the action, and the phone after it. Step 0 is the start. */
export type ReplayStep = Static<typeof ReplayStep>;

export const Replay = Type.Object({
  run: Type.String(),
  name: Type.String({ description: 'Name of the episode’s folder: `notes.create-note.1`.' }),
  task: Type.String(),
  seed: Type.Integer(),
  try: Type.Optional(
    Type.Integer({ description: 'Which try of the instance, from 1; left out where there is one.' }),
  ),
  agent: Type.String(),
  goal: Type.String(),
  outcome: nullable(Outcome),
  error: Type.Optional(ErrorOf),
  declared: nullable(Type.String()),
  budget: Type.Integer(),
  screen: ScreenSize,
  zone: nullable(Type.String({ description: 'The phone’s time zone; null where it was not played again.' })),
  steps: Type.Array(ReplayStep),
  refused: Type.Optional(
    Type.Array(RefusedReply, {
      description: 'Replies after the last step, if the episode ended because none held an action.',
    }),
  ),
  differs: Type.Optional(
    Type.String({ description: 'How the replay differs from the recording, if it does.' }),
  ),
});
/** An episode that was played again. */
export type Replay = Static<typeof Replay>;

export const Retold = Type.Object({
  turn: nullable(Turn),
  effects: Type.Array(EffectAt, { description: 'The side effects of the end, each with its step.' }),
  leftWay: nullable(
    Type.Integer({
      description: 'The first step that the template’s solver would not have taken; null where it took all.',
    }),
  ),
  differs: Type.Optional(Type.String({ description: 'Why it could not be played again.' })),
});
/** What came to light by playing an episode again, and the solver on from its steps. */
export type Retold = Static<typeof Retold>;

export const PromptPart = Type.Union([
  Type.Object({ text: Type.String() }),
  Type.Object({ picture: Type.String({ description: 'Name of a picture of the run.' }) }),
]);
export type PromptPart = Static<typeof PromptPart>;

export const PromptMessage = Type.Object({
  role: Type.Unsafe<'system' | 'user' | 'assistant'>({
    type: 'string',
    enum: ['system', 'user', 'assistant'],
  }),
  parts: Type.Array(PromptPart),
});
export type PromptMessage = Static<typeof PromptMessage>;

export const Prompt = Type.Object({ step: Type.Integer(), messages: Type.Array(PromptMessage) });
/** What a model was asked for a step, whole. */
export type Prompt = Static<typeof Prompt>;
