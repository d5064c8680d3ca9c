import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { dayAt, dayOf, isoOf } from '../../../src/state/civil.ts';
import { journeyOf, legsOf } from '../select.ts';
import { Air, Passenger, type Leg, type Stays } from '../state.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { words } from '../words.ts';
import { expireTimer } from './book.ts';
import {
  action,
  askToPay,
  HOUR,
  paymentFor,
  mail,
  newLocator,
  ORDER_MS,
  refuse,
  signedIn,
  today,
  WINDROW,
} from './shared.ts';
import {
  MOST_PASSENGERS,
  MOST_BAGS,
  passengersOf,
  chosenOf,
  priceOf,
  seatProblem,
  routeText,
} from './fares.ts';
import { planFlight } from './day.ts';

const gone = (state: Stays): void => {
  Object.assign(state.air, { outKey: null, backKey: null, seats: [], bags: 0, fare: 'light' });
};

function pay(state: Stays, ctx: Ctx, id: string): void {
  const flight = state.flights[id]!;
  const cents = flight.fareCents + flight.seatCents + flight.bagCents;
  const what = routeText(flight);
  const order = { payee: WINDROW, cents, what, reference: id, deadline: flight.bookedAt + ORDER_MS };
  if (!askToPay(state, ctx, order, { action: 'flightPaid', args: { flight: id } })) show(ctx, id);
}

function show(ctx: Ctx, id: string): void {
  ctx.raise(`/flight/${id}`);
  for (const path of ['/flights/out', '/flights/back', '/fares', '/passengers', '/seats', '/flight-checkout'])
    ctx.close(path);
}

/** Takes another day; a way back before the way out moves with it. */
function moveDay(state: Stays, ctx: Ctx, way: Leg['way'], day: string): void {
  const { air } = state;
  if (dayOf(day) < today(ctx) || (way === 'back' && day < air.out))
    return ctx.toast(ctx.words(words)('datesPast'));
  if (way === 'back') {
    Object.assign(air, { back: day, backKey: null, seats: [] });
    return;
  }
  Object.assign(air, { out: day, back: air.back !== null && air.back < day ? day : air.back });
  gone(state);
}

