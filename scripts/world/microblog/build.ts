/** Makes apps/microblog/world.json: `npx tsx scripts/world/microblog/build.ts`. The same input gives the same bytes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { me as owner, cast } from '../cast.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { validate } from '../../../src/state/validate.ts';
import type { Chat } from '../../../apps/chat/state.ts';
import { Microblog, ME, type Account, type Post } from '../../../apps/microblog/state.ts';
import { langOf } from '../../../apps/microblog/text.ts';
import { accounts } from './accounts.ts';
import { coming, people, reposts } from './people.ts';
import { messages, notices, rules } from './talks.ts';
import { town } from './town.ts';
import type { AccountLine, More, PostLine } from './types.ts';

const ZONE = 'Europe/London';
const START = '2026-03-12 09:41';
const MINUTE = 60_000;
const moment = (local: string): number => {
  const full = /^\d{4}-/u.test(local) ? local : `2026-${local}`;
  const [year, month, day, hour, minute] = full.match(/\d+/gu)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute }, ZONE);
};
const now = moment(START);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const chat = read('../../../apps/chat/world.json') as Chat;
const known = new Set((read('../../../assets/pictures/index.json') as { name: string }[]).map(p => p.name));
const picture = (name: string): string => {
  if (!known.has(name)) throw new Error(`no picture ${name}`);
  return name;
};

const idOf = (key: string): string => {
  if (key === ME) return ME;
  if (!accounts.some(a => a.key === key)) throw new Error(`no account ${key}`);
  return `account-${key}`;
};
const has = (line: AccountLine, mark: string): boolean => line.marks?.includes(mark) ?? false;
const followed = accounts.filter(a => has(a, 'f')).map(a => idOf(a.key));
const TOWN = ['ferries', 'council', 'echo', 'skylight', 'bridge', 'puns', 'museum', 'herons'];

/** Whom an account follows: the owner where they are friends, some of the town, and some of those beside it. */
function followsOf(line: AccountLine, index: number): string[] {
  if (line.key === ME) return followed;
  const isPerson = line.cast !== undefined || line.follows !== undefined;
  const town = isPerson ? TOWN.filter((_, i) => (index + i) % 3 !== 0) : [];
  const near = isPerson
    ? accounts.filter((a, i) => a.cast !== undefined && a.key !== line.key && (i * 7 + index) % 5 === 0)
    : [];
  return [...(has(line, 'b') ? [ME] : []), ...[...town, ...near.map(a => a.key)].map(idOf)];
}

function accountOf(line: AccountLine, index: number): Account {
  const person = cast.find(p => p.id === line.cast);
  const portrait =
    line.key === ME ? chat.me.portrait : (chat.contacts[`c-${line.cast ?? ''}`]?.portrait ?? null);
  return {
    handle: line.handle,
    name: line.name ?? person?.name ?? owner.name,
    bio: line.bio,
    place: line.place ?? '',
    link: line.link ?? '',
    picture: line.picture ? picture(line.picture) : portrait,
    banner: line.banner ? picture(line.banner) : null,
    verified: has(line, 'v'),
    protected: has(line, 'p'),
    status: line.status ?? 'open',
    dms: line.dms ?? (line.cast ? 'everyone' : 'following'),
    joined: line.joined ?? '2024-01',
    follows: followsOf(line, index),
    fans: line.fans ?? 0,
    pinned: line.pinned ? `post-${line.pinned}` : null,
    muted: has(line, 'm'),
    blocked: has(line, 'x'),
    bell: has(line, 'n'),
  };
}

/** Keys of posts without one: the author’s, and which of theirs without one it is. */
const counted = new Map<string, number>();
const keyOf = ([by, , , more]: PostLine): string => {
  if (more?.key) return more.key;
  const n = (counted.get(by) ?? 0) + 1;
  counted.set(by, n);
  return `${by}-${n}`;
};
const real = (line: PostLine): boolean => line[2] !== '';

