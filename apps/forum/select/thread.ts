import { compare } from '../../../src/sdk/core/compare.ts';
import { remembered } from '../../../src/sdk/core/remembered.ts';
import type { Comment, Forum, Settings } from '../state.ts';
import { orderedEntries } from '../../../src/state/order.ts';
import { bestOf, controversyOf, votesOf } from './score.ts';

export type CommentSort = Settings['commentSort'];
export type CommentRow = Comment & { id: string };

/** Answers of one comment that are shown at first, by how deep they stand. */
const SHOWN = [60, 5, 3, 2];
/** Levels that a thread shows; deeper answers have a page of their own. */
export const DEPTH = 6;

/** Comments of each post. */
const byPost = remembered((comments: Forum['comments']): ReadonlyMap<string, readonly CommentRow[]> => {
  const all = new Map<string, CommentRow[]>();
  for (const [id, comment] of orderedEntries(comments, (a, b) => a.at - b.at)) {
    const list = all.get(comment.post) ?? [];
    list.push({ ...comment, id });
    all.set(comment.post, list);
  }
  return all;
});
export const commentsUnder = (state: Forum, post: string): readonly CommentRow[] =>
  byPost(state.comments).get(post) ?? [];

/** How many comments can be read under a post. */
export const commentCount = (state: Forum, post: string): number =>
  commentsUnder(state, post).filter(c => !c.deleted && c.removed === null).length;

export type Line =
  | { kind: 'comment'; id: string; depth: number; below: number; folded: boolean }
  | { kind: 'more'; id: string; depth: number; count: number }
  | { kind: 'deeper'; id: string; depth: number; count: number };

export interface View {
  sort: CommentSort;
  /** Comments that were folded by hand, and unfolded ones of people who are blocked. */
  folded: readonly string[];
  /** Comments all of whose answers are shown. */
  opened: readonly string[];
  /** Comment with which the thread begins, or null. */
  root: string | null;
}

function sorted(state: Forum, list: readonly CommentRow[], sort: CommentSort): CommentRow[] {
  const weigh = (c: CommentRow): number => {
    if (sort === 'new') return c.at;
    if (sort === 'old') return -c.at;
    const votes = votesOf(state, c.id, c);
    return sort === 'best' ? bestOf(votes) : controversyOf(votes);
  };
  return list
    .map(c => [weigh(c), c] as const)
    .sort(
      ([a, x], [b, y]) => Number(y.pinned) - Number(x.pinned) || b - a || x.at - y.at || compare(x.id, y.id),
    )
    .map(([, c]) => c);
}

/** The tree of comments as rows, from above: comments, “more answers”, and “continue this thread”. */
export function linesOf(state: Forum, post: string, view: View): Line[] {
  const children = new Map<string | null, CommentRow[]>();
  const all = commentsUnder(state, post);
  const known = new Set(all.map(c => c.id));
  for (const comment of all) {
    const parent = comment.parent !== null && known.has(comment.parent) ? comment.parent : null;
    children.set(parent, [...(children.get(parent) ?? []), comment]);
  }
  const below = (id: string): number => (children.get(id) ?? []).reduce((sum, c) => sum + 1 + below(c.id), 0);
  const lines: Line[] = [];
  const add = (comment: CommentRow, depth: number): void => {
    const { id } = comment;
    const count = below(id);
    const folded = view.folded.includes(id) !== (state.blocked[comment.author] !== undefined);
    lines.push({ kind: 'comment', id, depth, below: count, folded });
    if (folded || count === 0) return;
    if (depth + 1 >= DEPTH) lines.push({ kind: 'deeper', id, depth: depth + 1, count });
    else addAll(id, depth + 1);
  };
  const addAll = (parent: string | null, depth: number): void => {
    const list = sorted(state, children.get(parent) ?? [], view.sort);
    const key = parent ?? post;
    const most = view.opened.includes(key) ? list.length : (SHOWN[Math.min(depth, SHOWN.length - 1)] ?? 2);
    for (const comment of list.slice(0, most)) add(comment, depth);
    const rest = list.slice(most).reduce((sum, c) => sum + 1 + below(c.id), 0);
    if (rest > 0) lines.push({ kind: 'more', id: key, depth, count: rest });
  };
  const root = view.root === null ? undefined : all.find(c => c.id === view.root);
  if (root) add(root, 0);
  else addAll(null, 0);
  return lines;
}

/** Comments that answer a post or a comment directly. */
export const answersOf = (state: Forum, target: string): CommentRow[] =>
  Object.entries(state.comments)
    .filter(([, c]) => (c.parent ?? c.post) === target)
    .map(([id, c]) => ({ ...c, id }));
