// Over 300 lines: one set of properties for the arithmetic as a unit.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate, preview } from './evaluate.ts';
import { tokens, typed } from './parse.ts';
import {
  add,
  compare,
  decimalsOf,
  div,
  equal,
  mul,
  neg,
  parseRational,
  ratio,
  roundTo,
  sub,
  toFixed,
  type Rational,
} from './rational.ts';
import { MathError, read, written } from './value.ts';

const deg = (text: string) => written(evaluate(text, 'deg'));
const rad = (text: string) => written(evaluate(text, 'rad'));
const why = (text: string) => {
  try {
    return written(evaluate(text, 'deg'));
  } catch (e) {
    return e instanceof MathError ? e.message : e;
  }
};
const near = (text: string, number: number, unit: 'deg' | 'rad' = 'rad') =>
  expect(
    Math.abs(Number(toFixed(evaluate(text, unit).q, 20)) - number) / Math.max(1, Math.abs(number)),
  ).toBeLessThan(1e-13);

const whole = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const fraction = fc
  .tuple(whole, fc.bigInt({ min: 1n, max: 10n ** 20n }))
  .map(([n, d]): Rational => ratio(n, d));
const decimal = fc
  .tuple(whole, fc.integer({ min: 0, max: 20 }))
  .map(([n, places]) => toFixed(ratio(n, 10n ** BigInt(places)), places));

describe('fractions', () => {
  test('form a field, in lowest terms', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        expect(equal(add(a, b), add(b, a)) && equal(mul(a, b), mul(b, a))).toBe(true);
        expect(equal(mul(a, add(b, c)), add(mul(a, b), mul(a, c)))).toBe(true);
        expect(equal(sub(add(a, b), b), a)).toBe(true);
        expect(b.n === 0n || equal(mul(div(a, b), b), a)).toBe(true);
        expect(compare(a, b) + compare(b, a)).toBe(0);
        expect(equal(add(a, neg(a)), ratio(0n))).toBe(true);
      }),
    );
  });

  test('read what they write, and no other text', () => {
    fc.assert(
      fc.property(decimal, text => {
        const q = parseRational(text)!;
        expect(equal(parseRational(toFixed(q, decimalsOf(q)!))!, q)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fraction, q => {
        expect(equal(read(`${q.n}/${q.d}`).q, q)).toBe(true);
      }),
    );
    for (const text of ['', '.', '-', '1.2.3', '1/0', 'x', '1e', '1 2'])
      expect(parseRational(text)).toBeUndefined();
  });

  test('rounding is to the nearest, halves away from nought', () => {
    fc.assert(
      fc.property(fraction, fc.integer({ min: 1, max: 30 }), (q, digits) => {
        const r = roundTo(q, digits);
        const off = sub(r, q);
        expect(
          q.n === 0n || compare(mul(off, off), mul(mul(q, q), ratio(1n, 10n ** BigInt(2 * digits - 2)))) <= 0,
        ).toBe(true);
      }),
    );
    expect([toFixed(ratio(5n, 1000n), 2), toFixed(ratio(-5n, 1000n), 2), toFixed(ratio(2n, 3n), 0)]).toEqual([
      '0.01',
      '-0.01',
      '1',
    ]);
  });
});

