import { expect, test } from 'vitest';
import { scoreOf, totalOf } from './select.ts';
import {
  booked,
  changed,
  fresh,
  MINUTE,
  offline,
  open,
  ordered,
  path,
  payNow,
  run,
  state,
  told,
  toast,
  tripOf,
  wait,
  world,
} from './testing.ts';

const BELL = {
  property: 'bell-wexcombe',
  room: 'crooked',
  from: '2026-03-24',
  until: '2026-03-26',
  breakfast: true,
};
const SUNDAY = { property: 'harbour-lodge', room: 'classic', from: '2026-04-07', until: '2026-04-09' };
const KELP = 'LP-55310';

test('a stay is booked, paid once, confirmed and told', () => {
  const paid = booked(world, BELL);
  const trip = tripOf(paid);
  expect(trip).toMatchObject({ status: 'confirmed', property: 'bell-wexcombe', paidCents: trip.cents });
  expect(totalOf(trip.lines)).toBe(trip.cents);
  expect(path(paid)).toBe(`/booked/${trip.id}`);
  expect(told(paid).filter(e => e.app === 'stays')).toMatchObject([
    { kind: 'booking', to: ['bell-wexcombe'], what: { cents: trip.cents, people: 2 } },
  ]);
  // A second answer of the wallet changes nothing.
  const again = run(paid, 'paid', { trip: trip.id, result: { ok: true, payment: trip.payment } });
  expect(state(again).trips).toEqual(state(paid).trips);
});

test('an order that was left is paid later with payTrip, or given up with discard', () => {
  const asked = ordered(world, BELL);
  const left = run(asked, 'cancelPay', {}, 'wallet');
  const { id } = tripOf(left);
  expect(state(left).problem).toEqual({ of: id, why: 'cancelled' });
  expect(path(left)).toBe(`/booked/${id}`);
  const later = payNow(run(left, 'payTrip', { trip: id }));
  expect(tripOf(later).status).toBe('confirmed');
  expect(fresh(run(left, 'discard', { trip: id }), 'trips')).toEqual([]);
});

test('an order that nobody pays expires', () => {
  const left = run(ordered(world, BELL), 'cancelPay', {}, 'wallet');
  expect(fresh(wait(left, 29 * MINUTE), 'trips')).toHaveLength(1);
  expect(fresh(wait(left, 31 * MINUTE), 'trips')).toEqual([]);
  const { id } = tripOf(left);
  expect(fresh(run(left, 'expire', { number: id }), 'trips')).toEqual([]);
});

test('book twice makes one order', () => {
  const once = run(ordered(world, BELL), 'cancelPay', {}, 'wallet');
  const twice = ordered(once, BELL);
  expect(fresh(twice, 'trips')).toHaveLength(1);
});

test('without a network nothing is ordered, and without a sign-in a code is asked for', () => {
  const off = run(offline(world), 'book');
  expect(fresh(off, 'trips')).toEqual([]);
  const out = ordered(run(world, 'signOut'), BELL);
  expect([path(out), fresh(out, 'trips')]).toEqual(['/sign-in', []]);
  const sent = run(out, 'sendCode');
  const code = state(sent).session.code!;
  expect(code).toMatch(/^\d{6}$/);
  const wrong = [1, 2, 3].reduce(p => run(p, 'signIn', { code: '000000' }), sent);
  expect(state(wrong).session.lockedUntil).toBe(wrong.clock.now + 10 * MINUTE);
  expect(state(run(wrong, 'sendCode')).session.code).toBe(null);
  const inside = run(sent, 'signIn', { code });
  expect(state(inside).session.until).toBeGreaterThan(inside.clock.now);
  expect(path(inside)).toBe('/checkout');
});

test('a price that changed meanwhile is shown before anything is paid', () => {
  const offer = { property: 'harbour-lodge', percent: 50, from: 0, until: world.clock.now + 10 * MINUTE };
  const cheap = changed(world, s => {
    s.offers['offer-now'] = offer;
  });
  let p = run(open(cheap), 'setSearch', { place: 'harrow-bay', from: SUNDAY.from, until: SUNDAY.until });
  p = run(p, 'chooseRate', { property: 'harbour-lodge', room: 'classic', rate: 'flex', breakfast: false });
  p = wait(run(p, 'setGuests', { lead: 'Robin', companions: 'Inés, Poppy', wish: '' }), 20 * MINUTE);
  const refused = run(p, 'book');
  expect([state(refused).problem?.why, fresh(refused, 'trips')]).toEqual(['price', []]);
  const agreed = run(run(refused, 'acceptPrice'), 'book');
  expect(fresh(agreed, 'trips')).toHaveLength(1);
  expect(state(agreed).trips[fresh(agreed, 'trips')[0]!]!.companions).toEqual(['Inés', 'Poppy']);
});