function postOf([by, , text, more = {}]: PostLine, at: number, keys: ReadonlySet<string>): Post {
  const ref = (key: string | undefined): string | null => {
    if (key === undefined) return null;
    if (!keys.has(key)) throw new Error(`no post ${key}`);
    return `post-${key}`;
  };
  const likes = more.likes ?? 0;
  return {
    by: idOf(by),
    at,
    text,
    lang: more.lang ?? langOf(text),
    photos: (more.photos ?? []).map(([name, alt]) => ({ picture: picture(name), alt })),
    replyTo: ref(more.re),
    quote: ref(more.q),
    ...(more.poll ? { poll: pollOf(more.poll, at) } : {}),
    audience: more.audience ?? 'everyone',
    repliers: more.repliers ?? 'everyone',
    warning: more.warn ?? '',
    context: more.context ?? '',
    likes: more.mine?.includes('l') ? likes - 1 : likes,
    reposts: more.reposts ?? 0,
    views: more.views ?? likes * 23 + (more.reposts ?? 0) * 41 + text.length,
    liked: more.mine?.includes('l') ?? false,
    reposted: more.mine?.includes('r') ?? false,
    hidden: false,
    status: 'sent',
    edits: [],
  };
}
const pollOf = (poll: NonNullable<More['poll']>, at: number): NonNullable<Post['poll']> => ({
  choices: poll.choices.map(([text, votes]) => ({ text, votes })),
  minutes: poll.minutes,
  endsAt: at + poll.minutes * MINUTE,
  voted: poll.voted ?? null,
});

/** What the owner liked, reposted and kept. */
const LIKED = ['otters', 'bridge-right', 'zoe-print', 'second-lamp', 'lever', 'ferry-right', 'full-stop'];
const REPOSTED = ['ring', 'rumour-park'];
const KEPT: Readonly<Record<string, string | null>> = {
  'seal-rocks': 'folder-gannet',
  'ferry-right': 'folder-gannet',
  silent: null,
  'market-sunday': null,
};

const lines = [...town, ...people].filter(real);
const keyed = lines.map(line => [keyOf(line), line] as const);
const keys = new Set(keyed.map(([key]) => key));
if (keys.size !== keyed.length) throw new Error('a key of a post stands twice');
const posts = Object.fromEntries(
  keyed
    .map(([key, line]) => [key, postOf(line, moment(line[1]), keys)] as const)
    .sort(([, a], [, b]) => a.at - b.at)
    .map(([key, post]) => [
      `post-${key}`,
      { ...post, liked: LIKED.includes(key), reposted: REPOSTED.includes(key) },
    ]),
);
const arriving = coming
  .map(([minutes, ...line]) => ({ minutes, line: line as PostLine }))
  .filter(({ line }) => real(line))
  .map(({ minutes, line }, i) => {
    const at = now + minutes * MINUTE;
    return [`post-${line[3]?.key ?? `coming-${i + 1}`}`, { at, post: postOf(line, at, keys) }] as const;
  });

const withs = messages.map(([who, at, text, post], i) => {
  const mine = who.startsWith('me>');
  const account = idOf(mine ? who.slice(3) : who);
  return [
    `message-${i + 1}`,
    { with: account, mine, at: moment(at), text, post: post ? `post-${post}` : null },
  ] as const;
});
const UNREAD = ['tidy', 'tom', 'walter', 'jonas'].map(idOf);
const talks = [...new Set(withs.map(([, m]) => m.with))].map(account => {
  const all = withs.filter(([, m]) => m.with === account).map(([, m]) => m);
  const last = Math.max(...all.map(m => m.at));
  const readAt = UNREAD.includes(account)
    ? Math.max(...all.filter(m => m.mine).map(m => m.at), moment('03-01 00:00'))
    : last;
  return [account, { request: !followed.includes(account), readAt }] as const;
});

