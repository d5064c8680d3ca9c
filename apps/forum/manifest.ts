import { defineApp } from '../../src/sdk/core/app.ts';
import type { Timer } from '../../src/state/phone/index.ts';
import { actions } from './actions.ts';
import { routes } from './routes.ts';
import { Forum } from './state.ts';
import { words } from './words.ts';

const ANSWER_MS = 12 * 60_000;
type Timers = Record<string, Omit<Timer, 'app'>>;

/** What waits: what people plan to do, and requests to join that moderators have not answered. */
function timersOf(state: Forum, { now }: { now: number }): Timers {
  const timers: Timers = {};
  const onClock = (at: number) => Math.max(now + 1, at + state.clockShift);
  for (const [id, { at }] of Object.entries(state.plans))
    timers[`forum-plan-${id}`] = { at: onClock(at), action: 'happen', args: { plan: id } };
  for (const [id, { at, status }] of Object.entries(state.asked))
    if (status === 'asked')
      timers[`forum-join-${id}`] = {
        at: Math.max(now + 1, at + ANSWER_MS),
        action: 'joinAnswered',
        args: { community: id },
      };
  return timers;
}

export const forum = defineApp({
  id: 'forum',
  name: words.appName,
  words,
  translations: { zh: () => import('./words.zh.ts') },
  palette: 'forum',
  describe: words.describe,
  state: Forum,
  actions,
  outward: [
    'submitPost',
    'addComment',
    'editPost',
    'editComment',
    'deletePost',
    'deleteComment',
    'sendMessage',
    'flushOutbox',
    'vote',
    'choose',
    'follow',
    'thank',
    'block',
    'report',
    'join',
    'askToJoin',
    'withdraw',
    'createCommunity',
    'describeCommunity',
    'setRules',
    'addFlair',
    'removeFlair',
    'setNeeds',
    'removeItem',
    'approveItem',
    'lock',
    'pin',
    'setFlair',
    'ban',
    'unban',
  ],
  routes,
  intents: [
    { verb: 'SEND', mime: 'text/plain', route: '/share' },
    { verb: 'SEND', mime: 'image/*', route: '/share' },
    { verb: 'VIEW', scheme: 'hearthside', route: '/open/:address' },
  ],
  permissions: ['photos', 'notifications'],
  channels: [
    { id: 'replies', name: words.channelReplies },
    { id: 'mentions', name: words.channelMentions },
    { id: 'messages', name: words.channelMessages },
    { id: 'moderators', name: words.channelModerators },
    { id: 'communities', name: words.channelCommunities },
  ],
  on: { online: 'flushOutbox', clock: 'moveClock' },
  timers: timersOf,
  size: 41_000_000,
});
