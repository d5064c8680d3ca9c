import { Type } from 'typebox';
import { Nullable, StringEnum } from '../../../src/state/schema.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { placesProblem, timeProblem } from '../model/check.ts';
import { MINUTE, MOST_STOPS, WAKE_MS } from '../model/kinds.ts';
import { carAt, legAt, legsFrom, stopsPassed } from '../model/position.ts';
import { movedTo } from '../model/when.ts';
import { Spot, type Ride } from '../state.ts';
import { equal } from '../../../src/state/json.ts';
import { words } from '../words.ts';
import { searchMs } from './book.ts';
import { closeRide, fareBy, reprice } from './money.ts';
import { setOff } from './next.ts';
import { action, askToPay, FIRM, paymentFor, planNext, reaches } from './shared.ts';
import { names } from '../names.ts';

const One = { ride: Type.String() };
const dueReference = (ride: string): string => `${ride}-2`;
const CANCELLABLE: readonly Ride['status'][] = ['scheduled', 'searching', 'none', 'coming', 'waiting'];
export const canCancel = ({ status }: Ride): boolean => CANCELLABLE.includes(status);
const CHANGEABLE: readonly Ride['status'][] = ['scheduled', 'coming', 'waiting', 'trip'];
export const canChange = ({ status }: Ride): boolean => CHANGEABLE.includes(status);

/** Turns a trip that is under way: what is driven stays, the rest leads elsewhere. */
function turn(ride: Ride, ctx: Ctx, stops: readonly Spot[], to: Spot): void {
  const { now, zone } = ctx;
  const car = carAt(ride, now, zone)!;
  const at = legAt(ride, now);
  const passed = stopsPassed(ride, now);
  const here = { x: Math.round(car.x), y: Math.round(car.y) };
  const targets = [
    ...stops.slice(passed).map((stop, i) => ({ at: stop, stop: passed + i })),
    { at: to, stop: null },
  ];
  const cut = { ...ride.legs[at]!, ...here, until: now, stop: null };
  ride.legs = [...ride.legs.slice(0, at), cut, ...legsFrom(ride, here, targets, now, zone)];
  ride.endsAt = ride.legs.at(-1)!.until;
}

