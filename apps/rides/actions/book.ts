import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { hashOf } from '../../../src/sdk/city/index.ts';
import { planProblem, pointsOf } from '../model/check.ts';
import { lineOf, quoteOf, sumOf, type Quote } from '../model/fare.ts';
import { MINUTE, PAY_MS, QUOTE_MS, WAKE_MS } from '../model/kinds.ts';
import { promoProblem } from '../model/promo.ts';
import { laterOn } from '../model/when.ts';
import { Plan, type Problem, type Ride, type Rides, type Spot } from '../state.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { equal } from '../../../src/state/json.ts';
import {
  action,
  askToPay,
  FIRM,
  freshPlan,
  hereOf,
  numberFor,
  paymentFor,
  planNext,
  reaches,
  remember,
  tagOf,
} from './shared.ts';
import { closeRide } from './money.ts';
import { returnCredit, usedId } from './credit.ts';

const SEARCH_MS = 18_000;
/** How much of the search depends on luck. */
const SEARCH_MORE_MS = 22_000;

/** How long a search takes. */
export const searchMs = (ctx: Ctx, id: string, nth: number): number =>
  SEARCH_MS + Math.floor(ctx.chance('search', id, nth) * SEARCH_MORE_MS);

/** A plan’s price at a moment; null where no way leads there. */
export function quotePlan(state: Rides, plan: Plan, from: Spot, at: number, zone: string): Quote | null {
  if (plan.to === null) return null;
  const points = pointsOf({ from, stops: plan.stops, to: plan.to });
  const asked = { kind: plan.kind, points, at: plan.at ?? at, promo: plan.promo, credit: plan.credit };
  return quoteOf(state, asked, zone);
}

/** Why a code that was typed takes nothing off. */
function codeProblem(state: Rides, plan: Plan, quote: Quote, points: Spot[], now: number, zone: string) {
  if (plan.promo === '' || lineOf(quote.lines, 'promo') < 0) return null;
  const before = sumOf(quote.lines.filter(line => line.kind !== 'credit'));
  return promoProblem(state, { ...plan, points, at: plan.at ?? now }, before, zone);
}

function refuse(state: Rides, problem: Problem, cents: number | null = null): void {
  state.attempt = { problem, cents };
}

/** Writes that a ride was ordered, and sets things going. */
function begin(state: Rides, ctx: Ctx, id: string): void {
  const ride = state.rides[id]!;
  const cents = sumOf(ride.fare);
  const name = `${ride.from.name} – ${ride.to.name}`;
  if (ride.at === null)
    ctx.effect('order', [FIRM], { cents, currency: 'GBP', items: [{ name, count: ride.people }] });
  else
    ctx.effect('booking', [FIRM], {
      cents,
      currency: 'GBP',
      name,
      from: ride.at,
      until: ride.at + MINUTE,
      people: ride.people,
    });
  if (ride.rider !== null) {
    ride.shared = [ride.rider.phone];
    ctx.effect('share', [ride.rider.phone], { kind: 'ride', name });
  }
  remember(state, ride.to);
  if (ride.at !== null) {
    ride.status = 'scheduled';
    planNext(ctx, id, ride, Math.max(ctx.now + 1_000, ride.at - WAKE_MS));
    return;
  }
  ride.status = 'searching';
  planNext(ctx, id, ride, ctx.now + searchMs(ctx, id, 0));
}

const cashier = (ctx: Ctx, id: string, ride: Ride): void =>
  askToPay(
    ctx,
    {
      cents: sumOf(ride.fare),
      what: `${ride.from.name} – ${ride.to.name}`,
      reference: id,
      splittable: true,
      ...(ride.nextAt === null ? {} : { deadline: ride.nextAt }),
    },
    { action: 'paid', args: { ride: id } },
  );

function rideOf(plan: Plan, from: Spot, quote: Quote, at: number, ctx: Ctx, id: string): Ride {
  return {
    kind: plan.kind,
    from,
    stops: plan.stops,
    to: plan.to!,
    status: 'unpaid',
    bookedAt: ctx.now,
    at: plan.at,
    people: plan.people,
    note: plan.note.trim(),
    rider: plan.rider,
    wishes: plan.wishes,
    promo: plan.promo,
    pay: plan.pay,
    payment: null,
    fare: quote.lines,
    quotedAt: at,
    paidCents: 0,
    refundedCents: 0,
    dueCents: 0,
    duePayment: null,
    tipCents: 0,
    tipPayment: null,
    driver: null,
    pin: String(1_000 + (hashOf(`pin ${id}`) % 9_000)),
    pinWrong: false,
    stand: null,
    foundAt: null,
    arrivesAt: null,
    boardsAt: null,
    endsAt: null,
    nextAt: null,
    waitMs: 0,
    widened: false,
    legs: [],
    closedBy: null,
    reason: '',
    refusal: null,
    shared: [],
    rating: null,
  };
}

/** What tells one order from another: its number follows from it. */
const orderOf = ({ kind, stops, to, at, people, rider }: Plan, from: Spot) => [
  kind,
  from.address,
  stops.map(stop => stop.address),
  to!.address,
  at,
  people,
  rider?.phone,
];

/** The number that an order of a plan gets: it follows from what is ordered. */
export const nextNumber = (state: Pick<Rides, 'rides'>, plan: Plan, from: Spot): string =>
  numberFor('HL', state.rides, orderOf(plan, from));

