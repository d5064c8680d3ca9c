import { expect, it } from 'vitest';
import { limits, measures, nested, reaches } from './index.ts';
import { simulate } from './fleet.ts';
import { median, quantile } from './lab.ts';

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

/** A cell that takes 10 steps a second, and parts that are 100 times as fast. */
const PARTS = { gateway: 1, store: 1, queue: 1 };

it('a fleet that waits for nothing shared grows with its cells', () => {
  const [one, four] = [1, 4].map(cells => simulate({ cells, cellStepsPerSecond: 10, parts: PARTS }));
  expect(one!.stepsPerSecond).toBeCloseTo(10, 0);
  expect(four!.stepsPerSecond / one!.stepsPerSecond).toBeCloseTo(4, 1);
});

it('a fleet gets no faster than its gateway', () => {
  const slow = { ...PARTS, gateway: 10 };
  const { stepsPerSecond, p95Ms } = simulate({ cells: 32, cellStepsPerSecond: 10, parts: slow });
  expect(stepsPerSecond).toBeGreaterThan(95);
  expect(stepsPerSecond).toBeLessThan(101);
  const fast = simulate({ cells: 32, cellStepsPerSecond: 10, parts: PARTS });
  expect(p95Ms).toBeGreaterThan(fast.p95Ms);
});

it('the same fleet is simulated the same twice', () => {
  const given = { cells: 8, cellStepsPerSecond: 20, parts: PARTS };
  expect(simulate(given)).toEqual(simulate(given));
});

it('quantiles', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect([quantile(hundred, 0.95), quantile([7], 0.95), quantile([], 0.95)]).toEqual([95, 7, NaN]);
});
