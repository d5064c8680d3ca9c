import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { cancelRefund, metresBetween, reaches, rideMinutes } from '../prices.ts';
import { RIDERS } from '../riders.ts';
import type { Food } from '../state.ts';
import type { Order, Status } from '../state/order.ts';
import { equal } from '../../../src/state/json.ts';
import { placeOf } from './checkout.ts';
import {
  action,
  FIRM,
  giveBack,
  idOf,
  mail,
  MINUTE,
  money,
  nameOf,
  orderTimer,
  plan,
  say,
  SECOND,
  tell,
  unplan,
} from './shared.ts';

/** How long before the door a rider is near, how long they wait for the code, and how long food waits to be fetched. */
export const NEAR_MS = 3 * MINUTE;
export const CODE_MS = 8 * MINUTE;
const FETCH_MS = 20 * MINUTE;
const RETRY_MS = 10 * MINUTE;

export const rideMs = (state: Food, order: Order): number =>
  order.to ? rideMinutes(metresBetween(state.restaurants[order.restaurant]!, order.to)) * MINUTE : 0;

/** The name of the rider who takes an order. */
const riderOf = (ctx: Ctx, order: Order): string =>
  RIDERS[Math.floor(ctx.chance('rider', order.number) * RIDERS.length)]!;

/** When the kitchen begins and when it is done, so that the order is there when it should be. */
function kitchenTimes(state: Food, order: Order, now: number): { begins: number; ready: number } {
  const { prepMinutes } = state.restaurants[order.restaurant]!;
  const ready = Math.max(now + prepMinutes * MINUTE, (order.slot ?? 0) - rideMs(state, order));
  return { begins: Math.max(now + MINUTE, ready - prepMinutes * MINUTE), ready };
}

type Step = (state: Food, ctx: Ctx, id: string, order: Order) => void;

/** What happens when an order comes to a step, and what is planned then. */
const steps: Partial<Record<Status, Step>> = {
  accepted: (state, ctx, id, order) => {
    const t = say(ctx);
    const { refusesUntil } = state.restaurants[order.restaurant]!;
    if (refusesUntil !== null && ctx.now < refusesUntil) {
      end(state, ctx, id, 'refused', 'busy', order.totals.total);
      tell(state, ctx, id, t('toldRefused', { restaurant: nameOf(state, order) }), t('refundComes'));
      return;
    }
    order.status = 'accepted';
    order.acceptedAt = ctx.now;
    const { begins, ready } = kitchenTimes(state, order, ctx.now);
    order.dueAt = ready + rideMs(state, order);
    tell(state, ctx, id, t('toldAccepted'), t('dueAt', { time: ctx.format.time(order.dueAt) }));
    plan(ctx, id, order, 'preparing', begins);
  },
  preparing: (state, ctx, id, order) => {
    order.status = 'preparing';
    const { ready } = kitchenTimes(state, order, ctx.now - MINUTE);
    plan(ctx, id, order, order.mode === 'pickup' ? 'ready' : 'onTheWay', Math.max(ctx.now + MINUTE, ready));
  },
  ready: (state, ctx, id, order) => {
    order.status = 'ready';
    order.leftAt = ctx.now;
    const restaurant = nameOf(state, order);
    tell(state, ctx, id, say(ctx)('toldReady'), say(ctx)('fetchAt', { restaurant, number: order.number }));
    plan(ctx, id, order, 'collected', ctx.now + FETCH_MS);
  },
  collected: (state, ctx, id) => {
    end(state, ctx, id, 'collected', null, 0);
    ctx.dismiss(`food-${id}`);
  },
  onTheWay: (state, ctx, id, order) => {
    const t = say(ctx);
    const { noRiderUntil } = state.restaurants[order.restaurant]!;
    if (noRiderUntil !== null && ctx.now < noRiderUntil) {
      const isNew = order.status !== 'noRider';
      order.status = 'noRider';
      order.dueAt = ctx.now + RETRY_MS + rideMs(state, order);
      if (isNew) tell(state, ctx, id, t('toldNoRider'), t('toldNoRiderText'));
      plan(ctx, id, order, 'onTheWay', ctx.now + RETRY_MS);
      return;
    }
    order.status = 'onTheWay';
    order.leftAt = ctx.now;
    order.rider = riderOf(ctx, order);
    order.dueAt = ctx.now + rideMs(state, order);
    tell(
      state,
      ctx,
      id,
      t('toldOnTheWay', { rider: order.rider }),
      t('dueAt', { time: ctx.format.time(order.dueAt) }),
    );
    plan(ctx, id, order, 'near', Math.max(ctx.now + 30 * SECOND, order.dueAt - NEAR_MS));
  },
  near: (state, ctx, id, order) => {
    const t = say(ctx);
    order.status = 'near';
    const text = order.code === null ? t('leavesAtDoor') : t('codeReady', { code: order.code });
    tell(state, ctx, id, t('toldNear', { rider: order.rider ?? '' }), text);
    const at = Math.max(ctx.now + 30 * SECOND, order.dueAt);
    plan(ctx, id, order, order.code === null ? 'delivered' : 'atDoor', at);
  },
  atDoor: (state, ctx, id, order) => {
    const t = say(ctx);
    order.status = 'atDoor';
    const code = order.code ?? '';
    tell(state, ctx, id, t('toldAtDoor', { rider: order.rider ?? '' }), t('codeReady', { code }));
    plan(ctx, id, order, 'delivered', ctx.now + CODE_MS);
  },
  delivered: (state, ctx, id, order) => arrive(state, ctx, id, order, true),
};