/** How soon the same order again is a second tap, not a second ride. */
const DOUBLE_MS = 10_000;
/** The same order, where it was made just now or still waits to be paid. */
function twinOf(state: Rides, plan: Plan, order: unknown, now: number): string | undefined {
  return orderedIds(state.rides, (a, b) => a.bookedAt - b.bookedAt).find(id => {
    const { kind, stops, to, at, people, rider, from, status, bookedAt } = state.rides[id]!;
    if (status !== 'unpaid' && now - bookedAt > DOUBLE_MS) return false;
    if (status === 'cancelled' || status === 'expired') return false;
    return equal(orderOf({ ...plan, kind, stops, to, at, people, rider }, from), order);
  });
}

export const book = {
  book: action(
    'Order a ride: it is paid now with Copperleaf, or in cash in the car',
    Type.Object({
      plan: Plan,
      quotedAt: Type.Union([Type.Integer(), Type.Null()], {
        description: 'When its price was made; null is now.',
      }),
    }),
    (state, { plan, quotedAt }, ctx) => {
      const { now, zone } = ctx;
      const from = plan.from ?? hereOf(ctx);
      const problem = planProblem(state, plan, from, { now, zone, online: ctx.online() });
      if (problem !== null) return refuse(state, problem);
      const asked = quotedAt === null || quotedAt > now ? now : quotedAt;
      const isOld = now - asked > QUOTE_MS;
      const shown = quotePlan(state, plan, from!, asked, zone);
      const quote = isOld ? quotePlan(state, plan, from!, now, zone) : shown;
      if (quote === null || shown === null) return refuse(state, 'outsideTo');
      if (isOld && quote.cents !== shown.cents) return refuse(state, 'price', shown.cents);
      const points = pointsOf({ from: from!, stops: plan.stops, to: plan.to! });
      if (codeProblem(state, plan, quote, points, now, zone) !== null) return refuse(state, 'promo');
      const order = orderOf(plan, from!);
      const twin = twinOf(state, plan, order, now);
      if (twin !== undefined) {
        ctx.open('/ride/:ride', { ride: twin });
        return;
      }
      const id = nextNumber(state, plan, from!);
      const ride = rideOf(plan, from!, quote, isOld ? now : asked, ctx, id);
      state.rides[id] = ride;
      state.attempt = null;
      state.plan = freshPlan(state);
      state.quotedAt = null;
      useCredit(state, ctx, id);
      close(ctx);
      ctx.open('/ride/:ride', { ride: id });
      if (ride.pay === 'cash' || quote.cents === 0) return begin(state, ctx, id);
      planNext(ctx, id, ride, now + PAY_MS);
      cashier(ctx, id, ride);
    },
  ),
  payRide: action(
    'Open the cashier for a ride that is not paid yet',
    Type.Object({ ride: Type.String() }),
    (state, { ride: id }, ctx) => {
      const ride = state.rides[id];
      if (ride?.status === 'unpaid' && reaches(ctx)) cashier(ctx, id, ride);
    },
  ),
  paid: action(
    'Take what the cashier says of a ride',
    Type.Object({ ride: Type.String(), result: Type.Optional(Type.Unknown()) }),
    (state, { ride: id, result }, ctx) => {
      const ride = state.rides[id];
      if (ride?.status !== 'unpaid') return;
      const answer = paymentFor(ctx, result, id);
      if (!answer.ok) {
        ride.refusal = answer.reason;
        return;
      }
      ride.refusal = null;
      ride.payment = answer.payment.id;
      ride.paidCents = answer.payment.cents;
      begin(state, ctx, id);
    },
  ),
  payCash: action(
    'Pay in cash what could not be paid with Copperleaf',
    Type.Object({ ride: Type.String() }),
    (state, { ride: id }, ctx) => {
      const ride = state.rides[id];
      if (ride?.status !== 'unpaid' || !reaches(ctx)) return;
      ride.pay = 'cash';
      ride.refusal = null;
      ctx.withdraw('paid', { ride: id });
      begin(state, ctx, id);
    },
  ),
  dropRide: action(
    'Give up a ride that was not paid',
    Type.Object({ ride: Type.String() }),
    (state, { ride: id }, ctx) => {
      const ride = state.rides[id];
      if (ride?.status !== 'unpaid') return;
      returnCredit(state, id);
      ctx.dismiss(tagOf(id));
      ctx.withdraw('paid', { ride: id });
      planNext(ctx, id, ride, null);
      delete state.rides[id];
      if (ctx.showing(`/ride/${id}`)) ctx.back();
    },
  ),
  instead: action(
    'Give up a ride for which nobody was found, and plan it anew: another type, or later',
    Type.Object({ ride: Type.String(), later: Type.Boolean() }),
    (state, { ride: id, later }, ctx) => {
      const ride = state.rides[id];
      if (ride?.status !== 'none' || !reaches(ctx)) return;
      const { from, stops, to, kind, people, note, rider, wishes, promo } = ride;
      ctx.effect('amendment', [FIRM], { of: id, act: 'cancel', note: '' });
      planNext(ctx, id, ride, null);
      closeRide(state, ctx, id, 'nobody', '');
      const at = later ? laterOn(ctx.now) : null;
      const kept = { from, stops, to, kind, at, people, note, rider, wishes, promo };
      state.plan = { ...freshPlan(state), ...kept };
      state.quotedAt = ctx.now;
      ctx.close(`/ride/${id}`);
      ctx.open('/choose');
    },
  ),
  clearAttempt: action('Put a refusal away', Type.Object({}), state => {
    state.attempt = null;
  }),
};

/** Closes the screens on which a ride is planned. */
function close(ctx: Ctx): void {
  for (const path of ['/choose', '/options', '/where/to', '/where/from', '/when']) ctx.close(path);
}

function useCredit(state: Rides, ctx: Ctx, id: string): void {
  const cents = lineOf(state.rides[id]!.fare, 'credit');
  if (cents < 0) state.credits[usedId(id)] = { cents, why: 'used', ride: id, at: ctx.now };
}
