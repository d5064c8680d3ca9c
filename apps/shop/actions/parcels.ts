import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { dayAt } from '../../../src/state/civil.ts';
import { goneCount, orderCents, refundedCents, worthOf } from '../select/money.ts';
import { isOpen, parcelsOf, returnableCount, returnableUntil, statusOf } from '../select/orders.ts';
import { workDay } from '../select/delivery.ts';
import { words } from '../words.ts';
import type { Order, Shop } from '../state.ts';
import {
  FIRM,
  action,
  linkTo,
  mail,
  networkNow,
  onClock,
  reaches,
  restock,
  summary,
  tell,
} from './shared.ts';

const DAY_MS = 86_400_000;
/** What picking a parcel up costs, pence. */
export const PICK_UP_CENTS = 2_50;
export const parcelTimer = (parcel: string): string => `shop-${parcel}`;
export const returnTimer = (id: string): string => `shop-${id}`;

export function scheduleParcel(state: Shop, ctx: Ctx, parcel: string): void {
  const next = state.parcels[parcel]?.plan[0];
  if (next) ctx.schedule(onClock(state, ctx.now, next.at), 'moveParcel', { parcel }, parcelTimer(parcel));
}
export function scheduleReturn(state: Shop, ctx: Ctx, id: string): void {
  const next = state.returns[id]?.moves[0];
  if (next) ctx.schedule(onClock(state, ctx.now, next.at), 'moveReturn', { id }, returnTimer(id));
}

/** Sends money of an order back; false where the wallet cannot. */
export function refund(
  state: Shop,
  ctx: Ctx,
  number: string,
  { cents, why }: { cents: number; why: Order['refunds'][number]['why'] },
): boolean {
  const order = state.orders[number]!;
  const payments = ctx.provider('payments');
  const payment = payments?.forReference(FIRM, number);
  const most = orderCents(order) - refundedCents(order);
  const amount = Math.min(cents, most);
  if (amount <= 0) return true;
  if (!payments || !payment || !payments.refund(payment.id, amount).ok) return false;
  order.refunds.push({ at: ctx.now, cents: amount, why });
  return true;
}

/** Cancels all that is left of an order; its money is on its way back. */
export function cancelAll(state: Shop, ctx: Ctx, number: string): void {
  const found = state.orders[number]!;
  found.cancelledAt = ctx.now;
  restock(state, found);
  if (found.coupon !== null && state.coupons[found.coupon]) state.coupons[found.coupon]!.order = null;
  for (const { id } of parcelsOf(state, number)) {
    ctx.cancel(parcelTimer(id));
    state.parcels[id]!.plan = [];
  }
  for (const { listing } of found.lines)
    if (listing !== null && state.listings[listing]) state.listings[listing].status = 'open';
}

function tellRefund(state: Shop, ctx: Ctx, number: string, cents: number): void {
  const t = ctx.words(words);
  tell(state, ctx, 'refunded', { what: number, cents, path: `/order/${number}` });
  mail(ctx, number, t('mailRefundSubject', { order: number }), [
    t('mailHello', { name: state.owner.split(' ')[0]! }),
    t('mailRefund', { order: number, amount: ctx.format.money(cents, 'GBP') }),
    linkTo(ctx, number),
  ]);
}

/** Subject and text of the mail that tells of a stage. */
const MAIL_OF = {
  sent: ['mailSentSubject', 'mailSent'],
  ready: ['mailReadySubject', 'mailReady'],
  delivered: ['mailDeliveredSubject', 'mailDelivered'],
} as const;
const TOLD = ['sent', 'out', 'ready', 'delivered'] as const;

const Chosen = Type.Array(Type.Object({ line: Type.String(), count: Type.Integer({ minimum: 1 }) }), {
  minItems: 1,
});
const ReasonArg = Type.Union([
  Type.Literal('damaged'),
  Type.Literal('wrong'),
  Type.Literal('fit'),
  Type.Literal('described'),
  Type.Literal('unneeded'),
]);

