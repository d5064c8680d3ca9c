/**
 * Photographs of written things whose words are parameters: a receipt, a note by hand, a recipe card, a
 * frame of a video. All that is on them stands in the picture's name,
 * so that such a picture can be stored, edited and sent as any other, and the kit's `Picture` draws it. The
 * words are to be seen, never read from elements.
 */
export interface Sheet {
  kind: SheetKind;
  title: string;
  /** A tab parts what stands on the left of a line from what stands on its right. */
  lines: readonly string[];
}

export const SHEET_KINDS = ['receipt', 'note', 'card', 'frame'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

const PREFIX = 'sheet:';

/** The name of the picture that shows this. */
export const sheetPicture = ({ kind, title, lines }: Sheet): string =>
  PREFIX + encodeURIComponent(JSON.stringify([kind, title, ...lines]));

/** What a picture's name (without edits) says is written on it; null for every other picture, and for a name that is cut or wrong. */
export function readSheet(name: string): Sheet | null {
  if (!name.startsWith(PREFIX)) return null;
  try {
    const [kind, title, ...lines] = JSON.parse(decodeURIComponent(name.slice(PREFIX.length))) as unknown[];
    if (
      !SHEET_KINDS.includes(kind as SheetKind) ||
      typeof title !== 'string' ||
      !lines.every(line => typeof line === 'string')
    )
      return null;
    return { kind: kind as SheetKind, title, lines };
  } catch {
    return null;
  }
}

/** Pixels that a camera gives such a picture, and the units in which it is drawn. */
export const sheetSize = (kind: SheetKind): { width: number; height: number; across: number; down: number } =>
  kind === 'frame'
    ? { width: 1920, height: 1080, across: 1600, down: 900 }
    : { width: 3000, height: 4000, across: 900, down: 1200 };

/**
 * Breaks a line between words so that each piece has at most `room` characters, wide scripts counting double;
 * a word that is longer is broken itself.
 */
export function wrapLine(line: string, room: number): string[] {
  const widthOf = (text: string) =>
    [...text].reduce((sum, c) => sum + (c.codePointAt(0)! >= 0x2e80 ? 2 : 1), 0);
  const pieces: string[] = [];
  let piece = '';
  // A wide character may end a line anywhere, others only at spaces.
  for (const word of line.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+|\s+/gu) ?? []) {
    if (piece !== '' && widthOf(piece + word.trimEnd()) > room) {
      pieces.push(piece.trimEnd());
      piece = '';
    }
    let rest = piece === '' ? word.trimStart() : word;
    while (piece === '' && widthOf(rest) > room) {
      const [head, tail] = cutAt(rest, room, widthOf);
      pieces.push(head);
      rest = tail;
    }
    piece += rest;
  }
  return piece.trimEnd() === '' && pieces.length > 0 ? pieces : [...pieces, piece.trimEnd()];
}

function cutAt(word: string, room: number, widthOf: (text: string) => number): [string, string] {
  const letters = [...word];
  let n = 1;
  while (n < letters.length && widthOf(letters.slice(0, n + 1).join('')) <= room) n += 1;
  return [letters.slice(0, n).join(''), letters.slice(n).join('')];
}
