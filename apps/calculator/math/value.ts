import {
  abs,
  add,
  bits,
  compare,
  decimalsOf,
  div,
  equal,
  exponentOf,
  isWhole,
  mul,
  neg,
  ONE,
  parseRational,
  power,
  ratio,
  roundTo,
  sub,
  ten,
  toFixed,
  whole,
  ZERO,
  type Rational,
} from './rational.ts';
import { asin, atan, exactRoot, exp, ln, modulo, PI, sinCos, sqrt, wholeLog } from './real.ts';

/** A number: exact, or a fraction within 45 significant digits of one that no fraction is. */
export interface Value {
  readonly q: Rational;
  readonly exact: boolean;
}
export type Angle = 'deg' | 'rad';

/** Why there is no result, in words for the person. */
export class MathError extends Error {}

/** Significant digits of what is not exact. */
const KEPT = 45;
/** What two numbers that are not exact differ by, for their size, when they are the same number. */
const NOISE = ten(-40);
/** Size in bits (about 12,000 digits) up to which fractions are kept exact. */
const MOST_BITS = 40_000;
/** Powers of ten beyond which a result is refused. */
const MOST_EXPONENT = 10_000;
const MOST_FACTORIAL = 3000n;

const tooLarge = () => new MathError('The result is too large');
const notReal = () => new MathError('This has no real result');

export const exactly = (q: Rational): Value => settled(q, true);
export const PI_VALUE: Value = { q: roundTo(PI, KEPT), exact: false };
export const E_VALUE: Value = { q: roundTo(exp(ONE), KEPT), exact: false };

/** Keeps a result within size: exact as long as that is small enough. */
function settled(q: Rational, exact: boolean): Value {
  if (q.n !== 0n && exponentOf(q) > MOST_EXPONENT) throw tooLarge();
  if (exact && bits(q) <= MOST_BITS) return { q, exact };
  // What is this small is nought to anyone.
  if (q.n !== 0n && exponentOf(q) < -MOST_EXPONENT) return { q: ZERO, exact: false };
  return { q: roundTo(q, KEPT), exact: false };
}

/** A sum of what is not exact: where the digits cancel down to the noise, nought. */
function summed(q: Rational, a: Value, b: Value): Value {
  const exact = a.exact && b.exact;
  const size = compare(abs(a.q), abs(b.q)) > 0 ? abs(a.q) : abs(b.q);
  return !exact && compare(abs(q), mul(size, NOISE)) < 0 ? { q: ZERO, exact: false } : settled(q, exact);
}

export const plus = (a: Value, b: Value): Value => summed(add(a.q, b.q), a, b);
export const minus = (a: Value, b: Value): Value => summed(sub(a.q, b.q), a, b);
export const times = (a: Value, b: Value): Value => settled(mul(a.q, b.q), a.exact && b.exact);
export const negated = (a: Value): Value => ({ q: neg(a.q), exact: a.exact });

export function over(a: Value, b: Value): Value {
  if (b.q.n === 0n) throw new MathError('Can’t divide by zero');
  return settled(div(a.q, b.q), a.exact && b.exact);
}

export const percent = (a: Value): Value => ({ q: div(a.q, whole(100)), exact: a.exact });

export function root(a: Value): Value {
  if (a.q.n < 0n) throw new MathError('A negative number has no real root');
  const found = exactRoot(a.q, 2n);
  return found ? { q: found, exact: a.exact } : settled(sqrt(a.q), false);
}

