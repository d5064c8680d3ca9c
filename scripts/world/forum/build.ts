import { writeFileSync } from 'node:fs';
import pictures from '../../../assets/pictures/index.json' with { type: 'json' };
import type { Forum } from '../../../apps/forum/state.ts';
import { Forum as Schema } from '../../../apps/forum/state.ts';
import { validate } from '../../../src/state/validate.ts';
import { hobbies } from './hobbies.ts';
import * as own from './own.ts';
import { at, parse } from './parse.ts';
import { people, readers } from './people.ts';
import { needsOf, places } from './places.ts';
import { things } from './things.ts';
import { tongues } from './tongues.ts';
import { town } from './town.ts';

/*
 * Writes world.json from scripts/world/forum: npx tsx scripts/world/forum/build.ts
 * Fails where somebody writes whom nobody knows, a flair is missing, or a time lies ahead.
 */
const NOW = at('2026-03-12 09:41');
const OWNER = 'half_a_ladder';
const user = (name: string): string => (name === OWNER ? 'user-me' : `user-${name}`);
const com = (name: string): string => `com-${name}`;
/** A portrait by its number, or any picture by its name. */
function pictureOf(name: string): string {
  const found = pictures.find(p => p.name === name || p.name.startsWith(`portrait-${name}-`));
  if (!found) throw new Error(`No picture ${name}`);
  return found.name;
}
const table = <T>(rows: readonly (readonly [string, T])[]): Record<string, T> => Object.fromEntries(rows);

const text = [town, things, hobbies, tongues].join('\n').replaceAll('user-half_a_ladder', 'user-me');
const { posts, comments } = parse(text);
for (const item of [...Object.values(posts), ...Object.values(comments)]) {
  item.author = user(item.author.slice(5));
  if (item.removed?.by) item.removed.by = user(item.removed.by.slice(5));
}

const world: Forum = {
  people: table(
    [...people, ...readers].map(([name, since, earlier, bio = '', picture]) => [
      user(name),
      { name, bio, picture: picture === undefined ? null : pictureOf(picture), joinedAt: at(since), earlier },
    ]),
  ),
  communities: table(
    places.map(place => [
      com(place.name),
      {
        name: place.name,
        title: place.title,
        about: place.about,
        banner: place.banner ?? null,
        badge: place.badge,
        tone: place.tone,
        language: place.language ?? 'en',
        createdAt: at(place.since),
        members: place.members,
        open: place.open ?? 'public',
        moderators: place.moderators.map(user),
        rules: place.rules.map(([title, words = '']) => ({ title, text: words })),
        flairs: (place.flairs ?? []).map(([id, words, tone]) => ({
          id: `flair-${place.name}-${id}`,
          text: words,
          tone,
        })),
        needs: needsOf(place),
        removals: (place.removals ?? []).map(([words, rule]) => ({ words: [...words], rule })),
      },
    ]),
  ),
  posts,
  comments,
  messages: table(
    own.messages.map(([person, from, when, words], i) => [
      `msg-${i + 1}`,
      { person: user(person), mine: from === 'me', text: words, at: at(when), waiting: false },
    ]),
  ),
  joined: table(own.joined.map(([name, since, level]) => [com(name), { at: at(since), level }])),
  asked: {},
  votes: table(own.votes.map(([target, value]) => [target, { value }])),
  choices: {},
  saved: table(
    own.saved.map(([target, folder, when]) => [
      target,
      { folder: folder === null ? null : `folder-${folder}`, at: at(when) },
    ]),
  ),
  folders: table(own.folders.map(([id, name, when]) => [`folder-${id}`, { name, at: at(when) }])),
  hidden: { 'post-fireworks-noise': { at: at('2026-01-02 09:00') } },
  followed: {
    'post-sewing-machine': { at: at('2026-03-08 19:00') },
    'post-warm-white-lamps': { at: at('2026-03-11 21:00') },
    'user-fog_and_focus': { at: at('2024-05-05') },
  },
  thanked: {},
  blocked: { 'user-quick_yuan': { at: at('2026-03-01 09:05') } },
  muted: { 'com-parents': { at: at('2025-01-06') } },
  reports: {},
  flagged: table(
    own.flagged.map(([target, reason, by, count, when], i) => [
      `flagged-${i + 1}`,
      { target, reason, by: by === null ? null : user(by), count, at: at(when), status: 'open' as const },
    ]),
  ),
  bans: table(
    own.bans.map(([community, person, days, until, reason, by], i) => [
      `ban-${i + 1}`,
      { community: com(community), person: user(person), days, until: at(until), reason, by: user(by) },
    ]),
  ),
  log: table(
    own.log.map(([by, act, target, reason, when], i) => [
      `log-${i + 1}`,
      { community: com('ghostsigns'), by: by === null ? null : user(by), act, target, reason, at: at(when) },
    ]),
  ),
  drafts: {},
  writing: {},
  notices: table(
    own.notices.map(([kind, who, target, when, read, words = ''], i) => {
      const post = posts[target] ?? posts[comments[target]?.post ?? ''];
      if (!post) throw new Error(`No ${target}`);
      return [
        `notice-${i + 1}`,
        { kind, who: user(who), community: post.community, target, text: words, at: at(when), read },
      ] as const;
    }),
  ),
  visits: table(own.visits.map(([post, when]) => [`post-${post}`, { at: at(when) }])),
  searches: own.searches,
  seen: {
    'user-guyline': at('2026-03-05 18:07'),
    'user-serif_and_sons': at('2026-03-11 19:33'),
    'user-fog_and_focus': at('2026-02-23 12:41'),
    'user-tidal_newbie': at('2026-03-10 09:00'),
  },
  settings: {
    sort: 'hot',
    commentSort: 'best',
    density: 'card',
    startPage: 'home',
    blur: true,
    notifyReplies: true,
    notifyMentions: true,
    notifyMessages: true,
    notifyModerators: true,
    notifyCommunities: true,
  },
  plans: table(
    own.plans.map(([kind, who, target, when, words, more = {}], i) => [
      `plan-${i + 1}`,
      {
        kind,
        who: user(who),
        community: more.community === undefined ? null : com(more.community),
        target,
        title: more.title ?? '',
        text: words,
        flair: more.flair === undefined ? null : `flair-${more.community}-${more.flair}`,
        at: at(when),
      },
    ]),
  ),
  breaches: { ...own.breaches },
  habits: table(
    own.habits.map(([who, on, where, words, says, chance, [soonest, latest]], i) => [
      `habit-${i + 1}`,
      { who: user(who), on, where: [...where], words: [...words], says: [...says], chance, soonest, latest },
    ]),
  ),
  clockShift: 0,
};

