import { Type, type Static } from 'typebox';
import { Id, name, Nullable, trace, words } from '../../src/state/schema.ts';

const exact = { additionalProperties: false } as const;
const Text = (description: string) => words(Type.String({ description }));

/** What a mail must have, and what is done with it then. */
export const Filter = Type.Object(
  {
    from: name(Type.String({ description: 'Words in the sender’s name or address; empty for any.' })),
    to: name(Type.String({ description: 'Words in a recipient’s name or address; empty for any.' })),
    subject: name(Type.String({ description: 'Words in the subject; empty for any.' })),
    words: name(Type.String({ description: 'Words anywhere in it; empty for any.' })),
    hasAttachment: Type.Boolean({ description: 'Only mails with something attached.' }),
    label: Nullable(Id('label'), { description: 'Label that it gets, or null.' }),
    archive: Type.Boolean({ description: 'Skips the inbox.' }),
    star: Type.Boolean({ description: 'Gets a star.' }),
    markRead: Type.Boolean({ description: 'Is marked as read.' }),
    delete: Type.Boolean({ description: 'Goes to the bin.' }),
  },
  exact,
);
export type Filter = Static<typeof Filter>;

export const ReplyRule = Type.Object(
  {
    any: Type.Array(Type.String(), {
      description: 'Words of which one must occur in the subject or the text; empty for no such demand.',
    }),
    delayMs: Type.Integer({ minimum: 0, description: 'How long the answer takes.' }),
    text: Type.Array(Type.String(), { minItems: 1, description: 'Variants, of which chance takes one.' }),
  },
  exact,
);
export type ReplyRule = Static<typeof ReplyRule>;

export const Vacation = Type.Object(
  {
    on: Type.Boolean({ description: 'Whether mails are answered.' }),
    from: Nullable(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), {
      description: 'First day, ISO date.',
    }),
    until: Nullable(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), {
      description: 'Last day, or null for no end.',
    }),
    subject: Text('Subject of the answer; empty for that of the mail.'),
    text: Text('What is answered.'),
    onlyContacts: Type.Boolean({ description: 'Whether only contacts are answered.' }),
    answered: trace(Type.Array(Type.String()), {
      description: 'Addresses that were answered in this period.',
    }),
  },
  { ...exact, description: 'Answer while the owner is away.' },
);
export type Vacation = Static<typeof Vacation>;
