import { expect, test } from 'vitest';
import { fareCents, flightTotal, isTaken, journeysOn } from './select.ts';
import {
  flightOf,
  flown,
  MINUTE,
  open,
  path,
  payNow,
  run,
  state,
  told,
  toast,
  wait,
  world,
} from './testing.ts';

const HOUR = 60 * MINUTE;
const SOON = { out: '2026-03-13', back: null, adults: 2 };

test('flights are searched, chosen, booked and paid', () => {
  const paid = flown(world, 'light');
  const flight = flightOf(paid);
  expect(flight).toMatchObject({
    status: 'booked',
    fare: 'light',
    passengers: [{ name: 'Robin Calloway' }, { name: 'Inés Carvajal' }],
  });
  expect(flightTotal(flight)).toBe(flight.paidCents);
  expect(path(paid)).toBe(`/flight/${flight.id}`);
  expect(told(paid).filter(e => e.app === 'stays')).toMatchObject([{ kind: 'booking', to: ['windrow-air'] }]);
  expect(
    state(run(paid, 'flightPaid', { flight: flight.id, result: { ok: true, payment: 'x' } })).flights,
  ).toEqual(state(paid).flights);
});

test('journeys go direct or with a stop that can be made', () => {
  const found = journeysOn(
    state(world),
    { start: 'HBY', end: 'CLM', day: '2026-04-10' },
    world.clock.now,
    20_524,
  );
  expect(found.length).toBeGreaterThan(0);
  for (const { hops } of found)
    if (hops.length === 2) expect(hops[1]!.departs - hops[0]!.arrives).toBeGreaterThanOrEqual(50 * MINUTE);
});

test('setAir, swapAirports, airMove and airDay change what is looked for', () => {
  const back = run(run(world, 'setAir', { from: 'LHM' }), 'swapAirports');
  expect(state(back).air).toMatchObject({ from: 'VCM', to: 'LHM' });
  expect(state(run(world, 'airMove', { way: 'out', by: 4 })).air).toMatchObject({
    out: '2026-04-21',
    back: '2026-04-21',
  });
  expect(
    state(run(world, 'airDay', { way: 'back', result: world.clock.now + 60 * 24 * HOUR })).air.back,
  ).toBe('2026-05-11');
  expect(toast(run(world, 'airMove', { way: 'out', by: -60 }))).toBe('That day has passed');
  expect(toast(run(run(world, 'setAir', { to: 'HBY' }), 'searchFlights'))).toBe(
    'Choose two different airports',
  );
});

test('choosing: chooseFlight, chooseFare, setPassenger, toSeats, chooseSeat, setBags, toFlightCheckout', () => {
  let p = run(open(world), 'searchFlights');
  p = run(p, 'chooseFlight', { way: 'out', key: 'WA410@2026-04-17' });
  expect(path(p)).toBe('/flights/back');
  p = run(p, 'chooseFlight', { way: 'back', key: 'WA411@2026-04-20' });
  p = run(p, 'chooseFare', { fare: 'standard' });
  expect(toast(run(p, 'toSeats'))).toContain('missing');
  const old = { name: 'Old', kind: 'adult', document: 'passport', number: 'N1', expires: '2026-04-01' };
  p = run(run(p, 'setPassenger', { index: 0, ...old }), 'setPassenger', {
    index: 1,
    ...old,
    number: 'N2',
    expires: '2030-01-01',
  });
  expect(toast(run(p, 'toSeats'))).toContain('not valid');
  const free = ['12A', '12B', '12C', '13A', '13B'].find(
    seat => !isTaken(state(p), 'WA410', '2026-04-17', seat),
  )!;
  p = run(p, 'chooseSeat', { leg: 0, passenger: 0, seat: free });
  expect(state(p).air.seats[0]![0]).toBe(free);
  expect(toast(run(p, 'chooseSeat', { leg: 0, passenger: 1, seat: free }))).toBe('This seat is taken');
  expect(state(run(p, 'setBags', { bags: 2 })).air.bags).toBe(2);
  expect(path(run(p, 'toFlightCheckout'))).toBe('/flight-checkout');
});

test('an order of flights that was left: payFlight, discardFlight', () => {
  let p = run(open(world), 'setAir', { back: null, adults: 1 });
  p = run(run(p, 'searchFlights'), 'chooseFlight', { way: 'out', key: 'WA410@2026-04-17' });
  p = run(run(p, 'chooseFare', { fare: 'light' }), 'setPassenger', {
    index: 0,
    ...state(p).travellers['traveller-robin']!,
  });
  p = run(run(p, 'bookFlights'), 'cancelPay', {}, 'wallet');
  const { id } = flightOf(p);
  expect(state(p).problem).toEqual({ of: id, why: 'cancelled' });
  expect(flightOf(payNow(run(p, 'payFlight', { flight: id }))).status).toBe('booked');
  expect(state(run(p, 'discardFlight', { flight: id })).flights[id]).toBeUndefined();
});