function arrive(state: Food, ctx: Ctx, id: string, order: Order, left: boolean): void {
  const t = say(ctx);
  const number = order.number;
  end(state, ctx, id, 'delivered', null, 0);
  tell(state, ctx, id, t(left ? 'toldLeft' : 'toldDelivered'), nameOf(state, order));
  mail(
    state,
    ctx,
    order,
    t('mailDelivered', { number }),
    [
      t('mailDeliveredText', { restaurant: nameOf(state, order), time: ctx.format.time(ctx.now) }),
      `[${t('rateIt')}](dishcart:${number})`,
    ].join('\n\n'),
  );
}

/** Ends an order, and gives back what comes back. */
function end(state: Food, ctx: Ctx, id: string, status: Status, why: Order['why'], refund: number): void {
  const order = state.orders[id]!;
  const t = say(ctx);
  unplan(ctx, id, order);
  order.status = status;
  order.why = why;
  order.endedAt = ctx.now;
  const back = giveBack(ctx, order, refund);
  const isOff = status === 'cancelled' || status === 'refused';
  if (!isOff) return;
  const voucher = order.voucher === null ? undefined : state.vouchers[order.voucher];
  // A voucher that bought nothing can be used again.
  if (voucher && back === order.totals.total) voucher.uses++;
  const { number } = order;
  mail(
    state,
    ctx,
    order,
    t('mailCancelled', { number }),
    t('mailCancelledText', { restaurant: nameOf(state, order), amount: money(ctx, back) }),
  );
}

const Of = Type.Object({ order: Type.String() });

