import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairUp } from './compare.ts';
import { episodes, lost, result, success, verdict } from './fixture.ts';
import { allowedGates, GateError, gateLines, judgeGate, judgeGates, parseGate } from './gate.ts';
import { pairedMean, pairedShare } from './intervals.ts';
import { pairedOf } from './paired.ts';

/** A run of `templates` tasks with one seed each: those below `solved` succeed. */
const runOf = (templates: number, solved: number, steps = 4) =>
  episodes(
    Array.from({ length: templates }, (_, i) =>
      (i < solved ? success : result)({ task: `notes/t${String(i).padStart(3, '0')}`, steps }),
    ),
  );
const gated = (expression: string, mine: ReturnType<typeof runOf>, theirs: ReturnType<typeof runOf>) =>
  judgeGate(parseGate(expression), pairUp(mine, theirs).pairs);

describe('a gate is read', () => {
  it.each([
    ['success >= -2%', 'success', -0.02],
    ['  Success>=−2.5 %', 'success', -0.025],
    ['side effects <= 1%', 'side effects', 0.01],
    ['goals  met ≥ 0%', 'goals met', 0],
    ['progress >= -0%', 'progress', 0],
    ['steps <= 1.5', 'steps', 1.5],
    ['steps when solved <= -1', 'steps when solved', -1],
  ])('%s', (expression, measure, margin) => {
    expect(parseGate(expression)).toMatchObject({ measure, margin });
  });
  it.each([
    ['', /has to be a measure/],
    ['success', /has to be a measure/],
    ['success > -2%', /has to be a measure/],
    ['success >= -2% and more', /has to be a measure/],
    ['luck >= 2%', /no measure luck/],
    ['toString >= 2%', /no measure toString/],
    ['success <= 2%', /more is better, so it takes >=/],
    ['side effects >= 2%', /less is better, so it takes <=/],
    ['success >= -0.02', /margin is in %/],
    ['steps <= 10%', /no share/],
  ])('“%s” is refused, with what is allowed', (expression, why) => {
    const read = () => parseGate(expression);
    expect(read).toThrow(GateError);
    expect(read).toThrow(why);
    expect(read).toThrow('success >= -2%');
  });
  it('every example is a gate', () => {
    for (const example of allowedGates()) expect(parseGate(example).expression).toBe(example);
  });
});

describe('intervals of pairs', () => {
  it('a mean has Student’s interval', () => {
    // R: t.test(c(1, 2, 4, 7, 11, 16)).
    const [low, high] = pairedMean([1, 2, 4, 7, 11, 16])!;
    expect([low, high]).toEqual([expect.closeTo(0.7673, 1), expect.closeTo(12.8994, 1)]);
    expect(pairedMean([3])).toBeNull();
  });
  it('a share’s covers its difference, mirrors, and has width even where no pair differs', () => {
    const table = fc.tuple(fc.nat(50), fc.nat(50), fc.nat(50)).filter(([a, b, c]) => a + b + c > 0);
    fc.assert(
      fc.property(table, ([won, lost, alike]) => {
        const of = won + lost + alike;
        const [low, high] = pairedShare(won, lost, of);
        expect(low).toBeLessThan(high);
        expect((won - lost) / of).toBeGreaterThanOrEqual(low - 1e-9 - 1 / of);
        expect((won - lost) / of).toBeLessThanOrEqual(high + 1e-9 + 1 / of);
        expect(pairedShare(lost, won, of)[0]).toBeCloseTo(-high, 12);
      }),
    );
  });
});

