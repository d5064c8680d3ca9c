import type { Phone } from '../../../apps/catalogue.ts';
import type { actions } from '../../../apps/forum/actions.ts';
import { emptyDraft, ME } from '../../../apps/forum/select.ts';
import type { Comment, Draft, Post } from '../../../apps/forum/state.ts';
import type { Action } from '../../../src/protocol/action.ts';
import type { ArgsOf } from '../../../src/sdk/core/app.ts';
import type { Element, Observation } from '../../../src/protocol/observation.ts';
import { oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import {
  back,
  button,
  field,
  fill,
  has,
  open,
  rid,
  scroll,
  scrollTo,
  tap,
  type Matcher,
  type Steps,
} from '../steps.ts';

export { ME };

/** Names of people on Hearthside who moderate nothing, answer nobody by themselves and are not blocked. */
const PEOPLE = [
  'bandstand_ben',
  'bell_buoy',
  'capstan_clare',
  'cockle_coat',
  'dune_fox',
  'eel_pie_ed',
  'flotsam_faye',
  'gorse_and_go',
  'halt_road_hana',
  'jetty_jo',
  'kelp_me',
  'lantern_lil',
  'maltings_mo',
  'netloft_ned',
  'orchard_ollie',
  'plover_pat',
  'quince_quinn',
  'reserve_ruth',
  'sluice_sid',
  'tern_turn',
  'weir_road_wes',
] as const;
export const person = () => oneOf(...PEOPLE);
export const userOf = (name: string): string => `user-${name}`;

type Acts = typeof actions;
export const act = <K extends keyof Acts & string>(ctx: SetupCtx, action: K, args: ArgsOf<Acts[K]>): void =>
  ctx.act('forum', action, args as never);

export const postId = (key: string): string => `post-task-${key}`;
export const commentId = (key: string): string => `cmt-task-${key}`;

/** Adds a post of somebody, some minutes old, by default a text without answers. Gives its id. */
export function putPost(
  s: Phone,
  key: string,
  given: { community: string; by: string; title: string; minutesAgo: number } & Partial<Post>,
): string {
  const { by, minutesAgo, ...more } = given;
  const id = postId(key);
  s.apps.forum.posts[id] = {
    author: by === ME ? ME : userOf(by),
    kind: 'text',
    text: '',
    photos: [],
    link: null,
    poll: null,
    event: null,
    flair: null,
    spoiler: false,
    sensitive: false,
    crosspost: null,
    at: s.clock.now - minutesAgo * 60_000,
    editedAt: null,
    up: 9,
    down: 1,
    pinned: false,
    locked: false,
    removed: null,
    deleted: false,
    waiting: false,
    ...more,
  };
  return id;
}
/** Adds a comment, some minutes old, under a post or another comment. Gives its id. */
export function putComment(
  s: Phone,
  key: string,
  given: { post: string; by: string; text: string; minutesAgo: number } & Partial<Comment>,
): string {
  const { by, minutesAgo, ...more } = given;
  const id = commentId(key);
  s.apps.forum.comments[id] = {
    parent: null,
    author: by === ME ? ME : userOf(by),
    at: s.clock.now - minutesAgo * 60_000,
    editedAt: null,
    up: 3,
    down: 0,
    official: false,
    pinned: false,
    removed: null,
    deleted: false,
    waiting: false,
    ...more,
  };
  return id;
}
/** Comments on a post, or answers a comment. */
export const comment = (ctx: SetupCtx, target: string, text: string): void =>
  act(ctx, 'addComment', { target, text });
/** Writes a post and sends it. */
export function submit(s: Phone, ctx: SetupCtx, community: string, given: Partial<Draft>): void {
  const draft = 'draft-task';
  const { at: _at, ...blank } = emptyDraft(ctx.now, community);
  act(ctx, 'editDraft', { draft, set: { ...blank, ...given } });
  act(ctx, 'submitPost', { draft });
}

/** Opens Hearthside at its first screen. */
export function* openForum(): Steps {
  let seen: Observation = yield open('forum');
  for (let tries = 0; tries < 6 && !has(seen, rid('nav-home')); tries++) seen = yield back();
  return seen;
}
/** Searches Hearthside from its first screen. */
export function* search(words: string): Steps {
  let seen = yield* openForum();
  seen = yield tap(seen, button('Search'));
  return yield fill(seen, field('Search Hearthside'), words);
}
/** A post in a list, by its title. */
export const postRow = (title: string): Matcher => ({
  what: `post ${title}`,
  rank: e => (e.id.startsWith('post#') && e.name.includes(title) ? 0 : null),
});
/** Opens the post with a title. */
export function* openPost(title: string): Steps {
  const seen = yield* search(`title:"${title.replaceAll(/["“”]/g, '')}"`);
  return yield tap(seen, postRow(title));
}

/** A comment as a thread shows it: its element’s id, author, age, text and points. */
export interface Read {
  id: string;
  who: string;
  ago: string;
  text: string;
  points: number;
}
/** Comments of which everything is on the screen. */
export function commentsIn(seen: Observation): Read[] {
  const found: Read[] = [];
  let at: Read | undefined;
  let isVoted = false;
  for (const { id, name, role } of seen.elements ?? []) {
    if (id.startsWith('comment#')) {
      const [who, ago = ''] = name.split(', ').filter(part => !/^(Author|Mod|You|edited)$/.test(part));
      at = { id: id.slice(8), who: who!.replace('u/', ''), ago, text: '', points: Number.NaN };
      isVoted = false;
    }
    if (at === undefined) continue;
    if (id === `up#${at.id}`) isVoted = true;
    else if (role === 'text' && isVoted && Number.isNaN(at.points) && /^[-−]?\d+$/.test(name)) {
      at.points = Number(name.replace('−', '-'));
      found.push(at);
    } else if (role === 'text' && !isVoted && !id.startsWith(at.id))
      at.text = at.text === '' ? name : `${at.text}\n${name}`;
  }
  return found;
}
/** How many comments a thread says it has, where that is on the screen. */
function countIn(seen: Observation): number | undefined {
  const said = (seen.elements ?? [])
    .map(e => /^(\d+) comments?$/.exec(e.name)?.[1])
    .find(n => n !== undefined);
  return said === undefined ? undefined : Number(said);
}
/** Reads all comments of the thread that is open; of a part of one, those on the screen. */
export function* commentsOf(
  seen: Observation,
): Generator<Action, { seen: Observation; read: Read[] }, Observation> {
  const read = new Map<string, Read>();
  let count: number | undefined;
  for (let turns = 0; turns < 12; turns++) {
    for (const each of commentsIn(seen)) read.set(each.id, each);
    count ??= countIn(seen);
    if (has(seen, rid('whole')) || (count !== undefined && read.size >= count)) break;
    seen = yield scroll('down', 0.6);
  }
  return { seen, read: [...read.values()] };
}
/** Reads the whole list of what a search found. */
export function* foundIn(
  seen: Observation,
  kind: 'post' | 'comment',
): Generator<Action, { seen: Observation; found: { id: string; name: string }[] }, Observation> {
  const found = new Map<string, string>();
  const said = (seen.elements ?? [])
    .map(e => /^(\d+) results?$/.exec(e.name)?.[1])
    .find(n => n !== undefined);
  const count = Number(said ?? 0);
  for (let turns = 0; turns < 12; turns++) {
    for (const { id, name } of seen.elements ?? [])
      if (id.startsWith(`${kind}#`)) found.set(id.slice(kind.length + 1), name);
    if (found.size >= count) break;
    seen = yield scroll('down', 0.6);
  }
  return { seen, found: [...found].map(([id, name]) => ({ id, name })) };
}
/** The menu of the post that is open, not of a comment. */
export const postMenu: Matcher = { what: 'menu of the post', rank: e => (e.id === 'more' ? 0 : null) };
/** The button of a comment, such as `reply` or `more`. */
export const ofComment = (what: 'reply' | 'more' | 'comment' | 'up', id: string): Matcher => ({
  what: `${what} of ${id}`,
  rank: e => (e.id === `${what}#${id}` ? 0 : null),
});
/** Answers a comment of the thread that is open, or comments on the post. */
export function* answer(seen: Observation, id: string | null, text: string): Steps {
  if (id === null) seen = yield tap(seen, rid('write'));
  else {
    seen = yield* scrollTo(seen, ofComment('reply', id), { direction: 'up' });
    seen = yield tap(seen, ofComment('reply', id));
  }
  seen = yield fill(seen, field('Your comment'), text);
  return yield tap(seen, rid('send'));
}
/** A line of the menu of a post or comment that is open. */
export function* choose(seen: Observation, line: string): Steps {
  seen = yield* scrollTo(seen, rid(`do-${line}`));
  return yield tap(seen, rid(`do-${line}`));
}
/** Texts of an element and what lies in it, in order. */
export function textsIn(seen: Observation, outer: Element): string[] {
  const all = seen.elements ?? [];
  const isIn = (e: Element): boolean =>
    e.parent !== null && (e.parent === outer.index || isIn(all[e.parent]!));
  return all.filter(e => e.role === 'text' && isIn(e)).map(e => e.name);
}
/** Writes a private message to a person whose profile is open. */
export function* messageTo(seen: Observation, text: string): Steps {
  seen = yield tap(seen, rid('message'));
  seen = yield fill(seen, field('Message'), text);
  return yield tap(seen, button('Send'));
}
/** Opens the form of a new post in a community, from the first screen. */
export function* startPost(community: string): Steps {
  let seen = yield* openForum();
  seen = yield tap(seen, rid('nav-new'));
  seen = yield tap(seen, rid('community'));
  const row = { what: community, rank: (e: Element) => (e.id === `button#${community}` ? 0 : null) };
  seen = yield* scrollTo(seen, row);
  return yield tap(seen, row);
}
