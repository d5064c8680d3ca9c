import { Type, type Static } from 'typebox';
import { Action } from '../action.ts';
import { AnswerSheet } from '../../state/answers.ts';
import { Seed } from './common.ts';
import { Verdict } from './verdict.ts';

const Count = Type.Integer({ minimum: 0 });
const Texts = Type.Unsafe<readonly string[]>({ type: 'array', items: { type: 'string' } });
const InBoth = Type.Object({ en: Type.String(), zh: Type.String() });

/** What a template asks of an agent beside a number of steps. */
export const TaskNeeds = Type.Object({
  apps: Count,
  lookups: Type.Integer({ description: 'Things that have to be found out on the phone.' }),
  conditions: Type.Integer({ description: 'Cases of which the phone says which one holds.' }),
  memory: Type.Integer({ description: 'Things that are needed when they are no longer on the screen.' }),
  asks: Type.Boolean({ description: 'Whether the user has to be asked.' }),
});
export type TaskNeeds = Static<typeof TaskNeeds>;

/** A template as lists show it: what people choose it by. Lists may say more. */
export const AboutTask = Type.Object({
  id: Type.String(),
  suite: Type.String(),
  level: Type.Integer(),
  kind: Type.String(),
  budget: Type.Integer(),
  solverSteps: Type.Optional(Type.Number({ description: 'Steps that the template’s own solver takes.' })),
  apps: Type.Array(Type.String()),
  tags: Texts,
  needs: Type.Optional(TaskNeeds),
  splits: Type.Optional(Texts),
});
export type AboutTask = Static<typeof AboutTask>;

const Share = Type.Union([Type.Number(), Type.Null()]);
/** How far policies that do not look at the phone get: shares of seeds, null where a policy does not apply. */
export const TaskFloors = Type.Object({
  nothing: Type.Number({ description: 'Doing nothing and declaring `done`.' }),
  impossible: Type.Number({ description: 'Declaring `impossible` at once.' }),
  constant: Share,
  keys: Type.Union([Type.Integer(), Type.Null()], { description: 'How many different keys there are.' }),
  atStart: Share,
  unasked: Type.Number({ description: 'The most that somebody reaches who never asks the user.' }),
  firstRow: Share,
});
export type TaskFloors = Static<typeof TaskFloors>;

/** What a template is, whatever the seed. */
export const TaskDetail = Type.Object({
  ...AboutTask.properties,
  expects: Type.Unsafe<'possible' | 'impossible'>({ type: 'string', enum: ['possible', 'impossible'] }),
  params: Type.Unknown({ description: 'JSON Schema of the parameters.' }),
  phrasings: Type.Object({ en: Count, zh: Count }),
  twin: Type.Optional(
    Type.String({ description: 'The template with the same goal that expects the opposite.' }),
  ),
  counterpart: Type.Optional(Type.String({ description: 'AndroidWorld’s template for the same work.' })),
  guessable: Type.Optional(Type.String({ description: 'Why it may be guessed more often than others.' })),
  floors: Type.Union([TaskFloors, Type.Null()], { description: 'Null where they were not measured.' }),
  nearMisses: Texts,
  alternatives: Texts,
  source: Type.Union([Type.String(), Type.Null()], {
    description: 'Path of its source in the repository; null where it has none there.',
  }),
});
export type TaskDetail = Static<typeof TaskDetail>;

/** The source of a template. */
export const TaskSourceText = Type.Object({
  path: Type.String({ description: 'In the repository.' }),
  line: Type.Integer({ description: 'Where the template begins in it, from 1.' }),
  text: Type.String(),
});
export type TaskSourceText = Static<typeof TaskSourceText>;

/** One difference that a change makes. */
export const ExpectedFact = Type.Object({
  path: Type.String({ description: 'Place in the phone; a row has its id.' }),
  words: Type.String({ description: 'What happens, as a person would say it.' }),
  isFree: Type.Boolean({ description: 'Whether it may be anything, so that it is not asked for.' }),
  fields: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        value: Type.Unknown(),
        compares: Type.String({
          description: 'How it compares, as docs/judging.md names it; `free` where anything will do.',
        }),
      }),
      { description: 'Of a new row, what counts.' },
    ),
  ),
});
export type ExpectedFact = Static<typeof ExpectedFact>;

