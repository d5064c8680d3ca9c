import { defineApp } from '../../src/sdk/core/app.ts';
import type { Timer } from '../../src/state/phone/index.ts';
import { actions } from './actions.ts';
import { dueAt, dueTimer } from './actions/bills.ts';
import { pendingMs, settleTimer } from './actions/shared.ts';
import { paymentsOf } from './provider.ts';
import { routes } from './routes.ts';
import { Wallet } from './state.ts';
import { words } from './words.ts';

type Timers = Record<string, Omit<Timer, 'app'>>;

/** What waits: subscriptions, what people will do, and money that is under way. */
function timersOf(state: Wallet, { now, zone }: { now: number; zone: string }): Timers {
  const timers: Timers = {};
  const onClock = (at: number) => Math.max(now + 1, at + state.clockShift);
  for (const [id, sub] of Object.entries(state.subscriptions))
    if (sub.active)
      timers[dueTimer(id)] = { at: onClock(dueAt(sub, zone)), action: 'due', args: { subscription: id } };
  for (const [id, { at }] of Object.entries(state.plans))
    timers[`wallet-plan-${id}`] = { at: onClock(at), action: 'arrive', args: { plan: id } };
  for (const [id, { status, kind, at }] of Object.entries(state.transactions))
    if (status === 'pending')
      timers[settleTimer(id)] = {
        at: onClock(at + pendingMs(kind)),
        action: 'settle',
        args: { transaction: id },
      };
  return timers;
}

export const wallet = defineApp({
  id: 'wallet',
  name: words.appName,
  words,
  translations: { zh: () => import('./words.zh.ts') },
  palette: 'wallet',
  describe: words.describe,
  state: Wallet,
  actions,
  outward: [
    'pay',
    'transfer',
    'requestMoney',
    'cancelRequest',
    'acceptRequest',
    'refuseRequest',
    'splitBill',
    'cancelSubscription',
    'resumeSubscription',
  ],
  routes,
  intents: [
    { verb: 'PAY', route: '/cashier' },
    { verb: 'SPLIT', route: '/share' },
  ],
  provides: { payments: paymentsOf },
  permissions: ['notifications'],
  channels: [
    { id: 'payments', name: words.channelPayments },
    { id: 'requests', name: words.channelRequests },
  ],
  on: { clock: 'moveClock', hidden: 'leave' },
  timers: timersOf,
});
