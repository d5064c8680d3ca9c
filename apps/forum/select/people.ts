import { compare } from '../../../src/sdk/core/compare.ts';
import { remembered } from '../../../src/sdk/core/remembered.ts';
import { ME, type Forum, type Message, type Notice } from '../state.ts';
import { orderedIds, orderedRows } from '../../../src/state/order.ts';

/** Karma: what one’s posts and comments have gained, and what the phone does not hold. */
const gained = remembered(
  (
    posts: Forum['posts'],
    comments: Forum['comments'],
    votes: Forum['votes'],
  ): Readonly<Record<string, number>> => {
    const sums: Record<string, number> = {};
    for (const [id, item] of [...Object.entries(posts), ...Object.entries(comments)]) {
      if (item.removed !== null || item.deleted) continue;
      // Everybody’s own vote counts for the score and not for karma.
      const score = item.up - item.down - 1 + (votes[id]?.value ?? 0);
      sums[item.author] = (sums[item.author] ?? 0) + score;
    }
    return sums;
  },
);
export const karmaOf = (state: Forum, person: string): number =>
  (state.people[person]?.earlier ?? 0) + (gained(state.posts, state.comments, state.votes)[person] ?? 0);

export const personNamed = (state: Forum, name: string): string | undefined =>
  orderedIds(state.people).find(id => state.people[id]!.name.toLowerCase() === name.toLowerCase());
export const communityNamed = (state: Forum, name: string): string | undefined =>
  orderedIds(state.communities).find(id => state.communities[id]!.name.toLowerCase() === name.toLowerCase());

export interface Talk {
  person: string;
  last: Message;
  unread: number;
}
/** Conversations, the newest first. */
export function talksOf(state: Forum): Talk[] {
  const talks = new Map<string, Talk>();
  for (const message of orderedRows(state.messages, (a, b) => a.at - b.at)) {
    const { person, at } = message;
    const found = talks.get(person) ?? { person, last: message, unread: 0 };
    if (at >= found.last.at) found.last = message;
    if (!message.mine && at > (state.seen[person] ?? 0)) found.unread++;
    talks.set(person, found);
  }
  return [...talks.values()].sort((a, b) => b.last.at - a.last.at || compare(a.person, b.person));
}
export const messagesWith = (state: Forum, person: string): (Message & { id: string })[] =>
  Object.entries(state.messages)
    .filter(([, m]) => m.person === person)
    .map(([id, m]) => ({ ...m, id }))
    .sort((a, b) => a.at - b.at || compare(a.id, b.id));

export type NoticeRow = Notice & { id: string };
export const noticesOf = (state: Forum): NoticeRow[] =>
  Object.entries(state.notices)
    .map(([id, n]) => ({ ...n, id }))
    .sort((a, b) => b.at - a.at || compare(a.id, b.id));
export const unreadOf = (state: Forum): number =>
  Object.values(state.notices).filter(n => !n.read).length +
  talksOf(state).reduce((sum, talk) => sum + talk.unread, 0);

/** What the owner has written: posts and comments, the newest first. */
export const postsBy = (state: Forum, person: string): string[] =>
  Object.keys(state.posts)
    .filter(id => state.posts[id]!.author === person && !state.posts[id]!.deleted)
    .filter(id => person === ME || state.posts[id]!.removed === null)
    .sort((a, b) => state.posts[b]!.at - state.posts[a]!.at || compare(a, b));
export const commentsBy = (state: Forum, person: string): string[] =>
  Object.keys(state.comments)
    .filter(id => state.comments[id]!.author === person && !state.comments[id]!.deleted)
    .filter(id => person === ME || state.comments[id]!.removed === null)
    .sort((a, b) => state.comments[b]!.at - state.comments[a]!.at || compare(a, b));
/** What was saved, the newest first; of one folder, or of none where it is null. */
export const savedOf = (state: Forum, folder?: string | null): string[] =>
  Object.keys(state.saved)
    .filter(id => (state.posts[id] ?? state.comments[id]) !== undefined)
    .filter(id => folder === undefined || state.saved[id]!.folder === folder)
    .sort((a, b) => state.saved[b]!.at - state.saved[a]!.at || compare(a, b));
export const foldersOf = (state: Forum): string[] =>
  Object.keys(state.folders).sort(
    (a, b) =>
      compare(state.folders[a]!.name.toLowerCase(), state.folders[b]!.name.toLowerCase()) || compare(a, b),
  );
export const moderatedOf = (state: Forum): string[] =>
  Object.keys(state.communities)
    .filter(id => state.communities[id]!.moderators.includes(ME))
    .sort(compare);
/** Reports that wait for a decision in a community, the newest first. */
export const queueOf = (state: Forum, community: string): string[] =>
  Object.keys(state.flagged)
    .filter(
      id =>
        state.flagged[id]!.status === 'open' && communityOf(state, state.flagged[id]!.target) === community,
    )
    .sort((a, b) => state.flagged[b]!.at - state.flagged[a]!.at || compare(a, b));

/** Community of a post or comment. */
export function communityOf(state: Forum, target: string): string | undefined {
  const post = state.posts[target] ?? state.posts[state.comments[target]?.post ?? ''];
  return post?.community;
}
