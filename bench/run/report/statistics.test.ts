import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streamOf } from '../../../src/state/random.ts';
import { clusterBootstrap, wilson } from './intervals.ts';
import { passAll, passAt, passes, stepsOfK } from './pass.ts';
import { measure } from './rates.ts';
import { signTest } from './sign.ts';

const counts = fc
  .integer({ min: 1, max: 400 })
  .chain(n => fc.record({ n: fc.constant(n), c: fc.integer({ min: 0, max: n }) }));

describe('Wilson', () => {
  it.each([
    // Newcombe, Statistics in Medicine 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (count, of, low, high) => {
    expect(wilson(count, of)![0]).toBeCloseTo(low, 4);
    expect(wilson(count, of)![1]).toBeCloseTo(high, 4);
  });
  it('lies in 0 to 1 around the share, mirrors, and is never empty', () => {
    fc.assert(
      fc.property(counts, ({ n, c }) => {
        const [low, high] = wilson(c, n)!;
        const [mirrored] = wilson(n - c, n)!;
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(c / n);
        expect(high).toBeGreaterThanOrEqual(c / n);
        expect(high - low).toBeGreaterThan(0);
        expect(mirrored).toBeCloseTo(1 - high, 9);
      }),
    );
    expect(wilson(0, 0)).toBeNull();
  });
});

