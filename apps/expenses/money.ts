import type { Account, Settings } from './state.ts';

export type Currency = Account['currency'];
export const SIGN: Record<Currency, string> = { GBP: '£', EUR: '€' };
export const MOST_CENTS = 99_999_999_99;
const ONE = 10_000;

/** `£1,010.00`, or `1,010.00 £` as it was set; `sign` puts + or − before it. */
export function moneyText(
  cents: number,
  currency: Currency,
  symbol: Settings['symbol'],
  sign?: '+' | '−',
): string {
  const whole = Math.floor(Math.abs(cents) / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  const number = `${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
  const lead = sign ?? (cents < 0 ? '−' : '');
  return symbol === 'before' ? `${lead}${SIGN[currency]}${number}` : `${lead}${number} ${SIGN[currency]}`;
}

/** `1010.00`, as a field and a table have it. */
export const plainAmount = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

/**
 * Cents of a typed amount such as `12`, `12.5`, `1,010.00` or `£12.50`; null where it is none, or too large.
 * Never by way of a fraction.
 */
export function centsOf(text: string): number | null {
  const found = /^[£€]?\s*(\d{1,8}|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?\s*[£€]?$/.exec(text.trim());
  if (!found || (found[1] === undefined && !found[2])) return null;
  const cents = Number((found[1] ?? '0').replaceAll(',', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return cents <= MOST_CENTS ? cents : null;
}

/** The same with a sign before it, as balances have. */
export function signedCentsOf(text: string): number | null {
  const trimmed = text.trim();
  const cents = centsOf(trimmed.replace(/^[-−]\s*/, ''));
  return cents === null ? null : /^[-−]/.test(trimmed) ? -cents : cents;
}

/** Pence of an amount in a currency whose unit is worth `rate` ten-thousandths of a pound. */
export const toPence = (cents: number, rate: number): number => Math.round((cents * rate) / ONE);
export const exchanged = (cents: number, from: number, to: number): number => Math.round((cents * from) / to);
/** `0.8640` of 8640, and back. */
export const rateText = (rate: number): string =>
  `${Math.floor(rate / ONE)}.${String(rate % ONE).padStart(4, '0')}`;
export function rateOf(text: string): number | null {
  const found = /^(\d{1,2})(?:\.(\d{1,4}))?$/.exec(text.trim());
  const rate = found ? Number(found[1]) * ONE + Number((found[2] ?? '').padEnd(4, '0')) : 0;
  return rate > 0 ? rate : null;
}

const OPERATORS = '+−×÷';
/** The text after a key of the pad. */
export function press(text: string, key: string): string {
  if (key === 'clear') return '';
  if (key === 'delete') return text.slice(0, -1);
  const last = text.at(-1) ?? '';
  if (OPERATORS.includes(key))
    return text === '' || last === '.'
      ? text
      : OPERATORS.includes(last)
        ? text.slice(0, -1) + key
        : text + key;
  const number = text.split(/[+−×÷]/).at(-1)!;
  if (key === '.') return number.includes('.') ? text : `${text}${number === '' ? '0' : ''}.`;
  if (/\.\d\d$/.test(number) || number.replace('.', '').length >= 8) return text;
  return number === '0' ? text.slice(0, -1) + key : text + key;
}

/** Cents of what stands on the pad, × and ÷ before + and −; null where it is not finished, or below nought. */
export function worthOf(text: string): number | null {
  const parts = text.split(/([+−×÷])/);
  const numbers = parts.filter((_, i) => i % 2 === 0).map(centsOf);
  if (numbers.some(n => n === null)) return null;
  const terms = [numbers[0]!];
  for (let i = 1; i < parts.length; i += 2) {
    const [operator, n] = [parts[i]!, numbers[(i + 1) / 2]!];
    const last = terms.length - 1;
    if (operator === '×') terms[last] = Math.round((terms[last]! * n) / 100);
    else if (operator === '÷') {
      if (n === 0) return null;
      terms[last] = Math.round((terms[last]! * 100) / n);
    } else terms.push(operator === '−' ? -n : n);
  }
  const sum = terms.reduce((a, b) => a + b, 0);
  return sum >= 0 && sum <= MOST_CENTS ? sum : null;
}
