import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import {
  BAG_CENTS,
  checkInAt,
  flightChange,
  flightRefund,
  journeyOf,
  legsOf,
  seatCents,
  type Journey,
} from '../select.ts';
import type { Change, Flight, Leg, Stays } from '../state.ts';
import { words } from '../words.ts';
import { dropFlight, planFlight } from './day.ts';
import { routeText, seatProblem } from './fares.ts';
import {
  action,
  askToPay,
  dropChange,
  giveBack,
  paymentFor,
  mail,
  newNumber,
  ORDER_MS,
  refuse,
  signedIn,
  tell,
  today,
  WINDROW,
} from './shared.ts';

const FIRM = ['windrow-air'];
const ways = (flight: Flight): Leg['way'][] => [...new Set(flight.legs.map(l => l.way))];

/** What other seats of one flight cost more than those that are paid. */
export function seatsCost(flight: Flight, leg: number, seats: readonly string[]): number {
  const cost = (all: readonly string[]) =>
    all.filter(Boolean).reduce((sum, s) => sum + seatCents(s, flight.fare), 0);
  return Math.max(0, cost(seats) - cost(flight.legs[leg]!.seats));
}

/** Makes a change hold: it is paid, or costs nothing. */
function apply(state: Stays, ctx: Ctx, change: Omit<Change, 'status' | 'payment' | 'at'>): void {
  const flight = state.flights[change.of]!;
  if (change.kind === 'seats') {
    const [leg = '0', ...seats] = change.seats!;
    flight.legs[Number(leg)]!.seats = seats;
    flight.seatCents += change.cents;
  }
  if (change.kind === 'bags') {
    flight.bags += change.bags!;
    flight.bagCents += change.cents;
  }
  if (change.kind !== 'flight') return;
  dropFlight(state, ctx, change.of);
  const journeys = change.legs!.map((key, i): [Leg['way'], Journey] => [
    ways(flight)[i]!,
    journeyOf(state, key, today(ctx))!,
  ]);
  const cost = flightChange(state, flight, change.legs!, today(ctx))!;
  // Seats belong to a flight: on another they are chosen anew.
  flight.legs = legsOf(journeys, []);
  flight.feeCents += cost.feeCents;
  flight.fareCents = cost.fareCents;
  planFlight(state, ctx, change.of);
}

function order(state: Stays, ctx: Ctx, change: Omit<Change, 'status' | 'payment' | 'at'>): void {
  dropChange(state, ctx, change.of);
  const number = newNumber(state, ctx, 'LC');
  state.changes[number] = { ...change, status: 'unpaid', payment: null, at: ctx.now };
  const flight = state.flights[change.of]!;
  const asked = askToPay(
    state,
    ctx,
    {
      payee: WINDROW,
      cents: change.cents,
      what: routeText(flight),
      reference: number,
      deadline: ctx.now + ORDER_MS,
    },
    { action: 'extraPaid', args: { change: number } },
  );
  if (asked) return;
  delete state.changes[number];
  refuse(state, change.of, 'noWallet');
}

const blank = { to: null, legs: null, seats: null, bags: null, fareCents: 0 } as const;
const NOTES = { stay: 'Stay', seats: 'Seats', bags: 'Bags', flight: 'Flights' } as const;
const noteOf = (change: Pick<Change, 'kind' | 'seats' | 'bags' | 'legs'>): string =>
  `${NOTES[change.kind]}: ${(change.seats?.slice(1) ?? change.legs ?? [String(change.bags)]).join(', ')}`;

/** Asks for the payment of what costs something; all else holds at once. */
function change(
  state: Stays,
  ctx: Ctx,
  what: Omit<Change, 'status' | 'payment' | 'at'>,
  closes: string,
): void {
  if (!ctx.online()) return refuse(state, what.of, 'offline');
  if (!signedIn(state, ctx)) return;
  state.problem = null;
  if (what.cents > 0) return order(state, ctx, what);
  ctx.effect('amendment', FIRM, { of: what.of, act: 'change', note: noteOf(what) });
  apply(state, ctx, what);
  ctx.close(closes);
  ctx.toast(ctx.words(words)('moved'));
}

