import { Type, type Static, type TSchema } from 'typebox';
import { AnyAction, Seed, StateHash } from './common.ts';
import { Verdict } from './verdict.ts';

const oneOf = <const T extends readonly string[]>(values: T, description: string) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], description });
const Texts = Type.Array(Type.String());
const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** What a take is a recording of. */
export const TAKES = ['setup', 'solution', 'alternative', 'nearMiss'] as const;
/** What becomes of a difference: wanted, allowed to be anything, or a side effect. */
export const FATES = ['expected', 'free', 'mustNot'] as const;
export type Fate = (typeof FATES)[number];

/** The element that a step is on, as a person would point it out. */
export const RecordedTarget = Type.Object({
  role: Type.String(),
  name: Type.String(),
  bounds: Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]),
  row: Type.Optional(
    Type.Object(
      { app: Type.String(), table: Type.String(), id: Type.String(), label: Type.String() },
      { description: 'The row of the phone that it shows, if it shows one.' },
    ),
  ),
});
export type RecordedTarget = Static<typeof RecordedTarget>;

export const TakenStep = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  words: Type.String({ description: 'What was done: `Tap “Move to folder”`.' }),
  action: AnyAction,
  target: Type.Optional(RecordedTarget),
  picture: Type.String({ description: 'Path of the picture of the screen before it.' }),
  refused: Type.Optional(Type.String({ description: 'Why it did nothing.' })),
});
export type TakenStep = Static<typeof TakenStep>;

export const Take = Type.Object({
  id: Type.String(),
  kind: oneOf(TAKES, 'What it shows.'),
  name: Type.String({ description: 'What the file calls an alternative or a near miss.' }),
  phone: nullable(Type.String({ description: 'The phone that it is recorded on; null once it is closed.' })),
  steps: Type.Array(TakenStep),
  /** What the answer sheet was filled with, by field. */
  answer: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  declared: oneOf(['done', 'impossible'], 'How it ends.'),
  end: Type.String({
    description: 'Path of the picture of the screen as it is now, or as the take left it.',
  }),
});
export type Take = Static<typeof Take>;

/** A difference between the baseline and the end of the solution. */
export const RecordedChange = Type.Object({
  id: Type.String({ description: 'Stays the same as long as the recording does.' }),
  path: Type.String(),
  words: Type.String({ description: 'What happened, in a sentence.' }),
  fate: oneOf(FATES, 'What becomes of it.'),
  fates: Type.Array(oneOf(FATES, '')),
  /** The named change of the template that it belongs to, where it is expected. */
  change: Type.String(),
});
export type RecordedChange = Static<typeof RecordedChange>;

/** A way to draw the value of a parameter. */
export const SamplerChoice = Type.Object({
  key: Type.String({ description: 'Names it among the choices of its parameter.' }),
  words: Type.String({ description: '`any note that has a title of its own`.' }),
  code: Type.String({ description: 'As the file has it.' }),
  /** What the author sets: values of a list, smallest and largest, days from now. */
  settings: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type SamplerChoice = Static<typeof SamplerChoice>;
export const RecordedParameter = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'As goal, set-up and solver call it.' }),
  kind: oneOf(['row', 'text', 'number', 'time', 'date'], ''),
  value: Type.String({ description: 'What it is in the recording.' }),
  used: Type.Boolean({ description: 'False: the value stays as recorded in every instance.' }),
  sampler: Type.String({ description: 'Key of the chosen one.' }),
  samplers: Type.Array(SamplerChoice),
  /** Names that the goal can use: `note.title`. */
  holes: Texts,
  occurs: Type.Array(oneOf(['setup', 'solution', 'expect', 'answer'], '')),
});
export type RecordedParameter = Static<typeof RecordedParameter>;

