import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupAdvantages } from './advantages.ts';
import { anchorAdvantages } from './anchors.ts';
import { monteCarlo } from './returns.ts';
import { Shortest, shortestPathReward } from './shortest.ts';

describe('group advantages', () => {
  it('are ±1 where half of a group of zeros and ones succeeds, and 1.732 for the one of four', () => {
    expect(groupAdvantages([1, 0, 0, 1], { epsilon: 0 })).toEqual({
      advantages: [1, -1, -1, 1],
      mean: 0.5,
      std: 0.5,
      informative: true,
    });
    // Mean 1/4, deviation √3/4: (3/4)/(√3/4) = √3, and −1/√3.
    const { advantages } = groupAdvantages([1, 0, 0, 0]);
    expect(advantages[0]).toBeCloseTo(Math.sqrt(3), 4);
    expect(advantages[1]).toBeCloseTo(-1 / Math.sqrt(3), 4);
  });
  it('are r − mean without normalisation', () => {
    expect(groupAdvantages([1, 0, 0, 0], { normalise: false }).advantages).toEqual([
      0.75, -0.25, -0.25, -0.25,
    ]);
  });
  it('are 0 where all rewards are equal, whose sums may differ in their last bits', () => {
    expect(groupAdvantages([0.3, 0.1 + 0.2, 0.3])).toMatchObject({
      advantages: [0, 0, 0],
      informative: false,
    });
    expect(groupAdvantages([0, 0])).toMatchObject({ informative: false });
    expect(groupAdvantages([1])).toMatchObject({ advantages: [0], informative: false });
    expect(groupAdvantages([])).toMatchObject({ advantages: [], informative: false });
  });
  it('leave out what infrastructure lost: it is not 0', () => {
    expect(groupAdvantages([2, null, 1], { normalise: false })).toMatchObject({
      advantages: [0.5, null, -0.5],
      mean: 1.5,
      std: 0.5,
    });
    expect(() => groupAdvantages([1, NaN])).toThrow(RangeError);
  });
  it('sum to 0, and are the same for rewards shifted or scaled', () => {
    const rewards = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(
        rewards,
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (r, shift, scale) => {
          const [a, b] = [
            groupAdvantages(r, { epsilon: 0 }).advantages,
            groupAdvantages(
              r.map(x => scale * x + shift),
              { epsilon: 0 },
            ).advantages,
          ];
          expect(a.reduce<number>((sum, x) => sum + x!, 0)).toBeCloseTo(0, 8);
          for (const [i, x] of a.entries()) expect(b[i]).toBeCloseTo(x!, 8);
        },
      ),
    );
  });
});

describe('Monte Carlo returns', () => {
  it('are r + γ G: 1 + 0.5 (0 + 0.5 · 2) = 1.5', () => {
    expect(monteCarlo([1, 0, 2], 0.5)).toEqual([1.5, 1, 2]);
    expect(monteCarlo([1, 0, 2], 0.5, 4)).toEqual([2, 2, 4]);
    expect(monteCarlo([], 1)).toEqual([]);
  });
  it('are none where a later reward was lost', () => {
    expect(monteCarlo([1, null, 2], 1)).toEqual([null, null, 2]);
    expect(() => monteCarlo([1], 1.1)).toThrow(RangeError);
    for (const odd of [NaN, Infinity])
      expect(() => monteCarlo([1, odd], 1)).toThrow(/A reward is a number or null/);
  });
});

describe('advantages beside others in the same state', () => {
  const steps = (...each: [anchor: string, reward: number | null][]) =>
    each.map(([anchor, reward]) => ({ anchor, reward }));
  it('follow the worked example', () => {
    // Returns from the start: 0.5 · 1, 0 and 0.5 · 0.5 · 1, mean 1/4, deviation √(1/24) = 0.2041; in b: 1 beside nobody’s.
    const found = anchorAdvantages(
      [steps(['start', 0], ['b', 1]), steps(['start', 0]), steps(['start', 0], ['c', 0], ['d', 1])],
      { gamma: 0.5, epsilon: 0 },
    );
    expect(found.map(each => each.map(a => Math.round(1_000 * a!)))).toEqual([
      [1_225, 0],
      [-1_225],
      [0, 0, 0],
    ]);
    expect(
      anchorAdvantages([steps(['start', 0], ['b', 1]), steps(['start', 0])], { gamma: 0.5, epsilon: 0.25 }),
    ).toEqual([[0.5, 0], [-0.5]]);
  });
  it('count a state that one rollout comes back to as often as it was there', () => {
    // Returns 2, 1 and 1 from a, a and b: mean of a's 1.5, deviation 0.5.
    expect(anchorAdvantages([steps(['a', 1], ['a', 0], ['b', 1])], { gamma: 1, epsilon: 0 })).toEqual([
      [1, -1, 0],
    ]);
  });
  it('are none where a later reward was lost, and leave it out for the others', () => {
    expect(
      anchorAdvantages([steps(['a', 0], ['b', null]), steps(['a', 1]), steps(['a', 0])], {
        gamma: 1,
        epsilon: 0,
      }),
    ).toEqual([[null, null], [1], [-1]]);
  });
});

describe('the shortest path', () => {
  it('is r (1 − α (T − Tmin) / T)', () => {
    expect(shortestPathReward(1, 10, 5)).toBe(0.5);
    expect(shortestPathReward(0.8, 20, 5, 0.5)).toBeCloseTo(0.8 * (1 - 0.5 * 0.75), 12);
    expect(shortestPathReward(1, 4, 5)).toBe(1);
    for (const alpha of [0, 1.1, NaN]) expect(() => shortestPathReward(1, 5, 5, alpha)).toThrow(RangeError);
  });
  it('is the solver’s until someone does better, for that instance alone', () => {
    const known = new Shortest(task => (task === 't/a' ? 8 : undefined));
    expect([known.of('t/a', 1), known.of('t/b', 1)]).toEqual([8, undefined]);
    known.record('t/a', 1, 6);
    known.record('t/a', 1, 7);
    known.record('t/a', 2, 9);
    known.record('t/b', 1, 30);
    expect([known.of('t/a', 1), known.of('t/a', 2), known.of('t/b', 1)]).toEqual([6, 8, 30]);
    expect(new Shortest(() => 8, JSON.parse(JSON.stringify(known.save()))).of('t/a', 1)).toBe(6);
  });
  it('of a group is found before any of it is weighed', () => {
    const rollouts = [
      { reward: 1, success: true, steps: 12 },
      { reward: 0.5, success: false, steps: 3 },
      { reward: 1, success: true, steps: 6 },
      { reward: null, success: false, steps: 2 },
    ];
    expect(new Shortest(() => 8).adjusted('t/a', 1, rollouts)).toEqual([0.5, 0, 1, null]);
    expect(new Shortest(() => 3).adjusted('t/a', 1, rollouts, 0.5)).toEqual([0.625, 0, 0.75, null]);
  });
});