export const parcels = {
  moveParcel: action(
    'A parcel moves on',
    Type.Object({ parcel: Type.String() }),
    (state, { parcel }, ctx) => {
      const found = state.parcels[parcel];
      const next = found?.plan.shift();
      if (!found || !next || statusOf(state, found.order) === 'cancelled') return;
      const stage = next.stage as typeof found.stage;
      found.stage = stage;
      found.events.push({ stage, at: ctx.now });
      if (stage === 'sent' && found.number === '') found.number = `PP-${state.nextParcel++}`;
      scheduleParcel(state, ctx, parcel);
      const told = TOLD.find(each => each === stage);
      const order = state.orders[found.order];
      if (!told || !order) return;
      const path = `/order/${found.order}`;
      tell(state, ctx, told, { what: found.order, path, text: summary(ctx, order.lines) });
      if (stage !== 'sent' && stage !== 'ready' && stage !== 'delivered') return;
      const t = ctx.words(words);
      const [subject, text] = MAIL_OF[stage];
      mail(ctx, found.order, t(subject, { order: found.order }), [
        t('mailHello', { name: state.owner.split(' ')[0]! }),
        t(text, { order: found.order, parcel: found.number }),
        linkTo(ctx, found.order),
      ]);
    },
  ),
  collected: action(
    'Say that a parcel or thing that was ready was collected',
    Type.Object({ parcel: Type.String() }),
    (state, { parcel }, ctx) => {
      const found = state.parcels[parcel];
      if (found?.stage !== 'ready') return;
      found.stage = 'delivered';
      found.events.push({ stage: 'delivered', at: ctx.now });
      found.plan = [];
      ctx.cancel(parcelTimer(parcel));
    },
  ),
  cancelOrder: action(
    'Cancel an order that is paid and not sent; the money goes back',
    Type.Object({
      order: Type.String(),
      reason: Type.Union([
        Type.Literal('mind'),
        Type.Literal('mistake'),
        Type.Literal('cheaper'),
        Type.Literal('late'),
        Type.Literal('other'),
      ]),
    }),
    (state, { order, reason }, ctx) => {
      const t = ctx.words(words);
      if (!isOpen(state, order)) return ctx.toast(t('tooLateToCancel'));
      if (!reaches(ctx)) return;
      const found = state.orders[order]!;
      const cents = orderCents(found) - refundedCents(found);
      const payment = ctx.provider('payments')?.forReference(FIRM, order);
      if (!payment || payment.cents - payment.refundedCents < cents) return ctx.toast(t('noWallet'));
      ctx.effect('amendment', [FIRM], { of: order, act: 'cancel', note: '' });
      refund(state, ctx, order, { cents, why: 'cancelled' });
      cancelAll(state, ctx, order);
      found.reason = reason;
      tellRefund(state, ctx, order, cents);
    },
  ),
  changeAddress: action(
    'Send an order that is not sent yet to another address',
    Type.Object({ order: Type.String(), address: Type.String() }),
    (state, { order, address }, ctx) => {
      const t = ctx.words(words);
      const to = state.addresses[address];
      if (!to) return;
      if (!isOpen(state, order)) return ctx.toast(t('tooLateToChange'));
      if (!reaches(ctx)) return;
      const { name, phone, street, town, postcode } = to;
      const refusing = parcelsOf(state, order).find(
        p =>
          /^\s*HB\s*9\b/i.test(postcode) &&
          p.method !== 'collect' &&
          state.sellers[p.seller]?.islands === false,
      );
      if (refusing) return ctx.toast(t('noIsland', { seller: state.sellers[refusing.seller]!.name }));
      const note = [name, street, town, postcode].join(', ');
      ctx.effect('amendment', [FIRM], { of: order, act: 'change', note });
      state.orders[order]!.place = { name, phone, street, town, postcode };
      ctx.toast(t('addressChanged'));
    },
  ),
  requestReturn: action(
    'Send things of an order back',
    Type.Object({
      order: Type.String(),
      lines: Chosen,
      reason: ReasonArg,
      comment: Type.String(),
      method: Type.Union([Type.Literal('dropOff'), Type.Literal('pickUp')]),
      from: Type.Optional(Type.String()),
    }),
    (state, { order, lines, reason, comment, method, from }, ctx) => {
      const found = state.orders[order];
      if (!found || !reaches(ctx)) return;
      const t = ctx.words(words);
      const asked = lines.map(({ line, count }) => ({ count, found: found.lines.find(l => l.id === line) }));
      const isFine = asked.every(({ found: line, count }) => {
        const until = line ? returnableUntil(state, order, line, ctx.zone) : null;
        return line && until !== null && until >= ctx.now && count <= returnableCount(state, order, line);
      });
      if (!isFine) return ctx.toast(t('cannotReturn'));
      const goods = asked.reduce(
        (sum, { found: line, count }) => sum + worthOf(line!, goneCount(state, order, line!), count),
        0,
      );
      const fee = method === 'pickUp' ? Math.min(PICK_UP_CENTS, goods) : 0;
      const cents = Math.min(goods - fee, orderCents(found) - refundedCents(found));
      const note = asked.map(({ found: line, count }) => `${count} × ${line!.name}`).join(', ');
      ctx.effect('amendment', [FIRM], { of: order, act: 'return', note });
      const id = ctx.id('return');
      const today = dayAt(networkNow(state, ctx), ctx.zone);
      const noon = networkNow(state, ctx) - (networkNow(state, ctx) % 3_600_000) + 5 * 3_600_000;
      const handed = noon + (workDay(today, 1) - today) * DAY_MS;
      const back = handed + (workDay(workDay(today, 1), 2) - workDay(today, 1)) * DAY_MS;
      state.returns[id] = {
        order,
        lines,
        reason,
        comment: comment.trim(),
        method,
        cents,
        feeCents: fee,
        stage: 'waiting',
        code: `BR-${String(Math.floor(ctx.chance('return', order, lines.length) * 9_000) + 1_000)}`,
        at: ctx.now,
        moves: [
          { stage: 'onWay', at: handed },
          { stage: 'refunded', at: back },
        ],
        cancelledAt: null,
      };
      scheduleReturn(state, ctx, id);
      if (from !== undefined && ctx.showing(from)) ctx.finish();
      ctx.open('/returned/:id', { id });
    },
  ),
  cancelReturn: action(
    'Keep what was to go back',
    Type.Object({ id: Type.String() }),
    (state, { id }, ctx) => {
      const found = state.returns[id];
      if (found?.stage !== 'waiting' || found.cancelledAt !== null || !reaches(ctx)) return;
      ctx.effect('amendment', [FIRM], { of: found.order, act: 'change', note: '' });
      found.cancelledAt = ctx.now;
      ctx.cancel(returnTimer(id));
      if (ctx.showing(`/returned/${id}`)) ctx.finish();
    },
  ),
  moveReturn: action('A return moves on', Type.Object({ id: Type.String() }), (state, { id }, ctx) => {
    const found = state.returns[id];
    const next = found?.moves[0];
    if (!found || !next || found.cancelledAt !== null) return;
    if (
      next.stage === 'refunded' &&
      !refund(state, ctx, found.order, { cents: found.cents, why: 'returned' })
    ) {
      // The wallet is not there now: money waits for it.
      next.at = networkNow(state, ctx) + DAY_MS;
      return scheduleReturn(state, ctx, id);
    }
    found.moves.shift();
    found.stage = next.stage === 'refunded' ? 'refunded' : 'onWay';
    scheduleReturn(state, ctx, id);
    if (found.stage === 'refunded') tellRefund(state, ctx, found.order, found.cents);
  }),
};
