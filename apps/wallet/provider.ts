import type { Ctx } from '../../src/sdk/core/ctx.ts';
import type { Payment, PaymentsProvider } from '../../src/sdk/core/payments.ts';
import { orderedIds } from '../../src/state/order.ts';
import { REFUND_MS, scheduleSettle, settleTimer } from './actions/shared.ts';
import { balanceOf, giveBack, record, refundedOf, settle, takerOf } from './ledger.ts';
import { BALANCE, type Wallet } from './state.ts';

/** A payment, as the app that asked for it sees it; nobody else does. */
function paymentOf(state: Wallet, caller: string, id: string): Payment | undefined {
  const found = state.transactions[id];
  if (!found || !['payment', 'transfer'].includes(found.kind) || found.app !== caller) return undefined;
  const { to, cents, status, reference, at } = found;
  const payee = state.accounts[to]!.name;
  return { id, payee, cents, status, refundedCents: refundedOf(state, id), reference, at };
}

/**
 * Sends money of a payment back in the payee’s name. All of a pending one goes back at once; otherwise it is a transaction of its
 * own, which a card takes a while to show.
 */
function refund(
  state: Wallet,
  ctx: Ctx,
  caller: string,
  payment: string,
  cents: number,
): ReturnType<PaymentsProvider['refund']> {
  const found = paymentOf(state, caller, payment);
  if (!found || !Number.isInteger(cents) || cents < 1) return { ok: false };
  if (cents > found.cents - found.refundedCents) return { ok: false };
  if (found.status === 'pending') {
    ctx.cancel(settleTimer(payment));
    if (cents === found.cents) {
      giveBack(state, ctx.now, payment);
      return { ok: true, refund: payment };
    }
    settle(state, ctx.now, payment);
  }
  const { from, to, what, category } = state.transactions[payment]!;
  const back = takerOf(state, from);
  const pending = state.cards[back] !== undefined;
  const id = record(state, ctx, {
    kind: 'refund',
    from: to,
    to: back,
    cents,
    what,
    category,
    of: payment,
    app: caller,
    pending,
  });
  if (pending) scheduleSettle(ctx, id, ctx.now + REFUND_MS);
  return { ok: true, refund: id };
}

/** The wallet as another app sees it: the balance, and the payments that it asked for. */
export const paymentsOf = (state: Wallet, ctx: Ctx, caller: string): PaymentsProvider => ({
  balanceCents: () => balanceOf(state, BALANCE),
  statusOf: payment => paymentOf(state, caller, payment),
  forReference: (payee, reference) => {
    const id = orderedIds(state.transactions, (a, b) => a.at - b.at).find(each => {
      const t = state.transactions[each]!;
      const isTheirs = t.reference === reference && t.to === `firm-${payee}` && t.kind === 'payment';
      return isTheirs && t.app === caller;
    });
    return id === undefined ? undefined : paymentOf(state, caller, id);
  },
  refund: (payment, cents) => refund(state, ctx, caller, payment, cents),
});