const state: Microblog = {
  accounts: Object.fromEntries(accounts.map((line, i) => [idOf(line.key), accountOf(line, i)])),
  posts,
  reposts: Object.fromEntries(
    reposts.map(([by, post, at], i) => [
      `repost-${i + 1}`,
      { post: `post-${post}`, by: idOf(by), at: moment(at) },
    ]),
  ),
  coming: Object.fromEntries(arriving),
  asked: [],
  requests: ['okonjo', 'student', 'keele'].map(idOf),
  composer: null,
  drafts: {
    'draft-herons': {
      posts: [
        {
          text: 'Second night at Tidal Hall: who else has an alarm set for ten o’clock tomorrow? #PaperHerons',
          photos: [],
        },
      ],
      replyTo: null,
      quote: null,
      choices: [],
      minutes: 1_440,
      audience: 'everyone',
      repliers: 'everyone',
      warning: '',
      keptAt: moment('03-11 21:30'),
    },
  },
  scheduled: {
    'scheduled-choir': {
      at: moment('03-18 17:00'),
      draft: {
        posts: [
          { text: 'Choir tonight at half past seven. Tenors, you know who you are. We do not.', photos: [] },
        ],
        replyTo: null,
        quote: null,
        choices: [],
        minutes: 1_440,
        audience: 'everyone',
        repliers: 'everyone',
        warning: '',
      },
    },
  },
  bookmarks: Object.fromEntries(
    Object.entries(KEPT).map(([key, folder], i) => [
      `post-${key}`,
      { folder, at: now - (i + 3) * 3_600_000 },
    ]),
  ),
  folders: { 'folder-gannet': { name: 'Gannet weekend' } },
  lists: {
    'list-town': {
      name: 'Town hall and weather',
      private: false,
      pinned: true,
      members: ['council', 'skylight', 'ferries', 'bridge', 'buses'].map(idOf),
      at: moment('2025-06-02 20:00'),
    },
    'list-studio': {
      name: 'Studio',
      private: true,
      pinned: true,
      members: ['ruth', 'catherine', 'owen', 'nadia', 'tess', 'studio'].map(idOf),
      at: moment('2025-09-15 09:00'),
    },
    'list-music': {
      name: 'Loud',
      private: false,
      pinned: false,
      members: ['herons', 'marrow', 'jonas', 'samw'].map(idOf),
      at: moment('2025-11-01 22:00'),
    },
  },
  mutedWords: { 'muted-barbell': { word: 'barbell', span: 'ever', at: moment('2025-12-02 06:00') } },
  notices: Object.fromEntries(
    notices.map(([kind, by, post, at], i) => [
      `notice-${i + 1}`,
      { kind, by: idOf(by), post: post === null ? null : `post-${post}`, at: moment(at) },
    ]),
  ),
  noticesSeenAt: moment('03-12 08:30'),
  timelineSeenAt: now,
  talks: Object.fromEntries(talks),
  messages: Object.fromEntries(withs),
  rules: rules.map(([by, on, any, seconds, text]) => ({
    by: idOf(by),
    on,
    any: [...any],
    delayMs: seconds * 1_000,
    text: [...text],
  })),
  acts: [],
  problem: null,
  held: [],
  clockShift: 0,
  when: null,
  searches: ['from:harrowferries since:2026-03-10', '#LanternTrail'],
  settings: {
    dms: 'everyone',
    notifyLikes: true,
    notifyReplies: true,
    notifyFollows: true,
    notifyMessages: true,
    density: 'comfortable',
    showWarned: false,
    languages: ['en', 'zh', 'es'],
  },
};
for (const [, n] of notices.entries())
  if (n[2] !== null && !keys.has(n[2])) throw new Error(`no post ${n[2]} of a notice`);

const problems = validate(Microblog, state);
if (problems.length > 0) throw new Error(JSON.stringify(problems.slice(0, 5)));
writeFileSync(new URL('../../../apps/microblog/world.json', import.meta.url), `${JSON.stringify(state)}\n`);
console.log(
  `${Object.keys(posts).length} posts, ${Object.values(posts).filter(p => p.replyTo === null).length} of them in timelines, ${arriving.length} to come, ${accounts.length} accounts`,
);
