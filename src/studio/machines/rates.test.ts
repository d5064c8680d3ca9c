import { describe, expect, it } from 'vitest';
import type { Cell } from '../../protocol/wire/machines.ts';
import { Rates } from './rates.ts';

const cell = (uptimeMs: number, steps: number, busyMs = 0) =>
  ({
    uptimeMs,
    work: { steps, drawn: steps * 2, cached: 0 },
    renderers: { pages: [{}, {}], busyMs },
  }) as unknown as Cell;

describe('rates of a cell', () => {
  it('are differences over its own clock', () => {
    const rates = new Rates();
    expect(rates.add(cell(1_000, 10))).toEqual([]);
    expect(rates.add(cell(3_000, 30, 2_000))).toEqual([
      { at: 3, steps: 10, drawn: 20, cached: 0, busy: 0.5 },
    ]);
  });
  it('count a reading once, and begin anew with the cell', () => {
    const rates = new Rates();
    rates.add(cell(1_000, 10));
    rates.add(cell(2_000, 12));
    expect(rates.add(cell(2_000, 12))).toHaveLength(1);
    expect(rates.add(cell(500, 1))).toEqual([]);
    expect(rates.add(cell(1_500, 4))).toMatchObject([{ steps: 3 }]);
  });
});
