/** Most that a post may count. */
export const LIMIT = 280;
/** What a link counts, however long it is. */
const LINK = 23;

const LINKS = /(?:https?:\/\/|www\.)[^\s]+|\b[a-z0-9-]+\.example(?:\/[^\s]*)?/giu;
const WIDE = /[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF]/u;
const PICTOGRAM = /\p{Extended_Pictographic}/u;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function weightOf(cluster: string): number {
  if (PICTOGRAM.test(cluster)) return 2;
  return WIDE.test(cluster) ? 2 : [...cluster].length;
}

/** How long a text counts: a link 23, a Chinese or Japanese character or an emoji 2, everything else 1. */
export function lengthOf(text: string): number {
  const links = text.match(LINKS)?.length ?? 0;
  const rest = text.replace(LINKS, '');
  let sum = links * LINK;
  for (const { segment } of clusters.segment(rest)) sum += weightOf(segment);
  return sum;
}

export type PieceKind = 'text' | 'link' | 'mention' | 'tag';
export interface Piece {
  kind: PieceKind;
  text: string;
}
const MARKS =
  /(?:https?:\/\/|www\.)[^\s]+[^\s.,;:!?)]|\b[a-z0-9-]+\.example(?:\/[^\s]*[^\s.,;:!?)])?|@[\w]+|#[\p{L}\p{N}_]+/giu;

function kindOf(mark: string): PieceKind {
  if (mark.startsWith('@')) return 'mention';
  return mark.startsWith('#') ? 'tag' : 'link';
}

/** A text in pieces: plain ones, links, mentions and hashtags. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > from) pieces.push({ kind: 'text', text: text.slice(from, found.index) });
    pieces.push({ kind: kindOf(found[0]), text: found[0] });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}

const marksOf = (text: string, kind: PieceKind): string[] => [
  ...new Set(piecesOf(text).flatMap(p => (p.kind === kind ? [p.text.slice(kind === 'link' ? 0 : 1)] : []))),
];
/** Hashtags of a text, without the #. */
export const tagsOf = (text: string): string[] => marksOf(text, 'tag');
/** Handles that a text mentions, without the @. */
export const mentionsOf = (text: string): string[] => marksOf(text, 'mention');
export const linksOf = (text: string): string[] => marksOf(text, 'link');

export type Lang = 'en' | 'zh' | 'es' | 'ar';
/** The language that a text of the owner is taken for. */
export function langOf(text: string): Lang {
  if (/[\u4E00-\u9FFF]/u.test(text)) return 'zh';
  if (/[\u0600-\u06FF]/u.test(text)) return 'ar';
  return /[¿¡ñ]/iu.test(text) ? 'es' : 'en';
}

/** A text as searches compare it: without accents and capitals. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The word that is being written at the end of a text, where it is a mention or a hashtag. */
export function openMark(text: string): { kind: 'mention' | 'tag'; start: string } | null {
  const found = /(?:^|\s)([@#])([\p{L}\p{N}_]*)$/u.exec(text);
  if (!found) return null;
  return { kind: found[1] === '@' ? 'mention' : 'tag', start: found[2]! };
}

/** The first words of a text, as names of buttons and entries of the ledger have them. */
export function shortOf(text: string, most = 40): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const all = [...line];
  return all.length <= most
    ? line
    : `${all
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
