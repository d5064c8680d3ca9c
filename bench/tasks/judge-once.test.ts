import { beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type Phone } from '../../apps/catalogue.ts';
import { beginJudging, judgeAt } from './expectation.ts';
import { instantiateOn, type Instance } from './instance.ts';
import { judgeOnce } from './judge-once.ts';
import { later, NOTHING_SAID as said, timed, timersTask } from './timer-fixture.ts';

const MINUTE = 60_000;
const startTimer = timersTask('clock/run-timer-once', { started: 'Tea' });

let instance: Instance;
let met: Phone;
beforeAll(async () => {
  instance = instantiateOn((await createWorld()) as unknown as Phone, startTimer, 1);
  met = timed(instance.start, 'Tea', 1_000);
});

describe('forks with one past at one phone', () => {
  it('are judged once, as each of them would be', () => {
    const before = beginJudging(instance);
    const one = judgeOnce({ ...instance }, before, met, said);
    expect(one.verdict).toEqual(judgeAt(instance, beginJudging(instance), met, said).verdict);
    expect(one.verdict.progress).toBe(1);
    expect(judgeOnce({ ...instance }, before, met, { ...said })).toBe(one);
  });

  it('go on together from what judging knows afterwards', () => {
    const before = beginJudging(instance);
    const next = later(met, 2 * MINUTE);
    const goOn = () => judgeOnce(instance, judgeOnce(instance, before, met, said).judging, next, said);
    const { judging } = judgeAt(instance, before, met, said);
    expect(goOn().verdict).toEqual(judgeAt(instance, judging, next, said).verdict);
    expect(goOn()).toBe(goOn());
  });
});

describe('what differs is judged apart', () => {
  it.each([
    ['what the agent has said', () => judgeOnce(instance, before, met, { ...said, declared: 'done' })],
    ['the phone', () => judgeOnce(instance, before, later(met, 1_000), said)],
    ['the start', () => judgeOnce({ ...instance, start: { ...instance.start } }, before, met, said)],
    ['the parameters', () => judgeOnce({ ...instance, params: { word: 'two' } }, before, met, said)],
    ['the past', () => judgeOnce(instance, beginJudging(instance), met, said)],
  ])('%s', (_what, other) => {
    before = beginJudging(instance);
    const one = judgeOnce(instance, before, met, said);
    expect(other()).not.toBe(one);
    expect(judgeOnce(instance, before, met, said)).toBe(one);
  });
  let before: ReturnType<typeof beginJudging>;
});
