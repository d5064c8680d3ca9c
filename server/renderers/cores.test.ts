import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { availableCores, coresOf } from './cores.ts';

it.each([
  ['400000 100000\n', 4],
  ['150000 100000\n', 2],
  ['50000 100000\n', 1],
  ['max 100000\n', undefined],
  ['', undefined],
])('a container with the CPU quota %j has %s cores', (quota, cores) => {
  expect(coresOf(quota)).toBe(cores);
});

it('without a quota all cores of the machine count', () => {
  expect(availableCores('/no/such/file')).toBe(availableParallelism());
});
