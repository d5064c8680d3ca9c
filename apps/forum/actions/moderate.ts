import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { communityOf } from '../select/people.ts';
import { ME, type Forum, type LogLine } from '../state.ts';
import { action, itemOf, reaches, saidBy, Str } from './shared.ts';

const DAY = 86_400_000;
const On = Type.Object({ target: Str, on: Type.Boolean() });

/** Community of something in which the owner may decide; undefined elsewhere. */
function ruled(state: Forum, target: string): string | undefined {
  const community = communityOf(state, target);
  return community !== undefined && state.communities[community]!.moderators.includes(ME)
    ? community
    : undefined;
}
function note(
  state: Forum,
  ctx: Ctx,
  community: string,
  act: LogLine['act'],
  target: string | null,
  reason = '',
): void {
  state.log[ctx.id('log')] = { community, by: ME, act, target, reason, at: ctx.now };
}
/** Closes the reports of something. */
function close(state: Forum, target: string, status: 'approved' | 'removed'): void {
  for (const flagged of Object.values(state.flagged))
    if (flagged.target === target && flagged.status === 'open') flagged.status = status;
}

export const moderate = {
  removeItem: action(
    'Remove a post or comment as a moderator, for a reason',
    Type.Object({ target: Str, reason: Str }),
    (state, { target, reason }, ctx) => {
      const community = ruled(state, target);
      const item = itemOf(state, target);
      if (community === undefined || !item || item.removed || reason.trim() === '' || !reaches(ctx)) return;
      ctx.effect('amendment', [item.author], { of: saidBy(state, target), act: 'remove', note: reason });
      item.removed = { by: ME, reason: reason.trim(), at: ctx.now };
      close(state, target, 'removed');
      note(state, ctx, community, 'remove', target, reason.trim());
    },
  ),
  approveItem: action(
    'Approve a post or comment that was reported or removed',
    Type.Object({ target: Str }),
    (state, { target }, ctx) => {
      const community = ruled(state, target);
      const item = itemOf(state, target);
      const isOpen = Object.values(state.flagged).some(f => f.target === target && f.status === 'open');
      if (community === undefined || !item || (!item.removed && !isOpen) || !reaches(ctx)) return;
      ctx.effect('amendment', [item.author], { of: saidBy(state, target), act: 'approve', note: '' });
      item.removed = null;
      close(state, target, 'approved');
      note(state, ctx, community, 'approve', target);
    },
  ),
  lock: action('Lock a post as a moderator, or no longer', On, (state, { target, on }, ctx) => {
    const community = ruled(state, target);
    const post = state.posts[target];
    if (community === undefined || !post || post.locked === on || !reaches(ctx)) return;
    ctx.effect('amendment', [post.author], { of: post.title, act: on ? 'lock' : 'unlock', note: '' });
    post.locked = on;
    note(state, ctx, community, on ? 'lock' : 'unlock', target);
  }),
  pin: action(
    'Pin a post in its community as a moderator, or no longer',
    On,
    (state, { target, on }, ctx) => {
      const community = ruled(state, target);
      const post = state.posts[target];
      if (community === undefined || !post || post.pinned === on || !reaches(ctx)) return;
      ctx.effect('amendment', [post.author], { of: post.title, act: on ? 'pin' : 'unpin', note: '' });
      post.pinned = on;
      note(state, ctx, community, on ? 'pin' : 'unpin', target);
    },
  ),
  setFlair: action(
    'Set the flair of one’s own post, or of any as a moderator',
    Type.Object({ post: Str, flair: Type.Union([Str, Type.Null()]) }),
    (state, { post, flair }, ctx) => {
      const found = state.posts[post];
      if (!found || found.flair === flair || found.deleted) return;
      const community = state.communities[found.community]!;
      const known = community.flairs.find(f => f.id === flair);
      const isMod = community.moderators.includes(ME);
      if ((flair !== null && !known) || (found.author !== ME && !isMod) || !reaches(ctx)) return;
      ctx.effect('amendment', [found.community], { of: found.title, act: 'flair', note: known?.text ?? '' });
      found.flair = flair;
      if (found.author !== ME) note(state, ctx, found.community, 'flair', post, known?.text ?? '');
    },
  ),
  ban: action(
    'Ban somebody from a community that one moderates, for some days',
    Type.Object({
      community: Str,
      person: Str,
      days: Type.Integer({ minimum: 1, maximum: 365 }),
      reason: Str,
    }),
    (state, { community, person, days, reason }, ctx) => {
      const found = state.communities[community];
      if (!found?.moderators.includes(ME) || !state.people[person]) return;
      if (found.moderators.includes(person) || reason.trim() === '' || !reaches(ctx)) return;
      for (const [id, ban] of Object.entries(state.bans))
        if (ban.community === community && ban.person === person) delete state.bans[id];
      ctx.effect('connection', [person], { act: 'ban', note: reason.trim(), group: found.name });
      state.bans[ctx.id('ban')] = {
        community,
        person,
        days,
        until: ctx.now + days * DAY,
        reason: reason.trim(),
        by: ME,
      };
      note(state, ctx, community, 'ban', person, reason.trim());
    },
  ),
  unban: action('Lift a ban', Type.Object({ ban: Str }), (state, { ban }, ctx) => {
    const found = state.bans[ban];
    if (!found || !state.communities[found.community]?.moderators.includes(ME) || !reaches(ctx)) return;
    const { community, person } = found;
    ctx.effect('connection', [person], {
      act: 'unban',
      note: '',
      group: state.communities[community]!.name,
    });
    delete state.bans[ban];
    note(state, ctx, community, 'unban', person);
  }),
};