describe('the bootstrap over templates', () => {
  const clusters = (rates: readonly number[], n: number) => rates.map(rate => ({ n, sums: [rate * n] }));
  it('is the same for the same seed, and for another is not', () => {
    const of = clusters([0, 0.25, 0.5, 0.5, 1, 1, 0.75, 0, 0.25, 1], 4);
    expect(clusterBootstrap(of, streamOf(1, 'a'))).toEqual(clusterBootstrap(of, streamOf(1, 'a')));
    expect(clusterBootstrap(of, streamOf(1, 'a'), 50)).not.toEqual(
      clusterBootstrap(of, streamOf(1, 'b'), 50),
    );
  });
  it('does not narrow with seeds that say the same: twenty templates all or nothing', () => {
    const halves = Array.from({ length: 20 }, (_, i) => i % 2);
    const [[low, high]] = clusterBootstrap(clusters(halves, 50), streamOf(1, 'x')) as [
      readonly [number, number],
    ];
    // About 0.5 ± 1.96 · √(0.25 / 20) = 0.28 to 0.72, while 1,000 independent episodes would give 0.47 to 0.53.
    expect(low).toBeGreaterThan(0.2);
    expect(low).toBeLessThan(0.35);
    expect(high).toBeGreaterThan(0.65);
    expect(high).toBeLessThan(0.8);
  });
  it('weighs templates by their episodes', () => {
    expect(
      clusterBootstrap(
        [
          { n: 3, sums: [3, 6] },
          { n: 1, sums: [1, 2] },
        ],
        streamOf(1),
      ),
    ).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
  it('needs two templates', () => expect(clusterBootstrap(clusters([1], 4), streamOf(1))).toBeNull());
});

describe('which interval is shown', () => {
  type Item = { task: string; seed: number; won: boolean };
  /** `tries` of each of `seeds` instances of each template. */
  const items = (
    templates: number,
    seeds: number,
    tries: number,
    wins: (t: number, s: number) => boolean,
  ): Item[] =>
    Array.from({ length: templates * seeds * tries }, (_, i) => {
      const [t, s] = [i % templates, Math.floor(i / templates) % seeds];
      return { task: `t${t}`, seed: s, won: wins(t, s) };
    });
  const measured = (of: Item[]) => measure(of, 'x', { won: i => i.won }, { mean: i => Number(i.won) });
  const even = (t: number) => t % 2 === 0;
  it.each([
    ['templates', 12, 4, 1, even, null],
    ['one-seed', 12, 1, 1, even, wilson(6, 12)],
    ['few-templates', 9, 4, 1, even, wilson(20, 36)],
    // Tries of one instance say no more than one of them, and neither do instances where every template went alike.
    ['few-templates', 9, 4, 5, even, wilson(20, 36)],
    ['few-templates', 1, 1, 20, () => true, wilson(1, 1)],
    ['alike', 12, 4, 1, () => true, wilson(12, 12)],
    ['alike', 12, 4, 5, () => false, wilson(0, 12)],
    ['alike', 12, 2, 3, (_: number, s: number) => s === 0, wilson(6, 12)],
  ] as const)('%s: %i templates, %i seeds, %i tries', (why, templates, seeds, tries, wins, wanted) => {
    const { won } = measured(items(templates, seeds, tries, wins));
    expect(won.why).toBe(why);
    expect(won.interval).toEqual(wanted ?? won.cluster);
    expect(won.wilson).toEqual(wilson(won.count, won.of));
  });
  it('more tries of the same instances never narrow it', () => {
    for (const [templates, wins] of [
      [9, even],
      [12, () => true],
    ] as const) {
      const [once, often] = [1, 8].map(tries => measured(items(templates, 3, tries, wins)).won.interval!);
      expect(often![1] - often![0]).toBeCloseTo(once![1] - once![0], 12);
    }
  });
  it('nothing is said of nothing, and no mean is shown as certain', () => {
    expect(measured([])).toEqual({
      won: { count: 0, of: 0, rate: null, interval: null, why: 'none', wilson: null, cluster: null },
      mean: { mean: null, interval: null },
    });
    expect(measured(items(12, 2, 1, () => false)).mean).toEqual({ mean: 0, interval: null });
  });
});

describe('pass@k and pass^k', () => {
  it.each([
    [1, 4, 1, 0.25, 0.25],
    [2, 4, 1, 0.5, 0],
    [2, 4, 2, 5 / 6, 1 / 6],
    [4, 4, 1, 1, 0],
    [4, 4, 4, 1, 1],
    [2, 5, 3, 0.9, 0.3],
    [1, 1, 0, 0, 0],
  ])('k %i of %i with %i successes', (k, n, c, any, all) => {
    expect(passAt(k, { n, c })).toBeCloseTo(any, 12);
    expect(passAll(k, { n, c })).toBeCloseTo(all, 12);
  });
  it('at 1 both are the share; with k one grows and the other falls', () => {
    fc.assert(
      fc.property(counts, ({ n, c }) => {
        expect(passAt(1, { n, c })).toBeCloseTo(c / n, 9);
        expect(passAll(1, { n, c })).toBeCloseTo(c / n, 9);
        for (let k = 1; k < Math.min(n, 9); k++) {
          expect(passAt(k + 1, { n, c })).toBeGreaterThanOrEqual(passAt(k, { n, c }) - 1e-12);
          expect(passAll(k + 1, { n, c })).toBeLessThanOrEqual(passAll(k, { n, c }) + 1e-12);
        }
      }),
    );
    expect(() => passAt(5, { n: 4, c: 1 })).toThrow(RangeError);
  });
  it('k doubles as far as every template has seeds, and templates count alike', () => {
    expect([
      stepsOfK([]),
      stepsOfK([{ n: 1, c: 0 }]),
      stepsOfK([
        { n: 9, c: 0 },
        { n: 7, c: 7 },
      ]),
    ]).toEqual([[], [1], [1, 2, 4]]);
    expect(
      passes(
        [
          { task: 'a', n: 2, c: 2 },
          { task: 'b', n: 8, c: 0 },
        ],
        [1, 2],
      ),
    ).toEqual([
      { k: 1, of: 2, any: 0.5, anyInterval: null, all: 0.5, allInterval: null },
      { k: 2, of: 2, any: 0.5, anyInterval: null, all: 0.5, allInterval: null },
    ]);
  });
});

describe('the sign test', () => {
  // 2 · (1 + 10 + 45) / 1024; 2 / 64; 2 · (1 + 8) / 256.
  it.each([
    [2, 8, 112 / 1024],
    [6, 0, 1 / 32],
    [1, 7, 18 / 256],
    [3, 3, 1],
    [0, 0, 1],
    [1, 0, 1],
  ])('%i won, %i lost', (won, lost, p) => expect(signTest(won, lost)).toBeCloseTo(p, 12));
  it('takes no side, stays in 0 to 1, and bears thousands of pairs', () => {
    fc.assert(
      fc.property(fc.nat(3_000), fc.nat(3_000), (won, lost) => {
        const p = signTest(won, lost);
        expect(p).toBe(signTest(lost, won));
        expect(p).toBeGreaterThanOrEqual(0);
        expect(p).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
    // Normal approximation with continuity: z = (100 − 1) / √5000 = 1.40.
    expect(signTest(2_450, 2_550)).toBeCloseTo(0.1615, 3);
  });
});
