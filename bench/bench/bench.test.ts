import { expect, it } from 'vitest';
import { limits, measures, nested, reaches } from './index.ts';
import { median } from './lab.ts';
import { quantile } from './wall.ts';

it('every figure of the report has one measure and a limit', () => {
  const figures = measures(new URL('file:///none/')).flatMap(({ gives }) => gives);
  expect(new Set(figures).size).toBe(figures.length);
  expect([...figures].sort()).toEqual(Object.keys(limits).sort());
});

it('medians', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 2.5, NaN]);
});

it('a figure that is less is better, or more', () => {
  expect([
    reaches(1, 2, 'less'),
    reaches(3, 2, 'less'),
    reaches(3, 2, 'more'),
    reaches(1, 2, 'more'),
    reaches(9, undefined, 'less'),
  ]).toEqual([true, false, true, false, true]);
});

it('paths become the document that the wire knows', () => {
  expect(nested({ coldMs: 1, 'stepsPerSecond.n16': 2, 'stepsPerSecond.group': 3 })).toEqual({
    coldMs: 1,
    stepsPerSecond: { n16: 2, group: 3 },
  });
});

it('quantiles', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect([quantile(hundred, 0.95), quantile([7], 0.95), quantile([], 0.95)]).toEqual([95, 7, NaN]);
});
