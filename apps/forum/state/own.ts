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

const closed = { additionalProperties: false } as const;
const At = stamp(EpochMs({ description: 'When.' }));

export const LEVELS = ['off', 'highlights', 'all'] as const;
export type Level = (typeof LEVELS)[number];
export const Membership = Type.Object(
  {
    at: stamp(EpochMs({ description: 'When the owner joined.' })),
    level: StringEnum([...LEVELS], { description: 'Which of its posts the owner is told of.' }),
  },
  closed,
);
export const Request = Type.Object(
  {
    text: words(Type.String({ description: 'What the owner wrote with it; may be empty.' })),
    at: At,
    status: StringEnum(['asked', 'refused'], { description: 'How it stands.' }),
  },
  closed,
);
export const Vote = Type.Object(
  { value: Type.Integer({ minimum: -1, maximum: 1, description: '1 for up, -1 for down.' }) },
  closed,
);
export const Choice = Type.Object(
  { option: Type.Integer({ minimum: 0, description: 'Place of the option that was chosen.' }) },
  closed,
);
export const Saved = Type.Object(
  {
    folder: Nullable(Id('folder'), { description: 'Folder, or null.' }),
    at: At,
  },
  closed,
);
export const Folder = Type.Object(
  { name: name(Type.String({ minLength: 1, description: 'Name.' })), at: At },
  closed,
);
export const Since = Type.Object({ at: At }, closed);

export const Report = Type.Object(
  {
    reason: words(
      Type.String({ description: 'Reason that was chosen: a rule of the community, or one of all.' }),
    ),
    text: words(Type.String({ description: 'What was written with it; may be empty.' })),
    at: At,
  },
  closed,
);
/** A report in the queue of a community that the owner moderates. */
export const Flagged = Type.Object(
  {
    target: Id(undefined, { description: 'Post or comment.' }),
    reason: words(Type.String({ description: 'Reason that was given.' })),
    by: Nullable(Id('user'), { description: 'Who reported it; null for the automatic check.' }),
    count: Type.Integer({ minimum: 1, description: 'How many people reported it for this.' }),
    at: At,
    status: StringEnum(['open', 'approved', 'removed'], { description: 'What a moderator decided.' }),
  },
  closed,
);
export type Flagged = Static<typeof Flagged>;
export const Ban = Type.Object(
  {
    community: Id('com', { description: 'Where.' }),
    person: Id('user', { description: 'Whom.' }),
    days: Type.Integer({ minimum: 1, description: 'For how many days.' }),
    until: stamp(EpochMs({ description: 'Until when.' })),
    reason: words(Type.String({ description: 'Reason that was given.' })),
    by: Id('user', { description: 'Moderator.' }),
  },
  closed,
);
export type Ban = Static<typeof Ban>;
export const ACTS = [
  'remove',
  'approve',
  'lock',
  'unlock',
  'pin',
  'unpin',
  'ban',
  'unban',
  'rules',
  'flair',
] as const;
export const LogLine = Type.Object(
  {
    community: Id('com', { description: 'Where.' }),
    by: Nullable(Id('user'), { description: 'Moderator; null for the automatic check.' }),
    act: StringEnum([...ACTS], { description: 'What was done.' }),
    target: Nullable(Id(undefined), { description: 'Post, comment or person, or null.' }),
    reason: words(Type.String({ description: 'Reason; may be empty.' })),
    at: At,
  },
  closed,
);
export type LogLine = Static<typeof LogLine>;

export const Draft = Type.Object(
  {
    community: Nullable(Id('com'), { description: 'Community, or null while none is chosen.' }),
    kind: StringEnum([...KINDS], { description: 'Kind of post.' }),
    title: words(Type.String({ description: 'Title.' })),
    text: words(Type.String({ description: 'Text.' })),
    photos: ordered(Type.Array(Type.String(), { description: 'Pictures.' })),
    link: Type.String({ description: 'Address.' }),
    options: ordered(Type.Array(Type.String(), { description: 'Options of a poll.' })),
    pollDays: Type.Integer({ minimum: 1, maximum: 14, description: 'How many days a poll is open.' }),
    from: Nullable(minute(EpochMs()), { description: 'When an event begins, or null.' }),
    hours: Type.Integer({ minimum: 1, maximum: 12, description: 'How many hours an event lasts.' }),
    place: name(Type.String({ description: 'Where an event is.' })),
    flair: Nullable(Id('flair'), { description: 'Flair, or null.' }),
    spoiler: Type.Boolean({ description: 'Whether the text will be covered.' }),
    sensitive: Type.Boolean({ description: 'Whether pictures will be blurred.' }),
    crosspost: Nullable(Id('post'), { description: 'Post of another community that it shows, or null.' }),
    at: At,
  },
  closed,
);
export type Draft = Static<typeof Draft>;
export const Writing = Type.Object(
  { text: words(Type.String({ minLength: 1, description: 'Text so far.' })), at: At },
  closed,
);

