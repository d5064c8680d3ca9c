import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { episodes as episodesOf, lost, result, success } from './fixture.ts';
import { figuresOf } from './figures.ts';
import { pairInstances, triesByInstance, type JudgedTry } from './instances.ts';
import { passAll, passAt, passes, triesOfK } from './pass.ts';

/** Tries of one instance: 1 solved, 0 not, x lost to infrastructure. */
const tries = (task: string, seed: number, marks: string) =>
  [...marks].map((mark, i) => {
    const id = { task, seed, try: i + 1 };
    return mark === 'x' ? lost(id) : mark === '1' ? success(id) : result(id);
  });

describe('pass@k over tries', () => {
  // Worked by hand: of 4 tries with 2 successes, pass@2 = 1 − C(2,2)/C(4,2) = 1 − 1/6, pass^2 = C(2,2)/C(4,2) = 1/6.
  const run = episodesOf([
    ...tries('notes/a', 1, '1100'),
    ...tries('notes/a', 2, '0000'),
    ...tries('notes/b', 1, '1111'),
  ]);

  it('is averaged over instances, as worked by hand', () => {
    const { passAt: found, passOver } = figuresOf(run);
    expect(passOver).toBe('tries');
    expect(found.map(({ k, of }) => [k, of])).toEqual([
      [1, 3],
      [2, 3],
      [4, 3],
    ]);
    expect(found[0]!.any).toBeCloseTo((2 / 4 + 0 + 1) / 3, 12);
    expect(found[1]!.any).toBeCloseTo((5 / 6 + 0 + 1) / 3, 12);
    expect(found[1]!.all).toBeCloseTo((1 / 6 + 0 + 1) / 3, 12);
    expect(found[2]!.any).toBeCloseTo(2 / 3, 12);
    expect(found[2]!.all).toBeCloseTo(1 / 3, 12);
  });

  it('masks what infrastructure lost: a lost try is no failure, and its instance has fewer', () => {
    const { passAt: found, success: rate } = figuresOf(
      episodesOf([...tries('notes/a', 1, '11xx'), ...tries('notes/b', 1, '1000')]),
    );
    expect(rate).toMatchObject({ count: 3, of: 6 });
    // k = 4: only notes/b has four judged tries.
    expect(found.map(({ k, of }) => [k, of])).toEqual([
      [1, 2],
      [2, 2],
      [4, 1],
    ]);
    expect(found[0]!.any).toBeCloseTo((1 + 1 / 4) / 2, 12);
    expect(found[1]!.any).toBeCloseTo((1 + 1 / 2) / 2, 12);
    expect(found[2]!.any).toBe(1);
  });

  it('an instance whose every try was lost is in no figure', () => {
    expect(triesByInstance(episodesOf(tries('notes/a', 1, 'xx')))).toEqual([]);
    expect(figuresOf(episodesOf(tries('notes/a', 1, 'xx'))).passAt).toEqual([]);
  });

  it('goes up to the number of tries, also where that is no power of two', () => {
    expect([triesOfK(0), triesOfK(1), triesOfK(5), triesOfK(8)]).toEqual([
      [],
      [1],
      [1, 2, 4, 5],
      [1, 2, 4, 8],
    ]);
  });

  it('equals the share of all draws of k tries that hold', () => {
    const draws = (marks: readonly number[], k: number): number[][] =>
      k === 0
        ? [[]]
        : marks.flatMap((mark, i) => draws(marks.slice(i + 1), k - 1).map(rest => [mark, ...rest]));
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 8 }),
        (marks, k) => {
          fc.pre(k <= marks.length);
          const all = draws(marks, k);
          const share = (holds: (draw: number[]) => boolean) => all.filter(holds).length / all.length;
          const of = { n: marks.length, c: marks.filter(mark => mark === 1).length };
          expect(passAt(k, of)).toBeCloseTo(
            share(draw => draw.includes(1)),
            10,
          );
          expect(passAll(k, of)).toBeCloseTo(
            share(draw => !draw.includes(0)),
            10,
          );
        },
      ),
    );
  });

  it('has intervals around its estimate that are the same each time, from ten templates on', () => {
    const tried = Array.from({ length: 12 }, (_, i) => ({ task: `t/${i}`, n: 4, c: i % 5 }));
    const [, two] = passes(tried, [1, 2]);
    expect(passes(tried, [1, 2])[1]).toEqual(two);
    expect(two!.anyInterval![0]).toBeLessThan(two!.any);
    expect(two!.anyInterval![1]).toBeGreaterThan(two!.any);
    expect(passes(tried.slice(0, 9), [2])[0]!.anyInterval).toBeNull();
  });
});

describe('two runs over the instances that both have', () => {
  const many = (marks: (i: number) => string) =>
    episodesOf(Array.from({ length: 12 }, (_, i) => tries(`notes/t${i}`, 1, marks(i))).flat());

  it('averages tries first, so that the numbers of tries may differ', () => {
    const mine = episodesOf([...tries('notes/a', 1, '1110'), ...tries('notes/b', 1, '00')]);
    const theirs = episodesOf([...tries('notes/a', 1, '10'), ...tries('notes/c', 1, '11')]);
    const found = pairInstances(mine, theirs);
    // Only notes/a is in both: 3/4 − 1/2.
    expect(found).toMatchObject({ instances: 1, templates: 1, tries: { run: 4, against: 2 } });
    expect(found.success).toEqual({ difference: 0.25, interval: null });
    // pass@2: (1 − 0) − (1 − 0), since two tries are drawn from '10' in one way, which holds a success.
    expect(found.pass).toEqual([
      {
        k: 2,
        instances: 1,
        any: { difference: 0, interval: null },
        all: { difference: expect.closeTo(0.5, 12) as number, interval: null },
      },
    ]);
  });

  it('has an interval over templates that holds the difference', () => {
    const found = pairInstances(
      many(i => (i % 3 === 0 ? '10' : '11')),
      many(i => (i % 2 === 0 ? '10' : '00')),
    );
    const [low, high] = found.success.interval!;
    expect(low).toBeLessThan(found.success.difference!);
    expect(high).toBeGreaterThan(found.success.difference!);
    expect(low).toBeGreaterThan(0);
  });

  const judged = fc.array(
    fc.record({
      task: fc.integer({ min: 0, max: 14 }).map(i => `t/${i}`),
      seed: fc.integer({ min: 1, max: 2 }),
      try: fc.integer({ min: 1, max: 3 }),
      scored: fc.boolean(),
      success: fc.boolean(),
    }),
    { maxLength: 80 },
  ) as fc.Arbitrary<JudgedTry[]>;

  it('turned round gives the opposite, and a run beside itself nothing', () => {
    fc.assert(
      fc.property(judged, judged, (mine, theirs) => {
        const [one, other] = [pairInstances(mine, theirs), pairInstances(theirs, mine)];
        expect(other.instances).toBe(one.instances);
        expect(other.success.difference ?? 0).toBeCloseTo(-(one.success.difference ?? 0), 10);
        expect(Math.abs(one.success.difference ?? 0)).toBeLessThanOrEqual(1);
        if (one.success.interval) {
          expect(one.success.interval[0]).toBeGreaterThanOrEqual(-1);
          expect(one.success.interval[1]).toBeLessThanOrEqual(1);
        }
        const self = pairInstances(mine, mine);
        expect(self.success.difference ?? 0).toBe(0);
        expect(self.success.interval).toBeNull();
      }),
      { numRuns: 40 },
    );
  });
});
