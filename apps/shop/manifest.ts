import { defineApp } from '../../src/sdk/core/app.ts';
import type { Timer } from '../../src/state/phone/index.ts';
import { actions } from './actions.ts';
import { expiryTimer } from './actions/unpaid.ts';
import { planTimer } from './actions/market.ts';
import { parcelTimer, returnTimer } from './actions/parcels.ts';
import { onClock } from './actions/shared.ts';
import { isWaiting } from './actions/world.ts';
import { routes } from './routes.ts';
import { statusOf } from './select/orders.ts';
import { Shop } from './state.ts';
import { words } from './words.ts';

type Timers = Record<string, Omit<Timer, 'app'>>;

/** What waits: parcels and returns on their way, orders to pay, prices and offers to come. */
function timersOf(state: Shop, { now }: { now: number }): Timers {
  const timers: Timers = {};
  for (const [parcel, { plan }] of Object.entries(state.parcels))
    if (plan[0])
      timers[parcelTimer(parcel)] = {
        at: onClock(state, now, plan[0].at),
        action: 'moveParcel',
        args: { parcel },
      };
  for (const [id, { moves }] of Object.entries(state.returns))
    if (moves[0] && isWaiting(state, id))
      timers[returnTimer(id)] = { at: onClock(state, now, moves[0].at), action: 'moveReturn', args: { id } };
  for (const [plan, { at }] of Object.entries(state.plans))
    timers[planTimer(plan)] = { at: onClock(state, now, at), action: 'runPlan', args: { plan } };
  for (const [order, { payBy }] of Object.entries(state.orders))
    if (statusOf(state, order) === 'toPay')
      timers[expiryTimer(order)] = { at: Math.max(now + 1, payBy), action: 'expireOrder', args: { order } };
  return timers;
}

export const shop = defineApp({
  id: 'shop',
  name: words.appName,
  words,
  translations: { zh: () => import('./words.zh.ts') },
  palette: 'shop',
  describe: words.describe,
  state: Shop,
  actions,
  outward: [
    'settlePay',
    'cancelOrder',
    'cancelItems',
    'changeAddress',
    'requestReturn',
    'cancelReturn',
    'sendMessage',
    'askQuestion',
    'writeReview',
    'thank',
    'saveListing',
    'markSold',
    'deleteListing',
    'acceptOffer',
    'refuseOffer',
    'makeOffer',
    'withdrawOffer',
  ],
  routes,
  intents: [{ verb: 'VIEW', scheme: 'bazari', route: '/link/:address' }],
  permissions: ['notifications', 'photos'],
  channels: [
    { id: 'orders', name: words.channelOrders },
    { id: 'prices', name: words.channelPrices },
    { id: 'messages', name: words.channelMessages },
    { id: 'offers', name: words.channelOffers },
  ],
  on: { clock: 'moveClock' },
  timers: timersOf,
});
