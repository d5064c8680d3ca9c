import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { dueNow, leftOf, linesOf, refusalOf, roomOf, totalOf, type Refusal } from '../select.ts';
import type { Draft, Problem, Stays, Trip } from '../state.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { words } from '../words.ts';
import {
  action,
  askToPay,
  giveBack,
  paymentFor,
  LODGEPOLE,
  mail,
  MINUTE,
  momentOf,
  newNumber,
  ORDER_MS,
  refuse,
  signedIn,
  tell,
  today,
} from './shared.ts';

export const expireTimer = (number: string): string => `stays-expire-${number}`;
export const hostTimer = (trip: string): string => `stays-host-${trip}`;
export const endTimer = (trip: string): string => `stays-end-${trip}`;
export const endsAt = (trip: Pick<Trip, 'until'>, checkOut: number, zone: string): number =>
  momentOf(trip.until, checkOut, zone);

const PROBLEMS: Readonly<Record<Refusal, Problem>> = {
  past: 'past',
  minStay: 'minStay',
  tooMany: 'tooMany',
  soldOut: 'soldOut',
  closed: 'closed',
  pets: 'policy',
  children: 'policy',
};

const CHECKOUT = '/checkout';

/** An order of the same stay that waits for its payment. */
const openOrder = (state: Stays, draft: Draft): string | undefined =>
  orderedIds(state.trips).find(id => {
    const t = state.trips[id]!;
    const isSame = t.property === draft.property && t.room === draft.room && t.from === draft.from;
    return t.status === 'unpaid' && isSame && t.until === draft.until;
  });

/** Opens the wallet for a booking that is not paid. */
function pay(state: Stays, ctx: Ctx, id: string): void {
  const trip = state.trips[id]!;
  const property = state.properties[trip.property]!;
  const cents = dueNow(property, trip.plan, trip.cents);
  const order = {
    payee: LODGEPOLE,
    cents,
    what: property.name,
    reference: id,
    deadline: trip.bookedAt + ORDER_MS,
  };
  if (!askToPay(state, ctx, order, { action: 'paid', args: { trip: id } })) show(ctx, id);
}

/** Shows how a booking stands, in place of the screens that made it. */
function show(ctx: Ctx, id: string): void {
  ctx.raise(`/booked/${id}`);
  ctx.close('/details');
  ctx.close(CHECKOUT);
}

/** What follows once a booking is paid: the last room may have gone meanwhile. */
function settle(state: Stays, ctx: Ctx, id: string): void {
  const t = ctx.words(words);
  const trip = state.trips[id]!;
  const property = state.properties[trip.property]!;
  const room = roomOf(property, trip.room)!;
  const left = leftOf(state, trip.property, room, trip.from, trip.until);
  const isLast = room.stock > 1 && left <= trip.rooms;
  if (left < trip.rooms || (isLast && ctx.chance('gone', trip.property, trip.room, trip.from) < 0.25)) {
    trip.status = 'soldOut';
    const back = giveBack(state, ctx, id, trip.paidCents);
    const amount = ctx.format.money(back, 'GBP');
    mail(ctx, t('mailSoldOut', { name: property.name }), [t('mailSoldOutText', { amount })], id);
    return tell(state, ctx, 'trips', {
      tag: id,
      title: t('noteSoldOut', { name: property.name }),
      text: t('moneyBack', { amount }),
      route: `/booked/${id}`,
    });
  }
  if (property.confirms === 'host') {
    trip.status = 'waiting';
    const wait = 3 + Math.floor(ctx.chance('host', trip.property, trip.from, trip.until) * 9);
    ctx.schedule(ctx.now + wait * MINUTE, 'hostDecides', { trip: id }, hostTimer(id));
    return mail(
      ctx,
      t('mailWaiting', { name: property.name }),
      [t('mailWaitingText', { name: property.host })],
      id,
    );
  }
  confirm(state, ctx, id);
}

function confirm(state: Stays, ctx: Ctx, id: string): void {
  const t = ctx.words(words);
  const trip = state.trips[id]!;
  const property = state.properties[trip.property]!;
  trip.status = 'confirmed';
  ctx.schedule(endsAt(trip, property.checkOut, ctx.zone), 'stayEnds', { trip: id }, endTimer(id));
  const day = (iso: string) => ctx.format.date(momentOf(iso, 720, ctx.zone));
  mail(
    ctx,
    t('mailConfirmed', { name: property.name }),
    [
      t('mailConfirmedText', {
        name: property.name,
        number: id,
        from: day(trip.from),
        until: day(trip.until),
      }),
      t('mailConfirmedPaid', {
        paid: ctx.format.money(trip.paidCents, 'GBP'),
        rest: ctx.format.money(trip.cents - trip.paidCents + trip.refundedCents, 'GBP'),
      }),
      property.address,
    ],
    id,
  );
}

