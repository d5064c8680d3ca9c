import { compare } from '../../../src/sdk/core/compare.ts';
import { remembered } from '../../../src/sdk/core/remembered.ts';
import { mentionsOf } from '../text.ts';
import { ME, type Account, type Microblog, type Post } from '../state.ts';

export type Row = Post & { id: string };
/** A post as a timeline shows it: by itself, or because somebody reposted it. */
export interface Entry {
  post: string;
  /** Who reposted it, or null. */
  via: string | null;
  at: number;
}

/** Newest first. */
export const byTime = (a: { at: number; id: string }, b: { at: number; id: string }): number =>
  b.at - a.at || compare(b.id, a.id);

/** All posts, newest first. */
export const allPosts = remembered((posts: Microblog['posts']): readonly Row[] =>
  Object.entries(posts)
    .map(([id, post]) => ({ ...post, id }))
    .sort(byTime),
);

const repliesByPost = remembered((posts: Microblog['posts']): ReadonlyMap<string, readonly Row[]> => {
  const found = new Map<string, Row[]>();
  for (const post of allPosts(posts).toReversed())
    if (post.replyTo !== null) found.set(post.replyTo, [...(found.get(post.replyTo) ?? []), post]);
  return found;
});
const quotesByPost = remembered((posts: Microblog['posts']): ReadonlyMap<string, readonly Row[]> => {
  const found = new Map<string, Row[]>();
  for (const post of allPosts(posts))
    if (post.quote !== null) found.set(post.quote, [...(found.get(post.quote) ?? []), post]);
  return found;
});

/** Replies to a post, oldest first. */
export const repliesTo = (state: Microblog, post: string): readonly Row[] =>
  repliesByPost(state.posts).get(post) ?? [];
/** Posts that quote a post, newest first. */
export const quotesOf = (state: Microblog, post: string): readonly Row[] =>
  quotesByPost(state.posts).get(post) ?? [];

export const follows = (state: Microblog, account: string): boolean =>
  state.accounts[ME]!.follows.includes(account);
export const followsOwner = (state: Microblog, account: string): boolean =>
  state.accounts[account]?.follows.includes(ME) ?? false;
/** Whether an account may read a post of the owner. */
export const readsOwner = (state: Microblog, account: string, { audience }: Post): boolean =>
  followsOwner(state, account) || (audience === 'everyone' && !state.accounts[ME]!.protected);
/** The account of a handle, whatever its capitals. */
export const accountOf = (state: Microblog, handle: string): string | undefined =>
  Object.keys(state.accounts).find(id => state.accounts[id]!.handle.toLowerCase() === handle.toLowerCase());

/** Whether an account’s posts can be read by the owner. */
export function isReadable(state: Microblog, id: string): boolean {
  const account = state.accounts[id];
  if (!account) return false;
  if (id === ME) return true;
  if (account.status !== 'open' || account.blocked) return false;
  return !account.protected || follows(state, id);
}

const namesOwner = (state: Microblog, post: Pick<Post, 'text'>): boolean =>
  mentionsOf(post.text).some(h => h.toLowerCase() === state.accounts[ME]!.handle.toLowerCase());

/** Whether the owner may read a post. */
export function isVisible(state: Microblog, post: Post): boolean {
  if (post.by === ME) return true;
  if (!isReadable(state, post.by)) return false;
  if (post.audience === 'followers') return follows(state, post.by);
  return post.audience === 'everyone' || namesOwner(state, post);
}

const SPAN_MS = { day: 86_400_000, week: 7 * 86_400_000, month: 30 * 86_400_000, ever: Infinity } as const;
/** When a muted word is heard again; Infinity for never. */
export const mutedUntil = (muted: Microblog['mutedWords'][string]): number => muted.at + SPAN_MS[muted.span];

/** Whether a post has a word that the owner has muted. */
export function isMutedWord(state: Microblog, post: Pick<Post, 'text'>): boolean {
  const text = post.text.toLowerCase();
  return Object.values(state.mutedWords).some(m => text.includes(m.word.toLowerCase()));
}

/** Whether a post comes into timelines: readable, and neither its author nor a word of it muted. */
export function isWelcome(state: Microblog, post: Post): boolean {
  if (!isVisible(state, post)) return false;
  if (post.by === ME) return true;
  return !state.accounts[post.by]!.muted && !isMutedWord(state, post);
}

/** Likes with the owner’s own. */
export const likesOf = (post: Post): number => post.likes + (post.liked ? 1 : 0);
export const repostsOf = (post: Post): number => post.reposts + (post.reposted ? 1 : 0);
/** Votes of a choice with the owner’s own. */
export const votesOf = (poll: NonNullable<Post['poll']>, choice: number): number =>
  poll.choices[choice]!.votes + (poll.voted === choice ? 1 : 0);
export const allVotes = (poll: NonNullable<Post['poll']>): number =>
  poll.choices.reduce((sum, _, i) => sum + votesOf(poll, i), 0);
/** Per cent of the votes for a choice. */
export function shareOf(poll: NonNullable<Post['poll']>, choice: number): number {
  const all = allVotes(poll);
  return all === 0 ? 0 : Math.round((100 * votesOf(poll, choice)) / all);
}

/** When an account posted last, or null. */
export function lastPostAt(state: Microblog, account: string): number | null {
  return allPosts(state.posts).find(p => p.by === account)?.at ?? null;
}

/** How long an own post may be edited. */
export const EDIT_MS = 5 * 60_000;
export const canEdit = (post: Post, now: number): boolean =>
  post.by === ME && post.status === 'sent' && post.poll === undefined && now - post.at <= EDIT_MS;

/** Whether the owner may answer a post. */
export function mayReply(state: Microblog, post: Post): boolean {
  if (post.by === ME || post.repliers === 'everyone') return true;
  if (namesOwner(state, post)) return true;
  return post.repliers === 'following' && followsOwner(state, post.by);
}
/** Whether a post may be passed on: only what everyone may read. */
export const mayRepost = (state: Microblog, post: Post): boolean =>
  post.audience === 'everyone' && (post.by === ME || state.accounts[post.by]?.protected !== true);

/** What is above a post in its conversation, from the first. */
export function ancestorsOf(state: Microblog, id: string): string[] {
  const above: string[] = [];
  let at = state.posts[id]?.replyTo ?? null;
  while (at !== null && !above.includes(at)) {
    above.unshift(at);
    at = state.posts[at]?.replyTo ?? null;
  }
  return above;
}

/** One post below another, and how deep it stands. */
export interface Nested {
  id: string;
  depth: number;
  /** Further answers below it that are not shown. */
  more: number;
}

const underneath = (state: Microblog, id: string): number =>
  repliesTo(state, id).reduce((sum, r) => sum + 1 + underneath(state, r.id), 0);

/** Answers below a post: each with the answers to it, one level deep unless it was opened. */
export function nestedReplies(
  state: Microblog,
  id: string,
  opened: readonly string[],
  hidden: boolean,
): Nested[] {
  const rows: Nested[] = [];
  const add = (post: Row, depth: number): void => {
    if (!isWelcome(state, post) || post.hidden !== hidden) return;
    const below = repliesTo(state, post.id);
    const shows = depth === 0 || opened.includes(post.id);
    rows.push({ id: post.id, depth: Math.min(depth, 1), more: shows ? 0 : underneath(state, post.id) });
    if (shows) for (const reply of below) add(reply, depth + 1);
  };
  for (const reply of repliesTo(state, id)) add(reply, 0);
  return rows;
}

export type AccountRow = Account & { id: string };
export const accountRow = (state: Microblog, id: string): AccountRow => ({ ...state.accounts[id]!, id });
