import { Type, type Static } from 'typebox';
import { EpochMs, Nullable, ordered, stamp, StringEnum, trace, words } from '../../src/state/schema.ts';

/** Id of the owner’s account. */
export const ME = 'me';
export const text = (description: string) => words(Type.String({ description }));
export const flag = (description: string) => Type.Boolean({ description });
export const count = (description: string) => Type.Integer({ minimum: 0, description });
export const ids = (description: string) => Type.Array(Type.String(), { description });
export const closed = { additionalProperties: false } as const;

export const Photo = Type.Object(
  {
    picture: Type.String({ description: 'Picture.' }),
    alt: text('Description for those who do not see it; empty when none.'),
  },
  closed,
);
export type Photo = Static<typeof Photo>;

export const AUDIENCES = ['everyone', 'followers', 'mentioned'] as const;
const Audience = (description: string) => StringEnum([...AUDIENCES], { description });
export type Audience = (typeof AUDIENCES)[number];
export const REPLIERS = ['everyone', 'following', 'mentioned'] as const;
const Repliers = (description: string) => StringEnum([...REPLIERS], { description });
export type Repliers = (typeof REPLIERS)[number];

export const Poll = Type.Object(
  {
    choices: ordered(
      Type.Array(Type.Object({ text: text('Choice.'), votes: count('Votes of others.') }, closed), {
        minItems: 2,
        maxItems: 4,
        description: 'Choices, in order.',
      }),
    ),
    minutes: Type.Integer({ minimum: 5, description: 'How long it runs, in minutes.' }),
    endsAt: stamp(EpochMs({ description: 'When it ends.' })),
    voted: Nullable(Type.Integer({ minimum: 0 }), {
      description: 'The owner’s choice by its place, or null.',
    }),
  },
  { ...closed, description: 'A poll.' },
);
export type Poll = Static<typeof Poll>;

export const Post = Type.Object(
  {
    by: Type.String({ description: 'Account that posted it.' }),
    at: stamp(EpochMs({ description: 'When it was posted.' })),
    text: text('Text.'),
    lang: trace(StringEnum(['en', 'zh', 'es', 'ar'], { description: 'Language of the text.' })),
    photos: ordered(Type.Array(Photo, { maxItems: 4, description: 'Photos, in order.' })),
    replyTo: Nullable(Type.String(), { description: 'Post that it answers, or null.' }),
    quote: Nullable(Type.String(), { description: 'Post that it quotes, or null.' }),
    poll: Type.Optional(Poll),
    audience: Audience('Who may see it.'),
    repliers: Repliers('Who may reply.'),
    warning: text('Words shown in place of the text until it is opened; empty when none.'),
    context: text('Note of readers below it, which puts it right; empty when none.'),
    likes: count('Likes of others.'),
    reposts: count('Reposts of others.'),
    views: count('How often it was seen.'),
    liked: flag('Liked by the owner.'),
    reposted: flag('Reposted by the owner.'),
    hidden: flag('A reply that the owner has hidden below a post of theirs.'),
    status: StringEnum(['sent', 'pending'], { description: 'Whether it has left the phone.' }),
    edits: ordered(
      Type.Array(
        Type.Object(
          { at: stamp(EpochMs({ description: 'Until when.' })), text: text('Text until then.') },
          closed,
        ),
        { description: 'What it said before, oldest first.' },
      ),
    ),
  },
  { ...closed, description: 'A post.' },
);
export type Post = Static<typeof Post>;

/** What is written in a composer: one post, or several that answer each other. */
export const Draft = Type.Object(
  {
    posts: ordered(
      Type.Array(
        Type.Object(
          {
            text: text('Text.'),
            photos: ordered(Type.Array(Photo, { maxItems: 4, description: 'Photos.' })),
          },
          closed,
        ),
        { minItems: 1, description: 'Posts of the thread, in order.' },
      ),
    ),
    replyTo: Nullable(Type.String(), { description: 'Post that it answers, or null.' }),
    quote: Nullable(Type.String(), { description: 'Post that it quotes, or null.' }),
    choices: ordered(Type.Array(text('Choice.'), { description: 'Choices of a poll; empty for none.' })),
    minutes: Type.Integer({ minimum: 5, description: 'How long a poll runs, in minutes.' }),
    audience: Audience('Who may see it.'),
    repliers: Repliers('Who may reply.'),
    warning: text('Content warning; empty when none.'),
  },
  { ...closed, description: 'What is written and not posted.' },
);
export type Draft = Static<typeof Draft>;

export const KeptDraft = Type.Object(
  { ...Draft.properties, keptAt: stamp(EpochMs({ description: 'When it was kept.' })) },
  { ...closed, description: 'A draft among those that were kept.' },
);
export type KeptDraft = Static<typeof KeptDraft>;
