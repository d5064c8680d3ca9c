import { Type } from 'typebox';
import { follows, followsOwner, mayMessage } from '../select.ts';
import { ME, type Microblog } from '../state.ts';
import { words } from '../words.ts';
import { scheduleAnswerTo } from './answers.ts';
import {
  accountProblem,
  action,
  dropFollow,
  handleOf,
  noteAct,
  OnAccount,
  owner,
  reaches,
  refuse,
  T,
  Turn,
} from './shared.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';

const connect = (state: Microblog, ctx: Ctx, account: string, act: string): void => {
  ctx.effect('connection', [handleOf(state, account)], { act, note: '' });
  noteAct(state, ctx);
};
/** When somebody who follows the owner lets them in. */
const ACCEPT_MS = 4 * 60_000;
/** How many of those that are not verified follow back, and when the first and the last of them do. */
const FOLLOWS_BACK = 0.5;
const BACK_MS = [3 * 60_000, 20 * 60_000] as const;

/** Has somebody follow the owner, who follows them now. */
function scheduleFollowBack(state: Microblog, ctx: Ctx, account: string): void {
  const { verified } = state.accounts[account]!;
  if (verified || followsOwner(state, account) || ctx.chance('back', account) >= FOLLOWS_BACK) return;
  const [first, last] = BACK_MS;
  const delay = first + Math.floor(ctx.chance('back when', account) * (last - first));
  ctx.schedule(ctx.now + delay, 'followCame', { account });
}

function follow(state: Microblog, ctx: Ctx, account: string): void {
  const other = state.accounts[account]!;
  connect(state, ctx, account, other.protected ? 'request' : 'follow');
  if (!other.protected) {
    owner(state).follows.push(account);
    return scheduleFollowBack(state, ctx, account);
  }
  state.asked.push(account);
  if (followsOwner(state, account)) ctx.schedule(ctx.now + ACCEPT_MS, 'acceptCame', { account });
}
function unfollow(state: Microblog, ctx: Ctx, account: string): void {
  connect(state, ctx, account, 'unfollow');
  dropFollow(owner(state), account);
  state.asked = state.asked.filter(id => id !== account);
}

/** Sends a direct message. Gives whether it went. */
export function sendMessage(
  state: Microblog,
  ctx: Ctx,
  account: string,
  text: string,
  post: string | null,
): boolean {
  if (text.trim() === '' && post === null) return false;
  const problem = accountProblem(state.accounts[account]) ?? (mayMessage(state, account) ? null : 'message');
  if (problem) {
    refuse(state, problem, account);
    return false;
  }
  if (!reaches(state, ctx)) return false;
  ctx.effect('message', [handleOf(state, account)], {
    text: text.trim(),
    attached: post === null ? [] : [{ kind: 'post', name: post }],
  });
  noteAct(state, ctx);
  state.talks[account] ??= { request: false, readAt: ctx.now };
  state.talks[account].request = false;
  state.messages[ctx.id('message')] = { with: account, mine: true, at: ctx.now, text: text.trim(), post };
  scheduleAnswerTo(state, ctx, account, text);
  return true;
}

export const peopleActions = {
  follow: action(
    'Follow an account or leave it',
    Type.Object({ account: T, ...Turn }),
    (state, { account, on }, ctx) => {
      const other = state.accounts[account];
      const problem = accountProblem(other);
      if (problem && on) return refuse(state, problem, account);
      const isOn = follows(state, account) || state.asked.includes(account);
      if (!other || account === ME || isOn === on || other.blocked || !reaches(state, ctx)) return;
      if (on) follow(state, ctx, account);
      else unfollow(state, ctx, account);
    },
  ),
  answerRequest: action(
    'Let somebody follow a protected account or refuse',
    Type.Object({ account: T, accept: Type.Boolean() }),
    (state, { account, accept }, ctx) => {
      if (!state.requests.includes(account) || !reaches(state, ctx)) return;
      connect(state, ctx, account, accept ? 'accept' : 'refuse');
      state.requests = state.requests.filter(id => id !== account);
      if (accept) state.accounts[account]!.follows.push(ME);
    },
  ),
  block: action(
    'Block an account or let it in again',
    Type.Object({ account: T, ...Turn }),
    (state, { account, on }, ctx) => {
      const other = state.accounts[account];
      if (!other || account === ME || other.blocked === on || !reaches(state, ctx)) return;
      connect(state, ctx, account, on ? 'block' : 'unblock');
      other.blocked = on;
      if (!on) return;
      dropFollow(owner(state), account);
      dropFollow(other, ME);
      other.bell = false;
      state.asked = state.asked.filter(id => id !== account);
      state.requests = state.requests.filter(id => id !== account);
    },
  ),
  mute: action(
    'Mute an account or hear it again',
    Type.Object({ account: T, ...Turn }),
    (state, { account, on }) => {
      const other = state.accounts[account];
      if (other && account !== ME) other.muted = on;
    },
  ),
  bell: action(
    'Be told of every post of an account',
    Type.Object({ account: T, ...Turn }),
    (state, { account, on }) => {
      const other = state.accounts[account];
      if (other && account !== ME && (!on || follows(state, account))) other.bell = on;
    },
  ),
  message: action(
    'Send a direct message, with a post where one is named',
    Type.Object({ account: T, text: T, post: Type.Optional(Type.Union([T, Type.Null()])) }),
    (state, { account, text, post = null }, ctx) => {
      sendMessage(state, ctx, account, text, post);
    },
  ),
  sendPost: action(
    'Send a post to somebody directly and go back',
    Type.Object({ account: T, post: T }),
    (state, { account, post }, ctx) => {
      if (!sendMessage(state, ctx, account, '', post)) return;
      ctx.toast(ctx.words(words)('sentTo', { name: state.accounts[account]!.name }));
      ctx.back();
    },
  ),
  replyFromShade: action(
    'Answer a direct message from its notification',
    Type.Object({ account: T, text: T }),
    (state, { account, text }, ctx) => {
      if (!sendMessage(state, ctx, account, text, null)) return;
      readTalk(state, ctx, account);
    },
  ),
  acceptTalk: action('Accept a request to write', OnAccount, (state, { account }, ctx) => {
    const talk = state.talks[account];
    if (!talk?.request || !reaches(state, ctx)) return;
    connect(state, ctx, account, 'accept message');
    talk.request = false;
  }),
  deleteTalk: action('Delete a conversation', OnAccount, (state, { account }, ctx) => {
    if (!state.talks[account]) return;
    delete state.talks[account];
    for (const id of Object.keys(state.messages))
      if (state.messages[id]!.with === account) delete state.messages[id];
    ctx.dismiss(`microblog-talk-${account}`);
  }),
  deleteMessage: action('Delete a message here', Type.Object({ message: T }), (state, { message }) => {
    const account = state.messages[message]?.with;
    delete state.messages[message];
    if (account !== undefined && !Object.values(state.messages).some(m => m.with === account))
      delete state.talks[account];
  }),
};

export function readTalk(state: Microblog, ctx: Ctx, account: string): void {
  const talk = state.talks[account];
  if (talk) talk.readAt = ctx.now;
  ctx.dismiss(`microblog-talk-${account}`);
}
