import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/protocol/action.ts';
import type { Verdict } from '../types.ts';
import { needsReference, rewards, score, type RewardStep } from './index.ts';

const effect = (path: string) => ({ path, words: `${path} was added` });
const verdict = (progress: number, more: Partial<Verdict> = {}): Verdict => ({
  success: false,
  successUndeclared: false,
  progress,
  sideEffects: [],
  invariants: [],
  answer: null,
  changes: [{ name: 'g', weight: 1, met: progress === 1, share: Number(progress === 1), metAtStart: false }],
  ...more,
});
const won = verdict(1, { success: true, successUndeclared: true });
const step = (more: Partial<RewardStep>): RewardStep => ({
  before: verdict(0),
  after: verdict(0),
  action: { type: 'done' },
  step: 1,
  budget: 10,
  ended: false,
  truncated: false,
  declared: null,
  ...more,
});
const end = { ended: true, declared: 'done' } as const;

describe('sparse', () => {
  it('is 1 only at a successful end', () => {
    expect(score('sparse', step({ after: won, ...end }))).toEqual({ reward: 1, components: { success: 1 } });
    expect(score('sparse', step({ after: won }))?.reward).toBe(0);
    expect(score('sparse', step({ after: verdict(0.9), ...end }))?.reward).toBe(0);
  });
});

describe('dense', () => {
  it('sums to the progress made, on any path', () => {
    const way = [0, 0.5, 0.25, 0.25, 1];
    const total = way
      .slice(1)
      .reduce(
        (sum, p, i) => sum + score('dense', step({ before: verdict(way[i]!), after: verdict(p) }))!.reward,
        0,
      );
    expect(total).toBeCloseTo(1);
  });
  it('charges for side effects and a false end, and refunds side effects that are undone', () => {
    const dirty = verdict(0, { sideEffects: [effect('/a'), effect('/b')] });
    expect(score('dense', step({ after: dirty }))?.components['sideEffects']).toBeCloseTo(-0.2);
    expect(score('dense', step({ before: dirty }))?.components['sideEffects']).toBeCloseTo(0.2);
    expect(score('dense', step({ before: verdict(0.5), after: verdict(0.5), ...end }))?.reward).toBe(-0.5);
    expect(
      score('dense', step({ before: verdict(0.5), after: verdict(0.5), ended: true, truncated: true }))
        ?.reward,
    ).toBe(0);
    expect(
      score({ name: 'dense', options: { falseDone: 2 } }, step({ ended: true, declared: 'impossible' }))
        ?.reward,
    ).toBe(-2);
    expect(
      score({ name: 'dense', options: { gamma: 0.9 } }, step({ before: verdict(0.5), after: verdict(1) }))
        ?.reward,
    ).toBeCloseTo(0.4);
  });
});

describe('graded', () => {
  const at = (after: Verdict, more: Partial<RewardStep> = {}) =>
    score('graded', step({ after, ...end, ...more }))!.reward;
  it('follows the worked examples of the formula', () => {
    expect(at(won)).toBe(1);
    expect(at(verdict(1, { sideEffects: [effect('/x')] }))).toBeCloseTo(0.8);
    expect(at(verdict(1), { declared: 'impossible' })).toBeCloseTo(0.5);
    expect(at(verdict(1), { declared: null, truncated: true })).toBeCloseTo(0.5);
    expect(at(verdict(0.5))).toBeCloseTo(0.4);
    expect(at(verdict(0.5), { declared: null, truncated: true })).toBeCloseTo(0.25);
    expect(at(verdict(1, { sideEffects: [effect('/x')] }), { declared: null, truncated: true })).toBeCloseTo(
      0.4,
    );
    expect(at(verdict(1), { ended: false, declared: null })).toBe(0);
  });
});

