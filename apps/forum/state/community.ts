import { Type, type Static } from 'typebox';
import {
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  name,
  ordered,
  stamp,
  trace,
  words,
} from '../../../src/state/schema.ts';

export const TONES = ['plum', 'sea', 'moss', 'clay', 'gold', 'slate', 'rose', 'night'] as const;
export const BADGES = [
  'build',
  'yard',
  'waves',
  'menu_book',
  'casino',
  'search',
  'forum',
  'apartment',
  'pedal_bike',
  'bakery_dining',
  'raven',
  'nightlight',
  'storefront',
  'family_restroom',
  'translate',
  'sell',
  'restaurant',
  'signpost',
  'directions_boat',
  'school',
  'local_cafe',
  'group',
] as const;
export const KINDS = ['text', 'photo', 'link', 'poll', 'event'] as const;
export type Kind = (typeof KINDS)[number];

export const Rule = Type.Object(
  {
    title: words(
      Type.String({ minLength: 1, description: 'The rule in short; reports name it as their reason.' }),
    ),
    text: words(Type.String({ description: 'What it means; may be empty.' })),
  },
  { additionalProperties: false },
);
export type Rule = Static<typeof Rule>;

export const Flair = Type.Object(
  {
    id: Id('flair', { description: 'Its id within the community.' }),
    text: name(Type.String({ minLength: 1, description: 'What it says.' })),
    tone: StringEnum([...TONES], { description: 'Its colour.' }),
  },
  { additionalProperties: false },
);
export type Flair = Static<typeof Flair>;

export const Needs = Type.Object(
  {
    kinds: Type.Array(StringEnum([...KINDS]), { description: 'Kinds of post that it takes.' }),
    flair: Type.Boolean({ description: 'Whether a post needs a flair.' }),
    prefixes: ordered(
      Type.Array(Type.String(), {
        description:
          'A title has to begin with one of these in square brackets; any title where there are none.',
      }),
    ),
    titleMost: Type.Integer({ minimum: 20, maximum: 300, description: 'Most characters of a title.' }),
    textLeast: Type.Integer({ minimum: 0, description: 'Fewest characters of the text of a post.' }),
    links: Type.Boolean({ description: 'Whether text may hold links.' }),
    karma: Type.Integer({ minimum: 0, description: 'Karma that one needs to post.' }),
    days: Type.Integer({ minimum: 0, description: 'Days that one’s account has to be old to post.' }),
    minutes: Type.Integer({ minimum: 0, description: 'Minutes between two posts of one person.' }),
  },
  { additionalProperties: false },
);
export type Needs = Static<typeof Needs>;

/** What a moderator removes by hand, a while after it was posted: rules as data. */
export const Removal = Type.Object(
  {
    words: Type.Array(Type.String(), {
      description: 'Words of which one in the title or text breaks the rule.',
    }),
    rule: Type.Integer({ minimum: 0, description: 'Place of the rule in the list of rules.' }),
  },
  { additionalProperties: false },
);

export const Community = Type.Object(
  {
    name: name(Type.String({ minLength: 3, maxLength: 24, description: 'Short name, as in c/fixing.' })),
    title: name(Type.String({ minLength: 1, description: 'Name in full.' })),
    about: words(Type.String({ description: 'What it is about.' })),
    banner: Nullable(Type.String(), { description: 'Picture across its page, or null.' }),
    badge: StringEnum([...BADGES], { description: 'Drawing on its badge.' }),
    tone: StringEnum([...TONES], { description: 'Its colour.' }),
    language: StringEnum(['en', 'zh', 'es', 'ar'], { description: 'Language in which people write there.' }),
    createdAt: stamp(EpochMs({ description: 'When it was made.' })),
    members: trace(Type.Integer({ minimum: 0, description: 'Members, without the owner of the phone.' })),
    open: StringEnum(['public', 'restricted', 'private'], {
      description: 'Who reads and posts: all, all but only approved people post, or members alone.',
    }),
    moderators: ordered(
      Type.Array(Id('user'), { description: 'Who moderates it, the first of them first.' }),
    ),
    rules: ordered(Type.Array(Rule, { description: 'Its rules.' })),
    flairs: ordered(Type.Array(Flair, { description: 'Flairs that posts may have.' })),
    needs: Type.Object(Needs.properties, {
      additionalProperties: false,
      description: 'What a post has to be like; checked before it is sent.',
    }),
    removals: Type.Array(Removal, { description: 'What its moderators remove by hand.' }),
  },
  { additionalProperties: false },
);
export type Community = Static<typeof Community>;
