import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { PayOrder, payIntent, type PayResult } from '../../../src/sdk/core/payments.ts';
import { refundedOf } from '../ledger.ts';
import { words } from '../words.ts';
import type { Wallet } from '../state.ts';
import { orderedIds } from '../../../src/state/order.ts';
import {
  action,
  isSource,
  knownPayee,
  payeeAccount,
  payOut,
  problemWith,
  reasonOf,
  refuse,
} from './shared.ts';

const CASHIER = '/cashier';

/** What one order is called while it is tried. */
export const payKey = (order: PayOrder): string => `pay ${order.payee.id} ${order.reference}`;

/** The payment of an order that went through, if there is one. */
export function paidFor(state: Wallet, order: Pick<PayOrder, 'payee' | 'reference'>): string | undefined {
  const payee = knownPayee(state, order.payee);
  return orderedIds(state.transactions, (a, b) => a.at - b.at).find(id => {
    const { to, reference, kind, status } = state.transactions[id]!;
    const isSame = to === payee && reference === order.reference;
    return isSame && kind !== 'refund' && status !== 'returned';
  });
}

/** What the owner sees after a payment: the app that asked, how it ended, or whom to ask for a share of it. */
type Then = 'back' | 'result' | 'split';

/** Hands a result to the app that asked, where its cashier is on the screen. */
function answer(ctx: Ctx, result: PayResult, then: Then): void {
  if (!ctx.showing(CASHIER)) return;
  ctx.finish(result);
  if (!result.ok || then === 'back') return;
  const transaction = result.payment;
  if (then === 'split') ctx.open('/split/:transaction', { transaction });
  else ctx.open('/result/:transaction', { transaction });
}

export const pay = {
  pay: action(
    'Pay an order from an account, with the passcode, for the app that asked. An order that was paid is not paid again',
    Type.Object({
      order: PayOrder,
      source: Type.String(),
      passcode: Type.String(),
      app: Type.Optional(Type.String()),
      show: Type.Optional(Type.Boolean()),
      split: Type.Optional(Type.Boolean()),
    }),
    (state, { order, source, passcode, app = null, show = false, split = false }, ctx) => {
      const then: Then = split ? 'split' : show ? 'result' : 'back';
      const key = payKey(order);
      const paid = paidFor(state, order);
      if (paid !== undefined) {
        const { cents, status } = state.transactions[paid]!;
        if (refundedOf(state, paid) >= cents) {
          refuse(state, key, 'refunded', source);
          return;
        }
        answer(ctx, { ok: true, payment: paid, status: status === 'pending' ? 'pending' : 'settled' }, then);
        return;
      }
      if (!isSource(state, source)) return;
      const isLate = order.deadline !== undefined && order.deadline < ctx.now;
      const problem = isLate
        ? 'expired'
        : problemWith(state, ctx, { source, cents: order.cents, passcode, limited: true });
      if (problem !== null) {
        refuse(state, key, problem, source);
        return;
      }
      state.attempt = null;
      const to = payeeAccount(state, order.payee);
      const payment = payOut(state, ctx, {
        kind: order.payee.kind === 'firm' ? 'payment' : 'transfer',
        from: source,
        to,
        cents: order.cents,
        what: order.what,
        category: state.firms[to]?.category ?? 'people',
        reference: order.reference,
        app,
      });
      const status = state.transactions[payment]!.status === 'pending' ? 'pending' : 'settled';
      if (then !== 'result')
        ctx.toast(
          ctx.words(words)('paidTo', {
            amount: ctx.format.money(order.cents, 'GBP'),
            name: order.payee.name,
          }),
        );
      answer(ctx, { ok: true, payment, status }, then);
    },
  ),
  cancelPay: action('Leave the cashier without paying', Type.Object({}), (state, _, ctx) => {
    const reason = state.attempt?.key.startsWith('pay ') ? reasonOf(state.attempt.problem) : 'cancelled';
    state.attempt = null;
    answer(ctx, { ok: false, reason }, 'back');
  }),
  clearAttempt: action('Put a refusal away and try another way', Type.Object({}), state => {
    state.attempt = null;
  }),
  payCode: action(
    'Pay what a code asks for: its six digits, and the amount where the code has none',
    Type.Object({ code: Type.String(), cents: Type.Integer({ minimum: 0 }) }),
    (state, { code, cents }, ctx) => {
      const t = ctx.words(words);
      const digits = code.replace(/\D/g, '');
      const firm = orderedIds(state.firms).find(id => state.firms[id]!.code === digits);
      if (firm === undefined) return ctx.toast(t('noSuchCode'));
      if (cents === 0) return ctx.toast(t('enterAmount'));
      const order: PayOrder = {
        payee: { kind: 'firm', id: firm.replace(/^firm-/, ''), name: state.accounts[firm]!.name },
        cents,
        currency: 'GBP',
        what: t('paidByCode'),
        // A code has no order of its own: each time that it is read is another.
        reference: ctx.id('code'),
      };
      ctx.open(CASHIER, {}, { ...payIntent(order), ask: true });
    },
  ),
};
