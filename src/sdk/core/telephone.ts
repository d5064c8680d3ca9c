/** Country code of the phone's own network. */
const HOME = '44';

/** Digits that a network dials: `+44 7700 900101`, `07700 900101` and `00447700900101` are one number; service codes stay as they are. */
export function dialled(number: string): string {
  const plain = number.replace(/[^\d+*#]/g, '');
  if (plain.startsWith('+')) return plain.slice(1);
  if (plain.startsWith('00')) return plain.slice(2);
  if (plain.startsWith('0') && plain.length >= 10) return HOME + plain.slice(1);
  return plain;
}

/** A number as a network knows it: `+447700900101` in whatever way it is written; short numbers and codes as they are. */
export function international(number: string): string {
  const digits = dialled(number);
  return digits.length > 6 && !/[*#]/.test(digits) ? `+${digits}` : digits;
}

/** Whether two ways to write a number reach the same phone. */
export const sameNumber = (a: string, b: string): boolean => {
  const digits = dialled(a);
  return digits !== '' && digits === dialled(b);
};

/** Whether a text is a number that can be dialled: digits with the marks that people put between them. */
export const isNumber = (text: string): boolean => /^\+?[\d\s()*#./-]+$/.test(text.trim()) && /\d/.test(text);

const grouped = (digits: string, ...sizes: number[]): string => {
  const parts: string[] = [];
  let at = 0;
  for (const size of sizes) {
    parts.push(digits.slice(at, at + size));
    at += size;
  }
  return parts.join(' ');
};

/** How many digits of a home number, without its 0, stand together: `20 7946 0121`, `113 496 0277`, `808 157 0144`, `7700 900101`. */
const sizesOf = (digits: string): readonly [number, number, number?] =>
  /^2/.test(digits) ? [2, 4, 4] : /^(11|1[2-6]1|[389])/.test(digits) ? [3, 3, 4] : [4, 6];
const home = (digits: string): string => {
  const [a, b, c = 0] = sizesOf(digits);
  return `0${grouped(digits, a, b, c)}`.trimEnd();
};

/**
 * How the phone writes a number, also one that is still being dialled: `07700 900101` and `020 7946 0121` at home, `+1 202 555 0143` and
 * `+34 600 000 000` abroad. What it does not know it leaves as it is.
 */
export function formatNumber(number: string): string {
  const digits = dialled(number);
  const plain = number.replace(/[^\d+*#]/g, '');
  if (/[*#]/.test(plain) || digits.length < 6) return plain;
  if (digits.startsWith(HOME) && digits.length === 12) return home(digits.slice(2));
  if (digits.startsWith('1') && digits.length === 11 && plain !== digits)
    return `+1 ${grouped(digits.slice(1), 3, 3, 4)}`;
  if (plain.startsWith('+') && digits.length === 11)
    return `+${digits.slice(0, 2)} ${grouped(digits.slice(2), 3, 3, 3)}`;
  if (plain.startsWith('0') && plain.length > 5 && !plain.startsWith('00'))
    return plain.length > 11 ? `${plain.slice(0, 5)} ${plain.slice(5)}` : home(plain.slice(1));
  return plain;
}