export function raised(a: Value, b: Value): Value {
  if (b.q.n === 0n) return exactly(ONE);
  if (a.q.n === 0n) {
    if (b.q.n < 0n) throw new MathError('Can’t divide by zero');
    return a;
  }
  const digits = Math.abs(exponentOf(a.q)) + 1;
  if (isWhole(b.q)) {
    const n = b.q.n;
    const size = n < 0n ? -n : n;
    if (equal(abs(a.q), ONE)) return { q: a.q.n < 0n && n % 2n !== 0n ? neg(ONE) : ONE, exact: a.exact };
    if (BigInt(bits(a.q)) * size <= BigInt(MOST_BITS)) return settled(power(a.q, n), a.exact && b.exact);
    if (size > 10n ** 9n) {
      if (compare(abs(a.q), ONE) > 0 === n > 0n) throw tooLarge();
      return { q: ZERO, exact: false };
    }
    const up = byLogarithm(abs(a.q), b.q);
    return { q: a.q.n < 0n && n % 2n !== 0n ? neg(up) : up, exact: false };
  }
  if (a.q.n < 0n) {
    // The cube root of −8 is real; the square root is not.
    if (b.q.d % 2n === 0n || b.q.d > 1000n) throw notReal();
    const up = raised({ q: neg(a.q), exact: a.exact }, b);
    return b.q.n % 2n === 0n ? up : negated(up);
  }
  if (b.q.d <= 1000n && a.exact && b.exact) {
    const found = exactRoot(a.q, b.q.d);
    if (found) return raised({ q: found, exact: true }, exactly(whole(b.q.n)));
  }
  if (digits * Number(abs(b.q).n / b.q.d) > 10 * MOST_EXPONENT) {
    if (compare(a.q, ONE) > 0 === b.q.n > 0n) throw tooLarge();
    return { q: ZERO, exact: false };
  }
  return settled(byLogarithm(a.q, b.q), false);
}

function byLogarithm(a: Rational, b: Rational): Rational {
  const e = mul(b, ln(a));
  if (compare(e, whole(23_100)) > 0) throw tooLarge();
  return compare(e, whole(-23_100)) < 0 ? ZERO : roundTo(exp(e), KEPT);
}

export function factorial(a: Value): Value {
  if (!isWhole(a.q) || a.q.n < 0n || a.q.n > MOST_FACTORIAL)
    throw new MathError('A factorial needs a whole number from 0 to 3,000');
  let product = 1n;
  for (let k = 2n; k <= a.q.n; k++) product *= k;
  return settled(whole(product), a.exact);
}

export function naturalLog(a: Value): Value {
  if (a.q.n <= 0n) throw new MathError('A logarithm needs a number above zero');
  return equal(a.q, ONE) ? { q: ZERO, exact: a.exact } : settled(ln(a.q), false);
}

export function commonLog(a: Value): Value {
  if (a.q.n <= 0n) throw new MathError('A logarithm needs a number above zero');
  const k = wholeLog(a.q);
  return k === undefined ? settled(div(ln(a.q), ln(whole(10))), false) : { q: whole(k), exact: a.exact };
}

const HALF = ratio(1n, 2n);
/** Sines of the angles in degrees whose sine is a fraction. */
const SINES: readonly [degrees: number, sine: Rational][] = [
  [0, ZERO],
  [30, HALF],
  [90, ONE],
  [150, HALF],
  [180, ZERO],
  [210, neg(HALF)],
  [270, neg(ONE)],
  [330, neg(HALF)],
];
const degrees = (a: Rational): Rational => mul(a, div(whole(180), PI));

function angled(a: Value, unit: Angle): { sin: Value; cos: Value } {
  if (unit === 'deg') {
    const within = modulo(a.q, whole(360));
    const { sin, cos } = sinCos(div(mul(within, PI), whole(180)));
    const table = (at: Rational, or: Rational): Value => {
      const known = SINES.find(([d]) => equal(modulo(at, whole(360)), whole(d)));
      return known ? { q: known[1], exact: a.exact } : settled(or, false);
    };
    return { sin: table(a.q, sin), cos: table(add(a.q, whole(90)), cos) };
  }
  if (a.q.n === 0n) return { sin: { q: ZERO, exact: a.exact }, cos: { q: ONE, exact: a.exact } };
  if (exponentOf(a.q) > 100) throw new MathError('This angle is too large');
  const { sin, cos } = sinCos(a.q);
  // π is not exact: a sine of nought comes out as the noise of its angle.
  const quiet = (q: Rational): Value =>
    settled(!a.exact && compare(abs(q), mul(add(abs(a.q), ONE), NOISE)) < 0 ? ZERO : q, false);
  return { sin: quiet(sin), cos: quiet(cos) };
}

