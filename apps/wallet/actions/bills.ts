import { Type } from 'typebox';
import { addMonths, civilOf, dayNumber, dayOf, daysInMonth, isoOf } from '../../../src/state/civil.ts';
import { epochOf } from '../../../src/state/clock.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { record, settle } from '../ledger.ts';
import { words } from '../words.ts';
import { CATEGORIES, type Subscription, type Wallet } from '../state.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import {
  action,
  cardProblem,
  fundsProblem,
  isSource,
  ledgerName,
  scheduleSettle,
  SETTLE_MS,
  pendingMs,
  tell,
} from './shared.ts';

const Str = Type.String();
/** Subscriptions fall due at this time of their day. */
const DUE_HOUR = 6;

export const dueTimer = (subscription: string): string => `wallet-due-${subscription}`;
/** When a subscription falls due, epoch ms. */
export function dueAt({ next }: Pick<Subscription, 'next'>, zone: string): number {
  const [year, month, day] = next.split('-').map(Number) as [number, number, number];
  return epochOf({ year, month, day, hour: DUE_HOUR, minute: 0 }, zone);
}

/** The day after `from` on which a subscription that began at `anchor` falls due. Days are ISO dates. */
export function nextDue(anchor: string, every: Subscription['every'], from: string): string {
  const start = dayOf(anchor);
  const after = dayOf(from);
  const dayAtStep = (step: number): number => {
    if (every === 'week') return start + 7 * step;
    const months = every === 'year' ? 12 * step : step;
    const first = civilOf(addMonths(start - civilOf(start).day + 1, months));
    const day = Math.min(civilOf(start).day, daysInMonth(first.year, first.month));
    return dayNumber({ ...first, day });
  };
  let step = 1;
  while (dayAtStep(step) <= after) step++;
  return isoOf(dayAtStep(step));
}

/** Puts a subscription’s timer where it belongs. */
export function watch(state: Wallet, ctx: Ctx, id: string): void {
  const subscription = state.subscriptions[id]!;
  if (!subscription.active) ctx.cancel(dueTimer(id));
  else
    ctx.schedule(
      Math.max(ctx.now + 1, dueAt(subscription, ctx.zone) + state.clockShift),
      'due',
      { subscription: id },
      dueTimer(id),
    );
}

const tomorrow = (iso: string): string => isoOf(dayOf(iso) + 1);

/** Pays a subscription that is due; a payment that is refused is tried again the next day. */
function charge(state: Wallet, ctx: Ctx, id: string): void {
  const sub = state.subscriptions[id]!;
  const { source, cents, firm, plan, next } = sub;
  const problem = cardProblem(state, source, ctx.now, ctx.zone) ?? fundsProblem(state, source, cents);
  if (problem !== null) {
    sub.failed = problem === 'insufficient' ? 'insufficient' : 'declined';
    sub.next = tomorrow(next);
    if (state.settings.notifyPayments)
      ctx.notify({
        channel: 'payments',
        tag: `wallet-${id}`,
        title: ctx.words(words)('subscriptionFailed', { name: state.accounts[firm]!.name }),
        text: ctx.words(words)('subscriptionRetry', { amount: ctx.format.money(cents, 'GBP') }),
        route: `/subscription/${id}`,
      });
    return;
  }
  sub.failed = null;
  sub.next = nextDue(sub.anchor, sub.every, next);
  const transaction = record(state, ctx, {
    kind: 'payment',
    from: source,
    to: firm,
    cents,
    what: plan,
    category: state.firms[firm]?.category ?? 'bills',
    subscription: id,
    pending: state.cards[source] !== undefined,
  });
  if (state.cards[source]) scheduleSettle(ctx, transaction, ctx.now + SETTLE_MS);
  tell(state, ctx, 'subscriptionPaid', { transaction, cents, name: state.accounts[firm]!.name });
}

