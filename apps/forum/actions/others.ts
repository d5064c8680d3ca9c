import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { commentProblem } from '../select/check.ts';
import { ME, type Forum, type Plan } from '../state.ts';
import { words } from '../words.ts';
import { action, itemOf, put, Str, tell, saidBy } from './shared.ts';

const Counts = Type.Object({
  target: Str,
  up: Type.Integer({ minimum: 0 }),
  down: Type.Integer({ minimum: 0 }),
});

/** Somebody else comments. The owner hears of it where it answers them, names them, or the post is followed. */
function comments(state: Forum, ctx: Ctx, who: string, target: string, text: string): void {
  const above = state.comments[target];
  const post = above?.post ?? target;
  const found = state.posts[post];
  if (!found || found.locked || found.deleted || found.removed || above?.deleted) return;
  const id = ctx.id('cmt');
  state.comments[id] = {
    post,
    parent: above ? target : null,
    author: who,
    text,
    at: ctx.now,
    editedAt: null,
    up: 1,
    down: 0,
    official: false,
    pinned: false,
    removed: null,
    deleted: false,
    waiting: false,
  };
  if (state.blocked[who]) return;
  const t = ctx.words(words);
  const { name } = state.people[who]!;
  const isReply = (above ?? found).author === ME;
  const isMention = text.toLowerCase().includes(`u/${state.people[ME]!.name.toLowerCase()}`);
  const isFollowed = state.followed[post] !== undefined;
  if (!isReply && !isMention && !isFollowed) return;
  const kind = isReply ? 'reply' : isMention ? 'mention' : 'followed';
  put(state, ctx, { kind, who, community: found.community, target: id, text: '' });
  tell(state, ctx, kind === 'mention' ? 'mentions' : 'replies', {
    tag: `forum-${id}`,
    title: t(isReply ? 'repliedToYou' : isMention ? 'mentionedYou' : 'commentedOn', {
      name,
      title: found.title,
    }),
    text,
    route: `/post/${post}`,
  });
}

/** Somebody else posts. The owner hears of it by the level of the community, or where they follow who posts. */
function posts(state: Forum, ctx: Ctx, plan: Plan): void {
  const { who, community, title, text, flair } = plan;
  const found = state.communities[community ?? ''];
  if (!found || community === null) return;
  const id = ctx.id('post');
  state.posts[id] = {
    community,
    author: who,
    kind: 'text',
    title,
    text,
    photos: [],
    link: null,
    poll: null,
    event: null,
    flair,
    spoiler: false,
    sensitive: false,
    crosspost: null,
    at: ctx.now,
    editedAt: null,
    up: 1,
    down: 0,
    pinned: false,
    locked: false,
    removed: null,
    deleted: false,
    waiting: false,
  };
  const isWanted = state.joined[community]?.level === 'all' || state.followed[who] !== undefined;
  if (!isWanted || state.blocked[who]) return;
  put(state, ctx, { kind: 'posted', who, community, target: id, text: '' });
  tell(state, ctx, 'communities', {
    tag: `forum-${id}`,
    title: ctx.words(words)('postedIn', { name: state.people[who]!.name, community: found.name }),
    text: title,
    route: `/post/${id}`,
  });
}

function writes(state: Forum, ctx: Ctx, who: string, text: string): void {
  if (state.blocked[who]) return;
  state.messages[ctx.id('msg')] = { person: who, mine: false, text, at: ctx.now, waiting: false };
  if (ctx.showing(`/messages/${who}`)) state.seen[who] = ctx.now;
  tell(state, ctx, 'messages', {
    tag: `forum-msg-${who}`,
    title: state.people[who]!.name,
    text,
    route: `/messages/${who}`,
  });
}

/** A moderator removes something; its author, where that is the owner, is told why. */
function removes(state: Forum, ctx: Ctx, by: string | null, target: string, reason: string): void {
  const item = itemOf(state, target);
  if (!item || item.removed || item.deleted) return;
  item.removed = { by, reason, at: ctx.now };
  if (item.author !== ME) return;
  const post = state.posts[target] ?? state.posts[state.comments[target]!.post]!;
  put(state, ctx, { kind: 'removed', who: by, community: post.community, target, text: reason });
  const t = ctx.words(words);
  tell(state, ctx, 'moderators', {
    tag: `forum-removed-${target}`,
    title: t('removedYours', { community: state.communities[post.community]!.name }),
    text: reason,
    route: '/inbox',
  });
}

