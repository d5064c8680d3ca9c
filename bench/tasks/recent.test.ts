import fc from 'fast-check';
import { produce } from 'immer';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue, createWorld, type Phone } from '../../apps/catalogue.ts';
import type { Verdict } from '../../judges/judge.ts';
import { advance } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { beginJudging, expectedNow, judgeAt, type Judging } from './expectation.ts';
import { task } from './form.ts';
import { instantiateOn, type Instance } from './instance.ts';
import { numberOf, Recent } from './recent.ts';
import { oneOf } from './sample.ts';
import { setupCtx } from './setup.ts';
import { done } from './steps.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const said = { answer: null, declared: null } as const;
const twoTimers = task(
  'clock/run-two-timers',
  { word: oneOf('one') },
  {
    tags: [],
    ask: { en: ['Do it.'], zh: ['做吧。'] },
    solve: function* () {
      yield done();
    },
    expect: {
      tea: (_s, _p, ctx) => ctx.act('clock', 'addTimer', { lengthMs: 5 * MINUTE, label: 'Tea' }),
      rice: (_s, _p, ctx) => ctx.act('clock', 'addTimer', { lengthMs: 5 * MINUTE, label: 'Rice' }),
    },
  },
);

let instance: Instance;
beforeAll(async () => {
  instance = instantiateOn((await createWorld()) as unknown as Phone, twoTimers, 1);
});

const waited = (phone: Phone, ms: number): Phone =>
  advance(catalogue, phone as unknown as AnyPhone, phone.clock.now + ms).phone as unknown as Phone;
/** A step that starts a timer and takes so many ms. */
const timer = (phone: Phone, label: string, ms: number): Phone =>
  waited(
    produce(phone, (draft: Phone) => {
      setupCtx(draft).act('clock', 'addTimer', { lengthMs: 5 * MINUTE, label });
    }),
    ms,
  );

/** What a fork may do in a step. Steps of several forks end at the same moments now and then. */
const MOVES = {
  second: (phone: Phone) => waited(phone, SECOND),
  two: (phone: Phone) => waited(phone, 2 * SECOND),
  tea: (phone: Phone) => timer(phone, 'Tea', SECOND),
  slowTea: (phone: Phone) => timer(phone, 'Tea', 2 * SECOND),
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
    const now = waited(instance.start, 3 * SECOND);
    const begun = beginJudging(instance);
    const after = (phone: Phone) => judgeAt(instance, begun, phone, said).judging;
    const expected = (judging: Judging) => expectedNow(instance, judging, now)!.phone;
    const idle = expected(after(waited(instance.start, SECOND)));
    expect(expected(after(timer(instance.start, 'Oats', SECOND)))).toBe(idle);
    expect(expected(after(timer(instance.start, 'Tea', SECOND)))).not.toBe(idle);
    expect(expected(after(waited(instance.start, 2 * SECOND)))).not.toBe(idle);
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
