import { expect, it } from 'vitest';
import { streamOf } from '../../src/state/random.ts';
import { limits, measures, nested, reaches } from './index.ts';
import { simulate } from './fleet.ts';
import { median, quantile, type Reading } from './lab.ts';
import { walking } from './mix.ts';
import { profileOf } from './profile.ts';
import { groupsOf } from './swap.ts';

it('every figure of the report has one measure and a limit', () => {
  const figures = measures(new URL('file:///none/')).flatMap(({ gives }) => gives);
  expect(new Set(figures).size).toBe(figures.length);
  expect([...figures].sort()).toEqual(Object.keys(limits).sort());
});

it('loads are the measures with a profile', () => {
  const profiled = measures(new URL('file:///none/')).filter(({ profile }) => profile);
  expect(profiled.map(({ name }) => name)).toEqual(['n16', 'n16scale1', 'n256', 'elementsOnly', 'group']);
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

const main = { process: 'renderer', thread: 'main' };
const pool = { process: 'renderer', thread: 'ThreadPoolForeg' };
const BEFORE: Reading = {
  threads: [
    { id: '1/1', ...main, ms: 100 },
    { id: '1/2', ...pool, ms: 10 },
    { id: '2/2', ...main, ms: 50 },
  ],
  nodeMs: 1_000,
  stages: { call: { count: 2, totalMs: 100 }, launch: { count: 1, totalMs: 900 } },
  retries: 1,
};
const AFTER: Reading = {
  threads: [
    { id: '1/2', ...pool, ms: 70 },
    { id: '1/1', ...main, ms: 130 },
    { id: '2/2', ...main, ms: 60 },
    // It began between the readings.
    { id: '1/3', ...pool, ms: 20 },
  ],
  nodeMs: 1_040,
  stages: {
    call: { count: 12, totalMs: 300 },
    launch: { count: 1, totalMs: 900 },
    task: { count: 10, totalMs: 450 },
  },
  retries: 3,
};

it('a profile divides what happened between two readings by the steps', () => {
  expect(profileOf(BEFORE, AFTER, 10)).toEqual({
    steps: 10,
    cpuMs: 16,
    nodeMs: 4,
    threads: [
      { ...pool, cpuMs: 8 },
      { ...main, cpuMs: 4 },
    ],
    stagesMs: { call: 20, task: 45 },
    retries: 2,
  });
});

it('groups of apps are of different apps, and no app comes again before each has come', () => {
  const apps = Array.from({ length: 12 }, (_, i) => `app${i}`);
  const groups = groupsOf(apps, 4, 5, streamOf(1, 'groups'));
  expect(groups).toHaveLength(5);
  expect(groups.every(group => new Set(group).size === 4)).toBe(true);
  expect(new Set(groups.slice(0, 3).flat()).size).toBe(12);
  expect(groupsOf(apps, 4, 5, streamOf(1, 'groups'))).toEqual(groups);
});

it('groups need as many apps', () => {
  expect(groupsOf(['notes'], 2, 1, streamOf(1, 'groups'))).toEqual([]);
});

/** A walker whose steps end when the test lets them, and its steps that have begun. */
function walkerByHand() {
  const begun: { end: () => void; fail: (error: Error) => void }[] = [];
  const step = () =>
    new Promise<boolean>((resolve, reject) => void begun.push({ end: () => resolve(true), fail: reject }));
  return { begun, step };
}

/** Whoever waits for what has ended goes on. */
const goOn = () => new Promise<void>(resolve => setImmediate(resolve));

it('a load counts the steps that have ended, and waits for those under way', async () => {
  const walker = walkerByHand();
  let isOver = false;
  const load = walking([walker], async ended => {
    walker.begun[0]!.end();
    await goOn();
    walker.begun[1]!.end();
    await goOn();
    return ended();
  }).finally(() => {
    isOver = true;
  });
  await goOn();
  await goOn();
  await goOn();
  expect([walker.begun.length, isOver]).toEqual([3, false]);
  walker.begun[2]!.end();
  expect(await load).toBe(2);
  expect(walker.begun).toHaveLength(3);
});

it('a load whose step fails fails at once', async () => {
  const walker = walkerByHand();
  const load = walking([walker], () => new Promise(() => {}));
  walker.begun[0]!.fail(new Error('gone'));
  await expect(load).rejects.toThrow('gone');
});
