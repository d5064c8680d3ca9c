import { expect, test } from 'vitest';
import { dayAt, isoOf } from '../../src/state/civil.ts';
import { draw } from './chance.ts';
import { linesOf, refusalOf, sleepers, totalOf, type Stay } from './select.ts';
import { keptOf } from './policy.ts';
import { changed, run, state, world } from './testing.ts';

const today = dayAt(world.clock.now, world.clock.zone);
const pick = <T>(list: readonly T[], ...by: (string | number)[]): T =>
  list[Math.floor(draw(...by) * list.length)]!;

/** A stay at random. */
function stayOf(i: number): Stay {
  const s = state(world);
  const property = pick(Object.keys(s.properties), 'p', i);
  const room = pick(s.properties[property]!.rooms, 'r', i);
  const start = today + 1 + Math.floor(draw('d', i) * 200);
  return {
    property,
    room: room.id,
    rate: pick(['flex', 'saver'] as const, 'rate', i),
    breakfast: draw('b', i) < 0.5,
    from: isoOf(start),
    until: isoOf(start + 1 + Math.floor(draw('n', i) * 9)),
    rooms: 1 + Math.floor(draw('rooms', i) * 3),
    adults: 1 + Math.floor(draw('a', i) * 4),
    ages: Array.from({ length: Math.floor(draw('c', i) * 3) }, (_, k) => Math.floor(draw('age', i, k) * 16)),
    pets: draw('pets', i) < 0.2 ? 1 : 0,
  };
}

test('totals are the sum of their parts, in whole pence, for 2,000 random stays', () => {
  const s = state(world);
  for (let i = 0; i < 2_000; i++) {
    const stay = stayOf(i);
    const lines = linesOf(s, stay, world.clock.now, today, i % 3 === 0 ? 'HEATHER10' : null);
    expect(lines.every(l => Number.isInteger(l.cents))).toBe(true);
    const p = s.properties[stay.property]!;
    const nights = lines.filter(l => l.kind === 'night');
    const count = nights.length;
    const sum = nights.reduce((all, l) => all + l.cents, 0);
    const eaters = stay.adults + stay.ages.filter(a => a >= 3).length;
    const meals = stay.breakfast ? eaters * count * (p.breakfastCents ?? 0) : 0;
    const off = i % 3 === 0 && sum >= 100_00 ? Math.floor(sum / 10) : 0;
    const rest = p.cleaningCents + stay.pets * (p.petCents ?? 0) + stay.adults * count * p.taxCents;
    expect(totalOf(lines)).toBe(sum + meals + rest - off);
  }
});

test('nothing is free where there are more people than beds', () => {
  const s = state(world);
  for (let i = 0; i < 600; i++) {
    const stay = stayOf(i);
    const room = s.properties[stay.property]!.rooms.find(r => r.id === stay.room)!;
    if (refusalOf(s, stay, today) === null)
      expect(sleepers(room, stay.adults, stay.ages)).toBeLessThanOrEqual(room.sleeps * stay.rooms);
  }
});

test('changes and cancelling conserve money: what is kept is the price, and never more comes back than was paid', () => {
  const id = 'LP-55310';
  for (let i = 0; i < 60; i++) {
    const start = today + 20 + Math.floor(draw('move', i) * 60);
    const to = { from: isoOf(start), until: isoOf(start + 2 + Math.floor(draw('long', i) * 4)) };
    const p = run(run(run(world, 'startMove', { trip: id }), 'setMoving', to), 'move', { trip: id });
    const trip = state(p).trips[id]!;
    if (trip.from !== '2026-03-27') expect(keptOf(trip)).toBe(trip.cents);
    else expect(keptOf(trip)).toBe(312_00);
    const gone = state(run(p, 'cancelTrip', { trip: id })).trips[id]!;
    expect(gone.refundedCents).toBeLessThanOrEqual(gone.paidCents);
    const again = run(run(p, 'cancelTrip', { trip: id }), 'cancelTrip', { trip: id });
    expect(state(again).trips[id]!.refundedCents).toBe(gone.refundedCents);
  }
});

test('what was never paid is never given back', () => {
  const unpaid = changed(world, s => {
    Object.assign(s.trips['LP-55310']!, { paidCents: 0, byBank: false });
  });
  expect(state(run(unpaid, 'cancelTrip', { trip: 'LP-55310' })).trips['LP-55310']!.refundedCents).toBe(0);
});