export const book = {
  book: action(
    'Book what was chosen: the order is paid with Copperleaf',
    Type.Object({}),
    (state, _, ctx) => {
      const { draft } = state;
      if (!draft) return;
      const key = 'checkout';
      if (!ctx.online()) return refuse(state, key, 'offline');
      const why = refusalOf(state, draft, today(ctx));
      if (why !== null) return refuse(state, key, PROBLEMS[why]);
      const plain = totalOf(linesOf(state, draft, ctx.now, today(ctx)));
      if (plain !== draft.quotedCents) return refuse(state, key, 'price');
      if (!signedIn(state, ctx)) return;
      state.problem = null;
      const old = openOrder(state, draft);
      if (old !== undefined) {
        ctx.withdraw('paid', { trip: old });
        delete state.trips[old];
      }
      const id = old ?? newNumber(state, ctx, 'LP');
      const { quotedCents: _quoted, ...stay } = draft;
      const lines = linesOf(state, draft, ctx.now, today(ctx), draft.code);
      state.trips[id] = {
        ...stay,
        lines,
        cents: totalOf(lines),
        paidCents: 0,
        refundedCents: 0,
        payment: null,
        byBank: false,
        bookedAt: ctx.now,
        status: 'unpaid',
        keySafe: null,
      };
      ctx.schedule(ctx.now + ORDER_MS, 'expire', { number: id }, expireTimer(id));
      pay(state, ctx, id);
    },
  ),
  payTrip: action(
    'Pay a booking that is not paid yet',
    Type.Object({ trip: Type.String() }),
    (state, { trip: id }, ctx) => {
      const trip = state.trips[id];
      if (trip?.status !== 'unpaid') return;
      state.problem = null;
      const why = refusalOf(state, trip, today(ctx));
      if (why !== null) return refuse(state, id, PROBLEMS[why]);
      if (signedIn(state, ctx)) pay(state, ctx, id);
    },
  ),
  paid: action(
    'Take what the wallet answered for a booking',
    Type.Object({ trip: Type.String(), result: Type.Optional(Type.Unknown()) }),
    (state, { trip: id, result }, ctx) => {
      const trip = state.trips[id];
      if (trip?.status !== 'unpaid') return;
      const answer = paymentFor(ctx, result, id);
      if (!answer.ok) {
        refuse(state, id, answer.reason);
        return show(ctx, id);
      }
      ctx.cancel(expireTimer(id));
      const property = state.properties[trip.property]!;
      ctx.effect('booking', [trip.property], {
        name: property.name,
        cents: trip.cents,
        currency: 'GBP',
        from: momentOf(trip.from, property.checkIn, ctx.zone),
        until: momentOf(trip.until, property.checkOut, ctx.zone),
        people: trip.adults + trip.ages.length,
      });
      trip.payment = answer.payment.id;
      trip.paidCents = answer.payment.cents;
      state.problem = null;
      state.draft = null;
      settle(state, ctx, id);
      show(ctx, id);
    },
  ),
  discard: action(
    'Give up an order that is not paid',
    Type.Object({ trip: Type.String() }),
    (state, { trip: id }, ctx) => {
      if (state.trips[id]?.status !== 'unpaid') return;
      ctx.withdraw('paid', { trip: id });
      delete state.trips[id];
      state.problem = null;
      ctx.cancel(expireTimer(id));
      ctx.close(`/booked/${id}`);
    },
  ),
  expire: action(
    'An order that was not paid in time is gone',
    Type.Object({ number: Type.String() }),
    (state, { number }, ctx) => {
      if (state.trips[number]?.status === 'unpaid') delete state.trips[number];
      else if (state.flights[number]?.status === 'unpaid') delete state.flights[number];
      else if (state.changes[number]?.status === 'unpaid') delete state.changes[number];
      else return;
      ctx.close(`/booked/${number}`);
    },
  ),
  hostDecides: action(
    'The host agrees to a booking, or does not',
    Type.Object({ trip: Type.String() }),
    (state, { trip: id }, ctx) => {
      const t = ctx.words(words);
      const trip = state.trips[id];
      if (trip?.status !== 'waiting') return;
      const property = state.properties[trip.property]!;
      const note = { tag: id, route: `/trip/${id}` };
      if (ctx.chance('refuses', trip.property, trip.from) < 0.12) {
        trip.status = 'refused';
        const amount = ctx.format.money(giveBack(state, ctx, id, trip.paidCents), 'GBP');
        mail(
          ctx,
          t('mailRefused', { name: property.name }),
          [t('mailRefusedText', { name: property.host, amount })],
          id,
        );
        return tell(state, ctx, 'trips', {
          ...note,
          title: t('noteRefused', { name: property.name }),
          text: t('moneyBack', { amount }),
        });
      }
      confirm(state, ctx, id);
      tell(state, ctx, 'trips', {
        ...note,
        title: t('noteConfirmed', { name: property.name }),
        text: t('hostAgreed', { name: property.host }),
      });
    },
  ),
  stayEnds: action('A stay is over', Type.Object({ trip: Type.String() }), (state, { trip: id }, ctx) => {
    const trip = state.trips[id];
    if (trip?.status !== 'confirmed') return;
    const t = ctx.words(words);
    trip.status = 'stayed';
    const { name } = state.properties[trip.property]!;
    tell(state, ctx, 'trips', {
      tag: id,
      title: t('noteEnded', { name }),
      text: t('noteEndedText'),
      route: `/trip/${id}`,
    });
  }),
};