export const bills = {
  settle: action(
    'Let money arrive that was under way',
    Type.Object({ transaction: Str }),
    (state, { transaction }, ctx) => {
      if (!settle(state, ctx.now, transaction)) return;
      const { kind, cents, from, to } = state.transactions[transaction]!;
      if (kind === 'refund')
        tell(state, ctx, 'refundArrived', { transaction, cents, name: state.accounts[from]!.name });
      if (kind === 'withdrawal')
        tell(state, ctx, 'withdrawalArrived', { transaction, cents, name: state.accounts[to]!.name });
    },
  ),
  due: action(
    'Pay a subscription that falls due',
    Type.Object({ subscription: Str }),
    (state, { subscription }, ctx) => {
      if (!state.subscriptions[subscription]?.active) return;
      charge(state, ctx, subscription);
      watch(state, ctx, subscription);
    },
  ),
  cancelSubscription: action(
    'Cancel a subscription',
    Type.Object({ subscription: Str }),
    (state, { subscription }, ctx) => {
      const found = state.subscriptions[subscription];
      if (!found?.active) return;
      const t = ctx.words(words);
      if (!ctx.online()) return ctx.toast(t('offlineToast'));
      ctx.effect('connection', [ledgerName(state, found.firm)], { act: 'leave', note: found.plan });
      found.active = false;
      found.failed = null;
      watch(state, ctx, subscription);
      ctx.toast(t('subscriptionCancelled'));
    },
  ),
  resumeSubscription: action(
    'Take a cancelled subscription up again, from its next day on',
    Type.Object({ subscription: Str }),
    (state, { subscription }, ctx) => {
      const found = state.subscriptions[subscription];
      if (!found || found.active) return;
      const t = ctx.words(words);
      if (!ctx.online()) return ctx.toast(t('offlineToast'));
      ctx.effect('connection', [ledgerName(state, found.firm)], { act: 'join', note: found.plan });
      found.active = true;
      if (dueAt(found, ctx.zone) + state.clockShift <= ctx.now) {
        const today = isoOf(Math.floor(ctx.now / 86_400_000));
        found.next = nextDue(found.anchor, found.every, today);
      }
      watch(state, ctx, subscription);
    },
  ),
  setSubscriptionSource: action(
    'Choose what pays a subscription',
    Type.Object({ subscription: Str, source: Str }),
    (state, { subscription, source }) => {
      const found = state.subscriptions[subscription];
      if (found && isSource(state, source)) found.source = source;
    },
  ),
  setCategory: action(
    'Put a payment into another category',
    Type.Object({ transaction: Str, category: StringEnum([...CATEGORIES]) }),
    (state, { transaction, category }) => {
      const found = state.transactions[transaction];
      if (found) found.category = category;
    },
  ),
  setMemo: action(
    'Write a remark of one’s own on a bill',
    Type.Object({ transaction: Str, memo: Str }),
    (state, { transaction, memo }) => {
      const found = state.transactions[transaction];
      if (found) found.memo = memo.trim();
    },
  ),
  remember: action('Keep a search among the recent ones', Type.Object({ query: Str }), (state, { query }) => {
    const asked = query.trim();
    if (asked !== '') state.searches = [asked, ...state.searches.filter(s => s !== asked)].slice(0, 8);
  }),
  forgetSearches: action('Clear recent searches', Type.Object({}), state => {
    state.searches = [];
  }),
  moveClock: action(
    'The phone’s time was set by hand: banks and people keep their own, so what they do moves along',
    Type.Object({ by: Type.Integer() }),
    (state, { by }, ctx) => {
      state.clockShift += by;
      if (state.lockedUntil !== null) state.lockedUntil += by;
      replanAll(state, ctx);
    },
  ),
};

/** Puts every timer where it belongs on a clock that may have been set by hand. */
function replanAll(state: Wallet, ctx: Ctx): void {
  const atLeastNow = (at: number) => Math.max(ctx.now + 1, at + state.clockShift);
  for (const id of Object.keys(state.subscriptions)) watch(state, ctx, id);
  for (const [id, { at }] of Object.entries(state.plans))
    ctx.schedule(atLeastNow(at), 'arrive', { plan: id }, `wallet-plan-${id}`);
  for (const [transaction, { status, kind, at }] of Object.entries(state.transactions))
    if (status === 'pending') scheduleSettle(ctx, transaction, atLeastNow(at + pendingMs(kind)));
}
