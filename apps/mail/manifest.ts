import { defineApp } from '../../src/sdk/core/app.ts';
import type { Timer } from '../../src/state/phone/index.ts';
import { actions } from './actions.ts';
import { sendTimer, wakeTimer } from './actions/shared.ts';
import { mailOf } from './provider.ts';
import { routes } from './routes.ts';
import { Postbird } from './state.ts';
import { words } from './words.ts';

type Timers = Record<string, Omit<Timer, 'app'>>;

/** What waits: scheduled and leaving mail, snoozed conversations, and what others will send. */
function timersOf(state: Postbird, { now }: { now: number }): Timers {
  const timers: Timers = {};
  const soon = (at: number) => Math.max(now + 1, at + state.clockShift);
  for (const [draft, { leavesAt }] of Object.entries(state.drafts))
    if (leavesAt !== null)
      timers[sendTimer(draft)] = { at: soon(leavesAt), action: 'leave', args: { draft } };
  for (const [thread, { snoozedUntil }] of Object.entries(state.threads))
    if (snoozedUntil !== null)
      timers[wakeTimer(thread)] = { at: soon(snoozedUntil), action: 'wake', args: { thread } };
  for (const [plan, { at }] of Object.entries(state.plans))
    timers[`mail-plan-${plan}`] = { at: soon(at), action: 'arrive', args: { plan } };
  return timers;
}

export const mail = defineApp({
  id: 'mail',
  name: words.appName,
  words,
  translations: { zh: () => import('./words.zh.ts') },
  palette: 'mail',
  describe: words.describe,
  state: Postbird,
  actions,
  outward: ['leave', 'retry', 'goOnline', 'receive', 'arrive', 'unsubscribe', 'reportPhishing', 'answered'],
  routes,
  intents: [
    { verb: 'VIEW', scheme: 'mailto', route: '/to/:address' },
    { verb: 'SEND', scheme: 'mailto', route: '/to/:address' },
    { verb: 'VIEW', scheme: 'postbird', route: '/' },
    { verb: 'SEND', mime: 'text/plain', route: '/share' },
    { verb: 'SEND', mime: 'text/x-vcard', route: '/share' },
    { verb: 'SEND', mime: 'image/*', route: '/share' },
    { verb: 'SEND', mime: 'audio/*', route: '/share' },
    { verb: 'SEND', mime: '*/*', route: '/share' },
  ],
  provides: { mail: mailOf },
  uses: ['contacts', 'calendar'],
  permissions: ['contacts', 'photos', 'files', 'calendar', 'notifications'],
  channels: [
    { id: 'mail', name: words.channelMail },
    { id: 'updates', name: words.channelUpdates },
    { id: 'snoozed', name: words.channelSnoozed },
  ],
  on: { online: 'goOnline', clock: 'moveClock' },
  timers: timersOf,
  size: 58_000_000,
});
