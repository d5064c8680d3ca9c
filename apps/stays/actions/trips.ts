import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { dayOf } from '../../../src/state/civil.ts';
import { canMove, keptOf, linesOf, refundOf, refusalOf, roomOf, totalOf, type Stay } from '../select.ts';
import { stayFields, type Stays, type Trip } from '../state.ts';
import { equal } from '../../../src/state/json.ts';
import { words } from '../words.ts';
import { endsAt, endTimer, expireTimer, hostTimer } from './book.ts';
import {
  action,
  askToPay,
  dropChange,
  giveBack,
  paymentFor,
  LODGEPOLE,
  mail,
  newNumber,
  ORDER_MS,
  refuse,
  signedIn,
  tell,
  today,
} from './shared.ts';

export const stayOf = (trip: Trip): Stay => {
  const { property, room, rate, breakfast, from, until, rooms, adults, ages, pets } = trip;
  return { property, room, rate, breakfast, from, until, rooms, adults, ages: [...ages], pets };
};

/** What a change of a booking costs: the new price, and what is due or comes back. */
export function moveCost(state: Stays, id: string, to: Stay, now: number, day: number) {
  const trip = state.trips[id]!;
  const lines = linesOf(state, to, now, day, trip.code);
  const cents = totalOf(lines);
  const kept = keptOf(trip);
  // Of a deposit nothing more is due until arrival, and nothing comes back but what exceeds the new price.
  const due = trip.plan === 'deposit' ? Math.min(0, cents - kept) : cents - kept;
  return { lines, cents, due };
}

function apply(state: Stays, ctx: Ctx, id: string, to: Stay): void {
  const trip = state.trips[id]!;
  const { lines, cents } = moveCost(state, id, to, ctx.now, today(ctx));
  Object.assign(trip, { ...to, lines, cents });
  const { checkOut, name } = state.properties[trip.property]!;
  ctx.schedule(endsAt(trip, checkOut, ctx.zone), 'stayEnds', { trip: id }, endTimer(id));
  const t = ctx.words(words);
  mail(
    ctx,
    t('mailMoved', { name }),
    [t('mailMovedText', { from: trip.from, until: trip.until, amount: ctx.format.money(cents, 'GBP') })],
    id,
  );
}

/** What is changed, as the host reads it. */
function noteOf(trip: Trip, to: Stay): string {
  const changed = [
    trip.from !== to.from || trip.until !== to.until ? `${to.from} to ${to.until}` : '',
    trip.room !== to.room || trip.rooms !== to.rooms ? `${to.rooms} × ${to.room}` : '',
    trip.adults !== to.adults || trip.ages.length !== to.ages.length
      ? `${to.adults} + ${to.ages.length}`
      : '',
    trip.breakfast === to.breakfast ? '' : to.breakfast ? 'breakfast' : 'no breakfast',
  ];
  return changed.filter(Boolean).join(', ');
}

const isSame = (a: Stay, b: Stay): boolean => equal(a, b);
const MovingPart = Type.Partial(Type.Object(stayFields));

