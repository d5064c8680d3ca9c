import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { readsOwner } from '../select.ts';
import { ME, type Microblog, type Rule } from '../state.ts';
import { langOf, mentionsOf } from '../text.ts';

const WIDE = /[\u4E00-\u9FFF]/u;
/** Whether a word stands in a text: as a whole one, or anywhere where it is Chinese. */
function has(text: string, word: string): boolean {
  const [line, wanted] = [text.toLowerCase(), word.toLowerCase()];
  if (WIDE.test(wanted)) return line.includes(wanted);
  return new RegExp(
    `(^|[^\\p{L}\\p{N}])${wanted.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}($|[^\\p{L}\\p{N}])`,
    'u',
  ).test(line);
}
const fits = (rule: Rule, text: string): boolean =>
  rule.any.length === 0 || rule.any.some(word => has(text, word));

/** The first rule of each account that fits. */
function rulesFor(state: Microblog, on: Rule['on'], text: string): Rule[] {
  const found = new Map<string, Rule>();
  for (const rule of state.rules)
    if (rule.on === on && !found.has(rule.by) && fits(rule, text)) found.set(rule.by, rule);
  return [...found.values()];
}

/** One of the variants of an answer. */
const variant = (rule: Rule, chance: number): string =>
  rule.text[Math.floor(chance * rule.text.length)] ?? '';

/** How many answer a post of which they were not asked anything. */
const SOME = 0.6;
/** Answers to one post, at most. */
const MOST = 3;

/** Has others answer what the owner posted: whom it answers or names, and some of those who read it. */
export function scheduleAnswers(state: Microblog, ctx: Ctx, id: string): void {
  const post = state.posts[id]!;
  const reached = (by: string): boolean => {
    const account = state.accounts[by];
    if (!account || account.blocked || account.status !== 'open') return false;
    return readsOwner(state, by, post);
  };
  const parent = post.replyTo === null ? undefined : state.posts[post.replyTo];
  const named = mentionsOf(post.text).map(h => h.toLowerCase());
  const isAsked = (by: string): boolean =>
    parent?.by === by || named.includes(state.accounts[by]!.handle.toLowerCase());
  const asked = rulesFor(state, 'reply', post.text).filter(r => reached(r.by) && isAsked(r.by));
  const others =
    post.replyTo !== null || post.audience === 'mentioned'
      ? []
      : rulesFor(state, 'post', post.text)
          .filter(r => reached(r.by) && !asked.some(a => a.by === r.by))
          .filter(r => r.any.length > 0 || ctx.chance('read', r.by, post.text) < SOME);
  for (const rule of [...asked, ...others].slice(0, MOST)) {
    const text = variant(rule, ctx.chance('answer', rule.by, post.text));
    const at = ctx.now + rule.delayMs;
    if (text === '') ctx.schedule(at, 'likeCame', { post: id, by: rule.by });
    else ctx.schedule(at, 'answerCame', { post: id, by: rule.by, text, lang: langOf(text) });
  }
}

const VOTERS = [3 * 60_000, 11 * 60_000, 34 * 60_000] as const;
/** Has others vote in a poll of the owner. */
export function scheduleVotes(ctx: Ctx, id: string, choices: readonly string[]): void {
  VOTERS.forEach((delay, i) => {
    const choice = Math.floor(ctx.chance('vote', i, ...choices) * choices.length);
    const votes = 1 + Math.floor(ctx.chance('votes', i, ...choices) * 4);
    ctx.schedule(ctx.now + delay, 'votesCame', { post: id, choice, votes });
  });
}

/** Has somebody answer a direct message. */
export function scheduleAnswerTo(state: Microblog, ctx: Ctx, account: string, text: string): void {
  const rule = rulesFor(state, 'message', text).find(r => r.by === account);
  if (!rule || state.accounts[account]!.blocked) return;
  const answer = variant(rule, ctx.chance('message', account, text));
  if (answer !== '') ctx.schedule(ctx.now + rule.delayMs, 'messageCame', { account, text: answer });
}

export const pollTimer = (post: string): string => `microblog-poll-${post}`;
export const schedulePollEnd = (ctx: Ctx, post: string, at: number): string =>
  ctx.schedule(at, 'pollEnds', { post }, pollTimer(post));
/** Whether the owner is told when a poll ends: their own, and those in which they voted. */
export const awaitsPoll = (state: Microblog, id: string): boolean => {
  const post = state.posts[id];
  return post?.poll !== undefined && (post.by === ME || post.poll.voted !== null);
};
