import { Type, type Static } from 'typebox';
import {
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  minute,
  name,
  ordered,
  stamp,
  trace,
  words,
} from '../../../src/state/schema.ts';
import { KINDS } from './community.ts';

export const Person = Type.Object(
  {
    name: name(Type.String({ minLength: 2, description: 'Name on Hearthside, as in u/name.' })),
    bio: words(Type.String({ description: 'What they say of themselves; may be empty.' })),
    picture: Nullable(Type.String(), { description: 'Name of their picture, or null.' }),
    joinedAt: EpochMs({ description: 'Since when they are on Hearthside.' }),
    earlier: trace(Type.Integer({ description: 'Karma of what the phone does not hold.' })),
  },
  { additionalProperties: false },
);
export type Person = Static<typeof Person>;

export const Removed = Type.Object(
  {
    by: Nullable(Id('user'), { description: 'Moderator who removed it; null for the automatic check.' }),
    reason: words(Type.String({ description: 'Rule or reason that was given.' })),
    at: stamp(EpochMs({ description: 'When.' })),
  },
  { additionalProperties: false },
);

export const Poll = Type.Object(
  {
    options: ordered(
      Type.Array(
        Type.Object(
          {
            text: words(Type.String({ minLength: 1, description: 'What can be chosen.' })),
            votes: trace(Type.Integer({ minimum: 0, description: 'Votes of others.' })),
          },
          { additionalProperties: false },
        ),
        { minItems: 2, maxItems: 6, description: 'What can be chosen.' },
      ),
    ),
    endsAt: stamp(EpochMs({ description: 'When the poll closes.' })),
  },
  { additionalProperties: false },
);

export const Event = Type.Object(
  {
    from: minute(EpochMs({ description: 'When it begins.' })),
    until: minute(EpochMs({ description: 'When it ends.' })),
    place: name(Type.String({ description: 'Where it is.' })),
  },
  { additionalProperties: false },
);

export const Post = Type.Object(
  {
    community: Id('com', { description: 'Community in which it stands.' }),
    author: Id('user', { description: 'Who wrote it.' }),
    kind: StringEnum([...KINDS], { description: 'Kind of post.' }),
    title: words(Type.String({ description: 'Title.' })),
    text: words(Type.String({ description: 'Text, in Markdown; may be empty.' })),
    photos: ordered(Type.Array(Type.String(), { maxItems: 6, description: 'Pictures.' })),
    link: Nullable(Type.String(), { description: 'Address that it links to, or null.' }),
    poll: Nullable(Poll, { description: 'The poll, or null.' }),
    event: Nullable(Event, { description: 'When and where, or null.' }),
    flair: Nullable(Id('flair'), { description: 'Flair of the community, or null.' }),
    spoiler: Type.Boolean({ description: 'Whether its text is covered until it is tapped.' }),
    sensitive: Type.Boolean({ description: 'Whether its pictures are blurred until they are tapped.' }),
    crosspost: Nullable(Id('post'), { description: 'Post of another community that it shows, or null.' }),
    at: stamp(EpochMs({ description: 'When it was posted.' })),
    editedAt: Nullable(stamp(EpochMs({ description: 'When it was last edited.' })), {
      description: 'When it was last edited, or null.',
    }),
    up: trace(Type.Integer({ minimum: 0, description: 'Votes up, without the owner’s.' })),
    down: trace(Type.Integer({ minimum: 0, description: 'Votes down, without the owner’s.' })),
    pinned: Type.Boolean({ description: 'Whether it stands first in its community.' }),
    locked: Type.Boolean({ description: 'Whether nobody can comment any more.' }),
    removed: Nullable(Removed, { description: 'That a moderator removed it, or null.' }),
    deleted: Type.Boolean({ description: 'Whether its author deleted it while others had answered.' }),
    waiting: Type.Boolean({ description: 'Whether it waits for a connection to be sent.' }),
  },
  { additionalProperties: false },
);
export type Post = Static<typeof Post>;

export const Comment = Type.Object(
  {
    post: Id('post', { description: 'Post under which it stands.' }),
    parent: Nullable(Id('cmt'), { description: 'Comment that it answers, or null.' }),
    author: Id('user', { description: 'Who wrote it.' }),
    text: words(Type.String({ description: 'Text, in Markdown.' })),
    at: stamp(EpochMs({ description: 'When it was written.' })),
    editedAt: Nullable(stamp(EpochMs({ description: 'When it was last edited.' })), {
      description: 'When it was last edited, or null.',
    }),
    up: trace(Type.Integer({ minimum: 0, description: 'Votes up, without the owner’s.' })),
    down: trace(Type.Integer({ minimum: 0, description: 'Votes down, without the owner’s.' })),
    official: Type.Boolean({ description: 'Whether a moderator speaks for the community.' }),
    pinned: Type.Boolean({ description: 'Whether it stands above the other comments.' }),
    removed: Nullable(Removed, { description: 'That a moderator removed it, or null.' }),
    deleted: Type.Boolean({ description: 'Whether its author deleted it while others had answered.' }),
    waiting: Type.Boolean({ description: 'Whether it waits for a connection to be sent.' }),
  },
  { additionalProperties: false },
);
export type Comment = Static<typeof Comment>;

export const Message = Type.Object(
  {
    person: Id('user', { description: 'With whom.' }),
    mine: Type.Boolean({ description: 'Whether the owner wrote it.' }),
    text: words(Type.String({ minLength: 1, description: 'Text.' })),
    at: stamp(EpochMs({ description: 'When it was sent.' })),
    waiting: Type.Boolean({ description: 'Whether it waits for a connection to be sent.' }),
  },
  { additionalProperties: false },
);
export type Message = Static<typeof Message>;