describe('expressions', () => {
  test('decimals are exact', () => {
    expect([deg('0.1+0.2'), deg('1.1×1.1'), deg('1÷3×3'), deg('0.3−0.1'), deg('100×1.15')]).toEqual([
      '0.3',
      '1.21',
      '1',
      '0.2',
      '115',
    ]);
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const minus = (t: string) => `(${t.replace('-', '−')})`;
        const [x, y] = [parseRational(a)!, parseRational(b)!];
        expect(equal(evaluate(`${minus(a)}+${minus(b)}`, 'deg').q, add(x, y))).toBe(true);
        expect(equal(evaluate(`${minus(a)}×${minus(b)}−${minus(a)}`, 'deg').q, sub(mul(x, y), x))).toBe(true);
        expect(y.n === 0n || equal(evaluate(`${minus(a)}÷${minus(b)}`, 'deg').q, div(x, y))).toBe(true);
      }),
    );
  });

  test('operators bind as on paper', () => {
    expect([
      deg('2+3×4'),
      deg('(2+3)×4'),
      deg('2^3^2'),
      deg('−2²'),
      deg('8÷2×4'),
      deg('2×−3'),
      deg('5−−3'),
      deg('2(3+4)'),
      deg('3π÷π'),
      deg('2√9'),
      deg('3!²'),
      deg('2^−1'),
      deg('√16+9'),
      deg('5⁻¹'),
    ]).toEqual(['14', '20', '512', '-4', '16', '-6', '8', '14', '3', '6', '36', '0.5', '13', '0.2']);
  });

  test('a percentage that is added is one of what stands before it', () => {
    expect([
      deg('50+10%'),
      deg('80−25%'),
      deg('200×15%'),
      deg('5%'),
      deg('50+2×10%'),
      deg('100+10%+10%'),
    ]).toEqual(['55', '60', '30', '0.05', '50.2', '121']);
  });

  test('brackets that were left open close at the end', () =>
    expect([deg('2×(3+4'), deg('sin(30'), deg('((2+1')]).toEqual(['14', '0.5', '3']));

  test('what is wrong is told in words', () => {
    expect([
      why('1÷0'),
      why('5÷(2−2)'),
      why('2+'),
      why('2×÷3'),
      why('3)'),
      why('()'),
      why('1.2.3'),
      why('√(−4)'),
      why('ln(0)'),
      why('sin⁻¹(2)'),
      why('tan(90)'),
      why('2.5!'),
      why('9^9^9'),
      why('%'),
    ]).toEqual([
      'Can’t divide by zero',
      'Can’t divide by zero',
      'The expression is not finished',
      'Two operators stand side by side',
      'A closing bracket has no opening one',
      'There is nothing in the brackets',
      'A number has two decimal points',
      'A negative number has no real root',
      'A logarithm needs a number above zero',
      'An angle has a sine or cosine from −1 to 1',
      'The tangent has no value here',
      'A factorial needs a whole number from 0 to 3,000',
      'The result is too large',
      'There is no number before %',
    ]);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'0123456789.+−×÷^()%!²√πe', 'sin(', 'ln(', 'tan⁻¹(', '⁻¹'), {
          maxLength: 12,
        }),
        signs => {
          try {
            evaluate(signs.join(''), 'deg');
          } catch (e) {
            expect(e).toBeInstanceOf(MathError);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('functions', () => {
  test('angles that have a fraction for a sine have it exactly', () => {
    expect([
      deg('sin(30)'),
      deg('cos(60)'),
      deg('tan(45)'),
      deg('sin(−90)'),
      deg('cos(180)'),
      deg('tan(135)'),
      deg('sin(390)'),
      deg('sin(180)'),
    ]).toEqual(['0.5', '0.5', '1', '-1', '-1', '-1', '0.5', '0']);
    expect([
      deg('sin⁻¹(0.5)'),
      deg('cos⁻¹(−1)'),
      deg('tan⁻¹(1)'),
      deg('cos⁻¹(0.5)'),
      rad('sin(π)'),
      rad('cos(π÷2)'),
      rad('sin(π÷6)'),
    ]).toEqual(['30', '180', '45', '60', '0', '0', '0.5']);
  });

  test('others are right to 30 digits and more', () => {
    expect(deg('√2')).toBe('1.414213562373095048801688724209698');
    expect(deg('π')).toBe('3.141592653589793238462643383279503');
    expect(deg('e')).toBe('2.718281828459045235360287471352662');
    expect(deg('ln(2)')).toBe('0.6931471805599453094172321214581766');
    expect(deg('log(2)')).toBe('0.301029995663981195213738894724493');
    expect(rad('sin(1)')).toBe('0.841470984807896506652502321630299');
    expect(rad('tan⁻¹(2)')).toBe('1.107148717794090503017065460178537');
    expect([
      deg('√(2)²'),
      deg('√2×√8'),
      deg('ln(e)'),
      deg('e^(ln(7))'),
      deg('10^(log(3))'),
      deg('8^(1÷3)'),
      deg('(−8)^(1÷3)'),
      deg('log(0.001)'),
    ]).toEqual(['2', '4', '1', '7', '3', '2', '-2', '-3']);
  });

  test('agree with the machine’s to its precision', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), n => {
        const x = n / 1000;
        const t = String(x);
        near(`sin(${t})`, Math.sin(x));
        near(`cos(${t})`, Math.cos(x));
        near(`tan⁻¹(${t})`, Math.atan(x));
        near(`√${t}`, Math.sqrt(x));
        near(`1+ln(${t})²`, 1 + Math.log(x) ** 2);
        near(`e^(${t}÷10)`, Math.exp(x / 10));
        near(`${t}^1.7`, x ** 1.7);
      }),
      { numRuns: 60 },
    );
  });

  test('large numbers', () => {
    expect(deg('20!')).toBe('2432902008176640000');
    expect(deg('2^200')).toBe(String(2n ** 200n));
    expect(deg('1000!')).toMatch(/^4\.02387260077093773543702433923\d+e\+2567$/);
  });
});

describe('typing', () => {
  test('other signs for the same are understood', () => {
    expect([
      typed('12*3/4-1'),
      typed('2 x 3'),
      typed('sqrt(9)'),
      typed('asin(0.5)'),
      typed('2**3'),
      typed('sin 30'),
      typed('1.5e3'),
      typed('abc7'),
    ]).toEqual(['12×3÷4−1', '2×3', '√(9)', 'sin⁻¹(0.5)', '2^3', 'sin(30', '1.5×10^3', '7']);
  });

  test('pieces tile the text', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(tokens(text).join('')).toBe(text);
      }),
    );
    expect(tokens('12.5×sin⁻¹(x⁻¹')).toEqual(['12.5', '×', 'sin⁻¹(', 'x', '⁻¹']);
  });

  test('a preview leaves out what is not finished, and is none of a number', () => {
    expect(written(preview('2+3×', 'deg')!)).toBe('5');
    expect([preview('', 'deg'), preview('12.5', 'deg'), preview('5+', 'deg'), preview('1÷0', 'deg')]).toEqual(
      [undefined, undefined, undefined, undefined],
    );
  });

  test('a kept result is read as the number it was', () => {
    fc.assert(
      fc.property(fraction, q => {
        const text = written({ q, exact: true });
        expect(text.includes('e') || decimalsOf(q) === undefined || equal(read(text).q, q)).toBe(true);
      }),
    );
    expect([deg('1÷7'), deg('1÷8'), deg('10^40'), deg('(1÷7)^120')]).toEqual([
      '1/7',
      '0.125',
      `1${'0'.repeat(40)}`,
      expect.stringMatching(/^3\.8\d+e-102$/),
    ]);
  });
});
