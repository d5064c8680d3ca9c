import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { StateError } from './json.ts';
import { draw, hashSeed, splitmix64, streamOf, type Random } from './random.ts';

/** splitmix64 as it is published, on 64-bit integers. */
function reference(seed: bigint, n: bigint): bigint {
  const m = (x: bigint) => BigInt.asUintN(64, x);
  let z = m(seed + n * 0x9e3779b97f4a7c15n);
  z = m((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
  z = m((z ^ (z >> 27n)) * 0x94d049bb133111ebn);
  return z ^ (z >> 31n);
}

const words = (seed: bigint, n: number) => {
  const [hi, lo] = splitmix64(Number(seed >> 32n), Number(seed & 0xffffffffn), n);
  return (BigInt(hi) << 32n) | BigInt(lo);
};

describe('random', () => {
  test('is splitmix64', () => {
    expect([1, 2, 3].map(n => words(1234567n, n))).toEqual([
      6457827717110365317n,
      3203168211198807973n,
      9817491932198370423n,
    ]);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), fc.maxSafeNat(), (seed, n) => {
        expect(words(seed, n)).toBe(reference(seed, BigInt(n)));
      }),
      { numRuns: 500 },
    );
  });

  test('goes on from its state alone and leaves it as it was', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(), (seed, draws) => {
        const state: Random = Object.freeze({ seed, draws });
        const { value, next } = draw(state);
        expect(draw({ ...state })).toEqual({ value, next });
        expect(next).toEqual({ seed, draws: draws + 1 });
        expect(value >= 0 && value < 1).toBe(true);
      }),
    );
    for (const seed of [-1, 0.5, NaN, 2 ** 53]) expect(() => draw({ seed, draws: 0 })).toThrow(StateError);
  });

  test('is even, within a seed and across neighbouring seeds', () => {
    const series = [
      Array.from({ length: 16_000 }, (_, draws) => draw({ seed: 7, draws }).value),
      Array.from({ length: 16_000 }, (_, seed) => draw({ seed, draws: 0 }).value),
      Array.from({ length: 16_000 }, (_, i) => streamOf(1, 'task', i)()),
    ];
    for (const values of series) {
      const bins = new Array<number>(16).fill(0);
      for (const value of values) bins[Math.floor(value * 16)]!++;
      const chi = bins.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
      expect(chi).toBeLessThan(45);
      const pairs =
        values.slice(1).reduce((sum, v, i) => sum + (v - 0.5) * (values[i]! - 0.5), 0) / values.length;
      expect(Math.abs(pairs)).toBeLessThan(0.004);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  test('streams and seeds differ by every label', () => {
    const first = (...labels: (string | number)[]) => streamOf(3, ...labels)();
    const firsts = [
      first(),
      first('a'),
      first('b'),
      first('a', 'b'),
      first('ab'),
      first('a', 1),
      first('a,b'),
    ];
    expect(new Set(firsts).size).toBe(firsts.length);
    expect(streamOf(3, 'a')()).toBe(streamOf('3', 'a')());
    expect(new Set(Array.from({ length: 5000 }, (_, i) => hashSeed(`seed ${i}`))).size).toBe(5000);
    expect(hashSeed('\0')).not.toBe(hashSeed(''));
    expect(Number.isSafeInteger(hashSeed('x'))).toBe(true);
  });
});
