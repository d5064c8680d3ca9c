import { defineApp } from '../../src/sdk/core/app.ts';
import type { CallsProvider } from '../../src/sdk/core/providers.ts';
import { actions } from './actions.ts';
import { place } from './calls.ts';
import { block, seeMissed, unblock } from './log.ts';
import { blockedRows, isBlocked, logRows } from './select.ts';
import { PhoneApp } from './state.ts';

export const phone = defineApp({
  id: 'phone',
  name: 'Phone',
  palette: 'system',
  describe: 'Dial pad, recent calls, contacts, calls under way, voicemail and blocked numbers.',
  system: true,
  state: PhoneApp,
  actions,
  outward: ['place', 'redial', 'callBack', 'answer', 'answerAndEnd', 'pressKeys'],
  routes: {
    '/': {
      screen: 'Home',
      title: 'Phone',
      activity: '.MainActivity',
      enter: (state: PhoneApp, _params, ctx) => {
        if (state.tab === 'recents') seeMissed(state, ctx);
      },
    },
    '/pad': { screen: 'Pad', title: 'Dial pad', activity: '.DialtactsActivity' },
    '/search': { screen: 'Search', title: 'Search', activity: '.SearchActivity' },
    '/call': { screen: 'InCall', title: 'Call', activity: '.InCallActivity' },
    '/number/:number': { screen: 'Details', title: 'Call details', activity: '.CallDetailsActivity' },
    '/voicemail/:voicemail': { screen: 'Voicemail', title: 'Voicemail', activity: '.VoicemailActivity' },
    '/settings': { screen: 'Settings', title: 'Settings', activity: '.SettingsActivity' },
    '/settings/responses': {
      screen: 'Responses',
      title: 'Quick responses',
      activity: '.QuickResponsesActivity',
    },
    '/settings/blocked': { screen: 'Blocked', title: 'Blocked numbers', activity: '.BlockedNumbersActivity' },
    '/settings/greeting': { screen: 'Greeting', title: 'Voicemail greeting', activity: '.GreetingActivity' },
  },
  intents: [
    { verb: 'DIAL', scheme: 'tel', route: '/pad' },
    { verb: 'VIEW', scheme: 'tel', route: '/pad' },
  ],
  provides: {
    calls: (state: PhoneApp, ctx): CallsProvider => ({
      log: () =>
        logRows(state).map(({ id, number, kind, at, seconds }) => ({ id, number, kind, at, seconds })),
      place: number => place(state, ctx, number),
      blocked: () => blockedRows(state).map(b => b.number),
      isBlocked: number => isBlocked(state, number),
      block: number => {
        block(state, ctx, number);
      },
      unblock: number => unblock(state, number),
    }),
  },
  uses: ['contacts'],
  permissions: ['contacts', 'phone', 'sms'],
  channels: [
    { id: 'incoming', name: 'Incoming calls' },
    { id: 'ongoing', name: 'Ongoing calls' },
    { id: 'missed', name: 'Missed calls' },
    { id: 'voicemail', name: 'Voicemail' },
  ],
  missed: { receive: 'missCall' },
  on: { silence: 'silence', clock: 'moveClock', audio: 'pause' },
});