export const ExpectedChangeText = Type.Object({
  name: Type.String(),
  weight: Type.Number(),
  isOpen: Type.Boolean({ description: 'Whether the agent may choose, so that other facts count as well.' }),
  metAtStart: Type.Boolean(),
  endings: Type.Array(Type.Array(ExpectedFact), {
    description: 'The facts of each alternative: any of them will do.',
  }),
});
export type ExpectedChangeText = Static<typeof ExpectedChangeText>;

/** An instance and what is expected of it. Nothing of this is for an agent. */
export const TaskExpectation = Type.Object({
  seed: Seed,
  params: Type.Unknown(),
  goals: Type.Object(
    { en: Type.Array(Type.String()), zh: Type.Array(Type.String()) },
    { description: 'Every phrasing.' },
  ),
  clock: Type.Integer({ description: 'The phone’s time at the start, epoch ms.' }),
  zone: Type.String(),
  setup: Type.Array(Type.String(), { description: 'How the start differs from the world, in words.' }),
  changes: Type.Array(ExpectedChangeText),
  goalTests: Type.Array(Type.Object({ name: Type.String(), weight: Type.Number() }), {
    description: 'Tests over the phone, for outcomes that are open.',
  }),
  invariants: Type.Array(Type.String()),
  free: Type.Array(Type.String(), { description: 'Places that may hold anything; + stands for a new row.' }),
  answer: Type.Union([
    Type.Object({
      sheet: AnswerSheet,
      weight: Type.Number(),
      key: Type.Record(Type.String(), Type.Unknown(), {
        description: 'The right value of each field, with what else counts.',
      }),
    }),
    Type.Null(),
  ]),
  user: Type.Array(
    Type.Object({
      name: Type.String(),
      about: Type.Object({ en: Texts, zh: Texts }, { description: 'Words that a question asks with.' }),
      says: InBoth,
    }),
    { description: 'What the user knows and the goal does not say.' },
  ),
});
export type TaskExpectation = Static<typeof TaskExpectation>;

/** A near miss, as the judge sees it on one instance. */
export const JudgedNearMiss = Type.Object({
  name: Type.String(),
  because: Type.Array(Type.String(), { description: 'What refuses it, as the template says.' }),
  refused: Type.Union([Type.Boolean(), Type.Null()], {
    description: 'Null where it has to be played through the screen, which `tapworld check` does.',
  }),
  refusedBy: Type.Array(Type.String(), { description: 'What refuses it here.' }),
  problem: Type.Union([Type.String(), Type.Null()], {
    description: 'How that is not what the template says; null where it is.',
  }),
  verdict: Type.Optional(Verdict),
});
export type JudgedNearMiss = Static<typeof JudgedNearMiss>;

export const SeedBody = Type.Object({ seed: Seed }, { additionalProperties: false });
export const SolutionBody = Type.Object(
  {
    seed: Seed,
    scale: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        maximum: 4,
        description: 'Of the pictures, in pixels a point. Default 1.5.',
      }),
    ),
  },
  { additionalProperties: false },
);

/** The phone after a step of the template’s solver. Step 0 is the start. */
export const SolutionStep = Type.Object({
  step: Type.Integer(),
  action: Type.Union([Action, Type.Null()]),
  app: Type.String({ description: 'In front, with its route.' }),
  clock: Type.Integer(),
  picture: Type.Optional(Type.String({ description: 'Data URL.' })),
  elements: Type.Array(
    Type.Object({ id: Type.String(), bounds: Type.Array(Type.Integer()), name: Type.String() }),
  ),
  messages: Type.Optional(Type.Array(Type.Object({ from: Type.String(), text: Type.String() }))),
  error: Type.Optional(Type.Object({ code: Type.String(), message: Type.String() })),
  verdict: Verdict,
});
export type SolutionStep = Static<typeof SolutionStep>;

/** A line of a played solution: a step, how the play ended, or why it could not go on. */
export type SolutionLine =
  | SolutionStep
  | { screen: { width: number; height: number }; zone: string; budget: number }
  | { outcome: string | null }
  | { error: { code: string; message: string } };
