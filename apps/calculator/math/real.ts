import {
  compare,
  div,
  exponentOf,
  floor,
  mul,
  ONE,
  ratio,
  rounded,
  sub,
  ten,
  whole,
  ZERO,
  type Rational,
} from './rational.ts';

/*
 * Functions of real numbers by series over whole numbers, so that every machine finds the same digits. Each result is right to 50
 * places after the point or to 50 significant digits, whichever is coarser, for arguments as `value.ts` lets them through.
 */

/** Places after the point that series are worked out to. */
const PLACES = 72;

const fixed = (a: Rational, places: number): bigint => rounded(a.n * 10n ** BigInt(places), a.d);
const unfixed = (n: bigint, places: number): Rational => ratio(n, 10n ** BigInt(places));

/** Sum of ±1 / ((2k+1) m^(2k+1)) times `one`: arctan(1/m) where signs alternate, artanh(1/m) where they do not. */
function inverseSeries(m: bigint, one: bigint, alternate: boolean): bigint {
  let term = one / m;
  let sum = term;
  for (let k = 1n; term !== 0n; k++) {
    term /= m * m;
    sum += (alternate && k % 2n === 1n ? -1n : 1n) * (term / (2n * k + 1n));
  }
  return sum;
}

/** A constant by its places after the point, kept for those asked last. */
function constant(make: (one: bigint) => bigint): (places: number) => bigint {
  const kept = new Map<number, bigint>();
  return places => {
    let found = kept.get(places);
    if (found === undefined) {
      if (kept.size > 8) kept.clear();
      found = make(10n ** BigInt(places + 10)) / 10n ** 10n;
      kept.set(places, found);
    }
    return found;
  };
}

/** Machin's formula. */
const piAt = constant(one => 16n * inverseSeries(5n, one, true) - 4n * inverseSeries(239n, one, true));
const ln2At = constant(
  one =>
    18n * inverseSeries(26n, one, false) -
    2n * inverseSeries(4801n, one, false) +
    8n * inverseSeries(8749n, one, false),
);

export const PI: Rational = unfixed(piAt(PLACES), PLACES);

function integerRoot(n: bigint, degree: bigint): bigint {
  if (n < 2n) return n;
  // From above, so that each step goes down until it is there.
  let x = 1n << BigInt(Math.ceil(n.toString(2).length / Number(degree)));
  for (;;) {
    const next = ((degree - 1n) * x + n / x ** (degree - 1n)) / degree;
    if (next >= x) return x;
    x = next;
  }
}

/** The root that is itself a fraction, where there is one. `a` is not below zero. */
export function exactRoot(a: Rational, degree: bigint): Rational | undefined {
  const n = integerRoot(a.n, degree);
  if (n ** degree !== a.n) return undefined;
  const d = integerRoot(a.d, degree);
  return d ** degree === a.d ? { n, d } : undefined;
}

/** Square root of a number not below zero. */
export function sqrt(a: Rational): Rational {
  if (a.n === 0n) return ZERO;
  const places = Math.max(0, PLACES - Math.floor(exponentOf(a) / 2));
  return unfixed(integerRoot((a.n * 10n ** BigInt(2 * places)) / a.d, 2n), places);
}

/** e to the power a; `a` is within ±30,000. */
export function exp(a: Rational): Rational {
  const one = 10n ** BigInt(PLACES);
  const x = fixed(a, PLACES);
  const twos = rounded(x, ln2At(PLACES));
  const rest = (x - twos * ln2At(PLACES)) / 256n;
  let term = one,
    sum = one;
  for (let k = 1n; term !== 0n; k++) {
    term = (term * rest) / one / k;
    sum += term;
  }
  for (let i = 0; i < 8; i++) sum = (sum * sum) / one;
  return twos >= 0n ? ratio(sum << twos, one) : ratio(sum, one << -twos);
}

/** Natural logarithm of a number above zero. */
export function ln(a: Rational): Rational {
  const one = 10n ** BigInt(PLACES);
  let twos = a.n.toString(2).length - a.d.toString(2).length;
  let m = twos >= 0 ? ratio(a.n, a.d << BigInt(twos)) : ratio(a.n << BigInt(-twos), a.d);
  if (compare(m, ratio(7n, 10n)) < 0) {
    m = mul(m, whole(2));
    twos--;
  }
  // Close to 1 the logarithm is small: more places keep as many digits.
  const near = sub(m, ONE);
  const more = twos === 0 && near.n !== 0n ? Math.max(0, -exponentOf(near)) : 0;
  const t = fixed(div(near, { n: m.n + m.d, d: m.d }), PLACES + more);
  const scale = one * 10n ** BigInt(more);
  let power = t,
    sum = t;
  for (let k = 3n; power !== 0n; k += 2n) {
    power = (((power * t) / scale) * t) / scale;
    sum += power / k;
  }
  return unfixed(2n * sum + BigInt(twos) * ln2At(PLACES + more), PLACES + more);
}

/** Sine and cosine of an angle in radians. */
export function sinCos(a: Rational): { sin: Rational; cos: Rational } {
  const places = PLACES + Math.max(0, exponentOf(a));
  const quarter = piAt(places) / 2n;
  const x = fixed(a, places);
  const turns = rounded(x, quarter);
  const r = (x - turns * quarter) / 10n ** BigInt(places - PLACES);
  const one = 10n ** BigInt(PLACES);
  let sin = 0n,
    cos = 0n,
    term = one;
  for (let k = 0n; term !== 0n; k++) {
    const sign = k % 4n < 2n ? 1n : -1n;
    if (k % 2n === 0n) cos += sign * term;
    else sin += sign * term;
    term = (term * r) / one / (k + 1n);
  }
  const [s, c] = [
    [sin, cos],
    [cos, -sin],
    [-sin, -cos],
    [-cos, sin],
  ][Number(((turns % 4n) + 4n) % 4n)]!;
  return { sin: unfixed(s!, PLACES), cos: unfixed(c!, PLACES) };
}

/** Arctangent in radians. */
export function atan(a: Rational): Rational {
  if (a.n < 0n) {
    const up = atan({ n: -a.n, d: a.d });
    return { n: -up.n, d: up.d };
  }
  if (compare(a, ONE) > 0) return sub(div(PI, whole(2)), atan({ n: a.d, d: a.n }));
  const one = 10n ** BigInt(PLACES);
  let x = fixed(a, PLACES);
  // arctan x = 2 arctan(x / (1 + √(1 + x²))), thrice: the series then takes few terms.
  for (let i = 0; i < 3; i++) x = (x * one) / (one + integerRoot(one * one + x * x, 2n));
  let power = x,
    sum = x;
  for (let k = 1n; power !== 0n; k++) {
    power = (((power * x) / one) * x) / one;
    sum += ((k % 2n === 1n ? -1n : 1n) * power) / (2n * k + 1n);
  }
  return unfixed(8n * sum, PLACES);
}

/** Arcsine in radians of a number from −1 to 1. */
export function asin(a: Rational): Rational {
  const cos2 = sub(ONE, mul(a, a));
  return cos2.n === 0n ? mul(PI, ratio(a.n, 2n)) : atan(div(a, sqrt(cos2)));
}

/** Remainder of a by b, not below zero. */
export const modulo = (a: Rational, b: Rational): Rational => sub(a, mul(b, whole(floor(div(a, b)))));

/** The k of a = 10^k, where there is one. */
export function wholeLog(a: Rational): number | undefined {
  const k = a.n > 0n ? exponentOf(a) : 0;
  return a.n > 0n && compare(a, ten(k)) === 0 ? k : undefined;
}
