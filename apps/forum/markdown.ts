/** A piece of a line: plain, emphasised, code, or a link. */
export interface Piece {
  text: string;
  mark: 'plain' | 'bold' | 'slanted' | 'struck' | 'code' | 'link';
  /** What a link leads to: an address, `hearthside:…`, `u/name` or `c/name`. */
  to?: string;
}
/** A block of text that is set by itself. */
export interface Block {
  kind: 'text' | 'quote' | 'item' | 'number' | 'code' | 'heading';
  text: string;
  /** Number of a numbered item. */
  number?: number;
}

const INLINE =
  /`([^`]+)`|\*\*([^*]+)\*\*|~~([^~]+)~~|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)|(https?:\/\/[^\s)]+[^\s).,!?;:’”]|hearthside:[\w-]+)|(?<![\p{L}\p{N}/])([uc]\/[A-Za-z0-9_]{3,24})/gu;

/** A line in pieces. Everything stays text: nothing that is written is ever markup. */
export function piecesOf(text: string): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    const [all, code, bold, struck, slanted, label, to, address, name] = found;
    if (found.index > from) out.push({ text: text.slice(from, found.index), mark: 'plain' });
    if (code !== undefined) out.push({ text: code, mark: 'code' });
    else if (bold !== undefined) out.push({ text: bold, mark: 'bold' });
    else if (struck !== undefined) out.push({ text: struck, mark: 'struck' });
    else if (slanted !== undefined) out.push({ text: slanted, mark: 'slanted' });
    else if (label !== undefined) out.push({ text: label, mark: 'link', to: to! });
    else out.push({ text: all, mark: 'link', to: address ?? name! });
    from = found.index + all.length;
  }
  if (from < text.length) out.push({ text: text.slice(from), mark: 'plain' });
  return out;
}

const NUMBER = /^(\d{1,3})[.)]\s+/;
/** A text in blocks: paragraphs, quotes, items, code, headings. Lines of a paragraph stay lines. */
export function blocksOf(text: string): Block[] {
  const out: Block[] = [];
  let isOpen = false;
  let isCode = false;
  const add = (kind: Block['kind'], line: string, joins: boolean) => {
    const last = out.at(-1);
    if (joins && isOpen && last?.kind === kind) last.text += `\n${line}`;
    else out.push({ kind, text: line });
    isOpen = joins;
  };
  for (const line of text.split('\n')) {
    if (/^```/.test(line)) {
      isCode = !isCode;
      isOpen = false;
    } else if (isCode) add('code', line, true);
    else if (line.trim() === '') isOpen = false;
    else if (/^#{1,4}\s+/.test(line)) add('heading', line.replace(/^#{1,4}\s+/, ''), false);
    else if (/^>/.test(line)) add('quote', line.replace(/^>\s?/, ''), true);
    else if (/^[-*]\s+/.test(line)) add('item', line.replace(/^[-*]\s+/, ''), false);
    else if (NUMBER.test(line)) {
      add('number', line.replace(NUMBER, ''), false);
      out.at(-1)!.number = Number(NUMBER.exec(line)![1]);
    } else add('text', line, true);
  }
  return out;
}

/** The words alone, in one line, for lists. */
export const textOfMarkdown = (text: string): string =>
  blocksOf(text)
    .map(block =>
      piecesOf(block.text)
        .map(piece => piece.text)
        .join(''),
    )
    .join(' ')
    .replace(/\s+/g, ' ');
