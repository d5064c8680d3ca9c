import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import type { Point } from '../../../src/sdk/city/index.ts';
import { quoteOf, sumOf } from '../model/fare.ts';
import {
  FREE_BEFORE_MS,
  FREE_CANCEL_MS,
  FREE_MINUTES,
  LATE_CANCEL,
  MINUTE,
  NO_SHOW,
  WAITING_CENTS,
} from '../model/kinds.ts';
import type { Ride, Rides } from '../state.ts';
import { returnCredit } from './credit.ts';

/** What cancelling a ride costs now. */
export function cancelCents(ride: Ride, now: number): number {
  if (ride.status === 'scheduled')
    return ride.at !== null && ride.at - now < FREE_BEFORE_MS ? LATE_CANCEL : 0;
  if (ride.status === 'waiting') return NO_SHOW;
  if (ride.status !== 'coming' || ride.foundAt === null) return 0;
  return now - ride.foundAt <= FREE_CANCEL_MS ? 0 : LATE_CANCEL;
}

/** What waiting costs, from when the car stood there until the trip began. */
export function waitingCents(ride: Pick<Ride, 'arrivesAt'>, boarded: number): number {
  const minutes = Math.ceil((boarded - (ride.arrivesAt ?? boarded)) / MINUTE);
  return Math.max(0, minutes - FREE_MINUTES) * WAITING_CENTS;
}

/** Sends back what was paid too much, as far as it was paid. */
export function giveBack(ride: Ride, ctx: Ctx, cents: number): void {
  const most = ride.paidCents - ride.refundedCents;
  const back = Math.min(cents, most);
  if (back <= 0) return;
  if (ride.payment !== null && !ctx.provider('payments')?.refund(ride.payment, back).ok) return;
  ride.refundedCents += back;
}

/** The points that a ride is priced by: where it turned on the way counts too. */
export const pointsOfRide = (ride: Ride): Point[] =>
  ride.legs.length > 0 ? [ride.from, ...ride.legs] : [ride.from, ...ride.stops, ride.to];

/** What a ride costs by its way and time, without anything that is taken off; null where no way leads there. */
export function fareBy(state: Rides, ride: Ride, zone: string): number | null {
  const asked = {
    kind: ride.kind,
    points: pointsOfRide(ride),
    stops: ride.stops.length,
    at: ride.at ?? ride.quotedAt,
    promo: '',
    credit: false,
  };
  return quoteOf({ ...state, passes: {} }, asked, zone)?.cents ?? null;
}

/** Puts into the price by how much it changed. */
export function reprice(state: Rides, ride: Ride, was: number | null, zone: string): void {
  const is = fareBy(state, ride, zone);
  if (was === null || is === null || was === is) return;
  ride.fare = [...ride.fare, { kind: 'change', cents: is - was }];
}

/** Ends what is to be paid: more becomes due, less comes back. */
export function settle(ride: Ride, ctx: Ctx): void {
  const total = Math.max(0, sumOf(ride.fare));
  if (ride.pay !== 'copperleaf') {
    ride.paidCents = total;
    return;
  }
  const kept = ride.paidCents - ride.refundedCents;
  if (total > kept) ride.dueCents = total - kept;
  else giveBack(ride, ctx, kept - total);
}

/** Closes a ride without a trip: a fee is kept, all else comes back. */
export function closeRide(
  state: Rides,
  ctx: Ctx,
  id: string,
  by: NonNullable<Ride['closedBy']>,
  reason: string,
): void {
  const ride = state.rides[id]!;
  const fee = by === 'owner' ? cancelCents(ride, ctx.now) : 0;
  ride.status = 'cancelled';
  ride.closedBy = by;
  ride.reason = reason;
  ride.endsAt = ctx.now;
  ride.nextAt = null;
  returnCredit(state, id);
  if (ride.pay === 'copperleaf' || fee > 0) {
    ride.fare = fee > 0 ? [{ kind: 'cancel', cents: fee }] : [];
    if (ride.pay === 'copperleaf') settle(ride, ctx);
    else ride.dueCents = fee;
  } else ride.fare = [];
}
