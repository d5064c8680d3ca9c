import { expect, test } from 'vitest';
import { Occupancy } from './occupancy.ts';

test('renderers at work and asked for, over time', () => {
  let now = 1_000;
  const occupancy = new Occupancy(() => now);
  now += 500;
  occupancy.set(2, 3);
  now += 100;
  occupancy.set(1, 1);
  now += 40;
  // 2 × 100 + 1 × 40, and 3 × 100 + 1 × 40.
  expect(occupancy.read()).toEqual({ busyMs: 240, wantedMs: 340 });
  occupancy.set(0, 0);
  now += 1_000;
  expect(occupancy.read()).toEqual({ busyMs: 240, wantedMs: 340 });
});
