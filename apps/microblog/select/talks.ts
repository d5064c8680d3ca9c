import { compare } from '../../../src/sdk/core/compare.ts';
import { follows, followsOwner } from './posts.ts';
import { ME, type Message, type Microblog, type Notice, type NoticeKind } from '../state.ts';

export type MessageRow = Message & { id: string };

/** Messages with an account, oldest first. */
export const messagesWith = (state: Microblog, account: string): MessageRow[] =>
  Object.entries(state.messages)
    .filter(([, m]) => m.with === account)
    .map(([id, m]) => ({ ...m, id }))
    .sort((a, b) => a.at - b.at || compare(a.id, b.id));

export interface TalkRow {
  account: string;
  request: boolean;
  last: MessageRow | null;
  unread: number;
}

/** Conversations, newest first. */
export const talkRows = (state: Microblog): TalkRow[] =>
  Object.entries(state.talks)
    .filter(([account]) => !state.accounts[account]!.blocked)
    .map(([account, talk]) => {
      const all = messagesWith(state, account);
      return {
        account,
        request: talk.request,
        last: all.at(-1) ?? null,
        unread: all.filter(m => !m.mine && m.at > talk.readAt).length,
      };
    })
    .sort((a, b) => (b.last?.at ?? 0) - (a.last?.at ?? 0) || compare(a.account, b.account));

/** Whether an account lets the owner write to it. */
export function mayMessage(state: Microblog, account: string): boolean {
  const other = state.accounts[account];
  if (!other || other.status !== 'open' || other.blocked) return false;
  if (state.talks[account]?.request === false) return true;
  if (other.dms === 'everyone') return true;
  return other.dms === 'following' && followsOwner(state, account);
}

/** Whether the owner lets an account write to them: a conversation that they took part in or accepted stays open. */
export function mayWriteToOwner(state: Microblog, account: string): boolean {
  if (state.talks[account]?.request === false) return true;
  const { dms } = state.settings;
  return dms === 'everyone' || (dms === 'following' && follows(state, account));
}

/** Notices of one kind about one post stand together. */
export interface NoticeGroup {
  id: string;
  kind: NoticeKind;
  post: string | null;
  by: string[];
  at: number;
}
const TOGETHER: readonly NoticeKind[] = ['like', 'repost', 'follow'];
export const MENTIONS: readonly NoticeKind[] = ['reply', 'mention', 'quote'];

const keyOf = (id: string, n: Notice): string =>
  TOGETHER.includes(n.kind) ? `${n.kind} ${n.post ?? ''}` : id;

/** Notifications inside the app, newest first; likes, reposts and followers are grouped. */
export function noticeGroups(state: Microblog, only: 'all' | 'mentions'): NoticeGroup[] {
  const groups = new Map<string, NoticeGroup>();
  const all = Object.entries(state.notices)
    .filter(([, n]) => only === 'all' || MENTIONS.includes(n.kind))
    .filter(([, n]) => state.accounts[n.by] && !state.accounts[n.by]!.blocked && !state.accounts[n.by]!.muted)
    .filter(([, n]) => n.post === null || state.posts[n.post] !== undefined)
    .sort(([a, x], [b, y]) => y.at - x.at || compare(b, a));
  for (const [id, n] of all) {
    const key = keyOf(id, n);
    const group = groups.get(key) ?? { id, kind: n.kind, post: n.post, by: [], at: n.at };
    if (!group.by.includes(n.by)) group.by.push(n.by);
    groups.set(key, group);
  }
  return [...groups.values()];
}
export const newNotices = (state: Microblog): number =>
  Object.values(state.notices).filter(n => n.at > state.noticesSeenAt).length;
export const unreadTalks = (state: Microblog): number =>
  talkRows(state).filter(t => t.unread > 0 && !t.request).length;

export type Relation = 'self' | 'none' | 'asked' | 'following' | 'mutual';
/** How the owner stands to an account. */
export function relationTo(state: Microblog, account: string): Relation {
  if (account === ME) return 'self';
  if (follows(state, account)) return followsOwner(state, account) ? 'mutual' : 'following';
  return state.asked.includes(account) ? 'asked' : 'none';
}

/** Opens a screen of the app, or writes its path. */
interface Go<T> {
  (pattern: '/requests'): T;
  (pattern: '/account/:account', params: { account: string }): T;
  (pattern: '/post/:post', params: { post: string }): T;
}
/** Goes to the screen that a notice leads to. */
export function followNotice<T>(go: Go<T>, kind: NoticeKind, by: string, post: string | null): T {
  if (kind === 'request') return go('/requests');
  return post === null ? go('/account/:account', { account: by }) : go('/post/:post', { post });
}
