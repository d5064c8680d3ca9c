import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { isFor, MOST_PHOTOS } from '../draft.ts';
import { accountOf, canEdit, mayReply, mayRepost, pendingIds, scheduledRows } from '../select.ts';
import { Draft, ME, type Microblog, type Post, type Problem } from '../state.ts';
import { langOf, lengthOf, LIMIT, mentionsOf } from '../text.ts';
import { takeHeld } from './arrivals.ts';
import { scheduleAnswers, schedulePollEnd, scheduleVotes } from './answers.ts';
import {
  action,
  accountProblem,
  handleOf,
  hasRoom,
  noteAct,
  OnPost,
  refuse,
  T,
  titleOf,
  keep,
} from './shared.ts';

const choicesOf = (draft: Draft): string[] => draft.choices.map(c => c.trim()).filter(c => c !== '');

/** Why a draft cannot be posted, or null. */
export function draftProblem(draft: Draft): Problem | null {
  if (draft.choices.length > 0 && choicesOf(draft).length < 2) return 'poll';
  if (draft.posts.some(p => lengthOf(p.text.trim()) > LIMIT)) return 'long';
  if (draft.posts.some(p => p.photos.length > MOST_PHOTOS)) return 'media';
  const isEmpty = draft.posts.some(p => p.text.trim() === '' && p.photos.length === 0);
  return isEmpty && draft.quote === null ? 'empty' : null;
}

/** Why the post that a draft answers or quotes does not allow it, or null. */
function targetProblem(state: Microblog, draft: Draft): [Problem, string] | null {
  for (const id of [draft.replyTo, draft.quote]) {
    if (id === null) continue;
    const post = state.posts[id];
    if (!post) return ['gone', ''];
    const problem = accountProblem(state.accounts[post.by]);
    if (problem) return [problem, post.by];
    if (id === draft.replyTo && !mayReply(state, post)) return ['closed', post.by];
    if (id === draft.quote && !mayRepost(state, post)) return ['protected', post.by];
  }
  return null;
}

/** Rows of a draft, the first of which answers what the draft does and each other the one before. */
function rowsOf(draft: Draft, ctx: Ctx, status: Post['status']): [string, Post][] {
  const choices = choicesOf(draft);
  let before = draft.replyTo;
  return draft.posts.map(({ text, photos }, i) => {
    const id = ctx.id('post');
    const post: Post = {
      by: ME,
      at: ctx.now,
      text: text.trim(),
      lang: langOf(text),
      photos: photos.map(p => ({ picture: p.picture, alt: p.alt.trim() })),
      replyTo: before,
      quote: i === 0 ? draft.quote : null,
      audience: draft.audience,
      repliers: draft.repliers,
      warning: draft.warning.trim(),
      context: '',
      likes: 0,
      reposts: 0,
      views: 0,
      liked: false,
      reposted: false,
      hidden: false,
      status,
      edits: [],
    };
    if (i === 0 && choices.length > 0)
      post.poll = {
        choices: choices.map(c => ({ text: c, votes: 0 })),
        minutes: draft.minutes,
        endsAt: ctx.now + draft.minutes * 60_000,
        voted: null,
      };
    before = id;
    return [id, post];
  });
}

/** What others read of a post: its text, and the choices of its poll. */
const said = (post: Post): string =>
  [post.text, ...(post.poll?.choices.map(c => `○ ${c.text}`) ?? [])].join('\n').trim();

/** A post of the owner leaves the phone: the ledger first, then what others do. */
function leave(state: Microblog, ctx: Ctx, id: string): void {
  const post = state.posts[id]!;
  const parent = post.replyTo === null ? undefined : state.posts[post.replyTo];
  const quoted = post.quote === null ? undefined : state.posts[post.quote];
  const named = mentionsOf(post.text).flatMap(h => accountOf(state, h) ?? []);
  const others = [parent?.by, quoted?.by, ...named].filter(by => by !== undefined && by !== ME) as string[];
  const to = [...new Set(others)].map(by => handleOf(state, by));
  if (parent && parent.by !== ME) ctx.effect('comment', to, { on: titleOf(parent), text: said(post) });
  else
    ctx.effect('post', to, {
      text: said(post),
      photos: post.photos.map(p => p.picture),
      place: '',
      audience: post.audience,
    });
  noteAct(state, ctx);
  post.status = 'sent';
  post.at = ctx.now;
  if (post.poll) {
    post.poll.endsAt = ctx.now + post.poll.minutes * 60_000;
    scheduleVotes(
      ctx,
      id,
      post.poll.choices.map(c => c.text),
    );
    schedulePollEnd(ctx, id, post.poll.endsAt);
  }
  scheduleAnswers(state, ctx, id);
}

