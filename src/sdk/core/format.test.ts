import { expect, test } from 'vitest';
import { formatCount } from './format.ts';

test('a count and what is counted', () => {
  expect([0, 1, 2].map(n => formatCount(n, 'photo'))).toEqual(['0 photos', '1 photo', '2 photos']);
  expect([1, 3].map(n => formatCount(n, 'entry', 'entries'))).toEqual(['1 entry', '3 entries']);
});
