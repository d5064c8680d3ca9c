const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
const first = (word: string): string => [...segments.segment(word)][0]?.segment ?? '';

/** The initials of a name: of its first and last word, or its first character if it is one word or has no letters. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter(w => /[\p{L}\p{N}]/u.test(w))
    .map(w => w.replace(/^[^\p{L}\p{N}]+/u, ''));
  if (words.length === 0) return first(name.trim()) || '?';
  const letters = words.length === 1 ? first(words[0]!) : first(words[0]!) + first(words.at(-1)!);
  return letters.toLocaleUpperCase('en');
}

export const TONES = 8;

/** A tone from 0 to 7 that depends on the name alone (FNV-1a). */
export function toneOf(name: string): number {
  let h = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(name.trim())) h = Math.imul(h ^ unit, 0x01000193) >>> 0;
  return h % TONES;
}

/** How a badge writes a count: nothing above 999. */
export const countWords = (count: number): string => (count > 999 ? '999+' : String(count));
