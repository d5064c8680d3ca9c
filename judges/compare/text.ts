import { dialled } from '../../src/sdk/core/telephone.ts';
import { startsSentence } from '../../src/state/sentence.ts';
import type { Comparison } from '../../src/state/schema.ts';

const QUOTES = /[‘’‚‛′`´]/g;
const DOUBLE_QUOTES = /[“”„‟″«»「」『』]/g;
const DASHES = /[‐‑‒–—―−]/g;

/** Text as `words` compares it: one form of Unicode, quotes, dashes, ellipses and line ends, and no blanks at line ends. */
export function foldWords(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .replaceAll('…', '...')
    .replace(/[\t\u00a0\u2007\u202f]/g, ' ')
    .replace(/ +$/gm, '')
    .trim();
}

/** Text as `name` compares it: as `words`, without capitals. */
export const foldName = (text: string): string => foldWords(text).toLowerCase();

const isNumberLike = (text: string) => /^[+\d][\d\s().-]*$/.test(text.trim());

/** A number's digits with its country, an e-mail address without capitals; another text, such as a sender's name, as it is. */
function foldNumber(text: string): string {
  if (isNumberLike(text)) return dialled(text);
  return text.includes('@') ? text.trim().toLowerCase() : text;
}

const MINUTE_MS = 60_000;

/**
 * Whether a text is the wanted one but for capitals at the start of sentences, which the phone's own keyboard writes. Capitals that are
 * wanted have to be there.
 */
export function differsInSentenceCase(wanted: string, made: string): boolean {
  const want = foldWords(wanted);
  const have = foldWords(made);
  if (want.length !== have.length) return false;
  for (let i = 0; i < want.length; i++) {
    if (want[i] === have[i]) continue;
    if (want[i]!.toUpperCase() !== have[i] || !startsSentence(want.slice(0, i))) return false;
  }
  return true;
}

/** Whether two values of a field without parts are the same, as its schema says. */
export function sameScalar(comparison: Comparison, a: unknown, b: unknown): boolean {
  if (a === b) return true;
  switch (comparison) {
    case 'stamp':
      return true;
    case 'words':
      return foldWords(String(a ?? '')) === foldWords(String(b ?? ''));
    case 'name':
      return foldName(String(a ?? '')) === foldName(String(b ?? ''));
    case 'phoneNumber':
      return foldNumber(String(a ?? '')) === foldNumber(String(b ?? ''));
    case 'minute':
      return (
        typeof a === 'number' &&
        typeof b === 'number' &&
        Math.floor(a / MINUTE_MS) === Math.floor(b / MINUTE_MS)
      );
    default:
      return false;
  }
}