/** Two readings of what was done that fit the recording alike; the author says which one is meant. */
export const Reading = Type.Object({
  id: Type.String(),
  question: Type.String({ description: '`Which note is meant?`' }),
  readings: Type.Array(
    Type.Object({
      key: Type.String(),
      words: Type.String({ description: '`the note “Tide”` or `the first note of the list`.' }),
      ends: nullable(
        Type.String({ description: 'How the phone ends by it, in a sentence, where the readings differ.' }),
      ),
      picture: nullable(Type.String({ description: 'Path of a picture of that end.' })),
    }),
  ),
  chosen: nullable(Type.String()),
});
export type Reading = Static<typeof Reading>;

export const AnswerFieldDraft = Type.Object({
  name: Type.String(),
  type: Type.String(),
  label: Type.Object({ en: Type.String(), zh: Type.String() }),
  options: Type.Optional(Type.Array(Type.Object({ en: Type.String(), zh: Type.String() }))),
  unit: Type.Optional(Type.String()),
  /** Where the key comes from: a field of a row of the phone, a parameter, or a value that never changes. */
  from: Type.Union([
    Type.Object({ row: Type.String(), field: Type.String() }),
    Type.Object({ parameter: Type.String() }),
    Type.Object({ value: Type.Unknown() }),
  ]),
});
export type AnswerFieldDraft = Static<typeof AnswerFieldDraft>;

/** What the author says, beside what was recorded. PUT replaces all of it. */
export const RecordingDraft = Type.Object(
  {
    task: Type.String({ description: '`suite/name`; empty until it is given.' }),
    split: oneOf(['train', 'test'], ''),
    tags: Texts,
    goal: Type.Object(
      { en: Texts, zh: Texts },
      { description: 'Phrasings with holes: `Move “{note.title}” to {folder.name}.`' },
    ),
    fates: Type.Record(Type.String(), oneOf(FATES, ''), { description: 'By the id of the difference.' }),
    changes: Type.Record(Type.String(), Type.String(), {
      description: 'Names of the expected changes, by the id of the difference.',
    }),
    parameters: Type.Record(
      Type.String(),
      Type.Object({
        used: Type.Optional(Type.Boolean()),
        name: Type.Optional(Type.String()),
        sampler: Type.Optional(Type.String()),
        settings: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      }),
    ),
    readings: Type.Record(Type.String(), Type.String()),
    answer: Type.Array(AnswerFieldDraft),
  },
  { additionalProperties: false },
);
export type RecordingDraft = Static<typeof RecordingDraft>;

/** Something that keeps the recording from being a good template, and where to put it right. */
export const Problem = Type.Object({
  where: Type.String({ description: 'Pointer into the draft, such as `/goal/en/0`, or empty.' }),
  message: Type.String(),
  /** Whether the file can be kept all the same. */
  isWarning: Type.Boolean(),
});
export type Problem = Static<typeof Problem>;

export const AboutRecording = Type.Object({
  id: Type.String(),
  task: Type.String(),
  seed: Seed,
  steps: Type.Integer({ description: 'Of the solution.' }),
  createdAt: Type.Integer(),
  savedTo: nullable(Type.String({ description: 'Path in the checkout, once it is kept.' })),
});
export type AboutRecording = Static<typeof AboutRecording>;

/** A recording whole: GET, and what every call that changes it gives. */
export const RecordingDetail = Type.Object({
  ...AboutRecording.properties,
  takes: Type.Array(Take),
  /** The take that steps go to; null between takes. */
  current: nullable(Type.String()),
  draft: RecordingDraft,
  setup: Type.Array(Type.String(), { description: 'What the set-up does, a sentence each.' }),
  changes: Type.Array(RecordedChange),
  effects: Type.Array(Type.String(), { description: 'What left the phone, in words.' }),
  parameters: Type.Array(RecordedParameter),
  readings: Type.Array(Reading),
  problems: Type.Array(Problem),
  file: nullable(
    Type.Object({ path: Type.String(), text: Type.String() }, { description: 'As it would be kept now.' }),
  ),
});
export type RecordingDetail = Static<typeof RecordingDetail>;

