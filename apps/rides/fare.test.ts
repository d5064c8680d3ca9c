import { describe, expect, test } from 'vitest';
import { canCancel, canChange } from './actions/ride.ts';
import { carAt } from './model/position.ts';
import { linesOf, offOf, sumOf } from './model/fare.ts';
import { TARIFFS } from './model/kinds.ts';
import { townPlaces } from '../../src/sdk/city/find.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { TYPES, type Plan } from './state.ts';
import { areaOf, spotAt } from './model/town.ts';
import { book, newRide, pay, rideOf, run, state, until, wait, wallet, world } from './testing.ts';

/** Numbers in [0, 1) that follow from a seed (mulberry32). */
function numbers(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
/** What Hopalong has got through Copperleaf. */
const takings = (phone: AnyPhone): number =>
  Object.values(wallet(phone).transactions)
    .flatMap(transaction => transaction.postings)
    .filter(posting => posting.account === 'firm-hopalong')
    .reduce((sum, posting) => sum + posting.cents, 0);
const towns = townPlaces.filter(place => areaOf(place) === 'town').map(place => spotAt(place));

describe('prices', () => {
  test('are whole pence, never under the least, and grow with way, time and stops', () => {
    const draw = numbers(7);
    for (let n = 0; n < 500; n++) {
      const kind = TYPES[Math.floor(draw() * TYPES.length)]!;
      const moment = { weekday: Math.floor(draw() * 7), minutes: Math.floor(draw() * 1_440) };
      const trip = {
        kind,
        metres: draw() * 9_000,
        seconds: draw() * 2_400,
        stops: Math.floor(draw() * 4),
        moment,
      };
      const lines = linesOf(trip);
      const cents = sumOf(lines);
      expect(lines.every(line => Number.isInteger(line.cents) && line.cents > 0)).toBe(true);
      expect(cents).toBeGreaterThanOrEqual(TARIFFS[kind].least + TARIFFS[kind].booking);
      const more = linesOf({ ...trip, metres: trip.metres + 500, seconds: trip.seconds + 60 });
      expect(sumOf(more)).toBeGreaterThanOrEqual(cents);
      expect(sumOf(linesOf({ ...trip, stops: trip.stops + 1 }))).toBe(cents + 60);
    }
  });
  test('a code takes off no more than the price', () => {
    const draw = numbers(11);
    for (const promo of Object.values(state(world).promos))
      for (let n = 0; n < 60; n++) {
        const cents = Math.floor(draw() * 4_000);
        const off = offOf(promo, cents);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(cents);
        if (promo.cents > 0) expect(off).toBeLessThanOrEqual(promo.cents);
      }
  });
  test('over random rides money adds up: paid once, refunds never more than paid, the wallet agrees', () => {
    const draw = numbers(23);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)]!;
    let ended = 0;
    for (let n = 0; n < 60; n++) {
      const stops = Array.from({ length: Math.floor(draw() * 3) }, () => pick(towns));
      const plan: Partial<Plan> = {
        from: pick(towns),
        to: pick(towns),
        stops,
        kind: pick(['hop', 'comfort', 'bike', 'shared'] as const),
        pay: 'copperleaf',
        credit: draw() < 0.5,
        promo: pick(['', '', 'HAREWEEK', 'GULLWING']),
      };
      const start = wait(world, Math.floor(draw() * 9 * 3_600_000));
      const asked = book(start, plan);
      const id = newRide(asked, start);
      if (id === undefined) continue;
      let phone = rideOf(asked, id).status === 'unpaid' ? pay(asked) : asked;
      const steps = 2 + Math.floor(draw() * 7);
      for (let step = 0; step < steps; step++) {
        const ride = rideOf(phone, id);
        if (ride.nextAt === null) break;
        const [act, share] = [draw(), draw()];
        if (act < 0.12 && canCancel(ride)) phone = run(phone, 'cancelRide', { ride: id, reason: 'plans' });
        else if (act < 0.3 && canChange(ride))
          phone = run(phone, 'changeRoute', { ride: id, stops: ride.stops, to: pick(towns) });
        else if (act < 0.4) phone = run(phone, 'askToWait', { ride: id, minutes: 5 });
        else phone = wait(phone, Math.max(1_000, Math.floor((ride.nextAt - phone.clock.now) * share * 1.5)));
        const now = rideOf(phone, id);
        expect(carAt(now, phone.clock.now, phone.clock.zone)).toEqual(
          carAt(now, phone.clock.now, phone.clock.zone),
        );
      }
      phone = until(phone, id, 'done', 'cancelled');
      const ride = rideOf(phone, id);
      if (ride.dueCents > 0) phone = pay(run(phone, 'payDue', { ride: id }));
      const last = rideOf(phone, id);
      const kept = last.paidCents - last.refundedCents;
      expect(last.refundedCents).toBeLessThanOrEqual(last.paidCents);
      expect(kept, id).toBe(Math.max(0, sumOf(last.fare)));
      expect(last.dueCents).toBe(0);
      const firm = takings(phone) - takings(start);
      expect(firm, `${id} ${last.status}`).toBe(kept);
      const credit = Object.values(state(phone).credits).reduce((sum, each) => sum + each.cents, 0);
      expect(credit).toBeGreaterThanOrEqual(0);
      ended++;
    }
    expect(ended).toBeGreaterThan(25);
  });
});
