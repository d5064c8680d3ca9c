import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { isVisible, mayWriteToOwner, mutedUntil } from '../select.ts';
import { ME, type Microblog, type Post } from '../state.ts';
import { mentionsOf, shortOf } from '../text.ts';
import { words } from '../words.ts';
import { action, OnAccount, owner, T, tell } from './shared.ts';

export const comingTimer = (id: string): string => `microblog-coming-${id}`;
export const mutedTimer = (id: string): string => `microblog-muted-${id}`;

/** Keeps what others did until the phone is online. Gives whether it is offline. */
function waits(state: Microblog, ctx: Ctx, name: string, args: object): boolean {
  if (ctx.online()) return false;
  state.held.push({ action: name, args: { ...args } });
  return true;
}
/** Lets what was held arrive, one after another. */
export function takeHeld(state: Microblog, ctx: Ctx): void {
  state.held.forEach(({ action: name, args }, i) => ctx.schedule(ctx.now + 1 + i, name, { ...args }));
  state.held = [];
}
/** Whether somebody can still reach the owner. */
const isNear = (state: Microblog, by: string): boolean =>
  state.accounts[by]?.status === 'open' && !state.accounts[by].blocked;

function tellOfPost(state: Microblog, ctx: Ctx, id: string): void {
  const post = state.posts[id]!;
  const { handle } = owner(state);
  const isOwners = (other: string | null): boolean => other !== null && state.posts[other]?.by === ME;
  if (isOwners(post.replyTo)) return tell(state, ctx, 'reply', { by: post.by, post: id });
  if (isOwners(post.quote)) return tell(state, ctx, 'quote', { by: post.by, post: id });
  const named = mentionsOf(post.text).some(h => h.toLowerCase() === handle.toLowerCase());
  if (named) return tell(state, ctx, 'mention', { by: post.by, post: id });
  if (state.accounts[post.by]!.bell && isVisible(state, post))
    tell(state, ctx, 'bell', { by: post.by, post: id });
}

const Reaction = Type.Object({ post: T, by: T });
export const arrivalActions = {
  arrive: action('A post of somebody else arrives', Type.Object({ id: T }), (state, { id }, ctx) => {
    const coming = state.coming[id];
    if (!coming || waits(state, ctx, 'arrive', { id })) return;
    delete state.coming[id];
    const { post } = coming;
    if (!isNear(state, post.by)) return;
    if (post.replyTo !== null && !state.posts[post.replyTo]) return;
    state.posts[id] = { ...post, at: ctx.now };
    tellOfPost(state, ctx, id);
  }),
  answerCame: action(
    'Somebody answers a post of the owner',
    Type.Object({ post: T, by: T, text: T, lang: Type.Enum(['en', 'zh', 'es', 'ar']) }),
    (state, args, ctx) => {
      const { post, by, text, lang } = args;
      if (!state.posts[post] || !isNear(state, by) || waits(state, ctx, 'answerCame', args)) return;
      const id = ctx.id('post');
      state.posts[id] = answerOf(by, post, text, lang, ctx.now);
      tellOfPost(state, ctx, id);
    },
  ),
  likeCame: action('Somebody likes a post of the owner', Reaction, (state, args, ctx) => {
    const found = state.posts[args.post];
    if (!found || !isNear(state, args.by) || waits(state, ctx, 'likeCame', args)) return;
    found.likes++;
    tell(state, ctx, 'like', args);
  }),
  votesCame: action(
    'Others vote in a poll of the owner',
    Type.Object({ post: T, choice: Type.Integer(), votes: Type.Integer() }),
    (state, { post, choice, votes }, ctx) => {
      const poll = state.posts[post]?.poll;
      if (poll?.choices[choice] && poll.endsAt > ctx.now) poll.choices[choice].votes += votes;
    },
  ),
  pollEnds: action('A poll has ended', Type.Object({ post: T }), (state, { post }, ctx) => {
    const found = state.posts[post];
    if (found?.poll) tell(state, ctx, 'poll', { by: found.by, post });
  }),
  acceptCame: action('Somebody accepts a request of the owner', OnAccount, (state, { account }, ctx) => {
    if (!state.asked.includes(account) || waits(state, ctx, 'acceptCame', { account })) return;
    state.asked = state.asked.filter(id => id !== account);
    owner(state).follows.push(account);
    tell(state, ctx, 'accepted', { by: account, post: null });
  }),
  followCame: action('Somebody follows the owner', OnAccount, (state, { account }, ctx) => {
    const other = state.accounts[account];
    if (!other || other.follows.includes(ME) || !isNear(state, account)) return;
    if (waits(state, ctx, 'followCame', { account })) return;
    if (owner(state).protected) {
      if (state.requests.includes(account)) return;
      state.requests.push(account);
      return tell(state, ctx, 'request', { by: account, post: null });
    }
    other.follows.push(ME);
    tell(state, ctx, 'follow', { by: account, post: null });
  }),
  messageCame: action(
    'A direct message arrives',
    Type.Object({ account: T, text: T }),
    (state, args, ctx) => {
      const { account, text } = args;
      const other = state.accounts[account];
      if (!other || !isNear(state, account) || waits(state, ctx, 'messageCame', args)) return;
      if (!mayWriteToOwner(state, account)) return;
      const isKnown = owner(state).follows.includes(account);
      state.talks[account] ??= { request: !isKnown, readAt: ctx.now - 1 };
      state.messages[ctx.id('message')] = { with: account, mine: false, at: ctx.now, text, post: null };
      if (ctx.showing(`/talk/${account}`)) state.talks[account].readAt = ctx.now;
      else tellOfMessage(state, ctx, account, text);
    },
  ),
  unmuteWord: action('Hear a muted word again', Type.Object({ muted: T }), (state, { muted }, ctx) => {
    delete state.mutedWords[muted];
    ctx.cancel(mutedTimer(muted));
  }),
  moveClock: action(
    'The phone’s time was set by hand: others keep their own, so what they post moves along',
    Type.Object({ by: Type.Integer() }),
    (state, { by }, ctx) => {
      state.clockShift += by;
      for (const [id, { at }] of Object.entries(state.coming))
        ctx.schedule(Math.max(ctx.now + 1, at + state.clockShift), 'arrive', { id }, comingTimer(id));
      for (const [id, muted] of Object.entries(state.mutedWords))
        if (mutedUntil(muted) <= ctx.now) delete state.mutedWords[id];
    },
  ),
};

function tellOfMessage(state: Microblog, ctx: Ctx, account: string, text: string): void {
  const { name, muted } = state.accounts[account]!;
  if (muted || !state.settings.notifyMessages) return;
  const isRequest = state.talks[account]!.request;
  const t = ctx.words(words);
  ctx.notify({
    channel: 'messages',
    tag: `microblog-talk-${account}`,
    title: isRequest ? t('requestFrom', { name }) : name,
    text: shortOf(text, 120),
    route: `/talk/${account}`,
    ...(isRequest
      ? {}
      : {
          actions: [
            { id: 'reply', label: t('reply'), action: 'replyFromShade', args: { account }, reply: true },
          ],
        }),
  });
}

const answerOf = (by: string, replyTo: string, text: string, lang: Post['lang'], at: number): Post => ({
  by,
  at,
  text,
  lang,
  photos: [],
  replyTo,
  quote: null,
  audience: 'everyone',
  repliers: 'everyone',
  warning: '',
  context: '',
  likes: 0,
  reposts: 0,
  views: 3,
  liked: false,
  reposted: false,
  hidden: false,
  status: 'sent',
  edits: [],
});
