import { Type, type Static } from 'typebox';
import {
  EpochMs,
  history,
  minute,
  name,
  Nullable,
  ordered,
  stamp,
  StringEnum,
  Table,
  trace,
} from '../../src/state/schema.ts';
import { closed, count, Draft, flag, ids, KeptDraft, Post, text } from './post-state.ts';

export * from './post-state.ts';

export const Account = Type.Object(
  {
    handle: Type.String({ description: 'Handle without the @.' }),
    name: name(Type.String({ minLength: 1, description: 'Name on the profile.' })),
    bio: text('What it says of itself.'),
    place: name(Type.String({ description: 'Place on the profile; empty when none.' })),
    link: Type.String({ description: 'Address on the profile; empty when none.' }),
    picture: Nullable(Type.String(), { description: 'Picture, or null for initials.' }),
    banner: Nullable(Type.String(), { description: 'Picture behind the profile, or null.' }),
    verified: flag('Checked by Chirrup: a firm, office or public face.'),
    protected: flag('Posts are for followers alone.'),
    status: StringEnum(['open', 'suspended', 'blocksOwner'], {
      description: 'Whether the owner can see it.',
    }),
    dms: StringEnum(['everyone', 'following', 'nobody'], { description: 'Who may write to it directly.' }),
    joined: Type.String({ description: 'Month in which it was made, YYYY-MM.' }),
    follows: ids('Accounts that it follows.'),
    fans: count('Followers that are not accounts of this phone.'),
    pinned: Nullable(Type.String(), { description: 'Post on top of the profile, or null.' }),
    muted: flag('The owner does not see its posts.'),
    blocked: flag('The owner has blocked it.'),
    bell: flag('The owner is told of every post.'),
  },
  closed,
);
export type Account = Static<typeof Account>;

export const Scheduled = Type.Object(
  { draft: Draft, at: minute(EpochMs({ description: 'When it is to be posted.' })) },
  closed,
);