export const progress = {
  step: action('An order goes on by itself', Of, (state, { order: key }, ctx) => {
    const id = idOf(state, key);
    const order = state.orders[id];
    const next = order?.next;
    if (!order || !next) return;
    order.next = null;
    steps[next.to]?.(state, ctx, id, order);
  }),
  giveCode: action('Tell the rider at the door the code', Of, (state, { order: key }, ctx) => {
    const id = idOf(state, key);
    const order = state.orders[id];
    if (!order || order.status !== 'atDoor' || order.code === null) return;
    const text = say(ctx)('codeReady', { code: order.code });
    ctx.effect('message', [`rider-${order.number}`], { text, attached: [] });
    arrive(state, ctx, id, order, false);
  }),
  fetched: action('Say that a pick-up was fetched', Of, (state, { order: key }, ctx) => {
    const id = idOf(state, key);
    if (state.orders[id]?.status !== 'ready') return;
    ctx.effect('amendment', [state.orders[id].restaurant], {
      of: state.orders[id].number,
      act: 'change',
      note: 'fetched',
    });
    end(state, ctx, id, 'collected', null, 0);
    ctx.dismiss(`food-${id}`);
  }),
  cancel: action(
    'Cancel an order: free until the kitchen accepts it, later for half of the dishes',
    Of,
    (state, { order: key }, ctx) => {
      const id = idOf(state, key);
      const order = state.orders[id];
      if (!order || order.status === 'unpaid') return;
      const t = say(ctx);
      const back = cancelRefund(order);
      if (back === null) return ctx.toast(t('tooLateToCancel'));
      const why = order.status === 'noRider' ? 'noRider' : 'owner';
      ctx.effect('amendment', [order.restaurant], { of: order.number, act: 'cancel', note: '' });
      end(state, ctx, id, 'cancelled', why, back);
      ctx.dismiss(`food-${id}`);
      ctx.toast(t('cancelledBack', { amount: money(ctx, back) }));
    },
  ),
  changeAddress: action(
    'Send an order that its kitchen has not accepted to another address; the fee stays',
    Type.Object({ order: Type.String(), address: Type.String() }),
    (state, { order: key, address }, ctx) => {
      const id = idOf(state, key);
      const order = state.orders[id];
      const to = state.addresses[address];
      if (!order || !to || order.mode !== 'delivery') return;
      const t = say(ctx);
      if (order.status !== 'placed') return ctx.toast(t('tooLateToChange'));
      if (!reaches(state.restaurants[order.restaurant]!, to)) return ctx.toast(t('problem_tooFar'));
      const place = placeOf(to);
      if (equal(place, order.to)) return;
      const note = [to.address, to.details].filter(part => part !== '').join(', ');
      ctx.effect('amendment', [order.restaurant], { of: order.number, act: 'change', note });
      order.to = place;
      order.dueAt =
        order.slot ??
        ctx.now + state.restaurants[order.restaurant]!.prepMinutes * MINUTE + rideMs(state, order);
      ctx.toast(t('goesTo', { address: to.label }));
    },
  ),
  changeNote: action(
    'Change the note to the rider of an order that is not on its way yet',
    Type.Object({ order: Type.String(), note: Type.String({ maxLength: 200 }) }),
    (state, { order: key, note }, ctx) => {
      const id = idOf(state, key);
      const order = state.orders[id];
      if (!order || order.mode !== 'delivery') return;
      if (!['placed', 'accepted', 'preparing', 'noRider'].includes(order.status))
        return ctx.toast(say(ctx)('tooLateToChange'));
      if (order.note === note.trim()) return;
      order.note = note.trim();
      ctx.effect('amendment', [FIRM], { of: order.number, act: 'change', note: order.note });
      ctx.toast(say(ctx)('riderTold'));
    },
  ),
  moveClock: action(
    'The phone’s time was set by hand: kitchens and riders keep their own',
    Type.Object({ by: Type.Integer() }),
    (state, { by }, ctx) => {
      for (const [id, order] of Object.entries(state.orders)) {
        if (order.status === 'unpaid' && order.payBy !== null) {
          order.payBy += by;
          ctx.schedule(Math.max(ctx.now + 1, order.payBy), 'expire', { order: id }, orderTimer(id));
        }
        if (order.next === null) continue;
        order.dueAt += by;
        if (order.leftAt !== null) order.leftAt += by;
        plan(ctx, id, order, order.next.to, Math.max(ctx.now + 1, order.next.at + by));
      }
    },
  ),
};
