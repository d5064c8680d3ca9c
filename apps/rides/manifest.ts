import { defineApp } from '../../src/sdk/core/app.ts';
import type { Timer } from '../../src/state/phone/index.ts';
import { actions } from './actions.ts';
import { offerTimer, reminderOf, timerOf } from './actions/shared.ts';
import { routes } from './routes.ts';
import { Rides } from './state.ts';
import { words } from './words.ts';

type Timers = Record<string, Omit<Timer, 'app'>>;

/** What happens to rides by itself, and offers that end. */
function timersOf({ rides, promos }: Rides, { now }: { now: number }): Timers {
  const timers: Timers = {};
  for (const [id, { nextAt }] of Object.entries(rides))
    if (nextAt !== null)
      timers[timerOf(id)] = { at: Math.max(now + 1, nextAt), action: 'next', args: { ride: id } };
  for (const [code, { held, until }] of Object.entries(promos))
    if (held && reminderOf(until) > now)
      timers[offerTimer(code)] = { at: reminderOf(until), action: 'offerEnds', args: { code } };
  return timers;
}

export const rides = defineApp({
  id: 'rides',
  name: words.appName,
  words,
  translations: { zh: () => import('./words.zh.ts') },
  palette: 'rides',
  describe: words.describe,
  state: Rides,
  actions,
  outward: [
    'book',
    'paid',
    'payCash',
    'instead',
    'cancelRide',
    'askToWait',
    'wrongCar',
    'changeRoute',
    'moveRide',
    'setNote',
    'tipped',
    'rate',
    'reportLost',
    'closeLost',
    'named',
    'shareRide',
    'shareWithTrusted',
    'stopSharing',
    'writeDriver',
    'passPaid',
  ],
  routes,
  intents: [{ verb: 'VIEW', scheme: 'hopalong', route: '/number/:address' }],
  uses: ['contacts'],
  permissions: ['location', 'contacts', 'notifications'],
  channels: [
    { id: 'rides', name: words.channelRides },
    { id: 'messages', name: words.channelMessages },
    { id: 'offers', name: words.notifyOffers },
  ],
  on: { clock: 'moveClock' },
  timers: timersOf,
  size: 58_000_000,
});
