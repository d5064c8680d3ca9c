import { defineApp } from '../../src/sdk/core/app.ts';
import type { Timer } from '../../src/state/phone/index.ts';
import { actions } from './actions.ts';
import { awaitsPoll, pollTimer } from './actions/answers.ts';
import { comingTimer, mutedTimer } from './actions/arrivals.ts';
import { scheduledTimer } from './actions/publish.ts';
import { routes } from './routes.ts';
import { mutedUntil } from './select.ts';
import { Microblog } from './state.ts';
import { words } from './words.ts';

type Timers = Record<string, Omit<Timer, 'app'>>;

/** What waits: posts of others on their way, own ones that are scheduled, polls that end, and words that are heard again. */
function timersOf(state: Microblog, { now }: { now: number }): Timers {
  const timers: Timers = {};
  const later = (at: number) => Math.max(now + 1, at);
  for (const [id, { at }] of Object.entries(state.coming))
    timers[comingTimer(id)] = { at: later(at + state.clockShift), action: 'arrive', args: { id } };
  for (const [id, { at }] of Object.entries(state.scheduled))
    timers[scheduledTimer(id)] = { at: later(at), action: 'publishScheduled', args: { scheduled: id } };
  for (const [id, muted] of Object.entries(state.mutedWords))
    if (muted.span !== 'ever')
      timers[mutedTimer(id)] = { at: later(mutedUntil(muted)), action: 'unmuteWord', args: { muted: id } };
  for (const [id, { poll }] of Object.entries(state.posts))
    if (poll && poll.endsAt > now && awaitsPoll(state, id))
      timers[pollTimer(id)] = { at: poll.endsAt, action: 'pollEnds', args: { post: id } };
  return timers;
}

export const microblog = defineApp({
  id: 'microblog',
  name: words.appName,
  words,
  translations: { zh: () => import('./words.zh.ts') },
  palette: 'microblog',
  describe: words.describe,
  state: Microblog,
  actions,
  outward: [
    'publish',
    'retry',
    'flushOutbox',
    'publishScheduled',
    'editPost',
    'like',
    'repost',
    'vote',
    'follow',
    'answerRequest',
    'block',
    'report',
    'message',
    'sendPost',
    'replyFromShade',
    'acceptTalk',
  ],
  routes,
  intents: [
    { verb: 'VIEW', scheme: 'chirrup', route: '/link/:address' },
    { verb: 'SEND', mime: 'text/plain', route: '/share' },
  ],
  permissions: ['photos', 'notifications'],
  channels: [
    { id: 'replies', name: words.channelReplies },
    { id: 'likes', name: words.channelLikes },
    { id: 'follows', name: words.channelFollows },
    { id: 'posts', name: words.channelPosts },
    { id: 'messages', name: words.messages },
  ],
  on: { online: 'flushOutbox', clock: 'moveClock' },
  timers: timersOf,
  size: 64_000_000,
});
