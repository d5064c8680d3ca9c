import { Type } from 'typebox';
import { cancelsOf } from '../select/cancel.ts';
import { orderCents, refundedCents } from '../select/money.ts';
import { words } from '../words.ts';
import { FIRM, action, linkTo, mail, reaches, tell } from './shared.ts';
import { cancelAll, parcelTimer, refund } from './parcels.ts';

const Chosen = Type.Array(Type.Object({ line: Type.String(), count: Type.Integer({ minimum: 1 }) }), {
  minItems: 1,
});

export const items = {
  cancelItems: action(
    'Cancel single things of an order that is paid and whose parcel is not sent; their money goes back',
    Type.Object({ order: Type.String(), lines: Chosen, from: Type.Optional(Type.String()) }),
    (state, { order, lines, from }, ctx) => {
      const t = ctx.words(words);
      const plan = cancelsOf(state, order, lines);
      if (!plan) return ctx.toast(t('tooLateToCancel'));
      if (!reaches(ctx)) return;
      const found = state.orders[order]!;
      const cents = plan.isAll ? orderCents(found) - refundedCents(found) : plan.cents;
      const payment = ctx.provider('payments')?.forReference(FIRM, order);
      if (!payment || payment.cents - payment.refundedCents < cents) return ctx.toast(t('noWallet'));
      const what = plan.lines.map(({ line, count }) => `${count} × ${line.name}`).join(', ');
      ctx.effect('amendment', [FIRM], { of: order, act: 'cancel', note: what });
      refund(state, ctx, order, { cents, why: 'cancelled' });
      if (plan.isAll) cancelAll(state, ctx, order);
      else {
        for (const { line, count } of plan.lines) {
          line.cancelled = (line.cancelled ?? 0) + count;
          if (line.variant !== null && state.variants[line.variant])
            state.variants[line.variant]!.stock += count;
        }
        for (const { parcel, deliveryCents } of plan.parcels) {
          if (deliveryCents !== null) {
            state.parcels[parcel]!.cents = deliveryCents;
            continue;
          }
          ctx.cancel(parcelTimer(parcel));
          delete state.parcels[parcel];
        }
      }
      tell(state, ctx, 'refunded', { what: order, cents, path: `/order/${order}` });
      mail(ctx, order, t('mailItemsSubject', { order }), [
        t('mailHello', { name: state.owner.split(' ')[0]! }),
        t('mailItems', { order, what, amount: ctx.format.money(cents, 'GBP') }),
        linkTo(ctx, order),
      ]);
      if (from !== undefined && ctx.showing(from)) ctx.finish();
    },
  ),
};
