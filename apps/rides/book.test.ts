import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { PIER, STATION } from './model/town.ts';
import {
  MINUTE,
  book,
  newRide,
  offline,
  open,
  path,
  pay,
  planFor,
  rideOf,
  run,
  set,
  spot,
  state,
  toast,
  told,
  until,
  wait,
  wallet,
  world,
} from './testing.ts';

const problem = (phone: Parameters<typeof state>[0]) => state(phone).attempt?.problem;
const now = world.clock.now;
const HOUR = 60 * MINUTE;

describe('a plan', () => {
  test('startPlan, setPlan, setPoint and stops that are moved, removed and added', () => {
    let phone = run(open(world, '/'), 'startPlan', {});
    expect(path(phone)).toBe('/where/to');
    phone = run(phone, 'setPoint', { where: 'to', spot: spot('orpheum') });
    phone = run(phone, 'setPoint', { where: 0, spot: spot('casa tilde') });
    phone = run(phone, 'setPoint', { where: 3, spot: PIER });
    expect(toast(phone)).toBe('Three stops at most');
    phone = run(phone, 'setPoint', { where: 1, spot: PIER });
    phone = run(phone, 'moveStop', { index: 1, to: 0 });
    expect(state(phone).plan.stops.map(stop => stop.name)).toEqual([PIER.name, 'Casa Tilde']);
    phone = run(phone, 'removeStop', { index: 0 });
    expect(state(phone).plan.stops.map(stop => stop.name)).toEqual(['Casa Tilde']);
    phone = run(phone, 'swapEnds', { here: spot('27 tanner') });
    expect(state(phone).plan).toMatchObject({
      from: { name: 'The Orpheum Cinema' },
      to: { name: "27 Tanner's Row" },
    });
    expect(state(run(phone, 'setPlan', { plan: { promo: ' hareweek ' } })).plan.promo).toBe('HAREWEEK');
  });
  test('pickTime takes the day and the time of day apart', () => {
    let phone = run(world, 'pickTime', { which: 'time', result: 18 * 60 });
    phone = run(phone, 'pickTime', { which: 'date', result: now + 24 * HOUR });
    expect(new Date(state(phone).plan.at!).toISOString()).toBe('2026-03-13T18:00:00.000Z');
    expect(run(phone, 'pickTime', { which: 'date', result: null })).toBe(phone);
  });
  test('again plans a ride that was, requote takes the prices of now', () => {
    const phone = run(open(world, '/'), 'again', { ride: 'HL-27751' });
    expect(state(phone).plan).toMatchObject({ kind: 'comfort', people: 3, to: { name: "27 Tanner's Row" } });
    expect(path(phone)).toBe('/choose');
    expect(state(run(wait(phone, MINUTE), 'requote')).quotedAt).toBe(now + MINUTE);
  });
});

