/** A fraction in lowest terms; `d` is above zero. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

const magnitude = (n: bigint): bigint => (n < 0n ? -n : n);

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** n ÷ d in lowest terms. Throws RangeError for d = 0. */
export function ratio(n: bigint, d: bigint = 1n): Rational {
  if (d === 0n) throw new RangeError('A fraction of nought');
  if (d === 1n) return { n, d };
  const by = gcd(magnitude(n), magnitude(d)) * (d < 0n ? -1n : 1n);
  return { n: n / by, d: d / by };
}

export const whole = (n: number | bigint): Rational => ({ n: BigInt(n), d: 1n });
export const ZERO = whole(0);
export const ONE = whole(1);

export const add = (a: Rational, b: Rational): Rational => ratio(a.n * b.d + b.n * a.d, a.d * b.d);
export const sub = (a: Rational, b: Rational): Rational => ratio(a.n * b.d - b.n * a.d, a.d * b.d);
export const mul = (a: Rational, b: Rational): Rational => ratio(a.n * b.n, a.d * b.d);
/** Throws RangeError for b = 0. */
export const div = (a: Rational, b: Rational): Rational => ratio(a.n * b.d, a.d * b.n);
export const neg = (a: Rational): Rational => ({ n: -a.n, d: a.d });
export const abs = (a: Rational): Rational => ({ n: magnitude(a.n), d: a.d });
export const compare = (a: Rational, b: Rational): number => {
  const by = a.n * b.d - b.n * a.d;
  return by < 0n ? -1 : by > 0n ? 1 : 0;
};
export const equal = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;
export const isWhole = (a: Rational): boolean => a.d === 1n;
export const ten = (exponent: number): Rational =>
  exponent >= 0 ? { n: 10n ** BigInt(exponent), d: 1n } : { n: 1n, d: 10n ** BigInt(-exponent) };
/** a to a whole power, above zero or below. Throws RangeError for nought to a power below zero. */
export const power = (a: Rational, exponent: bigint): Rational =>
  exponent >= 0n ? { n: a.n ** exponent, d: a.d ** exponent } : ratio(a.d ** -exponent, a.n ** -exponent);

/** Binary digits that numerator and denominator take. */
export const bits = (a: Rational): number =>
  (magnitude(a.n).toString(16).length + a.d.toString(16).length) * 4;

/** Division that rounds halves away from zero. */
export function rounded(n: bigint, d: bigint): bigint {
  const up = (2n * magnitude(n) + d) / (2n * d);
  return n < 0n ? -up : up;
}

/** The largest whole number not above a. */
export const floor = (a: Rational): bigint => (a.n >= 0n || a.n % a.d === 0n ? a.n / a.d : a.n / a.d - 1n);

/** What `12`, `-0.5`, `.25`, `1.5e-7` or `22/7` stands for; undefined for anything else. */
export function parseRational(text: string): Rational | undefined {
  const halves = text.split('/');
  if (halves.length === 2) {
    const [n, d] = halves.map(parseRational);
    return n && d && d.n !== 0n ? div(n, d) : undefined;
  }
  const [, sign, before = '', after = '', exponent = '0'] =
    /^([-−+]?)(\d*)\.?(\d*)(?:[eE]([-+]?\d{1,5}))?$/.exec(text.trim()) ?? [];
  if (sign === undefined || before + after === '') return undefined;
  const digits = mul(ratio(BigInt(before + after), 10n ** BigInt(after.length)), ten(Number(exponent)));
  return sign === '-' || sign === '−' ? neg(digits) : digits;
}

/** The power of ten of the first digit of a: 2 for 345, −3 for 0.0012. */
export function exponentOf(a: Rational): number {
  if (a.n === 0n) return 0;
  const n = magnitude(a.n);
  const guess = n.toString().length - a.d.toString().length;
  return compare({ n, d: a.d }, ten(guess)) < 0 ? guess - 1 : guess;
}

/** a rounded to so many significant digits, halves away from zero. */
export function roundTo(a: Rational, digits: number): Rational {
  if (a.n === 0n) return a;
  const shift = digits - 1 - exponentOf(a);
  return shift >= 0
    ? ratio(rounded(a.n * 10n ** BigInt(shift), a.d), 10n ** BigInt(shift))
    : { n: rounded(a.n, a.d * 10n ** BigInt(-shift)) * 10n ** BigInt(-shift), d: 1n };
}

/** Digits after the point that a needs; undefined where they never end. */
export function decimalsOf(a: Rational): number | undefined {
  let { d } = a;
  let twos = 0,
    fives = 0;
  while (d % 2n === 0n) {
    d /= 2n;
    twos++;
  }
  while (d % 5n === 0n) {
    d /= 5n;
    fives++;
  }
  return d === 1n ? Math.max(twos, fives) : undefined;
}

/** a with exactly so many digits after the point, rounded: `-0.50`. */
export function toFixed(a: Rational, decimals: number): string {
  const all = rounded(a.n * 10n ** BigInt(decimals), a.d);
  const digits = magnitude(all)
    .toString()
    .padStart(decimals + 1, '0');
  return `${all < 0n ? '-' : ''}${digits.slice(0, digits.length - decimals)}${decimals ? `.${digits.slice(digits.length - decimals)}` : ''}`;
}
