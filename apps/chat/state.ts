import { Type, type Static } from 'typebox';
import {
  EpochMs,
  history,
  Id,
  name,
  Nullable,
  ordered,
  phoneNumber,
  stamp,
  StringEnum,
  Table,
  trace,
  words,
} from '../../src/state/schema.ts';

export const ME = 'me';
const Who = (description: string) =>
  Type.String({ description: `${description} Id of a contact, or \`me\`.` });

export const Contact = Type.Object(
  {
    name: name(Type.String({ minLength: 1, description: 'Name that the contact gave.' })),
    remark: name(Type.String({ description: 'Name that the owner gave them; empty when none.' })),
    handle: Type.String({ description: 'Id by which they are found in Parley.' }),
    phone: phoneNumber(Type.String({ description: 'Phone number.' })),
    city: name(Type.String({ description: 'City.' })),
    about: words(Type.String({ description: 'Line that they show on their profile.' })),
    portrait: Nullable(Type.String(), { description: 'Name of the portrait, or null.' }),
    tags: Type.Array(name(Type.String()), { description: 'Tags that the owner gave them.' }),
    starred: Type.Boolean({ description: 'Starred.' }),
    blocked: Type.Boolean({ description: 'Blocked: cannot write to the owner, nor be written to.' }),
  },
  { additionalProperties: false },
);
export type Contact = Static<typeof Contact>;

export const MessageKind = StringEnum(
  ['text', 'photo', 'file', 'location', 'contact', 'voice', 'system', 'transfer', 'packet'],
  { description: 'What a message is.' },
);

export const Message = Type.Object(
  {
    thread: Id('t', { description: 'Thread that it is in.' }),
    from: Who('Sender.'),
    at: stamp(EpochMs({ description: 'When it was sent.' })),
    kind: MessageKind,
    text: words(Type.String({ description: 'Text; words of a system message; caption otherwise.' })),
    photo: Type.Optional(Type.String({ description: 'Picture of a photo.' })),
    file: Type.Optional(
      Type.Object(
        {
          name: words(Type.String({ description: 'File name.' })),
          size: Type.Integer({ minimum: 0, description: 'Bytes.' }),
          mime: Type.String({ description: 'Media type.' }),
        },
        { additionalProperties: false, description: 'A file.' },
      ),
    ),
    seconds: Type.Optional(Type.Integer({ minimum: 0, description: 'Length of a voice note.' })),
    place: Type.Optional(
      Type.Object(
        {
          name: name(Type.String({ description: 'Name.' })),
          address: name(Type.String({ description: 'Address.' })),
        },
        { additionalProperties: false, description: 'A location.' },
      ),
    ),
    contact: Type.Optional(Type.String({ description: 'Contact of a contact card.' })),
    cents: Type.Optional(Type.Integer({ minimum: 1, description: 'Amount of a transfer or red packet.' })),
    replyTo: Type.Optional(Type.String({ description: 'Message that it answers.' })),
    unloaded: Type.Optional(trace(Type.Boolean(), { description: 'A photo that has not been loaded yet.' })),
    forwarded: Type.Optional(Type.Boolean({ description: 'Whether it was forwarded.' })),
    status: trace(StringEnum(['pending', 'sent', 'read']), {
      description: 'How far an own message came; others are `read` or `sent`. That it left is in the ledger.',
    }),
    recalled: Type.Boolean({ description: 'Taken back by its sender.' }),
    starred: Type.Boolean({ description: 'Starred by the owner.' }),
  },
  { additionalProperties: false },
);
export type Message = Static<typeof Message>;

export const Thread = Type.Object(
  {
    kind: StringEnum(['direct', 'group'], { description: 'With one contact, or several.' }),
    contact: Type.Optional(Type.String({ description: 'The other side of a direct thread.' })),
    name: name(Type.String({ description: 'Name of a group; empty for a direct thread.' })),
    owner: Type.Optional(Who('Owner of a group.')),
    members: Type.Array(Type.String(), {
      description: 'Members of a group, the owner of the phone as `me`.',
    }),
    notice: words(Type.String({ description: 'Announcement of a group; empty when none.' })),
    pinned: Type.Boolean({ description: 'Kept on top of the list.' }),
    muted: Type.Boolean({ description: 'Does not notify.' }),
    left: Type.Boolean({ description: 'A group that the owner has left.' }),
    createdAt: stamp(EpochMs({ description: 'When it was made.' })),
    readAt: trace(EpochMs(), { description: 'Messages of others after it are unread.' }),
    draft: words(Type.String({ description: 'Text in the composer that was not sent; empty when none.' })),
    typing: trace(Nullable(Type.String()), { description: 'Who is writing, or null.' }),
  },
  { additionalProperties: false },
);
export type Thread = Static<typeof Thread>;

export const Comment = Type.Object(
  {
    by: Who('Author.'),
    at: stamp(EpochMs({ description: 'When.' })),
    text: words(Type.String({ description: 'Text.' })),
    replyTo: Type.Optional(Who('Whom it answers.')),
  },
  { additionalProperties: false },
);