export const trips = {
  startMove: action(
    'Begin to change a booking',
    Type.Object({ trip: Type.String() }),
    (state, { trip: id }, ctx) => {
      const trip = state.trips[id];
      if (!trip) return;
      state.problem = null;
      state.moving = stayOf(trip);
      ctx.open('/trip/:trip/change', { trip: id });
    },
  ),
  setMoving: action('Choose other dates, guests or another room', MovingPart, (state, change) => {
    if (!state.moving) return;
    const next = { ...state.moving, ...change };
    if (dayOf(next.until) <= dayOf(next.from)) return;
    state.moving = next;
  }),
  move: action(
    'Change a booking: what it costs more is paid, what it costs less comes back',
    Type.Object({ trip: Type.String() }),
    (state, { trip: id }, ctx) => {
      const trip = state.trips[id];
      const to = state.moving;
      if (!trip || !to || isSame(stayOf(trip), to)) return;
      const property = state.properties[trip.property]!;
      if (!ctx.online()) return refuse(state, id, 'offline');
      if (!canMove(trip, property, ctx.now, ctx.zone)) return refuse(state, id, 'policy');
      const why = refusalOf(state, to, today(ctx), id);
      if (why !== null) return refuse(state, id, why === 'pets' || why === 'children' ? 'policy' : why);
      if (!signedIn(state, ctx)) return;
      state.problem = null;
      dropChange(state, ctx, id);
      const { due } = moveCost(state, id, to, ctx.now, today(ctx));
      if (due <= 0) {
        ctx.effect('amendment', [trip.property], { of: id, act: 'change', note: noteOf(trip, to) });
        apply(state, ctx, id, to);
        const back = giveBack(state, ctx, id, -due);
        ctx.close(`/trip/${id}/change`);
        const t = ctx.words(words);
        return ctx.toast(back > 0 ? t('movedBack', { amount: ctx.format.money(back, 'GBP') }) : t('moved'));
      }
      const number = newNumber(state, ctx, 'LC');
      state.changes[number] = {
        of: id,
        kind: 'stay',
        to,
        legs: null,
        seats: null,
        bags: null,
        cents: due,
        fareCents: 0,
        status: 'unpaid',
        payment: null,
        at: ctx.now,
      };
      const order = {
        payee: LODGEPOLE,
        cents: due,
        what: property.name,
        reference: number,
        deadline: ctx.now + ORDER_MS,
      };
      if (askToPay(state, ctx, order, { action: 'movePaid', args: { change: number } })) return;
      delete state.changes[number];
      refuse(state, id, 'noWallet');
    },
  ),
  movePaid: action(
    'Take what the wallet answered for a change',
    Type.Object({ change: Type.String(), result: Type.Optional(Type.Unknown()) }),
    (state, { change: number, result }, ctx) => {
      const change = state.changes[number];
      if (change?.status !== 'unpaid' || change.kind !== 'stay') return;
      const trip = state.trips[change.of];
      const answer = paymentFor(ctx, result, number);
      // An order of a change that was not paid leaves nothing: the booking is as it was.
      if (!trip || !answer.ok) {
        delete state.changes[number];
        return refuse(state, change.of, answer.ok ? 'declined' : answer.reason);
      }
      ctx.effect('amendment', [trip.property], {
        of: change.of,
        act: 'change',
        note: noteOf(trip, change.to!),
      });
      Object.assign(change, { status: 'paid', payment: answer.payment.id });
      trip.paidCents += answer.payment.cents;
      apply(state, ctx, change.of, change.to!);
      state.problem = null;
      ctx.close(`/trip/${change.of}/change`);
      ctx.toast(ctx.words(words)('moved'));
    },
  ),
  cancelTrip: action(
    'Cancel a booking, by its policy',
    Type.Object({ trip: Type.String() }),
    (state, { trip: id }, ctx) => {
      const t = ctx.words(words);
      const trip = state.trips[id];
      if (!trip || !['confirmed', 'waiting'].includes(trip.status)) return;
      if (dayOf(trip.from) < today(ctx)) return refuse(state, id, 'policy');
      if (!ctx.online()) return refuse(state, id, 'offline');
      if (!signedIn(state, ctx)) return;
      const property = state.properties[trip.property]!;
      const cents = refundOf(trip, property, ctx.now, ctx.zone);
      ctx.effect('amendment', [trip.property], { of: id, act: 'cancel', note: '' });
      trip.status = 'cancelled';
      dropChange(state, ctx, id);
      ctx.cancel(hostTimer(id));
      ctx.cancel(endTimer(id));
      ctx.cancel(expireTimer(id));
      const back = ctx.format.money(giveBack(state, ctx, id, cents), 'GBP');
      mail(
        ctx,
        t('mailCancelled', { name: property.name }),
        [t('mailCancelledText', { number: id, amount: back })],
        id,
      );
      tell(state, ctx, 'trips', {
        tag: id,
        title: t('noteCancelled', { name: property.name }),
        text: t('moneyBack', { amount: back }),
        route: `/trip/${id}`,
      });
      ctx.close(`/trip/${id}/cancel`);
    },
  ),
  writeReview: action(
    'Write a review of a stay that is over',
    Type.Object({
      trip: Type.String(),
      score: Type.Integer({ minimum: 1, maximum: 10 }),
      who: Type.Union([
        Type.Literal('solo'),
        Type.Literal('couple'),
        Type.Literal('family'),
        Type.Literal('friends'),
        Type.Literal('work'),
      ]),
      good: Type.String(),
      bad: Type.String(),
    }),
    (state, { trip: id, score, who, good, bad }, ctx) => {
      const t = ctx.words(words);
      const trip = state.trips[id];
      if (trip?.status !== 'stayed') return ctx.toast(t('reviewLater'));
      if (Object.values(state.reviews).some(r => r.trip === id)) return ctx.toast(t('reviewTwice'));
      if (!ctx.online()) return ctx.toast(t('offlineShort'));
      const text = [good.trim(), bad.trim()].filter(Boolean).join('\n');
      ctx.effect('review', [trip.property], {
        on: state.properties[trip.property]!.name,
        stars: Math.max(1, Math.round(score / 2)),
        text,
      });
      state.reviews[ctx.id('review')] = {
        property: trip.property,
        trip: id,
        name: state.owner.name,
        from: 'GB',
        who,
        month: trip.from.slice(0, 7),
        score: score * 10,
        good: good.trim(),
        bad: bad.trim(),
        reply: '',
        about: [],
      };
      ctx.close(`/trip/${id}/review`);
      ctx.toast(t('reviewThanks'));
    },
  ),
};

/** Whether a room could be changed to: for the sheet of rooms. */
export const fitsRoom = (state: Stays, moving: Stay, room: string, day: number, except: string): boolean =>
  roomOf(state.properties[moving.property], room) !== undefined &&
  refusalOf(state, { ...moving, room }, day, except) === null;