test('what cannot be booked says why', () => {
  const why = (search: object, property: string, room: string) => {
    let p = run(open(world), 'setSearch', { place: null, ...search });
    p = run(p, 'chooseRate', { property, room, rate: 'flex', breakfast: false });
    return state(run(p, 'book')).problem?.why;
  };
  expect(why({ from: '2026-04-07', until: '2026-04-08', adults: 4 }, 'harbour-lodge', 'classic')).toBe(
    'tooMany',
  );
  expect(why({ from: '2026-04-14', until: '2026-04-15' }, 'kelp-cottage', 'whole')).toBe('minStay');
  expect(why({ from: '2026-12-05', until: '2026-12-08' }, 'southrock-bothy', 'bothy')).toBe('closed');
  expect(why({ from: '2026-03-27', until: '2026-03-29' }, 'kelp-cottage', 'whole')).toBe('soldOut');
  expect(why({ from: '2026-04-07', until: '2026-04-08', pets: 1 }, 'harbour-lodge', 'classic')).toBe(
    'policy',
  );
  expect(toast(run(world, 'setSearch', { from: '2026-03-01', until: '2026-03-02' }))).toBe(
    'That day has passed',
  );
  expect(state(run(run(world, 'book'), 'putAway')).problem).toBe(null);
});

test('a deposit leaves the rest for the arrival, and a code takes its share off', () => {
  const deposit = tripOf(booked(world, SUNDAY, 'deposit'));
  expect(deposit.paidCents).toBe(Math.ceil(deposit.cents * 0.3));
  let p = run(open(world), 'setSearch', { place: 'harrow-bay', from: SUNDAY.from, until: SUNDAY.until });
  p = run(p, 'chooseRate', { property: 'harbour-lodge', room: 'classic', rate: 'flex', breakfast: false });
  const full = state(p).draft!.quotedCents;
  expect(toast(run(p, 'takeCode', { code: 'winter20' }))).toBe('This code has expired');
  const taken = run(p, 'takeCode', { code: ' lantern15 ' });
  expect(state(run(taken, 'dropCode')).draft!.code).toBe(null);
  const trip = tripOf(payNow(run(taken, 'book')));
  expect(trip.cents).toBeLessThan(full);
  expect(state(run(p, 'setPlan', { plan: 'deposit' })).draft!.plan).toBe('deposit');
});

test('a host who is asked first agrees or refuses, and a refusal gives everything back', () => {
  const seen = new Set<string>();
  for (let i = 1; i < 20 && seen.size < 2; i++) {
    const from = `2026-04-${String(i + 7).padStart(2, '0')}`;
    const until = `2026-04-${String(i + 9).padStart(2, '0')}`;
    const asked = ordered(world, { property: 'bryggen-hus', room: 'fjord', from, until });
    if (fresh(asked, 'trips').length === 0) continue;
    const waiting = changed(payNow(asked), s => {
      const id = Object.keys(s.trips).find(t => !(t in state(world).trips))!;
      Object.assign(s.trips[id]!, { status: 'waiting' });
    });
    const done = tripOf(run(waiting, 'hostDecides', { trip: tripOf(waiting).id }));
    seen.add(done.status);
    expect(done.refundedCents).toBe(done.status === 'refused' ? done.paidCents : 0);
  }
  expect(seen.has('confirmed')).toBe(true);
  const cottage = booked(world, {
    property: 'terrace-bb',
    room: 'blue',
    from: '2026-04-07',
    until: '2026-04-09',
  });
  expect(['waiting', 'soldOut']).toContain(tripOf(cottage).status);
});

test('a stay that is over is stayed', () => {
  expect(state(run(world, 'stayEnds', { trip: KELP })).trips[KELP]!.status).toBe('stayed');
});

test('the last room may go while one pays: the money is back', () => {
  let found = 0;
  for (let i = 0; i < 60 && found === 0; i++) {
    const from = new Date(Date.UTC(2026, 3, 1 + i)).toISOString().slice(0, 10);
    const until = new Date(Date.UTC(2026, 3, 2 + i)).toISOString().slice(0, 10);
    const asked = ordered(world, { property: 'harbour-lodge', room: 'family', from, until });
    if (fresh(asked, 'trips').length === 0) continue;
    const trip = tripOf(payNow(asked));
    if (trip.status === 'soldOut') {
      found++;
      expect(trip.refundedCents).toBe(trip.paidCents);
    }
  }
  expect(found).toBe(1);
});

test('scores are the mean of what guests gave', () => {
  expect(scoreOf({ scores: { clean: 90, staff: 80, location: 70, quiet: 60, value: 50 } })).toBe(70);
});