export const Moment = Type.Object(
  {
    author: Who('Author.'),
    at: stamp(EpochMs({ description: 'When it was posted.' })),
    text: words(Type.String({ description: 'Text.' })),
    photos: Type.Array(Type.String(), { maxItems: 9, description: 'Pictures.' }),
    place: name(Type.String({ description: 'Place that it names; empty when none.' })),
    likes: Type.Array(Type.String(), { description: 'Who likes it, from the first.' }),
    comments: Table(Comment, { description: 'Comments.' }),
    visibility: StringEnum(['everyone', 'tags', 'private'], { description: 'Who may see an own moment.' }),
    tags: Type.Array(name(Type.String()), {
      description: 'Tags of the contacts who may see it, for visibility `tags`.',
    }),
  },
  { additionalProperties: false },
);
export type Moment = Static<typeof Moment>;

export const ContactRequest = Type.Object(
  {
    name: name(Type.String({ description: 'Who asks.' })),
    phone: phoneNumber(Type.String({ description: 'Phone number.' })),
    at: stamp(EpochMs({ description: 'When.' })),
    message: words(Type.String({ description: 'What they wrote.' })),
    via: Type.String({ description: 'How they found the owner.' }),
    portrait: Nullable(Type.String(), { description: 'Portrait, or null.' }),
    state: StringEnum(['open', 'accepted', 'refused'], { description: 'What became of it.' }),
  },
  { additionalProperties: false },
);

export const ReplyRule = Type.Object(
  {
    any: Type.Array(Type.String(), {
      description: 'Words of which one must occur; empty for no such demand.',
    }),
    kind: Nullable(Type.String(), { description: 'Kind of message that it answers, or null for any.' }),
    question: Type.Boolean({ description: 'Whether the message must be a question.' }),
    delayMs: Type.Integer({ minimum: 0, description: 'How long the answer takes.' }),
    text: Type.Array(Type.String(), { description: 'Variants, of which chance takes one.' }),
    photo: Type.Optional(Type.String({ description: 'Picture that it sends; the text is its caption.' })),
  },
  { additionalProperties: false },
);
export type ReplyRule = Static<typeof ReplyRule>;

export const ChatSettings = Type.Object(
  {
    lastSeen: StringEnum(['everyone', 'contacts', 'nobody'], {
      description: 'Who sees when the owner was last online.',
    }),
    readReceipts: Type.Boolean({ description: 'Whether others see that the owner has read.' }),
    findByPhone: Type.Boolean({ description: 'Whether the phone number finds the owner.' }),
    strangersSeeMoments: Type.Boolean({ description: 'Whether strangers see ten moments.' }),
    notify: Type.Boolean({ description: 'Notifications of new messages.' }),
    preview: Type.Boolean({ description: 'Text in notifications.' }),
    notifyGroups: Type.Boolean({ description: 'Notifications of groups.' }),
    notifyMoments: Type.Boolean({ description: 'Notifications of likes and comments.' }),
    textSize: StringEnum(['small', 'medium', 'large'], { description: 'Text of messages.' }),
    backdrop: StringEnum(['plain', 'sand', 'mint', 'night'], { description: 'Ground of threads.' }),
    enterSends: Type.Boolean({ description: 'Whether the keyboard’s Enter sends.' }),
    autoDownload: StringEnum(['never', 'wifi', 'always'], {
      description: 'When photos are loaded by themselves.',
    }),
  },
  { additionalProperties: false, description: 'Settings.' },
);

export const Chat = Type.Object(
  {
    me: Type.Object(
      {
        name: name(Type.String({ minLength: 1, description: 'Own name.' })),
        handle: Type.String({ description: 'Own Parley id.' }),
        phone: phoneNumber(Type.String({ description: 'Own number.' })),
        city: name(Type.String({ description: 'Own city.' })),
        about: words(Type.String({ description: 'Line on the own profile.' })),
        portrait: Nullable(Type.String(), { description: 'Own portrait, or null.' }),
      },
      { additionalProperties: false, description: 'The owner.' },
    ),
    contacts: Table(Contact, { description: 'Contacts.' }),
    threads: Table(Thread, { description: 'Threads.' }),
    messages: Table(Message, { description: 'Messages of all threads.' }),
    moments: Table(Moment, { description: 'Moments.' }),
    requests: Table(ContactRequest, { description: 'Requests to become a contact.' }),
    replies: Type.Record(Type.String(), ordered(Type.Array(ReplyRule)), {
      description: 'How contacts answer: rules by contact, the first that fits answers.',
    }),
    settings: ChatSettings,
    held: Type.Optional(
      trace(
        Type.Array(
          Type.Object(
            {
              thread: Type.String({ description: 'Thread.' }),
              from: Type.String({ description: 'Who wrote.' }),
              text: Type.String({ description: 'Text.' }),
              photo: Type.Optional(Type.String({ description: 'Picture.' })),
            },
            { additionalProperties: false },
          ),
        ),
        { description: 'Messages on their way to a phone that is offline, in order.' },
      ),
    ),
    searches: history(Type.Array(Type.String()), { description: 'Recent searches, newest first.' }),
    momentPhotos: Type.Array(Type.String(), {
      description: 'Pictures chosen for a moment that is being written.',
    }),
    momentsSeenAt: trace(EpochMs(), { description: 'Moments after it are new.' }),
  },
  { additionalProperties: false, description: 'Parley.' },
);
export type Chat = Static<typeof Chat>;
