/** First digits of every card of this phone: a range that no real card has. */
export const RESERVED = '9990';

/** Whether the last digit of a number is its check digit (Luhn, ISO/IEC 7812). */
export function hasCheckDigit(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((all, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Digits of what was typed. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** What is wrong with a card's number, or null. */
export function numberProblem(text: string): 'length' | 'check' | 'range' | null {
  const digits = digitsOf(text);
  if (digits.length !== 16) return 'length';
  if (!hasCheckDigit(digits)) return 'check';
  return digits.startsWith(RESERVED) ? null : 'range';
}

/** `MM/YY` as the month that it names, `YYYY-MM`; null where it names none. */
export function expiryOf(text: string): string | null {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/\s*(\d\d)\s*$/.exec(text) ?? [];
  return month === undefined ? null : `20${year}-${month}`;
}
/** A month as cards print it, `MM/YY`. */
export const expiryText = (month: string): string => `${month.slice(5)}/${month.slice(2, 4)}`;

/** The fifth digit of a number says which kind of card it is: even for debit, odd for credit. */
export const kindOf = (digits: string): 'debit' | 'credit' =>
  Number(digits[4]) % 2 === 0 ? 'debit' : 'credit';
/** The sixth digit says its network. */
export const schemeOf = (digits: string): 'Meridian' | 'Orrery' =>
  Number(digits[5]) < 5 ? 'Meridian' : 'Orrery';

export const lastFour = (number: string): string => number.slice(-4);
