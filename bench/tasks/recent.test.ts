import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type Phone } from '../../apps/catalogue.ts';
import type { Verdict } from '../../judges/judge.ts';
import { beginJudging, expectedNow, judgeAt, type Judging } from './expectation.ts';
import { instantiateOn, type Instance } from './instance.ts';
import { numberOf, Recent } from './recent.ts';
import { later, NOTHING_SAID as said, timed, timersTask } from './timer-fixture.ts';

const SECOND = 1_000;
const twoTimers = timersTask('clock/run-two-timers', { tea: 'Tea', rice: 'Rice' });

let instance: Instance;
beforeAll(async () => {
  instance = instantiateOn((await createWorld()) as unknown as Phone, twoTimers, 1);
});

/** What a fork may do in a step. Steps of several forks end at the same moments now and then. */
const MOVES = {
  second: (phone: Phone) => later(phone, SECOND),
  two: (phone: Phone) => later(phone, 2 * SECOND),
  tea: (phone: Phone) => timed(phone, 'Tea', SECOND),
  slowTea: (phone: Phone) => timed(phone, 'Tea', 2 * SECOND),
} as const;
const moves = fc.array(fc.constantFrom(...(Object.keys(MOVES) as (keyof typeof MOVES)[])), { maxLength: 4 });

/** The verdicts after each step, on the start of all forks or on one that nobody else has. */
function verdictsOf(path: readonly (keyof typeof MOVES)[], isAlone: boolean): Verdict[] {
  const judged = isAlone ? { ...instance, start: { ...instance.start } } : instance;
  let phone: Phone = judged.start;
  let judging = beginJudging(judged);
  return path.map(move => {
    phone = MOVES[move](phone);
    const found = judgeAt(judged, judging, phone, said);
    ({ judging } = found);
    return found.verdict;
  });
}

describe('forks that went different ways', () => {
  it('are judged as if each were alone', () => {
    fc.assert(
      fc.property(fc.array(moves, { minLength: 2, maxLength: 4 }), paths => {
        const together = paths.map(path => verdictsOf(path, false));
        expect(together).toEqual(paths.map(path => verdictsOf(path, true)));
      }),
      { numRuns: 30 },
    );
  });

  it('have one expected phone at one moment, if they have met the same and their steps began together', () => {
    const now = later(instance.start, 3 * SECOND);
    const begun = beginJudging(instance);
    const after = (phone: Phone) => judgeAt(instance, begun, phone, said).judging;
    const expected = (judging: Judging) => expectedNow(instance, judging, now)!.phone;
    const idle = expected(after(later(instance.start, SECOND)));
    expect(expected(after(timed(instance.start, 'Oats', SECOND)))).toBe(idle);
    expect(expected(after(timed(instance.start, 'Tea', SECOND)))).not.toBe(idle);
    expect(expected(after(later(instance.start, 2 * SECOND)))).not.toBe(idle);
  });
});

describe('what was used last', () => {
  it('is kept, and nothing else', () => {
    const recent = new Recent<number>(2);
    let made = 0;
    const get = (key: string) => recent.get(key, () => ++made);
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual([1, 2, 1, 3, 1, 4]);
  });

  it('is named by the object itself', () => {
    const [one, other] = [{}, {}];
    expect(numberOf(one)).toBe(numberOf(one));
    expect(numberOf(one)).not.toBe(numberOf(other));
  });
});