function happens(state: Forum, ctx: Ctx, plan: Plan): void {
  const { kind, who, target, title, text } = plan;
  if (!state.people[who]) return;
  if (kind === 'post') return posts(state, ctx, plan);
  if (kind === 'message') return writes(state, ctx, who, text);
  if (target === null) return;
  if (kind === 'comment') return comments(state, ctx, who, target, text);
  if (kind === 'remove') return removes(state, ctx, who, target, title);
  if (kind === 'lock' && state.posts[target]) state.posts[target].locked = true;
  const item = itemOf(state, target);
  if (kind !== 'edit' || !item || item.author === ME) return;
  item.text = text;
  item.editedAt = ctx.now;
}

export const others = {
  happen: action('Somebody does what they planned', Type.Object({ plan: Str }), (state, { plan }, ctx) => {
    const found = state.plans[plan];
    if (!found) return;
    delete state.plans[plan];
    happens(state, ctx, found);
  }),
  answer: action(
    'Somebody answers what the owner wrote',
    Type.Object({ habit: Str, target: Str, pick: Type.Integer({ minimum: 0 }) }),
    (state, { habit, target, pick }, ctx) => {
      const found = state.habits[habit];
      const text = found?.says[pick];
      if (!found || text === undefined) return;
      if (found.on === 'message') return writes(state, ctx, found.who, text);
      const post = state.comments[target]?.post ?? target;
      if (itemOf(state, target) && commentProblem(state, post, ctx.now) === null)
        comments(state, ctx, found.who, target, text);
    },
  ),
  tally: action('Votes of others come in', Counts, (state, { target, up, down }) => {
    const item = itemOf(state, target);
    if (!item || item.removed || item.deleted) return;
    item.up += up;
    item.down += down;
  }),
  pollMoves: action(
    'Others vote in a poll of the owner',
    Type.Object({ post: Str }),
    (state, { post }, ctx) => {
      const poll = state.posts[post]?.poll;
      if (!poll) return;
      for (const option of poll.options)
        option.votes += Math.floor(ctx.chance('poll', post, option.text) * 9);
    },
  ),
  removeByHand: action(
    'A moderator removes something that breaks a rule',
    Type.Object({ target: Str, reason: Str }),
    (state, { target, reason }, ctx) => {
      const post = state.posts[target] ?? state.posts[state.comments[target]?.post ?? ''];
      const by = post && state.communities[post.community]!.moderators[0];
      removes(state, ctx, by ?? null, target, reason);
    },
  ),
  reportRead: action(
    'Moderators decide on a report of the owner',
    Type.Object({ target: Str }),
    (state, { target }, ctx) => {
      const item = itemOf(state, target);
      if (!item || !state.reports[target]) return;
      const post = state.posts[target] ?? state.posts[state.comments[target]!.post]!;
      const { community } = post;
      const breach = state.breaches[target];
      const who = state.communities[community]!.moderators[0] ?? null;
      if (breach !== undefined) removes(state, ctx, who, target, breach);
      const t = ctx.words(words);
      const said = t(breach === undefined ? 'reportKept' : 'reportRemoved', { what: saidBy(state, target) });
      put(state, ctx, { kind: 'moderator', who, community, target, text: said });
      tell(state, ctx, 'moderators', {
        tag: `forum-report-${target}`,
        title: t('fromModerators', { community: state.communities[community]!.name }),
        text: said,
        route: '/inbox',
      });
    },
  ),
  joinAnswered: action(
    'Moderators of a private community let the owner in, or not',
    Type.Object({ community: Str }),
    (state, { community }, ctx) => {
      const asked = state.asked[community];
      const found = state.communities[community];
      if (asked?.status !== 'asked' || !found) return;
      // They want to know who comes: a request without a word is refused.
      const isLetIn = asked.text.trim().length >= 12;
      const who = found.moderators[0] ?? null;
      if (isLetIn) {
        delete state.asked[community];
        state.joined[community] = { at: ctx.now, level: 'highlights' };
      } else asked.status = 'refused';
      put(state, ctx, { kind: isLetIn ? 'joined' : 'refused', who, community, target: null, text: '' });
      tell(state, ctx, 'moderators', {
        tag: `forum-join-${community}`,
        title: ctx.words(words)(isLetIn ? 'letIn' : 'notLetIn', { community: found.name }),
        text: found.title,
        route: `/c/${community}`,
      });
    },
  ),
};
