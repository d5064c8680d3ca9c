import { defineApp } from '../../src/sdk/core/app.ts';
import type { Timer } from '../../src/state/phone/index.ts';
import { actions } from './actions.ts';
import { CLAIM_MS } from './actions/after.ts';
import { claimTimer, orderTimer } from './actions/shared.ts';
import { routes } from './routes.ts';
import { Food } from './state.ts';
import { words } from './words.ts';

type Timers = Record<string, Omit<Timer, 'app'>>;

/** What waits: orders that go on, orders that are not paid, and the answers of the help. */
function timersOf(state: Food, { now }: { now: number }): Timers {
  const timers: Timers = {};
  const later = (at: number) => Math.max(now + 1, at);
  for (const [id, { next, payBy, claims }] of Object.entries(state.orders)) {
    const args = { order: id };
    if (next) timers[orderTimer(id)] = { at: later(next.at), action: 'step', args };
    if (payBy !== null) timers[orderTimer(id)] = { at: later(payBy), action: 'expire', args };
    for (const [claim, { status, at }] of claims.entries())
      if (status === 'open')
        timers[claimTimer(id, claim)] = {
          at: later(at + CLAIM_MS),
          action: 'answerClaim',
          args: { order: id, claim },
        };
  }
  return timers;
}

export const food = defineApp({
  id: 'food',
  name: words.appName,
  words,
  translations: { zh: () => import('./words.zh.ts') },
  palette: 'food',
  describe: words.describe,
  state: Food,
  actions,
  outward: ['pay', 'paid', 'giveCode', 'fetched', 'cancel', 'changeAddress', 'changeNote', 'claim', 'rate'],
  routes,
  intents: [{ verb: 'VIEW', scheme: 'dishcart', route: '/number/:address' }],
  permissions: ['notifications'],
  channels: [
    { id: 'orders', name: words.channelOrders },
    { id: 'offers', name: words.channelOffers },
  ],
  on: { clock: 'moveClock' },
  timers: timersOf,
});
