import { blocksOf, piecesOf } from './markdown.ts';

/*
 * How many lines a text takes, from the advance widths of the phone’s fonts (thousandths of the size). Rows of lists need their height before they
 * are drawn. Where the two differ a line is counted too many, never one too few.
 */
const WIDTHS = {
  400: '248 258 320 616 562 732 622 175 342 348 431 567 197 276 264 413 562 562 562 562 562 562 562 562 562 562 242 211 508 549 523 473 898 652 623 651 656 568 553 681 713 272 552 627 539 873 713 688 631 688 616 594 597 648 637 887 627 601 599 265 411 265 418 451 309 544 562 523 564 530 348 562 551 243 239 507 243 877 552 570 562 568 339 516 327 551 484 751 496 473 496 338 244 338 680',
  700: '249 271 318 592 574 739 658 161 350 351 454 545 246 394 290 371 574 574 574 574 574 574 574 574 574 574 282 263 510 574 516 498 896 672 638 654 650 563 549 682 706 292 559 636 541 875 706 689 645 689 641 616 620 659 653 875 635 619 607 277 421 277 438 445 330 535 563 521 563 540 358 571 560 265 260 534 265 866 561 564 563 564 366 514 338 560 506 734 509 503 509 330 252 330 648',
} as const;
export type Weight = keyof typeof WIDTHS;
const TABLES: Readonly<Record<Weight, readonly number[]>> = {
  400: WIDTHS[400].split(' ').map(Number),
  700: WIDTHS[700].split(' ').map(Number),
};
const OTHERS: Readonly<Record<string, number>> = {
  '‘': 233,
  '’': 229,
  '“': 403,
  '”': 407,
  '–': 660,
  '—': 785,
  '…': 745,
  '£': 594,
  '€': 574,
  '·': 302,
  '×': 534,
  '°': 390,
};
/** Kerning and rounding may cost a little. */
const SAFETY = 1.02;
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/u;
const ARABIC = /[\u0600-\u06ff\u0750-\u077f]/u;
/** Punctuation that stays with the character before it. */
const CLOSING = /[，。、！？；：）」』”’…]/u;

function widthOf(char: string, weight: Weight): number {
  const code = char.codePointAt(0)!;
  if (code >= 32 && code < 127) return TABLES[weight][code - 32]!;
  if (OTHERS[char] !== undefined) return OTHERS[char];
  if (WIDE.test(char)) return 1_000;
  if (ARABIC.test(char)) return 620;
  const base = char.normalize('NFD')[0]!.codePointAt(0)!;
  if (base >= 32 && base < 127) return TABLES[weight][base - 32]!;
  return code > 0x2600 ? 1_300 : 700;
}
export const textWidth = (text: string, size: number, weight: Weight = 400): number =>
  ([...text].reduce((sum, char) => sum + widthOf(char, weight), 0) * size * SAFETY) / 1_000;

/** Words as lines may break between them, each with the blank after it. */
function wordsOf(line: string): string[] {
  const out: string[] = [];
  let word = '';
  for (const char of line) {
    if (WIDE.test(char) && !(CLOSING.test(char) && word !== '')) {
      if (word !== '') out.push(word);
      word = char;
    } else if (
      word !== '' &&
      (word.endsWith(' ') || WIDE.test(word.at(-1)!)) &&
      !CLOSING.test(char) &&
      char !== ' '
    ) {
      out.push(word);
      word = char;
    } else word += char;
  }
  if (word !== '') out.push(word);
  return out;
}

/** Lines that a text takes in a width, at a size in points. */
export function linesIn(text: string, width: number, size: number, weight: Weight = 400): number {
  let lines = 0;
  for (const line of text.split('\n')) {
    lines++;
    let at = 0;
    for (const word of wordsOf(line)) {
      const bare = textWidth(word.trimEnd(), size, weight);
      if (at > 0 && at + bare > width) {
        lines++;
        at = 0;
      }
      // A word that is wider than the line breaks anywhere.
      if (bare > width) {
        const full = Math.floor(bare / (width * 0.96));
        lines += full;
        at += bare - full * width * 0.96;
      } else at += textWidth(word, size, weight);
    }
  }
  return lines;
}

/** Sizes of text in Markdown, at scale 1. */
export const BODY = { size: 15, line: 22, gap: 8, indent: 22 } as const;

/** Height of a text in Markdown, in points. */
export function markdownHeight(text: string, width: number, scale: number): number {
  const size = BODY.size * scale;
  const blocks = blocksOf(text);
  const lines = blocks.reduce((sum, block) => {
    const plain = piecesOf(block.text)
      .map(piece => piece.text)
      .join('');
    const isHeavy = block.kind === 'heading' || /\*\*|`/.test(block.text);
    const indent = block.kind === 'text' || block.kind === 'heading' ? 0 : BODY.indent * scale;
    const factor = block.kind === 'code' ? 1.12 : 1;
    return sum + linesIn(plain, width - indent, size * factor, isHeavy ? 700 : 400);
  }, 0);
  const gaps = Math.max(0, blocks.length - 1) * BODY.gap;
  return Math.ceil(lines * BODY.line * scale + gaps * scale);
}
