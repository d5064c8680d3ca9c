import { Type, type Static } from 'typebox';
import {
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  Table,
  bin,
  history,
  name,
  ordered,
  phoneNumber,
  stamp,
  trace,
  words,
} from '../../src/state/schema.ts';

export const Phone = Type.Object(
  {
    label: name(
      Type.String({
        minLength: 1,
        description: 'Mobile, Home, Work, Main, Other, or a word of the person’s own.',
      }),
    ),
    number: phoneNumber(
      Type.String({ minLength: 1, description: 'As it was written; compare with sameNumber.' }),
    ),
  },
  { additionalProperties: false },
);
export type Phone = Static<typeof Phone>;

export const Email = Type.Object(
  {
    label: name(
      Type.String({ minLength: 1, description: 'Home, Work, Other, or a word of the person’s own.' }),
    ),
    // Capitals make no difference to where a letter goes.
    address: name(Type.String({ minLength: 1, description: 'As it was written.' })),
  },
  { additionalProperties: false },
);
export type Email = Static<typeof Email>;

/** The fields of a card, in a contact and in a vCard file. */
const cardFields = {
  prefix: name(Type.String({ description: 'Before the name, such as Dr; may be empty.' })),
  given: name(Type.String({ description: 'First name; may be empty.' })),
  family: name(Type.String({ description: 'Last name; may be empty.' })),
  phonetic: name(
    Type.String({
      description: 'The name in Latin letters, by which lists order one in another script; may be empty.',
    }),
  ),
  nickname: name(Type.String({ description: 'Nickname; may be empty.' })),
  company: name(Type.String({ description: 'Company; the name of a contact without one.' })),
  role: name(Type.String({ description: 'Job title; may be empty.' })),
  phones: ordered(Type.Array(Phone, { description: 'Numbers, the first being the one that is called.' })),
  emails: Type.Array(Email, { description: 'E-mail addresses.' }),
  address: name(Type.String({ description: 'Postal address on one or more lines; may be empty.' })),
  birthday: Nullable(Type.String({ pattern: '^(\\d{4}|-)-\\d{2}-\\d{2}$' }), {
    description: 'ISO date, `--MM-DD` where the year is not known, or null.',
  }),
  notes: words(Type.String({ description: 'Notes; may be empty.' })),
};

export const Card = Type.Object(cardFields, { additionalProperties: false });
export type Card = Static<typeof Card>;

export const Contact = Type.Object(
  {
    ...cardFields,
    groups: Type.Array(Id('group'), { description: 'Groups that it is in.' }),
    portrait: Nullable(Type.String(), { description: 'Name of a picture, or null.' }),
    starred: Type.Boolean({ description: 'Among the favourites.' }),
    ringtone: Nullable(Type.String(), { description: 'Sound of this one’s calls, or null for the phone’s.' }),
    toVoicemail: Type.Boolean({ description: 'Calls go to voicemail without ringing.' }),
    createdAt: stamp(EpochMs({ description: 'When it was made.' })),
    editedAt: stamp(EpochMs({ description: 'When it last changed.' })),
    binnedAt: Nullable(bin(stamp(EpochMs())), {
      description: 'When it was moved to the bin, where it stays for 30 days, or null.',
    }),
  },
  { additionalProperties: false },
);
export type Contact = Static<typeof Contact>;

export const Group = Type.Object(
  {
    name: name(Type.String({ minLength: 1, description: 'Name, unique among groups.' })),
  },
  { additionalProperties: false },
);
export type Group = Static<typeof Group>;

export const Merge = Type.Object(
  {
    at: EpochMs({ description: 'When they were merged.' }),
    into: Id('contact', { description: 'The contact that stayed.' }),
    before: Type.Object(Contact.properties, {
      additionalProperties: false,
      description: 'The contact that stayed, as it was.',
    }),
    others: Table(Contact, { description: 'Those that went into it, as they were.' }),
  },
  { additionalProperties: false, description: 'What undoes a merge.' },
);
export type Merge = Static<typeof Merge>;

export const Contacts = Type.Object(
  {
    contacts: Table(Contact, { description: 'Everyone, those in the bin too.' }),
    groups: Table(Group, { description: 'Groups, which other phones call labels.' }),
    keptApart: Type.Array(Type.String(), {
      description:
        'Suggestions to merge that were refused: the ids of the contacts in order, with + between them.',
    }),
    merges: trace(Table(Merge), { description: 'Merges that can still be undone.' }),
    sort: trace(StringEnum(['given', 'family']), {
      description: 'Whether lists go by first or by last name.',
    }),
    viewed: history(Type.Array(Id('contact')), { description: 'Cards looked at last, newest first.' }),
    searches: history(Type.Array(Type.String()), { description: 'Recent searches, newest first.' }),
    form: trace(
      Nullable(
        Type.Object(
          {
            screen: Type.String({ description: 'Screen of the form.' }),
            birthday: Nullable(Type.String(), { description: 'Birthday that the form shows.' }),
            portrait: Nullable(Type.String(), { description: 'Portrait that the form shows.' }),
          },
          { additionalProperties: false },
        ),
      ),
      { description: 'What dialogs of the phone gave to a form that is not saved yet.' },
    ),
  },
  { additionalProperties: false, description: 'Contacts.' },
);
export type Contacts = Static<typeof Contacts>;
