/** Words that say too little to be looked for on a screen. */
const STOP = new Set('a an the of to in on at is was are be it its that this these those and or for from with by my your our their his her one i you me so as but not into there where which who whom what than then them they he she have has had do does did all any only just please leave keep rest else nothing others other'.split(' '));

/** Lower case, one space between words, quotes and dashes in one form. */
export const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/[‘’]/g, '\'').replace(/[–—−]/g, '-').replace(/\s+/g, ' ').trim();

/** The words of a text: runs of letters and digits in lower case; a Han character is a word of its own. */
export function wordsOf(text: string): string[] {
  return plain(text).replace(/'s\b/g, '').match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
}

const ENDINGS = [/(?<=..[^s])s$/, /(?<=...)ing$/, /(?<=...)ed$/, /(?<=...)e$/];

/** A word without its English endings, as far as a rule of thumb tells: `titled` and `title` are one. */
export function stem(word: string): string {
  let found = word;
  for (const ending of ENDINGS) found = found.replace(ending, '');
  return found;
}

/** Stems of the words that say something. */
export const stemsOf = (text: string): string[] => wordsOf(text).filter(word => !STOP.has(word)).map(stem);

/** FNV-1a over UTF-16 units, then mixed so that neighbouring texts lie apart: an unsigned 32-bit number. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return finish(hash);
}

function finish(hash: number): number {
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** One hash of two, in their order. */
export const cross = (a: number, b: number): number => finish(Math.imul(a, 0x9e3779b1) ^ (b + 0x7f4a7c15 + (a << 6) + (a >>> 2)));
