import { Type, type Static } from 'typebox';
import {
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  Table,
  history,
  minute,
  name,
  phoneNumber,
  stamp,
  trace,
  words,
} from '../../src/state/schema.ts';

export const ME = 'me';

export const Card = Type.Object(
  {
    name: name(Type.String({ description: 'Name on the card.' })),
    number: phoneNumber(Type.String({ description: 'First number on it; empty where it has none.' })),
    text: words(Type.String({ description: 'The card as vCard text.' })),
  },
  { additionalProperties: false },
);
export type Card = Static<typeof Card>;
export const Place = Type.Object(
  {
    name: name(Type.String({ description: 'What people call it.' })),
    address: words(Type.String({ description: 'Address; empty where it is only a name.' })),
  },
  { additionalProperties: false },
);

/** What a message carries beside its text: one of these. */
export const Attachment = Type.Object(
  {
    photo: Type.Optional(Type.String({ description: 'Picture of a photo.' })),
    card: Type.Optional(
      Type.Object(Card.properties, { additionalProperties: false, description: 'A contact’s card.' }),
    ),
    place: Type.Optional(
      Type.Object(Place.properties, { additionalProperties: false, description: 'A place.' }),
    ),
  },
  { additionalProperties: false },
);
export type Attachment = Static<typeof Attachment>;

export const Message = Type.Object(
  {
    thread: Id('t', { description: 'Conversation that it is in.' }),
    from: Type.String({ description: 'Sender as in the conversation’s people, or `me`.' }),
    at: stamp(EpochMs({ description: 'When it was sent or came in.' })),
    text: words(Type.String({ description: 'Text; empty where only something is attached.' })),
    photo: Type.Optional(Type.String({ description: 'Picture of a photo.' })),
    card: Type.Optional(
      Type.Object(Card.properties, { additionalProperties: false, description: 'A contact’s card.' }),
    ),
    place: Type.Optional(
      Type.Object(Place.properties, { additionalProperties: false, description: 'A place.' }),
    ),
    // It moves on by itself: whether the message left the phone is in the ledger.
    status: stamp(
      StringEnum(['received', 'sending', 'sent', 'delivered', 'failed'], {
        description: 'How far an own message came; `received` for those of others.',
      }),
    ),
    deliveredAt: Type.Optional(trace(EpochMs(), { description: 'When the other phone confirmed it.' })),
    starred: Type.Boolean({ description: 'Starred by the owner.' }),
  },
  { additionalProperties: false },
);
export type Message = Static<typeof Message>;

export const Thread = Type.Object(
  {
    people: Type.Array(
      Type.String({
        description: 'Number as `+447700900110`, a short number, or a sender’s name such as `BAYBANK`.',
      }),
      { minItems: 1, description: 'The others, sorted; more than one make a group.' },
    ),
    name: name(Type.String({ description: 'Name that the owner gave a group; empty when none.' })),
    pinned: Type.Boolean({ description: 'Kept on top of the list, unless it is archived.' }),
    archived: Type.Boolean({ description: 'Kept out of the list, among the archived.' }),
    spam: Type.Boolean({
      description: 'Reported as spam: what comes from it makes no sound and stays out of the list.',
    }),
    muted: minute(
      Type.Union([Type.Null(), Type.Literal('always'), EpochMs()], {
        description: 'Until when it makes no notification (epoch ms), `always`, or null.',
      }),
    ),
    createdAt: stamp(EpochMs({ description: 'When it began.' })),
    readAt: trace(EpochMs(), { description: 'Messages of others after it are unread.' }),
  },
  { additionalProperties: false },
);
export type Thread = Static<typeof Thread>;

export const Scheduled = Type.Object(
  {
    people: Type.Array(Type.String({ description: 'Number as in a conversation’s people.' }), {
      minItems: 1,
      description: 'To whom it goes, sorted.',
    }),
    text: words(Type.String({ minLength: 1, description: 'Text.' })),
    at: minute(EpochMs({ description: 'When it will be sent.' })),
  },
  { additionalProperties: false },
);
export type Scheduled = Static<typeof Scheduled>;

export const ReplyRule = Type.Object(
  {
    any: Type.Array(Type.String(), {
      description: 'Words of which one must occur; empty for no such demand.',
    }),
    question: Type.Boolean({ description: 'Whether the text must be a question.' }),
    delayMs: Type.Integer({ minimum: 0, description: 'How long the answer takes.' }),
    text: Type.Array(Type.String(), { minItems: 1, description: 'Variants, of which chance takes one.' }),
  },
  { additionalProperties: false },
);
export type ReplyRule = Static<typeof ReplyRule>;

export const SWIPES = ['archive', 'delete', 'nothing'] as const;
const Swipe = (way: string) =>
  StringEnum([...SWIPES], { description: `What drawing a conversation towards the ${way} does.` });

export const MessagesSettings = Type.Object(
  {
    deliveryReports: Type.Boolean({ description: 'Whether the network tells when a text was delivered.' }),
    deleteCodes: Type.Boolean({
      description: 'Whether verification codes are deleted a day after they came.',
    }),
    swipeStart: Swipe('end of the line'),
    swipeEnd: Swipe('start of the line'),
    showPictures: Type.Boolean({ description: 'Whether portraits of contacts are shown.' }),
    preview: Type.Boolean({ description: 'Whether notifications show the text.' }),
    smsCentre: phoneNumber(
      Type.String({ description: 'Number of the SMS centre; without one no text is sent.' }),
    ),
  },
  { additionalProperties: false, description: 'Settings.' },
);
export type MessagesSettings = Static<typeof MessagesSettings>;

/** What came while there was no network, and waits for it. */
export const PendingMessage = Type.Object(
  {
    number: Type.String({ description: 'Sender’s number.' }),
    text: Type.String({ description: 'Text.' }),
    sender: Type.Optional(Type.String({ description: 'Name in place of a number.' })),
    photo: Type.Optional(Type.String({ description: 'Picture.' })),
    group: Type.Optional(Type.Array(Type.String(), { description: 'Numbers of the group.' })),
  },
  { additionalProperties: false },
);
export type PendingMessage = Static<typeof PendingMessage>;

export const Messages = Type.Object(
  {
    threads: Table(Thread, { description: 'Conversations.' }),
    messages: Table(Message, { description: 'Messages of all conversations.' }),
    scheduled: Table(Scheduled, { description: 'Texts that will be sent later.' }),
    replies: Type.Record(Type.String(), Type.Array(ReplyRule), {
      description: 'How people answer, by `to:` and their number: the first rule that fits answers.',
    }),
    settings: MessagesSettings,
    drafts: Type.Record(Type.String(), words(Type.String()), {
      description:
        'Text in the composer that was not sent, by `to:` and the people of the conversation joined with commas.',
    }),
    attached: Type.Record(Type.String(), Type.Array(Attachment), {
      description: 'What is attached in the composer, by the same keys.',
    }),
    planned: trace(Nullable(EpochMs()), { description: 'Time that is being chosen for a text, or null.' }),
    opened: trace(Type.String(), {
      description: 'People of the conversation that was last opened by them, as they were written.',
    }),
    held: trace(Type.Array(PendingMessage), {
      description: 'Texts on their way to a phone without network, in order.',
    }),
    searches: history(Type.Array(Type.String()), { description: 'Recent searches, newest first.' }),
  },
  { additionalProperties: false, description: 'Text messages.' },
);
export type Messages = Static<typeof Messages>;
