import { Type, type Static } from 'typebox';
import {
  bin,
  EpochMs,
  history,
  Id,
  minute,
  name,
  Nullable,
  stamp,
  StringEnum,
  Table,
  trace,
  words,
} from '../../src/state/schema.ts';
import { Filter, ReplyRule, Vacation } from './rules.ts';

export { Filter, ReplyRule, Vacation };

const exact = { additionalProperties: false } as const;
const Text = (description: string) => words(Type.String({ description }));

/** Somebody who writes or is written to. */
export const Person = Type.Object(
  {
    // The address says who it is; how they are called differs with who wrote it down.
    name: trace(
      Type.String({ description: 'Name as the mail has it; empty where only the address is known.' }),
    ),
    address: name(Type.String({ description: 'Email address.' })),
  },
  exact,
);
export type Person = Static<typeof Person>;

export const Attachment = Type.Object(
  {
    name: name(Type.String({ minLength: 1, description: 'Name of the file.' })),
    mime: Type.String({ description: 'Its type.' }),
    size: Type.Integer({ minimum: 0, description: 'Its size in bytes.' }),
    text: Type.Optional(Text('What a text or a document says; pages are parted by a form feed.')),
    picture: Type.Optional(Type.String({ description: 'Picture of a photo or a scan.' })),
  },
  exact,
);
export type Attachment = Static<typeof Attachment>;

/** What a mail quotes. */
export const Quote = Type.Object(
  {
    kind: StringEnum(['reply', 'forward'], { description: 'Whether it is answered or passed on.' }),
    from: Type.Object(Person.properties, { ...exact, description: 'Who wrote it.' }),
    at: stamp(EpochMs({ description: 'When that was sent.' })),
    subject: Text('Its subject.'),
    to: Type.Array(Person, { description: 'To whom it went.' }),
    text: Text('What it said.'),
  },
  exact,
);
export type Quote = Static<typeof Quote>;

/** What the owner writes of a mail. */
const written = {
  from: Type.String({ description: 'Address of the owner that it is sent from.' }),
  to: Type.Array(Person, { description: 'Recipients.' }),
  cc: Type.Array(Person, { description: 'Who gets a copy.' }),
  bcc: Type.Array(Person, { description: 'Who gets a copy unseen.' }),
  subject: Text('Subject; may be empty.'),
  text: Text('Text without signature and quote.'),
  signature: Text('Signature below it; empty when none.'),
  quote: Nullable(Type.Object(Quote.properties, exact), { description: 'What it quotes, or null.' }),
  attachments: Type.Array(Attachment, { description: 'What is attached.' }),
};

export const DRAFT_STATUSES = ['draft', 'sending', 'scheduled', 'outbox'] as const;
export const Draft = Type.Object(
  {
    ...written,
    answers: Nullable(Id('mail'), { description: 'Mail that it answers or passes on, or null.' }),
    status: StringEnum([...DRAFT_STATUSES], {
      description: '`sending` while it can be undone; `outbox` while it waits for a connection.',
    }),
    leavesAt: Nullable(minute(EpochMs()), {
      description: 'When a scheduled one will be sent, or one that is being sent leaves; otherwise null.',
    }),
    editedAt: stamp(EpochMs({ description: 'When it was last changed.' })),
  },
  exact,
);
export type Draft = Static<typeof Draft>;

export const ANSWERS = ['waiting', 'yes', 'maybe', 'no'] as const;
export const Invitation = Type.Object(
  {
    title: Text('Title of the event.'),
    from: EpochMs({ description: 'When it begins.' }),
    to: EpochMs({ description: 'When it ends.' }),
    place: name(Type.String({ description: 'Where it is; may be empty.' })),
    notes: Text('Notes; may be empty.'),
    answer: StringEnum([...ANSWERS], { description: 'What the owner answered.' }),
    event: Nullable(Type.String(), { description: 'Event that the answer put into the calendar, or null.' }),
  },
  exact,
);
export type Invitation = Static<typeof Invitation>;

export const WARNINGS = ['sender', 'link', 'attachment'] as const;
export const Mail = Type.Object(
  {
    ...written,
    thread: Id('thread', { description: 'Conversation that it is in.' }),
    sender: Type.Object(Person.properties, { ...exact, description: 'Who sent it.' }),
    at: stamp(EpochMs({ description: 'When it was sent or came in.' })),
    own: Type.Boolean({ description: 'Sent by the owner of the phone.' }),
    read: trace(Type.Boolean({ description: 'Whether it was opened.' })),
    list: Nullable(Type.String(), {
      description: 'Mailing list that it came by, which can be left; or null.',
    }),
    warning: Nullable(StringEnum([...WARNINGS]), {
      description: 'What the server found suspicious in it, or null.',
    }),
    invitation: Nullable(Type.Object(Invitation.properties, exact), {
      description: 'Invitation that it carries, or null.',
    }),
  },
  exact,
);
export type Mail = Static<typeof Mail>;

export const PLACES = ['inbox', 'archive', 'spam'] as const;
export type Place = (typeof PLACES)[number];
export const CATEGORIES = ['primary', 'updates', 'promotions'] as const;
export type Category = (typeof CATEGORIES)[number];