export const ride = {
  cancelRide: action(
    'Cancel a ride; late, a fee is kept',
    Type.Object({ ...One, reason: Type.String() }),
    (state, { ride: id, reason }, ctx) => {
      const found = state.rides[id];
      if (!found || !canCancel(found) || !reaches(ctx)) return;
      ctx.effect('amendment', [FIRM], { of: id, act: 'cancel', note: reason });
      planNext(ctx, id, found, null);
      closeRide(state, ctx, id, 'owner', reason);
    },
  ),
  searchAgain: action(
    'Look for a driver again, further away too where it is asked for',
    Type.Object({ ...One, wide: Type.Boolean() }),
    (state, { ride: id, wide }, ctx) => {
      const found = state.rides[id];
      if (found?.status !== 'none' || !reaches(ctx)) return;
      found.widened = found.widened || wide;
      found.status = 'searching';
      planNext(ctx, id, found, ctx.now + searchMs(ctx, id, wide ? 3 : 4));
    },
  ),
  askToWait: action(
    'Ask the driver to wait some minutes longer',
    Type.Object({ ...One, minutes: Type.Integer({ minimum: 1, maximum: 10 }) }),
    (state, { ride: id, minutes }, ctx) => {
      const found = state.rides[id];
      if (!found || !['coming', 'waiting'].includes(found.status) || !reaches(ctx)) return;
      if (found.waitMs >= 10 * MINUTE) return ctx.toast(ctx.words(words)('waitsNoLonger'));
      ctx.effect('amendment', [FIRM], { of: id, act: 'change', note: `wait ${minutes}` });
      found.waitMs += minutes * MINUTE;
      if (found.status === 'waiting') planNext(ctx, id, found, found.nextAt! + minutes * MINUTE);
      ctx.toast(ctx.words(words)('waitsLonger', { count: minutes }));
    },
  ),
  sayPin: action(
    'Tell the driver the PIN again, who had typed another',
    Type.Object(One),
    (state, { ride: id }, ctx) => {
      const found = state.rides[id];
      if (found?.status === 'waiting' && found.pinWrong) setOff(ctx, id, found);
    },
  ),
  wrongCar: action('Do not get in: it is another car', Type.Object(One), (state, { ride: id }, ctx) => {
    const found = state.rides[id];
    if (found?.status !== 'waiting' || !reaches(ctx)) return;
    ctx.effect('report', [FIRM], { on: id, reason: 'wrong car', text: '' });
    found.pinWrong = false;
    found.status = 'searching';
    found.foundAt = null;
    found.arrivesAt = null;
    found.stand = null;
    planNext(ctx, id, found, ctx.now + searchMs(ctx, id, 5));
  }),
  changeRoute: action(
    'Change the stops or the destination of a ride that is booked or under way',
    Type.Object({ ...One, stops: Type.Array(Spot), to: Spot }),
    (state, { ride: id, stops, to }, ctx) => {
      const found = state.rides[id];
      const t = ctx.words(words);
      if (!found || !canChange(found) || !reaches(ctx)) return;
      if (stops.length > MOST_STOPS) return ctx.toast(t('mostStops'));
      const problem = placesProblem(found.from, to, stops);
      if (problem !== null) return ctx.toast(t('noWayThere'));
      if (equal([stops, to], [found.stops, found.to])) return;
      if (found.status === 'trip') {
        const passed = stopsPassed(found, ctx.now);
        const isKept = found.stops.slice(0, passed).every((stop, i) => stop.address === stops[i]?.address);
        if (!isKept) return ctx.toast(t('stopPassed'));
      }
      ctx.effect('amendment', [FIRM], {
        of: id,
        act: 'change',
        note: [...stops, to].map(spot => spot.name).join(' – '),
      });
      const was = fareBy(state, found, ctx.zone);
      if (found.status === 'trip') turn(found, ctx, stops, to);
      found.stops = stops;
      found.to = to;
      reprice(state, found, was, ctx.zone);
      if (found.status === 'trip') planNext(ctx, id, found, found.endsAt);
      ctx.close(`/change/${id}`);
    },
  ),
  moveRide: action(
    'Arrange another day or time for a ride that is booked ahead',
    Type.Object({
      ...One,
      which: StringEnum(['date', 'time']),
      result: Nullable(Type.Number()),
    }),
    (state, { ride: id, which, result }, ctx) => {
      const found = state.rides[id];
      if (found?.status !== 'scheduled' || found.at === null || typeof result !== 'number') return;
      if (!reaches(ctx)) return;
      const at = movedTo(found.at, which, result, ctx.zone);
      if (at === found.at) return;
      const problem = timeProblem(at, ctx.now);
      if (problem !== null) return ctx.toast(ctx.words(words)(names.toast[problem]));
      const note = `${ctx.format.date(at)} ${ctx.format.time(at)}`;
      ctx.effect('amendment', [FIRM], { of: id, act: 'schedule', note });
      const was = fareBy(state, found, ctx.zone);
      found.at = at;
      reprice(state, found, was, ctx.zone);
      planNext(ctx, id, found, Math.max(ctx.now + 1_000, at - WAKE_MS));
    },
  ),
  setNote: action(
    'Change the note to the driver',
    Type.Object({ ...One, note: Type.String({ maxLength: 160 }) }),
    (state, { ride: id, note }, ctx) => {
      const found = state.rides[id];
      const text = note.trim();
      if (!found || !canChange(found) || found.note === text || !reaches(ctx)) return;
      ctx.effect('amendment', [FIRM], { of: id, act: 'change', note: text });
      found.note = text;
    },
  ),
  payDue: action(
    'Pay what a ride cost more than its first price, or its fee',
    Type.Object(One),
    (state, { ride: id }, ctx) => {
      const found = state.rides[id];
      if (!found || found.dueCents === 0 || !reaches(ctx)) return;
      askToPay(
        ctx,
        {
          cents: found.dueCents,
          what: ctx.words(words)('dueFor', { number: id }),
          reference: dueReference(id),
        },
        { action: 'paidDue', args: { ride: id } },
      );
    },
  ),
  paidDue: action(
    'Take what the cashier says of what was due',
    Type.Object({ ...One, result: Type.Optional(Type.Unknown()) }),
    (state, { ride: id, result }, ctx) => {
      const found = state.rides[id];
      if (!found || found.dueCents === 0) return;
      const answer = paymentFor(ctx, result, dueReference(id));
      found.refusal = answer.ok ? null : answer.reason;
      if (!answer.ok) return;
      found.duePayment = answer.payment.id;
      found.paidCents += answer.payment.cents;
      found.dueCents = Math.max(0, found.dueCents - answer.payment.cents);
    },
  ),
};
