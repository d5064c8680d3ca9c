import { compare } from '../../../src/sdk/core/compare.ts';
import { ME, type Forum, type Post, type Sort } from '../state.ts';
import { hotOf, risingOf, scoreOf } from './score.ts';

export type PostRow = Post & { id: string };
export type Feed = 'home' | 'popular' | 'all';
export const PERIODS = ['day', 'week', 'month', 'year', 'ever'] as const;
export type Period = (typeof PERIODS)[number];

const DAY = 86_400_000;
export const PERIOD_MS: Readonly<Record<Period, number>> = {
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  year: 365 * DAY,
  ever: Number.POSITIVE_INFINITY,
};
/** Posts become archives after half a year. */
export const ARCHIVE_MS = 182 * DAY;
/** What popular shows: posts of the week with this score or more. */
export const POPULAR_SCORE = 25;

export const isArchived = (post: Pick<Post, 'at'>, now: number): boolean => now - post.at > ARCHIVE_MS;

/** Whether the owner may read what stands in a community. */
export const mayRead = (state: Forum, community: string): boolean => {
  const found = state.communities[community];
  return found !== undefined && (found.open !== 'private' || state.joined[community] !== undefined);
};
export const isModerator = (state: Forum, community: string, person: string = ME): boolean =>
  state.communities[community]?.moderators.includes(person) ?? false;

/** Whether lists show a post. What was removed is seen by its author alone, on their profile. */
export function isListed(state: Forum, id: string, post: Post): boolean {
  if (post.removed !== null || post.deleted || state.hidden[id]) return false;
  return state.blocked[post.author] === undefined && mayRead(state, post.community);
}

function isIn(state: Forum, feed: Feed, id: string, post: Post, now: number): boolean {
  if (feed === 'home') return state.joined[post.community] !== undefined;
  if (state.muted[post.community]) return false;
  if (feed === 'all') return true;
  return now - post.at <= PERIOD_MS.week && scoreOf(state, id, post) >= POPULAR_SCORE;
}

/** Orders posts; `top` counts those of a period alone. */
export function sortPosts(
  state: Forum,
  rows: readonly PostRow[],
  sort: Sort,
  period: Period,
  now: number,
): PostRow[] {
  const since = sort === 'top' ? now - PERIOD_MS[period] : Number.NEGATIVE_INFINITY;
  const weigh = (row: PostRow): number => {
    const score = scoreOf(state, row.id, row);
    if (sort === 'hot') return hotOf(score, row.at);
    if (sort === 'rising') return risingOf(score, row.at, now);
    return sort === 'top' ? score : row.at;
  };
  return rows
    .filter(row => row.at >= since)
    .map(row => [weigh(row), row] as const)
    .sort(([a, x], [b, y]) => b - a || y.at - x.at || compare(x.id, y.id))
    .map(([, row]) => row);
}

const rows = (state: Forum): PostRow[] => Object.entries(state.posts).map(([id, post]) => ({ ...post, id }));

export function feedOf(state: Forum, feed: Feed, sort: Sort, period: Period, now: number): PostRow[] {
  const shown = rows(state).filter(p => isListed(state, p.id, p) && isIn(state, feed, p.id, p, now));
  return sortPosts(state, shown, sort, period, now);
}

/** Posts of a community: those that are pinned first, whatever the order of the others. */
export function postsIn(
  state: Forum,
  community: string,
  sort: Sort,
  period: Period,
  now: number,
  flair: string | null = null,
): PostRow[] {
  const shown = rows(state).filter(
    p => p.community === community && isListed(state, p.id, p) && (flair === null || p.flair === flair),
  );
  const pinned = shown.filter(p => p.pinned).sort((a, b) => b.at - a.at || compare(a.id, b.id));
  return [
    ...pinned,
    ...sortPosts(
      state,
      shown.filter(p => !p.pinned),
      sort,
      period,
      now,
    ),
  ];
}

/** Communities by their names. */
export const communitiesOf = (state: Forum): string[] =>
  Object.keys(state.communities).sort(
    (a, b) => compare(state.communities[a]!.name, state.communities[b]!.name) || compare(a, b),
  );
export const joinedOf = (state: Forum): string[] => communitiesOf(state).filter(id => state.joined[id]);
export const membersOf = (state: Forum, community: string): number =>
  (state.communities[community]?.members ?? 0) + (state.joined[community] ? 1 : 0);
/** When the last post of a community was written, or null. */
export function lastPostOf(state: Forum, community: string): number | null {
  const all = Object.values(state.posts).filter(p => p.community === community && p.removed === null);
  return all.length === 0 ? null : Math.max(...all.map(p => p.at));
}
