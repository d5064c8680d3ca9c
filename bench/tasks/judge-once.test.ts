import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue, createWorld, type Phone } from '../../apps/catalogue.ts';
import { advance } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { beginJudging, judgeAt } from './expectation.ts';
import { task } from './form.ts';
import { instantiateOn, type Instance } from './instance.ts';
import { judgeOnce } from './judge-once.ts';
import { oneOf } from './sample.ts';
import { setupCtx } from './setup.ts';
import { done } from './steps.ts';
import { produce } from 'immer';

const MINUTE = 60_000;
const said = { answer: null, declared: null } as const;
const startTimer = task(
  'clock/run-timer-once',
  { word: oneOf('one') },
  {
    tags: [],
    ask: { en: ['Do it.'], zh: ['做吧。'] },
    solve: function* () {
      yield done();
    },
    expect: {
      started: (_s, _p, ctx) => ctx.act('clock', 'addTimer', { lengthMs: 5 * MINUTE, label: 'Tea' }),
    },
  },
);

let instance: Instance;
let met: Phone;
beforeAll(async () => {
  instance = instantiateOn((await createWorld()) as unknown as Phone, startTimer, 1);
  const touched = produce(instance.start, (draft: Phone) => {
    setupCtx(draft).act('clock', 'addTimer', { lengthMs: 5 * MINUTE, label: 'Tea' });
  });
  met = later(touched, 1_000);
});

const later = (phone: Phone, ms: number): Phone =>
  advance(catalogue, phone as unknown as AnyPhone, phone.clock.now + ms).phone as unknown as Phone;

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
