import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf, toneOf, TONES } from './names.ts';
import { positionFor, rowStarts, windowOf } from './offsets.ts';
import { axisOf, niceMax, shareOf, snap, THUMB_INSET, valueAt } from './values.ts';

describe('positionFor', () => {
  it('counts from the end where anchored there, and never leaves the range', () => {
    expect(positionFor(30, 100, 'start')).toBe(30);
    expect(positionFor(0, 100, 'end')).toBe(100);
    expect(positionFor(30, 100, 'end')).toBe(70);
    expect(positionFor(500, 100, 'start')).toBe(100);
    expect(positionFor(500, 100, 'end')).toBe(0);
    expect(positionFor(5, -10, 'end')).toBe(0);
  });
});

describe('windowOf', () => {
  it('draws the rows in the window and as many more as asked', () => {
    expect(windowOf(1000, 56, 560, 560, 0)).toEqual({
      from: 10,
      to: 20,
      before: 560,
      after: 980 * 56,
      total: 56_000,
    });
    expect(windowOf(1000, 56, 570, 560, 2)).toMatchObject({ from: 8, to: 23 });
    expect(windowOf(3, 56, 0, 800, 4)).toEqual({ from: 0, to: 3, before: 0, after: 0, total: 168 });
    expect(windowOf(0, 56, 0, 800, 4).to).toBe(0);
  });
  it('draws the last rows for an offset beyond the end', () => {
    expect(windowOf(100, 50, 1e9, 500, 0)).toMatchObject({ from: 90, to: 100, after: 0 });
  });
  it('covers the window for rows of any heights, and adds up', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 80 }),
        fc.nat(20_000),
        fc.integer({ min: 1, max: 900 }),
        fc.nat(5),
        (heights, position, page, overscan) => {
          const height = (i: number) => heights[i]!;
          const w = windowOf(heights.length, height, position, page, overscan);
          const drawn = heights.slice(w.from, w.to).reduce((a, b) => a + b, 0);
          expect(w.before + drawn + w.after).toBe(w.total);
          const at = Math.max(0, Math.min(position, w.total - page));
          expect(w.before).toBeLessThanOrEqual(at);
          expect(w.before + drawn).toBeGreaterThanOrEqual(Math.min(w.total, at + page));
        },
      ),
    );
  });
  it('says the same for equal rows given as a number or as a function', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 100 }),
        fc.nat(20_000),
        fc.integer({ min: 1, max: 900 }),
        (count, h, position, page) => {
          expect(windowOf(count, () => h, position, page, 2)).toEqual(windowOf(count, h, position, page, 2));
        },
      ),
    );
  });
  it('adds the heights up', () => expect(rowStarts(3, i => i + 1)).toEqual([0, 1, 3, 6]));
});

describe('slider', () => {
  const rect = { left: 16, width: 200 + 2 * THUMB_INSET };
  const range = { min: 0, max: 100, step: 5 };
  it('reads the value under a finger on the nearest step', () => {
    expect(valueAt(16 + THUMB_INSET, rect, range, false)).toBe(0);
    expect(valueAt(16 + THUMB_INSET + 100, rect, range, false)).toBe(50);
    expect(valueAt(16 + THUMB_INSET + 104, rect, range, false)).toBe(50);
    expect(valueAt(16 + THUMB_INSET + 106, rect, range, false)).toBe(55);
    expect(valueAt(-50, rect, range, false)).toBe(0);
    expect(valueAt(900, rect, range, false)).toBe(100);
  });
  it('mirrors from right to left', () => {
    expect(valueAt(16 + THUMB_INSET, rect, range, true)).toBe(100);
    expect(valueAt(16 + THUMB_INSET + 150, rect, range, true)).toBe(25);
  });
  it('keeps tenths clean and stays in range when max is off the steps', () => {
    expect(snap(0.30000000000000004, 0, 1, 0.1)).toBe(0.3);
    expect(snap(9.9, 0, 10, 4)).toBe(8);
    expect(snap(11, 0, 10, 4)).toBe(10);
    expect(snap(5, 3, 3, 1)).toBe(3);
  });
  it('gives shares from nought to one', () => {
    expect(shareOf(15, 10, 20)).toBe(0.5);
    expect(shareOf(-1, 0, 10)).toBe(0);
    expect(shareOf(1, 1, 1)).toBe(0);
  });
});

describe('axes', () => {
  it('ends on round numbers that hold every value', () => {
    expect([0, 7, 12_100, 0.03, 80, 81].map(niceMax)).toEqual([1, 8, 20_000, 0.04, 80, 100]);
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1 }), values => {
        const { floor, top } = axisOf(values, false);
        expect(top).toBeGreaterThan(floor);
        expect(top).toBeGreaterThanOrEqual(Math.max(...values) * (1 - 1e-6));
        expect(floor).toBeLessThanOrEqual(Math.min(...values) * (1 + 1e-6));
      }),
    );
  });
  it('starts near the values where they stay far from nought, but bars start at nought', () => {
    expect(axisOf([71, 70.6, 69.7], false).floor).toBeGreaterThan(60);
    expect(axisOf([71, 70.6, 69.7], true).floor).toBe(0);
  });
});

describe('names', () => {
  it('takes the first letters of the first and last word', () => {
    expect(
      [
        'Ada Okafor',
        'dana',
        'Jean Luc de Vries',
        '李明',
        'Élodie Martin',
        '  ',
        '(Dr) Who',
        '+44 20 7946',
        '👩‍🚀',
      ].map(initialsOf),
    ).toEqual(['AO', 'D', 'JV', '李', 'ÉM', '?', 'DW', '47', '👩‍🚀']);
  });
  it('gives a name one tone, and names many', () => {
    expect(toneOf('Ada Okafor')).toBe(toneOf(' Ada Okafor '));
    const tones = new Set(Array.from({ length: 200 }, (_, i) => toneOf(`Person ${i}`)));
    expect(tones.size).toBe(TONES);
  });
});