describe('shortest-path', () => {
  it('is r (1 − α (T − Tmin) / T)', () => {
    const at = (stepNo: number, shortest: number, alpha = 1) =>
      score(
        { name: 'shortest-path', options: { alpha } },
        step({ after: won, ...end, step: stepNo, shortest }),
      )!.reward;
    expect(at(5, 5)).toBe(1);
    expect(at(10, 5)).toBe(0.5);
    expect(at(20, 5, 0.5)).toBeCloseTo(0.625);
    expect(at(4, 5)).toBe(1);
    expect(score('shortest-path', step({ after: verdict(0.9), ...end, step: 5, shortest: 5 }))?.reward).toBe(
      0,
    );
    expect(() => at(5, 5, 0)).toThrow(RangeError);
  });
});

describe('action-level', () => {
  const reference = { action: { type: 'tap', element: 'send' } as const, bounds: [10, 10, 20, 20] };
  const at = (more: Partial<RewardStep>) => score('action-level', step(more))!.reward;
  it('is 1 if the point is in the right box', () => {
    expect(at({ action: { type: 'tap', x: 10, y: 19 }, point: { x: 10, y: 19 }, reference })).toBe(1);
    expect(at({ action: { type: 'tap', x: 20, y: 15 }, point: { x: 20, y: 15 }, reference })).toBe(0);
    expect(at({ action: { type: 'long_press', x: 15, y: 15 }, point: { x: 15, y: 15 }, reference })).toBe(0);
    expect(at({ action: { type: 'tap', x: 15, y: 15 }, point: { x: 15, y: 15 } })).toBe(0);
  });
  it('is 1 if type and arguments match exactly', () => {
    expect(
      at({
        action: { type: 'type', text: 'a', element: 3 },
        reference: { action: { type: 'type', text: 'a', element: 'field/x' } },
      }),
    ).toBe(1);
    expect(
      at({ action: { type: 'type', text: 'A' }, reference: { action: { type: 'type', text: 'a' } } }),
    ).toBe(0);
    expect(
      at({ action: { type: 'key', key: 'back' }, reference: { action: { type: 'key', key: 'home' } } }),
    ).toBe(0);
  });
  it('fills in defaults, and accepts any wording of reasons and questions', () => {
    const same = (action: Action, solver: Action) => at({ action, reference: { action: solver } });
    expect(
      same({ type: 'scroll', direction: 'down', amount: 0.7 }, { type: 'scroll', direction: 'down' }),
    ).toBe(1);
    expect(
      same({ type: 'scroll', direction: 'down', amount: 2 }, { type: 'scroll', direction: 'down' }),
    ).toBe(0);
    expect(same({ type: 'type', text: 'a', enter: false }, { type: 'type', text: 'a', clear: false })).toBe(
      1,
    );
    expect(same({ type: 'type', text: 'a', enter: true }, { type: 'type', text: 'a' })).toBe(0);
    expect(same({ type: 'impossible' }, { type: 'impossible', reason: 'There is no such note.' })).toBe(1);
    expect(same({ type: 'ask_user', question: 'Which?' }, { type: 'ask_user', question: 'Which one?' })).toBe(
      1,
    );
    expect(same({ type: 'answer', fields: { n: 1 } }, { type: 'answer', fields: { n: 2 } })).toBe(0);
    expect(same({ type: 'answer', fields: { n: ' 12' } }, { type: 'answer', fields: { n: 12 } })).toBe(1);
    expect(
      same(
        { type: 'answer', fields: { n: '5 km', of: ['1', 'b'] } },
        { type: 'answer', fields: { of: [1, 'b'], n: { value: 5, unit: 'km' } } },
      ),
    ).toBe(1);
    expect(same({ type: 'answer', fields: { n: '1' } }, { type: 'answer', fields: { n: 1, m: 2 } })).toBe(0);
    expect(same({ type: 'answer', fields: { of: '1' } }, { type: 'answer', fields: { of: ['1'] } })).toBe(0);
  });
  it('accepts a swipe in place of the scroll that it causes', () => {
    const down: Action = { type: 'scroll', direction: 'down' };
    const swipe = (
      from: [number, number],
      to: [number, number],
      bounds?: number[],
      reference: Action = down,
    ) =>
      at({
        action: { type: 'swipe', from, to },
        reference: { action: reference, ...(bounds ? { bounds } : {}) },
      });
    const list = [0, 100, 100, 900];
    expect([
      swipe([50, 800], [50, 200], list),
      swipe([50, 800], [60, 200]),
      swipe([80, 500], [10, 500], list, { type: 'scroll', direction: 'right' }),
    ]).toEqual([1, 1, 1]);
    // Refused: the opposite direction, sideways, from elsewhere, and less than a tenth of 800.
    expect([
      swipe([50, 200], [50, 800], list),
      swipe([10, 500], [90, 500], list),
      swipe([50, 950], [50, 300], list),
      swipe([50, 800], [50, 721], list),
      swipe([5, 5], [5, 5]),
    ]).toEqual([0, 0, 0, 0, 0]);
    expect(
      at({ action: down, reference: { action: { type: 'swipe', from: [50, 800], to: [50, 200] } } }),
    ).toBe(0);
  });
  it('requires text in the right field, if the field is known', () => {
    const typed: Action = { type: 'type', text: 'a' };
    const into = { reference: { action: typed, bounds: [0, 0, 10, 10] } };
    expect(at({ action: typed, point: { x: 5, y: 5 }, ...into })).toBe(1);
    expect(at({ action: typed, point: { x: 15, y: 5 }, ...into })).toBe(0);
    expect(at({ action: typed, ...into })).toBe(0);
  });
  it('is the only reward that needs the solver, alone or in a sum', () => {
    expect([
      needsReference('action-level'),
      needsReference(['dense', { name: 'action-level' }]),
      needsReference('dense'),
      needsReference([]),
    ]).toEqual([true, true, false, false]);
  });
});