describe('a gate is judged', () => {
  it('a candidate that is as good passes, and its interval is the report’s own', () => {
    const [mine, theirs] = [runOf(200, 120), runOf(200, 120)];
    mine[0] = runOf(1, 0)[0]!;
    theirs[1] = { ...theirs[1]!, success: false };
    const found = gated('success >= -3%', mine, theirs);
    expect(found).toMatchObject({ passed: true, failure: null, pairs: 200, templates: 200, difference: 0 });
    const { pairs } = pairUp(mine, theirs);
    const yesNo = pairs.map(p => ({ task: p.task, mine: p.mine.success, theirs: p.theirs.success }));
    expect(found.interval).toEqual(pairedOf(yesNo).interval);
  });
  it('one that is clearly worse fails as worse, and one that may be is not shown', () => {
    expect(gated('success >= -2%', runOf(100, 40), runOf(100, 80))).toMatchObject({
      passed: false,
      failure: 'worse',
      words: expect.stringMatching(
        /^gate FAILED \(worse\): success >= -2%: difference −40\.0 points over 100 pairs of 100 templates \(95 %: −/,
      ),
    });
    expect(gated('success >= -2%', runOf(30, 19), runOf(30, 20))).toMatchObject({ failure: 'unclear' });
    expect(gated('steps <= 1', runOf(20, 9, 7), runOf(20, 9, 4))).toMatchObject({ failure: 'worse' });
  });
  it('less is better of side effects', () => {
    const messy = runOf(60, 0).map(e => ({ ...e, sideEffects: ['x'] }));
    expect(gated('side effects <= 2%', messy, runOf(60, 0)).failure).toBe('worse');
    expect(gated('side effects <= 2%', runOf(60, 0), messy).passed).toBe(true);
  });
  it('without a pair it fails, and few templates are judged over instances', () => {
    expect(gated('success >= -2%', runOf(3, 3), [])).toMatchObject({
      passed: false,
      difference: null,
      words: 'gate FAILED (not shown): success >= -2%: no pair to compare',
    });
    expect(gated('steps when solved <= 1', runOf(9, 0), runOf(9, 0)).pairs).toBe(0);
    expect(gated('success >= -2%', runOf(3, 2), runOf(3, 3))).toMatchObject({ method: 'instances' });
    expect(gated('steps <= 1', runOf(1, 1, 5), runOf(1, 1, 3))).toMatchObject({
      method: 'none',
      passed: false,
    });
  });
  it('tries of an instance are no further evidence', () => {
    const often = (of: ReturnType<typeof runOf>) =>
      [1, 2, 3, 4].flatMap(number => of.map(e => ({ ...e, try: number })));
    for (const gate of ['success >= -2%', 'steps <= 1']) {
      const [mine, theirs] = [runOf(8, 5, 4), runOf(8, 7, 3)];
      mine[0] = { ...mine[0]!, steps: 9 };
      const [once, four] = [gated(gate, mine, theirs), gated(gate, often(mine), often(theirs))];
      expect([four.pairs, four.method]).toEqual([32, 'instances']);
      expect(four.interval![0]).toBeCloseTo(once.interval![0], 12);
      expect(four.interval![1]).toBeCloseTo(once.interval![1], 12);
    }
  });
  it('where instances have unequal tries, the difference is the centre of its interval', () => {
    const [mine, theirs] = [runOf(4, 2, 4), runOf(4, 4, 4)];
    mine[0] = { ...mine[0]!, steps: 10 };
    const often = (of: ReturnType<typeof runOf>) =>
      [1, 2, 3, 4, 5].flatMap(number =>
        (number === 1 ? of : of.slice(0, 1)).map(e => ({ ...e, try: number })),
      );
    const steps = gated('steps <= 1', often(mine), often(theirs));
    expect(steps).toMatchObject({ pairs: 8, method: 'instances', difference: 1.5 });
    expect((steps.interval![0] + steps.interval![1]) / 2).toBeCloseTo(steps.difference!, 12);
    const solved = gated('success >= -2%', often(mine), often(theirs));
    expect(solved).toMatchObject({ difference: -0.5, interval: pairedShare(0, 2, 4) });
  });
  it('a run beside itself fails no gate that allows a margin', () => {
    const results = fc.array(
      fc.record({
        task: fc.constantFrom('notes/a', 'notes/b', 'notes/c', 'chat/a', 'chat/b'),
        seed: fc.nat(9),
        solved: fc.boolean(),
        steps: fc.integer({ min: 1, max: 30 }),
        harm: fc.boolean(),
      }),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(results, fc.nat(500), (list, margin) => {
        const run = episodes(
          list.map(({ task, seed, solved, steps, harm }) =>
            solved
              ? success({ task, seed, steps })
              : result({
                  task,
                  seed,
                  steps,
                  verdict: verdict({ sideEffects: harm ? [{ path: '/x', words: 'x' }] : [] }),
                }),
          ),
        );
        const unique = [...new Map(run.map(e => [e.id, e])).values()];
        const { pairs } = pairUp(unique, unique);
        for (const expression of [
          `success >= -${margin / 10}%`,
          `progress >= -${margin / 10}%`,
          `side effects <= ${margin / 10}%`,
          `false done <= ${margin / 10}%`,
          `steps <= ${margin}`,
        ])
          expect(judgeGate(parseGate(expression), pairs)).toMatchObject({ passed: true, difference: 0 });
      }),
    );
  });
  it('a wider margin never fails what a narrower one passes', () => {
    const runs = fc.tuple(fc.nat(60), fc.nat(60), fc.nat(100), fc.nat(100));
    fc.assert(
      fc.property(runs, ([a, b, x, y]) => {
        const [mine, theirs] = [runOf(60, a), runOf(60, b)];
        const passes = (margin: number) => gated(`success >= -${margin}%`, mine, theirs).passed;
        expect(passes(Math.max(x, y)) || !passes(Math.min(x, y))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

it('the last line is for CI, and what has no partner is said', () => {
  const mine = episodes([
    success({ task: 'notes/a' }),
    lost({ task: 'notes/b' }),
    success({ task: 'notes/c' }),
  ]);
  const theirs = episodes([success({ task: 'notes/a' }), success({ task: 'notes/b' })]);
  const { pairs, unpaired } = pairUp(mine, theirs);
  const gates = judgeGates([parseGate('success >= -2%'), parseGate('steps <= -1')], pairs, unpaired);
  expect(gateLines(gates, 'new', 'old')).toEqual([
    'gate passed: success >= -2%: difference 0 points over 1 pair of 1 template (no pair differs)',
    'gate FAILED (worse): steps <= -1: difference 0 over 1 pair of 1 template (no pair differs)',
    'Without a scored partner, and left out: 1 episode of new, 1 episode of old.',
    'GATES FAILED: new against old, 1 of 2',
  ]);
});