describe('book', () => {
  test('in cash looks for a driver at once, and tells the firm', () => {
    const phone = book(world);
    expect(rideOf(phone)).toMatchObject({ status: 'searching', pay: 'cash', paidCents: 0 });
    expect(told(phone)).toMatchObject([{ kind: 'order', app: 'rides', to: ['hopalong'] }]);
    expect(path(phone)).toBe(`/ride/${newRide(phone)}`);
  });
  test('with Copperleaf waits for the payment, which is made once', () => {
    const asked = book(world, { pay: 'copperleaf' });
    const id = newRide(asked);
    expect(path(asked)).toBe('/cashier');
    expect(rideOf(asked).status).toBe('unpaid');
    expect(told(asked)).toEqual([]);
    const paid = pay(asked);
    expect(rideOf(paid, id)).toMatchObject({ status: 'searching', refusal: null });
    expect(rideOf(paid, id).paidCents).toBeGreaterThan(400);
    expect(told(paid).map(({ app, kind }) => [app, kind])).toEqual([
      ['wallet', 'payment'],
      ['rides', 'order'],
    ]);
    const twice = run(paid, 'paid', {
      ride: id,
      result: { ok: true, payment: 'tx-other', status: 'settled' },
    });
    expect(rideOf(twice, id).payment).toBe(rideOf(paid, id).payment);
  });
  test('a second tap orders nothing more', () => {
    const plan = planFor();
    const once = run(world, 'book', { plan, quotedAt: null });
    const twice = run(once, 'book', { plan, quotedAt: null });
    expect(Object.keys(state(twice).rides)).toHaveLength(Object.keys(state(world).rides).length + 1);
    expect(told(twice)).toHaveLength(1);
  });
  test('that was refused stays unpaid, can be paid again or in cash, given up, or expires', () => {
    const asked = book(world, { pay: 'copperleaf' });
    const id = newRide(asked);
    const left = run(pay(asked, { passcode: '000000' }), 'cancelPay', {}, 'wallet');
    expect(rideOf(left, id)).toMatchObject({ status: 'unpaid', refusal: 'passcode' });
    expect(rideOf(pay(run(left, 'payRide', { ride: id })), id).status).toBe('searching');
    expect(rideOf(run(left, 'payCash', { ride: id }), id)).toMatchObject({
      status: 'searching',
      pay: 'cash',
    });
    expect(state(run(left, 'dropRide', { ride: id })).rides[id]).toBeUndefined();
    expect(rideOf(wait(left, 11 * MINUTE), id)).toMatchObject({ status: 'expired', closedBy: 'nobody' });
    expect(rideOf(run(left, 'payRide', { ride: id }), id).status).toBe('unpaid');
  });
  test('each refusal says why, and nothing is written', () => {
    const isle = spot('kelp cottage');
    const sea = { name: 'On the water', address: 'Old Quay', x: -1_600, y: 1_900 };
    for (const [over, why] of [
      [{ to: null }, 'noTo'],
      [{ to: isle }, 'isleTo'],
      [{ from: isle }, 'isle'],
      [{ from: sea }, 'outside'],
      [{ to: sea }, 'outsideTo'],
      [{ stops: [spot('orpheum')] }, 'same'],
      [{ people: 5 }, 'people'],
      [{ at: now - MINUTE }, 'past'],
      [{ at: now + 5 * MINUTE }, 'soon'],
      [{ at: now + 31 * 24 * HOUR }, 'far'],
      [{ kind: 'ramp', at: now + 14 * HOUR }, 'hours'],
      [{ kind: 'bike', to: spot('gullwing point lighthouse') }, 'bikeFar'],
      [{ kind: 'xl' }, 'noCars'],
      [{ promo: 'LANTERN25' }, 'promo'],
    ] as const) {
      const phone = book(world, over as object);
      expect(problem(phone), why).toBe(why);
      expect(newRide(phone), why).toBeUndefined();
      expect(told(phone), why).toEqual([]);
    }
    expect(problem(book(offline(world)))).toBe('offline');
    const owing = set(world, rides => {
      rides.rides['HL-27990']!.dueCents = 100;
    });
    expect(problem(book(owing))).toBe('unpaid');
    const off = produce(world, draft => {
      draft.device.radios.location = false;
    });
    expect(problem(book(off))).toBe('noPlace');
    expect(state(run(book(world, { people: 5 }), 'clearAttempt')).attempt).toBeNull();
  });
  test('a price is kept for five minutes; then one that changed is shown first', () => {
    const later = wait(world, 20 * MINUTE);
    expect(problem(book(later, {}, now))).toBe('price');
    const soon = wait(world, 4 * MINUTE);
    const cents = rideOf(book(soon, {}, now)).fare.reduce((sum, line) => sum + line.cents, 0);
    expect(cents).toBe(rideOf(book(world, {}, now)).fare.reduce((sum, line) => sum + line.cents, 0));
    expect(cents).toBeGreaterThan(rideOf(book(later)).fare.reduce((sum, line) => sum + line.cents, 0));
  });
  test('for somebody else lets them know', () => {
    const phone = book(world, { rider: { name: 'Edith Calloway', phone: '+447700900106' } });
    expect(told(phone)).toMatchObject([{ kind: 'order' }, { kind: 'share', to: ['+447700900106'] }]);
    expect(rideOf(phone).shared).toEqual(['+447700900106']);
  });
  test('uses credit, and gives it back with the ride', () => {
    const used = book(world, { credit: true });
    const id = newRide(used);
    expect(state(used).credits[`credit-${id}`]?.cents).toBe(-350);
    const back = run(used, 'cancelRide', { ride: id, reason: 'walk' });
    expect(state(back).credits[`credit-${id}`]).toBeUndefined();
  });
  test('ahead of time waits, is moved, noted, rerouted, and cancelled without a fee', () => {
    const at = now + 26 * HOUR;
    const phone = book(world, { at });
    const id = newRide(phone);
    expect(rideOf(phone)).toMatchObject({ status: 'scheduled', at });
    expect(told(phone)).toMatchObject([{ kind: 'booking', what: { from: at } }]);
    const moved = run(phone, 'moveRide', { ride: id, which: 'time', result: 7 * 60 });
    expect(rideOf(moved, id).at).not.toBe(at);
    expect(toast(run(phone, 'moveRide', { ride: id, which: 'date', result: now - 48 * HOUR }))).toBe(
      'This time has passed',
    );
    expect(rideOf(run(phone, 'setNote', { ride: id, note: ' Blue door ' }), id).note).toBe('Blue door');
    const routed = run(phone, 'changeRoute', { ride: id, stops: [spot('casa tilde')], to: STATION });
    expect(rideOf(routed, id)).toMatchObject({ to: { name: STATION.name }, stops: [{ name: 'Casa Tilde' }] });
    const gone = run(phone, 'cancelRide', { ride: id, reason: 'plans' });
    expect(rideOf(gone, id)).toMatchObject({ status: 'cancelled', closedBy: 'owner', dueCents: 0 });
    const driven = until(phone, id, 'done', 'cancelled', 'none');
    expect(['done', 'none', 'cancelled']).toContain(rideOf(driven, id).status);
  });
  test('a ride for which nobody was found can be planned anew', () => {
    const phone = book(world, { pay: 'copperleaf' });
    const id = newRide(phone);
    const none = set(pay(phone), rides => {
      rides.rides[id]!.status = 'none';
    });
    const other = run(none, 'instead', { ride: id, later: true });
    expect(rideOf(other, id)).toMatchObject({
      status: 'cancelled',
      refundedCents: rideOf(none, id).paidCents,
    });
    expect(state(other).plan.to?.name).toBe('The Orpheum Cinema');
    expect(wallet(other).transactions[rideOf(none, id).payment!]).toBeDefined();
    expect(rideOf(run(none, 'searchAgain', { ride: id, wide: true }), id)).toMatchObject({
      status: 'searching',
      widened: true,
    });
  });
});
