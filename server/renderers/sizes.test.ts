import { expect, it } from 'vitest';
import { poolSizes } from './sizes.ts';

const GB = 1024 ** 3;

it.each([
  [
    { cores: 2, memory: 24 * GB },
    { renderers: 4, browsers: 2, framesInFlight: 4, views: 8 },
  ],
  [
    { cores: 1, memory: 8 * GB },
    { renderers: 2, browsers: 2, framesInFlight: 2, views: 8 },
  ],
  [
    { cores: 16, memory: 64 * GB },
    { renderers: 32, browsers: 16, framesInFlight: 32, views: 8 },
  ],
  // Too little memory for two pages a core.
  [
    { cores: 16, memory: 4 * GB },
    { renderers: 7, browsers: 7, framesInFlight: 7, views: 6 },
  ],
  [
    { cores: 2, memory: 0.5 * GB },
    { renderers: 1, browsers: 1, framesInFlight: 1, views: 1 },
  ],
])('a pool on %j', (machine, sizes) => {
  expect(poolSizes(machine)).toEqual(sizes);
});

it('as many renderers as the caller says', () => {
  const machine = { cores: 2, memory: 8 * GB };
  expect(poolSizes(machine, 1)).toEqual({ renderers: 1, browsers: 1, framesInFlight: 1, views: 8 });
  // No memory is left for more than one phone a page.
  expect(poolSizes(machine, 16)).toEqual({ renderers: 16, browsers: 2, framesInFlight: 4, views: 1 });
});
