import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import { placedInPixels, touchOf } from './touch.ts';

const SCREEN = { width: 1_080, height: 2_400 };
const ELEMENTS = [
  { id: 'one', bounds: [0, 0, 100, 50] },
  { id: 'two', bounds: [200, 100, 400, 300] },
] as Parameters<typeof touchOf>[1];
const touch = (action: Action | null) => touchOf(action, ELEMENTS, SCREEN);

describe('where an action touches', () => {
  it.each([
    [{ type: 'tap', x: 540, y: 1_200 }, { from: [540, 1_200] }],
    [{ type: 'tap', x: 0.5, y: 0.25, space: 'unit' }, { from: [540, 600] }],
    [{ type: 'double_tap', x: 500, y: 250, space: 'thousand' }, { from: [540, 600] }],
    [
      { type: 'long_press', x: 10, y: 20 },
      { from: [10, 20], long: true },
    ],
    [
      { type: 'swipe', from: [0.5, 1], to: [0.5, 0.5], space: 'unit' },
      { from: [540, 2_400], to: [540, 1_200] },
    ],
    [
      { type: 'tap', element: 'two' },
      { from: [300, 200], box: [200, 100, 400, 300] },
    ],
    [
      { type: 'long_press', element: 0 },
      { from: [50, 25], box: [0, 0, 100, 50], long: true },
    ],
    [{ type: 'tap', element: 'gone' }, null],
    [{ type: 'key', key: 'home' }, null],
    [null, null],
  ] as [Action | null, unknown][])('%j: %j', (action, expected) => {
    expect(touch(action)).toEqual(expected);
  });
});

it('gives an action the same place in pixels', () => {
  const tap: Action = { type: 'tap', x: 0.5, y: 0.25, space: 'unit' };
  expect(placedInPixels(tap, SCREEN)).toEqual({ type: 'tap', x: 540, y: 600 });
  const named: Action = { type: 'tap', element: 'one', space: 'unit' };
  expect(placedInPixels(named, SCREEN)).toEqual({ type: 'tap', element: 'one' });
  const drag: Action = { type: 'drag', from: [0, 500], to: [1_000, 250], ms: 9, space: 'thousand' };
  expect(placedInPixels(drag, SCREEN)).toEqual({ type: 'drag', from: [0, 1_200], to: [1_080, 600], ms: 9 });
});
