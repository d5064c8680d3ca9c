import { Type } from 'typebox';
import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { plain } from '../select/search.ts';
import { ME, type Forum, type Habit, type Notice } from '../state.ts';
import { words } from '../words.ts';

export const action = actionsOf<Forum>();
export const Str = Type.String();
export const Target = Type.Object({ target: Str });
export const On = Type.Object({ target: Str, on: Type.Boolean() });
export const MINUTE = 60_000;

/** Whether others can be reached now; says so where they cannot. */
export function reaches(ctx: Ctx): boolean {
  if (ctx.online()) return true;
  ctx.toast(ctx.words(words)('offlineToast'));
  return false;
}

/** Post or comment, whichever has that id. */
export const itemOf = (state: Forum, target: string) => state.posts[target] ?? state.comments[target];
/** Text by which the ledger names a post or comment. */
export const saidBy = (state: Forum, target: string): string =>
  state.posts[target]?.title ?? state.comments[target]?.text ?? '';
export const authorOf = (state: Forum, target: string): string => itemOf(state, target)?.author ?? '';

/** Puts something into the inbox. */
export function put(state: Forum, ctx: Ctx, notice: Omit<Notice, 'at' | 'read'>): string {
  const id = ctx.id('notice');
  state.notices[id] = { ...notice, at: ctx.now, read: false };
  return id;
}

type Channel = 'replies' | 'mentions' | 'messages' | 'moderators' | 'communities';
/** Notifies, where the owner wants to hear of that. */
export function tell(
  state: Forum,
  ctx: Ctx,
  channel: Channel,
  note: { tag: string; title: string; text: string; route: string },
): void {
  const { notifyReplies, notifyMentions, notifyMessages, notifyModerators, notifyCommunities } =
    state.settings;
  const wanted: Readonly<Record<Channel, boolean>> = {
    replies: notifyReplies,
    mentions: notifyMentions,
    messages: notifyMessages,
    moderators: notifyModerators,
    communities: notifyCommunities,
  };
  if (wanted[channel] && !ctx.showing(note.route)) ctx.notify({ channel, ...note });
}

/** Lets those answer who would, in their own time: who and what follows from the text alone. */
export function provoke(
  state: Forum,
  ctx: Ctx,
  on: Habit['on'],
  at: { target: string; place: string; text: string },
): void {
  const text = plain(at.text);
  for (const [id, habit] of Object.entries(state.habits)) {
    const fits =
      habit.on === on &&
      (habit.where.length === 0 || habit.where.includes(at.place)) &&
      (habit.words.length === 0 || habit.words.some(word => text.includes(plain(word))));
    if (!fits || state.blocked[habit.who]) continue;
    if (ctx.chance('answers', id, at.text) >= habit.chance) continue;
    const pick = Math.floor(ctx.chance('says', id, at.text) * habit.says.length);
    const wait = habit.soonest + ctx.chance('wait', id, at.text) * (habit.latest - habit.soonest);
    ctx.schedule(
      ctx.now + Math.round(wait * MINUTE),
      'answer',
      { habit: id, target: at.target, pick },
      `forum-answer-${id}-${at.target}`,
    );
  }
}

/** After how many minutes the votes of what the owner wrote are counted, and the most that come each time. */
const TALLIES = [
  [4, 3],
  [25, 6],
  [120, 9],
] as const;
export function expectVotes(ctx: Ctx, target: string, text: string): void {
  for (const [minutes, most] of TALLIES) {
    const up = Math.floor(ctx.chance('up', minutes, text) * (most + 1));
    const down = ctx.chance('down', minutes, text) < 0.25 ? 1 : 0;
    ctx.schedule(
      ctx.now + minutes * MINUTE,
      'tally',
      { target, up, down },
      `forum-tally-${target}-${minutes}`,
    );
  }
}
/** Stops what was to come of something that is gone. */
export function forget(state: Forum, ctx: Ctx, target: string): void {
  for (const [minutes] of TALLIES) ctx.cancel(`forum-tally-${target}-${minutes}`);
  for (const id of Object.keys(state.habits)) ctx.cancel(`forum-answer-${id}-${target}`);
  ctx.cancel(`forum-remove-${target}`);
}

/** The rule that what was written breaks, by what its moderators look for. */
export function brokenRule(state: Forum, community: string, text: string): string | undefined {
  const found = state.communities[community]!;
  if (found.moderators.includes(ME)) return undefined;
  const all = plain(text);
  const broken = found.removals.find(r => r.words.some(word => all.includes(plain(word))));
  return broken && found.rules[broken.rule]?.title;
}
/** Lets a moderator remove what breaks a rule, some minutes after it was posted. */
export function watch(state: Forum, ctx: Ctx, target: string, community: string, text: string): void {
  const rule = brokenRule(state, community, text);
  if (rule === undefined) return;
  const wait = 3 + ctx.chance('removes', text) * 4;
  ctx.schedule(
    ctx.now + Math.round(wait * MINUTE),
    'removeByHand',
    { target, reason: rule },
    `forum-remove-${target}`,
  );
}
