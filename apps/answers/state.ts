import { Type, type Static } from 'typebox';
import { AnswerField, AnswerValues } from '../../src/state/answers.ts';
import { EpochMs, Nullable, ordered, stamp, Table, trace, words } from '../../src/state/schema.ts';

export const Submission = Type.Object(
  {
    at: stamp(EpochMs({ description: 'When it was submitted.' })),
    values: AnswerValues,
  },
  { additionalProperties: false },
);
export type Submission = Static<typeof Submission>;

export const Answers = Type.Object(
  {
    title: words(Type.String({ description: 'Heading of the sheet; empty when nothing is asked.' })),
    fields: Table(AnswerField, { description: 'What is asked, by id.' }),
    order: ordered(Type.Array(Type.String()), {
      description: 'Ids of the fields in the order in which they are shown.',
    }),
    values: trace(AnswerValues, { description: 'What is filled in now, submitted or not.' }),
    submitted: trace(Nullable(Submission), {
      description: 'What was last submitted, or null; the judge reads this.',
    }),
  },
  { additionalProperties: false, description: 'The answer sheet.' },
);
export type Answers = Static<typeof Answers>;
