import { Type } from 'typebox';
import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { fillPath } from '../../../src/sdk/core/routes.ts';
import { followNotice } from '../select.ts';
import {
  ME,
  type Account,
  type Draft,
  type Microblog,
  type NoticeKind,
  type Post,
  type Problem,
} from '../state.ts';
import { shortOf } from '../text.ts';
import { words } from '../words.ts';

export const action = actionsOf<Microblog>();
export const T = Type.String();
export const OnPost = Type.Object({ post: T });
export const OnAccount = Type.Object({ account: T });
export const Turn = { on: Type.Boolean() };

const HOUR = 3_600_000;
/** Acts that reach others in an hour, at most. */
export const MOST_ACTS = 30;

/** Shows why something was refused. */
export function refuse(state: Microblog, kind: Problem, about = '', until: number | null = null): void {
  state.problem = { kind, about, until };
}

/** Whether the owner may act once more; refuses where the hour is full. */
export function hasRoom(state: Microblog, ctx: Ctx): boolean {
  const recent = state.acts.filter(at => at > ctx.now - HOUR);
  if (recent.length < MOST_ACTS) return true;
  refuse(state, 'rate', '', recent[0]! + HOUR);
  return false;
}
/** Whether something can reach others now; refuses where it cannot. */
export function reaches(state: Microblog, ctx: Ctx): boolean {
  if (!ctx.online()) {
    refuse(state, 'offline');
    return false;
  }
  return hasRoom(state, ctx);
}
export function noteAct(state: Microblog, ctx: Ctx): void {
  state.acts = [...state.acts.filter(at => at > ctx.now - HOUR), ctx.now];
}

/** How the ledger names an account. */
export const handleOf = (state: Microblog, account: string): string => `@${state.accounts[account]!.handle}`;
/** How the ledger names a post. */
export const titleOf = (post: Post): string =>
  post.text || post.photos.map(p => p.alt || p.picture).join(', ');

/** Why an account cannot be reached, or null. */
export function accountProblem(account: Account | undefined): Problem | null {
  if (!account) return 'gone';
  if (account.status === 'suspended') return 'suspended';
  return account.status === 'blocksOwner' ? 'blocked' : null;
}

/** A post that can be acted on; refuses where it is gone or its author cannot be reached. */
export function reachablePost(state: Microblog, id: string): Post | null {
  const post = state.posts[id];
  const problem = post ? accountProblem(state.accounts[post.by]) : 'gone';
  if (problem === null) return post!;
  refuse(state, problem, post?.by ?? '');
  return null;
}

/** Keeps what was written among the drafts. */
export function keep(state: Microblog, ctx: Ctx, draft: Draft): void {
  state.drafts[ctx.id('draft')] = { ...draft, keptAt: ctx.now };
}

const CHANNELS: Record<NoticeKind, 'likes' | 'replies' | 'follows' | 'posts'> = {
  like: 'likes',
  repost: 'likes',
  reply: 'replies',
  mention: 'replies',
  quote: 'replies',
  follow: 'follows',
  accepted: 'follows',
  request: 'follows',
  bell: 'posts',
  poll: 'posts',
};
const isWanted = ({ settings: s }: Microblog, kind: NoticeKind): boolean => {
  const channel = CHANNELS[kind];
  if (channel === 'likes') return s.notifyLikes;
  if (channel === 'replies') return s.notifyReplies;
  return channel === 'follows' ? s.notifyFollows : true;
};
const TITLES = {
  like: 'likedYours',
  repost: 'repostedYours',
  reply: 'repliedToYou',
  mention: 'mentionedYou',
  quote: 'quotedYou',
  follow: 'followedYou',
  accepted: 'acceptedYou',
  request: 'asksToFollow',
  bell: 'postedNew',
  poll: 'pollEnded',
} as const satisfies Record<NoticeKind, string>;

/** Tells the owner of something, in the app and in the shade. */
export function tell(
  state: Microblog,
  ctx: Ctx,
  kind: NoticeKind,
  { by, post }: { by: string; post: string | null },
): void {
  const account = state.accounts[by];
  if (!account || account.blocked) return;
  state.notices[ctx.id('notice')] = { kind, by, post, at: ctx.now };
  if (account.muted || !isWanted(state, kind)) return;
  const t = ctx.words(words);
  ctx.notify({
    channel: CHANNELS[kind],
    tag: `microblog-${kind}-${post ?? by}`,
    title: t(TITLES[kind], { name: account.name }),
    text: post === null ? handleOf(state, by) : shortOf(titleOf(state.posts[post]!), 120),
    route: followNotice(fillPath, kind, by, post),
  });
}

export const dropFollow = (account: Account, other: string): void => {
  account.follows = account.follows.filter(id => id !== other);
};
export const owner = (state: Microblog): Account => state.accounts[ME]!;
