import { remembered } from '../../../src/sdk/core/remembered.ts';
import { ME, type Microblog } from '../state.ts';
import { orderedRows } from '../../../src/state/order.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { tagsOf } from '../text.ts';
import { listRows } from './own.ts';
import { allPosts, byTime, follows, isVisible, isWelcome, type Entry, type Row } from './posts.ts';

export const FOLLOWING = 'following';
export const FOR_YOU = 'foryou';

const entryOf = (post: Row): Entry => ({ post: post.id, via: null, at: post.at });

function withReposts(state: Microblog, own: readonly Row[], from: (account: string) => boolean): Entry[] {
  const shown = new Set(own.map(p => p.id));
  const passed = Object.entries(state.reposts)
    .filter(([, r]) => from(r.by) && !state.accounts[r.by]!.muted && !shown.has(r.post))
    .filter(([, r]) => state.posts[r.post] !== undefined && isWelcome(state, state.posts[r.post]!))
    .map(([id, r]) => ({ id, entry: { post: r.post, via: r.by, at: r.at } }));
  return [...own.map(p => ({ id: p.id, entry: entryOf(p) })), ...passed]
    .sort((a, b) => byTime({ at: a.entry.at, id: a.id }, { at: b.entry.at, id: b.id }))
    .map(e => e.entry);
}

const isOpening = (post: Row): boolean => post.replyTo === null;

/** Posts of those whom the owner follows, the owner’s own, and what those pass on. */
function followingEntries(state: Microblog): Entry[] {
  const own = allPosts(state.posts).filter(
    p => isOpening(p) && p.status === 'sent' && (p.by === ME || follows(state, p.by)) && isWelcome(state, p),
  );
  return withReposts(state, own, account => follows(state, account));
}

const HOUR = 3_600_000;
/** What others like, in the owner’s languages: the more it is liked and the newer, the higher. */
function forYouEntries(state: Microblog): Entry[] {
  const posts = allPosts(state.posts);
  const newest = posts[0]?.at ?? 0;
  const weight = (p: Row): number => (p.likes + 3 * p.reposts + 5) / ((newest - p.at) / HOUR + 6) ** 1.3;
  return posts
    .filter(p => isOpening(p) && p.by !== ME && p.audience === 'everyone' && isWelcome(state, p))
    .filter(p => state.settings.languages.includes(p.lang))
    .sort((a, b) => weight(b) - weight(a) || byTime(a, b))
    .map(entryOf);
}

function listEntries(state: Microblog, list: string): Entry[] {
  const members = state.lists[list]?.members ?? [];
  const own = allPosts(state.posts).filter(
    p => isOpening(p) && members.includes(p.by) && isWelcome(state, p),
  );
  return withReposts(state, own, account => members.includes(account));
}

const entries = remembered((state: Microblog, tab: string): readonly Entry[] => {
  if (tab === FOLLOWING) return followingEntries(state);
  return tab === FOR_YOU ? forYouEntries(state) : listEntries(state, tab);
});

/** What a tab of the timeline shows; posts of others that came since wait behind the pill. */
export const timeline = (state: Microblog, tab: string): readonly Entry[] =>
  entries(state, tab).filter(e => e.at <= state.timelineSeenAt || state.posts[e.post]!.by === ME);
/** How many posts wait behind the pill of a tab. */
export const waitingCount = (state: Microblog, tab: string): number =>
  entries(state, tab).filter(e => e.at > state.timelineSeenAt && state.posts[e.post]!.by !== ME).length;

/** Lists that are tabs, in the order in which they were made. */
export const tabLists = (state: Microblog): { id: string; name: string }[] =>
  listRows(state)
    .filter(([, l]) => l.pinned)
    .map(([id, l]) => ({ id, name: l.name }));

export type ProfileTab = 'posts' | 'replies' | 'media' | 'likes';
/** What a tab of a profile shows, newest first; the pinned post comes first among the posts. */
export function profileEntries(state: Microblog, account: string, tab: ProfileTab): Entry[] {
  const visible = allPosts(state.posts).filter(p => p.status === 'sent' && isVisible(state, p));
  if (tab === 'likes') return account === ME ? visible.filter(p => p.liked).map(entryOf) : [];
  const own = visible.filter(p => p.by === account);
  if (tab === 'media') return own.filter(p => p.photos.length > 0).map(entryOf);
  if (tab === 'replies') return own.filter(p => p.replyTo !== null).map(entryOf);
  const opening = own.filter(isOpening);
  const passed = passedOn(state, account);
  const pinned = state.accounts[account]?.pinned ?? null;
  const rest = [...opening.filter(p => p.id !== pinned).map(entryOf), ...passed].sort(
    (a, b) => b.at - a.at || compare(b.post, a.post),
  );
  const first = opening.find(p => p.id === pinned);
  return first ? [entryOf(first), ...rest] : rest;
}

function passedOn(state: Microblog, account: string): Entry[] {
  if (account === ME)
    return allPosts(state.posts)
      .filter(p => p.reposted && p.by !== ME)
      .map(p => ({ post: p.id, via: ME, at: p.at }));
  return orderedRows(state.reposts)
    .filter(r => r.by === account && state.posts[r.post] && isVisible(state, state.posts[r.post]!))
    .map(r => ({ post: r.post, via: account, at: r.at }));
}

export interface Trend {
  tag: string;
  count: number;
}
const WEEK = 7 * 24 * HOUR;
/** Hashtags of the last week, most used first. */
export const trendsOf = remembered((posts: Microblog['posts']): readonly Trend[] => {
  const found = new Map<string, Trend>();
  const all = allPosts(posts);
  const newest = all[0]?.at ?? 0;
  for (const post of all)
    for (const tag of post.at > newest - WEEK ? tagsOf(post.text) : []) {
      const key = tag.toLowerCase();
      found.set(key, { tag: found.get(key)?.tag ?? tag, count: (found.get(key)?.count ?? 0) + 1 });
    }
  return [...found.values()].sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
});
