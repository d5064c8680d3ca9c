/**
 * How wide text is and into how many lines it falls, from the widths of the font alone: a screen knows the height of each of its
 * posts before it draws one. Widths are thousandths of the font’s size.
 */
const ASCII = [
  248, 258, 320, 616, 562, 732, 622, 175, 342, 348, 431, 567, 197, 276, 264, 413, 562, 562, 562, 562, 562,
  562, 562, 562, 562, 562, 242, 211, 508, 549, 523, 473, 898, 652, 623, 651, 656, 568, 553, 681, 713, 272,
  552, 627, 539, 873, 713, 688, 631, 688, 616, 594, 597, 648, 637, 887, 627, 601, 599, 265, 411, 265, 418,
  451, 309, 544, 562, 523, 564, 530, 348, 562, 551, 243, 239, 507, 243, 877, 552, 570, 562, 568, 339, 516,
  327, 551, 484, 751, 496, 473, 496, 338, 244, 338, 680,
];
const SIGNS: Readonly<Record<string, number>> = {
  '’': 200,
  '‘': 200,
  '“': 354,
  '”': 357,
  '–': 656,
  '—': 781,
  '…': 669,
  '·': 261,
  '£': 582,
  '°': 374,
  '\u200B': 0,
};
const FULL = 1000;
const EMOJI = 1275;
const ARABIC = 560;
const OTHER = 590;
const WIDE = /[\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF]/u;
const PICTOGRAM = /\p{Extended_Pictographic}/u;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function clusterWidth(cluster: string): number {
  const code = cluster.charCodeAt(0);
  if (cluster.length === 1 && code >= 32 && code < 127) return ASCII[code - 32]!;
  const sign = SIGNS[cluster];
  if (sign !== undefined) return sign;
  if (PICTOGRAM.test(cluster)) return EMOJI;
  if (WIDE.test(cluster)) return FULL;
  if (/[\u0600-\u06FF]/u.test(cluster)) return ARABIC;
  const base = cluster.normalize('NFD').charCodeAt(0);
  return base >= 32 && base < 127 ? ASCII[base - 32]! : OTHER;
}

/** Width of a text in points at a font size. */
export function widthOf(text: string, size: number): number {
  let sum = 0;
  for (const { segment } of clusters.segment(text)) sum += clusterWidth(segment);
  return (sum * size) / 1000;
}

/** Pieces between which a line may break: words with the blank behind them, and single wide characters. */
function unitsOf(paragraph: string): string[] {
  const units: string[] = [];
  let word = '';
  const flush = () => {
    if (word !== '') units.push(word);
    word = '';
  };
  for (const { segment } of clusters.segment(paragraph)) {
    if (WIDE.test(segment) && !PICTOGRAM.test(segment)) {
      // Closing marks stay with the character before them.
      if (/[，。！？：；、）》」』”…]/u.test(segment) && units.length > 0 && word === '')
        units[units.length - 1] += segment;
      else {
        flush();
        units.push(segment);
      }
      continue;
    }
    word += segment;
    if (segment === ' ' || segment === '-' || segment === '–' || segment === '—') flush();
  }
  flush();
  return units;
}

/** Widths of the table are a little too small for bold, shaped and kerned text: what is left free of each line. */
const SPARE = 0.975;

function linesOfParagraph(paragraph: string, size: number, room: number): number {
  let lines = 1;
  let used = 0;
  for (const unit of unitsOf(paragraph)) {
    const bare = widthOf(unit.trimEnd(), size);
    if (used > 0 && used + bare > room) {
      lines++;
      used = 0;
    }
    // A word longer than a line is broken anywhere.
    if (bare > room) {
      lines += Math.ceil(bare / room) - 1;
      used = bare % room;
      continue;
    }
    used += widthOf(unit, size);
  }
  return lines;
}

/** Lines into which a text falls in `width` points. */
export function linesOf(text: string, size: number, width: number): number {
  const room = width * SPARE;
  return text.split('\n').reduce((sum, paragraph) => sum + linesOfParagraph(paragraph, size, room), 0);
}