export const NOTICE_KINDS = [
  'like',
  'repost',
  'reply',
  'mention',
  'quote',
  'follow',
  'bell',
  'poll',
  'accepted',
  'request',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
export const Notice = Type.Object(
  {
    kind: StringEnum([...NOTICE_KINDS], { description: 'What happened.' }),
    by: Type.String({ description: 'Account that did it.' }),
    post: Nullable(Type.String(), {
      description: 'Post that it is about: what was liked, or the reply itself.',
    }),
    at: stamp(EpochMs({ description: 'When.' })),
  },
  closed,
);
export type Notice = Static<typeof Notice>;

export const Message = Type.Object(
  {
    with: Type.String({ description: 'Account that the conversation is with.' }),
    mine: flag('Written by the owner.'),
    at: stamp(EpochMs({ description: 'When.' })),
    text: text('Text.'),
    post: Nullable(Type.String(), { description: 'Post that is attached, or null.' }),
  },
  closed,
);
export type Message = Static<typeof Message>;

export const Talk = Type.Object(
  {
    request: flag('From somebody whom the owner does not follow, and not accepted yet.'),
    readAt: trace(EpochMs(), { description: 'Messages of the other after it are unread.' }),
  },
  closed,
);

export const List = Type.Object(
  {
    name: name(Type.String({ minLength: 1, description: 'Name.' })),
    private: flag('Only the owner knows of it.'),
    pinned: flag('A tab of the timeline.'),
    members: ids('Accounts in it.'),
    at: stamp(EpochMs({ description: 'When it was made.' })),
  },
  closed,
);
export type List = Static<typeof List>;

export const SPANS = ['day', 'week', 'month', 'ever'] as const;
export type Span = (typeof SPANS)[number];
export const MutedWord = Type.Object(
  {
    word: name(Type.String({ minLength: 1, description: 'Word or words.' })),
    span: StringEnum([...SPANS], { description: 'For how long.' }),
    at: stamp(EpochMs({ description: 'Since when.' })),
  },
  closed,
);
export type MutedWord = Static<typeof MutedWord>;

/** How others answer, by rules that are data. */
export const Rule = Type.Object(
  {
    by: Type.String({ description: 'Account that answers.' }),
    on: StringEnum(['post', 'reply', 'message'], {
      description: 'What it answers: posts of the owner, replies and mentions to it, or direct messages.',
    }),
    any: Type.Array(Type.String(), {
      description: 'Words of which one must occur; empty for no such demand.',
    }),
    delayMs: Type.Integer({ minimum: 1_000, description: 'How long it takes.' }),
    text: Type.Array(Type.String(), {
      description: 'Variants, of which chance takes one; empty to like alone.',
    }),
  },
  closed,
);
export type Rule = Static<typeof Rule>;

export const PROBLEMS = [
  'offline',
  'long',
  'empty',
  'poll',
  'gone',
  'suspended',
  'blocked',
  'protected',
  'rate',
  'media',
  'message',
  'closed',
  'late',
] as const;
export type Problem = (typeof PROBLEMS)[number];

export const Settings = Type.Object(
  {
    dms: StringEnum(['everyone', 'following', 'nobody'], {
      description: 'Who may write to the owner directly.',
    }),
    notifyLikes: flag('Notifications of likes and reposts.'),
    notifyReplies: flag('Notifications of replies, mentions and quotes.'),
    notifyFollows: flag('Notifications of followers.'),
    notifyMessages: flag('Notifications of direct messages.'),
    density: StringEnum(['comfortable', 'compact'], { description: 'Room between posts.' }),
    showWarned: flag('Opens what has a content warning at once.'),
    languages: Type.Array(StringEnum(['en', 'zh', 'es', 'ar']), { description: 'Languages of For you.' }),
  },
  { ...closed, description: 'Settings.' },
);

export const Microblog = Type.Object(
  {
    accounts: Table(Account, { description: 'Accounts; the owner’s is `me`.' }),
    posts: Table(Post, { description: 'Posts, replies among them.' }),
    reposts: Table(
      Type.Object(
        {
          post: Type.String({ description: 'Post.' }),
          by: Type.String({ description: 'Account that reposted it.' }),
          at: stamp(EpochMs({ description: 'When.' })),
        },
        closed,
      ),
      { description: 'Reposts of others that come into the timeline.' },
    ),
    coming: Table(Type.Object({ at: EpochMs({ description: 'When it arrives.' }), post: Post }, closed), {
      description: 'Posts of others on their way: each becomes a post under its id.',
    }),
    asked: ids('Protected accounts that the owner has asked to follow.'),
    requests: ids('Accounts that have asked to follow the owner.'),
    composer: Nullable(Draft, { description: 'What is being written, or null.' }),
    drafts: Table(KeptDraft, { description: 'Drafts that were kept.' }),
    scheduled: Table(Scheduled, { description: 'Posts that wait for their time.' }),
    bookmarks: Table(
      Type.Object(
        {
          folder: Nullable(Type.String(), { description: 'Folder, or null.' }),
          at: stamp(EpochMs({ description: 'When it was kept.' })),
        },
        closed,
      ),
      { description: 'Bookmarks, by post.' },
    ),
    folders: Table(Type.Object({ name: name(Type.String({ minLength: 1, description: 'Name.' })) }, closed), {
      description: 'Folders of bookmarks.',
    }),
    lists: Table(List, { description: 'Lists of the owner.' }),
    mutedWords: Table(MutedWord, { description: 'Words whose posts are left out.' }),
    notices: Table(Notice, { description: 'Notifications inside the app.' }),
    noticesSeenAt: trace(EpochMs(), { description: 'Notifications after it are new.' }),
    timelineSeenAt: trace(EpochMs(), { description: 'Posts of others after it wait behind the pill.' }),
    talks: Table(Talk, { description: 'Conversations, by the account that they are with.' }),
    messages: Table(Message, { description: 'Direct messages.' }),
    rules: ordered(Type.Array(Rule, { description: 'How others answer; the first of each that fits does.' })),
    acts: trace(Type.Array(EpochMs()), {
      description: 'When the owner posted, liked and so on in the last hour.',
    }),
    problem: trace(
      Nullable(
        Type.Object(
          {
            kind: StringEnum([...PROBLEMS], { description: 'What is wrong.' }),
            about: Type.String({ description: 'Account or post that it is about; empty when none.' }),
            until: Nullable(EpochMs(), { description: 'When it can be tried again, or null.' }),
          },
          closed,
        ),
      ),
      { description: 'Why the last act was refused, until it is put away.' },
    ),
    held: trace(
      Type.Array(
        Type.Object(
          {
            action: Type.String({ description: 'Rule that waits.' }),
            args: Type.Record(Type.String(), Type.Unknown(), { description: 'Its arguments.' }),
          },
          { additionalProperties: false },
        ),
      ),
      { description: 'What others did while the phone was offline, in its order.' },
    ),
    clockShift: trace(Type.Integer(), {
      description: 'How far the phone’s clock was set by hand, ms: what others post moves along.',
    }),
    when: trace(
      Nullable(
        Type.Object(
          {
            date: EpochMs({ description: 'Day, as its midnight or any moment of it.' }),
            minutes: Type.Integer({ minimum: 0, maximum: 1_439, description: 'Minutes of the day.' }),
          },
          closed,
        ),
      ),
      { description: 'Day and time that are being chosen for a scheduled post, or null.' },
    ),
    searches: history(Type.Array(Type.String()), { description: 'Recent searches, newest first.' }),
    settings: Settings,
  },
  { ...closed, description: 'Chirrup.' },
);
export type Microblog = Static<typeof Microblog>;