function check(): void {
  for (const [id, post] of Object.entries(world.posts)) {
    const place = world.communities[post.community];
    if (!place) throw new Error(`${id}: no community ${post.community}`);
    if (!world.people[post.author]) throw new Error(`${id}: nobody is ${post.author}`);
    if (post.flair !== null && !place.flairs.some(f => f.id === post.flair))
      throw new Error(`${id}: no flair ${post.flair}`);
    if (post.at > NOW) throw new Error(`${id} lies ahead`);
  }
  for (const [id, comment] of Object.entries(world.comments)) {
    if (!world.people[comment.author]) throw new Error(`${id}: nobody is ${comment.author}`);
    if (comment.at > NOW) throw new Error(`${id} lies ahead: ${comment.text}`);
    const above = comment.parent === null ? world.posts[comment.post] : world.comments[comment.parent];
    if (!above || above.at > comment.at) throw new Error(`${id} is before what it answers: ${comment.text}`);
  }
  const known = (id: string): boolean =>
    [world.posts, world.comments, world.people].some(rows => rows[id] !== undefined);
  const named = [
    ...Object.keys(world.votes),
    ...Object.keys(world.saved),
    ...Object.keys(world.breaches),
    ...Object.keys(world.visits),
    ...Object.values(world.flagged).map(f => f.target),
    ...Object.values(world.plans).flatMap(p => [p.who, ...(p.target === null ? [] : [p.target])]),
    ...Object.values(world.habits).map(h => h.who),
    ...Object.values(world.messages).map(m => m.person),
    ...Object.values(world.communities).flatMap(c => c.moderators),
  ];
  for (const id of named) if (!known(id)) throw new Error(`Nothing is ${id}`);
  const problems = validate(Schema, world);
  if (problems.length > 0) throw new Error(JSON.stringify(problems.slice(0, 5), null, 1));
}
check();
writeFileSync(new URL('../../../apps/forum/world.json', import.meta.url), `${JSON.stringify(world)}\n`);
console.log(
  `${Object.keys(posts).length} posts, ${Object.keys(comments).length} comments, ${Object.keys(world.people).length} people`,
);
