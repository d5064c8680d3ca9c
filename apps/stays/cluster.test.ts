import { expect, test } from 'vitest';
import { clustersOf, spreadOut, type Cluster, type Spot } from './cluster.ts';

/** A repeatable stream of whole numbers below a bound. */
function dice(seed: number): (below: number) => number {
  let a = seed;
  return below => {
    a = (Math.imul(a ^ (a >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    return a % below;
  };
}
const overlap = (all: readonly Cluster[]): boolean =>
  all.some((a, i) => all.slice(i + 1).some(b => Math.abs(a.x - b.x) < 59.9 && Math.abs(a.y - b.y) < 47.9));

test('pins of random places never overlap, and each place is in one of them', () => {
  const roll = dice(5);
  for (let i = 0; i < 60; i++) {
    const spots: Spot[] = Array.from({ length: 1 + roll(40) }, (_, k) => ({
      id: `p${k}`,
      x: roll(360),
      y: roll(600),
    }));
    for (const pins of [clustersOf(spots), spreadOut(spots)]) {
      expect(overlap(pins)).toBe(false);
      expect(pins.flatMap(p => p.ids).sort()).toEqual(spots.map(s => s.id).sort());
    }
    expect(spreadOut(spots).every(p => p.ids.length === 1)).toBe(true);
    expect(clustersOf(spots)).toEqual(clustersOf(spots));
  }
});

test('places at one spot are one pin, or stand around it', () => {
  const spots = ['a', 'b', 'c'].map(id => ({ id, x: 100, y: 100 }));
  expect(clustersOf(spots)).toEqual([{ ids: ['a', 'b', 'c'], x: 100, y: 100 }]);
  expect(spreadOut(spots).map(p => [p.x, p.y])).toEqual([
    [100, 100],
    [100, 52],
    [100, 148],
  ]);
});
