import { tokens, typed } from './math/parse.ts';
import {
  decimalsOf,
  div,
  exponentOf,
  parseRational,
  roundTo,
  ten,
  toFixed,
  type Rational,
} from './math/rational.ts';
import type { Settings } from './state.ts';

export interface Signs {
  group: string;
  decimal: string;
}

const SIGNS: Record<Settings['separators'], Signs> = {
  comma_point: { group: ',', decimal: '.' },
  point_comma: { group: '.', decimal: ',' },
  space_comma: { group: '\u00a0', decimal: ',' },
  plain: { group: '', decimal: '.' },
};
export const signsOf = (settings: Pick<Settings, 'separators'>): Signs => SIGNS[settings.separators];

/** Digits that a result is shown with where they do not end. */
const SHOWN = 12;
/** Digits up to which a result that ends is shown whole. */
const WHOLE = 21;

/** A plain decimal text (`-1234.5`) as people read it: `−1,234.5`. */
export function grouped(plain: string, { group, decimal }: Signs): string {
  const [, sign = '', before = '', after] = /^([-−]?)(\d*)(?:\.(\d*))?$/.exec(plain) ?? [];
  return `${sign ? '−' : ''}${group ? before.replace(/\B(?=(\d{3})+$)/g, group) : before}${after === undefined ? '' : `${decimal}${after}`}`;
}

const trimmed = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

function powered(q: Rational, step: number): { mantissa: string; exponent: number } {
  const r = roundTo(q, SHOWN);
  const exponent = Math.floor(exponentOf(r) / step) * step;
  return { mantissa: trimmed(toFixed(div(r, ten(exponent)), SHOWN)), exponent };
}

/** A number in plain digits, `-1.5e-7` where they would be too many. */
export function plainNumber(q: Rational, format: Settings['format'] = 'automatic'): string {
  if (q.n === 0n) return format === 'two' ? '0.00' : '0';
  const at = exponentOf(q);
  const inPowers = (step: number) => {
    const { mantissa, exponent } = powered(q, step);
    return `${mantissa}e${exponent}`;
  };
  if (format === 'scientific') return inPowers(1);
  if (format === 'engineering') return inPowers(3);
  if (at >= WHOLE || (at < -9 && format !== 'two')) return inPowers(1);
  if (format === 'two') return toFixed(q, 2);
  const decimals = decimalsOf(q);
  if (decimals !== undefined && decimals <= WHOLE && Math.max(at, 0) + 1 + decimals <= WHOLE)
    return toFixed(q, decimals);
  const r = roundTo(q, Math.max(SHOWN, at + 1));
  return exponentOf(r) >= WHOLE ? inPowers(1) : trimmed(toFixed(r, Math.max(0, SHOWN - 1 - at)));
}

/** Plain digits as people read them, a power of ten as `E`: `1.5E−7`. */
export function readable(plain: string, signs: Signs): string {
  const [mantissa = '', exponent] = plain.split('e');
  return `${grouped(mantissa, signs)}${exponent === undefined ? '' : `E${exponent.replace('-', '−').replace('+', '')}`}`;
}

/** A kept result as the screen shows it. */
export const shownResult = (result: string, settings: Settings): string =>
  readable(plainNumber(parseRational(result)!, settings.format), signsOf(settings));

/** An expression as the screen shows it: numbers grouped, with the person's decimal sign. */
export function spelled(expression: string, signs: Signs): string {
  return tokens(expression)
    .map(t => (/^[\d.]/.test(t) && t.split('.').length < 3 ? grouped(t, signs) : t))
    .join('');
}

const kept = (c: string, signs: Signs) => c !== signs.group || signs.group === '';
/** Where a caret of the shown text stands in the expression. */
export const offsetIn = (shown: string, at: number, signs: Signs): number =>
  [...shown.slice(0, at)].filter(c => kept(c, signs)).join('').length;
/** Where a caret of the expression stands in the shown text. */
export function offsetShown(shown: string, at: number, signs: Signs): number {
  let left = at;
  for (let i = 0; i < shown.length; i++)
    if (kept(shown[i]!, signs)) {
      if (left === 0) return i;
      left--;
    }
  return shown.length;
}

/** Which sign of a number stands before its decimals; undefined where each stands between thousands. */
function decimalSign(number: string, { group, decimal }: Signs): string | undefined {
  const signs = number.match(/[.,]/g)!;
  if (new Set(signs).size === 2) return signs.at(-1);
  const threes = /^\d{1,3}([.,]\d{3})+$/.test(number);
  if (signs.length > 1) return threes ? undefined : decimal;
  const [sign] = signs;
  return !threes || sign === decimal ? sign : sign === group || sign === ',' ? undefined : sign;
}

/**
 * What was typed or pasted, as an expression. A point or comma that can only be the decimal sign is one, whatever the setting: the
 * point of `12.5` and the comma of `12,5`; of `1,234` it is what the setting says.
 */
export function understood(text: string, signs: Signs): string {
  const joined = text.replace(/[\u00a0\u202f]/g, ' ').replace(/(\d) (?=\d{3}(?!\d))/g, '$1');
  return typed(
    joined.replace(/[\d.,]*[.,][\d.,]*/g, number => {
      const decimal = decimalSign(number, signs);
      return [...number]
        .filter(c => /\d/.test(c) || c === decimal)
        .map(c => (c === decimal ? '.' : c))
        .join('');
    }),
  );
}

/** The number that stands in a pasted text, such as `£1,234.50 a month`; undefined where there is none. */
export function numberIn(text: string, signs: Signs): string | undefined {
  const found = /[-−]?\s?[£$€¥]?\s?(\d[\d.,\u00a0\u202f ]*\d|\d|[.,]\d+)/.exec(text);
  if (!found) return undefined;
  const digits = understood(found[1]!.trim(), signs);
  return parseRational(digits) === undefined ? undefined : `${/^[-−]/.test(found[0]) ? '−' : ''}${digits}`;
}