describe('format', () => {
  it('maps the mean to −1…1 at the end', () => {
    expect(score('format', step({ format: { ok: false, mean: 0.25 }, after: won, ...end }))).toEqual({
      reward: 0.5,
      components: { format: 0, success: 1, mean: -0.5 },
    });
    expect(score('format', step({ format: { ok: true, mean: 1 } }))?.reward).toBe(1);
  });
});

describe('the registry', () => {
  it('has each reward under its name and refuses unknown names', () => {
    expect(Object.keys(rewards)).toEqual([
      'sparse',
      'dense',
      'graded',
      'shortest-path',
      'action-level',
      'format',
    ]);
    expect(() => score('nope', step({}))).toThrow(/sparse, dense/);
    expect(() => score('constructor', step({}))).toThrow(/No reward/);
    expect(() => score([], step({}))).toThrow(/must name at least one reward/);
    expect(() => score({ name: 'dense', options: { beta: 1 } }, step({}))).toThrow(/no setting beta/);
  });
  it('sums several with weights and records every component', () => {
    const both = score(['sparse', { name: 'format', weight: 0.5 }], step({ after: won, ...end }));
    expect(both).toEqual({
      reward: 2.5,
      components: { 'sparse.success': 1, 'format.format': 1, 'format.success': 1, 'format.mean': 1 },
    });
  });
  it('numbers two rewards of the same name', () => {
    const both = score(
      ['sparse', { name: 'sparse', weight: 2 }, ['sparse'], ['sparse']],
      step({ after: won, ...end }),
    );
    expect(both).toEqual({
      reward: 5,
      components: {
        'sparse.success': 1,
        'sparse#2.success': 1,
        'sum.sparse.success': 1,
        'sum#2.sparse.success': 1,
      },
    });
  });
  it('refuses settings and weights that are not numbers, before the first step', () => {
    // Otherwise a text would be appended to the sum, and only at the end of an episode.
    for (const value of ['1', null, NaN, true]) {
      expect(() => score({ name: 'dense', options: { success: value as number } }, step({}))).toThrow(
        /success of reward dense must be a number/,
      );
      expect(() => score(['sparse', { name: 'dense', weight: value as number }], step({}))).toThrow(
        /weight of reward dense must be a number/,
      );
    }
  });
  it('is null, not 0, after a judge error', () => {
    expect(score('sparse', step({ after: { ...won, error: { where: 'goal g', message: 'x' } } }))).toBeNull();
    expect(
      score(['sparse'], step({ after: { ...won, error: { where: 'goal g', message: 'x' } } })),
    ).toBeNull();
  });
});