export const sine = (a: Value, unit: Angle): Value => angled(a, unit).sin;
export const cosine = (a: Value, unit: Angle): Value => angled(a, unit).cos;

export function tangent(a: Value, unit: Angle): Value {
  const { sin, cos } = angled(a, unit);
  if (cos.q.n === 0n) throw new MathError('The tangent has no value here');
  // 45° and its like.
  if (unit === 'deg' && equal(modulo(a.q, whole(90)), whole(45)))
    return { q: sin.q.n < 0n === cos.q.n < 0n ? ONE : neg(ONE), exact: a.exact };
  return over(sin, cos);
}

/** An angle found in radians, in the unit; `known` in degrees where it is a whole number of them. */
const found = (radians: Rational, known: number | undefined, a: Value, unit: Angle): Value =>
  known === 0 || (known !== undefined && unit === 'deg')
    ? { q: whole(known), exact: a.exact }
    : settled(unit === 'deg' ? degrees(radians) : radians, false);

function withinOne(a: Value): void {
  if (compare(abs(a.q), ONE) > 0) throw new MathError('An angle has a sine or cosine from −1 to 1');
}

export function arcsine(a: Value, unit: Angle): Value {
  withinOne(a);
  const known = [-90, -30, 0, 30, 90].find(d =>
    equal(a.q, d < 0 ? neg(SINES.find(s => s[0] === -d)![1]) : SINES.find(s => s[0] === d)![1]),
  );
  return found(asin(a.q), known, a, unit);
}

export function arccosine(a: Value, unit: Angle): Value {
  withinOne(a);
  const quarter = unit === 'deg' ? exactly(whole(90)) : over(PI_VALUE, exactly(whole(2)));
  return equal(a.q, ONE) ? { q: ZERO, exact: a.exact } : minus(quarter, arcsine(a, unit));
}

export function arctangent(a: Value, unit: Angle): Value {
  const known = [-1, 0, 1].find(n => equal(a.q, whole(n)));
  return found(atan(a.q), known === undefined ? undefined : known * 45, a, unit);
}

/** Digits that a result is kept with where it cannot be kept whole. */
const WRITTEN = 34;
const LONGEST = 400;

/** A number as a fraction in powers of ten: `1.25e+40`. */
export function scientific(q: Rational, digits: number): string {
  const at = exponentOf(roundTo(q, digits));
  const mantissa = toFixed(roundTo(div(q, ten(at)), digits), digits - 1).replace(/\.?0+$/, '');
  return `${mantissa}e${at < 0 ? '-' : '+'}${Math.abs(at)}`;
}

/**
 * The text by which a result is kept: all its decimals (`0.3`) where they end, else a fraction in lowest
 * terms (`1/3`) where it is exact and
 * short, else 34 significant digits (`1.414213562373095048801688724209698`), with a power of ten (`1.5e+300`) where that is far from one.
 */
export function written({ q, exact }: Value): string {
  const decimals = decimalsOf(q);
  if (exact && decimals !== undefined) {
    const all = toFixed(q, decimals);
    if (all.length <= LONGEST) return all;
  }
  if (exact && decimals === undefined && bits(q) <= 260) return `${q.n}/${q.d}`;
  const r = roundTo(q, WRITTEN);
  const at = exponentOf(r);
  return at > WRITTEN || at < -20 ? scientific(r, WRITTEN) : toFixed(r, Math.max(0, decimalsOf(r) ?? 0));
}

/** The number that a kept text stands for. */
export function read(text: string): Value {
  const q = parseRational(text);
  if (!q) throw new MathError('This is no number');
  return { q, exact: true };
}