test('checkIn opens two days before and gives seats', () => {
  const far = flown(world, 'light');
  expect(state(run(far, 'checkIn', { flight: flightOf(far).id })).problem?.why).toBe('early');
  const soon = flown(world, 'light', SOON);
  const { id } = flightOf(soon);
  const inside = run(soon, 'checkIn', { flight: id });
  expect(state(inside).flights[id]!.checkedIn).toBe(true);
  expect(new Set(state(inside).flights[id]!.legs[0]!.seats).size).toBe(2);
  expect(path(inside)).toBe(`/boarding/${id}`);
  expect(toast(run(inside, 'cancelFlights', { flight: id }))).toContain('checked in');
});

test('changeSeats and addBags are paid by extraPaid', () => {
  const p = flown(world, 'light', SOON);
  const { id } = flightOf(p);
  const free = Array.from({ length: 60 }, (_, i) => `${10 + Math.floor(i / 6)}${'ABCDEF'[i % 6]!}`).filter(
    s => parseInt(s, 10) <= 18 && !isTaken(state(p), 'WA410', '2026-03-13', s),
  );
  const paid = payNow(run(p, 'changeSeats', { flight: id, leg: 0, seats: free.slice(0, 2) }));
  expect(flightOf(paid)).toMatchObject({ seatCents: 14_00, legs: [{ seats: free.slice(0, 2) }] });
  const bags = payNow(run(paid, 'addBags', { flight: id, bags: 1 }));
  const flight = flightOf(bags);
  expect(flight).toMatchObject({ bags: 1, bagCents: 28_00, paidCents: flightTotal(flight) });
  const asked = run(paid, 'addBags', { flight: id, bags: 1 });
  const number = Object.keys(state(asked).changes).find(c => state(asked).changes[c]!.status === 'unpaid')!;
  expect(
    state(run(asked, 'extraPaid', { change: number, result: { ok: false, reason: 'limit' } })).problem?.why,
  ).toBe('limit');
});

test('changeFlights and cancelFlights follow the fare', () => {
  const keys = ['WA410@2026-04-18', 'WA411@2026-04-21'];
  const light = flown(world, 'light');
  expect(state(run(light, 'changeFlights', { flight: flightOf(light).id, keys })).problem?.why).toBe(
    'policy',
  );
  expect(flightOf(run(light, 'cancelFlights', { flight: flightOf(light).id })).refundedCents).toBe(0);
  const flex = flown(world, 'flex');
  const was = flightOf(flex);
  const asked = run(flex, 'changeFlights', { flight: was.id, keys });
  const moved = path(asked) === '/cashier' ? payNow(asked) : asked;
  const now = flightOf(moved);
  expect(now.legs.map(l => l.day)).toEqual(['2026-04-18', '2026-04-21']);
  expect(now.paidCents - now.refundedCents).toBe(flightTotal(now));
  const gone = flightOf(run(moved, 'cancelFlights', { flight: was.id }));
  expect([gone.status, gone.paidCents - gone.refundedCents]).toEqual(['cancelled', 0]);
});

test('on the day: checkInOpens, delayed, gateOpens, landed', () => {
  const p = flown(world, 'light', SOON);
  const { id } = flightOf(p);
  expect(state(run(p, 'gateOpens', { flight: id, leg: 0 })).flights[id]!.legs[0]!.gate).toMatch(/^[ABC]\d+$/);
  expect(state(run(p, 'delayed', { flight: id, leg: 0 })).flights[id]!.legs[0]!.delay).toBeGreaterThanOrEqual(
    0,
  );
  expect(Object.keys(run(p, 'checkInOpens', { flight: id }).os.notifications).length).toBeGreaterThan(0);
  expect(state(run(p, 'landed', { flight: id })).flights[id]!.status).toBe('flown');
  expect(state(wait(p, 30 * HOUR)).flights[id]!.status).toBe('flown');
});

test('fares: light, standard, flex', () => {
  expect([fareCents(50_00, 'light'), fareCents(50_00, 'standard'), fareCents(50_00, 'flex')]).toEqual([
    50_00, 74_00, 111_00,
  ]);
});