export const StartTake = Type.Object(
  {
    kind: oneOf(TAKES, ''),
    name: Type.Optional(Type.String()),
    /** Records a take again from its start: what it held is dropped. */
    replaces: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
export type StartTake = Static<typeof StartTake>;
export const RecordedStepBody = Type.Object(
  { action: AnyAction, base: Type.Optional(StateHash) },
  { additionalProperties: false },
);
export type RecordedStepBody = Static<typeof RecordedStepBody>;

/** Something that can be asked for instead of done by hand: `three notes titled like this one`. */
export const Builder = Type.Object({
  key: Type.String(),
  words: Type.String(),
  app: Type.String(),
  settings: Type.Unknown({ description: 'JSON Schema of what it takes.' }),
});
export type Builder = Static<typeof Builder>;
export const BuilderUse = Type.Object(
  { builder: Type.String(), settings: Type.Unknown() },
  { additionalProperties: false },
);
export type BuilderUse = Static<typeof BuilderUse>;

/** What an author points at on the screen, to say where an answer stood. */
export const MarkBody = Type.Object(
  {
    element: Type.String({ description: 'Id of an element of the open take’s phone.' }),
    /** A step of a closed take, whose screen before it is meant. */
    take: Type.Optional(Type.String()),
    step: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
);
export type MarkBody = Static<typeof MarkBody>;
export const Marked = Type.Object({
  label: Type.String({ description: 'What stands there.' }),
  places: Type.Array(
    Type.Object({
      row: Type.String(),
      field: Type.String(),
      value: Type.Unknown(),
      type: Type.String({ description: 'Type of an answer’s field that fits it.' }),
      words: Type.String({ description: '`amount of the expense “Ferry”`.' }),
    }),
    { description: 'Where on the phone it comes from, best first.' },
  ),
});
export type Marked = Static<typeof Marked>;

/** An instance of the template as it stands. */
export const Instance = Type.Object({
  seed: Seed,
  values: Type.Record(Type.String(), Type.String()),
  goal: Type.Object({ en: Type.String(), zh: Type.String() }),
  problem: Type.Optional(Type.String({ description: 'Why this seed cannot be played.' })),
});
export type Instance = Static<typeof Instance>;

/** One thing that was done to an ending, or to the start, and what became of it. */
export const Doubt = Type.Object({
  label: Type.String(),
  words: Type.String({ description: '`another note is moved too`, `a second note of the same title`.' }),
  kind: oneOf(['harmful', 'harmless', 'setup', 'nearMiss', 'alternative'], ''),
  /** Whether the judge, or the solver, did what it should. */
  holds: Type.Boolean(),
  said: Type.String({ description: 'What the judge said, or where the solver stopped.' }),
  verdict: nullable(Verdict),
  picture: nullable(Type.String({ description: 'Path of a picture of the phone as it ends.' })),
});
export type Doubt = Static<typeof Doubt>;
export const Doubts = Type.Object({
  state: oneOf(['running', 'done', 'failed'], ''),
  done: Type.Integer(),
  total: Type.Integer(),
  doubts: Type.Array(Doubt, { description: 'Survivors first, then a sample.' }),
  refused: Type.Integer(),
  accepted: Type.Integer(),
  problem: Type.Optional(Type.String()),
});
export type Doubts = Static<typeof Doubts>;

/** The check of the file, as `tapworld check` does it. */
export const RecordingCheck = Type.Object({
  state: oneOf(['running', 'passed', 'failed'], ''),
  seeds: Type.Array(
    Type.Object({ seed: Seed, state: oneOf(['waiting', 'running', 'passed', 'failed'], '') }),
  ),
  log: Texts,
  failures: Texts,
});
export type RecordingCheck = Static<typeof RecordingCheck>;
export const CheckBody = Type.Object(
  {
    seeds: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
    mutants: Type.Optional(Type.Integer({ minimum: 0, maximum: 500 })),
  },
  { additionalProperties: false },
);
export type CheckBody = Static<typeof CheckBody>;
export const Kept = Type.Object({
  files: Texts,
  command: Type.String({ description: 'The check of it on the command line.' }),
});
export type Kept = Static<typeof Kept>;