/** Posts a draft, or keeps it in the outbox while the phone is offline. Gives whether it was taken. */
export function publishDraft(state: Microblog, ctx: Ctx, draft: Draft): boolean {
  const problem = draftProblem(draft);
  const target = problem === null ? targetProblem(state, draft) : null;
  if (problem !== null || target !== null) {
    refuse(state, problem ?? target![0], target?.[1] ?? '');
    return false;
  }
  const online = ctx.online();
  if (online && !hasRoom(state, ctx)) return false;
  for (const [id, post] of rowsOf(draft, ctx, 'pending')) {
    state.posts[id] = post;
    if (online) leave(state, ctx, id);
  }
  return true;
}

/** Sends what waits in the outbox, oldest first. */
export function flush(state: Microblog, ctx: Ctx): void {
  for (const id of pendingIds(state)) if (hasRoom(state, ctx)) leave(state, ctx, id);
}
export const publishActions = {
  publish: action(
    'Post what was written: a post, a reply, a quote or a thread; it waits in the outbox while the phone is offline',
    Type.Object({ draft: Draft }),
    (state, { draft }, ctx) => {
      if (!publishDraft(state, ctx, draft)) return;
      if (state.composer !== null && isFor(state.composer, draft)) state.composer = null;
      ctx.back();
    },
  ),
  retry: action('Send a post of the outbox', OnPost, (state, { post }, ctx) => {
    if (state.posts[post]?.status !== 'pending') return;
    if (!ctx.online()) return refuse(state, 'offline');
    if (hasRoom(state, ctx)) leave(state, ctx, post);
  }),
  flushOutbox: action('Send what waited for a connection', Type.Object({}), (state, _, ctx) => {
    flush(state, ctx);
    takeHeld(state, ctx);
    for (const [id, { at, draft }] of scheduledRows(state)) {
      if (at > ctx.now) continue;
      delete state.scheduled[id];
      publishDraft(state, ctx, draft);
    }
  }),
  schedule: action(
    'Have a draft posted at a time',
    Type.Object({ draft: Draft, at: Type.Integer() }),
    (state, { draft, at }, ctx) => {
      const problem = draftProblem(draft) ?? (at <= ctx.now ? 'late' : null);
      if (problem) return refuse(state, problem);
      const id = ctx.id('scheduled');
      state.scheduled[id] = { draft, at };
      ctx.schedule(at, 'publishScheduled', { scheduled: id }, scheduledTimer(id));
      if (state.composer !== null && isFor(state.composer, draft)) state.composer = null;
      ctx.back();
    },
  ),
  publishScheduled: action(
    'Post what was scheduled',
    Type.Object({ scheduled: T }),
    (state, { scheduled }, ctx) => {
      const waiting = state.scheduled[scheduled];
      if (!waiting || !ctx.online()) return;
      delete state.scheduled[scheduled];
      ctx.cancel(scheduledTimer(scheduled));
      publishDraft(state, ctx, waiting.draft);
    },
  ),
  unschedule: action(
    'Keep what was scheduled as a draft',
    Type.Object({ scheduled: T }),
    (state, { scheduled }, ctx) => {
      const waiting = state.scheduled[scheduled];
      if (!waiting) return;
      ctx.cancel(scheduledTimer(scheduled));
      keep(state, ctx, waiting.draft);
      delete state.scheduled[scheduled];
    },
  ),
  dropScheduled: action(
    'Throw away what was scheduled',
    Type.Object({ scheduled: T }),
    (state, { scheduled }, ctx) => {
      ctx.cancel(scheduledTimer(scheduled));
      delete state.scheduled[scheduled];
    },
  ),
  editPost: action(
    'Change an own post within five minutes; what it said before stays in its history',
    Type.Object({ post: T, text: T }),
    (state, args, ctx) => {
      const post = state.posts[args.post];
      const text = args.text.trim();
      if (!post) return refuse(state, 'gone');
      if (!canEdit(post, ctx.now)) return refuse(state, 'late');
      if (text === post.text) return ctx.back();
      if (text === '' && post.photos.length === 0) return refuse(state, 'empty');
      if (lengthOf(text) > LIMIT) return refuse(state, 'long');
      if (!ctx.online()) return refuse(state, 'offline');
      ctx.effect('post', [], {
        text,
        photos: post.photos.map(p => p.picture),
        place: '',
        audience: post.audience,
      });
      post.edits.push({ at: ctx.now, text: post.text });
      post.text = text;
      post.lang = langOf(text);
      ctx.back();
    },
  ),
};

export const scheduledTimer = (id: string): string => `microblog-scheduled-${id}`;