export const Thread = Type.Object(
  {
    key: trace(
      Type.String({ description: 'Key by which later mails of a sender find it; empty when none.' }),
    ),
    place: StringEnum([...PLACES], { description: 'Where it is kept, but for the bin.' }),
    category: StringEnum([...CATEGORIES], { description: 'Part of the inbox that it is shown in.' }),
    labels: Type.Array(Id('label'), { description: 'Labels that it has.' }),
    starred: Type.Boolean({ description: 'Whether it has a star.' }),
    snoozedUntil: Nullable(minute(EpochMs()), {
      description: 'When it comes back into the inbox; null when it is not snoozed.',
    }),
    wokeAt: Nullable(stamp(EpochMs()), { description: 'When it last came back from being snoozed.' }),
    binnedAt: Nullable(bin(stamp(EpochMs())), { description: 'When it was moved to the bin, or null.' }),
  },
  exact,
);
export type Thread = Static<typeof Thread>;

export const LABEL_COLOURS = [
  'blue',
  'teal',
  'green',
  'amber',
  'orange',
  'red',
  'pink',
  'purple',
  'grey',
] as const;
export const Label = Type.Object(
  {
    name: name(Type.String({ minLength: 1, description: 'Name, unique among labels.' })),
    colour: StringEnum([...LABEL_COLOURS], { description: 'Colour.' }),
  },
  exact,
);
export type Label = Static<typeof Label>;

/** A mail on its way to the owner. */
export const Incoming = Type.Object(
  {
    from: Type.Object(Person.properties, { ...exact, description: 'Sender.' }),
    subject: Type.String({ description: 'Subject.' }),
    text: Type.String({ description: 'Text.' }),
    thread: Type.Optional(Type.String({ description: 'Key of the conversation.' })),
    answers: Type.Optional(Type.String({ description: 'Mail of the owner that it answers.' })),
    to: Type.Optional(Type.Array(Person, { description: 'Recipients; the owner where left out.' })),
    cc: Type.Optional(Type.Array(Person, { description: 'Who gets a copy.' })),
    attachments: Type.Optional(Type.Array(Attachment, { description: 'What is attached.' })),
    list: Type.Optional(Type.String({ description: 'Mailing list that it comes by.' })),
    warning: Type.Optional(StringEnum([...WARNINGS], { description: 'What is suspicious in it.' })),
    spam: Type.Optional(Type.Boolean({ description: 'Whether the server takes it for spam.' })),
    category: Type.Optional(StringEnum([...CATEGORIES], { description: 'Part of the inbox.' })),
    invitation: Type.Optional(Type.Object(Invitation.properties, { ...exact, description: 'Invitation.' })),
  },
  exact,
);
export type Incoming = Static<typeof Incoming>;

export const SWIPES = ['archive', 'delete', 'read', 'snooze', 'none'] as const;
export type Swipe = (typeof SWIPES)[number];
export const UNDO_SECONDS = [5, 10, 20, 30] as const;

export const MailSettings = Type.Object(
  {
    name: name(Type.String({ minLength: 1, description: 'Name that mails are sent under.' })),
    addresses: Type.Array(Type.String(), {
      minItems: 1,
      description: 'Addresses of the owner; the first is that of the account, the others are aliases.',
    }),
    sendFrom: Type.String({ description: 'Address that new mails are sent from.' }),
    signature: Text('Signature of new mails; empty when none.'),
    undoSeconds: Type.Integer({ minimum: 5, maximum: 30, description: 'How long sending can be undone.' }),
    swipeStart: StringEnum([...SWIPES], { description: 'What drawing a row to the end of the line does.' }),
    swipeEnd: StringEnum([...SWIPES], { description: 'What drawing a row to the start of the line does.' }),
    notify: StringEnum(['all', 'primary', 'none'], { description: 'Of which new mails the phone tells.' }),
    showPictures: Type.Boolean({ description: 'Whether portraits of contacts are shown.' }),
  },
  { ...exact, description: 'Settings.' },
);
export type MailSettings = Static<typeof MailSettings>;

export const Postbird = Type.Object(
  {
    threads: Table(Thread, { description: 'Conversations.' }),
    mails: Table(Mail, { description: 'Mails that came or were sent.' }),
    drafts: Table(Draft, { description: 'Mails that are written, scheduled or wait to be sent.' }),
    labels: Table(Label, { description: 'Labels.' }),
    filters: Table(Filter, { description: 'Filters, which run on each mail that comes in.' }),
    blocked: Type.Array(Type.String(), { description: 'Addresses whose mails go to spam.' }),
    left: Type.Record(Type.String(), stamp(EpochMs()), {
      description: 'When the owner left a mailing list, by the list.',
    }),
    vacation: Vacation,
    settings: MailSettings,
    replies: Type.Record(Type.String(), Type.Array(ReplyRule), {
      description: 'How people answer, by `to:` and their address: the first rule that fits answers.',
    }),
    known: Type.Array(Type.String(), {
      description: 'Addresses and domains (`@domain`) that exist. Mails to others come back.',
    }),
    plans: Table(
      Type.Object(
        {
          at: EpochMs({ description: 'When it comes.' }),
          mail: Type.Object(Incoming.properties, { ...exact, description: 'The mail.' }),
        },
        exact,
      ),
      { description: 'Mails that others will send by themselves.' },
    ),
    held: trace(Type.Array(Incoming), { description: 'Mails on their way to a phone without a connection.' }),
    planned: trace(Nullable(EpochMs()), { description: 'Time that is being chosen, or null.' }),
    clockShift: trace(Type.Integer(), {
      description:
        'By how much the phone’s clock was set by hand, ms: servers and people keep their own time.',
    }),
    tooLarge: trace(Nullable(Type.String()), {
      description: 'Name of the file that was too large to attach; null when none.',
    }),
    searches: history(Type.Array(Type.String()), { description: 'Recent searches, newest first.' }),
  },
  { additionalProperties: false, description: 'Mail.' },
);
export type Postbird = Static<typeof Postbird>;

/** Bytes of all attachments of one mail, at most. */
export const MOST_BYTES = 25_000_000;
