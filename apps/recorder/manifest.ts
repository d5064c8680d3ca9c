import { defineApp } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { actions } from './actions.ts';
import { holdSession, settlePlayer, notifyPlayer, notifySession } from './actions/shared.ts';
import { Recorder } from './state.ts';

/** What the phone stopped, as a forced stop does, is paused; what plays a file that is gone is put away. */
const enter = (state: Recorder, _: Record<string, string>, ctx: Ctx) => {
  const heard = ctx.os.audio === 'recorder';
  if (!heard && state.session?.since != null) {
    holdSession(state, ctx);
    notifySession(state, ctx);
  }
  if (!state.player) return;
  const { since } = state.player;
  if (settlePlayer(state, ctx) !== undefined && (heard || since === null)) return;
  state.player.since = null;
  notifyPlayer(state, ctx);
};

export const recorder = defineApp({
  id: 'recorder',
  name: 'Recorder',
  palette: 'system',
  describe: 'Records sound, and plays, trims, names and finds recordings.',
  state: Recorder,
  actions,
  routes: {
    '/': { screen: 'Home', title: 'Recorder', activity: '.MainActivity', enter },
    '/record': { screen: 'Record', title: 'Recording', activity: '.RecordActivity', enter },
    '/capture': { screen: 'Capture', title: 'Record for another app', activity: '.CaptureActivity', enter },
    '/play/:file': { screen: 'Play', title: 'Player', activity: '.PlayerActivity', enter },
    '/trim/:file': { screen: 'Trim', title: 'Trim', activity: '.TrimActivity', enter },
    '/search': { screen: 'Search', title: 'Search', activity: '.SearchActivity' },
    '/bin': { screen: 'Bin', title: 'Bin', activity: '.BinActivity' },
    '/settings': { screen: 'Settings', title: 'Recorder settings', activity: '.SettingsActivity' },
  },
  intents: [
    { verb: 'VIEW', mime: 'audio/*', route: '/play/:file' },
    { verb: 'CAPTURE', mime: 'audio/*', route: '/capture' },
  ],
  permissions: ['microphone', 'location', 'notifications'],
  channels: [
    { id: 'recording', name: 'Recording' },
    { id: 'playing', name: 'Playing' },
  ],
  on: { copied: 'keepForCopies', audio: 'interrupted', clock: 'moveClock' },
  system: true,
  size: 22_000_000,
});
