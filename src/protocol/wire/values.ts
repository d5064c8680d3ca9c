import { Type, type Static, type TSchema } from 'typebox';
import { Screen } from '../../state/phone/index.ts';
import { LanguageTag, Seed, StateHash, Ttl } from './common.ts';
import { Failure, Questions } from './episodes.ts';
import { Outcome } from './verdict.ts';
import { Versions } from './versions.ts';

const Nullable = <T extends TSchema>(type: T) => Type.Union([type, Type.Null()]);
const Count = (description: string) => Type.Integer({ minimum: 0, description });
const EpochMs = (description: string) => Type.Number({ description: `${description}, epoch ms.` });

/** What a phone is beside its trees. */
const phone = {
  steps: Count('Steps that the phone has taken.'),
  ttl: Ttl,
  lineage: Type.Number({ description: 'Its place in the tree of forks, of which reseeded copies are made.' }),
  copies: Count('Copies made of it so far.'),
};

/** Judging between two steps: what does not follow from the start and the present. */
export const JudgingValue = Type.Object({
  clock: EpochMs('The phone’s clock at the last verdict'),
  since: EpochMs('The start of the last step that took time'),
  anchors: Type.Record(
    Type.String(),
    Type.Object({
      at: EpochMs('When the change was first met'),
      alternative: Count('By which alternative.'),
    }),
  ),
});

/** An episode between two steps, as a value: everything that a server needs to go on with it as if nothing had happened. */
export const EpisodeValue = Type.Object(
  {
    format: Type.Literal(1),
    build: Versions,
    seq: Count(
      'How often the phone or its episode has changed. Of two values of an episode the later has the greater.',
    ),
    stateHash: StateHash,
    task: Type.String({ description: 'Suite and name.' }),
    seed: Seed,
    language: Type.Unsafe<'en' | 'zh'>({ type: 'string', enum: ['en', 'zh'], description: 'Of the goal.' }),
    phoneLanguage: LanguageTag,
    phrasing: Count('Number of the goal’s wording.'),
    screen: Screen,
    reward: Type.Unknown({ description: 'As it was given when the episode was started.' }),
    budget: Type.Integer({ minimum: 1, description: 'Steps that the agent may take.' }),
    shortest: Nullable(Count('Fewest known steps to success when it was started.')),
    token: Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'SHA-256 of its agent’s token, hexadecimal.',
    }),
    snapshot: Type.Object(
      {},
      { additionalProperties: true, description: 'As GET /v1/phones/:id/snapshot gives it.' },
    ),
    phoneSteps: phone.steps,
    ttl: phone.ttl,
    lineage: phone.lineage,
    copies: phone.copies,
    steps: Count('Steps that the agent has taken.'),
    wellFormed: Count('Of these, steps whose text was not reported as malformed.'),
    outcome: Nullable(Outcome),
    failure: Nullable(Failure),
    declared: Nullable(Type.Union([Type.Literal('done'), Type.Literal('impossible')])),
    conversation: Type.Object({
      messages: Type.Array(Type.Object({ from: Type.String(), text: Type.String() })),
      told: Type.Array(Type.String()),
      questions: Questions,
    }),
    helped: Type.Boolean({ description: 'Whether somebody other than the agent has changed the phone.' }),
    judging: JudgingValue,
    judgedAt: Nullable(StateHash),
    solver: Type.Optional(
      Type.Unknown({ description: 'What the solver was shown, for rewards that need a reference.' }),
    ),
  },
  { additionalProperties: false },
);
export type EpisodeValue = Static<typeof EpisodeValue>;

/** A phone without a task, as a value. */
export const PhoneValue = Type.Object(
  {
    format: Type.Literal(1),
    seq: Count('How often the phone has changed.'),
    snapshot: EpisodeValue.properties.snapshot,
    ...phone,
  },
  { additionalProperties: false },
);
export type PhoneValue = Static<typeof PhoneValue>;

/** What putting a value in gives. */
export const PutEpisode = Type.Object({ id: Type.String(), phone: Type.String(), stateHash: StateHash });
