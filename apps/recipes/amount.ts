/** An exact quantity: a fraction in its lowest terms, both whole numbers above zero. */
export interface Amount {
  n: number;
  d: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** `n / d` in its lowest terms. Throws where it is no quantity. */
export function amount(n: number, d = 1): Amount {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d) || n <= 0 || d <= 0)
    throw new RangeError(`${n}/${d} is no quantity`);
  const by = gcd(n, d);
  return { n: n / by, d: d / by };
}
export const times = (a: Amount, b: Amount): Amount => amount(a.n * b.n, a.d * b.d);
export const plus = (a: Amount, b: Amount): Amount => amount(a.n * b.d + b.n * a.d, a.d * b.d);
export const over = (a: Amount, b: Amount): Amount => times(a, { n: b.d, d: b.n });
export const valueOf = (a: Amount): number => a.n / a.d;
export const compare = (a: Amount, b: Amount): number => a.n * b.d - b.n * a.d;
/** The nearest whole number of `1 / parts`, at least one of them. */
export const nearest = (value: number, parts: number): Amount =>
  amount(Math.max(1, Math.round(value * parts)), parts);

const GLYPHS: Record<string, string> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '2/5': '⅖',
  '3/5': '⅗',
  '4/5': '⅘',
  '1/6': '⅙',
  '5/6': '⅚',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};
const FRACTIONS = new Map(Object.entries(GLYPHS).map(([words, glyph]) => [glyph, words]));
const GLYPH = `[${[...FRACTIONS.keys()].join('')}]`;
/** `1 ½`, `1½`, `1 1/2`, `½`, `1/2`, `1.5`, `1,5`, `1,000`. */
const NUMBER = new RegExp(
  `^(?:(\\d+)\\s*(${GLYPH})|(\\d+)\\s+(\\d+)\\s*[/⁄]\\s*(\\d+)|(${GLYPH})|(\\d+)\\s*[/⁄]\\s*(\\d+)|(\\d{1,3}(?:,\\d{3})+)(?![\\d,.]*\\d)|(\\d+)(?:[.,](\\d{1,3}))?)`,
);

/** Digits of other scripts as the usual ones; the text keeps its length. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹０-９]/g, c =>
      String((c.charCodeAt(0) - (c <= '٩' ? 0x660 : c <= '۹' ? 0x6f0 : 0xff10)) % 10),
    )
    .replace(/٫/g, '.');

function ofGlyph(glyph: string, whole = 0): Amount {
  const [n, d] = FRACTIONS.get(glyph)!.split('/').map(Number) as [number, number];
  return amount(whole * d + n, d);
}

/** The quantity that a text begins with, and how many letters it takes; null where it begins with none, or with zero. */
export function readAmount(text: string): { amount: Amount; length: number } | null {
  const m = NUMBER.exec(latinDigits(text));
  if (!m) return null;
  try {
    return { amount: amountOf(m), length: m[0].length };
  } catch {
    return null;
  }
}

/** The amount of a match of NUMBER: `1½`, `1 1/2`, `½`, `1/2`, `1,500` or `1.5`, in the order of its groups. */
function amountOf(match: RegExpExecArray): Amount {
  const [, w1, g1, w2, n2, d2, g3, n4, d4, thousands, integer, decimals = ''] = match as unknown as string[];
  if (w1 !== undefined) return ofGlyph(g1!, Number(w1));
  if (w2 !== undefined) return amount(Number(w2) * Number(d2) + Number(n2), Number(d2));
  if (g3 !== undefined) return ofGlyph(g3);
  if (n4 !== undefined) return amount(Number(n4), Number(d4));
  if (thousands !== undefined) return amount(Number(thousands.replaceAll(',', '')));
  return amount(Number(integer! + decimals), 10 ** decimals.length);
}

/** As cooks write it: `1½`, `5/12`; with `decimal` as `1.5` where that is exact. What is read back is the same quantity. */
export function amountWords({ n, d }: Amount, decimal = false): string {
  if (d === 1) return String(n);
  if (decimal && 1000 % d === 0) return String(n / d);
  const whole = Math.floor(n / d);
  const part = `${n % d}/${d}`;
  const glyph = GLYPHS[part];
  return whole === 0 ? (glyph ?? part) : glyph ? `${whole}${glyph}` : `${whole} ${part}`;
}