export const fly = {
  changeSeats: action(
    'Take other seats on a flight',
    Type.Object({
      flight: Type.String(),
      leg: Type.Integer({ minimum: 0 }),
      seats: Type.Array(Type.String()),
    }),
    (state, { flight: id, leg: i, seats }, ctx) => {
      const t = ctx.words(words);
      const flight = state.flights[id];
      const leg = flight?.legs[i];
      if (flight?.status !== 'booked' || !leg) return;
      if (flight.checkedIn) return ctx.toast(t('checkedInAlready'));
      const all = flight.passengers.map((_, p) => seats[p] ?? '');
      const chosen = all.filter(Boolean);
      if (all.join() === flight.passengers.map((_, p) => leg.seats[p] ?? '').join()) return;
      const own = (seat: string) => leg.seats.includes(seat);
      const bad = all.find(
        (s, p) => s !== '' && !own(s) && seatProblem(state, leg, s, flight.passengers[p]!.kind) !== null,
      );
      if (bad !== undefined || new Set(chosen).size < chosen.length) return ctx.toast(t('seatTaken'));
      const what = {
        ...blank,
        of: id,
        kind: 'seats' as const,
        seats: [String(i), ...all],
        cents: seatsCost(flight, i, all),
      };
      change(state, ctx, what, `/flight/${id}/seats/${i}`);
    },
  ),
  addBags: action(
    'Add bags in the hold',
    Type.Object({ flight: Type.String(), bags: Type.Integer({ minimum: 1, maximum: 4 }) }),
    (state, { flight: id, bags }, ctx) => {
      const flight = state.flights[id];
      if (flight?.status !== 'booked') return;
      if (flight.checkedIn) return ctx.toast(ctx.words(words)('checkedInAlready'));
      change(
        state,
        ctx,
        { ...blank, of: id, kind: 'bags', bags, cents: bags * BAG_CENTS * ways(flight).length },
        '',
      );
    },
  ),
  changeFlights: action(
    'Fly at another time or day, by the rules of the fare',
    Type.Object({ flight: Type.String(), keys: Type.Array(Type.String(), { minItems: 1, maxItems: 2 }) }),
    (state, { flight: id, keys }, ctx) => {
      const flight = state.flights[id];
      if (flight?.status !== 'booked' || keys.length !== ways(flight).length) return;
      const journeys = keys.map(key => journeyOf(state, key, today(ctx)));
      const cost = flightChange(state, flight, keys, today(ctx));
      if (cost === null) return refuse(state, id, 'policy');
      if (
        journeys.some(
          (j, i) => !j || (journeys[i - 1] && j.departs < journeys[i - 1]!.arrives) || j.departs < ctx.now,
        )
      )
        return ctx.toast(ctx.words(words)('backTooEarly'));
      const what = {
        ...blank,
        of: id,
        kind: 'flight' as const,
        legs: keys,
        cents: Math.max(0, cost.dueCents),
        fareCents: cost.fareCents,
      };
      change(state, ctx, what, `/flight/${id}/change`);
      // A flexible fare gives back what the new one costs less.
      if (
        cost.dueCents < 0 &&
        flight.fare === 'flex' &&
        state.problem === null &&
        flight.fareCents === cost.fareCents
      )
        giveBack(state, ctx, id, -cost.dueCents);
    },
  ),
  extraPaid: action(
    'Take what the wallet answered for seats, bags or other flights',
    Type.Object({ change: Type.String(), result: Type.Optional(Type.Unknown()) }),
    (state, { change: number, result }, ctx) => {
      const found = state.changes[number];
      const flight = found && state.flights[found.of];
      if (found?.status !== 'unpaid') return;
      const answer = paymentFor(ctx, result, number);
      if (!flight || !answer.ok) {
        delete state.changes[number];
        return refuse(state, found.of, answer.ok ? 'declined' : answer.reason);
      }
      ctx.effect('amendment', FIRM, { of: found.of, act: 'change', note: noteOf(found) });
      Object.assign(found, { status: 'paid', payment: answer.payment.id });
      flight.paidCents += answer.payment.cents;
      apply(state, ctx, found);
      state.problem = null;
      if (found.kind === 'seats') ctx.close(`/flight/${found.of}/seats/${found.seats![0]!}`);
      if (found.kind === 'flight') ctx.close(`/flight/${found.of}/change`);
      ctx.toast(ctx.words(words)('moved'));
    },
  ),
  checkIn: action(
    'Check in for flights',
    Type.Object({ flight: Type.String() }),
    (state, { flight: id }, ctx) => {
      const flight = state.flights[id];
      if (flight?.status !== 'booked' || flight.checkedIn) return;
      const when = checkInAt(flight, ctx.now);
      if (when !== 'open') return refuse(state, id, when === 'early' ? 'early' : 'closed');
      if (!ctx.online()) return refuse(state, id, 'offline');
      ctx.effect('amendment', FIRM, { of: id, act: 'schedule', note: 'Check-in' });
      flight.checkedIn = true;
      state.problem = null;
      // Who chose no seat is given one.
      for (const leg of flight.legs) {
        const free = freeSeats(state, leg);
        leg.seats = flight.passengers.map((_, i) => leg.seats[i] || free.shift()!);
      }
      ctx.open('/boarding/:flight', { flight: id });
    },
  ),
  cancelFlights: action(
    'Cancel flights, by the rules of the fare',
    Type.Object({ flight: Type.String() }),
    (state, { flight: id }, ctx) => {
      const t = ctx.words(words);
      const flight = state.flights[id];
      if (flight?.status !== 'booked' || flight.legs[0]!.departs <= ctx.now) return;
      if (flight.checkedIn) return ctx.toast(t('checkedInAlready'));
      if (!ctx.online()) return refuse(state, id, 'offline');
      if (!signedIn(state, ctx)) return;
      const cents = flightRefund(flight, ctx.now);
      ctx.effect('amendment', FIRM, { of: id, act: 'cancel', note: '' });
      flight.status = 'cancelled';
      dropChange(state, ctx, id);
      dropFlight(state, ctx, id);
      const amount = ctx.format.money(giveBack(state, ctx, id, cents), 'GBP');
      mail(
        ctx,
        t('mailFlightCancelled', { route: routeText(flight) }),
        [t('mailCancelledText', { number: id, amount })],
        id,
      );
      tell(state, ctx, 'trips', {
        tag: id,
        title: t('noteCancelled', { name: routeText(flight) }),
        text: t('moneyBack', { amount }),
        route: `/flight/${id}`,
      });
    },
  ),
};

const PLAIN_ROWS = [12, 13, 14, 15, 16, 17] as const;
/** Seats of the back rows that nobody has. */
function freeSeats(state: Stays, leg: Leg): string[] {
  return PLAIN_ROWS.flatMap(row => ['A', 'B', 'C', 'D', 'E', 'F'].map(letter => `${row}${letter}`)).filter(
    seat => !leg.seats.includes(seat) && seatProblem(state, leg, seat, 'adult') === null,
  );
}