export const Notice = Type.Object(
  {
    kind: StringEnum(
      [
        'reply',
        'mention',
        'removed',
        'moderator',
        'thanks',
        'joined',
        'refused',
        'followed',
        'posted',
        'crossposted',
      ],
      { description: 'What happened.' },
    ),
    who: Nullable(Id('user'), { description: 'Who did it, or null.' }),
    community: Nullable(Id('com'), { description: 'Where, or null.' }),
    target: Nullable(Id(undefined), { description: 'Post or comment that it is about, or null.' }),
    text: Type.String({ description: 'What a moderator wrote, or the rule; may be empty.' }),
    at: EpochMs({ description: 'When.' }),
    read: Type.Boolean({ description: 'Whether it was read.' }),
  },
  closed,
);
export type Notice = Static<typeof Notice>;

export const SORTS = ['hot', 'new', 'top', 'rising'] as const;
export type Sort = (typeof SORTS)[number];
export const Settings = Type.Object(
  {
    sort: StringEnum([...SORTS], { description: 'Order in which feeds open.' }),
    commentSort: StringEnum(['best', 'new', 'old', 'controversial'], {
      description: 'Order in which comments open.',
    }),
    density: StringEnum(['card', 'compact'], { description: 'How feeds are set.' }),
    startPage: StringEnum(['home', 'popular', 'all'], { description: 'Feed with which the app opens.' }),
    blur: Type.Boolean({ description: 'Blurs pictures of sensitive posts.' }),
    notifyReplies: Type.Boolean({ description: 'Notifies of replies and of posts that are followed.' }),
    notifyMentions: Type.Boolean({ description: 'Notifies of mentions.' }),
    notifyMessages: Type.Boolean({ description: 'Notifies of private messages.' }),
    notifyModerators: Type.Boolean({ description: 'Notifies of what moderators write.' }),
    notifyCommunities: Type.Boolean({ description: 'Notifies of new posts in communities, by their level.' }),
  },
  closed,
);
export type Settings = Static<typeof Settings>;

/** What people will do on their own, at a time. */
export const Plan = trace(
  Type.Object(
    {
      kind: StringEnum(['comment', 'post', 'message', 'remove', 'lock', 'edit'], {
        description: 'What happens.',
      }),
      who: Id('user', { description: 'Who does it.' }),
      community: Nullable(Id('com'), { description: 'Where, of a post.' }),
      target: Nullable(Id(undefined), {
        description: 'What is answered, removed, locked or edited, or null.',
      }),
      title: Type.String({ description: 'Title of a post; reason of a removal.' }),
      text: Type.String({ description: 'Text.' }),
      flair: Nullable(Id('flair'), { description: 'Flair of a post, or null.' }),
      at: EpochMs({ description: 'When.' }),
    },
    closed,
  ),
);
export type Plan = Static<typeof Plan>;

/** How somebody answers what the owner writes: rules as data. */
export const Habit = Type.Object(
  {
    who: Id('user', { description: 'Who answers.' }),
    on: StringEnum(['post', 'comment', 'message'], { description: 'What they answer.' }),
    where: Type.Array(Id(undefined), {
      description: 'Communities or people; anywhere where there are none.',
    }),
    words: Type.Array(Type.String(), {
      description: 'One of these has to be in the text; any text where there are none.',
    }),
    says: Type.Array(Type.String(), { minItems: 1, description: 'What they may say.' }),
    chance: Type.Number({ minimum: 0, maximum: 1, description: 'How likely they do.' }),
    soonest: Type.Integer({ minimum: 1, description: 'Minutes that it takes at least.' }),
    latest: Type.Integer({ minimum: 1, description: 'Minutes that it takes at most.' }),
  },
  closed,
);
export type Habit = Static<typeof Habit>;