export const flights = {
  setAir: action('Change which flights are looked for', Type.Partial(Air), (state, change, ctx) => {
    const t = ctx.words(words);
    const next = { ...state.air, ...change };
    if (dayOf(next.out) < today(ctx) || (next.back !== null && next.back < next.out))
      return ctx.toast(t('datesPast'));
    if (next.adults + next.children > MOST_PASSENGERS)
      return ctx.toast(t('tooManyPassengers', { count: MOST_PASSENGERS }));
    const keys = ['from', 'to', 'out', 'back', 'adults', 'children', 'cabin'] as const;
    const isOther = keys.some(key => next[key] !== state.air[key]);
    state.air = next;
    if (isOther && change.outKey === undefined && change.backKey === undefined) {
      gone(state);
      state.air.passengers = [];
    }
  }),
  airDay: action(
    'Take the day of the phone’s calendar for a flight',
    Type.Object({
      way: Type.Union([Type.Literal('out'), Type.Literal('back')]),
      result: Type.Optional(Type.Unknown()),
    }),
    (state, { way, result }, ctx) => {
      if (typeof result !== 'number') return;
      moveDay(state, ctx, way, isoOf(dayAt(result, ctx.zone)));
    },
  ),
  airMove: action(
    'Look at the flights of a day before or after',
    Type.Object({ way: Type.Union([Type.Literal('out'), Type.Literal('back')]), by: Type.Integer() }),
    (state, { way, by }, ctx) => {
      moveDay(
        state,
        ctx,
        way,
        isoOf(dayOf(way === 'out' ? state.air.out : (state.air.back ?? state.air.out)) + by),
      );
    },
  ),
  swapAirports: action('Turn the way round', Type.Object({}), state => {
    const { from, to } = state.air;
    Object.assign(state.air, { from: to, to: from });
    gone(state);
  }),
  searchFlights: action('Search flights', Type.Object({}), (state, _, ctx) => {
    const { air } = state;
    if (air.from === air.to) return ctx.toast(ctx.words(words)('sameAirport'));
    gone(state);
    ctx.open('/flights/:way', { way: 'out' });
  }),
  chooseFlight: action(
    'Choose a flight',
    Type.Object({ way: Type.Union([Type.Literal('out'), Type.Literal('back')]), key: Type.String() }),
    (state, { way, key }, ctx) => {
      const { air } = state;
      const found = journeyOf(state, key, today(ctx));
      if (!found) return;
      air[way === 'out' ? 'outKey' : 'backKey'] = key;
      air.seats = [];
      const out = air.outKey === null ? null : journeyOf(state, air.outKey, today(ctx));
      if (way === 'back' && out && found.departs < out.arrives + HOUR) {
        air.backKey = null;
        return ctx.toast(ctx.words(words)('backTooEarly'));
      }
      if (way === 'out' && air.back !== null) ctx.open('/flights/:way', { way: 'back' });
      else ctx.open('/fares');
    },
  ),
  chooseFare: action(
    'Choose a fare',
    Type.Object({
      fare: Type.Union([Type.Literal('light'), Type.Literal('standard'), Type.Literal('flex')]),
    }),
    (state, { fare }, ctx) => {
      state.air.fare = fare;
      ctx.open('/passengers');
    },
  ),
  setPassenger: action(
    'Say who flies, by place in the list',
    Type.Object({ index: Type.Integer({ minimum: 0 }), ...Passenger.properties }),
    (state, { index, ...passenger }) => {
      const all = passengersOf(state.air);
      if (index >= all.length) return;
      all[index] = {
        ...passenger,
        kind: all[index]!.kind,
        name: passenger.name.trim(),
        number: passenger.number.trim().toUpperCase(),
      };
      state.air.passengers = all;
    },
  ),
  toSeats: action('Go on from the passengers to the seats', Type.Object({}), (state, _, ctx) => {
    const t = ctx.words(words);
    const all = passengersOf(state.air);
    const last = chosenOf(state, today(ctx)).at(-1)?.[1].hops.at(-1)?.day ?? '';
    if (all.some(p => p.name === '' || p.number === '')) return ctx.toast(t('passengerMissing'));
    if (new Set(all.map(p => p.number)).size < all.length) return ctx.toast(t('passengerTwice'));
    const late = all.find(p => p.expires < last);
    if (late) return ctx.toast(t('documentExpired', { name: late.name }));
    ctx.open('/seats');
  }),
  chooseSeat: action(
    'Choose a seat for a passenger, or give it up again',
    Type.Object({
      leg: Type.Integer({ minimum: 0 }),
      passenger: Type.Integer({ minimum: 0 }),
      seat: Type.String(),
    }),
    (state, { leg, passenger, seat }, ctx) => {
      const t = ctx.words(words);
      const hops = chosenOf(state, today(ctx)).flatMap(([, j]) => j.hops);
      const who = passengersOf(state.air)[passenger];
      if (!hops[leg] || !who) return;
      const seats = hops.map((_, i) => passengersOf(state.air).map((_p, j) => state.air.seats[i]?.[j] ?? ''));
      const why = seatProblem(state, hops[leg], seat, who.kind);
      if (why !== null) return ctx.toast(t(why === 'exit' ? 'seatExit' : 'seatTaken'));
      const has = seats[leg]!.indexOf(seat);
      if (has >= 0 && has !== passenger) return ctx.toast(t('seatTaken'));
      seats[leg]![passenger] = has === passenger ? '' : seat;
      state.air.seats = seats;
    },
  ),
  setBags: action(
    'Choose how many bags go in the hold',
    Type.Object({ bags: Type.Integer({ minimum: 0, maximum: MOST_BAGS }) }),
    (state, { bags }) => {
      state.air.bags = bags;
    },
  ),
  toFlightCheckout: action('Go on to the price of the flights', Type.Object({}), (state, _, ctx) => {
    state.problem = null;
    ctx.open('/flight-checkout');
  }),
  bookFlights: action(
    'Book the flights that were chosen: the order is paid with Copperleaf',
    Type.Object({}),
    (state, _, ctx) => {
      const chosen = chosenOf(state, today(ctx));
      const { air } = state;
      if (chosen.length === 0 || passengersOf(air).some(p => p.name === '')) return;
      if (!ctx.online()) return refuse(state, 'flight-checkout', 'offline');
      if (chosen[0]![1].departs < ctx.now + HOUR) return refuse(state, 'flight-checkout', 'past');
      if (!signedIn(state, ctx)) return;
      const same = orderedIds(state.flights).find(
        id =>
          state.flights[id]!.status === 'unpaid' &&
          state.flights[id]!.legs[0]!.departs === chosen[0]![1].departs,
      );
      if (same !== undefined) delete state.flights[same];
      const id = same ?? newLocator(state, ctx);
      const { fares, seats, bags } = priceOf(state, today(ctx));
      state.problem = null;
      state.flights[id] = {
        legs: legsOf(
          chosen,
          air.seats.map(row => [...row]),
        ),
        passengers: passengersOf(air).map(p => ({ ...p })),
        fare: air.fare,
        cabin: air.cabin,
        bags: air.bags,
        fareCents: fares,
        seatCents: seats,
        bagCents: bags,
        feeCents: 0,
        paidCents: 0,
        refundedCents: 0,
        payment: null,
        bookedAt: ctx.now,
        status: 'unpaid',
        checkedIn: false,
      };
      ctx.schedule(ctx.now + ORDER_MS, 'expire', { number: id }, expireTimer(id));
      pay(state, ctx, id);
    },
  ),
  payFlight: action(
    'Pay flights that are not paid yet',
    Type.Object({ flight: Type.String() }),
    (state, { flight: id }, ctx) => {
      if (state.flights[id]?.status !== 'unpaid') return;
      state.problem = null;
      if (signedIn(state, ctx)) pay(state, ctx, id);
    },
  ),
  flightPaid: action(
    'Take what the wallet answered for flights',
    Type.Object({ flight: Type.String(), result: Type.Optional(Type.Unknown()) }),
    (state, { flight: id, result }, ctx) => {
      const flight = state.flights[id];
      if (flight?.status !== 'unpaid') return;
      const t = ctx.words(words);
      const answer = paymentFor(ctx, result, id);
      if (!answer.ok) {
        refuse(state, id, answer.reason);
        return show(ctx, id);
      }
      ctx.cancel(expireTimer(id));
      const cents = flight.fareCents + flight.seatCents + flight.bagCents;
      ctx.effect('booking', ['windrow-air'], {
        name: routeText(flight),
        cents,
        currency: 'GBP',
        from: flight.legs[0]!.departs,
        until: flight.legs.at(-1)!.arrives,
        people: flight.passengers.length,
      });
      Object.assign(flight, {
        payment: answer.payment.id,
        paidCents: answer.payment.cents,
        status: 'booked',
      });
      state.problem = null;
      gone(state);
      planFlight(state, ctx, id);
      mail(
        ctx,
        t('mailFlight', { route: routeText(flight) }),
        [t('mailFlightText', { number: id, amount: ctx.format.money(cents, 'GBP') })],
        id,
      );
      show(ctx, id);
    },
  ),
  discardFlight: action(
    'Give up flights that are not paid',
    Type.Object({ flight: Type.String() }),
    (state, { flight: id }, ctx) => {
      if (state.flights[id]?.status !== 'unpaid') return;
      ctx.withdraw('flightPaid', { flight: id });
      delete state.flights[id];
      state.problem = null;
      ctx.cancel(expireTimer(id));
      ctx.close(`/flight/${id}`);
    },
  ),
};
