import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { commentProblem } from '../select/check.ts';
import { answersOf, commentsUnder } from '../select/thread.ts';
import { ME, type Forum } from '../state.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { words } from '../words.ts';
import { publish } from './compose.ts';
import {
  action,
  authorOf,
  expectVotes,
  forget,
  itemOf,
  provoke,
  saidBy,
  Str,
  Target,
  watch,
} from './shared.ts';

/** Keeps what is being written under something; empty text is nothing. */
function keep(state: Forum, ctx: Ctx, target: string, text: string): void {
  if (text.trim() === '') delete state.writing[target];
  else if (state.writing[target]?.text !== text) state.writing[target] = { text, at: ctx.now };
}

/** Sends a comment that stands in the list. */
function say(state: Forum, ctx: Ctx, id: string): void {
  const comment = state.comments[id]!;
  const on = comment.parent ?? comment.post;
  const { community } = state.posts[comment.post]!;
  ctx.effect('comment', [authorOf(state, on)], { on: saidBy(state, on), text: comment.text });
  comment.waiting = false;
  watch(state, ctx, id, community, comment.text);
  expectVotes(ctx, id, comment.text);
  provoke(state, ctx, 'comment', { target: id, place: community, text: comment.text });
}
function deliver(state: Forum, ctx: Ctx, id: string): void {
  const message = state.messages[id]!;
  ctx.effect('message', [message.person], { text: message.text, attached: [] });
  message.waiting = false;
  provoke(state, ctx, 'message', { target: message.person, place: message.person, text: message.text });
}

/** Forgets what the owner keeps of something that is gone. */
function dropTraces(state: Forum, ctx: Ctx, target: string): void {
  for (const table of [state.votes, state.saved, state.hidden, state.followed, state.choices, state.visits])
    delete table[target];
  delete state.writing[target];
  forget(state, ctx, target);
}

export const content = {
  write: action(
    'Keep a comment or a message that is being written',
    Type.Object({ target: Str, text: Str }),
    (state, { target, text }, ctx) => keep(state, ctx, target, text),
  ),
  addComment: action(
    'Comment on a post, or answer a comment',
    Type.Object({ target: Str, text: Str }),
    (state, { target, text }, ctx) => {
      const t = ctx.words(words);
      const above = state.comments[target];
      const post = above?.post ?? target;
      const said = text.trim();
      if (said === '') return ctx.toast(t('writeSomething'));
      const problem = commentProblem(state, post, ctx.now);
      if (problem !== null) return ctx.toast(t('cannotComment', { why: problem }));
      if (above && (above.deleted || above.removed)) return ctx.toast(t('cannotComment', { why: 'gone' }));
      const id = ctx.id('cmt');
      state.comments[id] = {
        post,
        parent: above ? target : null,
        author: ME,
        text: said,
        at: ctx.now,
        editedAt: null,
        up: 1,
        down: 0,
        official: false,
        pinned: false,
        removed: null,
        deleted: false,
        waiting: !ctx.online(),
      };
      delete state.writing[target];
      if (ctx.online()) say(state, ctx, id);
      else ctx.toast(t('waitsToast'));
      ctx.close(`/reply/${target}`);
    },
  ),
  editPost: action(
    'Edit the text of one’s own post',
    Type.Object({ post: Str, text: Str }),
    (state, { post, text }, ctx) => {
      const found = state.posts[post];
      if (!found || found.author !== ME || found.deleted) return;
      edit(state, ctx, post, text.trim());
      ctx.close(`/edit/${post}`);
    },
  ),
  editComment: action(
    'Edit one’s own comment',
    Type.Object({ comment: Str, text: Str }),
    (state, { comment, text }, ctx) => {
      const found = state.comments[comment];
      if (!found || found.author !== ME || found.deleted) return;
      if (text.trim() === '') return ctx.toast(ctx.words(words)('writeSomething'));
      edit(state, ctx, comment, text.trim());
      ctx.close(`/edit/${comment}`);
    },
  ),
  deletePost: action('Delete one’s own post', Target, (state, { target }, ctx) => {
    const found = state.posts[target];
    if (!found || found.author !== ME || found.deleted) return;
    if (!found.waiting && !recall(ctx, found.community, found.title)) return;
    const left = commentsUnder(state, target).filter(c => c.author !== ME);
    if (left.length === 0) {
      for (const { id } of commentsUnder(state, target)) {
        delete state.comments[id];
        dropTraces(state, ctx, id);
      }
      delete state.posts[target];
    } else Object.assign(found, { deleted: true, text: '', photos: [], link: null, poll: null, event: null });
    dropTraces(state, ctx, target);
    ctx.close(`/post/${target}`);
  }),
  deleteComment: action('Delete one’s own comment', Target, (state, { target }, ctx) => {
    const found = state.comments[target];
    if (!found || found.author !== ME || found.deleted) return;
    if (!found.waiting && !recall(ctx, state.posts[found.post]!.community, found.text)) return;
    if (answersOf(state, target).length === 0) delete state.comments[target];
    else Object.assign(found, { deleted: true, text: '' });
    dropTraces(state, ctx, target);
  }),
  sendMessage: action(
    'Send a private message',
    Type.Object({ person: Str, text: Str }),
    (state, { person, text }, ctx) => {
      const t = ctx.words(words);
      if (!state.people[person] || person === ME) return;
      if (text.trim() === '') return ctx.toast(t('writeSomething'));
      if (state.blocked[person]) return ctx.toast(t('unblockFirst'));
      const id = ctx.id('msg');
      state.messages[id] = { person, mine: true, text: text.trim(), at: ctx.now, waiting: !ctx.online() };
      delete state.writing[person];
      if (ctx.online()) deliver(state, ctx, id);
      else ctx.toast(t('waitsToast'));
    },
  ),
  flushOutbox: action('Send what waited for a connection', Type.Object({}), (state, _args, ctx) => {
    if (!ctx.online()) return;
    const waiting = <T extends { waiting: boolean; at: number }>(table: Record<string, T>): string[] =>
      orderedIds(table, (a, b) => a.at - b.at).filter(id => table[id]!.waiting);
    for (const id of waiting(state.posts)) publish(state, ctx, id);
    for (const id of waiting(state.comments)) say(state, ctx, id);
    for (const id of waiting(state.messages)) deliver(state, ctx, id);
  }),
};

/** Takes back what others may have read; false where they cannot be reached. */
function recall(ctx: Ctx, community: string, text: string): boolean {
  if (!ctx.online()) {
    ctx.toast(ctx.words(words)('offlineToast'));
    return false;
  }
  ctx.effect('recall', [community], { text });
  return true;
}

function edit(state: Forum, ctx: Ctx, target: string, text: string): void {
  const item = itemOf(state, target)!;
  if (item.text === text) return;
  if (!item.waiting) {
    if (!ctx.online()) return ctx.toast(ctx.words(words)('offlineToast'));
    const { community } = state.posts[target] ?? state.posts[state.comments[target]!.post]!;
    ctx.effect('amendment', [community], {
      of: state.posts[target]?.title ?? item.text,
      act: 'change',
      note: text,
    });
    watch(state, ctx, target, community, text);
  }
  item.text = text;
  item.editedAt = ctx.now;
}
